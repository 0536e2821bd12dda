// Chapters "When an automa action happens", "Card resolution order", "Province discard".

#include "games/pendulum/action.h"

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

constexpr auto no_worker = WorkerSymbol::none;
constexpr auto no_timer = TimerSymbol::none;

class Action : public RuleTest {
 public:
  [[nodiscard]] int cards_turned() const { return s.cards_played; }
  // How many actions a move calls for, without carrying them out.
  int called(From from, bool to_mat = false, int workers = 1) {
    s.actions = 0;
    call_for_move(s, t, from, to_mat, workers);
    return s.actions;
  }
};

// ---- triggers

// PE-TRIG-1: a worker that leaves a bottom box calls for one action, two for two.
TEST_F(Action, PE_TRIG_1_OneActionForEachWorker) {
  EXPECT_EQ(called(From::bottom_box), 1);
  EXPECT_EQ(called(From::bottom_box, false, 3), 3);
  s.actions = 0;
  lift(2);
  EXPECT_EQ(cards_turned(), 2);
  EXPECT_EQ(s.actions, 0);
  EXPECT_TRUE(t.cites(Line::PE_TRIG_1_left_bottom_box));
}
// PE-TRIG-2: the card is resolved before the worker is put down: at once, with nothing between.
TEST_F(Action, PE_TRIG_2_BeforeItIsPlaced) {
  lift();
  EXPECT_EQ(cards_turned(), 1);
  EXPECT_TRUE(t.cites(Line::PE_TRIG_2_before_placing));
  sand_out({Area::purple, Area::black});
  t.forget();
  flips(Area::black);
  EXPECT_FALSE(t.cites(Rule::PE_TRIG_2)) << "a flip interrupts no move";
}
// PE-TRIG-3: a flip of green or black while the purple sand is out.
TEST_F(Action, PE_TRIG_3_AFlipWhilePurpleIsOut) {
  for (const Area area : {Area::green, Area::black}) {
    sand_out({Area::purple, area});
    const int before = cards_turned();
    t.forget();
    flips(area);
    EXPECT_EQ(cards_turned(), before + 1);
    EXPECT_TRUE(t.cites(Line::PE_TRIG_3_flip_while_purple_out));
    EXPECT_FALSE(t.cites(Rule::PE_TRIG_1));
  }
}
// PE-TRIG-4, TV-33: not while purple runs, not a flip of purple, not by the automas.
TEST_F(Action, PE_TRIG_4_WhatCallsNobody) {
  sand_out({Area::green});
  flips(Area::green);
  EXPECT_TRUE(t.cites(Line::PE_TRIG_4_nobody_called));
  sand_out({Area::purple});
  flips(Area::purple);
  EXPECT_TRUE(t.cites(Line::PE_TRIG_4_purple_calls_nobody));
  EXPECT_EQ(cards_turned(), 0);
  EXPECT_FALSE(flip_triggers(Area::green, false, true)) << "the automas' own flips";
  EXPECT_FALSE(flip_triggers(Area::purple, true, true));
  EXPECT_FALSE(flip_triggers(Area::black, true, false));
  EXPECT_TRUE(flip_triggers(Area::black, true, true));
}
// PE-TRIG-4: not a worker from a top box, from the mat or from the supply.
TEST_F(Action, PE_TRIG_4_OtherMoves) {
  for (const From from : {From::top_box, From::mat, From::supply}) {
    EXPECT_EQ(called(from), 0);
    EXPECT_EQ(called(from, true, 2), 0);
  }
  s.follows_workers = true;
  Input place;
  place.verb = Verb::place;
  place.space = Space{0};
  say(place);
  timer(Area::purple).row = Row::top;
  Input down = place;
  down.verb = Verb::act;
  say(down);
  EXPECT_EQ(s.boxes[0], (Boxes{{0, 0}, {1, 0}}));
  EXPECT_EQ(cards_turned(), 0);
}
// PE-TRIG-4, PE-TIMER-9: a flip of green by the automas, with purple still running, calls nobody.
TEST_F(Action, PE_TIMER_9_TheirFlipCallsNobody) {
  sand_out({Area::green, Area::black});
  act(no_worker, to_green);
  EXPECT_EQ(timer(Area::green).row, Row::top);
  EXPECT_EQ(s.actions, 0);
  EXPECT_EQ(cards_turned(), 1);
}
// AMB-7: a worker taken back to the mat counts like any other; or it does not.
TEST_F(Action, BackToTheMat) {
  EXPECT_EQ(called(From::bottom_box, true), 1);
  s.readings.mat_does_not_count = true;
  EXPECT_EQ(called(From::bottom_box, true), 0);
  EXPECT_TRUE(t.cites(Line::PE_TRIG_4_to_the_mat));
  EXPECT_EQ(called(From::bottom_box, false), 1);
}
// AMB-8: each flip calls them, each with its own snapshot; or two in quick succession call once.
TEST_F(Action, TwoFlipsInSuccession) {
  const auto both = [&](std::int64_t between) {
    s.now += 60'000;
    sand_out({Area::purple, Area::green, Area::black});
    const int before = cards_turned();
    flips(Area::green);
    s.now += between;
    flips(Area::black);
    return cards_turned() - before;
  };
  EXPECT_EQ(both(0), 2);
  s.readings.one_action_for_both = true;
  EXPECT_EQ(both(0), 1);
  EXPECT_EQ(both(quick_succession - 1), 1);
  EXPECT_EQ(both(quick_succession), 2);
}
// AMB-8: the second flip calls nobody if the first action flipped purple.
TEST_F(Action, TheFirstActionMayFlipPurple) {
  sand_out({Area::purple, Area::green, Area::black});
  left(1, no_worker, to_green);
  on_top({1});
  flips(Area::green);
  EXPECT_EQ(s.purple_flips, 2);
  flips(Area::black);
  EXPECT_EQ(cards_turned(), 1);
}

// PE-TRIG-5, TV-38: an empty deck is the shuffled discard pile; then one card is turned.
TEST_F(Action, PE_TRIG_5_AnEmptyDeck) {
  s.deck.played = s.deck.pile;
  s.deck.pile.clear();
  const auto before = s.deck.played;
  s.actions = 1;
  run(automa_action(s, t));
  EXPECT_EQ(s.deck.pile.size(), 31U);
  ASSERT_EQ(s.deck.played.size(), 1U) << "exactly the card that was turned";
  EXPECT_FALSE(s.deck.pile.contains(s.deck.played[0]));
  EXPECT_EQ(t.line(Line::PE_TRIG_5_revealed)->a, s.deck.played[0]);
  EXPECT_EQ(t.line(Rule::PE_TRIG_5)->b, 31);
  auto in_order = s.deck.pile;
  in_order.push_back(s.deck.played[0]);
  EXPECT_NE(in_order, before) << "shuffled";
}
// PE-TRIG-5: the top card goes face up on the discard pile.
TEST_F(Action, PE_TRIG_5_TheTopCard) {
  on_top({7, 9});
  s.actions = 2;
  run(automa_action(s, t));
  EXPECT_EQ(s.actions, 1);
  run(automa_action(s, t));
  EXPECT_EQ(s.deck.played, (decltype(s.deck.played){7, 9}));
  EXPECT_FALSE(t.cites(Rule::PE_TRIG_6)) << "nothing was shuffled";
}
// PE-TRIG-6: we shuffle, by the seed; at the table turning the pile over would do.
TEST_F(Action, PE_TRIG_6_ShuffledByTheSeed) {
  const auto shuffled = [&](std::uint64_t seed) {
    State one = s;
    one.random = Random(seed);
    one.deck.played = one.deck.pile;
    one.deck.pile.clear();
    one.actions = 1;
    run(automa_action(one, t));
    return one.deck.pile;
  };
  EXPECT_EQ(shuffled(3), shuffled(3));
  EXPECT_NE(shuffled(3), shuffled(4));
  ASSERT_TRUE(t.cites(Line::PE_TRIG_6_shuffled));
  EXPECT_EQ(t.line(Rule::PE_TRIG_6)->a, 32);
}
// With a deck of her own she shuffles, says which card came up, and tells its left side once.
TEST_F(Action, ADeckOfHerOwn) {
  s.deck_kind = DeckKind::mine;
  s.deck.played = s.deck.pile;
  s.deck.pile.clear();
  s.actions = 1;
  const State before = s;
  EXPECT_FALSE(automa_action(s, t).done());
  EXPECT_EQ(t.asked, Strings{"card"});
  EXPECT_NE(t.told("reshuffle"), nullptr);
  s = before;
  t.cards = {12};
  t.asked.clear();
  EXPECT_FALSE(automa_action(s, t).done());
  EXPECT_EQ(t.asked, (Strings{"card", "card.12.left"}));
  s = before;
  t.cards = {12};
  t.data.own_deck[11].left = Source::yours;
  t.data.own_deck[11].worker = WorkerSymbol::green;
  run(automa_action(s, t));
  EXPECT_TRUE(s.deck.played.contains(12));
  EXPECT_EQ(s.deck.pile.size(), 31U);
  EXPECT_EQ(s.vacant[1], Cell::bottom_left);
}

// PE-GEN-4: while play is real-time they are one: one deck, one pool of workers, one of markers.
TEST_F(Action, PE_GEN_4_OneEntity) {
  sand_out({Area::purple});
  act(WorkerSymbol::purple, to_green);
  EXPECT_TRUE(t.cites(Line::PE_GEN_4_one_entity));
  EXPECT_EQ(s.deck.played.size(), 1U) << "one card for both";
  EXPECT_EQ(s.markers_on_mat, 1) << "one marker for both";
}
// PE-GEN-5, PE-GEN-6, PE-ACH-1: no action pays them, whatever happens on the board.
TEST_F(Action, PE_GEN_6_OnlyObstacles) {
  sand_out({Area::purple, Area::green});
  const auto position = s.position;
  act(WorkerSymbol::purple, to_green);
  act(WorkerSymbol::green, to_green);
  EXPECT_EQ(s.position, position);
  EXPECT_EQ(s.votes, (std::array<std::uint8_t, 2>{0, 0}));
  EXPECT_EQ(s.rewards_taken, 0);
  EXPECT_FALSE(s.legendary);
}

// ---- a card

// PE-CARD-1: worker, timer, province; the trail and the steps are in that order.
TEST_F(Action, PE_CARD_1_TheOrder) {
  sand_out({Area::green});
  act(WorkerSymbol::green, to_green, 3);
  EXPECT_TRUE(t.cites(Line::PE_CARD_1_order));
  Strings told;
  for (const Step& step : t.steps) told.push_back(step.text.id);
  EXPECT_EQ(told,
            (Strings{"pen.step.move", "pen.step.flip", "pen.step.province", "pen.step.now-place"}));
  EXPECT_LT(t.place_of_line(Rule::PE_MOVE_1), t.place_of_line(Rule::PE_TIMER_1));
  EXPECT_LT(t.place_of_line(Rule::PE_TIMER_4), t.place_of_line(Rule::PE_PROV_1));
}
// PE-CARD-2: a card may have nothing at all, and then nothing happens.
TEST_F(Action, PE_CARD_2_NoOp) {
  const State before = s;
  act(no_worker, no_timer);
  EXPECT_TRUE(t.cites(Line::PE_CARD_2_no_op));
  EXPECT_NE(t.told("nothing"), nullptr);
  EXPECT_EQ(s.vacant, before.vacant);
  EXPECT_EQ(s.timers, before.timers);
  // So is one whose timer runs.
  t.forget();
  act(no_worker, to_black);
  EXPECT_TRUE(t.cites(Line::PE_CARD_2_no_op));
  t.forget();
  act(no_worker, no_timer, 1);
  EXPECT_FALSE(t.cites(Rule::PE_CARD_2));
}
// PE-CARD-2: each section by itself.
TEST_F(Action, PE_CARD_2_EitherSection) {
  sand_out({Area::black});
  act(WorkerSymbol::purple, no_timer);
  EXPECT_EQ(s.vacant[0], Cell::bottom_left);
  EXPECT_EQ(timer(Area::black).row, Row::bottom);
  act(no_worker, to_black);
  EXPECT_EQ(s.vacant[0], Cell::bottom_left);
  EXPECT_EQ(timer(Area::black).row, Row::top);
}
// PE-CARD-3: votes, VP and icon of a card do nothing before the council.
TEST_F(Action, PE_CARD_3_TheRightSideWaits) {
  left(1, WorkerSymbol::green, no_timer);
  right(1, 3, 2, Icon::grande);
  act(1);
  EXPECT_EQ(s.position, (std::array<std::uint8_t, 2>{0, 0}));
  EXPECT_EQ(s.votes, (std::array<std::uint8_t, 2>{0, 0}));
  EXPECT_TRUE(s.grande_card);
}
// PE-CARD-4, TV-32: judged when the card is touched; what runs out while she types, runs.
TEST_F(Action, PE_CARD_4_OneInstant) {
  s.deck_kind = DeckKind::mine;
  t.data.own_deck[11].left = Source::yours;
  t.data.own_deck[11].timer = to_green;
  t.cards = {12};
  timer(Area::purple).left = 100;
  s.now = 50'000;
  t.now = 55'000;
  s.actions = 1;
  run(automa_action(s, t));
  EXPECT_EQ(s.purple_flips, 1) << "it ran when the card was touched";
  EXPECT_EQ(timer(Area::purple), (Timer{Row::bottom, 0})) << "and is out now";
  EXPECT_EQ(timer(Area::green).left, 25'000);
  EXPECT_EQ(s.now, 55'000);
}
// A timer flipped after a question starts when the answer came.
TEST_F(Action, AFlipStartsWhenTheAnswerCame) {
  s.deck_kind = DeckKind::mine;
  t.data.own_deck[11].left = Source::yours;
  t.data.own_deck[11].timer = to_green;
  t.cards = {12};
  sand_out({Area::green});
  s.now = 50'000;
  t.now = 55'000;
  s.actions = 1;
  run(automa_action(s, t));
  EXPECT_EQ(timer(Area::green), (Timer{Row::top, 120'000}));
}
// TV-34: a card without a timer leaves purple as it is, although it is out.
TEST_F(Action, WithoutASymbolPurpleStays) {
  sand_out({Area::purple, Area::black});
  left(32, WorkerSymbol::green, no_timer);
  flips(Area::black);
  EXPECT_EQ(s.vacant[1], Cell::bottom_left);
  EXPECT_EQ(s.purple_flips, 1);
  EXPECT_TRUE(is_out(s, Area::purple));
}

// PE-PROV-1: the place from the top; PE-PROV-2: refilling is the human's choice.
TEST_F(Action, PE_PROV_1_TheProvinceAtThatPlace) {
  act(no_worker, no_timer, 2);
  ASSERT_TRUE(t.cites(Line::PE_PROV_1_from_the_top));
  EXPECT_EQ(t.line(Rule::PE_PROV_1)->a, 2);
  EXPECT_EQ(t.said("province", "place")->number, 2);
  EXPECT_EQ(t.told("province")->places, Strings{"province-2"});
}
TEST_F(Action, PE_PROV_2_RefillingIsHers) {
  act(no_worker, no_timer, 4);
  EXPECT_TRUE(t.cites(Line::PE_PROV_2_refill_is_yours));
  EXPECT_TRUE(t.asked.empty());
}

// ---- the third flip

// PE-TIMER-7: the council is called in the middle of her move.
TEST_F(Action, PE_TIMER_7_TheCouncilIsCalled) {
  s.purple_flips = 2;
  sand_out({Area::purple});
  act(no_worker, to_green);
  EXPECT_EQ(s.phase, Phase::after_third);
  EXPECT_EQ(s.markers_on_mat, 1);
  // Or by her own flip.
  s.phase = Phase::real_time;
  s.purple_flips = 2;
  sand_out({Area::purple});
  flips(Area::purple);
  EXPECT_EQ(s.phase, Phase::after_third);
  EXPECT_EQ(s.markers_on_mat, 1);
}
// AMB-5: the interrupted move is finished; or it is not. After a flip there is none.
TEST_F(Action, TheMoveTheCouncilInterrupts) {
  const auto told = [&](Trigger trigger) {
    s.phase = Phase::real_time;
    s.purple_flips = 2;
    s.trigger = trigger;
    sand_out({Area::purple});
    t.steps.clear();
    act(no_worker, to_green);
    for (const std::string_view id :
         {"council-called", "council-called-finish", "council-called-stop"})
      if (t.told(id) != nullptr) return std::string(id);
    return std::string();
  };
  EXPECT_EQ(told(Trigger::lift), "council-called-finish");
  EXPECT_EQ(told(Trigger::flip), "council-called");
  s.readings.third_flip_stops_move = true;
  EXPECT_EQ(told(Trigger::lift), "council-called-stop");
  EXPECT_EQ(told(Trigger::flip), "council-called");
}
// AMB-4: where she meant to go may have become illegal: any other space; or she keeps the worker.
TEST_F(Action, TheSpaceSheHadInMind) {
  const auto told = [&](std::string_view id) {
    t.steps.clear();
    sand_out({Area::black});
    act(no_worker, to_black);
    return t.told(id) != nullptr;
  };
  EXPECT_TRUE(told("now-place"));
  s.readings.blocked_stays = true;
  EXPECT_TRUE(told("now-place-or-keep"));
  t.steps.clear();
  act(WorkerSymbol::green, no_timer);
  EXPECT_EQ(t.told("now-place-or-keep"), nullptr) << "no timer changed its row";
}

// ---- outside the real-time part

// PE-COUNCIL-18, TV-37: in council V only the worker part of the card is done.
TEST_F(Action, PE_COUNCIL_18_WorkersOnly) {
  s.phase = Phase::placing;
  s.purple_flips = 0;
  sand_out({Area::purple, Area::green, Area::black});
  left(32, WorkerSymbol::green, to_green, 2);
  const auto timers = s.timers;
  lift();
  EXPECT_EQ(cards_turned(), 1);
  EXPECT_EQ(s.vacant[1], Cell::bottom_left);
  EXPECT_EQ(s.timers, timers);
  EXPECT_TRUE(t.cites(Line::PE_COUNCIL_18_worker_only));
  EXPECT_FALSE(t.cites(Rule::PE_PROV_1));
  EXPECT_EQ(s.purple_flips, 0);
}
// AMB-6: between the third flip and the council a worker calls for the worker part; or for nothing.
TEST_F(Action, AfterTheThirdFlip) {
  EXPECT_EQ(parts_of(Phase::real_time, s.readings), Parts::all);
  s.phase = Phase::after_third;
  s.purple_flips = 3;
  sand_out({Area::purple});
  left(32, WorkerSymbol::purple, to_green);
  lift();
  EXPECT_EQ(cards_turned(), 1);
  EXPECT_EQ(s.vacant[0], Cell::bottom_left);
  EXPECT_EQ(s.purple_flips, 3);
  s.readings.after_third = AfterThird::none;
  EXPECT_EQ(called(From::bottom_box), 0);
  lift();
  EXPECT_EQ(cards_turned(), 1);
  EXPECT_EQ(parts_of(Phase::placing, s.readings), Parts::worker_only) << "council V is another";
  EXPECT_EQ(parts_of(Phase::over, s.readings), Parts::none);
}
// AMB-6, PE-TIMER-7: the third reading does all of a card but its flip, for which no timer is left.
TEST_F(Action, PE_TIMER_7_AfterItTheLiteralReadingDoesTheProvinceToo) {
  s.phase = Phase::after_third;
  s.purple_flips = 3;
  sand_out({Area::purple, Area::green, Area::black});
  s.readings.after_third = AfterThird::worker_and_province;
  left(1, WorkerSymbol::purple, to_green);
  left(2, no_worker, no_timer, 3);
  on_top({1, 2});
  const State before = s;
  lift(2);
  EXPECT_EQ(cards_turned(), 2);
  EXPECT_NE(s.vacant[0], before.vacant[0]);
  EXPECT_EQ(s.timers, before.timers);
  EXPECT_TRUE(t.cites(Line::PE_TIMER_7_no_more_flips));
  EXPECT_EQ(t.said("province", "place")->number, 3);
  EXPECT_EQ(parts_of(Phase::placing, s.readings), Parts::worker_only) << "council V is another";
}
// Of three workers each has a card, and each card is told with its number.
TEST_F(Action, EveryCardOfSeveralHasItsNumber) {
  on_top({7, 8, 9});
  lift(3);
  std::vector<std::int64_t> told;
  for (const Step& step : t.steps)
    if (step.text.id == "pen.step.card")
      for (std::size_t i = 0; i < 3; ++i) told.push_back(step.text.args[i].number);
  EXPECT_EQ(told, (std::vector<std::int64_t>{7, 1, 3, 8, 2, 3, 9, 3, 3}));
  t.steps.clear();
  lift();
  EXPECT_EQ(t.told("card"), nullptr) << "the title says the number of one";
}
// ---- real sand that nobody said is out

class RealSand : public Action {
 public:
  RealSand() {
    s.sand_told = true;
    for (Timer& timer : s.timers) timer = {Row::bottom, 1};
    left(1, no_worker, to_black);
    on_top({1});
  }
  // It runs so long, and a worker is lifted.
  void lift_after(std::int64_t milliseconds) {
    pass_time(s, s.now + milliseconds);
    lift();
  }
};
// PE-CARD-4, PE-TIMER-2: it is asked about when it has run as long as is printed and a flip hangs
// on it; what is answered is how it was when the card was touched.
TEST_F(RealSand, PE_CARD_4_IsAskedAboutWhenADecisionHangsOnIt) {
  lift_after(44'999);
  EXPECT_TRUE(t.asked.empty()) << "none of them can be out";
  EXPECT_EQ(timer(Area::black).row, Row::bottom);
  on_top({1});
  t.sand = {true};
  lift_after(1);
  EXPECT_EQ(t.asked, Strings{"sand"}) << "black; purple still runs";
  EXPECT_EQ(timer(Area::black), (Timer{Row::top, 1})) << "turned over, and counted from there";
  on_top({1});
  t.asked.clear();
  t.sand = {false, false};
  lift_after(180'000);
  EXPECT_EQ(t.asked, (Strings{"sand", "sand"})) << "purple first, then black";
  EXPECT_EQ(s.purple_flips, 1);
  EXPECT_EQ(timer(Area::black).row, Row::top);
  on_top({1});
  t.asked.clear();
  t.sand = {true};
  lift_after(0);
  EXPECT_EQ(t.asked, Strings{"sand"}) << "purple is flipped, and nothing else matters";
  EXPECT_EQ(s.purple_flips, 2);
  // A card without a timer hangs on none, and what was said out is not asked about.
  on_top({2});
  t.asked.clear();
  lift_after(500'000);
  EXPECT_TRUE(t.asked.empty());
  on_top({1});
  sand_out({Area::purple});
  lift();
  EXPECT_TRUE(t.asked.empty());
}
// PE-TRIG-3: whether her flip calls the automas hangs on the purple sand.
TEST_F(RealSand, PE_TRIG_3_IsAskedAboutAtHerFlip) {
  pass_time(s, s.now + 180'000);
  t.sand = {false};
  flips(Area::green);
  EXPECT_EQ(t.asked, Strings{"sand"});
  EXPECT_EQ(cards_turned(), 0);
  EXPECT_EQ(timer(Area::green).row, Row::top);
  t.sand = {true};
  flips(Area::black);
  EXPECT_EQ(cards_turned(), 1);
  EXPECT_TRUE(t.cites(Line::PE_TRIG_3_flip_while_purple_out));
}
// Sand in the app, and sand that lies on its side, is never asked about.
TEST_F(RealSand, OnlyRealSandThatRan) {
  s.paused = true;
  pass_time(s, s.now + 900'000);
  EXPECT_FALSE(may_be_out(t.data, s, Area::black));
  s.paused = false;
  s.sand_told = false;
  pass_time(s, s.now + 900'000);
  EXPECT_EQ(timer(Area::black).ran, 0);
}
// AMB-5, AMB-6: of two workers lifted at once the second finds the council called.
TEST_F(Action, TheSecondOfTwoFindsTheCouncilCalled) {
  s.purple_flips = 2;
  sand_out({Area::purple, Area::black});
  left(1, no_worker, to_black);
  left(2, WorkerSymbol::purple, to_black);
  on_top({1, 2});
  lift(2);
  EXPECT_EQ(s.phase, Phase::after_third);
  EXPECT_EQ(cards_turned(), 2);
  EXPECT_NE(s.vacant[0], Cell::top_left);
  EXPECT_EQ(timer(Area::black).row, Row::bottom);
  EXPECT_EQ(s.purple_flips, 3);
}

// ---- a round begins

// BF-3, PE-TIMER-6: all three timers are flipped; of the purple one this is flip 1.
TEST_F(Action, ARoundBegins) {
  s.phase = Phase::placing;
  s.purple_flips = 0;
  s.timers = {};
  s.last_trigger_flip = 7;
  Input start;
  start.verb = Verb::start;
  say(start);
  EXPECT_EQ(s.phase, Phase::real_time);
  EXPECT_EQ(s.purple_flips, 1);
  EXPECT_EQ(timer(Area::purple), (Timer{Row::bottom, 180'000}));
  EXPECT_EQ(timer(Area::green), (Timer{Row::bottom, 120'000}));
  EXPECT_EQ(timer(Area::black), (Timer{Row::bottom, 45'000}));
  EXPECT_EQ(s.markers_on_mat, 0);
  EXPECT_EQ(cards_turned(), 0);
  EXPECT_EQ(s.last_trigger_flip, 0);
  EXPECT_TRUE(t.cites(Line::PE_GEN_3_real_time));
  EXPECT_TRUE(s.legendary_token);
}
// PE-ACH-3: in round 1 the token is not there, and the first round says so.
TEST_F(Action, PE_ACH_3_NoTokenInRoundOne) {
  s.phase = Phase::placing;
  s.purple_flips = 0;
  Input start;
  start.verb = Verb::start;
  say(start);
  EXPECT_FALSE(t.cites(Rule::PE_ACH_3)) << "this is round 2";
  s.phase = Phase::placing;
  s.purple_flips = 0;
  s.round = 1;
  say(start);
  EXPECT_TRUE(t.cites(Line::PE_ACH_3_round_1));
  EXPECT_FALSE(State{}.legendary_token) << "a game begins without it";
}

}  // namespace
}  // namespace seatmate::pendulum
