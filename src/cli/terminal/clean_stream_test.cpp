#include "cli/terminal/clean_stream.h"

#include <gtest/gtest.h>

#include <sstream>

#include "cli/terminal/draw.h"
#include "cli/terminal/terminal.h"

namespace seatmate::cli {
namespace {

constexpr std::string_view hostile = "\x1b]0;owned\x07\x1b[2J\r\u009b1A\u202eevil";
constexpr std::string_view seen = "␛]0;owned␇␛[2J␍<U+009B>1A<U+202E>evil";

TEST(CleanStream, ObeysOnlyWhatIsHandedOverAsControl) {
  std::ostringstream paper;
  {
    CleanStream out(paper);
    out << hostile << 7 << '\x1b' << std::endl;
    out.control("\x1b[1m");
    out << "Größe\n";
  }
  EXPECT_EQ(paper.str(), std::string(seen) + "7␛\n\x1b[1mGröße\n");
}

TEST(CleanStream, ACharacterMayComeInPieces) {
  std::ostringstream paper;
  {
    CleanStream out(paper);
    for (const char c : std::string_view("城 \u009b \x9b 👩 ")) out << c;
    out << std::string_view("城").substr(0, 2);
  }
  EXPECT_EQ(paper.str(), "城 <U+009B> � 👩 ��");
}

// Everything that a terminal can be asked to write, with and without colours.
TEST(Terminal, NoTextControlsIt) {
  for (const bool colours : {false, true}) {
    std::istringstream in{std::string(hostile) + "\n"};
    std::ostringstream out;
    Terminal terminal(in, out, {80, colours, true});
    terminal.line(hostile);
    terminal.line(hostile, Ink::title);
    terminal.line(Pieces{{std::string(hostile), Ink::hers}});
    terminal.paragraph(hostile, hostile, Ink::warning);
    terminal.heading(hostile);
    terminal.put({std::string(hostile), Ink::quiet});
    EXPECT_TRUE(terminal.read_line(hostile).has_value());
    draw_grid(terminal, {{std::string(hostile)}, {{std::string(hostile)}}, {}, 0});
    std::string text = out.str();
    // What is left of escapes are our own colours.
    for (const std::string_view ours : {"\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[31m", "\x1b[1;35m"})
      for (auto at = text.find(ours); at != std::string::npos; at = text.find(ours))
        text.erase(at, ours.size());
    for (const std::string_view obeyed : {"\x1b", "\x07", "\r", "\u009b", "\u202e"})
      EXPECT_EQ(text.find(obeyed), std::string::npos) << text;
    EXPECT_EQ(out.str().find("\x1b[") != std::string::npos, colours);
  }
}

}  // namespace
}  // namespace seatmate::cli
