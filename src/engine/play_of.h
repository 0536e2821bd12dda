#pragma once

// From a game's plain functions to Play; engine/box_of.h goes on to Box and Game.
//
// A game G is a struct of types and static functions, in the order they are needed:
//
//   State, Data                 plain values; Data is what the files of data/<name>/ say
//   Table                       what its rules speak to (engine/table.h)
//   info()                      GameInfo
//   load(doc)                   Result<Data>
//   options(data)               what is chosen before a game: vector<SetupOption>
//   start(data, settings, seed) Result<State>; settings are complete and legal one by one
//   visit(state, visitor)       names every field of the state once (save, load, digest)
//   changes                     what became of fields since the first rules, if there were any
//                               changes (engine/changes.h)
//   sound(data, state)          is a loaded state within its ranges? (files lie)
//   runs(state)                 is it the engine's move: setup, her turn, the end?
//   run(state, table)           Turn<>: one such move; may co_await table.ask(state, question)
//   title/forms(data, state)    what the player can say now
//   apply(state, entry, table)  Outcome: validates first, then changes; may table.tell(...)
//   describe(data, state, e)    the entry as a line of the history
//   tabletop(data, state)       which pieces lie where (engine/tabletop.h)
//   view, tracked, adjust, summary, result, reason, terms, decide, simulator
//
// A game with printed facts that are not public also has
//   learn(data, fact)           Outcome: checks it and makes it part of the data
//   printed(data)               vector<Printed>: everything that can be told
//   form_of(data, id), read_said(data, id, entry), said_in(id, value)
//                               the form of the question that asks for it, reading it, and a value
//                               taken apart into its fields (engine/telling.h)
//   deck(data), deck_template(data), read_deck(data, doc)   if it has a deck of cards to tell
// and its rules say `co_await table.need(state, question)` before they look at such a fact. A fact
// question is a struct with `verb`, `id()`, `known(data, state)`, `form(data, state)` and
// `read(data, state, entry)`, which gives the fact's value. The answer becomes data and the turn is
// run again; nothing of it is kept in the state.
//
// A game that keeps a score on the way also has
//   scores(data, state)         Scores: the round and what is known of each player's points
//
// A game in real time also has
//   clock(state)                the time up to which the state is told, as Entry::at counts
//   elapse(state, at)           Outcome: time passes up to `at`; refuses one that runs backwards
//   set_clock(state, at)        the same for a correction: a clock that was set back is believed
//   countdowns(data, state)     its timers
// Every entry first lets the time pass, then is read. A turn that asked is run again from its
// start; `table.now` is when the latest answer came, and a rule that starts a timer after a
// question lets the time pass up to there first.
//
// A game whose evenings make a campaign also has
//   Carried                     a plain value: what passes from game to game
//   carried(state)              that value of a game that is over
//   visit_carried(c, visitor)   names every field of it once
//   sound_carried(c)            is a loaded one within its ranges?
//   start_from(data, c, settings, seed)   Result<State>: the next game
//
// SEATMATE_AT_THE_TABLE_ONLY, for a page, where every byte is downloaded: what only programs,
// laboratories and tests ask for (simulator, decide, terms) is not called, and the build leaves the
// game's folder lab/ out.

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/changes.h"
#include "engine/contract.h"
#include "engine/fields.h"
#include "engine/live_table.h"
#include "engine/scenes.h"
#include "engine/tokens.h"
#include "engine/turn.h"

namespace seatmate {

template <class G>
inline constexpr bool timed =
    requires(typename G::State& state, std::int64_t at) { G::elapse(state, at); };

template <class G>
inline constexpr bool campaigns = requires { typename G::Carried; };

template <class G>
inline constexpr bool changes_shape = requires { G::changes; };

// What rules of this version saved becomes what those of today save, if they differ; `today` makes
// a state of today. False if the game's changes do not explain every difference.
template <class G>
bool bring_forward(Saved& saved, int rules, Saved (*today)()) {
  if (rules >= G::info().rules_version) return true;
  std::optional<Saved> forward = brought_forward(saved, rules, G::changes, today());
  if (forward) saved = std::move(*forward);
  return forward.has_value();
}

template <class G>
Saved saved_carried(const typename G::Carried& carried) {
  Saved saved;
  Saver saver(saved);
  G::visit_carried(carried, saver);
  return saved;
}

template <class G>
class PlayOf final : public Play {
 public:
  using Data = typename G::Data;
  using State = typename G::State;

  PlayOf(Knowledge<G> known, const State& state)
      : known_(std::move(known)), state_(state), shown_(state) {}

  [[nodiscard]] const State& state() const { return state_; }
  // In the middle of a turn: as far as it got.
  [[nodiscard]] const State& shown() const { return shown_; }

  [[nodiscard]] std::unique_ptr<Play> clone() const override {
    auto copy = std::make_unique<PlayOf>(known_, state_);
    copy->shown_ = shown_;
    copy->answers_ = answers_;
    copy->pending_ = pending_;
    copy->wants_fact_ = wants_fact_;
    copy->learnt_ = learnt_;
    copy->latest_ = latest_;
    return copy;
  }

  [[nodiscard]] Prompt prompt() const override {
    if (pending_) return {Prompt::Mood::question, pending_->label, {*pending_}};
    if (G::result(*known_.data, state_))
      return {Prompt::Mood::over, G::title(*known_.data, state_), {}};
    return {Prompt::Mood::your_turn, G::title(*known_.data, state_),
            G::forms(*known_.data, state_)};
  }

  Result<Report> apply(const Entry& entry) override {
    if (entry.verb == adjust_verb) return apply_adjust(entry);
    if (pending_) return apply_answer(entry);
    Arena arena;
    const std::vector<Entry> none;
    LiveTable<G> table(*known_.data, arena, none);
    State next = state_;
    if constexpr (timed<G>)
      if (const Outcome passed = G::elapse(next, entry.at); !passed) return passed.refusal();
    if (const Outcome outcome = G::apply(next, entry, table); !outcome) return outcome.refusal();
    const State before = std::exchange(state_, next);
    return shown_since(before, run(told_at(table)));
  }

  [[nodiscard]] bool takes(const Entry& entry) const override {
    // What a correction or a told fact leads to has to be gone through to be known.
    if (entry.verb == adjust_verb || wants_fact_) return Play::takes(entry);
    Arena arena;
    State next = state_;
    if (pending_) {
      if (!answerable_at(entry.at)) return false;
      std::vector<Entry> answers = answers_;
      answers.push_back(entry);
      LiveTable<G> table(*known_.data, arena, answers);
      if constexpr (timed<G>) table.now = entry.at;
      static_cast<void>(G::run(next, table).done());
      return table.answers_used() == answers.size();
    }
    const std::vector<Entry> none;
    LiveTable<G> table(*known_.data, arena, none);
    if constexpr (timed<G>)
      if (!G::elapse(next, entry.at)) return false;
    return G::apply(next, entry, table).ok();
  }

  // Called once, after the start.
  Report begin() {
    const State before = state_;
    return shown_since(before, run({}));
  }

  [[nodiscard]] Message describe(const Entry& entry) const override {
    if (entry.verb == adjust_verb && entry.args.size() == 2)
      return {"engine.adjusted",
              {Arg("what", label_of(entry.args[0])), Arg("value", entry.args[1])}};
    return G::describe(*known_.data, state_, entry);
  }
  [[nodiscard]] View view() const override { return G::view(*known_.data, shown_); }
  [[nodiscard]] Tabletop tabletop() const override { return tabletop_of<G>(*known_.data, shown_); }
  [[nodiscard]] std::vector<Field> tracked() const override {
    std::vector<Field> fields = G::tracked(*known_.data, shown_);
    if constexpr (learns<G>)
      for (const Printed& printed : G::printed(*known_.data))
        if (printed.source == Printed::Source::yours)
          fields.push_back({std::string(fact_prefix) + printed.id,
                            Field::Kind::text,
                            printed.label,
                            {},
                            0,
                            0,
                            printed.value});
    return fields;
  }
  [[nodiscard]] const Facts& facts() const override { return known_.facts; }
  [[nodiscard]] std::vector<Countdown> countdowns() const override {
    if constexpr (timed<G>) return G::countdowns(*known_.data, shown_);
    return {};
  }
  [[nodiscard]] Scores scores() const override {
    if constexpr (requires(const Data& data, const State& state) { G::scores(data, state); })
      return G::scores(*known_.data, state_);
    return {};
  }
  [[nodiscard]] std::optional<Saved> carried() const override {
    if constexpr (campaigns<G>) {
      if (!G::result(*known_.data, state_)) return std::nullopt;
      return saved_carried<G>(G::carried(state_));
    } else {
      return std::nullopt;
    }
  }
  // As far as the turn in progress got, like the view.
  [[nodiscard]] Message summary() const override { return G::summary(*known_.data, shown_); }
  [[nodiscard]] std::optional<FinalResult> result() const override {
    return G::result(*known_.data, state_);
  }

  [[nodiscard]] Saved save() const override {
    Saved saved;
    Saver saver(saved);
    G::visit(state_, saver);
    for (const Fact& fact : known_.facts)
      saved.emplace_back(std::string(fact_prefix) + fact.id, fact.value);
    if constexpr (timed<G>) saved.emplace_back("turn.at", std::to_string(latest_));
    std::string answers;
    for (const Entry& entry : answers_) {
      answers += entry.verb;
      for (const std::string& arg : entry.args) (answers += unit_separator) += arg;
      answers += record_separator;
    }
    saved.emplace_back("turn.answers", std::move(answers));
    return saved;
  }

  // `saved` by rules of this version.
  static Result<std::unique_ptr<Play>> restore(std::shared_ptr<const Data> data, const Saved& saved,
                                               int rules) {
    Knowledge<G> known(std::move(data));
    Saved fields;
    std::string_view last;
    for (const auto& [path, value] : saved) {
      if (!path.starts_with(fact_prefix)) {
        fields.emplace_back(path, value);
        continue;
      }
      if (path <= last || !known.learn({path.substr(fact_prefix.size()), value}))
        return refuse("engine.bad-save");
      last = path;
    }
    if constexpr (changes_shape<G>)
      if (!bring_forward<G>(fields, rules,
                            [] { return PlayOf(Knowledge<G>(nullptr), State{}).save(); }))
        return refuse("engine.bad-save");

    std::string answers;
    std::int64_t latest = 0;
    if (!take_last(fields, "turn.answers", answers)) return refuse("engine.bad-save");
    if constexpr (timed<G>) {
      std::string text;
      if (!take_last(fields, "turn.at", text)) return refuse("engine.bad-save");
      const auto at = parse_whole<std::int64_t>(text);
      if (!at || *at < 0) return refuse("engine.bad-save");
      latest = *at;
    }
    State state{};
    Loader loader(fields);
    G::visit(state, loader);
    if (!loader.ok() || !loader.at_end() || !G::sound(*known.data, state))
      return refuse("engine.bad-save");
    auto play = std::make_unique<PlayOf>(std::move(known), state);
    play->answers_ = split_answers(answers);
    play->latest_ = latest;
    const std::size_t answered = play->answers_.size();
    play->run({});
    // An answer that nobody wants was not saved by these rules; what older ones asked and today's
    // do not ask any more is let go of.
    if (play->answers_.size() != answered && rules >= G::info().rules_version)
      return refuse("engine.bad-save");
    return std::unique_ptr<Play>(std::move(play));
  }

 private:
  static constexpr std::string_view fact_prefix = "fact.";
  static constexpr char unit_separator = '\x1f';
  static constexpr char record_separator = '\x1e';

  static bool take_last(Saved& fields, std::string_view path, std::string& value) {
    if (fields.empty() || fields.back().first != path) return false;
    value = std::move(fields.back().second);
    fields.pop_back();
    return true;
  }

  // What was told, and the state in which each step was.
  struct Told {
    Report report;
    std::vector<State> in;
  };
  static Told told_at(LiveTable<G>& table) {
    return {std::move(table.report), std::move(table.told_in)};
  }
  // A report is one title (of several turns, that of the last one that names itself) and all steps.
  static void append(Told& told, Told&& more) {
    if (!more.report.title.empty()) told.report.title = std::move(more.report.title);
    for (Step& step : more.report.steps) told.report.steps.push_back(std::move(step));
    told.in.insert(told.in.end(), more.in.begin(), more.in.end());
  }
  static void drop_first(Told& told, std::size_t steps) {
    const auto count = static_cast<std::ptrdiff_t>(std::min(steps, told.in.size()));
    told.report.steps.erase(told.report.steps.begin(), told.report.steps.begin() + count);
    told.in.erase(told.in.begin(), told.in.begin() + count);
  }
  // The report can show the tables from `before` to where the game stands now.
  [[nodiscard]] Report shown_since(const State& before, Told told) const {
    told.in.insert(told.in.begin(), before);
    told.in.push_back(shown_);
    told.report.scenes = std::make_shared<const ScenesOf<G>>(known_.data, std::move(told.in));
    return std::move(told.report);
  }

  // Everything up to the next thing only the table can know.
  Told run(Told told) {
    Arena arena;
    pending_.reset();
    wants_fact_ = false;
    while (G::runs(state_)) {
      LiveTable<G> table(*known_.data, arena, answers_);
      table.now = latest_;
      table.learnt = &learnt_;
      State work = state_;
      const bool done = G::run(work, table).done();
      if (!done) {
        pending_ = std::move(table.pending);
        wants_fact_ = table.wants_fact;
        answers_.resize(table.answers_used());  // answers to questions no longer asked
      }
      append(told, told_at(table));
      if (!done) {
        shown_ = work;
        return told;
      }
      state_ = work;
      answers_.clear();
      learnt_.clear();
      latest_ = 0;
    }
    shown_ = state_;
    return told;
  }

  static std::vector<Entry> split_answers(const std::string& text) {
    std::vector<Entry> entries;
    Entry entry;
    std::string token;
    bool verb = true;
    for (const char c : text) {
      if (c != unit_separator && c != record_separator) {
        token += c;
        continue;
      }
      if (verb)
        entry.verb = std::move(token);
      else
        entry.args.push_back(std::move(token));
      verb = false;
      token.clear();
      if (c == record_separator) {
        entries.push_back(std::move(entry));
        entry = {};
        verb = true;
      }
    }
    return entries;
  }

  // The steps of the turn in progress, up to its question.
  [[nodiscard]] std::vector<Step> told_so_far() const {
    Arena arena;
    LiveTable<G> table(*known_.data, arena, answers_);
    table.now = latest_;
    table.learnt = &learnt_;
    State work = state_;
    static_cast<void>(G::run(work, table).done());
    return std::move(table.report.steps);
  }

  // Time does not run backwards between the answers of a turn either.
  [[nodiscard]] Outcome answerable_at(std::int64_t at) const {
    if constexpr (timed<G>) {
      State then = state_;
      if (const Outcome passed = G::elapse(then, latest_ > 0 ? latest_ : G::clock(then)); !passed)
        return passed;
      return G::elapse(then, at);
    }
    return Done{};
  }

  // The turn is run again with one more answer; what it told before the question is not repeated.
  Result<Report> apply_answer(const Entry& entry) {
    Arena arena;
    std::vector<Entry> answers = answers_;
    if (const Outcome passed = answerable_at(entry.at); !passed) return passed.refusal();
    const std::size_t told_before = told_so_far().size();
    if (wants_fact_) {
      if (const Outcome told = tell_fact(entry); !told) return told.refusal();
    } else {
      answers.push_back(entry);
      LiveTable<G> table(*known_.data, arena, answers);
      if constexpr (timed<G>) table.now = entry.at;
      State work = state_;
      static_cast<void>(G::run(work, table).done());
      if (table.answers_used() < answers.size()) return Refusal{table.unfit};
      answers_ = std::move(answers);
    }
    if constexpr (timed<G>) latest_ = entry.at;
    const State before = shown_;
    Told told = run({});
    drop_first(told, told_before);
    return shown_since(before, std::move(told));
  }

  // The turn is run up to the question, which reads the entry; the answer becomes data.
  Outcome tell_fact(const Entry& entry) {
    Arena arena;
    LiveTable<G> table(*known_.data, arena, answers_);
    table.telling_fact = &entry;
    table.now = latest_;
    State work = state_;
    static_cast<void>(G::run(work, table).done());
    if (!table.told) return Refusal{table.unfit};
    Outcome learnt = learn(*table.told);
    if (learnt) learnt_.push_back(table.told->id);
    return learnt;
  }

  // A fact must fit what already lies on the table, or the game could not be opened again.
  Outcome learn(const Fact& fact) {
    Knowledge<G> next = known_;
    if (const Outcome fits = next.learn(fact); !fits) return fits;
    if (!G::sound(*next.data, state_)) return refuse("engine.unfit-fact", {Arg("id", fact.id)});
    known_ = std::move(next);
    return Done{};
  }

  Result<Report> apply_adjust(const Entry& entry) {
    if (entry.args.size() != 2) return refuse("engine.adjust-two");
    const std::vector<Step> told_before = pending_ ? told_so_far() : std::vector<Step>{};
    const State before = shown_;
    if (learns<G> && entry.args[0].starts_with(fact_prefix)) {
      const Outcome told = learn({entry.args[0].substr(fact_prefix.size()), entry.args[1]});
      if (!told) return told.refusal();
    } else {
      State next = state_;
      // In the middle of a turn the clock stands where the turn began.
      if constexpr (timed<G>)
        if (!pending_) G::set_clock(next, entry.at);
      const Outcome outcome = G::adjust(*known_.data, next, entry.args[0], entry.args[1]);
      if (!outcome) return outcome.refusal();
      state_ = next;
    }
    if (!pending_) {
      shown_ = state_;
      return shown_since(before, {});
    }
    // The correction may answer the question, or change what was told before it: from there on all
    // is told again.
    Told told = run({});
    const std::vector<Step>& steps = told.report.steps;
    const auto fresh = std::mismatch(
        told_before.begin(), told_before.end(), steps.begin(), steps.end(),
        [](const Step& a, const Step& b) { return a.text == b.text && a.places == b.places; });
    drop_first(told, static_cast<std::size_t>(fresh.second - steps.begin()));
    if (told.report.steps.empty()) told = {};
    return shown_since(before, std::move(told));
  }

  [[nodiscard]] Message label_of(const std::string& path) const {
    for (const Field& field : tracked())
      if (field.id == path) return field.label;
    return plain(path);
  }

  Knowledge<G> known_;
  State state_;                 // at the start of the turn in progress
  State shown_;                 // as far as the turn in progress got
  std::vector<Entry> answers_;  // of the turn in progress
  std::optional<Form> pending_;
  bool wants_fact_ = false;
  std::vector<std::string> learnt_;  // ids of facts told in the turn in progress
  std::int64_t latest_ = 0;  // of a game in real time: when the latest of those answers came
};

}  // namespace seatmate
