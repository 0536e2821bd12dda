#pragma once

// Who may a request claim to speak to, and from which page may it come? A page of the wide web can
// make a browser send requests to this machine, and can even give itself a name that leads here
// (DNS rebinding). It cannot make the browser lie about that name, so names that are not ours are
// refused.

#include <string>
#include <string_view>
#include <vector>

namespace seatmate::server {

class Hosts {
 public:
  // Names and addresses of this machine, without port; an IPv6 address without brackets.
  Hosts(std::vector<std::string> names, int port);

  enum class By : bool { http, https };
  // "192.168.1.5:7328", as the header Host has it.
  [[nodiscard]] bool allows_host(std::string_view host, By by = By::http) const;
  // "http://192.168.1.5:7328", as the header Origin has it. A page that hides where it comes from
  // ("null") is foreign; so is what came by HTTP to what comes by HTTPS.
  [[nodiscard]] bool allows_origin(std::string_view origin, By by = By::http) const;

 private:
  std::vector<std::string> names_;  // in small letters
  int port_;
};

[[nodiscard]] std::vector<std::string> loopback_names();
// "localhost:7328", with any port.
[[nodiscard]] bool is_loopback_name(std::string_view host);
// "127.0.0.1", as a socket tells where the other end is.
[[nodiscard]] bool is_loopback_address(std::string_view address);
// The addresses of this machine on its networks, as others reach it; IPv4 first.
[[nodiscard]] std::vector<std::string> network_addresses();
// The name of this machine, plain and as the home network calls it (….local).
[[nodiscard]] std::vector<std::string> machine_names();

// The value of a cookie, out of the header with all of them; empty if there is none.
[[nodiscard]] std::string cookie_in(std::string_view header, std::string_view name);

}  // namespace seatmate::server
