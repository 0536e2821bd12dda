// docs/protocol.schema.json says of each shape what protocol/shapes.h says: the same members, of
// the same kinds, the same ones always there.

#include "protocol/shapes.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "protocol/world_test_support.h"

namespace seatmate {
namespace {

// Sorted, so that the order of members says nothing.
using Sorted = nlohmann::json;

Sorted reference(const std::string& name) { return {{"$ref", "#/$defs/" + name}}; }

// What the schema calls it; what has no name there is written out where it stands.
template <class T>
constexpr const char* name_of = "";
template <>
constexpr const char* name_of<Message> = "Message";
template <>
constexpr const char* name_of<Option> = "Option";
template <>
constexpr const char* name_of<FieldPart> = "Part";
template <>
constexpr const char* name_of<Field> = "Field";
template <>
constexpr const char* name_of<SetupOption> = "SetupOption";
template <>
constexpr const char* name_of<Shortcut> = "Shortcut";
template <>
constexpr const char* name_of<Form> = "Form";
template <>
constexpr const char* name_of<Prompt> = "Prompt";
template <>
constexpr const char* name_of<Entry> = "Entry";
template <>
constexpr const char* name_of<Moves> = "Moves";
template <>
constexpr const char* name_of<Countdown> = "Timer";
template <>
constexpr const char* name_of<Reason> = "Reason";
template <>
constexpr const char* name_of<Place> = "Place";
template <>
constexpr const char* name_of<Piece> = "Piece";
template <>
constexpr const char* name_of<Tabletop> = "Tabletop";
template <>
constexpr const char* name_of<Moved> = "Moved";
template <>
constexpr const char* name_of<Step> = "Step";
template <>
constexpr const char* name_of<Report> = "Report";
template <>
constexpr const char* name_of<HexCell> = "Cell";
template <>
constexpr const char* name_of<Block> = "Block";
template <>
constexpr const char* name_of<View> = "View";
template <>
constexpr const char* name_of<FinalResult> = "FinalResult";
template <>
constexpr const char* name_of<Written> = "Change";

template <class T>
Sorted described();

// A list of members as the schema has it.
class Describer {
 public:
  // What is left out when it is empty is never false, and no message that says nothing.
  template <class T>
  void operator()(const char* key, const T& value) {
    if constexpr (std::same_as<T, bool>)
      put(key, {{"const", true}});
    else if constexpr (std::same_as<T, Message>)
      put(key, reference("Message"));
    else
      put(key, kind_of(value));
  }
  template <class T>
  void always(const char* key, const T& value) {
    put(key, kind_of(value));
    required_.insert(key);
  }
  template <class T>
  void when(bool, const char* key, const T& value) {
    put(key, kind_of(value));
  }
  template <class T>
  void counted_or_told(const char* counted, const char* told, const std::vector<T>& items) {
    put(counted, kind_of(std::int64_t{}));
    put(told, kind_of(items));
  }

  [[nodiscard]] Sorted said() const {
    Sorted out{{"type", "object"}, {"properties", properties_}, {"additionalProperties", false}};
    if (!required_.empty()) out["required"] = required_;
    return out;
  }

 private:
  void put(const char* key, const Sorted& kind) {
    EXPECT_FALSE(properties_.contains(key)) << key << " is there twice";
    properties_[key] = kind;
  }

  static Sorted kind_of(bool) { return {{"type", "boolean"}}; }
  static Sorted kind_of(int) { return {{"type", "integer"}}; }
  static Sorted kind_of(std::int64_t) { return {{"type", "integer"}}; }
  static Sorted kind_of(char) { return {{"type", "string"}}; }
  static Sorted kind_of(const std::string&) { return {{"type", "string"}}; }
  static Sorted kind_of(const Message&) { return reference("MessageOrNull"); }
  static Sorted kind_of(const Args&) {
    return Sorted::parse(R"({"type": "object", "additionalProperties": {"anyOf": [
      {"type": "integer"},
      {"type": "string"},
      {"type": "object", "properties": {"term": {"type": "string"}}, "required": ["term"],
       "additionalProperties": false},
      {"type": "array", "items": {"$ref": "#/$defs/MessageOrNull"}}]}})");
  }
  template <class T>
    requires std::is_enum_v<T>
  static Sorted kind_of(const T&) {
    Sorted words = Sorted::array();
    for (const std::string_view word : Words<T>::all) words.push_back(word);
    return {{"enum", words}};
  }
  template <class T>
  static Sorted kind_of(const std::vector<T>&) {
    return {{"type", "array"}, {"items", kind_of(T{})}};
  }
  template <class T>
  static Sorted kind_of(const T&) {
    return *name_of<T> != '\0' ? reference(name_of<T>) : described<T>();
  }

  Sorted properties_ = Sorted::object();
  std::set<std::string> required_;
};

template <class T>
Sorted described() {
  Describer describer;
  const T value{};
  fields(value, describer);
  return describer.said();
}

// How long and how large something is stands in the schema only.
Sorted without_bounds(const Sorted& rule) {
  if (!rule.is_structured()) return rule;
  if (rule == reference("Count")) return {{"type", "integer"}};
  Sorted out = rule;
  if (out.is_object())
    for (const char* bound : {"minimum", "minLength", "minItems"}) out.erase(bound);
  for (auto& [key, value] : out.items())
    if (key == "required" && value.is_array())
      value = value.get<std::set<std::string>>();
    else
      value = without_bounds(value);
  return out;
}

template <class... Shapes>
std::map<std::string, Sorted> described_by_name() {
  return {{name_of<Shapes>, described<Shapes>()}...};
}

std::map<std::string, Sorted> all_described() {
  return described_by_name<Message, Option, FieldPart, Field, SetupOption, Shortcut, Form, Prompt,
                           Entry, Moves, Countdown, Reason, Place, Piece, Tabletop, Moved, Step,
                           Report, HexCell, Block, View, FinalResult, Written>();
}

TEST(Shapes, AreAsTheSchemaSays) {
  const Json& schema = protocol_schema()["$defs"];
  for (const auto& [name, shape] : all_described()) {
    ASSERT_TRUE(schema.contains(name)) << name;
    EXPECT_EQ(without_bounds(schema[name]).dump(1), shape.dump(1)) << name;
  }
}

TEST(Shapes, OfTheSchemaAllHaveAList) {
  // What a request may say in several ways is read by hand (protocol/requests.h).
  std::set<std::string> known{"Count", "Token", "TokenOrNull", "MessageOrNull", "Said",
                              // Whole answers are put together by what is asked.
                              "Request", "Response", "Failure", "Screen", "Tally"};
  for (const auto& [name, shape] : all_described()) known.insert(name);
  for (const auto& [name, rule] : protocol_schema()["$defs"].items())
    EXPECT_TRUE(known.contains(name) || name.ends_with("Request") || name.ends_with("Response"))
        << name << " has no list in protocol/shapes.h";
}

}  // namespace
}  // namespace seatmate
