#pragma once

// How often the calling thread has taken memory from the heap, for `bench`: a turn must not.

#include <cstdint>

namespace seatmate::cli {

// False where a sanitizer brings its own heap; the count stays 0 then.
[[nodiscard]] bool allocations_are_counted();
[[nodiscard]] std::uint64_t allocation_count();

}  // namespace seatmate::cli
