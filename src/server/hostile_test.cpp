// What no browser sends, and what a browser sends for a page that is not ours.

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "server/budget.h"
#include "server/server_test_support.h"

namespace seatmate::server {
namespace {

std::string post(int port, const std::string& more, const std::string& body) {
  return "POST /api/call HTTP/1.1\r\nHost: localhost:" + std::to_string(port) +
         "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
         "\r\n" + more + "\r\n" + body;
}

std::size_t answers_in(const std::string& heard) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = heard.find("HTTP/1.1 ", at)) != std::string::npos; ++at) ++count;
  return count;
}

// Whatever was tried, the next one is answered, and nothing was begun.
void expect_well(const Serving& serving) {
  const Json answer = serving.call(list);
  ASSERT_TRUE(answer.is_object());
  EXPECT_EQ(answer["games"].size(), 0U);
}

TEST(Hostile, WhatIsLeftOfARefusedRequestIsNoRequest) {
  const Serving serving;
  const std::string inner = post(serving.port(), "", new_game);
  for (const char* origin : {"Origin: http://evil.example\r\n", "Sec-Fetch-Site: cross-site\r\n"}) {
    const std::string heard = raw(serving.port(), post(serving.port(), origin, inner));
    EXPECT_EQ(answers_in(heard), 1U) << heard;
    EXPECT_NE(heard.find(" 403 "), std::string::npos) << heard;
  }
  // Nor is one that lies about its length, or tells it twice.
  raw(serving.port(),
      "POST /api/call HTTP/1.1\r\nHost: localhost:" + std::to_string(serving.port()) +
          "\r\nOrigin: null\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n" + inner);
  raw(serving.port(), "GET / HTTP/1.1\r\nHost: localhost:" + std::to_string(serving.port()) +
                          "\r\nContent-Length: 10\r\n\r\n" + inner);
  expect_well(serving);
}

TEST(Hostile, EveryAnswerHasThePolicy) {
  Serving serving(true);
  const std::string host = "Host: localhost:" + std::to_string(serving.port()) + "\r\n";
  for (const std::string& request :
       {"GET / HTTP/1.1\r\n" + host + "\r\n", "GET /nothing HTTP/1.1\r\n" + host + "\r\n",
        std::string("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n"),
        "GET /api/hello HTTP/1.1\r\n" + host + "\r\n",
        "PUT / HTTP/1.1\r\nContent-Length: 0\r\n" + host + "\r\n",
        "OPTIONS /api/call HTTP/1.1\r\n" + host + "\r\n", std::string("nonsense\r\n\r\n"),
        post(serving.port(), "", "what?")}) {
    const std::string heard = raw(serving.port(), request);
    EXPECT_NE(heard.find("Content-Security-Policy: default-src 'none'"), std::string::npos)
        << request << heard;
    EXPECT_NE(heard.find("X-Content-Type-Options: nosniff"), std::string::npos) << request;
    EXPECT_EQ(heard.find("Access-Control-Allow"), std::string::npos) << request;
  }
}

TEST(Hostile, LinesWithoutAnEndAreCutOff) {
  const Serving serving;
  const std::string host = "Host: localhost:" + std::to_string(serving.port()) + "\r\n";
  const std::string much(std::size_t{1} << 20U, 'a');
  for (const std::string& beginning :
       {std::string("GET /"), "GET / HTTP/1.1\r\n" + host + "Cookie: seatmate=",
        "GET /api/hello HTTP/1.1\r\n" + host + "X-"}) {
    const Wire line(serving.port());
    line.say(beginning);
    int taken = 0;
    while (taken < 64 && line.say(much)) ++taken;
    EXPECT_LT(taken, 64) << beginning << " was read for ever";
    expect_well(serving);
  }
}

TEST(Hostile, SlowOnesDoNotKeepOthersWaiting) {
  const Serving serving;
  std::vector<std::unique_ptr<Wire>> slow;
  for (int i = 0; i < 20; ++i) {
    slow.push_back(std::make_unique<Wire>(serving.port()));
    slow.back()->say(i % 2 == 0 ? "GET /api/hello HT"
                                : post(serving.port(), "", list).substr(0, 90));
  }
  expect_well(serving);
}

TEST(Hostile, SoManyFollowAndNoMore) {
  const Serving serving;
  std::vector<std::unique_ptr<Follower>> all;
  for (int i = 0; i < 40; ++i) all.push_back(std::make_unique<Follower>(serving));
  for (const auto& one : all) ASSERT_TRUE(one->hears("event: hello"));
  EXPECT_EQ(serving.status("/api/events"), 503);
  expect_well(serving);
  // A place that was left is free again, as soon as it is noticed.
  all.pop_back();
  EXPECT_EQ(serving.call(new_game)["ok"], true);
  int status = 503;
  while (status == 503) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    const Follower another(serving);
    status = another.hears("event: hello") ? 200 : 503;
  }
  EXPECT_EQ(status, 200);
}

// Not only when it is spoken to the next time and nobody answers.
TEST(Hostile, TheSeatOfAFollowerWhoLeavesIsFreeAtOnce) {
  const Serving serving(false, {},
                        [](Settings& settings) { settings.heartbeat = std::chrono::hours(1); });
  const std::string follow =
      "GET /api/events HTTP/1.1\r\nHost: localhost:" + std::to_string(serving.port()) + "\r\n\r\n";
  const auto sits_down = [&] {
    auto line = std::make_unique<Wire>(serving.port());
    line->say(follow);
    EXPECT_NE(line->heard("event: hello").find("event: hello"), std::string::npos);
    return line;
  };
  std::vector<std::unique_ptr<Wire>> all;
  for (int i = 0; i < limits::followers; ++i) all.push_back(sits_down());
  EXPECT_NE(raw(serving.port(), follow).find(" 503 "), std::string::npos);
  all.back()->finish();
  static_cast<void>(all.back()->heard());  // the line is closed
  const auto another = sits_down();
}

RC_GTEST_PROP(Hostile, AnyBytesAtAllAreSurvived, ()) {
  static const Serving serving;
  const auto bytes = *rc::gen::string<std::string>();
  const auto kind = *rc::gen::inRange(0, 6);
  const std::string port = std::to_string(serving.port());
  const std::string host = "Host: localhost:" + port + "\r\n";
  std::string request = bytes;
  if (kind == 1) request = "GET /" + bytes + " HTTP/1.1\r\n" + host + "\r\n";
  if (kind == 2) request = "GET / HTTP/1.1\r\nHost: " + bytes + "\r\n\r\n";
  if (kind == 3) request = "GET / HTTP/1.1\r\n" + host + "Origin: " + bytes + "\r\n\r\n";
  if (kind == 4) request = post(serving.port(), "", bytes);
  if (kind == 5)
    request = "GET /api/hello HTTP/1.1\r\n" + host + "Cookie: " + bytes + "; seatmate\r\n\r\n";
  const Wire line(serving.port());
  line.say(request);
  line.finish();
  const std::string heard = line.heard();
  RC_ASSERT(heard.find("nobody may read this") == std::string::npos);
  RC_ASSERT(answers_in(heard) <= 1U);
  RC_ASSERT(serving.status("/api/hello") == 200);
}

RC_GTEST_PROP(Hosts, AllowsItsNamesWithItsPortAndNothingElse, ()) {
  const Hosts hosts({"localhost", "192.168.1.5", "fe80::1"}, 7328);
  const auto name = *rc::gen::element<std::string>("localhost", "192.168.1.5", "[fe80::1]");
  RC_ASSERT(hosts.allows_host(name + ":7328"));
  RC_ASSERT(hosts.allows_origin("http://" + name + ":7328"));
  const auto before = *rc::gen::string<std::string>();
  const auto after = *rc::gen::string<std::string>();
  const std::string other = before + name + after + ":7328";
  RC_PRE(!(before.empty() && after.empty()));
  RC_ASSERT(!hosts.allows_host(other));
  RC_ASSERT(!hosts.allows_origin("http://" + other));
  RC_ASSERT(!hosts.allows_origin(before + "https://" + name + ":7328"));
}

}  // namespace
}  // namespace seatmate::server
