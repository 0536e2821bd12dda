// Any bytes as a case of `decide`: an answer or one English sentence, the same every time, never a
// crash. Each case is tried on every game.

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
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

std::vector<std::unique_ptr<const Box>> open_all() {
  std::vector<std::unique_ptr<const Box>> boxes;
  for (const Game* game : games()) {
    const std::string folder = std::string(game->info().id) + "/";
    Doc files = Doc::object();
    for (const embedded::File& file : embedded::data())
      if (file.path.starts_with(folder) && file.path.ends_with(".json"))
        files.set(file.path.substr(folder.size(), file.path.size() - folder.size() - 5),
                  with_plain_numbers(parse_json(file.content).value()));
    auto box = game->open(files);
    check(box.ok());
    boxes.push_back(std::move(*box));
  }
  return boxes;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const auto boxes = open_all();
  std::optional<Doc> json = parse_json({reinterpret_cast<const char*>(bytes), size});
  if (!json) return 0;
  const Doc question = with_plain_numbers(std::move(*json));
  for (const auto& box : boxes) {
    const Doc answer = box->decide(question);
    check(answer.is_object() && !answer.members().empty());
    check(!answer.has("error") ||
          (answer.members().size() == 1 && !answer["error"].text().empty()));
    check(answer == box->decide(question));
  }
  return 0;
}
