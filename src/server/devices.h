#pragma once

// The devices that joined, in a file of their owner: they stay joined when the server ends and
// begins again. Of each token only its sum is kept (SHA-256), so who reads the file cannot come in
// with it. The server and a terminal may change the file at the same time.

#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace seatmate::server {

// The sum of a token, in hexadecimal digits.
[[nodiscard]] std::string sum_of(std::string_view token);

struct Device {
  std::string sum;          // of its token
  std::string name;         // "Firefox, Android", as its browser says
  std::int64_t joined = 0;  // milliseconds since 1970
  std::int64_t seen = 0;

  // As people name it: the beginning of the sum.
  [[nodiscard]] std::string id() const { return sum.substr(0, 8); }
};

class Devices {
 public:
  // In `folder`; without one they are known as long as this lasts.
  explicit Devices(const std::string& folder);

  [[nodiscard]] std::vector<Device> all();
  [[nodiscard]] bool knows(std::string_view sum);
  // Seen again now; true if that is news worth writing down (seen_now), at most once an hour.
  [[nodiscard]] bool is_back(std::string_view sum, std::int64_t now);

  // These wait for the disk. If it fails they refuse; a device that joins is known until the
  // server ends nevertheless.
  Outcome add(Device device);
  Outcome seen_now(std::string_view sum, std::int64_t now);
  // By its id. Refused if there is none.
  [[nodiscard]] Outcome remove(std::string_view id);

 private:
  struct Stamp {
    std::int64_t changed = 0;
    std::uint64_t file = 0;
    std::int64_t size = -1;
    bool operator==(const Stamp&) const = default;
  };
  template <class Change>
  Outcome change(Change&& change, bool remember_anyway);
  void look();
  [[nodiscard]] Stamp stamp() const;

  std::string file_;
  std::mutex writing_;
  std::mutex mutex_;
  Stamp read_;
  std::vector<Device> all_;
};

// What a browser calls itself, in two words: "Firefox, Android".
[[nodiscard]] std::string device_name(std::string_view user_agent);

}  // namespace seatmate::server
