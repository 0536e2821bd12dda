#pragma once

// A table at which nobody listens: what a rule would tell is not even put into words. Tables of
// simulations, of questions and of tests are one.

#include <cstdint>
#include <vector>

#include "engine/message.h"

namespace seatmate {

struct Silence {
  static constexpr bool telling = false;
  static constexpr std::int64_t now = 0;  // no time passes in the middle of a turn

  template <class Make>
  void mention(Make&&) {}
  static std::vector<Message> take_mentions() { return {}; }
  template <class State, class Make>
  void tell(const State&, Make&&) {}
  template <class Make>
  void title(Make&&) {}
};

}  // namespace seatmate
