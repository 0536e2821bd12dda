#include "cli/table/connection.h"

#include <ctime>
#include <filesystem>
#include <random>

#include "files/private_files.h"
#include "protocol/protocol.h"
#include "session/memory_store.h"
#include "store/data_folder.h"
#include "store/sqlite_store.h"

namespace seatmate::cli {
namespace {

namespace fs = std::filesystem;

std::uint64_t fresh_seed() {
  std::random_device device;
  return (static_cast<std::uint64_t>(device()) << 32) | device();
}

fs::path games_in(const std::string& folder) {
  if (!folder.empty()) return fs::path(folder) / "games.db";
  // Where this platform keeps an application's data the folder is ours alone.
  const std::string ours = default_data_folder();
  keep_to_owner(ours);
  return fs::path(ours) / "games.db";
}

// As a part of a name: 20261118-194841.
std::string second_of(std::int64_t now) {
  const std::time_t seconds = static_cast<std::time_t>(now / 1000);
  std::tm day{};
  gmtime_r(&seconds, &day);
  char text[32];
  return std::string(text, std::strftime(text, sizeof text, "%Y%m%d-%H%M%S", &day));
}

struct Connection {
  std::unique_ptr<Store> store;
  Protocol protocol;

  Connection(std::unique_ptr<Store> kept, std::span<const Game* const> known,
             std::span<const embedded::File> data, const Clock& clock)
      : store(std::move(kept)), protocol({store.get(), clock, fresh_seed, known, data}) {}
};

}  // namespace

Client connect(std::unique_ptr<Store> store, std::span<const Game* const> known,
               std::span<const embedded::File> data, const Clock& clock) {
  auto connection = std::make_shared<Connection>(std::move(store), known, data, clock);
  return Client([connection = std::move(connection)](std::string_view request) {
    return connection->protocol.call(request);
  });
}

Client in_memory() { return connect(std::make_unique<MemoryStore>(), games(), embedded::data()); }

Result<Client> open_games(const std::string& folder, const Clock& clock) {
  auto store = SqliteStore::open(games_in(folder).string());
  if (!store) return store.refusal();
  return connect(std::move(*store), games(), embedded::data(), clock);
}

Result<std::string> copy_games(const std::string& folder, const std::string& file, bool replace,
                               std::int64_t now) {
  const fs::path from = games_in(folder);
  std::error_code ignored;
  if (!fs::exists(from, ignored)) return refuse("shell.backup.none", {{"file", from.string()}});
  auto store = SqliteStore::open(from.string());
  if (!store) return store.refusal();
  const std::string to =
      file.empty() ? (*store)->folder_for_copies() + "/games-" + second_of(now) + ".db" : file;
  const auto over = replace ? NewFile::Over::earlier : NewFile::Over::nothing;
  if (const Outcome done = (*store)->copy_to(to, over); !done) return done.refusal();
  return to;
}

}  // namespace seatmate::cli
