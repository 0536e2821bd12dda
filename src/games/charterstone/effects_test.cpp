// Chapter "Effects", overbuilding (card 161), and the Automa index guide.

#include "games/charterstone/test_support.h"

namespace seatmate::charterstone {
namespace {

class Effects : public RuleTest {
 public:
  // An Automa card with one icon is turned up.
  void icon(std::string_view name) {
    s.current = x;
    seat(x).supply = 2;
    s.commons = {};
    next_is(377, "commons market 0 " + std::string(name) + " happy");
    play_turn();
  }
  int building_on(Charter c, int plot) {
    return chest(c).buildings[static_cast<std::size_t>(plot - 1)];
  }
};

// CH-EFF-DISC, CH-GEN-6, CH-GEN-7: the two highest numbers in the corners go to the discard pile.
TEST_F(Effects, CH_EFF_DISC_TheTwoHighestNumbers) {
  on_mat("31 95 210 262 320");
  const Mat mat = mat_of(t.data, t.mat);
  const auto chosen = two_highest(t, mat);
  ASSERT_EQ(chosen.size(), 2U);
  EXPECT_EQ(mat[chosen[0]].number, 320);
  EXPECT_EQ(mat[chosen[1]].number, 262);
  EXPECT_TRUE(t.cites(Line::CH_GEN_6_discard_pile));
  EXPECT_TRUE(t.cites(Line::CH_GEN_7_corner_numbers));
  icon("discard");
  EXPECT_EQ(t.asked.back(), "mat");
}

// CH-EFF-BUILD: the lowest unconstructed card on the lowest empty plot (AMB-17).
TEST_F(Effects, CH_EFF_BUILD_TheLowestCard) {
  building(x, 1, 5, "Well", 1);
  on_mat("22c 46 25 210 320");
  icon("build");
  EXPECT_EQ(building_on(x, 2), 25);
  EXPECT_EQ(s.progress, 3);  // AMB-5
  s.readings.auto_progress = true;
  on_mat("46 210");
  icon("build");
  EXPECT_EQ(building_on(x, 3), 46);
  EXPECT_EQ(s.progress, 4);
  // Nothing without an unconstructed card, and nothing on a full charter.
  on_mat("22c 210");
  icon("build");
  EXPECT_EQ(building_on(x, 4), 0);
  building(x, 4, 26, "Dock", 3);
  building(x, 5, 28, "Elm", 3);
  building(x, 6, 30, "Fig", 3);
  const Chest before = chest(x);
  on_mat("31");
  icon("build");
  EXPECT_EQ(chest(x), before);
  EXPECT_TRUE(t.cites(Line::CH_EFF_BUILD_no_plot));
}

// CH-OVER-1 to CH-OVER-3: of a full charter the lowest value is covered, by something worthier.
TEST_F(Effects, CH_OVER_1_CoversTheLowestValue) {
  unlock({161});
  building(x, 1, 5, "Well", 0);
  building(x, 2, 22, "Arch", 3);
  building(x, 3, 23, "Bath", 3);
  building(x, 4, 25, "Cafe", 5);
  building(x, 5, 26, "Dock", 7);
  building(x, 6, 28, "Elm", 8);
  print(30, "Same", 3);
  print(41, "Six", 6);
  print(55, "Nine", 9);
  on_mat("55 30 41");
  icon("build");
  EXPECT_EQ(building_on(x, 2), 41);
  EXPECT_TRUE(t.cites(Rule::CH_OVER_2));
  EXPECT_TRUE(t.cites(Line::CH_OVER_3_discarded));
  on_mat("30");
  icon("build");
  EXPECT_EQ(building_on(x, 3), 23);
  // AMB-6: no value is needed for an empty plot.
  chest(x).buildings[5] = 0;
  print(30, "Same", 0);
  icon("build");
  EXPECT_EQ(building_on(x, 6), 30);
}

// CH-SKY-4, DEF-6: an empty plot before an empty island, an empty island before covering.
TEST_F(Effects, CH_SKY_4_PlotsBeforeIslands) {
  unlock({159, 161});
  for (int plot = 1; plot <= 5; ++plot)
    building(x, plot, plot == 1 ? 5 : 48 + plot, std::string(1, static_cast<char>('A' + plot)), 2);
  s.tiles[index(x)][2] = 1;
  on_mat("30");
  icon("build");
  EXPECT_EQ(building_on(x, 6), 30);
  on_mat("31");
  icon("build");
  EXPECT_EQ(chest(x).islands[0], 31);
  EXPECT_TRUE(t.cites(Rule::CH_SKY_4));
}

// CH-EFF-CRATE, AMB-14: the lowest constructed card with a crate; personas go to the chest, rules
// to the Chronicle.
TEST_F(Effects, CH_EFF_CRATE_TheLowestConstructedCard) {
  print(22, "None", 3, 0);
  print(43, "Arch", 3, 15);
  print(58, "Bath", 3, 23);
  on_mat("58c 43c 22c 25");
  icon("crate");
  EXPECT_TRUE(s.chronicle.opened.has(static_cast<Crate>(15)));
  EXPECT_FALSE(s.chronicle.opened.has(static_cast<Crate>(23)));
  ASSERT_EQ(chest(x).personas.size(), 1U);
  EXPECT_EQ(chest(x).personas[0].number, 235);
  EXPECT_TRUE(s.chronicle.cards.has(33));
  EXPECT_TRUE(has_minions(s.chronicle));  // CH-IDX-33
  EXPECT_EQ(minion_types_unlocked(s.chronicle), 1);
  const Chronicle before = s.chronicle;
  on_mat("25 210");
  icon("crate");
  EXPECT_EQ(s.chronicle, before);
  EXPECT_TRUE(t.cites(Line::CH_EFF_CRATE_no_card));
}

// CH-EFF-CRATE: a crate that is open is not opened again; the next card is.
TEST_F(Effects, CH_EFF_CRATE_NoCrateIsOpenedTwice) {
  print(43, "Arch", 3, 15);
  print(58, "Bath", 3, 9);
  s.chronicle.opened.add(static_cast<Crate>(15));
  on_mat("43c 58c");
  icon("crate");
  EXPECT_TRUE(s.chronicle.opened.has(static_cast<Crate>(9)));
  EXPECT_FALSE(s.chronicle.cards.has(33));
  EXPECT_EQ(t.number_told("crate-open", "card"), 43);
  EXPECT_EQ(t.number_told("crate", "card"), 58);
  ASSERT_EQ(s.mat.size(), 1U);  // what lies there is remembered; the opened one is gone
  EXPECT_EQ(s.mat[0].number, 43);
}

// CH-EFF-PROG: one space, no reputation for the Automa.
TEST_F(Effects, CH_EFF_PROG_OneSpace) {
  icon("progress");
  EXPECT_EQ(s.progress, 4);
  EXPECT_EQ(reputation_of(s, x), 0);
  s.progress = static_cast<std::uint8_t>(t.data.progress.spaces.size() - 1);
  EXPECT_FALSE(t.cites(Line::CH_EFF_PROG_last_space));
  icon("progress");  // DEF-8
  EXPECT_TRUE(t.cites(Line::CH_EFF_PROG_last_space));
  EXPECT_EQ(s.progress, t.data.progress.spaces.size() - 1);
}

// CH-EFF-REP, AMB-12: the next open space from that of the player count.
TEST_F(Effects, CH_EFF_REP_TheNextOpenSpace) {
  icon("reputation");
  EXPECT_EQ(s.reputation[3], owner_of(x));  // the space with a 3
  EXPECT_EQ(seat(x).influence, 11);
  s.readings.automas_do_not_count = true;
  icon("reputation");
  EXPECT_EQ(s.reputation[5], owner_of(x));  // the space with a 1
  seat(x).influence = 0;
  s.readings.no_zero_influence = true;
  icon("reputation");
  EXPECT_EQ(reputation_of(s, x), 2);
}

// CH-EFF-QUOTA: down the first column, then the next.
TEST_F(Effects, CH_EFF_QUOTA_ColumnByColumn) {
  s.quota[0][0] = owner_of(human);
  icon("quota");
  EXPECT_EQ(s.quota[1][0], owner_of(x));
  EXPECT_EQ(seat(x).influence, 11);
  EXPECT_EQ(seat(x).vp, 0);
  for (std::size_t row = 0; row < quota_rows; ++row) s.quota[row][0] = owner_of(human);
  icon("quota");
  EXPECT_EQ(s.quota[0][1], owner_of(x));
}

// CH-EFF-QUOTA: the rows of stickers 34 and 37 lie below the others and have five columns.
TEST_F(Effects, CH_EFF_QUOTA_RowsOfStickers) {
  const std::size_t printed_rows = t.data.table(Track::quota).size();
  for (std::size_t row = 0; row < printed_rows; ++row) s.quota[row].fill(owner_of(human));
  icon("quota");
  EXPECT_EQ(quota_of(s, x), 0);
  s.current = human;
  const std::string row = std::to_string(printed_rows + 1);
  EXPECT_FALSE(read_input(t.data, s, {"quota", {row}, 0}));
  unlock({37});
  ASSERT_TRUE(read_input(t.data, s, {"quota", {row}, 0}));
  carry_out(s, t, must(read_input(t.data, s, {"quota", {row}, 0})));
  EXPECT_EQ(s.quota[printed_rows][0], owner_of(human));
  unlock({34});
  icon("quota");
  EXPECT_EQ(s.quota[printed_rows + 1][0], owner_of(x));
  for (int n = 0; n < 9; ++n) icon("quota");
  EXPECT_EQ(quota_of(s, x), 9);  // of ten one is the human's
  EXPECT_TRUE(t.cites(Line::CH_EFF_QUOTA_no_space));
  const auto values = Rulebook::tracked(t.data, s);
  const auto tracked = [&](const std::string& path) {
    return std::any_of(values.begin(), values.end(),
                       [&](const Field& field) { return field.id == path; });
  };
  EXPECT_TRUE(tracked("quota." + row + ".5"));
  EXPECT_FALSE(tracked("quota." + row + ".6"));
}

// CH-EFF-CRATE b, AMB-15, AMB-16: where everything goes, one step for each.
TEST_F(Effects, CH_EFF_CRATE_WhereEverythingGoes) {
  print(43, "Arch", 3, 15);
  on_mat("43c");
  icon("crate");
  EXPECT_EQ(t.told("crate"), 1);
  EXPECT_EQ(t.told("crate-cards"), 1);
  EXPECT_EQ(t.number_told("crate-after", "archived"), 1);
}

// CH-IDX, CH-TURN-4: what comes with which card, each only once.
TEST_F(Effects, CH_IDX_29_TheIndexGuide) {
  const auto pulled = [&](int card) {
    std::vector<int> cards;
    const Pulled found = pulled_by(t, card, s.chronicle.cards);
    for (const int one : found) cards.push_back(one);
    return cards;
  };
  EXPECT_EQ(pulled(29), (std::vector<int>{161}));
  EXPECT_EQ(pulled(33), (std::vector<int>{158}));             // CH-IDX-33
  EXPECT_EQ(pulled(36), (std::vector<int>{160}));             // CH-IDX-36
  EXPECT_EQ(pulled(129), (std::vector<int>{390, 391, 392}));  // CH-IDX-129
  EXPECT_EQ(pulled(130), (std::vector<int>{390, 391, 392}));
  EXPECT_EQ(pulled(132), (std::vector<int>{159}));  // CH-IDX-132
  EXPECT_EQ(pulled(157), (std::vector<int>{162}));  // CH-IDX-157
  EXPECT_TRUE(pulled(24).empty());
  enter_chronicle(s, t, 129);
  EXPECT_TRUE(pulled(130).empty());
  EXPECT_TRUE(t.cites(Line::CH_TURN_4_index_guide));
}

}  // namespace
}  // namespace seatmate::charterstone
