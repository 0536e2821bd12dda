#include "games/age-of-innovation/setup.h"

namespace seatmate::age_of_innovation {

namespace {

Turn<> human_places(State& s, Table& t, Player player, bool second) {
  const FirstWorkshop::Answer answer = co_await t.ask(s, FirstWorkshop{player, second});
  if (!answer.none) {
    const auto human = index(player) - 1;
    put_human(s, human, answer.hex, answer.kind);
    lay_terrain(s, answer.hex, s.human_home[human]);
  }
}

Turn<> automa_places(State& s, Table& t) {
  Card card = 0;
  if (s.own_cards) {
    card = co_await t.ask(s, DrawnCard{DrawnCard::For::first_workshops});
  } else {
    card = static_cast<Card>(1 + s.random.below(card_count));  // AMB-19: any of the fourteen
  }
  put_first_workshops(t.data, s, card);
  cite(t.reasons, Line::AI_SETUP_13_first_workshops, card);
  cite(t.reasons, Line::BASE_START_1_setup_card);
  cite(t.reasons, Line::AI_SETUP_14_first_mark);
  cite(t.reasons, Line::AI_MARK_1_two_groups);
  cite(t.reasons, Line::AI_SETUP_15_no_power_at_setup);
  t.tell(s, [&] {
    const Map& map = map_of(t.data, s);
    return step("first-workshops",
                {Arg("marked", label(map, s.marked.first())),
                 Arg("unmarked", label(map, s.unmarked.first()))},
                {token(s.marked.first()), token(s.unmarked.first())});
  });
}

}  // namespace

void build_deck(State& s, Table& t) {
  s.deck_size = static_cast<std::uint8_t>(first_deck_size(t.data, s.level));
  if (!s.own_cards) {
    s.deck.reserve = reserve_cards(t.data, s.level);
    s.random.shuffle(s.deck.reserve);
    s.deck.pile = first_deck(t.data, s.level, s.deck.reserve);
    s.deck.shuffle(s.random);
  }
  cite(t.reasons, Line::AI_DECK_1_start_cards);
  cite(t.reasons, Line::AI_DECK_2_level_cards, s.level);
  cite(t.reasons, Line::AI_DECK_3_deck_ready);
  cite(t.reasons, Line::AI_DECK_4_deck_size, s.deck_size);
  t.tell(s, [&] {
    return step_if(s.own_cards, s.own_cards ? "own-deck" : "app-deck",
                   {Arg("cards", s.deck_size), Arg("level", s.level)});
  });
}

namespace {

// What the player does before the first question: everything that only hands can do.
void tell_setup(State& s, Table& t) {
  t.title([&] { return Message{"aoi.title.setup", {}}; });
  const auto say = [&](Line why, Step told) {
    cite(t.reasons, why);
    t.tell(s, [&] { return std::move(told); });
  };
  const bool duo = s.humans == 2;
  cite(t.reasons, Line::AI_SETUP_1_level_chosen, s.level);
  cite(t.reasons, Line::AI_SETUP_16_board_side);
  cite(t.reasons, s.side == Side::small ? Line::BASE_MAP_2_map_side : Line::BASE_MAP_1_map_side);
  cite(t.reasons, duo ? Line::AI_DUO_8_palace_tiles : Line::AI_SETUP_5_palace_tiles);
  cite(t.reasons, Line::BASE_INNO_1_innovation_rows);
  if (t.telling()) {
    say(Line::AI_GEN_1_normal_rules,
        step("setup-board", {Arg("side", side_names[index(s.side)]), Arg("palaces", duo ? 3 : 2),
                             Arg("players", s.players())}));
    say(duo ? Line::AI_DUO_1_duo : Line::AI_SETUP_7_human_faction,
        step(duo ? "setup-factions-duo" : "setup-faction"));
    say(duo ? Line::AI_DUO_2_round_bonuses : Line::AI_SETUP_10_round_bonuses,
        step(duo ? "setup-bonuses-duo" : "setup-bonuses"));
    cite(t.reasons, duo ? Line::AI_DUO_1_start_player : Line::AI_SETUP_6_start_player);
    cite(t.reasons, Line::AI_TURN_1_place_in_order);
    cite(t.reasons, Line::AI_SETUP_8_her_faction, static_cast<int>(s.faction));
    say(Line::AI_SETUP_11_her_supply,
        step("setup-automa", {Arg("faction", term(s.faction)), Arg("banking", s.science[0][0]),
                              Arg("law", s.science[0][1]), Arg("engineering", s.science[0][2]),
                              Arg("medicine", s.science[0][3])}));
  }
}

}  // namespace

Turn<> set_up(State& s, Table& t) {
  set_up_supply(t.data, s);
  tell_setup(s, t);
  // Tiles.
  if (s.tiles_told) {
    s.tiles = co_await t.ask(s, TilesOnTable{});
    s.final_tile = co_await t.ask(s, FinalTileOnTable{});
  } else {
    draw_tiles(t.data, s);
    cite(t.reasons, Line::AI_SETUP_2_tiles_drawn);
    cite(t.reasons, Line::AI_SETUP_3_spade_tile);
    cite(t.reasons, Line::AI_SETUP_4_final_tile);
    t.tell(s, [&] {
      Step told = step("tiles");
      Args& args = told.text.args;
      for (std::size_t i = 0; i < rounds; ++i)
        args.add({"t" + std::to_string(i + 1), term("tile", std::to_string(s.tiles[i]))});
      args.add({"final", term("final-tile", std::to_string(s.final_tile))});
      return told;
    });
  }
  // Homes.
  for (std::size_t human = 0; human < s.humans; ++human)
    if (s.home_asked[human]) {
      const auto player = static_cast<Player>(human + 1);
      s.human_home[human] = co_await t.ask(s, HomeTerrain{player, !s.home_random});
    }
  if (s.home_random) s.home = draw_home(s);
  const FactionCard& faction = t.data.faction(s.faction);
  if (faction.youth && s.youth_random) s.youth = draw_youth(s);
  cite(t.reasons, Line::AI_SETUP_9_her_home, static_cast<int>(s.home));
  cite(t.reasons, Line::BASE_TERR_1_terrain_card);
  t.tell(s, [&] { return step("her-home", {Arg("terrain", term(s.home))}); });
  if (faction.youth) {
    cite(t.reasons, Line::AI_FAC_SYM_1_youth, static_cast<int>(s.youth));
    t.tell(s, [&] { return step("youth", {Arg("terrain", term(s.youth))}); });
  }
  if (!faction.complete) {
    const Line line = faction.youth   ? Line::AI_FAC_SYM_1_printed_only
                      : faction.tasks ? Line::AI_FAC_GOG_1_printed_only
                                      : Line::AI_FAC_BLI_1_printed_only;
    co_await printed_effect(s, t, PrintedEffect::For::setup, line);
  }
  // AI-SETUP-12, AI-DUO-7: first workshops, the last player both of hers in a row.
  cite(t.reasons, s.humans == 2 ? Line::AI_DUO_7_workshop_order : Line::AI_SETUP_12_workshop_order);
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
