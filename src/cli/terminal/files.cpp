#include "cli/terminal/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <istream>
#include <iterator>

namespace seatmate::cli {

Outcome write_new_file(const std::string& name, std::string_view content, bool replace) {
  std::error_code ignored;
  if (!replace && std::filesystem::exists(name, ignored))
    return refuse("shell.file.exists", {{"file", name}});
  std::ofstream file(name, std::ios::binary);
  file << content;
  file.close();
  if (!file) return refuse("shell.file.write", {{"file", name}, {"reason", std::strerror(errno)}});
  return Done{};
}

Result<std::string> read_whole_file(const std::string& name) {
  std::error_code ignored;
  if (std::filesystem::is_directory(name, ignored))
    return refuse("shell.file.folder", {{"file", name}});
  std::ifstream file(name, std::ios::binary);
  if (!file) return refuse("shell.file.read", {{"file", name}, {"reason", std::strerror(errno)}});
  return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

Result<std::string> read_whole(const std::string& name, std::istream& in) {
  if (name != "-") return read_whole_file(name);
  return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

}  // namespace seatmate::cli
