#pragma once

// Which devices of the home network may play along. The server shows a code; whoever enters it is
// known from then on by a token, and the code has been used: the next device needs the next one.
// Nothing else changes the code but its owner, so nobody can wear it out. Guessing is made slow by
// who counts the attempts (server/budget.h).

#include <functional>
#include <mutex>
#include <string>
#include <string_view>

namespace seatmate::server {

class Guests {
 public:
  // `show` is told every new code, beginning with the first. It must not call back.
  explicit Guests(std::function<void(const std::string&)> show);

  // A new token for the device that says the code, or an empty text if it is wrong.
  [[nodiscard]] std::string join(std::string_view code);
  [[nodiscard]] std::string code() const;
  void change_code();

 private:
  void change();

  mutable std::mutex mutex_;
  std::function<void(const std::string&)> show_;
  std::string code_;
};

}  // namespace seatmate::server
