#include "games/pendulum/action.h"

namespace seatmate::pendulum {

void call_for_move(State& s, Table& t, From from, bool to_mat, int workers) {
  if (from != From::bottom_box) return;
  if (to_mat && s.readings.mat_does_not_count) {  // AMB-7
    cite(t.reasons, Line::PE_TRIG_4_to_the_mat);
    return;
  }
  if (parts_of(s.phase, s.readings) == Parts::none) return;  // AMB-6
  s.actions = s.called = static_cast<std::uint8_t>(workers);
  s.trigger = Trigger::lift;
}

void cite_trigger(Listener* reasons, Trigger trigger) {
  if (trigger == Trigger::lift) {
    cite(reasons, Line::PE_TRIG_1_left_bottom_box);
    cite(reasons, Line::PE_TRIG_2_before_placing);
  } else {
    cite(reasons, Line::PE_TRIG_3_flip_while_purple_out);
  }
}

namespace {

// The third purple flip ends the real-time part.
void call_council(State& s, Table& t, bool worker_in_hand) {
  s.phase = Phase::after_third;
  t.tell(s, [&] {
    // AMB-5: the interrupted move is finished first.
    const std::string_view how = !worker_in_hand                    ? "council-called"
                                 : s.readings.third_flip_stops_move ? "council-called-stop"
                                                                    : "council-called-finish";
    return vocabulary.step(t, how, {Arg("round", s.round)});
  });
}

}  // namespace

void tell_flip(State& s, Table& t, Area area, const FlipEffect& effect, bool by_automas) {
  t.tell(s, [&] {
    Step step =
        by_automas
            ? vocabulary.step(
                  t, "flip",
                  {Arg("timer", term(area)), Arg("row", term(s.timers[index(area)].row)),
                   Arg("sand", s.sand_told ? 1 : 0), Arg("marker", effect.marker_to_mat ? 1 : 0),
                   Arg("mat", s.own_track ? 1 : 0),
                   Arg("flips", area == Area::purple ? s.purple_flips : 0)})
            : vocabulary.note(
                  t, "flipped",
                  {Arg("timer", term(area)), Arg("row", term(s.timers[index(area)].row)),
                   Arg("flips", area == Area::purple ? s.purple_flips : 0)});
    return step;
  });
  if (effect.token_removed) t.tell(s, [&] { return vocabulary.step(t, "token-off"); });
}

void discard_province(State& s, Table& t, int place) {
  cite(t.reasons, Line::PE_PROV_1_from_the_top, place);
  cite(t.reasons, Line::PE_PROV_2_refill_is_yours);
  t.tell(s, [&] {
    return vocabulary.step(t, "province", {Arg("place", place)},
                           {"province-" + std::to_string(place)});
  });
}

Turn<> automa_action(State& s, Table& t) {
  --s.actions;
  const Parts parts = parts_of(s.phase, s.readings);
  if (parts == Parts::none) co_return;
  // PE-CARD-4: the sand is judged at one instant, when the card is touched.
  AreaSet out = timers_out(s);
  const bool lifted = s.trigger == Trigger::lift;
  cite_trigger(t.reasons, s.trigger);
  cite(t.reasons, Line::PE_GEN_4_one_entity);

  reshuffle_if_empty(s, t);
  std::uint8_t number = s.deck.pile.back();
  if (s.deck_kind == DeckKind::mine) {
    number = co_await t.ask(s, DrawnCard{});
    s.deck.pile.remove(number);
    co_await t.need(s, LeftFact{number});
  } else {
    s.deck.pile.pop_back();
  }
  catch_up(s, t);
  s.deck.played.push_back(number);
  ++s.cards_played;
  const AutomaCard& card = card_of(t.data, s, number);
  cite(t.reasons, Line::PE_TRIG_5_revealed, number, static_cast<int>(s.deck.pile.size()));
  t.title([&] { return Message{"pen.title.card", {Arg("card", number)}}; });
  // Of several workers each has a card, and each card its number.
  if (s.called > 1)
    t.tell(s, [&] {
      return vocabulary.note(
          t, "card", {Arg("card", number), Arg("n", s.called - s.actions), Arg("of", s.called)});
    });
  if (parts == Parts::all && card.timer != TimerSymbol::none) {
    co_await ask_about_sand(s, t, Area::purple);
    if (!is_out(s, Area::purple)) co_await ask_about_sand(s, t, second_colour(card.timer));
    if (s.sand_told) out |= timers_out(s);  // what was asked about now, and nothing later
  }

  // PE-CARD-1: worker, timer, province, in this order.
  cite(t.reasons, Line::PE_CARD_1_order);
  bool nothing = true;
  if (card.worker != WorkerSymbol::none) {
    move_worker(s, t, card.worker);
    nothing = false;
  }
  bool flipped = false;
  if (parts == Parts::worker_only) {
    cite(t.reasons, Line::PE_COUNCIL_18_worker_only);
  } else {
    if (parts == Parts::worker_and_province)
      cite(t.reasons, Line::PE_TIMER_7_no_more_flips);
    else if (const auto area = timer_to_flip(t.reasons, card.timer, out)) {
      if (foreshadows(s, *area)) {
        co_await foreshadow(s, t);
        catch_up(s, t);
      }
      const FlipEffect effect = flip(s, t.reasons, *area, true, full_sand(t.data, s, *area));
      tell_flip(s, t, *area, effect, true);
      if (effect.council) call_council(s, t, lifted);
      nothing = false;
      flipped = true;
    }
    // PE-CARD-2: only a card without the other two can show it.
    if (card.province != 0) {
      discard_province(s, t, card.province);
      nothing = false;
    }
  }
  if (nothing) {
    cite(t.reasons, Line::PE_CARD_2_no_op);
    t.tell(s, [&] { return vocabulary.note(t, "nothing"); });
  }
  // AMB-4: the space she had in mind may have become illegal.
  if (lifted && flipped && s.phase == Phase::real_time && s.actions == 0)
    t.tell(s, [&] {
      return vocabulary.note(t, s.readings.blocked_stays ? "now-place-or-keep" : "now-place");
    });
}

Turn<> ask_about_sand(State& s, Table& t, Area area) {
  Timer& timer = s.timers[index(area)];
  if (!may_be_out(t.data, s, area)) co_return;
  if (co_await t.ask(s, SandOut{area})) {
    timer.left = 0;
    t.tell(s, [&] { return vocabulary.note(t, "was-out", {Arg("timer", term(area))}); });
  }
}

Turn<> human_flip_of(State& s, Table& t, Area area) {
  s.todo = Todo::none;
  co_await ask_about_sand(s, t, Area::purple);
  catch_up(s, t);
  human_flips(s, t, area);
}

Turn<> human_purple_flip(State& s, Table& t) {
  s.todo = Todo::none;
  if (foreshadows(s, Area::purple)) co_await foreshadow(s, t);
  catch_up(s, t);
  cite(t.reasons, Line::PE_TRIG_4_purple_calls_nobody);
  const FlipEffect effect =
      flip(s, t.reasons, Area::purple, false, full_sand(t.data, s, Area::purple));
  tell_flip(s, t, Area::purple, effect, false);
  if (effect.council) call_council(s, t, false);
}

Turn<> start_round(State& s, Table& t) {
  s.todo = Todo::none;
  if (foreshadows(s, Area::purple)) co_await foreshadow(s, t);
  catch_up(s, t);
  s.phase = Phase::real_time;
  s.paused = false;
  s.last_trigger_flip = 0;
  cite(t.reasons, Line::PE_GEN_3_real_time);
  for (const Area area : {Area::green, Area::black, Area::purple})
    static_cast<void>(flip(s, t.reasons, area, false, full_sand(t.data, s, area)));
  if (s.round == 1) cite(t.reasons, Line::PE_ACH_3_round_1);
  t.title([&] { return Message{"pen.title.round-starts", {Arg("round", s.round)}}; });
  t.tell(s, [&] {
    return vocabulary.step(
        t, "start",
        {Arg("round", s.round), Arg("row", term(s.timers[index(Area::purple)].row)),
         Arg("green", term(s.timers[index(Area::green)].row)),
         Arg("black", term(s.timers[index(Area::black)].row)), Arg("sand", s.sand_told ? 1 : 0)});
  });
}

}  // namespace seatmate::pendulum
