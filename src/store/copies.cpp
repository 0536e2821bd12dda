#include "store/copies.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

#include "files/private_files.h"
#include "store/sqlite.h"

namespace seatmate::sqlite {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kept_copies = 3;
constexpr std::size_t digits = 4;
constexpr std::string_view ending = ".db";
constexpr std::string_view before = "-before-";

struct Closing {
  void operator()(sqlite3* database) const { sqlite3_close(database); }
};
using Opened = std::unique_ptr<sqlite3, Closing>;

struct Copy {
  std::uint64_t number = 0;
  fs::path path;
};

// Only those that were made by themselves: 0007-before-schema-4.db.
std::vector<Copy> copies_in(const fs::path& folder) {
  std::vector<Copy> copies;
  std::error_code trouble;
  for (fs::directory_iterator at(folder, trouble), end; !trouble && at != end;
       at.increment(trouble)) {
    const std::string name = at->path().filename().string();
    const std::size_t length = std::min(name.find_first_not_of("0123456789"), name.size());
    if (length < digits || length > 18 || !name.ends_with(ending) ||
        !std::string_view(name).substr(length).starts_with(before))
      continue;
    copies.push_back({std::stoull(name.substr(0, length)), at->path()});
  }
  std::ranges::sort(copies, {}, &Copy::number);
  return copies;
}

// What a file name can hold everywhere.
std::string as_name(std::string_view what) {
  std::string name;
  for (const char c : what) {
    const bool fits = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    name += fits ? c : '-';
  }
  return name;
}

// All pages, at one moment.
Outcome copy_pages(sqlite3* from, const std::string& file) {
  sqlite3* made = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &made, SQLITE_OPEN_READWRITE, nullptr);
  const Opened to(made);
  if (code != SQLITE_OK) return refuse("store.error.open", {{"file", file}});
  // A file nobody else knows of yet needs no journal, and it is brought to the disk as a whole.
  if (const Outcome set = run(made, "PRAGMA journal_mode = OFF"); !set) return set;
  sqlite3_backup* const backup = sqlite3_backup_init(made, "main", from, "main");
  if (backup == nullptr) return trouble(made);
  (void)sqlite3_backup_step(backup, -1);
  if (sqlite3_backup_finish(backup) != SQLITE_OK)
    // Said of the copy, but only the original is read.
    return sqlite3_extended_errcode(made) == SQLITE_IOERR_READ ? refuse("store.error.damaged")
                                                               : trouble(made);
  // The original's way of writing was copied, too; a copy is one file.
  return run(made, "PRAGMA journal_mode = DELETE");
}

// A copy that cannot be looked at now is not damaged for that.
Result<bool> is_sound(const std::string& file) {
  sqlite3* made = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &made, SQLITE_OPEN_READONLY, nullptr);
  const Opened copy(made);
  if (code != SQLITE_OK) return refuse("store.error.open", {{"file", file}});
  Statement check(made, "PRAGMA quick_check(1)");
  if (check.row()) return check.text(0) == "ok";
  const int why = sqlite3_errcode(made);
  if (why == SQLITE_CORRUPT || why == SQLITE_NOTADB) return false;
  return why == SQLITE_CANTOPEN ? refuse("store.error.open", {{"file", file}}) : trouble(made);
}

enum class Damaged { refused, kept };

// Whether what was copied is sound.
Result<bool> copy(sqlite3* database, const std::string& file, NewFile::Over over, Damaged damaged) {
  NewFile place(file, over, NewFile::For::owner);
  if (!place.begun()) return place.begun().refusal();
  if (const Outcome copied = copy_pages(database, place.path()); !copied) return copied.refusal();
  const Result<bool> sound = is_sound(place.path());
  if (!sound) return sound.refusal();
  if (!*sound && damaged == Damaged::refused) return refuse("store.error.damaged-copy");
  if (const Outcome kept = place.keep(); !kept) return kept.refusal();
  return sound;
}

}  // namespace

std::string folder_of_copies(const std::string& file) {
  return (fs::path(file).parent_path() / "copies").string();
}

bool has_copies(const std::string& file) { return !copies_in(folder_of_copies(file)).empty(); }

Outcome copy_to(sqlite3* database, const std::string& file, NewFile::Over over) {
  const Result<bool> copied = copy(database, file, over, Damaged::refused);
  return copied ? Outcome(Done{}) : Outcome(copied.refusal());
}

Outcome copy_before(sqlite3* database, std::string_view what) {
  const char* const name = sqlite3_db_filename(database, "main");
  if (name == nullptr || *name == '\0') return Done{};
  const fs::path folder = folder_of_copies(name);
  make_private_folder(folder.string());
  std::vector<Copy> copies = copies_in(folder);
  const std::uint64_t last = copies.empty() ? 0 : copies.back().number;
  std::string number = std::to_string(last + 1);
  if (number.size() < digits) number.insert(0, digits - number.size(), '0');
  const fs::path file =
      folder / (number + std::string(before) + as_name(what) + std::string(ending));
  const Result<bool> sound = copy(database, file.string(), NewFile::Over::nothing, Damaged::kept);
  // What cannot be read cannot be copied, and is no reason to keep what can be read from anybody.
  if (!sound && sound.why().id == "store.error.damaged") return Done{};
  if (!sound) return sound.refusal();
  if (!*sound) return Done{};
  copies.push_back({last + 1, file});
  std::error_code ignored;
  for (std::size_t i = 0; i + kept_copies < copies.size(); ++i) fs::remove(copies[i].path, ignored);
  return Done{};
}

}  // namespace seatmate::sqlite
