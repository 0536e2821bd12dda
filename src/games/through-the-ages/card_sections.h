#pragma once

// Her card in words, section by section (TTA-ANAT-1): for the view, and as pieces on the table.

#include <string_view>
#include <vector>

#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

struct CardSection {
  std::string_view id;
  Message name;
  Message icons;  // a list, in the order in which they are printed
};
[[nodiscard]] std::vector<CardSection> sections_of(const AutomaCard& card);

}  // namespace seatmate::through_the_ages
