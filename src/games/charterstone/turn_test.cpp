// Chapters "Deck", "Turn", "Worker placement" and "VP on the turn".

#include "games/charterstone/test_support.h"

namespace seatmate::charterstone {
namespace {

class Turns : public RuleTest {};

// CH-GEN-2, CH-DECK-1: all Automas draw from one deck, one card after the other.
TEST_F(Turns, CH_GEN_2_OneDeckForAll) {
  next_is(378, "commons market 2 - happy");
  next_is(377, "commons zeppelin 1 - happy");
  play_turn();
  EXPECT_EQ(s.current, y);
  play_turn();
  EXPECT_EQ(s.commons[index(Common::zeppelin)], owner_of(x));
  EXPECT_EQ(s.commons[index(Common::market)], owner_of(y));
  EXPECT_TRUE(t.cites(Line::CH_DECK_1_drawn));
  EXPECT_EQ(s.deck.played.size(), 2U);
}

// CH-DECK-2, AMB-1: all thirteen are shuffled when the deck is empty, those set aside too.
TEST_F(Turns, CH_DECK_2_AllCardsMakeTheNewDeck) {
  form_deck(s, t);
  EXPECT_EQ(s.deck.pile.size(), 13U);
  EXPECT_TRUE(s.deck.aside.empty());
  for (int n = 0; n < 13; ++n) draw_card(s, t);
  EXPECT_TRUE(s.deck.empty());
  draw_card(s, t);
  EXPECT_EQ(s.deck.pile.size(), 12U);
}

// CH-DECK-3, CH-DECK-4: from Game 4 on sixteen cards, three of them aside at each shuffle.
TEST_F(Turns, CH_DECK_3_ThreeAsideFromGameFour) {
  unlock({390, 391, 392});
  s.game = 3;
  form_deck(s, t);
  EXPECT_EQ(s.deck.aside.size(), 0U);
  EXPECT_TRUE(t.cites(Line::CH_DECK_4_extra_cards));
  s.game = 4;
  form_deck(s, t);
  EXPECT_EQ(s.deck.aside.size(), 3U);
  EXPECT_EQ(s.deck.pile.size(), 13U);
  // AMB-1: the other reading never takes back what was set aside.
  s.readings.reshuffle_discard = true;
  for (int n = 0; n < 14; ++n) draw_card(s, t);
  EXPECT_EQ(s.deck.pile.size() + s.deck.played.size() + s.deck.aside.size(), 13U);
}

// CH-DECK-2, CH-DECK-3: who turns up his own cards is told when to shuffle them.
TEST_F(Turns, CH_DECK_3_TheOwnDeckIsShuffledAgain) {
  s.deck_kind = DeckKind::mine;
  for (const int game : {3, 4}) {
    s.game = static_cast<std::uint8_t>(game);
    s.deck = {};
    t.steps.clear();
    const int pile = game == 3 ? 13 : 10;
    for (int n = 0; n < pile; ++n) {
      t.drawn = {first_automa_card + n};
      run(next_card(s, t, owner_of(x)));
      EXPECT_EQ(t.told("reshuffle"), 0);
    }
    t.drawn = {380};
    run(next_card(s, t, owner_of(x)));
    EXPECT_EQ(t.told("reshuffle"), 1);
    EXPECT_EQ(t.number_told("reshuffle", "aside"), game == 3 ? 0 : 3);
    EXPECT_EQ(s.deck.played.size(), 1U);
  }
}

// CH-GEN-2, CH-DECK-4: thirteen told cards are a deck; those that join it are asked for when they
// turn up.
TEST_F(Turns, CH_DECK_4_LaterCardsAreToldLater) {
  for (int n = 0; n < first_deck_count; ++n) {
    EXPECT_EQ(is_deck_told(t.data), false);
    const std::string id = "card." + std::to_string(first_automa_card + n);
    ASSERT_TRUE(Rulebook::learn(t.data, {id, "commons market 2 - happy"}));
    if (n == 11) t.data.own_deck[12].source = Source::missing;
  }
  EXPECT_TRUE(is_deck_told(t.data));
  s.deck_kind = DeckKind::told;
  s.deck.pile.push_back(390 - first_automa_card);
  s.deck.pile.push_back(380 - first_automa_card);
  run(next_card(s, t, owner_of(x)));
  EXPECT_TRUE(t.needed.empty());
  run(next_card(s, t, owner_of(x)));
  EXPECT_EQ(t.needed, (std::vector<std::string>{"card.390"}));
}

// CH-POST-1: after the campaign card 390 is gone.
TEST_F(Turns, CH_POST_1_Card390IsGone) {
  unlock({390, 391, 392});
  s.game = after_campaign;
  form_deck(s, t);
  EXPECT_EQ(s.deck.pile.size() + s.deck.aside.size(), 15U);
  s.readings.no_card_162 = true;  // AMB-29
  form_deck(s, t);
  EXPECT_EQ(s.deck.pile.size() + s.deck.aside.size(), 16U);
}

// CH-TURN-1: the next active charter clockwise.
TEST_F(Turns, CH_TURN_1_InPlayerOrder) {
  EXPECT_EQ(next_player(s), y);
  s.current = y;
  EXPECT_EQ(next_player(s), human);
}

// CH-TURN-2: a card, a worker, VP.
TEST_F(Turns, CH_TURN_2_ACardAWorkerItsPoints) {
  next_is(377, "commons treasury 3 - happy");
  play_turn();
  EXPECT_EQ(seat(x).supply, 1);
  EXPECT_EQ(seat(x).vp, 3);
}

// CH-TURN-3: without a regular worker everything comes back, minions too, and nothing is gained.
TEST_F(Turns, CH_TURN_3_AllWorkersComeBack) {
  building(x, 2, 22, "Arch", 3);
  s.commons[0] = owner_of(x);
  s.workers[index(human)][4] = owner_of(x);
  s.minions[index(x)][1] = owner_of(x);
  seat(x).supply = 0;
  seat(x).minions = 2;
  play_turn();
  EXPECT_EQ(seat(x).supply, 2);
  EXPECT_EQ(seat(x).minions, 3);
  EXPECT_EQ(seat(x).vp, 0);
  EXPECT_EQ(s.commons[0], Owner::nobody);
  EXPECT_EQ(s.minions[index(x)][1], Owner::nobody);
  EXPECT_TRUE(s.deck.played.empty());
}

// AMB-13: a turn without influence moves the progress token first.
TEST_F(Turns, WithoutInfluenceTheTokenMovesFirst) {
  seat(x).influence = 0;
  next_is(377, "commons treasury 3 - happy");
  play_turn();
  EXPECT_EQ(s.progress, 4);
  s.current = x;
  s.readings.no_zero_influence = true;
  next_is(377, "commons treasury 3 - happy");
  play_turn();
  EXPECT_EQ(s.progress, 4);
}

// CH-PLACE-2, CH-PLACE-3: on the pictured building; who stands there goes home, its own worker too.
TEST_F(Turns, CH_PLACE_2_BumpsWhoStandsThere) {
  s.commons[index(Common::market)] = owner_of(human);
  seat(human).supply = 1;
  next_is(377, "commons market 2 - happy");
  play_turn();
  EXPECT_TRUE(t.cites(Line::CH_PLACE_3_commons));
  EXPECT_EQ(seat(human).supply, 2);
  EXPECT_EQ(s.commons[index(Common::market)], owner_of(x));
  s.current = x;
  next_is(377, "commons market 2 - happy");
  play_turn();
  EXPECT_EQ(seat(x).supply, 1);  // its own worker came home
}

// CH-PLACE-1, CH-PLACE-4: the die names the charter, an inactive one as well.
TEST_F(Turns, CH_PLACE_4_TheDieNamesTheCharter) {
  building(Charter::green, 1, 22, "Arch", 3);
  t.rolls = {Charter::green};
  next_is(384, "die desc 1 az strength - happy");
  play_turn();
  EXPECT_EQ(worker(Charter::green, 1), owner_of(x));
  EXPECT_TRUE(t.cites(Line::CH_PLACE_1_card));
  EXPECT_TRUE(t.cites(Line::CH_PLACE_4_die));
  next_is(389, "home asc 1 za 2 - angry");
  building(y, 3, 25, "Bath", 3);
  play_turn();
  EXPECT_EQ(worker(y, 3), owner_of(y));
}

// CH-PLACE-4, AMB-31: a die that shows a charter without buildings is rolled again; in the other
// reading nobody is placed.
TEST_F(Turns, AMB_31_AnEmptyCharterIsRolledAgain) {
  building(x, 2, 22, "Arch", 3);
  next_is(384, "die desc 1 az strength - happy");
  t.rolls = {Charter::red, Charter::green, x};
  play_turn();
  EXPECT_EQ(worker(x, 2), owner_of(x));
  EXPECT_EQ(t.number_told("place", "rolls"), 3);
  EXPECT_TRUE(t.cites(Line::CH_PLACE_4_roll_again));

  s.current = x;
  s.readings.nobody_in_empty = true;
  next_is(384, "die desc 1 az strength - happy");
  t.rolls = {Charter::red, x};
  play_turn();
  EXPECT_EQ(t.rolls.size(), 1U);
  EXPECT_EQ(t.told("place-nowhere"), 1);
  EXPECT_EQ(seat(x).vp, 4);  // VP and effects are kept
}
// AMB-31: where nothing stands anywhere the die cannot show a building, and it ends.
TEST_F(Turns, AMB_31_NothingStandsAnywhere) {
  next_is(384, "die desc 1 az strength - happy");
  t.rolls = {Charter::red, Charter::red};
  play_turn();
  EXPECT_EQ(t.rolls.size(), 1U);
  EXPECT_EQ(t.told("place-nowhere"), 1);
  // Guidepost 410: what stands at home does not count, as nobody may go there.
  guidepost(410);
  building(y, 1, 9, "Shaft", 1);
  s.current = y;
  next_is(385, "home desc 1 az 1 - happy");
  t.rolls = {Charter::red, y};
  play_turn();
  EXPECT_EQ(t.told("place-nowhere"), 2);
}

// CH-TURN-2, AMB-32: icons are carried out in the order in which they stand on the card.
TEST_F(Turns, AMB_32_IconsInTheirOrder) {
  building(x, 1, 10, "Field", 1);
  on_mat("25 46");
  const auto order = [&](std::string_view card) {
    s.current = x;
    seat(x).supply = 2;
    t.steps.clear();
    next_is(381, card);
    play_turn();
    std::vector<std::string> told;
    for (const Message& step : t.steps)
      if (step.id == "charter.step.progress" || step.id == "charter.step.reputation")
        told.push_back(step.id.substr(13));
    return told;
  };
  EXPECT_EQ(order("commons zeppelin 1 progress,reputation happy"),
            (std::vector<std::string>{"progress", "reputation"}));
  EXPECT_EQ(order("commons zeppelin 1 reputation,progress happy"),
            (std::vector<std::string>{"reputation", "progress"}));
  EXPECT_TRUE(t.cites(Line::CH_TURN_2_icons_in_order));
  // As it was told, so it is kept and written.
  for (const std::string_view text :
       {"commons market 2 build,discard happy", "commons market 2 discard,build happy"})
    EXPECT_EQ(write_card(must(read_card(text))), text);
}

// CH-PLACE-5 to CH-PLACE-7: highest, lowest, second, third; the last rank there is; names.
TEST_F(Turns, CH_PLACE_5_ByValueAndRank) {
  building(x, 1, 22, "Abbey", 9);
  building(x, 2, 23, "Forge", 9);
  building(x, 3, 25, "Mill", 6);
  building(x, 4, 26, "Well", 2);
  const auto at = [&](Order order, int rank, NameOrder names) {
    const Street street = street_of(t.data, s, x);
    return static_cast<int>(*select_building(t, s.readings, buildings_in(x), {order, rank, names},
                                             street,
                                             slots_where(street, [](auto&) { return true; }))) +
           1;
  };
  EXPECT_EQ(at(Order::descending, 1, NameOrder::az), 1);
  EXPECT_EQ(at(Order::descending, 1, NameOrder::za), 2);  // CH-PLACE-6
  EXPECT_TRUE(t.cites(Line::CH_PLACE_6_name_za));
  EXPECT_EQ(at(Order::descending, 2, NameOrder::az), 3);
  EXPECT_EQ(at(Order::descending, 3, NameOrder::az), 4);
  EXPECT_EQ(at(Order::ascending, 1, NameOrder::za), 4);
  s.readings.rank_ordinal = true;  // AMB-3
  EXPECT_EQ(at(Order::descending, 2, NameOrder::az), 2);
  s.readings.rank_ordinal = false;
  chest(x).buildings[3] = 0;
  EXPECT_EQ(at(Order::descending, 3, NameOrder::az), 3);  // CH-PLACE-7
  EXPECT_TRUE(t.cites(Line::CH_PLACE_7_last_rank));
  s.readings.missing_rank_wraps = true;  // AMB-4
  EXPECT_EQ(at(Order::descending, 3, NameOrder::az), 1);
}

// AMB-7: a building without a value counts as 0, or is passed over.
TEST_F(Turns, WithoutValueItCountsAsZero) {
  building(x, 1, 22, "Abbey", -1);
  building(x, 2, 23, "Forge", 1);
  next_is(389, "home asc 1 az 2 - angry");
  play_turn();
  EXPECT_EQ(worker(x, 1), owner_of(x));
  s.current = x;
  s.readings.missing_value_skipped = true;
  next_is(389, "home asc 1 az 2 - angry");
  play_turn();
  EXPECT_EQ(worker(x, 2), owner_of(x));
}

// CH-PLACE-8, CH-GEN-3, CH-VP-1 to CH-VP-3: nothing is paid and nothing gained but the card's VP.
TEST_F(Turns, CH_VP_2_StrengthOrTheCard) {
  building(x, 1, 22, "Abbey", 9);
  s.chronicle.strength = 4;
  next_is(383, "home desc 1 az strength - happy");
  play_turn();
  EXPECT_EQ(seat(x).vp, 4);
  EXPECT_EQ(seat(x).influence, influence_tokens);
  EXPECT_TRUE(t.cites(Line::CH_VP_2_strength));
  EXPECT_TRUE(t.cites(Line::CH_VP_3_not_of_building));
  EXPECT_TRUE(t.cites(Line::CH_GEN_3_no_benefit));
  EXPECT_TRUE(t.cites(Line::CH_PLACE_8_any_building));
  s.current = x;
  next_is(383, "home desc 1 az 1 - happy");
  play_turn();
  EXPECT_EQ(seat(x).vp, 5);
  EXPECT_TRUE(t.cites(Line::CH_VP_1_printed));
}

// 3.7: after the hourglass the round is finished.
TEST_F(Turns, TheRoundIsFinished) {
  s.progress = static_cast<std::uint8_t>(t.data.progress.spaces.size() - 2);
  next_is(377, "commons market 2 progress happy");
  play_turn();
  EXPECT_TRUE(s.last_round);
  EXPECT_EQ(s.ended_by, owner_of(x));
  EXPECT_EQ(s.phase, Phase::turns);
  next_is(377, "commons market 2 - happy");
  play_turn();
  EXPECT_EQ(s.phase, Phase::ending);
}

// ---- minions, card 158

// CH-MIN-2, CH-MIN-3: a minion goes home first, to a building nobody stands on.
TEST_F(Turns, CH_MIN_2_AMinionGoesHomeFirst) {
  building(x, 1, 22, "Abbey", 2);
  building(x, 2, 23, "Bath", 3);
  building(x, 3, 25, "Cafe", 3);
  s.workers[index(x)][0] = owner_of(human);
  seat(human).supply = 1;
  seat(x).minions = 1;
  next_is(389, "home asc 1 za 2 - angry");
  play_turn();
  EXPECT_EQ(s.minions[index(x)][2], owner_of(x));
  EXPECT_EQ(seat(x).supply, 2);
  EXPECT_EQ(seat(x).minions, 0);
  EXPECT_EQ(seat(x).vp, 2);  // AMB-21
  EXPECT_TRUE(t.cites(Line::CH_MIN_3_no_benefit));
  // Nothing is free: a regular worker by the ordinary rule.
  s.current = x;
  seat(x).minions = 1;
  s.workers[index(x)][1] = owner_of(y);
  seat(y).supply = 1;
  next_is(389, "home asc 1 za 2 - angry");
  play_turn();
  EXPECT_EQ(worker(x, 1), owner_of(x));
  EXPECT_EQ(seat(human).supply, 2);
}

// AMB-20: a die that shows the home charter selects it.
TEST_F(Turns, ADieThatShowsHomeSelectsIt) {
  building(x, 1, 22, "Abbey", 2);
  seat(x).minions = 1;
  t.rolls = {x};
  next_is(384, "die desc 1 az 1 - happy");
  play_turn();
  EXPECT_EQ(s.minions[index(x)][0], owner_of(x));
  s.minions[index(x)][0] = Owner::nobody;
  seat(x).minions = 1;
  s.readings.die_home_ordinary = true;
  s.current = x;
  t.rolls = {x};
  next_is(384, "die desc 1 az 1 - happy");
  play_turn();
  EXPECT_EQ(worker(x, 1), owner_of(x));
}

// CH-MIN-4: a worker on a building with an Automa's minion gives that Automa 1 VP.
TEST_F(Turns, CH_MIN_4_TheOwnerGainsAPoint) {
  building(y, 1, 22, "Abbey", 2);
  s.minions[index(y)][0] = owner_of(y);
  t.rolls = {y};
  next_is(384, "die desc 1 az 1 - happy");
  play_turn();
  EXPECT_EQ(seat(y).vp, 1);
  s.current = human;
  Input input;
  input.verb = Verb::place;
  input.charter = y;
  ASSERT_TRUE(check(t.data, s, input));
  carry_out(s, t, input);
  EXPECT_EQ(seat(y).vp, 2);
}

// CH-MIN-4: a human has minions, too, which the app does not count; an Automa's place is not its.
TEST_F(Turns, CH_MIN_4_AHumanPlacesAMinion) {
  building(human, 2, 22, "Abbey", 2);
  building(x, 2, 23, "Bath", 2);
  unlock({158});
  s.current = human;
  const auto said = read_input(t.data, s, {"minion", {"purple-2"}, 0});
  ASSERT_TRUE(said) << said.why().id;
  carry_out(s, t, *said);
  EXPECT_EQ(s.minions[index(human)][1], owner_of(human));
  EXPECT_EQ(seat(human).minions, 0);
  EXPECT_EQ(seat(human).supply, 2);
  s.current = human;
  EXPECT_FALSE(read_input(t.data, s, {"minion", {"purple-2"}, 0}));
  EXPECT_FALSE(read_input(t.data, s, {"minion", {"yellow-2"}, 0}));
}

// CH-PERIL-1, DEF-1: the peril token of the building is taken.
TEST_F(Turns, CH_PERIL_1_TakesTheToken) {
  building(x, 1, 22, "Abbey", 2);
  s.perils[index(x)][0] = Peril::vermin;
  next_is(389, "home asc 1 za 2 - angry");
  play_turn();
  EXPECT_EQ(seat(x).peril, 1);
  EXPECT_EQ(s.perils[index(x)][0], Peril::none);
}

// ---- what guideposts change during the game

// CH-GP-405: the owner rolls; either charter shown gives both a point.
TEST_F(Turns, CH_GP_405_TheOwnerRolls) {
  guidepost(405);
  building(human, 1, 22, "Abbey", 2);
  t.rolls = {human, x};
  next_is(384, "die desc 1 az 2 - happy");
  play_turn();
  EXPECT_EQ(seat(x).vp, 3);
  EXPECT_EQ(seat(human).vp, 1);
}

// CH-GP-405: a human's track is his own; only an Automa's total is told.
TEST_F(Turns, CH_GP_405_NoTotalOfAHuman) {
  guidepost(405);
  s.bet_user = owner_of(human);
  s.bet_owner = owner_of(x);
  t.rolls = {x};
  run(settle_bet(s, t));
  ASSERT_EQ(t.told("bet-vp"), 2);
  EXPECT_EQ(t.steps[0].args.front().text, "charter.charter.purple");
  const auto human_of = [](const Message& m) {
    return std::find_if(m.args.begin(), m.args.end(),
                        [](const Argument& a) { return a.key == "human"; })
        ->number;
  };
  EXPECT_EQ(human_of(t.steps[0]), 1);
  EXPECT_EQ(human_of(t.steps[1]), 0);
}

// CH-GP-406: what an Automa owes is paid from the general supply.
TEST_F(Turns, CH_GP_406_TheSupplyPays) {
  guidepost(406);
  building(human, 1, 22, "Abbey", 2);
  t.rolls = {human};
  next_is(384, "die desc 1 az 2 - happy");
  play_turn();
  EXPECT_TRUE(t.cites(Line::CH_GP_406_supply_pays));
}

// CH-GP-408: a fuel shortage puts the candle out, once.
TEST_F(Turns, CH_GP_408_TheCandleGoesOut) {
  guidepost(408);
  building(x, 1, 22, "Abbey", 2);
  s.perils[index(x)][0] = Peril::fuel_shortage;
  next_is(389, "home asc 1 za 2 - angry");
  play_turn();
  EXPECT_TRUE(seat(x).candle);
  EXPECT_FALSE(candle_burns(s));
}

// CH-GP-409, AMB-10: a building with a minion costs 1 influence; who has none goes elsewhere.
TEST_F(Turns, CH_GP_409_PaysForAMinion) {
  guidepost(409);
  building(x, 1, 22, "Abbey", 5);
  building(x, 2, 23, "Bath", 3);
  s.minions[index(x)][0] = Owner::loose;
  seat(x).minions = 2;
  next_is(383, "home desc 1 az 1 - happy");
  play_turn();
  EXPECT_EQ(worker(x, 1), owner_of(x));
  EXPECT_EQ(seat(x).influence, 11);
  EXPECT_EQ(seat(x).minions, 3);
  s.workers[index(x)][0] = Owner::nobody;
  s.minions[index(x)][0] = Owner::loose;
  seat(x).supply = 2;
  seat(x).influence = 0;
  s.current = x;
  next_is(383, "home desc 1 az 1 - happy");
  play_turn();
  EXPECT_EQ(worker(x, 2), owner_of(x));
}

// CH-GP-410, AMB-8: a regular worker does not go home; the die is rolled until it shows another.
TEST_F(Turns, CH_GP_410_NotAtHome) {
  guidepost(410);
  building(x, 1, 22, "Abbey", 5);
  building(y, 1, 23, "Bath", 3);
  t.rolls = {x, y};
  next_is(389, "home asc 1 za 2 - angry");
  play_turn();
  EXPECT_EQ(worker(y, 1), owner_of(x));
  s.current = x;
  s.readings.home_allowed = true;
  next_is(389, "home asc 1 za 2 - angry");
  play_turn();
  EXPECT_EQ(worker(x, 1), owner_of(x));
}

// CH-GP-411, AMB-9: nothing is paid, unless the other reading is played.
TEST_F(Turns, CH_GP_411_PaysOnlyInTheOtherReading) {
  guidepost(411);
  building(y, 1, 23, "Bath", 3);
  for (const bool pays : {false, true}) {
    s.current = x;
    seat(x).supply = 2;
    s.readings.martial_law_pays = pays;
    t.rolls = {y};
    next_is(384, "die desc 1 az 2 - happy");
    s.workers[index(y)][0] = Owner::nobody;
    play_turn();
    EXPECT_EQ(seat(x).influence, pays ? 11 : 12);
  }
}

// CH-GP-412, CH-GP-413, AMB-11: sky islands of other charters are no candidates.
TEST_F(Turns, CH_GP_412_ForeignIslandsAreClosed) {
  for (const int post : {412, 413}) {
    guidepost(post);
    building(y, 1, 23, "Bath", 3);
    chest(y).islands[0] = 25;
    print(25, "Spire", 9);
    s.tiles[index(y)][4] = 1;
    s.current = x;
    seat(x).supply = 2;
    s.workers[index(y)][0] = Owner::nobody;
    t.rolls = {y};
    next_is(384, "die desc 1 az 2 - happy");
    play_turn();
    EXPECT_EQ(worker(y, 1), owner_of(x));
  }
  EXPECT_TRUE(t.cites(Line::CH_GP_412_foreign_islands));
  EXPECT_TRUE(t.cites(Line::CH_GP_413_foreign_islands));
}

}  // namespace
}  // namespace seatmate::charterstone
