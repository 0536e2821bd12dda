// Chapter "Gold", and the points of "Production".

#include "games/through-the-ages/gold.h"

#include "games/through-the-ages/produce.h"
#include "games/through-the-ages/test_support.h"

namespace seatmate::through_the_ages {
namespace {

class Gold : public RuleTest {
 public:
  std::string pays(int amount) {
    State table = s;
    const Payment payment = plan_payment(data, s, s.yellow, amount);
    if (!payment.possible) return "cannot";
    std::string paid;
    for (const std::uint8_t place : payment.paid)
      paid += (paid.empty() ? "" : " ") + name(s.yellow[place]);
    pay(table, t, payment);
    EXPECT_EQ(gold(data, s.yellow) - gold(data, table.yellow), payment.value);
    return paid;
  }
};

// TTA-GOLD-2, TTA-GOLD-5: only the age of a yellow card counts.
TEST_F(Gold, WorthOneOneTwoThree) {
  EXPECT_EQ(gold_of(data.card(civil("frugality_a"))), 1);
  EXPECT_EQ(gold_of(data.card(civil("breakthrough_i"))), 1);
  EXPECT_EQ(gold_of(data.card(civil("breakthrough_ii"))), 2);
  EXPECT_EQ(gold_of(data.card(civil("patriotism_iii"))), 3);
  yellow({"frugality_a", "breakthrough_i", "breakthrough_ii", "patriotism_iii"});
  EXPECT_EQ(gold(data, s.yellow), 7);
}

// TTA-GOLD-3: cards leave the hand; nobody gives change.
TEST_F(Gold, NoChange) {
  yellow({"patriotism_iii", "reserves_ii"});
  EXPECT_EQ(pays(1), "reserves_ii");
  EXPECT_EQ(pays(3), "patriotism_iii");
  EXPECT_EQ(pays(4), "patriotism_iii reserves_ii");
  EXPECT_EQ(pays(6), "cannot");
  EXPECT_EQ(pays(0), "");
}

// TTA-GOLD-4, A-12: least overpayment, then the oldest cards, within an age the first taken.
TEST_F(Gold, OldestOfTheExactPayments) {
  yellow({"reserves_iii", "patriotism_ii", "frugality_a", "rich_land_i"});
  EXPECT_EQ(pays(3), "patriotism_ii frugality_a");
  yellow({"rich_land_i", "frugality_a", "patriotism_ii", "stockpile_a"});
  EXPECT_EQ(pays(2), "frugality_a stockpile_a");
  yellow({"rich_land_i", "reserves_i"});
  EXPECT_EQ(pays(1), "rich_land_i");
  yellow({"rich_land_a", "patriotism_iii", "reserves_iii"});
  EXPECT_EQ(pays(3), "patriotism_iii") << "exact before old";
}

// the other reading wants the fewest cards.
TEST_F(Gold, FewestInTheOtherReading) {
  yellow({"frugality_a", "rich_land_i", "patriotism_ii"});
  EXPECT_EQ(pays(2), "frugality_a rich_land_i");
  s.readings.gold_fewest = true;
  EXPECT_EQ(pays(2), "patriotism_ii");
  EXPECT_EQ(pays(3), "frugality_a patriotism_ii");
}

// TTA-PROD-1: ratings become points, and nothing else happens.
TEST_F(Gold, ProductionAddsTheRatings) {
  tech("philosophy_a", 2);
  tech("religion_a", 3);
  s.science = 4;
  s.culture = 10;
  State after = s;
  produce(after, t);
  EXPECT_EQ(after.science, 6);
  EXPECT_EQ(after.culture, 13);
  after.science = s.science;
  after.culture = s.culture;
  EXPECT_EQ(after, s);
}

// TTA-PROD-1, A-26: Fundamentalism takes two science, but never from the points.
TEST_F(Gold, ANegativeRatingProducesNothing) {
  tech("fundamentalism_iii");
  s.science = 4;
  ASSERT_EQ(ratings().science, -1);
  produce(s, t);
  EXPECT_EQ(s.science, 4);
}

}  // namespace
}  // namespace seatmate::through_the_ages
