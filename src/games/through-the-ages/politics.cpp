#include "games/through-the-ages/politics.h"

namespace seatmate::through_the_ages {

namespace {

// Looks through how many units of each technology could go.
class Sacrifices {
 public:
  Sacrifices(const Data& data, const State& s, const Units& units, int force)
      : data_(data), s_(s), force_(std::max(1, force)) {
    for (std::size_t i = 0; i < units.size(); ++i) {
      if (i == 0 || units[i] != units[i - 1]) kinds_.push_back({units[i], i, 0});
      ++kinds_[kinds_.size() - 1].cubes;
    }
    look(0);
  }

  [[nodiscard]] Places places() const {
    Places places;
    for (std::size_t kind = 0; kind < best_.size(); ++kind)
      for (std::size_t n = 0; n < best_[kind]; ++n)
        places.push_back(static_cast<std::uint8_t>(kinds_[kind].first + n));
    return places;
  }

 private:
  struct Kind {
    Civil card = Civil::none;
    std::size_t first = 0;
    std::size_t cubes = 0;
  };
  using Key = std::array<int, 7>;  // what they are worth; how many; of level 4, 3, 2, 1, 0

  // Enough is enough: each further unit is worth something. Of equal sets the one with more of the
  // technology that came into play first is looked at first.
  void look(std::size_t kind) {
    const int worth = worth_as_force(data_, s_, sent_);
    if (worth >= force_ || kind == kinds_.size()) {
      if (worth >= force_) compare(worth);
      return;
    }
    const std::size_t before = sent_.size();
    for (std::size_t n = 0; n < kinds_[kind].cubes; ++n) sent_.push_back(kinds_[kind].card);
    for (std::size_t n = kinds_[kind].cubes + 1; n-- > 0;) {
      counts_.push_back(static_cast<std::uint8_t>(n));
      look(kind + 1);
      counts_.pop_back();
      if (sent_.size() > before) sent_.pop_back();
    }
  }
  void compare(int worth) {
    Key key{worth, static_cast<int>(sent_.size())};
    for (const Civil unit : sent_) ++key[static_cast<std::size_t>(6 - level(data_.card(unit).age))];
    if (!best_.empty() && best_key_ <= key) return;
    best_key_ = key;
    best_ = counts_;
  }

  const Data& data_;
  const State& s_;
  int force_;
  InlineVector<Kind, Units::capacity()> kinds_;
  Units sent_;
  Places counts_;
  Places best_;
  Key best_key_{};
};

}  // namespace

Places armies_to_destroy(const Data& data, const State& s, const Units& units, int force) {
  return Sacrifices(data, s, units, force).places();
}

bool holds_out(Table& t, int attacker, int hers, int defence) {
  const bool holds = hers + defence >= attacker;
  cite(t.reasons, holds ? Line::TTA_AGG_2_holds : Line::TTA_AGG_2_falls, hers + defence, attacker);
  return holds;
}

Removed enter_age(State& s, Table& t, Age age) {
  Removed removed;
  const auto old_civil = [&](Civil c) {
    return c != Civil::none && level(t.data.card(c).age) < level(age) - 1;
  };
  const auto old_military = [&](Military m) {
    return m != Military::none && level(t.data.card(m).age) < level(age) - 1;
  };
  const auto drop = [&](Civil& c) {
    if (!old_civil(c)) return;
    removed.civil.push_back(c);
    c = Civil::none;
  };
  for (std::size_t i = 0; i < s.yellow.size();)
    if (old_civil(s.yellow[i])) {
      removed.civil.push_back(s.yellow[i]);
      s.yellow.erase_at(i);
    } else {
      ++i;
    }
  drop(s.leader);
  drop(s.government);
  drop(s.special);
  drop(s.farm_mine);
  drop(s.unit);
  for (std::size_t i = 0; i < s.urban.size();)
    if (old_civil(s.urban[i])) {
      removed.civil.push_back(s.urban[i]);
      s.urban.erase_at(i);
    } else {
      ++i;
    }
  const auto sweep = [&](auto& pile) {
    for (std::size_t i = 0; i < pile.size();)
      if (old_military(pile[i])) {
        removed.military.push_back(pile[i]);
        pile.erase_at(i);
      } else {
        ++i;
      }
  };
  sweep(s.events);
  sweep(s.wars);
  if (old_military(s.tactic)) {
    removed.military.push_back(s.tactic);
    s.tactic = Military::none;
  }
  cite(t.reasons, Line::TTA_AGE_2_obsolete,
       static_cast<int>(removed.civil.size() + removed.military.size()));
  if (old_civil(s.wonder.card)) {
    removed.wonder = s.wonder.card;
    s.wonder = {};
    cite(t.reasons, Line::TTA_AGE_3_wonder_leaves);
  }
  if (age == Age::ii || age == Age::iii) {
    s.blue = s.difficulty;
    cite(t.reasons, Line::TTA_AGE_4_blue_cubes, s.difficulty);
    cite(t.reasons, Line::TTA_DIFF_2_refilled, s.difficulty);
  }
  s.age = age;
  return removed;
}

}  // namespace seatmate::through_the_ages
