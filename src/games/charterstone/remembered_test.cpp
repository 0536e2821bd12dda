// What is asked, and when: nothing before a rule needs it, and nothing twice.

#include "games/charterstone/later.h"
#include "games/charterstone/setup.h"
#include "games/charterstone/test_support.h"

namespace seatmate::charterstone {
namespace {

class Remembered : public RuleTest {
 public:
  Remembered() { s.house_facts = false; }
  [[nodiscard]] bool needs(std::string_view id) const {
    return std::find(t.needed.begin(), t.needed.end(), id) != t.needed.end();
  }
  // A building that stands there, and nobody has said what is printed on it.
  void untold(Charter c, int plot, int number) {
    chest(c).buildings[static_cast<std::size_t>(plot - 1)] = static_cast<std::uint8_t>(number);
  }
  [[nodiscard]] std::vector<int> mat() const {
    std::vector<int> numbers;
    for (const MatEntry& card : s.mat) numbers.push_back(card.number);
    return numbers;
  }
};

TEST_F(Remembered, CH_SETUP_1_OnlyTheStartOfTheProgressTrackIsNeeded) {
  s.phase = Phase::setup;
  for (Seat& one : s.seats) one = {};
  run(set_up(s, t));
  EXPECT_EQ(t.needed, std::vector<std::string>{"progress"});
}

TEST_F(Remembered, CH_PLACE_5_OfOneBuildingAloneNothingNeedBeKnown) {
  untold(human, 1, 22);
  t.rolls = {human, human};
  next_is(384, "die desc 1 az 1 - happy");
  play_turn();
  EXPECT_EQ(worker(human, 1), owner_of(x));
  EXPECT_TRUE(t.needed.empty());

  s.current = x;
  untold(human, 2, 23);
  next_is(384, "die desc 1 az 1 - happy");
  play_turn();
  EXPECT_EQ(t.needed, (std::vector<std::string>{"building.22", "building.23"}));
}

// CH-GEN-7: what nobody told has no name and no value yet.
TEST_F(Remembered, CH_GEN_7_WhatIsUntoldIsANumber) {
  EXPECT_EQ(building_name(t.data, s, 22).id, "charter.label.number");
  print(22, "Arch", 4);
  EXPECT_EQ(building_name(t.data, s, 22), plain("Arch"));
  s.house_facts = true;
  EXPECT_NE(building_name(t.data, s, 23).id, "charter.label.number");
}

TEST_F(Remembered, CH_EFF_REP_TheTrackIsToldWithTheFirstToken) {
  next_is(377, "commons market 1 reputation happy");
  play_turn();
  EXPECT_EQ(t.needed, std::vector<std::string>{"reputation"});
  s.current = x;
  next_is(378, "commons market 1 quota happy");
  play_turn();
  EXPECT_TRUE(needs("quota"));
}

// 3.5: a human's token waits for its track, and is put there once it is told.
TEST_F(Remembered, CH_EFF_REP_AHumansTokenWaitsForTheTrack) {
  s.deck_kind = DeckKind::mine;
  s.current = human;
  Input token;
  token.verb = Verb::reputation;
  ASSERT_TRUE(check(t.data, s, token));
  carry_out(s, t, token);
  EXPECT_TRUE(Rulebook::runs(s));
  EXPECT_TRUE(Rulebook::sound(t.data, s));
  EXPECT_EQ(seat(human).influence, influence_tokens);
  run(Rulebook::run(s, t));
  EXPECT_TRUE(needs("reputation"));
  EXPECT_EQ(seat(human).influence, influence_tokens - 1);
  EXPECT_EQ(t.told("your-reputation"), 1);
  EXPECT_FALSE(Rulebook::runs(s));

  token.verb = Verb::quota;
  token.number = 2;
  carry_out(s, t, token);
  run(Rulebook::run(s, t));
  EXPECT_EQ(s.quota[1][0], owner_of(human));
  EXPECT_EQ(t.number_told("your-quota", "row"), 2);
  token.number = 12;  // the track that was told has no such row
  carry_out(s, t, token);
  run(Rulebook::run(s, t));
  EXPECT_EQ(t.told("your-quota"), 1);
}

TEST_F(Remembered, CH_GLORY_2_ChestsAreToldAtTheEnd) {
  s.phase = Phase::ending;
  s.game = 1;
  t.points = {20};
  run(end_game(s, t));
  EXPECT_TRUE(needs("glory"));
  EXPECT_TRUE(needs("capacity"));
}

// CH-GLORY-2: the row is said.
TEST_F(Remembered, CH_GLORY_2_TheRowIsSaid) {
  ASSERT_TRUE(Rulebook::learn(t.data, {"glory", "6 8 10"}));
  s.phase = Phase::ending;
  s.game = 1;
  chest(x).glory = 5;
  seat(x).vp = 40;
  seat(y).vp = 5;
  t.points = {20};
  run(end_game(s, t));
  EXPECT_EQ(chest(x).glory, 9);
  EXPECT_EQ(t.number_told("glory", "row"), 1);
  EXPECT_EQ(t.number_told("glory", "last"), 2);
}

// CH-EFF-DISC: what is discarded is gone; what lay there besides is remembered and offered.
TEST_F(Remembered, CH_EFF_DISC_TheMatIsRemembered) {
  on_mat("22c 25 46 206 320");
  next_is(377, "commons market 1 discard happy");
  play_turn();
  EXPECT_EQ(mat(), (std::vector<int>{22, 25, 46}));
  EXPECT_TRUE(s.mat[0].constructed);
  const Field field = MatNow::form(t.data, s).fields[0];
  EXPECT_TRUE(field.otherwise.empty());  // two places are to be filled
  EXPECT_EQ(field.label.args[0].items[0], plain("22c 25 46"));
  EXPECT_TRUE(Rulebook::sound(t.data, s));

  s.mat = must(read_mat("22c 25 46 206 210"));
  const Field whole = MatNow::form(t.data, s).fields[0];
  EXPECT_EQ(whole.otherwise, "22c 25 46 206 210");
  EXPECT_TRUE(MatNow::read(t.data, s, {"mat", {whole.otherwise}, 0}));
}

TEST_F(Remembered, CH_EFF_BUILD_WhatIsBuiltLeavesTheMat) {
  on_mat("25 46 206");
  next_is(377, "commons market 1 build happy");
  play_turn();
  EXPECT_EQ(mat(), (std::vector<int>{46, 206}));

  // A human takes a card and builds it: it lies there no more.
  s.current = human;
  Input built;
  built.verb = Verb::built;
  built.charter = human;
  built.number = 46;
  carry_out(s, t, built);
  EXPECT_EQ(mat(), std::vector<int>{206});
}

// What cannot lie there any more is not offered: it would be refused.
TEST_F(Remembered, CH_EFF_CRATE_NothingIsOfferedThatWouldBeRefused) {
  print(43, "Arch", 3, 15);
  s.mat = must(read_mat("43c 25 46 206 210"));
  untold(human, 1, 25);  // put right by hand
  s.chronicle.opened.add(static_cast<Crate>(15));
  EXPECT_EQ(MatNow::form(t.data, s).fields[0].label.args[0].items[0], plain("46 206 210"));
}

TEST_F(Remembered, CH_PLACE_4_WhatTheDieShowsLiesOnTheTable) {
  untold(human, 1, 22);
  t.rolls = {human};
  next_is(384, "die desc 1 az 1 - happy");
  play_turn();
  EXPECT_EQ(s.die, owner_of(human));
  EXPECT_EQ(s.last_card, 384 - first_automa_card);
  s.current = x;
  seat(x).supply = 0;  // it takes its workers back, and turns up nothing
  play_turn();
  EXPECT_EQ(s.die, Owner::nobody);
  EXPECT_EQ(s.last_card, nowhere);
}

// CH-EFF-CRATE: what is in a crate is said when it is opened, card by card, with where it goes.
TEST_F(Remembered, CH_EFF_CRATE_SaysWhatIsInIt) {
  const auto parts = [&](int crate, Owner opener) {
    std::vector<std::string> where;
    const Message said = crate_parts(t.data, s, static_cast<Crate>(crate), opener);
    for (const Message& part : said.args[0].items) where.push_back(part.args[1].text);
    return where;
  };
  using Said = std::vector<std::string>;
  EXPECT_EQ(parts(7, owner_of(x)),  // rule 24, building 25, objectives 220 to 222, persona 223
            (Said{"charter.goes.chronicle", "charter.goes.advancement-discard",
                  "charter.goes.objectives-discard", "charter.goes.chest"}));
  EXPECT_EQ(parts(7, owner_of(human)),
            (Said{"charter.goes.chronicle", "charter.goes.yours", "charter.goes.objectives"}));
  const Message said = crate_parts(t.data, s, static_cast<Crate>(7), owner_of(x));
  EXPECT_EQ(said.args[0].items[2].args[0].items[0].id, "charter.label.from-to");
  print(43, "Arch", 3, 7);
  on_mat("43c 58c");
  next_is(377, "commons market 1 crate happy");
  play_turn();
  EXPECT_EQ(t.told("crate-cards"), 1);
}

// 1.15: a campaign that is under way when the app comes to the table.
class HalfPlayed : public RuleTest {
 public:
  State late;
  void begin_at(int game) {
    Settings settings = must(complete_settings(Rulebook::options(t.data), {}));
    for (auto& [id, token] : settings)
      if (id == "begin-at") token = std::to_string(game);
    late = must(Rulebook::start(t.data, settings, 3));
  }
  std::string say(std::string verb, std::vector<std::string> args) {
    const auto read = read_input(t.data, late, {std::move(verb), std::move(args), 0});
    if (!read) return read.why().id;
    carry_out(late, t, *read);
    return {};
  }
};

TEST_F(HalfPlayed, CH_SETUP_2_TheVillageIsToldFirst) {
  begin_at(5);
  EXPECT_EQ(late.game, 5);
  EXPECT_FALSE(Rulebook::runs(late));
  EXPECT_TRUE(Rulebook::sound(t.data, late));
  EXPECT_TRUE(has_sky_islands(late.chronicle));
  EXPECT_FALSE(has_minions(late.chronicle));
  EXPECT_EQ(say("built", {"yellow-2", "10"}), "");
  EXPECT_EQ(say("built", {"yellow-3", "30"}), "");
  EXPECT_EQ(say("place", {"market"}), "charter.error.not-now");
  EXPECT_EQ(say("unlock", {"29"}), "");
  EXPECT_TRUE(has_overbuilding(late.chronicle));
  ASSERT_TRUE(Rulebook::adjust(t.data, late, "glory.yellow", "11"));
  EXPECT_EQ(late.progress, 0);  // nothing was constructed
  EXPECT_EQ(say("go", {}), "");
  ASSERT_TRUE(Rulebook::runs(late));
  run(Rulebook::run(late, t));
  EXPECT_EQ(late.phase, Phase::turns);
  EXPECT_EQ(late.chronicle.chests[index(x)].buildings[1], 10);
  EXPECT_EQ(t.told("basic"), 1);  // blue's alone: yellow's stands there
  EXPECT_EQ(guidepost_of(late), 404);
}

// Of two guideposts it may have been the other one.
TEST_F(HalfPlayed, CH_GP_403_TheGuidepostIsPutRight) {
  begin_at(4);
  ASSERT_TRUE(Rulebook::adjust(t.data, late, "guidepost", "403"));
  EXPECT_EQ(say("go", {}), "");
  EXPECT_EQ(guidepost_of(late), 403);
}

// CH-PERS-1: which personas were used in games that nobody followed is asked.
TEST_F(HalfPlayed, CH_PERS_1_NobodyFollowedTheGamesBefore) {
  begin_at(5);
  EXPECT_TRUE(marks_himself(late.chronicle, x));
  late.chronicle.chapters[3].strength = 2;
  late.chronicle.chapters[3].roles[index(x)] = Role::automa;
  EXPECT_FALSE(marks_himself(late.chronicle, x));
}

TEST_F(HalfPlayed, CH_SETUP_1_OnlyTheFirstGameOfACampaignBeginsLate) {
  Settings settings = must(complete_settings(Rulebook::options(t.data), {}));
  for (auto& [id, token] : settings)
    if (id == "begin-at") token = "5";
  Chronicle after_one;
  after_one.games = 1;
  after_one.guidepost = 400;
  const State next = must(Rulebook::start_from(t.data, after_one, settings, 3));
  EXPECT_EQ(next.game, 2);
  EXPECT_FALSE(next.wait);
}

// CH-GP-407: nobody has more peril tokens than there are plots.
TEST_F(Remembered, CH_GP_407_NoMoreThanThereArePlots) {
  guidepost(407);
  const auto read = [&](std::string said) {
    return HumanGoal{human}.read(t.data, s, {"goal", {std::move(said), "3"}, 0}).ok();
  };
  EXPECT_TRUE(read("36"));
  EXPECT_FALSE(read("37"));
}

// 3.20: a first building stands on the board.
TEST_F(Remembered, CH_SKY_3_NoFirstBuildingOnAnIsland) {
  s.current = human;
  s.tiles[index(human)][2] = 1;
  Input built;
  built.verb = Verb::built;
  built.charter = human;
  built.plot = 2;
  built.number = basic_building_of(human);
  EXPECT_FALSE(check(t.data, s, built));
  built.number = 22;
  EXPECT_TRUE(check(t.data, s, built));
}

// What the Chronicle has not brought yet is no piece, has no place, and is no value to correct.
TEST_F(Remembered, CH_TURN_4_NothingIsShownBeforeItsTime) {
  const std::vector<std::string> later{"minion",    "peril",    "island",       "guidepost",
                                       "companion", "spectral", "victory-card", "reading."};
  const auto names = [&] {
    std::vector<std::string> all;
    const Tabletop table = Rulebook::tabletop(t.data, s);
    for (const auto& place : table.places) {
      all.push_back(place.id);
      all.push_back(place.ground);
      all.insert(all.end(), place.tracked.begin(), place.tracked.end());
    }
    for (const auto& piece : table.pieces) {
      all.push_back(piece.kind);
      all.push_back(piece.name.id);
    }
    for (const Field& field : Rulebook::tracked(t.data, s)) all.push_back(field.id);
    for (const Form& form : Rulebook::forms(t.data, s)) all.push_back(form.verb);
    return all;
  };
  const auto shows = [&](std::string_view what) {
    const std::vector<std::string> all = names();
    return std::any_of(all.begin(), all.end(), [&](const std::string& name) {
      return name.find(what) != std::string::npos;
    });
  };
  s.current = human;
  building(human, 1, 22, "Arch", 4);
  for (const std::string& what : later) EXPECT_FALSE(shows(what)) << what;
  unlock({33, 158});  // and then it is
  EXPECT_TRUE(shows("minion"));
  EXPECT_FALSE(shows("island"));
  unlock({132, 159});
  EXPECT_TRUE(shows("island"));
}

// AMB-2 and the others: a reading of a later rule says what it means once its time has come.
TEST_F(Remembered, AMB_2_LaterReadingsSayWhatTheyMean) {
  const auto shown = [&](std::string_view path) {
    const std::vector<Field> fields = Rulebook::tracked(t.data, s);
    return std::any_of(fields.begin(), fields.end(),
                       [&](const Field& field) { return field.id == path; });
  };
  for (const LaterReading& one : later_readings)
    EXPECT_FALSE(shown("reading." + std::string(one.id))) << one.id;
  s.deck_kind = DeckKind::mine;
  s.current = human;
  guidepost(405);
  s.chronicle.guidepost = 405;
  EXPECT_TRUE(shown("reading.amb-2"));
  EXPECT_FALSE(shown("reading.amb-9"));
  ASSERT_TRUE(Rulebook::adjust(t.data, s, "reading.amb-2", "other"));
  EXPECT_TRUE(s.readings.spectral_excluded);
  unlock({33, 158});
  EXPECT_TRUE(shown("reading.amb-21"));
}

}  // namespace
}  // namespace seatmate::charterstone
