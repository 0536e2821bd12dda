// Any lines as what a browser kept of games (rows, told facts, journals) and what is asked then:
// every request gets an answer, whatever was kept, and what the engine writes down is what it can
// read again.
//
//   {"rows": …} or {"facts": …} or {"last": …}     what there is
//   {"id": …, "header": …, "records": [ … ]}       a journal that was wanted
//   {"do": …}                                      a request

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "json/json.h"
#include "protocol/mirrored_store.h"
#include "protocol/protocol.h"
#include "session/toy_game_test_support.h"

namespace {

using namespace seatmate;

void check(bool right) {
  if (!right) std::abort();
}

const toy::ToyGame toy_game;
const std::array<const Game*, 1> known{&toy_game};
const std::array<embedded::File, 1> files{embedded::File{"toy/deck.json", R"({"greed": 0})"}};

struct Page {
  std::int64_t now = 1794769200000;
  MirroredStore store;
  Protocol protocol{
      {&store, [this] { return now; }, [] { return std::uint64_t{7}; }, known, files}};
};

void give(MirroredStore& store, const Doc& journal) {
  std::vector<std::string> records;
  for (const Doc& record : journal["records"].items()) records.push_back(record.text());
  static_cast<void>(store.give(journal["id"].text(), journal["header"].text(), records));
}

// What was written can be kept and given to another page, which shows the same.
void take_over(const Doc& writes, Page& page) {
  for (const Doc& write : writes.items()) {
    if (write["do"].text() != "create") continue;
    Page other;
    const Doc rows = Doc::list({write["row"]});
    check(other.store.know(object({{"rows", rows}, {"last", write["row"]["revision"]}})));
    Doc journal = object({{"id", write["row"]["id"]}, {"header", write["header"]}});
    set(journal, {"records", write["records"]});
    give(other.store, journal);
    const std::string show = dump_json(object({{"do", "show"}, {"id", write["row"]["id"]}}));
    check(page.protocol.call(show) == other.protocol.call(show));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  Page page;
  std::string_view rest(reinterpret_cast<const char*>(bytes), size);
  for (int n = 0; n < 50 && !rest.empty(); ++n) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    const std::optional<Doc> read = parse_json(line);
    page.now += 7'000;
    if (!read || !read->is_object() || read->has("do")) {
      const std::optional<Doc> answer = parse_json(page.protocol.call(line));
      check(answer && answer->has("ok"));
      static_cast<void>(page.store.wants());
      const Doc writes = page.store.take_writes();
      // Only of a game that was made and not changed in the same breath.
      if (writes.items().size() == 1) take_over(writes, page);
      static_cast<void>(page.store.take_writes());
    } else if (read->has("header")) {
      give(page.store, *read);
    } else {
      static_cast<void>(page.store.know(*read));
    }
  }
  return 0;
}
