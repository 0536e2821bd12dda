// Any bytes as keys pressed beside the live line, at any pace: the sand runs, windows change, lines
// are typed; the program comes to an end, every byte it wrote is one that a terminal understands,
// and the terminal is given back.

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "cli/table/connection.h"
#include "cli/table/conversation.h"
#include "cli/table/live_test_support.h"
#include "session/egg_timer_test_support.h"
#include "session/memory_store.h"

namespace seatmate::cli {
namespace {

void press_keys(const std::uint8_t* bytes, std::size_t size) {
  static const egg::EggGame egg_game;
  static const std::array<const Game*, 1> known{&egg_game};
  static text::Catalog words = words_of_eggs();
  if (words.locale() != "en") words = words_of_eggs();  // somebody changed the language

  std::int64_t now = 1794769200000;
  const Clock clock = [&now] { return now; };
  ScriptedKeyboard keyboard(now);
  // The first byte is the setup. Then pairs: how long until a key, and the key; a pause of 255 is a
  // window of another size.
  std::int64_t at = 0;
  for (std::size_t i = 1; i + 1 < size && i < 2000; i += 2) {
    if (bytes[i] == 255) {
      keyboard.resize(at, 1 + bytes[i + 1]);
      continue;
    }
    at += std::int64_t{bytes[i]} * bytes[i];
    const char pressed = static_cast<char>(bytes[i + 1]);
    keyboard.press(at, std::string_view(&pressed, 1));
  }
  const Client client = connect(std::make_unique<MemoryStore>(), known, {}, clock);
  const Reply started = client.ask(
      {{"do", "new"},
       {"game", "egg"},
       {"settings",
        object({{"seconds", 5}, {"sand", size > 0 && bytes[0] % 2 == 1 ? "real" : "app"}})}});
  Paper paper("start\nstart\n");
  Conversation(client, paper.terminal, words, {clock, &keyboard})
      .play(screen_from(started.body), true);
  if (!started.ok || keyboard.opened != keyboard.closed || !Glass(paper.text()).complaint.empty())
    std::abort();
}

}  // namespace
}  // namespace seatmate::cli

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  seatmate::cli::press_keys(bytes, size);
  return 0;
}
