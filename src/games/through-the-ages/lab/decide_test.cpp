// `decide`: what cannot be decided is refused with one sentence, and both values of every option
// are there.

#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {
namespace {

// A legal question of each kind, as JSON; the tests below change one member of it.
const game_test::Cases cases(
    [](const Doc& question) { return Rulebook::decide(printed(), question); },
    R"json({
    "take-cards": {"row": ["homer_a", null, "moses_a"], "slots": {"LEADER": []},
                   "agesTaken": {"LEADER": ["A"], "GOVERNMENT": []}, "inPlay": ["despotism_a"],
                   "wonder": {"card": "pyramids_a", "stagesBuilt": 1}, "icons": ["LEADER"],
                   "firstTurn": false, "age": "A"},
    "develop": {"slots": {"URBAN": ["theology_i", "alchemy_i"]}, "sciencePoints": 8,
                "inPlay": ["despotism_a"], "icons": ["DEV_URBAN_SCIENCE|DEV_MILITARY"]},
    "build": {"technologies": [{"card": "warriors_a", "cubes": 1}], "yellow": ["frugality_a"],
              "blueCubes": 1, "wonder": {"card": "pyramids_a", "stagesBuilt": 1},
              "icons": ["BLUE:BUILD_MILITARY", "WONDER_STAGES(2)"], "war": true,
              "warExtraUnits": 1},
    "military-draw": {"drawn": ["legion_i"], "slots": {}, "agesTaken": {"TACTICS": []},
                      "common": ["phalanx_i"], "units": ["warriors_a"], "active": "phalanx_i"},
    "tactic": {"units": ["warriors_a"], "common": ["legion_i"], "slot": "phalanx_i",
               "active": "fighting_band_i", "age": "I"},
    "politics": {"icons": ["AGGRESSION(3)", "WAR(-5)", "EVENT"], "strengthAutoma": 8,
                 "strengthHuman": 5, "warsAggressions": ["raid_i"], "events": ["rats_i"],
                 "lastTurn": false, "human": {"colonies": 1}},
    "auction": {"advantage": 3, "table": [{"min": null, "max": 4, "force": 2}],
                "colonisationBonus": 3, "units": ["warriors_a"], "humanBid": 5},
    "defence": {"attackerStrength": 10, "automaStrength": 6, "defence": 4, "age": "II",
                "aggression": "raid_i", "warsAggressions": ["spy_ii"]},
    "age-change": {"newAge": "II", "slots": {"ACTION": ["frugality_a"]},
                   "wonder": {"card": "colossus_a", "stagesBuilt": 1}, "blueCubes": 0,
                   "difficulty": 2},
    "pay-gold": {"yellow": ["frugality_a"], "amount": 1},
    "production": {"scienceRating": -1, "cultureRating": 4, "sciencePoints": 5,
                   "culturePoints": 7},
    "event-bonus": {"rotated": true, "humanCulture": 8, "automaCulture": 6}
  })json");

TEST(DecideErrors, TheLegalQuestionsAreAnswered) {
  cases.are_answered();
  cases.say_by_which_rules();
}

TEST(DecideErrors, WhatIsNoCaseIsRefused) { cases.are_the_only_ones("tactic"); }

// Members without which a kind can do.
bool may_be_missing(const std::string& kind, const std::string& key) {
  static const std::vector<std::string> optional{
      "take-cards agesTaken", "take-cards wonder", "take-cards firstTurn", "take-cards age",
      "build wonder",         "build war",         "build warExtraUnits",  "military-draw units",
      "military-draw active", "tactic slot",       "tactic active",        "tactic age",
      "politics lastTurn",    "politics human",    "auction humanBid",     "defence aggression",
      "age-change wonder"};
  return std::find(optional.begin(), optional.end(), kind + " " + key) != optional.end();
}

TEST(DecideErrors, EveryNeededMemberIsMissed) { cases.miss_every_needed_member(may_be_missing); }

TEST(DecideErrors, EveryMemberHasAType) { cases.have_types({"-60000", "[{}]", "[-1]"}); }

TEST(DecideErrors, UnknownMembersAreIgnored) { cases.ignore_unknown_members(); }

TEST(DecideErrors, UnknownOptionsAreRefused) {
  for (const std::string& kind : cases.kinds()) {
    EXPECT_TRUE(cases.with(kind, "options", R"({"weather": "rain"})").has("error")) << kind;
    EXPECT_TRUE(cases.with(kind, "options", R"({"armies": "three"})").has("error")) << kind;
    EXPECT_TRUE(cases.with(kind, "options", R"({"armies": true})").has("error")) << kind;
    EXPECT_TRUE(cases.with(kind, "options", "[]").has("error")) << kind;
    EXPECT_FALSE(cases.with(kind, "options", R"({"armies": "one"})").has("error")) << kind;
    EXPECT_EQ(text(cases.with(kind, "options", R"({"armies": "several"})")),
              text(cases.decide(kind)));
  }
}

// What is spelt right but cannot be.
TEST(DecideErrors, IllegalValues) {
  const auto refused = [](const char* kind, const char* key, const char* value) {
    const Doc result = cases.with(kind, key, value);
    EXPECT_TRUE(result["error"].is_text()) << kind << " " << key << " " << value << text(result);
  };
  refused("take-cards", "row", R"(["raid_i"])");
  refused("take-cards", "slots", R"({"LEADER": ["homer_a", "moses_a"]})");
  refused("take-cards", "slots", R"({"PURSE": []})");
  refused("take-cards", "agesTaken", R"({"LEADER": ["IV"]})");
  refused("take-cards", "wonder", R"({"card": "homer_a", "stagesBuilt": 0})");
  refused("take-cards", "wonder", R"({"card": "colossus_a", "stagesBuilt": 3})");
  refused("take-cards", "wonder", R"({"card": "colossus_a"})");
  refused("take-cards", "icons", R"(["DEV_MILITARY"])");
  refused("develop", "icons", R"(["DEV_MILITARY|"])");
  refused("develop", "icons", R"(["DEV_MILITARY|MILITARY"])");
  refused("develop", "sciencePoints", "-1");
  refused("build", "icons", R"(["WONDER_STAGES"])");
  refused("build", "icons", R"x(["WONDER_STAGES(x)"])x");
  refused("build", "icons", R"x(["BLUE:WONDER_STAGES(1)"])x");
  refused("build", "icons", R"(["BLUE:BLUE:BUILD_MILITARY"])");
  refused("build", "technologies", R"([{"card": "warriors_a"}])");
  refused("build", "technologies", R"([{"card": "warriors_a", "cubes": -1}])");
  refused("military-draw", "common", R"(["raid_i"])");
  refused("military-draw", "slots", R"({"TACTICS": ["raid_i"]})");
  refused("military-draw", "drawn", R"(["homer_a"])");
  refused("tactic", "active", R"("raid_i")");
  refused("tactic", "units", R"(["philosophy_a"])");
  refused("politics", "icons", R"(["AGGRESSION"])");
  refused("politics", "icons", R"(["AGGRESSION(3"])");
  refused("politics", "icons", R"x(["EVENT(1)"])x");
  refused("auction", "table", R"([{"min": 1, "max": 2}])");
  refused("auction", "colonisationBonus", "-1");
  refused("defence", "age", R"("A")");
  refused("age-change", "newAge", R"("A")");
  refused("age-change", "newAge", R"("V")");
  refused("pay-gold", "amount", "-1");
  Json defence = cases.legal("defence");
  defence.erase("aggression");
  defence["options"]["defenceLoss"] = "card";
  EXPECT_TRUE(cases.decide("defence", defence).has("error"));
}

TEST(DecideErrors, TheSentenceSaysWhatWouldBeRight) {
  EXPECT_EQ(cases.with("pay-gold", "amount", "-1")["error"].text(),
            "\"amount\" is -1: it must be a whole number from 0 to 10000.");
  EXPECT_EQ(cases.with("take-cards", "wonder", R"({"card": "ark_a"})")["error"].text(),
            "\"wonder.card\" is \"ark_a\": it must be the id of a civil card.");
  EXPECT_EQ(cases.without("tactic", "units")["error"].text(),
            "\"units\" is missing: it must be a list of at most 48.");
  EXPECT_EQ(cases.with("tactic", "options", R"({"armies": "two"})")["error"].text(),
            "\"options.armies\" is \"two\": it must be \"several\" or \"one\".");
}

// ---- options: a question that its other value answers otherwise

struct OtherValue {
  const char* kind;
  const char* name;
  const char* usual;
  const char* other;
  const char* given;
};
const OtherValue other_values[] = {
    {"take-cards", "urbanIcon", "leftmost", "most",
     R"({"row": ["theology_i", "opera_ii"], "slots": {}, "inPlay": [], "icons": ["URBAN_CULTURE"]})"},
    {"take-cards", "leaderHappiness", "no", "yes",
     R"({"row": ["homer_a"], "slots": {}, "inPlay": [], "icons": ["LEADER"]})"},
    {"build", "buildChoice", "affordable", "best",
     R"({"technologies": [{"card": "philosophy_a", "cubes": 1}, {"card": "alchemy_i", "cubes": 0}],
         "yellow": [], "blueCubes": 0, "icons": ["BUILD_URBAN_SCIENCE"]})"},
    {"build", "increase", "positive", "any",
     R"({"technologies": [{"card": "philosophy_a", "cubes": 1}], "yellow": [], "blueCubes": 0,
         "icons": ["BUILD_URBAN_STRENGTH"]})"},
    {"build", "capPer", "type", "card",
     R"({"technologies": [{"card": "warriors_a", "cubes": 2}, {"card": "swordsmen_i", "cubes": 1}],
         "yellow": ["frugality_a"], "blueCubes": 0, "icons": ["BUILD_MILITARY"]})"},
    {"pay-gold", "goldChoice", "oldest", "fewest",
     R"({"yellow": ["frugality_a", "rich_land_a", "reserves_ii"], "amount": 2})"},
    {"military-draw", "tacticsPerEra", "once", "slot",
     R"({"drawn": ["legion_i"], "slots": {}, "agesTaken": {"TACTICS": ["I"]}, "common": []})"},
    {"tactic", "armies", "several", "one",
     R"({"units": ["warriors_a", "warriors_a", "warriors_a", "warriors_a"],
         "common": ["fighting_band_i"]})"},
    {"tactic", "airForces", "wild", "double",
     R"({"units": ["air_forces_iii", "warriors_a", "warriors_a"], "common": ["fighting_band_i"]})"},
    {"tactic", "tacticTie", "common", "slot",
     R"({"units": ["warriors_a", "warriors_a", "warriors_a"], "common": ["legion_i"],
         "slot": "medieval_army_i"})"},
    {"defence", "defenceLoss", "age", "card",
     R"({"attackerStrength": 1, "automaStrength": 1, "defence": 0, "age": "III",
         "aggression": "raid_i", "warsAggressions": ["raid_i", "raid_ii", "spy_ii"]})"},
    {"politics", "untargetable", "skip", "play",
     R"x({"icons": ["AGGRESSION(1)"], "strengthAutoma": 5, "strengthHuman": 1,
         "warsAggressions": ["annex_ii"], "events": []})x"},
    {"politics", "aggressionTarget", "weaker", "any",
     R"x({"icons": ["AGGRESSION(-1)"], "strengthAutoma": 5, "strengthHuman": 5,
         "warsAggressions": ["raid_i"], "events": []})x"},
    {"build", "warUnits", "gold", "free",
     R"({"technologies": [{"card": "knights_i", "cubes": 0}], "yellow": [], "blueCubes": 0,
         "icons": [], "war": true, "warExtraUnits": 1})"},
    {"build", "upgradeRank", "increase", "target",
     R"({"technologies": [{"card": "warriors_a", "cubes": 3}, {"card": "knights_i", "cubes": 3},
         {"card": "swordsmen_i", "cubes": 0}, {"card": "cavalrymen_ii", "cubes": 0}],
         "yellow": [], "blueCubes": 0, "icons": ["BUILD_MILITARY"]})"},
    {"develop", "developStat", "positive", "any",
     R"({"slots": {"URBAN": ["theology_i"]}, "sciencePoints": 5, "inPlay": [],
         "icons": ["DEV_URBAN_SCIENCE"]})"},
    {"develop", "developFallback", "none", "next",
     R"({"slots": {"URBAN": ["alchemy_i", "computers_iii"]}, "sciencePoints": 5, "inPlay": [],
         "icons": ["DEV_URBAN_SCIENCE"]})"},
};

// A-16: an air force may be left out of the armies it doubles, or be one of their units too.
TEST(DecideOptions, AirForcesInThreeWays) {
  const auto armies = [](const char* value) {
    const std::string given =
        R"({"units": ["air_forces_iii", "warriors_a", "warriors_a", "warriors_a"],
            "common": ["fighting_band_i"], "options": {"airForces": ")" +
        std::string(value) + R"("}})";
    const Doc result = decide("tactic", given);
    return std::pair{result["armies"].number(), result["bonus"].number()};
  };
  EXPECT_EQ(armies("wild"), (std::pair<std::int64_t, std::int64_t>{2, 2}));
  EXPECT_EQ(armies("double"), (std::pair<std::int64_t, std::int64_t>{1, 2}));
  EXPECT_EQ(armies("both"), (std::pair<std::int64_t, std::int64_t>{2, 3}));
}

// A-5, A-9 to A-13, A-15, A-16, A-19, A-21, A-23, A-33 to A-37
TEST(DecideOptions, BothValuesOfEveryOption) {
  EXPECT_EQ(std::size(other_values), 17U);
  for (const OtherValue& option : other_values) {
    const Json given = as_json(option.given);
    ASSERT_FALSE(given.is_discarded()) << option.name;
    const auto answer = [&](const char* value) {
      Json asked = given;
      asked["options"][option.name] = value;
      const Doc result = cases.decide(option.kind, asked);
      EXPECT_FALSE(result.has("error")) << option.name << text(result);
      return text(result);
    };
    EXPECT_EQ(answer(option.usual), text(cases.decide(option.kind, given))) << option.name;
    EXPECT_NE(answer(option.usual), answer(option.other)) << option.name;
  }
}

// More than the State of a game holds is refused, not cut off.
TEST(DecideErrors, MoreThanAGameHolds) {
  const auto many = [](std::string_view id, int n) {
    Json list = Json::array();
    for (int i = 0; i < n; ++i) list.push_back(id);
    return list;
  };
  for (const auto& [n, refused] : {std::pair{47, false}, {48, true}, {60, true}}) {
    Json given = cases.legal("take-cards");
    given["slots"]["ACTION"] = many("frugality_a", n);
    given["row"] = many("rich_land_a", row_spaces);
    given["icons"] = many("ACTION", row_spaces + 2);
    EXPECT_EQ(cases.decide("take-cards", given).has("error"), refused) << n;
  }
  for (const auto& [n, refused] : {std::pair{41, false}, {42, true}}) {
    Json given = cases.legal("develop");
    given["inPlay"] = many("warriors_a", n);
    EXPECT_EQ(cases.decide("develop", given).has("error"), refused) << n;
  }
  for (const auto& [n, refused] : {std::pair{48, false}, {49, true}}) {
    Json given = cases.legal("auction");
    given["units"] = many("tanks_iii", n);
    EXPECT_EQ(cases.decide("auction", given).has("error"), refused) << n;
  }
  Json given = cases.legal("military-draw");
  given["slots"]["EVENTS"] = many("rats_i", 48);
  EXPECT_TRUE(cases.decide("military-draw", given).has("error"));
}

// TTA-T1-1, TTA-T1-2: in her first turn only the first icon counts.
TEST(DecideOptions, TheFirstTurnHasOneIcon) {
  const char* given = R"({"row": ["frugality_a", "homer_a", "colossus_a"], "slots": {},
    "inPlay": [], "icons": ["WONDER", "LEADER"], "firstTurn": true})";
  EXPECT_EQ(decide("take-cards", given)["taken"].items().size(), 1U);
}

// TTA-COL-1: without a word about the human's bid there is no winner; with null he passes.
TEST(DecideOptions, AHumanWhoPasses) {
  EXPECT_FALSE(cases.without("auction", "humanBid").has("winner"));
  EXPECT_EQ(cases.with("auction", "humanBid", "null")["winner"].text(), "automa");
  EXPECT_EQ(cases.with("auction", "humanBid", "9")["winner"].text(), "human");
  EXPECT_TRUE(cases.with("auction", "humanBid", "9")["destroy"].items().empty());
}

}  // namespace
}  // namespace seatmate::through_the_ages
