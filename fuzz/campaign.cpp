// Any bytes as an exported campaign, and any bytes as what one game hands on to the next: refused
// with a sentence, or read whole and played on without a crash.

#include "session/campaign.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "changed_fields.h"
#include "embedded/embedded.h"
#include "engine/guess.h"
#include "protocol/protocol.h"
#include "session/memory_store.h"
#include "session/tokens.h"

namespace {

using namespace seatmate;

void check(bool right) {
  if (!right) std::abort();
}

constexpr std::int64_t now = 1794769200000;

// The box of the game that hands something on, and a journal that begins with it.
struct Evening {
  std::unique_ptr<const Box> box;
  Journal second;

  Evening() {
    const Game* game = nullptr;
    for (const Game* one : games())
      if (one->info().id == "charterstone") game = one;
    check(game != nullptr);
    auto data = read_data(game->info().id, embedded::data());
    check(data.ok());
    auto opened = game->open(data->doc);
    check(opened.ok());
    box = std::move(*opened);
    MemoryStore store;
    NewGame first{};
    first.id = "village-1";
    first.seed = 7;
    first.now = now;
    first.settings = {{"printed", "house"}};
    auto session = start_campaign(rules(), first, store);
    check(session.ok());
    auto human = box->simulator({}, 1);
    check(human.ok());
    while (session->prompt().mood != Prompt::Mood::over)
      check(session->apply((*human)->next_entry(session->play())).ok());
    auto campaign = find_campaign(store, "village-1");
    check(campaign.ok());
    NewGame next = first;
    next.id = "village-2";
    auto follows = next_game(rules(), *campaign, next, store);
    check(follows.ok());
    second = follows->journal();
  }
  [[nodiscard]] Rules rules() const { return {box.get(), 1}; }
};

const Evening& evening() {
  static const Evening one;
  return one;
}

// The checksums would stop almost everything at the door: the same text with right ones.
std::string with_right_ends(std::string_view text) {
  std::string out;
  std::string body;
  std::size_t entries = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end == std::string_view::npos ? end : end + 1);
    text.remove_prefix(line.size());
    if (line.starts_with("seatmate campaign ")) {
      out += line;
    } else if (line.starts_with("end ")) {
      const std::uint64_t sum = Fnv().add(body).value();
      out += body + "end ";
      put_unsigned(out, entries);
      out += ' ';
      put_hex(out, sum);
      out += '\n';
      body.clear();
      entries = 0;
    } else {
      if (line.starts_with("entry ")) ++entries;
      body += line;
    }
  }
  return out + body;
}

void read(std::string_view text) {
  MemoryStore store;
  const auto taken = import_campaign(evening().rules(), text, store, now);
  if (!taken) {
    check(!taken.why().empty());
    return;
  }
  check(export_campaign(store, *taken).ok());
}

// "<field number> <value>" a line.
void begin_with(std::string_view text) {
  Journal journal = evening().second;
  change_fields(journal.header.carried, text);
  auto session = Session::open(evening().rules(), journal, nullptr, now);
  if (!session) return check(!session.why().empty());
  Random random(1);
  for (int n = 0; n < 40 && session->prompt().mood != Prompt::Mood::over; ++n) {
    const auto& forms = session->prompt().forms;
    const Form& form = forms[random.below(static_cast<std::uint32_t>(forms.size()))];
    static_cast<void>(session->apply(guess_entry(form, random)));
  }
  static_cast<void>(session->history());
  check(session->jump(0, now).ok());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  if (text.starts_with("seatmate")) {
    read(text);
    read(with_right_ends(text));
  } else {
    begin_with(text);
  }
  return 0;
}
