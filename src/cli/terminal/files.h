#pragma once

// Journals on disk. Refusals are sentences for the player; a file that exists is never replaced by
// accident.

#include <iosfwd>
#include <string>
#include <string_view>

#include "engine/result.h"

namespace seatmate::cli {

inline constexpr std::string_view journal_ending = ".seatmate";

// Whole or not at all: if the disk is full, an earlier file stays as it was.
[[nodiscard]] Outcome write_new_file(const std::string& name, std::string_view content,
                                     bool replace);
// Only ordinary files, and none that is longer than anything of ours can be (longest_json).
[[nodiscard]] Result<std::string> read_whole_file(const std::string& name);
// The same, where "-" is what stands in `in`.
[[nodiscard]] Result<std::string> read_whole(const std::string& name, std::istream& in);
// The next line, without its end; of a longer one than any request of ours just enough to see that.
// False at the end.
[[nodiscard]] bool read_line_of_bounded_length(std::istream& in, std::string& line);

}  // namespace seatmate::cli
