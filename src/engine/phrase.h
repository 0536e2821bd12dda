#pragma once

// A phrase: what is printed on a card or tile, told in a small vocabulary of words.
//
//   phrase := option { "/" option }          one of several (or rows of things)
//   option := { part }                       all of them, in this order; may be empty
//   part   := word [ ":" number ]            "clay:2", "kill"
//
// This is how a phrase stands in a journal and in a data file, with one space between two tokens; a
// front end may let a person say it in another way. Which words there are and which want a number
// is the game's affair.

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace seatmate {

struct PhrasePart {
  std::string_view word;               // of the text that was read
  std::optional<std::int32_t> number;  // if one was said
  std::size_t option = 0;              // in which option it stands
};
struct Phrase {
  std::vector<PhrasePart> parts;
  std::size_t options = 1;
};

// Splits a text into parts; nothing if it is no phrase at all ("clay:x", more than `most` parts).
inline std::optional<Phrase> read_phrase(std::string_view text, std::size_t most) {
  Phrase phrase;
  while (true) {
    const std::size_t begin = text.find_first_not_of(' ');
    if (begin == std::string_view::npos) break;
    text.remove_prefix(begin);
    const std::string_view token = text.substr(0, text.find(' '));
    text.remove_prefix(token.size());
    if (token == "/") {
      if (++phrase.options > most) return std::nullopt;
      continue;
    }
    PhrasePart part{token, std::nullopt, phrase.options - 1};
    if (const std::size_t colon = token.find(':'); colon != std::string_view::npos) {
      part.word = token.substr(0, colon);
      const std::string_view digits = token.substr(colon + 1);
      const char* const first = digits.data();
      const char* const end = first + digits.size();
      std::int32_t number = 0;
      const auto [stop, error] = std::from_chars(first, end, number);
      if (error != std::errc{} || stop != end) return std::nullopt;
      part.number = number;
    }
    if (part.word.empty() || part.word.find('/') != std::string_view::npos) return std::nullopt;
    if (phrase.parts.size() == most) return std::nullopt;
    phrase.parts.push_back(part);
  }
  return phrase;
}

}  // namespace seatmate
