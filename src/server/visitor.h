#pragma once

// Who asks: the other end of the line, or somebody further away whose request was passed on. Only a
// server that its owner named is believed what it says about that.

#include <string>
#include <string_view>
#include <vector>

#include "server/hosts.h"
#include "server/http.h"

namespace seatmate::server {

struct Visitor {
  std::string address;
  bool forwarded = false;
  bool trusted = false;  // passed on by a server that was named
  bool secure = false;   // by HTTPS, ours or as that server says
  bool host_fits = false;
  bool origin_fits = false;
};

[[nodiscard]] Visitor visitor_of(const Request& request, const Hosts& hosts,
                                 const std::vector<std::string>& proxies);

// "192.168.1.5" or "fe80::1".
[[nodiscard]] bool is_address(std::string_view text);

}  // namespace seatmate::server
