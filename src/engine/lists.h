#pragma once

// What the check of a loaded state is made of: a game's is_sound asks these of its lists.

#include <algorithm>
#include <cstddef>

namespace seatmate {

template <class List>
bool all_different(const List& list) {
  for (std::size_t i = 0; i < list.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (list[i] == list[k]) return false;
  return true;
}
template <class List>
bool all_within(const List& list, int least, int most) {
  return std::all_of(list.begin(), list.end(), [&](auto item) {
    const int n = static_cast<int>(item);
    return n >= least && n <= most;
  });
}

}  // namespace seatmate
