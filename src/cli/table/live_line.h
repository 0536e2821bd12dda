#pragma once

// The live line: the timers of a game in real time in the last line of the terminal, and the keys
// that say something now.
//
//    purple 2:31  green 0:07!  black OUT    [1][2][3] flip  [space] lift  [⌫] back  [?]
//
// It waits for a key and lets the time go by: a bell and a sentence when a timer runs out, the
// readings as they change. What changed is written over, piece by piece, so that a second costs a
// few dozen bytes; there is no second screen and nothing to scroll. Whatever is said in between
// stands above it. The cursor stays in the first column, which is empty: a terminal that wraps the
// line anew when its window gets narrower keeps it where the line begins.

#include <string>
#include <string_view>
#include <vector>

#include "cli/table/timers.h"
#include "cli/terminal/clock.h"
#include "cli/terminal/keyboard.h"
#include "cli/terminal/terminal.h"
#include "text/catalog.h"

namespace seatmate::cli {

// The timers and, as far as there is room, the keys; bars of sand where there is room to spare. At
// most so many columns.
[[nodiscard]] Pieces compose_line(const text::Catalog& words, const Timers& timers,
                                  const std::vector<std::string>& hints, std::int64_t now,
                                  int columns);

class LiveLine final : public LastLine {
 public:
  LiveLine(Terminal& terminal, Keyboard& keyboard, const Clock& clock, const text::Catalog& words,
           SandWatch& watch)
      : terminal_(terminal), keyboard_(keyboard), clock_(clock), words_(words), watch_(watch) {}
  ~LiveLine() override { close(); }

  // False: this terminal gives no single keys.
  [[nodiscard]] bool open();
  // The line is gone and the terminal as it was.
  void close();

  // What it shows from now on.
  void show(const Timers& timers, std::vector<std::string> hints);
  // The next key; nothing when the input has ended or somebody asked the program to leave.
  [[nodiscard]] std::optional<std::string> wait();
  // A line typed beside the timers. Nothing: Esc, or no more input.
  [[nodiscard]] std::optional<std::string> read_line(std::string_view prompt) override;
  void make_room() override;

 private:
  void say_what_ran_out();
  void draw();
  void write_over(const Pieces& line);
  [[nodiscard]] Pieces compose() const;
  [[nodiscard]] Pieces compose_typing() const;
  [[nodiscard]] std::int64_t patience() const;

  Terminal& terminal_;
  Keyboard& keyboard_;
  const Clock& clock_;
  const text::Catalog& words_;
  SandWatch& watch_;
  KeyDecoder decoder_;
  Timers timers_;
  std::vector<std::string> hints_;
  bool typing_ = false;
  std::string prompt_;
  std::string typed_;
  Pieces drawn_;
  std::int64_t now_ = 0;  // of this drawing
  std::int64_t drawn_at_ = 0;
  std::int64_t fed_at_ = 0;
  bool open_ = false;
};

}  // namespace seatmate::cli
