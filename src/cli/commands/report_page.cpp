#include "cli/commands/report_page.h"

#include <algorithm>
#include <cmath>

#include "cli/commands/opened_game.h"
#include "cli/commands/report_plots.h"
#include "lab/signature.h"

namespace seatmate::cli {

namespace {

constexpr std::string_view style = R"(
:root{color-scheme:light dark;--paper:#fff;--ink:#1b1b1f;--quiet:#5c5c66;--rule:#d9d9e0;--fill:#2b6cb0;--soft:#9cc2e6;--mark:#b03a2e}
@media (prefers-color-scheme:dark){:root{--paper:#17181c;--ink:#ececf1;--quiet:#a5a6b3;--rule:#3a3b44;--fill:#7fb3e6;--soft:#3d6a94;--mark:#f0907f}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;line-height:1.2;margin:0 0 .25rem}
h2{font-size:1.2rem;margin:2.25rem 0 .5rem;border-top:1px solid var(--rule);padding-top:1rem}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
p{margin:.4rem 0;max-width:44rem}
.quiet,figcaption,.tick,.first,.last{color:var(--quiet);fill:var(--quiet)}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .5rem;border-bottom:1px solid var(--rule);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left;white-space:normal}
.wide svg{min-width:34rem}
svg{display:block;width:100%;height:auto;font:12px system-ui,sans-serif}
.name{fill:var(--ink)}
.tick{text-anchor:middle}
.last{text-anchor:end}
.grid{stroke:var(--rule)}
.zero{stroke:var(--ink)}
.thin{stroke:var(--soft);stroke-width:3}
.thick{stroke:var(--soft);stroke-width:11}
.middle{stroke:var(--ink);stroke-width:2}
.mean{fill:var(--fill);stroke:var(--paper)}
.unclear{fill:var(--paper);stroke:var(--fill);stroke-width:1.5}
.column{fill:var(--fill)}
.many{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1rem}
figure{margin:0}
.bar{display:inline-block;height:.7em;min-width:1px;background:var(--fill);vertical-align:baseline}
.never{color:var(--mark);font-weight:600}
details{margin:.75rem 0}
summary{cursor:pointer}
code{font-size:.9em;overflow-wrap:anywhere}
@media print{body{max-width:none;padding:0}details:not([open])>*{display:block}h2{break-after:avoid}svg,figure,tr{break-inside:avoid}}
)";

class Page {
 public:
  Page(const text::Catalog& words, const GameInfo& info, const StudyResult& result)
      : words_(words), info_(info), result_(result), manifest_(result.manifest) {}

  std::string write() {
    const std::string title = manifest_.name.empty() ? say(game_name()) : manifest_.name;
    out_ = "<!doctype html>\n<html lang=\"" + as_html(words_.locale()) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
           "content=\"width=device-width, initial-scale=1\">\n<title>" +
           as_html(title) + "</title>\n<style>" + std::string(style) +
           "</style>\n</head>\n<body>\n";
    out_ += "<main>\n<h1>" + as_html(title) + "</h1>\n";
    paragraph({"lab.report.about",
               {{"game", game_name()},
                {"cells", static_cast<std::int64_t>(manifest_.cells.size())},
                {"games", static_cast<std::int64_t>(result_.totals.games)}}});
    paragraph({"lab.simulate.model", {}}, "quiet");
    trouble();
    metric(0, true);
    distributions();
    for (std::size_t m = 1; m < std::min<std::size_t>(3, info_.metrics.size()); ++m)
      metric(m, false);
    if (info_.metrics.size() > 3) {
      out_ += "<details><summary>" + html({"lab.report.more", {}}) + "</summary>\n";
      for (std::size_t m = 3; m < info_.metrics.size(); ++m) metric(m, false);
      out_ += "</details>\n";
    }
    rules();
    provenance();
    return std::move(out_) + "</main>\n</body>\n</html>\n";
  }

 private:
  [[nodiscard]] Message game_name() const { return {std::string(info_.prefix) + ".name", {}}; }
  [[nodiscard]] std::string say(const Message& message) const { return words_.render(message); }
  [[nodiscard]] std::string html(const Message& message) const { return as_html(say(message)); }
  void paragraph(const Message& message, const char* kind = "") {
    out_ += std::string("<p") + (*kind == '\0' ? "" : std::string(" class=\"") + kind + "\"") +
            ">" + html(message) + "</p>\n";
  }
  void heading(const Message& message) { out_ += "<h2>" + html(message) + "</h2>\n"; }

  // What was asked for and could not be, or makes no difference.
  void trouble() {
    for (const LeftOut& cell : manifest_.left_out)
      paragraph({"lab.study.left-out", {{"cell", cell.name}, {"why", cell.why}}});
    for (const StudyCell& cell : manifest_.cells)
      for (const std::string& option : cell.inert)
        paragraph({"lab.study.inert", {{"cell", cell.name}, {"option", option}}});
    for (std::size_t c = 1; c < result_.totals.cells.size(); ++c)
      if (same_as_the_first(c))
        paragraph({"lab.report.same",
                   {{"cell", manifest_.cells[c].name}, {"first", manifest_.cells[0].name}}});
  }
  [[nodiscard]] bool same_as_the_first(std::size_t c) const {
    return std::ranges::all_of(result_.totals.cells[c].differences, [](const lab::Tally& tally) {
      const lab::Summary s = lab::summarize(tally);
      return s.least == 0 && s.most == 0;
    });
  }

  [[nodiscard]] std::vector<PlotRow> rows_of(std::size_t m, bool differences) const {
    std::vector<PlotRow> rows;
    for (std::size_t c = differences ? 1 : 0; c < manifest_.cells.size(); ++c) {
      const lab::CellTotals& cell = result_.totals.cells[c];
      const lab::Tally& tally = differences ? cell.differences[m] : cell.values[m];
      rows.push_back({manifest_.cells[c].name, lab::summarize(tally), &tally});
    }
    return rows;
  }

  // Shares are read as percentages; everything else has quantiles.
  void metric(std::size_t m, bool open) {
    const Message label = metric_label(info_, info_.metrics[m]);
    const bool share = info_.metrics[m] == "won" || info_.metrics[m] == "automa-wins";
    if (open)
      heading(label);
    else
      out_ += "<h3>" + html(label) + "</h3>\n";
    const std::vector<PlotRow> rows = rows_of(m, false);
    if (!share) out_ += "<div class=\"wide\">" + quantile_plot(rows, say(label)) + "</div>\n";
    table(m, rows, share);
    if (rows.size() < 2) return;
    if (open) paragraph({"lab.report.differences", {{"first", manifest_.cells[0].name}}});
    if (open)
      out_ += "<div class=\"wide\">" + difference_plot(rows_of(m, true), say(label)) + "</div>\n";
  }

  void table(std::size_t m, const std::vector<PlotRow>& rows, bool share) {
    out_ += "<div class=\"wide\"><table><thead><tr><th scope=\"col\">" +
            html({"lab.head.cell", {}}) + "</th>";
    const auto head = [&](const char* id) {
      out_ += "<th scope=\"col\">" + html({std::string("lab.head.") + id, {}}) + "</th>";
    };
    head("mean");
    if (!share)
      for (const char* id : {"least", "q5", "q25", "q50", "q75", "q95", "most"}) head(id);
    if (rows.size() > 1) head("difference");
    out_ += "</tr></thead><tbody>\n";
    const double scale = share ? 100 : 1;
    const int digits = share ? 1 : 2;
    const auto mean = [&](const lab::Summary& s) {
      return html({share ? "lab.simulate.share" : "lab.simulate.mean",
                   {{"mean", decimal(words_, scale * s.mean, digits)},
                    {"margin", decimal(words_, scale * s.margin, digits)}}});
    };
    for (std::size_t c = 0; c < rows.size(); ++c) {
      const lab::Summary& s = rows[c].summary;
      out_ += "<tr><td>" + as_html(rows[c].name) + "</td><td>" + mean(s) + "</td>";
      if (!share)
        for (const std::int32_t q : {s.least, s.q5, s.q25, s.q50, s.q75, s.q95, s.most})
          out_ += "<td>" + as_html(whole(words_, q)) + "</td>";
      if (c > 0) {
        const lab::Summary d = lab::summarize(result_.totals.cells[c].differences[m]);
        out_ += "<td>" + mean(d) +
                (std::abs(d.mean) > d.margin ? " " + html({"lab.compare.clear", {}}) : "") +
                "</td>";
      } else if (rows.size() > 1) {
        out_ += "<td></td>";
      }
      out_ += "</tr>\n";
    }
    out_ += "</tbody></table></div>\n";
  }

  void distributions() {
    constexpr std::size_t shown = 12;
    const std::vector<PlotRow> rows = rows_of(0, false);
    double least = rows.front().summary.least;
    double most = rows.front().summary.most;
    for (const PlotRow& row : rows) {
      least = std::min(least, double(row.summary.least));
      most = std::max(most, double(row.summary.most));
    }
    double highest = 0;
    for (const PlotRow& row : rows) highest = std::max(highest, highest_column(row, least, most));
    heading({"lab.report.distribution", {{"metric", metric_label(info_, info_.metrics[0])}}});
    out_ += "<div class=\"many\">";
    for (std::size_t c = 0; c < rows.size(); ++c) {
      if (c == shown)
        out_ += "</div>\n<details><summary>" + html({"lab.report.more", {}}) +
                "</summary><div class=\"many\">";
      out_ += distribution_plot(rows[c], least, most, highest) + "\n";
    }
    out_ += rows.size() > shown ? "</div></details>\n" : "</div>\n";
  }

  // How often each rule decided in a game, the mean of all cells; and those that never did.
  void rules() {
    if (manifest_.rules.empty()) return;
    heading({"lab.report.rules", {}});
    std::vector<double> often(manifest_.rules.size(), 0.0);
    const double games =
        static_cast<double>(result_.totals.games) * static_cast<double>(manifest_.cells.size());
    for (const lab::CellTotals& cell : result_.totals.cells)
      for (std::size_t r = 0; r < often.size(); ++r)
        often[r] += static_cast<double>(cell.decided[r]) / games;
    std::string never;
    for (std::size_t r = 0; r < often.size(); ++r)
      if (often[r] == 0) never += (never.empty() ? "" : ", ") + manifest_.rules[r];
    if (!never.empty())
      out_ += "<p><span class=\"never\">" + html({"lab.report.never", {}}) + "</span> " +
              as_html(never) + "</p>\n";
    const double most = std::max(1e-9, std::ranges::max(often));
    out_ += "<details><summary>" + html({"lab.report.rules-often", {}}) +
            "</summary><div class=\"wide\"><table><tbody>\n";
    for (std::size_t r = 0; r < often.size(); ++r)
      if (often[r] > 0)
        out_ += "<tr><td>" + as_html(manifest_.rules[r]) + "</td><td>" +
                as_html(decimal(words_, often[r], 2)) +
                "</td><td style=\"width:50%;text-align:left\"><span class=\"bar\" style=\"width:" +
                std::to_string(std::max(1, static_cast<int>(std::lround(100 * often[r] / most)))) +
                "%\"></span></td></tr>\n";
    out_ += "</tbody></table></div></details>\n";
  }

  void provenance() {
    heading({"lab.report.provenance", {}});
    out_ += "<div class=\"wide\"><table><tbody>\n";
    const auto row = [&](const char* id, const std::string& value) {
      out_ += "<tr><td>" + html({std::string("lab.report.") + id, {}}) +
              "</td><td style=\"text-align:left;white-space:normal\"><code>" + as_html(value) +
              "</code></td></tr>\n";
    };
    row("command", manifest_.command);
    row("version", "seatmate " + manifest_.version + ", " + manifest_.game + " " +
                       std::to_string(manifest_.rules_version));
    row("seed", std::to_string(manifest_.seed));
    row("signature", lab::written(manifest_.signature));
    std::string sources;
    for (const std::string& source : manifest_.sources)
      if (sources.find(source) == sources.npos) sources += (sources.empty() ? "" : " ") + source;
    row("data", sources);
    out_ += "</tbody></table></div>\n";
  }

  const text::Catalog& words_;
  const GameInfo& info_;
  const StudyResult& result_;
  const StudyManifest& manifest_;
  std::string out_;
};

}  // namespace

std::string report_page(const text::Catalog& words, const GameInfo& info,
                        const StudyResult& result) {
  return Page(words, info, result).write();
}

}  // namespace seatmate::cli
