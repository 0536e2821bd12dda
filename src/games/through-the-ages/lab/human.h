#pragma once

// The simulated human, and the table he sits at: he takes cards as a plausible opponent would, his
// strength and culture follow curves, and the military decks and the events lie with him. His
// points are a model, not a calculation.

#include "games/through-the-ages/inputs.h"
#include "games/through-the-ages/questions.h"

namespace seatmate::through_the_ages {

class SimulatedHuman {
 public:
  explicit SimulatedHuman(Random random) : random_(random) {}

  Input choose(const Data& data, const State& s);

  std::uint8_t answer(const Data& data, const State& s, const DrawnCard&);
  RowCardList answer(const Data& data, const State& s, const DealtCards& q);
  RowCardList answer(const Data& data, const State& s, const RowCards& q);
  bool answer(const Data& data, const State& s, const DeckRanOut&);
  DrawnList answer(const Data& data, const State& s, const DrawnMilitary& q);
  RevealedEvent::Answer answer(const Data& data, const State& s, const RevealedEvent& q);
  std::int16_t answer(const Data& data, const State& s, const HumanNumber& q);
  std::uint8_t answer(const Data& data, const State& s, const HumanBid& q);
  bool answer(const Data& data, const State& s, const AttackSucceeded& q);
  std::uint8_t answer(const Data& data, const State& s, const HumanTarget&);
  Civil answer(const Data& data, const State& s, const HerBuilding& q);
  Civil answer(const Data& data, const State& s, const HerTechnology& q);
  Military answer(const Data& data, const State& s, const HerColony&);
  Military answer(const Data& data, const State& s, const HumanColony&);
  AgreementCards::Answer answer(const Data& data, const State& s, const AgreementCards&);
  Civil answer(const Data&, const State&, const EqualCards& q);
  bool answer(const Data&, const State&, const HerLeaderOrWonder&) { return true; }
  LastEvents::Answer answer(const Data& data, const State& s, const LastEvents& q);
  std::int16_t answer(const Data& data, const State& s, const HumanFinal&);

  // The same for a form at the table.
  Entry answer(const Data& data, const State& s, const Form& form);

 private:
  struct Prepared {
    Military card = Military::none;
    bool rotated = false;
  };
  // Once for a game: the four first events are laid out.
  void sit_down(const Data& data);
  void grow(const Data& data, const State& s);
  Military draw(const Data& data, Age age);
  Prepared reveal(const Data& data);
  void prepare(const Data& data, Military card, bool rotated);
  [[nodiscard]] bool take_from_hand(const Data& data, MilitaryType type, Military& card);

  Random random_;
  // The table.
  std::array<InlineVector<Military, 48>, 4> decks_;
  InlineVector<Prepared, 60> current_;
  InlineVector<Prepared, 60> future_;
  InlineVector<Military, 60> her_events_;  // what lies face down on her mat
  bool seated_ = false;
  // His side.
  InlineVector<Military, 16> hand_;
  InlineVector<Military, 12> colonies_;
  std::int16_t strength_ = 1;
  std::int16_t culture_ = 0;
  std::int16_t culture_rating_ = 0;
  std::uint8_t turns_ = 0;
  std::uint8_t step_ = 0;     // of his turn
  std::uint8_t refills_ = 0;  // since the last age, where nobody follows the row
};

}  // namespace seatmate::through_the_ages
