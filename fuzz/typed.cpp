// Any lines typed at the terminal, in any game and language: the program comes to an end, whatever
// is typed is taken or refused, and every byte it wrote is one that a terminal understands.
//
// The first bytes say which game and which language.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/table/connection.h"
#include "cli/table/conversation.h"
#include "cli/table/live_test_support.h"
#include "session/memory_store.h"

namespace seatmate::cli {
namespace {

void check(bool right) {
  if (!right) std::abort();
}

void type(std::string_view game, std::string_view locale, std::string typed) {
  const Client client = connect(std::make_unique<MemoryStore>(), games(), embedded::data(),
                                [] { return std::int64_t{1794769200000}; });
  const Reply started = client.ask({{"do", "new"}, {"game", game}, {"seed", 7}});
  check(started.ok);
  // `export` takes the name of a file: whatever it is, it lies in this folder.
  std::ranges::replace(typed, '/', '|');
  Paper paper(typed);
  static std::map<std::string, text::Catalog, std::less<>> all;
  text::Catalog& words = all.try_emplace(std::string(locale), locale).first->second;
  if (words.locale() != locale) words = text::Catalog(locale);  // somebody changed the language
  Conversation(client, paper.terminal, words).play(screen_from(started.body), true);
  check(Glass(paper.text()).complaint.empty());
  for (const char c : paper.text())
    check(static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\x1b');
}

}  // namespace
}  // namespace seatmate::cli

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace seatmate;
  constexpr std::size_t head = 2;
  if (size < head) return 0;
  static const std::vector<std::string> locales = text::locales();
  const Game& game = *games()[bytes[0] % games().size()];
  const std::string& locale = locales[bytes[1] % locales.size()];
  cli::type(game.info().id, locale, {reinterpret_cast<const char*>(bytes) + head, size - head});
  return 0;
}
