// devices: which devices of the home network have joined, and sending one away.

#include "server/devices.h"

#include <ctime>

#include "cli/commands/commands.h"
#include "store/data_folder.h"

namespace seatmate::cli {
namespace {

std::string day_of(std::int64_t milliseconds) {
  const auto seconds = static_cast<std::time_t>(milliseconds / 1000);
  std::tm day{};
  localtime_r(&seconds, &day);
  char text[16];
  return std::string(text, std::strftime(text, sizeof text, "%Y-%m-%d", &day));
}

int run_devices(Context& context, const std::string& gone) {
  server::Devices devices(context.data_folder.empty() ? default_data_folder()
                                                      : context.data_folder);
  const auto say = [&](const Message& sentence) {
    context.terminal.paragraph(context.words.render(sentence));
  };
  if (!gone.empty()) {
    if (const Outcome done = devices.remove(gone); !done) return context.refuse(done.why());
    say({"shell.devices.removed", {{"id", gone}}});
    return exit_ok;
  }
  const std::vector<server::Device> all = devices.all();
  if (all.empty()) say({"shell.devices.none", {}});
  for (const server::Device& one : all)
    say({"shell.devices.one",
         {{"id", one.id()},
          {"name", one.name.empty() ? "?" : one.name},
          {"joined", day_of(one.joined)},
          {"seen", day_of(one.seen)}}});
  return exit_ok;
}

}  // namespace

void add_devices(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("devices", words.render("shell.cli.devices"));
  const auto gone = std::make_shared<std::string>();
  command->add_option("--remove", *gone, words.render("shell.cli.devices.remove"))
      ->option_text(words.render("shell.cli.arg.id"));
  command->callback(
      [&context, gone] { context.run = [&context, gone] { return run_devices(context, *gone); }; });
}

}  // namespace seatmate::cli
