#include "files/private_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

namespace seatmate {

namespace {

constexpr mode_t owners_file = 0600;
constexpr mode_t owners_folder = 0700;
constexpr mode_t of_others = 077;

}  // namespace

void make_private_folder(const std::string& folder) {
  std::filesystem::path made;
  for (const auto& part : std::filesystem::path(folder)) {
    made /= part;
    if (!made.empty()) (void)::mkdir(made.c_str(), owners_folder);
  }
}

void keep_to_owner(const std::string& path) {
  struct stat now{};
  if (::stat(path.c_str(), &now) != 0 || now.st_uid != ::geteuid()) return;
  if ((now.st_mode & of_others) != 0) (void)::chmod(path.c_str(), now.st_mode & 07700);
}

void make_private_file(const std::string& file) {
  const int made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, owners_file);
  if (made >= 0) ::close(made);
}

}  // namespace seatmate
