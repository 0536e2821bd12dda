#pragma once

// What the tests of this game share: the printed data, a table, and a few words to set up a state
// as the booklet would.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "games/game_test_support.h"
#include "games/through-the-ages/game.h"
#include "games/through-the-ages/lab/decide.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

using game_test::doc, game_test::must, game_test::source_text, game_test::text;

// The public cards as the game reads them; her own are another matter.
inline Doc data_files() { return game_test::data_files("through-the-ages", {"civil", "military"}); }

inline const Data& printed() {
  static const Data data = must(Rulebook::load(data_files()));
  return data;
}
inline Civil civil(std::string_view id) {
  const Civil card = printed().civil_named(id);
  EXPECT_NE(card, Civil::none) << id;
  return card;
}
inline Military military(std::string_view id) {
  const Military card = printed().military_named(id);
  EXPECT_NE(card, Military::none) << id;
  return card;
}

// One case of `decide`, its `given` written as JSON.
inline Doc decide(std::string_view kind, std::string_view given) {
  return Rulebook::decide(printed(), game_test::question(kind, doc(given)));
}

// ---- a table

using Notes = game_test::Notes<Rule>;

struct TestTable : Notes, Table {
  TestTable() : Table(printed(), &trail) {}
};

// A test: her board as it is at the start, and a table to play at.
class RuleTest : public testing::Test {
 public:
  State s;
  TestTable t;
  const Data& data = printed();

  RuleTest() {
    tech("agriculture_a");
    tech("bronze_a");
    tech("philosophy_a", 1);
    tech("religion_a");
    tech("warriors_a", 1);
    tech("despotism_a");
    s.age = Age::i;
  }

  void tech(std::string_view id, int cubes = 0) {
    for (Tech& known : s.techs)
      if (known.card == civil(id)) {
        known.cubes = static_cast<std::uint8_t>(cubes);
        return;
      }
    s.techs.push_back({civil(id), static_cast<std::uint8_t>(cubes)});
  }
  [[nodiscard]] int cubes(std::string_view id) const {
    for (const Tech& known : s.techs)
      if (known.card == civil(id)) return known.cubes;
    return -1;
  }
  void row(std::initializer_list<std::string_view> ids) {
    s.row = empty_row();
    std::size_t i = 0;
    for (const std::string_view id : ids) {
      if (!id.empty()) s.row[i] = civil(id);
      ++i;
    }
  }
  void yellow(std::initializer_list<std::string_view> ids) {
    s.yellow.clear();
    for (const std::string_view id : ids) s.yellow.push_back(civil(id));
  }
  void urban(std::initializer_list<std::string_view> ids) {
    s.urban.clear();
    for (const std::string_view id : ids) s.urban.push_back(civil(id));
  }
  static Units units(std::initializer_list<std::string_view> ids) {
    Units all;
    for (const std::string_view id : ids) all.push_back(civil(id));
    return all;
  }
  template <class Cards>
  static std::string names(const Cards& cards) {
    std::string text;
    for (const auto card : cards) text += (text.empty() ? "" : " ") + printed().card(card).id;
    return text;
  }
  static std::string name(Civil card) {
    return card == Civil::none ? "-" : printed().card(card).id;
  }
  static std::string name(Military card) {
    return card == Military::none ? "-" : printed().card(card).id;
  }
  [[nodiscard]] Ratings ratings() const { return ratings_of(data, s); }
};

}  // namespace seatmate::through_the_ages
