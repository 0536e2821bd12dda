#pragma once

// Chapter "setup": levels, tiles, homes, first workshops, the deck.

#include "engine/turn.h"
#include "games/age-of-innovation/cards.h"
#include "games/age-of-innovation/faction.h"

namespace seatmate::age_of_innovation {

// AI-SETUP-3 and the base game's limits: a tile that may not lie on this round; a third tile of one
// discipline in rounds 1–5.
inline bool tile_fits(const Data& data, const std::array<std::uint8_t, rounds>& tiles, int round,
                      int tile, bool any_tiles) {
  const RoundTile& printed = data.tiles[static_cast<std::size_t>(tile)];
  if ((printed.forbidden_rounds >> (round - 1)) & 1) return false;
  if (any_tiles || round == rounds) return true;
  int same = 0;
  for (int r = 1; r < round; ++r)
    same += data.tiles[tiles[static_cast<std::size_t>(r) - 1]].discipline == printed.discipline;
  return same < 2;
}
// The final tile may not reward the building of the round-6 tile (base game, AI-SETUP-4). A
// workshop on the edge of the map is a workshop.
inline bool final_tile_fits(const Data& data, int round_6_tile, int final_tile, bool any_tiles) {
  const auto building = [](std::uint8_t goal) {
    return tile_goals[goal] == "workshop-on-map-edge" ? std::string_view("workshop")
                                                      : tile_goals[goal];
  };
  return any_tiles || building(data.tiles[static_cast<std::size_t>(round_6_tile)].goal) !=
                          building(data.final_tiles[static_cast<std::size_t>(final_tile)].goal);
}

// AI-SETUP-2 to -4: six of twelve tiles, drawn again until they lie legally.
inline void draw_tiles(const Data& data, State& s) {
  for (;;) {
    InlineVector<std::uint8_t, tile_count> bag;
    for (std::uint8_t tile = 1; tile <= tile_count; ++tile) bag.push_back(tile);
    s.random.shuffle(bag);
    bool legal = true;
    for (int round = 1; round <= rounds && legal; ++round) {
      const std::uint8_t tile = bag[static_cast<std::size_t>(round) - 1];
      legal = tile_fits(data, s.tiles, round, tile, s.readings.any_tiles);
      s.tiles[static_cast<std::size_t>(round) - 1] = tile;
    }
    if (legal) break;
  }
  do {
    s.final_tile = static_cast<std::uint8_t>(1 + s.random.below(final_tile_count));
  } while (!final_tile_fits(data, s.tiles[5], s.final_tile, s.readings.any_tiles));
}

// AI-SETUP-9: a home terrain of hers that no human has.
inline Terrain draw_home(State& s) {
  for (;;) {
    const auto home = static_cast<Terrain>(s.random.below(terrain_count));
    const bool youth = s.faction == Faction::symbionts && !s.youth_random && home == s.youth;
    if (home != s.human_home[0] && (s.humans == 1 || home != s.human_home[1]) && !youth)
      return home;
  }
}
// AI-FAC-SYM-1: the youth's terrain differs from every home terrain in play.
inline Terrain draw_youth(State& s) {
  for (;;) {
    const auto youth = static_cast<Terrain>(s.random.below(terrain_count));
    if (youth != s.home && youth != s.human_home[0]) return youth;
  }
}

// AI-SETUP-11: her supply and her markers.
inline void set_up_supply(const Data& data, State& s) {
  s.scholars = data.scholars;
  s.score = 20;
  s.science[0] = data.factions[static_cast<std::size_t>(s.faction)].start;
  s.terrain = map_of(data, s).printed;
  for (int d = 0; d < discipline_count; ++d) {
    s.free_three[static_cast<std::size_t>(d)] = 1;
    s.free_two[static_cast<std::size_t>(d)] = 3;
  }
  const auto& rows = data.innovation_rows[static_cast<std::size_t>(s.players())];
  s.innovations = SlotSet::first_n(rows[0] + rows[1]);
  s.bonus_coins = {1, 1, 1};
}

inline void put_human(State& s, std::size_t human, Hex hex, Building kind) {
  s.human[human].add(hex);
  s.human_piece[index(hex)] = {kind, false};
}

// AI-SETUP-13, -14: the two lettered hexes of her home terrain; the first letter gets the mark.
inline void put_first_workshops(const Data& data, State& s, Card card) {
  const auto& letters = map_of(data, s).first_workshops[static_cast<std::size_t>(s.home)];
  const Hex marked = letters[data.cards[card].marked_letter];
  const Hex unmarked = letters[data.cards[card].unmarked_letter];
  s.marked.add(marked);
  s.unmarked.add(unmarked);
  s.hers[static_cast<std::size_t>(Building::workshop)] |= s.marked | s.unmarked;
}

template <class Table>
Turn<> human_places(State& s, Table& t, Player player, bool second) {
  const FirstWorkshop::Answer answer = co_await t.ask(s, FirstWorkshop{player, second});
  if (!answer.none) {
    const auto human = index(player) - 1;
    put_human(s, human, answer.hex, answer.kind);
    lay_terrain(s, answer.hex, s.human_home[human]);
  }
}

template <class Table>
Turn<> automa_places(State& s, Table& t) {
  Card card = 0;
  if (s.own_cards) {
    card = co_await t.ask(s, DrawnCard{DrawnCard::For::first_workshops});
  } else {
    card = static_cast<Card>(1 + s.random.below(card_count));  // AMB-19: any of the fourteen
  }
  put_first_workshops(t.data, s, card);
  cite(t.reasons, Rule::AI_SETUP_13, "first-workshops", card);
  cite(t.reasons, Rule::BASE_START_1, "setup-card");
  cite(t.reasons, Rule::AI_SETUP_14, "first-mark");
  cite(t.reasons, Rule::AI_MARK_1, "two-groups");
  cite(t.reasons, Rule::AI_SETUP_15, "no-power-at-setup");
  t.tell(s, [&] {
    const Map& map = map_of(t.data, s);
    return Step{Step::Kind::carry_out,
                {"aoi.step.first-workshops",
                 {Arg("marked", label(map, s.marked.first())),
                  Arg("unmarked", label(map, s.unmarked.first()))}},
                {token(s.marked.first()), token(s.unmarked.first())},
                {}};
  });
}

// AI-DECK-1 to -3.
template <class Table>
void build_deck(State& s, Table& t) {
  s.deck_size = static_cast<std::uint8_t>(first_deck_size(t.data, s.level));
  if (!s.own_cards) {
    s.deck.reserve = reserve_cards(t.data, s.level);
    s.random.shuffle(s.deck.reserve);
    s.deck.pile = first_deck(t.data, s.level, s.deck.reserve);
    s.deck.shuffle(s.random);
  }
  cite(t.reasons, Rule::AI_DECK_1, "start-cards");
  cite(t.reasons, Rule::AI_DECK_2, "level-cards", s.level);
  cite(t.reasons, Rule::AI_DECK_3, "deck-ready");
  cite(t.reasons, Rule::AI_DECK_4, "deck-size", s.deck_size);
  t.tell(s, [&] {
    return Step{s.own_cards ? Step::Kind::carry_out : Step::Kind::note,
                {s.own_cards ? "aoi.step.own-deck" : "aoi.step.app-deck",
                 {Arg("cards", s.deck_size), Arg("level", s.level)}},
                {},
                {}};
  });
}

// What the player does before the first question: everything that only hands can do.
template <class Table>
void tell_setup(State& s, Table& t) {
  t.title([&] { return Message{"aoi.title.setup", {}}; });
  const auto say = [&](Rule rule, const char* why, Message text) {
    cite(t.reasons, rule, why);
    t.tell(s, [&] { return Step{Step::Kind::carry_out, std::move(text), {}, {}}; });
  };
  const bool duo = s.humans == 2;
  cite(t.reasons, Rule::AI_SETUP_1, "level-chosen", s.level);
  cite(t.reasons, Rule::AI_SETUP_16, "board-side");
  cite(t.reasons, s.side == Side::small ? Rule::BASE_MAP_2 : Rule::BASE_MAP_1, "map-side");
  cite(t.reasons, duo ? Rule::AI_DUO_8 : Rule::AI_SETUP_5, "palace-tiles");
  cite(t.reasons, Rule::BASE_INNO_1, "innovation-rows");
  if constexpr (Table::telling) {
    say(Rule::AI_GEN_1, "normal-rules",
        {"aoi.step.setup-board",
         {Arg("side", side_names[static_cast<std::size_t>(s.side)]), Arg("palaces", duo ? 3 : 2),
          Arg("players", s.players())}});
    say(duo ? Rule::AI_DUO_1 : Rule::AI_SETUP_7, duo ? "duo" : "human-faction",
        {duo ? "aoi.step.setup-factions-duo" : "aoi.step.setup-faction", {}});
    say(duo ? Rule::AI_DUO_2 : Rule::AI_SETUP_10, "round-bonuses",
        {duo ? "aoi.step.setup-bonuses-duo" : "aoi.step.setup-bonuses", {}});
    cite(t.reasons, duo ? Rule::AI_DUO_1 : Rule::AI_SETUP_6, "start-player");
    cite(t.reasons, Rule::AI_TURN_1, "place-in-order");
    cite(t.reasons, Rule::AI_SETUP_8, "her-faction", static_cast<int>(s.faction));
    say(Rule::AI_SETUP_11, "her-supply",
        {"aoi.step.setup-automa",
         {Arg("faction", term(s.faction)), Arg("banking", s.science[0][0]),
          Arg("law", s.science[0][1]), Arg("engineering", s.science[0][2]),
          Arg("medicine", s.science[0][3])}});
  }
}

template <class Table>
Turn<> set_up(State& s, Table& t) {
  set_up_supply(t.data, s);
  tell_setup(s, t);
  // Tiles.
  if (s.tiles_told) {
    s.tiles = co_await t.ask(s, TilesOnTable{});
    s.final_tile = co_await t.ask(s, FinalTileOnTable{});
  } else {
    draw_tiles(t.data, s);
    cite(t.reasons, Rule::AI_SETUP_2, "tiles-drawn");
    cite(t.reasons, Rule::AI_SETUP_3, "spade-tile");
    cite(t.reasons, Rule::AI_SETUP_4, "final-tile");
    t.tell(s, [&] {
      Message text{"aoi.step.tiles", {}};
      for (std::size_t i = 0; i < rounds; ++i)
        text.args.add({"t" + std::to_string(i + 1), term("tile", std::to_string(s.tiles[i]))});
      text.args.add({"final", term("final-tile", std::to_string(s.final_tile))});
      return Step{Step::Kind::carry_out, text, {}, {}};
    });
  }
  // Homes.
  for (std::size_t human = 0; human < s.humans; ++human)
    if (s.home_asked[human]) {
      const auto player = static_cast<Player>(human + 1);
      s.human_home[human] = co_await t.ask(s, HomeTerrain{player, !s.home_random});
    }
  if (s.home_random) s.home = draw_home(s);
  const FactionCard& faction = t.data.factions[static_cast<std::size_t>(s.faction)];
  if (faction.youth && s.youth_random) s.youth = draw_youth(s);
  cite(t.reasons, Rule::AI_SETUP_9, "her-home", static_cast<int>(s.home));
  cite(t.reasons, Rule::BASE_TERR_1, "terrain-card");
  t.tell(s, [&] {
    return Step{
        Step::Kind::carry_out, {"aoi.step.her-home", {Arg("terrain", term(s.home))}}, {}, {}};
  });
  if (faction.youth) {
    cite(t.reasons, Rule::AI_FAC_SYM_1, "youth", static_cast<int>(s.youth));
    t.tell(s, [&] {
      return Step{
          Step::Kind::carry_out, {"aoi.step.youth", {Arg("terrain", term(s.youth))}}, {}, {}};
    });
  }
  if (!faction.complete) {
    const Rule rule = faction.youth   ? Rule::AI_FAC_SYM_1
                      : faction.tasks ? Rule::AI_FAC_GOG_1
                                      : Rule::AI_FAC_BLI_1;
    co_await printed_effect(s, t, PrintedEffect::For::setup, rule);
  }
  // AI-SETUP-12, AI-DUO-7: first workshops, the last player both of hers in a row.
  cite(t.reasons, s.humans == 2 ? Rule::AI_DUO_7 : Rule::AI_SETUP_12, "workshop-order");
  co_await human_places(s, t, Player::human1, false);
  if (s.humans == 2) co_await human_places(s, t, Player::human2, false);
  co_await automa_places(s, t);
  if (s.humans == 2) co_await human_places(s, t, Player::human2, true);
  co_await human_places(s, t, Player::human1, true);
  build_deck(s, t);
  // AI-SETUP-6, AI-DUO-1: the humans first, she last.
  s.order = {Player::human1};
  if (s.humans == 2) s.order.push_back(Player::human2);
  s.order.push_back(Player::automa);
  s.at_turn = 0;
  s.phase = Phase::turns;
}

}  // namespace seatmate::age_of_innovation
