#pragma once

// What a study leaves behind: a folder of tables that other programs read as they are.
//
//   manifest.json  what was played with what, so that anybody can play it again
//   cells.csv      what was chosen in each cell
//   tallies.csv    how often each value occurred: exact, so parts of a study are added up from it
//   summary.csv    means, margins and quantiles
//   rules.csv      how often each rule decided, if that was counted
//   games.csv      every game, if that was asked for
//   study.db       all of them, for SQL
//
// The manifest is written last: a folder without one is of a study that did not end.

#include <cstdint>
#include <fstream>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract.h"
#include "engine/doc.h"
#include "files/new_file.h"
#include "lab/study.h"

namespace seatmate::cli {

struct StudyCell {
  std::string name;  // what tells it from the others: "level=2 deck=mine"
  std::string data;
  std::string deck;
  Settings settings;
  std::vector<std::string> inert;
  friend bool operator==(const StudyCell&, const StudyCell&) = default;
};

// A cell that the game refuses, and its sentence.
struct LeftOut {
  std::string name;
  std::string why;
  friend bool operator==(const LeftOut&, const LeftOut&) = default;
};

// Games from `first` on.
struct Part {
  std::uint64_t first = 0;
  std::uint64_t games = 0;
  friend bool operator==(const Part&, const Part&) = default;
};

struct StudyManifest {
  std::string version;
  std::string game;
  std::string name;
  int rules_version = 0;
  std::uint64_t seed = 0;
  std::uint64_t games = 0;  // of the whole study, in each cell
  std::vector<Part> parts;  // those that were played
  std::uint64_t signature = 0;
  std::string command;
  std::vector<std::string> metrics;
  std::vector<std::string> rules;    // empty: not counted
  std::vector<std::string> options;  // those that vary
  std::vector<StudyCell> cells;
  std::vector<LeftOut> left_out;
  std::vector<std::string> sources;  // a digest of the data of each cell
  bool every_game = false;

  // The same study, perhaps another part of it.
  [[nodiscard]] bool same_study(const StudyManifest& other) const;
};

struct StudyResult {
  StudyManifest manifest;
  lab::StudyTotals totals;
};

// Rows of games.csv, written while they are played.
class GamesTable {
 public:
  // Nothing is written without `wanted`.
  [[nodiscard]] Outcome open(const std::string& folder, const StudyManifest& manifest, bool replace,
                             bool wanted);
  void write(std::uint64_t game, std::span<const std::int32_t> metrics);
  // Takes over the rows of an earlier file.
  [[nodiscard]] Outcome append(const std::string& folder);
  [[nodiscard]] Outcome keep();

 private:
  std::string name_;
  std::optional<NewFile> place_;
  std::unique_ptr<std::ofstream> file_;
  std::size_t metrics_ = 0;
};

// A folder that may be written to: a new one, or an earlier study's if that may be replaced.
[[nodiscard]] Outcome prepare_study_folder(const std::string& folder, bool replace);
[[nodiscard]] Outcome write_study(const std::string& folder, const StudyResult& result,
                                  bool replace);
[[nodiscard]] Result<StudyResult> read_study_folder(const std::string& folder);
// The same from the texts of its files; nothing if they do not fit together.
[[nodiscard]] std::optional<StudyResult> read_study_tables(std::string_view manifest,
                                                           std::string_view tallies,
                                                           std::string_view rules);

}  // namespace seatmate::cli
