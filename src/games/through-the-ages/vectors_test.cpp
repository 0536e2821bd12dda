// Every vector of vectors.json, through the same door as everybody's question.

#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {
namespace {

struct Vector {
  std::string id;
  Doc question;
  void check(const Doc& result) const {
    for (const auto& [key, value] : question["expect"].members())
      EXPECT_EQ(text(result[key]), text(value)) << id << ": " << key << "\n" << text(result);
  }
};

std::vector<Vector> all_vectors() {
  std::vector<Vector> vectors;
  const Doc file = doc(source_text("src/games/through-the-ages/vectors.json"));
  for (const Doc& vector : file["vectors"].items())
    vectors.push_back({vector["id"].text(), vector});
  return vectors;
}

class Vectors : public testing::TestWithParam<Vector> {};

TEST_P(Vectors, ComesOutAsWritten) {
  const Doc result = decide_case(printed(), GetParam().question);
  EXPECT_FALSE(result.has("error")) << text(result);
  GetParam().check(result);
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
