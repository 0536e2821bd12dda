#include "server/hosts.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace seatmate::server {

namespace {

std::string small(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

struct Host {
  std::string_view name;  // empty: it makes no sense
  std::string_view port;  // a browser leaves out the usual one
};

Host split(std::string_view host) {
  std::size_t end = host.find(':');
  Host result;
  if (host.starts_with('[')) {
    const std::size_t bracket = host.find(']');
    if (bracket == std::string_view::npos) return {};
    result.name = host.substr(1, bracket - 1);
    end = bracket + 1;
    if (end < host.size() && host[end] != ':') return {};
  } else {
    result.name = host.substr(0, end);
  }
  if (end < host.size()) result.port = host.substr(end + 1);
  return result;
}

}  // namespace

Hosts::Hosts(std::vector<std::string> names, int port) : names_(std::move(names)), port_(port) {
  for (std::string& name : names_) name = small(name);
}

bool Hosts::allows_host(std::string_view host, By by) const {
  const auto [name, told] = split(host);
  const std::string_view usual = by == By::https ? "443" : "80";
  const std::string_view port = host.ends_with(':') || !told.empty() ? told : usual;
  return port == std::to_string(port_) && std::ranges::find(names_, small(name)) != names_.end();
}

bool Hosts::allows_origin(std::string_view origin, By by) const {
  const std::string_view scheme = by == By::https ? "https://" : "http://";
  return origin.starts_with(scheme) && allows_host(origin.substr(scheme.size()), by);
}

std::vector<std::string> loopback_names() { return {"localhost", "127.0.0.1", "::1"}; }

bool is_loopback_name(std::string_view host) {
  const std::vector<std::string> names = loopback_names();
  return std::ranges::find(names, small(split(host).name)) != names.end();
}

bool is_loopback_address(std::string_view address) {
  return address.starts_with("127.") || address == "::1";
}

std::string cookie_in(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    const std::size_t end = std::min(header.find(';'), header.size());
    std::string_view one = header.substr(0, end);
    header.remove_prefix(std::min(end + 1, header.size()));
    while (one.starts_with(' ')) one.remove_prefix(1);
    if (one.starts_with(name) && one.substr(name.size()).starts_with('='))
      return std::string(one.substr(name.size() + 1));
  }
  return {};
}

std::vector<std::string> network_addresses() {
  std::vector<std::string> found;
  std::vector<std::string> sixth;
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return found;
  for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || (one->ifa_flags & IFF_LOOPBACK) != 0 ||
        (one->ifa_flags & IFF_UP) == 0)
      continue;
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (one->ifa_addr->sa_family == AF_INET) {
      const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
      if (inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) != nullptr)
        found.emplace_back(text.data());
    } else if (one->ifa_addr->sa_family == AF_INET6) {
      const auto* address = reinterpret_cast<const sockaddr_in6*>(one->ifa_addr);
      if (!IN6_IS_ADDR_LINKLOCAL(&address->sin6_addr) &&
          inet_ntop(AF_INET6, &address->sin6_addr, text.data(), text.size()) != nullptr)
        sixth.emplace_back(text.data());
    }
  }
  freeifaddrs(all);
  found.insert(found.end(), sixth.begin(), sixth.end());
  return found;
}

std::vector<std::string> machine_names() {
  std::array<char, 256> name{};
  if (gethostname(name.data(), name.size() - 1) != 0 || name[0] == '\0') return {};
  const std::string plain(name.data());
  if (plain.find('.') != std::string::npos) return {plain};
  return {plain, plain + ".local"};
}

}  // namespace seatmate::server
