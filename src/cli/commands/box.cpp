// box, deck: what is printed and not public, as its owner told it, to look at and to give away.

#include <algorithm>
#include <ctime>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/commands/opened_game.h"
#include "cli/terminal/draw.h"
#include "cli/terminal/files.h"

namespace seatmate::cli {
namespace {

struct Arguments {
  std::string what;
  std::string first;   // a game or a file
  std::string second;  // a file or an id
  bool missing = false;
  bool force = false;
};

std::string day_of(std::int64_t milliseconds) {
  const std::time_t seconds = static_cast<std::time_t>(milliseconds / 1000);
  std::tm day{};
  gmtime_r(&seconds, &day);
  char text[32];
  return std::string(text, std::strftime(text, sizeof text, "%Y-%m-%d", &day));
}

std::string source_in_words(const text::Catalog& words, const std::string& source) {
  return words.render("shell.box.source." + source);
}

// One verb of the command: what belongs behind it, and what it does.
struct Verb {
  std::string_view name;
  std::vector<const char*> wanted;  // ids of the words for what follows
  std::size_t required;
  int (*run)(Context& context, Client& client, const Arguments& arguments);
};

int run_verb(Context& context, const char* command, const std::vector<Verb>& verbs,
             const Arguments& given) {
  const auto verb = std::ranges::find(verbs, given.what, &Verb::name);
  if (verb == verbs.end()) {
    std::vector<Message> names;
    for (const Verb& one : verbs) names.push_back(plain(one.name));
    return context.refuse({"shell.say.unknown", {{"typed", given.what}, {"options", names}}},
                          exit_usage);
  }
  std::string usage = std::string(command) + " " + given.what;
  for (std::size_t i = 0; i < verb->wanted.size(); ++i) {
    const std::string word = context.words.render(verb->wanted[i]);
    usage += i < verb->required ? " " + word : " [" + word + "]";
  }
  const std::string* said[] = {&given.first, &given.second};
  for (std::size_t i = 0; i < 2; ++i) {
    if (i < verb->required && said[i]->empty())
      return context.refuse(
          {"shell.cli.error.required",
           {{"argument", context.words.render(verb->wanted[i])}, {"usage", usage}}},
          exit_usage);
    if (i >= verb->wanted.size() && !said[i]->empty())
      return context.refuse({"shell.cli.error.extra", {{"typed", *said[i]}, {"command", command}}},
                            exit_usage);
  }
  Client* client = context.client();
  return client == nullptr ? exit_refused : verb->run(context, *client, given);
}

// The id of the game somebody named, or nothing after a sentence.
std::string game_named(Context& context, const std::string& typed) {
  const auto game = find_game(context.words, typed);
  if (game) return std::string((*game)->info().id);
  context.refuse(game.why());
  return {};
}

// Asks for a file and writes it; "-" and nothing are standard output.
int write_file(Context& context, Client& client, const char* what, const Arguments& given) {
  const std::string game = game_named(context, given.first);
  if (game.empty()) return exit_usage;
  const Reply reply = client.ask({{"do", what}, {"game", game}});
  if (!reply.ok) return context.refuse(reply.error);
  const std::string text = text_of(reply.body, "text");
  if (given.second.empty() || given.second == "-") {
    context.data << text;
    return exit_ok;
  }
  if (const auto written = write_new_file(given.second, text, given.force); !written)
    return context.refuse(written.why());
  context.terminal.paragraph(context.words.render("shell.exported", {{"file", given.second}}));
  return exit_ok;
}

// Hands a file in and says how much of it was news.
int take_file(Context& context, Client& client, const char* what, const Arguments& given,
              const char* sentence) {
  const auto text = read_whole(given.first, context.in);
  if (!text) return context.refuse(text.why());
  const Reply reply = client.ask({{"do", what}, {"text", *text}});
  if (!reply.ok) return context.refuse(reply.error);
  context.terminal.paragraph(
      context.words.render(sentence, {{"game", text_of(reply.body, "game")},
                                      {"new", number_of(reply.body, "new")},
                                      {"changed", number_of(reply.body, "changed")},
                                      {"same", number_of(reply.body, "same")}}));
  return exit_ok;
}

// ---- box

int show_box(Context& context, Client& client, const Arguments& given) {
  const auto& words = context.words;
  const std::string game = game_named(context, given.first);
  if (game.empty()) return exit_usage;
  const Reply reply = client.ask({{"do", "printed"}, {"game", game}});
  if (!reply.ok) return context.refuse(reply.error);
  const Doc& all = member_of(reply.body, "printed");
  if (all.items().empty()) {
    context.terminal.paragraph(words.render("shell.box.none"));
    return exit_ok;
  }
  Grid grid;
  std::int64_t missing = 0;
  for (const Doc& printed : all.items()) {
    const std::string source = text_of(printed, "source");
    missing += source == "missing" ? 1 : 0;
    if (given.missing && source != "missing") continue;
    std::string from = source_in_words(words, source);
    if (printed.has("told"))
      from = words.render("shell.box.told",
                          {{"source", from}, {"day", day_of(number_of(printed, "told"))}});
    grid.rows.push_back({text_of(printed, "id"),
                         words.render(read_as<Message>(member_of(printed, "label"))),
                         text_of(printed, "value"), from});
  }
  context.terminal.paragraph(
      words.render("shell.box.title",
                   {{"all", static_cast<std::int64_t>(all.items().size())}, {"missing", missing}}),
      {}, Ink::title);
  draw_grid(context.terminal, grid);
  return exit_ok;
}

int export_box(Context& context, Client& client, const Arguments& given) {
  return write_file(context, client, "facts-out", given);
}
int import_box(Context& context, Client& client, const Arguments& given) {
  return take_file(context, client, "facts-in", given, "shell.box.taken");
}
int check_box(Context& context, Client& client, const Arguments& given) {
  return take_file(context, client, "facts-check", given, "shell.box.checked");
}
int forget_fact(Context& context, Client& client, const Arguments& given) {
  const std::string game = game_named(context, given.first);
  if (game.empty()) return exit_usage;
  const Reply reply = client.ask({{"do", "forget"}, {"game", game}, {"id", given.second}});
  if (!reply.ok) return context.refuse(reply.error);
  context.terminal.paragraph(context.words.render("shell.box.forgotten", {{"id", given.second}}));
  return exit_ok;
}

// ---- deck

// One line a card, one column for each thing a card says.
int show_deck(Context& context, Client& client, const Arguments& given) {
  const auto& words = context.words;
  const std::string game = game_named(context, given.first);
  if (game.empty()) return exit_usage;
  std::string text;
  if (given.second.empty()) {
    const Reply reply = client.ask({{"do", "deck-out"}, {"game", game}});
    if (!reply.ok) return context.refuse(reply.error);
    text = text_of(reply.body, "text");
  } else {
    const auto read = read_whole(given.second, context.in);
    if (!read) return context.refuse(read.why());
    const Reply reply = client.ask({{"do", "deck-check"}, {"text", *read}});
    if (!reply.ok) return context.refuse(reply.error);
    if (text_of(reply.body, "game") != game)
      return context.refuse(
          {"session.error.file-other-game", {{"game", text_of(reply.body, "game")}}});
    text = *read;
  }
  const std::optional<Doc> read = parse_json(text);
  const Doc file = read ? *read : Doc();
  const Doc& cards = member_of(file, "cards");
  const std::string source = source_in_words(words, text_of(file, "source"));
  Grid grid;
  for (const Doc& card : cards.items())
    for (const auto& [key, value] : card.members())
      if (std::ranges::find(grid.head, key) == grid.head.end()) grid.head.push_back(key);
  for (const Doc& card : cards.items()) {
    std::vector<std::string> row;
    for (const std::string& key : grid.head) {
      const Doc& value = member_of(card, key.c_str());
      if (value.is_list()) {
        std::string list;
        for (const Doc& item : value.items())
          list += (list.empty() ? "" : " ") + (item.is_text() ? item.text() : dump_json(item));
        row.push_back(std::move(list));
        continue;
      }
      row.push_back(value.is_text()   ? value.text()
                    : value.is_null() ? std::string()
                                      : dump_json(value));
    }
    row.push_back(source);
    grid.rows.push_back(std::move(row));
  }
  grid.head.push_back(words.render("shell.deck.source"));
  const std::string name = text_of(file, "name");
  if (!name.empty()) context.terminal.paragraph(name, {}, Ink::title);
  draw_grid(context.terminal, grid);
  return exit_ok;
}

int export_deck(Context& context, Client& client, const Arguments& given) {
  return write_file(context, client, "deck-out", given);
}
int template_deck(Context& context, Client& client, const Arguments& given) {
  return write_file(context, client, "deck-template", given);
}
int import_deck(Context& context, Client& client, const Arguments& given) {
  return take_file(context, client, "deck-in", given, "shell.box.taken");
}
int check_deck(Context& context, Client& client, const Arguments& given) {
  return take_file(context, client, "deck-check", given, "shell.box.checked");
}

constexpr const char* game_word = "shell.cli.arg.game";
constexpr const char* file_word = "shell.cli.arg.file";
constexpr const char* id_word = "shell.cli.arg.id";

const std::vector<Verb>& box_verbs() {
  static const std::vector<Verb> verbs{{"show", {game_word}, 1, show_box},
                                       {"export", {game_word, file_word}, 1, export_box},
                                       {"import", {file_word}, 1, import_box},
                                       {"check", {file_word}, 1, check_box},
                                       {"forget", {game_word, id_word}, 2, forget_fact}};
  return verbs;
}
const std::vector<Verb>& deck_verbs() {
  static const std::vector<Verb> verbs{{"show", {game_word, file_word}, 1, show_deck},
                                       {"export", {game_word, file_word}, 1, export_deck},
                                       {"import", {file_word}, 1, import_deck},
                                       {"check", {file_word}, 1, check_deck},
                                       {"template", {game_word, file_word}, 1, template_deck}};
  return verbs;
}

void add(CLI::App& app, Context& context, const char* name, const std::vector<Verb>& verbs,
         const char* about, const char* examples) {
  const auto& words = context.words;
  auto* command = app.add_subcommand(name, words.render(about));
  const auto given = std::make_shared<Arguments>();
  std::string names;
  for (const Verb& verb : verbs) names += (names.empty() ? "" : "|") + std::string(verb.name);
  const std::string file = words.render(file_word);
  command->add_option("what", given->what, words.render("shell.cli.box.what"))
      ->option_text(names)
      ->required();
  command->add_option("first", given->first, words.render("shell.cli.box.first"))
      ->option_text(words.render(game_word) + "|" + file);
  command->add_option("second", given->second, words.render("shell.cli.box.second"))
      ->option_text(file);
  if (std::string_view(name) == "box")
    command->add_flag("--missing", given->missing, words.render("shell.cli.box.missing"));
  command->add_flag("-f,--force", given->force, words.render("shell.cli.export.force"));
  command->footer(words.render(examples));
  command->callback([&context, &verbs, given, name] {
    context.run = [&context, &verbs, given, name] {
      return run_verb(context, name, verbs, *given);
    };
  });
}

}  // namespace

void add_box(CLI::App& app, Context& context) {
  add(app, context, "box", box_verbs(), "shell.cli.box", "shell.cli.box.examples");
}
void add_deck(CLI::App& app, Context& context) {
  add(app, context, "deck", deck_verbs(), "shell.cli.deck", "shell.cli.deck.examples");
}

}  // namespace seatmate::cli
