// Any bytes as a box file, a deck file or a phrase: refused with a sentence, or facts that fit the
// box, with which a game can be played.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <vector>

#include "embedded/embedded.h"
#include "engine/contract.h"
#include "engine/guess.h"
#include "engine/phrase.h"
#include "protocol/protocol.h"
#include "session/toy_game_test_support.h"

namespace {

using namespace seatmate;

void check(bool right) {
  if (!right) std::abort();
}

std::vector<std::unique_ptr<const Box>> all_boxes() {
  std::vector<std::unique_ptr<const Box>> boxes;
  boxes.push_back(std::make_unique<toy::ToyBox>());
  for (const Game* game : games()) {
    const auto data = read_data(game->info().id, embedded::data());
    check(data.ok());
    auto box = game->open(data->doc);
    check(box.ok());
    boxes.push_back(std::move(*box));
  }
  return boxes;
}

// Every option at its last token, which is where a game has the owner's own cards.
Settings last_tokens(const Box& box) {
  Settings settings;
  for (const SetupOption& option : box.options())
    if (!option.field.options.empty() && option.when.empty())
      settings.emplace_back(option.field.id, option.field.options.back().token);
  return settings;
}

void play_with(const Box& box, const Facts& facts) {
  for (const Fact& fact : facts) check(box.check(fact).ok());
  const std::unique_ptr<const Box> told = box.with(facts);
  static_cast<void>(told->printed());
  if (const Doc deck = told->deck(); !deck.is_null()) static_cast<void>(told->read_deck(deck));
  auto started = told->start(last_tokens(box), 1);
  if (!started) started = told->start({}, 1);
  check(started.ok());
  Random random(1);
  for (int i = 0; i < 20; ++i) {
    const Prompt prompt = started->play->prompt();
    if (prompt.forms.empty()) break;
    static_cast<void>(started->play->apply(guess_entry(prompt.forms[0], random)));
  }
  const auto again = box.restore(started->play->save());
  check(again.ok() && (*again)->save() == started->play->save());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const std::vector<std::unique_ptr<const Box>> boxes = all_boxes();
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  if (const auto phrase = read_phrase(text, 8))
    for (const PhrasePart& part : phrase->parts) check(part.option < phrase->options);
  const auto deck = read_deck_file(text);
  check(deck.ok() || !deck.why().empty());
  for (const auto& box : boxes) {
    const auto facts = read_box_file(text, *box);
    check(facts.ok() || !facts.why().empty());
    if (facts) play_with(*box, *facts);
    if (!deck || deck->game != box->info().id) continue;
    const auto cards = box->read_deck(deck->cards);
    check(cards.ok() || !cards.why().empty());
    if (cards) play_with(*box, *cards);
  }
  return 0;
}
