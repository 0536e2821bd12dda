#include "server/http.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace seatmate::server {

namespace {

// What a page of ours needs, and nothing else.
constexpr std::string_view every_answer =
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Permissions-Policy: camera=(), geolocation=(), microphone=()\r\n"
    "Connection: close\r\n";

std::string_view reason(int status) {
  constexpr std::array<std::pair<int, std::string_view>, 13> reasons{
      {{200, "OK"},
       {304, "Not Modified"},
       {400, "Bad Request"},
       {401, "Unauthorized"},
       {403, "Forbidden"},
       {404, "Not Found"},
       {411, "Length Required"},
       {413, "Content Too Large"},
       {415, "Unsupported Media Type"},
       {429, "Too Many Requests"},
       {431, "Request Header Fields Too Large"},
       {500, "Internal Server Error"},
       {503, "Service Unavailable"}}};
  for (const auto& [known, words] : reasons)
    if (known == status) return words;
  return "Unknown";
}

// A name of a header or a method: letters, digits and a few signs.
bool is_token(std::string_view text) {
  constexpr std::string_view signs = "!#$%&'*+-.^_`|~";
  return !text.empty() && std::ranges::all_of(text, [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           signs.find(c) != std::string_view::npos;
  });
}

bool is_control(char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7f; }

std::optional<std::string> decoded(std::string_view path) {
  std::string out;
  while (!path.empty()) {
    const char c = path.front();
    path.remove_prefix(1);
    if (c != '%') {
      out += c;
      continue;
    }
    unsigned byte = 0;
    if (path.size() < 2) return std::nullopt;
    const auto [end, error] = std::from_chars(path.data(), path.data() + 2, byte, 16);
    if (error != std::errc{} || end != path.data() + 2) return std::nullopt;
    out += static_cast<char>(byte);
    path.remove_prefix(2);
  }
  return out;
}

// "GET /index.html HTTP/1.1"
bool read_request_line(std::string_view line, Request& request) {
  const std::size_t first = line.find(' ');
  const std::size_t last = line.rfind(' ');
  if (first == std::string_view::npos || first == last) return false;
  const std::string_view version = line.substr(last + 1);
  const std::string_view target = line.substr(first + 1, last - first - 1);
  request.method = line.substr(0, first);
  if (!is_token(request.method) || (version != "HTTP/1.1" && version != "HTTP/1.0") ||
      !target.starts_with('/') || target.find(' ') != std::string_view::npos ||
      std::ranges::any_of(target, is_control))
    return false;
  std::optional<std::string> path = decoded(target.substr(0, target.find_first_of("?#")));
  if (path) request.path = std::move(*path);
  return path.has_value();
}

bool read_header(std::string_view line, Request& request) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || !is_token(line.substr(0, colon)) ||
      std::ranges::any_of(line, is_control))
    return false;
  std::string name(line.substr(0, colon));
  for (char& c : name)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  std::string_view value = line.substr(colon + 1);
  const auto blank = [](char c) { return c == ' ' || c == '\t'; };
  while (!value.empty() && blank(value.front())) value.remove_prefix(1);
  while (!value.empty() && blank(value.back())) value.remove_suffix(1);
  request.headers.emplace_back(std::move(name), value);
  return true;
}

bool read_length(Request& request) {
  // Pieces would need a second way to tell where a body ends, and no browser sends them.
  if (request.count("transfer-encoding") > 0 || request.count("content-length") > 1) return false;
  if (request.count("content-length") == 0) return true;
  const std::string& digits = request.header("content-length");
  const char* const last = digits.data() + digits.size();
  const auto [end, error] = std::from_chars(digits.data(), last, request.length);
  return error == std::errc{} && end == last;
}

}  // namespace

std::size_t Request::count(std::string_view name) const {
  return static_cast<std::size_t>(std::ranges::count(headers, name, &Header::first));
}

const std::string& Request::header(std::string_view name) const {
  static const std::string none;
  const auto found = std::ranges::find(headers, name, &Header::first);
  return found == headers.end() ? none : found->second;
}

std::optional<Request> read_head(std::string_view head) {
  constexpr std::string_view end_of_line = "\r\n";
  Request request;
  bool first = true;
  while (!head.empty() || first) {
    const std::size_t end = std::min(head.find(end_of_line), head.size());
    const std::string_view line = head.substr(0, end);
    head.remove_prefix(std::min(end + end_of_line.size(), head.size()));
    if (!(first ? read_request_line(line, request) : read_header(line, request)))
      return std::nullopt;
    first = false;
  }
  if (!read_length(request)) return std::nullopt;
  return request;
}

std::string head_of(const Response& response) {
  std::string head = "HTTP/1.1 " + std::to_string(response.status) + " ";
  head += reason(response.status);
  head += "\r\n";
  head += every_answer;
  head += response.anywhere ? "Cross-Origin-Resource-Policy: cross-origin\r\n"
                            : "Cross-Origin-Resource-Policy: same-origin\r\n";
  if (!response.type.empty()) head += "Content-Type: " + response.type + "\r\n";
  if (!response.endless && response.status != 304)
    head += "Content-Length: " + std::to_string(response.body ? response.body->size() : 0) + "\r\n";
  for (const auto& [name, value] : response.headers) head += name + ": " + value + "\r\n";
  return head + "\r\n";
}

}  // namespace seatmate::server
