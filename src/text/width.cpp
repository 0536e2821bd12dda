#include "text/width.h"

#include <unicode/brkiter.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <memory>

#include "text/icu_text.h"

namespace seatmate::text {
namespace {

int width_of(UChar32 c) {
  switch (u_charType(c)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
    case U_CONTROL_CHAR:
      return 0;
    default:
      break;
  }
  switch (u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE)) {
    case U_HST_VOWEL_JAMO:
    case U_HST_TRAILING_JAMO:
      return 0;  // drawn inside the leading one
    default:
      break;
  }
  const int width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

int width_of(const icu::UnicodeString& text) {
  int width = 0;
  for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
    width += width_of(text.char32At(i));
  return width;
}

// How many code units fit into `width` columns.
std::int32_t fitting(const icu::UnicodeString& text, int width) {
  int used = 0;
  std::int32_t i = 0;
  while (i < text.length()) {
    const int next = width_of(text.char32At(i));
    if (used + next > width) break;
    used += next;
    i = text.moveIndex32(i, 1);
  }
  return i;
}

void trim_end(icu::UnicodeString& line) {
  std::int32_t end = line.length();
  while (end > 0 && u_isUWhiteSpace(line.char32At(end - 1))) --end;
  line.truncate(end);
}

bool is_accent(char16_t c) { return c >= u'\u0300' && c <= u'\u036f'; }

std::string spaces(int count) {
  return std::string(static_cast<std::size_t>(std::max(count, 0)), ' ');
}

void wrap_paragraph(const icu::UnicodeString& paragraph, int width,
                    std::vector<std::string>& lines) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::BreakIterator> breaks(
      icu::BreakIterator::createLineInstance(icu::Locale::getRoot(), status));
  if (U_FAILURE(status)) {
    lines.push_back(to_utf8(paragraph));
    return;
  }
  breaks->setText(paragraph);
  icu::UnicodeString line;
  const auto finish = [&] {
    trim_end(line);
    lines.push_back(to_utf8(line));
    line.remove();
  };
  std::int32_t start = breaks->first();
  for (std::int32_t end = breaks->next(); end != icu::BreakIterator::DONE;
       start = end, end = breaks->next()) {
    icu::UnicodeString word(paragraph, start, end - start);
    icu::UnicodeString bare(word);
    trim_end(bare);
    if (!line.isEmpty() && width_of(line) + width_of(bare) > width) finish();
    while (line.isEmpty() && width_of(bare) > width) {
      const std::int32_t cut = std::max(fitting(bare, width), bare.moveIndex32(0, 1));
      lines.push_back(to_utf8(icu::UnicodeString(bare, 0, cut)));
      bare.remove(0, cut);
      word.remove(0, cut);
    }
    line.append(word);
  }
  finish();
}

}  // namespace

int display_width(std::string_view utf8) { return width_of(to_icu(utf8)); }

std::string pad_right(std::string_view text, int width) {
  return std::string(text) + spaces(width - display_width(text));
}

std::string pad_left(std::string_view text, int width) {
  return spaces(width - display_width(text)) + std::string(text);
}

std::string cut(std::string_view text, int width) {
  icu::UnicodeString whole = to_icu(text);
  if (width_of(whole) <= width) return std::string(text);
  if (width <= 0) return {};
  whole.truncate(fitting(whole, width - 1));
  return to_utf8(whole) + "…";
}

std::vector<std::string> wrap(std::string_view text, int width) {
  std::vector<std::string> lines;
  for (;;) {
    const auto newline = text.find('\n');
    wrap_paragraph(to_icu(text.substr(0, newline)), std::max(width, 1), lines);
    if (newline == std::string_view::npos) return lines;
    text.remove_prefix(newline + 1);
  }
}

std::string half_width(std::string_view utf8) {
  constexpr char16_t first = u'！';  // these follow each other as in ASCII
  constexpr char16_t last = u'～';
  icu::UnicodeString text = to_icu(utf8);
  for (std::int32_t i = 0; i < text.length(); ++i) {
    const char16_t c = text.charAt(i);
    if (c >= first && c <= last) text.setCharAt(i, static_cast<char16_t>(c - first + u'!'));
    if (c == u'\u3000') text.setCharAt(i, u' ');
    if (c == u'、') text.setCharAt(i, u',');
  }
  return to_utf8(text);
}

std::string fold(std::string_view utf8) {
  const icu::UnicodeString folded = to_icu(utf8).foldCase();
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* apart = icu::Normalizer2::getNFDInstance(status);
  const icu::Normalizer2* together = icu::Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) return to_utf8(folded);
  const icu::UnicodeString letters_and_marks = apart->normalize(folded, status);
  icu::UnicodeString letters;
  for (std::int32_t i = 0; i < letters_and_marks.length(); ++i)
    if (const char16_t c = letters_and_marks.charAt(i); !is_accent(c)) letters.append(c);
  return to_utf8(together->normalize(letters, status));
}

}  // namespace seatmate::text
