// `decide`: what cannot be decided is refused with one sentence, both readings of every open point
// are there, and optional members have the defaults that docs/decide.md states.

#include "games/pendulum/lab/decide.h"

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

Doc ask(const Doc& question) {
  static const Data data = small_data();
  return Rulebook::decide(data, question);
}

// A legal question of each kind, as JSON; the tests below change one member of it.
const game_test::Cases cases(ask, R"({
    "setup-workers": {"purpleCard": {"worker": "purple"}, "greenCard": {"worker": "none"},
                      "grandesInBox": 10, "humanGrandes": 2},
    "trigger": {"event": "move-worker", "from": "bottom-box", "to": "space", "area": "purple", "workers": 1,
                "phase": "real-time", "options": {"afterThirdFlip": "worker-only"}},
    "move-worker": {"area": "purple", "timerRow": "top", "vacant": "top-left"},
    "timer-flip": {"by": "automa", "symbol": "purple-else-green", "purpleFlips": 1, "legendaryToken": true,
                   "markersOnMat": 0, "expired": {"purple": true, "green": true, "black": false}},
    "province": {"position": 2, "display": ["a", "b", "c", "d"]},
    "card": {"card": {"worker": "purple", "timer": "purple-else-black", "province": 0}, "phase": "real-time",
             "piles": {"deck": 3, "discard": 4},
             "board": {"vacant": {"purple": "bottom-right", "green": "bottom-right"},
                       "timerRow": {"purple": "top", "green": "top", "black": "top"},
                       "expired": {"purple": true, "green": false, "black": true}, "purpleFlips": 1,
                       "legendaryToken": true, "markersOnMat": 0, "provinces": ["p1", "p2", "p3", "p4"]}},
    "votes": {"cards": [{"votes": -1, "vp": 2}, {"votes": 2, "vp": 0}, {"votes": 3, "vp": 1}],
              "scorecard": {"2": {"vp": 5, "votes": 5}}, "round": 2, "markersOnMat": 2},
    "council-vp": {"cards": [{"votes": -1, "vp": 2}, {"votes": 2, "vp": 0}, {"votes": 3, "vp": 1}],
                   "scorecard": {"2": {"vp": 5, "votes": 5}}, "round": 2, "markersOnMat": 2},
    "privilege": {"votes": {"human": 11, "automa-1": 11, "automa-2": 9},
                  "order": ["human", "automa-1", "automa-2"], "options": {"voteTie": "lower-ahead"}},
    "reward": {"icons": ["grande", "grande", "province"], "hasExtraGrande": true,
               "board": {"c1": "vote", "c2": "votes-province", "c3": "military-province", "grande": true,
                         "c4": "five-gold", "c5": null},
               "iconKinds": {"grande": ["grande"], "province": ["votes-province", "military-province"]}},
    "last-reward": {"humanLegendary": true, "tracks": {"power": 12, "prestige": 12, "popularity": 16},
                    "glory": {"power": 0}, "advanced": false, "rewards": ["one-each", "power", "legendary"]},
    "track": {"track": {"rows": [8, 8, 8, 8], "labels": [{"index": 3, "minus": 6}, {"index": 8, "minus": 4}],
                        "parchment": 20, "green": 28, "wrap": "next-step"},
              "position": 0, "gain": 10, "advanced": false},
    "end": {"human": {"legendary": true, "tracks": {"power": 11, "prestige": 14, "popularity": 16}},
            "automas": {"automa-1": 14, "automa-2": 10}, "advanced": false,
            "track": {"rows": [8, 8, 8, 8], "labels": [{"index": 3, "minus": 6}], "parchment": 20, "green": 28},
            "options": {"endTie": "report", "legendaryCounts": false}},
    "foreshadow": {"variant": true, "event": "purple-flip", "deck": [12], "discard": [7, 8, 2],
                   "reshuffle": [8, 2, 7], "mat": {"automa-1": [5], "automa-2": [9]}}
  })");

TEST(DecideErrors, TheLegalQuestionsAreAnswered) {
  cases.are_answered();
  cases.say_by_which_rules();
}

TEST(DecideErrors, WhatIsNoCaseIsRefused) { cases.are_the_only_ones("card"); }

// Members without which a kind can do.
bool may_be_missing(const std::string& kind, const std::string& key) {
  if (kind == "trigger") return key != "event" && key != "from";
  return key == "grandesInBox" || key == "humanGrandes" || key == "by" || key == "phase" ||
         key == "piles" || key == "options" || key == "iconKinds" || key == "glory";
}

TEST(DecideErrors, EveryNeededMemberIsMissed) {
  cases.miss_every_needed_member(may_be_missing);
  cases.take_null_for_missing();
}

TEST(DecideErrors, EveryMemberHasAType) { cases.have_types({"-6", "[{}]", "[-1]"}); }

TEST(DecideErrors, UnknownMembersAreIgnored) {
  cases.ignore_unknown_members();
  EXPECT_EQ(text(cases.with("trigger", "means", "\"stratagem\"")), text(cases.decide("trigger")));
  EXPECT_EQ(text(cases.with("privilege", "options", R"({"weather": 1})")),
            text(cases.decide("privilege")));
}

// What is spelt right but cannot be.
TEST(DecideErrors, IllegalValues) {
  const auto refused = [](const char* kind, const char* key, const char* value) {
    const Doc result = cases.with(kind, key, value);
    EXPECT_TRUE(result["error"].is_text()) << kind << " " << key << " " << value << text(result);
  };
  refused("setup-workers", "purpleCard", R"({"worker": "black"})");
  refused("setup-workers", "greenCard", "{}");
  refused("trigger", "options", R"({"afterThirdFlip": "all"})");
  refused("trigger", "phase", R"("council")");
  refused("move-worker", "area", R"("black")");
  refused("timer-flip", "purpleFlips", "4");
  refused("timer-flip", "by", R"("automa-1")");
  refused("timer-flip", "expired", R"({"purple": true, "green": true})");
  refused("province", "position", "5");
  refused("province", "display", R"(["a", "b", "c"])");
  refused("province", "display", R"(["a", "b", "c", 4])");
  refused("card", "card", R"({"worker": "none", "timer": "none", "province": 5})");
  refused("card", "card", R"({"worker": "none", "timer": "purple", "province": 0})");
  refused("card", "piles", R"({"deck": 0, "discard": 0})");
  refused("card", "piles", R"({"deck": 30, "discard": 3})");
  refused("card", "piles", R"({"deck": 1})");
  refused("votes", "cards", R"([{"votes": 1, "vp": 1}])");
  refused("votes", "cards", R"([{"votes": 1}, {"votes": 1, "vp": 1}, {"votes": 1, "vp": 1}])");
  refused("votes", "round", "5");
  refused("votes", "round", "3");
  refused("privilege", "order", R"(["human", "human", "automa-1"])");
  refused("privilege", "order", R"(["human", "automa-1"])");
  refused("privilege", "votes", R"({"human": 1, "automa-1": 2})");
  refused("privilege", "options", R"({"voteTie": "random"})");
  refused("reward", "icons", R"(["grande", "grande"])");
  refused("reward", "icons", R"(["grande", "grande", 3])");
  refused("reward", "board", R"({"c1": "silver", "grande": true})");
  refused("reward", "board", R"({"c1": "vote"})");
  refused("reward", "iconKinds", R"({"grande": "grande"})");
  refused("reward", "iconKinds", R"({"grande": ["worker"]})");
  refused("last-reward", "tracks", R"({"power": 22, "prestige": 1, "popularity": 1})");
  refused("last-reward", "glory", R"({"power": -1})");
  refused("last-reward", "rewards", R"(["gold"])");
  refused("track", "position", "32");
  refused("track", "gain", "-1");
  refused("end", "automas", R"({"automa-1": 14})");
  refused("end", "automas", R"({"automa-1": 32, "automa-2": 0})");
  refused("end", "options", R"({"endTie": "privilege"})");  // without "privilege"
  refused("end", "options", R"({"legendaryCounts": "yes"})");
  refused("foreshadow", "event", R"("red-flip")");
  refused("foreshadow", "deck", "[33]");
  refused("foreshadow", "deck", "[7]");  // in the discard pile as well
  refused("foreshadow", "deck", "[5]");  // on the mat as well
  refused("foreshadow", "deck", "[1, 1]");
  refused("foreshadow", "reshuffle", "[8, 2]");
  refused("foreshadow", "mat", R"({"automa-1": [1, 2, 3, 4], "automa-2": []})");
}
TEST(DecideErrors, TracksThatCannotBe) {
  const auto layout = [](std::string rows, std::string labels, int parchment, int green,
                         std::string wrap = "next-step") {
    return R"({"rows": )" + rows + R"(, "labels": )" + labels + R"(, "parchment": )" +
           std::to_string(parchment) + R"(, "green": )" + std::to_string(green) + R"(, "wrap": ")" +
           wrap + "\"}";
  };
  const std::string label = R"([{"index": 3, "minus": 6}])";
  const auto ok = [](const std::string& track) {
    return !cases.with("track", "track", track.c_str()).has("error");
  };
  EXPECT_TRUE(ok(layout("[8, 8, 8, 8]", label, 20, 32))) << "no green spaces";
  EXPECT_FALSE(ok(layout("[]", label, 20, 32)));
  EXPECT_FALSE(ok(layout("[0, 40]", label, 20, 32)));
  EXPECT_FALSE(ok(layout("[100, 100]", label, 20, 32)));
  EXPECT_FALSE(ok(layout("[8, 8, 8, 8]", label, 20, 33)));
  EXPECT_FALSE(ok(layout("[8, 8, 8, 8]", label, 30, 28)));
  EXPECT_FALSE(ok(layout("[8, 8, 8, 8]", "[]", 20, 28)));
  EXPECT_FALSE(ok(layout("[8, 8, 8, 8]", R"([{"index": 20, "minus": 6}])", 20, 28)));
  EXPECT_FALSE(ok(
      layout("[8, 8, 8, 8]", R"([{"index": 8, "minus": 4}, {"index": 3, "minus": 6}])", 20, 28)));
  EXPECT_FALSE(ok(layout("[8, 8, 8, 8]", label, 20, 28, "sometimes")));
  Json given = cases.legal("track");
  given["track"] = as_json(layout("[8, 8, 8, 8]", label, 20, 28, "at-once"));
  EXPECT_FALSE(cases.decide("track", given).has("error"));
  given["position"] = 7;
  EXPECT_TRUE(cases.decide("track", given).has("error")) << "no resting place";
}

TEST(DecideErrors, TheSentenceSaysWhatWouldBeRight) {
  EXPECT_EQ(cases.with("votes", "round", "5")["error"].text(),
            "\"round\" is 5: it must be a whole number from 1 to 4.");
  EXPECT_EQ(cases.with("votes", "round", "3")["error"].text(),
            "\"scorecard.3\" is missing: it must be an object.");
  EXPECT_EQ(cases.with("move-worker", "area", "\"black\"")["error"].text(),
            "\"area\" is \"black\": it must be \"purple\" or \"green\".");
  EXPECT_EQ(cases.without("card", "board")["error"].text(),
            "\"board\" is missing: it must be an object.");
  EXPECT_EQ(cases.with("card", "piles", R"({"deck": 30, "discard": 3})")["error"].text(),
            "\"piles\" has 33 cards together: it must have 1 to 32.");
  EXPECT_EQ(cases.with("foreshadow", "deck", "[7]")["error"].text(),
            "Card 7 lies in two places: it must lie in one.");
  EXPECT_EQ(cases.with("privilege", "order", R"(["human", "human", "automa-1"])")["error"].text(),
            "\"order\" has a player twice: it must have all three, highest first.");
}

// ---- readings and defaults

TEST(DecideReadings, DefaultsOfOptionalMembers) {
  for (const auto& [kind, key] : {std::pair{"setup-workers", "grandesInBox"},
                                  {"setup-workers", "humanGrandes"},
                                  {"trigger", "workers"},
                                  {"trigger", "phase"},
                                  {"trigger", "options"},
                                  {"timer-flip", "by"},
                                  {"card", "phase"},
                                  {"privilege", "options"},
                                  {"reward", "iconKinds"},
                                  {"last-reward", "glory"},
                                  {"end", "options"}})
    EXPECT_EQ(text(cases.without(kind, key)), text(cases.decide(kind))) << kind << " " << key;
  EXPECT_FALSE(cases.without("card", "piles").has("piles"));
}
// AMB-6, AMB-10, AMB-17, AMB-18, AMB-25: the other value of every reading a case may set.
TEST(DecideReadings, TheOtherValueOfEveryOption) {
  Json lift = cases.legal("trigger");
  lift["phase"] = "after-third-flip";
  EXPECT_EQ(cases.decide("trigger", lift)["parts"].text(), "worker-only");
  lift["options"] = as_json(R"({"afterThirdFlip": "worker-and-province"})");
  EXPECT_EQ(cases.decide("trigger", lift)["parts"].text(), "worker-and-province");
  lift["options"] = as_json(R"({"afterThirdFlip": "none"})");
  EXPECT_EQ(cases.decide("trigger", lift)["actions"].number(), 0);
  EXPECT_TRUE(cases.decide("trigger", lift)["parts"].is_null());

  EXPECT_EQ(cases.decide("privilege")["order"][0].text(), "automa-1");
  EXPECT_EQ(cases.with("privilege", "options", R"({"voteTie": "higher-ahead"})")["order"][0].text(),
            "human");

  Json tie = cases.legal("end");
  tie["human"]["tracks"] = as_json(R"({"power": 14, "prestige": 14, "popularity": 14})");
  tie["automas"] = as_json(R"({"automa-1": 22, "automa-2": 0})");
  EXPECT_EQ(cases.decide("end", tie)["result"].text(), "tie");
  tie["options"] = as_json(R"({"legendaryCounts": true})");
  EXPECT_EQ(cases.decide("end", tie)["result"].text(), "win");
  tie["options"] = as_json(R"({"endTie": "privilege"})");
  tie["privilege"] = as_json(R"(["automa-1", "human", "automa-2"])");
  EXPECT_EQ(cases.decide("end", tie)["result"].text(), "loss");

  Json track = cases.legal("track");
  track["gain"] = 7;
  EXPECT_EQ(cases.decide("track", track)["position"].number(), 7);
  track["track"]["wrap"] = "at-once";
  EXPECT_EQ(cases.decide("track", track)["position"].number(), 8);
}

// PE-CARD-4: with a clock a timer is out after its time, which the case may set timer by timer.
TEST(DecideReadings, PE_CARD_4_AClock) {
  Json given = cases.legal("timer-flip");
  given.erase("expired");
  const auto flip = [&](std::int64_t touched, const char* durations) {
    given["clock"] = as_json(R"({"flippedAt": {"purple": 0, "green": 0, "black": 0}})");
    given["clock"]["touchedAt"] = touched;
    given["clock"]["duration"] = as_json(durations);
    return cases.decide("timer-flip", given)["flip"];
  };
  EXPECT_TRUE(flip(119'999, "null").is_null());
  EXPECT_EQ(flip(120'000, "null").text(), "green");
  EXPECT_EQ(flip(179'999, "{}").text(), "green");
  EXPECT_EQ(flip(180'000, "{}").text(), "purple");
  EXPECT_EQ(flip(90'000, R"({"purple": 90000})").text(), "purple");
  EXPECT_TRUE(flip(150'000, R"({"green": 150001})").is_null());
  // Times as clocks of computers have them, and a time before the flip.
  given["clock"] = as_json(R"({"touchedAt": 1794000180000, "flippedAt":
      {"purple": 1794000000000, "green": 1794000180000, "black": 1794000180000}})");
  EXPECT_EQ(cases.decide("timer-flip", given)["flip"].text(), "purple");
  given["clock"]["flippedAt"]["black"] = 1794000180001;
  EXPECT_EQ(cases.decide("timer-flip", given)["error"].text(),
            "\"clock.flippedAt.black\" is 1794000180001: it must be a time before "
            "\"clock.touchedAt\".");
  given["clock"]["flippedAt"]["black"] = "noon";
  EXPECT_EQ(cases.decide("timer-flip", given)["error"].text(),
            "\"clock.flippedAt.black\" is \"noon\": it must be a whole number of milliseconds.");
}
// The event of a trigger decides what it needs.
TEST(DecideReadings, AFlipAsTrigger) {
  const auto flip = [](const char* given) {
    return Rulebook::decide(small_data(), game_test::question("trigger", doc(given)));
  };
  EXPECT_EQ(flip(R"({"event": "flip", "timer": "green", "purpleExpired": true})")["actions"],
            Doc(1));
  EXPECT_TRUE(flip(R"({"event": "flip", "timer": "green"})").has("error"));
  EXPECT_TRUE(flip(R"({"event": "flip", "purpleExpired": true})").has("error"));
  EXPECT_TRUE(flip(R"({"event": "flip", "timer": "green", "by": "cat", "purpleExpired": true})")
                  .has("error"));
}

// The rules that decided stand in the answer.
TEST(DecideReadings, TheRulesAreNamed) {
  const auto names = [](const Doc& result, std::string_view rule) {
    return text(result["rules"]).find("\"" + std::string(rule) + "\"") != std::string::npos;
  };
  for (const auto& [kind, rule] : {std::pair{"setup-workers", "PE-SETUP-9"},
                                   {"trigger", "PE-TRIG-1"},
                                   {"move-worker", "PE-MOVE-T1"},
                                   {"timer-flip", "PE-TIMER-2"},
                                   {"province", "PE-PROV-1"},
                                   {"card", "PE-CARD-1"},
                                   {"votes", "PE-COUNCIL-4"},
                                   {"council-vp", "PE-COUNCIL-3"},
                                   {"privilege", "PE-COUNCIL-6"},
                                   {"reward", "PE-COUNCIL-11"},
                                   {"last-reward", "PE-COUNCIL-14"},
                                   {"track", "PE-TRACK-1"},
                                   {"end", "PE-END-5"},
                                   {"foreshadow", "PE-FORE-1"}})
    EXPECT_TRUE(names(cases.decide(kind), rule)) << kind << text(cases.decide(kind)["rules"]);
}

// A case is decided from its `given` alone, whatever was told of the box.
TEST(DecideReadings, NothingToldChangesAnAnswer) {
  Data told = small_data();
  told.icons = {};
  told.house_track = {};
  told.own_deck = {};
  told.house_deck.fill({WorkerSymbol::green});
  for (const std::string& kind : cases.kinds()) {
    const Doc question = game_test::question(kind, to_doc(cases.legal(kind)));
    EXPECT_EQ(text(Rulebook::decide(told, question)), text(cases.decide(kind))) << kind;
  }
  const Doc question = game_test::question("reward", doc(R"({"icons": ["max-three", "none", "none"],
    "hasExtraGrande": false, "board": {"c4": "max-three", "grande": false}})"));
  EXPECT_EQ(Rulebook::decide(told, question)["chosen"].text(), "c4");
}

}  // namespace
}  // namespace seatmate::pendulum
