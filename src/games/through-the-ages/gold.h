#pragma once

// Chapter "Gold": yellow cards are her money, and nobody gives change.

#include "engine/reasons.h"
#include "games/through-the-ages/lines.h"
#include "games/through-the-ages/table.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

struct Payment {
  bool possible = false;
  InlineVector<std::uint8_t, 60> paid;  // places in the hand, ascending
  int value = 0;                        // of the cards paid
};

// TTA-GOLD-3, TTA-GOLD-4: the least overpayment, then the oldest cards (A-12: or the fewest first).
// Cards of one age are worth the same, so how many of each age are paid is all there is to choose.
inline Payment plan_payment(const Data& data, const State& s, const Yellow& yellow, int amount) {
  Payment payment;
  if (amount <= 0) {
    payment.possible = true;
    return payment;
  }
  std::array<int, 4> have{};
  for (const Civil card : yellow) ++have[index(data.card(card).age)];
  constexpr std::array<int, 4> worth{1, 1, 2, 3};
  std::array<int, 4> best{};
  int best_sum = 1 << 20;
  int best_count = 0;
  // How many of III and II; the rest comes from age A first, then I.
  for (int three = 0; three <= have[3]; ++three)
    for (int two = 0; two <= have[2]; ++two) {
      const int rest = std::max(0, amount - 3 * three - 2 * two);
      if (rest > have[0] + have[1]) continue;
      const std::array<int, 4> counts{std::min(rest, have[0]), rest - std::min(rest, have[0]), two,
                                      three};
      int sum = 0;
      int count = 0;
      for (std::size_t a = 0; a < 4; ++a) {
        sum += counts[a] * worth[a];
        count += counts[a];
      }
      const auto older = [&] {
        for (std::size_t a = 0; a < 3; ++a)
          if (counts[a] != best[a]) return counts[a] > best[a];
        return false;
      };
      const bool fewest = s.readings.gold_fewest;
      const bool better = sum != best_sum                 ? sum < best_sum
                          : fewest && count != best_count ? count < best_count
                                                          : older();
      if (!better) continue;
      best = counts;
      best_sum = sum;
      best_count = count;
    }
  if (best_count == 0) return payment;
  payment.possible = true;
  payment.value = best_sum;
  for (std::size_t i = 0; i < yellow.size(); ++i) {
    int& left = best[index(data.card(yellow[i]).age)];
    if (left == 0) continue;
    --left;
    payment.paid.push_back(static_cast<std::uint8_t>(i));
  }
  return payment;
}

void pay(State& s, Table& t, const Payment& payment);

}  // namespace seatmate::through_the_ages
