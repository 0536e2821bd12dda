// Any bytes as what stands before the body of a request: refused, or taken in one way only, and
// whoever says of himself that he sits elsewhere is never taken for somebody who sits here.

#include "server/http.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "server/devices.h"
#include "server/visitor.h"

namespace {

using namespace seatmate::server;

void check(bool right) {
  if (!right) std::abort();
}

bool is_control(char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7f; }

// Written once more as it was understood, it is the same request.
std::string head_again(const Request& request, std::string_view target) {
  std::string head = request.method + " " + std::string(target) + " HTTP/1.1";
  for (const auto& [name, value] : request.headers) head += "\r\n" + name + ": " + value;
  return head;
}

void check_head(const Request& request) {
  check(request.path.starts_with('/'));
  check(!request.method.empty() && std::ranges::none_of(request.method, is_control));
  for (const auto& [name, value] : request.headers) {
    check(!name.empty() && std::ranges::none_of(value, is_control));
    check(std::ranges::none_of(name, [](char c) { return c <= ' ' || c == ':'; }));
    check(std::ranges::none_of(name, [](char c) { return c >= 'A' && c <= 'Z'; }));
    check(request.count(name) >= 1);
  }
  // A length is told once or not at all, and is not told by pieces.
  check(request.count("transfer-encoding") == 0 && request.count("content-length") <= 1);
  check(request.length == 0 || request.count("content-length") == 1);
}

void check_visitor(const Request& request) {
  static const Hosts hosts({"localhost", "192.168.1.5"}, 7328);
  const Visitor alone = visitor_of(request, hosts, {});
  check(!alone.trusted && !alone.secure && alone.address == request.address);
  check(alone.forwarded || request.count("x-forwarded-for") + request.count("via") == 0);
  check(!alone.host_fits ||
        (request.count("host") == 1 && hosts.allows_host(request.header("host"))));
  check(!alone.origin_fits || request.count("origin") <= 1);
  const Visitor passed_on = visitor_of(request, hosts, {"127.0.0.1", "10.0.0.1"});
  check(is_address(passed_on.address) && passed_on.address != "10.0.0.1");
  check(passed_on.trusted == passed_on.forwarded);
  check(passed_on.trusted || passed_on.address == request.address);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  static_cast<void>(device_name(text));
  std::optional<Request> request = read_head(text);
  if (!request) return 0;
  check_head(*request);
  request->address = "127.0.0.1";
  check_visitor(*request);
  static_cast<void>(cookie_in(request->header("cookie"), "seatmate"));

  const std::size_t from = text.find(' ') + 1;
  const std::string_view first = text.substr(0, text.find("\r\n"));
  const std::optional<Request> again =
      read_head(head_again(*request, first.substr(from, first.rfind(' ') - from)));
  check(again && again->method == request->method && again->path == request->path &&
        again->headers == request->headers && again->length == request->length);
  return 0;
}
