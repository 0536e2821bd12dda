#include "cli/terminal/keyboard.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace seatmate::cli {
namespace {

using Keys = std::vector<std::string>;

Keys keys_of(KeyDecoder& decoder) {
  Keys all;
  while (auto pressed = decoder.next()) all.push_back(*pressed);
  return all;
}
Keys keys_of(std::string_view bytes) {
  KeyDecoder decoder;
  decoder.feed(bytes);
  return keys_of(decoder);
}

TEST(Keys, AreCharactersWhateverTheKeyboard) {
  EXPECT_EQ(keys_of("1 ?"), (Keys{"1", " ", "?"}));
  EXPECT_EQ(keys_of("гЖ城"), (Keys{"г", "Ж", "城"}));
  EXPECT_EQ(keys_of("１："), (Keys{"1", ":"}));  // full width, from a Japanese keyboard
  EXPECT_EQ(keys_of("\r\n\x7f\b\x04"), (Keys{"\n", "\n", "\x7f", "\x7f", "\x04"}));
  EXPECT_EQ(keys_of(std::string_view("\t\x01\x00\xc2\x9b", 5)), Keys{});
}

TEST(Keys, ArrowsAndFunctionKeysAreNone) {
  for (const char* sequence : {"\x1b[A", "\x1b[1;5D", "\x1b[15~", "\x1bOP", "\x1b[[A", "\x1b\x1b[A",
                               "\x1b[200~", "\x1b[<0;1;1M", "\x1bx", "\x1bж"})
    EXPECT_EQ(keys_of(std::string("1") + sequence + "2"), (Keys{"1", "2"})) << sequence + 1;
}

TEST(Keys, ALoneEscapeIsKnownOnlyWhenNothingFollows) {
  KeyDecoder decoder;
  decoder.feed("\x1b");
  EXPECT_EQ(keys_of(decoder), Keys{});
  EXPECT_TRUE(decoder.unfinished());
  decoder.feed("[");
  EXPECT_EQ(keys_of(decoder), Keys{});
  decoder.feed("A1");
  EXPECT_EQ(keys_of(decoder), Keys{"1"});
  EXPECT_FALSE(decoder.unfinished());
  decoder.feed("\x1b");
  decoder.give_up();
  EXPECT_EQ(keys_of(decoder), Keys{"\x1b"});
  decoder.feed("\x1b[1;");
  decoder.give_up();
  EXPECT_EQ(keys_of(decoder), Keys{});
  EXPECT_FALSE(decoder.unfinished());
}

TEST(Keys, ACharacterMayComeInPieces) {
  KeyDecoder decoder;
  for (const char* piece : {"\xe5", "\x9f"}) {
    decoder.feed(piece);
    EXPECT_EQ(keys_of(decoder), Keys{});
    EXPECT_TRUE(decoder.unfinished());
  }
  decoder.feed("\x8e");
  EXPECT_EQ(keys_of(decoder), Keys{"城"});
  EXPECT_EQ(keys_of("\xe5\x9f"
                    "1"),
            Keys{"1"});
  EXPECT_EQ(keys_of("\x9f\xff\xc0"
                    "1"),
            Keys{"1"});
}

TEST(Keys, LieWhereTheyLieOnAnEnglishKeyboard) {
  EXPECT_EQ(latin_of("г"), "u");
  EXPECT_EQ(latin_of("Г"), "u");
  EXPECT_EQ(latin_of("ц"), "w");
  EXPECT_EQ(latin_of("й"), "q");
  EXPECT_EQ(latin_of("Й"), "q");
  EXPECT_EQ(latin_of("и"), "b");
  EXPECT_EQ(latin_of("U"), "u");
  EXPECT_EQ(latin_of("7"), "7");
  EXPECT_EQ(latin_of("\n"), "\n");
}

RC_GTEST_PROP(KeysProperty, AnyBytesEnd, ()) {
  KeyDecoder decoder;
  for (int n = *rc::gen::inRange(0, 5); n > 0; --n) {
    decoder.feed(*rc::gen::string<std::string>());
    for (const std::string& pressed : keys_of(decoder)) RC_ASSERT(!pressed.empty());
  }
  decoder.give_up();
  keys_of(decoder);
  RC_ASSERT(!decoder.unfinished());
}

}  // namespace
}  // namespace seatmate::cli
