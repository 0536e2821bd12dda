#pragma once

// The paper and pencil of the conversation: lines in, lines out, in the width of the terminal and
// with colours only where somebody can see them. Streams are handed in, so a test is a string.
//
// Colours and movements are written here and nowhere else: texts hold none, and what looks like one
// in a text is shown and not obeyed (clean_stream.h).

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/clean_stream.h"

namespace seatmate::cli {

// What a piece of text is, not how it looks; terminal.cpp knows the colours.
enum class Ink { plain, title, hers, yours, optional, quiet, warning, candidate, chosen };

// A stretch of a line that has one look.
struct Piece {
  std::string text;
  Ink ink = Ink::plain;
  friend bool operator==(const Piece&, const Piece&) = default;
};
using Pieces = std::vector<Piece>;

// What stands in the last line while the conversation goes on above it: it makes room before
// anything is written, and lines are typed into it.
class LastLine {
 public:
  LastLine() = default;
  LastLine(const LastLine&) = delete;
  LastLine& operator=(const LastLine&) = delete;
  virtual ~LastLine() = default;
  virtual void make_room() = 0;
  [[nodiscard]] virtual std::optional<std::string> read_line(std::string_view prompt) = 0;
};

class Terminal {
 public:
  struct Settings {
    int width = 80;
    bool colours = false;
    // Without a person at the keyboard the lines that were read are written too, so that the output
    // of a piped game reads like the conversation it was.
    bool echo = true;
    // Somebody looks at what is written: it does not go into a file or to another program.
    bool screen = false;
  };

  Terminal(std::istream& in, std::ostream& out, Settings settings)
      : in_(in), out_(out), settings_(settings) {}

  [[nodiscard]] int width() const { return settings_.width; }
  // The window has another size.
  void resize(int columns);
  [[nodiscard]] bool colours() const { return settings_.colours; }

  // Shows the prompt and reads a line; nothing when the input has ended or Ctrl-C was pressed.
  [[nodiscard]] std::optional<std::string> read_line(std::string_view prompt);

  void line(std::string_view text = {}, Ink ink = Ink::plain);
  void line(const Pieces& pieces);
  // Wrapped to the width; the lines after the first are indented as far as the lead is wide. The
  // lead is painted as the text is.
  void paragraph(std::string_view text, std::string_view lead = {}, Ink ink = Ink::plain);
  // A heading with room above it.
  void heading(std::string_view text, Ink ink = Ink::title);

  // Null: the terminal has no last line of its own any more.
  void share_with(LastLine* last) { last_ = last; }
  // For the last line: what the terminal is to obey, and pieces without an end of the line. flush()
  // brings them out.
  void control(std::string_view bytes) { out_.control(bytes); }
  void put(const Piece& piece);
  void flush();

 private:
  void make_room();
  void paint(Ink ink, std::string_view text);

  std::istream& in_;
  CleanStream out_;
  Settings settings_;
  LastLine* last_ = nullptr;
};

// What the process is connected to: width, colours (NO_COLOR is honoured) and echo.
[[nodiscard]] Terminal::Settings settings_of_process();

// Ctrl-C ends the line that is being read instead of the program, so that it can say goodbye.
void watch_for_interrupt();
[[nodiscard]] bool interrupted();

}  // namespace seatmate::cli
