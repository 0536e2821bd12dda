#include "cli/table/timers.h"

#include <algorithm>

namespace seatmate::cli {
namespace {

using Mode = Countdown::Mode;

constexpr std::int64_t second = 1000;
constexpr std::int64_t little = 10 * second;

bool runs_by_the_clock(const Countdown& timer) { return timer.mode == Mode::runs && !timer.told; }

std::int64_t seconds_begun(std::int64_t milliseconds) {
  return (std::max<std::int64_t>(milliseconds, 0) + second - 1) / second;
}

std::string two_digits(std::int64_t n) { return (n < 10 ? "0" : "") + std::to_string(n); }

}  // namespace

bool in_real_time(const Timers& timers) {
  return std::any_of(timers.begin(), timers.end(),
                     [](const Countdown& timer) { return timer.mode != Mode::idle; });
}

bool is_out(const Countdown& timer, std::int64_t now) {
  return timer.mode == Mode::out || (runs_by_the_clock(timer) && timer.ends <= now);
}

std::int64_t left_of(const Countdown& timer, std::int64_t now) {
  if (timer.mode == Mode::held) return timer.left;
  return runs_by_the_clock(timer) ? std::max<std::int64_t>(timer.ends - now, 0) : 0;
}

bool is_low(const Countdown& timer, std::int64_t now) {
  return runs_by_the_clock(timer) && !is_out(timer, now) && left_of(timer, now) <= little;
}

std::string clock_face(std::int64_t milliseconds) {
  const std::int64_t all = seconds_begun(milliseconds);
  const std::int64_t minutes = all / 60;
  const std::string seconds = two_digits(all % 60);
  if (minutes < 60) return std::to_string(minutes) + ":" + seconds;
  return std::to_string(minutes / 60) + ":" + two_digits(minutes % 60) + ":" + seconds;
}

std::string reading_of(const text::Catalog& words, const Countdown& timer, std::int64_t now) {
  if (is_out(timer, now)) return words.render("shell.timer.out");
  switch (timer.mode) {
    case Mode::idle:
      return words.render("shell.value.none");
    case Mode::held:
      return timer.told
                 ? words.render("shell.timer.lies")
                 : words.render("shell.timer.held", {{"left", clock_face(left_of(timer, now))}});
    case Mode::runs:
    case Mode::out:
      break;
  }
  if (timer.told) return words.render("shell.timer.runs");
  return clock_face(left_of(timer, now)) + (is_low(timer, now) ? "!" : "");
}

std::string timers_in_words(const text::Catalog& words, const Timers& timers, std::int64_t now) {
  std::vector<std::string> all;
  for (const Countdown& timer : timers)
    all.push_back(words.render(timer.label) + " " + reading_of(words, timer, now));
  return words.render("shell.timer.all", {{"timers", words.join(all)}});
}

std::int64_t until_change(const Timers& timers, std::int64_t now) {
  std::int64_t soonest = -1;
  for (const Countdown& timer : timers) {
    if (!runs_by_the_clock(timer) || timer.ends <= now) continue;
    const std::int64_t left = timer.ends - now;
    const std::int64_t wait = left - (seconds_begun(left) - 1) * second;
    if (soonest < 0 || wait < soonest) soonest = wait;
  }
  return soonest;
}

std::vector<std::string> while_away(const text::Catalog& words, const Timers& timers,
                                    std::int64_t now) {
  std::vector<std::string> told;
  for (const Countdown& timer : timers) {
    Args args{{"timer", words.render(timer.label)}};
    if (runs_by_the_clock(timer) && is_out(timer, now)) {
      args.add({"ago", clock_face(now - timer.ends)});
      told.push_back(words.render("shell.away.ran-out", args));
    } else if (runs_by_the_clock(timer)) {
      args.add({"left", clock_face(left_of(timer, now))});
      told.push_back(words.render("shell.away.left", args));
    } else if (timer.mode == Mode::runs) {
      told.push_back(words.render("shell.away.real", args));
    } else if (timer.mode != Mode::idle) {
      args.add({"reading", reading_of(words, timer, now)});
      told.push_back(words.render("shell.away.as-before", args));
    }
  }
  return told;
}

Timers SandWatch::ran_out(const Timers& timers, std::int64_t now) {
  Timers fresh;
  for (const Countdown& timer : timers) {
    if (timer.told) continue;
    if (timer.mode == Mode::runs) {
      ends_[timer.id] = timer.ends;
    } else if (timer.mode != Mode::out) {
      ends_.erase(timer.id);
    }
    const auto end = ends_.find(timer.id);
    if (end == ends_.end()) continue;
    if (end->second <= now) {
      if (is_out(timer, now) && noticed_.insert(*end).second) fresh.push_back(timer);
    } else if (timer.mode == Mode::out) {
      ends_.erase(end);  // it was out before it was turned over, and that was taken back
    }
  }
  return fresh;
}

}  // namespace seatmate::cli
