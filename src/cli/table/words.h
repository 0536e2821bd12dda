#pragma once

// Understanding what somebody types: lines into entries, entries into words, and words into the
// things they may mean. People abbreviate and type in their own language; a token, the words
// printed beside it and any unambiguous beginning of either will do.

#include <string>
#include <string_view>
#include <vector>

namespace seatmate::cli {

// One thing a typed word can mean. Several names because a token, its words in the reader's
// language and its number in a list mean the same.
struct Meaning {
  std::vector<std::string> names;
};

struct Match {
  enum class Kind { found, unknown, ambiguous };
  Kind kind = Kind::unknown;
  std::size_t index = 0;                // of the meaning found
  std::vector<std::size_t> candidates;  // when ambiguous

  explicit operator bool() const { return kind == Kind::found; }
};

// A whole name beats a beginning, and the beginning of a name beats the beginning of a word in it.
// Case and accents do not matter.
[[nodiscard]] Match match(std::string_view typed, const std::vector<Meaning>& meanings);
// Only whole names.
[[nodiscard]] Match match_whole(std::string_view typed, const std::vector<Meaning>& meanings);

// "wrr" is "w", "r", "r" where every letter is a whole name; otherwise nothing.
[[nodiscard]] std::vector<std::string> letters_of(std::string_view typed,
                                                  const std::vector<Meaning>& meanings);

// "build E3; pass left" is two entries. Double quotes protect spaces and semicolons.
[[nodiscard]] std::vector<std::string> split_entries(std::string_view line);
// Words between spaces; a comma binds what stands around it ("E3, F4" is one word: "E3,F4").
[[nodiscard]] std::vector<std::string> split_words(std::string_view entry);
[[nodiscard]] std::vector<std::string> split_at(std::string_view text, char separator);
[[nodiscard]] std::string join_words(const std::vector<std::string>& words, std::size_t from,
                                     std::size_t count);

// A whole number from `min` to `max`, or -1.
[[nodiscard]] int number_in(std::string_view typed, int min, int max);

}  // namespace seatmate::cli
