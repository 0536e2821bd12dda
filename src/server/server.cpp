#include "server/server.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "json/json.h"
#include "protocol/request_table.h"
#include "protocol/requests.h"
#include "server/devices.h"
#include "server/events.h"
#include "server/guests.h"
#include "server/hosts.h"
#include "server/lines.h"
#include "server/page_files.h"
#include "server/tls.h"
#include "server/visitor.h"
#include "server/worker.h"

namespace seatmate::server {

namespace {

using namespace std::chrono_literals;

constexpr std::string_view cookie_name = "seatmate";
// By HTTPS another one, which no page that came by HTTP can set.
constexpr std::string_view secret_cookie_name = "__Host-seatmate";
constexpr std::string_view authority_path = "/seatmate.crt";
// As long as browsers keep one.
constexpr std::string_view cookie_ends = "; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict";
constexpr int not_modified = 304;
constexpr int bad_request = 400;
constexpr int not_joined = 401;
constexpr int forbidden = 403;
constexpr int not_found = 404;
constexpr int too_large = 413;
constexpr int wrong_type = 415;
constexpr int too_many = 429;
constexpr int too_busy = 503;

// How soon a game that another program went on with is noticed.
constexpr auto look_around = 2s;
// An address from which a device that joined was heard is no stranger's for so long.
constexpr auto friendly = 3600s;
constexpr std::size_t most_friends = 256;

struct Route {
  std::string_view method;
  std::string_view path;
  bool open;         // to those who have not joined
  std::size_t body;  // at most
};
constexpr Route routes[] = {
    {"GET", "/api/hello", true, 0},
    {"POST", "/api/join", true, limits::joining},
    {"GET", "/api/code", false, 0},
    {"POST", "/api/code", false, limits::joining},
    {"GET", "/api/devices", false, 0},
    {"POST", "/api/revoke", false, limits::joining},
    {"POST", "/api/call", false, limits::body},
    {"GET", "/api/events", false, 0},
};

Response json(std::string text, int status = 200) {
  return {status,
          {{"Cache-Control", "no-store"}},
          "application/json",
          std::make_shared<const std::string>(std::move(text))};
}

std::string_view cookie_of(const Request& request) {
  return request.encrypted ? secret_cookie_name : cookie_name;
}

Response refused(int status, const Message& sentence) {
  return json(dump_json(failure(sentence)), status);
}
Response refused(int status, const char* id) { return refused(status, Message{id, {}}); }

// Who must wait is told how long.
Response wait(const char* id, std::chrono::seconds pause) {
  Response response = refused(too_many, Message{id, {{"seconds", pause.count()}}});
  response.headers.emplace_back("Retry-After", std::to_string(pause.count()));
  return response;
}

bool is_json(const Request& request) {
  const std::string& type = request.header("content-type");
  return type == "application/json" || type.starts_with("application/json;");
}

// Requests after which nothing can have changed. An unknown request is not one of them: after it we
// look for changes.
bool only_looks(const std::string& body) {
  const std::optional<Doc> request = parse_json(body);
  if (!request || !request->is_object()) return true;
  const KnownRequest* const known = known_request((*request)["do"].text());
  return known != nullptr && known->changes == KnownRequest::Changes::nothing;
}

// The text that stands at `key` in a small body.
std::string text_in(const std::string& body, std::string_view key) {
  const std::optional<Doc> request = parse_json(body);
  return request ? (*request)[key].text() : std::string();
}

// Milliseconds since 1970.
std::int64_t now() { return std::chrono::system_clock::now().time_since_epoch() / 1ms; }
Moment moment() { return std::chrono::steady_clock::now(); }

}  // namespace

class Server::Inside {
 public:
  Inside(Settings settings, Call call)
      : settings_(std::move(settings)),
        call_(std::move(call)),
        page_(settings_.page),
        events_(std::to_string(now())),
        devices_(settings_.folder),
        lines_({[this](const std::string& address) { return share_of(address); },
                [this](Who who, const std::string& address) {
                  return who != Who::stranger || budget_.ask(address, moment());
                },
                [this](Request& request) { return admit(request); },
                [this](Lines::Id id, Request request) { heard(id, std::move(request)); },
                [](int status) { return refusal(status); }, [this] { now_and_then(); }}) {}

  bool bind() {
    if (!lines_.listen(settings_.lan ? "0.0.0.0" : "127.0.0.1", settings_.port)) return false;
    std::vector<std::string> names = loopback_names();
    if (settings_.lan)
      for (const auto& more : {network_addresses(), machine_names()})
        names.insert(names.end(), more.begin(), more.end());
    hosts_.emplace(std::move(names), port());
    if (settings_.certificate) lines_.keep_secrets(Tls::with(*settings_.certificate));
    if (settings_.lan || !settings_.proxies.empty()) guests_.emplace(settings_.show_code);
    return true;
  }

  [[nodiscard]] int port() const { return lines_.port(); }
  // Where other devices find it.
  [[nodiscard]] std::vector<std::string> addresses() const {
    return addresses(settings_.certificate ? "https" : "http");
  }
  [[nodiscard]] std::vector<std::string> addresses(const std::string& scheme) const {
    std::vector<std::string> all;
    if (settings_.lan)
      for (const std::string& address : network_addresses())
        if (address.find(':') == std::string::npos)  // it listens to IPv4
          all.push_back(scheme + "://" + address + ":" + std::to_string(port()) + "/");
    return all;
  }

  bool run() {
    files_.emplace();
    calls_.emplace();
    look();  // what is there now is no news
    const Moment end = lines_.run(settings_.ending);
    files_.reset();
    if (!calls_->over(end)) return false;
    calls_.reset();
    return true;
  }

  void stop() { lines_.stop(); }

 private:
  // ---- Who may ----

  Who share_of(const std::string& address) {
    if (is_loopback_address(address)) return Who::here;
    if (std::ranges::find(settings_.proxies, address) != settings_.proxies.end()) return Who::guest;
    const auto found = friends_.find(address);
    return found != friends_.end() && moment() - found->second < friendly ? Who::guest
                                                                          : Who::stranger;
  }

  Admission admit(Request& request) {
    const Visitor visitor = visitor_of(request, *hosts_, settings_.proxies);
    request.address = visitor.address;
    request.secure = visitor.secure;
    // Whoever sits at this machine can read the code from its screen, and needs none.
    request.here = !visitor.forwarded && is_loopback_address(request.address) &&
                   is_loopback_name(request.header("host"));
    request.known = (request.here || is_guest(request)) && visitor.host_fits;
    const Who who = !request.known ? Who::stranger : request.here ? Who::here : Who::guest;
    if (who == Who::stranger && !budget_.ask(request.address, moment()))
      return {who, wait("connection.error.much", 30s)};
    if (who == Who::guest) befriend(request.address);
    if (!visitor.host_fits) return {who, refused(forbidden, "connection.error.host")};
    if (!visitor.origin_fits) return {who, refused(forbidden, "connection.error.origin")};
    if (!request.path.starts_with("/api")) {
      if (request.method == "GET" || request.method == "HEAD") return {who};
      return {who, refusal(not_found)};
    }
    const std::string& from = request.header("sec-fetch-site");
    if (!from.empty() && from != "same-origin" && from != "none")
      return {who, refused(forbidden, "connection.error.origin")};
    // What others could read along is not said at all.
    if (settings_.certificate && !visitor.secure && !visitor.trusted && !request.here &&
        request.path != "/api/hello")
      return {who, refused(forbidden, "connection.error.https")};
    const Route* const route = route_of(request);
    const bool open = route != nullptr && route->open;
    // Here a code would let nobody in: there is none.
    if (!request.known && !guests_ && request.path != "/api/hello")
      return {who, refused(forbidden, "connection.error.forwarded")};
    if (!open && !request.known) return {who, refused(not_joined, "connection.error.join")};
    if (route == nullptr) return {who, refusal(not_found)};
    if (route->body > 0 && !is_json(request))
      return {who, refused(wrong_type, "connection.error.type")};
    return {who, {}, route->body};
  }

  static const Route* route_of(const Request& request) {
    for (const Route& route : routes)
      if (route.path == request.path && route.method == request.method) return &route;
    return nullptr;
  }

  bool is_guest(Request& request) {
    if (!guests_) return false;
    const std::string token = cookie_in(request.header("cookie"), cookie_of(request));
    if (token.empty()) return false;
    const std::string sum = sum_of(token);
    if (!devices_.knows(sum)) return false;
    request.device = sum;
    if (devices_.is_back(sum, now()))
      files_->want([this, sum] { static_cast<void>(devices_.seen_now(sum, now())); });
    return true;
  }

  void befriend(const std::string& address) {
    const Moment at = moment();
    if (friends_.size() >= most_friends)
      std::erase_if(friends_, [&](const auto& one) { return at - one.second >= friendly; });
    if (friends_.size() < most_friends || friends_.contains(address)) friends_[address] = at;
  }

  // What is no request of ours.
  static Response refusal(int status) {
    if (status == too_large) return refused(status, "protocol.error.too-large");
    return refused(status,
                   status == too_busy ? "connection.error.busy" : "connection.error.request");
  }

  // ---- What is asked ----

  void heard(Lines::Id id, Request request) {
    if (settings_.certificate && request.path == authority_path)
      return send(id, request, authority());
    if (!request.path.starts_with("/api")) return send_file(id, request);
    const bool asks = request.method == "GET";
    if (request.path == "/api/hello") return send(id, request, hello(request));
    if (request.path == "/api/join") return join(id, request);
    if (request.path == "/api/code") {
      if (!asks && guests_) guests_->change_code();
      return send(id, request, code());
    }
    if (request.path == "/api/devices") return send(id, request, devices(request));
    if (request.path == "/api/revoke") return revoke(id, request);
    if (request.path == "/api/events") return follow(id, request);
    answer(id, std::move(request));
  }

  // An answer to a stranger is counted.
  void send(Lines::Id id, const Request& request, Response response) {
    if (!request.known && response.body &&
        !budget_.send(request.address, response.body->size(), moment()))
      response = wait("connection.error.much", 60s);
    response.without_body = request.method == "HEAD";
    lines_.answer(id, std::move(response));
  }

  Response hello(const Request& request) const {
    // Sand runs by our clock, not by the device's.
    return json(dump_json(object({{"ok", true},
                                  {"seatmate", settings_.version},
                                  {"lan", settings_.lan},
                                  {"https", settings_.certificate.has_value()},
                                  {"joined", request.known},
                                  {"now", now()}})));
  }

  // A page that came by HTTP asks for it by HTTPS, too: whether it gets it says whether the device
  // trusts it.
  Response authority() const {
    Response response{200,
                      {{"Cache-Control", "no-store"}},
                      "application/x-x509-ca-cert",
                      std::make_shared<const std::string>(settings_.certificate->authority)};
    response.anywhere = true;
    return response;
  }

  // A browser at this machine may know us as localhost, which leads other devices nowhere: so the
  // addresses are told, too.
  Response code() const {
    return json(dump_json(object({{"ok", true},
                                  {"code", guests_ ? guests_->code() : ""},
                                  {"addresses", list_of(addresses())},
                                  {"first", list_of(addresses("http"))}})));
  }

  void join(Lines::Id id, const Request& request) {
    if (!guests_) return send(id, request, json(R"({"ok":true})"));
    if (!request.here) {
      const std::chrono::seconds pause = budget_.pause(request.address, moment());
      if (pause > 0s) return send(id, request, wait("connection.error.wait", pause));
    }
    const std::string token = guests_->join(text_in(request.body, "code"));
    if (token.empty()) {
      if (!request.here) budget_.wrong_code(request.address, moment());
      return send(id, request, refused(not_joined, "connection.error.code"));
    }
    budget_.right_code(request.address);
    Response response = json(R"({"ok":true})");
    response.headers.emplace_back("Set-Cookie", std::string(cookie_of(request)) + "=" + token +
                                                    std::string(cookie_ends) +
                                                    (request.secure ? "; Secure" : ""));
    const std::int64_t at = now();
    const Device device{sum_of(token), device_name(request.header("user-agent")), at, at};
    files_->want(
        [this, id, device, response] {
          // If it cannot be kept, the device is known until the server ends.
          static_cast<void>(devices_.add(device));
          lines_.post([this, id, response] { lines_.answer(id, response); });
        },
        true);
  }

  Response devices(const Request& request) {
    Doc list = Doc::list();
    for (const Device& one : devices_.all())
      list.push(object({{"id", one.id()},
                        {"name", one.name},
                        {"joined", one.joined},
                        {"seen", one.seen},
                        {"this", one.sum == request.device}}));
    return json(dump_json(object({{"ok", true}, {"devices", std::move(list)}})));
  }

  void revoke(Lines::Id id, const Request& request) {
    files_->want(
        [this, id, device = text_in(request.body, "id")] {
          const Outcome done = devices_.remove(device);
          Response response = done ? json(R"({"ok":true})") : refused(bad_request, done.why());
          lines_.post([this, id, response = std::move(response)] { lines_.answer(id, response); });
        },
        true);
  }

  // ---- Calls, and what they change ----

  void answer(Lines::Id id, Request request) {
    calls_->want([this, id, body = std::move(request.body)] {
      Response response = json(call_(body));
      lines_.post([this, id, response = std::move(response)] { lines_.answer(id, response); });
      if (!only_looks(body)) find_changes();
    });
  }

  void look() {
    looking_ = true;
    calls_->want([this] {
      find_changes();
      looking_ = false;
    });
  }

  // What was written since it was last looked, by a device or another program. The games are not
  // looked at, so it does not matter how many there are. Only calls_ does this.
  void find_changes() {
    Doc question = object({{"do", "news"}});
    if (heard_) set(question, {"after", *heard_});
    const std::optional<Doc> news = parse_json(call_(dump_json(question)));
    if (!news || !(*news)["ok"].truth()) return;
    if ((*news)["again"].truth()) events_.publish("again", "{}");
    for (const Doc& change : (*news)["news"].items()) events_.publish("changed", dump_json(change));
    heard_ = (*news)["revision"].number();
    lines_.post([this] {
      looked_at_ = moment();
      tell_all();
    });
  }

  void follow(Lines::Id id, const Request& request) {
    if (followers_.size() >= limits::followers)
      return send(id, request, refused(too_busy, "connection.error.busy"));
    const Events::Place place = events_.place_of(request.header("last-event-id"));
    Response head{
        200, {{"Cache-Control", "no-store"}, {"X-Accel-Buffering", "no"}}, "text/event-stream"};
    head.endless = true;
    lines_.follow(id, head);
    lines_.say(id, "retry: 1000\nid: " + events_.id_of(place.number) +
                       "\nevent: " + (place.again ? "again" : "hello") + "\ndata: {}\n\n");
    followers_[id] = {place.number, moment(), request.device};
    tell(id, followers_[id]);
  }

  struct Follower {
    std::uint64_t heard = 0;
    Moment at;
    std::string device;
  };

  void tell(Lines::Id id, Follower& follower) {
    std::string text;
    for (const Event& event : events_.after(follower.heard)) {
      follower.heard = event.number;
      text += "id: " + events_.id_of(event.number) + "\nevent: " + event.name +
              "\ndata: " + event.data + "\n\n";
    }
    const Moment at = moment();
    if (text.empty() && at - follower.at < settings_.heartbeat) return;
    follower.at = at;
    lines_.say(id, text.empty() ? ":\n\n" : text);
  }

  void tell_all() {
    for (auto& [id, follower] : followers_) tell(id, follower);
  }

  void now_and_then() {
    std::erase_if(followers_, [this](const auto& one) {
      const auto& [id, follower] = one;
      // A device that is not known any more hears nothing more.
      if (!follower.device.empty() && !devices_.knows(follower.device)) lines_.close(id);
      return !lines_.follows(id);
    });
    tell_all();
    if (!followers_.empty() && !looking_ && moment() - looked_at_ >= look_around) look();
  }

  // ---- The page ----

  void send_file(Lines::Id id, const Request& request) {
    // Those who joined first: strangers may ask for much.
    files_->want(
        [this, id, request] {
          Response response = file(request);
          lines_.post(
              [this, id, request, response = std::move(response)] { send(id, request, response); });
        },
        request.known);
  }

  Response file(const Request& request) {
    const bool gzip = request.header("accept-encoding").find("gzip") != std::string::npos;
    std::optional<PageFile> file = page_.find(request.path, gzip);
    if (!file) return refused(not_found, "connection.error.request");
    Response response;
    response.headers = {
        {"Cache-Control", file->forever ? "public, max-age=31536000, immutable" : "no-cache"},
        {"ETag", file->tag},
        // Whoever asks for a part gets the whole, and is told so beforehand.
        {"Accept-Ranges", "none"},
        {"Vary", "Accept-Encoding"}};
    if (request.header("if-none-match") == file->tag) {
      response.status = not_modified;
      return response;
    }
    if (file->gzipped) response.headers.emplace_back("Content-Encoding", "gzip");
    response.type = file->type;
    // Many who take the same file slowly hold it once.
    std::weak_ptr<const std::string>& shared = being_sent_[file->tag];
    response.body = shared.lock();
    if (!response.body || *response.body != file->content) {
      std::erase_if(being_sent_, [&](const auto& one) {
        return one.first != file->tag && one.second.expired();
      });
      response.body = std::make_shared<const std::string>(std::move(file->content));
      being_sent_[file->tag] = response.body;
    }
    return response;
  }

  Settings settings_;
  Call call_;
  PageFiles page_;
  Events events_;
  Devices devices_;
  std::optional<Hosts> hosts_;
  std::optional<Guests> guests_;
  Lines lines_;
  // Of the thread that keeps the lines.
  Budget budget_;
  std::map<std::string, Moment> friends_;
  std::map<Lines::Id, Follower> followers_;
  Moment looked_at_;
  std::atomic<bool> looking_ = false;
  // Of calls_: the revision up to which it is known what was written.
  std::optional<std::int64_t> heard_;
  // Of files_: what is being sent just now.
  std::map<std::string, std::weak_ptr<const std::string>> being_sent_;
  // Calls of the protocol; files of the page and the list of devices. They end before the rest.
  std::optional<Worker> calls_;
  std::optional<Worker> files_;
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

std::vector<std::string> Server::first_addresses() const { return inside_->addresses("http"); }

bool Server::run() { return inside_->run(); }
void Server::stop() { inside_->stop(); }

}  // namespace seatmate::server
