// The server by HTTPS: the same answers, what is refused by HTTP beside it, and that strangers have
// no more of it than of HTTP.

#include <gtest/gtest.h>
#include <openssl/err.h>

#include <deque>

#include "server/budget.h"
#include "server/https_test_support.h"

namespace seatmate::server {
namespace {

using namespace std::chrono_literals;

std::string hello_to(const std::string& address, int port) {
  return "GET /api/hello HTTP/1.1\r\nHost: " + address + ":" + std::to_string(port) + "\r\n\r\n";
}

TEST(Https, AnswersWhoTrustsTheAuthority) {
  SecretServing serving;
  const auto answer = serving.client()->Get("/api/hello");
  ASSERT_TRUE(answer) << httplib::to_string(answer.error());
  EXPECT_EQ(answer->status, 200);
  EXPECT_EQ(as_json(answer->body)["https"], true);
  EXPECT_EQ(as_json(answer->body)["joined"], true) << "whoever sits here";
  // And nobody else: what the system trusts is not this house.
  httplib::SSLClient other("127.0.0.1", serving->port());
  other.enable_server_certificate_verification(true);
  EXPECT_FALSE(other.Get("/api/hello"));
}

TEST(Https, PlainHttpGoesOnAtTheSamePortForWhoSitsHere) {
  SecretServing serving;
  EXPECT_EQ(serving->status("/"), 200);
  EXPECT_EQ(serving->call(list)["ok"], true);
}

TEST(Https, ByPlainHttpOthersGetThePageAndTheAuthorityAndNothingElse) {
  SecretServing serving;
  const httplib::Headers guest = serving->guest();
  EXPECT_EQ(serving->status("/", guest), 200);
  EXPECT_EQ(as_json(serving->client().Get("/api/hello", guest)->body)["https"], true);
  const auto authority = serving->client().Get("/seatmate.crt", guest);
  ASSERT_TRUE(authority);
  EXPECT_EQ(authority->body, serving.certificate().authority);
  EXPECT_EQ(authority->get_header_value("Content-Type"), "application/x-x509-ca-cert");
  EXPECT_EQ(authority->get_header_value("Cross-Origin-Resource-Policy"), "cross-origin");
  EXPECT_EQ(serving->client().Get("/", guest)->get_header_value("Cross-Origin-Resource-Policy"),
            "same-origin");
  const std::string join = Json{{"code", serving->code()}}.dump();
  for (const auto& refused :
       {serving->post("/api/join", join, guest), serving->post("/api/call", list, guest),
        serving->client().Get("/api/code", guest), serving->client().Get("/api/events", guest)}) {
    EXPECT_EQ(error_of(refused), "connection.error.https");
    EXPECT_EQ(refused->status, 403);
  }
  // A token that somebody overheard is worth nothing there.
  httplib::Headers overheard = guest;
  overheard.emplace("Cookie", "seatmate=" + std::string(64, 'a'));
  EXPECT_EQ(error_of(serving->post("/api/call", list, overheard)), "connection.error.https");
}

TEST(Https, WithoutItThereIsNoAuthority) {
  const Serving serving(true);
  EXPECT_EQ(serving.status("/seatmate.crt"), 404);
  EXPECT_EQ(as_json(serving.client().Get("/api/hello")->body)["https"], false);
  // Whoever begins with a handshake is no request of ours.
  const SecretWire wire(serving.port());
  EXPECT_FALSE(wire.agreed());
}

TEST(Https, ADeviceJoinsWithACookieThatNoPlainPageCanSet) {
  SecretServing serving;
  const httplib::Headers guest = serving->guest();
  const auto client = serving.client();
  EXPECT_EQ(error_of(client->Post("/api/call", guest, list, "application/json")),
            "connection.error.join");
  const std::string code = Json{{"code", serving->code()}}.dump();
  const auto joined = client->Post("/api/join", guest, code, "application/json");
  ASSERT_EQ(joined->status, 200) << joined->body;
  const std::string cookie = joined->get_header_value("Set-Cookie");
  EXPECT_TRUE(cookie.starts_with("__Host-seatmate=")) << cookie;
  EXPECT_NE(cookie.find("; Secure"), std::string::npos) << cookie;
  const std::string token = cookie.substr(cookie.find('=') + 1, cookie.find(';') - 16);
  const auto with = [&](const std::string& told) {
    httplib::Headers headers = guest;
    headers.emplace("Cookie", told);
    return error_of(client->Post("/api/call", headers, list, "application/json"));
  };
  EXPECT_EQ(with("__Host-seatmate=" + token), "");
  EXPECT_EQ(with("seatmate=" + token), "connection.error.join") << "a plain page could have set it";
}

TEST(Https, ThePlainPageIsForeignToIt) {
  SecretServing serving;
  const std::string port = std::to_string(serving->port());
  const auto from = [&](const std::string& origin) {
    return error_of(
        serving.client()->Post("/api/call", {{"Origin", origin + port}}, list, "application/json"));
  };
  EXPECT_EQ(from("https://127.0.0.1:"), "");
  EXPECT_EQ(from("http://127.0.0.1:"), "connection.error.origin");
  EXPECT_EQ(error_of(serving->post("/api/call", list, {{"Origin", "https://127.0.0.1:" + port}})),
            "connection.error.origin");
}

TEST(Https, LargeBodiesGoBothWays) {
  std::string heard;
  const std::string answer(3'000'000, 'b');
  SecretServing serving([&](std::string_view request) {
    if (request.size() > 1000) heard = request;
    return request.size() > 1000 ? answer : std::string(R"({"ok":true})");
  });
  const std::string body = R"({"do": ")" + std::string(3'500'000, 'a') + R"("})";
  const auto client = serving.client();
  client->set_read_timeout(60s);
  client->set_write_timeout(60s);
  const auto got = client->Post("/api/call", body, "application/json");
  ASSERT_TRUE(got) << httplib::to_string(got.error());
  EXPECT_EQ(heard, body);
  EXPECT_EQ(got->body, answer);
}

TEST(Https, FollowersHearWhatChanged) {
  SecretServing serving;
  const SecretWire follower(serving->port());
  ASSERT_TRUE(follower.agreed());
  follower.say("GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(serving->port()) +
               "\r\n\r\n");
  std::string heard;
  const auto hears = [&](const std::string& words) {
    char buffer[4096];
    while (heard.find(words) == std::string::npos) {
      const int size = SSL_read(follower.ssl(), buffer, sizeof buffer);
      if (size <= 0) return false;
      heard.append(buffer, static_cast<std::size_t>(size));
    }
    return true;
  };
  ASSERT_TRUE(hears("event: hello"));
  EXPECT_EQ(serving->call(new_game)["ok"], true);
  EXPECT_TRUE(hears("event: changed")) << heard;
}

TEST(HttpsStrangers, HandshakesThatNobodyFinishesKeepNobodyWaiting) {
  SecretServing serving;
  std::vector<std::unique_ptr<Wire>> silent;
  for (int i = 0; i < 256; ++i) {
    silent.push_back(std::make_unique<Wire>(serving->port()));
    silent.back()->say({"\x16\x03\x01\x02", 4});  // a record is announced, and does not come
  }
  EXPECT_EQ(serving.client()->Get("/api/hello")->status, 200);
  EXPECT_EQ(serving->status("/api/hello"), 200);
  for (const auto& one : silent) EXPECT_TRUE(one->stands());
}

TEST(LongHttpsStrangers, HandshakesThatNobodyFinishesAreDropped) {
  SecretServing serving;
  const Wire begun(serving->port());
  begun.say({"\x16\x03\x01\x02", 4});
  const SecretWire agreed(serving->port());
  EXPECT_TRUE(agreed.agreed());
  EXPECT_EQ(begun.heard(), "");
  EXPECT_EQ(agreed.heard(), "");
}

TEST(HttpsStrangers, WhatIsNoHandshakeEndsTheLine) {
  SecretServing serving;
  const Wire wire(serving->port());
  wire.say("\x16\x03\x01 this is none");
  wire.finish();
  const std::string answer = wire.heard();
  EXPECT_EQ(answer.find("HTTP"), std::string::npos);
  EXPECT_EQ(serving->status("/api/hello"), 200);
}

TEST(HttpsStrangers, HaveTheirHandshakesCounted) {
  const std::string address = network_address();
  if (address.empty()) GTEST_SKIP() << "this machine is in no network";
  SecretServing serving;
  int agreed = 0;
  while (agreed < 100'000 && SecretWire(serving->port(), address).agreed()) ++agreed;
  EXPECT_GE(agreed, static_cast<int>(limits::requests_at_once));
  EXPECT_LT(agreed, 100'000);
  EXPECT_EQ(serving.client()->Get("/api/hello")->status, 200) << "whoever sits here is not counted";
}

// A key can be changed at any time, and each change makes both sides compute. Nobody needs one
// here.
TEST(HttpsStrangers, WhoSayNothingAtLengthAreDropped) {
  const std::string address = network_address();
  if (address.empty()) GTEST_SKIP() << "this machine is in no network";
  SecretServing serving;
  const SecretWire wire(serving->port(), address);
  ASSERT_TRUE(wire.agreed());
  std::size_t changes = 0;
  for (; changes < 1'000'000; ++changes)
    if (SSL_key_update(wire.ssl(), SSL_KEY_UPDATE_NOT_REQUESTED) != 1 ||
        SSL_do_handshake(wire.ssl()) != 1)
      break;
  EXPECT_LT(changes, 1'000'000U);
  EXPECT_EQ(serving->status("/api/hello"), 200);
  ERR_clear_error();
}

TEST(HttpsStrangers, OfOneAddressHaveFewLinesAndTheNewestStays) {
  const std::string address = network_address();
  if (address.empty()) GTEST_SKIP() << "this machine is in no network";
  SecretServing serving;
  std::deque<SecretWire> lines;
  for (std::size_t i = 0; i <= limits::lines_of_a_stranger; ++i)
    lines.emplace_back(serving->port(), address);
  EXPECT_EQ(lines.front().heard(), "");
  lines.back().say(hello_to(address, serving->port()));
  EXPECT_NE(lines.back().heard().find(" 200 "), std::string::npos);
}

}  // namespace
}  // namespace seatmate::server
