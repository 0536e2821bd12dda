#pragma once

// The values of engine/form.h and engine/doc.h as JSON and back; docs/protocol.md shows the shapes.
//
// Writing leaves out what is empty. Reading is total: from_json says whether the JSON has the right
// shape and never aborts (nlohmann is built without exceptions, so nothing here may call a function
// of it that would throw: look first, then read).

#include <concepts>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract.h"
#include "engine/doc.h"
#include "engine/form.h"

namespace seatmate {

// Keeps the order of members, so that arguments and settings come back in the order they had.
using Json = nlohmann::ordered_json;

// Discarded (is_discarded()) if it is no JSON, or nested deeper than anything of ours.
[[nodiscard]] Json parse_json(std::string_view text);
// On one line, or with `indent` spaces a level. Bytes that are no UTF-8 are replaced.
[[nodiscard]] std::string dump_json(const Json& json, int indent = -1);

// A member of an object that is being written: it only looks at its value, and takes over a Json
// that is not wanted elsewhere. Small on purpose, and written once: with the library's own
// initializers every object of ours would be a page of code.
class With {
 public:
  SEATMATE_ONCE With(std::string_view key SEATMATE_LOOKS_AT, bool truth)
      : key_(key), what_(What::truth), number_(truth ? 1 : 0) {}
  template <std::integral Number>
  With(std::string_view key SEATMATE_LOOKS_AT, Number n)
      : With(key, static_cast<std::int64_t>(n), What::number) {}
  SEATMATE_ONCE With(std::string_view key SEATMATE_LOOKS_AT,
                     std::string_view text SEATMATE_LOOKS_AT)
      : key_(key), what_(What::text), text_(text) {}
  With(std::string_view key SEATMATE_LOOKS_AT, const char* text SEATMATE_LOOKS_AT)
      : With(key, std::string_view(text)) {}
  With(std::string_view key SEATMATE_LOOKS_AT, const std::string& text SEATMATE_LOOKS_AT)
      : With(key, std::string_view(text)) {}
  SEATMATE_ONCE With(std::string_view key SEATMATE_LOOKS_AT, const Json& json SEATMATE_LOOKS_AT)
      : key_(key), what_(What::copied), json_(&json) {}
  SEATMATE_ONCE With(std::string_view key SEATMATE_LOOKS_AT, Json&& json SEATMATE_LOOKS_AT)
      : key_(key), what_(What::taken), json_(&json) {}

 private:
  friend Json& set(Json& object, const With& member);
  enum class What : std::uint8_t { truth, number, text, copied, taken };
  SEATMATE_ONCE With(std::string_view key SEATMATE_LOOKS_AT, std::int64_t n, What what)
      : key_(key), what_(what), number_(n) {}

  std::string_view key_;
  What what_;
  union {
    std::int64_t number_;
    std::string_view text_;
    const Json* json_;
  };
};
// set(out, {"id", id}) where there is no such member yet, or in its place. Returns the value.
Json& set(Json& object, const With& member);
[[nodiscard]] Json object(std::initializer_list<With> members);
[[nodiscard]] Json list_of(const std::vector<std::string>& texts);

// Looking at what came in: null, nobody and nothing if it is not of that kind.
[[nodiscard]] const Json* find(const Json& object, std::string_view key);
[[nodiscard]] const Json::object_t& members_of(const Json& object);
[[nodiscard]] const std::string& text_in(const Json& json);

// Reports are sent without their reasons, only with their number, until somebody asks why.
enum class Why { counted, told };

[[nodiscard]] Json to_json(const Message& message);  // null if it says nothing
[[nodiscard]] Json to_json(const Option& option);
[[nodiscard]] Json to_json(const FieldPart& part);
[[nodiscard]] Json to_json(const Field& field);
[[nodiscard]] Json to_json(const Shortcut& shortcut);
[[nodiscard]] Json to_json(const Form& form);
[[nodiscard]] Json to_json(const Prompt& prompt);
[[nodiscard]] Json to_json(const Entry& entry);
[[nodiscard]] Json to_json(const Countdown& countdown);
[[nodiscard]] Json to_json(const Reason& reason);
[[nodiscard]] Json to_json(const Step& step, Why why = Why::told);
[[nodiscard]] Json to_json(const Report& report, Why why = Why::told);
[[nodiscard]] Json to_json(const HexCell& cell);
[[nodiscard]] Json to_json(const Block& block);
[[nodiscard]] Json to_json(const View& view);
[[nodiscard]] Json to_json(const Standing& standing);
[[nodiscard]] Json to_json(const FinalResult& result);
[[nodiscard]] Json to_json(const SetupOption& option);
[[nodiscard]] Json to_json(const Doc& doc);

[[nodiscard]] bool from_json(const Json& json, Message& message);
[[nodiscard]] bool from_json(const Json& json, Option& option);
[[nodiscard]] bool from_json(const Json& json, FieldPart& part);
[[nodiscard]] bool from_json(const Json& json, Field& field);
[[nodiscard]] bool from_json(const Json& json, Shortcut& shortcut);
[[nodiscard]] bool from_json(const Json& json, Form& form);
[[nodiscard]] bool from_json(const Json& json, Prompt& prompt);
[[nodiscard]] bool from_json(const Json& json, Entry& entry);  // args as a list of texts
[[nodiscard]] bool from_json(const Json& json, Countdown& countdown);
[[nodiscard]] bool from_json(const Json& json, Reason& reason);
[[nodiscard]] bool from_json(const Json& json, Step& step);
[[nodiscard]] bool from_json(const Json& json, Report& report);
[[nodiscard]] bool from_json(const Json& json, HexCell& cell);
[[nodiscard]] bool from_json(const Json& json, Block& block);
[[nodiscard]] bool from_json(const Json& json, View& view);
[[nodiscard]] bool from_json(const Json& json, Standing& standing);
[[nodiscard]] bool from_json(const Json& json, FinalResult& result);
[[nodiscard]] bool from_json(const Json& json, SetupOption& option);
// Anything but an invalid value is a Doc. Numbers that are not whole become their text.
[[nodiscard]] Doc to_doc(const Json& json);

}  // namespace seatmate
