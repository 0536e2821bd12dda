// The three examples of the booklet, played by the sections of her card and explained by `why`.

#include "games/through-the-ages/flow_support.h"

namespace seatmate::through_the_ages {
namespace {

class ExampleTest : public FlowTest {
 public:
  static AutomaCard card_with(std::string_view told) {
    const auto card = read_card(told);
    EXPECT_TRUE(card) << told;
    return card ? *card : AutomaCard{};
  }
  // The rules that the reasons of a step rest on, each once, in order.
  [[nodiscard]] std::string why(std::string_view step) const {
    std::string rules;
    const Step told = table.step(step);
    for (const Reason& reason : told.why) {
      const std::string rule = reason.rule.substr(0, reason.rule.find(' '));
      if (rules.find(rule + ";") == std::string::npos) rules += rule + ";";
    }
    return rules;
  }
  [[nodiscard]] bool explains(std::string_view step, std::string_view rule) const {
    return why(step).find(std::string(rule) + ";") != std::string::npos;
  }
  // The sentence a rule gave for a step.
  [[nodiscard]] std::string sentence(std::string_view step, std::string_view rule) const {
    const Step told = table.step(step);
    for (const Reason& reason : told.why)
      if (reason.rule.substr(0, reason.rule.find(' ')) == rule) return reason.text.id;
    return {};
  }
};

// TTA-CARD-1, TTA-CARD-2, TTA-CARD-3, TTA-HAND-2, TTA-HAND-12: Multimedia; no second government of
// the era, so the leftmost card, a leader who sends the older one away; no second unit technology,
// no second leader of the era, so the wonder.
TEST_F(ExampleTest, TakesCardsAsInTheBooklet) {
  s.age = Age::iii;
  row({"albert_einstein_iii", "winston_churchill_iii", "mahatma_gandhi_iii", "hollywood_iii",
       "multimedia_iii", "democracy_iii", "tanks_iii"});
  s.leader = civil("isaac_newton_ii");
  s.unit = civil("modern_infantry_iii");
  urban({"opera_ii"});
  for (const Age age : {Age::a, Age::i, Age::ii}) add(s.leader_ages, age);
  for (const Age age : {Age::i, Age::iii}) add(s.government_ages, age);
  tech("fundamentalism_iii");

  const AutomaCard card = card_with("| urban-culture,government,military | | | 0 0 | 0 0 0");
  finish(cards_section(s, table, card));

  EXPECT_EQ(names(s.urban), "opera_ii multimedia_iii");
  EXPECT_EQ(name(s.leader), "albert_einstein_iii");
  EXPECT_EQ(name(s.wonder.card), "hollywood_iii");
  EXPECT_EQ(s.government, Civil::none);
  EXPECT_EQ(s.row[5], civil("democracy_iii"));
  EXPECT_TRUE(table.said("tta.did.displaced"));
  for (const std::string_view rule : {"TTA-CARD-1", "TTA-CARD-2", "TTA-CARD-3", "TTA-CARD-6",
                                      "TTA-HAND-2", "TTA-HAND-8", "TTA-HAND-12", "TTA-WON-1"})
    EXPECT_TRUE(explains("cards", rule)) << rule << " in " << why("cards");
  EXPECT_EQ(sentence("cards", "TTA-CARD-3"), "tta.why.leftmost-instead");
}

// TTA-DEV-2, TTA-DEV-5, TTA-GOLD-1: Journalism for 6 of 8 science; no government, so the farm for
// the last 2 and 3 gold.
TEST_F(ExampleTest, DevelopsAsInTheBooklet) {
  s.age = Age::ii;
  s.science = 8;
  yellow({"breakthrough_i", "reserves_ii"});
  urban({"journalism_ii"});
  s.farm_mine = civil("selective_breeding_ii");

  const AutomaCard card = card_with("| | urban-science / government farm-mine | | 0 0 | 0 0 0");
  EXPECT_TRUE(development_section(s, table, card));
  ASSERT_TRUE(build_section(s, table, card, true).done());

  EXPECT_EQ(s.science, 0);
  EXPECT_TRUE(s.yellow.empty());
  EXPECT_EQ(cubes("journalism_ii"), 0);
  EXPECT_EQ(cubes("selective_breeding_ii"), 0);
  EXPECT_EQ(s.farm_mine, Civil::none);
  for (const std::string_view rule :
       {"TTA-DEV-2", "TTA-DEV-5", "TTA-DEV-6", "TTA-GOLD-1", "TTA-GOLD-3"})
    EXPECT_TRUE(explains("build", rule)) << rule << " in " << why("build");
}

// TTA-BUILD-5, TTA-BUILD-6, TTA-WON-4, TTA-WON-5: a library II would cost 2 gold, so one of age I
// is upgraded for nothing; two stages complete St. Peter's Basilica.
TEST_F(ExampleTest, BuildsAsInTheBooklet) {
  s.age = Age::ii;
  tech("religion_a", 3);
  tech("printing_press_i", 1);
  tech("journalism_ii");
  s.wonder = {civil("st_peters_basilica_i"), 0};
  const Ratings before = ratings();

  const AutomaCard card = card_with("| | | urban-culture wonder:2 | 0 0 | 0 0 0");
  ASSERT_TRUE(build_section(s, table, card, false).done());

  EXPECT_EQ(cubes("printing_press_i"), 0);
  EXPECT_EQ(cubes("journalism_ii"), 1);
  EXPECT_EQ(s.wonder.card, Civil::none);
  EXPECT_EQ(names(s.wonders), "st_peters_basilica_i");
  const Ratings change = ratings() - before;
  EXPECT_EQ(change.culture, 3);
  EXPECT_EQ(change.science, 1);
  EXPECT_EQ(change.happiness, 1);
  for (const std::string_view rule :
       {"TTA-BUILD-5", "TTA-BUILD-6", "TTA-BUILD-7", "TTA-WON-4", "TTA-WON-5", "TTA-WON-6"})
    EXPECT_TRUE(explains("build", rule)) << rule << " in " << why("build");
}

}  // namespace
}  // namespace seatmate::through_the_ages
