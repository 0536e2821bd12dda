// rules: each rule of a game, where it is implemented, which tests name it, how often it decided.

#include <algorithm>
#include <map>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/commands/opened_game.h"
#include "embedded/rule_index.h"
#include "lab/coverage.h"

namespace seatmate::cli {
namespace {

struct RulesOptions {
  std::string game;
  std::uint64_t games = 20000;
  unsigned jobs = 0;
  bool check = false;
  bool all = false;
};

// Places are shown without the folder they all share, tests without their file.
std::vector<Message> places(std::span<const std::string_view> all, const std::string& folder) {
  std::vector<Message> shown;
  for (std::string_view place : all) {
    if (place.starts_with(folder)) place.remove_prefix(folder.size());
    shown.push_back(plain(place));
  }
  return shown;
}
std::vector<Message> tests(std::span<const std::string_view> all) {
  std::vector<Message> shown;
  for (std::string_view test : all) shown.push_back(plain(test.substr(test.find(':') + 1)));
  return shown;
}

// One list may be long (a rule that is cited everywhere); the first few tell enough.
std::vector<Message> first_few(std::vector<Message> all) {
  constexpr std::size_t few = 5;
  if (all.size() <= few + 1) return all;
  const auto left = static_cast<std::int64_t>(all.size() - few);
  all.resize(few);
  all.push_back({"lab.rules.more", {{"n", left}}});
  return all;
}

int run_rules(Context& context, const RulesOptions& options) {
  const auto& words = context.words;
  Terminal& terminal = context.terminal;
  const auto game = find_game(words, options.game);
  if (!game) return context.refuse(game.why(), exit_usage);
  const GameInfo& info = (*game)->info();
  const auto box = open_box(**game);
  if (!box) return context.refuse(box.why());
  const auto coverage =
      lab::cover(**box, std::max<std::uint64_t>(options.games, 1), jobs_or_cores(options.jobs));
  if (!coverage) return context.refuse(coverage.why());

  std::map<std::string_view, const embedded::RuleIndexEntry*> index;
  for (const embedded::RuleIndexEntry& entry : embedded::rule_index())
    if (entry.game == info.id) index.emplace(entry.id, &entry);
  const std::string folder = "src/games/" + std::string(info.id) + "/";

  terminal.paragraph(words.render("lab.rules.title",
                                  {{"game", Message{std::string(info.prefix) + ".name", {}}},
                                   {"n", static_cast<std::int64_t>(info.rules.size())},
                                   {"simulated", static_cast<std::int64_t>(coverage->simulated)},
                                   {"told", static_cast<std::int64_t>(coverage->told)},
                                   {"folder", folder}}),
                     {}, Ink::title);

  std::vector<Message> gaps;
  std::int64_t hidden = 0;
  for (std::size_t rule = 0; rule < info.rules.size(); ++rule) {
    const std::string id(info.rules[rule]);
    const auto found = index.find(info.rules[rule]);
    const embedded::RuleIndexEntry none{};
    const embedded::RuleIndexEntry& entry = found != index.end() ? *found->second : none;
    const std::uint64_t decided = coverage->decided[rule];
    const std::uint64_t told = coverage->explained[rule];
    std::vector<Message> missing;
    if (entry.implemented.empty()) missing.push_back({"lab.rules.no-code", {}});
    if (entry.tests.empty()) missing.push_back({"lab.rules.no-test", {}});
    if (decided + told == 0) missing.push_back({"lab.rules.never", {}});
    if (!missing.empty()) gaps.push_back({"lab.rules.gap", {{"rule", id}, {"missing", missing}}});
    // A check is about what is missing; the rest would only hide it.
    if (options.check) continue;
    if (!options.all && info.is_later(id)) {
      ++hidden;
      continue;
    }

    terminal.line();
    terminal.paragraph(words.render(std::string(info.prefix) + ".rule." + id), id + "  ",
                       missing.empty() ? Ink::plain : Ink::warning);
    const auto line = [&](const char* label, std::vector<Message> list) {
      if (list.empty()) return;
      terminal.paragraph(words.render(label, {{"list", first_few(std::move(list))}}), "    ",
                         Ink::quiet);
    };
    line("lab.rules.code", places(entry.implemented, folder));
    line("lab.rules.tests", tests(entry.tests));
    terminal.paragraph(
        words.render("lab.rules.decided", {{"n", static_cast<std::int64_t>(decided)},
                                           {"told", static_cast<std::int64_t>(told)}}),
        "    ", Ink::quiet);
    if (!missing.empty())
      terminal.paragraph(words.render("lab.rules.missing", {{"missing", missing}}), "    ",
                         Ink::warning);
  }
  // Ids that are cited but not listed are typos: nobody would find the rule they mean.
  for (const auto& [id, entry] : index)
    if (std::ranges::find(info.rules, id) == info.rules.end())
      gaps.push_back(
          {"lab.rules.unlisted",
           {{"rule", std::string(id)},
            {"places",
             places(entry->implemented.empty() ? entry->tests : entry->implemented, folder)}}});

  terminal.line();
  if (hidden > 0) terminal.paragraph(words.render("lab.rules.later", {{"n", hidden}}));
  if (gaps.empty()) {
    terminal.paragraph(words.render("lab.rules.complete"));
    return exit_ok;
  }
  terminal.paragraph(
      words.render("lab.rules.gaps", {{"n", static_cast<std::int64_t>(gaps.size())}}), {},
      Ink::title);
  for (const Message& gap : gaps) terminal.paragraph(words.render(gap), "  ");
  return options.check ? exit_refused : exit_ok;
}

}  // namespace

void add_rules(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("rules", words.render("lab.cli.rules"));
  const auto options = std::make_shared<RulesOptions>();
  command->add_option("game", options->game, words.render("lab.cli.game"))
      ->option_text(words.render("shell.cli.arg.game"))
      ->required();
  command->add_option("-n,--games", options->games, words.render("lab.cli.rules.games"))
      ->option_text(words.render("shell.cli.arg.number"));
  command->add_option("-j,--jobs", options->jobs, words.render("lab.cli.jobs"))
      ->option_text(words.render("shell.cli.arg.number"));
  command->add_flag("--check", options->check, words.render("lab.cli.rules.check"));
  command->add_flag("--all", options->all, words.render("lab.cli.rules.all"));
  command->callback([&context, options] {
    context.run = [&context, options] { return run_rules(context, *options); };
  });
}

}  // namespace seatmate::cli
