#pragma once

// Chapter "Rabbi action": where the rabbi goes.

#include "games/golem/effects.h"

namespace seatmate::golem {

// Places of action tiles, 1 (top) to 5, as bits from 0.
enum class Place : std::uint8_t {};
using PlaceSet = OptionSet<Place, positions>;
constexpr Place place_at(int position) { return static_cast<Place>(position - 1); }
constexpr int position_of(Place place) { return static_cast<int>(place) + 1; }

enum class RabbiWhy : std::uint8_t { kill, number, fallback };
inline constexpr std::array<std::string_view, 3> rabbi_why_names{"kill", "number", "fallback"};

struct RabbiChoice {
  RabbiWhy why = RabbiWhy::fallback;
  bool printed = false;
  int position = 0;  // 0: the printed cell, or nowhere
  InlineVector<std::uint8_t, positions> skipped;
  InlineVector<bool, positions> absent;
};

// GO-RABBI-1 to -6. `kill` holds the tiles that allow one.
template <class Table, class Numbers>
RabbiChoice choose_place(State& s, Table& t, const Numbers& numbers, PlaceSet present,
                         PlaceSet occupied, PlaceSet kill) {
  RabbiChoice choice;
  const PlaceSet free = present - occupied;
  if (has_far_golem(s)) {
    choice.why = RabbiWhy::kill;
    cite(t.reasons, Rule::GO_RABBI_1, "wants-to-kill");
    cite(t.reasons, Rule::GO_KILL_2, "kill-first");
    const PlaceSet good = free & kill;
    if (good.empty()) {
      choice.printed = true;
      cite(t.reasons, Rule::GO_RABBI_4, "printed-cell");
      return choice;
    }
    Place chosen = good.first();
    if (!s.readings.topmost_kill_tile)
      for (const std::uint8_t number : numbers)
        if (good.has(place_at(number))) {
          chosen = place_at(number);
          break;
        }
    choice.position = position_of(chosen);
    cite_left(t.reasons, Noun::places, Rule::GO_RABBI_6, "kill-tile", PlaceSet::of(chosen));
    return choice;
  }
  for (const std::uint8_t number : numbers) {
    if (free.has(place_at(number))) {
      choice.why = RabbiWhy::number;
      choice.position = number;
      cite_left(t.reasons, Noun::places, Rule::GO_RABBI_2, "first-number",
                PlaceSet::of(place_at(number)), number);
      return choice;
    }
    choice.skipped.push_back(number);
    choice.absent.push_back(!present.has(place_at(number)));
    cite(t.reasons, Rule::GO_RABBI_3, choice.absent.back() ? "absent" : "occupied", number);
  }
  if (!free.empty()) {
    choice.position = position_of(free.first());
    cite_left(t.reasons, Noun::places, Rule::GO_RABBI_6, "topmost-free",
              PlaceSet::of(free.first()));
  }
  return choice;
}

inline PlaceSet tiles_present(const State& s) { return PlaceSet::first_n(s.tile_positions()); }
inline PlaceSet tiles_occupied(const State& s) {
  PlaceSet set;
  for (const int place : s.rabbi)
    if (place > 0 && place < printed_place) set.add(place_at(place));
  return set;
}

// The number of an action tile, told where the app did not deal it, and what it does.
template <class Table>
Turn<> know_action_tile(State& s, Table& t, std::uint8_t position) {
  std::uint8_t& number = s.actions[position - 1U];
  if (number == 0) number = co_await t.ask(s, ActionTileAt{position});
  co_await t.need(s, EffectFact{EffectFact::Of::action, number});
}

// GO-RABBI-5: she places the rabbi and applies the tile.
template <class Table>
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
  t.tell(s, [&] {
    return vocabulary.step(t, choice.printed ? "rabbi-printed" : "rabbi",
                           {Arg("position", choice.position)});
  });
  bool any = false;
  if (choice.printed) {
    any = co_await apply_effect(s, t, t.data.printed_cell);
  } else if (position > 0) {
    co_await know_action_tile(s, t, position);
    any = co_await apply_effect(s, t, t.data.actions[s.actions[position - 1U] - 1U].effect);
  }
  cite(t.reasons, Rule::GO_RABBI_5, "tile-effect", choice.position);
  if (!any) no_benefit(s, t, Rule::GO_INC_4, "no-benefit");
  t.tell(s, [&] { return vocabulary.step(t, "rabbi-effect", {}); });
}

}  // namespace seatmate::golem
