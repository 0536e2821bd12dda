#include "server/events.h"

#include <charconv>
#include <utility>

namespace seatmate::server {

void Events::publish(std::string name, std::string data) {
  const std::lock_guard lock(mutex_);
  events_.push_back({++last_, std::move(name), std::move(data)});
  if (events_.size() > most_kept) events_.pop_front();
}

Events::Place Events::place_of(std::string_view last_event) const {
  const std::lock_guard lock(mutex_);
  if (last_event.empty()) return {last_, false};
  std::uint64_t number = 0;
  const std::size_t dash = last_event.rfind('-');
  if (dash == std::string_view::npos || last_event.substr(0, dash) != epoch_) return {last_, true};
  const std::string_view digits = last_event.substr(dash + 1);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const bool kept = events_.empty() ? number == last_ : number + 1 >= events_.front().number;
  if (error != std::errc{} || end != digits.data() + digits.size() || number > last_ || !kept)
    return {last_, true};
  return {number, false};
}

std::vector<Event> Events::after(std::uint64_t number) const {
  const std::lock_guard lock(mutex_);
  std::vector<Event> fresh;
  if (last_ <= number) return fresh;
  for (const Event& event : events_)
    if (event.number > number) fresh.push_back(event);
  return fresh;
}

std::string Events::id_of(std::uint64_t number) const {
  return epoch_ + "-" + std::to_string(number);
}

}  // namespace seatmate::server
