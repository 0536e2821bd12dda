#pragma once

// The timers of a game in real time, as somebody at the table wants to read them. The game says
// when the sand will be out; here it is compared with the clock.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/form.h"
#include "text/catalog.h"

namespace seatmate::cli {

using Timers = std::vector<Countdown>;

// Some timer has been turned over, and may have run out since; in a council or a setup none has.
[[nodiscard]] bool in_real_time(const Timers& timers);

// Its sand is out, by the rules or by the clock.
[[nodiscard]] bool is_out(const Countdown& timer, std::int64_t now);
// Milliseconds; of real sand nobody knows.
[[nodiscard]] std::int64_t left_of(const Countdown& timer, std::int64_t now);
// Little sand is left.
[[nodiscard]] bool is_low(const Countdown& timer, std::int64_t now);

// "2:31", "1:02:03". A second that has begun counts, so that 0:00 is out.
[[nodiscard]] std::string clock_face(std::int64_t milliseconds);
// "2:31", "0:07!", "OUT": what stands beside the name of a timer.
[[nodiscard]] std::string reading_of(const text::Catalog& words, const Countdown& timer,
                                     std::int64_t now);
// All of them in one line, for a reader who hears it.
[[nodiscard]] std::string timers_in_words(const text::Catalog& words, const Timers& timers,
                                          std::int64_t now);

// How long until a reading changes; fewer than none: no sand runs.
[[nodiscard]] std::int64_t until_change(const Timers& timers, std::int64_t now);

// What there is to say to somebody who comes back: a sentence a timer.
[[nodiscard]] std::vector<std::string> while_away(const text::Catalog& words, const Timers& timers,
                                                  std::int64_t now);

// Notices once that a timer has run out; also when an entry was quicker to notice it, and not again
// when an entry is taken back.
class SandWatch {
 public:
  [[nodiscard]] Timers ran_out(const Timers& timers, std::int64_t now);

 private:
  std::map<std::string, std::int64_t> ends_;  // of those that run, or did before an entry
  std::set<std::pair<std::string, std::int64_t>> noticed_;
};

}  // namespace seatmate::cli
