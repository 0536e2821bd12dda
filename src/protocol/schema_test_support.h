#pragma once

// As much of JSON Schema as docs/protocol.schema.json uses, so that tests can hold every response
// against it.

#include <regex>
#include <string>

#include "json/json_test_support.h"

namespace seatmate::schema {

inline bool is_of(const Json& value, const std::string& type) {
  return type == "object"    ? value.is_object()
         : type == "array"   ? value.is_array()
         : type == "string"  ? value.is_string()
         : type == "integer" ? value.is_number_integer()
         : type == "boolean" ? value.is_boolean()
                             : type == "null" && value.is_null();
}

// Empty if `value` is as `rule` says, otherwise where and how it is not.
inline std::string complaint(const Json& root, const Json& rule, const Json& value,
                             const std::string& at = "") {
  if (rule.is_boolean()) return rule.get<bool>() ? "" : at + ": not allowed";
  const auto has = [&](const char* key) { return rule.contains(key); };
  if (has("$ref"))
    return complaint(root, root[Json::json_pointer(rule["$ref"].get<std::string>().substr(1))],
                     value, at);
  if (has("type") && !is_of(value, rule["type"].get<std::string>()))
    return at + ": not of type " + rule["type"].get<std::string>();
  if (has("const") && value != rule["const"]) return at + ": not " + rule["const"].dump();
  if (has("enum")) {
    bool found = false;
    for (const Json& one : rule["enum"]) found = found || one == value;
    if (!found) return at + ": " + value.dump() + " is not one of " + rule["enum"].dump();
  }
  for (const char* several : {"anyOf", "oneOf"}) {
    if (!has(several)) continue;
    int right = 0;
    std::string all;
    for (const Json& one : rule[several]) {
      const std::string wrong = complaint(root, one, value, at);
      if (wrong.empty()) ++right;
      all += "\n  " + wrong;
    }
    if (right == 0 || (right > 1 && std::string(several) == "oneOf"))
      return at + ": fits " + std::to_string(right) + " of" + all;
  }
  if (value.is_object()) {
    if (has("required"))
      for (const Json& key : rule["required"])
        if (!value.contains(key.get<std::string>())) return at + ": no " + key.dump();
    for (const auto& [key, member] : value.items()) {
      std::string wrong;
      if (has("properties") && rule["properties"].contains(key))
        wrong = complaint(root, rule["properties"][key], member, at + "/" + key);
      else if (has("additionalProperties"))
        wrong = complaint(root, rule["additionalProperties"], member, at + "/" + key);
      if (!wrong.empty()) return wrong;
    }
  }
  if (value.is_array() && has("items"))
    for (std::size_t i = 0; i < value.size(); ++i)
      if (std::string wrong =
              complaint(root, rule["items"], value[i], at + "/" + std::to_string(i));
          !wrong.empty())
        return wrong;
  if (value.is_array() && has("minItems") && value.size() < rule["minItems"].get<std::size_t>())
    return at + ": too few";
  if (value.is_string() && has("minLength") &&
      value.get_ref<const std::string&>().size() < rule["minLength"].get<std::size_t>())
    return at + ": too short";
  if (value.is_string() && has("pattern") &&
      !std::regex_search(value.get<std::string>(), std::regex(rule["pattern"].get<std::string>())))
    return at + ": not like " + rule["pattern"].dump();
  if (value.is_number_integer() && !value.is_number_unsigned() && has("minimum") &&
      value.get<std::int64_t>() < rule["minimum"].get<std::int64_t>())
    return at + ": too small";
  return "";
}

}  // namespace seatmate::schema
