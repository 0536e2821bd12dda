// serve: the page and the games for browsers on this machine, or on the home network.

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include "cli/commands/commands.h"
#include "server/page_files.h"
#include "server/server.h"
#include "server/visitor.h"
#include "store/data_folder.h"

namespace seatmate::cli {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr int usual_port = 7328;  // SEAT, on the keys of a telephone

struct Wanted {
  int port = usual_port;
  bool lan = false;
  std::string page;
  std::vector<std::string> proxies;
};

// Beside the program: in the source tree it was built in, or where it was installed.
fs::path page_folder() {
  std::error_code trouble;
  const fs::path program = fs::read_symlink("/proc/self/exe", trouble).parent_path();
  for (const char* place : {"../../web/dist", "../share/seatmate/page"})
    if (server::PageFiles(program / place).good()) return fs::canonical(program / place, trouble);
  return fs::path("web") / "dist";
}

// SIGINT (Ctrl-C) and SIGTERM stop the server instead of the program, so that answers under way are
// finished. Threads that begin later block these signals; the one that waits here gets them.
class Ending {
 public:
  explicit Ending(server::Server& served) {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    sigaddset(&signals_, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals_, &before_);
    waiter_ = std::thread([this, &served] {
      const timespec moment{0, std::chrono::nanoseconds(100ms).count()};
      bool asked = false;
      while (!over_) {
        asked = sigtimedwait(&signals_, nullptr, &moment) > 0 || asked;
        // Repeated, because a stop before the server has begun to listen has no effect.
        if (asked) served.stop();
      }
    });
  }
  Ending(const Ending&) = delete;
  Ending& operator=(const Ending&) = delete;
  ~Ending() {
    over_ = true;
    waiter_.join();
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

 private:
  sigset_t signals_{};
  sigset_t before_{};
  std::atomic<bool> over_ = false;
  std::thread waiter_;
};

int run_serve(Context& context, const Wanted& wanted) {
  if (wanted.port < 1 || wanted.port > 65535)
    return context.refuse({"shell.serve.port-range", {}}, exit_usage);
  const fs::path page = wanted.page.empty() ? page_folder() : fs::path(wanted.page);
  for (const std::string& proxy : wanted.proxies)
    if (!server::is_address(proxy))
      return context.refuse({"shell.serve.proxy", {{"address", proxy}}}, exit_usage);
  if (!server::PageFiles(page).good())
    return context.refuse({"shell.serve.no-page", {{"folder", page.string()}}});
  Client* client = context.client();
  if (client == nullptr) return exit_refused;

  const auto say = [&](const Message& message) {
    context.out << context.words.render(message) << std::endl;  // somebody waits for the address
  };
  std::string first_code;
  std::atomic<bool> ready = false;
  server::Settings settings{
      page,
      wanted.port,
      wanted.lan,
      [&](const std::string& code) {
        // The first one is told below the addresses.
        if (ready)
          say({"shell.serve.code", {{"code", code}}});
        else
          first_code = code;
      },
      SEATMATE_VERSION,
      context.data_folder.empty() ? default_data_folder() : context.data_folder,
      wanted.proxies};
  server::Server served(std::move(settings), [client](std::string_view request) {
    return client->call(std::string(request));
  });
  if (!served.bind())
    return context.refuse({"shell.serve.taken", {{"port", std::to_string(wanted.port)}}});
  const Ending ending(served);
  say({"shell.serve.title", {}});
  for (const std::string& address : served.addresses())
    say({"shell.serve.address", {{"address", address}}});
  if (!first_code.empty()) say({"shell.serve.code", {{"code", first_code}}});
  say({"shell.serve.end", {}});
  ready = true;
  const bool finished = served.run();
  say({"shell.serve.goodbye", {}});
  // Nobody waits for a call that takes long: it was not answered, and what it writes is there as a
  // whole or not at all, wherever the program ends.
  if (!finished) std::_Exit(exit_ok);
  return exit_ok;
}

}  // namespace

void add_serve(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("serve", words.render("shell.cli.serve"));
  const auto wanted = std::make_shared<Wanted>();
  command->add_option("--port", wanted->port, words.render("shell.cli.serve.port"))
      ->option_text(words.render("shell.cli.arg.number"));
  command->add_flag("--lan", wanted->lan, words.render("shell.cli.serve.lan"));
  command->add_option("--page", wanted->page, words.render("shell.cli.serve.page"))
      ->option_text(words.render("shell.cli.arg.folder"));
  command->add_option("--trust-proxy", wanted->proxies, words.render("shell.cli.serve.trust-proxy"))
      ->option_text(words.render("shell.cli.arg.address"))
      ->allow_extra_args(false);
  command->footer(words.render("shell.cli.serve.examples"));
  command->callback([&context, wanted] {
    context.run = [&context, wanted] { return run_serve(context, *wanted); };
  });
}

}  // namespace seatmate::cli
