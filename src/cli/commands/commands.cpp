#include "cli/commands/commands.h"

#include <array>
#include <ostream>

#include "cli/table/connection.h"
#include "text/width.h"

namespace seatmate::cli {

// In the order in which --help lists them: what a player needs first, machines last.
std::span<const AddCommand> all_commands() {
  static constexpr std::array all{
      &add_play,     &add_resume, &add_campaign, &add_serve,      &add_devices,
      &add_games,    &add_record, &add_export,   &add_import,     &add_replay,
      &add_rescue,   &add_backup, &add_box,      &add_deck,       &add_data,
      &add_simulate, &add_study,  &add_merge,    &add_report,     &add_rules,
      &add_bench,    &add_decide, &add_protocol, &add_completion, &add_playthrough,
  };
  return all;
}

Client* Context::client() {
  if (!connected) {
    auto opened = open_games(data_folder, clock);
    if (!opened) {
      refuse(opened.why());
      return nullptr;
    }
    connected = std::make_unique<Client>(std::move(*opened));
  }
  return connected.get();
}

int Context::refuse(const Message& sentence, int code) const {
  for (const std::string& line : text::wrap(words.render(sentence), terminal.width()))
    err << line << '\n';
  return code;
}

}  // namespace seatmate::cli
