#include "server/visitor.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace seatmate::server {

namespace {

// Whoever passes requests on says so by one of these. A page of ours sends none of them.
constexpr std::array<std::string_view, 10> marks{
    "x-forwarded-for",  "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port",
    "x-real-ip",        "x-client-ip",      "forwarded",         "via",
    "cf-connecting-ip", "true-client-ip"};

bool is_one_of(std::string_view address, const std::vector<std::string>& all) {
  return std::ranges::find(all, address) != all.end();
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

// Each server adds whom it heard at the end: the last one that was not named is who asks. What
// stands before it anybody may have written.
std::string first_foreign(const Request& request, const std::vector<std::string>& proxies) {
  std::string all;
  for (const auto& [name, value] : request.headers)
    if (name == "x-forwarded-for") all += (all.empty() ? "" : ",") + value;
  std::string_view rest = all;
  while (!rest.empty()) {
    const std::size_t comma = rest.rfind(',');
    const bool last = comma == std::string_view::npos;
    const std::string_view one = trimmed(last ? rest : rest.substr(comma + 1));
    if (!is_address(one)) return {};
    if (!is_one_of(one, proxies)) return std::string(one);
    rest = last ? std::string_view() : rest.substr(0, comma);
  }
  return {};
}

bool is_origin_of(std::string_view origin, std::string_view host) {
  for (const std::string_view scheme : {"http://", "https://"})
    if (origin.starts_with(scheme) && origin.substr(scheme.size()) == host) return true;
  return false;
}

}  // namespace

bool is_address(std::string_view text) {
  std::array<unsigned char, sizeof(in6_addr)> ignored{};
  const std::string name(text);
  return inet_pton(AF_INET, name.c_str(), ignored.data()) == 1 ||
         inet_pton(AF_INET6, name.c_str(), ignored.data()) == 1;
}

Visitor visitor_of(const Request& request, const Hosts& hosts,
                   const std::vector<std::string>& proxies) {
  Visitor visitor;
  visitor.address = request.address;
  visitor.forwarded =
      std::ranges::any_of(marks, [&](std::string_view mark) { return request.count(mark) > 0; });
  visitor.trusted = visitor.forwarded && is_one_of(request.address, proxies);
  // A header that stands there twice is refused: only one of the two would be checked.
  const bool one_host = request.count("host") == 1 && request.count("x-forwarded-host") <= 1;
  const bool one_origin = request.count("origin") <= 1;
  const std::string& origin = request.header("origin");
  visitor.secure = request.encrypted;
  if (!visitor.trusted) {
    const Hosts::By by = request.encrypted ? Hosts::By::https : Hosts::By::http;
    visitor.host_fits = one_host && hosts.allows_host(request.header("host"), by);
    visitor.origin_fits =
        one_origin && (request.count("origin") == 0 || hosts.allows_origin(origin, by));
    return visitor;
  }
  // Which names it answers to is that server's affair; the page must be its own.
  const std::string& host =
      request.header(request.count("x-forwarded-host") > 0 ? "x-forwarded-host" : "host");
  visitor.host_fits = one_host && !host.empty();
  visitor.origin_fits = one_origin && (request.count("origin") == 0 || is_origin_of(origin, host));
  visitor.secure = request.encrypted || request.header("x-forwarded-proto") == "https";
  if (std::string foreign = first_foreign(request, proxies); !foreign.empty())
    visitor.address = std::move(foreign);
  return visitor;
}

}  // namespace seatmate::server
