#pragma once

// A bar on the error stream for work that takes longer than a second, and only where somebody can
// see it: a pipe or a log gets none.

#include <chrono>
#include <cstdint>

#include "cli/commands/commands.h"

namespace seatmate::cli {

class Progress {
 public:
  Progress(const Context& context, std::uint64_t of);
  // May be called often; draws a few times a second.
  void show(std::uint64_t done);
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  const Context& context_;
  std::uint64_t of_;
  bool visible_;
  bool drawn_ = false;
  Clock::time_point since_ = Clock::now();
  Clock::time_point next_ = since_ + std::chrono::seconds(1);
};

}  // namespace seatmate::cli
