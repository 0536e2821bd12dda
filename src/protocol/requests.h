#pragma once

// What the requests share: the words of an answer, tokens and entries out of JSON.

#include <optional>
#include <string>

#include "engine/form.h"
#include "engine/result.h"
#include "protocol/json.h"

namespace seatmate {

[[nodiscard]] Doc success();
[[nodiscard]] Doc failure(const Message& sentence);

// Members that were checked before.
[[nodiscard]] const std::string& text_of(const Doc& request, const char* key);
[[nodiscard]] std::size_t count_of(const Doc& request, const char* key, std::size_t otherwise);

// A text; a number or truth value as its text; a list of these with commas between them.
[[nodiscard]] std::optional<std::string> token_of(const Doc& json);

// What was said, by field id or in order, as the entry the game wants: blanks get their default.
[[nodiscard]] Result<Entry> entry_of(const Doc& said, const Prompt& prompt, std::int64_t now);

// Which of the entries still to be made comes next: the first if it says when it happened; else one
// that does not end the turn, else one that fits the prompt, else the first.
[[nodiscard]] std::size_t next_of(const std::vector<const Doc*>& said, const Prompt& prompt);

}  // namespace seatmate
