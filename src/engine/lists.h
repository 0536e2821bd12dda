#pragma once

// Small things about lists: what the check of a loaded state is made of (a game's is_sound asks it
// of its lists), and putting a short one in order.

#include <algorithm>
#include <cstddef>
#include <utility>

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

// Equals stay in their order. For a few dozen things; a library's sort is long, and a page
// downloads every byte.
template <class List, class Before>
void sort_few(List& list, const Before& before) {
  for (std::size_t i = 1; i < list.size(); ++i)
    for (std::size_t k = i; k > 0 && before(list[k], list[k - 1]); --k)
      std::swap(list[k], list[k - 1]);
}

}  // namespace seatmate
