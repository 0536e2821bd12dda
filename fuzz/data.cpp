// Any bytes as the data files of a game: refused with a sentence, or a box with which whole games
// can be played. The bytes are one JSON object, one member a file; a file that is missing is the
// printed one, so that a change to one number is a small input.

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "embedded/embedded.h"
#include "engine/contract.h"
#include "json/json.h"

namespace {

using namespace seatmate;

void check(bool right) {
  if (!right) std::abort();
}

// Members of objects are replaced one by one, everything else as a whole.
Doc merged(const Doc& printed, const Doc& other) {
  if (!printed.is_object() || !other.is_object()) return other;
  Doc result = printed;
  for (const auto& [key, value] : other.members())
    result.set(key, printed.has(key) ? merged(printed[key], value) : value);
  return result;
}

Doc printed_files(const Game& game) {
  const std::string folder = std::string(game.info().id) + "/";
  Doc files = Doc::object();
  for (const embedded::File& file : embedded::data())
    if (file.path.starts_with(folder) && file.path.ends_with(".json"))
      files.set(file.path.substr(folder.size(), file.path.size() - folder.size() - 5),
                with_plain_numbers(parse_json(file.content).value()));
  return files;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const std::vector<Doc> printed = [] {
    std::vector<Doc> all;
    for (const Game* game : games()) all.push_back(printed_files(*game));
    return all;
  }();
  std::optional<Doc> json = parse_json({reinterpret_cast<const char*>(bytes), size});
  if (!json) return 0;
  const Doc other = with_plain_numbers(std::move(*json));
  for (std::size_t i = 0; i < printed.size(); ++i) {
    const Game& game = *games()[i];
    const auto box = game.open(merged(printed[i], other));
    if (!box) {
      check(!box.why().empty());
      continue;
    }
    auto simulator = (*box)->simulator({}, 1);
    check(simulator.ok());
    std::vector<std::int32_t> metrics(game.info().metrics.size());
    for (std::uint64_t index = 0; index < 3; ++index)
      static_cast<void>((*simulator)->play(1, index, metrics));
  }
  return 0;
}
