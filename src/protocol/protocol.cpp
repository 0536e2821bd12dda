#include "protocol/protocol.h"

#include <algorithm>
#include <utility>

#include "protocol/json.h"
#include "protocol/requests.h"
#include "session/tokens.h"

namespace seatmate {

namespace {

constexpr std::size_t longest_request = 2 * longest_journal;

enum class Kind : std::uint8_t { text, count, list, object, any };

struct Member {
  std::string_view name;
  Kind kind = Kind::any;
  bool required = true;
};

bool fits(const Json& value, Kind kind) {
  switch (kind) {
    case Kind::text:
      return value.is_string();
    // More than any game has entries, less than what overflows.
    case Kind::count:
      return value.is_number_unsigned() && value.get<std::uint64_t>() < (1U << 30U);
    case Kind::list:
      return value.is_array();
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

constexpr Member optional(std::string_view name, Kind kind) { return {name, kind, false}; }

Outcome check_members(const Json& request, std::string_view what, std::span<const Member> members) {
  for (const Member& member : members) {
    if (member.name.empty()) break;
    const Json* const found = find(request, member.name);
    if (found == nullptr) {
      if (member.required) return refuse("protocol.error.missing", {{"member", member.name}});
    } else if (!fits(*found, member.kind)) {
      return refuse("protocol.error.kind",
                    {{"member", member.name}, {"kind", name_of(member.kind)}});
    }
  }
  for (const auto& [key, value] : members_of(request)) {
    const bool known = key == "do" || key == "tag" ||
                       std::ranges::any_of(members, [&](const Member& m) { return m.name == key; });
    if (!known) return refuse("protocol.error.unknown-member", {{"member", key}, {"do", what}});
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
    const Json json = parse_json(file.content);
    if (json.is_discarded()) return refuse("protocol.error.data", {{"file", file.path}});
    std::string_view name = file.path.substr(folder.size());
    name.remove_suffix(ending.size());
    data.doc.set(name, to_doc(json));
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
  if (text.size() > longest_request) return dump_json(failure({"protocol.error.too-large", {}}));
  const Json request = parse_json(text);
  if (!request.is_object())
    return dump_json(failure({"protocol.error.json", {{"example", R"({"do":"games"})"}}}));
  Json response = answer(request);
  if (const Json* const tag = find(request, "tag")) set(response, {"tag", *tag});
  return dump_json(response);
}

Json Protocol::answer(const Json& request) {
  struct Known {
    std::string_view what;
    Json (Protocol::*answer)(const Json&);
    Member members[4];  // the rest have no name
  };
  static constexpr Member game{"game", Kind::text};
  static constexpr Member id{"id", Kind::text};
  static constexpr Member after = optional("after", Kind::count);
  static constexpr Known known[]{
      {"games", &Protocol::games, {optional("game", Kind::text)}},
      {"rules", &Protocol::rules, {game}},
      {"list", &Protocol::list, {}},
      {"new",
       &Protocol::start,
       {game, optional("settings", Kind::object), optional("seed", Kind::any),
        optional("title", Kind::text)}},
      {"open", &Protocol::open, {id}},
      {"show", &Protocol::show, {id, optional("parts", Kind::list)}},
      {"input", &Protocol::input, {id, {"entries", Kind::list}, after}},
      {"adjust", &Protocol::adjust, {id, {"path", Kind::text}, {"value", Kind::any}, after}},
      {"undo", &Protocol::undo, {id, optional("steps", Kind::count), after}},
      {"redo", &Protocol::redo, {id, optional("steps", Kind::count), after}},
      {"jump", &Protocol::jump, {id, {"to", Kind::count}, after}},
      {"history", &Protocol::history, {id, optional("from", Kind::count)}},
      {"progress", &Protocol::progress, {id}},
      {"why", &Protocol::why, {id, optional("entry", Kind::count), optional("step", Kind::count)}},
      {"export", &Protocol::take_out, {id}},
      {"import", &Protocol::take_in, {{"text", Kind::text}}},
      {"rename", &Protocol::rename, {id, {"title", Kind::text}}},
      {"remove", &Protocol::remove, {id}},
      {"decide", &Protocol::decide, {game, {"cases", Kind::list}}},
      {"printed", &Protocol::printed, {game}},
      {"facts-out", &Protocol::facts_out, {game}},
      {"facts-in", &Protocol::facts_in, {{"text", Kind::text}}},
      {"facts-check", &Protocol::facts_check, {{"text", Kind::text}}},
      {"forget", &Protocol::forget, {game, id}},
      {"deck-out", &Protocol::deck_out, {game, optional("name", Kind::text)}},
      {"deck-template", &Protocol::deck_template, {game}},
      {"deck-in", &Protocol::deck_in, {{"text", Kind::text}}},
      {"deck-check", &Protocol::deck_check, {{"text", Kind::text}}},
      {"campaigns", &Protocol::campaigns, {}},
      {"campaign-new",
       &Protocol::campaign_new,
       {game, optional("settings", Kind::object), optional("seed", Kind::any),
        optional("title", Kind::text)}},
      {"campaign-next",
       &Protocol::campaign_next,
       {id, optional("settings", Kind::object), optional("seed", Kind::any),
        optional("title", Kind::text)}},
      {"campaign-export", &Protocol::campaign_out, {id}},
      {"campaign-import", &Protocol::campaign_in, {{"text", Kind::text}}},
  };
  if (find(request, "do") == nullptr)
    return failure({"protocol.error.missing", {{"member", "do"}}});
  const std::string& what = text_of(request, "do");
  for (const Known& one : known)
    if (one.what == what) {
      const Outcome right = check_members(request, what, one.members);
      return right ? (this->*one.answer)(request) : failure(right.why());
    }
  return failure({"protocol.error.unknown-request", {{"do", what}}});
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

Result<Session*> Protocol::session(const Json& request) {
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
  Result<Session> opened =
      Session::open(*rules, std::move(loaded->journal), world_.store, loaded->revision);
  if (!opened) return opened.refusal();
  return &keep(std::move(*opened));
}

Json Protocol::games(const Json& request) {
  const std::string& only = text_of(request, "game");
  Json all = Json::array();
  for (Shelf& shelf : shelves_) {
    const GameInfo& info = shelf.game->info();
    if (!only.empty() && info.id != only) continue;
    Json game = object({{"id", info.id}, {"prefix", info.prefix}});
    set(game, {"name", to_json(Message{std::string(info.prefix) + ".name", {}})});
    set(game, {"rules_version", info.rules_version});
    if (const Result<Rules> rules = rules_of(shelf)) {
      Json& options = set(game, {"options", Json::array()});
      for (const SetupOption& option : rules->box->options()) options.push_back(to_json(option));
      if (rules->box->has_campaigns()) set(game, {"campaigns", true});
    } else {
      set(game, {"error", to_json(rules.why())});
    }
    all.push_back(std::move(game));
  }
  if (!only.empty() && all.empty())
    return failure({"protocol.error.unknown-game", {{"game", only}}});
  Json out = success();
  set(out, {"games", std::move(all)});
  return out;
}

Json Protocol::rules(const Json& request) {
  const std::string& id = text_of(request, "game");
  for (const Shelf& shelf : shelves_)
    if (shelf.game->info().id == id) {
      Json out = success();
      Json& ids = set(out, {"rules", Json::array()});
      for (const std::string_view rule : shelf.game->info().rules) ids.push_back(rule);
      return out;
    }
  return failure({"protocol.error.unknown-game", {{"game", id}}});
}

Json Protocol::decide(const Json& request) {
  const Result<Rules> rules = rules_of(text_of(request, "game"));
  if (!rules) return failure(rules.why());
  Json out = success();
  Json& results = set(out, {"results", Json::array()});
  for (const Json& question : *find(request, "cases"))
    results.push_back(to_json(rules->box->decide(to_doc(question))));
  return out;
}

}  // namespace seatmate
