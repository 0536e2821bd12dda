#pragma once

// The terminal without line editing: keys come as they are pressed. Whatever ends the program, the
// terminal is as it was before: a return, exit(), Ctrl-C, kill, a closed window, a crash; and while
// it is stopped with Ctrl-Z. Only termios is changed: no second screen, no hidden cursor, so that
// even kill -9 leaves nothing behind that a shell does not put right by itself.

#include "cli/terminal/keyboard.h"

namespace seatmate::cli {

class RawTerminal final : public Keyboard {
 public:
  RawTerminal(int in, int out) : in_(in), out_(out) {}
  ~RawTerminal() override { close(); }

  // Both ends are a terminal on which a line can be written over.
  [[nodiscard]] bool possible() const;

  [[nodiscard]] bool open() override;
  void close() override;
  [[nodiscard]] Event wait(std::int64_t milliseconds, std::string& bytes) override;
  [[nodiscard]] int columns() const override;

 private:
  int in_;
  int out_;
  bool open_ = false;
};

}  // namespace seatmate::cli
