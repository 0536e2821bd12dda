#include "session/session.h"

#include <algorithm>
#include <utility>

namespace seatmate {

namespace {

// So that a journal stays a text of a size that can be read: bytes of an entry, entries of a game.
constexpr std::size_t longest_entry = std::size_t{64} << 10U;
constexpr std::size_t most_records = 100'000;

std::int64_t as_number(std::size_t n) { return static_cast<std::int64_t>(n); }

bool names(std::string_view tokens, std::string_view token) {
  while (!tokens.empty()) {
    const std::size_t comma = std::min(tokens.find(','), tokens.size());
    if (tokens.substr(0, comma) == token) return true;
    tokens.remove_prefix(std::min(comma + 1, tokens.size()));
  }
  return false;
}

const std::string* chosen_token(const Settings& settings, std::string_view id) {
  for (const auto& [option, token] : settings)
    if (option == id) return &token;
  return nullptr;
}

}  // namespace

Settings resolved(const std::vector<SetupOption>& options, const Settings& chosen) {
  Settings settings;
  for (const SetupOption& option : options) {
    if (const std::string* token = chosen_token(chosen, option.field.id)) {
      settings.emplace_back(option.field.id, *token);
      continue;
    }
    // What depends on another option is left out when that one says otherwise, and what has no
    // default is left for the game to ask for.
    const std::string* depends = chosen_token(settings, option.when);
    const bool applies = option.when.empty() || (depends != nullptr && names(option.is, *depends));
    if (applies && !option.field.otherwise.empty())
      settings.emplace_back(option.field.id, option.field.otherwise);
  }
  // What the game does not know is passed on, so that the game can say so.
  for (const auto& setting : chosen)
    if (chosen_token(settings, setting.first) == nullptr) settings.push_back(setting);
  return settings;
}

namespace {

// A game of a campaign begins with what the one before it handed on.
Result<Started> begin(const Box& box, const Saved& carried, const Settings& settings,
                      std::uint64_t seed) {
  return carried.empty() ? box.start(settings, seed) : box.start_from(carried, settings, seed);
}

}  // namespace

Result<Session> Session::start(Rules rules, const NewGame& game, Store* store) {
  Journal journal;
  Header& header = journal.header;
  header.settings = resolved(rules.box->options(), game.settings);
  header.campaign = game.campaign;
  header.chapter = game.chapter;
  header.carried = game.carried;
  Result<Started> started =
      begin(*rules.box->with(game.facts), game.carried, header.settings, game.seed);
  if (!started) return started.refusal();
  header.facts = started->play->facts();

  header.id = game.id;
  header.game = rules.box->info().id;
  header.title = game.title;
  header.created = game.now;
  header.seed = game.seed;
  header.rules = rules.box->info().rules_version;
  header.data = rules.data;
  header.initial = started->play->save();
  header.opening = without_reasons(started->report);

  Session session(rules, std::move(journal), store, 0);
  if (store != nullptr) {
    const Result<Revision> written =
        store->create(session.journal_, session.glance(*started->play, game.now));
    if (!written) return written.refusal();
    session.revision_ = *written;
  }
  session.moments_.push_back({std::move(started->play), session.journal_.header.opening, false});
  session.report_ = std::move(started->report);
  return session;
}

Result<Session> Session::open(Rules rules, Journal journal, Store* store, Revision revision,
                              std::size_t unread) {
  if (journal.header.game != rules.box->info().id)
    return refuse("session.error.other-game", {{"game", journal.header.game}});
  Session session(rules, std::move(journal), store, revision);
  std::vector<Record>& records = session.journal_.records;
  const std::size_t of = records.size() + unread;
  session.moments_.reserve(records.size() + 1);
  if (const Outcome start = session.open_start(); !start) return start.refusal();
  Saved state = session.journal_.header.initial;
  for (std::size_t i = 0; i < records.size(); ++i)
    if (!session.open_record(i + 1, state)) records.resize(i);
  if (records.size() < of) {
    session.damage_ = {records.size() + 1, of};
    session.journal_.cursor = std::min(session.journal_.cursor, records.size());
  }
  if (const Outcome stands = session.find_footing(); !stands) return stands.refusal();
  session.report_ = session.explain(session.journal_.cursor).report;
  return session;
}

// The game as it began: with the box as it was known then.
Result<Started> Session::start_again() const {
  const Header& header = journal_.header;
  Saved carried;
  if (!header.carried.empty()) {
    Result<Saved> today = rules_.box->carried_today(header.carried, header.rules);
    if (!today) return today.refusal();
    carried = std::move(*today);
  }
  return begin(*rules_.box->with(header.facts), carried, header.settings, header.seed);
}

Outcome Session::open_start() {
  const Header& header = journal_.header;
  if (header.rules == rules_.box->info().rules_version) {
    Result<Started> started = start_again();
    if (started && started->play->save() == header.initial) {
      moments_.push_back(
          {std::move(started->play), without_reasons(std::move(started->report)), false});
      return Done{};
    }
    if (header.data == rules_.data) return refuse("session.error.damaged", {{"entry", 0}});
  }
  push_kept(header.initial, header.rules, header.opening);
  return Done{};
}

// As it was written down.
void Session::push_kept(const Saved& state, int rules, const Report& told) {
  Moment moment{nullptr, told, true};
  if (Result<std::unique_ptr<Play>> restored = rules_.box->restore(state, rules)) {
    moment.play = std::move(*restored);
    if (moment.play->save() != state) moment.written = state;
  }
  moments_.push_back(std::move(moment));
}

// False if the record is not sound: it is damaged, and so is what follows from it.
bool Session::open_record(std::size_t number, Saved& state) {
  const Record& record = journal_.records[number - 1];
  const Moment& from = moments_[before(number)];
  if (record.back > 0) {
    if (from.play == nullptr) return false;
    state = from.written.value_or(from.play->save());
  }
  const bool agrees = carry_over(record, state);
  if (record.rules == rules_.box->info().rules_version && from.play != nullptr) {
    std::unique_ptr<Play> play = from.play->clone();
    Result<Report> report = play->apply(record.entry);
    Saved after = report ? play->save() : Saved();
    // The digest vouches for it, even if what was written down beside it does not come to it.
    if (report && digest_of(after) == record.digest) {
      moments_.push_back({std::move(play), without_reasons(std::move(*report)), false});
      state = std::move(after);
      return true;
    }
    // The same rules and the same data cannot come to another end.
    if (record.data == rules_.data) return false;
  }
  // What was written down must agree with itself, whatever the rules say.
  if (agrees) push_kept(state, record.rules, record.told);
  return agrees;
}

// The cursor never stands where nobody can.
Outcome Session::find_footing() {
  for (; moments_[journal_.cursor].play == nullptr; --journal_.cursor)
    if (journal_.cursor == 0) return refuse("session.error.unreadable", {{"entry", 0}});
  return Done{};
}

Outcome Session::whole() const {
  if (!damage_) return Done{};
  return refuse("session.error.damaged", {{"entry", as_number(damage_->entry)}});
}

Outcome Session::may_write() const {
  if (!damage_) return Done{};
  return refuse("session.error.damaged-here",
                {{"entry", as_number(damage_->entry)}, {"sound", as_number(of())}});
}

Outcome Session::go_on(std::int64_t now) {
  if (!damage_) return Done{};
  if (store_ != nullptr) {
    const std::string& id = journal_.header.id;
    const Glance here = glance(play(), now);
    Result<Revision> written = store_->append(id, revision_, of(), {}, here, {});
    if (written && number() < of()) written = store_->set_cursor(id, *written, number(), here, {});
    if (!written) return written.refusal();
    revision_ = *written;
  }
  damage_.reset();
  return Done{};
}

std::size_t Session::kept() const {
  const auto end = moments_.begin() + static_cast<std::ptrdiff_t>(journal_.cursor) + 1;
  return static_cast<std::size_t>(
      std::count_if(moments_.begin() + 1, end, [](const Moment& moment) { return moment.kept; }));
}

Glance Session::glance(const Play& play, std::int64_t now) const {
  return {play.summary(), play.result().has_value(), now};
}

Session::Draft::Draft(const Session& session, std::size_t from)
    : rules_(session.rules_),
      base_(from == session.number() ? from : session.of()),
      back_(base_ - from),
      play_(session.moments_[from].play->clone()),
      saved_(session.moments_[from].written.value_or(play_->save())) {}

Result<Report> Session::Draft::add(const Entry& entry) {
  std::size_t length = entry.verb.size();
  for (const std::string& arg : entry.args) length += arg.size() + 1;
  if (length > longest_entry) return refuse("session.error.entry-too-long");
  if (number() >= most_records)
    return refuse("session.error.too-many", {{"most", as_number(most_records)}});

  std::unique_ptr<Play> next = play_->clone();
  Result<Report> report = next->apply(entry);
  if (!report) return report;

  Record record;
  record.entry = entry;
  record.back = std::exchange(back_, 0);
  record.rules = rules_.box->info().rules_version;
  record.data = rules_.data;
  Saved after = next->save();
  record_changes(saved_, after, record);
  record.told = without_reasons(*report);

  records_.push_back(std::move(record));
  after_.push_back(next->clone());
  play_ = std::move(next);
  saved_ = std::move(after);
  last_ = *report;
  return report;
}

namespace {

// What was told between these two moments. Only that: what the game knew before may have been
// corrected in another game since.
std::vector<Told> told_between(const Play& before, const Play& after, std::int64_t now) {
  std::vector<Told> told;
  for (const Fact& fact : after.facts())
    if (std::ranges::find(before.facts(), fact) == before.facts().end())
      told.push_back({fact, now});
  return told;
}

}  // namespace

Result<std::vector<Told>> news_for(Store& store, std::string_view game, const Play& play,
                                   std::int64_t now) {
  const Result<std::vector<Told>> known = store.facts(game);
  if (!known) return known.refusal();
  std::vector<Told> news;
  for (const Fact& fact : play.facts())
    if (std::ranges::none_of(*known, [&](const Told& told) { return told.fact.id == fact.id; }))
      news.push_back({fact, now});
  return news;
}

Outcome Session::commit(Draft draft) {
  if (draft.records_.empty()) return Done{};
  if (const Outcome may = may_write(); !may) return may;
  if (draft.base_ != journal_.cursor)
    return refuse("store.error.behind", {{"id", journal_.header.id}});
  const std::int64_t now = draft.records_.back().entry.at;
  return write(std::move(draft), journal_.cursor, now);
}

Outcome Session::write(Draft draft, std::size_t keep, std::int64_t now) {
  if (store_ != nullptr) {
    const Result<Revision> written =
        store_->append(journal_.header.id, revision_, keep, draft.records_,
                       glance(*draft.play_, now), told_between(play(), *draft.play_, now));
    if (!written) return written.refusal();
    revision_ = *written;
  }
  journal_.records.resize(keep);
  moments_.resize(keep + 1);
  for (std::size_t i = 0; i < draft.records_.size(); ++i) {
    moments_.push_back({std::move(draft.after_[i]), draft.records_[i].told, false});
    journal_.records.push_back(std::move(draft.records_[i]));
  }
  journal_.cursor = journal_.records.size();
  report_ = std::move(draft.last_);
  return Done{};
}

Result<Report> Session::apply(const Entry& entry) {
  Draft attempt = draft();
  Result<Report> report = attempt.add(entry);
  if (!report) return report;
  if (const Outcome done = commit(std::move(attempt)); !done) return done.refusal();
  return report;
}

// An entry that only holds what runs, or lets go on what is held: no timer is otherwise.
bool Session::is_pause(std::size_t number) const {
  const Play* const was = moments_[before(number)].play.get();
  const Play* const is = moments_[number].play.get();
  if (was == nullptr || is == nullptr) return false;
  const std::vector<Countdown> timers = was->countdowns();
  const std::vector<Countdown> now = is->countdowns();
  bool paused = false;
  using Mode = Countdown::Mode;
  for (std::size_t i = 0; i < std::min(timers.size(), now.size()); ++i) {
    const Mode from = timers[i].mode;
    const Mode to = now[i].mode;
    const bool held = from == Mode::runs && to == Mode::held;
    const bool let_go = from == Mode::held && to == Mode::runs;
    // One may have run out on the way.
    if (!held && !let_go && from != to && !(from == Mode::runs && to == Mode::out)) return false;
    paused = paused || held || let_go;
  }
  return paused;
}

Outcome Session::undo(std::size_t steps, std::int64_t now) {
  std::size_t to = number();
  std::vector<Entry> pauses;
  for (std::size_t taken = 0; taken < steps;) {
    if (to == 0) return refuse("session.error.no-undo", {{"n", as_number(taken)}});
    if (is_pause(to))
      pauses.insert(pauses.begin(), journal_.records[to - 1].entry);
    else
      ++taken;
    to = before(to);
  }
  return stand_at(to, pauses, now);
}

Outcome Session::redo(std::size_t steps, std::int64_t now) {
  std::size_t to = number();
  // Pauses that were kept when something was taken back are kept when it comes again.
  std::vector<Entry> pauses;
  std::size_t from = to;
  bool taken_back = false;
  for (; from > 0 && is_pause(from); from = before(from)) {
    pauses.insert(pauses.begin(), journal_.records[from - 1].entry);
    taken_back = taken_back || journal_.records[from - 1].back > 0;
  }
  if (taken_back)
    to = from;
  else
    pauses.clear();
  for (std::size_t come = 0; come < steps; ++come) {
    if (!follows(to)) return refuse("session.error.no-redo", {{"n", as_number(come)}});
    while (is_pause(to + 1) && follows(to + 1)) ++to;
    ++to;
  }
  // The pauses that followed come with it.
  while (pauses.empty() && follows(to) && is_pause(to + 1)) ++to;
  return stand_at(to, pauses, now);
}

// Behind this moment, and behind the pauses, which are said again as far as they can be.
Outcome Session::stand_at(std::size_t to, const std::vector<Entry>& pauses, std::int64_t now) {
  std::size_t there = to;
  for (const Entry& pause : pauses)
    if (follows(there) && journal_.records[there].entry == pause) ++there;
  if (there == to + pauses.size()) return jump(there, now);
  if (const Outcome may = may_write(); !may) return may;
  if (moments_[to].play == nullptr)
    return refuse("session.error.unreadable", {{"entry", as_number(to)}});
  Draft draft(*this, to);
  // Before a round nothing can be paused.
  for (const Entry& pause : pauses) static_cast<void>(draft.add(pause));
  if (draft.records_.empty()) return jump(to, now);
  return write(std::move(draft), of(), now);
}

Outcome Session::jump(std::size_t to, std::int64_t now) {
  if (to > of()) return refuse("session.error.no-entry", {{"of", as_number(of())}});
  if (to == number()) return Done{};
  if (const Outcome may = may_write(); !may) return may;
  if (moments_[to].play == nullptr)
    return refuse("session.error.unreadable", {{"entry", as_number(to)}});
  if (store_ != nullptr) {
    // Undo does not unlearn.
    std::vector<Told> told;
    if (to > number()) told = told_between(play(), *moments_[to].play, now);
    const Result<Revision> written = store_->set_cursor(journal_.header.id, revision_, to,
                                                        glance(*moments_[to].play, now), told);
    if (!written) return written.refusal();
    revision_ = *written;
  }
  journal_.cursor = to;
  report_ = explain(to).report;
  return Done{};
}

// The last play before this entry; if there was none, the first one after it.
const Play& Session::standing_before(std::size_t number) const {
  std::size_t n = number;
  while (n > 0 && moments_[n - 1].play == nullptr) --n;
  if (n > 0) return *moments_[n - 1].play;
  while (moments_[n].play == nullptr) ++n;
  return *moments_[n].play;
}

std::vector<std::size_t> Session::path() const {
  std::vector<std::size_t> numbers;
  for (std::size_t n = number(); n > 0; n = before(n)) numbers.push_back(n);
  return numbers;
}

std::vector<HistoryLine> Session::history(std::optional<std::size_t> from) const {
  std::vector<HistoryLine> lines;
  std::vector<bool> stands(moments_.size());
  for (const std::size_t n : path()) stands[n] = true;
  for (std::size_t n = from ? *from + 1 : 0; n < moments_.size(); ++n) {
    HistoryLine line;
    line.number = n;
    line.told = moments_[n].told;
    line.kept = moments_[n].kept;
    line.undone = n > 0 && !stands[n];
    if (n > 0) {
      line.entry = journal_.records[n - 1].entry;
      line.text = standing_before(before(n) + 1).describe(line.entry);
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<Scored> Session::progress() const {
  std::vector<Scored> all;
  std::vector<std::size_t> numbers = path();
  numbers.push_back(0);
  for (auto at = numbers.rbegin(); at != numbers.rend(); ++at) {
    const std::size_t number = *at;
    const Moment& moment = moments_[number];
    if (moment.play == nullptr) continue;
    Scores scores = moment.play->scores();
    if (scores.players.empty()) continue;
    if (all.empty() || number == journal_.cursor || all.back().scores != scores)
      all.push_back({number, std::move(scores)});
  }
  return all;
}

Result<Explained> Session::why(std::size_t number) const {
  if (number > of()) return refuse("session.error.no-entry", {{"of", as_number(of())}});
  return explain(number);
}

Explained Session::explain(std::size_t number) const {
  const Moment& moment = moments_[number];
  // The rules of today may say why if they come to the same moment with the same words.
  const auto same = [&](const Play& play, const Report& report) {
    return moment.play != nullptr && play.save() == moment.play->save() &&
           without_reasons(report) == moment.told;
  };
  if (number == 0) {
    Result<Started> started = start_again();
    if (started && same(*started->play, started->report))
      return {std::move(started->report), false};
  } else if (moments_[before(number)].play != nullptr) {
    const std::unique_ptr<Play> play = moments_[before(number)].play->clone();
    Result<Report> report = play->apply(journal_.records[number - 1].entry);
    if (report && same(*play, *report)) return {std::move(*report), false};
  }
  return {moment.told, true};
}

}  // namespace seatmate
