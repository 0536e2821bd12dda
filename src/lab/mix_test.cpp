#include "lab/mix.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "lab/lab_test_support.h"
#include "lab/signature.h"

namespace seatmate::lab {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

SetupOption option(std::string_view group, std::string_view id,
                   const std::vector<std::string>& tokens, std::string_view when = {},
                   std::string_view is = {}) {
  SetupOption result;
  result.group = group;
  result.field.id = id;
  for (const std::string& token : tokens) result.field.options.push_back({token, {}});
  result.field.otherwise = tokens.front();
  result.when = when;
  result.is = is;
  return result;
}

TEST(Mix, CombinesOnlyWhatApplies) {
  const auto all = combinations(
      {option("game", "humans", {"1", "2"}), option("game", "faction", {"a", "b"}, "humans", "1"),
       option("game", "home", {"random", "lake"}), option("rules", "amb", {"on", "off"})});
  EXPECT_THAT(all, UnorderedElementsAre(Settings{{"humans", "1"}, {"faction", "a"}},
                                        Settings{{"humans", "1"}, {"faction", "b"}},
                                        Settings{{"humans", "2"}}));
}

TEST(Mix, VariesEverythingElseOnce) {
  const auto all = variations({option("game", "humans", {"1", "2"}),
                               option("game", "faction", {"a", "b", "c"}, "humans", "1"),
                               option("game", "home", {"random", "lake"}, "faction", "b,c"),
                               option("rules", "amb", {"on", "off"})});
  EXPECT_THAT(all,
              ElementsAre(Settings{{"faction", "b"}, {"home", "lake"}}, Settings{{"amb", "off"}}));
}

TEST(Mix, ADependencyOfADependencyCounts) {
  const std::vector<SetupOption> options{
      option("game", "humans", {"1", "2"}), option("game", "faction", {"a", "b"}, "humans", "1"),
      option("game", "home", {"random", "lake"}, "faction", "b")};
  EXPECT_TRUE(applies(options[2], options, {{"faction", "b"}}));
  EXPECT_FALSE(applies(options[2], options, {}));
  EXPECT_FALSE(applies(options[2], options, {{"humans", "2"}, {"faction", "b"}}));
}

TEST(Mix, NoOptionsIsOneGame) {
  EXPECT_THAT(combinations({}), ElementsAre(IsEmpty()));
  EXPECT_THAT(variations({}), IsEmpty());
}

// Whatever can be chosen is played by the mix of every game, and no combination is refused.
TEST(Mix, ShowsEveryTokenOfEveryGame) {
  for (const Game* game : games()) {
    const auto box = open_box(*game);
    ASSERT_NE(box, nullptr) << game->info().id;
    std::set<std::pair<std::string, std::string>> missing;
    for (const SetupOption& option : box->options())
      for (const Option& token : option.field.options)
        if (token.token != option.field.otherwise) missing.emplace(option.field.id, token.token);
    for (const Settings& settings : playable_mix(*box))
      for (const auto& chosen : settings) missing.erase(chosen);
    EXPECT_THAT(missing, IsEmpty()) << game->info().id;
    for (const Settings& settings : combinations(box->options()))
      EXPECT_TRUE(box->simulator(settings, 1).ok()) << ::testing::PrintToString(settings);
  }
}

TEST(Signature, IsTheSameEveryTimeAndNoticesOneGameMore) {
  const auto box = first_box();
  ASSERT_NE(box, nullptr);
  EXPECT_EQ(signature(*box, 2), signature(*box, 2));
  EXPECT_NE(signature(*box, 2), signature(*box, 3));
}

TEST(Signature, IsWrittenWithAllItsDigits) {
  EXPECT_EQ(written(0), "0000000000000000");
  EXPECT_EQ(written(0x5ea7U), "0000000000005ea7");
  EXPECT_EQ(written(~std::uint64_t{0}), "ffffffffffffffff");
}

}  // namespace
}  // namespace seatmate::lab
