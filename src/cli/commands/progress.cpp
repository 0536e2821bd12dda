#include "cli/commands/progress.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <string>

namespace seatmate::cli {

Progress::Progress(const Context& context, std::uint64_t of)
    : context_(context),
      of_(std::max<std::uint64_t>(of, 1)),
      visible_(context.err.leads_to(std::cerr) && isatty(STDERR_FILENO) == 1) {}

void Progress::show(std::uint64_t done) {
  if (!visible_) return;
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + std::chrono::milliseconds(200);
  drawn_ = true;
  constexpr std::size_t width = 40;
  const auto filled = static_cast<std::size_t>(std::min(done, of_) * width / of_);
  const double seconds = std::chrono::duration<double>(now - since_).count();
  const double left = seconds * static_cast<double>(of_) / static_cast<double>(done) - seconds;
  std::string bar;
  for (std::size_t i = 0; i < width; ++i) bar += i < filled ? "█" : "░";
  context_.err.control("\r\x1b[K");
  context_.err << bar << ' '
               << context_.words.render(
                      "lab.progress", {{"percent", static_cast<std::int64_t>(done * 100 / of_)},
                                       {"seconds", static_cast<std::int64_t>(std::llround(left))}})
               << std::flush;
}

void Progress::clear() {
  if (drawn_) {
    context_.err.control("\r\x1b[K");
    context_.err.flush();
  }
  drawn_ = false;
}

}  // namespace seatmate::cli
