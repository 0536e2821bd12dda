#include "server/line.h"

#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace seatmate::server {

namespace {

using namespace std::chrono_literals;
using Moment = std::chrono::steady_clock::time_point;

// Waits until something can be read or written.
bool wait_for(socket_t socket, short what, std::chrono::milliseconds patience) {
  pollfd one{socket, what, 0};
  const int found = poll(&one, 1, static_cast<int>(std::max(patience, 0ms).count()));
  return found > 0 && (one.revents & (what | POLLHUP)) != 0;
}

std::chrono::milliseconds until(Moment end) {
  return std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
}

// Waits until something is said, but looks up now and then.
bool wait_to_hear(socket_t socket, Moment end, const Ending& ending) {
  while (!wait_for(socket, POLLIN, std::min(100ms, until(end))))
    if (ending || until(end) <= 0ms) return false;
  return true;
}

// If a socket is closed while the other side still sends, that side may never read our answer. So
// what it sends is read and dropped, for a moment.
void hear_out(socket_t socket, const Ending& ending) {
  constexpr std::size_t most = std::size_t{16} << 20U;
  const Moment end = std::chrono::steady_clock::now() + 2s;
  std::array<char, 16384> ignored{};
  for (std::size_t heard = 0; heard < most && wait_to_hear(socket, end, ending);) {
    const ssize_t size = recv(socket, ignored.data(), ignored.size(), 0);
    if (size <= 0) return;
    heard += static_cast<std::size_t>(size);
  }
}

// The address of either end.
template <class Which>
void tell(socket_t socket, Which which, std::string& address, int& port) {
  sockaddr_storage end{};
  socklen_t length = sizeof end;
  auto* const generic = reinterpret_cast<sockaddr*>(&end);
  std::array<char, NI_MAXHOST> name{};
  std::array<char, NI_MAXSERV> service{};
  if (which(socket, generic, &length) != 0 ||
      getnameinfo(generic, length, name.data(), name.size(), service.data(), service.size(),
                  NI_NUMERICHOST | NI_NUMERICSERV) != 0)
    return;
  address = name.data();
  port = std::atoi(service.data());
}

}  // namespace

Line::Line(socket_t socket, const Bounds& bounds, const Ending& ending)
    : socket_(socket),
      bounds_(bounds),
      ending_(ending),
      end_(std::chrono::steady_clock::now() + bounds.request) {}

bool Line::fill() {
  const Moment end = std::min(end_, std::chrono::steady_clock::now() + bounds_.silence);
  if (taken_ >= bounds_.bytes || !wait_to_hear(socket_, end, ending_)) return false;
  const std::size_t wanted = std::min(buffer_.size(), bounds_.bytes - taken_);
  const ssize_t size = recv(socket_, buffer_.data(), wanted, 0);
  if (size <= 0) return false;
  at_ = 0;
  filled_ = static_cast<std::size_t>(size);
  taken_ += filled_;
  return true;
}

bool Line::is_readable() const { return at_ < filled_ || wait_for(socket_, POLLIN, 0ms); }

bool Line::is_writable() const {
  if (!wait_for(socket_, POLLOUT, bounds_.silence)) return false;
  // After the other side has closed, reading gives the end or an error.
  char ignored = 0;
  const ssize_t size = recv(socket_, &ignored, 1, MSG_PEEK | MSG_DONTWAIT);
  return size > 0 || (size < 0 && (errno == EAGAIN || errno == EWOULDBLOCK));
}

ssize_t Line::read(char* into, std::size_t size) {
  if (at_ == filled_ && !fill()) return -1;
  const std::size_t length = std::min(size, filled_ - at_);
  std::memcpy(into, buffer_.data() + at_, length);
  at_ += length;
  return static_cast<ssize_t>(length);
}

ssize_t Line::write(const char* from, std::size_t size) {
  if (!is_writable()) return -1;
  return send(socket_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
}

void Line::get_remote_ip_and_port(std::string& address, int& port) const {
  tell(socket_, getpeername, address, port);
}

void Line::get_local_ip_and_port(std::string& address, int& port) const {
  tell(socket_, getsockname, address, port);
}

bool OneAnswerServer::process_and_close_socket(socket_t socket) {
  bool answered = false;
  {
    Line line(socket, bounds_, ending_);
    bool closed = false;
    answered = process_request(line, true, closed, nullptr);
  }
  shutdown(socket, SHUT_WR);
  hear_out(socket, ending_);
  close(socket);
  return answered;
}

}  // namespace seatmate::server
