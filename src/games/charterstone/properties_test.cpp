// What holds at every moment of every campaign, and what the table refuses.

#include "engine/simulator_of.h"
#include "games/charterstone/lab/human.h"
#include "games/charterstone/lab/simulate.h"
#include "games/charterstone/test_support.h"

namespace seatmate::charterstone {
namespace {

State first_state(std::uint64_t seed, Settings settings = {}) {
  settings.emplace_back("printed", "house");
  const auto complete = must(complete_settings(Rulebook::options(printed()), settings));
  return must(Rulebook::start(printed(), complete, seed));
}

// Whole campaigns: everything stays within its ranges, which means that workers and tokens are
// conserved, nobody has more than twelve influence tokens and no building stands twice.
TEST(CharterstoneProperties, EveryMomentIsSound) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    State s = first_state(seed, {{"red", seed % 2 == 0 ? "human" : "stand-in"}});
    Arena arena;
    SimulatedHuman person(Random(seed, 5));
    SimulatedTable<Table, SimulatedHuman> table(printed(), arena, person);
    std::uint8_t strength = s.chronicle.strength;
    while (s.phase != Phase::over || s.game < campaign_games) {
      if (Rulebook::runs(s))
        ASSERT_TRUE(Rulebook::run(s, table).done());
      else
        carry_out(s, table, person.choose(printed(), s));
      ASSERT_TRUE(Rulebook::sound(printed(), s)) << "seed " << seed << " game " << int{s.game};
      ASSERT_GE(s.chronicle.strength, least_strength);
      ASSERT_LE(s.chronicle.strength, strength + 1);  // one step at a time
      strength = s.chronicle.strength;
      for (const Seat& seat : s.seats) ASSERT_LE(seat.influence, influence_tokens);
    }
    EXPECT_EQ(s.chronicle.games, campaign_games);
    EXPECT_TRUE(has_campaign_end(s.chronicle));
    EXPECT_TRUE(has_sky_islands(s.chronicle));
    EXPECT_TRUE(has_extra_cards(s.chronicle));
  }
}

// Every line of the trail has its sentence; CH-END-7 says what the strength was.
TEST(CharterstoneProperties, CH_END_7_EveryReasonHasASentence) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    State s = first_state(seed, {{"red", "automa"},
                                 {"black", seed % 2 == 0 ? "automa" : "inactive"},
                                 {"king-variant", seed % 3 == 0 ? "card" : "humans"}});
    Arena arena;
    SimulatedHuman person(Random(seed, 5));
    game_test::ListeningTable<Table, SimulatedHuman> table(printed(), arena, person);
    while (s.phase != Phase::over || s.game < after_campaign) {
      if (Rulebook::runs(s))
        ASSERT_TRUE(Rulebook::run(s, table).done());
      else
        carry_out(s, table, person.choose(printed(), s));
      for (const TrailEntry& entry : table.trail.entries) {
        const Reason reason = Rulebook::reason(printed(), s, entry);
        ASSERT_TRUE(reason.text.id.starts_with("charter.why."))
            << rule_ids[entry.rule] << " " << why_lines[entry.line].name;
        if (entry.rule == static_cast<std::uint16_t>(Rule::CH_END_7)) {
          EXPECT_GE(entry.a, least_strength);
        }
      }
      table.trail.entries.clear();
    }
  }
}

// CH-POST-3, CH-APERS-394: a simulated campaign has a game after it, and its own results are kept;
// the turns of all of it are counted.
TEST(CharterstoneProperties, CH_POST_3_TheSimulationGoesOnAfterTheCampaign) {
  const auto box = open_box();
  const auto simulator = must(box->simulator({}, 1));
  const auto metric = [](std::string_view name) {
    return static_cast<std::size_t>(std::find(metric_names.begin(), metric_names.end(), name) -
                                    metric_names.begin());
  };
  std::array<std::int32_t, metric_names.size()> values{};
  RuleCounts counts;
  for (std::uint64_t i = 0; i < 20; ++i) {
    simulator->play(1, i, values);
    EXPECT_GT(values[metric("turns")], 13 * 2 * 10);
    EXPECT_GT(values[metric("campaign")], 100);
    EXPECT_EQ(values[metric("strength-12")], 3);
    RuleCounts one;
    simulator->count(1, i, one);
    for (std::size_t k = 0; k < counts.times.size(); ++k) counts.times[k] += one.times[k];
  }
  for (const Rule rule : {Rule::CH_POST_1, Rule::CH_POST_2, Rule::CH_POST_3, Rule::CH_APERS_394})
    EXPECT_GT(counts.times[index(rule)], 0U) << rule_ids[index(rule)];
}

// What is saved is everything.
TEST(CharterstoneProperties, AStateSurvivesItsSave) {
  State s = first_state(3);
  Arena arena;
  SimulatedHuman person(Random(3, 5));
  SimulatedTable<Table, SimulatedHuman> table(printed(), arena, person);
  for (int n = 0; n < 900; ++n) {
    if (Rulebook::runs(s))
      ASSERT_TRUE(Rulebook::run(s, table).done());
    else
      carry_out(s, table, person.choose(printed(), s));
    Saved saved;
    Saver saver(saved);
    visit_state(s, saver);
    State again;
    Loader loader(saved);
    visit_state(again, loader);
    ASSERT_TRUE(loader.ok() && loader.at_end());
    ASSERT_EQ(again, s);
  }
}

class Inputs : public RuleTest {
 public:
  Inputs() {
    s.current = human;
    form_deck(s, t);
  }
  std::string refusal(std::string verb, std::vector<std::string> args) {
    const State before = s;
    const auto read = read_input(t.data, s, {std::move(verb), std::move(args), 0});
    EXPECT_EQ(s, before);
    return read ? std::string() : read.why().id;
  }
};

// A building on a full charter, a building that stands already, a first building covered.
TEST_F(Inputs, ABuildingThatDoesNotFit) {
  for (int plot = 1; plot <= 6; ++plot)
    building(human, plot, plot == 1 ? 5 : 48 + plot, std::string(1, static_cast<char>('A' + plot)),
             2);
  EXPECT_EQ(refusal("built", {"purple-3", "30"}), "charter.error.charter-full");
  chest(human).buildings[5] = 0;
  EXPECT_EQ(refusal("built", {"purple-3", "30"}), "charter.error.plot-taken");
  EXPECT_EQ(refusal("built", {"purple-6", "50"}), "charter.error.built-already");
  EXPECT_EQ(refusal("built", {"purple-6", "24"}), "charter.error.no-such-building");
  EXPECT_EQ(refusal("built", {"purple-7", "30"}), "charter.error.word");
  EXPECT_EQ(refusal("built", {"purple-6", "300"}), "charter.error.number");
  EXPECT_EQ(refusal("built", {"purple-6", "30"}), "");
  unlock({161});
  EXPECT_EQ(refusal("built", {"purple-1", "30"}), "charter.error.basic");
  EXPECT_EQ(refusal("built", {"purple-3", "30"}), "");  // CH-OVER-1 in play
}

// A thirteenth token, a crate or a card that does not exist or is open already.
TEST_F(Inputs, ThereAreTwelveTokens) {
  seat(human).influence = 0;
  EXPECT_EQ(refusal("reputation", {}), "charter.error.no-influence");
  EXPECT_EQ(refusal("quota", {"1"}), "charter.error.no-influence");
  EXPECT_EQ(refusal("crate", {"99"}), "charter.error.no-such-crate");
  EXPECT_EQ(refusal("crate", {"C"}), "charter.error.no-such-crate");
  s.chronicle.opened.add(static_cast<Crate>(7));
  EXPECT_EQ(refusal("crate", {"7"}), "charter.error.crate-open");
  EXPECT_EQ(refusal("unlock", {"999"}), "charter.error.number");
  unlock({29});
  EXPECT_EQ(refusal("unlock", {"29"}), "charter.error.unlocked-already");
}

// CH-TURN-3: without a worker `place` is offered and refused, and is no other word.
TEST_F(Inputs, CH_TURN_3_NoWorkerIsLeft) {
  unlock({158});
  seat(human).supply = 0;
  const auto forms = Rulebook::forms(t.data, s);
  EXPECT_EQ(forms[0].verb, "place");
  EXPECT_EQ(refusal("place", {"market"}), "charter.error.no-worker");
}

// CH-TURN-4: only cards of the index enter the Chronicle.
TEST_F(Inputs, CH_TURN_4_ThereIsNoSuchCard) {
  for (const char* none : {"1", "21", "163", "170", "199"})
    EXPECT_EQ(refusal("unlock", {none}), "charter.error.no-such-card") << none;
  for (const char* card : {"29", "162", "390"}) EXPECT_EQ(refusal("unlock", {card}), "") << card;
}

// CH-EFF-REP: a human's token goes to the next open space, which is said; a full track is refused.
TEST_F(Inputs, CH_EFF_REP_AHumansToken) {
  carry_out(s, t, must(read_input(t.data, s, {"reputation", {}, 0})));
  EXPECT_EQ(t.number_told("your-reputation", "space"), 4);
  s.reputation.fill(owner_of(x));
  EXPECT_EQ(refusal("reputation", {}), "charter.error.no-space");
}

// CH-PLACE-1: nothing of a told card is assumed; what it does not show is said too.
TEST_F(Inputs, CH_PLACE_1_ACardIsToldWhole) {
  const CardFact fact{8};
  for (const Field& field : fact.form(t.data, s).fields) EXPECT_EQ(field.otherwise, "") << field.id;
  const auto read = [&](std::vector<std::string> args) {
    const auto told = fact.read(t.data, s, {"", std::move(args), 0});
    return told ? *told : told.why().id;
  };
  EXPECT_EQ(read({"die", "-", "asc", "2", "za", "3", "", "happy"}), "die asc 2 za 3 - happy");
  EXPECT_EQ(read({"commons", "market", "-", "-", "-", "1", "discard", "angry"}),
            "commons market 1 discard angry");
  EXPECT_EQ(read({"die", "market", "asc", "2", "za", "3", "", "happy"}),
            "charter.error.charter-card");
  EXPECT_EQ(read({"die", "-", "-", "2", "za", "3", "", "happy"}), "charter.error.charter-card");
  EXPECT_EQ(read({"commons", "-", "-", "-", "-", "1", "", "happy"}), "charter.error.commons-card");
  EXPECT_EQ(read({"commons", "market", "asc", "-", "-", "1", "", "happy"}),
            "charter.error.commons-card");
}

// CH-EFF-CRATE: every crate is on one building, and a number is no name.
TEST_F(Inputs, CH_EFF_CRATE_ACrateIsToldOnce) {
  print(43, "Arch", 3, 47);
  const BuildingFact fact{44};
  for (const Field& field : fact.form(t.data, s).fields) EXPECT_EQ(field.otherwise, "") << field.id;
  EXPECT_EQ(fact.read(t.data, s, {"", {"2", "47", "Bath"}, 0}).why().id,
            "charter.error.crate-twice");
  EXPECT_EQ(fact.read(t.data, s, {"", {"0", "0", "6"}, 0}).why().id, "charter.error.building-name");
}

// CH-EFF-CRATE, AMB-15: the card of an open crate is in the Archive; an empty mat can be said.
TEST_F(Inputs, CH_EFF_CRATE_TheCardOfAnOpenCrate) {
  print(43, "Arch", 3, 47);
  s.chronicle.opened.add(static_cast<Crate>(47));
  EXPECT_EQ(MatNow::read(t.data, s, {"mat", {"43c 210"}, 0}).why().id,
            "charter.error.crate-archived");
  s.readings.opened_discarded = true;
  EXPECT_TRUE(MatNow::read(t.data, s, {"mat", {"43c 210"}, 0}));
  EXPECT_TRUE(must(MatNow::read(t.data, s, {"mat", {"-"}, 0})).empty());
}

// CH-GP-0b: only the human knows how many tokens he has left.
TEST_F(Inputs, CH_GP_0b_InfluenceIsAsked) {
  guidepost(400);
  EXPECT_EQ(HumanGoal{human}.form(t.data, s).fields[1].otherwise, "");
  guidepost(412);
  EXPECT_EQ(HumanGoal{human}.form(t.data, s).fields[0].otherwise, "");
}

// AMB-18, CH-GLORY-2: a correction keeps how a name is sorted, and a chest has no more stars.
TEST_F(Inputs, CH_GLORY_2_CorrectionsWithinWhatIsPrinted) {
  ASSERT_TRUE(Rulebook::learn(t.data, {"building.22", "Zoo;3;0;a:0a"}));
  ASSERT_TRUE(Rulebook::learn(t.data, {"building.22", "Zoo;4;0"}));
  EXPECT_EQ(t.data.building(22).key, "a:0a");
  ASSERT_TRUE(Rulebook::learn(t.data, {"building.22", "Ark;4;0"}));
  EXPECT_EQ(t.data.building(22).key, "");
  int stars = 0;
  for (const int row : t.data.table(Track::glory)) stars += row;
  EXPECT_TRUE(Rulebook::adjust(t.data, s, "glory.yellow", std::to_string(stars)));
  EXPECT_FALSE(Rulebook::adjust(t.data, s, "glory.yellow", std::to_string(stars + 1)));
}

// Nothing is offered or understood that the Chronicle has not brought.
TEST_F(Inputs, NothingIsGivenAway) {
  const auto offers = [&](std::string_view verb) {
    const auto forms = Rulebook::forms(t.data, s);
    return std::any_of(forms.begin(), forms.end(),
                       [&](const Form& form) { return form.verb == verb; });
  };
  const auto tracks = [&](std::string_view start) {
    const auto fields = Rulebook::tracked(t.data, s);
    return std::any_of(fields.begin(), fields.end(),
                       [&](const Field& field) { return field.id.starts_with(start); });
  };
  for (const char* verb : {"minion", "island", "loose", "candle", "loses"}) {
    EXPECT_FALSE(offers(verb)) << verb;
    EXPECT_EQ(refusal(verb, {"purple-1", "1"}).substr(0, 14), "charter.error.") << verb;
  }
  for (const char* path : {"minion.", "peril.", "island.", "island-at.", "card.", "happy", "angry"})
    EXPECT_FALSE(tracks(path)) << path;
  EXPECT_EQ(Rulebook::view(t.data, s).blocks[1].columns.size(), 7U);
  unlock({158, 159, 160});
  EXPECT_TRUE(offers("minion"));
  EXPECT_TRUE(offers("island"));
  EXPECT_TRUE(tracks("minion."));
  EXPECT_TRUE(tracks("peril."));
  EXPECT_EQ(Rulebook::view(t.data, s).blocks[1].columns.size(), 9U);
}

// CH-APERS-393, CH-GP-401: the result of a game has rows only for what the campaign has brought.
TEST_F(Inputs, CH_GP_401_TheResultGivesNothingAway) {
  s.phase = Phase::over;
  EXPECT_EQ(Rulebook::result(t.data, s)->rows.size(), 2U);
  s.game = 3;
  s.opened = lettered('C');
  EXPECT_EQ(Rulebook::result(t.data, s)->rows[2].id, "charter.result.buildings");
  s.opened = lettered('D');
  EXPECT_EQ(Rulebook::result(t.data, s)->rows.size(), 2U);
  s.game = campaign_games;
  const auto result = Rulebook::result(t.data, s);
  ASSERT_EQ(result->rows.size(), 4U);
  EXPECT_EQ(result->rows[2].id, "charter.result.persona");
  for (const Standing& standing : result->standings) EXPECT_EQ(standing.points.size(), 4U);
}

// CH-PLACE-6: how a name is sorted stands behind a tab, and nobody reads it.
TEST_F(Inputs, CH_PLACE_6_TheHistoryHasNoKeys) {
  const Message said =
      Rulebook::describe(t.data, s, {"tell-building", {"4", "0", "Zoo\ta-en:5d"}, 0});
  EXPECT_EQ(said.args[1].items[0].args[0].text, "4 0 Zoo");
}

// Nobody types `next`, and it has no name.
TEST_F(Inputs, ASimulationsOwnVerbIsNotWritten) {
  Input next;
  next.verb = Verb::next;
  EXPECT_TRUE(write_input(next).verb.empty());
  next.verb = Verb::go;
  EXPECT_EQ(write_input(next).verb, "go");
}

// The words of a list have no commas.
TEST_F(Inputs, CH_EFF_PROG_WordsOfTheProgressTrack) {
  for (const char* locale : {"en", "ja"}) {
    const Doc words = doc(source_text("lang/" + std::string(locale) + "/charterstone.json"));
    const Form form = ProgressFact::form(t.data, s);
    for (const Option& option : form.fields[0].options)
      for (const char* comma : {",", "、"})
        EXPECT_EQ(words[option.label.id].text().find(comma), std::string::npos) << option.label.id;
  }
}

// The reasons speak of buildings and charters by name, and rest on what they rest on.
TEST_F(Inputs, CH_EFF_REP_ReasonsByRuleAndMethod) {
  building(x, 2, 22, "Abbey", 2);
  const auto line = [&](auto&& say) {
    Trail trail;
    say(trail);
    return Rulebook::reason(t.data, s, trail.entries.back());
  };
  EXPECT_EQ(line([](Trail& r) { cite(&r, Line::CH_EFF_REP_no_influence); }).rule, "CH-EFF-REP");
  EXPECT_EQ(line([](Trail& r) { cite(&r, Line::CH_TURN_1_no_influence); }).rule,
            "CH-TURN-1 AMB-13");
  const Reason named = line([&](Trail& r) {
    choose(&r, buildings_in(x), Line::CH_PLACE_5_options, SlotSet::of(static_cast<Slot>(1)));
  });
  EXPECT_EQ(named.left, (std::vector<std::string>{"yellow-2"}));
  const Reason player = line([&](Trail& r) {
    choose(&r, Noun::charters, Line::CH_GP_400_players, SlotSet::of(static_cast<Slot>(2)));
  });
  EXPECT_EQ(player.left, (std::vector<std::string>{"blue"}));
  // CH-GEN-7: cards by the numbers in their corners.
  s.mat = must(read_mat("110 23c 88"));
  const Reason card = line([&](Trail& r) {
    choose(&r, Noun::cards, Line::CH_EFF_DISC_mat, MatSet::of(static_cast<Slot>(2)));
  });
  EXPECT_EQ(card.left, (std::vector<std::string>{"88"}));
}

// The numbers on the mat as people type them.
TEST_F(Inputs, CH_GEN_7_TheMatByItsNumbers) {
  const MatNumbers mat = must(read_mat("22c 25, 210"));
  ASSERT_EQ(mat.size(), 3U);
  EXPECT_EQ(mat[0], (MatEntry{22, true}));
  EXPECT_EQ(mat[1], (MatEntry{25, false}));
  for (const char* wrong : {"24", "210c", "22 22", "1", "x", "22 23 25 26 28 30"})
    EXPECT_FALSE(read_mat(wrong)) << wrong;
}

// AMB-18: names sort as the key told with them does, or letter by letter.
TEST_F(Inputs, NamesSortAsTheyAreTold) {
  ASSERT_TRUE(Rulebook::learn(t.data, {"building.22", "Zoo;3;0;a:0a"}));
  ASSERT_TRUE(Rulebook::learn(t.data, {"building.23", "arch;3;0;a:0b"}));
  const BuildingCard& zoo = t.data.building(22);
  const BuildingCard& arch = t.data.building(23);
  EXPECT_LT(name_rank({}, zoo), name_rank({}, arch));
  Readings ascii;
  ascii.names_as_ascii = true;
  EXPECT_LT(name_rank(ascii, arch), name_rank(ascii, zoo));
  // Keys of different makers say nothing about each other.
  ASSERT_TRUE(Rulebook::learn(t.data, {"building.23", "arch;3;0;b:0b"}));
  EXPECT_LT(name_rank({}, arch), name_rank({}, zoo));
}

// Correct anything: also what belongs to the campaign.
TEST_F(Inputs, TheCampaignCanBeCorrected) {
  chest(x).personas.push_back({201, false});
  ASSERT_TRUE(Rulebook::adjust(t.data, s, "persona-more.yellow", "223"));
  ASSERT_EQ(chest(x).personas.size(), 2U);
  EXPECT_EQ(chest(x).personas[1].number, 223);
  ASSERT_TRUE(Rulebook::adjust(t.data, s, "persona.yellow.201", "gone"));
  EXPECT_EQ(chest(x).personas.size(), 1U);
  EXPECT_FALSE(Rulebook::adjust(t.data, s, "persona-more.yellow", "12"));  // no persona
  ASSERT_TRUE(Rulebook::adjust(t.data, s, "always-active.blue", "no"));
  EXPECT_FALSE(chest(y).always_active);
  EXPECT_FALSE(Rulebook::adjust(t.data, s, "happy", "3"));  // no story has shown a king yet
  s.chronicle.angry = 1;
  ASSERT_TRUE(Rulebook::adjust(t.data, s, "happy", "3"));
  EXPECT_EQ(s.chronicle.happy, 3);
  // What no story has dealt yet has no name.
  for (const char* later : {"victory-card.blue", "spectral.blue", "companions", "guidepost"})
    EXPECT_FALSE(Rulebook::adjust(t.data, s, later, "1")) << later;
  chest(y).victory_card = 2;
  ASSERT_TRUE(Rulebook::adjust(t.data, s, "victory-card.blue", "350"));
  EXPECT_EQ(chest(y).victory_card, 7);
}

TEST_F(Inputs, ACorrectedBuildingIsOne) {
  ASSERT_TRUE(Rulebook::adjust(t.data, s, "plot.yellow-2", "22"));
  EXPECT_FALSE(Rulebook::runs(s) && s.current == human);  // nothing is asked before a rule needs it
  ASSERT_TRUE(Rulebook::adjust(t.data, s, "plot.yellow-2", "0"));
  EXPECT_FALSE(Rulebook::adjust(t.data, s, "plot.yellow-2", "24"));  // no building
}

// CH-PLACE-6: a building is told with how its name is sorted, and the key is no part of the name.
TEST_F(Inputs, ABuildingIsToldWithItsKey) {
  const BuildingFact fact{22};
  EXPECT_TRUE(fact.form(t.data, s).fields.back().sorted);
  const auto told = fact.read(t.data, s, {"", {"4", "0", "Zoo\ta-en:5d"}, 0});
  ASSERT_TRUE(told);
  EXPECT_EQ(*told, "Zoo;4;0;a-en:5d");
  EXPECT_EQ(must(fact.read(t.data, s, {"", {"4", "0", "Zoo"}, 0})), "Zoo;4;0");
  EXPECT_FALSE(fact.read(t.data, s, {"", {"4", "0", "Zoo\tno key"}, 0}));
}

// The house deck keeps the split that is known of the first thirteen cards, and the two public
// ones.
TEST(CharterstoneDeck, KeepsTheKnownSplit) {
  std::array<int, common_count> commons{};
  int charters = 0;
  for (int i = 0; i < first_deck_count; ++i) {
    const AutomaCard& card = printed().house_deck[static_cast<std::size_t>(i)];
    if (card.target == Target::commons)
      ++commons[index(card.building)];
    else
      ++charters;
  }
  EXPECT_EQ(charters, 7);
  EXPECT_EQ(commons, (std::array<int, common_count>{1, 2, 2, 0, 1, 0}));
  int open = 0;
  for (const AutomaCard& card : printed().house_deck) open += card.source == Source::open_source;
  EXPECT_EQ(open, 2);
  EXPECT_EQ(write_card(printed().house_deck[384 - first_automa_card]),
            "die desc 1 az strength - happy");
  EXPECT_EQ(write_card(printed().house_deck[389 - first_automa_card]), "home asc 1 za 2 - angry");
}

// CH-GEN-2: a deck file may have its cards in any order; facts are sorted by their ids.
TEST(CharterstoneDeck, CH_GEN_2_FactsOfAFileAreSorted) {
  const Facts facts = must(Rulebook::read_deck(printed(), doc(R"([
    {"number": 380, "target": "commons", "building": "market", "vp": 2, "effects": [], "king": "happy"},
    {"number": 377, "target": "commons", "building": "zeppelin", "vp": 1, "effects": ["build"], "king": "angry"}])")));
  ASSERT_EQ(facts.size(), 2U);
  EXPECT_EQ(facts[0].id, "card.377");
  EXPECT_EQ(facts[1].id, "card.380");
}

// Every card and building is told and written in one form.
TEST(CharterstoneDeck, FactsAreWrittenAsTheyAreRead) {
  Data data = printed();
  const auto facts = Rulebook::printed(data);
  for (const Printed& fact : facts) {
    if (fact.source == Source::missing) continue;
    ASSERT_TRUE(Rulebook::learn(data, {fact.id, fact.value})) << fact.id;
  }
  const auto again = Rulebook::printed(data);
  for (std::size_t i = 0; i < facts.size(); ++i) EXPECT_EQ(again[i].value, facts[i].value);
  for (const char* wrong : {"building.24", "building.4", "card.376", "card.393", "moon", ""})
    EXPECT_FALSE(Rulebook::learn(data, {wrong, "x"})) << wrong;
}

}  // namespace
}  // namespace seatmate::charterstone
