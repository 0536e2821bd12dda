// docs/protocol.md is true: its examples are carried out from top to bottom, and every response is
// the one printed there. To see what a changed example answers, run this test.

#include <gtest/gtest.h>

#include "protocol/request_table.h"
#include "protocol/world_test_support.h"

namespace seatmate {
namespace {

struct Example {
  std::string request;
  std::string response;  // empty: any that is ok
};

// Blocks fenced as ```json request and ```json response.
std::vector<Example> examples() {
  std::vector<Example> all;
  std::istringstream lines(file_text("docs/protocol.md"));
  std::string* into = nullptr;
  for (std::string line; std::getline(lines, line);) {
    if (line == "```json request")
      into = &all.emplace_back().request;
    else if (line == "```json response")
      into = &all.back().response;
    else if (line.starts_with("```"))
      into = nullptr;
    else if (into != nullptr)
      *into += line + "\n";
  }
  return all;
}

// One game is played, games come and go, and in both something may be told of the box.
bool may_say(KnownRequest::Changes changes, std::string_view what) {
  switch (changes) {
    case KnownRequest::Changes::nothing:
      return false;
    case KnownRequest::Changes::game:
      return what == "played" || what == "told";
    case KnownRequest::Changes::games:
      return what != "played";
    case KnownRequest::Changes::facts:
      return what == "told";
  }
  return false;
}

TEST(Docs, EveryExampleOfTheProtocolIsTrue) {
  ToyWorld world;
  const std::vector<Example> all = examples();
  EXPECT_GT(all.size(), 20U);
  for (const Example& example : all) {
    const Json response = world.call(example.request);
    // What changed is said only where the table says that something may, and of that kind.
    const KnownRequest* const known =
        known_request(as_json(example.request).value("do", std::string()));
    if (response.contains("changes")) {
      ASSERT_NE(known, nullptr) << example.request;
      for (const Json& change : response["changes"])
        EXPECT_TRUE(may_say(known->changes, change["change"].get<std::string>()))
            << example.request << change.dump();
    }
    if (example.response.empty())
      EXPECT_EQ(response["ok"], true) << example.request << response.dump();
    else
      EXPECT_EQ(response.dump(1), as_json(example.response).dump(1)) << example.request;
    // What the schema does not allow is refused by the protocol itself, and the other way round.
    const bool understood =
        response["ok"] || !response["error"]["id"].get<std::string>().starts_with("protocol.");
    EXPECT_EQ(complaint("Request", as_json(example.request)).empty(), understood)
        << complaint("Request", as_json(example.request));
  }
}

TEST(Docs, EveryRequestHasAnExample) {
  const std::string text = file_text("docs/protocol.md");
  for (const auto& [name, rule] : protocol_schema()["$defs"].items()) {
    if (!name.ends_with("Request") || name == "Request") continue;
    const Json& what = rule["properties"]["do"];
    const std::string one = (what.contains("const") ? what["const"] : what["enum"][0]).dump();
    EXPECT_NE(text.find("{\"do\": " + one), std::string::npos) << one;
  }
}

}  // namespace
}  // namespace seatmate
