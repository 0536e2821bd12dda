#include "lab/told.h"

namespace seatmate::lab {

namespace {

constexpr int most_entries = 10000;
// Answers to questions are guessed, and not every guess fits what is on the table.
constexpr int most_tries = 1000;

// Plays what was started to its end.
Result<std::unique_ptr<Play>> play_on(Simulator& simulator, Started started,
                                      const Listener& listener) {
  std::unique_ptr<Play> play = std::move(started.play);
  if (listener.started) listener.started(*play, started.report);

  int tries = 0;
  for (int entries = 0; entries < most_entries && !play->result();) {
    const Entry entry = simulator.next_entry(*play);
    std::unique_ptr<Play> next = play->clone();
    const Result<Report> report = next->apply(entry);
    if (!report) {
      if (++tries == most_tries) return report.refusal();
      continue;
    }
    tries = 0;
    ++entries;
    if (listener.entered) listener.entered(*play, play->prompt(), entry);
    play = std::move(next);
    if (listener.happened) listener.happened(*play, *report);
  }
  if (!play->result()) return refuse("lab.error.endless", {{"n", most_entries}});
  return play;
}

}  // namespace

Outcome play_told(const Box& box, const Settings& settings, std::uint64_t seed,
                  const Listener& listener, int games, const std::vector<LaterSetting>& later) {
  Settings now = settings;
  auto simulator = box.simulator(settings, seed);
  if (!simulator) return simulator.refusal();
  auto started = box.start(settings, seed);
  for (int game = 1;; ++game) {
    if (!started) return started.refusal();
    const auto play = play_on(**simulator, std::move(*started), listener);
    if (!play) return play.refusal();
    const std::optional<Saved> carried = (*play)->carried();
    if (game >= games || !carried) return Done{};
    for (const LaterSetting& one : later) {
      if (one.game != game + 1) continue;
      std::erase_if(now, [&](const auto& setting) { return setting.first == one.id; });
      now.emplace_back(one.id, one.token);
    }
    started = box.start_from(*carried, now, seed + static_cast<std::uint64_t>(game));
  }
}

}  // namespace seatmate::lab
