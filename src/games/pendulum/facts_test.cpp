// What is told once: cards, scorecards, the track, icons; and decks as files. What does not fit is
// refused with one sentence, and nothing is learnt.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

// Why a fact is not learnt, "" if it is; then the data are as they were.
std::string refusal(const std::string& id, const std::string& value) {
  Data data = small_data();
  const Data before = data;
  const Outcome learnt = Rulebook::learn(data, {id, value});
  if (learnt) return "";
  EXPECT_EQ(data, before) << id << " " << value;
  EXPECT_TRUE(learnt.why().id.starts_with("pen.error.")) << learnt.why().id;
  return learnt.why().id.substr(std::string_view("pen.error.").size());
}
Data with(const std::string& id, const std::string& value) {
  Data data = small_data();
  EXPECT_TRUE(Rulebook::learn(data, {id, value})) << id << " " << value;
  return data;
}

// ---- cards

// PE-CARD-1: the left side: worker, timer, province.
TEST(Facts, PE_CARD_1_TheLeftSide) {
  const Data data = with("card.7.left", "green purple-else-black 0");
  const AutomaCard& card = data.own_deck[6];
  EXPECT_EQ(card.worker, WorkerSymbol::green);
  EXPECT_EQ(card.timer, TimerSymbol::purple_else_black);
  EXPECT_EQ(card.province, 0);
  EXPECT_EQ(card.left, Source::yours);
  EXPECT_EQ(card.right, Source::missing) << "the other half waits for the council";
  EXPECT_EQ(write_left(card), "green purple-else-black 0");
  EXPECT_EQ(data.house_deck, small_data().house_deck) << "our deck stays ours";
}
// PE-CARD-3: the right side: votes, VP, icon.
TEST(Facts, PE_CARD_3_TheRightSide) {
  const Data data = with("card.32.right", "-1 2 grande");
  const AutomaCard& card = data.own_deck[31];
  EXPECT_EQ(card.votes, -1);
  EXPECT_EQ(card.vp, 2);
  EXPECT_EQ(card.icon, Icon::grande);
  EXPECT_EQ(card.right, Source::yours);
  EXPECT_EQ(card.left, Source::missing);
  EXPECT_EQ(write_right(card), "-1 2 grande");
}
// PE-CARD-2: a province only where the other two sections are empty.
TEST(Facts, PE_CARD_2_AProvinceStandsAlone) {
  EXPECT_EQ(refusal("card.1.left", "none none 4"), "");
  EXPECT_EQ(refusal("card.1.left", "purple none 1"), "card-province");
  EXPECT_EQ(refusal("card.1.left", "none purple-else-green 1"), "card-province");
  EXPECT_EQ(refusal("card.1.left", "purple purple-else-green 0"), "");
}
TEST(Facts, CardsThatDoNotFit) {
  for (const char* text : {"", "purple", "purple none", "red none 0", "none green 0", "none none 5",
                           "none none -1", "none none x", "none none 0 0"})
    EXPECT_EQ(refusal("card.1.left", text), "card-left") << text;
  for (const char* text : {"", "1", "1 1", "1 1 crown", "10 0 none", "-10 0 none", "0 10 none",
                           "x 0 none", "1 1 none none"})
    EXPECT_EQ(refusal("card.1.right", text), "card-right") << text;
  for (const char* id : {"card.0.left", "card.33.left", "card.x.right", "card.1", "card.1.middle",
                         "card", "card.1.left.right", "", "deck", "scorecard", "scorecard.g",
                         "track.1", "icon", "icon.none", "icon.crown"})
    EXPECT_EQ(refusal(id, "none none 0"), "fact") << id;
}

// ---- scorecards

TEST(Facts, AScorecard) {
  const Data data = with("scorecard.d", "3 2 5 5 10 9 -12 12");
  const Scorecard& card = data.own_scorecards[index(Level::d)];
  EXPECT_EQ(card.vp, (std::array<std::int8_t, 4>{3, 5, 10, -12}));
  EXPECT_EQ(card.votes, (std::array<std::int8_t, 4>{2, 5, 9, 12}));
  EXPECT_EQ(card.source, Source::yours);
  EXPECT_EQ(write_scorecard(card), "3 2 5 5 10 9 -12 12");
  EXPECT_EQ(data.own_scorecards[index(Level::e)].source, Source::missing);
  for (const char* text : {"", "1 2 3 4 5 6 7", "1 2 3 4 5 6 7 8 9", "1 2 3 4 5 6 7 x",
                           "61 0 0 0 0 0 0 0", "-31 0 0 0 0 0 0 0"})
    EXPECT_EQ(refusal("scorecard.a", text), "scorecard") << text;
}
// PE-SETUP-5: the level's own card is played if one's own are.
TEST(Facts, PE_SETUP_5_OnesOwnScorecard) {
  const Data data = with("scorecard.b", "1 1 2 2 3 3 4 4");
  State s;
  EXPECT_EQ(scorecard_of(data, s).vp[1], 5);
  s.own_scorecard = true;
  EXPECT_EQ(scorecard_of(data, s).vp[1], 2);
}

// ---- the track

// PE-TRACK-3: rows, numbers, where the parchment and the green spaces begin.
TEST(Facts, PE_TRACK_3_TheTrack) {
  const std::string text = "rows 8 8 8 8 labels 3:6 8:4 14:2 parchment 20 green 28";
  Data data = with("track", text);
  EXPECT_EQ(write_track(data.own_track), text);
  EXPECT_EQ(data.own_track.source, Source::yours);
  data.own_track.source = Source::house;
  EXPECT_EQ(data.own_track, short_track());
  // AMB-25 may be printed, too.
  const Data wraps = with("track", text + " wrap");
  EXPECT_TRUE(wraps.own_track.wrap_at_once);
  EXPECT_EQ(write_track(wraps.own_track), text + " wrap");
  State s;
  EXPECT_EQ(&track_of(data, s), &data.house_track);
  s.own_track = true;
  EXPECT_EQ(&track_of(data, s), &data.own_track);
}
TEST(Facts, TracksThatDoNotFit) {
  const auto track = [](const std::string& text) { return refusal("track", text); };
  EXPECT_EQ(track("rows 8 8 labels 3:6 parchment 10 green 16"), "") << "no green spaces";
  for (const char* text :
       {"", "8 8", "rows 8 x labels 3:6 parchment 10 green 16", "rows 8 0 labels 3:6 parchment 4",
        "rows 8 8 labels 3 parchment 10 green 16", "rows 8 8 labels 3:x parchment 10 green 16",
        "rows 8:1 8 labels 3:6 parchment 10 green 16", "rows 8 8 labels 3:6 parchment 10",
        "rows 8 8 labels 3:6 parchment 10 11 green 16", "rows 1 1 1 1 1 1 1 1 1 1 1 1 1"})
    EXPECT_EQ(track(text), "track") << text;
  std::string many = "rows 60 labels";
  for (int i = 0; i < 21; ++i) many += " " + std::to_string(i) + ":1";
  EXPECT_EQ(track(many + " parchment 30 green 50"), "track");
  EXPECT_EQ(track("rows 100 100 labels 3:6 parchment 10 green 16"), "track-rows");
  EXPECT_EQ(track("rows labels 3:6 parchment 10 green 16"), "track-rows");
  EXPECT_EQ(track("rows 8 8 labels 3:6 parchment 0 green 16"), "track-order");
  EXPECT_EQ(track("rows 8 8 labels 3:6 parchment 12 green 12"), "track-order");
  EXPECT_EQ(track("rows 8 8 labels 3:6 parchment 10 green 17"), "track-order");
  EXPECT_EQ(track("rows 8 8 labels parchment 10 green 16"), "track-labels");
  EXPECT_EQ(track("rows 8 8 labels 10:6 parchment 10 green 16"), "track-labels");
  EXPECT_EQ(track("rows 8 8 labels 4:6 3:2 parchment 10 green 16"), "track-labels");
  EXPECT_EQ(track("rows 8 8 labels 3:6 3:2 parchment 10 green 16"), "track-labels");
}

// ---- icons

// AMB-11, PE-COUNCIL-8: what an icon stands for.
TEST(Facts, AnIcon) {
  const Data data = with("icon.points", "one-of-each move-vp");
  const IconKinds& icon = data.icons[index(Icon::points)];
  EXPECT_EQ(icon.kinds.count(), 2);
  EXPECT_TRUE(icon.kinds.has(RewardKind::move_vp));
  EXPECT_EQ(icon.source, Source::yours);
  for (const char* text : {"", "crown", "move-vp crown", "none"})
    EXPECT_EQ(refusal("icon.points", text), "icon-kind") << text;
}

// ---- lists

TEST(Facts, EverythingThatCanBeTold) {
  const auto facts = Rulebook::printed(with("card.7.left", "green none 0"));
  ASSERT_EQ(facts.size(), 2U * card_count + level_count + 1 + (icon_count - 1));
  std::size_t known = 0;
  for (const Printed& fact : facts) {
    EXPECT_FALSE(fact.label.id.empty()) << fact.id;
    EXPECT_EQ(fact.value.empty(), fact.source == Source::missing) << fact.id;
    if (fact.source == Source::yours) {
      EXPECT_EQ(fact.id, "card.7.left");
      EXPECT_EQ(fact.value, "green none 0");
      ++known;
    }
    // Each can be told as the list calls it.
    const std::string value = fact.id.ends_with(".left")         ? "none none 0"
                              : fact.id.ends_with(".right")      ? "0 0 none"
                              : fact.id.starts_with("scorecard") ? "0 0 0 0 0 0 0 0"
                              : fact.id == "track"               ? write_track(short_track())
                                                                 : "vote";
    EXPECT_EQ(refusal(fact.id, value), "") << fact.id;
  }
  EXPECT_EQ(known, 1U);
}
TEST(Facts, LabelsOfFacts) {
  EXPECT_EQ(fact_label("card.7.left").id, "pen.fact.left");
  EXPECT_EQ(fact_label("card.7.left").args[0].number, 7);
  EXPECT_EQ(fact_label("card.7.right").id, "pen.fact.right");
  EXPECT_EQ(fact_label("scorecard.d").id, "pen.fact.scorecard");
  EXPECT_EQ(fact_label("icon.votes").id, "pen.fact.icon");
  EXPECT_EQ(fact_label("track").id, "pen.fact.track");
  EXPECT_EQ(fact_label("").id, "pen.fact.track");
}

// ---- deck files

Json deck_json(const Doc& cards) { return tree_of(cards); }

TEST(DeckFile, ADeckIsWrittenAndRead) {
  Data data = small_data();
  data.house_deck[6] = {WorkerSymbol::green, TimerSymbol::none, 0, -1, 2, Icon::grande,
                        Source::house,       Source::house};
  const auto facts = Rulebook::read_deck(data, Rulebook::deck(data));
  ASSERT_TRUE(facts) << facts.why().id;
  EXPECT_EQ(facts->size(), 64U);
  EXPECT_TRUE(std::is_sorted(facts->begin(), facts->end(),
                             [](const Fact& a, const Fact& b) { return a.id < b.id; }));
  Data learnt = small_data();
  EXPECT_FALSE(is_deck_told(learnt));
  for (const Fact& fact : *facts) EXPECT_TRUE(Rulebook::learn(learnt, fact, Source::house));
  EXPECT_EQ(learnt.own_deck, data.house_deck);
  EXPECT_TRUE(is_deck_told(learnt));
}
// The told deck is shown if it is whole; until then ours.
TEST(DeckFile, TheToldDeckOnceItIsWhole) {
  Data data = small_data();
  for (AutomaCard& card : data.own_deck) card = {WorkerSymbol::purple, {}, 0, 3, 0, {}};
  EXPECT_EQ(Rulebook::deck(data)[std::size_t{0}]["worker"].text(), "none");
  for (AutomaCard& card : data.own_deck) card.left = card.right = Source::yours;
  EXPECT_EQ(Rulebook::deck(data)[std::size_t{0}]["worker"].text(), "purple");
  data.own_deck[31].right = Source::missing;
  EXPECT_EQ(Rulebook::deck(data)[std::size_t{0}]["worker"].text(), "none");
}
TEST(DeckFile, AnEmptyDeckToFillIn) {
  const Doc empty = Rulebook::deck_template({});
  ASSERT_EQ(empty.items().size(), 32U);
  EXPECT_EQ(empty[std::size_t{31}]["number"].number(), 32);
  EXPECT_TRUE(empty[std::size_t{31}]["icon"].is_null());
  const auto facts = Rulebook::read_deck({}, empty);
  ASSERT_TRUE(facts);
  EXPECT_TRUE(facts->empty()) << "nothing is told by it";
}
// Half of a card may be known: the other side is null.
TEST(DeckFile, HalfACard) {
  Json deck = deck_json(Rulebook::deck_template({}));
  deck[4]["worker"] = "green";
  deck[4]["timer"] = "none";
  deck[4]["province"] = 0;
  const auto facts = Rulebook::read_deck({}, to_doc(deck));
  ASSERT_TRUE(facts);
  ASSERT_EQ(facts->size(), 1U);
  EXPECT_EQ((*facts)[0], (Fact{"card.5.left", "green none 0"}));
}
TEST(DeckFile, DecksThatDoNotFit) {
  const auto refused = [](const Json& deck) {
    const auto facts = Rulebook::read_deck({}, to_doc(deck));
    return facts ? std::string() : facts.why().id.substr(std::string_view("pen.error.").size());
  };
  const Json whole = deck_json(Rulebook::deck(small_data()));
  EXPECT_EQ(refused(whole), "");
  Json deck = whole;
  deck.erase(3);
  EXPECT_EQ(refused(deck), "deck-size");
  EXPECT_EQ(refused(Json::array()), "deck-size");
  EXPECT_EQ(refused(Json(7)), "deck-size");
  deck = whole;
  deck[3]["number"] = 33;
  EXPECT_EQ(refused(deck), "deck-number");
  deck[3]["number"] = "four";
  EXPECT_EQ(refused(deck), "deck-number");
  deck[3]["number"] = 1;
  EXPECT_EQ(refused(deck), "deck-twice");
  deck = whole;
  deck[3]["worker"] = "red";
  EXPECT_EQ(refused(deck), "deck-card");
  deck = whole;
  deck[3]["votes"] = 50;
  EXPECT_EQ(refused(deck), "deck-card");
  deck = whole;
  deck[3]["icon"] = nullptr;
  EXPECT_EQ(refused(deck), "deck-card") << "half a side";
  deck = whole;
  deck[3]["worker"] = "green";
  deck[3]["province"] = 2;
  EXPECT_EQ(refused(deck), "deck-card") << "PE-CARD-2";
}

// ---- the files of data/pendulum/

TEST(DataFiles, TheyAreReadWhole) {
  EXPECT_EQ(printed().duration, (std::array<std::int32_t, 3>{180'000, 120'000, 45'000}));  // BF-1
  for (const AutomaCard& card : printed().house_deck)
    EXPECT_TRUE(card.left == Source::house && card.right == Source::house);
  EXPECT_FALSE(is_deck_told(printed()));
  EXPECT_EQ(printed().own_track.source, Source::missing);
  // What the booklet's examples give away.
  const Scorecard& d = printed().house_scorecards[index(Level::d)];
  EXPECT_EQ(d.vp[1], 5);
  EXPECT_EQ(d.vp[2], 10);
  EXPECT_EQ(d.votes[1], 5);
  EXPECT_EQ(d.votes[2], 9);
  EXPECT_EQ(printed().house_deck[27].votes, 0);
  EXPECT_EQ(printed().house_deck[27].icon, Icon::max_three);
}
TEST(DataFiles, WhatIsMissingIsNamed) {
  const auto refused = [](const char* file, const auto& change) {
    Json files = tree_of(data_files());
    change(files[file]);
    const auto data = Rulebook::load(to_doc(files));
    return data ? std::string() : data.why().id.substr(std::string_view("pen.error.").size());
  };
  EXPECT_EQ(refused("board", [](Json&) {}), "");
  EXPECT_EQ(refused("board", [](Json& file) { file["milliseconds"].erase("green"); }), "data");
  EXPECT_EQ(refused("board", [](Json& file) { file["milliseconds"]["green"] = 4000000; }), "data");
  EXPECT_EQ(refused("deck", [](Json& file) { file["source"] = "heard"; }), "data");
  EXPECT_EQ(refused("deck", [](Json& file) { file["cards"].erase(0); }), "deck-size");
  EXPECT_EQ(refused("deck", [](Json& file) { file["cards"][0]["votes"] = nullptr; }), "deck-card");
  EXPECT_EQ(refused("printed", [](Json& file) { file["entries"].erase(0); }), "data");
  EXPECT_EQ(refused("printed", [](Json& file) { file["entries"][0]["source"] = "heard"; }), "data");
  EXPECT_EQ(refused("printed", [](Json& file) { file["entries"][0]["value"] = "1"; }),
            "data-entry");
  const auto without = [&](std::string_view id) {
    return refused("printed", [&](Json& file) {
      for (std::size_t i = 0; i < file["entries"].size(); ++i)
        if (file["entries"][i]["id"] == id) file["entries"].erase(i);
    });
  };
  EXPECT_EQ(without("track"), "data");
  EXPECT_EQ(without("icon.votes"), "data");
}

// ---- whatever is said

// A fact either fits, and then is written as it is read again, or is refused with one sentence.
RC_GTEST_PROP(FactsProperties, AnyTextIsReadOrRefused, ()) {
  const auto words = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
      "rows", "labels", "parchment", "green", "wrap", "purple", "none", "purple-else-green",
      "grande", "move-vp", "3:6", "8:4", ":", "0", "1", "2", "8", "9", "16", "20", "-1",
      "999999999999", ""));
  std::string text;
  for (const std::string& word : words) (text += word) += ' ';
  for (const char* id : {"card.3.left", "card.3.right", "scorecard.f", "track", "icon.action"}) {
    Data data = small_data();
    const Data before = data;
    const Outcome learnt = Rulebook::learn(data, {id, text});
    if (!learnt) {
      RC_ASSERT(data == before);
      continue;
    }
    for (const Printed& fact : Rulebook::printed(data))
      if (fact.id == id) {
        Data again = data;
        RC_ASSERT(Rulebook::learn(again, {id, fact.value}).ok());
        RC_ASSERT(again == data);
      }
  }
}

}  // namespace
}  // namespace seatmate::pendulum
