#include "games/age-of-innovation/scoring.h"

namespace seatmate::age_of_innovation {

namespace {

// AI-END-1: she takes part like a player.
void score_science(State& s, Table& t) {
  for (int d = 0; d < discipline_count; ++d) {
    const auto discipline = static_cast<Discipline>(d);
    const auto shares = science_shares(t.data, s, discipline);
    for (std::size_t p = 0; p <= s.humans; ++p)
      s.science_points[p] = static_cast<std::uint16_t>(s.science_points[p] + shares[p]);
    cite(t.reasons, Line::BASE_SCORE_2_science_scoring, shares[0], d);
    if (d == discipline_count - 1)
      cite(t.reasons, Line::AI_END_1_science_total, s.science_points[0]);
    t.tell(s, [&] {
      const auto level = [&](std::size_t p) {
        return static_cast<int>(s.science[p][index(discipline)]);
      };
      return note(s.humans == 2 ? "science-scoring-duo" : "science-scoring",
                  {Arg("discipline", term(discipline)), Arg("hers", level(0)),
                   Arg("yours", level(1)), Arg("yours2", level(2)), Arg("points", shares[0]),
                   Arg("points1", shares[1]), Arg("points2", shares[2])});
    });
  }
}

// AI-END-2, BASE-SCORE-1.
void score_areas(State& s, Table& t, const std::array<int, 2>& told) {
  const Map& map = map_of(t.data, s);
  std::array<int, 3> largest{};
  const InlineVector<Bridge, bridges_each> none;
  const int ship = area_ship(t.data, s.level);
  largest[0] = largest_area(map, s.automa(), ship, none);
  for (std::size_t human = 0; human < s.humans; ++human) {
    if (told[human] > 0) cite(t.reasons, Line::BASE_FAC_2_area_told, told[human]);
    largest[human + 1] =
        told[human] > 0 ? told[human]
                        : largest_area(map, s.human[human], s.human_ship[human], s.bridges[human]);
  }
  const auto shares = share_prizes(s, largest, t.data.area_prizes);
  for (std::size_t p = 0; p <= s.humans; ++p) {
    s.largest_area[p] = static_cast<std::uint8_t>(largest[p]);
    s.area_points[p] = static_cast<std::uint16_t>(shares[p]);
  }
  cite(t.reasons, Line::AI_END_2_area_ship, ship);
  cite(t.reasons, Line::BASE_SCORE_1_area_scoring, largest[0], shares[0]);
  t.tell(s, [&] {
    return note(s.humans == 2 ? "area-scoring-duo" : "area-scoring",
                {Arg("hers", largest[0]), Arg("yours", largest[1]), Arg("yours2", largest[2]),
                 Arg("points", shares[0]), Arg("points1", shares[1]), Arg("points2", shares[2])});
  });
}

}  // namespace

Turn<> score_game(State& s, Table& t) {
  t.title([&] { return Message{"aoi.title.scoring", {}}; });
  cite(t.reasons, Line::AI_END_3_no_resources);
  std::array<int, 2> area{};
  for (std::size_t human = 0; human < s.humans; ++human) {
    const auto player = static_cast<Player>(human + 1);
    const int points = co_await t.ask(s, HumanPoints{player});
    const HumanShip::Answer told = co_await t.ask(s, HumanShip{player});
    area[human] = told.area;
    s.human_points[human] = static_cast<std::int16_t>(points);
    s.human_ship[human] = told.ship;
  }
  score_science(s, t);
  score_areas(s, t, area);
  const FactionCard& faction = t.data.faction(s.faction);
  int points = faction_end_points(t.data, s.faction, s.automa().count());
  if (points > 0) cite(t.reasons, Line::AI_FAC_WAN_2_wanderers_end, points);
  if (!faction.complete) {
    cite(t.reasons, faction.tasks ? Line::AI_FAC_GOG_1_printed_only : Line::AI_GEN_5_printed_only);
    points += co_await points_of_card(s, t, PrintedEffect::For::end);
  }
  s.faction_points = static_cast<std::int16_t>(points);
  cite(t.reasons, Line::AI_END_4_faction_scoring, points);
  if (points != 0) t.tell(s, [&] { return note("faction-scoring", {Arg("points", points)}); });
  cite(t.reasons, Line::AI_END_5_winner);
  t.tell(s, [&] {
    const auto total = [&](Player player) {
      return index(player) <= s.humans ? final_total(s, player) : 0;
    };
    return note(s.humans == 2 ? "totals-duo" : "totals",
                {Arg("points", total(Player::automa)), Arg("points1", total(Player::human1)),
                 Arg("points2", total(Player::human2))});
  });
  s.phase = Phase::over;
}

}  // namespace seatmate::age_of_innovation
