#pragma once

// What every text of ours is made of, the journal's and JSON alike: characters of UTF-8, and whole
// numbers in digits.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace seatmate {

void put_number(std::string& out, std::int64_t n);
void put_unsigned(std::string& out, std::uint64_t n);

// The length of the UTF-8 character at the front of `text`, 0 if there is no whole valid one.
[[nodiscard]] std::size_t utf8_length(std::string_view text);
[[nodiscard]] bool is_utf8(std::string_view text);

}  // namespace seatmate
