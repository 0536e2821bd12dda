// `decide`: what cannot be decided is refused with one sentence, both readings of every open point
// are there, and optional members have the defaults that docs/decide.md states.

#include "games/golem/test_support.h"

namespace seatmate::golem {
namespace {

// A legal question of each kind, as JSON; the tests below change one member of it.
const game_test::Cases cases(
    [](const Doc& question) { return Rulebook::decide(printed(), question); },
    R"({
    "marble": {"rows": {"work": ["blue", "white"], "golem": ["red"]}, "criteria": ["most"],
               "character": {"left": "red", "right": "yellow"}, "taken": ["red"],
               "strategy": ["red", "yellow", "blue"], "standing": 1},
    "rabbi": {"numbers": [4, 2, 5, 1, 3], "present": [1, 2, 3], "occupied": [2], "killTiles": [3],
              "golems": [{"district": "red", "section": 8, "lying": true}]},
    "turn-order": {"cards": [{"columns": ["marble", "rabbi"], "leftHalf": false, "rightHalf": true},
                             {"columns": ["marble", "rabbi"], "leftHalf": true, "rightHalf": false},
                             {"columns": ["rabbi", "marble"], "leftHalf": false, "rightHalf": false}]},
    "move-golems": {"golems": [{"district": "red", "section": 4, "lying": true}], "steps": 2,
                    "direction": "free", "strategy": ["red", "yellow", "blue"]},
    "work": {"value": 2, "golems": [{"district": "blue", "section": 2, "lying": false}],
             "strategy": ["red", "yellow", "blue"]},
    "resources": {"marker": 17, "events": [{"gain": 5}, {"spend": 2}]},
    "create-golem": {"golems": {"red": 1, "yellow": 0, "blue": 0}, "strategy": ["red", "blue", "yellow"],
                     "remaining": 3, "discount": 2},
    "kill": {"golems": [{"district": "yellow", "section": 6, "lying": false}],
             "strategy": ["blue", "red", "yellow"], "cemetery": {"cells": 10, "occupied": [1, 3]}},
    "student": {"students": {"red": 1, "yellow": 1, "blue": 1}, "direction": "forward", "steps": 1,
                "different": false, "strategy": ["yellow", "red", "blue"]},
    "book": {"library": ["black", "green", null, "blue", "red"], "numbers": [3, 1, 4, 2, 5],
             "columns": [["blue", "blue"], ["black"], [], [], []], "studentCanMoveBack": false},
    "upgrade-type": {"counts": {"golem": 3, "artefact": 2, "learning": 3},
                     "open": ["golem", "artefact", "learning"], "strategy": ["blue", "yellow", "red"]},
    "influence": {"marbles": ["white", "yellow"], "character": {"left": "red", "right": "yellow", "price": 3},
                  "marker": 6},
    "end-scoring": {"level": 2, "goals": 3, "marker": 11,
                    "areas": {"golem": {"objects": 3, "menorahs": 4}, "artefact": {"objects": 2, "menorahs": 1},
                              "learning": {"objects": 4, "menorahs": 2}}}
  })");

TEST(DecideErrors, TheLegalQuestionsAreAnswered) {
  cases.are_answered();
  cases.say_by_which_rules();
}

TEST(DecideErrors, WhatIsNoCaseIsRefused) { cases.are_the_only_ones("kill"); }

// Members without which a kind can do.
bool may_be_missing(const std::string& kind, const std::string& key) {
  if (kind == "move-golems") return false;
  return key == "remaining" || key == "discount" || key == "steps" || key == "different" ||
         key == "goals";
}

TEST(DecideErrors, EveryNeededMemberIsMissed) {
  cases.miss_every_needed_member(may_be_missing);
  cases.take_null_for_missing();
}

TEST(DecideErrors, EveryMemberHasAType) { cases.have_types({"-6", "[{}]", "[-1]"}); }

TEST(DecideErrors, UnknownMembersAreIgnored) {
  cases.ignore_unknown_members();
  for (const std::string& kind : cases.kinds()) {
    EXPECT_EQ(text(cases.with(kind, "params", R"({"weather": 1})")), text(cases.decide(kind)))
        << kind;
  }
}

// What is spelt right but cannot be.
TEST(DecideErrors, IllegalValues) {
  const auto refused = [](const char* kind, const char* key, const char* value) {
    const Doc result = cases.with(kind, key, value);
    EXPECT_TRUE(result["error"].is_text()) << kind << " " << key << " " << value << text(result);
  };
  refused("marble", "strategy", R"(["red", "red", "blue"])");
  refused("marble", "strategy", R"(["red", "blue"])");
  refused("marble", "character", R"({"left": "red", "right": "red"})");
  refused("marble", "character", R"({"left": "red", "right": "white"})");
  refused("marble", "character", R"({"left": "red"})");
  refused("marble", "taken", R"(["red", "blue"])");
  refused("marble", "rows", R"({"work": ["green"]})");
  refused("marble", "params", R"({"criteriaScope": "some"})");
  refused("marble", "params", R"({"colourTail": ["white", "white"]})");
  refused("marble", "params", R"([])");
  refused("rabbi", "numbers", "[1, 1]");
  refused("rabbi", "numbers", "[6]");
  refused("rabbi", "golems", R"([{"district": "red", "section": 11, "lying": false}])");
  refused("rabbi", "golems", R"([{"district": "red", "section": 0, "lying": false}])");
  refused("rabbi", "golems", R"([{"district": "red", "section": 1}])");
  refused("rabbi", "golems", R"([{"district": "green", "section": 1, "lying": false}])");
  refused("turn-order", "cards", "[]");
  refused("turn-order", "cards",
          R"([{"columns": ["marble", "marble"], "leftHalf": false, "rightHalf": false},
              {"columns": ["marble", "rabbi"], "leftHalf": false, "rightHalf": false},
              {"columns": ["marble", "rabbi"], "leftHalf": false, "rightHalf": false}])");
  refused("move-golems", "direction", "\"token\"");
  refused("move-golems", "params", R"({"entryCost": [1, 3]})");
  refused("work", "params", R"({"workSurplus": "yes"})");
  refused("resources", "marker", "21");
  refused("resources", "events", R"([{"gain": -1}])");
  refused("resources", "events", R"([{"gain": 1, "spend": 1}])");
  refused("resources", "events", R"([{}])");
  refused("create-golem", "golems", R"({"red": 1, "yellow": 0})");
  refused("kill", "cemetery", R"({"cells": 2, "occupied": [3]})");
  refused("student", "students", R"({"red": 0, "yellow": 1, "blue": 1})");
  refused("student", "direction", "\"free\"");
  refused("book", "library", R"(["red"])");
  refused("book", "columns", R"([["red", "blue"]])");
  refused("book", "columns", R"([["red", "red", "red", "red", "red", "red"]])");
  refused("influence", "marker", "-6");
  refused("end-scoring", "level", "5");
  refused("end-scoring", "level", "0");
}

TEST(DecideErrors, TheSentenceSaysWhatWouldBeRight) {
  EXPECT_EQ(cases.with("end-scoring", "level", "5")["error"].text(),
            "\"level\" is 5: it must be a whole number from 1 to 4.");
  EXPECT_EQ(cases
                .with("rabbi", "golems",
                      R"([{"district": "red", "section": 11, "lying": true}])")["error"]
                .text(),
            "\"golems[0].section\" is 11: it must be a whole number from 1 to 10.");
  EXPECT_EQ(cases.without("marble", "character")["error"].text(),
            "\"character\" is missing: it must be an object.");
}

// ---- readings and defaults

Doc param(const std::string& kind, Json given, const char* params) {
  given["params"] = as_json(params);
  return cases.decide(kind, given);
}

// A-28, A-30, F-22, F-28: readings the vectors leave out.
TEST(DecideReadings, TheOtherValueOfEveryParameter) {
  const Json back = as_json(R"({"golems": [{"district": "red", "section": 9, "lying": false}],
    "steps": 1, "direction": "back", "strategy": ["red", "yellow", "blue"]})");
  EXPECT_EQ(cases.decide("move-golems", back)["paid"].number(), 0);
  EXPECT_EQ(param("move-golems", back, R"({"backEntryPays": true})")["paid"].number(), 1);

  const Json lying = as_json(R"({"value": 3, "strategy": ["red", "yellow", "blue"],
    "golems": [{"district": "red", "section": 9, "lying": true}]})");
  const Doc resources = cases.decide("work", lying);
  EXPECT_EQ(resources["gained"].number(), 3);
  EXPECT_EQ(resources["vp"].number(), 0);
  EXPECT_EQ(param("work", lying, R"({"noStanding": "vp"})")["vp"].number(), 2);

  const Json student = as_json(R"({"students": {"red": 1, "yellow": 1, "blue": 1},
    "direction": "back", "strategy": ["red", "yellow", "blue"]})");
  EXPECT_EQ(cases.decide("student", student)["unused"].number(), 1);
  EXPECT_EQ(text(param("student", student, R"({"studentFirst": 0})")["moved"]), R"(["blue"])");

  const Doc create =
      param("create-golem", cases.legal("create-golem"), R"({"createBase": 5, "createStep": 1})");
  EXPECT_EQ(create["cost"].number(), 5);
  EXPECT_EQ(create["resources"].number(), -3);
}

TEST(DecideReadings, DefaultsOfOptionalMembers) {
  EXPECT_EQ(text(cases.without("student", "steps")), text(cases.decide("student")));
  EXPECT_EQ(text(cases.without("end-scoring", "goals")), text(cases.decide("end-scoring")));
  EXPECT_EQ(cases.without("create-golem", "discount")["resources"].number(), -3);
  EXPECT_EQ(cases.without("create-golem", "remaining")["district"].text(), "blue");
}

// More than the State of a game holds.
TEST(DecideReadings, MoreThanAGameHas) {
  const Doc book =
      cases.with("book", "columns", R"([["blue"], ["red"], ["green"], ["yellow"], ["black"],
    ["black", "black"], []])");
  EXPECT_EQ(book["position"].number(), 4);
  Json many = cases.legal("book");
  many["library"] = as_json(R"(["black", null, null, null, null])");
  many["columns"] = as_json(R"([["blue"], ["red"], ["green"], ["yellow"], ["black"], []])");
  many["studentCanMoveBack"] = true;
  EXPECT_EQ(cases.decide("book", many)["column"].number(), 6);
  EXPECT_EQ(
      cases.with("kill", "cemetery", R"({"cells": 30, "occupied": [1, 2, 3]})")["cell"].number(),
      4);
  EXPECT_TRUE(cases.with("kill", "cemetery", R"({"cells": 0, "occupied": []})")["cell"].is_null());
  EXPECT_EQ(
      cases.with("resources", "events", R"([{"gain": 30000}, {"gain": 30000}])")["vp"].number(),
      59997);
  EXPECT_EQ(cases.with("create-golem", "discount", "100000")["resources"].number(), 99997);
  EXPECT_EQ(cases.with("influence", "marbles", R"(["black", "white", "blue", "yellow"])")["match"],
            Doc(true));
}

// GO-DISC-1: nothing is created, the discount is gained.
TEST(DecideReadings, NothingIsCreated) {
  const Doc result = cases.with("create-golem", "remaining", "0");
  EXPECT_TRUE(result["district"].is_null());
  EXPECT_EQ(result["cost"].number(), 0);
  EXPECT_EQ(result["resources"].number(), 2);
  EXPECT_EQ(result["track"].number(), 0);
}

// The rules that decided stand in the answer.
TEST(DecideReadings, TheRulesAreNamed) {
  const auto rules = [](const Doc& result) { return text(result["rules"]); };
  EXPECT_NE(rules(cases.decide("kill")).find("GO-KILL-1"), std::string::npos);
  EXPECT_NE(rules(cases.decide("work")).find("GO-WORK-2"), std::string::npos);
  EXPECT_NE(rules(cases.decide("turn-order")).find("GO-TURN-2"), std::string::npos);
}

}  // namespace
}  // namespace seatmate::golem
