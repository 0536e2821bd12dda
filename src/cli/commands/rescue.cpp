// rescue: what can be saved of a damaged file of games goes into a new one.

#include "store/rescue.h"

#include <unistd.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands/commands.h"
#include "embedded/embedded.h"
#include "engine/contract.h"
#include "files/new_file.h"
#include "files/private_files.h"
#include "protocol/protocol.h"
#include "session/session.h"
#include "store/data_folder.h"
#include "store/sqlite_store.h"

namespace seatmate::cli {
namespace {

namespace fs = std::filesystem;

struct RescueOptions {
  std::string into;
  std::string from;
};

// Games opened once, with the box everybody has.
class Boxes {
 public:
  Result<Rules> of(std::string_view id) {
    for (const Game* game : games()) {
      if (game->info().id != id) continue;
      Known& known = known_[std::string(id)];
      if (known.box == nullptr) {
        const Result<GameData> data = read_data(id, embedded::data());
        if (!data) return data.refusal();
        Result<std::unique_ptr<const Box>> box = game->open(data->doc);
        if (!box) return box.refusal();
        known = {std::move(*box), data->digest};
      }
      return Rules{known.box.get(), known.data};
    }
    return refuse("protocol.error.unknown-game", {{"game", id}});
  }

 private:
  struct Known {
    std::unique_ptr<const Box> box;
    std::uint64_t data = 0;
  };
  std::map<std::string, Known, std::less<>> known_;
};

// The new file while it is made; afterwards nothing is left of it. It takes its place when it is
// whole.
class Workplace {
 public:
  explicit Workplace(fs::path folder) : folder_(std::move(folder)) {}
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;
  ~Workplace() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  [[nodiscard]] std::string file(const char* name) const { return (folder_ / name).string(); }

 private:
  fs::path folder_;
};

// How many entries of a game are kept, up to its last sound one; or why it is lost. One that these
// rules do not know, or cannot open, is kept as it was read: perhaps another Seatmate can. If the
// new file cannot be written, `written` says so.
Result<std::size_t> keep(const Remains::Game& game, Boxes& boxes, Store& store, Outcome& written) {
  if (!game.read) return game.read.refusal();
  Journal journal = game.read->journal;
  Glance glance = game.glance;
  if (const Result<Rules> rules = boxes.of(journal.header.game)) {
    const Result<Session> session = Session::open(*rules, journal, nullptr, 0, game.read->unread);
    if (session) {
      journal = session->journal();
      glance.summary = session->summary();
      glance.finished = session->result().has_value();
    } else if (session.why().id != "session.error.unreadable") {
      return session.refusal();
    }
  }
  const Result<Revision> made = store.create(journal, glance);
  if (made) return journal.records.size();
  written = made.refusal();
  return made.refusal();
}

int run_rescue(Context& context, const RescueOptions& options) {
  const fs::path folder = options.into;
  const std::string database = (folder / "games.db").string();
  std::error_code error;
  if (fs::exists(database, error))
    return context.refuse({"shell.rescue.taken", {{"folder", options.into}}});
  const std::string own = context.data_folder.empty() ? default_data_folder() : context.data_folder;
  const std::string from =
      options.from.empty() ? (fs::path(own) / "games.db").string() : options.from;
  if (!fs::is_regular_file(from, error))
    return context.refuse({"store.error.open", {{"file", from}}});
  const Workplace workplace(folder / (".rescue-" + std::to_string(::getpid())));
  make_private_folder(workplace.file(""));
  const Result<Remains> remains = read_remains(from, workplace.file("copy.db"));
  if (!remains) return context.refuse(remains.why());
  const auto store = SqliteStore::open(workplace.file("games.db"));
  if (!store) return context.refuse(store.why());

  Boxes boxes;
  // Said when it is so: when the new file is in its place.
  std::vector<Message> told;
  const auto say = [&](Message sentence) { told.push_back(std::move(sentence)); };
  int saved = 0;
  bool lost = !remains->complete;
  for (const Remains::Game& game : remains->games) {
    Outcome written = Done{};
    const Result<std::size_t> kept = keep(game, boxes, **store, written);
    if (!written) return context.refuse(written.why());
    const std::size_t of = game.read ? game.read->journal.records.size() + game.read->unread : 0;
    if (kept) ++saved;
    lost = lost || !kept || *kept < of;
    if (!kept)
      say({"shell.rescue.lost", {{"id", game.id}, {"why", std::vector<Message>{kept.why()}}}});
    else if (*kept < of)
      say({"shell.rescue.part",
           {{"id", game.id}, {"n", static_cast<int>(*kept)}, {"of", static_cast<int>(of)}}});
    else
      say({"shell.rescue.whole", {{"id", game.id}}});
  }
  for (const auto& [game, facts] : remains->facts)
    if (const Outcome learnt = (*store)->learn(game, facts); !learnt)
      return context.refuse(learnt.why());
  if (const Outcome placed = (*store)->copy_to(database, NewFile::Over::nothing); !placed)
    return context.refuse(placed.why());
  if (!remains->complete) say({"shell.rescue.rows", {}});
  say({"shell.rescue.done", {{"n", saved}, {"folder", options.into}}});
  for (const Message& sentence : told) context.terminal.paragraph(context.words.render(sentence));
  return lost ? exit_refused : exit_ok;
}

}  // namespace

void add_rescue(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("rescue", words.render("shell.cli.rescue"));
  const auto options = std::make_shared<RescueOptions>();
  command->add_option("folder", options->into, words.render("shell.cli.rescue.into"))
      ->option_text(words.render("shell.cli.arg.folder"))
      ->required();
  command->add_option("file", options->from, words.render("shell.cli.rescue.from"))
      ->option_text(words.render("shell.cli.arg.file"));
  command->callback([&context, options] {
    context.run = [&context, options] { return run_rescue(context, *options); };
  });
}

}  // namespace seatmate::cli
