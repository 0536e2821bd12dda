// Any bytes as a journal, of a small game or of any of ours, of today's rules or of older ones:
// refused with a sentence or read whole, and what was read can be written, opened and played on
// without a crash.

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "embedded/embedded.h"
#include "engine/guess.h"
#include "protocol/protocol.h"
#include "session/session.h"
#include "session/tokens.h"
#include "session/toy_game_test_support.h"

namespace {

using namespace seatmate;

void check(bool right) {
  if (!right) std::abort();
}

// Whose journal it says it is; the small game takes in what is nobody's, and refuses it.
const Box& box_of(std::string_view game) {
  static const std::vector<std::unique_ptr<const Box>> boxes = [] {
    std::vector<std::unique_ptr<const Box>> all;
    for (const Game* one : games()) {
      const auto data = read_data(one->info().id, embedded::data());
      check(data.ok());
      auto box = one->open(data->doc);
      check(box.ok());
      all.push_back(std::move(*box));
    }
    all.push_back(std::make_unique<toy::ToyBox>());
    return all;
  }();
  for (const auto& box : boxes)
    if (box->info().id == game) return *box;
  return *boxes.back();
}

void play_on(Session& session) {
  static_cast<void>(session.history());
  static_cast<void>(session.why(session.of()));
  check(session.go_on(0).ok());
  Random random(1);
  for (int n = 0; n < 3 && !session.prompt().forms.empty(); ++n)
    static_cast<void>(session.apply(guess_entry(session.prompt().forms[0], random)));
  const Outcome back = session.jump(0, 0);
  check(back.ok() || back.why().id == "session.error.unreadable");
}

void read(std::string_view text) {
  const Result<Journal> journal = from_text(text);
  if (!journal) {
    check(!journal.why().empty());
    return;
  }
  const Result<Journal> again = from_text(to_text(*journal));
  check(again.ok() && *again == *journal);
  const Box& box = box_of(journal->header.game);
  for (const std::uint64_t data : {journal->header.data, journal->header.data + 1}) {
    Result<Session> session = Session::open({&box, data}, *journal, nullptr, 0);
    if (session) play_on(*session);
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
