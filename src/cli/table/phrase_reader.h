#pragma once

// A phrase as a person says it: "2 clay, kill", "clay 2 + vp 3 / gold". Words of a vocabulary in
// the reader's language, abbreviated as far as they stay clear, numbers before or after them,
// anything between them. What goes into the journal is the one way engine/phrase.h writes it.

#include <string>
#include <string_view>

#include "engine/form.h"
#include "engine/result.h"
#include "text/catalog.h"

namespace seatmate::cli {

[[nodiscard]] Result<std::string> read_phrase_field(const text::Catalog& words, const Field& field,
                                                    std::string_view typed);
// "2 clay, kill / 1 gold", as it could have been typed.
[[nodiscard]] std::string phrase_in_words(const text::Catalog& words, const Field& field,
                                          std::string_view token);
// "2 clay, kill": what could be typed here, made of the first words of the vocabulary.
[[nodiscard]] std::string phrase_example(const text::Catalog& words, const Field& field);

}  // namespace seatmate::cli
