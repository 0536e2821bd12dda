#include "protocol/protocol.h"

#include <algorithm>
#include <utility>

#include "protocol/json.h"
#include "protocol/request_table.h"
#include "protocol/requests.h"
#include "session/tokens.h"

namespace seatmate {

namespace {

using Kind = KnownRequest::Kind;

bool fits(const Doc& value, Kind kind) {
  switch (kind) {
    case Kind::text:
      return value.is_text();
    // More than any game has entries, less than what overflows.
    case Kind::count:
      return value.is_number() && value.number() >= 0 && value.number() < (1 << 30);
    case Kind::list:
      return value.is_list();
    case Kind::object:
      return value.is_object();
    case Kind::any:
      return true;
  }
  return false;
}

Message name_of(Kind kind) {
  switch (kind) {
    case Kind::text:
      return {"protocol.kind.text", {}};
    case Kind::count:
      return {"protocol.kind.count", {}};
    case Kind::list:
      return {"protocol.kind.list", {}};
    case Kind::object:
      return {"protocol.kind.object", {}};
    case Kind::any:
      break;
  }
  return {"protocol.kind.any", {}};
}

Outcome check_members(const Doc& request, const KnownRequest& known) {
  for (const auto& argument : known.arguments) {
    if (argument.name.empty()) break;
    const Doc* const found = request.find(argument.name);
    if (found == nullptr) {
      if (argument.required) return refuse("protocol.error.missing", {{"member", argument.name}});
    } else if (!fits(*found, argument.kind)) {
      return refuse("protocol.error.kind",
                    {{"member", argument.name}, {"kind", name_of(argument.kind)}});
    }
  }
  for (const auto& [key, value] : request.members()) {
    const auto called = [&](const auto& argument) { return argument.name == key; };
    if (key != "do" && key != "tag" && std::ranges::none_of(known.arguments, called))
      return refuse("protocol.error.unknown-member", {{"member", key}, {"do", known.name}});
  }
  return Done{};
}

}  // namespace

Result<GameData> read_data(std::string_view game, std::span<const embedded::File> files) {
  constexpr std::string_view ending = ".json";
  GameData data{Doc::object(), 0};
  Fnv digest;
  const std::string folder = std::string(game) + "/";
  for (const embedded::File& file : files) {
    if (!file.path.starts_with(folder) || !file.path.ends_with(ending)) continue;
    std::optional<Doc> doc = parse_json(file.content);
    if (!doc) return refuse("protocol.error.data", {{"file", file.path}});
    std::string_view name = file.path.substr(folder.size());
    name.remove_suffix(ending.size());
    data.doc.set(name, with_plain_numbers(std::move(*doc)));
    digest.add(file.path).add("\n").add(file.content);
  }
  data.digest = digest.value();
  return data;
}

Protocol::Protocol(World world) : world_(std::move(world)) {
  for (const Game* game : world_.games) {
    shelves_.emplace_back();
    shelves_.back().game = game;
  }
}

Protocol::~Protocol() = default;

std::string Protocol::call(std::string_view text) {
  if (text.size() > longest_json) return dump_json(failure({"protocol.error.too-large", {}}));
  const std::optional<Doc> request = parse_json(text);
  if (!request || !request->is_object())
    return dump_json(failure({"protocol.error.json", {{"example", R"({"do":"games"})"}}}));
  Doc response = answer(*request);
  if (const Doc* const tag = request->find("tag")) set(response, {"tag", *tag});
  return dump_json(response);
}

Doc Protocol::answer(const Doc& request) {
  struct Answer {
    std::string_view request;
    Doc (Protocol::*answer)(const Doc&);
  };
  static constexpr Answer answers[]{
      {"games", &Protocol::games},
      {"rules", &Protocol::rules},
      {"list", &Protocol::list},
      {"record", &Protocol::record},
      {"new", &Protocol::start},
      {"open", &Protocol::open},
      {"show", &Protocol::show},
      {"input", &Protocol::input},
      {"adjust", &Protocol::adjust},
      {"undo", &Protocol::undo},
      {"redo", &Protocol::redo},
      {"jump", &Protocol::jump},
      {"mend", &Protocol::mend},
      {"moves", &Protocol::moves},
      {"history", &Protocol::history},
      {"progress", &Protocol::progress},
      {"why", &Protocol::why},
      {"export", &Protocol::take_out},
      {"import", &Protocol::take_in},
      {"rename", &Protocol::rename},
      {"remove", &Protocol::remove},
      {"decide", &Protocol::decide},
      {"printed", &Protocol::printed},
      {"telling", &Protocol::telling},
      {"facts-out", &Protocol::facts_out},
      {"facts-in", &Protocol::facts_in},
      {"facts-check", &Protocol::facts_check},
      {"forget", &Protocol::forget},
      {"deck-out", &Protocol::deck_out},
      {"deck-template", &Protocol::deck_template},
      {"deck-in", &Protocol::deck_in},
      {"deck-check", &Protocol::deck_check},
      {"campaigns", &Protocol::campaigns},
      {"campaign-new", &Protocol::campaign_new},
      {"campaign-next", &Protocol::campaign_next},
      {"campaign-export", &Protocol::campaign_out},
      {"campaign-import", &Protocol::campaign_in},
      {"news", &Protocol::news},
  };
  static_assert(
      std::ranges::equal(answers, request_table::all, {}, &Answer::request, &KnownRequest::name));
  if (request.find("do") == nullptr) return failure({"protocol.error.missing", {{"member", "do"}}});
  const std::string& what = text_of(request, "do");
  const KnownRequest* const known = known_request(what);
  if (known == nullptr) return failure({"protocol.error.unknown-request", {{"do", what}}});
  if (const Outcome right = check_members(request, *known); !right) return failure(right.why());
  static_cast<void>(world_.store->take_changes());  // of another
  Doc response = (this->*answers[known - request_table::all].answer)(request);
  const std::vector<Written> changes = world_.store->take_changes();
  if (known->changes != KnownRequest::Changes::nothing && !changes.empty() &&
      response["ok"].truth())
    set(response, {"changes", to_json(changes)});
  return response;
}

Result<Rules> Protocol::rules_of(Shelf& shelf) const {
  if (shelf.box == nullptr && shelf.trouble.empty()) {
    const Result<GameData> data = read_data(shelf.game->info().id, world_.data);
    if (data) {
      Result<std::unique_ptr<const Box>> box = shelf.game->open(data->doc);
      if (box)
        shelf.box = std::move(*box);
      else
        shelf.trouble = box.why();
      shelf.data = data->digest;
    } else {
      shelf.trouble = data.why();
    }
  }
  if (shelf.box == nullptr) return Refusal{shelf.trouble};
  return Rules{shelf.box.get(), shelf.data};
}

Result<Rules> Protocol::rules_of(std::string_view game) {
  for (Shelf& shelf : shelves_)
    if (shelf.game->info().id == game) return rules_of(shelf);
  return refuse("protocol.error.unknown-game", {{"game", game}});
}

Session& Protocol::keep(Session session) {
  // Somebody who goes through all games does not need them all at once.
  constexpr std::size_t most = 8;
  if (sessions_.size() >= most) sessions_.clear();
  const std::string id = session.journal().header.id;
  return sessions_.insert_or_assign(id, std::move(session)).first->second;
}

Result<Session*> Protocol::session(const Doc& request) {
  const std::string& id = text_of(request, "id");
  const auto known = sessions_.find(id);
  const Result<Revision> revision = world_.store->revision(id);
  if (revision && known != sessions_.end() && known->second.revision() == *revision)
    return &known->second;
  // Gone, or another program has gone on with it: what we remember is no longer the game.
  if (known != sessions_.end()) sessions_.erase(known);
  if (!revision) return revision.refusal();
  Result<Loaded> loaded = world_.store->load(id);
  if (!loaded) return loaded.refusal();
  const Result<Rules> rules = rules_of(loaded->journal.header.game);
  if (!rules) return rules.refusal();
  Result<Session> opened = Session::open(*rules, std::move(loaded->journal), world_.store,
                                         loaded->revision, loaded->unread);
  if (!opened) return opened.refusal();
  return &keep(std::move(*opened));
}

Doc Protocol::games(const Doc& request) {
  const std::string& only = text_of(request, "game");
  Doc all = Doc::list();
  for (Shelf& shelf : shelves_) {
    const GameInfo& info = shelf.game->info();
    if (!only.empty() && info.id != only) continue;
    Doc game = object({{"id", info.id}, {"prefix", info.prefix}});
    set(game, {"name", to_json(Message{std::string(info.prefix) + ".name", {}})});
    set(game, {"rules_version", info.rules_version});
    if (const Result<Rules> rules = rules_of(shelf)) {
      set(game, {"options", to_json(rules->box->options())});
      if (rules->box->has_campaigns()) set(game, {"campaigns", true});
    } else {
      set(game, {"error", to_json(rules.why())});
    }
    all.push(std::move(game));
  }
  if (!only.empty() && all.items().empty())
    return failure({"protocol.error.unknown-game", {{"game", only}}});
  Doc out = success();
  set(out, {"games", std::move(all)});
  return out;
}

Doc Protocol::rules(const Doc& request) {
  const std::string& id = text_of(request, "game");
  for (const Shelf& shelf : shelves_)
    if (shelf.game->info().id == id) {
      Doc out = success();
      Doc& ids = set(out, {"rules", Doc::list()});
      for (const std::string_view rule : shelf.game->info().rules) ids.push(rule);
      return out;
    }
  return failure({"protocol.error.unknown-game", {{"game", id}}});
}

// NOLINTNEXTLINE(readability-make-member-function-const): requests have one shape
Doc Protocol::news(const Doc& request) {
  std::optional<Revision> after;
  if (request.find("after") != nullptr) after = count_of(request, "after", 0);
  const Result<News> news = world_.store->news(after);
  if (!news) return failure(news.why());
  Doc out = success();
  set(out, {"revision", static_cast<std::int64_t>(news->revision)});
  if (news->again)
    set(out, {"again", true});
  else
    set(out, {"news", to_json(news->changes)});
  return out;
}

Doc Protocol::decide(const Doc& request) {
  const Result<Rules> rules = rules_of(text_of(request, "game"));
  if (!rules) return failure(rules.why());
  Doc out = success();
  Doc& results = set(out, {"results", Doc::list()});
  for (const Doc& question : request["cases"].items())
    results.push(rules->box->decide(with_plain_numbers(question)));
  return out;
}

}  // namespace seatmate
