#include "games/through-the-ages/gold.h"

namespace seatmate::through_the_ages {

void pay(State& s, Table& t, const Payment& payment) {
  if (payment.paid.empty()) return;
  cite(t.reasons, Line::TTA_GOLD_3_no_change, payment.value);
  cite(t.reasons, Line::TTA_GOLD_4_which_cards, static_cast<int>(payment.paid.size()));
  if (t.telling())
    t.mention([&] {
      std::vector<Message> cards;
      for (const std::size_t place : payment.paid)
        cards.push_back(name_of(t.data, s.yellow[place]));
      return Message{"tta.did.pay-cards", {Arg("cards", std::move(cards))}};
    });
  for (std::size_t i = payment.paid.size(); i-- > 0;) s.yellow.erase_at(payment.paid[i]);
}

}  // namespace seatmate::through_the_ages
