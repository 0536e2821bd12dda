#pragma once

// The built page, file by file. Nothing outside its folder is ever read, whatever a path says and
// wherever a link leads.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace seatmate::server {

struct PageFile {
  std::string content;
  std::string type;
  std::string tag;       // of this content, for "has it changed?"
  bool forever = false;  // its name changes with its content
  bool gzipped = false;
};

class PageFiles {
 public:
  explicit PageFiles(const std::filesystem::path& folder);

  // Is there a page at all?
  [[nodiscard]] bool good() const;
  // `path` as a browser asks for it, decoded: "/", "/assets/index-4f5a91c3.js". With `gzip` the
  // compressed neighbour (….gz) is taken if there is one.
  [[nodiscard]] std::optional<PageFile> find(std::string_view path, bool gzip) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace seatmate::server
