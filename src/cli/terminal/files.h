#pragma once

// Journals on disk. Refusals are sentences for the player; a file that exists is never replaced by
// accident.

#include <iosfwd>
#include <string>
#include <string_view>

#include "engine/result.h"

namespace seatmate::cli {

inline constexpr std::string_view journal_ending = ".seatmate";

[[nodiscard]] Outcome write_new_file(const std::string& name, std::string_view content,
                                     bool replace);
[[nodiscard]] Result<std::string> read_whole_file(const std::string& name);
// The same, where "-" is what stands in `in`.
[[nodiscard]] Result<std::string> read_whole(const std::string& name, std::istream& in);

}  // namespace seatmate::cli
