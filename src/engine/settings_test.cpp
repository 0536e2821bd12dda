#include "engine/settings.h"

#include <gtest/gtest.h>

namespace seatmate {
namespace {

std::vector<SetupOption> options() {
  SetupOption level;
  level.field.id = "level";
  level.field.options = {{"1", {}}, {"2", {}}};
  level.field.otherwise = "1";
  SetupOption cards;
  cards.field.id = "cards";
  cards.field.kind = Field::Kind::number;
  cards.field.min = 5;
  cards.field.max = 9;
  cards.field.otherwise = "7";
  return {level, cards};
}

TEST(Settings, WhatIsMissingTakesItsDefault) {
  const auto complete = complete_settings(options(), {{"cards", "9"}});
  ASSERT_TRUE(complete);
  EXPECT_EQ(*complete, (Settings{{"level", "1"}, {"cards", "9"}}));
}

TEST(Settings, AnUnknownOptionIsRefused) {
  const auto refused = complete_settings(options(), {{"levle", "1"}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.why().id, "engine.unknown-option");
}

TEST(Settings, AnUnfitValueIsRefused) {
  for (const char* value : {"3", "", "01"})
    EXPECT_EQ(complete_settings(options(), {{"level", value}}).why().id, "engine.unfit-option");
  for (const char* value : {"4", "10", "x", "7x", ""})
    EXPECT_EQ(complete_settings(options(), {{"cards", value}}).why().id, "engine.unfit-option");
}

TEST(Settings, AreFoundByTheirOption) {
  const Settings settings{{"level", "1"}, {"cards", "9"}};
  EXPECT_EQ(setting(settings, "cards"), "9");
  EXPECT_EQ(setting(settings, "levle"), "");
}

}  // namespace
}  // namespace seatmate
