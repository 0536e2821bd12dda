// Is a loaded or corrected state one that the rules can go on with? Files lie.
//
// A state is looked at between two moves only: in the middle of a turn what is kept is its
// beginning.

#include <algorithm>

#include "engine/lists.h"
#include "games/through-the-ages/game.h"

namespace seatmate::through_the_ages {

namespace {

constexpr int most_rounds = 200;
constexpr int most_points = 20000;  // far from where sixteen bits end
constexpr int most_correction = 500;
constexpr int most_cubes = 99;   // on one card; upgrades can gather them
constexpr std::size_t room = 6;  // she takes and develops at most six cards a turn

constexpr bool within(int n, int least, int most) { return n >= least && n <= most; }

// What may lie where: numbers that are cards, of the right kind.
class Cards {
 public:
  Cards(const Data& data, const State& s) : data_(data), s_(s) {}

  [[nodiscard]] bool known(Civil c) const {
    return index(c) < data_.civil.size() && (s_.expansion || !data_.card(c).expansion);
  }
  // One that is dealt: the six of the board never are.
  [[nodiscard]] bool dealt(Civil c) const { return known(c) && data_.card(c).copies > 0; }
  [[nodiscard]] bool of(Civil c, Class cls) const { return dealt(c) && data_.card(c).cls == cls; }
  [[nodiscard]] bool none_or(Civil c, Class cls) const { return c == Civil::none || of(c, cls); }

  [[nodiscard]] bool of(Military m, MilitaryType type) const {
    return index(m) < data_.military.size() && data_.card(m).type == type;
  }
  [[nodiscard]] bool none_or(Military m, MilitaryType type) const {
    return m == Military::none || of(m, type);
  }
  [[nodiscard]] bool event(Military m) const {
    return of(m, MilitaryType::event) || of(m, MilitaryType::territory);
  }
  template <class List, class Kind>
  [[nodiscard]] bool all_of(const List& list, Kind kind) const {
    return std::all_of(list.begin(), list.end(), [&](auto card) { return of(card, kind); });
  }

 private:
  const Data& data_;
  const State& s_;
};

bool settings_are_sound(const Data& data, const State& s) {
  return s.difficulty <= 4 && index(s.deck_kind) < deck_kind_names.size() &&
         index(s.row_kind) < row_kind_names.size() &&
         (s.deck_kind != DeckKind::told || is_deck_told(data)) &&
         !(s.readings.air_doubles && s.readings.air_both);
}

// TTA-DEV-3: no technology twice, of governments and of every family of blue ones the last.
bool techs_are_sound(const Data& data, const State& s, const Cards& cards) {
  for (std::size_t i = 0; i < s.techs.size(); ++i) {
    const Tech& tech = s.techs[i];
    if (!cards.known(tech.card) || !is_technology(data.card(tech.card).cls)) return false;
    const CivilCard& card = data.card(tech.card);
    const bool carries_cubes = card.cls == Class::urban || card.cls == Class::unit;
    if (tech.cubes > (carries_cubes ? most_cubes : 0)) return false;
    const bool alone = card.cls == Class::government || card.cls == Class::special;
    for (std::size_t k = 0; k < i; ++k)
      if (s.techs[k].card == tech.card || (alone && data.card(s.techs[k].card).type == card.type))
        return false;
  }
  return s.techs.size() + room <= Techs::capacity();
}

// TTA-HAND-1 to -14, TTA-CARD-6.
bool hand_is_sound(const Data& data, const State& s, const Cards& cards) {
  const bool farm_mine = s.farm_mine == Civil::none || cards.of(s.farm_mine, Class::farm) ||
                         cards.of(s.farm_mine, Class::mine);
  if (!farm_mine || !cards.none_or(s.leader, Class::leader) ||
      !cards.none_or(s.government, Class::government) ||
      !cards.none_or(s.special, Class::special) || !cards.none_or(s.unit, Class::unit) ||
      !cards.all_of(s.urban, Class::urban) || !cards.all_of(s.yellow, Class::action) ||
      !cards.none_or(s.tactic, MilitaryType::tactic))
    return false;
  if (!all_different(s.urban) || s.yellow.size() + room > Yellow::capacity()) return false;
  for (const Tech& tech : s.techs)
    if (s.government == tech.card || s.special == tech.card || s.farm_mine == tech.card ||
        s.unit == tech.card || s.urban.contains(tech.card))
      return false;
  // What lies in a slot of one an age was taken in its age.
  constexpr int ages = 1 << 4;
  if (s.leader_ages >= ages || s.government_ages >= ages || s.tactic_ages >= ages) return false;
  if (s.leader != Civil::none && !has(s.leader_ages, data.card(s.leader).age)) return false;
  if (s.government != Civil::none && !has(s.government_ages, data.card(s.government).age))
    return false;
  if (s.tactic != Military::none && !has(s.tactic_ages, data.card(s.tactic).age)) return false;
  return std::all_of(s.events.begin(), s.events.end(),
                     [&](Military m) { return cards.event(m); }) &&
         std::all_of(s.wars.begin(), s.wars.end(), [&](Military m) {
           return cards.of(m, MilitaryType::war) || cards.of(m, MilitaryType::aggression);
         });
}

bool play_area_is_sound(const Data& data, const State& s, const Cards& cards) {
  if (s.wonder.card == Civil::none) {
    if (s.wonder.stages != 0) return false;
  } else if (!cards.of(s.wonder.card, Class::wonder) ||
             s.wonder.stages >= data.card(s.wonder.card).stages) {
    return false;
  }
  // There is one of each.
  for (std::size_t i = 0; i < s.wonders.size(); ++i)
    if (s.wonders[i] == s.wonder.card ||
        std::find(s.wonders.begin(), s.wonders.begin() + i, s.wonders[i]) != s.wonders.begin() + i)
      return false;
  return cards.all_of(s.wonders, Class::wonder) && (s.flipped >> s.wonders.size()) == 0 &&
         s.blue <= 4 && within(s.science, 0, most_points) && within(s.culture, 0, most_points) &&
         within(s.extra.science, -most_correction, most_correction) &&
         within(s.extra.culture, -most_correction, most_correction) &&
         within(s.extra.strength, -most_correction, most_correction) &&
         within(s.extra.happiness, -most_correction, most_correction) &&
         cards.none_or(s.active_tactic, MilitaryType::tactic) &&
         cards.all_of(s.beside, MilitaryType::tactic) &&
         cards.all_of(s.common, MilitaryType::tactic) && all_different(s.common);
}

// A colony belongs to a territory that came up, and each comes up once: whoever asks the human
// which of his she takes will find one that she does not have.
bool colonies_are_sound(const Data& data, const State& s, const Cards& cards) {
  std::size_t territories = 0;
  for (const Military m : s.past) {
    if (!cards.event(m)) return false;
    territories += data.card(m).type == MilitaryType::territory ? 1U : 0U;
  }
  const bool nobodys =
      all_different(s.nobodys) && cards.all_of(s.nobodys, MilitaryType::territory) &&
      std::all_of(s.nobodys.begin(), s.nobodys.end(),
                  [&](Military m) { return s.past.contains(m) && !s.colonies.contains(m); });
  return nobodys && all_different(s.past) && cards.all_of(s.colonies, MilitaryType::territory) &&
         s.colonies.size() + s.nobodys.size() + s.human_colonies <= territories;
}

bool human_is_sound(const State& s, const Cards& cards) {
  return cards.none_or(s.her_war, MilitaryType::war) &&
         cards.none_or(s.human_war, MilitaryType::war) &&
         cards.none_or(s.human_tactic, MilitaryType::tactic) && within(s.human_strength, 0, 999) &&
         within(s.human_culture, 0, 2000) && within(s.human_final, 0, 2000) &&
         s.human_level <= level(Age::iii);
}

// What the entry that is being resolved was about.
bool pending_is_sound(const Data& data, const State& s, const Cards& cards) {
  if (index(s.pending) > index(Pending::attack)) return false;
  const bool event = s.pending == Pending::event;
  const bool attack = s.pending == Pending::attack;
  if (!event && !attack)
    return s.pending_card == Military::none && !s.pending_rotated && s.attack_strength == 0;
  if (!s.human_politics || !within(s.attack_strength, 0, attack ? 999 : 0)) return false;
  if (attack) return cards.of(s.pending_card, MilitaryType::aggression) && !s.pending_rotated;
  if (!cards.event(s.pending_card) || s.past.contains(s.pending_card)) return false;
  const MilitaryCard& card = data.card(s.pending_card);
  return !s.pending_rotated || (card.type == MilitaryType::event && card.age == Age::iii);
}

// TTA-SETUP-7: the eight cards of the age's deck, each once; his own deck the player shuffles.
bool deck_is_sound(const State& s) {
  InlineVector<std::uint8_t, 2 * cards_of_age> numbers;
  for (const auto* pile : {&s.deck.pile, &s.deck.played})
    for (const std::uint8_t number : *pile) {
      const int place = number - first_of_deck(s.age);
      if (!within(place, 0, cards_of_age - 1) || numbers.contains(number)) return false;
      numbers.push_back(number);
    }
  if (s.card != 0 || !s.deck.reserve.empty() || !s.deck.aside.empty()) return false;
  return s.deck_kind == DeckKind::mine ? s.deck.pile.empty() : numbers.size() == cards_of_age;
}

// 3.1, 3.2: the row, what came up, and what is still to come.
bool row_is_sound(const Data& data, const State& s, const Cards& cards) {
  for (const Civil card : s.row)
    if (card != Civil::none && (s.row_kind == RowKind::asked || !cards.dealt(card))) return false;
  for (std::size_t i = 0; i < s.seen.size(); ++i) {
    const auto card = static_cast<Civil>(i);
    if (s.seen[i] > (cards.known(card) ? data.card(card).copies : 0)) return false;
  }
  // Where nobody follows the row its refills are counted, not its cards.
  if (s.row_kind == RowKind::asked) return s.pile.empty() && s.dealt <= deck_sizes[1];
  if (s.dealt > (s.age == Age::iv ? 0 : deck_sizes[index(s.age)])) return false;
  const int left = left_in_deck(s);
  if (s.row_kind == RowKind::typed) {
    // As many as the player will have to name must be there to be named.
    int to_come = 0;
    for (std::size_t i = 0; i < data.civil.size(); ++i)
      if (cards.known(static_cast<Civil>(i)) && data.civil[i].age == s.age)
        to_come += data.civil[i].copies - s.seen[i];
    return s.pile.empty() && to_come >= left;
  }
  if (static_cast<int>(s.pile.size()) != left) return false;
  for (const Civil card : s.pile) {
    if (!cards.dealt(card) || data.card(card).age != s.age) return false;
    const auto copies = std::count(s.pile.begin(), s.pile.end(), card) + s.seen[index(card)];
    if (copies > data.card(card).copies) return false;
  }
  return true;
}

// TTA-END-1: where the game stands in its rounds.
bool moment_is_sound(const State& s) {
  if (index(s.age) > index(Age::iv) || index(s.at_turn) >= player_names.size() ||
      !within(s.round, 1, most_rounds))
    return false;
  if ((s.final_round != 0) != (s.age == Age::iv)) return false;
  if (s.phase != Phase::turns)
    return s.pending == Pending::none && s.age == Age::iv && s.round == s.final_round + 1;
  if (s.at_turn == Player::automa && s.pending != Pending::none) return false;
  return s.final_round == 0 || (s.round <= s.final_round && s.final_round <= s.round + 1);
}

// Setup runs from its beginning, on an empty table.
bool is_fresh(const State& s) {
  State fresh;
  fresh.random = s.random;
  fresh.difficulty = s.difficulty;
  fresh.deck_kind = s.deck_kind;
  fresh.row_kind = s.row_kind;
  fresh.expansion = s.expansion;
  fresh.expansion_house = s.expansion_house;
  fresh.automa_starts = s.automa_starts;
  fresh.readings = s.readings;
  return s == fresh;
}

}  // namespace

bool Rulebook::sound(const Data& data, const State& s) {
  if (!settings_are_sound(data, s) || index(s.phase) > index(Phase::over)) return false;
  if (s.phase == Phase::setup) return is_fresh(s);
  const Cards cards(data, s);
  return moment_is_sound(s) && techs_are_sound(data, s, cards) && hand_is_sound(data, s, cards) &&
         play_area_is_sound(data, s, cards) && colonies_are_sound(data, s, cards) &&
         human_is_sound(s, cards) && pending_is_sound(data, s, cards) && deck_is_sound(s) &&
         row_is_sound(data, s, cards);
}

}  // namespace seatmate::through_the_ages
