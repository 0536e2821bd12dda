// Any bytes as JSON: read as a library reads them, or refused as it does, but for what is deeper
// than anything of ours; and what was written of it both read as the same.

#include "json/json.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "json/json_test_support.h"

namespace {

using namespace seatmate;

void check(bool right) {
  if (!right) std::abort();
}

bool may_be_too_deep(std::string_view text) {
  return std::ranges::count_if(text, [](char c) { return c == '[' || c == '{'; }) >= deepest_json;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  const std::optional<Doc> ours = parse_json(text);
  const Json theirs = as_json(text);
  if (!ours) {
    // To the library a zero byte is the end.
    check(theirs.is_discarded() || may_be_too_deep(text) ||
          text.find('\0') != std::string_view::npos);
    return 0;
  }
  check(!theirs.is_discarded());
  for (const int indent : {-1, 2}) {
    const std::string written = dump_json(*ours, indent);
    // Not byte for byte: of a fraction with many digits there are several texts as short.
    check(as_json(written) == theirs);
    const std::optional<Doc> again = parse_json(written);
    check(again.has_value() && *again == *ours);
  }
  static_cast<void>(with_plain_numbers(*ours));
  return 0;
}
