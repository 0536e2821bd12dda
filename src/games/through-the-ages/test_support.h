#pragma once

// What the tests of this game share: the printed data, a table, and a few words to set up a state
// as the booklet would.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/through-the-ages/decide.h"
#include "games/through-the-ages/words.h"
#include "protocol/json.h"

namespace seatmate::through_the_ages {

inline std::string source_text(const std::string& path) {
  std::ifstream file(std::string(SEATMATE_SOURCE_DIR) + "/" + path, std::ios::binary);
  EXPECT_TRUE(file.good()) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

// The public cards as the game reads them; her own are another matter.
inline Doc data_files() {
  Doc files = Doc::object();
  for (const char* name : {"civil", "military"})
    files.set(
        name,
        to_doc(parse_json(source_text("data/through-the-ages/" + std::string(name) + ".json"))));
  return files;
}

inline const Data& printed() {
  static const Data data = [] {
    Result<Data> loaded = load(data_files());
    EXPECT_TRUE(loaded) << loaded.why().id;
    return *loaded;
  }();
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

// ---- asking `decide`

inline Doc doc(std::string_view json) {
  const Json parsed = parse_json(json);
  EXPECT_FALSE(parsed.is_discarded()) << json;
  return to_doc(parsed);
}
inline Doc decide(std::string_view kind, std::string_view given) {
  Doc question = Doc::object();
  question.set("kind", kind);
  question.set("given", doc(given));
  return decide_case(printed(), question);
}
inline std::string text(const Doc& value) { return dump_json(to_json(value)); }

// ---- a table

struct TestTable {
  static constexpr bool telling = false;

  const Data& data = printed();
  Trail reasons{};

  // Was this rule cited, and as what?
  [[nodiscard]] bool cites(Rule rule, std::string_view method = {}) const {
    return std::any_of(reasons.entries.begin(), reasons.entries.end(), [&](const TrailEntry& e) {
      return e.rule == static_cast<std::uint16_t>(rule) && (method.empty() || method == e.method);
    });
  }
  void forget() { reasons.entries.clear(); }
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
