#pragma once

// A study: the same numbered games in many cells, each with settings, a deck or data of its own.
// All cells of a game have the same luck, so what differs between two cells is taken game by game
// and a small difference shows with few games.
//
// What comes out are exact counts. Those of two parts of a study (two threads, two computers) are
// added up, and the sum is what one computer would have found.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract.h"
#include "engine/doc.h"
#include "lab/simulate.h"
#include "lab/tally.h"

namespace seatmate::lab {

// Enough for every faction at every level; a cell holds some hundred kilobytes of counts a thread.
inline constexpr std::size_t most_cells = 400;

// One option and the values it takes, one after another.
struct Variation {
  std::string option;
  std::vector<std::string> values;
  friend bool operator==(const Variation&, const Variation&) = default;
};

// A deck file or a folder of data files, by the name it has in the tables. Without a path it is
// what the program knows.
struct Source {
  std::string name;
  std::string path;
  friend bool operator==(const Source&, const Source&) = default;
};

// What a designer wrote down.
struct Study {
  std::string game;
  std::string name;
  std::uint64_t games = 10000;
  std::uint64_t seed = 1;
  Settings settings;            // of every cell
  std::vector<Variation> vary;  // the first one varies slowest
  std::vector<Source> decks;
  std::vector<Source> data;
  bool every_game = false;  // write down every game
  bool rules = false;       // count how often each rule decided
};

// From the text of a study file; `values: "all"` stays a list with nothing in it.
[[nodiscard]] Result<Study> read_study(const Doc& file);

// Fills in the values of "all" and refuses what the game does not know: an option, a value.
[[nodiscard]] Outcome complete(Study& study, const std::vector<SetupOption>& options);

// What is chosen in one cell: places in Study::data and Study::decks, and settings.
struct Cell {
  std::size_t data = 0;
  std::size_t deck = 0;
  std::vector<std::string> values;  // one for each Variation
  Settings settings;                // Study::settings and `values`
};
[[nodiscard]] std::vector<Cell> cells_of(const Study& study);
[[nodiscard]] std::size_t count_cells(const Study& study);

// Settings that say something about an option which makes no difference here, because it depends
// on another one.
[[nodiscard]] std::vector<std::string> inert(const Settings& settings,
                                             const std::vector<SetupOption>& options);

struct CellTotals {
  std::vector<Tally> values;           // one for each of GameInfo::metrics
  std::vector<Tally> differences;      // from the first cell, game by game; the first one has none
  std::vector<std::uint64_t> decided;  // one for each of GameInfo::rules, if they are counted
  friend bool operator==(const CellTotals&, const CellTotals&) = default;
};

struct StudyTotals {
  std::uint64_t games = 0;      // in each cell
  std::uint64_t signature = 0;  // the sum of the digests of all games
  std::vector<CellTotals> cells;

  void add(const StudyTotals& other);
  friend bool operator==(const StudyTotals&, const StudyTotals&) = default;
};

struct PlayedCell {
  const Box* box = nullptr;
  Settings settings;
};

// Cells are of one game and can be played. `watch.game` is given the metrics of all cells of a
// game, one cell after the other.
[[nodiscard]] StudyTotals play_study(std::span<const PlayedCell> cells, const Plan& plan,
                                     bool count_rules, const Watch& watch = {});

// Part `number` of `parts` (from 1) of so many games.
[[nodiscard]] Plan part_of(Plan plan, std::uint64_t number, std::uint64_t parts);

}  // namespace seatmate::lab
