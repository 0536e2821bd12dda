#include "embedded/embedded.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>

namespace seatmate::embedded {
namespace {

void expect_same_as_on_disk(std::span<const File> files, const std::filesystem::path& root) {
  EXPECT_TRUE(std::ranges::is_sorted(files, {}, &File::path));
  for (const File& file : files) {
    std::ifstream stream(root / file.path, std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(stream), {}};
    EXPECT_EQ(file.content, content) << file.path;
  }
  std::size_t on_disk = 0;
  if (std::filesystem::exists(root)) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
      const bool only_of_the_page = entry.path().filename() == "page.json";  // the page has it
      if (entry.path().extension() == ".json" && !only_of_the_page) ++on_disk;
    }
  }
  EXPECT_EQ(files.size(), on_disk);
}

TEST(Embedded, DataIsEveryJsonFileByteForByte) {
  expect_same_as_on_disk(data(), std::filesystem::path(SEATMATE_SOURCE_DIR) / "data");
}

TEST(Embedded, LangIsEveryJsonFileButThePagesByteForByte) {
  expect_same_as_on_disk(lang(), std::filesystem::path(SEATMATE_SOURCE_DIR) / "lang");
}

}  // namespace
}  // namespace seatmate::embedded
