#include "cli/terminal/draw.h"

#include <gtest/gtest.h>

#include "cli/terminal/table_test_support.h"
#include "text/width.h"

namespace seatmate::cli {
namespace {

constexpr std::string_view map_in_english = R"json({
  "map.title": "The island",
  "map.lake": "lake", "map.lake.short": "L",
  "map.waste": "wasteland", "map.waste.short": "W",
  "map.hut": "hut", "map.hut.short": "H",
  "map.you": "you", "map.her": "she",
  "map.score": "Score", "map.name": "Name"
})json";

constexpr std::string_view map_in_german = R"json({
  "map.title": "Die Insel",
  "map.lake": "See", "map.lake.short": "Se",
  "map.waste": "Ödland", "map.waste.short": "Öd",
  "map.hut": "Hütte", "map.hut.short": "H",
  "map.you": "du", "map.her": "sie",
  "map.score": "Punkte", "map.name": "Name"
})json";

HexCell land(int row, int col, std::string label, const std::string& ground) {
  HexCell cell;
  cell.id = "r" + std::to_string(row) + "c" + std::to_string(col);
  cell.label = std::move(label);
  cell.row = row;
  cell.col = col;
  cell.ground = "map." + ground;
  return cell;
}

Block island() {
  Block block{"map", Block::Kind::hexes, {"map.title", {}}, {}, {}, {}};
  block.cells = {land(0, 1, "A1", "lake"),  land(0, 2, "A2", "waste"), land(0, 3, "", "river"),
                 land(1, 0, "B1", "waste"), land(1, 1, "", "river"),   land(1, 2, "B10", "lake")};
  HexCell& hers = block.cells[1];
  hers.piece = "map.hut";
  hers.owner = "map.her";
  hers.hers = hers.mark = hers.changed = true;
  HexCell& yours = block.cells[3];
  yours.piece = "map.hut";
  yours.owner = "map.you";
  return block;
}

TEST(HexMap, ShowsGroundPiecesAndPlaces) {
  Paper paper;
  const auto words = words_with("en", "en/map.json", map_in_english);
  draw_block(paper.terminal, words, island(), {{"r0c1", "r1c2"}, {"r0c2"}});
  EXPECT_EQ(paper.text(), R"text(
The island
      (A1)  [A2*]
       L     W+#H  ~~
    B1         (B10)
    W@H   ~~    L

L lake, W wasteland, + terrain tile
H hut, # hers, @ yours, * marked, (…) considered, […] here
)text");
}

TEST(HexMap, InGerman) {
  Paper paper;
  const auto words = words_with("de", "de/map.json", map_in_german);
  draw_block(paper.terminal, words, island());
  EXPECT_EQ(paper.text(), R"text(
Die Insel
       A1    A2*
       Se    Öd+#H ~~
    B1          B10
    Öd@H  ~~    Se

Se See, Öd Ödland, + Landschaftsplättchen
H Hütte, # ihres, @ deins, * markiert
)text");
}

TEST(HexMap, ThirteenColumnsFitIntoEighty) {
  Block block{"map", Block::Kind::hexes, {}, {}, {}, {}};
  for (int row = 0; row < 2; ++row)
    for (int col = 0; col < 13; ++col) {
      HexCell cell = land(row, col, "B" + std::to_string(col + 1), "waste");
      cell.piece = "map.hut";
      cell.owner = "map.her";
      cell.hers = cell.mark = cell.changed = true;
      block.cells.push_back(cell);
    }
  Paper paper;
  const auto words = words_with("de", "de/map.json", map_in_german);
  draw_hexes(paper.terminal, words, block, {{"r1c12"}, {"r0c12"}});
  std::istringstream lines(paper.text());
  for (std::string line; std::getline(lines, line);)
    EXPECT_LE(text::display_width(line), 80) << line;
}

TEST(HexMap, TwoPeopleHaveTheirOwnSigns) {
  Block block = island();
  block.cells[0].piece = "map.hut";
  block.cells[0].owner = "map.friend";
  Paper paper;
  const auto words = words_with("en", "en/map.json",
                                R"json({"map.friend.short": "2", "map.you.short": "1",
                                         "map.hut.short": "H"})json");
  draw_hexes(paper.terminal, words, block, {});
  EXPECT_NE(paper.text().find("1H"), std::string::npos) << paper.text();
  EXPECT_NE(paper.text().find("2H"), std::string::npos) << paper.text();
}

TEST(HexMap, ColoursTakeNoRoom) {
  std::istringstream in;
  std::ostringstream out;
  Terminal terminal(in, out, {80, true, false});
  const auto words = words_with("en", "en/map.json", map_in_english);
  draw_block(terminal, words, island(), {{"r0c1"}, {}});
  std::string plain;
  const std::string painted = out.str();
  EXPECT_NE(painted.find("\x1b["), std::string::npos);
  for (std::size_t i = 0; i < painted.size(); ++i) {
    if (painted[i] == '\x1b')
      i = painted.find('m', i);
    else
      plain += painted[i];
  }
  Paper paper;
  draw_block(paper.terminal, words, island(), {{"r0c1"}, {}});
  EXPECT_EQ(plain, paper.text());
}

TEST(DrawTable, NumbersStandToTheRightAndWidthsCountColumns) {
  Block block{"t", Block::Kind::table, {}, {{"map.name", {}}, {"map.score", {}}}, {}, {}};
  block.rows = {{plain("Wüste"), plain_number(7)}, {plain("城"), plain_number(12)}};
  Paper paper;
  draw_block(paper.terminal, words_with("en", "en/map.json", map_in_english), block);
  EXPECT_EQ(paper.text(),
            "  Name   Score\n"
            "  Wüste      7\n"
            "  城        12\n");
}

TEST(DrawTable, TheWidestColumnGivesWay) {
  Block block{"f", Block::Kind::facts, {}, {}, {}, {}};
  block.rows = {{plain("Cards"), plain("a very long value that does not fit at all")}};
  Paper paper({}, 40);
  draw_block(paper.terminal, words_with("en", "en/map.json", map_in_english), block);
  EXPECT_EQ(paper.text(),
            "  Cards  a very long value that does not\n"
            "         fit at all\n");
}

TEST(DrawResult, OneColumnAPlayerAndTheVerdict) {
  FinalResult result;
  result.rows = {{"map.score", {}}};
  result.standings = {{{"map.you", {}}, false, {7}, 17, true},
                      {{"map.her", {}}, true, {8}, 8, false}};
  result.verdict = plain("You win.");
  Paper paper;
  draw_result(paper.terminal, words_with("en", "en/map.json", map_in_english), result);
  EXPECT_EQ(paper.text(),
            "         you  she\n"
            "  Score    7    8\n"
            "  Total   17    8\n"
            "\n"
            "You win.\n");
}

}  // namespace
}  // namespace seatmate::cli
