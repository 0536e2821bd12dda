#pragma once

// Which devices of the home network may play along. The server shows a code; whoever enters it is
// known from then on by a token, and the code has been used: the next device needs the next one.

#include <cstddef>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

namespace seatmate::server {

class Guests {
 public:
  // `show` is told every new code, beginning with the first. It must not call back.
  explicit Guests(std::function<void(const std::string&)> show);

  // The token of the device that joined, or an empty text if the code was wrong.
  [[nodiscard]] std::string join(std::string_view code);
  [[nodiscard]] bool knows(std::string_view token) const;
  [[nodiscard]] std::string code() const;

 private:
  void change_code();

  // Guessing makes the code change: nobody has more than these attempts at any one.
  static constexpr int most_attempts = 10;

  mutable std::mutex mutex_;
  std::function<void(const std::string&)> show_;
  std::string code_;
  int attempts_ = 0;
  std::set<std::string, std::less<>> tokens_;
};

}  // namespace seatmate::server
