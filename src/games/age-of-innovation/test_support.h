#pragma once

// What the tests of this game share: the printed data, a table that can be set up piece by piece,
// and a drawing of the board.

#include <gtest/gtest.h>

#include <fstream>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/words.h"
#include "protocol/json.h"

namespace seatmate::age_of_innovation {

inline std::string source_text(const std::string& path) {
  std::ifstream file(std::string(SEATMATE_SOURCE_DIR) + "/" + path, std::ios::binary);
  EXPECT_TRUE(file.good()) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

// The files of data/age-of-innovation/ as the game reads them.
inline Doc data_files() {
  Doc files = Doc::object();
  for (const char* name :
       {"cards", "factions", "levels", "map-1-3", "map-3-5", "pieces", "terrain", "tiles"})
    files.set(
        name,
        to_doc(parse_json(source_text("data/age-of-innovation/" + std::string(name) + ".json"))));
  return files;
}

inline const Data& printed() {
  static const Data data = [] {
    Result<Data> loaded = load(data_files());
    EXPECT_TRUE(loaded) << loaded.why().id;
    return *loaded;
  }();
  return data;
}

inline std::unique_ptr<const Box> open_box() {
  auto box = game().open(data_files());
  EXPECT_TRUE(box) << box.why().id;
  return std::move(*box);
}

// ---- asking

inline Doc doc(std::string_view json) {
  const Json parsed = parse_json(json);
  EXPECT_FALSE(parsed.is_discarded()) << json;
  return to_doc(parsed);
}

// One case of `decide`, its `given` written as JSON.
inline Doc decide(std::string_view kind, std::string_view given) {
  Doc question = Doc::object();
  question.set("kind", kind);
  question.set("given", doc(given));
  return decide_case(printed(), question);
}

inline std::string text(const Doc& value) { return dump_json(to_json(value)); }

}  // namespace seatmate::age_of_innovation
