// `decide`: the examples of the contract, and what is refused.

#include "games/charterstone/test_support.h"

namespace seatmate::charterstone {
namespace {

Doc ask(const Doc& question) { return Rulebook::decide(printed(), question); }

// A legal case of each kind.
const game_test::Cases& cases() {
  static const game_test::Cases all(ask, R"({
    "deck": {"game": 4, "extraCards": true, "drawn": 13, "postCampaign": false},
    "turn": {"supply": 1, "board": 1, "boardMinions": 0, "influence": 5, "target": "own"},
    "place": {"card": {"target": "charter", "source": "die", "order": "desc", "rank": 1, "names": "az", "vp": "strength"},
      "home": "red", "charters": {"red": [{"name": "Rug Shop", "value": 1}], "green": [{"name": "Abbey", "value": 9}]},
      "strength": 2, "rolls": ["green"]},
    "strength": {"strength": 4, "humans": [30, 31], "automas": [40, 41]},
    "effect-discard": {"mat": [31, 95, 210, 262, 320], "deck": 20, "discard": 4},
    "effect-build": {"places": [{"plot": 1, "building": null}], "mat": [{"number": 55, "kind": "building", "constructed": false, "value": 9, "crate": true}], "overbuilding": true},
    "effect-crate": {"mat": [{"number": 22, "kind": "building", "constructed": true, "crate": 7}], "guide": {"7": [{"number": 24, "kind": "rule"}]}, "already": []},
    "effect-reputation": {"influence": 12, "humans": 1, "automas": 2, "spaces": [{"players": 3, "taken": false}]},
    "effect-quota": {"influence": 5, "rows": [["taken", "open"], ["open", "open"]]},
    "effect-progress": {"position": 1, "spaces": ["plain", "reputation", "income"], "players": [{"name": "ana", "automa": false}, {"name": "x", "automa": true}], "actor": "x"},
    "glory-fill": {"rows": [{"stars": 4, "filled": 3}], "vp": 60, "bonus": 0},
    "capacity-fill": {"columns": [[true, true]], "winner": false},
    "guidepost": {"guidepost": 400, "players": [{"name": "ana", "automa": false, "have": 5, "influence": 2}]},
    "unlock": {"card": 129, "already": []},
    "end-scoring": {"scope": "final-battle", "happyKings": 9, "companions": 3, "rebels": 2}
  })");
  return all;
}

TEST(CharterstoneDecide, EveryKindIsAnswered) { cases().are_answered(); }
TEST(CharterstoneDecide, ThereAreNoOtherKinds) { cases().are_the_only_ones("deck"); }
TEST(CharterstoneDecide, UnknownMembersAreIgnored) { cases().ignore_unknown_members(); }
TEST(CharterstoneDecide, ARollThatIsMissingIsSaid) {
  const Doc result = cases().with("place", "rolls", "[]");
  EXPECT_NE(result["error"].text().find("rolls"), std::string::npos) << text(result);
}

// The examples of the contract, whole.
TEST(CharterstoneDecide, TheExamplesOfTheContract) {
  const Doc file = doc(source_text("src/games/charterstone/examples.json"));
  EXPECT_EQ(file["examples"].items().size(), 15U);
  for (const Doc& example : file["examples"].items()) {
    const Doc result = ask(example["case"]);
    for (const auto& [key, value] : example["result"].members())
      EXPECT_EQ(result[key], value) << text(example["case"]) << "\n" << key << text(result);
  }
}

}  // namespace
}  // namespace seatmate::charterstone
