// The vectors: questions with their answers as a person worked them out from the booklet, in
// src/games/<game>/vectors.json. Each goes through the same door as everybody's question.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "cli/commands/opened_game.h"
#include "games/game_test_support.h"

namespace seatmate::cli {
namespace {

using game_test::doc, game_test::must, game_test::source_text;

// How many each game has, so that none is lost unseen, and what else is particular to its vectors.
struct Promise {
  std::string_view game;
  std::size_t vectors = 0;
  bool partial = false;      // an object is expected by some of its members, and more may be there
  bool open_points = false;  // points the rulebook leaves open (A-5, AMB-10) or takes from another
                             // one (BF-14) are cited beside its rules
};
constexpr Promise promises[] = {
    {"age-of-innovation", 98},      {"charterstone", 100, true, true},     {"golem", 120},
    {"pendulum", 146, false, true}, {"through-the-ages", 141, true, true},
};
Promise promise_of(std::string_view game) {
  const auto* const found = std::ranges::find(promises, game, &Promise::game);
  return found != std::end(promises) ? *found : Promise{game};
}

std::string file_of(const Game& game) {
  return "src/games/" + std::string(game.info().id) + "/vectors.json";
}
std::vector<const Game*> games_with_vectors() {
  std::vector<const Game*> found;
  for (const Game* game : games())
    if (std::filesystem::exists(std::string(SEATMATE_SOURCE_DIR) + "/" + file_of(*game)))
      found.push_back(game);
  return found;
}
const Box& box_of(const Game& game) {
  static std::map<std::string_view, std::unique_ptr<const Box>> boxes;
  auto& box = boxes[game.info().id];
  if (box == nullptr) box = must(open_box(game));
  return *box;
}
std::string test_name(const Game& game, std::string name = {}) {
  name = std::string(game.info().id) + (name.empty() ? "" : "-") + name;
  std::ranges::replace(name, '-', '_');
  return name;
}

// Every member that is expected is there, with the same value; more may be. null is not there.
bool agrees(const Doc& result, const Doc& expected) {
  if (expected.is_object())
    return std::ranges::all_of(expected.members(),
                               [&](const auto& m) { return agrees(result[m.first], m.second); });
  if (!expected.is_list()) return result == expected;
  return result.is_list() &&
         std::ranges::equal(expected.items(), result.items(),
                            [](const Doc& e, const Doc& r) { return agrees(r, e); });
}

struct Vector {
  const Game* game = nullptr;
  std::string id;
  Doc question;

  [[nodiscard]] Doc decide() const { return box_of(*game).decide(question); }
  void check(const Doc& result) const {
    EXPECT_FALSE(result.has("error")) << id << ": " << game_test::text(result);
    const bool partial = promise_of(game->info().id).partial;
    for (const auto& [key, value] : question["expect"].members()) {
      const std::string is = game_test::text(result[key]);
      const std::string expected = game_test::text(value);
      if (partial)
        EXPECT_TRUE(agrees(result[key], value))
            << id << ": " << key << " is not " << expected << "\n"
            << game_test::text(result);
      else
        EXPECT_EQ(is, expected) << id << ": " << key << "\n" << game_test::text(result);
    }
  }
};
void PrintTo(const Vector& vector, std::ostream* out) { *out << vector.id; }

std::vector<Vector> vectors_of(const Game& game) {
  std::vector<Vector> vectors;
  const Doc file = doc(source_text(file_of(game)));
  for (const Doc& vector : file["vectors"].items())
    vectors.push_back({&game, vector["id"].text(), vector});
  return vectors;
}
std::vector<Vector> all_vectors() {
  std::vector<Vector> vectors;
  for (const Game* game : games_with_vectors())
    for (Vector& vector : vectors_of(*game)) vectors.push_back(std::move(vector));
  return vectors;
}

class Vectors : public testing::TestWithParam<Vector> {};

TEST_P(Vectors, ComesOutAsWritten) { GetParam().check(GetParam().decide()); }

INSTANTIATE_TEST_SUITE_P(Games, Vectors, testing::ValuesIn(all_vectors()),
                         [](const auto& one) { return test_name(*one.param.game, one.param.id); });

class VectorFile : public testing::TestWithParam<const Game*> {};

TEST_P(VectorFile, AnswersDependOnNothingButTheQuestion) {
  for (const Vector& vector : vectors_of(*GetParam()))
    EXPECT_EQ(vector.decide(), vector.decide()) << vector.id;
}

// A case that cannot be decided stands between two that can.
TEST_P(VectorFile, OneUndecidableCaseSpoilsNoOther) {
  const Box& box = box_of(*GetParam());
  Doc nonsense = Doc::object();
  nonsense.set("kind", "weather");
  for (const Vector& vector : vectors_of(*GetParam())) {
    const Doc once = vector.decide();
    EXPECT_TRUE(box.decide(nonsense)["error"].is_text());
    const Doc again = vector.decide();
    EXPECT_EQ(again, once) << vector.id;
    vector.check(again);
  }
}

// Every rule a vector names exists.
TEST_P(VectorFile, CitesRulesOfTheRulebook) {
  const GameInfo& info = GetParam()->info();
  const bool open_points = promise_of(info.id).open_points;
  for (const Vector& vector : vectors_of(*GetParam())) {
    EXPECT_FALSE(vector.question["rules"].items().empty()) << vector.id;
    for (const Doc& rule : vector.question["rules"].items()) {
      // A rule has a chapter, such a point has none.
      if (open_points && std::ranges::count(rule.text(), '-') == 1) continue;
      // "CH-GP-412/413" names two rules.
      const std::string id = rule.text().substr(0, rule.text().find('/'));
      EXPECT_NE(std::ranges::find(info.rules, id), info.rules.end())
          << vector.id << " cites " << rule.text();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, VectorFile, testing::ValuesIn(games_with_vectors()),
                         [](const auto& one) { return test_name(*one.param); });

TEST(VectorFiles, NoVectorIsLost) {
  const auto games = games_with_vectors();
  for (const Promise& promise : promises) {
    const auto game =
        std::ranges::find(games, promise.game, [](const Game* g) { return g->info().id; });
    ASSERT_NE(game, games.end()) << promise.game;
    EXPECT_EQ(vectors_of(**game).size(), promise.vectors) << promise.game;
  }
  for (const Game* game : games) EXPECT_FALSE(vectors_of(*game).empty()) << game->info().id;
}

}  // namespace
}  // namespace seatmate::cli
