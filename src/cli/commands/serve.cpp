// serve: the page and the games for browsers on this machine, or on the home network.

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/terminal/qr_code.h"
#include "server/certificate.h"
#include "server/hosts.h"
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
  bool https = false;
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

// What a browser may call this machine.
std::vector<std::string> names_of_machine() {
  std::vector<std::string> names = server::loopback_names();
  for (const auto& more : {server::network_addresses(), server::machine_names()})
    names.insert(names.end(), more.begin(), more.end());
  return names;
}

std::string_view sentence_of(server::Made made) {
  using enum server::Made;
  switch (made) {
    case first:
      return "shell.serve.certificate.first";
    case ran_out:
      return "shell.serve.certificate.ran-out";
    case moved:
      return "shell.serve.certificate.moved";
    case unreadable:
      return "shell.serve.certificate.unreadable";
    case nothing:
      break;
  }
  return {};
}

// What was made, what became of what phones trust, and how it is told from another one.
template <class Say>
void tell_certificate(const server::KeptCertificate& kept, const std::string& address,
                      std::ostream& out, const Say& say) {
  using server::Made;
  if (kept.made != Made::nothing)
    say({std::string(sentence_of(kept.made)), {{"address", address}}});
  if (kept.made != Made::nothing && kept.made != Made::first)
    say(kept.trust_again ? Message{"shell.serve.certificate.again", {{"address", address}}}
                         : Message{"shell.serve.certificate.same", {}});
  say({"shell.serve.fingerprint", {}});
  // Two lines, as phones show it.
  const std::string& all = kept.certificate.fingerprint;
  out << "  " << all.substr(0, all.size() / 2) << "\n  " << all.substr(all.size() / 2 + 1)
      << std::endl;
}

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
  const std::string folder =
      context.data_folder.empty() ? default_data_folder() : context.data_folder;
  std::optional<server::KeptCertificate> kept;
  if (wanted.https) {
    auto made =
        server::keep_certificate(folder + "/https", names_of_machine(), context.clock() / 1000);
    if (!made) return context.refuse(made.why());
    kept = std::move(*made);
  }
  std::string first_code;
  std::string address;  // where a phone begins
  std::atomic<bool> ready = false;
  // A phone that scans it has typed nothing.
  const auto show_code = [&](const std::string& code) {
    if (address.empty()) return say({"shell.serve.code", {{"code", code}}});
    draw_qr_code(context.out, address + "#/join/" + code, context.terminal.width(),
                 context.terminal.colours());
    say({"shell.serve.scan", {{"address", address}, {"code", code}}});
  };
  server::Settings settings{page,
                            wanted.port,
                            wanted.lan,
                            [&](const std::string& code) {
                              // The first one is told below the addresses.
                              if (ready)
                                show_code(code);
                              else
                                first_code = code;
                            },
                            SEATMATE_VERSION,
                            folder,
                            wanted.proxies};
  if (kept) settings.certificate = kept->certificate;
  server::Server served(std::move(settings), [client](std::string_view request) {
    return client->call(std::string(request));
  });
  if (!served.bind())
    return context.refuse({"shell.serve.taken", {{"port", std::to_string(wanted.port)}}});
  const Ending ending(served);
  say({"shell.serve.title", {}});
  for (const std::string& address : served.addresses())
    say({"shell.serve.address", {{"address", address}}});
  const std::vector<std::string> first = served.first_addresses();
  if (!first.empty()) address = first.front();
  if (kept)
    tell_certificate(*kept, address.empty() ? served.addresses().front() : address, context.out,
                     say);
  if (!first_code.empty()) show_code(first_code);
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
  command->add_flag("--https", wanted->https, words.render("shell.cli.serve.https"));
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
