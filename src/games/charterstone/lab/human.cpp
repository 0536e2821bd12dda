#include "games/charterstone/lab/human.h"

#include <algorithm>

#include "games/charterstone/counts.h"
#include "games/charterstone/game.h"
#include "games/charterstone/scoring.h"
#include "games/charterstone/setup.h"
#include "games/charterstone/table.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

namespace {

Input in_commons(Common common) {
  Input input;
  input.verb = Verb::place;
  input.in_commons = true;
  input.common = common;
  return input;
}
Input besides(Verb verb) {
  Input input;
  input.verb = verb;
  return input;
}

}  // namespace

// Every game begins with an empty hand; who has more capacity keeps more of it.
void SimulatedHuman::follow(const State& s) {
  if (game_ == s.game) return;
  game_ = s.game;
  queue_.clear();
  laid_out_ = false;
  for (std::size_t c = 0; c < charter_count; ++c)
    hands_[c] = {4 + s.chronicle.chests[c].capacity / 2, influence_tokens, 0};
}

// 3.13, 3.20, 3.23: what the setup brings on the board besides what the Automas do, one thing after
// the other.
void SimulatedHuman::lay_out(const State& s) {
  const auto say = [&](Verb verb, Charter c, int plot, int number) {
    if (queue_.full()) return;
    Input input = besides(verb);
    input.charter = c;
    input.plot = static_cast<std::uint8_t>(plot);
    input.number = static_cast<std::uint16_t>(number);
    queue_.push_back(input);
  };
  const auto is_said = [&](int number) {
    return std::any_of(queue_.begin(), queue_.end(),
                       [&](const Input& said) { return said.number == number; });
  };
  if (s.wait) say(Verb::go, s.current, 0, 0);
  if (inactive_grow(s))
    for (const Charter c : all_charters) {
      const auto& buildings = s.chronicle.chests[index(c)].buildings;
      const auto free = std::find(buildings.begin(), buildings.end(), 0);
      const int number = 22 + die(last_building - 21);
      if (is_active(s, c) || free == buildings.end() || !is_building(number) || is_said(number) ||
          stands_somewhere(s.chronicle, number))
        continue;
      say(Verb::built, c, static_cast<int>(free - buildings.begin()), number);
    }
  if (has_sky_islands(s.chronicle))
    for (const Charter c : all_charters) {
      if (!is_human(s, c)) continue;
      int island = 0;
      for (int plot = die(3); plot < plots && island < tiles_placed; ++plot)
        if (!is_basic(building_at(s, c, static_cast<std::size_t>(plot))))
          say(Verb::island, c, plot, ++island);
    }
  if (guidepost_of(s) == 409)
    for (int c = die(2); c < charter_count; c += 2)
      say(Verb::loose, static_cast<Charter>(c), die(plots), 0);
}

// What he does with a worker: spend goods and influence when he can, gather otherwise.
Input SimulatedHuman::plan(const Data& data, const State& s) {
  const Charter me = s.current;
  Hand& hand = hands_[index(me)];
  const int skill = 1 + s.game / 5;  // better buildings, more cards
  // 3.4: the costs and points of the Commons.
  if (hand.goods >= 4 && hand.influence >= 3 && die(3) != 0) {
    Input built = besides(Verb::built);
    built.charter = me;
    for (std::uint8_t plot = 0; plot < plots; ++plot)
      if (building_at(s, me, plot) == 0) {
        built.plot = plot;
        built.number = static_cast<std::uint16_t>(22 + die(last_building - 21));
        break;
      }
    if (built.number != 0 && is_building(built.number) &&
        !stands_somewhere(s.chronicle, built.number)) {
      hand.goods -= 4;
      hand.influence -= 3;
      hand.points += 5;
      queue_.push_back(in_commons(Common::zeppelin));
      return built;
    }
  }
  if (hand.goods >= 4 && hand.influence >= 2 && die(2) == 0) {
    Input crate = besides(Verb::crate);
    for (const int number : s.chronicle.chests[index(me)].buildings)
      if (number != 0 && data.building(number).crate != 0 &&
          !s.chronicle.opened.has(static_cast<Crate>(data.building(number).crate)))
        crate.crate = static_cast<Crate>(data.building(number).crate);
    if (crate.crate != Crate::none) {
      hand.goods -= 4;
      hand.influence -= 2;
      hand.points += 5;
      queue_.push_back(in_commons(Common::charterstone));
      return crate;
    }
  }
  if (hand.influence >= 1 && die(5) == 0) {
    hand.influence -= 1;
    hand.points += 5;
    queue_.push_back(in_commons(Common::grandstand));
    return besides(Verb::progress);
  }
  if (hand.goods >= 2 && hand.influence >= 1 && s.seats[index(me)].influence > 0 && die(4) == 0) {
    Input quota = besides(Verb::quota);
    quota.number = static_cast<std::uint16_t>(1 + die(static_cast<int>(quota_row_count(data, s))));
    const auto& row = s.quota[quota.number - 1U];
    for (std::size_t column = 0; column < quota_columns_in(data, quota.number - 1U); ++column)
      if (row[column] == Owner::nobody) {
        hand.goods -= 2;
        hand.influence -= 1;
        hand.points += 3;
        queue_.push_back(in_commons(Common::cloud_port));
        return quota;
      }
  }
  hand.goods += 1 + (die(3) < skill ? 1 : 0);
  hand.points += die(4) < skill ? 1 : 0;
  // A building somewhere, his own charter's more often than not.
  for (int tries = 0; tries < 8; ++tries) {
    Input place = besides(Verb::place);
    place.charter = die(2) == 0 ? me : static_cast<Charter>(die(charter_count));
    place.plot = static_cast<std::uint8_t>(die(plots));
    if (building_at(s, place.charter, place.plot) != 0) return place;
  }
  return in_commons(die(2) == 0 ? Common::treasury : Common::market);
}

Input SimulatedHuman::choose(const Data& data, const State& s) {
  follow(s);
  if (s.phase == Phase::over) return besides(Verb::next);
  if (!laid_out_) lay_out(s);
  laid_out_ = true;
  // What he meant to say may have become impossible by a correction.
  while (!queue_.empty()) {
    const Input next = queue_.pop_back();
    if (check(data, s, next)) return next;
  }
  if (s.wait) return besides(Verb::go);
  const Seat& seat = s.seats[index(s.current)];
  if (seat.supply == 0) return besides(Verb::retrieve);
  Hand& hand = hands_[index(s.current)];
  // 3.7: without influence the token moves first.
  if (hand.influence == 0 && !s.last_round) {
    hand.points += 1;
    queue_.push_back(in_commons(die(2) == 0 ? Common::treasury : Common::market));
    return besides(Verb::progress);
  }
  // A token on the reputation track now and then.
  Table quiet(data);
  if (hand.influence > 0 && seat.influence > 0 && die(9) == 0 &&
      reputation_space(quiet, ReputationTrack{data, s},
                       player_count(s.readings, humans(s), automas(s)))) {
    hand.influence -= 1;
    return besides(Verb::reputation);
  }
  const Input input = plan(data, s);
  return check(data, s, input) ? input : in_commons(Common::market);
}

// ---- what he is asked

std::uint8_t SimulatedHuman::answer(const Data&, const State& s, const DrawnCard&) {
  int card = die(automa_card_count);
  while (!is_in_deck(s, card)) card = die(automa_card_count);
  return static_cast<std::uint8_t>(card);
}
Charter SimulatedHuman::answer(const Data&, const State&, const Die&) {
  return static_cast<Charter>(die(charter_count));
}
Charter SimulatedHuman::answer(const Data&, const State& s, const FirstPlayer&) {
  Charter c = static_cast<Charter>(die(charter_count));
  while (!is_active(s, c)) c = static_cast<Charter>((index(c) + 1) % charter_count);
  return c;
}
// Buildings mostly, some of them constructed, and more other cards as the campaign goes on.
MatNumbers SimulatedHuman::answer(const Data& data, const State& s, const MatNow&) {
  MatNumbers mat;
  for (int tries = 0; tries < 40 && !mat.full(); ++tries) {
    MatEntry entry;
    const int what = die(10);
    if (what < 5) {
      entry.number = static_cast<std::uint16_t>(22 + die(last_building - 21));
      if (!is_building(entry.number) || stands_somewhere(s.chronicle, entry.number)) continue;
    } else if (what < 7) {
      const Chest& chest = s.chronicle.chests[static_cast<std::size_t>(die(charter_count))];
      entry.number = chest.buildings[static_cast<std::size_t>(die(plots))];
      entry.constructed = true;
      // The card of an open crate is in the Archive (AMB-15).
      if (entry.number == 0 || has_open_crate(data, s, entry.number)) continue;
    } else {
      static constexpr std::array<std::array<int, 2>, 5> ranges{
          {{206, 213}, {236, 250}, {259, 270}, {281, 292}, {315, 326}}};
      const auto& range = ranges[static_cast<std::size_t>(die(1 + s.game / 3))];
      entry.number = static_cast<std::uint16_t>(range[0] + die(range[1] - range[0] + 1));
    }
    const bool twice = std::any_of(mat.begin(), mat.end(), [&](const MatEntry& other) {
      return other.number == entry.number;
    });
    if (!twice) mat.push_back(entry);
  }
  return mat;
}
std::uint8_t SimulatedHuman::answer(const Data&, const State&, const BasicPlot&) {
  return static_cast<std::uint8_t>(die(plots));
}
std::uint8_t SimulatedHuman::answer(const Data& data, const State& s, const EmptyPlot& q) {
  const Plots places = plots_of(data, s, q.charter);
  for (const Plot& place : places)
    if (!place.built && !place.sky) return static_cast<std::uint8_t>(place.plot - 1);
  return 0;
}
bool SimulatedHuman::answer(const Data&, const State&, const FuelShortage&) { return die(6) == 0; }
HumanGoal::Answer SimulatedHuman::answer(const Data&, const State& s, const HumanGoal& q) {
  follow(s);
  const Hand& hand = hands_[index(q.charter)];
  const int tracked = followed(s, q.charter);
  int have = tracked;
  switch (guidepost_of(s)) {
    case 400:
      have = hand.goods;
      break;
    case 401:
      have = die(3);
      break;
    case 409:
      have = die(6);
      break;
    case 410:
    case 411:
      have = 1 + die(8);
      break;
    case 412:
    case 413:
      have = hand.influence;
      break;
    default:
      break;
  }
  return {static_cast<std::int16_t>(have),
          static_cast<std::uint8_t>(std::clamp(hand.influence, 0, influence_tokens))};
}
std::int16_t SimulatedHuman::answer(const Data&, const State& s, const HumanTrack& q) {
  follow(s);
  return static_cast<std::int16_t>(hands_[index(q.charter)].points);
}
std::int16_t SimulatedHuman::answer(const Data& data, const State& s, const HumanPoints& q) {
  follow(s);
  // Reputation as the track has it, hourglass cards and companions by the campaign.
  Finalists all;
  std::size_t me = 0;
  for (const Charter c : all_charters) {
    if (!is_active(s, c)) continue;
    if (c == q.charter) me = all.size();
    Finalist f;
    f.reputation = reputation_of(s, c);
    all.push_back(f);
  }
  Table quiet(data);
  const int story = s.opened == lettered('C') ? building_values(data, s, q.charter, false) : 0;
  return static_cast<std::int16_t>(hands_[index(q.charter)].points + story +
                                   reputation_points(quiet, all, me) + die(4) + s.game / 2);
}
// He counts as the app does.
std::uint8_t SimulatedHuman::answer(const Data&, const State& s, const HumanGlory& q) {
  return s.chronicle.chests[index(q.charter)].glory;
}
// Who plays a charter uses a persona in each game.
Personas SimulatedHuman::answer(const Data&, const State& s, const PersonasNow& q) {
  Personas personas = s.chronicle.chests[index(q.charter)].personas;
  int used = s.game - 1;
  for (Persona& persona : personas) persona.used = persona.used || used-- > 0;
  return personas;
}
std::uint8_t SimulatedHuman::answer(const Data&, const State&, const VictoryCard&) {
  return static_cast<std::uint8_t>(1 + die(victory_card_count));
}
Crate SimulatedHuman::answer(const Data&, const State& s, const ChosenCrate&) {
  return crate_of(guidepost_of(s), die(2) == 0 ? King::happy : King::angry);
}
std::int16_t SimulatedHuman::answer(const Data&, const State& s, const VillageAverage&) {
  return static_cast<std::int16_t>(40 * (humans(s) + automas(s)));
}
BattleCounts::Answer SimulatedHuman::answer(const Data&, const State&, const BattleCounts&) {
  return {static_cast<std::uint8_t>(die(5)), static_cast<std::uint8_t>(die(5))};
}
std::int16_t SimulatedHuman::answer(const Data& data, const State& s, const CampaignPoints& q) {
  const Chest& chest = s.chronicle.chests[index(q.charter)];
  return static_cast<std::int16_t>(chest.glory * 10 + chest.capacity * 2 + chest.victories * 7 +
                                   66 + building_values(data, s, q.charter, true));
}
bool SimulatedHuman::answer(const Data&, const State&, const Recovered&) { return die(2) == 0; }
CampaignCategories::Answer SimulatedHuman::answer(const Data&, const State& s,
                                                  const CampaignCategories& q) {
  const Chest& chest = s.chronicle.chests[index(q.charter)];
  return {static_cast<std::int16_t>(chest.capacity * 2), 66,
          static_cast<std::int16_t>(chest.victories * 7),
          static_cast<std::int16_t>(chest.glory * 10)};
}

namespace {

std::string printed_value(const Data& data, const std::string& id) {
  if (id.starts_with("card."))
    return write_card(data.house_deck[static_cast<std::size_t>(
        parse_int(id.substr(5)).value_or(first_automa_card) - first_automa_card)]);
  for (const Printed& printed : Rulebook::printed(data))
    if (printed.id == id) return printed.value;
  return {};
}
std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts{""};
  for (const char c : text) {
    if (c == separator)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}
// The charter a question is about.
Charter charter_in(const Form& form) {
  for (const Argument& arg : form.label.args)
    if (arg.key == "charter")
      for (const Charter c : all_charters)
        if (term(c).id == arg.text) return c;
  return Charter::purple;
}

}  // namespace

Entry SimulatedHuman::answer(const Data& data, const State& s, const Form& form) {
  Entry entry;
  entry.verb = form.verb;
  const auto number = [&](int n) { entry.args = {std::to_string(n)}; };
  const Charter c = charter_in(form);
  if (form.verb.starts_with("tell-")) {
    std::string id;
    if (!form.label.args.empty() && !form.label.args.back().items.empty())
      id = form.label.args.back().items[0].args[0].text;
    const std::string value = printed_value(data, id);
    if (form.verb == BuildingFact::verb) {
      const auto parts = split(value, ';');
      entry.args = {parts[1], parts[2], parts[0]};
    } else if (form.verb == CardFact::verb) {
      const auto words = split(value, ' ');
      if (words[0] == "commons")
        entry.args = {words[0], words[1], "-", "-", "-", words[2], words[3], words[4]};
      else
        entry.args = {words[0], "-", words[1], words[2], words[3], words[4], words[5], words[6]};
      if (entry.args[6] == "-") entry.args[6].clear();
    } else {
      entry.args = {value};
    }
    return entry;
  }
  if (form.verb == DrawnCard::verb) number(first_automa_card + answer(data, s, DrawnCard{}));
  if (form.verb == Die::verb) entry.args = {std::string(token(answer(data, s, Die{})))};
  if (form.verb == FirstPlayer::verb)
    entry.args = {std::string(token(answer(data, s, FirstPlayer{})))};
  if (form.verb == MatNow::verb) {
    std::string text;
    const MatNumbers mat = answer(data, s, MatNow{});
    for (const MatEntry& one : mat)
      text += (text.empty() ? "" : " ") + std::to_string(one.number) + (one.constructed ? "c" : "");
    entry.args = {text.empty() ? std::string("-") : text};
  }
  if (form.verb == BasicPlot::verb) number(1 + answer(data, s, BasicPlot{c}));
  if (form.verb == EmptyPlot::verb) number(1 + answer(data, s, EmptyPlot{c}));
  if (form.verb == FuelShortage::verb)
    entry.args = {answer(data, s, FuelShortage{c, 0}) ? "yes" : "no"};
  if (form.verb == HumanGoal::verb) {
    const auto goal = answer(data, s, HumanGoal{c});
    entry.args = {std::to_string(goal.have)};
    if (form.fields.size() > 1) entry.args.push_back(std::to_string(goal.influence));
  }
  if (form.verb == HumanGlory::verb) number(answer(data, s, HumanGlory{c}));
  if (form.verb == PersonasNow::verb) {
    std::string text;
    for (const Persona& one : answer(data, s, PersonasNow{c}))
      text += (text.empty() ? "" : " ") + std::to_string(one.number) + (one.used ? "u" : "");
    entry.args = {text.empty() ? std::string("-") : text};
  }
  if (form.verb == VictoryCard::verb)
    number(first_victory_card - 1 + answer(data, s, VictoryCard{c}));
  if (form.verb == HumanTrack::verb) number(answer(data, s, HumanTrack{c}));
  if (form.verb == HumanPoints::verb) number(answer(data, s, HumanPoints{c}));
  if (form.verb == ChosenCrate::verb) entry.args = {crate_name(answer(data, s, ChosenCrate{}))};
  if (form.verb == VillageAverage::verb) number(answer(data, s, VillageAverage{}));
  if (form.verb == BattleCounts::verb) {
    const auto battle = answer(data, s, BattleCounts{});
    entry.args = {std::to_string(battle.companions), std::to_string(battle.rebels)};
  }
  if (form.verb == CampaignPoints::verb) number(answer(data, s, CampaignPoints{c}));
  if (form.verb == Recovered::verb) entry.args = {answer(data, s, Recovered{c}) ? "yes" : "no"};
  if (form.verb == CampaignCategories::verb)
    for (const int n : answer(data, s, CampaignCategories{c}))
      entry.args.push_back(std::to_string(n));
  return entry;
}

}  // namespace seatmate::charterstone
