#include "text/collation.h"

#include <unicode/coll.h>
#include <unicode/locid.h>
#include <unicode/uversion.h>

#include <memory>
#include <vector>

#include "text/icu_text.h"

namespace seatmate::text {

std::string sort_key(std::string_view locale, std::string_view utf8) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::Collator> collator(
      icu::Collator::createInstance(icu::Locale(std::string(locale).c_str()), status));
  if (U_FAILURE(status) != 0 || !collator) return {};
  // A digit in a name counts as a number: Plot 2 stands before Plot 10.
  collator->setAttribute(UCOL_NUMERIC_COLLATION, UCOL_ON, status);
  const auto text = to_icu(utf8);
  std::vector<std::uint8_t> bytes(64 + 8 * static_cast<std::size_t>(text.length()));
  const std::int32_t length =
      collator->getSortKey(text, bytes.data(), static_cast<std::int32_t>(bytes.size()));
  if (length <= 0 || static_cast<std::size_t>(length) > bytes.size()) return {};
  std::string key =
      "icu" + std::to_string(U_ICU_VERSION_MAJOR_NUM) + "-" + std::string(locale) + ":";
  constexpr std::string_view digits = "0123456789abcdef";
  // Without the zero that ends every key.
  for (std::int32_t i = 0; i + 1 < length; ++i) {
    const std::uint8_t byte = bytes[static_cast<std::size_t>(i)];
    key += digits[byte >> 4U];
    key += digits[byte & 15U];
  }
  return key;
}

}  // namespace seatmate::text
