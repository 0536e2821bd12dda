#pragma once

// What the tests of every game share: reading files and questions, what was cited, and the cases of
// `decide` that every game refuses alike. A game's test_support.h adds what is its own.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/doc.h"
#include "engine/reasons.h"
#include "engine/result.h"
#include "engine/simulator_of.h"
#include "json/json_test_support.h"

namespace seatmate::game_test {

// ---- files

inline std::string source_text(const std::string& path) {
  std::ifstream file(std::string(SEATMATE_SOURCE_DIR) + "/" + path, std::ios::binary);
  EXPECT_TRUE(file.good()) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

inline Doc doc(std::string_view json) {
  const Json parsed = as_json(json);
  EXPECT_FALSE(parsed.is_discarded()) << json;
  return to_doc(parsed);
}
inline std::string text(const Doc& value) { return dump_json(value); }

// Files of data/<game>/ as the game reads them.
inline Doc data_files(const std::string& game, std::initializer_list<const char*> names) {
  Doc files = Doc::object();
  for (const char* name : names)
    files.set(name, doc(source_text("data/" + game + "/" + name + ".json")));
  return files;
}

// What a test cannot do without.
template <class T>
T must(Result<T> result) {
  EXPECT_TRUE(result) << result.why().id;
  return std::move(*result);
}

// ---- tables

// Was this line left, this rule cited?
template <TrailLine Line>
[[nodiscard]] bool cites(const Trail& trail, Line line) {
  return std::any_of(trail.entries.begin(), trail.entries.end(), [&](const TrailEntry& entry) {
    return entry.line == static_cast<std::uint16_t>(line);
  });
}
template <class Rule>
  requires(!TrailLine<Rule>)
[[nodiscard]] bool cites(const Trail& trail, Rule rule) {
  return std::any_of(trail.entries.begin(), trail.entries.end(), [&](const TrailEntry& entry) {
    return entry.rule == static_cast<std::uint16_t>(rule);
  });
}

// The part of a table that writes down what is cited.
template <class Rule>
struct Notes {
  Trail trail{};

  template <TrailLine Line>
  [[nodiscard]] bool cites(Line line) const {
    return game_test::cites(trail, line);
  }
  [[nodiscard]] bool cites(Rule rule) const { return game_test::cites(trail, rule); }
  void forget() { trail.entries.clear(); }
};

// The table of a simulated human that keeps the trail of whole games.
template <class Table, class Human>
struct ListeningTable : SimulatedTable<Table, Human> {
  ListeningTable(const typename Table::Data& printed, Arena& arena, Human& player)
      : SimulatedTable<Table, Human>(printed, arena, player, &trail) {}
  Trail trail;
};

// Plays on at a simulator's table until the game is over; false if a turn stops.
template <class Rulebook, class Table>
[[nodiscard]] bool play_out(typename Rulebook::State& s, Table& table) {
  while (s.phase != decltype(s.phase)::over) {
    if (!Rulebook::runs(s))
      carry_out(s, table, table.human.choose(table.data, s));
    else if (!Rulebook::run(s, table).done())
      return false;
  }
  return true;
}

// ---- cases of `decide`

inline Doc question(std::string_view kind, Doc given) {
  Doc asked = Doc::object();
  asked.set("kind", kind);
  asked.set("given", std::move(given));
  return asked;
}

// A legal `given` of each kind, and what becomes of it when one member is changed.
class Cases {
 public:
  using Decide = Doc (*)(const Doc& question);
  Cases(Decide ask, std::string_view legal) : decide_(ask), legal_(as_json(legal)) {}

  [[nodiscard]] std::vector<std::string> kinds() const {
    std::vector<std::string> kinds;
    for (const auto& one : legal_.items()) kinds.push_back(one.key());
    return kinds;
  }
  [[nodiscard]] const Json& legal(const std::string& kind) const { return legal_[kind]; }
  [[nodiscard]] Doc decide(std::string_view kind, const Json& given) const {
    return decide_(question(kind, to_doc(given)));
  }
  [[nodiscard]] Doc decide(const std::string& kind) const { return decide(kind, legal(kind)); }
  [[nodiscard]] Doc with(const std::string& kind, const std::string& key, const char* value) const {
    Json given = legal(kind);
    given[key] = as_json(value);
    EXPECT_FALSE(given[key].is_discarded()) << value;
    return decide(kind, given);
  }
  [[nodiscard]] Doc without(const std::string& kind, const std::string& key) const {
    Json given = legal(kind);
    given.erase(key);
    return decide(kind, given);
  }

  void are_answered() const {
    for (const std::string& kind : kinds()) {
      const Doc result = decide(kind);
      EXPECT_FALSE(result.has("error")) << kind << text(result);
    }
  }
  void say_by_which_rules() const {
    for (const std::string& kind : kinds()) EXPECT_TRUE(decide(kind)["rules"].is_list()) << kind;
  }
  // `kind` is any of them.
  void are_the_only_ones(const std::string& kind) const {
    const std::string quoted = "\"" + kind + "\"";
    for (const std::string& none :
         {std::string("7"), std::string("null"), std::string("[]"), quoted, std::string("{}"),
          std::string(R"({"kind": 3})"), std::string(R"({"kind": "weather", "given": {}})"),
          R"({"kind": )" + quoted + "}", R"({"kind": )" + quoted + R"(, "given": []})"})
      EXPECT_FALSE(decide_(doc(none))["error"].text().empty()) << none;
    // The sentence says what would be right.
    const std::string sentence = decide_(doc(R"({"kind": "weather"})"))["error"].text();
    for (const std::string& one : kinds()) EXPECT_NE(sentence.find(one), std::string::npos) << one;
  }
  // may_be_missing(kind, key)
  template <class MayBeMissing>
  void miss_every_needed_member(MayBeMissing may_be_missing) const {
    for_each_member([&](const std::string& kind, const std::string& key) {
      const Doc result = without(kind, key);
      EXPECT_EQ(result.has("error"), !may_be_missing(kind, key))
          << kind << " without " << key << ": " << text(result);
    });
  }
  void take_null_for_missing() const {
    for_each_member([&](const std::string& kind, const std::string& key) {
      EXPECT_EQ(text(with(kind, key, "null")), text(without(kind, key))) << key;
    });
  }
  // Besides what fits nowhere, `also` are values that no member of this game takes; anything goes
  // in the members `but`.
  void have_types(std::initializer_list<const char*> also,
                  std::initializer_list<std::string_view> but = {}) const {
    std::vector<const char*> wrong{"\"\"",   "\"no such thing\"",  "99999999999", "1.5",
                                   "[true]", "[\"no such thing\"]"};
    wrong.insert(wrong.end(), also);
    for_each_member([&](const std::string& kind, const std::string& key) {
      if (std::find(but.begin(), but.end(), key) != but.end()) return;
      for (const char* value : wrong) {
        const Doc result = with(kind, key, value);
        EXPECT_TRUE(result["error"].is_text())
            << kind << " with " << key << " " << value << ": " << text(result);
      }
    });
  }
  void ignore_unknown_members() const {
    for (const std::string& kind : kinds())
      EXPECT_EQ(text(with(kind, "weather", "[1]")), text(decide(kind))) << kind;
  }

 private:
  template <class Look>
  void for_each_member(Look look) const {
    for (const std::string& kind : kinds())
      for (const auto& member : legal(kind).items()) look(kind, member.key());
  }

  Decide decide_;
  Json legal_;
};

}  // namespace seatmate::game_test
