#include "games/golem/rabbi.h"

namespace seatmate::golem {

namespace {

// The number of an action tile, told where the app did not deal it, and what it does.
Turn<> know_action_tile(State& s, Table& t, std::uint8_t position) {
  std::uint8_t& number = s.actions[position - 1U];
  if (number == 0) number = co_await t.ask(s, ActionTileAt{position});
  co_await t.need(s, EffectFact{EffectFact::Of::action, number});
}

}  // namespace

Turn<> rabbi_action(State& s, Table& t) {
  const AutomaCard& card = last_card(t.data, s);
  const PlaceSet present = tiles_present(s);
  const PlaceSet occupied = tiles_occupied(s);
  PlaceSet kill;
  if (has_far_golem(s))
    for (const Place place : present - occupied) {
      const auto position = static_cast<std::uint8_t>(position_of(place));
      co_await know_action_tile(s, t, position);
      if (t.data.actions[s.actions[position - 1U] - 1U].effect.has(Act::kill)) kill.add(place);
    }
  const RabbiChoice choice = choose_place(s, t, card.tiles, present, occupied, kill);
  const auto position = static_cast<std::uint8_t>(choice.position);
  s.rabbi[index(Player::automa)] = choice.printed ? printed_place : position;
  if (!choice.printed && position == 0) no_benefit(s, t, Line::GO_INC_4_no_benefit);
  t.tell(s, [&] {
    return vocabulary.step(t, choice.printed ? "rabbi-printed" : "rabbi",
                           {Arg("position", choice.position)});
  });
  cite(t.reasons, Line::GO_RABBI_5_tile_effect, choice.position);
  if (choice.printed) {
    static_cast<void>(co_await apply_printed(s, t, {Cause::Kind::printed}, t.data.printed_cell));
  } else if (position > 0) {
    co_await know_action_tile(s, t, position);
    const std::uint8_t number = s.actions[position - 1U];
    static_cast<void>(co_await apply_printed(s, t, {Cause::Kind::action, number, position},
                                             t.data.actions[number - 1U].effect));
  }
}

}  // namespace seatmate::golem
