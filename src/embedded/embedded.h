#pragma once

// The files that travel inside the binary: decks, boards and tiles (data/) and the message catalogs
// (lang/). Seatmate is one file that works without an installation, so nothing is read from disk.

#include <span>
#include <string_view>

namespace seatmate::embedded {

struct File {
  std::string_view path;     // below data/ or lang/: "age-of-innovation/map-1-3.json"
  std::string_view content;  // byte for byte, so that a digest of it is a digest of the file
};

// Both sorted by path. The texts live as long as the program.
[[nodiscard]] std::span<const File> data();
[[nodiscard]] std::span<const File> lang();

}  // namespace seatmate::embedded
