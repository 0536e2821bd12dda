#pragma once

// The one thing an owner tells of this box: a faction card whose text is not public (AMB-12).

#include <string>
#include <string_view>
#include <vector>

#include "engine/form.h"
#include "engine/result.h"
#include "games/age-of-innovation/data.h"

namespace seatmate::age_of_innovation {

// "ask / nothing / tools:2 points:1": what the card gives at setup, with each faction action, and
// at the end.
std::string write_told_card(const ToldCard& card);
Result<ToldCard> read_told_card(std::string_view text);

// One of the three parts as a field of a form.
Field moment_field(std::string_view moment);

// "tools:2 points:1" in words.
std::vector<Message> words_of_part(std::string_view part);

// "card.symbionts" in words.
Message fact_label(std::string_view id);

// The words of a part, for the catalogs.
inline constexpr std::array<std::string_view, 7> worth_names{"ask",   "nothing",  "points",   "x",
                                                             "tools", "blighted", "buildings"};

}  // namespace seatmate::age_of_innovation
