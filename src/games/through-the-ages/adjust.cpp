// Making the app agree with the table: every tracked value has a path, a field and a setter.

#include <algorithm>
#include <functional>

#include "engine/corrections.h"
#include "games/through-the-ages/game.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

namespace {

constexpr int most_points = 999;
constexpr int most_correction = 50;
constexpr int most_cubes = most_of_a_type;
constexpr int most_events = 20;

// TTA-HAND-12: a card in a slot of one an age uses up its age.
void use_up(const Data& data, std::uint8_t& ages, Civil card) {
  if (card != Civil::none) add(ages, data.card(card).age);
}
void use_up(const Data& data, std::uint8_t& ages, Military card) {
  if (card != Military::none) add(ages, data.card(card).age);
}

// TTA-DEV-3: a government or blue technology takes the place of the one of its family.
void put_in_play(const Data& data, State& s, Civil c) {
  const CivilCard& card = data.card(c);
  leave_hand(s, c);
  const bool alone = card.cls == Class::government || card.cls == Class::special;
  for (std::size_t i = 0; i < s.techs.size();)
    if (s.techs[i].card == c || (alone && data.card(s.techs[i].card).type == card.type))
      s.techs.erase_at(i);
    else
      ++i;
  if (!s.techs.full()) s.techs.push_back({c, 0});
}
void take_out_of_play(State& s, Civil c) {
  for (std::size_t i = 0; i < s.techs.size(); ++i)
    if (s.techs[i].card == c) {
      s.techs.erase_at(i);
      return;
    }
}

// A completed wonder and whether it is flipped leave together.
void remove_wonder(State& s, Civil c) {
  for (std::size_t i = 0; i < s.wonders.size(); ++i) {
    if (s.wonders[i] != c) continue;
    const std::uint32_t below = s.flipped & ((1U << i) - 1U);
    s.flipped = below | ((s.flipped >> (i + 1)) << i);
    s.wonders.erase_at(i);
    return;
  }
}

// A card that was named wrongly has not come up, the right one has. Where all copies of the right
// one are accounted for, cards have only changed places.
void lay_in_row(const Data& data, State& s, std::size_t space, Civil c) {
  const Civil before = s.row[space];
  s.row[space] = c;
  if (s.row_kind != RowKind::typed || before == Civil::none || c == Civil::none) return;
  auto& seen = s.seen;
  const bool renamed = data.card(before).age == data.card(c).age && seen[index(before)] > 0 &&
                       seen[index(c)] < data.card(c).copies;
  if (!renamed) return;
  --seen[index(before)];
  ++seen[index(c)];
}

template <class List, class Card>
void set_member(List& list, Card card, bool yes) {
  if (!yes)
    list.remove(card);
  else if (!list.contains(card) && !list.full())
    list.push_back(card);
}

class Catalogue : public Corrections<State> {
 public:
  Catalogue(const Data& data, const State& s)
      : Corrections(vocabulary, "label"), data_(data), s_(s) {
    numbers();
    technologies();
    hand();
    wonders();
    row();
    gold_cards();
    piles();
    tactics();
    wars_and_colonies();
    human();
  }

 private:
  using Corrections::number;
  template <class Member>
  void number(std::string_view path, Message&& label, int low, int high, const Member& member) {
    // What stands there now is always within what may be said.
    State copy = s_;
    const int now = member(copy);
    number(path, std::move(label), std::min(low, now), std::max(high, now), now, member);
  }

  // None or a card; `may` says which, and what lies there now is always among them.
  template <class May>
  void civil(std::string_view path, Message&& label, Civil now, May&& may,
             std::function<void(State&, Civil)> set) {
    std::vector<Option> options{{"none", term("label", "none")}};
    for (std::size_t i = 0; i < data_.civil.size(); ++i) {
      const auto card = static_cast<Civil>(i);
      if (card == now || (exists(card) && may(data_.civil[i])))
        options.push_back({data_.civil[i].id, name_of(data_, card)});
    }
    choice(path, std::move(label), std::move(options), token(now),
           [&data = data_, set = std::move(set)](State& s, const std::string& value) {
             set(s, data.civil_named(value));
           });
  }
  template <class May>
  void military(std::string_view path, Message&& label, Military now, May&& may,
                std::function<void(State&, Military)> set) {
    std::vector<Option> options{{"none", term("label", "none")}};
    for (std::size_t i = 0; i < data_.military.size(); ++i) {
      const auto card = static_cast<Military>(i);
      if (card == now || may(data_.military[i]))
        options.push_back({data_.military[i].id, name_of(data_, card)});
    }
    choice(path, std::move(label), std::move(options), token(now),
           [&data = data_, set = std::move(set)](State& s, const std::string& value) {
             set(s, data.military_named(value));
           });
  }
  [[nodiscard]] std::string token(Civil card) const {
    return card == Civil::none ? "none" : data_.card(card).id;
  }
  [[nodiscard]] std::string token(Military card) const {
    return card == Military::none ? "none" : data_.card(card).id;
  }
  template <class Card>
  [[nodiscard]] Message label_of(std::string_view what, Card card) const {
    return value_label(what, {Arg("card", name_of(data_, card))});
  }

  [[nodiscard]] bool exists(Civil card) const {
    return data_.card(card).copies > 0 && (s_.expansion || !data_.card(card).expansion);
  }
  [[nodiscard]] bool has_come(Age age) const { return level(age) <= level(s_.age); }
  // TTA-AGE-2: what is older than the age before this one has left every hand.
  [[nodiscard]] bool is_current(Age age) const {
    return has_come(age) && level(age) >= level(s_.age) - 1;
  }
  [[nodiscard]] bool is_in_play(Civil card) const {
    return std::any_of(s_.techs.begin(), s_.techs.end(),
                       [&](const Tech& tech) { return tech.card == card; });
  }

  // TTA-GEN-5.
  void numbers() {
    number("science", value_label("science"), 0, most_points,
           [](State& s) -> std::int16_t& { return s.science; });
    number("culture", value_label("culture"), 0, most_points,
           [](State& s) -> std::int16_t& { return s.culture; });
    correction("science", [](State& s) -> std::int16_t& { return s.extra.science; });
    correction("culture", [](State& s) -> std::int16_t& { return s.extra.culture; });
    correction("strength", [](State& s) -> std::int16_t& { return s.extra.strength; });
    correction("happiness", [](State& s) -> std::int16_t& { return s.extra.happiness; });
    number("blue", value_label("blue"), 0, 4, [](State& s) -> std::uint8_t& { return s.blue; });
  }
  // What a rating has that no card explains.
  template <class Member>
  void correction(std::string_view rating, Member&& member) {
    number("extra." + std::string(rating), value_label("extra-" + std::string(rating)),
           -most_correction, most_correction, member);
  }

  void technologies() {
    for (std::size_t i = 0; i < data_.civil.size(); ++i) {
      const auto card = static_cast<Civil>(i);
      if (!is_technology(data_.civil[i].cls) || !has_come(data_.civil[i].age)) continue;
      flag("tech." + data_.civil[i].id, label_of("tech", card), is_in_play(card),
           [&data = data_, card, before = is_in_play(card)](State& s, bool yes) {
             if (yes && !before) put_in_play(data, s, card);
             if (!yes) take_out_of_play(s, card);
           });
    }
    for (std::size_t i = 0; i < s_.techs.size(); ++i) {
      const CivilCard& card = data_.card(s_.techs[i].card);
      if (card.cls != Class::urban && card.cls != Class::unit) continue;
      number("cubes." + card.id, label_of("cubes", s_.techs[i].card), 0, most_cubes,
             [i](State& s) -> std::uint8_t& { return s.techs[i].cubes; });
    }
  }

  // TTA-HAND-2 to -7.
  void hand() {
    const auto slot = [&](std::string_view path, Class cls, Civil now,
                          std::function<void(State&, Civil)> set) {
      civil(
          path, value_label(path), now,
          [&](const CivilCard& card) {
            const bool fits = card.cls == cls || (cls == Class::farm && card.cls == Class::mine);
            return fits && is_current(card.age) && !is_in_play(data_.civil_named(card.id));
          },
          std::move(set));
    };
    slot("leader", Class::leader, s_.leader, [&data = data_](State& s, Civil card) {
      s.leader = card;
      use_up(data, s.leader_ages, card);
    });
    slot("government", Class::government, s_.government, [&data = data_](State& s, Civil card) {
      s.government = card;
      use_up(data, s.government_ages, card);
    });
    slot("special", Class::special, s_.special, [](State& s, Civil card) { s.special = card; });
    slot("farm-mine", Class::farm, s_.farm_mine, [](State& s, Civil card) { s.farm_mine = card; });
    slot("unit", Class::unit, s_.unit, [](State& s, Civil card) { s.unit = card; });
    for (std::size_t i = 0; i < decltype(s_.urban)::capacity(); ++i)
      civil(
          "urban." + std::to_string(i + 1), value_label(i == 0 ? "urban-left" : "urban-right"),
          i < s_.urban.size() ? s_.urban[i] : Civil::none,
          [&](const CivilCard& card) {
            return card.cls == Class::urban && is_current(card.age) &&
                   !is_in_play(data_.civil_named(card.id));
          },
          [i](State& s, Civil card) {
            if (card == Civil::none) {
              if (i < s.urban.size()) s.urban.erase_at(i);  // TTA-DEV-7: the other one slides
            } else if (i < s.urban.size()) {
              s.urban[i] = card;
            } else {
              s.urban.push_back(card);
            }
          });
    ages("leader", Age::a, s_.leader_ages, [](State& s) -> std::uint8_t& { return s.leader_ages; });
    ages("government", Age::i, s_.government_ages,
         [](State& s) -> std::uint8_t& { return s.government_ages; });
  }
  // TTA-HAND-12: of which ages she has taken one.
  template <class Member>
  void ages(std::string_view kind, Age first, std::uint8_t now, Member&& member) {
    for (int n = level(first); n <= std::min(level(s_.age), level(Age::iii)); ++n) {
      const auto age = static_cast<Age>(n);
      flag("taken." + std::string(kind) + "." + std::string(age_names[index(age)]),
           value_label("taken-" + std::string(kind), {Arg("age", term(age))}), has(now, age),
           [member, age](State& s, bool yes) {
             std::uint8_t& bits = member(s);
             add(bits, age);
             if (!yes) bits = static_cast<std::uint8_t>(bits ^ (1U << index(age)));
           });
    }
  }

  void wonders() {
    civil(
        "wonder", value_label("wonder"), s_.wonder.card,
        [&](const CivilCard& card) {
          return card.cls == Class::wonder && is_current(card.age) &&
                 !s_.wonders.contains(data_.civil_named(card.id));
        },
        [](State& s, Civil card) {
          s.wonder.card = card;
          if (card == Civil::none) s.wonder.stages = 0;
        });
    if (s_.wonder.card != Civil::none)
      number("wonder.stages", label_of("wonder-stages", s_.wonder.card), 0,
             data_.card(s_.wonder.card).stages - 1,
             [](State& s) -> std::uint8_t& { return s.wonder.stages; });
    for (std::size_t i = 0; i < data_.civil.size(); ++i) {
      const auto card = static_cast<Civil>(i);
      const bool built = s_.wonders.contains(card);
      const bool offered = built || (exists(card) && has_come(data_.civil[i].age));
      if (data_.civil[i].cls != Class::wonder || !offered) continue;
      flag("built." + data_.civil[i].id, label_of("built", card), built,
           [card](State& s, bool yes) {
             if (!yes)
               remove_wonder(s, card);
             else
               set_member(s.wonders, card, true);
             if (yes && s.wonder.card == card) s.wonder = {};
           });
    }
    for (std::size_t i = 0; i < s_.wonders.size(); ++i)
      if (data_.card(s_.wonders[i]).age <= Age::i)  // those Ravages of Time can hit
        flag("flipped." + data_.card(s_.wonders[i]).id, label_of("flipped", s_.wonders[i]),
             ((s_.flipped >> i) & 1U) != 0, [i](State& s, bool yes) {
               s.flipped = yes ? s.flipped | (1U << i) : s.flipped & ~(1U << i);
             });
  }

  void row() {
    if (s_.row_kind == RowKind::asked) return;
    for (std::size_t i = 0; i < row_spaces; ++i)
      civil(
          "row." + std::to_string(i + 1), value_label("row", {Arg("n", static_cast<int>(i) + 1)}),
          s_.row[i], [&](const CivilCard& card) { return is_current(card.age); },
          [&data = data_, i](State& s, Civil card) { lay_in_row(data, s, i, card); });
  }

  void gold_cards() {
    for (std::size_t i = 0; i < data_.civil.size(); ++i) {
      const auto card = static_cast<Civil>(i);
      const int now = static_cast<int>(std::count(s_.yellow.begin(), s_.yellow.end(), card));
      const bool offered = now > 0 || is_current(data_.civil[i].age);
      if (data_.civil[i].cls != Class::action || !offered) continue;
      number("yellow." + data_.civil[i].id, label_of("yellow", card), 0,
             std::max<int>(now, data_.civil[i].copies), now, [card, now](State& s, int n) {
               for (int k = now; k < n && !s.yellow.full(); ++k) s.yellow.push_back(card);
               for (int k = n; k < now; ++k) s.yellow.remove(card);
             });
    }
  }

  // Her two face-down piles: how many of each lie there.
  void piles() {
    for (std::size_t i = 0; i < data_.military.size(); ++i) {
      const auto card = static_cast<Military>(i);
      const MilitaryCard& printed = data_.military[i];
      const bool war =
          printed.type == MilitaryType::war || printed.type == MilitaryType::aggression;
      const bool hidden = std::find(data_.hidden_events.begin() + 1, data_.hidden_events.end(),
                                    card) != data_.hidden_events.end();
      if (!(war || hidden) || !is_current(printed.age)) continue;
      const auto count = [&](const auto& pile) {
        return static_cast<int>(std::count(pile.begin(), pile.end(), card));
      };
      if (war)
        number("wars." + printed.id, label_of("wars", card), 0,
               std::max<int>(count(s_.wars), printed.copies), count(s_.wars),
               [card, now = count(s_.wars)](State& s, int n) {
                 for (int k = now; k < n && !s.wars.full(); ++k) s.wars.push_back(card);
                 for (int k = n; k < now; ++k) s.wars.remove(card);
               });
      else
        number("events." + std::string(age_names[index(printed.age)]),
               value_label("events", {Arg("age", term(printed.age))}), 0, most_events,
               count(s_.events), [card, now = count(s_.events)](State& s, int n) {
                 for (int k = now; k < n && !s.events.full(); ++k) s.events.push_back(card);
                 for (int k = n; k < now; ++k) s.events.remove(card);
               });
    }
  }

  void tactics() {
    const auto tactic = [&](const MilitaryCard& card) {
      return card.type == MilitaryType::tactic && has_come(card.age);
    };
    military(
        "tactic", value_label("tactic"), s_.tactic,
        [&](const MilitaryCard& card) { return tactic(card) && is_current(card.age); },
        [&data = data_](State& s, Military card) {
          s.tactic = card;
          use_up(data, s.tactic_ages, card);
        });
    ages("tactic", Age::i, s_.tactic_ages, [](State& s) -> std::uint8_t& { return s.tactic_ages; });
    military("active-tactic", value_label("active-tactic"), s_.active_tactic, tactic,
             [](State& s, Military card) { s.active_tactic = card; });
    for (std::size_t i = 0; i < data_.military.size(); ++i) {
      const auto card = static_cast<Military>(i);
      const bool beside = s_.beside.contains(card);
      const bool common = s_.common.contains(card);
      if (beside || card == s_.active_tactic)
        flag("beside." + data_.military[i].id, label_of("beside", card), beside,
             [card](State& s, bool yes) { set_member(s.beside, card, yes); });
      if (common || tactic(data_.military[i]))
        flag("common." + data_.military[i].id, label_of("common", card), common,
             [card](State& s, bool yes) { set_member(s.common, card, yes); });
    }
    military("human-tactic", value_label("human-tactic"), s_.human_tactic, tactic,
             [](State& s, Military card) { s.human_tactic = card; });
  }

  void wars_and_colonies() {
    const auto war = [&](const MilitaryCard& card) {
      return card.type == MilitaryType::war && has_come(card.age);
    };
    military("her-war", value_label("her-war"), s_.her_war, war,
             [](State& s, Military card) { s.her_war = card; });
    military("human-war", value_label("human-war"), s_.human_war, war,
             [](State& s, Military card) { s.human_war = card; });
    for (std::size_t i = 0; i < data_.military.size(); ++i) {
      const auto card = static_cast<Military>(i);
      const MilitaryCard& printed = data_.military[i];
      const bool colony = s_.colonies.contains(card);
      if (colony || (printed.type == MilitaryType::territory && has_come(printed.age)))
        flag("colony." + printed.id, label_of("colony", card), colony, [card](State& s, bool yes) {
          set_member(s.colonies, card, yes);
          if (yes) s.nobodys.remove(card);
          if (yes) set_member(s.past, card, true);  // nobody colonises what never came up
        });
    }
    for (std::size_t i = 0; i < data_.military.size(); ++i) {
      const auto card = static_cast<Military>(i);
      const MilitaryCard& printed = data_.military[i];
      const bool event =
          printed.type == MilitaryType::event || printed.type == MilitaryType::territory;
      if (event && printed.copies > 0 && has_come(printed.age))
        flag("past." + printed.id, label_of("past", card), s_.past.contains(card),
             [card](State& s, bool yes) {
               set_member(s.past, card, yes);
               if (!yes) s.nobodys.remove(card);
             });
    }
  }

  void human() {
    for (const Military card : s_.past)
      if (data_.card(card).type == MilitaryType::territory && !s_.colonies.contains(card))
        flag("nobodys." + data_.card(card).id, label_of("nobodys", card), s_.nobodys.contains(card),
             [card](State& s, bool yes) { set_member(s.nobodys, card, yes); });
    number("human.strength", value_label("human-strength"), 0,
           std::max<int>(most_human_strength, s_.human_strength), s_.human_strength,
           [](State& s, int n) {
             s.human_strength = static_cast<std::int16_t>(n);
             s.human_strength_old = false;
           });
    number("human.culture", value_label("human-culture"), 0, most_points,
           [](State& s) -> std::int16_t& { return s.human_culture; });
    int territories = 0;
    for (const Military card : s_.past)
      territories += data_.card(card).type == MilitaryType::territory ? 1 : 0;
    number("human.colonies", value_label("human-colonies"), 0,
           std::max(0, territories - static_cast<int>(s_.colonies.size() + s_.nobodys.size())),
           [](State& s) -> std::uint8_t& { return s.human_colonies; });
    flag("human.politics", value_label("human-politics"), s_.human_politics,
         [](State& s, bool yes) { s.human_politics = yes; });
    flag("human.second-politics", value_label("human-second-politics"), s_.human_second_politics,
         [](State& s, bool yes) { s.human_second_politics = yes; });
  }

  const Data& data_;
  const State& s_;
};

}  // namespace

std::vector<Field> Rulebook::tracked(const Data& data, const State& s) {
  return fields_of(std::move(Catalogue(data, s).values));
}

Outcome Rulebook::adjust(const Data& data, State& s, const std::string& path,
                         const std::string& value) {
  auto next = corrected(vocabulary, Catalogue(data, s).values, s, path, value);
  if (!next) return next.refusal();
  settle_happiness(data, *next);
  // TTA-WON-5: with its last stage a wonder would be complete.
  if (const Civil wonder = next->wonder.card;
      wonder != Civil::none && next->wonder.stages >= data.card(wonder).stages)
    return refuse("tta.error.stages",
                  {Arg("card", name_of(data, wonder)), Arg("n", next->wonder.stages),
                   Arg("most", data.card(wonder).stages - 1)});
  if (!Rulebook::sound(data, *next)) return refuse("tta.error.not-possible", {});
  s = *next;
  return Done{};
}

}  // namespace seatmate::through_the_ages
