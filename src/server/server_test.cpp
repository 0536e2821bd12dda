#include "server/server.h"

#include "server/budget.h"
#include "server/server_test_support.h"
#include "store/sqlite_store.h"

namespace seatmate::server {
namespace {

TEST(Page, IsServedWithTypesAndAPolicy) {
  const Serving serving;
  const auto home = serving.client().Get("/");
  ASSERT_TRUE(home);
  EXPECT_EQ(home->status, 200);
  EXPECT_EQ(home->get_header_value("Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(home->get_header_value("X-Content-Type-Options"), "nosniff");
  EXPECT_EQ(home->get_header_value("Referrer-Policy"), "no-referrer");
  const std::string policy = home->get_header_value("Content-Security-Policy");
  EXPECT_NE(policy.find("default-src 'none'"), std::string::npos);
  EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos);
  EXPECT_EQ(policy.find("'unsafe-eval'"), std::string::npos);
  const auto engine = serving.client().Get("/engine/toy-0123abcd.wasm");
  EXPECT_EQ(engine->get_header_value("Content-Type"), "application/wasm");
  EXPECT_EQ(engine->body, std::string("\0asm", 4));
  EXPECT_EQ(serving.client().Get("/manifest.webmanifest")->get_header_value("Content-Type"),
            "application/manifest+json");
  EXPECT_EQ(serving.status("/nothing.html"), 404);
}

TEST(Page, IsAskedForAgainUnlessItsNameTellsItsContent) {
  const Serving serving;
  EXPECT_EQ(serving.client().Get("/assets/index-4f5a91c3.js")->get_header_value("Cache-Control"),
            "public, max-age=31536000, immutable");
  const auto home = serving.client().Get("/");
  EXPECT_EQ(home->get_header_value("Cache-Control"), "no-cache");
  const httplib::Headers known{{"If-None-Match", home->get_header_value("ETag")}};
  EXPECT_EQ(serving.status("/", known), 304);
  serving.folder().write("page/index.html", "<!doctype html><title>Newer</title>");
  EXPECT_EQ(serving.status("/", known), 200);
}

TEST(Page, ComesCompressedToThoseWhoCanReadIt) {
  const Serving serving;
  const std::string host = "Host: localhost:" + std::to_string(serving.port()) + "\r\n";
  const std::string packed = raw(serving.port(), "GET /big.css HTTP/1.1\r\nConnection: close\r\n" +
                                                     host + "Accept-Encoding: gzip\r\n\r\n");
  EXPECT_NE(packed.find("Content-Encoding: gzip"), std::string::npos) << packed;
  EXPECT_NE(packed.find("pretend this is compressed"), std::string::npos);
  const std::string plain =
      raw(serving.port(), "GET /big.css HTTP/1.1\r\nConnection: close\r\n" + host + "\r\n");
  EXPECT_EQ(plain.find("Content-Encoding"), std::string::npos);
  EXPECT_NE(plain.find("body {}"), std::string::npos);
}

TEST(Page, ComesWholeToThoseWhoWantAPart) {
  const Serving serving;
  for (const char* part : {"bytes=0-3", "bytes=-4", "bytes=2-2,4-5", "bytes=900-", "lines=1-2"}) {
    const auto file = serving.client().Get("/big.css", {{"Range", part}});
    ASSERT_TRUE(file) << part;
    EXPECT_EQ(file->status, 200) << part;
    EXPECT_EQ(file->body, "body {}") << part;
    EXPECT_EQ(file->get_header_value("Accept-Ranges"), "none") << part;
    EXPECT_FALSE(file->has_header("Content-Range")) << part;
  }
}

TEST(Page, NothingOutsideItsFolderIsRead) {
  const Serving serving;
  const std::string host =
      " HTTP/1.1\r\nConnection: close\r\nHost: localhost:" + std::to_string(serving.port()) +
      "\r\n\r\n";
  for (const char* path :
       {"/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt",
        "/%2e%2e%5csecret.txt", "/link.txt", "//etc/passwd", "/./../secret.txt", "/page/..",
        "/assets/%00/../../secret.txt", "/assets"}) {
    const std::string answer = raw(serving.port(), std::string("GET ") + path + host);
    EXPECT_EQ(answer.find("nobody may read this"), std::string::npos) << path;
    EXPECT_EQ(answer.find("root:"), std::string::npos) << path;
    EXPECT_EQ(answer.find(" 200 "), std::string::npos) << path << "\n" << answer;
  }
}

TEST(Names, ThatAreNotOursAreRefused) {
  const Serving serving;
  const std::string port = std::to_string(serving.port());
  for (const std::string& ours :
       {"localhost:" + port, "127.0.0.1:" + port, "[::1]:" + port, "LocalHost:" + port})
    EXPECT_EQ(serving.status("/api/hello", {{"Host", ours}}), 200) << ours;
  for (const std::string& foreign :
       {std::string("evil.example"), "evil.example:" + port, std::string("localhost"),
        std::string("localhost:1"), "localhost.evil.example:" + port, "127.0.0.1.nip.io:" + port,
        "10.0.0.1:" + port}) {
    EXPECT_EQ(serving.status("/api/hello", {{"Host", foreign}}), 403) << foreign;
    EXPECT_EQ(serving.status("/", {{"Host", foreign}}), 403) << foreign;
  }
  EXPECT_NE(raw(serving.port(), "GET / HTTP/1.0\r\n\r\n").find(" 403 "), std::string::npos);
  EXPECT_NE(raw(serving.port(), "GET / HTTP/1.1\r\nConnection: close\r\nHost: localhost:" + port +
                                    "\r\nHost: evil.example\r\n\r\n")
                .find(" 403 "),
            std::string::npos);
}

TEST(Names, OfForeignPagesAreRefused) {
  const Serving serving;
  const std::string port = std::to_string(serving.port());
  EXPECT_EQ(serving.post("/api/call", new_game, {{"Origin", "http://127.0.0.1:" + port}})->status,
            200);
  for (const std::string& foreign :
       {std::string("http://evil.example"), std::string("null"), "https://localhost:" + port,
        std::string("http://localhost:1")})
    EXPECT_EQ(error_of(serving.post("/api/call", new_game, {{"Origin", foreign}})),
              "connection.error.origin")
        << foreign;
  EXPECT_EQ(serving.status("/api/events", {{"Sec-Fetch-Site", "cross-site"}}), 403);
  EXPECT_EQ(serving.call(R"({"do": "list"})")["games"].size(), 1U);
}

TEST(Calls, AreAnsweredAsTheProtocolSays) {
  const Serving serving;
  const auto response = serving.post("/api/call", new_game);
  ASSERT_TRUE(response);
  EXPECT_EQ(response->status, 200);
  EXPECT_EQ(response->get_header_value("Content-Type"), "application/json");
  EXPECT_EQ(response->get_header_value("Cache-Control"), "no-store");
  EXPECT_EQ(as_json(response->body)["id"], "toy-20261115-1");
  EXPECT_EQ(serving.call("what?")["error"]["id"], "protocol.error.json");
  EXPECT_EQ(serving.status("/api/call"), 404);
  EXPECT_EQ(serving.status("/api/dance"), 404);
}

TEST(Calls, AreJsonAndBounded) {
  const Serving serving;
  auto client = serving.client();
  EXPECT_EQ(client.Post("/api/call", new_game, "text/plain")->status, 415);
  EXPECT_EQ(client.Post("/api/call", new_game, "application/x-www-form-urlencoded")->status, 415);
  const std::string large(limits::body + 1, ' ');
  EXPECT_EQ(client.Post("/api/call", large, "application/json")->status, 413);
  // One that does not say beforehand how long it is is not heard at all.
  const auto chunked = client.Post(
      "/api/call", {},
      [&](std::size_t, httplib::DataSink& sink) {
        sink.write(new_game.data(), new_game.size());
        sink.done();
        return true;
      },
      "application/json");
  ASSERT_TRUE(chunked);
  EXPECT_EQ(chunked->status, 400);
  EXPECT_EQ(serving.call(R"({"do": "list"})")["games"].size(), 0U);
}

TEST(Joining, IsNotNeededOnThisMachineAlone) {
  const Serving serving;
  const auto before =
      std::chrono::system_clock::now().time_since_epoch() / std::chrono::milliseconds(1);
  Json hello = as_json(serving.client().Get("/api/hello")->body);
  // What time it is here, for those whose clock is wrong.
  const auto now =
      std::chrono::system_clock::now().time_since_epoch() / std::chrono::milliseconds(1);
  EXPECT_GE(hello["now"].get<std::int64_t>(), before);
  EXPECT_LE(hello["now"].get<std::int64_t>(), now);
  hello.erase("now");
  EXPECT_EQ(hello,
            as_json(R"({"ok":true,"seatmate":"1.2.3","lan":false,"https":false,"joined":true})"));
  // Nor with others on the network, for whoever sits here; by any other name it is another device.
  const Serving lan(true);
  EXPECT_EQ(lan.call(new_game)["ok"], true);
  EXPECT_EQ(lan.call(new_game, lan.guest())["error"]["id"], "connection.error.join");
}

TEST(Joining, TakesACodeThatIsGoodForOneDevice) {
  Serving serving(true);
  const httplib::Headers guest = serving.guest();
  EXPECT_EQ(as_json(serving.client().Get("/api/hello", guest)->body)["joined"], false);
  EXPECT_EQ(error_of(serving.post("/api/call", new_game, guest)), "connection.error.join");
  EXPECT_EQ(serving.status("/api/events", guest), 401);
  EXPECT_EQ(serving.status("/api/code", guest), 401);
  EXPECT_EQ(serving.status("/", guest), 200);

  EXPECT_EQ(error_of(serving.post("/api/join", R"({"code": "wrong"})")), "connection.error.code");
  EXPECT_EQ(error_of(serving.post("/api/join", "[]")), "connection.error.code");
  const std::string code = serving.code();
  const auto joined = serving.post("/api/join", Json{{"code", code}}.dump());
  ASSERT_TRUE(joined);
  EXPECT_EQ(joined->status, 200);
  const std::string cookie = joined->get_header_value("Set-Cookie");
  EXPECT_NE(cookie.find("HttpOnly"), std::string::npos);
  EXPECT_NE(cookie.find("SameSite=Strict"), std::string::npos);
  httplib::Headers known = guest;
  known.emplace("Cookie", "other=1; " + cookie.substr(0, cookie.find(';')));
  EXPECT_EQ(serving.call(new_game, known)["ok"], true);
  EXPECT_EQ(as_json(serving.client().Get("/api/hello", known)->body)["joined"], true);

  EXPECT_EQ(error_of(serving.post("/api/join", Json{{"code", code}}.dump())),
            "connection.error.code");
  EXPECT_NE(serving.code(), code);
  EXPECT_EQ(as_json(serving.client().Get("/api/code", known)->body)["code"], serving.code());
  // The second device, as somebody types it.
  std::string typed = serving.code().substr(0, 3) + " - " + serving.code().substr(3);
  for (char& c : typed) c = static_cast<char>(std::tolower(c));
  EXPECT_EQ(serving.post("/api/join", Json{{"code", typed}}.dump())->status, 200);
  httplib::Headers forged = guest;
  forged.emplace("Cookie", "seatmate=" + std::string(64, '0'));
  EXPECT_EQ(serving.call(R"({"do": "list"})", forged)["error"]["id"], "connection.error.join");
}

TEST(EventStream, TellsEveryChangeInItsOrder) {
  const Serving serving;
  const Follower follower(serving);
  ASSERT_TRUE(follower.hears("event: hello"));
  EXPECT_EQ(serving.call(new_game)["ok"], true);
  const std::string take =
      R"({"do": "input", "id": "toy-20261115-1", "entries": [{"verb": "add", "args": [1]}]})";
  EXPECT_EQ(serving.call(take)["number"], 1);
  EXPECT_EQ(serving.call(R"({"do": "undo", "id": "toy-20261115-1"})")["number"], 0);
  EXPECT_EQ(serving.call(R"({"do": "show", "id": "toy-20261115-1"})")["number"], 0);
  EXPECT_EQ(serving.call(R"({"do": "remove", "id": "toy-20261115-1"})")["ok"], true);
  ASSERT_TRUE(follower.hears("removed")) << follower.heard();
  EXPECT_EQ(follower.all("data"),
            (std::vector<std::string>{
                "{}", R"({"change":"made","id":"toy-20261115-1","number":0,"revision":1})",
                R"({"change":"played","id":"toy-20261115-1","number":1,"revision":2})",
                R"({"change":"played","id":"toy-20261115-1","number":0,"revision":3})",
                R"({"change":"removed","id":"toy-20261115-1","revision":4})"}));
}

// It tells what the calls say they changed, and looks at no game for it.
TEST(EventStream, AsksForNewsAndNotForTheGames) {
  ToyWorld world;
  std::mutex mutex;
  std::vector<std::string> asked;
  const Serving serving(false, [&](std::string_view request) {
    const std::lock_guard lock(mutex);
    asked.push_back(as_json(std::string(request))["do"]);
    return world.protocol.call(request);
  });
  const Follower follower(serving);
  ASSERT_TRUE(follower.hears("event: hello"));
  const Json begun = serving.call(new_game);
  const Json told =
      serving.call(Json{{"do", "facts-in"},
                        {"text", R"({"seatmate": "box", "format": 1, "game": "toy",)"
                                 R"( "entries": [{"id": "card.3", "value": "top"}]})"}}
                       .dump());
  ASSERT_TRUE(follower.hears("told")) << follower.heard();
  EXPECT_EQ(follower.all("data"), (std::vector<std::string>{"{}", begun["changes"][0].dump(),
                                                            told["changes"][0].dump()}));
  const std::lock_guard lock(mutex);
  for (const std::string& what : asked)
    EXPECT_TRUE(what == "new" || what == "facts-in" || what == "news") << what;
}

// More than is remembered, or a write of which nothing is known: whoever follows looks at all.
TEST(EventStream, SaysWhenItDoesNotKnowWhatChanged) {
  std::atomic<int> revision = 5;
  const Serving serving(false, [&](std::string_view request) {
    if (as_json(std::string(request))["do"] == "news")
      return R"({"ok":true,"revision":)" + std::to_string(revision) +
             (revision > 5 ? R"(,"again":true})" : "}");
    revision = 2000;
    return std::string(R"({"ok":true})");
  });
  const Follower follower(serving);
  ASSERT_TRUE(follower.hears("event: hello"));
  static_cast<void>(serving.call(new_game));
  EXPECT_TRUE(follower.hears("event: again")) << follower.heard();
}

TEST(EventStream, GoesOnWhereADeviceWasCutOff) {
  const Serving serving;
  std::string last;
  {
    const Follower follower(serving);
    ASSERT_TRUE(follower.hears("event: hello"));
    EXPECT_EQ(serving.call(new_game)["ok"], true);
    ASSERT_TRUE(follower.hears("toy-20261115-1"));
    last = follower.all("id").back();
  }
  EXPECT_EQ(serving.call(new_game)["ok"], true);
  EXPECT_EQ(serving.call(new_game)["ok"], true);
  const Follower back(serving, {{"Last-Event-ID", last}});
  ASSERT_TRUE(back.hears("toy-20261115-3"));
  EXPECT_EQ(back.all("event"), (std::vector<std::string>{"hello", "changed", "changed"}));
  // Of another run of the server: look at everything.
  for (const char* foreign : {"1-1", "nonsense", "-"}) {
    const Follower other(serving, {{"Last-Event-ID", foreign}});
    EXPECT_TRUE(other.hears("event: again")) << foreign;
  }
}

TEST(TwoDevices, AppendInOneOrder) {
  const Serving serving;
  const Follower one(serving);
  const Follower two(serving);
  ASSERT_TRUE(one.hears("event: hello") && two.hears("event: hello"));
  EXPECT_EQ(serving.call(new_game)["ok"], true);
  // Each looks, then says something after what it saw; who was slower looks again.
  const auto play = [&](int times) {
    for (int done = 0; done < times;) {
      const Json seen = serving.call(R"({"do": "show", "id": "toy-20261115-1", "parts": []})");
      const Json said = serving.call(Json{
          {"do", "adjust"},
          {"id", "toy-20261115-1"},
          {"path", "heap"},
          {"value", 9},
          {"after", seen["number"]}}.dump());
      if (said["ok"].get<bool>())
        ++done;
      else
        EXPECT_EQ(said["error"]["id"], "store.error.behind");
    }
  };
  std::thread other([&] { play(15); });
  play(15);
  other.join();
  EXPECT_EQ(serving.call(R"({"do": "show", "id": "toy-20261115-1"})")["of"], 30);
  const std::string end = R"("number":30,)";
  ASSERT_TRUE(one.hears(end) && two.hears(end));
  EXPECT_EQ(one.all("data"), two.all("data"));
  EXPECT_EQ(one.all("data").size(), 32U);  // hello, the new game, thirty entries
}

TEST(OtherPrograms, AreNoticedToo) {
  const Folder folder;
  const std::string file = folder.path() / "games.db";
  auto ours = SqliteStore::open(file);
  auto theirs = SqliteStore::open(file);
  ASSERT_TRUE(ours && theirs);
  const auto clock = [] { return std::int64_t{1794769200000}; };
  const auto seed = [] { return std::uint64_t{7}; };
  Protocol served({ours->get(), clock, seed, toy_games, toy_files});
  Protocol terminal({theirs->get(), clock, seed, toy_games, toy_files});
  const Serving serving(false, [&](std::string_view request) { return served.call(request); });
  const Follower follower(serving);
  ASSERT_TRUE(follower.hears("event: hello"));
  EXPECT_EQ(as_json(terminal.call(new_game))["ok"], true);
  EXPECT_TRUE(follower.hears(R"({"change":"made","id":"toy-20261115-1","number":0,"revision":1})"));
  EXPECT_EQ(serving.call(R"({"do": "list"})")["games"].size(), 1U);
}

TEST(Ports, ThatAreTakenAreNotShared) {
  const Serving serving;
  Server second({serving.folder().path() / "page", serving.port(), false, {}, {}},
                [](std::string_view) { return std::string(); });
  EXPECT_FALSE(second.bind());
}

TEST(Stopping, EndsAtOnce) {
  Serving serving;
  const Follower follower(serving);
  ASSERT_TRUE(follower.hears("event: hello"));
  // And those who have not said anything yet, as browsers do beforehand.
  const Wire silent(serving.port());
  serving.stop();  // or this test never ends
}

}  // namespace
}  // namespace seatmate::server
