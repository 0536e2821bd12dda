#pragma once

// What the table looks like, drawn as text: facts, tables, the hex map, the result. Every game
// comes through here as blocks; none has a drawing of its own.

#include <set>
#include <string>

#include "cli/terminal/terminal.h"
#include "engine/form.h"
#include "text/catalog.h"

namespace seatmate::cli {

// Cells of a map that matter at this moment, by id: where she could have gone and where she went.
struct Highlights {
  std::set<std::string> candidates;
  std::set<std::string> chosen;
};

// Columns as wide as their widest text; if that is too much, the widest give way and wrap.
struct Grid {
  std::vector<std::string> head;  // may be empty
  std::vector<std::vector<std::string>> rows;
  std::vector<bool> right;  // columns of numbers stand to the right
  std::size_t strong_row = static_cast<std::size_t>(-1);
};
void draw_grid(Terminal& terminal, const Grid& grid, int indent = 2);

void draw_block(Terminal& terminal, const text::Catalog& words, const Block& block,
                const Highlights& highlights = {});
void draw_result(Terminal& terminal, const text::Catalog& words, const FinalResult& result);

// Two lines a row: the label of each hex, and what is on it.
void draw_hexes(Terminal& terminal, const text::Catalog& words, const Block& block,
                const Highlights& highlights);

}  // namespace seatmate::cli
