// The golden playthroughs: whole games as text, in src/games/<game>/playthroughs/. Each is played
// again and compared line by line, so a change of behaviour, of words or of a reason shows as what
// it is: a line a person can read. tools/regenerate-goldens writes them anew.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include "cli/commands/opened_game.h"
#include "cli/table/playthrough.h"
#include "lab/mix.h"

namespace seatmate::cli {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> golden_files(std::string_view game) {
  std::vector<fs::path> files;
  const fs::path folder = fs::path(SEATMATE_SOURCE_DIR) / "src/games" / game / "playthroughs";
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(folder, none))
    if (entry.path().extension() == ".txt") files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

std::string read(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The first line that differs, with what stands before it in both and how each goes on.
std::string first_difference(const std::string& golden, const std::string& now) {
  const auto was = lines_of(golden);
  const auto is = lines_of(now);
  std::size_t at = 0;
  while (at < was.size() && at < is.size() && was[at] == is[at]) ++at;
  std::ostringstream out;
  out << "first difference in line " << at + 1 << "\n";
  constexpr std::size_t context = 4;
  for (std::size_t i = at > context ? at - context : 0; i < at; ++i) out << "    " << is[i] << '\n';
  const auto tell = [&](const char* mark, const std::vector<std::string>& lines) {
    if (at >= lines.size()) out << mark << "(the end)\n";
    for (std::size_t i = at; i < lines.size() && i < at + context; ++i)
      out << mark << lines[i] << '\n';
  };
  tell("  - ", was);
  tell("  + ", is);
  return out.str();
}

class Golden : public ::testing::TestWithParam<const Game*> {};

TEST_P(Golden, PlaythroughsComeOutAsWritten) {
  const Game& game = *GetParam();
  const text::Catalog words("en");
  const auto box = open_box(game);
  ASSERT_TRUE(box.ok()) << words.render(box.why());
  for (const fs::path& file : golden_files(game.info().id)) {
    SCOPED_TRACE(file.filename().string());
    const std::string golden = read(file);
    const auto request = read_first_line(golden.substr(0, golden.find('\n')));
    ASSERT_TRUE(request.ok()) << words.render(request.why());
    const auto now = playthrough(**box, words, *request);
    ASSERT_TRUE(now.ok()) << words.render(now.why());
    // If it should be different: tools/regenerate-goldens, and read the change before keeping it.
    if (*now != golden) ADD_FAILURE() << first_difference(golden, *now);
  }
}

// A message without words is told by its id.
TEST_P(Golden, EverythingThatIsSaidHasWords) {
  const GameInfo& info = GetParam()->info();
  const std::string prefix = " " + std::string(info.prefix) + ".";
  for (const fs::path& file : golden_files(info.id)) {
    const std::string golden = read(file);
    const auto at = golden.find(prefix);
    if (at != std::string::npos) ADD_FAILURE() << file.filename() << ":" << golden.substr(at, 60);
  }
}

// Every level, every faction, every side is shown by at least one of them.
TEST_P(Golden, PlaythroughsShowEveryChoice) {
  const Game& game = *GetParam();
  const auto box = open_box(game);
  ASSERT_TRUE(box.ok());
  std::set<std::pair<std::string, std::string>> missing;
  for (const Settings& settings : lab::combinations((*box)->options()))
    missing.insert(settings.begin(), settings.end());
  for (const fs::path& file : golden_files(game.info().id)) {
    const std::string golden = read(file);
    const auto request = read_first_line(golden.substr(0, golden.find('\n')));
    ASSERT_TRUE(request.ok()) << file;
    for (const SetupOption& option : (*box)->options()) {
      std::string token = option.field.otherwise;
      for (const auto& [id, chosen] : request->settings)
        if (id == option.field.id) token = chosen;
      if (lab::applies(option, (*box)->options(), request->settings))
        missing.erase({option.field.id, token});
    }
  }
  EXPECT_TRUE(missing.empty()) << ::testing::PrintToString(missing);
}

INSTANTIATE_TEST_SUITE_P(Games, Golden, ::testing::ValuesIn(games().begin(), games().end()),
                         [](const auto& one) {
                           std::string name(one.param->info().id);
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

TEST(Playthrough, FirstLineIsReadAsItWasWritten) {
  const PlaythroughRequest request{"toy", 18446744073709551615U, {{"level", "3"}, {"side", "3-5"}}};
  const auto again = read_first_line(first_line(request));
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->game, request.game);
  EXPECT_EQ(again->seed, request.seed);
  EXPECT_EQ(again->settings, request.settings);
  for (const char* wrong :
       {"", "seatmate playthrough toy", "# seatmate playthrough",
        "# seatmate playthrough toy --seed", "# seatmate playthrough toy --seed x",
        "# seatmate playthrough toy --option level"})
    EXPECT_FALSE(read_first_line(wrong).ok()) << wrong;
}

}  // namespace
}  // namespace seatmate::cli
