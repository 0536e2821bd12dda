// What the box does not tell, the table tells: told once, kept, given to others as a file.

#include <gtest/gtest.h>

#include "protocol/world_test_support.h"

namespace seatmate {
namespace {

Json box_file(const Json& entries) {
  return {{"seatmate", "box"}, {"format", 1}, {"game", "toy"}, {"entries", entries}};
}
Json deck_file(const Json& cards) {
  return {{"seatmate", "deck"}, {"format", 1},       {"game", "toy"},
          {"name", "Mine"},     {"source", "yours"}, {"cards", cards}};
}
Json entry(const char* id, const char* value) { return {{"id", id}, {"value", value}}; }

struct BoxWorld : ToyWorld {
  Json ask(const Json& request) { return call(request.dump()); }
  Json with_text(const char* what, const std::string& text) {
    return ask({{"do", what}, {"text", text}});
  }
  std::string refusal(const char* what, const std::string& text) {
    const Json response = with_text(what, text);
    return response["ok"].get<bool>() ? "" : response["error"]["id"].get<std::string>();
  }
  // What went wrong with an entry, behind the sentence that names it.
  std::string entry_refusal(const Json& entries) {
    const Json response = with_text("facts-in", box_file(entries).dump());
    EXPECT_EQ(response["error"]["id"], "session.error.box-entry") << response.dump();
    const Json& why = response["error"]["args"]["why"];
    return why.is_array() ? why[0]["id"].get<std::string>() : why["term"].get<std::string>();
  }
  std::size_t known() const { return const_cast<MemoryStore&>(store).facts("toy")->size(); }
  std::string game(const char* cards = "own") {
    return ask({{"do", "new"},
                {"game", "toy"},
                {"settings", {{"cards", cards}, {"heap", 30}}}})["id"]
        .get<std::string>();
  }
  // Plays so many entries, and says how often what a card says was asked.
  int play(const std::string& id, int entries) {
    int asked = 0;
    for (int i = 0; i < entries; ++i) {
      const Json prompt = ask({{"do", "show"}, {"id", id}})["prompt"];
      if (prompt["mood"] == "over") break;
      const Json verb = prompt["forms"][0]["verb"];
      asked += verb == "says" ? 1 : 0;
      const Json args = Json::array({verb == "says" ? "take:2" : verb == "top" ? "white" : "1"});
      EXPECT_EQ(ask({{"do", "input"},
                     {"id", id},
                     {"entries", Json::array({Json{{"verb", verb}, {"args", args}}})}})["ok"],
                true);
    }
    return asked;
  }
};

TEST(BoxProtocol, WhatWasToldInOneGameIsKnownInTheNext) {
  BoxWorld world;
  EXPECT_EQ(world.play(world.game(), 100), 2);
  EXPECT_EQ(world.play(world.game(), 100), 0);
  const Json printed = world.ask({{"do", "printed"}, {"game", "toy"}})["printed"];
  EXPECT_EQ(printed[0]["source"], "public");
  EXPECT_EQ(printed[2]["source"], "yours");
  EXPECT_EQ(printed[2]["value"], "take:2");
  EXPECT_EQ(printed[2]["told"], world.now);
  ASSERT_EQ(world.ask({{"do", "forget"}, {"game", "toy"}, {"id", "card.3"}})["ok"], true);
  EXPECT_EQ(world.play(world.game(), 100), 1);
}

TEST(BoxProtocol, AFormCanWantAPhrase) {
  BoxWorld world;
  const std::string id = world.game();
  Json prompt;
  do {
    world.play(id, 1);
    prompt = world.ask({{"do", "show"}, {"id", id}})["prompt"];
  } while (prompt["forms"][0]["verb"] != "says");
  const Json& field = prompt["forms"][0]["fields"][0];
  EXPECT_EQ(field["kind"], "phrase");
  EXPECT_EQ(field["options"][0]["counted"], true);
  EXPECT_FALSE(field["options"][1].contains("counted"));
}

TEST(BoxProtocol, AnImportedGameTellsWhatIsNotKnownHere) {
  BoxWorld there;
  const std::string id = there.game();
  there.play(id, 100);
  const Json text = there.ask({{"do", "export"}, {"id", id}})["text"];
  BoxWorld here;
  here.with_text("facts-in", box_file(Json::array({entry("card.2", "top")})).dump());
  ASSERT_EQ(here.ask({{"do", "import"}, {"text", text}})["ok"], true);
  EXPECT_EQ((*here.store.facts("toy"))[0].fact, (Fact{"card.2", "top"}));
  EXPECT_EQ((*here.store.facts("toy"))[1].fact, (Fact{"card.3", "take:2"}));
}

TEST(BoxProtocol, ABoxFileGoesOutAndInAgain) {
  BoxWorld world;
  world.play(world.game(), 100);
  const std::string text = world.ask({{"do", "facts-out"}, {"game", "toy"}})["text"];
  const Json schema = as_json(file_text("docs/box.schema.json"));
  EXPECT_EQ(schema::complaint(schema, schema, as_json(text)), "");
  BoxWorld other;
  EXPECT_EQ(other.with_text("facts-check", text)["new"], 2);
  EXPECT_EQ(other.known(), 0U);
  EXPECT_EQ(other.with_text("facts-in", "\xef\xbb\xbf" + text)["new"], 2);
  EXPECT_EQ(other.with_text("facts-in", text)["same"], 2);
  EXPECT_EQ(other.ask({{"do", "facts-out"}, {"game", "toy"}})["text"], text);
  const Json changed = other.with_text(
      "facts-in", box_file({entry("card.2", "top"), entry("card.3", "take:2")}).dump());
  EXPECT_EQ(changed["changed"], 1);
  EXPECT_EQ(changed["same"], 1);
}

TEST(BoxProtocol, ABoxFileIsTakenInWholeOrNotAtAll) {
  BoxWorld world;
  const Json good = entry("card.2", "top");
  EXPECT_EQ(world.entry_refusal({good, entry("card.3", "fly")}), "toy.error.card");
  EXPECT_EQ(world.entry_refusal({good, entry("card.9", "top")}), "toy.error.no-such-card");
  EXPECT_EQ(world.entry_refusal({good, good}), "session.error.box-twice");
  for (Json wrong : {Json(3), Json{{"id", "card.3"}}, Json{{"id", ""}, {"value", "top"}},
                     Json{{"id", "card.3"}, {"value", 3}},
                     Json{{"id", "card.3"}, {"value", "top"}, {"told", "2026-02-30"}},
                     Json{{"id", "card.3"}, {"value", "top"}, {"told", "yesterday"}},
                     Json{{"id", "card.3"}, {"value", "top"}, {"source", "house"}},
                     Json{{"id", "card.3"}, {"value", "top"}, {"note", "x"}}})
    EXPECT_EQ(world.entry_refusal({good, wrong}), "session.error.box-shape") << wrong.dump();
  EXPECT_EQ(world.known(), 0U);
}

TEST(BoxProtocol, AFileThatIsNoneIsRefusedInOneSentence) {
  BoxWorld world;
  const auto with = [](const char* key, const Json& value) {
    Json file = box_file(Json::array());
    file[key] = value;
    return file.dump();
  };
  EXPECT_EQ(world.refusal("facts-in", "Dear diary"), "session.error.file-foreign");
  EXPECT_EQ(world.refusal("facts-in", "[]"), "session.error.file-foreign");
  EXPECT_EQ(world.refusal("facts-in", deck_file(Json::array()).dump()),
            "session.error.file-foreign");
  EXPECT_EQ(world.refusal("facts-in", with("format", 2)), "session.error.file-too-new");
  EXPECT_EQ(world.refusal("facts-in", with("format", "1")), "session.error.file-member");
  EXPECT_EQ(world.refusal("facts-in", with("entries", 7)), "session.error.file-member");
  EXPECT_EQ(world.refusal("facts-in", with("entrys", 7)), "session.error.file-unknown");
  EXPECT_EQ(world.refusal("facts-in", with("game", "chess")), "protocol.error.unknown-game");
  EXPECT_EQ(world.refusal("facts-in", with("game", 1)), "session.error.file-member");
  EXPECT_EQ(world.error(R"({"do":"printed","game":"chess"})"), "protocol.error.unknown-game");
  EXPECT_EQ(world.error(R"({"do":"facts-out","game":"chess"})"), "protocol.error.unknown-game");
  EXPECT_EQ(world.error(R"({"do":"forget","game":"toy","id":"card.2"})"), "store.error.no-fact");
}

TEST(BoxProtocol, ADeckFileGoesOutAndInAgain) {
  BoxWorld world;
  const Json house = world.ask({{"do", "deck-out"}, {"game", "toy"}, {"name", "Hers"}});
  const Json file = as_json(house["text"].get<std::string>());
  const Json schema = as_json(file_text("docs/deck.schema.json"));
  EXPECT_EQ(schema::complaint(schema, schema, file), "");
  EXPECT_EQ(file["source"], "house");
  EXPECT_EQ(file["name"], "Hers");
  EXPECT_EQ(file["cards"].size(), 3U);

  Json blank =
      as_json(world.ask({{"do", "deck-template"}, {"game", "toy"}})["text"].get<std::string>());
  EXPECT_EQ(schema::complaint(schema, schema, blank), "");
  EXPECT_EQ(world.with_text("deck-in", blank.dump())["new"], 0);
  blank["cards"][0]["says"] = "take:3";
  blank["cards"][1]["says"] = "top";
  const Json checked = world.with_text("deck-check", blank.dump());
  EXPECT_EQ(checked["new"], 2);
  EXPECT_EQ(checked["cards"], 2);
  EXPECT_EQ(world.known(), 0U);
  EXPECT_EQ(world.with_text("deck-in", blank.dump())["new"], 2);
  EXPECT_EQ(world.play(world.game(), 100), 0);
  const Json mine =
      as_json(world.ask({{"do", "deck-out"}, {"game", "toy"}})["text"].get<std::string>());
  EXPECT_EQ(mine["source"], "yours");
  EXPECT_EQ(mine["cards"][1]["says"], "take:3");
}

TEST(BoxProtocol, ADeckFileIsTakenInWholeOrNotAtAll) {
  BoxWorld world;
  const Json good{{"card", 2}, {"says", "top"}};
  EXPECT_EQ(world.refusal("deck-in", deck_file({good, {{"card", 3}, {"says", "fly"}}}).dump()),
            "toy.error.card");
  EXPECT_EQ(world.refusal("deck-in", deck_file({good, 3}).dump()), "toy.error.deck");
  EXPECT_EQ(world.refusal("deck-in", box_file(Json::array()).dump()), "session.error.file-foreign");
  Json file = deck_file(Json::array({good}));
  file["source"] = "mine";
  EXPECT_EQ(world.refusal("deck-in", file.dump()), "session.error.deck-source");
  EXPECT_EQ(world.known(), 0U);
}

}  // namespace
}  // namespace seatmate
