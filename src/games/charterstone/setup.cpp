#include "games/charterstone/setup.h"

#include <algorithm>
#include <vector>

#include "games/charterstone/counts.h"

namespace seatmate::charterstone {

namespace {

// CH-SETUP-4, CH-MIN-1, CH-POST-3: what everybody begins with.
void take_pieces(State& s, Table& t, Charter c) {
  Seat& seat = s.seats[index(c)];
  seat.workers = seat.supply = regular_workers;
  seat.influence = influence_tokens;
  cite(t.reasons, Line::CH_SETUP_4_pieces, regular_workers, influence_tokens);
  if (!is_automa(s, c)) return;
  if (is_post_campaign(s)) {
    cite(t.reasons, Line::CH_POST_3_two_minions);
    seat.minions = 2;
  } else if (has_minions(s.chronicle) && guidepost_of(s) != 409) {  // DEF-10
    cite(t.reasons, Line::CH_SETUP_7_minions);
    cite(t.reasons, Line::CH_MIN_1_one_of_each, minion_types_unlocked(s.chronicle));
    seat.minions = static_cast<std::uint8_t>(minion_types_unlocked(s.chronicle));
  }
  t.tell(s, [&] {
    return vocabulary.step(t, "pieces",
                           {Arg("charter", term(c)), Arg("minions", seat.minions),
                            Arg("role", term(s.roles[index(c)]))});
  });
}

// 1.15: what a guidepost or a card of the Chronicle brings if it is still locked.
void force_unlocks(State& s, Table& t) {
  const auto enter = [&](int card) {
    if (s.chronicle.cards.has(card)) return;
    enter_chronicle(s, t, card);
    t.tell(s, [&] { return vocabulary.step(t, "forced", {Arg("card", card)}); });
  };
  if (guidepost_of(s) == 407) enter(36);  // CH-IDX-36
  if (s.chronicle.cards.has(356)) {
    enter(33);  // CH-IDX-33
    InlineVector<std::uint16_t, minion_types> locked;
    for (const std::uint16_t minion : minion_cards)
      if (!s.chronicle.cards.has(minion)) locked.push_back(minion);
    for (const int minion : locked) s.chronicle.cards.add(minion);
    if (!locked.empty())
      t.tell(s, [&] {
        std::vector<Message> cards;
        for (const int minion : locked) cards.push_back(plain_number(minion));
        return vocabulary.step(t, "forced-minions", {Arg("cards", std::move(cards))});
      });
  }
  if (s.chronicle.cards.has(376))
    for (const int number : {17, 23, 31, 47}) {
      const auto crate = static_cast<Crate>(number);
      if (s.chronicle.opened.has(crate)) continue;
      release(s, t, crate, Owner::nobody);
      t.tell(s, [&] {
        return vocabulary.step(t, "forced-crate",
                               {Arg("crate", crate_name(crate)),
                                Arg("parts", crate_parts(t.data, s, crate, Owner::nobody))});
      });
    }
}

// CH-POST-3: after the campaign each Automa has a persona by chance, and each human one thing more.
void deal_after_campaign(State& s, Table& t) {
  InlineVector<std::uint8_t, charter_count> personas;
  for (std::uint8_t i = 1; i <= charter_count; ++i) personas.push_back(i);
  s.random.shuffle(personas);
  for (const Charter c : all_charters) {
    s.chronicle.chests[index(c)].automa_persona = 0;
    if (is_automa(s, c)) {
      const std::uint8_t persona = personas.pop_back();
      cite(t.reasons, Line::CH_POST_3_random_persona, charter_count);
      s.chronicle.chests[index(c)].automa_persona = persona;
      t.tell(s, [&] {
        return vocabulary.step(t, "own-persona",
                               {Arg("charter", term(c)), Arg("card", 392 + persona)});
      });
    } else if (is_human(s, c)) {
      cite(t.reasons, Line::CH_POST_3_one_thing);
      t.tell(s, [&] { return vocabulary.step(t, "one-thing", {Arg("charter", term(c))}); });
    }
  }
}

// CH-SKY-1: an empty island if there is one, otherwise one at random.
std::uint8_t next_island(State& s, Table& t, const Chest& chest, std::uint8_t placed) {
  for (std::uint8_t i = 0; i < sky_tiles; ++i)
    if (i + 1 != placed && chest.islands[i] == 0) {
      cite(t.reasons, Line::CH_SKY_1_empty_island, i + 1);
      return i;
    }
  auto i = static_cast<std::uint8_t>(s.random.below(sky_tiles - (placed != 0 ? 1 : 0)));
  if (placed != 0 && i + 1 >= placed) ++i;
  cite(t.reasons, Line::CH_SKY_1_random_island, i + 1);
  return i;
}

// CH-SKY-1, CH-SKY-2: two islands for each Automa.
Turn<> place_islands(State& s, Table& t, Charter c) {
  std::uint8_t placed = 0;
  for (int n = 0; n < tiles_placed; ++n) {
    const std::uint8_t island = next_island(s, t, s.chronicle.chests[index(c)], placed);
    std::uint8_t number = co_await next_card(s, t, owner_of(c));
    for (int draws = 0; card_of(t.data, s, number).target == Target::commons && draws < 99;
         ++draws) {
      cite(t.reasons, Line::CH_SKY_2_draw_again, first_automa_card + number);
      number = co_await next_card(s, t, owner_of(c));
    }
    const auto with_tiles = [&] {
      Street street = street_of(t.data, s, c);
      for (Building& building : street) building.tile = building.sky;
      return street;
    };
    co_await need_values(s, t, c, tile_places(with_tiles()));
    const Street street = with_tiles();
    auto slot = tile_place(t, s.readings, c, card_of(t.data, s, number), street);
    if (!slot || s.readings.tile_on_empty)  // AMB-19
      for (std::size_t plot = plots; plot-- > 0;)
        if (!street[plot].present && !street[plot].tile) slot = static_cast<Slot>(plot);
    if (!slot) continue;
    placed = static_cast<std::uint8_t>(island + 1);
    cite(t.reasons, Line::CH_SKY_3_covers, island + 1);
    const auto step = [&] {
      return vocabulary.step(t, "island",
                             {Arg("charter", term(c)), Arg("island", island + 1),
                              Arg("where", place_label(t.data, s, c, index(*slot))),
                              Arg("card", first_automa_card + number)},
                             {place_token(c, index(*slot))});
    };
    const auto lay = [&](State& state) { state.tiles[index(c)][index(*slot)] = placed; };
    t.tell_first(s, step, lay);
    lay(s);
  }
}

bool has_first_building(const Chest& chest) {
  return std::any_of(chest.buildings.begin(), chest.buildings.end(),
                     [](int number) { return is_basic(number); });
}

// Game 1, and the first game of whoever joins later: the first building, and the first persona in
// the chest. Something may have grown in a charter that nobody ran so far.
Turn<> first_building_of(State& s, Table& t, Charter c) {
  Chest& chest = s.chronicle.chests[index(c)];
  if (s.game > 1) cite(t.reasons, Line::CH_SETUP_2_joins_late, static_cast<int>(c));
  const std::uint16_t persona = first_persona_of(c);
  const bool has_persona =
      std::any_of(chest.personas.begin(), chest.personas.end(),
                  [&](const Persona& other) { return other.number == persona; });
  if (!has_persona && !chest.personas.full()) chest.personas.push_back({persona, false});
  const auto free = std::find(chest.buildings.begin(), chest.buildings.end(), 0);
  // It may have been put somewhere else by a correction.
  if (free == chest.buildings.end() || stands_somewhere(s.chronicle, basic_building_of(c))) {
    t.tell(s, [&] { return vocabulary.note(t, "no-first-building", {Arg("charter", term(c))}); });
    co_return;
  }
  auto plot = static_cast<std::uint8_t>(free - chest.buildings.begin());
  if (is_human(s, c)) plot = co_await t.ask(s, BasicPlot{c});
  chest.buildings[plot] = basic_building_of(c);
  if (!is_automa(s, c)) co_return;
  cite(t.reasons, Line::CH_SETUP_6_shuffled_in);
  t.tell(s, [&] {
    return vocabulary.step(
        t, "basic",
        {Arg("charter", term(c)), Arg("plot", plot + 1), Arg("at", plot_position(c, plot))},
        {place_token(c, plot)});
  });
  t.tell(s, [&] { return vocabulary.step(t, "basic-card", {Arg("card", basic_building_of(c))}); });
  if (s.game > 1)
    t.tell(s, [&] {
      return vocabulary.step(t, "first-persona", {Arg("charter", term(c)), Arg("card", persona)});
    });
}

// In how many charters nothing stands.
int empty_charters(const State& s) {
  int n = 0;
  for (const Charter c : all_charters) n += buildings_of(s, c) == 0 ? 1 : 0;
  return n;
}

}  // namespace

Turn<> set_up(State& s, Table& t) {
  t.title([&] { return Message{"charter.title.setup", {Arg("game", s.game)}}; });
  cite(t.reasons, Line::CH_SETUP_1_chronicle);
  cite(t.reasons, Line::CH_GEN_1_six_charters, humans(s), automas(s));
  cite(t.reasons, Line::CH_SETUP_2_automas, automas(s));
  force_unlocks(s, t);
  co_await t.need(s, ProgressFact{});
  for (const Charter c : all_charters) {
    Chest& chest = s.chronicle.chests[index(c)];
    if (!is_active(s, c)) {
      chest.always_active = false;
      continue;
    }
    if (s.roles[index(c)] == Role::stand_in) cite(t.reasons, Line::CH_SETUP_3_stand_in);
    take_pieces(s, t, c);
    if (!has_first_building(chest)) co_await first_building_of(s, t, c);
  }
  if (is_post_campaign(s)) deal_after_campaign(s, t);
  const bool grow = inactive_grow(s);
  if (grow) {
    cite(t.reasons, Line::CH_GEN_5_active);
    t.tell(s, [&] { return vocabulary.step(t, "inactive-grow", {}); });
  }
  // Before they grow, nothing stands in an inactive charter (AMB-31).
  if (const int empty = empty_charters(s); empty > 0 && automas(s) > 0 && !grow)
    t.tell(s, [&] {
      std::vector<Message> names;
      for (const Charter c : all_charters)
        if (buildings_of(s, c) == 0) names.push_back(term(c));
      return vocabulary.note(t, "inactive-empty",
                             {Arg("count", empty), Arg("charters", std::move(names)),
                              Arg("nobody", s.readings.nobody_in_empty ? 1 : 0)});
    });
  if (has_sky_islands(s.chronicle)) {
    cite(t.reasons, Line::CH_SETUP_8_islands);
    if (s.deck_kind != DeckKind::mine) form_deck(s, t);
    for (const Charter c : all_charters)
      if (is_automa(s, c)) co_await place_islands(s, t, c);
    t.tell(s, [&] { return vocabulary.step(t, "your-islands", {}); });
  }
  // 3.23: loose minions lie there in Game 10.
  const bool loose = guidepost_of(s) == 409;
  if (loose) {
    cite(t.reasons, Line::CH_GP_409_loose_minions);
    t.tell(s, [&] { return vocabulary.step(t, "loose-minions", {}); });
  }
  if (has_peril(s.chronicle)) {
    t.tell(s, [&] { return vocabulary.step(t, "lay-peril", {}); });  // 3.19
    for (const Charter c : all_charters)
      for (std::size_t plot = 0; plot < plots; ++plot)
        if (building_at(s, c, plot) != 0) s.perils[index(c)][plot] = Peril::unknown;
  }
  // CH-SETUP-5.
  s.deck = {};
  if (s.deck_kind != DeckKind::mine) form_deck(s, t);
  cite(t.reasons, Line::CH_SETUP_5_shuffled);
  if (automas(s) > 0)
    t.tell(s, [&] {
      return vocabulary.step(
          t, "deck",
          {Arg("aside", set_aside(s.game)), Arg("mine", s.deck_kind == DeckKind::mine ? 1 : 0),
           Arg("cards", deck_size(s))});
    });
  // 3.7: the token starts on the space of the player count; guideposts 402 and 403 move it.
  const int players = player_count(s.readings, humans(s), automas(s));
  std::size_t start = 0;
  while (start + 1 < t.data.progress.spaces.size() &&
         t.data.progress.spaces[start].players != players)
    ++start;
  if (guidepost_of(s) == 402) {
    cite(t.reasons, Line::CH_GP_402_two_ahead);
    start += 2;
  } else if (guidepost_of(s) == 403) {
    cite(t.reasons, Line::CH_GP_403_two_back);
    start = start > 2 ? start - 2 : 0;
  }
  s.progress = static_cast<std::uint8_t>(start);
  // 3.12: the die is rolled until it shows an active charter.
  if (s.die_told) {
    s.first = co_await t.ask(s, FirstPlayer{});
  } else {
    do s.first = static_cast<Charter>(s.random.below(charter_count));
    while (!is_active(s, s.first));
  }
  s.current = s.first;
  cite(t.reasons, Line::CH_STR_1_strength, s.chronicle.strength);
  t.tell(s, [&] {
    return vocabulary.step(
        t, "begin",
        {Arg("space", static_cast<int>(start) + 1), Arg("charter", term(s.first)),
         Arg("strength", s.chronicle.strength), Arg("guidepost", guidepost_of(s))});
  });
  s.phase = Phase::turns;
  // What came on the board is told before an Automa looks at it.
  s.wait = is_automa(s, s.first) && (grow || loose || has_sky_islands(s.chronicle));
  if (s.wait)
    t.tell(s, [&] { return vocabulary.step(t, "wait", {Arg("charter", term(s.first))}); });
}

}  // namespace seatmate::charterstone
