#include "server/budget.h"

#include <algorithm>

namespace seatmate::server {

Budget::Share& Budget::share_of(const std::string& address, Moment now) {
  const auto found = all_.find(address);
  if (found == all_.end()) {
    if (all_.size() >= limits::addresses) {
      // Of those who have nothing to wait for first: many addresses must not make one forgotten.
      const auto blames = [&](const auto& one) {
        return std::pair(one.second.next_attempt > now, one.second.seen);
      };
      all_.erase(std::ranges::min_element(all_, {}, blames));
    }
    Share fresh;
    fresh.seen = now;
    fresh.next_attempt = now;
    fresh.wrong_at = now;
    return all_.emplace(address, fresh).first->second;
  }
  Share& share = found->second;
  const double seconds = std::chrono::duration<double>(now - share.seen).count();
  share.requests =
      std::min(limits::requests_at_once, share.requests + seconds * limits::requests_a_second);
  share.bytes = std::min(limits::bytes_at_once, share.bytes + seconds * limits::bytes_a_second);
  share.seen = now;
  if (now - share.wrong_at >= limits::forgiving) share.wrong = 0;
  return share;
}

bool Budget::ask(const std::string& address, Moment now) {
  Share& share = share_of(address, now);
  if (share.requests < 1) return false;
  share.requests -= 1;
  return true;
}

bool Budget::send(const std::string& address, std::size_t bytes, Moment now) {
  Share& share = share_of(address, now);
  const auto wanted = static_cast<double>(bytes);
  if (share.bytes < wanted) return false;
  share.bytes -= wanted;
  return true;
}

std::chrono::seconds Budget::pause(const std::string& address, Moment now) {
  const auto left = share_of(address, now).next_attempt - now;
  return std::max(std::chrono::ceil<std::chrono::seconds>(left), std::chrono::seconds(0));
}

void Budget::wrong_code(const std::string& address, Moment now) {
  Share& share = share_of(address, now);
  ++share.wrong;
  share.wrong_at = now;
  std::chrono::seconds pause = limits::first_pause;
  for (int i = limits::free_attempts; i < share.wrong && pause < limits::longest_pause; ++i)
    pause *= 2;
  if (share.wrong >= limits::free_attempts)
    share.next_attempt = now + std::min<std::chrono::seconds>(pause, limits::longest_pause);
}

}  // namespace seatmate::server
