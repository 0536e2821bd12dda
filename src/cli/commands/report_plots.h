#pragma once

// Plots as SVG. They have no colours and no fonts of their own: the page's style sheet gives them
// both, so they follow its light and its dark and print in black.

#include <string>
#include <vector>

#include "lab/tally.h"

namespace seatmate::cli {

struct PlotRow {
  std::string name;
  lab::Summary summary;
  const lab::Tally* tally = nullptr;
};

// Text that may stand in HTML; what controls a terminal or turns the order of reading is shown.
[[nodiscard]] std::string as_html(std::string_view text);

// A line a row: from 5 to 95 percent thin, from 25 to 75 thick, the middle as a stroke, the mean as
// a dot. All on one axis.
[[nodiscard]] std::string quantile_plot(const std::vector<PlotRow>& rows, const std::string& label);

// Means with their margins, and a line at zero: how much a cell differs from the first.
[[nodiscard]] std::string difference_plot(const std::vector<PlotRow>& rows,
                                          const std::string& label);

// How often each value occurred, one picture for a cell, all of them on the same axes.
[[nodiscard]] std::string distribution_plot(const PlotRow& row, double least, double most,
                                            double highest);
// The highest column of it, as a share of the games.
[[nodiscard]] double highest_column(const PlotRow& row, double least, double most);

}  // namespace seatmate::cli
