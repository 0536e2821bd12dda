// Any lines as requests to one Protocol: each gets a response that is one JSON object and says
// whether it is ok.

#include "protocol/protocol.h"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "json/json.h"
#include "session/egg_timer_test_support.h"
#include "session/memory_store.h"
#include "session/toy_game_test_support.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace seatmate;
  static const toy::ToyGame toy_game;
  static const egg::EggGame egg_game;
  static const std::vector<const Game*> known = [] {
    std::vector<const Game*> all{&toy_game, &egg_game};
    for (const Game* game : games()) all.push_back(game);
    return all;
  }();
  static const std::vector<embedded::File> files = [] {
    std::vector<embedded::File> all{{"toy/deck.json", R"({"greed": 0})"}};
    for (const embedded::File& file : embedded::data()) all.push_back(file);
    return all;
  }();

  MemoryStore store;
  std::int64_t now = 1794769200000;
  Protocol protocol(
      {&store, [&now] { return now; }, [] { return std::uint64_t{7}; }, known, files});
  std::string_view rest(reinterpret_cast<const char*>(bytes), size);
  for (int line = 0; line < 50 && !rest.empty(); ++line) {
    const std::string_view request = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(request.size() + 1, rest.size()));
    now += 7'000;
    const std::optional<Doc> response = parse_json(protocol.call(request));
    if (!response || !response->has("ok")) std::abort();
  }
  return 0;
}
