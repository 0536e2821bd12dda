// Every vector of vectors.json, through the same door as everybody's question.

#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {
namespace {

// Every member that is expected is there, with the same value; more may be. null is not there.
bool agrees(const Doc& result, const Doc& expected) {
  if (expected.is_object())
    return std::all_of(expected.members().begin(), expected.members().end(),
                       [&](const auto& m) { return agrees(result[m.first], m.second); });
  if (!expected.is_list()) return result == expected;
  const auto& items = expected.items();
  return result.is_list() &&
         std::equal(items.begin(), items.end(), result.items().begin(), result.items().end(),
                    [](const Doc& e, const Doc& r) { return agrees(r, e); });
}

struct Vector {
  std::string id;
  Doc question;
};

std::vector<Vector> all_vectors() {
  std::vector<Vector> vectors;
  const Doc file = doc(source_text("src/games/through-the-ages/vectors.json"));
  for (const Doc& vector : file["vectors"].items())
    vectors.push_back({vector["id"].text(), vector});
  return vectors;
}

void PrintTo(const Vector& vector, std::ostream* out) { *out << vector.id; }

class Vectors : public testing::TestWithParam<Vector> {};

TEST_P(Vectors, ComesOutAsWritten) {
  const Doc result = decide_case(printed(), GetParam().question);
  EXPECT_FALSE(result.has("error")) << text(result);
  for (const auto& [key, value] : GetParam().question["expect"].members())
    EXPECT_TRUE(agrees(result[key], value)) << key << ": " << text(value) << "\n" << text(result);
}

INSTANTIATE_TEST_SUITE_P(All, Vectors, testing::ValuesIn(all_vectors()), [](const auto& tested) {
  std::string name = tested.param.id;
  for (char& c : name)
    if (c == '-') c = '_';
  return name;
});

// A case that cannot be decided stands between two that can, and an answer depends on nothing but
// its question.
TEST(Decide, OneUndecidableCaseSpoilsNoOther) {
  const auto vectors = all_vectors();
  ASSERT_EQ(vectors.size(), 141U);
  Doc nonsense = Doc::object();
  nonsense.set("kind", "weather");
  for (const Vector& vector : vectors) {
    const Doc once = decide_case(printed(), vector.question);
    EXPECT_TRUE(decide_case(printed(), nonsense)["error"].is_text());
    EXPECT_EQ(decide_case(printed(), vector.question), once);
  }
}

// Every rule a vector names exists; A-… are points the rulebook leaves open.
TEST(Decide, VectorsCiteRulesOfTheRulebook) {
  for (const Vector& vector : all_vectors()) {
    EXPECT_FALSE(vector.question["rules"].items().empty()) << vector.id;
    for (const Doc& rule : vector.question["rules"].items()) {
      if (rule.text().starts_with("A-")) continue;
      EXPECT_NE(std::find(rule_ids.begin(), rule_ids.end(), rule.text()), rule_ids.end())
          << vector.id << " cites " << rule.text();
    }
  }
}

}  // namespace
}  // namespace seatmate::through_the_ages
