#pragma once

// How somebody's games ended: the results of those that are kept and over, what came of each level
// and against each opponent, and the level that fits the next game. Nothing is kept for it: a
// result is what the journal says at its end, so it is exported, imported and removed with its
// game.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract.h"
#include "session/session.h"
#include "session/store.h"

namespace seatmate {

// A game that is over.
struct Ended {
  std::string id;
  std::string title;
  std::string campaign;  // empty: of none
  int chapter = 0;
  std::int64_t at = 0;  // when its last entry was said
  std::string level;    // tokens of the options that say so; empty: there is none
  std::string opponent;
  FinalResult result;

  // Somebody who is no automa is among the winners.
  [[nodiscard]] bool won() const;
  // The best total of the people at the table, and of the automas; nothing: there was none.
  [[nodiscard]] std::optional<std::int64_t> yours() const;
  [[nodiscard]] std::optional<std::int64_t> hers() const;
};

// What came of some of them: all, those at one level, those against one opponent.
struct Tally {
  std::string token;
  int played = 0;
  int won = 0;
  std::int64_t points = 0;  // of all together
  std::optional<std::int64_t> best = {};
  friend bool operator==(const Tally&, const Tally&) = default;
};

struct Proposal {
  std::string level;  // a token
  Message why;
};

struct GameRecord {
  std::vector<Ended> games;  // the one played last comes first
  Tally all;
  std::vector<Tally> levels;     // in the order of the option, those that were played
  std::vector<Tally> opponents;  // likewise
  std::optional<Proposal> proposed = {};
  int unread = 0;     // so many cannot be read, and are left out
  bool more = false;  // there are older ones, which are not counted
};

// How many games are looked at, the latest ones.
inline constexpr std::size_t most_in_record = 300;

// How the game stands at its cursor, as it was written down. Nothing is played again.
[[nodiscard]] Result<std::unique_ptr<Play>> as_written(Rules rules, const Journal& journal);

// Which of the options of group `game` says how strong she is: the first with at least three
// choices that count up (1 2 3, a b c), the easiest first. And which says who she is of several
// opponents: the first with three choices that do not, and that is neither asked for nor drawn.
// Null: none.
[[nodiscard]] const SetupOption* level_option(const std::vector<SetupOption>& options);
[[nodiscard]] const SetupOption* opponent_option(const std::vector<SetupOption>& options);

// Reads all games of this kind that are over. Journals that are not here yet are asked for one
// after the other (protocol/mirrored_store.h).
[[nodiscard]] Result<GameRecord> record_of(Rules rules, Store& store);

// The level for the next game, from those played before, the latest first: up after two wins in a
// row at the level played last, down after three losses, otherwise the same. Nothing: none is over.
[[nodiscard]] std::optional<Proposal> propose(const std::vector<Option>& levels,
                                              const std::vector<Ended>& games);

}  // namespace seatmate
