#include <algorithm>
#include <map>
#include <utility>

#include "cli/terminal/draw.h"
#include "text/width.h"

namespace seatmate::cli {
namespace {

constexpr std::string_view her_marker = "#";
constexpr std::string_view your_marker = "@";
constexpr std::string_view water = "~~";

// One sign for hers and one for yours; if several people share the table, theirs come from the
// catalogs.
using Markers = std::map<std::string, std::string>;  // by the id of the owner

std::string short_form(const text::Catalog& words, const std::string& id) {
  const std::string short_id = id + ".short";
  if (words.has(short_id)) return words.render(short_id);
  return text::cut(words.render(id), 2);
}

Markers markers_of(const text::Catalog& words, const std::vector<HexCell>& cells) {
  Markers markers;
  std::size_t others = 0;
  for (const HexCell& hex : cells)
    if (!hex.piece.empty() &&
        markers.emplace(hex.owner, hex.hers ? her_marker : your_marker).second && !hex.hers)
      ++others;
  if (others > 1)
    for (auto& [owner, marker] : markers)
      if (marker == your_marker) marker = short_form(words, owner);
  return markers;
}

// A line that is written from left to right at given columns.
class Ruler {
 public:
  void put(int column, std::string_view text, Ink ink = Ink::plain) {
    if (text.empty()) return;
    line_.push_back({text::pad_right("", column - at_)});
    line_.push_back({std::string(text), ink});
    at_ = std::max(at_, column) + text::display_width(text);
  }
  [[nodiscard]] const Pieces& line() const { return line_; }

 private:
  Pieces line_;
  int at_ = 0;
};

// The measures of a map. Odd rows stand half a cell to the right; where 80 columns are not enough
// for that, a little less than half.
struct Sheet {
  int first_row = 0;
  int last_row = -1;
  int first_col = 0;
  int cell = 6;
  int shift = 3;

  Sheet(const std::vector<HexCell>& cells, int width) {
    if (cells.empty()) return;
    const auto [low_row, high_row] = std::minmax_element(
        cells.begin(), cells.end(), [](auto& a, auto& b) { return a.row < b.row; });
    const auto [low_col, high_col] = std::minmax_element(
        cells.begin(), cells.end(), [](auto& a, auto& b) { return a.col < b.col; });
    first_row = low_row->row;
    last_row = high_row->row;
    first_col = low_col->col;
    const int columns = high_col->col - first_col + 1;
    while (cell > 4 && columns * cell + 2 > width) --cell;
    shift = std::clamp(width - columns * cell, 2, cell / 2);
  }
  [[nodiscard]] int column_of(const HexCell& hex) const {
    return (hex.col - first_col) * cell + (hex.row % 2 != 0 ? shift : 0);
  }
};

Ink ink_of(const HexCell& hex) {
  if (hex.piece.empty()) return hex.label.empty() ? Ink::quiet : Ink::plain;
  return hex.hers ? Ink::hers : Ink::yours;
}

std::string content_of(const text::Catalog& words, const HexCell& hex, const Markers& markers) {
  if (hex.label.empty()) return std::string(water);
  std::string content = short_form(words, hex.ground);
  if (hex.changed) content += "+";
  if (!hex.piece.empty()) content += markers.at(hex.owner) + short_form(words, hex.piece);
  return content;
}

void put_label(Ruler& ruler, const HexCell& hex, int column, const Highlights& highlights) {
  const std::string label = hex.label + (hex.mark ? "*" : "");
  if (highlights.chosen.contains(hex.id))
    ruler.put(column, "[" + label + "]", Ink::chosen);
  else if (highlights.candidates.contains(hex.id))
    ruler.put(column, "(" + label + ")", Ink::candidate);
  else if (!label.empty())
    ruler.put(column + 1, label, ink_of(hex));
}

// Only what is on this map, in the order in which it is met.
void draw_legend(Terminal& terminal, const text::Catalog& words, const Block& block,
                 const Markers& markers, const Highlights& highlights) {
  std::vector<std::string> grounds;
  std::vector<std::string> pieces;
  bool mark = false;
  bool changed = false;
  const auto note = [](std::vector<std::string>& ids, const std::string& id) {
    if (!id.empty() && std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  };
  for (const HexCell& hex : block.cells) {
    if (!hex.label.empty()) note(grounds, hex.ground);
    note(pieces, hex.piece);
    mark |= hex.mark;
    changed |= hex.changed;
  }
  std::string legend;
  const auto add = [&](std::string_view sign, const std::string& name) {
    legend += (legend.empty() ? "" : ", ") + std::string(sign) + "\u00a0" + name;
  };
  const auto write = [&] {
    if (!legend.empty()) terminal.paragraph(legend, {}, Ink::quiet);
    legend.clear();
  };
  terminal.line();
  for (const std::string& id : grounds) add(short_form(words, id), words.render(id));
  if (changed) add("+", words.render("shell.map.changed"));
  write();
  // A line of its own: a W can be a ground and a piece.
  for (const std::string& id : pieces) add(short_form(words, id), words.render(id));
  for (const auto& [owner, marker] : markers)
    add(marker, marker == her_marker    ? words.render("shell.map.hers")
                : marker == your_marker ? words.render("shell.map.yours")
                                        : words.render(owner));
  if (mark) add("*", words.render("shell.map.mark"));
  if (!highlights.candidates.empty()) add("(…)", words.render("shell.map.candidate"));
  if (!highlights.chosen.empty()) add("[…]", words.render("shell.map.chosen"));
  write();
}

}  // namespace

void draw_hexes(Terminal& terminal, const text::Catalog& words, const Block& block,
                const Highlights& highlights) {
  const Sheet sheet(block.cells, terminal.width());
  std::map<std::pair<int, int>, const HexCell*> grid;
  for (const HexCell& hex : block.cells) grid[{hex.row, hex.col}] = &hex;
  const Markers markers = markers_of(words, block.cells);
  auto next = grid.begin();
  for (int row = sheet.first_row; row <= sheet.last_row; ++row) {
    Ruler labels;
    Ruler contents;
    for (; next != grid.end() && next->first.first == row; ++next) {
      const HexCell& hex = *next->second;
      const int column = sheet.column_of(hex);
      put_label(labels, hex, column, highlights);
      contents.put(column + 1, text::cut(content_of(words, hex, markers), sheet.cell - 1),
                   ink_of(hex));
    }
    terminal.line(labels.line());
    terminal.line(contents.line());
  }
  draw_legend(terminal, words, block, markers, highlights);
}

}  // namespace seatmate::cli
