#pragma once

// A small world for tests: the toy games, a store in memory, a clock that stands still unless the
// test moves it, and the schema that every response is held against.

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <sstream>

#include "json/json_test_support.h"
#include "protocol/protocol.h"
#include "protocol/schema_test_support.h"
#include "session/egg_timer_test_support.h"
#include "session/memory_store.h"
#include "session/toy_game_test_support.h"

namespace seatmate {

inline std::string file_text(const std::string& path) {
  std::ifstream file(std::string(SEATMATE_SOURCE_DIR) + "/" + path);
  EXPECT_TRUE(file.good()) << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline const Json& protocol_schema() {
  static const Json schema = as_json(file_text("docs/protocol.schema.json"));
  return schema;
}

inline std::string complaint(const char* definition, const Json& value) {
  const Json& schema = protocol_schema();
  return schema::complaint(schema, schema["$defs"][definition], value);
}

// What the first game of the small world is called.
inline const std::string toy_id = "toy-20261115-1";

inline const toy::ToyGame toy_game;
inline const std::array<const Game*, 1> toy_games{&toy_game};
inline const std::array<embedded::File, 2> toy_files{
    embedded::File{"other/deck.json", "no JSON at all"},
    embedded::File{"toy/deck.json", R"({"greed": 0})"}};

inline const egg::EggGame egg_game;
inline const std::array<const Game*, 1> egg_games{&egg_game};

struct ToyWorld {
  explicit ToyWorld(std::span<const Game* const> games = toy_games)
      : protocol(
            {&store, [this] { return now; }, [] { return std::uint64_t{7}; }, games, toy_files}) {}

  std::int64_t now = 1794769200000;  // 15 November 2026, seven in the evening
  MemoryStore store;
  Protocol protocol;

  Json call(const std::string& request) {
    const Json response = as_json(protocol.call(request));
    EXPECT_FALSE(response.is_discarded()) << request;
    EXPECT_EQ(complaint("Response", response), "") << request << "\n" << response.dump();
    return response;
  }
  // The id of the error, or nothing.
  std::string error(const std::string& request) {
    const Json response = call(request);
    return response["ok"].get<bool>() ? "" : response["error"]["id"].get<std::string>();
  }
};

}  // namespace seatmate
