#include "cli/terminal/files.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <sstream>
#include <string>

#include "json/json.h"
#include "store/folder_test_support.h"

namespace seatmate::cli {
namespace {

using on_disk::Folder;

TEST(ReadWhole, OnlyOrdinaryFiles) {
  const Folder folder;
  EXPECT_EQ(read_whole_file("/dev/zero").why().id, "shell.file.special");
  EXPECT_EQ(read_whole_file("/dev/null").why().id, "shell.file.special");
  // Nobody writes to it: who waits, waits for ever.
  ASSERT_EQ(mkfifo(folder.file("pipe").c_str(), 0600), 0);
  EXPECT_EQ(read_whole_file(folder.file("pipe")).why().id, "shell.file.special");
  EXPECT_EQ(read_whole_file(folder.file("")).why().id, "shell.file.folder");
  EXPECT_EQ(read_whole_file(folder.file("nothing")).why().id, "shell.file.read");
  on_disk::put_content(folder.file("text"), std::string("a\0b\n", 4));
  EXPECT_EQ(*read_whole_file(folder.file("text")), std::string("a\0b\n", 4));
}

TEST(ReadWhole, NothingLargerThanAnythingOfOurs) {
  const Folder folder;
  on_disk::put_content(folder.file("huge"), "x");
  // A file with a hole takes no room.
  ASSERT_EQ(truncate(folder.file("huge").c_str(), static_cast<off_t>(longest_json) + 1), 0);
  EXPECT_EQ(read_whole_file(folder.file("huge")).why().id, "shell.file.too-large");
}

// Gives the same letter without end.
class Endless : public std::streambuf {
 protected:
  int_type underflow() override {
    setg(buffer_, buffer_, buffer_ + sizeof buffer_);
    return traits_type::to_int_type(buffer_[0]);
  }

 private:
  char buffer_[65536] = {'[', '['};
};

TEST(ReadWhole, NorAnEndlessInput) {
  Endless bytes;
  std::istream in(&bytes);
  EXPECT_EQ(read_whole("-", in).why().id, "shell.file.too-large");
  std::istringstream some("one\ntwo");
  EXPECT_EQ(*read_whole("-", some), "one\ntwo");
}

TEST(ReadLine, IsBounded) {
  std::istringstream in("one\n\n" + std::string(longest_json + 1000, 'x') + "\ntwo");
  std::string line;
  ASSERT_TRUE(read_line_of_bounded_length(in, line));
  EXPECT_EQ(line, "one");
  ASSERT_TRUE(read_line_of_bounded_length(in, line));
  EXPECT_EQ(line, "");
  ASSERT_TRUE(read_line_of_bounded_length(in, line));
  EXPECT_EQ(line.size(), longest_json + 1);
  ASSERT_TRUE(read_line_of_bounded_length(in, line));
  EXPECT_EQ(line, "two");
  EXPECT_FALSE(read_line_of_bounded_length(in, line));
}

}  // namespace
}  // namespace seatmate::cli
