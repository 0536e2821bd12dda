#include "cli/table/setup.h"

#include <algorithm>

#include "cli/table/form_reader.h"
#include "cli/table/words.h"
#include "cli/terminal/draw.h"

namespace seatmate::cli {
namespace {

constexpr std::size_t long_list = 20;

std::string value_of(const SetupOption& option, const Chosen& chosen) {
  const auto found = chosen.find(option.field.id);
  return found != chosen.end() ? found->second : option.field.otherwise;
}

bool means_quit(const text::Catalog& words, std::string_view typed) {
  return match_whole(typed, {{{"quit", words.render("shell.command.quit")}}}).kind ==
         Match::Kind::found;
}

}  // namespace

bool applies(const SetupOption& option, const std::vector<SetupOption>& all, const Chosen& chosen) {
  if (option.when.empty()) return true;
  const auto condition = std::find_if(all.begin(), all.end(), [&](const SetupOption& other) {
    return other.field.id == option.when;
  });
  if (condition == all.end() || !applies(*condition, all, chosen)) return false;
  const auto tokens = split_at(option.is, ',');
  return std::find(tokens.begin(), tokens.end(), value_of(*condition, chosen)) != tokens.end();
}

std::optional<Chosen> choose_settings(Terminal& terminal, const text::Catalog& words,
                                      const Playable& game, Chosen chosen) {
  bool show = true;
  bool with_rules = false;
  bool left = false;
  const Asker asker(terminal, words, [&](std::string_view typed) {
    left = means_quit(words, typed);
    return left ? Asker::Aside::give_up : Asker::Aside::unknown;
  });
  for (;;) {
    std::vector<const SetupOption*> lines;
    for (const SetupOption& option : game.options)
      if (applies(option, game.options, chosen)) lines.push_back(&option);
    if (lines.empty()) return chosen;
    if (show) {
      terminal.heading(words.render("shell.setup.title", {{"game", game.name}}));
      Grid grid;
      // A long list shows how the rules are read only if asked, or where it was changed.
      int hidden = 0;
      for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines.size() > long_list && !with_rules && lines[i]->group == "rules" &&
            value_of(*lines[i], chosen) == lines[i]->field.otherwise) {
          ++hidden;
          continue;
        }
        grid.rows.push_back({std::to_string(i + 1), words.render(lines[i]->field.label),
                             value_in_words(words, lines[i]->field, value_of(*lines[i], chosen))});
      }
      grid.right = {true, false, false};
      draw_grid(terminal, grid);
      if (hidden > 0)
        terminal.paragraph(
            words.render("shell.setup.rules",
                         {{"n", hidden}, {"word", words.render("shell.setup.rules.word")}}),
            {}, Ink::quiet);
      terminal.paragraph(words.render("shell.setup.how"), {}, Ink::quiet);
      show = false;
    }
    const auto line = terminal.read_line("> ");
    if (!line) return std::nullopt;
    const auto typed = split_words(*line);
    if (typed.empty()) return chosen;

    if (typed.size() == 1 &&
        match_whole(typed[0], {{{"rules", words.render("shell.setup.rules.word")}}})) {
      show = with_rules = true;
      continue;
    }
    std::vector<Meaning> meanings;
    for (const SetupOption* option : lines)
      meanings.push_back({{option->field.id, words.render(option->field.label)}});
    Match found;
    if (const int n = number_in(typed[0], 1, static_cast<int>(lines.size())); n > 0)
      found = {Match::Kind::found, static_cast<std::size_t>(n - 1), {}};
    else
      found = match_whole(typed[0], meanings);
    if (!found && means_quit(words, typed[0])) return std::nullopt;
    if (!found) found = match(typed[0], meanings);
    if (!found) {
      terminal.paragraph(words.render("shell.setup.unknown", {{"typed", typed[0]}}), {},
                         Ink::warning);
      continue;
    }
    const Field& field = lines[found.index]->field;
    if (typed.size() > 1) {
      const auto token = read_value(words, field, join_words(typed, 1, typed.size()));
      if (token)
        chosen[field.id] = *token;
      else
        terminal.paragraph(words.render(token.why()), {}, Ink::warning);
      show = token.ok();
    } else {
      Field now = field;
      now.otherwise = value_of(*lines[found.index], chosen);
      const auto token = asker.ask(now);
      if (left) return std::nullopt;
      if (token) chosen[field.id] = *token;
      show = true;
    }
  }
}

std::optional<std::size_t> choose_one(Terminal& terminal, const text::Catalog& words,
                                      const Message& question, const std::vector<Option>& options) {
  Field field;
  field.label = question;
  field.options = options;
  field.otherwise = options.empty() ? std::string() : options.front().token;
  const Asker asker(terminal, words, [&](std::string_view typed) {
    return means_quit(words, typed) ? Asker::Aside::give_up : Asker::Aside::unknown;
  });
  const auto token = asker.ask(field);
  if (!token) return std::nullopt;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i].token == *token) return i;
  return std::nullopt;
}

Doc settings_of(const Chosen& chosen) {
  Doc settings = Doc::object();
  for (const auto& [option, token] : chosen) set(settings, {option, token});
  return settings;
}

}  // namespace seatmate::cli
