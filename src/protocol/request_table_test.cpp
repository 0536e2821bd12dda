// What the documents say of the requests is what protocol/request_table.h says.

#include "protocol/request_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "protocol/world_test_support.h"

namespace seatmate {
namespace {

using Kind = KnownRequest::Kind;

std::string word_of(KnownRequest::Changes changes) {
  constexpr const char* words[] = {"nothing", "game", "games", "facts"};
  return words[static_cast<std::size_t>(changes)];
}

Json word_of(KnownRequest::Names names) {
  const Json words = {nullptr, "game", "campaign"};
  return words[static_cast<std::size_t>(names)];
}

// How the protocol checks what the schema says more of.
Kind kind_of(const Json& rule) {
  if (rule == Json{{"$ref", "#/$defs/Count"}}) return Kind::count;
  const std::string type = rule.is_object() ? rule.value("type", "") : "";
  return type == "string"   ? Kind::text
         : type == "array"  ? Kind::list
         : type == "object" ? Kind::object
                            : Kind::any;
}

TEST(RequestTable, IsTheTableOfTheDocuments) {
  const Json written = as_json(file_text("docs/requests.json"))["requests"];
  ASSERT_EQ(written.size(), std::size(request_table::all));
  for (std::size_t i = 0; i < written.size(); ++i) {
    const KnownRequest& request = request_table::all[i];
    EXPECT_EQ(written[i]["name"], request.name);
    EXPECT_EQ(written[i]["changes"], word_of(request.changes)) << request.name;
    EXPECT_EQ(written[i]["names"], word_of(request.names)) << request.name;
  }
}

TEST(RequestTable, HasTheArgumentsOfTheSchema) {
  const Json document = as_json(file_text("docs/requests.json"));
  for (const Json& row : document["requests"]) {
    const auto name = row["name"].get<std::string>();
    const KnownRequest* const request = known_request(name);
    ASSERT_NE(request, nullptr) << name;
    const Json& rule =
        protocol_schema()[Json::json_pointer(row["arguments"].get<std::string>().substr(1))];
    EXPECT_EQ(schema::complaint(protocol_schema(), rule["properties"]["do"], name), "");

    std::set<std::string> names{"do", "tag"};
    std::set<std::string> required{"do"};
    for (const KnownRequest::Argument& argument : request->arguments) {
      if (argument.name.empty()) break;
      const std::string key(argument.name);
      names.insert(key);
      if (argument.required) required.insert(key);
      EXPECT_EQ(kind_of(rule["properties"][key]), argument.kind) << name << " " << key;
    }
    std::set<std::string> in_schema;
    for (const auto& [key, value] : rule["properties"].items()) in_schema.insert(key);
    EXPECT_EQ(in_schema, names) << name;
    EXPECT_EQ(rule["required"].get<std::set<std::string>>(), required) << name;
  }
}

TEST(RequestTable, HasEveryRequestOfTheSchema) {
  std::set<std::string> known;
  for (const KnownRequest& request : request_table::all) known.emplace(request.name);
  std::set<std::string> in_schema;
  for (const Json& one : protocol_schema()["$defs"]["Request"]["oneOf"]) {
    const Json& rule =
        protocol_schema()[Json::json_pointer(one["$ref"].get<std::string>().substr(1))];
    const Json& what = rule["properties"]["do"];
    for (const Json& word : what.contains("enum") ? what["enum"] : Json::array({what["const"]}))
      in_schema.insert(word.get<std::string>());
  }
  EXPECT_EQ(in_schema, known);
}

TEST(RequestTable, NamesOnlyWhatHasAnId) {
  for (const KnownRequest& request : request_table::all) {
    const bool has_id = std::ranges::any_of(request.arguments, [](const auto& argument) {
      return argument.name == "id" && argument.required;
    });
    EXPECT_TRUE(has_id || request.names == KnownRequest::Names::nothing) << request.name;
  }
}

// A page says with every change where it saw the game stand.
TEST(RequestTable, WhatChangesAGameMaySayAfterHowManyEntries) {
  for (const KnownRequest& request : request_table::all)
    if (request.changes == KnownRequest::Changes::game) {
      EXPECT_TRUE(std::ranges::any_of(request.arguments, [](const auto& argument) {
        return argument.name == "after";
      })) << request.name;
    }
}

}  // namespace
}  // namespace seatmate
