#include "cli/commands/report_plots.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "text/shown.h"

namespace seatmate::cli {

namespace {

constexpr double width = 720;
constexpr double names = 200;  // for the names of the rows
constexpr double right = 16;
constexpr double line = 22;
constexpr double top = 6;

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", value);
  return text;
}

// "12.5" or "12": as few digits as the axis needs.
std::string short_number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.10g", value);
  return text;
}

std::string attribute(const char* name, double value) {
  return std::string(" ") + name + "=\"" + number(value) + "\"";
}

std::string text_at(double x, double y, const char* style, std::string_view what) {
  return "<text" + attribute("x", x) + attribute("y", y) + " class=\"" + style + "\">" +
         as_html(what) + "</text>";
}

std::string stroke(double x1, double y1, double x2, double y2, const char* style) {
  return "<line" + attribute("x1", x1) + attribute("y1", y1) + attribute("x2", x2) +
         attribute("y2", y2) + " class=\"" + style + "\"/>";
}

// Round numbers that reach from the least to the most, some five of them.
struct Axis {
  double least = 0;
  double most = 1;
  double step = 1;

  Axis(double from, double to) {
    if (!(to > from)) {
      from -= 1;
      to += 1;
    }
    const double rough = (to - from) / 5;
    const double ten = std::pow(10.0, std::floor(std::log10(rough)));
    constexpr std::array steps{1.0, 2.0, 5.0, 10.0};
    step =
        ten * *std::ranges::find_if(steps, [&](double one) { return one * ten >= rough * 0.999; });
    least = std::floor(from / step) * step;
    most = std::ceil(to / step) * step;
  }
  [[nodiscard]] double x(double value) const {
    return names + (value - least) / (most - least) * (width - names - right);
  }
  [[nodiscard]] std::string draw(double height) const {
    std::string svg;
    for (double value = least; value <= most + step / 2; value += step) {
      svg += stroke(x(value), top, x(value), height - 16, "grid");
      svg += text_at(x(value), height - 2, "tick",
                     short_number(std::abs(value) < step / 1000 ? 0 : value));
    }
    return svg;
  }
};

std::string open(double height, const std::string& label) {
  return "<svg viewBox=\"0 0 " + number(width) + " " + number(height) +
         "\" role=\"img\" aria-label=\"" + as_html(label) + "\">";
}

double height_of(std::size_t rows) { return top + line * static_cast<double>(rows) + 20; }

// A name that is too long for its place ends in an ellipsis; the table has it whole.
std::string fitting(const std::string& name) {
  constexpr std::size_t most = 30;
  if (name.size() <= most) return name;
  std::size_t end = most - 1;
  while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
  return name.substr(0, end) + "…";
}

}  // namespace

std::string as_html(std::string_view text) {
  std::string out;
  for (const char c : text::shown(text)) switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  return out;
}

std::string quantile_plot(const std::vector<PlotRow>& rows, const std::string& label) {
  double least = rows.front().summary.q5;
  double most = rows.front().summary.q95;
  for (const PlotRow& row : rows) {
    least = std::min({least, double(row.summary.q5), row.summary.mean});
    most = std::max({most, double(row.summary.q95), row.summary.mean});
  }
  const Axis axis(least, most);
  const double height = height_of(rows.size());
  std::string svg = open(height, label) + axis.draw(height);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const lab::Summary& s = rows[i].summary;
    const double y = top + line * (static_cast<double>(i) + 0.5);
    svg += text_at(0, y + 4, "name", fitting(rows[i].name));
    svg += stroke(axis.x(s.q5), y, axis.x(s.q95), y, "thin");
    svg += stroke(axis.x(s.q25), y, axis.x(s.q75), y, "thick");
    svg += stroke(axis.x(s.q50), y - 7, axis.x(s.q50), y + 7, "middle");
    svg += "<circle" + attribute("cx", axis.x(s.mean)) + attribute("cy", y) +
           " r=\"3.5\" class=\"mean\"/>";
  }
  return svg + "</svg>";
}

std::string difference_plot(const std::vector<PlotRow>& rows, const std::string& label) {
  double least = 0;
  double most = 0;
  for (const PlotRow& row : rows) {
    least = std::min(least, row.summary.mean - row.summary.margin);
    most = std::max(most, row.summary.mean + row.summary.margin);
  }
  const Axis axis(least, most);
  const double height = height_of(rows.size());
  std::string svg = open(height, label) + axis.draw(height) +
                    stroke(axis.x(0), top, axis.x(0), height - 16, "zero");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const lab::Summary& s = rows[i].summary;
    const double y = top + line * (static_cast<double>(i) + 0.5);
    svg += text_at(0, y + 4, "name", fitting(rows[i].name));
    svg += stroke(axis.x(s.mean - s.margin), y, axis.x(s.mean + s.margin), y, "thin");
    svg += "<circle" + attribute("cx", axis.x(s.mean)) + attribute("cy", y) +
           " r=\"3.5\" class=\"" + (std::abs(s.mean) > s.margin ? "mean" : "unclear") + "\"/>";
  }
  return svg + "</svg>";
}

namespace {

constexpr std::size_t most_columns = 60;

// Shares of the games in columns of one width. Whole numbers share a column or have one each.
std::vector<double> columns_of(const PlotRow& row, double least, double most) {
  const double span = std::max(1.0, most - least + 1);
  const double wide = std::ceil(span / static_cast<double>(most_columns));
  std::vector<double> columns(static_cast<std::size_t>(std::ceil(span / wide)), 0.0);
  for (const auto& [value, times] : row.tally->histogram()) {
    const double at =
        std::clamp((value - least) / wide, 0.0, static_cast<double>(columns.size() - 1));
    columns[static_cast<std::size_t>(at)] +=
        static_cast<double>(times) / static_cast<double>(row.summary.games);
  }
  return columns;
}

}  // namespace

double highest_column(const PlotRow& row, double least, double most) {
  return std::ranges::max(columns_of(row, least, most));
}

std::string distribution_plot(const PlotRow& row, double least, double most, double highest) {
  constexpr double w = 220;
  constexpr double h = 90;
  const std::vector<double> columns = columns_of(row, least, most);
  const double wide = w / static_cast<double>(columns.size());
  std::string svg = "<figure><svg viewBox=\"0 0 " + number(w) + " " + number(h + 16) +
                    "\" role=\"img\" aria-label=\"" + as_html(row.name) + "\">";
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const double tall = highest > 0 ? columns[i] / highest * (h - 4) : 0;
    svg += "<rect" + attribute("x", static_cast<double>(i) * wide) + attribute("y", h - tall) +
           attribute("width", std::max(0.5, wide - 0.6)) + attribute("height", tall) +
           " class=\"column\"/>";
  }
  svg += stroke(0, h, w, h, "grid") + text_at(0, h + 13, "first", short_number(least)) +
         text_at(w, h + 13, "last", short_number(most));
  return svg + "</svg><figcaption>" + as_html(row.name) + "</figcaption></figure>";
}

}  // namespace seatmate::cli
