#pragma once

// The author's contract: what a game must provide, and in what order it is asked for.
//
//   game()      one per folder src/games/<name>/, found by the build; says who it is (GameInfo)
//   open()      reads the game's data files (data/<name>/*.json, as one Doc) into a Box
//   Box         a game with its data loaded: setup options, start, decide, simulate
//   Play        one game at one moment: what is wanted, what was said, how the table looks
//
// A game does not write Box and Play by hand: it writes a struct of plain functions over its State
// (see engine/play_of.h, which lists them with their guarantees) and both follow from it.
//
// Guarantees a Play gives to the session:
//   - apply() either refuses and leaves everything as it was, or carries out the entry and all that
//     follows from it, up to the next thing only the table can know;
//   - the same settings, seed and entries give the same Play, everywhere and always;
//   - save() holds everything: restore() of it is equal in every respect;
//   - what earlier rules saved can be restored, too: what became of its fields, a game says in one
//     list (engine/changes.h);
//   - prompt(), view() and tracked() never give away the order of a deck;
//   - a fact told in the middle of a turn is data from then on: it is in save() and in facts().

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/doc.h"
#include "engine/form.h"
#include "engine/reasons.h"
#include "engine/result.h"
#include "engine/tabletop.h"
#include "engine/telling.h"

namespace seatmate {

struct GameInfo {
  std::string_view id;      // "age-of-innovation": folder, command line, journal
  std::string_view prefix;  // "aoi": the first part of its message ids
  // Goes up whenever a change makes a decision come out differently. A journal names it.
  int rules_version = 1;
  std::span<const std::string_view> rules;  // every rule id of the game, e.g. "AI-BUILD-4"
  // What a simulated game measures, in the order Simulator::play reports it; metric 0 is her score.
  std::span<const std::string_view> metrics;
  // Of a game whose campaign reveals rules evening by evening: how the ids of those begin that its
  // first evening does not know. They are shown only to who asks for all.
  std::span<const std::string_view> later = {};

  [[nodiscard]] bool is_later(std::string_view rule) const {
    for (const std::string_view beginning : later)
      if (rule.starts_with(beginning)) return true;
    return false;
  }
};

// A printed fact that is not public, told once by the owner of a box: "district.red.3" and what
// stands there, as the game writes it. Kept sorted by id.
struct Fact {
  std::string id;
  std::string value;
  friend bool operator==(const Fact&, const Fact&) = default;
};
using Facts = std::vector<Fact>;

// One printed thing a game wants to know, whether it is known, and from where.
struct Printed {
  enum class Source : std::uint8_t { missing, house, open_source, yours };
  std::string id;
  Message label;
  std::string value;  // what is known now, as a Fact has it; empty if missing
  Source source = Source::missing;
};
// The two that data files can have.
inline std::optional<Printed::Source> source_named(std::string_view name) {
  if (name == "house") return Printed::Source::house;
  if (name == "public") return Printed::Source::open_source;
  return std::nullopt;
}

// Chosen setup options: id and token, in the order of Box::options().
using Settings = std::vector<std::pair<std::string, std::string>>;

// A setup option is a field with a group ("game", "table", "rules") and, where it makes sense only
// under a condition, the option and the tokens (with commas) it depends on.
struct SetupOption {
  Field field;
  std::string group;
  std::string when;
  std::string is;
};

// The whole state as text: path and value, in a fixed order.
using Saved = std::vector<std::pair<std::string, std::string>>;

class Play {
 public:
  Play() = default;
  Play(const Play&) = delete;
  Play& operator=(const Play&) = delete;
  virtual ~Play() = default;

  [[nodiscard]] virtual std::unique_ptr<Play> clone() const = 0;
  [[nodiscard]] virtual Prompt prompt() const = 0;
  // Carries out an entry of the prompt's forms, or an `adjust` (path, value).
  virtual Result<Report> apply(const Entry& entry) = 0;
  // Would it be taken? Nothing changes. Asked of thousands of entries at once (engine/moves.h), so
  // a game does not carry out what follows from it.
  [[nodiscard]] virtual bool takes(const Entry& entry) const { return clone()->apply(entry).ok(); }
  // The entry as a line of the history, told from the moment before it was applied.
  [[nodiscard]] virtual Message describe(const Entry& entry) const = 0;
  [[nodiscard]] virtual View view() const = 0;
  // Which pieces lie where, as far as people at the table can see; tidy.
  [[nodiscard]] virtual Tabletop tabletop() const { return {}; }
  // Every value that can be made to agree with the table: id is the path, otherwise the value now.
  [[nodiscard]] virtual std::vector<Field> tracked() const = 0;
  // Where the game stands, in one short line ("round 3, your turn").
  [[nodiscard]] virtual Message summary() const = 0;
  [[nodiscard]] virtual std::optional<FinalResult> result() const = 0;
  // How the players stand now; nobody, if the game keeps no score on the way.
  [[nodiscard]] virtual Scores scores() const { return {}; }
  // The timers of a game in real time; other games have none.
  [[nodiscard]] virtual std::vector<Countdown> countdowns() const { return {}; }
  [[nodiscard]] virtual Saved save() const = 0;
  // What was told of the box so far: known when the game began, or told in it.
  [[nodiscard]] virtual const Facts& facts() const = 0;
  // Of a game that is part of a campaign, once it is over: what the next one begins with.
  [[nodiscard]] virtual std::optional<Saved> carried() const { return std::nullopt; }
};

struct Started {
  std::unique_ptr<Play> play;
  Report report;
};

// Plays whole games by itself, with a simulated human, and measures them.
class Simulator {
 public:
  Simulator() = default;
  Simulator(const Simulator&) = delete;
  Simulator& operator=(const Simulator&) = delete;
  virtual ~Simulator() = default;

  // Plays game number `index` of a seed; fills one number for each of GameInfo::metrics and returns
  // the digest of the final state. Allocates nothing.
  virtual std::uint64_t play(std::uint64_t seed, std::uint64_t index,
                             std::span<std::int32_t> metrics) = 0;
  // The same game, counting which rules decided.
  virtual void count(std::uint64_t seed, std::uint64_t index, RuleCounts& counts) = 0;
  // The same game as the entries a person would have typed, for golden playthroughs: the next entry
  // the simulated human makes in this play.
  virtual Entry next_entry(const Play& play) = 0;
};

class Box {
 public:
  Box() = default;
  Box(const Box&) = delete;
  Box& operator=(const Box&) = delete;
  virtual ~Box() = default;

  [[nodiscard]] virtual const GameInfo& info() const = 0;
  [[nodiscard]] virtual std::vector<SetupOption> options() const = 0;

  // What the box does not tell, the table tells. `with` is the same box with these facts known
  // (one that does not fit is left out), `check` says whether one fits, `printed` lists them all.
  [[nodiscard]] virtual std::unique_ptr<const Box> with(const Facts& facts) const = 0;
  [[nodiscard]] virtual Outcome check(const Fact& fact) const = 0;
  [[nodiscard]] virtual std::vector<Printed> printed() const = 0;
  // How one of them is told: the form that asks for it in a game, with what is known of it; none if
  // it is not told in a form. `tell` reads what was said in it, one text for each field, and gives
  // the value of the fact, refused as in a game.
  [[nodiscard]] virtual std::optional<Telling> telling(std::string_view) const { return {}; }
  // A value of one taken apart into the fields of its form; nothing for what is not told in one.
  [[nodiscard]] virtual std::vector<std::string> said_in(std::string_view, std::string_view) const {
    return {};
  }
  [[nodiscard]] virtual Result<std::string> tell(std::string_view id,
                                                 const std::vector<std::string>&) const {
    return refuse("engine.not-told", {{"id", id}});
  }
  // Her cards as a file: as this box knows them, empty ones to fill in, and from a file to facts.
  // Null, and a refusal, if the game has no such deck.
  [[nodiscard]] virtual Doc deck() const = 0;
  [[nodiscard]] virtual Doc deck_template() const = 0;
  [[nodiscard]] virtual Result<Facts> read_deck(const Doc& deck) const = 0;

  // Settings may be partial; what is missing takes its default. Refuses an unknown or unfit one.
  [[nodiscard]] virtual Result<Started> start(const Settings& settings,
                                              std::uint64_t seed) const = 0;
  // The next game of a campaign, from what the one before it handed on. A game that knows no
  // campaigns refuses.
  [[nodiscard]] virtual bool has_campaigns() const { return false; }
  [[nodiscard]] virtual Result<Started> start_from(const Saved&, const Settings&,
                                                   std::uint64_t) const {
    return refuse("engine.no-campaign");
  }
  // What a game handed on that was played with rules of this version, as today's would write it.
  [[nodiscard]] virtual Result<Saved> carried_today(const Saved&, int) const {
    return refuse("engine.no-campaign");
  }
  // What rules of this version saved: older ones may have other fields (engine/changes.h).
  [[nodiscard]] virtual Result<std::unique_ptr<Play>> restore(const Saved& saved,
                                                              int rules) const = 0;
  [[nodiscard]] Result<std::unique_ptr<Play>> restore(const Saved& saved) const {
    return restore(saved, info().rules_version);
  }
  // One case of `decide` (facts: kind, given) to its result, or {"error": sentence}.
  [[nodiscard]] virtual Doc decide(const Doc& question) const = 0;
  [[nodiscard]] virtual Result<std::unique_ptr<Simulator>> simulator(const Settings& settings,
                                                                     std::uint64_t seed) const = 0;
  // Every message id the game builds from parts at run time (terms, rule senses), for the catalogs.
  [[nodiscard]] virtual std::vector<std::string> terms() const = 0;
};

class Game {
 public:
  Game() = default;
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;
  virtual ~Game() = default;
  [[nodiscard]] virtual const GameInfo& info() const = 0;
  // `data` has one member for each file of data/<id>/, named without its ending.
  [[nodiscard]] virtual Result<std::unique_ptr<const Box>> open(const Doc& data) const = 0;
};

// All games, in the order of their folders; the build writes this list.
[[nodiscard]] std::span<const Game* const> games();

}  // namespace seatmate
