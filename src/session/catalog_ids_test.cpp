// Every sentence the shell can say is in the catalogs, and the catalogs say nothing else.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace {

std::set<std::string> ids_in(const std::filesystem::path& file, const std::regex& pattern) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  const std::string all = text.str();
  std::set<std::string> ids;
  for (std::sregex_iterator it(all.begin(), all.end(), pattern), end; it != end; ++it)
    ids.insert((*it)[1]);
  return ids;
}

TEST(Catalogs, KnowEverySentenceOfTheShellAndNoOther) {
  const std::filesystem::path root = SEATMATE_SOURCE_DIR;
  std::set<std::string> said;
  for (const char* layer : {"session", "protocol", "store"})
    for (const auto& file : std::filesystem::directory_iterator(root / "src" / layer)) {
      const std::string name = file.path().filename().string();
      if (name.find("_test") != std::string::npos) continue;
      said.merge(ids_in(file.path(), std::regex(R"re("((session|protocol|store)\.[a-z.-]+)")re")));
    }
  EXPECT_GT(said.size(), 30U);
  for (const char* language : {"en", "de"})
    EXPECT_EQ(
        ids_in(root / "lang" / language / "session.json", std::regex(R"re(\n  "([^"]+)": )re")),
        said)
        << language;
}

}  // namespace
