#pragma once

// HTTPS, as texts: what comes over the wire is given to a secret, and what it says for the wire is
// sent by whoever keeps the line (server/lines.h). So a handshake waits for nobody, takes no thread
// and has the limits of any other line.

#include <memory>
#include <string>
#include <string_view>

namespace seatmate::server {

struct Certificate;

// What every secret begins with: the certificate and its key.
class Tls {
 public:
  // Nothing if the certificate and its key do not fit each other.
  static std::shared_ptr<const Tls> with(const Certificate& certificate);

  Tls(const Tls&) = delete;
  Tls& operator=(const Tls&) = delete;
  ~Tls();

 private:
  friend class Secret;
  struct Context;
  explicit Tls(std::unique_ptr<Context> context);
  std::unique_ptr<Context> context_;
};

// Whoever speaks to us by HTTPS begins with this byte, and no request of HTTP does.
inline constexpr char first_of_tls = 0x16;

// What is shared with one other side.
class Secret {
 public:
  explicit Secret(const Tls& tls);
  Secret(const Secret&) = delete;
  Secret& operator=(const Secret&) = delete;
  ~Secret();

  // These bytes came; what they say in clear is added to `text`. False: it makes no sense, and the
  // line has to go once the wire is sent. At any time there may be something new for the wire.
  [[nodiscard]] bool hear(std::string_view bytes, std::string& text);
  // The other side has said that it says nothing more.
  [[nodiscard]] bool finished() const;

  [[nodiscard]] bool say(std::string_view text);
  void say_goodbye();

  // What has to be sent, before anything else is said.
  [[nodiscard]] const std::string& wire() const { return wire_; }
  void sent(std::size_t bytes) { wire_.erase(0, bytes); }

 private:
  void collect();

  struct Inside;
  std::unique_ptr<Inside> inside_;
  std::string wire_;
};

}  // namespace seatmate::server
