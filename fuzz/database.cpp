// A file of games of which any bytes are others than they were, or which ends earlier: refused by a
// sentence, or listed and read as far as it is sound, and what is left of it can be rescued.
//
// The first two bytes say where the file ends (none: where it did); then places, each of three
// bytes, how many bytes stand there otherwise, and these.

#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): mkdtemp

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "session/session.h"
#include "session/toy_game_test_support.h"
#include "store/rescue.h"
#include "store/sqlite_store.h"

namespace {

using namespace seatmate;
namespace fs = std::filesystem;

void check(bool right) {
  if (!right) std::abort();
}

const toy::ToyBox box;
constexpr std::uint64_t data = 5;

class Folder {
 public:
  Folder() {
    std::string name = fs::temp_directory_path() / "seatmate-fuzz-XXXXXX";
    root_ = mkdtemp(name.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { fs::remove_all(root_); }
  [[nodiscard]] std::string file(const char* name) const { return root_ / name; }
  void clear() const {
    for (const auto& one : fs::directory_iterator(root_)) fs::remove_all(one.path());
  }

 private:
  fs::path root_;
};

std::string whole_file(const Folder& folder) {
  {
    auto store = SqliteStore::open(folder.file("games.db"));
    check(store.ok());
    for (int n = 0; n < 8; ++n) {
      NewGame fresh{};
      fresh.id = "toy-" + std::to_string(n);
      fresh.seed = static_cast<std::uint64_t>(n);
      fresh.title = "Game " + std::to_string(n);
      auto session = Session::start({&box, data}, fresh, store->get());
      check(session.ok());
      for (int i = 0; i < 4; ++i)
        static_cast<void>(session->apply({"adjust", {"heap", std::to_string(10 + i)}, 1000 + i}));
    }
    const std::vector<Told> told{{{"card.2", "take:2"}, 1}, {{"card.3", "top"}, 1}};
    check((*store)->learn("toy", told).ok());
  }
  std::ostringstream content;
  content << std::ifstream(folder.file("games.db"), std::ios::binary).rdbuf();
  return content.str();
}

std::string damaged(std::string file, std::span<const std::uint8_t> how) {
  const std::size_t end = how[0] * std::size_t{256} + how[1];
  if (end != 0) file.resize(std::min(file.size(), end * 2));
  how = how.subspan(2);
  while (how.size() > 4 && !file.empty()) {
    const std::size_t at = (how[0] * std::size_t{65536} + how[1] * std::size_t{256} + how[2]);
    const std::size_t length = std::min<std::size_t>(how[3], how.size() - 4);
    for (std::size_t i = 0; i < length; ++i)
      file[(at + i) % file.size()] = static_cast<char>(how[4 + i]);
    how = how.subspan(4 + length);
  }
  return file;
}

void look_at(const std::string& file) {
  auto store = SqliteStore::open(file);
  if (!store) return check(!store.why().empty());
  const auto list = (*store)->list();
  if (!list) return check(!list.why().empty());
  for (const Listed& game : *list) {
    const Result<Loaded> loaded = (*store)->load(game.id);
    if (!loaded) {
      check(!loaded.why().empty());
      continue;
    }
    auto session = Session::open({&box, data}, loaded->journal, store->get(), loaded->revision,
                                 loaded->unread);
    if (!session) continue;
    static_cast<void>(session->history());
    static_cast<void>(session->go_on(2000));
    static_cast<void>(session->apply({"adjust", {"heap", "20"}, 3000}));
  }
  static_cast<void>((*store)->facts("toy"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const Folder folder;
  static const std::string whole = whole_file(folder);
  if (size < 2) return 0;
  folder.clear();
  const std::string file = folder.file("games.db");
  std::ofstream(file, std::ios::binary) << damaged(whole, {bytes, size});
  const auto remains = read_remains(file, folder.file("copy.db"));
  check(remains.ok() || !remains.why().empty());
  look_at(file);
  return 0;
}
