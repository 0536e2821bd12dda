#pragma once

// The lines to everybody who is connected, kept by one thread that waits for none of them: who is
// slow, silent or endless costs a few bytes and nobody's time. On each line one request is heard
// and answered, then it is closed: what is left of a refused request is never taken for another.
//
// What takes long is done elsewhere and comes back by post().

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/budget.h"
#include "server/http.h"
#include "server/tls.h"

namespace seatmate::server {

// Strangers share little, devices that joined more; the machine itself has a share of its own.
enum class Who : std::uint8_t { stranger, guest, here };

// What becomes of a request of which the head was heard.
struct Admission {
  Who who = Who::stranger;
  std::optional<Response> refusal = {};
  std::size_t body = 0;  // the longest that is heard
};

class Lines {
 public:
  using Id = std::uint64_t;
  struct Hooks {
    // Whose share a line takes before anything was said on it.
    std::function<Who(const std::string& address)> who;
    // May they agree on a secret with us? It takes us longer than an answer.
    std::function<bool(Who, const std::string& address)> may_agree;
    // May set the address of who asks.
    std::function<Admission(Request&)> admit;
    // The request is whole: answer() or follow() is called, now or later.
    std::function<void(Id, Request)> heard;
    // The answer to what is no request of ours, by its status.
    std::function<Response(int status)> refusal;
    // Now and then, at least twice a second.
    std::function<void()> now_and_then;
  };

  explicit Lines(Hooks hooks);
  Lines(const Lines&) = delete;
  Lines& operator=(const Lines&) = delete;
  ~Lines();

  // False if the port is taken; 0: any that is free.
  [[nodiscard]] bool listen(const char* address, int port);
  [[nodiscard]] int port() const { return port_; }
  // From now on whoever begins with a handshake is heard by HTTPS; others as ever. Before run(), or
  // on its thread.
  void keep_secrets(std::shared_ptr<const Tls> tls) { tls_ = std::move(tls); }

  // Until stop(), from any thread; then answers under way get this time. Gives back its end.
  Moment run(std::chrono::milliseconds ending);
  void stop();
  // Done on the thread of run(), soon. From any thread.
  void post(std::function<void()> work);

  // On the thread of run(). A line that is gone is no trouble.
  void answer(Id id, Response response);
  // The line stays, and say() adds to it.
  void follow(Id id, const Response& head);
  void say(Id id, std::string_view text);
  void close(Id id);
  [[nodiscard]] bool follows(Id id) const;

 private:
  struct Line;
  using All = std::map<Id, std::unique_ptr<Line>>;

  void wake() const;
  void do_posted();
  void wait();
  void accept_all(Moment now);
  bool make_room(const std::string& address, Who who);
  bool close_idlest(Who who, const std::string* address);
  void read(Id id, Line& line, Moment now);
  void hear(Id id, Line& line, std::string_view bytes, Moment now);
  void take(Id id, Line& line, std::string_view text, Moment now);
  void understand(Id id, Line& line, Moment now);
  void admit(Line& line, std::string_view head);
  void write(Line& line, Moment now);
  void begin_answer(Line& line, Response response);
  void refuse(Line& line, int status) { begin_answer(line, hooks_.refusal(status)); }
  void part(Line& line, Moment now);
  void close_late_ones(Moment now);
  [[nodiscard]] std::size_t bodies() const;

  Hooks hooks_;
  std::shared_ptr<const Tls> tls_;
  All all_;
  Id last_ = 0;
  int listening_ = -1;
  int bell_ = -1;
  int port_ = -1;
  std::atomic<bool> ending_ = false;
  std::mutex posting_;
  std::vector<std::function<void()>> posted_;
  Moment accept_again_;
};

}  // namespace seatmate::server
