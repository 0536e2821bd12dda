// What is told once: her cards, the icons of the expansion, and a deck file.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/through-the-ages/flow_support.h"

namespace seatmate::through_the_ages {
namespace {

using Strings = std::vector<std::string>;

// ---- the text of a card

constexpr std::string_view sample =
    "aggression:3 event | urban-culture,government | urban-science / government farm-mine | "
    "military blue-urban-culture wonder:2 | 2 1 | -5..0:1 1..4:2 5..10:3 11..:4 1 2 1";

// TTA-ANAT-1: six sections, in the order in which they are carried out.
TEST(CardText, SixSections) {
  const auto card = read_card(sample);
  ASSERT_TRUE(card) << card.why().id;
  ASSERT_EQ(card->politics.size(), 2U);
  EXPECT_EQ(card->politics[0], (Politics{PoliticsIcon::aggression, 3}));
  EXPECT_EQ(card->politics[1], (Politics{PoliticsIcon::event, 0}));
  EXPECT_EQ(card->cards,
            (InlineVector<CardIcon, 6>{CardIcon::urban_culture, CardIcon::government}));
  ASSERT_EQ(card->development.size(), 2U);
  EXPECT_EQ(card->development[0], (Development{DevIcon::urban_science}));
  EXPECT_EQ(card->development[1], (Development{DevIcon::government, DevIcon::farm_mine}))
      << "one or the other";
  ASSERT_EQ(card->build.size(), 3U);
  EXPECT_EQ(card->build[0], (Build{BuildIcon::military, 0, false}));
  EXPECT_EQ(card->build[1], (Build{BuildIcon::urban_culture, 0, true}));
  EXPECT_EQ(card->build[2], (Build{BuildIcon::wonder, 2, false}));
  EXPECT_EQ(card->military_cards, 2);
  EXPECT_EQ(card->happy, 1);
  EXPECT_EQ(write_card(*card), sample);
}
// TTA-ANAT-2: the strip: rows of the auction, colonisation, defence, extra units.
TEST(CardText, TheStrip) {
  const auto card = read_card(sample);
  ASSERT_TRUE(card);
  ASSERT_EQ(card->auction.size(), 4U);
  const auto force = [&](int advantage) {
    for (const AuctionRow& row : card->auction)
      if (row.holds(advantage)) return static_cast<int>(row.force);
    return 0;
  };
  EXPECT_EQ(force(-6), 0);
  EXPECT_EQ(force(-5), 1);
  EXPECT_EQ(force(4), 2);
  EXPECT_EQ(force(10), 3);
  EXPECT_EQ(force(60), 4);
  EXPECT_EQ(card->colonisation, 1);
  EXPECT_EQ(card->defence, 2);
  EXPECT_EQ(card->war_units, 1);
  const auto open = read_card("||||0 0|..-3:0 -2..:5 0 0 0");
  ASSERT_TRUE(open);
  EXPECT_TRUE(open->auction[0].holds(-50));
  EXPECT_TRUE(open->auction[1].holds(50));
}
// TTA-ANAT-3: every icon of the vocabulary has its word, in every section where it may stand.
TEST(CardText, EveryIconHasItsWord) {
  const auto survives = [](const std::string& text) {
    const auto card = read_card(text);
    EXPECT_TRUE(card) << text;
    if (!card) return false;
    const auto again = read_card(write_card(*card));
    return again && write_card(*again) == write_card(*card);
  };
  Strings words;
  for (const auto icon : card_icon_names) {
    words.push_back(told_word(icon));
    EXPECT_TRUE(survives("|" + told_word(icon) + "|||0 0|0 0 0"));
  }
  for (std::size_t i = 0; i < words.size(); ++i)
    EXPECT_EQ(std::count(words.begin(), words.end(), words[i]), 1) << words[i];
  for (const auto icon : dev_icon_names)
    EXPECT_TRUE(survives("||" + told_word(icon) + "||0 0|0 0 0"));
  for (const auto icon : build_icon_names) {
    EXPECT_TRUE(survives("|||" + told_word(icon) + "|0 0|0 0 0"));
    EXPECT_EQ(read_card("|||blue-" + told_word(icon) + "|0 0|0 0 0").ok(),
              icon != build_icon_names[index(BuildIcon::wonder)]);
  }
  for (const auto icon : politics_names)
    EXPECT_TRUE(survives(told_word(icon) + (icon == "EVENT" ? "" : ":-2") + "||||0 0|0 0 0"));
}
TEST(CardText, WhatIsNoCardIsRefused) {
  for (const char* text :
       {"",
        "|||||",
        "||||0 0",
        "||||0 0|0 0 0|",
        "attack:3||||0 0|0 0 0",
        "aggression:x||||0 0|0 0 0",
        "aggression:41||||0 0|0 0 0",
        "war:-21||||0 0|0 0 0",
        "event / event||||0 0|0 0 0",
        "event event event event event||||0 0|0 0 0",
        "|leader leader|||0 0|0 0 0",
        "|action,action,action,action,action,action,action|||0 0|0 0 0",
        "||leader||0 0|0 0 0",
        "||military:2||0 0|0 0 0",
        "||military / /||0 0|0 0 0",
        "||military military military military military||0 0|0 0 0",
        "||military / military / military / military / military / military / military||0 0|0 0 0",
        "|||wonder:0|0 0|0 0 0",
        "|||wonder:6|0 0|0 0 0",
        "|||military:1|0 0|0 0 0",
        "|||blue-wonder|0 0|0 0 0",
        "|||government|0 0|0 0 0",
        "||||7 0|0 0 0",
        "||||0 3|0 0 0",
        "||||0|0 0 0",
        "||||0 0 0|0 0 0",
        "||||0 0|0 0",
        "||||0 0|21 0 0",
        "||||0 0|0 21 0",
        "||||0 0|0 0 7",
        "||||0 0|5:1 0 0 0",
        "||||0 0|4..1:1 0 0 0",
        "||||0 0|1..2 0 0 0",
        "||||0 0|1..2:41 0 0 0",
        "||||0 0|..:1 ..:1 ..:1 ..:1 ..:1 ..:1 ..:1 0 0 0"}) {
    const auto card = read_card(text);
    ASSERT_FALSE(card) << text;
    EXPECT_EQ(card.why().id, "tta.error.card") << text;
  }
}

// Whatever a card shows, its text says it, and the text is read back as the same card.
RC_GTEST_PROP(CardTexts, AreReadBackAsWritten, ()) {
  AutomaCard card;
  const auto some = [](auto& list, auto&& make) {
    const auto n = *rc::gen::inRange<std::size_t>(0, list.capacity() + 1);
    while (list.size() < n) list.push_back(make());
  };
  const auto any = [](auto names, auto as) {
    return static_cast<decltype(as)>(*rc::gen::inRange<std::size_t>(0, names.size()));
  };
  some(card.politics, [&] {
    Politics politics{any(politics_names, PoliticsIcon{}), 0};
    if (politics.icon != PoliticsIcon::event) politics.n = *rc::gen::inRange<std::int8_t>(-20, 41);
    return politics;
  });
  some(card.cards, [&] { return any(card_icon_names, CardIcon{}); });
  some(card.development, [&] {
    // A phrase has at most sixteen words.
    Development icon{any(dev_icon_names, DevIcon{})};
    if (*rc::gen::arbitrary<bool>()) icon.push_back(any(dev_icon_names, DevIcon{}));
    return icon;
  });
  some(card.build, [&] {
    Build build{any(build_icon_names, BuildIcon{}), 0, false};
    if (build.icon == BuildIcon::wonder)
      build.stages = *rc::gen::inRange<std::uint8_t>(1, 6);
    else
      build.blue = *rc::gen::arbitrary<bool>();
    return build;
  });
  some(card.auction, [&] {
    AuctionRow row;
    row.force = *rc::gen::inRange<std::uint8_t>(0, 41);
    if (*rc::gen::arbitrary<bool>()) row.min = *rc::gen::inRange<std::int8_t>(-99, 1);
    if (*rc::gen::arbitrary<bool>()) row.max = *rc::gen::inRange<std::int8_t>(1, 100);
    return row;
  });
  card.military_cards = *rc::gen::inRange<std::uint8_t>(0, 7);
  card.happy = *rc::gen::inRange<std::uint8_t>(0, 3);
  card.colonisation = *rc::gen::inRange<std::uint8_t>(0, 21);
  card.defence = *rc::gen::inRange<std::uint8_t>(0, 21);
  card.war_units = *rc::gen::inRange<std::uint8_t>(0, 7);
  const auto read = read_card(write_card(card));
  RC_ASSERT(read.ok());
  RC_ASSERT(read->politics == card.politics);
  RC_ASSERT(read->cards == card.cards);
  RC_ASSERT(read->development == card.development);
  RC_ASSERT(read->build == card.build);
  RC_ASSERT(read->auction == card.auction);
  RC_ASSERT(read->military_cards == card.military_cards && read->happy == card.happy);
  RC_ASSERT(read->colonisation == card.colonisation && read->defence == card.defence);
  RC_ASSERT(read->war_units == card.war_units);
}

// ---- a card told once

class Told : public FlowTest {
 public:
  Told() { s.deck_kind = DeckKind::mine; }
  static Entry entry(std::string_view verb, Strings args) {
    return {std::string(verb), std::move(args), 0};
  }
  // The fields of the sample, as somebody types them.
  static Strings fields() {
    return {"aggression:3 event",
            "urban-culture,government",
            "urban-science / government farm-mine",
            "military blue-urban-culture wonder:2",
            "2",
            "1",
            "-5..0:1 1..4:2 5..10:3 11..:4",
            "1",
            "2",
            "1"};
  }
};

// From the form to the card she plays by.
TEST_F(Told, ACardIsToldOnce) {
  const CardFact fact{11};
  EXPECT_EQ(fact.id(), "card.11");
  EXPECT_FALSE(fact.known(table.data, s));
  const Form form = fact.form(table.data, s);
  EXPECT_EQ(form.verb, "tell-card");
  EXPECT_EQ(number_of(form.label, "n"), 3) << "the third of age II";
  ASSERT_EQ(form.fields.size(), fields().size());
  const auto value = fact.read(table.data, s, entry("tell-card", fields()));
  ASSERT_TRUE(value) << value.why().id;
  EXPECT_EQ(*value, sample);
  ASSERT_TRUE(Rulebook::learn(table.data, {fact.id(), *value}));
  EXPECT_TRUE(fact.known(table.data, s));
  EXPECT_EQ(write_card(card_of(table.data, s, 11)), sample);
  s.deck_kind = DeckKind::house;
  EXPECT_NE(write_card(card_of(table.data, s, 11)), sample) << "the house deck is another one";
}
// Nothing is left to the usual: every number is asked for. A dash says that there is no auction.
TEST_F(Told, EverySectionIsAskedFor) {
  const Form form = CardFact{1}.form(table.data, s);
  for (const Field& field : form.fields) EXPECT_EQ(field.otherwise, "") << field.id;
  const Strings empty{"", "", "", "", "0", "0", "-", "0", "0", "0"};
  const auto value = CardFact{1}.read(table.data, s, entry("tell-card", empty));
  ASSERT_TRUE(value);
  EXPECT_EQ(*value, write_card(AutomaCard{}));
}
// Every word the form offers may be said in its field.
TEST_F(Told, TheFormOffersWhatCanBeRead) {
  const Form form = CardFact{1}.form(table.data, s);
  for (std::size_t i = 0; i < 4; ++i)
    for (const Option& option : form.fields[i].options) {
      Strings said{"", "", "", "", "0", "0", "", "0", "0", "0"};
      said[i] = option.token + (option.counted ? ":2" : "");
      EXPECT_TRUE(CardFact{1}.read(table.data, s, entry("tell-card", said))) << said[i];
    }
}
TEST_F(Told, WhatDoesNotFitIsRefused) {
  for (std::size_t i = 0; i < fields().size(); ++i) {
    for (const char* wrong : {"nonsense:1:2", "a | b", "99"}) {
      Strings said = fields();
      said[i] = wrong;
      const auto value = CardFact{1}.read(table.data, s, entry("tell-card", said));
      EXPECT_FALSE(value) << i << " " << wrong;
    }
  }
  EXPECT_FALSE(CardFact{1}.read(table.data, s, entry("tell-card", {})));
}
TEST_F(Told, OnlyFactsOfThisGame) {
  for (const char* id : {"card.0", "card.25", "card.x", "card.", "cards.1", "icons.homer_a",
                         "icons.nobody", "icons.", ""}) {
    const Outcome learned = Rulebook::learn(table.data, {id, std::string(sample)});
    ASSERT_FALSE(learned) << id;
    EXPECT_EQ(learned.why().id, "tta.error.fact") << id;
  }
  const Outcome bad = Rulebook::learn(table.data, {"card.1", "nonsense"});
  ASSERT_FALSE(bad);
  EXPECT_EQ(table.data.own_deck[0].source, Source::missing) << "nothing learned";
}

// ---- icons of the expansion

// TTA-LEAD-2, TTA-WON-6: only the icons count, so only they are confirmed; a wonder has stages too.
TEST_F(Told, IconsAreConfirmed) {
  s.expansion = true;
  const Civil saladin = civil("saladin_i");
  const IconsFact leader{saladin, &table.data};
  EXPECT_EQ(leader.id(), "icons.saladin_i");
  EXPECT_FALSE(leader.known(table.data, s));
  ASSERT_EQ(leader.form(table.data, s).fields.size(), 4U);
  const IconsFact wonder{civil("silk_road_i"), &table.data};
  ASSERT_EQ(wonder.form(table.data, s).fields.size(), 5U);
  // What the form proposes is what our file says.
  Strings usual;
  const Form asked = wonder.form(table.data, s);
  for (const Field& field : asked.fields) usual.push_back(field.otherwise);
  EXPECT_EQ(*wonder.read(table.data, s, entry("tell-icons", usual)),
            write_icons(table.data.card(civil("silk_road_i"))));

  const auto value = leader.read(table.data, s, entry("tell-icons", {"2", "1", "-1", "3"}));
  ASSERT_TRUE(value);
  EXPECT_FALSE(leader.known(table.data, s)) << "reading is not yet learning";
  ASSERT_TRUE(Rulebook::learn(table.data, {leader.id(), *value}));
  EXPECT_TRUE(leader.known(table.data, s));
  EXPECT_EQ(table.data.card(saladin).ratings, (Ratings{1, 2, 3, -1}));
  EXPECT_EQ(leader_ratings(table.data, s, saladin), (Ratings{1, 2, 3, 0})) << "A-13";
  s.readings.leader_happiness = true;
  EXPECT_EQ(leader_ratings(table.data, s, saladin), (Ratings{1, 2, 3, -1}));
  ASSERT_TRUE(Rulebook::learn(table.data, {wonder.id(), "1 0 0 0 4"}));
  EXPECT_EQ(table.data.card(civil("silk_road_i")).stages, 4);
}
TEST_F(Told, WithOurNumbersNothingIsToConfirm) {
  s.expansion = s.expansion_house = true;
  EXPECT_TRUE((IconsFact{civil("saladin_i"), &table.data}.known(table.data, s)));
}
TEST_F(Told, IconsOutOfRangeAreRefused) {
  const IconsFact leader{civil("saladin_i"), &table.data};
  const IconsFact wonder{civil("silk_road_i"), &table.data};
  for (const Strings& said :
       {Strings{"21", "0", "0", "0"}, Strings{"-1", "0", "0", "0"}, Strings{"0", "0", "-3", "0"},
        Strings{"0", "0", "0", "x"}, Strings{"0", "0", "0"}, Strings{"1 1", "0", "0", "0"}}) {
    const auto value = leader.read(table.data, s, entry("tell-icons", said));
    ASSERT_FALSE(value) << said[0];
    EXPECT_EQ(value.why().id, "tta.error.icons");
  }
  EXPECT_FALSE(wonder.read(table.data, s, entry("tell-icons", {"0", "0", "0", "0", "0"})))
      << "a wonder has a stage";
  EXPECT_FALSE(wonder.read(table.data, s, entry("tell-icons", {"0", "0", "0", "0"})));
  EXPECT_FALSE(Rulebook::learn(table.data, {"icons.saladin_i", "0 0 0 0 1"}))
      << "a leader has none";
}

// ---- everything that can be told

TEST_F(Told, TheListOfFacts) {
  ASSERT_TRUE(Rulebook::learn(table.data, {"card.3", std::string(sample)}));
  const std::vector<Printed> facts = Rulebook::printed(table.data);
  EXPECT_EQ(facts.size(), 24U + 40U);
  EXPECT_EQ(facts[2].id, "card.3");
  EXPECT_EQ(facts[2].value, sample);
  EXPECT_EQ(facts[2].source, Source::yours);
  EXPECT_EQ(facts[0].value, "");
  EXPECT_EQ(facts[0].source, Source::missing);
  for (const Printed& fact : facts)
    EXPECT_TRUE(fact.value.empty() || Rulebook::learn(table.data, {fact.id, fact.value}))
        << fact.id;
}

// ---- a deck file

class DeckFile : public Told {};

// The template is a deck of 24 empty cards; what is filled in is read.
TEST_F(DeckFile, TheTemplateIsADeck) {
  const auto facts = Rulebook::read_deck(data, Rulebook::deck_template(data));
  ASSERT_TRUE(facts) << facts.why().id;
  ASSERT_EQ(facts->size(), 24U);
  for (const Fact& fact : *facts) {
    EXPECT_EQ(fact.value, write_card(AutomaCard{})) << fact.id;
    EXPECT_TRUE(Rulebook::learn(table.data, fact));
  }
  EXPECT_TRUE(is_deck_told(table.data));
}
// The deck that is in use can be saved and read again: the house deck until another one is whole.
TEST_F(DeckFile, IsWrittenAsItIsRead) {
  Result<Data> house = Rulebook::load(data_files_with_deck());
  ASSERT_TRUE(house);
  const auto facts = Rulebook::read_deck(data, Rulebook::deck(*house));
  ASSERT_TRUE(facts);
  for (const Fact& fact : *facts) ASSERT_TRUE(Rulebook::learn(*house, fact));
  for (std::size_t i = 0; i < automa_cards; ++i)
    EXPECT_EQ(write_card(house->own_deck[i]), write_card(house->house_deck[i])) << i + 1;
  ASSERT_TRUE(Rulebook::learn(*house, {"card.7", std::string(sample)}));
  const Doc told = Rulebook::deck(*house);
  EXPECT_EQ(told.items()[6]["politics"].text(), "aggression:3 event");
}
// Facts are kept in the order of their names, whatever the order of the file.
TEST_F(DeckFile, InAnyOrder) {
  Json cards = tree_of(Rulebook::deck_template(data));
  std::reverse(cards.begin(), cards.end());
  const auto facts = Rulebook::read_deck(data, to_doc(cards));
  ASSERT_TRUE(facts);
  EXPECT_TRUE(std::is_sorted(facts->begin(), facts->end(),
                             [](const Fact& a, const Fact& b) { return a.id < b.id; }));
}
TEST_F(DeckFile, WhatIsNoDeckIsRefused) {
  const auto refusal = [&](const Json& cards) {
    const auto facts = Rulebook::read_deck(data, to_doc(cards));
    return facts ? std::string() : facts.why().id;
  };
  const Json whole = tree_of(Rulebook::deck_template(data));
  Json cards = whole;
  cards.erase(3);
  EXPECT_EQ(refusal(cards), "tta.error.deck-size");
  cards = whole;
  cards.push_back(cards[0]);
  EXPECT_EQ(refusal(cards), "tta.error.deck-size");
  EXPECT_EQ(refusal(Json::object()), "tta.error.deck-size");
  cards = whole;
  cards[5]["number"] = 5;
  EXPECT_EQ(refusal(cards), "tta.error.deck-twice");
  for (const int number : {0, 25, -1}) {
    cards = whole;
    cards[5]["number"] = number;
    EXPECT_EQ(refusal(cards), "tta.error.deck-number") << number;
  }
  cards = whole;
  cards[5]["gain"] = "many";
  EXPECT_EQ(refusal(cards), "tta.error.deck-card");
  cards = whole;
  cards[5].erase("strip");
  EXPECT_EQ(refusal(cards), "tta.error.deck-card");
}
// TTA-SETUP-7: the house deck has all 24 cards; every one of an age's eight is another one.
TEST_F(DeckFile, TheHouseDeck) {
  Data empty = printed();
  EXPECT_EQ(empty.house_deck[0].source, Source::missing);
  const Doc file = data_files_with_deck()["deck"];
  ASSERT_TRUE(load_deck(empty, file));
  for (std::size_t i = 0; i < automa_cards; ++i) {
    EXPECT_EQ(empty.house_deck[i].source, Source::house) << i + 1;
    for (std::size_t k = i / 8 * 8; k < i; ++k)
      EXPECT_NE(write_card(empty.house_deck[i]), write_card(empty.house_deck[k])) << i + 1;
  }
  EXPECT_FALSE(load_deck(empty, doc("{}")));
  EXPECT_FALSE(load_deck(empty, doc(R"({"cards": []})")));
}

}  // namespace
}  // namespace seatmate::through_the_ages
