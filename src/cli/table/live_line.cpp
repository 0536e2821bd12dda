#include "cli/table/live_line.h"

#include <algorithm>
#include <cstdlib>

#include "text/width.h"

namespace seatmate::cli {
namespace {

constexpr std::int64_t shortest_tick = 250;    // four times a second is enough for anybody
constexpr std::int64_t escape_patience = 200;  // the rest of a sequence may come over a slow line
constexpr int bar_width = 10;
constexpr int reading_width = 5;  // "0:07!": what stands behind it does not jump
constexpr int least_room_to_type = 20;

int width_of(const Pieces& line) {
  int width = 0;
  for (const Piece& piece : line) width += text::display_width(piece.text);
  return width;
}

void append(Pieces& line, const Pieces& more) { line.insert(line.end(), more.begin(), more.end()); }

// Full when the timer has just been turned over, empty when it is out.
std::string bar_of(const Countdown& timer, std::int64_t now) {
  if (timer.told || timer.duration <= 0 || timer.mode == Countdown::Mode::idle) return {};
  const std::int64_t shown = (left_of(timer, now) + 999) / 1000 * 1000;  // changes with the reading
  const auto full = static_cast<int>(std::clamp<std::int64_t>(
      (shown * bar_width + timer.duration - 1) / timer.duration, 0, bar_width));
  return "[" + std::string(static_cast<std::size_t>(full), '#') +
         std::string(static_cast<std::size_t>(bar_width - full), '.') + "] ";
}

enum class Names { whole, brief };

std::string name_of(const text::Catalog& words, const Countdown& timer, Names names) {
  const std::string brief = timer.label.id + ".short";
  return names == Names::brief && words.has(brief) ? words.render(brief)
                                                   : words.render(timer.label);
}

Pieces timer_pieces(const text::Catalog& words, const Timers& timers, std::int64_t now, Names names,
                    bool bars) {
  Pieces line;
  for (const Countdown& timer : timers) {
    const Ink ink = is_out(timer, now)   ? Ink::warning
                    : is_low(timer, now) ? Ink::title
                                         : Ink::plain;
    line.push_back({(line.empty() ? " " : "  ") + name_of(words, timer, names) + " ", Ink::plain});
    if (const std::string bar = bars ? bar_of(timer, now) : ""; !bar.empty())
      line.push_back({bar, Ink::quiet});
    line.push_back({text::pad_right(reading_of(words, timer, now), reading_width), ink});
  }
  return line;
}

// The last hint says how to see all of them; it is the last to go.
Pieces hint_pieces(const std::vector<std::string>& hints, std::size_t count) {
  Pieces line;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string& hint = i + 1 < count ? hints[i] : hints.back();
    line.push_back({(i == 0 ? "   " : "  ") + hint, Ink::quiet});
  }
  return line;
}

Pieces cut(const Pieces& line, int columns) {
  Pieces fitting;
  for (const Piece& piece : line) {
    const int room = columns - width_of(fitting);
    if (room <= 0) break;
    fitting.push_back({text::cut(piece.text, room), piece.ink});
  }
  return fitting;
}

// The end of what was typed, as much of it as fits.
std::string tail(const std::string& text, int columns) {
  std::size_t from = 0;
  while (text::display_width(std::string_view(text).substr(from)) > columns) {
    ++from;
    while (from < text.size() && (static_cast<unsigned char>(text[from]) & 0xc0U) == 0x80U) ++from;
  }
  return text.substr(from);
}

void erase_character(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xc0U) == 0x80U)
    text.pop_back();
  if (!text.empty()) text.pop_back();
}

void erase_word(std::string& text) {
  while (!text.empty() && text.back() == ' ') text.pop_back();
  while (!text.empty() && text.back() != ' ') text.pop_back();
}

std::string move_right(int columns) {
  return columns > 0 ? "\x1b[" + std::to_string(columns) + "C" : std::string();
}

}  // namespace

Pieces compose_line(const text::Catalog& words, const Timers& timers,
                    const std::vector<std::string>& hints, std::int64_t now, int columns) {
  const auto all = [&](Names names, bool bars, std::size_t count) {
    Pieces line = timer_pieces(words, timers, now, names, bars);
    append(line, hint_pieces(hints, count));
    return line;
  };
  Pieces line = all(Names::whole, true, hints.size());
  if (width_of(line) <= columns) return line;
  line = all(Names::whole, false, hints.size());
  if (width_of(line) <= columns) return line;
  for (std::size_t count = hints.size() + 1; count-- > 0;) {
    line = all(Names::brief, false, count);
    if (width_of(line) <= columns) return line;
  }
  return cut(line, columns);
}

bool LiveLine::open() {
  if (!keyboard_.open()) return false;
  open_ = true;
  terminal_.resize(keyboard_.columns());
  terminal_.share_with(this);
  return true;
}

void LiveLine::close() {
  if (!open_) return;
  open_ = false;
  make_room();
  terminal_.share_with(nullptr);
  keyboard_.close();
}

void LiveLine::show(const Timers& timers, std::vector<std::string> hints) {
  timers_ = timers;
  hints_ = std::move(hints);
}

void LiveLine::make_room() {
  if (drawn_.empty()) return;
  drawn_.clear();
  terminal_.control("\r\x1b[J");
  terminal_.flush();
}

void LiveLine::say_what_ran_out() {
  for (const Countdown& timer : watch_.ran_out(timers_, now_)) {
    terminal_.paragraph(
        words_.render("shell.timer.ran-out", {{"timer", words_.render(timer.label)}}), {},
        Ink::warning);
    terminal_.control("\a");
    terminal_.flush();
  }
}

Pieces LiveLine::compose() const {
  // The last column stays free: a terminal that has written into it goes on in the next line.
  const int columns = std::max(keyboard_.columns() - 1, 1);
  return typing_ ? cut(compose_typing(), columns)
                 : compose_line(words_, timers_, hints_, now_, columns);
}

Pieces LiveLine::compose_typing() const {
  const int columns = std::max(keyboard_.columns() - 1, 1);
  Pieces line = timer_pieces(words_, timers_, now_, Names::brief, false);
  line.push_back({"  ", Ink::plain});
  std::string prompt = prompt_;
  if (columns - width_of(line) - text::display_width(prompt) < least_room_to_type) line.clear();
  if (columns - text::display_width(prompt) < least_room_to_type) prompt = "> ";
  const int room = columns - width_of(line) - text::display_width(prompt);
  line.push_back({prompt, Ink::plain});
  line.push_back({tail(typed_, std::max(room, 0)), Ink::plain});
  return line;
}

void LiveLine::draw() {
  const Pieces line = compose();
  if (line == drawn_) return;
  write_over(line);
  drawn_ = line;
  drawn_at_ = now_;
}

void LiveLine::write_over(const Pieces& line) {
  // As far as the pieces have kept their places, only those that changed are written.
  const auto kept = std::mismatch(
      line.begin(), line.end(), drawn_.begin(), drawn_.end(), [](const Piece& a, const Piece& b) {
        return text::display_width(a.text) == text::display_width(b.text);
      });
  const auto in_place = static_cast<std::size_t>(kept.first - line.begin());
  terminal_.control("\r");
  int column = 0;
  int cursor = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const int width = text::display_width(line[i].text);
    if (i >= in_place || line[i] != drawn_[i]) {
      terminal_.control(move_right(column - cursor));
      terminal_.put(line[i]);
      cursor = column + width;
    }
    column += width;
  }
  if (width_of(drawn_) > column) terminal_.control(move_right(column - cursor) + "\x1b[K");
  terminal_.control("\r");
  if (typing_) terminal_.control(move_right(column));
  terminal_.flush();
}

std::int64_t LiveLine::patience() const {
  std::int64_t wait = until_change(timers_, now_);
  if (wait >= 0) wait = std::max(wait, std::min(drawn_at_ + shortest_tick - now_, shortest_tick));
  if (!decoder_.unfinished()) return wait;
  const std::int64_t rest =
      std::clamp<std::int64_t>(fed_at_ + escape_patience - now_, 0, escape_patience);
  return wait < 0 ? rest : std::min(wait, rest);
}

std::optional<std::string> LiveLine::wait() {
  for (;;) {
    if (auto pressed = decoder_.next()) return pressed;
    // One look at the clock for what is said, drawn and waited for: a timer that ran out between
    // two looks would be out for the one that waits and still run for the one that says so.
    now_ = clock_();
    say_what_ran_out();
    draw();
    std::string bytes;
    switch (keyboard_.wait(patience(), bytes)) {
      case Keyboard::Event::bytes:
        decoder_.feed(bytes);
        fed_at_ = clock_();
        break;
      case Keyboard::Event::nothing:
        // The clock may have been set in between, in either direction.
        if (decoder_.unfinished() && std::llabs(clock_() - fed_at_) >= escape_patience)
          decoder_.give_up();
        break;
      case Keyboard::Event::redraw:
        make_room();
        terminal_.resize(keyboard_.columns());
        break;
      case Keyboard::Event::ended:
        return std::nullopt;
    }
  }
}

std::optional<std::string> LiveLine::read_line(std::string_view prompt) {
  typing_ = true;
  prompt_ = prompt;
  typed_.clear();
  std::optional<std::string> line;
  for (;;) {
    const auto pressed = wait();
    if (!pressed || *pressed == key::escape || (*pressed == key::end && typed_.empty())) break;
    if (*pressed == key::enter) {
      line = typed_;
      break;
    }
    if (*pressed == key::back)
      erase_character(typed_);
    else if (*pressed == key::erase_line)
      typed_.clear();
    else if (*pressed == key::erase_word)
      erase_word(typed_);
    else if (*pressed != key::end)
      typed_ += *pressed;
  }
  typing_ = false;
  // As a terminal keeps what was typed into it.
  if (line) terminal_.line(prompt_ + *line);
  return line;
}

}  // namespace seatmate::cli
