// Any bytes as a journal: refused with a sentence or read whole, and what was read can be written,
// opened and played on without a crash.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "session/session.h"
#include "session/tokens.h"
#include "session/toy_game_test_support.h"

namespace {

using namespace seatmate;

void check(bool right) {
  if (!right) std::abort();
}

void read(std::string_view text) {
  static const toy::ToyBox box;
  const Result<Journal> journal = from_text(text);
  if (!journal) {
    check(!journal.why().empty());
    return;
  }
  const Result<Journal> again = from_text(to_text(*journal));
  check(again.ok() && *again == *journal);
  for (const std::uint64_t data : {journal->header.data, journal->header.data + 1}) {
    Result<Session> session = Session::open({&box, data}, *journal, nullptr, 0);
    if (!session) continue;
    static_cast<void>(session->history());
    static_cast<void>(session->why(session->of()));
    check(session->go_on(0).ok());
    static_cast<void>(session->apply({"take", {"1"}, 0}));
    const Outcome back = session->jump(0, 0);
    check(back.ok() || back.why().id == "session.error.unreadable");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  read(text);
  // The checksum would stop almost everything at the door: the same text with a right one.
  std::string body(text.substr(0, text.rfind("end ")));
  std::size_t entries = 0;
  for (std::size_t at = 0; (at = body.find("\nentry ", at)) != std::string::npos; ++at) ++entries;
  const std::uint64_t sum = Fnv().add(body).value();
  body += "end ";
  put_unsigned(body, entries);
  body += ' ';
  put_hex(body, sum);
  read(body);
  return 0;
}
