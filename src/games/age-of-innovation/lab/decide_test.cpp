// `decide`: what cannot be decided is refused with one sentence, both readings of every ambiguity
// are there, and optional keys have the defaults that docs/decide.md states.

#include "games/age-of-innovation/test_support.h"

namespace seatmate::age_of_innovation {
namespace {

// A legal question of each kind, as JSON; the tests below change one key of it.
const game_test::Cases cases(
    [](const Doc& question) { return Rulebook::decide(printed(), question); },
    R"({
    "direction": {"available": ["a", "b", "c"], "unavailable": ["b"], "direction": "forward", "count": 2},
    "deck": {"level": 5, "reserveTopFirst": [7, 8, 9, 10, 11, 12, 14]},
    "turns": {"deckTopFirst": [1, 2, 6, 5, 4]},
    "reach": {"map": "1-3", "from": "r4c7", "ship": 1},
    "distance": {"map": "1-3", "from": "r1c2", "to": ["r4c7"], "humanBuildings": ["r3c5"]},
    "build": {"map": "1-3", "automaHome": "lake", "humanHome": "forest", "marked": ["r1c2"], "unmarked": ["r4c7"],
              "human": ["r2c4", "r5c8"], "ship": 0, "supportCard": 5},
    "upgrade": {"map": "1-3", "automa": {"r4c7": "workshop", "r1c2": "guild"}, "humanPowerByHex": {"r4c8": 1}, "supportCard": 2},
    "discipline": {"automa": {"banking": 1, "law": 1, "engineering": 1, "medicine": 1},
                   "humans": [{"banking": 0, "law": 3, "engineering": 1, "medicine": 0}], "supportCard": 1, "tileColour": "law"},
    "send-scholar": {"level": 4, "freeSpaces": [2, 2], "automaScholars": 3},
    "cover": {"powerUncovered": [2, 5], "bookUncovered": [1], "supportCard": 1},
    "innovation": {"round": 4, "owned": 1, "displayRows": [["a", null], ["b", null, "c", "d"]], "supportCard": 10},
    "points": {"level": 3, "round": 5, "card": 14},
    "pass": {"round": 4, "tile": 3, "bonusRow": ["p", "q", "r"], "ownBonus": "s", "supportCard": 5},
    "area-scoring": {"map": "1-3", "buildings": ["r1c2", "r1c3"], "ship": 0, "bridges": [["r2c7", "r4c7"]]},
    "science-scoring": {"values": [8, 8], "points": [18, 12, 6]},
    "setup": {"home": "wasteland", "card": 11, "map": "3-5", "faction": "druids"}
  })");

TEST(DecideErrors, TheLegalQuestionsAreAnswered) { cases.are_answered(); }

TEST(DecideErrors, WhatIsNoCaseIsRefused) { cases.are_the_only_ones("build"); }

// Keys without which a kind can do.
bool may_be_missing(const std::string& kind, const std::string& key) {
  return key == "unavailable" || key == "reserveTopFirst" || key == "humanBuildings" ||
         key == "bridges" || key == "bonusRow" || (kind == "setup" && key == "faction");
}

TEST(DecideErrors, EveryNeededKeyIsMissed) {
  cases.miss_every_needed_member(may_be_missing);
  cases.take_null_for_missing();
}

// The names in a direction are anybody's; an owned bonus too.
TEST(DecideErrors, EveryKeyHasAType) {
  cases.have_types({"true", "-1", R"({"no such thing": 1})"}, {"ownBonus", "available", "ship"});
}

TEST(DecideErrors, AMisspeltKeyIsNotADefault) {
  for (const std::string& kind : cases.kinds()) {
    const Doc result = cases.with(kind, "humanBridge", "[]");
    EXPECT_NE(result["error"].text().find("humanBridge"), std::string::npos) << kind;
  }
  // Beside `given` anything may stand.
  EXPECT_FALSE(Rulebook::decide(printed(), doc(R"({"kind": "points", "id": 7, "expect": {},
                                              "given": {"level": 3, "round": 5, "card": 14}})"))
                   .has("error"));
}

TEST(DecideErrors, HexesAreHexesOfThisSideOfTheMap) {
  EXPECT_EQ(cases.with("reach", "from", "\"r0c5\"")["error"].text(),
            "\"from\" has \"r0c5\", a river space: it must be a land hex of map 1-3.");
  EXPECT_EQ(cases.with("reach", "from", "\"r0c0\"")["error"].text(),
            "\"from\" has \"r0c0\": it must be a land hex of map 1-3, like \"r0c1\".");
  for (const char* id : {"\"r04c7\"", "\"E3\"", "\"r4c7 \"", "\"R4C7\"", "\"r9c1\"", "7"})
    EXPECT_TRUE(cases.with("reach", "from", id).has("error")) << id;
  // A path may begin on a river, a building may not.
  EXPECT_EQ(text(cases.with("distance", "from", "\"r0c5\"")["steps"]), "4");
  EXPECT_TRUE(cases.with("distance", "humanBuildings", R"(["r0c5"])").has("error"));
  EXPECT_TRUE(cases.with("build", "terrain", R"({"r0c5": "lake"})").has("error"));
  EXPECT_TRUE(cases.with("build", "terrain", R"({"r0c1": "river"})").has("error"));
}

// A hex carries one building.
TEST(DecideErrors, BuildingsMayNotOverlap) {
  for (const char* key : {"marked", "unmarked", "human", "human2"})
    for (const char* hex : {R"(["r1c2"])", R"(["r4c7"])", R"(["r5c8"])"}) {
      Json given = cases.legal("build");
      given["human2"] = {"r8c2"};
      const bool own =
          !given[key].is_null() && std::string(given[key][0]) == std::string(hex).substr(2, 4);
      given[key] = as_json(hex);
      if (std::string(key) == "human" && std::string(hex) == R"(["r5c8"])") continue;
      EXPECT_EQ(cases.decide("build", given).has("error"), !own) << key << hex;
    }
  EXPECT_TRUE(cases.with("upgrade", "humanPowerByHex", R"({"r4c7": 1})").has("error"));
  EXPECT_TRUE(cases.with("upgrade", "human2PowerByHex", R"({"r4c8": 1})").has("error"));
  EXPECT_TRUE(cases.with("upgrade", "human2PowerByHex", R"({"r1c2": 1})").has("error"));
  EXPECT_TRUE(cases.with("build", "marked", "[]").has("error"));
  EXPECT_TRUE(cases.with("build", "human", "[]").has("error"));
  // Power is the power of a building that stands there.
  EXPECT_TRUE(cases.with("build", "humanPowerByHex", R"({"r4c8": 2})").has("error"));
}

// AI-DUO-1: with two humans she plays the Simpletons.
TEST(DecideErrors, TwoHumansPlayAgainstTheSimpletons) {
  Json given = cases.legal("build");
  given["human2"] = {"r8c2"};
  given["faction"] = "simpletons";
  EXPECT_FALSE(cases.decide("build", given).has("error"));
  given["faction"] = "druids";
  EXPECT_TRUE(cases.decide("build", given).has("error"));
  given["action"] = "transform-build";
  EXPECT_TRUE(cases.decide("build", given).has("error"));
  given["human2"] = Json::array();
  EXPECT_FALSE(cases.decide("build", given).has("error"));
}

TEST(DecideErrors, ReadingsAreKnownByKindAndByValue) {
  for (const std::string& kind : cases.kinds()) {
    const bool knows = kind == "build" || kind == "upgrade" || kind == "cover";
    EXPECT_EQ(cases.with(kind, "amb", "{}").has("error"), !knows) << kind;
    EXPECT_TRUE(cases.with(kind, "amb", R"({"AMB-7": "nominal"})").has("error")) << kind;
    EXPECT_EQ(cases.with(kind, "amb", R"({"AMB-2": "nearest"})").has("error"), kind != "build")
        << kind;
    EXPECT_EQ(cases.with(kind, "amb", R"({"AMB-6": "independent"})").has("error"), kind != "cover")
        << kind;
    EXPECT_EQ(cases.with(kind, "amb", R"({"AMB-5": "adjacent"})").has("error"),
              kind != "build" && kind != "upgrade")
        << kind;
  }
  const char* const values[][2] = {{"AMB-2", "support-symbol"},
                                   {"AMB-3", "shown-group"},
                                   {"AMB-4", "ship"},
                                   {"AMB-5", "ignored"},
                                   {"AMB-11", "own"}};
  for (const auto& [key, value] : values) {
    Json amb = Json::object();
    amb[key] = value;
    EXPECT_FALSE(cases.with("build", "amb", amb.dump().c_str()).has("error")) << key;
    for (const char* unfit : {"1", "true", "null", "\"default\""}) {
      amb[key] = as_json(unfit);
      EXPECT_TRUE(cases.with("build", "amb", amb.dump().c_str()).has("error")) << key << unfit;
    }
  }
}

TEST(DecideErrors, NumbersStayInTheirRanges) {
  const struct {
    const char* kind;
    const char* key;
    int low, high;
  } ranges[] = {{"direction", "count", 1, 4},     {"points", "level", 1, 5},
                {"points", "round", 1, 6},        {"points", "card", 1, 14},
                {"send-scholar", "level", 0, 11}, {"send-scholar", "automaScholars", 0, 7},
                {"innovation", "owned", 0, 3},    {"pass", "tile", 1, 12},
                {"pass", "finalTile", 1, 4},      {"build", "supportCard", 1, 14},
                {"discipline", "steps", 1, 2},    {"build", "workshopsInSupply", 0, 1000000},
                {"reach", "ship", 0, 1000000}};
  for (const auto& [kind, key, low, high] : ranges) {
    EXPECT_FALSE(cases.with(kind, key, std::to_string(low).c_str()).has("error")) << kind << key;
    EXPECT_FALSE(cases.with(kind, key, std::to_string(high).c_str()).has("error")) << kind << key;
    EXPECT_TRUE(cases.with(kind, key, std::to_string(low - 1).c_str()).has("error")) << kind << key;
    EXPECT_TRUE(cases.with(kind, key, std::to_string(high + 1).c_str()).has("error"))
        << kind << key;
  }
  EXPECT_TRUE(cases.with("cover", "powerUncovered", "[7]").has("error"));
  EXPECT_TRUE(cases.with("cover", "bookUncovered", "[4]").has("error"));
  EXPECT_TRUE(cases
                  .with("discipline", "automa",
                        R"({"banking": 13, "law": 1, "engineering": 1, "medicine": 1})")
                  .has("error"));
  EXPECT_TRUE(cases.with("discipline", "automa", R"({"banking": 1, "law": 1, "engineering": 1})")
                  .has("error"));
  EXPECT_TRUE(cases
                  .with("discipline", "automa",
                        R"({"banking": 1, "law": 1, "engineering": 1, "medicine": 1, "art": 1})")
                  .has("error"));
  EXPECT_TRUE(
      cases.with("upgrade", "automa", R"({"r4c7": "palace", "r1c2": "palace"})").has("error"));
  EXPECT_TRUE(cases.with("upgrade", "automa", R"({"r4c7": "tower"})").has("error"));
}

TEST(DecideErrors, ListsHaveALength) {
  EXPECT_TRUE(cases.with("turns", "deckTopFirst", "[1, 2, 3, 4]").has("error"));
  EXPECT_TRUE(
      cases.with("turns", "deckTopFirst", "[1,2,3,4,5,6,7,8,9,10,11,12,13,14]").has("error"));
  EXPECT_TRUE(cases.with("turns", "deckTopFirst", "[1, 2, 3, 4, 4]").has("error"));
  EXPECT_TRUE(cases.with("deck", "reserveTopFirst", "[7, 8, 9, 10, 11, 12, 13]").has("error"));
  EXPECT_TRUE(cases.with("deck", "reserveTopFirst", "[7, 8, 9, 10, 11, 12]").has("error"));
  EXPECT_TRUE(cases.with("discipline", "humans", "[]").has("error"));
  EXPECT_TRUE(cases.with("pass", "bonusRow", R"(["a", "b"])").has("error"));
  EXPECT_TRUE(cases.with("send-scholar", "freeSpaces", "[3, 3]").has("error"));
  EXPECT_TRUE(cases.with("send-scholar", "freeSpaces", "[2, 2, 2, 2]").has("error"));
  Json names = Json::array({"b"});
  for (int i = 1; i < 128; ++i) names.push_back("thing " + std::to_string(i));
  EXPECT_FALSE(cases.with("direction", "available", names.dump().c_str()).has("error"));
  names.push_back("one more");
  EXPECT_TRUE(cases.with("direction", "available", names.dump().c_str()).has("error"));
  EXPECT_TRUE(cases.with("direction", "available", R"(["b", "b"])").has("error"));
  EXPECT_TRUE(
      cases
          .with("innovation", "displayRows",
                R"([["1","2","3","4","5","6","7","8","9"],["a","b","c","d","e","f","g","h"]])")
          .has("error"));
}

TEST(DecideErrors, TwoValuesMayNotContradictEachOther) {
  Json given = cases.legal("build");
  given["level"] = 5;
  given["round"] = 6;
  EXPECT_TRUE(cases.decide("build", given).has("error"));
  given["ship"] = 3;
  EXPECT_FALSE(cases.decide("build", given).has("error"));
  EXPECT_TRUE(cases.with("direction", "supportCard", "4").has("error"));
  EXPECT_FALSE(cases.with("direction", "supportCard", "1").has("error"));
  EXPECT_TRUE(cases.with("area-scoring", "level", "5").has("error"));
  EXPECT_TRUE(cases.with("science-scoring", "automa", "{}").has("error"));
  given = cases.legal("discipline");
  given["round"] = 1;
  given["tile"] = 1;  // banking
  EXPECT_TRUE(cases.decide("discipline", given).has("error"));
}

// Only what is needed has to be there.
TEST(DecideDefaults, WhatIsNotNeededMayBeMissing) {
  EXPECT_EQ(text(decide("innovation", R"({"round": 2, "owned": 0})")), R"({"fails":true})");
  EXPECT_EQ(text(decide("innovation", R"({"round": 6, "owned": 3})")), R"({"fails":true})");
  EXPECT_TRUE(decide("innovation", R"({"round": 3, "owned": 0})").has("error"));
  EXPECT_EQ(text(decide("pass", R"({"round": 6, "finalTile": 1})")),
            R"({"points":8,"takesRoundBonus":false})");
  EXPECT_TRUE(decide("pass", R"({"round": 6, "tile": 1})").has("error"));
  EXPECT_TRUE(decide("pass", R"({"round": 5, "finalTile": 1})").has("error"));
  EXPECT_EQ(text(decide("points", R"({"action": "end", "faction": "wanderers", "buildings": 11})")),
            R"({"points":22})");
  EXPECT_EQ(text(decide("points", R"({"action": "end", "faction": "druids", "buildings": 11})")),
            R"({"points":0})");
  EXPECT_TRUE(cases.without("discipline", "tileColour").has("error"));
  Json given = cases.legal("discipline");
  given.erase("tileColour");
  given["supportCard"] = 2;  // catches up
  EXPECT_FALSE(cases.decide("discipline", given).has("error"));
  given["supportCard"] = 1;
  given["action"] = "advance";
  EXPECT_FALSE(cases.decide("discipline", given).has("error"));
  given = cases.legal("build");
  given.erase("ship");
  given["faction"] = "wanderers";
  EXPECT_FALSE(cases.decide("build", given).has("error"));
  given["action"] = "transform-build";
  EXPECT_TRUE(cases.decide("build", given).has("error"));
}

// AMB-2, AMB-3, AMB-4, AMB-5, AMB-6, AMB-11: the other reading comes out differently.
TEST(DecideReadings, TheOtherReadingIsAnotherAnswer) {
  Json given =
      as_json(R"({"map": "1-3", "automaHome": "desert", "humanHome": "swamp", "marked": ["r3c3"],
    "unmarked": ["r4c8"], "human": ["r1c6", "r8c6"], "ship": 2, "supportCard": 13})");
  EXPECT_EQ(text(cases.decide("build", given)["marked"]), "false");
  given["amb"] = {{"AMB-2", "support-symbol"}};
  EXPECT_EQ(text(cases.decide("build", given)["marked"]), "true");

  // r4c7 lies beside the unmarked group, three steps from the marked one: as far as the groups are
  // from each other.
  given = as_json(R"({"map": "1-3", "automaHome": "forest", "humanHome": "wasteland",
    "marked": ["r1c7"], "unmarked": ["r4c6"], "human": ["r8c8"], "ship": 2, "supportCard": 14})");
  EXPECT_EQ(text(cases.decide("build", given)["bringTogether"]),
            R"({"shortestBefore":3,"keep":["r2c7"]})");
  given["amb"] = {{"AMB-3", "shown-group"}};
  EXPECT_EQ(text(cases.decide("build", given)["bringTogether"]),
            R"({"shortestBefore":3,"keep":["r2c7","r4c7","r4c8"]})");
  EXPECT_EQ(cases.decide("build", given)["chosen"].text(), "r4c7");

  given = cases.legal("build");
  given["faction"] = "wanderers";
  EXPECT_FALSE(cases.decide("build", given).has("bringTogether"));
  given["amb"] = {{"AMB-4", "ship"}};
  EXPECT_EQ(text(cases.decide("build", given)["bringTogether"]["shortestBefore"]), "6");

  given = as_json(R"({"map": "1-3", "automa": {"r4c7": "workshop", "r1c2": "workshop"},
    "humanPowerByHex": {"r2c7": 3}, "humanBridges": [["r2c7", "r4c7"]], "supportCard": 2})");
  EXPECT_EQ(text(cases.decide("upgrade", given)["adjacentWorkshops"]), R"(["r4c7"])");
  given["amb"] = {{"AMB-5", "ignored"}};
  EXPECT_EQ(text(cases.decide("upgrade", given)["adjacentWorkshops"]), "[]");

  given = cases.legal("cover");
  given["powerUncovered"] = Json::array();
  EXPECT_EQ(text(cases.decide("cover", given)["book"]), "1");
  given["amb"] = {{"AMB-6", "power-first"}};
  EXPECT_EQ(text(cases.decide("cover", given)["book"]), "null");

  given = as_json(R"({"map": "1-3", "automaHome": "wasteland", "humanHome": "forest",
    "marked": ["r3c5"], "unmarked": ["r1c4"], "human": ["r1c3", "r2c3"], "ship": 3,
    "supportCard": 6, "faction": "kuddlers"})");
  const Doc human = cases.decide("build", given);
  EXPECT_EQ(human["trail"][1]["method"].text(), "terrain-priority:human-card");
  given["amb"] = {{"AMB-11", "own"}};
  const Doc own = cases.decide("build", given);
  EXPECT_EQ(own["trail"][1]["method"].text(), "terrain-priority");
  EXPECT_EQ(human["chosen"].text(), "r2c4");
  EXPECT_EQ(own["chosen"].text(), "r3c3");
}

// AMB-10: enclosed by human buildings she is infinitely far from herself; nothing shortens that.
TEST(DecideReadings, NoPathIsNull) {
  // r0c1 is a corner: its neighbours are r0c2, r1c0 (river) and r1c1.
  const Doc corner = decide("distance", R"({"map": "1-3", "from": "r0c1", "to": "r8c10",
    "humanBuildings": ["r0c2", "r1c1", "r2c2", "r1c2"]})");
  EXPECT_EQ(text(corner["steps"]), "14");
  const Doc cut = decide("distance", R"({"map": "1-3", "from": "r0c2", "to": "r8c10",
    "humanBuildings": ["r0c1", "r0c3", "r1c1", "r1c2"]})");
  EXPECT_EQ(text(cut["steps"]), "null");
  const Doc build = decide(
      "build", R"({"map": "1-3", "automaHome": "lake", "humanHome": "forest", "marked": ["r0c2"],
    "unmarked": ["r4c7"], "human": ["r0c1", "r0c4", "r1c1", "r1c2", "r1c3"], "ship": 0, "supportCard": 8})");
  EXPECT_EQ(text(build["bringTogether"]), R"({"shortestBefore":null,"keep":[]})");
  EXPECT_EQ(text(build["options"]), R"(["r0c3"])");
  EXPECT_EQ(text(build["distToUnmarked"]), "null");
  EXPECT_EQ(text(build["marked"]), "true");
}

// AI-REACH-1: any shipping value has an answer.
TEST(DecideDefaults, ShipsFartherThanAnyLevel) {
  const Doc six = cases.with("reach", "ship", "6");
  const Doc far = cases.with("reach", "ship", "999999");
  EXPECT_LE(six["landInReach"].items().size(), far["landInReach"].items().size());
  EXPECT_FALSE(far["landInReach"].items().empty());
  EXPECT_EQ(text(cases.with("reach", "ship", "40")), text(far));
}

TEST(DecideDefaults, EveryAnswerSaysByWhichRules) {
  for (const std::string kind :
       {"build", "upgrade", "discipline", "cover", "turns", "innovation", "direction"})
    EXPECT_FALSE(cases.decide(kind)["rules"].items().empty()) << kind;
}

}  // namespace
}  // namespace seatmate::age_of_innovation
