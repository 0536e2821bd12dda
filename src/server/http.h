#pragma once

// Requests and answers of HTTP/1.1 as texts, as far as we need them: one request and one answer on
// each line. What is not exactly so is no request; nobody guesses what was meant.

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace seatmate::server {

using Header = std::pair<std::string, std::string>;

struct Request {
  std::string method;
  std::string path;             // decoded, without what was asked behind a question mark
  std::vector<Header> headers;  // names in small letters
  std::size_t length = 0;       // of the body that was announced
  std::string body;

  // What the server found out about who asks.
  std::string address;
  std::string device;      // the sum of its token, if that is one
  bool known = false;      // may play along
  bool here = false;       // sits at this machine
  bool secure = false;     // came through HTTPS
  bool encrypted = false;  // ours, not that of a server in between

  [[nodiscard]] std::size_t count(std::string_view name) const;
  // The first of that name, or empty.
  [[nodiscard]] const std::string& header(std::string_view name) const;
};

// What stands before the body, up to its empty line and without it. Nothing if it makes no sense,
// or could be understood in two ways: a body whose length is told twice, or not at all.
[[nodiscard]] std::optional<Request> read_head(std::string_view head);

struct Response {
  int status = 200;
  std::vector<Header> headers = {};
  std::string type = {};
  // Shared, so that many who ask for one file hold it once.
  std::shared_ptr<const std::string> body = {};
  bool endless = false;       // what follows has no length: it ends with the line
  bool anywhere = false;      // pages of others may have it, too
  bool without_body = false;  // only its head was asked for
};

[[nodiscard]] std::string head_of(const Response& response);

}  // namespace seatmate::server
