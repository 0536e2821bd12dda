#include "cli/terminal/draw.h"

#include <algorithm>
#include <numeric>

#include "text/shown.h"
#include "text/width.h"

namespace seatmate::cli {
namespace {

constexpr int column_gap = 2;
constexpr int narrowest_column = 6;

std::vector<int> natural_widths(const Grid& grid) {
  std::vector<int> widths;
  const auto measure = [&](const std::vector<std::string>& cells) {
    if (widths.size() < cells.size()) widths.resize(cells.size(), 0);
    for (std::size_t i = 0; i < cells.size(); ++i)
      widths[i] = std::max(widths[i], text::display_width(cells[i]));
  };
  measure(grid.head);
  for (const auto& row : grid.rows) measure(row);
  return widths;
}

void shrink_to(std::vector<int>& widths, int room) {
  while (std::accumulate(widths.begin(), widths.end(), 0) > room) {
    const auto widest = std::max_element(widths.begin(), widths.end());
    if (*widest <= narrowest_column) return;  // better too wide than unreadable
    --*widest;
  }
}

std::string trim_end(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

// One row of a grid, which takes as many lines as its tallest cell.
void draw_row(Terminal& terminal, const Grid& grid, const std::vector<std::string>& row,
              const std::vector<int>& widths, int indent, Ink ink) {
  std::vector<std::vector<std::string>> cells;
  std::size_t height = 1;
  for (std::size_t i = 0; i < row.size(); ++i) {
    cells.push_back(text::wrap(row[i], widths[i]));
    height = std::max(height, cells.back().size());
  }
  for (std::size_t at = 0; at < height; ++at) {
    std::string line(static_cast<std::size_t>(indent), ' ');
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::string part = at < cells[i].size() ? cells[i][at] : "";
      const bool right = i < grid.right.size() && grid.right[i];
      line += right ? text::pad_left(part, widths[i]) : text::pad_right(part, widths[i]);
      if (i + 1 < cells.size()) line += std::string(column_gap, ' ');
    }
    terminal.line(trim_end(line), ink);
  }
}

bool is_number(const Message& message) { return message.id == "number" || message.empty(); }

Grid grid_of(const text::Catalog& words, const Block& block) {
  Grid grid;
  for (const Message& column : block.columns) grid.head.push_back(words.render(column));
  for (const auto& row : block.rows) {
    std::vector<std::string> cells;
    for (const Message& cell : row) cells.push_back(words.render(cell));
    grid.rows.push_back(std::move(cells));
  }
  if (block.kind == Block::Kind::table) {
    grid.right.assign(block.columns.size(), true);
    for (const auto& row : block.rows)
      for (std::size_t i = 0; i < row.size() && i < grid.right.size(); ++i)
        if (!is_number(row[i])) grid.right[i] = false;
  }
  return grid;
}

}  // namespace

void draw_grid(Terminal& terminal, const Grid& given, int indent) {
  // As it will be shown, so that the columns stand where they should.
  Grid grid = given;
  for (std::string& cell : grid.head) cell = text::shown(cell);
  for (auto& row : grid.rows)
    for (std::string& cell : row) cell = text::shown(cell);
  std::vector<int> widths = natural_widths(grid);
  if (widths.empty()) return;
  const int gaps = column_gap * (static_cast<int>(widths.size()) - 1);
  shrink_to(widths, terminal.width() - indent - gaps);
  if (!grid.head.empty()) draw_row(terminal, grid, grid.head, widths, indent, Ink::quiet);
  for (std::size_t i = 0; i < grid.rows.size(); ++i)
    draw_row(terminal, grid, grid.rows[i], widths, indent,
             i == grid.strong_row ? Ink::title : Ink::plain);
}

void draw_block(Terminal& terminal, const text::Catalog& words, const Block& block,
                const Highlights& highlights) {
  if (!block.title.empty()) terminal.heading(words.render(block.title));
  if (block.kind == Block::Kind::hexes)
    draw_hexes(terminal, words, block, highlights);
  else
    draw_grid(terminal, grid_of(words, block));
}

void draw_result(Terminal& terminal, const text::Catalog& words, const FinalResult& result) {
  Grid grid;
  grid.head.emplace_back();
  grid.right.push_back(false);
  for (const Standing& standing : result.standings) {
    grid.head.push_back(words.render(standing.name));
    grid.right.push_back(true);
  }
  for (std::size_t i = 0; i < result.rows.size(); ++i) {
    std::vector<std::string> row{words.render(result.rows[i])};
    for (const Standing& standing : result.standings)
      row.push_back(i < standing.points.size() ? words.render(plain_number(standing.points[i]))
                                               : std::string());
    grid.rows.push_back(std::move(row));
  }
  std::vector<std::string> total{words.render("shell.result.total")};
  for (const Standing& standing : result.standings)
    total.push_back(words.render(plain_number(standing.total)));
  grid.rows.push_back(std::move(total));
  grid.strong_row = grid.rows.size() - 1;
  draw_grid(terminal, grid);
  if (!result.verdict.empty()) {
    terminal.line();
    terminal.paragraph(words.render(result.verdict), {}, Ink::title);
  }
}

}  // namespace seatmate::cli
