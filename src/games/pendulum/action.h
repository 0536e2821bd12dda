#pragma once

// Chapters "When an automa action happens", "Card resolution order", "Province discard".

#include "games/pendulum/cards.h"
#include "games/pendulum/move.h"

namespace seatmate::pendulum {

// How much of a card's left side is carried out.
enum class Parts : std::uint8_t { none, worker_only, all };

// PE-TRIG-1, PE-COUNCIL-18, AMB-6: what a worker that leaves a bottom box causes.
inline Parts parts_of(Phase phase, const Readings& readings) {
  switch (phase) {
    case Phase::real_time:
      return Parts::all;
    case Phase::after_third:
      return readings.nothing_after_third ? Parts::none : Parts::worker_only;
    case Phase::placing:
      return Parts::worker_only;
    default:
      return Parts::none;
  }
}
// Where a worker of hers stood before she moved it.
enum class From : std::uint8_t { bottom_box, top_box, mat, supply };

// PE-TRIG-1, PE-TRIG-4: each worker that leaves a bottom box calls the automas, wherever it goes
// and by whatever means; no other move does.
template <class Table>
void call_for_move(State& s, Table& t, From from, bool to_mat, int workers) {
  if (from != From::bottom_box) return;
  if (to_mat && s.readings.mat_does_not_count) {  // AMB-7
    cite(t.reasons, Rule::PE_TRIG_4, "to-the-mat");
    return;
  }
  if (parts_of(s.phase, s.readings) == Parts::none) return;  // AMB-6
  s.actions = static_cast<std::uint8_t>(workers);
  s.trigger = Trigger::lift;
}
// PE-TRIG-3, PE-TRIG-4: a flip of green or black by the human, while the purple sand is out.
inline bool flip_triggers(Area timer, bool by_human, bool purple_out) {
  return by_human && timer != Area::purple && purple_out;
}

// What called them, and so when the card is resolved.
template <class Reasons>
void cite_trigger(Reasons& reasons, Trigger trigger) {
  if (trigger == Trigger::lift) {
    cite(reasons, Rule::PE_TRIG_1, "left-bottom-box");
    cite(reasons, Rule::PE_TRIG_2, "before-placing");
  } else {
    cite(reasons, Rule::PE_TRIG_3, "flip-while-purple-out");
  }
}

// The third purple flip ends the real-time part.
template <class Table>
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

template <class Table>
void tell_flip(State& s, Table& t, Area area, const FlipEffect& effect, bool by_automas) {
  t.tell(s, [&] {
    Step step =
        by_automas
            ? vocabulary.step(
                  t, "flip",
                  {Arg("timer", term(area)), Arg("row", term(s.timers[index(area)].row)),
                   Arg("sand", s.sand_told ? 1 : 0), Arg("marker", effect.marker_to_mat ? 1 : 0)})
            : vocabulary.note(
                  t, "flipped",
                  {Arg("timer", term(area)), Arg("row", term(s.timers[index(area)].row))});
    return step;
  });
  if (effect.token_removed) t.tell(s, [&] { return vocabulary.step(t, "token-off"); });
}

// PE-PROV-1, PE-PROV-2: the card at that place from the top, if one lies there.
template <class Table>
void discard_province(State& s, Table& t, int place) {
  cite(t.reasons, Rule::PE_PROV_1, "from-the-top", place);
  cite(t.reasons, Rule::PE_PROV_2, "refill-is-yours");
  t.tell(s, [&] {
    return vocabulary.step(t, "province", {Arg("place", place)},
                           {"province-" + std::to_string(place)});
  });
}

// One automa action: a card is revealed and its left side carried out.
template <class Table>
Turn<> automa_action(State& s, Table& t) {
  --s.actions;
  const Parts parts = parts_of(s.phase, s.readings);
  if (parts == Parts::none) co_return;
  // PE-CARD-4: the sand is judged at one instant, when the card is touched.
  const AreaSet out = timers_out(s);
  const bool lifted = s.trigger == Trigger::lift;
  cite_trigger(t.reasons, s.trigger);
  cite(t.reasons, Rule::PE_GEN_4, "one-entity");

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
  cite(t.reasons, Rule::PE_TRIG_5, "revealed", number, static_cast<int>(s.deck.pile.size()));
  t.title([&] { return Message{"pen.title.card", {Arg("card", number)}}; });

  // PE-CARD-1: worker, timer, province, in this order.
  cite(t.reasons, Rule::PE_CARD_1, "order");
  bool nothing = true;
  if (card.worker != WorkerSymbol::none) {
    move_worker(s, t, card.worker);
    nothing = false;
  }
  bool flipped = false;
  if (parts == Parts::worker_only) {
    cite(t.reasons, Rule::PE_COUNCIL_18, "worker-only");
  } else {
    if (const auto area = timer_to_flip(t.reasons, card.timer, out)) {
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
    cite(t.reasons, Rule::PE_CARD_2, "no-op");
    t.tell(s, [&] { return vocabulary.note(t, "nothing"); });
  }
  // AMB-4: the space she had in mind may have become illegal.
  if (lifted && flipped && s.phase == Phase::real_time && s.actions == 0)
    t.tell(s, [&] {
      return vocabulary.note(t, s.readings.blocked_stays ? "now-place-or-keep" : "now-place");
    });
}

// PE-TRIG-4: a flip of purple by the human calls nobody.
template <class Table>
Turn<> human_purple_flip(State& s, Table& t) {
  s.todo = Todo::none;
  if (foreshadows(s, Area::purple)) co_await foreshadow(s, t);
  catch_up(s, t);
  cite(t.reasons, Rule::PE_TRIG_4, "purple-calls-nobody");
  const FlipEffect effect =
      flip(s, t.reasons, Area::purple, false, full_sand(t.data, s, Area::purple));
  tell_flip(s, t, Area::purple, effect, false);
  if (effect.council) call_council(s, t, false);
}

// BF-3: a round begins with a flip of all three timers.
template <class Table>
Turn<> start_round(State& s, Table& t) {
  s.todo = Todo::none;
  if (foreshadows(s, Area::purple)) co_await foreshadow(s, t);
  catch_up(s, t);
  s.phase = Phase::real_time;
  s.paused = false;
  s.last_trigger_flip = 0;
  cite(t.reasons, Rule::PE_GEN_3, "real-time");
  for (const Area area : {Area::green, Area::black, Area::purple})
    static_cast<void>(flip(s, t.reasons, area, false, full_sand(t.data, s, area)));
  if (s.round == 1) cite(t.reasons, Rule::PE_ACH_3, "round-1");
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
