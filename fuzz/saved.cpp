// Any bytes as what a journal from elsewhere says of the state of a game: refused, or a game that
// can be looked at, played on, corrected, saved and restored.
//
// The first bytes say which game, which evening of it and which moment; the rest are lines, "<field
// number> <value>", of what the state says otherwise.

#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "changed_fields.h"
#include "embedded/embedded.h"
#include "engine/guess.h"
#include "protocol/protocol.h"

namespace {

using namespace seatmate;

void check(bool right) {
  if (!right) std::abort();
}

constexpr std::size_t evenings = 4;
constexpr std::size_t most_moments = 60;

class OneGame {
 public:
  explicit OneGame(const Game& game) {
    const auto data = read_data(game.info().id, embedded::data());
    check(data.ok());
    auto box = game.open(data->doc);
    check(box.ok());
    box_ = std::move(*box);
  }
  [[nodiscard]] const Box& box() const { return *box_; }

  // What is saved from entry to entry of an evening; every other one has the last token of each
  // option, where much is told by hand.
  const std::vector<Saved>& moments(std::size_t evening) {
    std::vector<Saved>& all = moments_[evening];
    if (all.empty()) play(evening, all);
    return all;
  }

 private:
  void play(std::size_t evening, std::vector<Saved>& all) const {
    Settings settings;
    if (evening % 2 == 1)
      for (const SetupOption& option : box_->options())
        if (!option.field.options.empty() && option.when.empty())
          settings.emplace_back(option.field.id, option.field.options.back().token);
    auto started = box_->start(settings, evening);
    if (!started) started = box_->start({}, evening);
    check(started.ok());
    Play& play = *started->play;
    Random random(evening);
    for (int refused = 0; all.size() < most_moments && refused < 200;) {
      all.push_back(play.save());
      const Prompt prompt = play.prompt();
      if (prompt.forms.empty()) break;
      const auto which = random.below(static_cast<std::uint32_t>(prompt.forms.size()));
      if (!play.apply(guess_entry(prompt.forms[which], random))) {
        all.pop_back();
        ++refused;
      }
    }
    if (all.empty()) all.push_back(play.save());
  }

  std::unique_ptr<const Box> box_;
  std::map<std::size_t, std::vector<Saved>> moments_;
};

void look_at(const Play& play) {
  static_cast<void>(play.view());
  static_cast<void>(play.summary());
  static_cast<void>(play.result());
  static_cast<void>(play.scores());
  static_cast<void>(play.countdowns());
  static_cast<void>(play.carried());
}

void play_on(const Box& box, Play& play) {
  Random random(1);
  std::int64_t now = 1794769200000;
  for (int i = 0; i < 24; ++i) {
    look_at(play);
    const Prompt prompt = play.prompt();
    const std::vector<Field> tracked = play.tracked();
    Entry entry;
    if (i % 6 == 5 && !tracked.empty()) {
      const Field& field = tracked[random.below(static_cast<std::uint32_t>(tracked.size()))];
      entry = {std::string(adjust_verb), {field.id, guess_token(field, random)}, 0};
    } else if (!prompt.forms.empty()) {
      const auto which = random.below(static_cast<std::uint32_t>(prompt.forms.size()));
      entry = guess_entry(prompt.forms[which], random);
    } else {
      break;
    }
    entry.at = now += 5000;
    static_cast<void>(play.describe(entry));
    static_cast<void>(play.takes(entry));
    static_cast<void>(play.apply(entry));
  }
  look_at(play);
  const Saved saved = play.save();
  const auto again = box.restore(saved);
  check(again.ok() && (*again)->save() == saved);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static std::vector<OneGame> all = [] {
    std::vector<OneGame> opened;
    for (const Game* game : games()) opened.emplace_back(*game);
    return opened;
  }();
  constexpr std::size_t head = 3;
  if (size < head) return 0;
  OneGame& game = all[bytes[0] % all.size()];
  const std::vector<Saved>& moments = game.moments(bytes[1] % evenings);
  Saved saved = moments[bytes[2] % moments.size()];
  change_fields(saved, {reinterpret_cast<const char*>(bytes) + head, size - head});
  const auto play = game.box().restore(saved);
  if (!play) {
    check(!play.why().id.empty());
    return 0;
  }
  play_on(game.box(), **play);
  return 0;
}
