#include "cli/terminal/raw_terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>

#include "cli/terminal/terminal.h"

namespace seatmate::cli {
namespace {

// What a signal handler needs, which is called without knowing by whom. A process has one terminal.
struct Borrowed {
  int in = -1;
  int out = -1;
  termios before{};
  termios raw{};
};
Borrowed borrowed;
volatile std::sig_atomic_t is_raw = 0;
volatile std::sig_atomic_t redraw_due = 0;

// After these the program goes on, or leaves by itself; they are let in only while it waits.
constexpr std::array waited_for{SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT};
// After these nothing of ours runs any more.
constexpr std::array deadly{SIGABRT, SIGSEGV, SIGBUS,  SIGFPE,  SIGILL,  SIGSYS,  SIGTRAP,
                            SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ};

struct sigaction before_winch, before_tstp, before_cont;
std::array<struct sigaction, deadly.size()> before_deadly;
sigset_t mask_before;

// Everything below until "not in a handler" may be called in a handler.

void set_attributes(const termios& attributes) {
  // In the background this would stop the process.
  sigset_t ttou, was;
  sigemptyset(&ttou);
  sigaddset(&ttou, SIGTTOU);
  sigprocmask(SIG_BLOCK, &ttou, &was);
  tcsetattr(borrowed.in, TCSANOW, &attributes);
  sigprocmask(SIG_SETMASK, &was, nullptr);
}

// The line is gone and the terminal as it was.
void give_back() {
  if (is_raw == 0) return;
  is_raw = 0;
  set_attributes(borrowed.before);
  static constexpr char clear[] = {'\r', '\x1b', '[', 'J'};
  [[maybe_unused]] const auto written = write(borrowed.out, clear, sizeof clear);
}

void on_resize(int) { redraw_due = 1; }

void on_continue(int) {
  if (is_raw != 0) set_attributes(borrowed.raw);  // a shell may have put its own there
  redraw_due = 1;
}

void on_stop(int) {
  const int error = errno;
  give_back();
  struct sigaction usual{}, ours{};
  usual.sa_handler = SIG_DFL;
  sigemptyset(&usual.sa_mask);
  sigaction(SIGTSTP, &usual, &ours);
  raise(SIGTSTP);
  sigset_t stop, was;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, &was);  // stops here, until somebody lets it go on
  sigprocmask(SIG_SETMASK, &was, nullptr);
  sigaction(SIGTSTP, &ours, nullptr);
  set_attributes(borrowed.raw);
  is_raw = 1;
  redraw_due = 1;
  errno = error;
}

void on_death(int signal) {
  give_back();
  for (std::size_t i = 0; i < deadly.size(); ++i)
    if (deadly[i] == signal) sigaction(signal, &before_deadly[i], nullptr);
  raise(signal);  // and what would have happened happens
}

// --- not in a handler

struct sigaction handled_by(void (*handler)(int)) {
  struct sigaction action{};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  return action;
}

void give_back_at_exit() {
  static const int registered = std::atexit(give_back);
  static_cast<void>(registered);
}

}  // namespace

bool RawTerminal::possible() const {
  const char* kind = std::getenv("TERM");
  return isatty(in_) == 1 && isatty(out_) == 1 && kind != nullptr &&
         std::string_view(kind) != "dumb";
}

bool RawTerminal::open() {
  if (open_) return true;
  borrowed.in = in_;
  borrowed.out = out_;
  if (tcgetattr(in_, &borrowed.before) != 0) return false;
  borrowed.raw = borrowed.before;
  borrowed.raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | IEXTEN);
  borrowed.raw.c_cc[VMIN] = 1;
  borrowed.raw.c_cc[VTIME] = 0;

  watch_for_interrupt();
  give_back_at_exit();
  const struct sigaction resize = handled_by(on_resize);
  const struct sigaction stop = handled_by(on_stop);
  const struct sigaction go_on = handled_by(on_continue);
  const struct sigaction death = handled_by(on_death);
  sigaction(SIGWINCH, &resize, &before_winch);
  sigaction(SIGTSTP, &stop, &before_tstp);
  sigaction(SIGCONT, &go_on, &before_cont);
  for (std::size_t i = 0; i < deadly.size(); ++i) {
    sigaction(deadly[i], nullptr, &before_deadly[i]);
    // What whoever started us wants ignored does not end us: there is nothing to give back.
    if (before_deadly[i].sa_handler != SIG_IGN) sigaction(deadly[i], &death, nullptr);
  }
  sigset_t held;
  sigemptyset(&held);
  for (const int signal : waited_for) sigaddset(&held, signal);
  sigprocmask(SIG_BLOCK, &held, &mask_before);

  is_raw = 1;
  set_attributes(borrowed.raw);
  open_ = true;
  return true;
}

void RawTerminal::close() {
  if (!open_) return;
  open_ = false;
  is_raw = 0;
  set_attributes(borrowed.before);
  sigaction(SIGWINCH, &before_winch, nullptr);
  sigaction(SIGTSTP, &before_tstp, nullptr);
  sigaction(SIGCONT, &before_cont, nullptr);
  for (std::size_t i = 0; i < deadly.size(); ++i) sigaction(deadly[i], &before_deadly[i], nullptr);
  sigprocmask(SIG_SETMASK, &mask_before, nullptr);
}

Keyboard::Event RawTerminal::wait(std::int64_t milliseconds, std::string& bytes) {
  const auto noticed = [] {
    if (interrupted()) return Event::ended;
    if (redraw_due == 0) return Event::nothing;
    redraw_due = 0;
    return Event::redraw;
  };
  if (const Event event = noticed(); event != Event::nothing) return event;
  // Signals that came meanwhile, and those that come now, end the waiting: none is missed.
  timespec patience{};
  patience.tv_sec = static_cast<time_t>(milliseconds / 1000);
  patience.tv_nsec = static_cast<decltype(patience.tv_nsec)>(milliseconds % 1000 * 1'000'000);
  pollfd typed{in_, POLLIN, 0};
  const int ready = ppoll(&typed, 1, milliseconds < 0 ? nullptr : &patience, &mask_before);
  if (ready == 0 || (ready < 0 && errno == EINTR)) return noticed();
  if (ready < 0) return Event::ended;
  char buffer[256];
  const auto count = ::read(in_, buffer, sizeof buffer);
  if (count > 0) {
    bytes.assign(buffer, static_cast<std::size_t>(count));
    return Event::bytes;
  }
  return count < 0 && (errno == EINTR || errno == EAGAIN) ? noticed() : Event::ended;
}

int RawTerminal::columns() const {
  winsize size{};
  return ioctl(out_, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

}  // namespace seatmate::cli
