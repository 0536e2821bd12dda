// A study as a designer wrote it down (docs/laboratory.md shows one).

#include <algorithm>
#include <array>
#include <optional>

#include "lab/study.h"

namespace seatmate::lab {

namespace {

constexpr std::array known_members{"seatmate", "format",   "game", "name",  "note", "games",
                                   "seed",     "settings", "vary", "decks", "data", "tables"};
constexpr std::int64_t format = 1;

Refusal wrong(std::string_view member) {
  return refuse("lab.study.member", {{"member", std::string(member)}});
}

// A value of an option: its token, or a number.
std::optional<std::string> token_of(const Doc& value) {
  if (value.is_text() && !value.text().empty()) return value.text();
  if (value.is_number()) return std::to_string(value.number());
  return std::nullopt;
}

// Many thousand values of one option are a slip of the pen.
constexpr std::int64_t most_values = static_cast<std::int64_t>(most_cells);

// ["1", "2"], {"from": 1, "to": 9, "step": 2} or "all".
std::optional<std::vector<std::string>> values_of(const Doc& doc) {
  std::vector<std::string> values;
  if (doc.is_text() && doc.text() == "all") return values;
  if (doc.is_object()) {
    const Doc* const from = doc.find("from");
    const Doc* const to = doc.find("to");
    const Doc* const by = doc.find("step");
    if (from == nullptr || to == nullptr || !from->is_number() || !to->is_number() ||
        doc.members().size() != (by == nullptr ? 2U : 3U))
      return std::nullopt;
    const std::int64_t step = by == nullptr ? 1 : by->number();
    if (step < 1 || to->number() < from->number() ||
        (to->number() - from->number()) / step >= most_values)
      return std::nullopt;
    for (std::int64_t n = from->number(); n <= to->number(); n += step)
      values.push_back(std::to_string(n));
    return values;
  }
  for (const Doc& item : doc.items()) {
    const auto token = token_of(item);
    if (!token || std::ranges::find(values, *token) != values.end()) return std::nullopt;
    values.push_back(*token);
  }
  if (values.empty()) return std::nullopt;
  return values;
}

// [{"name": "ours"}, {"name": "mine", "file": "deck.json"}]
std::optional<std::vector<Source>> sources_of(const Doc& doc, std::string_view path) {
  std::vector<Source> sources;
  if (!doc.is_list() || doc.items().empty()) return std::nullopt;
  for (const Doc& item : doc.items()) {
    const Doc* const name = item.find("name");
    const Doc* const file = item.find(path);
    if (name == nullptr || name->text().empty() || (file != nullptr && file->text().empty()) ||
        item.members().size() != (file == nullptr ? 1U : 2U) ||
        std::ranges::find(sources, name->text(), &Source::name) != sources.end())
      return std::nullopt;
    sources.push_back({name->text(), file == nullptr ? std::string() : file->text()});
  }
  return sources;
}

Outcome read_choices(const Doc& file, Study& study) {
  if (const Doc* const settings = file.find("settings")) {
    if (!settings->is_object()) return wrong("settings");
    for (const auto& [option, value] : settings->members()) {
      const auto token = token_of(value);
      if (!token) return wrong("settings." + option);
      study.settings.emplace_back(option, *token);
    }
  }
  if (const Doc* const vary = file.find("vary")) {
    if (!vary->is_object()) return wrong("vary");
    for (const auto& [option, values] : vary->members()) {
      const auto read = values_of(values);
      if (!read) return wrong("vary." + option);
      // Said twice, it would be unclear which of them counts.
      if (std::ranges::any_of(study.settings, [&](const auto& one) { return one.first == option; }))
        return refuse("lab.study.twice", {{"option", option}});
      study.vary.push_back({option, *read});
    }
  }
  if (const Doc* const decks = file.find("decks")) {
    auto read = sources_of(*decks, "file");
    if (!read) return wrong("decks");
    study.decks = std::move(*read);
  }
  if (const Doc* const data = file.find("data")) {
    auto read = sources_of(*data, "folder");
    if (!read) return wrong("data");
    study.data = std::move(*read);
  }
  if (const Doc* const tables = file.find("tables")) {
    if (!tables->is_list()) return wrong("tables");
    for (const Doc& table : tables->items()) {
      if (table.text() == "games")
        study.every_game = true;
      else if (table.text() == "rules")
        study.rules = true;
      else
        return wrong("tables");
    }
  }
  return Done{};
}

}  // namespace

Result<Study> read_study(const Doc& file) {
  const Doc* const kind = file.find("seatmate");
  if (kind == nullptr || kind->text() != "study") return refuse("lab.study.foreign");
  if (file.find("format") == nullptr || file.find("format")->number() != format)
    return refuse("lab.study.format", {{"format", format}});
  for (const auto& [name, value] : file.members())
    if (std::ranges::find(known_members, name) == known_members.end())
      return refuse("lab.study.unknown", {{"member", name}});
  Study study;
  const Doc* const game = file.find("game");
  if (game == nullptr || game->text().empty()) return wrong("game");
  study.game = game->text();
  if (const Doc* const name = file.find("name")) study.name = name->text();
  if (const Doc* const games = file.find("games")) {
    if (!games->is_number() || games->number() < 1 ||
        games->number() > static_cast<std::int64_t>(most_games))
      return wrong("games");
    study.games = static_cast<std::uint64_t>(games->number());
  }
  if (const Doc* const seed = file.find("seed")) {
    if (!seed->is_number() || seed->number() < 0) return wrong("seed");
    study.seed = static_cast<std::uint64_t>(seed->number());
  }
  if (const Outcome read = read_choices(file, study); !read) return read.refusal();
  return study;
}

}  // namespace seatmate::lab
