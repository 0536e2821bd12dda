#include "cli/app.h"

#include <ostream>

#include "cli/commands/help.h"

namespace seatmate::cli {
namespace {

// The language must be known before the options are described in it.
std::string asked_language(const std::vector<std::string>& arguments) {
  static constexpr std::string_view flag = "--lang";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    if (argument == flag && i + 1 < arguments.size()) return arguments[i + 1];
    if (argument.starts_with(flag) && argument.substr(flag.size()).starts_with('='))
      return std::string(argument.substr(flag.size() + 1));
  }
  return {};
}

}  // namespace

std::unique_ptr<CLI::App> make_app(Context& context) {
  const auto& words = context.words;
  auto app = std::make_unique<CLI::App>(words.render("shell.cli.description"), "seatmate");
  app->formatter(std::make_shared<Help>(context.words, context.terminal.width()));
  app->set_help_flag("-h,--help", words.render("shell.cli.help"));
  app->set_version_flag("--version", std::string("seatmate ") + SEATMATE_VERSION,
                        words.render("shell.cli.version"));
  // Read before (asked_language); stands here to be accepted and explained.
  app->add_option_function<std::string>(
         "--lang", [](const std::string&) {}, words.render("shell.cli.lang"))
      ->option_text(words.render("shell.cli.arg.language"));
  app->add_option("--data", context.data_folder, words.render("shell.cli.data"))
      ->option_text(words.render("shell.cli.arg.folder"));
  app->footer(words.render("shell.cli.intro.examples"));
  app->require_subcommand(0, 1);
  app->fallthrough();
  for (const AddCommand add : all_commands()) add(*app, context);
  return app;
}

int run_program(const std::vector<std::string>& arguments, World& world) {
  const std::vector<std::string> known = text::locales();
  const std::string asked = asked_language(arguments);
  const auto locale =
      asked.empty() ? text::locale_of(world.environment, known) : text::match_locale(asked, known);
  CleanStream out(world.out);
  CleanStream err(world.err);
  Terminal terminal(world.in, world.out, world.terminal);
  Context context{text::Catalog(locale.value_or(std::string(text::fallback_locale))),
                  terminal,
                  world.in,
                  out,
                  err,
                  world.terminal.screen ? out : world.out,
                  {},
                  {},
                  nullptr,
                  world.clock,
                  world.keyboard,
                  arguments};
  if (!locale) {
    std::vector<Message> options;
    for (const std::string& name : known) options.push_back(plain(name));
    return context.refuse({"shell.lang.which", {{"options", options}}}, exit_usage);
  }

  const auto app = make_app(context);
  std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());  // as CLI11 wants them
  try {
    app->parse(reversed);
  } catch (const CLI::CallForHelp&) {
    const auto given = app->get_subcommands();
    out << (given.empty() ? app->help() : given.front()->help());
    return exit_ok;
  } catch (const CLI::CallForVersion& version) {
    out << version.what() << '\n';
    return exit_ok;
  } catch (const CLI::ParseError& error) {
    return context.refuse(sentence_for(*app, error), exit_usage);
  }
  return context.run ? context.run() : run_start_page(context);
}

}  // namespace seatmate::cli
