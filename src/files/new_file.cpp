#include "files/new_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

namespace seatmate {

namespace {

namespace fs = std::filesystem;

constexpr mode_t for_everybody = 0666;  // less what the user's umask takes away
constexpr mode_t for_its_owner = 0600;

// An open file, closed at the end of its block.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  [[nodiscard]] bool good() const { return number_ >= 0; }
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

}  // namespace

bool sync_folder_of(const std::string& file) {
  const fs::path folder = fs::path(file).parent_path();
  const Descriptor opened(
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  // A file system that cannot sync a folder has nothing to sync there.
  return opened.good() && (::fsync(opened.number()) == 0 || errno == EINVAL || errno == EROFS);
}

NewFile::NewFile(std::string name, Over over, For readers)
    : name_(std::move(name)), target_(name_), over_(over), begun_(begin(readers)) {}

NewFile::~NewFile() {
  if (ours_) ::unlink(path_.c_str());
}

Refusal NewFile::trouble() const {
  return refuse("shell.file.write", {{"file", name_}, {"reason", std::strerror(errno)}});
}

Outcome NewFile::begin(For readers) {
  struct stat earlier{};
  const bool there = ::stat(name_.c_str(), &earlier) == 0;
  if (there && S_ISDIR(earlier.st_mode)) return refuse("shell.file.folder", {{"file", name_}});
  if (there && over_ == Over::nothing) return refuse("shell.file.exists", {{"file", name_}});
  if (there && !S_ISREG(earlier.st_mode)) {
    path_ = name_;
    return Done{};
  }
  if (there) {
    std::error_code trouble;
    target_ = fs::canonical(name_, trouble).string();
    if (trouble) target_ = name_;
  }
  // In the same folder, because only there a file takes the place of another in one step.
  const mode_t mode = readers == For::owner ? for_its_owner : for_everybody;
  for (int n = 1;; ++n) {
    path_ = target_ + ".new-" + std::to_string(::getpid()) + "-" + std::to_string(n);
    const Descriptor made(::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
    if (!made.good() && errno == EEXIST) continue;  // left behind by a program that was killed
    if (!made.good()) return trouble();
    ours_ = true;
    if (there && readers == For::everybody) (void)::fchmod(made.number(), earlier.st_mode & 07777);
    return Done{};
  }
}

Outcome NewFile::keep() {
  if (!begun_) return begun_;
  if (path_ == name_) return Done{};
  {
    const Descriptor written(::open(path_.c_str(), O_RDONLY | O_CLOEXEC));
    if (!written.good() || ::fsync(written.number()) != 0) return trouble();
  }
  if (const Outcome placed = put_in_place(); !placed) return placed;
  ours_ = false;
  if (!sync_folder_of(target_)) return trouble();
  return Done{};
}

Outcome NewFile::put_in_place() {
  if (over_ == Over::nothing) {
    // Somebody may have written there meanwhile.
    if (::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, target_.c_str(), RENAME_NOREPLACE) == 0)
      return Done{};
    if (errno == EEXIST) return refuse("shell.file.exists", {{"file", name_}});
    // Not every file system knows that; then a look must do.
    if (errno != EINVAL && errno != ENOSYS) return trouble();
    if (struct stat other{}; ::lstat(target_.c_str(), &other) == 0)
      return refuse("shell.file.exists", {{"file", name_}});
  }
  if (::rename(path_.c_str(), target_.c_str()) != 0) return trouble();
  return Done{};
}

}  // namespace seatmate
