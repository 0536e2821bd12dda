// The requests that belong to one game: to play it, to look at it, to move it about.

#include <charconv>
#include <utility>

#include "engine/characters.h"
#include "engine/message.h"
#include "engine/moves.h"
#include "engine/scenes.h"
#include "protocol/json.h"
#include "protocol/protocol.h"
#include "protocol/requests.h"
#include "protocol/taken_back.h"

namespace seatmate {

namespace {

constexpr std::size_t longest_title = 200;
constexpr std::size_t longest_id = 64;
constexpr std::size_t most_entries = 1000;

struct Parts {
  bool prompt = false, report = false, result = false, view = false, table = false, tracked = false,
       setup = false;
  [[nodiscard]] Parts without_board() const {
    Parts rest = *this;
    rest.view = rest.table = false;
    return rest;
  }
};
constexpr Parts usual{.prompt = true, .report = true, .result = true};

Doc no_such_step(std::size_t of) {
  return failure({"protocol.error.no-step", {{"of", static_cast<std::int64_t>(of)}}});
}

// With what moved from step to step.
Doc shown(Report report, Why why) {
  show_moves(report);
  return to_json(report, why);
}

Doc screen(const Session& session, Parts parts = usual) {
  const Header& header = session.journal().header;
  Doc out = success();
  set(out, {"id", header.id});
  set(out, {"game", header.game});
  set(out, {"title", header.title});
  if (!header.campaign.empty())
    set(out, {"campaign", object({{"id", header.campaign}, {"chapter", header.chapter}})});
  set(out, {"number", session.number()});
  set(out, {"of", session.end()});
  if (const std::size_t kept = session.kept()) set(out, {"kept", kept});
  const auto& damage = session.damage();
  if (damage) set(out, {"damaged", object({{"entry", damage->entry}, {"of", damage->of}})});
  set(out, {"summary", to_json(session.summary())});
  if (const std::vector<Countdown> timers = session.countdowns(); !timers.empty())
    set(out, {"timers", to_json(timers)});
  if (parts.prompt) {
    Prompt prompt = session.prompt();
    if (damage) prompt.forms.clear();  // nothing can be said to a damaged game
    set(out, {"prompt", to_json(prompt)});
  }
  if (parts.report) set(out, {"report", shown(session.report(), Why::counted)});
  if (parts.result)
    if (const std::optional<FinalResult> result = session.result())
      set(out, {"result", to_json(*result)});
  if (parts.view) set(out, {"view", to_json(session.view())});
  if (parts.table) set(out, {"table", to_json(session.play().tabletop())});
  if (parts.tracked) set(out, {"tracked", to_json(session.tracked())});
  if (parts.setup) {
    Doc settings = Doc::object();
    for (const auto& [option, token] : header.settings) set(settings, {option, token});
    set(out, {"setup", object({{"settings", std::move(settings)},
                               {"seed", std::to_string(header.seed)},
                               {"created", header.created},
                               {"rules_version", header.rules}})});
  }
  return out;
}

// One line, of a length that fits on one.
bool good_title(std::string_view title) {
  if (title.size() > longest_title || !is_utf8(title)) return false;
  for (const char c : title)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return false;
  return true;
}

// An id as we make them; one of a foreign journal could be anything.
bool good_id(std::string_view id) {
  if (id.empty() || id.size() > longest_id) return false;
  for (const char c : id)
    if (!(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9') && c != '-') return false;
  return true;
}

std::optional<std::uint64_t> seed_of(const Doc& json) {
  if (json.is_number() && json.number() >= 0) return static_cast<std::uint64_t>(json.number());
  const std::string& digits = json.is_text() ? json.text() : json.digits();
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), seed);
  if (error != std::errc{} || end != digits.data() + digits.size()) return {};
  return seed;
}

// The day (UTC) as 20261115; after Howard Hinnant's days_from_civil, which needs no calendar.
std::string day_of(std::int64_t now) {
  const std::int64_t days = (now < 0 ? 0 : now) / 86'400'000 + 719'468;
  const std::int64_t era = days / 146'097;
  const std::int64_t day_of_era = days % 146'097;
  const std::int64_t year_of_era =
      (day_of_era - day_of_era / 1460 + day_of_era / 36'524 - day_of_era / 146'096) / 365;
  const std::int64_t day_of_year =
      day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  const std::int64_t shifted = (5 * day_of_year + 2) / 153;  // months from March
  const std::int64_t day = day_of_year - (153 * shifted + 2) / 5 + 1;
  const std::int64_t month = shifted < 10 ? shifted + 3 : shifted - 9;
  const std::int64_t year = year_of_era + era * 400 + (month <= 2 ? 1 : 0);
  return std::to_string(year * 10'000 + month * 100 + day);
}

}  // namespace

Result<std::string> Protocol::new_id(std::string_view game, std::int64_t now) {
  std::string_view prefix = game;
  for (const Shelf& shelf : shelves_)
    if (shelf.game->info().id == game) prefix = shelf.game->info().prefix;
  const std::string base = std::string(prefix) + "-" + day_of(now) + "-";
  for (int n = 1;; ++n) {
    std::string id = base + std::to_string(n);
    const Result<Revision> taken = world_.store->revision(id);
    if (taken) continue;
    if (taken.why().id == "store.error.missing") return id;
    return taken.refusal();
  }
}

// What a request says of a game that is to begin; it has no id yet.
Result<NewGame> Protocol::new_game(const Doc& request, std::string_view name) {
  NewGame game;
  game.now = world_.clock();
  game.title = text_of(request, "title");
  if (!good_title(game.title)) return refuse("protocol.error.title");
  if (const Doc* const seed = request.find("seed"); seed != nullptr && !seed->is_null()) {
    const std::optional<std::uint64_t> given = seed_of(*seed);
    if (!given) return refuse("protocol.error.seed");
    game.seed = *given;
  } else {
    game.seed = world_.seed();
  }
  if (const Doc* const settings = request.find("settings"))
    for (const auto& [option, value] : settings->members()) {
      std::optional<std::string> token = token_of(value);
      if (!token) return refuse("protocol.error.token");
      game.settings.emplace_back(option, std::move(*token));
    }
  const Result<Facts> known = facts_of(name);
  if (!known) return known.refusal();
  game.facts = *known;
  return game;
}

// Begins it under an id that is free.
Result<Session*> Protocol::begin(std::string_view name, NewGame game,
                                 const std::function<Result<Session>(const NewGame&)>& start) {
  for (;;) {
    Result<std::string> id = new_id(name, game.now);
    if (!id) return id.refusal();
    game.id = std::move(*id);
    Result<Session> session = start(game);
    if (session) return &keep(std::move(*session));
    // Another program was quicker with this id: there is always a next one.
    if (session.why().id != "store.error.exists") return session.refusal();
  }
}

Doc Protocol::start(const Doc& request) {
  const std::string& name = text_of(request, "game");
  const Result<Rules> rules = rules_of(name);
  if (!rules) return failure(rules.why());
  Result<NewGame> game = new_game(request, name);
  if (!game) return failure(game.why());
  // A game that is played in campaigns begins one: a game by itself could never be followed up.
  const Result<Session*> session = begin(name, std::move(*game), [&](const NewGame& one) {
    return rules->box->has_campaigns() ? start_campaign(*rules, one, *world_.store)
                                       : Session::start(*rules, one, world_.store);
  });
  return session ? screen(**session) : failure(session.why());
}

// ---- campaigns

Doc Protocol::campaign_new(const Doc& request) {
  const std::string& name = text_of(request, "game");
  const Result<Rules> rules = rules_of(name);
  if (!rules) return failure(rules.why());
  Result<NewGame> game = new_game(request, name);
  if (!game) return failure(game.why());
  const Result<Session*> session = begin(name, std::move(*game), [&](const NewGame& one) {
    return start_campaign(*rules, one, *world_.store);
  });
  return session ? screen(**session) : failure(session.why());
}

// The next evening begins with “last time …”.
Doc Protocol::campaign_next(const Doc& request) {
  const Result<Campaign> campaign = find_campaign(*world_.store, text_of(request, "id"));
  if (!campaign) return failure(campaign.why());
  const Result<Rules> rules = rules_of(campaign->game);
  if (!rules) return failure(rules.why());
  Result<NewGame> game = new_game(request, campaign->game);
  if (!game) return failure(game.why());
  const Result<Session*> last = this->session(object({{"id", campaign->last().id}}));
  if (!last) return failure(last.why());
  Doc before = object({{"summary", to_json((*last)->summary())}});
  if (const std::optional<FinalResult> result = (*last)->result())
    set(before, {"result", to_json(*result)});
  const Result<Session*> session = begin(campaign->game, std::move(*game), [&](const NewGame& one) {
    return next_game(*rules, *campaign, one, *world_.store);
  });
  if (!session) return failure(session.why());
  Doc out = screen(**session);
  set(out, {"last", std::move(before)});
  return out;
}

// NOLINTNEXTLINE(readability-make-member-function-const): requests have one shape
Doc Protocol::campaign_out(const Doc& request) {
  const Result<Campaign> campaign = find_campaign(*world_.store, text_of(request, "id"));
  if (!campaign) return failure(campaign.why());
  const Result<std::string> text = export_campaign(*world_.store, *campaign);
  if (!text) return failure(text.why());
  Doc out = success();
  set(out, {"id", campaign->id});
  set(out, {"text", *text});
  return out;
}

Doc Protocol::campaign_in(const Doc& request) {
  const std::string& text = text_of(request, "text");
  const Result<std::string> name = game_of_campaign(text);
  if (!name) return failure(name.why());
  const Result<Rules> rules = rules_of(*name);
  if (!rules) return failure(rules.why());
  const Result<Campaign> campaign = import_campaign(*rules, text, *world_.store, world_.clock());
  if (!campaign) return failure(campaign.why());
  const Result<Session*> last = this->session(object({{"id", campaign->last().id}}));
  if (!last) return failure(last.why());
  return screen(**last);
}

Doc Protocol::open(const Doc& request) {
  if (const auto known = sessions_.find(text_of(request, "id")); known != sessions_.end())
    sessions_.erase(known);
  const Result<Session*> session = this->session(request);
  return session ? screen(**session) : failure(session.why());
}

Doc Protocol::show(const Doc& request) {
  Parts parts = usual;
  if (const Doc* const wanted = request.find("parts")) {
    parts = {};
    for (const Doc& part : wanted->items()) {
      const std::string& name = part.text();
      bool* const known = name == "prompt"    ? &parts.prompt
                          : name == "report"  ? &parts.report
                          : name == "result"  ? &parts.result
                          : name == "view"    ? &parts.view
                          : name == "table"   ? &parts.table
                          : name == "tracked" ? &parts.tracked
                          : name == "setup"   ? &parts.setup
                                              : nullptr;
      if (known == nullptr)
        return failure({"protocol.error.unknown-part", {{"part", dump_json(part)}}});
      *known = true;
    }
  }
  const Result<Session*> session = this->session(request);
  if (!session) return failure(session.why());
  if (request.find("entry") == nullptr && request.find("step") == nullptr)
    return screen(**session, parts);

  // View and table as they stood then; an entry that was taken as it was written down shows none.
  const Result<Explained> told = (*session)->why(count_of(request, "entry", (*session)->number()));
  if (!told) return failure(told.why());
  const std::size_t steps = told->report.steps.size();
  const std::size_t step = count_of(request, "step", steps);
  if (request.find("step") != nullptr && step >= steps) return no_such_step(steps);
  Doc out = screen(**session, parts.without_board());
  if (const auto& scenes = told->report.scenes) {
    if (parts.view) set(out, {"view", to_json(scenes->view(step + 1))});
    if (parts.table) set(out, {"table", to_json(scenes->at(step + 1))});
  }
  return out;
}

// Two devices at one table may both have said what happened; the second one looks first.
Result<Session*> Protocol::session_to_change(const Doc& request) {
  Result<Session*> session = this->session(request);
  if (session && request.find("after") != nullptr &&
      count_of(request, "after", 0) != (*session)->number())
    return refuse("store.error.behind", {{"id", text_of(request, "id")}});
  return session;
}

Doc Protocol::input(const Doc& request) { return enter(request, *request.find("entries")); }

Doc Protocol::adjust(const Doc& request) {
  Doc args = object({{"path", *request.find("path")}, {"value", *request.find("value")}});
  Doc entry = object({{"verb", adjust_verb}, {"args", std::move(args)}});
  Doc out = enter(request, Doc::list({std::move(entry)}));
  // `applied` and `entry` tell several entries apart; here is only one.
  out.remove("applied");
  out.remove("entry");
  return out;
}

Doc Protocol::enter(const Doc& request, const Doc& entries) {
  const std::vector<Doc>& all = entries.items();
  if (all.empty()) return failure({"protocol.error.no-entries", {}});
  if (all.size() > most_entries)
    return failure(
        {"protocol.error.too-many-entries", {{"most", static_cast<std::int64_t>(most_entries)}}});
  const Result<Session*> found = session_to_change(request);
  if (!found) return failure(found.why());
  Session& session = **found;
  if (const Outcome open = may_change(*world_.store, session.journal().header); !open)
    return failure(open.why());

  const std::int64_t now = world_.clock();
  std::vector<const Doc*> left;
  for (const Doc& entry : all) left.push_back(&entry);
  Session::Draft draft = session.draft();
  Doc applied = Doc::list();
  while (!left.empty()) {
    const Prompt prompt = draft.prompt();
    const std::size_t next = next_of(left, prompt);
    const Result<Entry> entry = entry_of(*left[next], prompt, now);
    const Result<Report> report = entry ? draft.add(*entry) : Result<Report>(entry.refusal());
    if (!report) {
      Doc out = failure(report.why());
      set(out, {"entry", left[next] - all.data()});
      return out;
    }
    applied.push(object({{"number", draft.number()}, {"report", shown(*report, Why::counted)}}));
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(next));
  }
  if (const Outcome done = session.commit(std::move(draft)); !done) return failure(done.why());
  Doc out = screen(session);
  set(out, {"applied", std::move(applied)});
  return out;
}

Doc Protocol::moved(const Doc& request, Outcome (Session::*move)(std::size_t, std::int64_t),
                    const char* how_far, std::size_t otherwise) {
  const Result<Session*> session = session_to_change(request);
  if (!session) return failure(session.why());
  if (const Outcome open = may_change(*world_.store, (*session)->journal().header); !open)
    return failure(open.why());
  const Outcome done = ((*session)->*move)(count_of(request, how_far, otherwise), world_.clock());
  return done ? screen(**session) : failure(done.why());
}

Doc Protocol::undo(const Doc& request) {
  const Result<Session*> found = session(request);
  if (!found) return failure(found.why());
  const Session& session = **found;
  const Tabletop before = session.play().tabletop();
  const std::vector<std::size_t> stood = session.path();
  Doc out = moved(request, &Session::undo, "steps", 1);
  if (out.find("error") == nullptr) set(out, {"undone", taken_back(session, stood, before)});
  return out;
}
Doc Protocol::redo(const Doc& request) { return moved(request, &Session::redo, "steps", 1); }
Doc Protocol::jump(const Doc& request) { return moved(request, &Session::jump, "to", 0); }

// A damaged game goes on from its last sound entry.
Doc Protocol::mend(const Doc& request) {
  const Result<Session*> session = session_to_change(request);
  if (!session) return failure(session.why());
  if (const Outcome open = may_change(*world_.store, (*session)->journal().header); !open)
    return failure(open.why());
  const Outcome done = (*session)->go_on(world_.clock());
  return done ? screen(**session) : failure(done.why());
}

// What may be said now, as whole entries. Nothing can be said to a damaged game.
Doc Protocol::moves(const Doc& request) {
  const Result<Session*> session = this->session(request);
  if (!session) return failure(session.why());
  Prompt prompt = (*session)->prompt();
  if ((*session)->damage()) prompt.forms.clear();
  Doc out = success();
  set(out, {"id", (*session)->journal().header.id});
  set(out, {"number", (*session)->number()});
  set(out, {"moves", Writer::tree(seatmate::moves((*session)->play(), prompt, world_.clock(),
                                                  text_of(request, "verb")),
                                  Why::counted)});
  return out;
}

Doc Protocol::history(const Doc& request) {
  const Result<Session*> session = this->session(request);
  if (!session) return failure(session.why());
  std::optional<std::size_t> from;
  if (request.find("from") != nullptr) from = count_of(request, "from", 0);

  Doc lines = Doc::list();
  for (const HistoryLine& line : (*session)->history(from)) {
    Doc one = object({{"number", line.number}});
    if (line.number == 0) {
      set(one, {"at", (*session)->journal().header.created});
    } else {
      set(one, {"at", line.entry.at});
      set(one, {"entry", to_json(line.entry)});
      set(one, {"text", to_json(line.text)});
    }
    set(one, {"report", to_json(line.told, Why::counted)});
    if (line.kept) set(one, {"kept", true});
    if (line.undone) set(one, {"undone", true});
    lines.push(std::move(one));
  }
  Doc out = success();
  set(out, {"id", (*session)->journal().header.id});
  set(out, {"number", (*session)->number()});
  set(out, {"of", (*session)->end()});
  set(out, {"lines", std::move(lines)});
  return out;
}

Doc Protocol::progress(const Doc& request) {
  const Result<Session*> session = this->session(request);
  if (!session) return failure(session.why());
  const std::vector<Scored> all = (*session)->progress();
  Doc out = success();
  set(out, {"id", (*session)->journal().header.id});
  Doc& players = set(out, {"players", Doc::list()});
  if (!all.empty())
    for (const Score& score : all.back().scores.players) {
      Doc& player = players.push(object({{"name", to_json(score.name)}}));
      if (score.automa) set(player, {"automa", true});
    }
  Doc& moments = set(out, {"moments", Doc::list()});
  for (const Scored& scored : all) {
    Doc moment = object({{"number", scored.number}});
    if (scored.scores.round != 0) set(moment, {"round", scored.scores.round});
    Doc& points = set(moment, {"points", Doc::list()});
    for (const Score& score : scored.scores.players)
      points.push(score.points ? Doc(*score.points) : Doc());
    moments.push(std::move(moment));
  }
  return out;
}

Doc Protocol::why(const Doc& request) {
  const Result<Session*> session = this->session(request);
  if (!session) return failure(session.why());
  const std::size_t entry = count_of(request, "entry", (*session)->number());
  Result<Explained> explained = (*session)->why(entry);
  if (!explained) return failure(explained.why());
  show_moves(explained->report);
  std::vector<Step>& steps = explained->report.steps;
  if (request.find("step") != nullptr) {
    const std::size_t step = count_of(request, "step", 0);
    if (step >= steps.size()) return no_such_step(steps.size());
    steps = {steps[step]};
  }
  Doc out = success();
  set(out, {"id", (*session)->journal().header.id});
  set(out, {"entry", entry});
  if (explained->kept) set(out, {"kept", true});
  set(out, {"report", to_json(explained->report, Why::told)});
  if (const auto& scenes = explained->report.scenes)
    set(out, {"table", to_json(scenes->at(scenes->count() - 1))});
  return out;
}

Doc Protocol::take_out(const Doc& request) {
  const Result<Session*> session = this->session(request);
  if (!session) return failure(session.why());
  Doc out = success();
  set(out, {"id", (*session)->journal().header.id});
  if (const auto& damage = (*session)->damage())
    set(out, {"damaged", object({{"entry", damage->entry}, {"of", damage->of}})});
  set(out, {"text", to_text((*session)->journal())});
  return out;
}

// The id of a local game that began and went on just like this one.
Result<std::optional<std::string>> Protocol::already_here(const Journal& journal) const {
  const Result<std::vector<Listed>> all =
      world_.store->begun_at(journal.header.game, journal.header.created);
  if (!all) return all.refusal();
  for (const Listed& game : *all) {
    if (game.records != journal.records.size()) continue;
    Result<Loaded> loaded = world_.store->load(game.id);
    // A damaged neighbour is no reason to refuse this one.
    if (!loaded || loaded->unread > 0) continue;
    Header& header = loaded->journal.header;
    header.id = journal.header.id;
    header.title = journal.header.title;
    if (header == journal.header && loaded->journal.records == journal.records)
      return std::optional(game.id);
  }
  return std::optional<std::string>();
}

Doc Protocol::take_in(const Doc& request) {
  Result<Journal> journal = from_text(text_of(request, "text"));
  if (!journal) return failure(journal.why());
  const Result<Rules> rules = rules_of(journal->header.game);
  if (!rules) return failure(rules.why());
  if (!good_title(journal->header.title)) journal->header.title.clear();

  const Result<std::optional<std::string>> here = already_here(*journal);
  if (!here) return failure(here.why());
  if (here->has_value()) {
    const Result<Session*> session = this->session(object({{"id", **here}}));
    if (!session) return failure(session.why());
    Doc out = screen(**session);
    set(out, {"already", true});
    return out;
  }

  // It must play out as it says before it is let in.
  Result<Session> session = Session::open(*rules, *journal, nullptr, 0);
  if (!session) return failure(session.why());
  if (const Outcome whole = session->whole(); !whole) return failure(whole.why());
  const std::int64_t now = world_.clock();
  const Glance glance{session->summary(), session->result().has_value(), now};
  // What it was told of the box and nobody told here; what is known here stays.
  const Result<std::vector<Told>> news =
      news_for(*world_.store, journal->header.game, session->play(), now);
  if (!news) return failure(news.why());
  std::string& id = journal->header.id;
  for (bool own = good_id(id);; own = false) {
    if (!own) {
      Result<std::string> fresh = new_id(journal->header.game, now);
      if (!fresh) return failure(fresh.why());
      id = std::move(*fresh);
    }
    const Result<Revision> created = world_.store->create(*journal, glance, *news);
    if (created) break;
    if (created.why().id != "store.error.exists") return failure(created.why());
  }
  const Result<Session*> stored = this->session(object({{"id", id}}));
  return stored ? screen(**stored) : failure(stored.why());
}

// What the owner of this box has told of it.
Result<Facts> Protocol::facts_of(std::string_view game) const {
  const Result<std::vector<Told>> known = world_.store->facts(game);
  if (!known) return known.refusal();
  Facts facts;
  for (const Told& told : *known) facts.push_back(told.fact);
  return facts;
}

// NOLINTNEXTLINE(readability-make-member-function-const): requests have one shape
Doc Protocol::rename(const Doc& request) {
  const std::string& id = text_of(request, "id");
  const std::string& title = text_of(request, "title");
  if (!good_title(title)) return failure({"protocol.error.title", {}});
  const Outcome done = world_.store->rename(id, title);
  if (!done) return failure(done.why());
  Doc out = success();
  set(out, {"id", id});
  set(out, {"title", title});
  return out;
}

Doc Protocol::remove(const Doc& request) {
  const std::string& id = text_of(request, "id");
  // What came after a game of a campaign was begun with what it handed on. Its line says enough,
  // and a damaged journal can be removed, too.
  const Result<std::optional<Listed>> game = world_.store->row(id);
  if (!game) return failure(game.why());
  if (game->has_value()) {
    Header header;
    header.campaign = (*game)->campaign;
    header.chapter = (*game)->chapter;
    if (const Outcome last = may_change(*world_.store, header); !last) return failure(last.why());
  }
  const Outcome done = world_.store->remove(id);
  if (!done) return failure(done.why());
  if (const auto known = sessions_.find(id); known != sessions_.end()) sessions_.erase(known);
  Doc out = success();
  set(out, {"id", id});
  return out;
}

}  // namespace seatmate
