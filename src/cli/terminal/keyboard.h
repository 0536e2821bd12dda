#pragma once

// Single keys, as they are pressed. The real one is a terminal without line editing
// (cli/terminal/raw_terminal.h); a test is a list of keys and times.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace seatmate::cli {

class Keyboard {
 public:
  enum class Event {
    bytes,    // something was typed
    nothing,  // the time is up
    redraw,   // the window has another size, or the program was stopped and goes on
    ended     // nothing more will come: the input has ended, or the program is asked to leave
  };

  Keyboard() = default;
  Keyboard(const Keyboard&) = delete;
  Keyboard& operator=(const Keyboard&) = delete;
  virtual ~Keyboard() = default;

  // From now on keys come one by one and are not shown. False: not at this terminal.
  [[nodiscard]] virtual bool open() = 0;
  // The terminal is as it was.
  virtual void close() = 0;
  // Waits for so many milliseconds, or for ever if there are fewer than none.
  [[nodiscard]] virtual Event wait(std::int64_t milliseconds, std::string& bytes) = 0;
  // Of the window.
  [[nodiscard]] virtual int columns() const = 0;
};

// The keys that are no letters, as they come out of a KeyDecoder.
namespace key {
inline constexpr std::string_view enter = "\n";
inline constexpr std::string_view back = "\x7f";
inline constexpr std::string_view escape = "\x1b";
inline constexpr std::string_view end = "\x04";         // Ctrl-D
inline constexpr std::string_view erase_line = "\x15";  // Ctrl-U
inline constexpr std::string_view erase_word = "\x17";  // Ctrl-W
}  // namespace key

// Bytes from a terminal into keys: one character of UTF-8 each, or one of the above. Arrows,
// function keys and letters with Alt are sequences that begin with Esc; none of their bytes is
// taken for a key. A lone Esc can only be told from their beginning by waiting for more.
class KeyDecoder {
 public:
  void feed(std::string_view bytes) { bytes_ += bytes; }
  [[nodiscard]] std::optional<std::string> next();
  // What is left is the beginning of something.
  [[nodiscard]] bool unfinished() const { return !bytes_.empty(); }
  // No more will come: a lone Esc was the key, half a character or sequence was nothing.
  void give_up();

 private:
  std::string bytes_;
  bool escape_ = false;
};

// The letter that lies on the same key of an English keyboard, for somebody who types Russian; any
// other key is itself.
[[nodiscard]] std::string latin_of(std::string_view key);

}  // namespace seatmate::cli
