#include "server/lines.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <tuple>
#include <utility>

namespace seatmate::server {

namespace {

using namespace std::chrono_literals;

constexpr std::string_view end_of_head = "\r\n\r\n";
// What one line may take before the others have their turn.
constexpr std::size_t at_a_time = std::size_t{256} << 10U;
constexpr int accepted_at_a_time = 64;
constexpr std::size_t in_secret_at_a_time = std::size_t{64} << 10U;
// If a socket is closed while the other side still sends, that side may never read our answer. So
// what it sends is read and dropped, for a moment.
constexpr auto time_to_part = 2s;
constexpr std::size_t most_dropped = std::size_t{8} << 20U;
constexpr std::size_t most_dropped_of_strangers = std::size_t{256} << 10U;

Moment clock_now() { return std::chrono::steady_clock::now(); }

}  // namespace

struct Lines::Line {
  enum class State : std::uint8_t { head, body, waiting, answering, following, parting };

  Line(int socket, std::string address, Who who, Moment now)
      : socket(socket), address(std::move(address)), who(who), began(now), moved(now) {}
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  ~Line() { ::close(socket); }

  [[nodiscard]] std::size_t unsaid() const { return out.size() + (body ? body->size() : 0) - sent; }
  [[nodiscard]] std::size_t unsent() const {
    return unsaid() + (secret ? secret->wire().size() : 0);
  }
  // What is said next, in clear.
  [[nodiscard]] std::string_view next() const {
    return sent < out.size() ? std::string_view(out).substr(sent)
           : body            ? std::string_view(*body).substr(sent - out.size())
                             : std::string_view();
  }

  int socket;
  std::string address;
  Who who;
  bool heard = false;              // a byte
  std::unique_ptr<Secret> secret;  // it is HTTPS
  std::size_t vain = 0;            // bytes of that which say nothing
  State state = State::head;
  Moment began;  // this state
  Moment moved;  // a byte, either way
  std::string in;
  Request request;
  std::string out;
  std::shared_ptr<const std::string> body;  // behind `out`
  std::size_t sent = 0;
  std::size_t dropped = 0;
  bool finished = false;  // the other side says nothing more
  bool gone = false;
};

Lines::Lines(Hooks hooks)
    : hooks_(std::move(hooks)), bell_(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {}

Lines::~Lines() {
  all_.clear();
  if (listening_ >= 0) ::close(listening_);
  if (bell_ >= 0) ::close(bell_);
}

bool Lines::listen(const char* address, int port) {
  listening_ = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (listening_ < 0 || bell_ < 0) return false;
  // What an earlier run left behind does not keep the port; another server does.
  const int yes = 1;
  setsockopt(listening_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  sockaddr_in here{};
  here.sin_family = AF_INET;
  here.sin_port = htons(static_cast<std::uint16_t>(port));
  inet_pton(AF_INET, address, &here.sin_addr);
  socklen_t length = sizeof here;
  auto* const generic = reinterpret_cast<sockaddr*>(&here);
  if (bind(listening_, generic, length) != 0 || ::listen(listening_, SOMAXCONN) != 0 ||
      getsockname(listening_, generic, &length) != 0)
    return false;
  port_ = ntohs(here.sin_port);
  return true;
}

void Lines::stop() {
  ending_ = true;
  wake();
}

void Lines::wake() const {
  const std::uint64_t one = 1;
  // If it fails the bell has been rung already.
  [[maybe_unused]] const ssize_t rung = ::write(bell_, &one, sizeof one);
}

void Lines::post(std::function<void()> work) {
  {
    const std::lock_guard lock(posting_);
    posted_.push_back(std::move(work));
  }
  wake();
}

void Lines::do_posted() {
  std::vector<std::function<void()>> all;
  {
    const std::lock_guard lock(posting_);
    all.swap(posted_);
  }
  for (const auto& work : all) work();
}

Moment Lines::run(std::chrono::milliseconds ending) {
  while (!ending_) {
    wait();
    hooks_.now_and_then();
  }
  ::close(std::exchange(listening_, -1));
  // Who is being answered is answered to the end, and hears us out.
  const Moment begun = clock_now();
  const Moment end = begun + ending;
  for (;;) {
    std::erase_if(all_, [](const auto& one) {
      using enum Line::State;
      return one.second->state != waiting && one.second->state != answering &&
             one.second->state != parting;
    });
    const bool busy = std::ranges::any_of(
        all_, [](const auto& one) { return one.second->state != Line::State::parting; });
    // Those who have their answer already close their lines by themselves, at once.
    const Moment now = clock_now();
    if (all_.empty() || now >= end || (!busy && now >= begun + 300ms)) break;
    wait();
  }
  all_.clear();
  return end;
}

// Waits for somebody, and lets everybody move who can.
void Lines::wait() {
  using enum Line::State;
  std::vector<pollfd> polled;
  std::vector<Id> ids;
  polled.reserve(all_.size() + 2);
  ids.reserve(all_.size());
  polled.push_back({bell_, POLLIN, 0});
  const bool accepting = listening_ >= 0 && clock_now() >= accept_again_;
  polled.push_back({accepting ? listening_ : -1, POLLIN, 0});
  for (const auto& [id, line] : all_) {
    const bool hears = line->state != waiting && line->state != answering && !line->finished;
    const bool says = line->unsent() > 0;
    const int wanted = (hears ? POLLIN : 0) | (says ? POLLOUT : 0);
    polled.push_back({line->socket, static_cast<short>(wanted), 0});
    ids.push_back(id);
  }
  const bool hurry = ending_ || (listening_ >= 0 && !accepting);
  poll(polled.data(), polled.size(), hurry ? 50 : 500);

  const Moment now = clock_now();
  if ((polled[0].revents & POLLIN) != 0) {
    std::uint64_t rung = 0;
    [[maybe_unused]] const ssize_t size = ::read(bell_, &rung, sizeof rung);
  }
  do_posted();
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const int happened = polled[i + 2].revents;
    const auto found = all_.find(ids[i]);
    if (found == all_.end() || happened == 0) continue;
    Line& line = *found->second;
    if ((happened & (POLLERR | POLLNVAL)) != 0) line.gone = true;
    // Nobody reads on the other side either.
    if ((happened & POLLHUP) != 0 && (happened & POLLIN) == 0) line.gone = true;
    if (!line.gone && (happened & POLLOUT) != 0) write(line, now);
    if (!line.gone && (happened & POLLIN) != 0) read(ids[i], line, now);
  }
  if ((polled[1].revents & POLLIN) != 0) accept_all(now);
  close_late_ones(now);
}

void Lines::accept_all(Moment now) {
  for (int i = 0; i < accepted_at_a_time; ++i) {
    sockaddr_in from{};
    socklen_t length = sizeof from;
    const int socket = accept4(listening_, reinterpret_cast<sockaddr*>(&from), &length,
                               SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (socket < 0) {
      // Too many files are open: a stranger has to go, and we look again in a moment.
      if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
        close_idlest(Who::stranger, nullptr);
        accept_again_ = now + 100ms;
      }
      return;
    }
    std::array<char, INET_ADDRSTRLEN> text{};
    inet_ntop(AF_INET, &from.sin_addr, text.data(), text.size());
    std::string address(text.data());
    const Who who = hooks_.who(address);
    if (!make_room(address, who)) {
      ::close(socket);
      continue;
    }
    const int yes = 1;
    setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    const Id id = ++last_;
    Line& line = *all_.emplace(id, std::make_unique<Line>(socket, std::move(address), who, now))
                      .first->second;
    read(id, line, now);  // most have said something already
  }
}

// Whether there is a place for one more; for it, the one that has been idle longest may go.
bool Lines::make_room(const std::string& address, Who who) {
  std::size_t of_all = 0;
  std::map<std::string_view, std::size_t> of_each;
  for (const auto& [id, line] : all_)
    if (line->who == who) {
      ++of_all;
      ++of_each[line->address];
    }
  const std::size_t most_of_one = who == Who::stranger ? limits::lines_of_a_stranger
                                  : who == Who::guest  ? limits::lines_of_a_guest
                                                       : limits::lines_from_here;
  const std::size_t most_of_all = who == Who::stranger ? limits::lines_of_strangers
                                  : who == Who::guest  ? limits::lines_of_guests
                                                       : limits::lines_from_here;
  if (of_each[address] >= most_of_one) return close_idlest(who, &address);
  if (of_all < most_of_all) return true;
  const auto most =
      std::ranges::max_element(of_each, {}, [](const auto& one) { return one.second; });
  const std::string greediest(most->first);
  return close_idlest(who, &greediest);
}

bool Lines::close_idlest(Who who, const std::string* address) {
  using enum Line::State;
  // First those who have their answer, then those who have not said what they want; of strangers
  // also who takes long over the rest.
  const auto rank = [&](const Line& line) {
    if (line.state == parting) return 0;
    if (line.state == head) return 1;
    return who == Who::stranger ? 2 : 3;
  };
  auto idlest = all_.end();
  for (auto one = all_.begin(); one != all_.end(); ++one) {
    const Line& line = *one->second;
    if (line.who != who || (address != nullptr && line.address != *address) || rank(line) == 3)
      continue;
    if (idlest == all_.end() || std::tuple(rank(line), line.began) <
                                    std::tuple(rank(*idlest->second), idlest->second->began))
      idlest = one;
  }
  if (idlest == all_.end()) return false;
  all_.erase(idlest);
  return true;
}

void Lines::read(Id id, Line& line, Moment now) {
  using enum Line::State;
  std::array<char, 65536> buffer;  // NOLINT: filled before it is read
  for (std::size_t taken = 0; taken < at_a_time && !line.gone;) {
    const ssize_t size = recv(line.socket, buffer.data(), buffer.size(), 0);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) {
      line.gone = errno != EAGAIN && errno != EWOULDBLOCK;
      return;
    }
    if (size == 0) {
      // Who asks and then says nothing more may still wait for the answer; nobody else does.
      line.finished = true;
      line.gone = line.state != waiting && line.state != answering;
      return;
    }
    const auto length = static_cast<std::size_t>(size);
    taken += length;
    line.moved = now;
    const bool first = !std::exchange(line.heard, true);
    if (first && buffer.front() == first_of_tls) {
      line.gone = !tls_ || !hooks_.may_agree(line.who, line.address);
      if (!line.gone) line.secret = std::make_unique<Secret>(*tls_);
    }
    if (!line.gone) hear(id, line, {buffer.data(), length}, now);
  }
}

void Lines::hear(Id id, Line& line, std::string_view bytes, Moment now) {
  using enum Line::State;
  if (line.state != head && line.state != body) {
    line.dropped += bytes.size();
    line.gone =
        line.dropped > (line.who == Who::stranger ? most_dropped_of_strangers : most_dropped);
    return;
  }
  if (!line.secret) return take(id, line, bytes, now);
  std::string text;
  const bool sense = line.secret->hear(bytes, text);
  // A handshake is some hundred bytes; whoever goes on with it wants us to compute.
  line.vain += bytes.size() - std::min(bytes.size(), text.size());
  if (line.who == Who::stranger && line.vain > limits::handshake) {
    line.gone = true;
    return;
  }
  if (!text.empty()) take(id, line, text, now);
  if (line.secret->finished()) {
    line.finished = true;
    line.gone = line.gone || line.state == head || line.state == body;
  }
  // What the handshake says; of one that failed, why.
  if (!line.gone) write(line, now);
  line.gone = line.gone || !sense;
}

void Lines::take(Id id, Line& line, std::string_view text, Moment now) {
  line.in.append(text);
  understand(id, line, now);
}

void Lines::understand(Id id, Line& line, Moment now) {
  using enum Line::State;
  if (line.state == head) {
    const std::size_t end = line.in.find(end_of_head);
    if (std::min(end, line.in.size()) > limits::head) return refuse(line, 431);
    if (end == std::string::npos) return;
    const std::string text = line.in.substr(0, end);
    line.in.erase(0, end + end_of_head.size());
    line.began = now;
    admit(line, text);
  }
  if (line.state != body || line.in.size() < line.request.length) return;
  line.in.resize(line.request.length);
  line.request.body = std::move(line.in);
  line.in = {};
  line.state = waiting;
  hooks_.heard(id, std::move(line.request));
}

void Lines::admit(Line& line, std::string_view head) {
  std::optional<Request> request = read_head(head);
  if (!request) return refuse(line, 400);
  request->address = line.address;
  request->encrypted = line.secret != nullptr;
  Admission admission = hooks_.admit(*request);
  // A line whose talk turns out a stranger's takes a stranger's share from now on.
  if (admission.who != line.who || request->address != line.address) {
    line.who = Who::here;  // so that it is not the one that goes
    line.address = request->address;
    if (admission.who == Who::stranger && !make_room(line.address, admission.who))
      return refuse(line, 503);
    line.who = admission.who;
  }
  if (admission.refusal) {
    admission.refusal->without_body = request->method == "HEAD";
    return begin_answer(line, std::move(*admission.refusal));
  }
  if (request->length > admission.body) return refuse(line, 413);
  if (request->length > 0 && bodies() + request->length > limits::bodies) return refuse(line, 503);
  line.state = Line::State::body;
  line.request = std::move(*request);
  if (line.in.size() < line.request.length && line.request.header("expect") == "100-continue") {
    constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
    if (line.secret && !line.secret->say(go_on)) line.gone = true;
    if (!line.secret) {
      [[maybe_unused]] const ssize_t size =
          send(line.socket, go_on.data(), go_on.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    }
  }
}

std::size_t Lines::bodies() const {
  std::size_t sum = 0;
  for (const auto& [id, line] : all_)
    if (line->state == Line::State::body) sum += line->request.length;
  return sum;
}

void Lines::begin_answer(Line& line, Response response) {
  line.out = head_of(response);
  if (!response.without_body) line.body = std::move(response.body);
  line.sent = 0;
  line.in = {};
  line.state = Line::State::answering;
  line.began = line.moved = clock_now();
  write(line, line.began);
}

void Lines::write(Line& line, Moment now) {
  for (std::size_t taken = 0; taken < at_a_time && line.unsent() > 0;) {
    // A piece at a time: what waits in secret cannot be shared with others who take the same file.
    if (line.secret && line.secret->wire().empty()) {
      const std::string_view piece = line.next().substr(0, in_secret_at_a_time);
      line.gone = !line.secret->say(piece);
      if (line.gone) return;
      line.sent += piece.size();
    }
    const std::string_view text = line.secret ? line.secret->wire() : line.next();
    const ssize_t size = send(line.socket, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) {
      line.gone = errno != EAGAIN && errno != EWOULDBLOCK;
      return;
    }
    if (line.secret)
      line.secret->sent(static_cast<std::size_t>(size));
    else
      line.sent += static_cast<std::size_t>(size);
    taken += static_cast<std::size_t>(size);
    line.moved = now;
  }
  if (line.unsent() > 0) return;
  line.out.clear();
  line.body.reset();
  line.sent = 0;
  if (line.state == Line::State::answering) part(line, now);
}

void Lines::part(Line& line, Moment now) {
  if (line.secret) {
    // How long the answer is was told, so who does not hear the goodbye misses nothing.
    line.secret->say_goodbye();
    const std::string& goodbye = line.secret->wire();
    [[maybe_unused]] const ssize_t size =
        send(line.socket, goodbye.data(), goodbye.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    line.secret->sent(goodbye.size());
  }
  shutdown(line.socket, SHUT_WR);
  line.state = Line::State::parting;
  line.began = now;
  line.gone = line.finished;
}

void Lines::answer(Id id, Response response) {
  const auto found = all_.find(id);
  if (found != all_.end() && found->second->state == Line::State::waiting)
    begin_answer(*found->second, std::move(response));
}

void Lines::follow(Id id, const Response& head) {
  const auto found = all_.find(id);
  if (found == all_.end() || found->second->state != Line::State::waiting) return;
  Line& line = *found->second;
  line.state = Line::State::following;
  line.gone = line.finished;
  say(id, head_of(head));
}

void Lines::say(Id id, std::string_view text) {
  const auto found = all_.find(id);
  if (found == all_.end() || found->second->state != Line::State::following) return;
  Line& line = *found->second;
  line.out.erase(0, std::exchange(line.sent, 0));
  line.out += text;
  const Moment now = clock_now();
  if (line.out.size() > limits::unheard) line.gone = true;
  if (!line.gone) write(line, now);
}

void Lines::close(Id id) { all_.erase(id); }

bool Lines::follows(Id id) const {
  const auto found = all_.find(id);
  return found != all_.end() && found->second->state == Line::State::following &&
         !found->second->gone;
}

void Lines::close_late_ones(Moment now) {
  using enum Line::State;
  std::erase_if(all_, [&](const auto& one) {
    const Line& line = *one.second;
    if (line.gone) return true;
    switch (line.state) {
      case head:
        return now - line.began > limits::until_head;
      case body:
        return now - line.began > limits::until_request || now - line.moved > limits::silence;
      case answering:
        return now - line.moved > limits::silence ||
               (line.who == Who::stranger && now - line.began > limits::until_taken);
      case parting:
        return now - line.began > time_to_part;
      case following:
        return line.unsent() > 0 && now - line.moved > limits::until_taken;
      case waiting:
        break;
    }
    return false;
  });
}

}  // namespace seatmate::server
