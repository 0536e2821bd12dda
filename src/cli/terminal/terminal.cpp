#include "cli/terminal/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <istream>
#include <ostream>
#include <utility>

#include "text/shown.h"
#include "text/width.h"

namespace seatmate::cli {
namespace {

volatile std::sig_atomic_t interrupt_seen = 0;

// Only attributes and the middle colours: they can be read on black and on white.
const char* code_of(Ink ink) {
  switch (ink) {
    case Ink::plain:
      return "";
    case Ink::title:
      return "1";
    case Ink::hers:
      return "1;35";
    case Ink::yours:
      return "1;36";
    case Ink::optional:
      return "32";
    case Ink::quiet:
      return "2";
    case Ink::warning:
      return "31";
    case Ink::candidate:
      return "7";
    case Ink::chosen:
      return "1;7";
  }
  return "";
}

// Longer lines are hard to read.
int readable(int columns) { return std::clamp(columns, 40, 120); }

// No-break spaces and word joiners have done their work once the lines are broken; text that is
// copied from the screen should not hold any.
std::string without_ties(std::string text) {
  static constexpr std::pair<std::string_view, std::string_view> ties[] = {{"\u00a0", " "},
                                                                           {"\u2060", ""}};
  for (const auto& [tie, instead] : ties)
    for (auto at = text.find(tie); at != std::string::npos; at = text.find(tie, at))
      text.replace(at, tie.size(), instead);
  return text;
}

}  // namespace

void Terminal::paint(Ink ink, std::string_view text) {
  const std::string code = settings_.colours ? code_of(ink) : "";
  const bool painted = !code.empty() && !text.empty();
  if (painted) out_.control("\x1b[" + code + "m");
  out_ << text;
  if (painted) out_.control("\x1b[0m");
}

std::optional<std::string> Terminal::read_line(std::string_view prompt) {
  if (last_ != nullptr) return last_->read_line(prompt);
  out_ << prompt << std::flush;
  std::string line;
  if (interrupted() || !std::getline(in_, line) || interrupted()) {
    out_ << '\n';
    return std::nullopt;
  }
  if (!line.empty() && line.back() == '\r') line.pop_back();
  if (settings_.echo) out_ << line << '\n';
  return text::half_width(line);
}

void Terminal::make_room() {
  if (last_ != nullptr) last_->make_room();
}

void Terminal::put(const Piece& piece) { paint(piece.ink, piece.text); }

void Terminal::flush() { out_.flush(); }

void Terminal::resize(int columns) { settings_.width = readable(columns); }

void Terminal::line(std::string_view text, Ink ink) {
  make_room();
  paint(ink, text);
  out_ << '\n';
}

void Terminal::line(const Pieces& pieces) {
  make_room();
  for (const Piece& piece : pieces) put(piece);
  out_ << '\n';
}

void Terminal::paragraph(std::string_view text, std::string_view lead, Ink ink) {
  make_room();
  const int indent = text::display_width(lead);
  bool first = true;
  // As it will be shown, so that it fits.
  for (const std::string& part : text::wrap(text::shown(text), std::max(width() - indent, 20))) {
    const std::string margin(first ? lead : text::pad_right("", indent));
    first = false;
    if (!part.empty()) paint(ink, without_ties(margin + part));
    out_ << '\n';
  }
}

void Terminal::heading(std::string_view text, Ink ink) {
  line();
  paragraph(text, {}, ink);
}

Terminal::Settings settings_of_process() {
  Terminal::Settings settings;
  const bool screen = isatty(STDOUT_FILENO) == 1;
  const char* no_color = std::getenv("NO_COLOR");
  const char* kind = std::getenv("TERM");
  settings.colours = screen && (no_color == nullptr || *no_color == '\0') &&
                     !(kind != nullptr && std::string_view(kind) == "dumb");
  settings.screen = screen;
  settings.echo = isatty(STDIN_FILENO) != 1;
  winsize size{};
  if (screen && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    settings.width = readable(size.ws_col);
  return settings;
}

void watch_for_interrupt() {
  struct sigaction action{};
  action.sa_handler = [](int) { interrupt_seen = 1; };
  sigemptyset(&action.sa_mask);
  action.sa_flags = 0;  // no SA_RESTART: the read in progress must end
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  sigaction(SIGHUP, &action, nullptr);
}

bool interrupted() { return interrupt_seen != 0; }

}  // namespace seatmate::cli
