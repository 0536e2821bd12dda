// Data files and saved games come from outside: what cannot be played is refused, not played.

#include <functional>

#include "games/age-of-innovation/test_support.h"

namespace seatmate::age_of_innovation {
namespace {

Json file(const std::string& name) {
  return as_json(source_text("data/age-of-innovation/" + name + ".json"));
}

// What is said about the data when one file is changed like this; empty if it is accepted.
std::string complaint(const std::string& name, const std::function<void(Json&)>& change) {
  Json json = file(name);
  change(json);
  Doc files = data_files();
  files.set(name, to_doc(json));
  const auto loaded = Rulebook::load(files);
  if (loaded) return {};
  EXPECT_EQ(loaded.why().id, "aoi.error.data");
  return loaded.why().args.at(0).text;
}

TEST(DataFiles, ArePlayable) { EXPECT_EQ(what_stops_a_game(printed()), ""); }

TEST(DataFiles, EveryFileIsNeeded) {
  const Doc all = data_files();
  for (const auto& [name, content] : all.members()) {
    Doc files = all;
    files.set(name, Doc());
    EXPECT_FALSE(Rulebook::load(files)) << name;
  }
}

TEST(DataFiles, EveryCardLevelFactionAndTileOnce) {
  EXPECT_EQ(complaint("cards", [](Json& j) { j["cards"][3]["id"] = 3; }), "cards.json: card 3: id");
  EXPECT_EQ(complaint("levels", [](Json& j) { j["levels"][3]["level"] = 3; }),
            "levels.json: level");
  EXPECT_EQ(complaint("factions", [](Json& j) { j["factions"][3]["id"] = "druids"; }),
            "factions.json: id");
  EXPECT_EQ(complaint("tiles", [](Json& j) { j["tiles"][3]["id"] = 3; }), "tiles.json: id");
  EXPECT_EQ(complaint("tiles", [](Json& j) { j["finalTiles"][3]["id"] = 3; }),
            "tiles.json: finalTiles: id");
  EXPECT_NE(complaint("cards", [](Json& j) { j["cards"].erase(0); }), "");
}

TEST(DataFiles, NumbersAndNamesAreHeldAgainstTheirRanges) {
  EXPECT_NE(complaint("cards", [](Json& j) { j["cards"][0]["support"]["count"] = 0; }), "");
  EXPECT_NE(complaint("cards", [](Json& j) { j["cards"][0]["actions"][0] = "dance"; }), "");
  EXPECT_NE(complaint("cards", [](Json& j) { j["cards"][0]["vp"] = "Y"; }), "");
  EXPECT_NE(complaint("levels", [](Json& j) { j["levels"][0]["ship"][5] = 7; }), "");
  EXPECT_NE(complaint("tiles", [](Json& j) { j["tiles"][0]["discipline"] = "art"; }), "");
  EXPECT_NE(complaint("terrain", [](Json& j) { j["rows"]["lake"]["A"][1] = "lake"; }), "");
  EXPECT_NE(complaint("pieces", [](Json& j) { j["buildings"][0]["count"] = 1; }), "");
  EXPECT_NE(complaint("map-1-3", [](Json& j) { j["rows"][0] = "F F F F F F F F F F F F F F"; }),
            "");
  EXPECT_NE(complaint("map-1-3", [](Json& j) { j["bridges"][0][0] = "r0c5"; }), "");
  EXPECT_NE(complaint("map-3-5", [](Json& j) { j["firstWorkshops"]["lake"]["A"] = "r0c0"; }), "");
  EXPECT_NE(complaint("factions",
                      [](Json& j) { j["factions"][0]["action"][0]["selection"] = Json::array(); }),
            "");
}

// A level may only take what there is: added cards from the reserve, delayed ones from the start.
TEST(DataFiles, ALevelTakesCardsThatAreThere) {
  const auto level = [](const char* key, const char* value) {
    return complaint("levels", [&](Json& j) { j["levels"][1][key] = as_json(value); });
  };
  EXPECT_EQ(level("added", "[13]"), "");
  EXPECT_EQ(level("delayed", "[1, 2, 3]"), "");
  EXPECT_EQ(level("delayed", "[1, 2, 3, 4]"), "levels.json: level 2: cards");  // two are left
  EXPECT_EQ(level("added", "[1]"), "levels.json: level 2: cards");             // a start card
  EXPECT_EQ(level("added", "[7, 7]"), "levels.json: level 2: cards");
  EXPECT_EQ(level("delayed", "[7]"), "levels.json: level 2: cards");
  EXPECT_EQ(level("added", "[7, 8, 9, 10, 11]"), "levels.json: level 2: added");
  EXPECT_EQ(complaint("cards",
                      [](Json& j) {
                        for (Json& card : j["cards"]) card["starter"] = true;
                      }),
            "levels.json: level 3: cards");  // no reserve for its random card
}

// AI-SETUP-2, AI-SETUP-3, AI-SETUP-4: tiles that can never lie legally are no game.
TEST(DataFiles, SixTilesCanLie) {
  EXPECT_EQ(complaint("tiles",
                      [](Json& j) {
                        for (Json& tile : j["tiles"]) tile["notInRounds"] = {1};
                      }),
            "tiles.json: no six tiles can lie legally");
  EXPECT_EQ(complaint("tiles",
                      [](Json& j) {
                        for (Json& tile : j["tiles"]) tile["discipline"] = "law";
                      }),
            "tiles.json: no six tiles can lie legally");
  EXPECT_EQ(complaint("tiles",
                      [](Json& j) {
                        for (Json& tile : j["finalTiles"]) tile["goal"] = "guild";
                      }),
            "tiles.json: finalTiles: none fits tile 5");
}

// AI-SETUP-12, AI-SETUP-13: two hexes for everybody.
TEST(DataFiles, FirstWorkshopsHaveTwoHexes) {
  EXPECT_EQ(complaint("map-1-3", [](Json& j) { j["firstWorkshops"]["lake"]["B"] = "r1c2"; }),
            "map: firstWorkshops: both letters of card 1 on one hex of lake");
}

// ---- saved games

class SavedGames : public testing::Test {
 public:
  SavedGames() : box(open_box()) {
    auto started = box->start({{"human-home", "forest"},
                               {"human-faction", "philosophers"},
                               {"automa-home", "lake"},
                               {"level", "3"}},
                              5);
    play = std::move(started->play);
    for (const char* where : {"r2c4", "r5c8"})
      EXPECT_TRUE(play->apply({"workshop", {where, "workshop"}, 0}));
  }
  void say(const char* verb, std::vector<std::string> args = {}) const {
    EXPECT_TRUE(play->apply({verb, std::move(args), 0})) << verb;
  }
  // The save with one field changed: is it still a game?
  bool restores(const std::string& path, const std::string& value) const {
    Saved saved = play->save();
    bool found = false;
    for (auto& [field, text] : saved)
      if (field == path) {
        text = value;
        found = true;
      }
    EXPECT_TRUE(found) << path;
    return box->restore(saved).ok();
  }

  std::unique_ptr<const Box> box;
  std::unique_ptr<Play> play;
};

TEST_F(SavedGames, OutOfRangeIsRefused) {
  EXPECT_TRUE(box->restore(play->save()));
  const char* const unfit[][2] = {{"side", "2"},           {"level", "0"},
                                  {"level", "6"},          {"faction", "10"},
                                  {"humans", "3"},         {"home", "7"},
                                  {"phase", "5"},          {"round", "0"},
                                  {"round", "7"},          {"order", "1 9"},
                                  {"order", "1 1"},        {"order", "1"},
                                  {"next-order", "1"},     {"at-turn", "2"},
                                  {"marked", "0:1"},       {"hers.workshop", "0:0"},
                                  {"deck-size", "15"},     {"drawn", "3"},
                                  {"deck-size", "2"},      {"tiles", "0 1 2 3 4 5"},
                                  {"final-tile", "0"},     {"final-tile", "5"},
                                  {"support", "15"},       {"science.automa", "13 0 0 0"},
                                  {"terrain.lake", "0:0"}, {"deck.pile", "1 1"},
                                  {"deck.pile", "1"},      {"deck.pile", "0"}};
  for (const auto& [path, value] : unfit)
    EXPECT_FALSE(restores(path, value)) << path << " " << value;
}

// Between rounds the next one is prepared already: its order, its deck, and that there is one.
TEST_F(SavedGames, BetweenRoundsTheNextOneMustBePossible) {
  for (int i = 0; i < 60 && play->summary().id == "aoi.summary.round"; ++i) {
    const Prompt prompt = play->prompt();
    const std::string& verb = prompt.forms[0].verb;
    if (verb == "next") break;
    if (verb == "go")
      say("go");
    else
      say("pass", {"left"});
  }
  ASSERT_EQ(play->prompt().forms[0].verb, "next");
  EXPECT_TRUE(box->restore(play->save()));
  EXPECT_FALSE(restores("next-order", "1"));
  EXPECT_FALSE(restores("next-order", ""));
  EXPECT_FALSE(restores("round", "6"));
  EXPECT_FALSE(restores("deck.pile", "1 2 3"));
  EXPECT_FALSE(restores("tiles", "0 0 0 0 0 0"));
}

TEST_F(SavedGames, AnOrderOfNobodyIsRefusedInTheSetupToo) {
  auto started = box->start({}, 5);
  play = std::move(started->play);
  EXPECT_TRUE(box->restore(play->save()));
  EXPECT_FALSE(restores("order", "200"));
  EXPECT_FALSE(restores("next-order", "0 0"));
}

}  // namespace
}  // namespace seatmate::age_of_innovation
