#include "engine/turn.h"

namespace seatmate {

// Out of line, so that compilers do not mistake the usual frame, which is in the arena, for these.
std::byte* Arena::take_from_heap(std::size_t bytes) {
  auto* frame = static_cast<std::byte*>(std::malloc(bytes));
  if (frame == nullptr) std::abort();
  return frame;
}
void Arena::give_back_to_heap(std::byte* frame) { std::free(frame); }

}  // namespace seatmate
