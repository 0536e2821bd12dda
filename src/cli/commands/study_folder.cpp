#include "cli/commands/study_folder.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>

#include "cli/commands/study_database.h"
#include "cli/terminal/files.h"
#include "json/json.h"
#include "lab/signature.h"

namespace seatmate::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t format = 1;

std::string in(const std::string& folder, const char* file) {
  return (fs::path(folder) / file).string();
}

// A field of a CSV file: in quotes where a comma or a quote stands in it.
std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\n\r") == text.npos) return std::string(text);
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

std::string number(double value) {
  char text[48];
  std::snprintf(text, sizeof text, "%.6f", value);
  return text;
}

Doc texts(const std::vector<std::string>& all) {
  std::vector<Doc> items(all.begin(), all.end());
  return Doc::list(std::move(items));
}

Doc document(const StudyManifest& manifest) {
  std::vector<Doc> cells;
  for (const StudyCell& cell : manifest.cells) {
    std::vector<Doc::Member> settings;
    for (const auto& [option, value] : cell.settings) settings.emplace_back(option, value);
    std::vector<Doc::Member> members{{"name", cell.name}};
    if (!cell.data.empty()) members.emplace_back("data", cell.data);
    if (!cell.deck.empty()) members.emplace_back("deck", cell.deck);
    members.emplace_back("settings", Doc::object(std::move(settings)));
    if (!cell.inert.empty()) members.emplace_back("inert", texts(cell.inert));
    cells.push_back(Doc::object(std::move(members)));
  }
  std::vector<Doc> left_out;
  for (const LeftOut& cell : manifest.left_out)
    left_out.push_back(Doc::object({{"name", cell.name}, {"why", cell.why}}));
  std::vector<Doc> parts;
  for (const Part& part : manifest.parts)
    parts.push_back(Doc::object({{"first", static_cast<std::int64_t>(part.first)},
                                 {"games", static_cast<std::int64_t>(part.games)}}));
  return Doc::object({{"seatmate", "study-result"},
                      {"format", format},
                      {"version", manifest.version},
                      {"game", manifest.game},
                      {"name", manifest.name},
                      {"rules_version", manifest.rules_version},
                      {"seed", std::to_string(manifest.seed)},
                      {"games", static_cast<std::int64_t>(manifest.games)},
                      {"parts", Doc::list(std::move(parts))},
                      {"signature", lab::written(manifest.signature)},
                      {"command", manifest.command},
                      {"metrics", texts(manifest.metrics)},
                      {"rules", texts(manifest.rules)},
                      {"options", texts(manifest.options)},
                      {"every_game", manifest.every_game},
                      {"sources", texts(manifest.sources)},
                      {"cells", Doc::list(std::move(cells))},
                      {"left_out", Doc::list(std::move(left_out))}});
}

// Reading is total: what is not there is empty, and the check at the end says so.
const Doc& member(const Doc& doc, std::string_view name) {
  static const Doc nothing;
  const Doc* const found = doc.find(name);
  return found == nullptr ? nothing : *found;
}

std::vector<std::string> texts_of(const Doc& doc) {
  std::vector<std::string> all;
  for (const Doc& item : doc.items()) all.push_back(item.text());
  return all;
}

template <class Number>
bool read_number(std::string_view text, Number& into, int base = 10) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), into, base);
  return error == std::errc() && end == text.data() + text.size();
}

bool read_manifest(const Doc& doc, StudyManifest& manifest) {
  if (member(doc, "seatmate").text() != "study-result" || member(doc, "format").number() != format)
    return false;
  manifest.version = member(doc, "version").text();
  manifest.game = member(doc, "game").text();
  manifest.name = member(doc, "name").text();
  manifest.rules_version = static_cast<int>(member(doc, "rules_version").number());
  manifest.games = static_cast<std::uint64_t>(member(doc, "games").number());
  manifest.command = member(doc, "command").text();
  manifest.metrics = texts_of(member(doc, "metrics"));
  manifest.rules = texts_of(member(doc, "rules"));
  manifest.options = texts_of(member(doc, "options"));
  manifest.sources = texts_of(member(doc, "sources"));
  manifest.every_game = member(doc, "every_game").truth();
  for (const Doc& part : member(doc, "parts").items())
    manifest.parts.push_back({static_cast<std::uint64_t>(member(part, "first").number()),
                              static_cast<std::uint64_t>(member(part, "games").number())});
  for (const Doc& cell : member(doc, "cells").items()) {
    StudyCell& read = manifest.cells.emplace_back();
    read.name = member(cell, "name").text();
    read.data = member(cell, "data").text();
    read.deck = member(cell, "deck").text();
    read.inert = texts_of(member(cell, "inert"));
    for (const auto& [option, value] : member(cell, "settings").members())
      read.settings.emplace_back(option, value.text());
  }
  for (const Doc& cell : member(doc, "left_out").items())
    manifest.left_out.push_back({member(cell, "name").text(), member(cell, "why").text()});
  // No game measures more; what is told apart by so many cells no study has.
  constexpr std::size_t most_metrics = 64;
  const auto possible = [](const Part& part) { return part.games <= lab::most_games; };
  return read_number(member(doc, "seed").text(), manifest.seed) &&
         read_number(member(doc, "signature").text(), manifest.signature, 16) &&
         !manifest.metrics.empty() && manifest.metrics.size() <= most_metrics &&
         !manifest.cells.empty() && manifest.cells.size() <= lab::most_cells &&
         !manifest.parts.empty() && std::ranges::all_of(manifest.parts, possible);
}

// ---- the tables

std::string cells_table(const StudyManifest& manifest) {
  std::string text = "cell,name,data,deck";
  for (const std::string& option : manifest.options) text += "," + csv_field(option);
  text += '\n';
  for (std::size_t c = 0; c < manifest.cells.size(); ++c) {
    const StudyCell& cell = manifest.cells[c];
    text += std::to_string(c) + "," + csv_field(cell.name) + "," + csv_field(cell.data) + "," +
            csv_field(cell.deck);
    for (const std::string& option : manifest.options) {
      text += ',';
      for (const auto& [id, value] : cell.settings)
        if (id == option) text += csv_field(value);
    }
    text += '\n';
  }
  return text;
}

std::string tallies_table(const StudyResult& result) {
  std::string text = "cell,metric,kind,value,count\n";
  const auto add = [&](std::size_t cell, const char* kind, const std::vector<lab::Tally>& tallies) {
    for (std::size_t m = 0; m < tallies.size(); ++m)
      for (const auto& [value, times] : tallies[m].histogram())
        text += std::to_string(cell) + "," + result.manifest.metrics[m] + "," + kind + "," +
                std::to_string(value) + "," + std::to_string(times) + "\n";
  };
  for (std::size_t c = 0; c < result.totals.cells.size(); ++c) {
    add(c, "value", result.totals.cells[c].values);
    add(c, "difference", result.totals.cells[c].differences);
  }
  return text;
}

std::string summary_table(const StudyResult& result) {
  std::string text =
      "cell,name,metric,games,mean,margin,deviation,least,q5,q25,q50,q75,q95,most,difference,"
      "difference_margin\n";
  for (std::size_t c = 0; c < result.totals.cells.size(); ++c) {
    const lab::CellTotals& cell = result.totals.cells[c];
    for (std::size_t m = 0; m < cell.values.size(); ++m) {
      const lab::Summary s = lab::summarize(cell.values[m]);
      text += std::to_string(c) + "," + csv_field(result.manifest.cells[c].name) + "," +
              result.manifest.metrics[m] + "," + std::to_string(s.games) + "," + number(s.mean) +
              "," + number(s.margin) + "," + number(s.deviation);
      for (const std::int32_t q : {s.least, s.q5, s.q25, s.q50, s.q75, s.q95, s.most})
        text += "," + std::to_string(q);
      if (m < cell.differences.size()) {
        const lab::Summary d = lab::summarize(cell.differences[m]);
        text += "," + number(d.mean) + "," + number(d.margin) + "\n";
      } else {
        text += ",,\n";
      }
    }
  }
  return text;
}

std::string rules_table(const StudyResult& result) {
  std::string text = "cell,rule,decided\n";
  for (std::size_t c = 0; c < result.totals.cells.size(); ++c)
    for (std::size_t r = 0; r < result.totals.cells[c].decided.size(); ++r)
      text += std::to_string(c) + "," + csv_field(result.manifest.rules[r]) + "," +
              std::to_string(result.totals.cells[c].decided[r]) + "\n";
  return text;
}

// The fields of a row of ours: none of them has quotes.
std::vector<std::string_view> fields_of(std::string_view row) {
  std::vector<std::string_view> fields;
  for (;;) {
    const std::size_t comma = row.find(',');
    fields.push_back(row.substr(0, comma));
    if (comma == row.npos) return fields;
    row.remove_prefix(comma + 1);
  }
}

// Calls `row` with the fields of every line but the first; false as soon as one makes no sense.
template <class Row>
bool each_row(std::string_view text, std::size_t columns, const Row& row) {
  bool head = true;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    if (end == text.npos) return false;  // the last line is not whole
    const auto fields = fields_of(text.substr(0, end));
    text.remove_prefix(end + 1);
    if (fields.size() != columns) return false;
    if (!head && !row(fields)) return false;
    head = false;
  }
  return !head;
}

bool read_tallies(std::string_view text, StudyResult& result) {
  const std::vector<std::string>& metrics = result.manifest.metrics;
  std::vector<lab::CellTotals>& cells = result.totals.cells;
  for (std::size_t c = 0; c < cells.size(); ++c) {
    cells[c].values.resize(metrics.size());
    if (c > 0) cells[c].differences.resize(metrics.size());
  }
  return each_row(text, 5, [&](const std::vector<std::string_view>& fields) {
    std::size_t cell = 0;
    std::int32_t value = 0;
    std::uint64_t times = 0;
    const auto metric = std::ranges::find(metrics, fields[1]);
    if (!read_number(fields[0], cell) || cell >= cells.size() || metric == metrics.end() ||
        !read_number(fields[3], value) || !read_number(fields[4], times) || times > lab::most_games)
      return false;
    const auto m = static_cast<std::size_t>(metric - metrics.begin());
    const bool is_value = fields[2] == "value";
    if (!is_value && (fields[2] != "difference" || cell == 0)) return false;
    (is_value ? cells[cell].values : cells[cell].differences)[m].add(value, times);
    return true;
  });
}

bool read_rules(std::string_view text, StudyResult& result) {
  const std::vector<std::string>& rules = result.manifest.rules;
  std::map<std::string_view, std::size_t> at;
  for (std::size_t r = 0; r < rules.size(); ++r) at.emplace(rules[r], r);
  for (lab::CellTotals& cell : result.totals.cells) cell.decided.resize(rules.size());
  return each_row(text, 3, [&](const std::vector<std::string_view>& fields) {
    std::size_t cell = 0;
    std::uint64_t times = 0;
    const auto rule = at.find(fields[1]);
    if (!read_number(fields[0], cell) || cell >= result.totals.cells.size() || rule == at.end() ||
        !read_number(fields[2], times))
      return false;
    result.totals.cells[cell].decided[rule->second] = times;
    return true;
  });
}

// Every cell must have counted as many games as the manifest says, of every metric.
bool adds_up(const StudyResult& result) {
  const auto right = [&](const lab::Tally& tally) {
    std::uint64_t games = 0;
    for (const auto& [value, times] : tally.histogram()) games += times;
    return games == result.totals.games;
  };
  return std::ranges::all_of(result.totals.cells, [&](const lab::CellTotals& cell) {
    return std::ranges::all_of(cell.values, right) && std::ranges::all_of(cell.differences, right);
  });
}

}  // namespace

bool StudyManifest::same_study(const StudyManifest& other) const {
  return version == other.version && game == other.game && name == other.name &&
         rules_version == other.rules_version && seed == other.seed && games == other.games &&
         metrics == other.metrics && rules == other.rules && options == other.options &&
         cells == other.cells && sources == other.sources && every_game == other.every_game;
}

Outcome GamesTable::open(const std::string& folder, const StudyManifest& manifest, bool replace,
                         bool wanted) {
  if (!wanted) return Done{};
  name_ = in(folder, "games.csv");
  metrics_ = manifest.metrics.size();
  place_.emplace(name_, replace ? NewFile::Over::earlier : NewFile::Over::nothing);
  if (!place_->begun()) return place_->begun();
  file_ = std::make_unique<std::ofstream>(place_->path(), std::ios::binary);
  if (!*file_) return place_->trouble();
  *file_ << "game,cell";
  for (const std::string& metric : manifest.metrics) *file_ << ',' << metric;
  *file_ << '\n';
  return Done{};
}

void GamesTable::write(std::uint64_t game, std::span<const std::int32_t> metrics) {
  for (std::size_t i = 0; i < metrics.size(); ++i) {
    if (i % metrics_ == 0) *file_ << game << ',' << i / metrics_;
    *file_ << ',' << metrics[i];
    if ((i + 1) % metrics_ == 0) *file_ << '\n';
  }
}

Outcome GamesTable::append(const std::string& folder) {
  if (file_ == nullptr) return Done{};
  const std::string earlier = in(folder, "games.csv");
  std::ifstream from(earlier, std::ios::binary);
  std::string line;
  if (!std::getline(from, line)) return refuse("lab.study.damaged", {{"folder", folder}});
  while (std::getline(from, line)) *file_ << line << '\n';
  return Done{};
}

Outcome GamesTable::keep() {
  if (file_ == nullptr) return Done{};
  file_->flush();
  if (!*file_) return refuse("lab.csv.write", {{"file", name_}});
  file_->close();
  return place_->keep();
}

Outcome prepare_study_folder(const std::string& folder, bool replace) {
  std::error_code error;
  if (fs::exists(folder, error) && !fs::is_directory(folder, error))
    return refuse("lab.study.no-folder", {{"folder", folder}});
  if (!replace && fs::exists(fs::path(folder), error) && !fs::is_empty(folder, error))
    return refuse("lab.study.exists", {{"folder", folder}});
  fs::create_directories(folder, error);
  if (error) return refuse("lab.data.folder", {{"folder", folder}, {"reason", error.message()}});
  // Until it is written anew, this is no finished study.
  fs::remove(fs::path(folder) / "manifest.json", error);
  return Done{};
}

Outcome write_study(const std::string& folder, const StudyResult& result, bool replace) {
  const StudyManifest& manifest = result.manifest;
  const std::pair<const char*, std::string> files[] = {
      {"cells.csv", cells_table(manifest)},
      {"tallies.csv", tallies_table(result)},
      {"summary.csv", summary_table(result)},
      {"rules.csv", manifest.rules.empty() ? std::string() : rules_table(result)}};
  for (const auto& [name, text] : files) {
    if (text.empty()) continue;
    if (const Outcome written = write_new_file(in(folder, name), text, replace); !written)
      return written;
  }
  if (const Outcome written = write_study_database(folder, result, replace); !written)
    return written;
  return write_new_file(in(folder, "manifest.json"), dump_json(document(manifest), 2) + "\n", true);
}

std::optional<StudyResult> read_study_tables(std::string_view manifest, std::string_view tallies,
                                             std::string_view rules) {
  const auto doc = parse_json(manifest);
  StudyResult result;
  if (!doc || !read_manifest(*doc, result.manifest)) return std::nullopt;
  result.totals.cells.resize(result.manifest.cells.size());
  result.totals.signature = result.manifest.signature;
  for (const Part& part : result.manifest.parts) result.totals.games += part.games;
  if (result.totals.games > lab::most_games || !read_tallies(tallies, result) || !adds_up(result))
    return std::nullopt;
  if (!result.manifest.rules.empty() && !read_rules(rules, result)) return std::nullopt;
  return result;
}

Result<StudyResult> read_study_folder(const std::string& folder) {
  std::error_code error;
  if (!fs::exists(fs::path(folder) / "manifest.json", error))
    return refuse("lab.study.none", {{"folder", folder}});
  std::string texts[3];
  constexpr const char* names[] = {"manifest.json", "tallies.csv", "rules.csv"};
  for (std::size_t i = 0; i < std::size(names); ++i) {
    // Rules are there only if they were counted; whether they had to be the manifest knows.
    if (i == 2 && !fs::exists(fs::path(folder) / names[i], error)) continue;
    auto text = read_whole_file(in(folder, names[i]));
    if (!text) return text.refusal();
    texts[i] = std::move(*text);
  }
  auto result = read_study_tables(texts[0], texts[1], texts[2]);
  if (!result) return refuse("lab.study.damaged", {{"folder", folder}});
  return std::move(*result);
}

}  // namespace seatmate::cli
