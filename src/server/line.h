#pragma once

// One line to somebody, who may be slow, silent or endless: what is read of a request is bounded in
// bytes and in time, before anything of it is understood. (The library bounds neither a line of a
// header nor the time of a whole request.)

#include <httplib.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <string>

namespace seatmate::server {

struct Bounds {
  std::size_t bytes = 0;  // of a whole request
  std::chrono::milliseconds request{0};
  std::chrono::milliseconds silence{0};  // between two bytes, either way
};

// Set when the server ends: nobody is listened to any longer; answers under way are finished.
using Ending = std::atomic<bool>;

class Line final : public httplib::Stream {
 public:
  Line(socket_t socket, const Bounds& bounds, const Ending& ending);

  [[nodiscard]] bool is_readable() const override;
  [[nodiscard]] bool is_writable() const override;
  ssize_t read(char* into, std::size_t size) override;
  ssize_t write(const char* from, std::size_t size) override;
  void get_remote_ip_and_port(std::string& address, int& port) const override;
  void get_local_ip_and_port(std::string& address, int& port) const override;
  [[nodiscard]] socket_t socket() const override { return socket_; }

 private:
  // More of what was sent; false if there is none, or it is too much or too late.
  bool fill();

  socket_t socket_;
  Bounds bounds_;
  const Ending& ending_;
  std::chrono::steady_clock::time_point end_;
  std::array<char, 4096> buffer_{};
  std::size_t at_ = 0;
  std::size_t filled_ = 0;
  std::size_t taken_ = 0;
};

// Answers one request on each line, then closes it. A request that is refused is not read to its
// end, and what is left of it must not be taken for the next one.
class OneAnswerServer final : public httplib::Server {
 public:
  explicit OneAnswerServer(const Bounds& bounds) : bounds_(bounds) {}

  void end() {
    ending_ = true;
    stop();
  }

 private:
  bool process_and_close_socket(socket_t socket) override;

  Bounds bounds_;
  Ending ending_ = false;
};

}  // namespace seatmate::server
