#include "server/page_files.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <utility>

#include "session/tokens.h"

namespace seatmate::server {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".map", "application/json"},
    {".mp3", "audio/mpeg"},
}};

std::string_view type_of(const fs::path& path) {
  const std::string ending = path.extension().string();
  for (const auto& [known, type] : types)
    if (known == ending) return type;
  return "application/octet-stream";
}

// index-4f5a91c3.js: the build puts a sum of the content into such names.
bool named_by_content(const fs::path& path) {
  const std::string stem = path.stem().string();
  const std::size_t dash = stem.rfind('-');
  if (dash == std::string::npos || stem.size() - dash - 1 != 8) return false;
  const std::string folder = path.parent_path().filename().string();
  const std::string above = path.parent_path().parent_path().filename().string();
  return folder == "assets" || folder == "engine" || above == "lang";
}

std::optional<std::string> read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  const std::streamoff size = file ? std::streamoff(file.tellg()) : -1;
  if (size < 0) return std::nullopt;
  std::string text(static_cast<std::size_t>(size), '\0');
  file.seekg(0);
  file.read(text.data(), size);
  text.resize(static_cast<std::size_t>(file.gcount()));
  return text;
}

bool is_file(const fs::path& path) {
  std::error_code trouble;
  return fs::is_regular_file(path, trouble);
}

}  // namespace

PageFiles::PageFiles(const fs::path& folder) {
  std::error_code trouble;
  folder_ = fs::canonical(folder, trouble);
  if (trouble) folder_.clear();
}

bool PageFiles::good() const { return !folder_.empty() && is_file(folder_ / "index.html"); }

std::optional<PageFile> PageFiles::find(std::string_view path, bool gzip) const {
  if (folder_.empty() || !path.starts_with('/') || path.find('\0') != std::string_view::npos ||
      path.find('\\') != std::string_view::npos)
    return std::nullopt;
  std::string inside(path.substr(1));
  if (inside.empty() || inside.ends_with('/')) inside += "index.html";
  for (const fs::path& part : fs::path(inside))
    if (part == ".." || part.is_absolute()) return std::nullopt;
  std::error_code trouble;
  const fs::path found = fs::canonical(folder_ / inside, trouble);
  if (trouble || !is_file(found)) return std::nullopt;
  // A link may lead anywhere.
  const auto [end, rest] =
      std::mismatch(folder_.begin(), folder_.end(), found.begin(), found.end());
  if (end != folder_.end()) return std::nullopt;

  PageFile file;
  file.type = type_of(found);
  file.forever = named_by_content(found);
  fs::path compressed = found;
  compressed += ".gz";
  file.gzipped = gzip && is_file(compressed);
  std::optional<std::string> content = read(file.gzipped ? compressed : found);
  if (!content) return std::nullopt;
  file.content = std::move(*content);
  file.tag = '"' + std::to_string(Fnv().add(file.content).value()) + '"';
  return file;
}

}  // namespace seatmate::server
