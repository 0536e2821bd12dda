#include "cli/table/connection.h"

#include <filesystem>
#include <random>

#include "protocol/protocol.h"
#include "session/memory_store.h"
#include "store/data_folder.h"
#include "store/sqlite_store.h"

namespace seatmate::cli {
namespace {

std::uint64_t fresh_seed() {
  std::random_device device;
  return (static_cast<std::uint64_t>(device()) << 32) | device();
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
  const std::filesystem::path where = folder.empty() ? default_data_folder() : folder;
  auto store = SqliteStore::open((where / "games.db").string());
  if (!store) return store.refusal();
  return connect(std::move(*store), games(), embedded::data(), clock);
}

}  // namespace seatmate::cli
