#include "lab/signature.h"

#include <string_view>
#include <vector>

#include "lab/mix.h"

namespace seatmate::lab {

std::uint64_t signature(const Box& box, std::uint64_t games_each) {
  std::uint64_t sum = 0;
  std::uint64_t index = 0;
  std::vector<std::int32_t> metrics(box.info().metrics.size());
  for (const Settings& settings : playable_mix(box)) {
    const auto simulator = box.simulator(settings, signature_seed);
    if (!simulator) continue;
    for (std::uint64_t i = 0; i < games_each; ++i)
      sum += (*simulator)->play(signature_seed, index++, metrics);
  }
  return sum;
}

std::string written(std::uint64_t signature) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t i = text.size(); i-- > 0; signature >>= 4U) text[i] = digits[signature & 15U];
  return text;
}

}  // namespace seatmate::lab
