#pragma once

// What the tests of this game share: the printed data, a table that can be set up piece by piece,
// and a drawing of the board.

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/questions.h"
#include "games/age-of-innovation/words.h"
#include "games/game_test_support.h"

namespace seatmate::age_of_innovation {

using game_test::doc, game_test::must, game_test::source_text, game_test::text;

// The files of data/age-of-innovation/ as the game reads them.
inline Doc data_files() {
  return game_test::data_files(
      "age-of-innovation", {"cards", "factions", "humans", "levels", "map-1-3", "map-3-5", "pieces",
                            "terrain", "tiles"});
}

// The cards that are not public are told as "ask me each time"; an evening begins without that.
inline const Data& printed() {
  static const Data data = [] {
    Data known = must(Rulebook::load(data_files()));
    for (const Faction faction : {Faction::symbionts, Faction::blight, Faction::gognomes})
      EXPECT_TRUE(Rulebook::learn(known, {CardFact{faction}.id(), "ask / ask / ask"}));
    return known;
  }();
  return data;
}

inline std::unique_ptr<const Box> open_box() { return must(game().open(data_files())); }

// One case of `decide`, its `given` written as JSON.
inline Doc decide(std::string_view kind, std::string_view given) {
  return Rulebook::decide(printed(), game_test::question(kind, doc(given)));
}

}  // namespace seatmate::age_of_innovation
