#include "cli/terminal/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <istream>

#include "files/new_file.h"
#include "json/json.h"

namespace seatmate::cli {
namespace {

constexpr std::size_t piece = std::size_t{64} << 10U;

Refusal unreadable(const std::string& name) {
  return refuse("shell.file.read", {{"file", name}, {"reason", std::strerror(errno)}});
}
Refusal too_large(const std::string& name) {
  return refuse("shell.file.too-large",
                {{"file", name}, {"most", static_cast<std::int64_t>(longest_json >> 20U)}});
}

Result<std::string> read_all(const std::string& name, int file) {
  std::string content;
  for (;;) {
    const std::size_t before = content.size();
    content.resize(before + piece);
    const ssize_t got = ::read(file, content.data() + before, piece);
    if (got < 0 && errno != EINTR) return unreadable(name);
    content.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (content.size() > longest_json) return too_large(name);
    if (got == 0) return content;
  }
}

}  // namespace

Outcome write_new_file(const std::string& name, std::string_view content, bool replace) {
  NewFile file(name, replace ? NewFile::Over::earlier : NewFile::Over::nothing);
  if (!file.begun()) return file.begun();
  std::ofstream out(file.path(), std::ios::binary);
  out << content;
  out.close();
  return out ? file.keep() : Outcome(file.trouble());
}

Result<std::string> read_whole_file(const std::string& name) {
  // A pipe without a writer would be waited for, a device has no end.
  const int file = ::open(name.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (file < 0) return unreadable(name);
  struct stat what{};
  Result<std::string> content = unreadable(name);
  if (::fstat(file, &what) == 0) {
    if (S_ISDIR(what.st_mode))
      content = refuse("shell.file.folder", {{"file", name}});
    else if (!S_ISREG(what.st_mode))
      content = refuse("shell.file.special", {{"file", name}});
    else if (what.st_size > static_cast<off_t>(longest_json))
      content = too_large(name);
    else
      content = read_all(name, file);
  }
  ::close(file);
  return content;
}

Result<std::string> read_whole(const std::string& name, std::istream& in) {
  if (name != "-") return read_whole_file(name);
  std::string content;
  std::string part(piece, '\0');
  while (in.read(part.data(), static_cast<std::streamsize>(part.size())) || in.gcount() > 0) {
    content.append(part, 0, static_cast<std::size_t>(in.gcount()));
    if (content.size() > longest_json) return too_large(name);
  }
  return content;
}

bool read_line_of_bounded_length(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf* const bytes = in.rdbuf();
  constexpr int ended = std::char_traits<char>::eof();
  if (!in || bytes->sgetc() == ended) {
    in.setstate(std::ios::eofbit | std::ios::failbit);
    return false;
  }
  for (int c = bytes->sbumpc(); c != ended && c != '\n'; c = bytes->sbumpc())
    if (line.size() <= longest_json) line += static_cast<char>(c);
  return true;
}

}  // namespace seatmate::cli
