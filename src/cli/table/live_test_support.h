#pragma once

// For tests of the live line: keys that are pressed at given times, a terminal as small as it needs
// to be, and the words of the egg timers.

#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/terminal/keyboard.h"
#include "cli/terminal/table_test_support.h"

namespace seatmate::cli {

inline constexpr std::int64_t noon = 1794830400000;

// The clock goes on while it waits, to the next key or to the end of its patience.
class ScriptedKeyboard final : public Keyboard {
 public:
  explicit ScriptedKeyboard(std::int64_t& now) : now_(now), start_(now) {}

  // Milliseconds after the start.
  ScriptedKeyboard& press(std::int64_t at, std::string_view bytes) {
    script_.push_back({start_ + at, std::string(bytes), 0});
    return *this;
  }
  ScriptedKeyboard& resize(std::int64_t at, int columns) {
    script_.push_back({start_ + at, {}, columns});
    return *this;
  }
  // Time passes, and nobody presses anything.
  ScriptedKeyboard& idle(std::int64_t until) { return press(until, {}); }

  bool open() override {
    ++opened;
    return works;
  }
  void close() override { ++closed; }
  Event wait(std::int64_t milliseconds, std::string& bytes) override {
    ++waits;
    if (script_.empty()) return Event::ended;
    const Happens next = script_.front();
    if (milliseconds >= 0 && now_ + milliseconds < next.at) {
      now_ += milliseconds;
      return Event::nothing;
    }
    now_ = std::max(now_, next.at);
    script_.pop_front();
    if (next.columns > 0) {
      columns_ = next.columns;
      return Event::redraw;
    }
    bytes = next.bytes;
    return bytes.empty() ? Event::nothing : Event::bytes;
  }
  int columns() const override { return columns_; }

  bool works = true;
  int opened = 0;
  int closed = 0;
  int waits = 0;

 private:
  struct Happens {
    std::int64_t at;
    std::string bytes;
    int columns;
  };
  std::int64_t& now_;
  std::int64_t start_;
  std::deque<Happens> script_;
  int columns_ = 80;
};

// What is on the screen after these bytes: the lines, without colours. Knows what the live line
// uses and complains of everything else.
class Glass {
 public:
  explicit Glass(std::string_view bytes) {
    for (std::size_t i = 0; i < bytes.size();) i = take(bytes, i);
  }
  std::vector<std::string> lines{""};
  int bells = 0;
  std::string complaint;

  [[nodiscard]] std::string last() const { return trimmed(lines.back()); }
  [[nodiscard]] std::string text() const {
    std::string all;
    for (const std::string& line : lines) all += trimmed(line) + "\n";
    return all;
  }

 private:
  static std::string trimmed(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
  }
  std::size_t take(std::string_view bytes, std::size_t i) {
    const char c = bytes[i];
    if (c == '\n') {
      lines.emplace_back();
      column_ = 0;
    } else if (c == '\r') {
      column_ = 0;
    } else if (c == '\a') {
      ++bells;
    } else if (c == '\x1b') {
      return sequence(bytes, i);
    } else {
      // One column a character will do for the tests.
      std::size_t end = i + 1;
      while (end < bytes.size() && (static_cast<unsigned char>(bytes[end]) & 0xc0U) == 0x80U) ++end;
      put(bytes.substr(i, end - i));
      return end;
    }
    return i + 1;
  }
  std::size_t sequence(std::string_view bytes, std::size_t i) {
    std::size_t end = i + 2;
    while (end < bytes.size() && bytes[end] < 0x40) ++end;
    const std::string number(bytes.substr(i + 2, end - i - 2));
    switch (end < bytes.size() ? bytes[end] : '?') {
      case 'C':
        column_ += static_cast<std::size_t>(std::stoi(number));
        break;
      case 'K':
      case 'J':
        lines.back().erase(offset(column_));
        break;
      case 'm':
        break;
      default:
        complaint += "unknown sequence; ";
    }
    return end + 1;
  }
  // Where the character in this column begins.
  std::size_t offset(std::size_t column) {
    std::string& line = lines.back();
    std::size_t at = 0;
    for (; column > 0; --column) {
      if (at == line.size()) line += ' ';
      ++at;
      while (at < line.size() && (static_cast<unsigned char>(line[at]) & 0xc0U) == 0x80U) ++at;
    }
    return at;
  }
  void put(std::string_view character) {
    const std::size_t from = offset(column_);
    const std::size_t to = offset(column_ + 1);
    lines.back().replace(from, to - from, character);
    ++column_;
  }

  std::size_t column_ = 0;
};

inline constexpr std::string_view egg_words = R"json({
  "egg.name": "Eggs", "egg.turn": "In the kitchen", "egg.over": "All eaten",
  "egg.timer.soft": "soft", "egg.timer.hard": "hard",
  "egg.input.start": "You turned both over", "egg.input.flip": "You turned one over",
  "egg.input.out": "The sand is out", "egg.input.lift": "You lifted an egg",
  "egg.input.hold": "Somebody rings", "egg.input.go": "Nobody was there",
  "egg.input.done": "Breakfast is ready",
  "egg.key.flip": "turn the {timer} one over", "egg.key.out": "the {timer} one is out",
  "egg.field.timer": "Which timer?", "egg.field.size": "Size", "egg.field.shell": "Shell",
  "egg.field.taste": "Taste", "egg.field.grams": "Grams", "egg.field.name": "Name",
  "egg.field.eggs": "Her eggs", "egg.field.seconds": "Seconds", "egg.field.sand": "Sand",
  "egg.size.small": "small", "egg.size.large": "large",
  "egg.shell.brown": "brown", "egg.shell.white": "white",
  "egg.taste.mild": "mild", "egg.taste.salty": "salty", "egg.taste.sweet": "sweet",
  "egg.question.egg": "Which egg goes in?", "egg.question-why.egg": "She is particular.",
  "egg.question.weigh": "How heavy is it?", "egg.question-why.weigh": "Big ones take longer.",
  "egg.report.flip": "The next egg", "egg.report.lift": "An egg for her",
  "egg.step.ready": "Take the {timer} timer.", "egg.step.flip": "Turn the {timer} timer over.",
  "egg.step.lift": "Put egg {n} on her plate.", "egg.why": "Everybody gets eggs",
  "egg.did.start": "Both were turned over", "egg.did.flip": "You turned {what} over",
  "egg.did.out": "{what} was out", "egg.did.lift": "You lifted an egg",
  "egg.did.hold": "You laid them down", "egg.did.go": "You stood them up",
  "egg.did.done": "The morning was over", "egg.did.egg": "The egg was {what}",
  "egg.did.weigh": "It weighed {what}",
  "egg.error.runs": "The {timer} timer still runs; wait until it is out.",
  "egg.error.number": "{said} is not right; {min} to {max} is.",
  "egg.error.backwards": "It is earlier than before.", "egg.error.timer": "soft or hard?",
  "egg.error.not-now": "Not now.", "egg.error.no-egg": "No such egg.", "egg.error.adjust": "No.",
  "egg.summary": "{n} eggs for her", "egg.block.eggs": "Eggs", "egg.label.eggs": "hers",
  "egg.egg": "egg", "egg.points": "Eggs", "egg.her": "She", "egg.verdict": "That was that."
})json";

inline text::Catalog words_of_eggs(std::string_view locale = "en") {
  return words_with(locale, "en/egg.json", egg_words);
}

}  // namespace seatmate::cli
