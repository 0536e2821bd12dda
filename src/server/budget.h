#pragma once

// What strangers may have: whoever has not joined gets a small share of everything, counted for
// each address, so that one who takes all of it takes nothing from others. The time is handed in.

#include <chrono>
#include <cstddef>
#include <map>
#include <string>

namespace seatmate::server {

using Moment = std::chrono::steady_clock::time_point;

// All limits of the server stand here.
namespace limits {

using namespace std::chrono_literals;

// Of a request without its body; of the body of one who joins; of anybody's body: a journal of many
// evenings.
inline constexpr std::size_t head = std::size_t{16} << 10U;
inline constexpr std::size_t joining = std::size_t{4} << 10U;
inline constexpr std::size_t body = std::size_t{4} << 20U;
// Bodies that are being read or wait for their answers, of all who joined together.
inline constexpr std::size_t bodies = std::size_t{64} << 20U;
// What a follower has not taken yet; beyond that it is cut off and comes back.
inline constexpr std::size_t unheard = std::size_t{256} << 10U;

// Lines: those of one stranger's address, of all strangers, of one device that joined, of all of
// these, and of this very machine. Of too many the one that has been silent longest is closed.
inline constexpr std::size_t lines_of_a_stranger = 16;
inline constexpr std::size_t lines_of_strangers = 128;
inline constexpr std::size_t lines_of_a_guest = 64;
inline constexpr std::size_t lines_of_guests = 256;
inline constexpr std::size_t lines_from_here = 384;
inline constexpr int followers = 40;

// Of what a stranger sends by HTTPS, bytes that are no part of a request: a handshake.
inline constexpr std::size_t handshake = std::size_t{32} << 10U;

// Until the head of a request is there, handshake and all; a whole request; no byte either way.
inline constexpr auto until_head = 10s;
inline constexpr auto until_request = 30s;
inline constexpr auto silence = 10s;
// An answer to a stranger, however slowly it is taken.
inline constexpr auto until_taken = 60s;

// Of one stranger's address: a page is some fifty files and a few megabytes.
inline constexpr double requests_at_once = 240;
inline constexpr double requests_a_second = 8;
inline constexpr double bytes_at_once = 96e6;
inline constexpr double bytes_a_second = 2e6;

// Wrong codes of one address before it has to wait; then twice as long after each, up to an hour.
inline constexpr int free_attempts = 3;
inline constexpr auto first_pause = 15s;
inline constexpr auto longest_pause = 3600s;
// Wrong codes are forgotten after this time.
inline constexpr auto forgiving = 6h;
// Addresses that are remembered.
inline constexpr std::size_t addresses = 4096;

}  // namespace limits

class Budget {
 public:
  // May this address ask once more? Counts it if so.
  [[nodiscard]] bool ask(const std::string& address, Moment now);
  // So many bytes are about to be sent to it.
  [[nodiscard]] bool send(const std::string& address, std::size_t bytes, Moment now);

  // How long this address has to wait before it may try a code; 0: it may.
  [[nodiscard]] std::chrono::seconds pause(const std::string& address, Moment now);
  void wrong_code(const std::string& address, Moment now);
  void right_code(const std::string& address) { all_.erase(address); }

 private:
  struct Share {
    Moment seen;
    double requests = limits::requests_at_once;
    double bytes = limits::bytes_at_once;
    int wrong = 0;
    Moment wrong_at;
    Moment next_attempt;
  };
  Share& share_of(const std::string& address, Moment now);

  std::map<std::string, Share> all_;
};

}  // namespace seatmate::server
