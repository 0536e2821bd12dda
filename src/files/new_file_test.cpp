#include "files/new_file.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>

#include "store/folder_test_support.h"

namespace seatmate {
namespace {

using namespace on_disk;

// No file may grow beyond so many bytes: as on a disk that is full.
class SmallDisk {
 public:
  explicit SmallDisk(rlim_t bytes) : before_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &usual_);
    const rlimit small{bytes, usual_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  ~SmallDisk() {
    setrlimit(RLIMIT_FSIZE, &usual_);
    std::signal(SIGXFSZ, before_);
  }

 private:
  void (*before_)(int);
  rlimit usual_{};
};

std::size_t files_in(const Folder& folder) {
  std::size_t count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder.file("")))
    count += entry.path().empty() ? 0 : 1;
  return count;
}

Outcome put(const std::string& name, const std::string& content, NewFile::Over over) {
  NewFile file(name, over);
  if (!file.begun()) return file.begun();
  std::ofstream out(file.path(), std::ios::binary);
  out << content;
  out.close();
  return out ? file.keep() : Outcome(file.trouble());
}

TEST(NewFile, TakesItsPlaceWhole) {
  const Folder folder;
  const std::string name = folder.file("game.seatmate");
  EXPECT_TRUE(put(name, "one", NewFile::Over::nothing).ok());
  EXPECT_EQ(put(name, "two", NewFile::Over::nothing).why().id, "shell.file.exists");
  EXPECT_EQ(content_of(name), "one");
  EXPECT_TRUE(put(name, "two", NewFile::Over::earlier).ok());
  EXPECT_EQ(content_of(name), "two");
  EXPECT_EQ(files_in(folder), 1U);
  EXPECT_EQ(put(folder.file(""), "x", NewFile::Over::earlier).why().id, "shell.file.folder");
  EXPECT_EQ(put(folder.file("no/where"), "x", NewFile::Over::nothing).why().id, "shell.file.write");
}

TEST(NewFile, AFullDiskLeavesTheEarlierFileAndNothingElse) {
  const Folder folder;
  const std::string name = folder.file("game.seatmate");
  const std::string good(3000, 'g');
  const std::string better(200'000, 'b');
  std::string first;
  std::string second;
  for (const rlim_t room : {rlim_t{0}, rlim_t{1}, rlim_t{4096}, rlim_t{199'999}}) {
    std::filesystem::remove(name);
    {
      const SmallDisk disk(room);
      first = put(name, better, NewFile::Over::nothing).why().id;
    }
    EXPECT_EQ(first, "shell.file.write");
    EXPECT_EQ(files_in(folder), 0U) << "an empty file or a half one is left";
    put_content(name, good);
    {
      const SmallDisk disk(room);
      second = put(name, better, NewFile::Over::earlier).why().id;
    }
    EXPECT_EQ(second, "shell.file.write");
    EXPECT_EQ(content_of(name), good);
    EXPECT_EQ(files_in(folder), 1U);
  }
}

TEST(NewFile, IsNotThereUntilItIsKept) {
  const Folder folder;
  const std::string name = folder.file("game.seatmate");
  {
    NewFile file(name, NewFile::Over::nothing);
    ASSERT_TRUE(file.begun().ok());
    put_content(file.path(), "half");
    EXPECT_FALSE(std::filesystem::exists(name));
    // Somebody was quicker.
    put_content(name, "theirs");
    EXPECT_EQ(file.keep().why().id, "shell.file.exists");
  }
  EXPECT_EQ(content_of(name), "theirs");
  EXPECT_EQ(files_in(folder), 1U);
}

TEST(NewFile, KeepsTheReadersOfAnEarlierFileAndFollowsItsLink) {
  const Folder folder;
  put_content(folder.file("kept"), "one");
  ASSERT_EQ(chmod(folder.file("kept").c_str(), 0640), 0);
  std::filesystem::create_symlink("kept", folder.file("link"));
  EXPECT_TRUE(put(folder.file("link"), "two", NewFile::Over::earlier).ok());
  EXPECT_EQ(content_of(folder.file("kept")), "two");
  EXPECT_TRUE(std::filesystem::is_symlink(folder.file("link")));
  struct stat found{};
  ASSERT_EQ(stat(folder.file("kept").c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777, 0640U);
}

TEST(NewFile, ADeviceIsWrittenToDirectly) {
  EXPECT_TRUE(put("/dev/null", "gone", NewFile::Over::earlier).ok());
  EXPECT_EQ(put("/dev/null", "gone", NewFile::Over::nothing).why().id, "shell.file.exists");
}

}  // namespace
}  // namespace seatmate
