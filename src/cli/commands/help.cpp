#include "cli/commands/help.h"

#include <algorithm>
#include <sstream>

#include "cli/terminal/draw.h"
#include "cli/terminal/terminal.h"

namespace seatmate::cli {
namespace {

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  // A command without a group is for the project itself.
  return app.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); });
}

std::vector<const CLI::Option*> options_of(const CLI::App& app, bool positional) {
  return app.get_options([&](const CLI::Option* option) {
    return option->get_positional() == positional && !option->get_group().empty();
  });
}

std::string name_of(const CLI::Option& option) {
  if (option.get_positional()) return option.get_option_text();
  const std::string& value = option.get_option_text();
  return option.get_name(false, true) + (value.empty() ? "" : " " + value);
}

// The deepest command that was given.
const CLI::App& chosen(const CLI::App& app) {
  const auto given = app.get_subcommands();
  return given.empty() ? app : chosen(*given.front());
}

}  // namespace

std::string usage_of(const CLI::App& app) {
  std::string usage = app.get_name();
  for (const CLI::Option* option : options_of(app, true)) {
    const std::string name = name_of(*option);
    usage += option->get_required() ? " " + name : " [" + name + "]";
  }
  return usage;
}

std::string Help::make_help(const CLI::App* app, std::string, CLI::AppFormatMode) const {
  std::istringstream nothing;
  std::ostringstream out;
  Terminal terminal(nothing, out, {width_, false, false});
  const CLI::App* parent = app->get_parent();
  const auto heading = [&](std::string_view id) { terminal.heading(words_.render(id)); };

  terminal.paragraph(app->get_description());
  heading("shell.cli.usage");
  const auto commands = commands_of(*app);
  std::string usage = (parent != nullptr ? parent->get_name() + " " : "") + usage_of(*app);
  if (!commands.empty()) usage += " " + words_.render("shell.cli.arg.command");
  terminal.paragraph(usage, "  ");

  if (!commands.empty()) {
    heading("shell.cli.commands");
    Grid grid;
    for (const CLI::App* command : commands)
      grid.rows.push_back({usage_of(*command), command->get_description()});
    draw_grid(terminal, grid);
  }
  if (const auto options = options_of(*app, true); !options.empty()) {
    heading("shell.cli.arguments");
    Grid grid;
    for (const CLI::Option* option : options)
      grid.rows.push_back({name_of(*option), option->get_description()});
    draw_grid(terminal, grid);
  }
  heading("shell.cli.options");
  Grid grid;
  const auto add_options = [&](const CLI::App& from) {
    for (const CLI::Option* option : options_of(from, false)) {
      // A command may have an option of its own by the name of a general one.
      if (&from != app && app->get_option_no_throw(option->get_name()) != nullptr) continue;
      const std::vector<std::string> row{name_of(*option), option->get_description()};
      if (std::find(grid.rows.begin(), grid.rows.end(), row) == grid.rows.end())
        grid.rows.push_back(row);
    }
  };
  add_options(*app);
  if (parent != nullptr) add_options(*parent);  // they may stand behind the command as well
  draw_grid(terminal, grid);
  if (!app->get_footer().empty()) {
    heading("shell.cli.examples");
    terminal.paragraph(app->get_footer(), "  ");
  }
  return out.str();
}

Message sentence_for(const CLI::App& app, const CLI::ParseError& error) {
  const CLI::App& where = chosen(app);
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    const auto extras = app.remaining(true);
    return {&where == &app ? "shell.cli.error.command" : "shell.cli.error.extra",
            {{"typed", extras.empty() ? std::string() : extras.front()},
             {"command", where.get_name()}}};
  }
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
    for (const CLI::Option* option : options_of(where, true))
      if (option->get_required() && option->count() == 0)
        return {"shell.cli.error.required",
                {{"argument", name_of(*option)}, {"usage", usage_of(where)}}};
  // CLI11 begins these with the name of the option or ends with "name = value".
  const std::string what = error.what();
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
    return {"shell.cli.error.value", {{"option", what.substr(0, what.find(':'))}}};
  const auto colon = what.find(": ");
  return {"shell.cli.error.unfit",
          {{"typed", colon == std::string::npos ? what : what.substr(colon + 2)}}};
}

}  // namespace seatmate::cli
