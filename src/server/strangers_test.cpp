// What strangers may have, and that they keep nobody waiting: neither silent ones nor those who
// guess, nor a call that takes long.

#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>

#include "server/budget.h"
#include "server/server_test_support.h"

namespace seatmate::server {
namespace {

using namespace std::chrono_literals;

const std::string wrong = R"({"code": "AAAAAA"})";

// A call that takes until it is let go.
class LongCall {
 public:
  std::string operator()(std::string_view request) {
    if (request.find("long") == std::string_view::npos) return R"({"ok":true,"games":[]})";
    std::unique_lock lock(mutex_);
    begun_ = true;
    news_.notify_all();
    news_.wait(lock, [this] { return let_go_; });
    return R"({"ok":true})";
  }
  void wait_until_begun() {
    std::unique_lock lock(mutex_);
    news_.wait(lock, [this] { return begun_; });
  }
  void let_go() {
    const std::lock_guard lock(mutex_);
    let_go_ = true;
    news_.notify_all();
  }

 private:
  std::mutex mutex_;
  std::condition_variable news_;
  bool begun_ = false;
  bool let_go_ = false;
};

TEST(Budget, OfRequestsAndBytesIsForEachAddressAndComesBack) {
  Budget budget;
  const Moment now{};
  int asked = 0;
  while (budget.ask("a", now)) ++asked;
  EXPECT_EQ(asked, static_cast<int>(limits::requests_at_once));
  EXPECT_TRUE(budget.ask("b", now));
  EXPECT_FALSE(budget.ask("a", now + 10ms));
  EXPECT_TRUE(budget.ask("a", now + 1s));
  const auto much = static_cast<std::size_t>(limits::bytes_at_once);
  EXPECT_TRUE(budget.send("a", much, now + 1s));
  EXPECT_FALSE(budget.send("a", much / 2, now + 2s));
  EXPECT_TRUE(budget.send("b", much, now + 2s));
  EXPECT_TRUE(budget.send("a", much / 2, now + 60s));
}

TEST(Budget, PausesGrowWithEachWrongCodeAndEnd) {
  Budget budget;
  Moment now{};
  for (int i = 1; i < limits::free_attempts; ++i) {
    budget.wrong_code("a", now);
    EXPECT_EQ(budget.pause("a", now), 0s);
  }
  std::chrono::seconds before = 0s;
  for (int i = 0; i < 20; ++i) {
    budget.wrong_code("a", now);
    const std::chrono::seconds pause = budget.pause("a", now);
    EXPECT_GE(pause, std::min<std::chrono::seconds>(2 * before, limits::longest_pause)) << i;
    EXPECT_LE(pause, limits::longest_pause);
    EXPECT_EQ(budget.pause("b", now), 0s) << "nobody else has to wait";
    before = pause;
    now += pause;
    EXPECT_EQ(budget.pause("a", now), 0s);
  }
  EXPECT_EQ(before, limits::longest_pause);
  // After a long rest it begins anew.
  now += limits::forgiving;
  EXPECT_EQ(budget.pause("a", now), 0s);
  budget.wrong_code("a", now);
  EXPECT_EQ(budget.pause("a", now), 0s);
}

TEST(Budget, ManyAddressesDoNotMakeAPauseForgotten) {
  Budget budget;
  const Moment now{};
  for (int i = 0; i < limits::free_attempts; ++i) budget.wrong_code("guesser", now);
  for (std::size_t i = 0; i < 2 * limits::addresses; ++i)
    EXPECT_TRUE(budget.ask(std::to_string(i), now + 1s));
  EXPECT_GT(budget.pause("guesser", now + 1s), 0s);
}

TEST(Strangers, WhoGuessMustWaitAndDoNotChangeTheCode) {
  Serving serving(true);
  const std::string code = serving.code();
  const httplib::Headers guest = serving.guest();
  for (int i = 0; i < limits::free_attempts; ++i)
    EXPECT_EQ(error_of(serving.post("/api/join", wrong, guest)), "connection.error.code");
  for (int i = 0; i < 20; ++i) {
    const auto refused = serving.post("/api/join", wrong, guest);
    EXPECT_EQ(error_of(refused), "connection.error.wait");
    EXPECT_EQ(refused->status, 429);
    EXPECT_GT(as_json(refused->body)["error"]["args"]["seconds"], 0);
  }
  // Nor is the right one looked at meanwhile, or waiting would cost a guesser nothing.
  EXPECT_EQ(error_of(serving.post("/api/join", Json{{"code", code}}.dump(), guest)),
            "connection.error.wait");
  EXPECT_EQ(serving.code(), code);
  // The owner's own device is not kept waiting by them.
  EXPECT_EQ(serving.post("/api/join", Json{{"code", code}}.dump())->status, 200);
}

TEST(Strangers, HaveTheirRequestsCounted) {
  const Serving serving(true);
  const httplib::Headers guest = serving.guest();
  int status = 200;
  int asked = 0;
  for (; status == 200 && asked < 100'000; ++asked) status = serving.status("/api/hello", guest);
  EXPECT_EQ(status, 429);
  EXPECT_GE(asked, static_cast<int>(limits::requests_at_once));
  EXPECT_EQ(serving.status("/api/hello"), 200) << "whoever sits here is not counted";
  EXPECT_EQ(serving.call(list)["ok"], true);
}

TEST(Strangers, AreNotHeardAtLength) {
  const Serving serving(true);
  const std::string much = R"({"code": ")" + std::string(limits::joining, 'A') + R"("})";
  EXPECT_EQ(serving.post("/api/join", much, serving.guest())->status, 413);
  EXPECT_EQ(serving.post("/api/call", new_game, serving.guest())->status, 401);
}

TEST(Strangers, WhoAreSilentKeepNobodyWaiting) {
  const Serving serving(true);
  std::vector<std::unique_ptr<Wire>> silent;
  for (int i = 0; i < 256; ++i) silent.push_back(std::make_unique<Wire>(serving.port()));
  EXPECT_EQ(serving.status("/api/hello"), 200);
  EXPECT_EQ(serving.call(list)["ok"], true);
  // And not because they were dropped meanwhile.
  for (const auto& one : silent) EXPECT_TRUE(one->stands());
}

TEST(Strangers, OfOneAddressHaveFewLinesAndTheNewestStays) {
  const std::string address = network_address();
  if (address.empty()) GTEST_SKIP() << "this machine is in no network";
  const Serving serving(true);
  const std::string hello = "GET /api/hello HTTP/1.1\r\nHost: " + address + ":" +
                            std::to_string(serving.port()) + "\r\n\r\n";
  std::deque<Wire> lines;
  for (std::size_t i = 0; i <= limits::lines_of_a_stranger; ++i)
    lines.emplace_back(serving.port(), address);
  // The first had to go; the others still stand.
  EXPECT_EQ(lines.front().heard(), "");
  lines.back().say(hello);
  EXPECT_NE(lines.back().heard().find(" 200 "), std::string::npos);
  lines[1].say(hello);
  EXPECT_NE(lines[1].heard().find(" 200 "), std::string::npos);
}

TEST(LongStrangers, WhoAreSilentAreDropped) {
  const Serving serving(true);
  const Wire silent(serving.port());
  const Wire slow(serving.port());
  slow.say("GET /api/hello HTTP/1.1\r\nHost: ");
  EXPECT_EQ(silent.heard(), "");
  EXPECT_EQ(slow.heard(), "");
}

TEST(SlowCalls, HoldUpNeitherHelloNorEventsNorTheEnd) {
  LongCall call;
  Serving serving(false, [&](std::string_view request) { return call(request); });
  std::thread caller([&] { static_cast<void>(serving.post("/api/call", R"({"do": "long"})")); });
  call.wait_until_begun();
  EXPECT_EQ(serving.status("/api/hello"), 200);
  EXPECT_EQ(serving.status("/"), 200);
  {
    const Follower follower(serving);
    EXPECT_TRUE(follower.hears("event: hello"));
  }
  // It ends although the call is still under way; or this test never does.
  EXPECT_FALSE(serving.stop());
  call.let_go();
  caller.join();
}

TEST(SlowCalls, ThatEndInTimeAreAnswered) {
  LongCall call;
  Serving serving(
      false, [&](std::string_view request) { return call(request); },
      [](Settings& settings) { settings.ending = 1h; });
  int status = 0;
  std::thread caller([&] {
    const auto response = serving.post("/api/call", R"({"do": "long"})");
    status = response ? response->status : -1;
  });
  call.wait_until_begun();
  std::thread ender([&] { call.let_go(); });
  EXPECT_TRUE(serving.stop());
  ender.join();
  caller.join();
  EXPECT_EQ(status, 200);
}

TEST(Lines, ThatSayNothingMoreAreAnswered) {
  const Serving serving;
  const Wire line(serving.port());
  line.say("GET /api/hello HTTP/1.1\r\nHost: localhost:" + std::to_string(serving.port()) +
           "\r\n\r\n");
  line.finish();
  EXPECT_NE(line.heard().find("\"ok\":true"), std::string::npos);
}

TEST(Lines, OfSlowReadersKeepNobodyWaiting) {
  const Serving serving;
  serving.folder().write("page/large.bin", std::string(std::size_t{16} << 20U, 'x'));
  std::vector<std::unique_ptr<Wire>> slow;
  for (int i = 0; i < 3; ++i) {
    slow.push_back(std::make_unique<Wire>(serving.port()));
    slow.back()->say("GET /large.bin HTTP/1.1\r\nHost: localhost:" +
                     std::to_string(serving.port()) + "\r\n\r\n");
  }
  EXPECT_EQ(serving.call(list)["ok"], true);
  EXPECT_EQ(serving.status("/api/hello"), 200);
  // And whoever reads gets all of it.
  EXPECT_EQ(serving.client().Get("/large.bin")->body.size(), std::size_t{16} << 20U);
}

// ---- What another server passes on ----

const httplib::Headers passed_on{{"X-Forwarded-For", "203.0.113.7"}};

TEST(PassedOn, IsAStrangersWhoeverSaysSo) {
  // Alone on this machine nobody can join, so nothing is answered.
  const Serving alone;
  EXPECT_EQ(error_of(alone.post("/api/call", list, passed_on)), "connection.error.forwarded");
  EXPECT_EQ(error_of(alone.post("/api/join", wrong, passed_on)), "connection.error.forwarded");
  EXPECT_EQ(alone.status("/api/events", passed_on), 403);
  for (const char* mark :
       {"Forwarded", "Via", "X-Real-IP", "X-Forwarded-Host", "X-Forwarded-Proto"})
    EXPECT_EQ(error_of(alone.post("/api/call", list, {{mark, "x"}})), "connection.error.forwarded")
        << mark;
  EXPECT_EQ(alone.call(list)["ok"], true);
  const Serving lan(true);
  EXPECT_EQ(error_of(lan.post("/api/call", list, passed_on)), "connection.error.join");
  EXPECT_EQ(as_json(lan.client().Get("/api/hello", passed_on)->body)["joined"], false);
}

TEST(PassedOn, ByOneThatWasNamedIsWhoseItSays) {
  Serving serving(false, {}, [](Settings& settings) { settings.proxies = {"127.0.0.1"}; });
  const httplib::Headers other{{"X-Forwarded-For", "198.51.100.9"}};
  // Each has attempts of its own, and nobody gets others by writing something in front.
  for (int i = 0; i < limits::free_attempts; ++i)
    EXPECT_EQ(error_of(serving.post("/api/join", wrong, passed_on)), "connection.error.code");
  EXPECT_EQ(error_of(serving.post("/api/join", wrong,
                                  {{"X-Forwarded-For", "192.0.2.1, 203.0.113.7, 127.0.0.1"}})),
            "connection.error.wait");
  EXPECT_EQ(error_of(serving.post("/api/call", list, other)), "connection.error.join");
  const auto joined = serving.post("/api/join", Json{{"code", serving.code()}}.dump(),
                                   {{"X-Forwarded-For", "198.51.100.9"},
                                    {"X-Forwarded-Proto", "https"},
                                    {"X-Forwarded-Host", "seatmate.example"},
                                    {"Origin", "https://seatmate.example"}});
  ASSERT_EQ(joined->status, 200);
  const std::string cookie = joined->get_header_value("Set-Cookie");
  EXPECT_NE(cookie.find("; Secure"), std::string::npos);
  httplib::Headers known = other;
  known.emplace("Cookie", cookie.substr(0, cookie.find(';')));
  EXPECT_EQ(serving.call(list, known)["ok"], true);
  known.emplace("X-Forwarded-Host", "seatmate.example");
  known.emplace("Origin", "https://evil.example");
  EXPECT_EQ(serving.call(list, known)["error"]["id"], "connection.error.origin");
  // Whoever comes to this machine without it is who sits here.
  EXPECT_EQ(serving.call(list)["ok"], true);
}

}  // namespace
}  // namespace seatmate::server
