#pragma once

// What changed, in order, for everybody who follows. Each event has a number; a device that was
// away says the last one it heard of and hears the rest, or that it must look at everything again.

#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace seatmate::server {

struct Event {
  std::uint64_t number = 0;
  std::string name;
  std::string data;  // one line of JSON
};

class Events {
 public:
  // `epoch` tells the numbers of this run from those of an earlier one.
  explicit Events(std::string epoch) : epoch_(std::move(epoch)) {}

  void publish(std::string name, std::string data);

  // Where a follower begins: behind the event it heard last, or at the latest. `again`: what it
  // missed is not known any more.
  struct Place {
    std::uint64_t number = 0;
    bool again = false;
  };
  [[nodiscard]] Place place_of(std::string_view last_event) const;
  // Those behind `number`.
  [[nodiscard]] std::vector<Event> after(std::uint64_t number) const;
  // The id of an event, as a follower repeats it.
  [[nodiscard]] std::string id_of(std::uint64_t number) const;

 private:
  static constexpr std::size_t most_kept = 1000;

  mutable std::mutex mutex_;
  std::string epoch_;
  std::deque<Event> events_;
  std::uint64_t last_ = 0;
};

}  // namespace seatmate::server
