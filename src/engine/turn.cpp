#include "engine/turn.h"

namespace seatmate {

// Out of line. Inlined, compilers warn that frames from the arena are given to free().
std::byte* Arena::take_from_heap(std::size_t bytes) {
  auto* frame = static_cast<std::byte*>(std::malloc(bytes));
  if (frame == nullptr) std::abort();
  return frame;
}
void Arena::give_back_to_heap(std::byte* frame) { std::free(frame); }

}  // namespace seatmate
