#include <algorithm>
#include <set>

#include "cli/table/conversation.h"
#include "cli/table/pieces_block.h"
#include "cli/terminal/files.h"
#include "text/width.h"

namespace seatmate::cli {

// English words are always understood, so that a manual in one language serves everybody.
struct Conversation::CommandWords {
  Command command;
  const char* english;
  const char* word;   // id: in the reader's language
  const char* usage;  // id: the word with what can follow it
  const char* help;   // id: what it does
};

const std::vector<Conversation::CommandWords>& Conversation::commands() {
  static const std::vector<CommandWords> all{
      {Command::why, "why", "shell.command.why", "shell.usage.why", "shell.help.why"},
      {Command::map, "map", "shell.command.map", "shell.usage.map", "shell.help.map"},
      {Command::view, "view", "shell.command.view", "shell.usage.view", "shell.help.view"},
      {Command::undo, "undo", "shell.command.undo", "shell.usage.undo", "shell.help.undo"},
      {Command::redo, "redo", "shell.command.redo", "shell.usage.redo", "shell.help.redo"},
      {Command::history, "history", "shell.command.history", "shell.usage.history",
       "shell.help.history"},
      {Command::jump, "jump", "shell.command.jump", "shell.usage.jump", "shell.help.jump"},
      {Command::adjust, "adjust", "shell.command.adjust", "shell.usage.adjust",
       "shell.help.adjust"},
      {Command::export_, "export", "shell.command.export", "shell.usage.export",
       "shell.help.export"},
      {Command::lang, "lang", "shell.command.lang", "shell.usage.lang", "shell.help.lang"},
      {Command::help, "help", "shell.command.help", "shell.usage.help", "shell.help.help"},
      {Command::quit, "quit", "shell.command.quit", "shell.usage.quit", "shell.help.quit"},
  };
  return all;
}

std::optional<Conversation::Command> Conversation::find_command(const std::string& word,
                                                                Care care) const {
  if (word == "?") return Command::help;
  std::vector<Meaning> meanings;
  for (const CommandWords& command : commands())
    meanings.push_back({{command.english, words_.render(command.word)}});
  const Match found = care == Care::exact ? match_whole(word, meanings) : match(word, meanings);
  if (!found) return std::nullopt;
  return commands()[found.index].command;
}

void Conversation::run(Command command, const Words& typed) {
  switch (command) {
    case Command::why:
      return why(typed);
    case Command::undo:
      return move("undo", typed);
    case Command::redo:
      return move("redo", typed);
    case Command::history:
      return history(typed);
    case Command::jump:
      return jump(typed);
    case Command::adjust:
      return adjust(typed);
    case Command::map:
      return map();
    case Command::view:
      return view(typed);
    case Command::export_:
      return export_to(typed);
    case Command::help:
      return help(typed);
    case Command::lang:
      return change_language(typed);
    case Command::quit:
      leaving_ = true;
      return;
  }
}

// --- why

// A turn has at most so many questions.
constexpr int entries_looked_back = 12;

void Conversation::why(const Words& typed) {
  const int steps = static_cast<int>(screen_.report.steps.size());
  Doc request = object({{"do", "why"}, {"id", screen_.id}});
  int number = 1;
  if (typed.size() > 1) {
    number = number_in(typed[1], 1, steps);
    if (number < 0) return say_no({"shell.why.which", {{"n", steps}}});
    set(request, {"step", number - 1});
  }
  const auto says_nothing = [](const Report& report) {
    return std::all_of(report.steps.begin(), report.steps.end(),
                       [](const Step& step) { return step.why.empty(); });
  };
  Reply reply = client_.ask(request);
  if (!reply.ok) return say_no(reply.error);
  Report report = read_as<Report>(member_of(reply.body, "report"));
  // What was entered last may have had nothing to explain (a card dealt): then what came before.
  for (int entry = screen_.number - 1; typed.size() == 1 && says_nothing(report) && entry > 0 &&
                                       entry + entries_looked_back > screen_.number;
       --entry) {
    set(request, {"entry", entry});
    const Reply earlier = client_.ask(request);
    if (!earlier.ok) break;
    reply = earlier;
    report = read_as<Report>(member_of(reply.body, "report"));
  }
  if (says_nothing(report)) return say_no({"shell.why.none", {}});
  if (flag_of(reply.body, "kept")) terminal_.paragraph(words_.render("shell.why.kept"));

  std::vector<std::pair<std::string, std::string>> places;  // id and label, as on the board
  for (const Block& block : fetch_view().blocks)
    for (const HexCell& cell : block.cells) places.emplace_back(cell.id, cell.label);
  const auto label_of = [&](const std::string& token) {
    const auto found = std::find_if(places.begin(), places.end(),
                                    [&](const auto& place) { return place.first == token; });
    return found != places.end() ? found->second : std::string();
  };

  highlights_ = {};
  for (const Step& step : report.steps) {
    terminal_.paragraph(words_.render(step.text),
                        text::pad_left(std::to_string(number++), 3) + "  ", Ink::title);
    highlights_.chosen.insert(step.places.begin(), step.places.end());
    for (const Reason& reason : step.why) {
      std::string left;
      for (const std::string& token : reason.left) {
        const std::string label = label_of(token);
        if (label.empty()) continue;
        left += (left.empty() ? "" : " ") + label;
        highlights_.candidates.insert(token);
      }
      std::string line = words_.render(reason.text);
      if (!reason.rule.empty()) line += " [" + tied(reason.rule) + "]";
      terminal_.paragraph(line, "       ");
      if (reason.left.empty()) continue;
      const int count = static_cast<int>(reason.left.size());
      terminal_.paragraph(left.empty()
                              ? words_.render("shell.why.left", {{"n", count}})
                              : words_.render("shell.why.places", {{"n", count}, {"places", left}}),
                          "         ");
    }
  }
  if (!highlights_.candidates.empty())
    terminal_.paragraph(words_.render("shell.why.map"), "  ", Ink::quiet);
}

// --- back and forth

void Conversation::move(const char* what, const Words& typed) {
  Doc request = object({{"do", what}, {"id", screen_.id}});
  if (typed.size() > 1) {
    const int steps = number_in(typed[1], 1, 1'000'000);
    if (steps < 0) return say_no({"shell.say.count", {{"typed", typed[1]}}});
    set(request, {"steps", steps});
  }
  const Reply reply = client_.ask(request);
  if (!accept(reply, false)) return;
  const Doc& undone = member_of(reply.body, "undone");
  if (undone.is_object()) tell_what_goes_back(undone);
  say_where();
}

// What was taken back, and which pieces go back where.
void Conversation::tell_what_goes_back(const Doc& undone) {
  terminal_.paragraph(words_.render("shell.live.undone", {{"text", sentence_of(undone)}}), "  ",
                      Ink::quiet);
  const std::vector<Moved> moved = read_as<Report>(undone).moved;
  if (moved.empty()) return;
  const Reply now =
      client_.ask({{"do", "show"}, {"id", screen_.id}, {"parts", list_of({"table"})}});
  for (const Message& line : lines_of(moved, read_as<Tabletop>(member_of(now.body, "table"))))
    terminal_.paragraph(words_.render(line), "  - ", Ink::quiet);
}

void Conversation::say_where() {
  terminal_.paragraph(words_.render("shell.moved", {{"n", screen_.number},
                                                    {"of", screen_.of},
                                                    {"more", screen_.of - screen_.number}}),
                      {}, Ink::quiet);
}

void Conversation::jump(const Words& typed) {
  const int to = typed.size() > 1 ? number_in(typed[1], 0, 1'000'000) : -1;
  if (to < 0) return say_no({"shell.jump.where", {{"of", screen_.of}}});
  if (accept(client_.ask({{"do", "jump"}, {"id", screen_.id}, {"to", to}}), false)) say_where();
}

std::string Conversation::sentence_of(const Doc& line) const {
  Message text = read_as<Message>(member_of(line, "text"));
  if (text.empty()) text = read_as<Message>(member_of(member_of(line, "report"), "title"));
  return words_.render(text);
}

void Conversation::confirm(std::size_t entries) {
  const int from = std::max(0, screen_.number - static_cast<int>(entries));
  const Reply reply = client_.ask({{"do", "history"}, {"id", screen_.id}, {"from", from}});
  if (!reply.ok) return say_no(reply.error);
  for (const Doc& line : member_of(reply.body, "lines").items())
    terminal_.paragraph(sentence_of(line), "  ", Ink::quiet);
}

void Conversation::history(const Words& typed) {
  constexpr int lines_at_once = 20;
  Doc request = object({{"do", "history"}, {"id", screen_.id}});
  int only = -1;
  if (typed.size() > 1) {
    only = number_in(typed[1], 0, screen_.of);
    if (only < 0) return say_no({"shell.jump.where", {{"of", screen_.of}}});
    if (only > 0) set(request, {"from", only - 1});
  } else if (screen_.of > lines_at_once) {
    set(request, {"from", screen_.of - lines_at_once});
    terminal_.paragraph(words_.render("shell.history.earlier", {{"n", screen_.of - lines_at_once}}),
                        "  ", Ink::quiet);
  }
  const Reply reply = client_.ask(request);
  if (!reply.ok) return say_no(reply.error);
  for (const Doc& line : member_of(reply.body, "lines").items()) {
    const int number = static_cast<int>(number_of(line, "number"));
    if (only >= 0 && number != only) continue;
    std::string sentence = sentence_of(line);
    const bool undone = flag_of(line, "undone");
    if (undone) sentence = words_.render("shell.history.undone", {{"text", sentence}});
    terminal_.paragraph(sentence, text::pad_left(std::to_string(number), 4) + "  ",
                        undone ? Ink::quiet : Ink::plain);
    if (only >= 0) tell(read_as<Report>(member_of(line, "report")));
  }
}

// --- adjust

namespace {

std::string group_of(const std::string& path) { return path.substr(0, path.find_first_of(".[/")); }

// All words occur in the path or the label: what somebody would look for.
std::vector<Field> filtered(const text::Catalog& words, const std::vector<Field>& fields,
                            const std::vector<std::string>& typed, std::size_t from,
                            std::size_t count) {
  std::vector<Field> found;
  for (const Field& field : fields) {
    const std::string haystack = text::fold(field.id + " " + words.render(field.label));
    bool all = true;
    for (std::size_t i = from; i < from + count; ++i)
      all = all && haystack.find(text::fold(typed[i])) != std::string::npos;
    if (all) found.push_back(field);
  }
  return found;
}

}  // namespace

void Conversation::adjust(const Words& typed) {
  const Reply reply =
      client_.ask({{"do", "show"}, {"id", screen_.id}, {"parts", list_of({"tracked"})}});
  if (!reply.ok) return say_no(reply.error);
  const auto fields = read_as<std::vector<Field>>(member_of(reply.body, "tracked"));
  if (typed.size() == 1) return list_values(fields, false);

  const auto exact = std::find_if(fields.begin(), fields.end(), [&](const Field& field) {
    return text::fold(field.id) == text::fold(typed[1]);
  });
  if (exact != fields.end()) {
    if (typed.size() == 2) {
      const auto token = asker().ask(*exact);
      if (token) set_value(*exact, *token);
      return;
    }
    const auto token = read_value(words_, *exact, join_words(typed, 2, typed.size()));
    if (!token) return say_no(token.why());
    return set_value(*exact, *token);
  }
  const std::size_t count = typed.size() - 1;
  if (count > 1) {
    // "adjust her score 35": the words before the last one name the value.
    const auto named = filtered(words_, fields, typed, 1, count - 1);
    if (named.size() == 1)
      if (const auto token = read_value(words_, named.front(), typed.back()))
        return set_value(named.front(), *token);
  }
  const auto found = filtered(words_, fields, typed, 1, count);
  if (found.empty())
    return say_no({"shell.adjust.nothing", {{"typed", join_words(typed, 1, count)}}});
  list_values(found, true);
}

void Conversation::set_value(const Field& field, const std::string& token) {
  if (accept(
          client_.ask({{"do", "adjust"}, {"id", screen_.id}, {"path", field.id}, {"value", token}}),
          true))
    terminal_.paragraph(words_.render(
        "shell.adjust.done",
        {{"what", words_.render(field.label)}, {"value", value_in_words(words_, field, token)}}));
}

void Conversation::list_values(const std::vector<Field>& fields, bool filtered) {
  // Of a large group only its name, unless somebody looks for it.
  constexpr std::size_t small_group = 3;
  std::vector<std::pair<std::string, std::vector<const Field*>>> groups;
  for (const Field& field : fields) {
    const std::string name = group_of(field.id);
    auto group = std::find_if(groups.begin(), groups.end(),
                              [&](const auto& known) { return known.first == name; });
    if (group == groups.end()) group = groups.insert(group, {name, {}});
    group->second.push_back(&field);
  }
  Grid grid;
  for (const auto& [name, members] : groups) {
    if (filtered || members.size() <= small_group) {
      for (const Field* field : members)
        grid.rows.push_back({field->id, words_.render(field->label),
                             value_in_words(words_, *field, field->otherwise)});
    } else {
      grid.rows.push_back(
          {name + " …",
           words_.render("shell.adjust.group", {{"n", static_cast<int>(members.size())},
                                                {"first", words_.render(members.front()->label)}}),
           std::string()});
    }
  }
  draw_grid(terminal_, grid);
  terminal_.paragraph(words_.render("shell.adjust.how"), "  ", Ink::quiet);
}

// --- looking

namespace {
bool is_number(const std::string& typed) {
  return !typed.empty() && std::ranges::all_of(typed, [](char c) { return c >= '0' && c <= '9'; });
}
}  // namespace

View Conversation::fetch_view(std::optional<int> step) {
  Doc request = object({{"do", "show"}, {"id", screen_.id}, {"parts", list_of({"view", "table"})}});
  if (step) set(request, {"step", *step});
  const Reply reply = client_.ask(request);
  if (!reply.ok) say_no(reply.error);
  View view = read_as<View>(member_of(reply.body, "view"));
  view.blocks.push_back(block_of_pieces(read_as<Tabletop>(member_of(reply.body, "table"))));
  return view;
}

void Conversation::map() {
  bool drawn = false;
  for (const Block& block : fetch_view().blocks)
    if (block.kind == Block::Kind::hexes) {
      draw_block(terminal_, words_, block, highlights_);
      drawn = true;
    }
  if (!drawn) say_no({"shell.map.none", {}});
}

void Conversation::view(const Words& typed) {
  // A number is a step of her turn: the table as it stood then.
  const bool numbered = typed.size() > 1 && is_number(typed[1]);
  std::optional<int> step;
  if (numbered) {
    const int steps = static_cast<int>(screen_.report.steps.size());
    const int number = number_in(typed[1], 1, steps);
    if (number < 0) return say_no({"shell.why.which", {{"n", steps}}});
    step = number - 1;
  }
  const std::size_t first = numbered ? 2 : 1;
  const View view = fetch_view(step);
  if (typed.size() == first) {
    if (!view.title.empty()) terminal_.heading(words_.render(view.title));
    for (const Block& block : view.blocks)
      if (block.id != pieces_block) draw_block(terminal_, words_, block, highlights_);
    return;
  }
  std::vector<Meaning> meanings;
  std::vector<Message> names;
  for (const Block& block : view.blocks) {
    meanings.push_back({{block.id, words_.render(block.title)}});
    names.push_back(block.title.empty() ? plain(block.id) : block.title);
  }
  const std::string wanted = join_words(typed, first, typed.size());
  const Match found = match(wanted, meanings);
  if (!found) return say_no({"shell.say.unknown", {{"typed", wanted}, {"options", names}}});
  draw_block(terminal_, words_, view.blocks[found.index], highlights_);
}

void Conversation::export_to(const Words& typed) {
  const Reply reply = client_.ask({{"do", "export"}, {"id", screen_.id}});
  if (!reply.ok) return say_no(reply.error);
  const std::string name = typed.size() > 1 ? join_words(typed, 1, typed.size())
                                            : screen_.id + std::string(journal_ending);
  if (const auto written = write_new_file(name, text_of(reply.body, "text"), false); !written)
    return say_no(written.why());
  terminal_.paragraph(words_.render("shell.exported", {{"file", name}}));
}

// --- help

void Conversation::help(const Words& typed) {
  if (typed.size() == 1 && typed[0] == "?" && screen_.prompt.mood == Prompt::Mood::question)
    for (const Form& form : screen_.prompt.forms)
      for (const Field& field : form.fields) {
        if (field.kind == Field::Kind::phrase) return asker().show_vocabulary(field);
        if (Asker::is_typed_ahead(field)) return asker().show_choices(field);
      }
  if (typed.size() > 1) {
    const Match found = match(typed[1], meanings_of(words_, screen_.prompt.forms));
    if (!found) return say_no({"shell.say.what", {{"typed", typed[1]}}});
    const Form& form = screen_.prompt.forms[found.index];
    terminal_.paragraph(words_.render(form.label), {}, Ink::title);
    for (const Field& field : form.fields) {
      terminal_.paragraph(words_.render(field.label), "  - ");
      asker().show_choices(field);
      if (field.kind == Field::Kind::phrase) asker().show_vocabulary(field);
    }
    return;
  }
  terminal_.paragraph(words_.render("shell.help.entering"));
  Grid grid;
  for (const CommandWords& command : commands())
    grid.rows.push_back({words_.render(command.usage), words_.render(command.help)});
  terminal_.line();
  draw_grid(terminal_, grid);
}

void Conversation::change_language(const Words& typed) {
  const std::vector<std::string> known = text::locales();
  const auto locale = typed.size() > 1 ? text::match_locale(typed[1], known) : std::nullopt;
  if (!locale) {
    std::vector<Message> options;
    for (const std::string& name : known) options.push_back(plain(name));
    return say_no({"shell.lang.which", {{"options", options}}});
  }
  words_ = text::Catalog(*locale);
  terminal_.paragraph(words_.render("shell.lang.now"));
  prompt_due_ = true;
}

}  // namespace seatmate::cli
