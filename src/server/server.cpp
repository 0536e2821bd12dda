#include "server/server.h"

#include <httplib.h>
#include <sys/socket.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "json/json.h"
#include "protocol/request_table.h"
#include "server/events.h"
#include "server/guests.h"
#include "server/hosts.h"
#include "server/line.h"
#include "server/page_files.h"

namespace seatmate::server {

namespace {

using httplib::Request;
using httplib::Response;
using namespace std::chrono_literals;

constexpr std::string_view cookie_name = "seatmate";
constexpr int ok = 200;
constexpr int not_modified = 304;
constexpr int bad_request = 400;
constexpr int not_joined = 401;
constexpr int forbidden = 403;
constexpr int not_found = 404;
constexpr int too_large = 413;
constexpr int wrong_type = 415;
constexpr int too_busy = 503;

// Of a request, without its body.
constexpr std::size_t most_of_a_head = std::size_t{64} << 10U;
// Each follower keeps a thread; the others are for answers.
constexpr std::size_t most_threads = 64;
constexpr int most_followers = 40;
// Silence longer than this and routers forget the line.
constexpr auto heartbeat = 15s;
// How soon a game that another program went on with is noticed.
constexpr auto look_around = 2s;

// What a page of ours needs, and nothing else.
constexpr const char* policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

// With a length that is known httplib sends bytes as they are; it would compress others, slowly.
void send(Response& response, std::string body, const std::string& type) {
  const auto kept = std::make_shared<std::string>(std::move(body));
  if (kept->empty()) {
    response.set_content("", type);
    return;
  }
  response.set_content_provider(
      kept->size(), type, [kept](std::size_t from, std::size_t size, httplib::DataSink& sink) {
        return sink.write(kept->data() + from, size);
      });
}

void send_json(Response& response, const std::string& text, int status = ok) {
  response.status = status;
  response.set_header("Cache-Control", "no-store");
  send(response, text, "application/json");
}

void refuse(Response& response, int status, const char* id) {
  send_json(response, dump_json(object({{"ok", false}, {"error", object({{"id", id}})}})), status);
}

bool is_json(const Request& request) {
  const std::string type = request.get_header_value("Content-Type");
  return type == "application/json" || type.starts_with("application/json;");
}

bool accepts_gzip(const Request& request) {
  return request.get_header_value("Accept-Encoding").find("gzip") != std::string::npos;
}

// Requests after which nothing can have changed. An unknown request is not one of them: after it we
// look for changes.
bool only_looks(const std::string& body) {
  const std::optional<Doc> request = parse_json(body);
  if (!request || !request->is_object()) return true;
  const KnownRequest* const known = known_request((*request)["do"].text());
  return known != nullptr && known->changes == KnownRequest::Changes::nothing;
}

// Milliseconds since 1970.
std::int64_t now() { return std::chrono::system_clock::now().time_since_epoch() / 1ms; }

}  // namespace

class Server::Inside {
 public:
  Inside(Settings settings, Call call)
      : settings_(std::move(settings)),
        call_(std::move(call)),
        page_(settings_.page),
        events_(std::to_string(now())),
        http_({largest_body + most_of_a_head, 30s, 10s}) {
    // With the library's own options two servers could share a port, each hearing half.
    http_.set_socket_options([](socket_t socket) {
      const int yes = 1;
      setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    });
    http_.new_task_queue = [] { return new httplib::ThreadPool(most_threads); };
    http_.set_tcp_nodelay(true);
    http_.set_payload_max_length(largest_body);
    http_.set_default_headers({{"Content-Security-Policy", policy},
                               {"X-Content-Type-Options", "nosniff"},
                               {"Referrer-Policy", "no-referrer"},
                               {"Cross-Origin-Resource-Policy", "same-origin"},
                               {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"}});
    add_routes();
  }

  bool bind() {
    const char* const address = settings_.lan ? "0.0.0.0" : "127.0.0.1";
    if (settings_.port == 0)
      port_ = http_.bind_to_any_port(address);
    else
      port_ = http_.bind_to_port(address, settings_.port) ? settings_.port : -1;
    if (port_ < 0) return false;
    std::vector<std::string> names = loopback_names();
    if (settings_.lan)
      for (const auto& more : {network_addresses(), machine_names()})
        names.insert(names.end(), more.begin(), more.end());
    hosts_.emplace(std::move(names), port_);
    if (settings_.lan) guests_.emplace(settings_.show_code);
    return true;
  }

  [[nodiscard]] int port() const { return port_; }
  // Where other devices find it.
  [[nodiscard]] std::vector<std::string> addresses() const {
    std::vector<std::string> all;
    if (settings_.lan)
      for (const std::string& address : network_addresses())
        if (address.find(':') == std::string::npos)  // it listens to IPv4
          all.push_back("http://" + address + ":" + std::to_string(port_) + "/");
    return all;
  }

  void run() {
    look();  // what is there now is no news
    std::thread watcher([this] {
      std::uint64_t seen = 0;
      while (!events_.closed()) {
        // Wakes up at each change of ours, and then has nothing to do. If none came in this time,
        // it looks for what another program has changed.
        const auto fresh = events_.after(seen, look_around);
        if (!fresh.empty()) seen = fresh.back().number;
        if (fresh.empty() && followers_ > 0) look();
      }
    });
    http_.listen_after_bind();
    events_.close();
    watcher.join();
  }

  void stop() {
    events_.close();
    http_.end();
  }

 private:
  void add_routes() {
    http_.set_pre_routing_handler([this](const Request& request, Response& response) {
      return admit(request, response) ? httplib::Server::HandlerResponse::Unhandled
                                      : httplib::Server::HandlerResponse::Handled;
    });
    http_.set_error_handler([](const Request&, Response& response) {
      if (!response.body.empty() || response.content_provider_) return;
      refuse(response, response.status, "connection.error.request");
    });
    http_.Get("/api/hello", [this](const Request& request, Response& response) {
      // Sand runs by our clock, not by the device's.
      send_json(response, dump_json(object({{"ok", true},
                                            {"seatmate", settings_.version},
                                            {"lan", settings_.lan},
                                            {"joined", joined(request)},
                                            {"now", now()}})));
    });
    http_.Get("/api/code", [this](const Request&, Response& response) {
      // A browser at this machine may know us as localhost, which leads other devices nowhere: so
      // the addresses are told, too.
      const std::vector<std::string> none;
      send_json(response,
                dump_json(object({{"ok", true},
                                  {"code", guests_ ? guests_->code() : ""},
                                  {"addresses", list_of(guests_ ? addresses() : none)}})));
    });
    http_.Post("/api/join", [this](const Request& request, Response& response,
                                   const httplib::ContentReader& reader) {
      if (const auto body = body_of(request, response, reader)) join(*body, response);
    });
    http_.Post("/api/call", [this](const Request& request, Response& response,
                                   const httplib::ContentReader& reader) {
      if (const auto body = body_of(request, response, reader)) send_json(response, answer(*body));
    });
    http_.Get("/api/events",
              [this](const Request& request, Response& response) { follow(request, response); });
    http_.Get("/api/.*", [](const Request&, Response& response) {
      refuse(response, not_found, "connection.error.request");
    });
    http_.Get(".*",
              [this](const Request& request, Response& response) { send_file(request, response); });
  }

  // Refuses who calls us by a foreign name, comes from a foreign page, or is not known here.
  bool admit(const Request& request, Response& response) {
    // A header that stands there twice is refused: only one of the two would be checked.
    const bool host = request.get_header_value_count("Host") == 1 &&
                      hosts_->allows_host(request.get_header_value("Host"));
    const bool origin = !request.has_header("Origin") ||
                        (request.get_header_value_count("Origin") == 1 &&
                         hosts_->allows_origin(request.get_header_value("Origin")));
    if (!host || !origin) {
      refuse(response, forbidden, host ? "connection.error.origin" : "connection.error.host");
      return false;
    }
    if (!request.path.starts_with("/api")) return true;
    const std::string from = request.get_header_value("Sec-Fetch-Site");
    if (!from.empty() && from != "same-origin" && from != "none") {
      refuse(response, forbidden, "connection.error.origin");
      return false;
    }
    const bool open = request.path == "/api/hello" || request.path == "/api/join";
    if (!open && !joined(request)) {
      refuse(response, not_joined, "connection.error.join");
      return false;
    }
    return true;
  }

  [[nodiscard]] bool joined(const Request& request) const {
    return !guests_ || from_here(request) ||
           guests_->knows(cookie_in(request.get_header_value("Cookie"), cookie_name));
  }

  // Whoever sits at this machine can read the code from its screen, and needs none.
  static bool from_here(const Request& request) {
    return is_loopback_address(request.remote_addr) &&
           is_loopback_name(request.get_header_value("Host"));
  }

  // The length that is announced is checked by the library; one that is not announced, here.
  static std::optional<std::string> body_of(const Request& request, Response& response,
                                            const httplib::ContentReader& reader) {
    if (!is_json(request)) {
      refuse(response, wrong_type, "connection.error.type");
      return std::nullopt;
    }
    std::string body;
    bool fits = true;
    const bool whole = reader([&](const char* data, std::size_t size) {
      fits = body.size() + size <= largest_body;
      if (fits) body.append(data, size);
      return fits;
    });
    if (whole && fits) return body;
    fits = fits && response.status != too_large;
    refuse(response, fits ? bad_request : too_large,
           fits ? "connection.error.request" : "protocol.error.too-large");
    return std::nullopt;
  }

  void join(const std::string& body, Response& response) {
    if (!guests_) return send_json(response, R"({"ok":true})");
    const std::optional<Doc> request = parse_json(body);
    const Doc* const code = request ? request->find("code") : nullptr;
    std::string token;
    if (code != nullptr && code->is_text()) token = guests_->join(code->text());
    if (token.empty()) return refuse(response, not_joined, "connection.error.code");
    response.set_header("Set-Cookie", std::string(cookie_name) + "=" + token +
                                          "; Path=/; Max-Age=604800; HttpOnly; SameSite=Strict");
    send_json(response, R"({"ok":true})");
  }

  std::string answer(const std::string& body) {
    const std::lock_guard lock(calling_);
    std::string response = call_(body);
    if (!only_looks(body)) find_changes();
    return response;
  }

  void look() {
    const std::lock_guard lock(calling_);
    find_changes();
  }

  // What a list shows of each game is compared with what it showed before: so it does not matter
  // who changed it, a device or another program.
  void find_changes() {
    const std::optional<Doc> list = parse_json(call_(R"({"do":"list"})"));
    if (!list || !list->has("games")) return;
    std::map<std::string, std::string> now;
    for (const Doc& game : (*list)["games"].items()) {
      const std::string& id = game["id"].text();
      std::string line = dump_json(game);
      const auto before = seen_.find(id);
      if (looked_ && (before == seen_.end() || before->second != line))
        events_.publish(id, game["number"].number());
      now.emplace(id, std::move(line));
    }
    if (looked_)
      for (const auto& [id, line] : seen_)
        if (!now.contains(id)) events_.publish(id, -1);
    seen_ = std::move(now);
    looked_ = true;
  }

  void follow(const Request& request, Response& response) {
    if (++followers_ > most_followers) {
      --followers_;
      return refuse(response, too_busy, "connection.error.busy");
    }
    // The provider below holds it: when the last copy of that is destroyed, there is one less.
    const std::shared_ptr<void> seat(nullptr, [this](void*) { --followers_; });
    const Events::Place place = events_.place_of(request.get_header_value("Last-Event-ID"));
    response.set_header("Cache-Control", "no-store");
    response.set_header("X-Accel-Buffering", "no");
    const auto last = std::make_shared<std::uint64_t>(place.number);
    const auto greeted = std::make_shared<bool>(false);
    response.set_chunked_content_provider(
        "text/event-stream",
        [this, seat, last, greeted, again = place.again](std::size_t, httplib::DataSink& sink) {
          std::string text;
          if (!*greeted) {
            *greeted = true;
            text = "retry: 1000\nid: " + events_.id_of(*last) +
                   "\nevent: " + (again ? "again" : "hello") + "\ndata: {}\n\n";
          } else {
            const std::vector<Change> changes = events_.after(*last, heartbeat);
            if (events_.closed()) {
              sink.done();
              return true;
            }
            for (const Change& change : changes) {
              text += "id: " + events_.id_of(change.number) + "\nevent: changed\ndata: " +
                      dump_json(object({{"id", change.id}, {"number", change.entries}})) + "\n\n";
              *last = change.number;
            }
            if (changes.empty()) text = ": still here\n\n";
          }
          return sink.write(text.data(), text.size());
        });
  }

  void send_file(const Request& request, Response& response) const {
    std::optional<PageFile> file = page_.find(request.path, accepts_gzip(request));
    if (!file) return refuse(response, not_found, "connection.error.request");
    // What is named by its content never changes; everything else is asked for again each time, so
    // that a new page is found at once.
    response.set_header("Cache-Control",
                        file->forever ? "public, max-age=31536000, immutable" : "no-cache");
    response.set_header("ETag", file->tag);
    response.set_header("Vary", "Accept-Encoding");
    if (request.get_header_value("If-None-Match") == file->tag) {
      response.status = not_modified;
      return;
    }
    if (file->gzipped) response.set_header("Content-Encoding", "gzip");
    response.status = ok;
    send(response, std::move(file->content), file->type);
  }

  Settings settings_;
  Call call_;
  PageFiles page_;
  Events events_;
  OneAnswerServer http_;
  std::optional<Hosts> hosts_;
  std::optional<Guests> guests_;
  int port_ = -1;
  std::atomic<int> followers_ = 0;
  // The protocol, and what the list showed when it was last looked at.
  std::mutex calling_;
  std::map<std::string, std::string> seen_;
  bool looked_ = false;
};

Server::Server(Settings settings, Call call)
    : inside_(std::make_unique<Inside>(std::move(settings), std::move(call))) {}
Server::~Server() = default;

bool Server::bind() { return inside_->bind(); }
int Server::port() const { return inside_->port(); }

std::vector<std::string> Server::addresses() const {
  std::vector<std::string> all = inside_->addresses();
  all.insert(all.begin(), "http://localhost:" + std::to_string(port()) + "/");
  return all;
}

void Server::run() { inside_->run(); }
void Server::stop() { inside_->stop(); }

}  // namespace seatmate::server
