#include "games/through-the-ages/lab/human.h"

#include "games/through-the-ages/strength.h"
#include "games/through-the-ages/take.h"

namespace seatmate::through_the_ages {

namespace {

// 3.1: in civil actions.
int price_of_space(int space) { return space <= 5 ? 1 : space <= 9 ? 2 : 3; }

Age military_age(Age age) { return age == Age::a ? Age::i : age == Age::iv ? Age::iii : age; }

}  // namespace

// --- the table
// ---------------------------------------------------------------------------------------

void SimulatedHuman::sit_down(const Data& data) {
  if (seated_) return;
  seated_ = true;
  InlineVector<Military, 24> events;
  for (std::size_t i = 0; i < data.military.size(); ++i)
    if (data.military[i].age == Age::a && data.military[i].copies > 0)
      events.push_back(static_cast<Military>(i));
  random_.shuffle(events);
  for (std::size_t i = 0; i < 4 && i < events.size(); ++i) current_.push_back({events[i], false});
}

Military SimulatedHuman::draw(const Data& data, Age age) {
  auto& deck = decks_[index(military_age(age))];
  if (deck.empty()) {  // at the start, and when it was used up
    for (std::size_t i = 0; i < data.military.size(); ++i) {
      const MilitaryCard& card = data.military[i];
      // What came up once or lies somewhere cannot be drawn twice: an approximation that only
      // matters after a whole deck.
      if (card.age != military_age(age)) continue;
      for (int n = 0; n < card.copies && !deck.full(); ++n)
        deck.push_back(static_cast<Military>(i));
    }
    random_.shuffle(deck);
  }
  return deck.pop_back();
}

void SimulatedHuman::prepare(const Data& data, Military card, bool rotated) {
  if (!future_.full()) future_.push_back({card, rotated && data.card(card).age == Age::iii});
}

// 3.7: the future events become the current ones, older ages on top.
SimulatedHuman::Prepared SimulatedHuman::reveal(const Data& data) {
  const Prepared revealed = current_.pop_back();
  if (current_.empty()) {
    random_.shuffle(future_);
    for (int age = level(Age::iii); age >= level(Age::a); --age)
      for (const Prepared& event : future_)
        if (level(data.card(event.card).age) == age) current_.push_back(event);
    future_.clear();
  }
  return revealed;
}

bool SimulatedHuman::take_from_hand(const Data& data, MilitaryType type, Military& card) {
  for (std::size_t i = 0; i < hand_.size(); ++i)
    if (data.card(hand_[i]).type == type) {
      card = hand_[i];
      hand_.erase_at(i);
      return true;
    }
  return false;
}

// --- his turn
// ----------------------------------------------------------------------------------------

// His strength and his culture follow curves: a little in age I, more with every age.
void SimulatedHuman::grow(const Data& data, const State& s) {
  static constexpr std::array<int, 5> more_strength{1, 3, 4, 7, 7};  // less than, a turn
  static constexpr std::array<int, 5> more_rating{1, 2, 3, 5, 5};
  const std::size_t age = index(s.age);
  strength_ = static_cast<std::int16_t>(
      strength_ + static_cast<int>(random_.below(static_cast<std::uint32_t>(more_strength[age]))));
  culture_rating_ = static_cast<std::int16_t>(
      culture_rating_ +
      static_cast<int>(random_.below(static_cast<std::uint32_t>(more_rating[age]))));
  culture_ = static_cast<std::int16_t>(culture_ + culture_rating_);
  if (s.age == Age::iv || s.round == 1) return;
  for (int i = 0; i < 2; ++i) {
    if (hand_.size() >= 8) hand_.erase_at(0);
    hand_.push_back(draw(data, s.age));
  }
}

Input SimulatedHuman::choose(const Data& data, const State& s) {
  sit_down(data);
  Input input;
  input.strength = strength_;
  const bool last = s.final_round != 0 && s.round >= s.final_round;
  while (step_ < 4) {
    switch (step_++) {
      case 0:  // politics
      {
        grow(data, s);
        input.strength = strength_;
        if (s.round == 1) break;
        const int hers = strength_of(data, s);
        if (strength_ > hers && random_.below(3) == 0 &&
            take_from_hand(data, MilitaryType::aggression, input.card)) {
          const Attack attack = data.card(input.card).attack;
          const bool target = attack == Attack::annex ? !s.colonies.empty()
                              : attack == Attack::infiltrate
                                  ? s.leader != Civil::none || s.wonder.card != Civil::none
                                  : true;
          if (target && copies_on_table(s, input.card) < data.card(input.card).copies) {
            input.verb = Verb::attack;
            return input;
          }
        }
        if (!last && s.human_war == Military::none && strength_ > hers + 3 &&
            random_.below(3) == 0 && take_from_hand(data, MilitaryType::war, input.card) &&
            copies_on_table(s, input.card) < data.card(input.card).copies) {
          input.verb = Verb::war;
          return input;
        }
        if (random_.below(4) != 0 && (take_from_hand(data, MilitaryType::event, input.card) ||
                                      take_from_hand(data, MilitaryType::territory, input.card))) {
          culture_ = static_cast<std::int16_t>(culture_ + level(data.card(input.card).age));
          prepare(data, input.card, false);
          if (current_.empty()) break;
          const Prepared event = reveal(data);
          if (s.past.contains(event.card)) break;
          input.verb = Verb::event;
          input.card = event.card;
          input.rotated = event.rotated;
          return input;
        }
        break;
      }
      case 1:
        if (s.round > 1 && s.human_tactic == Military::none && random_.below(3) == 0 &&
            take_from_hand(data, MilitaryType::tactic, input.card) &&
            !s.common.contains(input.card) &&
            copies_on_table(s, input.card) < data.card(input.card).copies) {
          input.verb = Verb::tactic;
          return input;
        }
        break;
      case 2: {  // the row: what is cheap, now and then something dear
        if (s.row_kind == RowKind::asked) break;
        int actions = s.round == 1
                          ? (s.automa_starts ? 2 : 1)
                          : 2 + std::min(2, level(s.age)) + static_cast<int>(random_.below(3));
        for (std::size_t space = 0; space < row_spaces && actions > 0; ++space) {
          if (s.row[space] == Civil::none) continue;
          const int price = price_of_space(static_cast<int>(space) + 1);
          if (price > actions || random_.below(static_cast<std::uint32_t>(1 + price)) == 0)
            continue;
          if (s.round > 1 && random_.below(2) == 0) continue;
          input.cards.push_back(s.row[space]);
          input.spaces.push_back(static_cast<std::uint8_t>(space + 1));
          actions -= price;
        }
        if (!input.cards.empty()) {
          input.verb = Verb::take;
          return input;
        }
        break;
      }
      default:
        break;
    }
  }
  step_ = 0;
  ++turns_;
  input.verb = Verb::done;
  input.strength = strength_;
  return input;
}

// --- what he is asked
// --------------------------------------------------------------------------------

std::uint8_t SimulatedHuman::answer(const Data&, const State& s, const DrawnCard&) {
  while (true) {
    const auto number = static_cast<std::uint8_t>(first_of_deck(s.age) +
                                                  static_cast<int>(random_.below(cards_of_age)));
    if (number != s.card && !s.deck.played.contains(number)) return number;
  }
}
RowCardList SimulatedHuman::answer(const Data& data, const State& s, const DealtCards& q) {
  RowCardList cards;
  auto seen = s.seen;
  while (cards.size() < q.n) {
    const auto i = random_.below(static_cast<std::uint32_t>(data.civil.size()));
    const auto card = static_cast<Civil>(i);
    if (!can_come(data, s, card) || seen[i] >= data.civil[i].copies) continue;
    ++seen[i];
    cards.push_back(card);
  }
  return cards;
}
RowCardList SimulatedHuman::answer(const Data& data, const State& s, const RowCards& q) {
  RowCardList cards;
  bool any = false;  // that she may take
  for (int tries = 0; tries < 60 && cards.size() < 5; ++tries) {
    const auto card =
        static_cast<Civil>(random_.below(static_cast<std::uint32_t>(data.civil.size())));
    if (!can_come(data, s, card) || !fits(data.card(card), q.icon) || cards.contains(card))
      continue;
    cards.push_back(card);
    any = any || may_take(data, s, card);
  }
  return any ? cards : RowCardList{};
}
bool SimulatedHuman::answer(const Data&, const State&, const DeckRanOut&) {
  if (++refills_ < 9) return false;
  refills_ = 0;
  return true;
}
DrawnList SimulatedHuman::answer(const Data& data, const State& s, const DrawnMilitary& q) {
  sit_down(data);
  DrawnList cards;
  while (cards.size() < q.n) {
    Military card = draw(data, s.age);
    const MilitaryType type = data.card(card).type;
    if (type == MilitaryType::event || type == MilitaryType::territory) {
      if (!her_events_.full()) her_events_.push_back(card);
      card = data.hidden_events[index(data.card(card).age)];
    } else {
      int copies = copies_on_table(s, card);
      for (const Military other : cards) copies += other == card ? 1 : 0;
      if (copies >= data.card(card).copies) continue;
    }
    cards.push_back(card);
  }
  return cards;
}
RevealedEvent::Answer SimulatedHuman::answer(const Data& data, const State& s,
                                             const RevealedEvent& q) {
  sit_down(data);
  // The card she prepared lay face down; it is one of those of its age.
  const Age age = data.card(q.prepared).age;
  for (std::size_t i = 0; i < her_events_.size(); ++i)
    if (data.card(her_events_[i]).age == age) {
      prepare(data, her_events_[i], true);
      her_events_.erase_at(i);
      break;
    }
  while (!current_.empty()) {
    const Prepared event = reveal(data);
    if (!s.past.contains(event.card)) return {event.card, event.rotated};
  }
  // Nothing is left to come up: some event that has not been seen yet.
  for (std::size_t i = 0; i < data.military.size(); ++i) {
    const MilitaryCard& card = data.military[i];
    const bool right = card.type == MilitaryType::event || card.type == MilitaryType::territory;
    if (right && card.copies > 0 && level(card.age) <= std::min(3, level(s.age)) &&
        !s.past.contains(static_cast<Military>(i)))
      return {static_cast<Military>(i), false};
  }
  return {Military{0}, false};  // every event has come up: there is nothing right to say
}
std::int16_t SimulatedHuman::answer(const Data&, const State& s, const HumanNumber& q) {
  switch (q.of) {
    case HumanNumber::Of::strength:
      return strength_;
    case HumanNumber::Of::culture:
      return culture_;
    case HumanNumber::Of::science_rating:
      return static_cast<std::int16_t>(2 * level(s.age) + static_cast<int>(random_.below(8)));
    case HumanNumber::Of::event_culture:
      return static_cast<std::int16_t>(2 + random_.below(13));
    case HumanNumber::Of::lost_science:
      return static_cast<std::int16_t>(std::min<int>(q.most, static_cast<int>(random_.below(12))));
    case HumanNumber::Of::lost_culture: {
      const auto lost = std::min<std::int16_t>(q.most, culture_);
      culture_ = static_cast<std::int16_t>(culture_ - lost);
      return lost;
    }
  }
  return 0;
}
std::uint8_t SimulatedHuman::answer(const Data& data, const State&, const HumanBid& q) {
  const int willing =
      static_cast<int>(random_.below(static_cast<std::uint32_t>(2 + strength_ / 3)));
  if (willing <= q.hers) return 0;
  if (!colonies_.full()) colonies_.push_back(q.colony);
  culture_ = static_cast<std::int16_t>(culture_ + data.card(q.colony).colony_culture);
  return static_cast<std::uint8_t>(q.hers + 1);
}
bool SimulatedHuman::answer(const Data& data, const State& s, const AttackSucceeded&) {
  int defence = strength_;
  for (std::size_t i = 0; i < hand_.size();)
    if (data.card(hand_[i]).type == MilitaryType::bonus) {
      defence += 2 * level(data.card(hand_[i]).age);
      hand_.erase_at(i);
    } else {
      ++i;
    }
  return strength_of(data, s) > defence;
}
std::uint8_t SimulatedHuman::answer(const Data&, const State& s, const HumanTarget&) {
  return static_cast<std::uint8_t>(
      random_.below(4) == 0 ? 0 : 1 + std::min(3, std::max(0, level(s.age) - 1)));
}
Civil SimulatedHuman::answer(const Data& data, const State& s, const HerBuilding& q) {
  Civil best = Civil::none;
  for (const Tech& tech : s.techs) {
    const CivilCard& card = data.card(tech.card);
    if (card.cls != Class::urban || tech.cubes == 0 || card.age > q.oldest_age) continue;
    if (best == Civil::none || card.age > data.card(best).age) best = tech.card;
  }
  return best;
}
Civil SimulatedHuman::answer(const Data& data, const State& s, const HerTechnology& q) {
  for (const Tech& tech : s.techs)
    if (q.may_go(data, tech.card) && random_.below(2) == 0) return tech.card;
  return Civil::none;
}
Military SimulatedHuman::answer(const Data&, const State& s, const HerColony&) {
  const Military colony = s.colonies[0];
  if (!colonies_.full()) colonies_.push_back(colony);
  return colony;
}
Military SimulatedHuman::answer(const Data& data, const State& s, const HumanColony&) {
  while (!colonies_.empty()) {
    const Military colony = colonies_.pop_back();
    if (!s.colonies.contains(colony) && s.past.contains(colony) && !s.nobodys.contains(colony))
      return colony;
  }
  const Colonies his = may_be_human_colonies(data, s);
  return his.empty() ? Military::none : his[0];
}
AgreementCards::Answer SimulatedHuman::answer(const Data&, const State& s, const AgreementCards&) {
  AgreementCards::Answer spaces;
  int actions = 5;
  for (std::uint8_t space = 1; space <= row_spaces; ++space) {
    const int price = price_of_space(space);
    if (s.row[space - 1U] == Civil::none || price > actions || random_.below(2) == 0) continue;
    spaces.push_back(space);
    actions -= price;
  }
  return spaces;
}
Civil SimulatedHuman::answer(const Data&, const State&, const EqualCards& q) {
  return q.cards[random_.below(static_cast<std::uint32_t>(q.cards.size()))];
}
LastEvents::Answer SimulatedHuman::answer(const Data& data, const State& s, const LastEvents& q) {
  LastEvents::Answer events;
  const auto look = [&](const auto& pile) {
    for (const Prepared& event : pile)
      if (data.card(event.card).age == Age::iii && event.rotated == q.hers &&
          data.card(event.card).type == MilitaryType::event && !s.past.contains(event.card) &&
          !events.contains(event.card) && !events.full())
        events.push_back(event.card);
  };
  look(current_);
  look(future_);
  return events;
}
// A model: what the last events bring such a player.
std::int16_t SimulatedHuman::answer(const Data&, const State&, const HumanFinal&) {
  return static_cast<std::int16_t>(culture_ + 10 + static_cast<int>(random_.below(21)));
}

}  // namespace seatmate::through_the_ages
