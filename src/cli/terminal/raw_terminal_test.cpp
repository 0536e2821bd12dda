// The live line at a real terminal: a pseudo terminal, a game of egg timers on the other side, and
// every way to end it. Whatever happens, the terminal is as it was.
//
// The game's clock runs as fast as the real one, and the test moves it on: no sand runs out before
// the test wants it to, however slow the machine is.

#include "cli/terminal/raw_terminal.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstring>
#include <iostream>

#include "cli/table/connection.h"
#include "cli/table/conversation.h"
#include "cli/table/live_test_support.h"
#include "protocol/world_test_support.h"
#include "session/memory_store.h"

namespace seatmate::cli {
namespace {

// Both sides see it: by how many milliseconds the game's clock is ahead.
std::atomic<std::int64_t>& ahead() {
  static void* const shared = mmap(nullptr, sizeof(std::atomic<std::int64_t>),
                                   PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  static auto* const number = new (shared) std::atomic<std::int64_t>(0);
  return *number;
}
std::int64_t kitchen_time() { return system_time() + ahead(); }

constexpr int soft_seconds = 300;
void pass_soft_egg() { ahead() += std::int64_t{soft_seconds} * 1000; }

void boil_eggs() {
  RawTerminal keyboard(STDIN_FILENO, STDOUT_FILENO);
  if (!keyboard.possible()) return;
  Terminal terminal(std::cin, std::cout, {80, false, false});
  text::Catalog words = words_of_eggs();
  const Client client =
      connect(std::make_unique<MemoryStore>(), egg_games, toy_files, kitchen_time);
  const Reply started = client.ask(
      {{"do", "new"}, {"game", "egg"}, {"settings", object({{"seconds", soft_seconds}})}});
  Conversation(client, terminal, words, {kitchen_time, &keyboard})
      .play(screen_from(started.body), true);
}

bool same(const termios& a, const termios& b) {
  return a.c_iflag == b.c_iflag && a.c_oflag == b.c_oflag && a.c_cflag == b.c_cflag &&
         a.c_lflag == b.c_lflag && std::memcmp(a.c_cc, b.c_cc, sizeof a.c_cc) == 0;
}

// A pseudo terminal with a shell of sorts on its other side (so that jobs can be stopped), which
// starts the game and tells how its state changes.
class Pty : public testing::Test {
 protected:
  void SetUp() override {
    ahead() = 0;
    ASSERT_EQ(pipe(states_), 0);
    winsize size{};
    size.ws_col = 80;
    size.ws_row = 24;
    shell_ = forkpty(&master_, nullptr, nullptr, &size);
    ASSERT_GE(shell_, 0);
    if (shell_ == 0) be_shell();
    close(states_[1]);
    ASSERT_EQ(tcgetattr(master_, &before_), 0);
    ASSERT_EQ(read(states_[0], &game_, sizeof game_), static_cast<ssize_t>(sizeof game_));
    see("Enter: You turned both over");
    type("start\n");
    see("[space] lift");
    EXPECT_FALSE(same(now(), before_));
    EXPECT_EQ(now().c_lflag & static_cast<tcflag_t>(ICANON | ECHO), 0U);
  }
  void TearDown() override {
    if (game_ > 0) {  // any other number would mean everybody
      kill(game_, SIGKILL);
      kill(game_, SIGCONT);
    }
    if (shell_ > 0) kill(shell_, SIGKILL);
    close(master_);
    int status = 0;
    waitpid(shell_, &status, 0);
    close(states_[0]);
  }

  [[noreturn]] void be_shell() {
    signal(SIGTTOU, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    setenv("TERM", "xterm", 1);
    const rlimit none{};
    setrlimit(RLIMIT_CORE, &none);  // they die on purpose
    const pid_t child = fork();
    if (child == 0) {
      setpgid(0, 0);
      tcsetpgrp(STDIN_FILENO, getpid());
      // As a shell starts what people type, whatever the shell itself was started with.
      for (const int number : {SIGTTOU, SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGTSTP})
        signal(number, SIG_DFL);
      sigset_t none_held;
      sigemptyset(&none_held);
      sigprocmask(SIG_SETMASK, &none_held, nullptr);
      before_game();
      const pid_t self = getpid();
      [[maybe_unused]] const auto told = write(states_[1], &self, sizeof self);
      boil_eggs();
      std::cout << "The end." << std::endl;
      _exit(0);
    }
    int status = 0;
    while (waitpid(child, &status, WUNTRACED | WCONTINUED) == child) {
      [[maybe_unused]] const auto told = write(states_[1], &status, sizeof status);
      if (WIFEXITED(status) || WIFSIGNALED(status)) break;
    }
    // Until the test is over: when the shell of a terminal ends, what nobody has read yet is lost.
    for (;;) pause();
  }

  // What somebody who starts the game may have set up for it.
  virtual void before_game() {}

  void type(std::string_view keys) const {
    ASSERT_EQ(write(master_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }
  // Reads until this was shown, however long it takes; if the game is over and has nothing more to
  // say, it never comes.
  void see(std::string_view text) {
    for (int silence = 0; shown.find(text) == std::string::npos;) {
      if (can_read(master_, 1000)) {
        char buffer[4096];
        const auto count = read(master_, buffer, sizeof buffer);
        ASSERT_GT(count, 0) << "not shown: " << text << "\n" << shown;
        shown.append(buffer, static_cast<std::size_t>(count));
      } else if (can_read(states_[0], 0)) {
        ASSERT_LT(++silence, 10) << "not shown: " << text << "\n" << shown;
      }
    }
  }
  // How the game's state changed: as waitpid tells it.
  int next_state() {
    int status = -1;
    while (!can_read(states_[0], 50)) drain();
    EXPECT_EQ(read(states_[0], &status, sizeof status), static_cast<ssize_t>(sizeof status));
    return status;
  }
  static bool can_read(int file, int milliseconds) {
    pollfd ready{file, POLLIN, 0};
    return poll(&ready, 1, milliseconds) > 0 && (ready.revents & (POLLIN | POLLHUP)) != 0;
  }
  void drain() {
    char buffer[4096];
    while (can_read(master_, 0)) {
      const auto count = read(master_, buffer, sizeof buffer);
      if (count <= 0) return;
      shown.append(buffer, static_cast<std::size_t>(count));
    }
  }
  termios now() const {
    termios attributes{};
    EXPECT_EQ(tcgetattr(master_, &attributes), 0);
    return attributes;
  }

  std::string shown;
  termios before_{};
  pid_t game_ = -1;
  int master_ = -1;

 private:
  pid_t shell_ = -1;
  int states_[2] = {-1, -1};
};

TEST_F(Pty, AGameWithAClockThatRuns) {
  type(" ");
  see("Put egg 1 on her plate.");
  type("\x1b[A");  // an arrow is not a key
  pass_soft_egg();
  see("soft: the sand is out.");
  see("\a");
  type("1");
  see("Which egg goes in?");
  type("222");
  see("Turn the soft timer over.");
  pass_soft_egg();  // and once more, which is the hard one
  see("hard: the sand is out.");
  winsize narrow{};
  narrow.ws_col = 44;
  narrow.ws_row = 24;
  shown.clear();
  ASSERT_EQ(ioctl(master_, TIOCSWINSZ, &narrow), 0);
  see("\r\x1b[J\r soft ");  // drawn anew
  type("\x7f");
  see("Taken back: The egg was large");
  type("q");
  see("The end.");
  EXPECT_TRUE(WIFEXITED(next_state()));
  EXPECT_TRUE(same(now(), before_));
}

TEST_F(Pty, AskedToLeaveItSaysGoodbyeAndGivesTheTerminalBack) {
  kill(game_, SIGTERM);
  see("Your game is saved.");
  see("The end.");
  EXPECT_TRUE(WIFEXITED(next_state()));
  EXPECT_TRUE(same(now(), before_));
}

TEST_F(Pty, CtrlCDoesTheSame) {
  type("\x03");
  see("Your game is saved.");
  EXPECT_TRUE(WIFEXITED(next_state()));
  EXPECT_TRUE(same(now(), before_));
}

TEST_F(Pty, AWindowThatIsClosedToo) {
  kill(game_, SIGHUP);
  EXPECT_TRUE(WIFEXITED(next_state()));
  EXPECT_TRUE(same(now(), before_));
}

TEST_F(Pty, StoppedTheTerminalIsTheShellsAndAfterwardsItGoesOn) {
  type("\x1a");  // Ctrl-Z
  EXPECT_TRUE(WIFSTOPPED(next_state()));
  EXPECT_TRUE(same(now(), before_));
  drain();
  shown.clear();
  kill(game_, SIGCONT);
  EXPECT_TRUE(WIFCONTINUED(next_state()));
  see("[space] lift");
  EXPECT_FALSE(same(now(), before_));
  type(" ");
  see("on her plate.");
  // And once more.
  type("\x1a");
  EXPECT_TRUE(WIFSTOPPED(next_state()));
  EXPECT_TRUE(same(now(), before_));
}

class Deadly : public Pty, public testing::WithParamInterface<int> {};

TEST_P(Deadly, ACrashGivesTheTerminalBack) {
  kill(game_, GetParam());
  const int status = next_state();
  EXPECT_TRUE(WIFSIGNALED(status) || (WIFEXITED(status) && WEXITSTATUS(status) != 0)) << status;
  EXPECT_TRUE(same(now(), before_));
}

// SIGSEGV and its like belong to the sanitizers where there are some.
INSTANTIATE_TEST_SUITE_P(Signals, Deadly,
                         testing::Values(SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGPIPE,
                                         SIGALRM, SIGUSR1),
                         [](const auto& given) { return "Signal" + std::to_string(given.param); });

// nohup and its like: who starts the game wants it to ignore some of them.
class Ignoring : public Pty {
  void before_game() override {
    signal(SIGQUIT, SIG_IGN);
    signal(SIGUSR1, SIG_IGN);
  }
};

TEST_F(Ignoring, WhatIsIgnoredDoesNotDisturbTheGame) {
  kill(game_, SIGQUIT);
  kill(game_, SIGUSR1);
  type(" ");
  see("Put egg 1 on her plate.");
  EXPECT_FALSE(same(now(), before_));
  type("q");
  see("The end.");
  EXPECT_TRUE(WIFEXITED(next_state()));
  EXPECT_TRUE(same(now(), before_));
}

}  // namespace
}  // namespace seatmate::cli
