#pragma once

// The page and its games on the home network: `seatmate serve`.
//
//   GET  /…             the built page
//   GET  /api/hello     who is there, and is this device known?
//   POST /api/join      {"code": …}: this device plays along from now on (a cookie says so)
//   GET  /api/code      the code for the next device; POST: another one
//   GET  /api/devices   the devices that joined
//   POST /api/revoke    {"id": …}: that device is not known any more
//   GET  /seatmate.crt  what a phone has to trust before HTTPS (with a certificate)
//   POST /api/call      one request of docs/protocol.md
//   GET  /api/events    server-sent events: what changed (docs/protocol.md, Change)
//
// Loopback only, unless it is asked to listen to the home network; then everything under /api but
// hello and join needs the cookie, except for a browser at this very machine. Names that are not
// this machine's are refused (server/hosts.h), bodies are bounded, and the page may load nothing
// from anywhere else. Strangers have a small share of everything (server/budget.h). Calls are
// answered one at a time, so appends have one order, and events come in it; nothing else waits for
// a call.

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/certificate.h"

namespace seatmate::server {

struct Settings {
  std::filesystem::path page;
  int port = 0;      // 0: any that is free
  bool lan = false;  // listen to the home network, and let devices join with a code
  // Told every code, beginning with the first (only with `lan`).
  std::function<void(const std::string&)> show_code = {};
  std::string version = {};
  // Where the devices that joined are kept; empty: they are forgotten when the server ends.
  std::string folder = {};
  // Addresses of servers that pass requests on and truly say whose (X-Forwarded-For). What anybody
  // else passes on is a stranger's.
  std::vector<std::string> proxies = {};
  // With it browsers are answered by HTTPS, too, at the same port; by plain HTTP those of other
  // devices get the page and nothing else, and it shows how to trust the certificate.
  std::optional<Certificate> certificate = {};
  // A sign of life on a line to a follower; silence longer than this and routers forget the line.
  std::chrono::milliseconds heartbeat = std::chrono::seconds(15);
  // Once it is stopped, for calls under way.
  std::chrono::milliseconds ending = std::chrono::milliseconds(1500);
};

// One request of the protocol in, one response out.
using Call = std::function<std::string(std::string_view)>;

class Server {
 public:
  Server(Settings settings, Call call);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  // False if the port is taken.
  [[nodiscard]] bool bind();
  [[nodiscard]] int port() const;
  // Where a browser finds it: this machine's own name first.
  [[nodiscard]] std::vector<std::string> addresses() const;
  // Where a phone that does not trust the certificate yet is shown how, and one that does is led
  // on; without a certificate the same as above, without this machine's own name.
  [[nodiscard]] std::vector<std::string> first_addresses() const;
  // Answers until it is stopped, from another thread. False: a call is still under way, and the end
  // of this object waits for it. It was not answered, so it may end in the middle as well.
  [[nodiscard]] bool run();
  void stop();

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace seatmate::server
