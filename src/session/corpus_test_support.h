#pragma once

// The journals that are kept of every version of a game's rules:
// src/games/<game>/journals/<version>/. A file holds one game (.journal) or an exported campaign
// (.campaign). tools/make-journals writes those of the present rules; what has been published is
// never written again.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "embedded/embedded.h"
#include "protocol/protocol.h"
#include "session/person_test_support.h"
#include "session/session.h"

namespace seatmate::corpus {

namespace fs = std::filesystem;

inline constexpr std::size_t least_journals = 10;

inline fs::path folder_of(std::string_view game) {
  return fs::path(SEATMATE_SOURCE_DIR) / "src/games" / game / "journals";
}
inline std::vector<fs::path> entries_of(const fs::path& folder) {
  std::vector<fs::path> all;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(folder, none)) all.push_back(entry.path());
  std::ranges::sort(all);
  return all;
}
inline std::string read(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// A game with the box everybody has.
struct Opened {
  std::unique_ptr<const Box> box;
  std::unique_ptr<Simulator> human;
  std::uint64_t data = 0;

  explicit Opened(const Game& game) {
    const Result<GameData> files = read_data(game.info().id, embedded::data());
    EXPECT_TRUE(files.ok());
    Result<std::unique_ptr<const Box>> opened = game.open(files->doc);
    EXPECT_TRUE(opened.ok());
    box = std::move(*opened);
    data = files->digest;
    Result<std::unique_ptr<Simulator>> simulator = box->simulator({}, 1);
    EXPECT_TRUE(simulator.ok());
    human = std::move(*simulator);
  }
  [[nodiscard]] Rules rules() const { return {box.get(), data}; }
};

// One entry that the game takes; what nobody finds by guessing, the simulated human knows.
inline bool say_something(Session& session, Person& person, Simulator& human) {
  for (int attempt = 0; attempt < 1000; ++attempt) {
    const Entry entry =
        attempt % 10 == 9 ? human.next_entry(session.play()) : person.entry(session.prompt());
    if (!session.apply(entry)) continue;
    person.notice(entry);
    return true;
  }
  return false;
}
inline bool play_to_the_end(Session& session, Person& person, Simulator& human) {
  constexpr int most = 5000;
  for (int n = 0; n < most; ++n) {
    if (session.prompt().mood == Prompt::Mood::over) return session.result().has_value();
    if (!say_something(session, person, human)) return false;
  }
  return false;
}

// What a state of the game is made of: its fields in their order, without the told facts.
inline std::vector<std::string> fields_of(const Saved& saved) {
  std::vector<std::string> paths;
  for (const auto& [path, value] : saved)
    if (!path.starts_with("fact.")) paths.push_back(path);
  return paths;
}

}  // namespace seatmate::corpus
