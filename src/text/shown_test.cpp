#include "text/shown.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/characters.h"

namespace seatmate::text {
namespace {

TEST(Shown, WordsOfEveryLanguageStayAsTheyAre) {
  for (const char* text : {"", "Größe", "城を建てる", "Постройки, 3", "line\nline",
                           "👩‍🚀 a\u00a0b\u2060c", "␛"})
    EXPECT_EQ(shown(text), text);
}

TEST(Shown, WhatATerminalObeysIsSeen) {
  EXPECT_EQ(shown("\x1b]0;title\x07"), "␛]0;title␇");
  EXPECT_EQ(shown("\x1b[2J"), "␛[2J");
  EXPECT_EQ(shown("a\rb\tc\bd\x7f"), "a␍b␉c␈d␡");
  EXPECT_EQ(shown(std::string_view("a\0b", 3)), "a␀b");
  EXPECT_EQ(shown("\u009b2J\u0085"), "<U+009B>2J<U+0085>");
  EXPECT_EQ(shown("\x9b"
                  "2J"),
            "�2J");
}

TEST(Shown, WhatTurnsTheOrderOfReadingAroundIsSeen) {
  EXPECT_EQ(shown("exe\u202etxt"), "exe<U+202E>txt");
  EXPECT_EQ(shown("\u061c\u200e\u200f\u202a\u2066\u2069"),
            "<U+061C><U+200E><U+200F><U+202A><U+2066><U+2069>");
  EXPECT_EQ(shown("a\u2028b"), "a<U+2028>b");
}

RC_GTEST_PROP(Shown, NothingIsLeftToObeyWhateverTheBytes, (const std::string& bytes)) {
  const std::string text = shown(bytes);
  RC_ASSERT(is_utf8(text));
  RC_ASSERT(shown(text) == text);
  for (const char c : text)
    RC_ASSERT(c == '\n' || (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f));
}

}  // namespace
}  // namespace seatmate::text
