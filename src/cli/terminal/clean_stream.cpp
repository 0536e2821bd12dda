#include "cli/terminal/clean_stream.h"

#include <algorithm>

#include "text/shown.h"

namespace seatmate::cli {
namespace {

// How many bytes at the end are the beginning of a character whose rest may still come.
std::size_t unfinished(std::string_view text) {
  for (std::size_t back = 1; back <= std::min<std::size_t>(text.size(), 3); ++back) {
    const auto byte = static_cast<unsigned char>(text[text.size() - back]);
    if ((byte & 0xc0U) == 0x80) continue;  // inside of one
    const std::size_t whole = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1;
    return whole > back ? back : 0;
  }
  return 0;
}

}  // namespace

std::streamsize CleanStream::Cleaning::xsputn(const char* bytes, std::streamsize count) {
  begun.append(bytes, static_cast<std::size_t>(count));
  const std::size_t whole = begun.size() - unfinished(begun);
  out << text::shown(std::string_view(begun).substr(0, whole));
  begun.erase(0, whole);
  return out ? count : 0;
}

CleanStream::Cleaning::int_type CleanStream::Cleaning::overflow(int_type c) {
  if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
  const char byte = traits_type::to_char_type(c);
  return xsputn(&byte, 1) == 1 ? c : traits_type::eof();
}

int CleanStream::Cleaning::sync() {
  out.flush();
  return out ? 0 : -1;
}

void CleanStream::Cleaning::finish() {
  out << text::shown(begun);
  begun.clear();
}

CleanStream::CleanStream(std::ostream& out) : std::ostream(nullptr), cleaning_(out) {
  rdbuf(&cleaning_);
}

CleanStream::~CleanStream() { cleaning_.finish(); }

void CleanStream::control(std::string_view bytes) {
  cleaning_.finish();
  cleaning_.out << bytes;
}

}  // namespace seatmate::cli
