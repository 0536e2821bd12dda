// The engine of one game for a page: a module without a start, called by its host (web/src/engine).
//
//   allocate(size)            memory for what the host has to say
//   know(text, size)          what the host keeps, as far as it is news:
//                             {"rows": […], "gone": [id, …], "last": n, "facts": {…}}
//   give(text, size)          a journal: {"id": …, "header": text, "records": [text, …]}
//   call(text, size, now, seed)   one request of the protocol; `now` in milliseconds since 1970
//   writes()                  what the call wrote: {"wants": [id, …], "writes": [<write>, …]}
//   answer_size()             how long the last answer is
//
// Texts are JSON in UTF-8. What goes in is released here; an answer is good until the next call.
// If `wants` is not empty, the call lacked these journals and its answer counts for nothing: the
// host gives them and calls again. A write names the revision it builds on (`base`; 0: none):
//   {"do": "create", "base": 0, "row": {…, "revision": 8}, "header": text, "records": [text, …]}
//   {"do": "append", "base": 8, "row": {…}, "keep": 3, "records": [text, …]}
//   {"do": "update", "base": 9, "row": {…}}
//   {"do": "remove", "base": 9, "id": id}
//   {"do": "facts", "game": game, "told": [{"id": id, "value": text, "at": ms}, …]}

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "embedded/embedded.h"
#include "engine/contract.h"
#include "protocol/mirrored_store.h"
#include "protocol/protocol.h"

namespace {

struct Page {
  seatmate::MirroredStore store;
  std::int64_t now = 0;
  std::uint64_t seed = 0;
  seatmate::Protocol protocol{{&store, [this] { return now; }, [this] { return seed; },
                               seatmate::games(), seatmate::embedded::data()}};
  std::string answer;
};

Page& page() {
  // Never destroyed: the host lets go of the whole module.
  static Page& instance = *new Page;
  return instance;
}

// What the host put into memory we gave it.
std::string taken(char* text, std::size_t size) {
  std::string copy(text, size);
  std::free(text);
  return copy;
}

const char* answered(std::string text) {
  page().answer = std::move(text);
  return page().answer.data();
}

}  // namespace

#define SEATMATE_EXPORT(name) extern "C" __attribute__((export_name(#name))) auto seatmate_##name

SEATMATE_EXPORT(allocate)(std::size_t size)->char* { return static_cast<char*>(std::malloc(size)); }

SEATMATE_EXPORT(know)(char* text, std::size_t size)->bool {
  const std::optional<seatmate::Doc> all = seatmate::parse_json(taken(text, size));
  return page().store.know(all ? *all : seatmate::Doc());
}

SEATMATE_EXPORT(give)(char* text, std::size_t size)->bool {
  const std::optional<seatmate::Doc> read = seatmate::parse_json(taken(text, size));
  const seatmate::Doc journal = read ? *read : seatmate::Doc();
  const seatmate::Doc* const id = journal.find("id");
  const seatmate::Doc* const header = journal.find("header");
  const seatmate::Doc* const records = journal.find("records");
  if (id == nullptr || !id->is_text() || header == nullptr || !header->is_text() ||
      records == nullptr || !records->is_list())
    return false;
  std::vector<std::string> texts;
  for (const seatmate::Doc& record : records->items()) {
    if (!record.is_text()) return false;
    texts.push_back(record.text());
  }
  return page().store.give(id->text(), header->text(), std::move(texts));
}

SEATMATE_EXPORT(call)(char* text, std::size_t size, double now, std::uint64_t seed)->const char* {
  page().now = static_cast<std::int64_t>(now);
  page().seed = seed;
  return answered(page().protocol.call(taken(text, size)));
}

SEATMATE_EXPORT(writes)()->const char* {
  seatmate::Doc all = seatmate::object({{"wants", page().store.wants()}});
  seatmate::set(all, {"writes", page().store.take_writes()});
  return answered(seatmate::dump_json(all));
}

SEATMATE_EXPORT(answer_size)()->std::size_t { return page().answer.size(); }
