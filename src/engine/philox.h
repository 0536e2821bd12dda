#pragma once

// Random123's Philox4x32-10, compiled as C: its C++ headers want exceptions and iostream, which the
// engine does without.

#include <cstdint>

extern "C" void seatmate_philox4x32(const std::uint32_t counter[4], const std::uint32_t key[2],
                                    std::uint32_t out[4]);
