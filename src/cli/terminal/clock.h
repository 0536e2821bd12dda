#pragma once

// What time it is. Handed in, so that a test is a clock of its own.

#include <chrono>
#include <cstdint>
#include <functional>

namespace seatmate::cli {

using Clock = std::function<std::int64_t()>;  // milliseconds since 1970

inline std::int64_t system_time() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

}  // namespace seatmate::cli
