// What only the table knows: every question offers what fits, reads it, and refuses the rest.

#include "games/through-the-ages/questions.h"

#include "games/through-the-ages/flow_support.h"

namespace seatmate::through_the_ages {
namespace {

using Strings = std::vector<std::string>;

class Questions : public FlowTest {
 public:
  template <class Question>
  Form form(const Question& question) const {
    Form asked = question.form(data, s);
    EXPECT_EQ(asked.verb, Question::verb);
    EXPECT_FALSE(asked.label.empty());
    EXPECT_FALSE(asked.why.empty());
    return asked;
  }
  template <class Question>
  auto read(const Question& question, Strings args) const {
    return question.read(data, s, {std::string(Question::verb), std::move(args), 0});
  }
  // Why an answer is refused; nothing if it is not.
  template <class Question>
  std::string refusal(const Question& question, Strings args) const {
    const auto answer = read(question, std::move(args));
    return answer ? "" : answer.why().id;
  }
  // Everything the first field offers is an answer.
  template <class Question>
  std::size_t all_fit(const Question& question) const {
    const Field field = form(question).fields[0];
    for (const Option& option : field.options)
      EXPECT_EQ(refusal(question, {option.token}), "") << Question::verb << " " << option.token;
    return field.options.size();
  }
  template <class Question>
  Strings options(const Question& question) const {
    Strings tokens;
    const Field field = form(question).fields[0];
    for (const Option& option : field.options) tokens.push_back(option.token);
    return tokens;
  }
};

bool contains(const Strings& tokens, std::string_view token) {
  return std::find(tokens.begin(), tokens.end(), token) != tokens.end();
}

// ---- her cards

TEST_F(Questions, WhichOfHerCards) {
  s.deck_kind = DeckKind::mine;
  s.deck = {};
  const Field card = form(DrawnCard{}).fields[0];
  EXPECT_EQ(card.min, 1);
  EXPECT_EQ(card.max, 8);
  EXPECT_EQ(*read(DrawnCard{}, {"8"}), 8);
  for (const char* said : {"0", "9", "", "x"})
    EXPECT_EQ(refusal(DrawnCard{}, {said}), "tta.error.number") << said;
  s.card = 4;
  s.deck.played.push_back(7);
  EXPECT_EQ(refusal(DrawnCard{}, {"4"}), "tta.error.card-out");
  EXPECT_EQ(refusal(DrawnCard{}, {"7"}), "tta.error.card-out");
}

// ---- the row

TEST_F(Questions, TheCardsThatWereDealt) {
  const DealtCards one{1};
  EXPECT_GT(all_fit(one), 30U);
  const Strings now = options(one);
  EXPECT_TRUE(contains(now, "iron_i"));
  EXPECT_FALSE(contains(now, "homer_a")) << "another age";
  EXPECT_FALSE(contains(now, "saladin_i")) << "another box";
  s.seen[index(civil("monarchy_i"))] = 1;
  EXPECT_FALSE(contains(options(one), "monarchy_i")) << "the only one has come";
  const auto two = read(DealtCards{2}, {"iron_i,drama_i"});
  ASSERT_TRUE(two);
  EXPECT_EQ(names(*two), "iron_i drama_i");
}
TEST_F(Questions, NoMoreThanTheRowHolds) {
  s.row_kind = RowKind::asked;
  const std::string fourteen =
      "iron_i,iron_i,alchemy_i,alchemy_i,drama_i,theology_i,knights_i,knights_i,monarchy_i,"
      "theocracy_i,masonry_i,warfare_i,cartography_i,irrigation_i";
  EXPECT_EQ(refusal(RowCards{CardIcon::any}, {fourteen}), "tta.error.row-full");
  EXPECT_EQ(form(RowCards{CardIcon::any}).fields[0].max, row_spaces);
}
// Whatever an icon means, only such cards are offered; none at all is an answer too.
TEST_F(Questions, TheCardsOfAKind) {
  s.row_kind = RowKind::asked;
  for (std::size_t i = 0; i < card_icon_names.size(); ++i) {
    const RowCards question{static_cast<CardIcon>(i)};
    EXPECT_GT(all_fit(question), 0U) << card_icon_names[i];
    EXPECT_TRUE(read(question, {""})->empty());
    for (const std::string& id : options(question))
      EXPECT_TRUE(fits(data.card(civil(id)), question.icon)) << id;
  }
}
// In age III the cards of II lie there yet, those of I no more; in age IV only those of III.
TEST_F(Questions, TheAgesThatCanLieInTheRow) {
  s.row_kind = RowKind::asked;
  for (const Age age : {Age::iii, Age::iv}) {
    s.age = age;
    const Strings now = options(RowCards{CardIcon::any});
    EXPECT_EQ(contains(now, "opera_ii"), age == Age::iii);
    EXPECT_TRUE(contains(now, "oil_iii"));
    EXPECT_FALSE(contains(now, "iron_i"));
  }
}
TEST_F(Questions, HasTheDeckRunOut) {
  EXPECT_EQ(form(DeckRanOut{}).fields[0].otherwise, "no");
  EXPECT_EQ(all_fit(DeckRanOut{}), 2U);
  EXPECT_TRUE(*read(DeckRanOut{}, {"yes"}));
  EXPECT_FALSE(*read(DeckRanOut{}, {"no"}));
  EXPECT_EQ(refusal(DeckRanOut{}, {"nearly"}), "tta.error.word");
  EXPECT_EQ(refusal(DeckRanOut{}, {}), "tta.error.word");
}

// ---- military cards

// TTA-GAIN-3: an event stays face down; any number of them may come.
TEST_F(Questions, TheMilitaryCardsSheDraws) {
  const DrawnMilitary one{1};
  EXPECT_GT(all_fit(one), 8U);
  EXPECT_TRUE(contains(options(one), "event_i"));
  EXPECT_FALSE(contains(options(one), "rats_i")) << "nobody looks at it";
  EXPECT_EQ(names(*read(DrawnMilitary{3}, {"event_i,event_i,raid_i"})), "event_i event_i raid_i");
  EXPECT_EQ(refusal(DrawnMilitary{2}, {"raid_i"}), "tta.error.how-many");
  EXPECT_EQ(refusal(DrawnMilitary{2}, {"raid_i,raid_i,legion_i"}), "tta.error.how-many");
  EXPECT_EQ(refusal(one, {"raid_ii"}), "tta.error.not-this-age");
  EXPECT_EQ(refusal(one, {"event_ii"}), "tta.error.not-this-age");
  EXPECT_EQ(refusal(one, {"iron_i"}), "tta.error.unknown-card");
}
TEST_F(Questions, NoMoreCopiesThanThereAre) {
  EXPECT_EQ(refusal(DrawnMilitary{3}, {"raid_i,raid_i,raid_i"}), "tta.error.copies");
  s.wars = {military("raid_i"), military("raid_i")};
  EXPECT_EQ(refusal(DrawnMilitary{1}, {"raid_i"}), "tta.error.copies");
  s.wars.clear();
  EXPECT_EQ(refusal(DrawnMilitary{1}, {"raid_i"}), "");
}
// A card is somewhere: on her mat, in the common area, declared, or played by him.
TEST_F(Questions, WhereACardMayLie) {
  const Military card = military("legion_i");
  EXPECT_EQ(copies_on_table(s, card), 0);
  s.common.push_back(card);
  s.beside.push_back(card);
  s.wars.push_back(card);
  s.colonies.push_back(card);
  s.tactic = s.her_war = s.human_war = s.human_tactic = card;
  EXPECT_EQ(copies_on_table(s, card), 8);
}
TEST_F(Questions, TheEventThatCameUp) {
  const RevealedEvent question{military("event_i")};
  EXPECT_EQ(all_fit(question), 10U + 15U + 6U) << "ages A and I";
  EXPECT_EQ(form(question).fields.size(), 1U);
  s.past.push_back(military("rats_i"));
  EXPECT_FALSE(contains(options(question), "rats_i"));
  EXPECT_EQ(refusal(question, {"rats_i"}), "tta.error.event-past");
  EXPECT_EQ(refusal(question, {"cold_war_ii"}), "tta.error.not-this-age");
  EXPECT_EQ(refusal(question, {"raid_i"}), "tta.error.no-event");
  EXPECT_EQ(refusal(question, {"event_i"}), "tta.error.no-event");
  EXPECT_EQ(refusal(question, {}), "tta.error.unknown-card");
  EXPECT_FALSE(read(question, {"foray_i"})->rotated);
  s.age = Age::iii;
  ASSERT_EQ(form(question).fields.size(), 2U);
  EXPECT_EQ(form(question).fields[1].otherwise, "no");
  EXPECT_TRUE(read(question, {"impact_of_wonders_iii", "yes"})->rotated);
  EXPECT_EQ(refusal(question, {"vast_territory_ii", "yes"}), "tta.error.not-rotated");
  EXPECT_EQ(refusal(question, {"foray_i", "yes"}), "tta.error.not-rotated");
}

// ---- the human

TEST_F(Questions, ANumberOfHis) {
  s.human_strength = 7;
  for (std::size_t i = 0; i < human_number_names.size(); ++i) {
    HumanNumber question{static_cast<HumanNumber::Of>(i), 9, military("raid_i")};
    const Field number = form(question).fields[0];
    EXPECT_EQ(number.id, human_number_names[i]);
    EXPECT_EQ(number.max, 9);
    EXPECT_EQ(*read(question, {"9"}), 9);
    EXPECT_EQ(refusal(question, {"10"}), "tta.error.number") << human_number_names[i];
    EXPECT_EQ(refusal(question, {""}), "tta.error.number") << human_number_names[i];
    // Only a rating can be below zero.
    const bool rating = question.of == HumanNumber::Of::science_rating;
    EXPECT_EQ(refusal(question, {"-1"}), rating ? "" : "tta.error.number");
    EXPECT_EQ(refusal(question, {"-21"}), "tta.error.number");
  }
  EXPECT_EQ(form(HumanNumber{HumanNumber::Of::strength}).fields[0].otherwise, "7");
  EXPECT_EQ(form(HumanNumber{HumanNumber::Of::lost_science, 5}).fields[0].otherwise, "5")
      << "all of it, unless he has less";
  EXPECT_EQ(form(HumanNumber{HumanNumber::Of::culture}).fields[0].otherwise, "");
}
// TTA-COL-1: who bids must bid more than she does.
TEST_F(Questions, HisBid) {
  const HumanBid question{4, military("vast_territory_i")};
  EXPECT_EQ(form(question).fields[0].otherwise, "0");
  EXPECT_EQ(*read(question, {"0"}), 0);
  EXPECT_EQ(*read(question, {"5"}), 5);
  EXPECT_EQ(refusal(question, {"4"}), "tta.error.bid");
  EXPECT_EQ(refusal(question, {"1"}), "tta.error.bid");
  EXPECT_EQ(refusal(question, {"100"}), "tta.error.number");
  EXPECT_EQ(*read(HumanBid{0, military("vast_territory_i")}, {"1"}), 1) << "she does not bid";
}
TEST_F(Questions, DidHerAttackSucceed) {
  tech("warriors_a", 3);
  const AttackSucceeded question{military("raid_i")};
  EXPECT_EQ(number_of(form(question).label, "strength"), 3);
  EXPECT_EQ(all_fit(question), 2U);
  EXPECT_EQ(form(question).fields[0].otherwise, "") << "nothing to assume";
  EXPECT_TRUE(*read(question, {"yes"}));
  EXPECT_FALSE(*read(question, {"no"}));
  EXPECT_EQ(refusal(question, {""}), "tta.error.word");
}
TEST_F(Questions, HisLeaderOrWonder) {
  EXPECT_EQ(options(HumanTarget{}), (Strings{"none", "A", "I", "II", "III"}));
  EXPECT_EQ(*read(HumanTarget{}, {"none"}), 0);
  EXPECT_EQ(*read(HumanTarget{}, {"A"}), 1);
  EXPECT_EQ(*read(HumanTarget{}, {"III"}), 4);
  EXPECT_EQ(refusal(HumanTarget{}, {"IV"}), "tta.error.word");
  EXPECT_EQ(refusal(HumanTarget{}, {"homer_a"}), "tta.error.word");
}

// ---- what of hers

TEST_F(Questions, WhichBuildingOfHers) {
  tech("alchemy_i", 1);
  tech("drama_i");
  tech("scientific_method_ii", 2);
  EXPECT_EQ(options(HerBuilding{Age::i}), (Strings{"philosophy_a", "alchemy_i"}))
      << "with a cube, and not too new";
  EXPECT_EQ(all_fit(HerBuilding{Age::iii}), 3U);
  EXPECT_EQ(name(*read(HerBuilding{Age::i}, {"alchemy_i"})), "alchemy_i");
  EXPECT_EQ(refusal(HerBuilding{Age::i}, {"scientific_method_ii"}), "tta.error.unknown-card");
  EXPECT_EQ(refusal(HerBuilding{Age::i}, {"drama_i"}), "tta.error.unknown-card");
  EXPECT_EQ(refusal(HerBuilding{Age::i}, {"warriors_a"}), "tta.error.unknown-card");
}
// Blue technologies within the price; he may want none.
TEST_F(Questions, WhichTechnologyOfHers) {
  EXPECT_FALSE(HerTechnology{20}.is_possible(data, s));
  tech("masonry_i");
  tech("warfare_i");
  tech("alchemy_i", 1);
  EXPECT_EQ(options(HerTechnology{4}), (Strings{"none", "masonry_i"})) << "Warfare costs 5";
  EXPECT_EQ(all_fit(HerTechnology{5}), 3U);
  EXPECT_TRUE(HerTechnology{3}.is_possible(data, s));
  EXPECT_FALSE(HerTechnology{2}.is_possible(data, s));
  EXPECT_EQ(*read(HerTechnology{4}, {"none"}), Civil::none);
  EXPECT_EQ(name(*read(HerTechnology{4}, {"masonry_i"})), "masonry_i");
  for (const char* said : {"warfare_i", "alchemy_i", "strategy_ii", ""})
    EXPECT_EQ(refusal(HerTechnology{4}, {said}), "tta.error.unknown-card") << said;
}
TEST_F(Questions, WhichColony) {
  s.colonies = {military("vast_territory_i"), military("wealthy_territory_i")};
  EXPECT_EQ(options(HerColony{}), (Strings{"vast_territory_i", "wealthy_territory_i"}));
  EXPECT_EQ(name(*read(HerColony{}, {"wealthy_territory_i"})), "wealthy_territory_i");
  EXPECT_EQ(refusal(HerColony{}, {"historic_territory_i"}), "tta.error.unknown-card");
  EXPECT_EQ(refusal(HerColony{}, {"raid_i"}), "tta.error.unknown-card");
  // His are among those that came up and are not hers.
  for (const char* colony : {"vast_territory_i", "historic_territory_i", "strategic_territory_ii"})
    s.past.push_back(military(colony));
  EXPECT_EQ(all_fit(HumanColony{}), 2U);
  EXPECT_EQ(refusal(HumanColony{}, {"developed_territory_i"}), "tta.error.unknown-card");
  EXPECT_EQ(name(*read(HumanColony{}, {"historic_territory_i"})), "historic_territory_i");
  EXPECT_EQ(refusal(HumanColony{}, {"vast_territory_i"}), "tta.error.unknown-card");
  EXPECT_EQ(refusal(HumanColony{}, {"rats_i"}), "tta.error.unknown-card");
}
TEST_F(Questions, HerLeaderOrHerWonder) {
  s.leader = civil("homer_a");
  s.wonder = {civil("pyramids_a"), 0};
  const Form asked = form(HerLeaderOrWonder{});
  EXPECT_EQ(asked.fields[0].options[0].label.id, "tta.card.homer_a");
  EXPECT_EQ(asked.fields[0].options[1].label.id, "tta.card.pyramids_a");
  EXPECT_TRUE(*read(HerLeaderOrWonder{}, {"leader"}));
  EXPECT_FALSE(*read(HerLeaderOrWonder{}, {"wonder"}));
  EXPECT_EQ(refusal(HerLeaderOrWonder{}, {"homer_a"}), "tta.error.word");
}

// ---- the end

TEST_F(Questions, TheEventsLeftOver) {
  s.age = Age::iv;
  s.past.push_back(military("impact_of_wonders_iii"));
  const LastEvents hers{true};
  EXPECT_EQ(all_fit(hers), 14U);
  EXPECT_EQ(all_fit(LastEvents{false}), 14U);
  EXPECT_TRUE(read(hers, {""})->empty());
  EXPECT_EQ(names(*read(hers, {"impact_of_science_iii,impact_of_balance_iii"})),
            "impact_of_science_iii impact_of_balance_iii");
  EXPECT_EQ(refusal(hers, {"impact_of_wonders_iii"}), "tta.error.event-past");
  EXPECT_EQ(refusal(hers, {"impact_of_science_iii,impact_of_science_iii"}), "tta.error.copies");
  EXPECT_EQ(refusal(hers, {"cold_war_ii"}), "tta.error.not-rotated");
  EXPECT_EQ(refusal(LastEvents{false}, {"cold_war_ii"}), "tta.error.not-rotated");
}
TEST_F(Questions, HisCultureAtTheEnd) {
  EXPECT_EQ(form(HumanFinal{}).fields[0].max, 2000);
  EXPECT_EQ(*read(HumanFinal{}, {"131"}), 131);
  EXPECT_EQ(refusal(HumanFinal{}, {"2001"}), "tta.error.number");
  EXPECT_EQ(refusal(HumanFinal{}, {"-1"}), "tta.error.number");
}

// ---- at the table

// An answer that does not fit is refused with one sentence, and the game stands where it stood.
TEST(AtTheTable, AWrongAnswerChangesNothing) {
  const auto box = game().open(data_files_with_deck());
  ASSERT_TRUE(box);
  auto started = (*box)->start({{"row", "typed"}, {"first", "you"}}, 7);
  ASSERT_TRUE(started);
  Play& play = *started->play;
  ASSERT_EQ(play.prompt().mood, Prompt::Mood::question);
  const Saved before = play.save();
  const Prompt asked = play.prompt();
  for (const char* said : {"homer_a", "iron_i", "", "nonsense"}) {
    const auto report = play.apply({"dealt", {said}, 0});
    ASSERT_FALSE(report) << said;
    EXPECT_FALSE(report.why().id.empty());
    EXPECT_EQ(play.save(), before) << said;
    EXPECT_EQ(play.prompt().forms, asked.forms) << said;
  }
  const auto other = play.apply({"bid", {"3"}, 0});
  ASSERT_FALSE(other);
  EXPECT_EQ(other.why().id, "engine.other-question");
  EXPECT_EQ(play.save(), before);
}

class Corrections : public Questions {
 public:
  // A correction is refused and changes nothing.
  std::string refused(const std::string& path, const std::string& value) {
    const State before = s;
    const Outcome done = Rulebook::adjust(data, s, path, value);
    EXPECT_FALSE(done) << path << " " << value;
    EXPECT_EQ(s, before) << path << " " << value;
    return done ? "" : done.why().id;
  }
};

// TTA-WON-5: with its last stage a wonder is finished, so an unfinished one has fewer.
TEST_F(Corrections, AWonderWithTooManyStages) {
  shuffle_civil_deck(data, s, Age::i);
  s.wonder = {civil("great_wall_i"), 3};
  ASSERT_TRUE(Rulebook::sound(data, s));
  EXPECT_EQ(refused("wonder.stages", "4"), "tta.error.number");
  EXPECT_EQ(refused("wonder", "st_peters_basilica_i"), "tta.error.stages") << "it has two";
  EXPECT_EQ(refused("wonder", "eiffel_tower_ii"), "tta.error.word") << "of an age to come";
  EXPECT_EQ(refused("wonder.stages", "x"), "tta.error.number");
  EXPECT_EQ(refused("weather", "fine"), "tta.error.no-value");
  EXPECT_TRUE(Rulebook::adjust(data, s, "wonder.stages", "1"));
  EXPECT_TRUE(Rulebook::adjust(data, s, "wonder", "st_peters_basilica_i"));
  EXPECT_EQ(s.wonder, (Wonder{civil("st_peters_basilica_i"), 1}));
}

}  // namespace
}  // namespace seatmate::through_the_ages
