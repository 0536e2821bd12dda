#include "games/age-of-innovation/setup.h"

#include <algorithm>

namespace seatmate::age_of_innovation {

namespace {

Turn<> human_places(State& s, Table& t, Player player, FirstWorkshop::Which which) {
  const FirstWorkshop::Answer answer = co_await t.ask(s, FirstWorkshop{player, which});
  if (!answer.none) {
    const auto human = index(player) - 1;
    put_human(s, human, answer.hex, answer.kind);
    lay_terrain(s, answer.hex, s.human_home[human]);
  }
}

const HumanFaction& folk_of(const Table& t, const State& s, std::size_t human) {
  return t.data.folks[index(s.folk[human])];
}
Player human_player(std::size_t human) { return static_cast<Player>(human + 1); }

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

void say(State& s, Table& t, Line why, Step told) {
  cite(t.reasons, why);
  t.tell(s, [&] { return std::move(told); });
}

// AI-SETUP-1, -5, -16: the board.
void tell_board(State& s, Table& t) {
  t.title([&] { return Message{"aoi.title.setup", {}}; });
  const bool duo = s.humans == 2;
  cite(t.reasons, Line::AI_SETUP_1_level_chosen, s.level);
  cite(t.reasons, Line::AI_SETUP_16_board_side);
  cite(t.reasons, s.side == Side::small ? Line::BASE_MAP_2_map_side : Line::BASE_MAP_1_map_side);
  cite(t.reasons, duo ? Line::AI_DUO_8_palace_tiles : Line::AI_SETUP_5_palace_tiles);
  cite(t.reasons, Line::BASE_INNO_1_innovation_rows);
  if (t.telling())
    say(s, t, Line::AI_GEN_1_normal_rules,
        step("setup-board", {Arg("side", side_names[index(s.side)]), Arg("palaces", duo ? 3 : 2),
                             Arg("players", s.players())}));
}

// AI-SETUP-2 to -4: the six tiles, the side that lies up, the final tile; and the book actions.
Turn<> lay_tiles(State& s, Table& t) {
  if (s.tiles_told) {
    s.tiles = co_await t.ask(s, TilesOnTable{});
    s.final_tile = co_await t.ask(s, FinalTileOnTable{});
    s.book_kinds = co_await t.ask(s, BookActionsOnBoard{});
    co_return;
  }
  draw_tiles(t.data, s);
  draw_book_actions(t.data, s);
  cite(t.reasons, Line::AI_SETUP_2_tiles_drawn);
  cite(t.reasons, Line::AI_SETUP_3_spade_tile);
  if (t.telling()) {
    for (std::size_t i = 0; i < rounds; ++i)
      t.tell(s, [&] {
        return step("tile",
                    {Arg("round", static_cast<int>(i) + 1),
                     Arg("tile", term("tile", std::to_string(s.tiles[i])))},
                    {"tile." + std::to_string(i + 1)});
      });
    say(s, t, Line::AI_SETUP_4_final_tile,
        step("final-tile", {Arg("tile", term("final-tile", std::to_string(s.final_tile)))},
             {"final-tile"}));
    cite(t.reasons, Line::BASE_ACT_2_book_actions_drawn);
    t.tell(s, [&] {
      std::vector<Message> kinds;
      std::vector<std::string> places;
      for (const BookAction kind : s.book_kinds) {
        kinds.push_back(term(kind));
        places.push_back("book-covered." + std::to_string(kinds.size()));
      }
      return step("book-actions", {Arg("actions", std::move(kinds))}, std::move(places));
    });
  }
}

// AI-SETUP-6, -7: homes and factions of the humans, and where their markers start.
Turn<> choose_humans(State& s, Table& t) {
  const bool duo = s.humans == 2;
  cite(t.reasons, duo ? Line::AI_DUO_1_start_player : Line::AI_SETUP_6_start_player);
  cite(t.reasons, Line::AI_TURN_1_place_in_order);
  if (t.telling())
    say(s, t, duo ? Line::AI_DUO_1_duo : Line::AI_SETUP_7_human_faction,
        step(duo ? "setup-factions-duo" : "setup-faction"));
  for (std::size_t human = 0; human < s.humans; ++human)
    if (s.home_asked[human])
      s.human_home[human] = co_await t.ask(s, HomeTerrain{human_player(human)});
  for (std::size_t human = 0; human < s.humans; ++human)
    if (s.folk_asked[human]) s.folk[human] = co_await t.ask(s, HumanFolk{human_player(human)});
  for (std::size_t human = 0; human < s.humans; ++human) {
    const HumanFaction& folk = folk_of(t, s, human);
    auto& levels = s.science[human + 1];
    const bool listed = s.folk[human] != Folk::other;
    levels = listed ? start_levels(t.data, s, human) : std::array<std::uint8_t, discipline_count>{};
    if (!listed || folk.free > 0 || folk.competency) {
      const StartSteps::Answer more = co_await t.ask(s, StartSteps{human_player(human)});
      for (std::size_t d = 0; d < discipline_count; ++d)
        levels[d] = static_cast<std::uint8_t>(std::min(highest_level, levels[d] + more[d]));
    }
    cite(t.reasons, Line::BASE_FAC_1_start_levels);
    if (folk.competency) cite(t.reasons, Line::BASE_COMP_1_start_competency);
    t.tell(s, [&] {
      return step(
          duo ? "your-markers-duo" : "your-markers",
          {Arg("player", term(human_player(human))), Arg("banking", levels[0]),
           Arg("law", levels[1]), Arg("engineering", levels[2]), Arg("medicine", levels[3])},
          {"banking", "law", "engineering", "medicine"});
    });
  }
}

// AI-SETUP-8 to -11: her faction, her home, the round bonuses, her pieces in its colour.
Turn<> set_her_up(State& s, Table& t) {
  const bool duo = s.humans == 2;
  const FactionCard& faction = t.data.faction(s.faction);
  const bool taken = s.home == s.human_home[0] || (duo && s.home == s.human_home[1]);
  if (s.home_random)
    s.home = draw_home(s);
  else if (taken)
    s.home = co_await t.ask(s, HomeTerrain{Player::automa});
  if (faction.youth) {
    if (s.youth_random)
      s.youth = draw_youth(s);
    else if (!youth_is_free(s, s.youth))
      s.youth = co_await t.ask(s, YouthTerrain{});
  }
  cite(t.reasons, Line::AI_SETUP_8_her_faction, static_cast<int>(s.faction));
  cite(t.reasons, Line::AI_SETUP_9_her_home, static_cast<int>(s.home));
  cite(t.reasons, Line::BASE_TERR_1_terrain_card);
  t.tell(s, [&] {
    return step("her-home", {Arg("faction", term(s.faction)), Arg("terrain", term(s.home))});
  });
  if (faction.youth) {
    cite(t.reasons, Line::AI_FAC_SYM_1_youth, static_cast<int>(s.youth));
    t.tell(s, [&] { return step("youth", {Arg("terrain", term(s.youth))}); });
  }
  if (t.telling()) {
    say(s, t, duo ? Line::AI_DUO_2_round_bonuses : Line::AI_SETUP_10_round_bonuses,
        step(duo ? "setup-bonuses-duo" : "setup-bonuses"));
    say(s, t, Line::AI_SETUP_11_her_supply,
        step("setup-automa", {Arg("terrain", term(s.home)), Arg("banking", s.science[0][0]),
                              Arg("law", s.science[0][1]), Arg("engineering", s.science[0][2]),
                              Arg("medicine", s.science[0][3])}));
  }
  if (!faction.complete) {
    const Line line = faction.youth   ? Line::AI_FAC_SYM_1_printed_only
                      : faction.tasks ? Line::AI_FAC_GOG_1_printed_only
                                      : Line::AI_FAC_BLI_1_printed_only;
    co_await printed_effect(s, t, PrintedEffect::For::setup, line);
  }
}

// AI-SETUP-12, AI-DUO-7: the humans in their order, both of hers, the humans back again; who starts
// with a university places it last (BASE-FAC-1).
Turn<> place_first_buildings(State& s, Table& t) {
  using Which = FirstWorkshop::Which;
  cite(t.reasons, s.humans == 2 ? Line::AI_DUO_7_workshop_order : Line::AI_SETUP_12_workshop_order);
  for (std::size_t human = 0; human < s.humans; ++human)
    if (!folk_of(t, s, human).one_university)
      co_await human_places(s, t, human_player(human), Which::first);
  co_await automa_places(s, t);
  for (std::size_t human = s.humans; human-- > 0;)
    if (!folk_of(t, s, human).one_university)
      co_await human_places(s, t, human_player(human), Which::second);
  for (std::size_t human = 0; human < s.humans; ++human) {
    if (folk_of(t, s, human).one_university)
      co_await human_places(s, t, human_player(human), Which::university);
    if (folk_of(t, s, human).tower) co_await human_places(s, t, human_player(human), Which::tower);
  }
  // A spade of the home terrain is used now, before anybody moves.
  for (std::size_t human = 0; human < s.humans; ++human)
    if (const int spades = t.data.homes[index(s.human_home[human])].spades; spades > 0) {
      cite(t.reasons, Line::BASE_FAC_1_home_spade, spades);
      t.tell(s, [&] {
        return note(s.humans == 2 ? "home-spade-duo" : "home-spade",
                    {Arg("player", term(human_player(human))), Arg("spades", spades)});
      });
    }
}

}  // namespace

Turn<> set_up(State& s, Table& t) {
  set_up_supply(t.data, s);
  tell_board(s, t);
  co_await lay_tiles(s, t);
  co_await choose_humans(s, t);
  co_await set_her_up(s, t);
  co_await place_first_buildings(s, t);
  build_deck(s, t);
  // AI-SETUP-6, AI-DUO-1: the humans first, she last.
  s.order = {Player::human1};
  if (s.humans == 2) s.order.push_back(Player::human2);
  s.order.push_back(Player::automa);
  s.at_turn = 0;
  s.phase = Phase::turns;
}

}  // namespace seatmate::age_of_innovation
