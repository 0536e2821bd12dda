// What is told in a form outside a game is what would be told in one: for every printed thing of
// every game, what was said is learnt, stands in the form again, and reads back as the same fact.

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands/opened_game.h"
#include "engine/guess.h"
#include "games/game_test_support.h"

namespace seatmate::cli {
namespace {

using game_test::must;

std::vector<std::string> guess_said(const Form& form, Random& random) {
  std::vector<std::string> said;
  for (const Field& field : form.fields) said.push_back(guess_token(field, random));
  return said;
}
Printed printed_one(const Box& box, std::string_view id) {
  for (Printed& one : box.printed())
    if (one.id == id) return one;
  return {};
}

class Telling : public testing::TestWithParam<const Game*> {};
INSTANTIATE_TEST_SUITE_P(Games, Telling, testing::ValuesIn(games().begin(), games().end()),
                         [](const auto& tested) {
                           std::string name(tested.param->info().id);
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

// Icons of the council are public; no question asks for them.
bool is_asked_for(std::string_view id) { return !id.starts_with("icon."); }

TEST_P(Telling, EverythingThatIsAskedForHasAForm) {
  const auto box = must(open_box(*GetParam()));
  EXPECT_FALSE(box->printed().empty());
  for (const Printed& one : box->printed()) {
    const auto telling = box->telling(one.id);
    ASSERT_EQ(telling.has_value(), is_asked_for(one.id)) << one.id;
    if (!telling) continue;
    EXPECT_FALSE(telling->form.fields.empty()) << one.id;
    EXPECT_EQ(telling->said.size(),
              one.source == Printed::Source::missing ? 0 : telling->form.fields.size())
        << one.id;
  }
  for (const std::string_view wrong : {"", "card", "card.", "card.0", "card.999", "card.x", "board",
                                       "district.red.11", "district.pink.1", "artefact.9.1",
                                       "character.1", "building.11", "scorecard.z", "icons.moses"})
    EXPECT_FALSE(box->telling(wrong).has_value()) << wrong;
}

TEST_P(Telling, WhatIsKnownIsSaidAsTheSameFact) {
  const auto box = must(open_box(*GetParam()));
  for (const Printed& one : box->printed()) {
    const auto telling = box->telling(one.id);
    // How a round ends has no field: what is public of the track says it besides.
    if (!telling || telling->said.empty() || one.value.ends_with(" wrap")) continue;
    const auto value = box->tell(one.id, telling->said);
    ASSERT_TRUE(value.ok()) << one.id << ": " << one.value << ": " << value.why().id;
    EXPECT_EQ(*value, one.value) << one.id;
  }
}

TEST_P(Telling, WhatIsToldReadsBackAsTheSameFact) {
  const auto box = must(open_box(*GetParam()));
  Random random(2026, 1);
  std::size_t told = 0, families = 0;
  std::string last;
  for (const Printed& one : box->printed()) {
    const auto telling = box->telling(one.id);
    if (!telling) continue;
    for (int tries = 0, kept = 0; tries < 60 && kept < 3; ++tries) {
      const std::vector<std::string> said = guess_said(telling->form, random);
      const auto value = box->tell(one.id, said);
      if (!value) {
        EXPECT_FALSE(value.why().id.empty());
        continue;
      }
      ++kept;
      ++told;
      const std::string family = one.id.substr(0, one.id.find('.'));
      if (family != last) ++families;
      last = family;
      ASSERT_TRUE(box->check({one.id, *value}).ok()) << one.id << ": " << *value;
      const auto known = box->with({{one.id, *value}});
      const Printed now = printed_one(*known, one.id);
      EXPECT_EQ(now.source, Printed::Source::yours) << one.id;
      EXPECT_EQ(now.value, *value) << one.id;
      const auto again = known->telling(one.id);
      ASSERT_TRUE(again.has_value());
      EXPECT_EQ(again->form.fields.size(), again->said.size());
      const auto twice = known->tell(one.id, again->said);
      ASSERT_TRUE(twice.ok()) << one.id << ": " << *value;
      EXPECT_EQ(*twice, *value) << one.id;
    }
  }
  EXPECT_GE(told, box->printed().size() / 4);
  EXPECT_GE(families, 1U);
}

// 4.4: every crate is on one building; a value of ours is no building of anybody's.
TEST(TellingCharterstone, ACrateIsOnOneBuildingThatWasTold) {
  for (const Game* game : games()) {
    if (game->info().id != "charterstone") continue;
    const auto box = must(open_box(*game));
    const std::vector<std::string> barn{"3", "7", "Barn"};
    ASSERT_TRUE(box->tell("building.23", barn).ok());
    const auto known = box->with({{"building.22", "Mill;3;7"}});
    EXPECT_EQ(known->tell("building.23", barn).why().id, "charter.error.crate-twice");
    EXPECT_TRUE(known->tell("building.22", {"3", "7", "Old Mill"}).ok());
  }
}

TEST_P(Telling, WhatIsNoFactIsRefusedInOneSentence) {
  const auto box = must(open_box(*GetParam()));
  EXPECT_EQ(box->tell("nothing", {}).why().id, "engine.not-told");
  const std::string id = box->printed().front().id;
  EXPECT_EQ(box->tell(id, std::vector<std::string>(40, "1")).why().id, "engine.not-told");
}

}  // namespace
}  // namespace seatmate::cli
