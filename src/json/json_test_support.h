#pragma once

// nlohmann/json for tests: as the second opinion on our own reader and writer, and where a test
// takes a response apart and puts a request together.

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "json/json.h"

namespace seatmate {

using Json = nlohmann::ordered_json;

// Discarded if it is no JSON.
inline Json as_json(std::string_view text) { return Json::parse(text, nullptr, false); }
inline Json tree_of(const Doc& doc) { return as_json(dump_json(doc)); }
// As the protocol hands it to a game.
inline Doc to_doc(const Json& json) {
  return with_plain_numbers(
      parse_json(json.dump(-1, ' ', false, Json::error_handler_t::replace)).value_or(Doc()));
}

}  // namespace seatmate
