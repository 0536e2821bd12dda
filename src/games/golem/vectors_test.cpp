// Every vector of vectors.json, through the same door as everybody's question.

#include "games/golem/test_support.h"

namespace seatmate::golem {
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
  const Doc file = doc(source_text("src/games/golem/vectors.json"));
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

TEST(Decide, AnswersDependOnNothingButTheQuestion) {
  const auto vectors = all_vectors();
  for (const Vector& vector : vectors)
    EXPECT_EQ(decide_case(printed(), vector.question), decide_case(printed(), vector.question));
}

// A case that cannot be decided stands between two that can.
TEST(Decide, OneUndecidableCaseSpoilsNoOther) {
  const auto box = open_box();
  const auto vectors = all_vectors();
  ASSERT_EQ(vectors.size(), 120U);
  Doc nonsense = Doc::object();
  nonsense.set("kind", "weather");
  for (const Vector& vector : vectors) {
    EXPECT_TRUE(box->decide(nonsense)["error"].is_text());
    vector.check(box->decide(vector.question));
  }
}

// Every rule a vector names exists.
TEST(Decide, VectorsCiteRulesOfTheRulebook) {
  for (const Vector& vector : all_vectors()) {
    EXPECT_FALSE(vector.question["rules"].items().empty()) << vector.id;
    for (const Doc& rule : vector.question["rules"].items())
      EXPECT_NE(std::find(rule_ids.begin(), rule_ids.end(), rule.text()), rule_ids.end())
          << vector.id << " cites " << rule.text();
  }
}

}  // namespace
}  // namespace seatmate::golem
