// docs/laboratory.md leads a designer through a question; its commands are run here, with the files
// it shows.

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/app.h"
#include "cli/commands/commands.h"

namespace seatmate::cli {
namespace {

namespace fs = std::filesystem;

// The fenced blocks that begin with this word, in order.
std::vector<std::string> blocks(const std::string& text, const std::string& begin) {
  std::vector<std::string> found;
  const std::string fence = "\n```" + begin + "\n";
  for (std::size_t at = 0; (at = text.find(fence, at)) != text.npos;) {
    at += fence.size();
    const std::size_t end = text.find("\n```", at);
    found.push_back(text.substr(at, end - at));
  }
  return found;
}

TEST(LaboratoryDoc, ItsStudiesAndCommandsDoWhatItSays) {
  std::ostringstream read;
  read << std::ifstream(SEATMATE_SOURCE_DIR "/docs/laboratory.md").rdbuf();
  const std::string text = read.str();
  const auto levels = blocks(text, "json study");
  const auto decks = blocks(text, "json study decks");
  ASSERT_EQ(levels.size(), 1U);
  ASSERT_EQ(decks.size(), 1U);

  const fs::path before = fs::current_path();
  const fs::path folder = fs::temp_directory_path() / "seatmate-laboratory-doc";
  fs::remove_all(folder);
  fs::create_directories(folder);
  fs::current_path(folder);
  // Fewer games than a designer plays.
  const auto shorter = [](std::string study) {
    const std::string games = "\"games\": 2000";
    EXPECT_NE(study.find(games), study.npos);
    return study.replace(study.find(games), games.size(), "\"games\": 40");
  };
  std::ofstream("levels.json") << shorter(levels[0]);
  std::ofstream("decks.json") << shorter(decks[0]);

  int commands = 0;
  for (const std::string& block : blocks(text, "sh run")) {
    std::istringstream lines(block);
    for (std::string line; std::getline(lines, line); ++commands) {
      std::istringstream words(line);
      std::vector<std::string> arguments;
      for (std::string word; words >> word;) arguments.push_back(word);
      ASSERT_EQ(arguments.front(), "seatmate");
      arguments.erase(arguments.begin());
      arguments.insert(arguments.end(), {"--data", (folder / "games").string()});
      if (arguments.front() != "deck") arguments.resize(arguments.size() - 2);
      std::istringstream in;
      std::ostringstream out;
      std::ostringstream err;
      World world{in, out, err, {}, [](const char*) { return nullptr; }};
      EXPECT_EQ(run_program(arguments, world), exit_ok) << line << "\n" << err.str();
    }
  }
  EXPECT_EQ(commands, 8);
  EXPECT_TRUE(fs::exists("levels/report.html"));
  EXPECT_TRUE(fs::exists("decks/report.html"));
  // "the setups with it play every game exactly as those without"
  std::ostringstream report;
  report << std::ifstream("decks/report.html").rdbuf();
  EXPECT_THAT(report.str(), testing::HasSubstr("plays every game exactly as"));
  std::ostringstream whole;
  std::ostringstream both;
  whole << std::ifstream("levels/tallies.csv").rdbuf();
  both << std::ifstream("both/tallies.csv").rdbuf();
  EXPECT_EQ(whole.str(), both.str());
  fs::current_path(before);
  fs::remove_all(folder);
}

}  // namespace
}  // namespace seatmate::cli
