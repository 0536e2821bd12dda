// Devices that joined stay joined, are listed, and can be sent away.

#include "server/devices.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <iterator>

#include "server/server_test_support.h"

namespace seatmate::server {
namespace {

constexpr std::int64_t hour = 3'600'000;

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

Serving::Change kept_in(const Folder& folder) {
  return [&](Settings& settings) { settings.folder = folder.path() / "home"; };
}

// The headers of a device that has joined.
httplib::Headers join(Serving& serving, const std::string& browser) {
  httplib::Headers headers = serving.guest();
  headers.emplace("User-Agent", browser);
  const auto joined = serving.post("/api/join", Json{{"code", serving.code()}}.dump(), headers);
  const std::string cookie = joined ? joined->get_header_value("Set-Cookie") : "";
  headers.emplace("Cookie", cookie.substr(0, cookie.find(';')));
  return headers;
}

TEST(Devices, StayJoinedWhenTheServerBeginsAgain) {
  const Folder folder;
  httplib::Headers device;
  {
    Serving serving(true, {}, kept_in(folder));
    device = join(serving, "Mozilla/5.0 (Android 14; Mobile) Firefox/130.0");
    EXPECT_EQ(serving.call(list, device)["ok"], true);
  }
  const Serving again(true, {}, kept_in(folder));
  device.erase("Host");
  device.emplace("Host", again.guest().begin()->second);
  EXPECT_EQ(again.call(list, device)["ok"], true);
  EXPECT_EQ(again.call(list, again.guest())["error"]["id"], "connection.error.join");
}

TEST(Devices, AreKeptWithoutTheirTokensForTheirOwnerOnly) {
  const Folder folder;
  Serving serving(true, {}, kept_in(folder));
  const httplib::Headers device = join(serving, "Firefox");
  const std::filesystem::path file = folder.path() / "home/devices.json";
  struct stat status{};
  ASSERT_EQ(stat(file.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
  ASSERT_EQ(stat(file.parent_path().c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0700U);
  const std::string token = device.find("Cookie")->second.substr(std::string("seatmate=").size());
  ASSERT_EQ(token.size(), 64U);
  const std::string kept = text_of(file);
  EXPECT_EQ(kept.find(token), std::string::npos);
  EXPECT_NE(kept.find(sum_of(token)), std::string::npos);
  // So what stands there lets nobody in.
  httplib::Headers thief = serving.guest();
  thief.emplace("Cookie", "seatmate=" + sum_of(token));
  EXPECT_EQ(serving.call(list, thief)["error"]["id"], "connection.error.join");
}

TEST(Devices, AreListedAndSentAwayAtOnce) {
  const Folder folder;
  Serving serving(true, {}, kept_in(folder));
  const httplib::Headers phone = join(serving, "Mozilla/5.0 (Android 14) Firefox/130.0");
  const httplib::Headers tablet = join(serving, "Mozilla/5.0 (iPad; CPU) Version/17 Safari/604");
  const auto listed = [&](const httplib::Headers& by) {
    return as_json(serving.client().Get("/api/devices", by)->body)["devices"];
  };
  const Json devices = listed(phone);
  ASSERT_EQ(devices.size(), 2U);
  EXPECT_EQ(devices[0]["name"], "Firefox, Android");
  EXPECT_EQ(devices[1]["name"], "Safari, iPad");
  EXPECT_EQ(devices[0]["this"], true);
  EXPECT_EQ(devices[1]["this"], false);
  EXPECT_EQ(serving.status("/api/devices", serving.guest()), 401);
  EXPECT_EQ(serving.post("/api/revoke", R"({"id": "00000000"})", serving.guest())->status, 401);

  const Follower follower(serving, tablet);
  ASSERT_TRUE(follower.hears("event: hello"));
  EXPECT_EQ(error_of(serving.post("/api/revoke", R"({"id": "00000000"})", phone)),
            "connection.error.device");
  const auto gone = serving.post("/api/revoke", Json{{"id", devices[1]["id"]}}.dump(), phone);
  EXPECT_EQ(gone->status, 200);
  EXPECT_EQ(serving.call(list, tablet)["error"]["id"], "connection.error.join");
  EXPECT_FALSE(follower.hears("never"));  // its line ends, or this test does not
  EXPECT_EQ(serving.call(list, phone)["ok"], true);
  EXPECT_EQ(listed(phone).size(), 1U);
}

TEST(Devices, SentAwayByAnotherProgramAreGoneAtOnce) {
  const Folder folder;
  Serving serving(true, {}, kept_in(folder));
  const httplib::Headers device = join(serving, "Firefox");
  Devices terminal(folder.path() / "home");
  ASSERT_EQ(terminal.all().size(), 1U);
  EXPECT_TRUE(terminal.remove(terminal.all()[0].id()));
  EXPECT_EQ(serving.call(list, device)["error"]["id"], "connection.error.join");
}

TEST(Devices, AFileThatMakesNoSenseHoldsNone) {
  const Folder folder;
  for (const char* text : {"", "[", R"({"devices": 7})", R"({"devices": [{"token": "short"}]})"}) {
    folder.write("devices.json", text);
    Devices devices(folder.path());
    EXPECT_TRUE(devices.all().empty()) << text;
    EXPECT_TRUE(devices.add({sum_of("token"), "Firefox", 1, 1}));
    EXPECT_TRUE(devices.knows(sum_of("token")));
  }
}

TEST(Devices, ThatCannotBeKeptAreKnownUntilTheServerEnds) {
  const Folder folder;
  folder.write("home/devices.json/in-the-way", "");
  Devices devices(folder.path() / "home");
  EXPECT_FALSE(devices.add({sum_of("token"), "Firefox", 1, 1}));
  EXPECT_TRUE(devices.knows(sum_of("token")));
}

TEST(Devices, AreWrittenDownAsSeenOnceAnHour) {
  const Folder folder;
  Devices devices(folder.path());
  ASSERT_TRUE(devices.add({sum_of("token"), "Firefox", 0, 0}));
  EXPECT_FALSE(devices.is_back(sum_of("token"), hour - 1));
  EXPECT_TRUE(devices.is_back(sum_of("token"), hour));
  EXPECT_FALSE(devices.is_back(sum_of("token"), hour + 1));
  EXPECT_TRUE(devices.seen_now(sum_of("token"), hour));
  EXPECT_EQ(Devices(folder.path()).all()[0].seen, hour);
}

TEST(Devices, OfTooManyTheOneThatWasAwayLongestIsForgotten) {
  Devices devices("");
  for (int i = 0; i < 150; ++i)
    ASSERT_TRUE(devices.add({sum_of(std::to_string(i)), "", i, i == 3 ? 1000 : i}));
  EXPECT_EQ(devices.all().size(), 100U);
  EXPECT_TRUE(devices.knows(sum_of("3")));
  EXPECT_FALSE(devices.knows(sum_of("4")));
  EXPECT_TRUE(devices.knows(sum_of("149")));
}

TEST(Codes, AreChangedByUseAndByTheirOwnerOnly) {
  Serving serving(true);
  const std::string first = serving.code();
  EXPECT_EQ(serving.post("/api/code", "{}", serving.guest())->status, 401);
  EXPECT_EQ(serving.code(), first);
  const Json changed = as_json(serving.post("/api/code", "{}")->body);
  EXPECT_NE(changed["code"], first);
  EXPECT_EQ(changed["code"], serving.code());
}

}  // namespace
}  // namespace seatmate::server
