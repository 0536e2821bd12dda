// The program as its users call it: arguments and standard input in, text and an exit code out.

#include "cli/app.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "server/devices.h"
#include "session/journal.h"
#include "text/width.h"

namespace seatmate::cli {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Program : public testing::Test {
 protected:
  // Fresh for each test, and gone afterwards.
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() /
      (std::string("seatmate-") + testing::UnitTest::GetInstance()->current_test_info()->name());
  std::string lang;  // of the environment
  bool on_screen = false;
  std::string out;
  std::string err;

  Program() { std::filesystem::remove_all(folder); }
  ~Program() override { std::filesystem::remove_all(folder); }

  int run(std::vector<std::string> arguments, const std::string& typed = {}) {
    std::istringstream in(typed);
    std::ostringstream out_stream;
    std::ostringstream err_stream;
    Terminal::Settings settings;
    settings.screen = on_screen;
    World world{in, out_stream, err_stream, settings, [this](const char* name) {
                  return name == std::string_view("LANG") ? lang.c_str() : nullptr;
                }};
    if (arguments.empty() || arguments.front() != "--data")
      arguments.insert(arguments.begin(), {"--data", folder.string()});
    const int code = run_program(arguments, world);
    out = out_stream.str();
    err = err_stream.str();
    return code;
  }
  std::string content_of(const std::filesystem::path& path) const {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
  }
};

TEST_F(Program, AloneSaysWhatToDoNextInTenLines) {
  EXPECT_EQ(run({}), exit_ok);
  EXPECT_LE(std::count(out.begin(), out.end(), '\n'), 10);
  EXPECT_THAT(out, HasSubstr("seatmate play"));
}

TEST_F(Program, HelpTeachesInTheReadersLanguage) {
  EXPECT_EQ(run({"--help"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("\nExamples\n"));
  EXPECT_EQ(run({"--lang", "de", "play", "--help"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("\nBeispiele\n"));
  EXPECT_EQ(run({"play", "--lang=de", "--help"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("\nBeispiele\n"));
  lang = "ru_RU.UTF-8";
  EXPECT_EQ(run({"play", "--help"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("\nПримеры\n"));
}

TEST_F(Program, HelpFitsIntoEightyColumns) {
  for (const std::string& locale : text::locales())
    for (const char* command : {"play", "export", "import", "replay", "rescue", "backup", "box",
                                "serve", "devices", "deck", "decide", "protocol"}) {
      EXPECT_EQ(run({"--lang", locale, command, "--help"}), exit_ok);
      std::istringstream lines(out);
      for (std::string line; std::getline(lines, line);)
        EXPECT_LE(text::display_width(line), 80) << line;
    }
}

TEST_F(Program, VersionAndLanguages) {
  EXPECT_EQ(run({"--version"}), exit_ok);
  EXPECT_THAT(out, StartsWith("seatmate "));
  EXPECT_EQ(run({"--lang", "tlh"}), exit_usage);
  EXPECT_EQ(err, "Which language? There are en, de, it, ja, and ru.\n");
}

TEST_F(Program, WrongUseIsOneSentenceAndTwo) {
  EXPECT_EQ(run({"dance"}), exit_usage);
  EXPECT_EQ(err, "“dance” is not a command. seatmate --help lists them.\n");
  EXPECT_EQ(run({"games", "dance"}), exit_usage);
  EXPECT_THAT(err, HasSubstr("“dance”"));
  EXPECT_EQ(run({"export"}), exit_usage);
  EXPECT_EQ(err, "ID is missing: seatmate export ID [FILE]\n");
  EXPECT_EQ(run({"play", "--seed"}), exit_usage);
  EXPECT_EQ(err, "--seed needs exactly one value behind it.\n");
  EXPECT_EQ(run({"play", "--option", "level"}), exit_usage);
  EXPECT_EQ(run({"completion", "tcsh"}), exit_usage);
  EXPECT_EQ(out, "");
}

TEST_F(Program, RefusalsAreOne) {
  EXPECT_EQ(run({"resume"}), exit_refused);
  EXPECT_EQ(run({"resume", "nothing"}), exit_refused);
  EXPECT_EQ(run({"export", "nothing"}), exit_refused);
  EXPECT_EQ(run({"import", (folder / "nothing").string()}), exit_refused);
  EXPECT_EQ(std::count(err.begin(), err.end(), '\n'), 1) << err;
}

TEST_F(Program, DecideIsJsonInAndJsonOut) {
  EXPECT_EQ(run({"decide", "age-of-innovation"}, "{\"cases\": ["), exit_usage);
  EXPECT_EQ(std::count(err.begin(), err.end(), '\n'), 1) << err;
  EXPECT_EQ(out, "");
  EXPECT_EQ(run({"decide", "chess"}, "{\"cases\": []}"), exit_usage);
  if (games().empty()) GTEST_SKIP();
  EXPECT_EQ(run({"decide", std::string(games()[0]->info().id)}, R"({"cases": [{"kind": "?"}]})"),
            exit_ok);
  EXPECT_THAT(out, StartsWith("{\"results\":[{\"error\":"));
  EXPECT_FALSE(std::filesystem::exists(folder));  // rules need no games
}

// A million brackets are no question, and no reason to fall over.
TEST_F(Program, DecideTakesNothingDeeperThanItReads) {
  for (const std::string& open :
       {std::string(1'000'000, '['), "{\"cases\":" + std::string(1'000'000, '['),
        "{\"cases\":[" + std::string(200, '[') + std::string(200, ']') + "]}"}) {
    EXPECT_EQ(run({"decide", "age-of-innovation"}, open), exit_usage);
    EXPECT_EQ(std::count(err.begin(), err.end(), '\n'), 1) << err;
  }
}

TEST_F(Program, ProtocolAnswersLineByLine) {
  EXPECT_EQ(run({"protocol"}, "{\"do\": \"list\"}\n\nnonsense\n"), exit_ok);
  EXPECT_EQ(std::count(out.begin(), out.end(), '\n'), 2) << out;
  EXPECT_THAT(out, StartsWith("{\"ok\":true,\"games\":[]}\n{\"ok\":false"));
}

TEST_F(Program, AGameIsPlayedLeftFoundExportedAndReplayed) {
  if (games().empty()) GTEST_SKIP();
  const std::string game(games()[0]->info().id);
  EXPECT_EQ(run({"play", game, "--yes", "--seed", "7", "--title", "Rainy Sunday"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("seatmate resume "));
  const auto at = out.find("seatmate resume ") + std::string_view("seatmate resume ").size();
  const std::string id = out.substr(at, out.find('\n', at) - at);

  EXPECT_EQ(run({}), exit_ok);
  EXPECT_THAT(out, HasSubstr(id));
  EXPECT_EQ(run({"games"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("Rainy Sunday"));
  EXPECT_EQ(run({"play", game}, "\n"), exit_ok);  // Enter goes on with it
  EXPECT_THAT(out, HasSubstr("seatmate resume " + id));

  const std::string file = (folder / "sunday.seatmate").string();
  EXPECT_EQ(run({"export", id, file}), exit_ok);
  EXPECT_EQ(run({"export", id, file}), exit_refused);
  EXPECT_EQ(run({"export", id, file, "--force"}), exit_ok);
  EXPECT_EQ(run({"replay", file}), exit_ok);
  EXPECT_THAT(out, HasSubstr("Rainy Sunday"));
  EXPECT_EQ(run({"import", file}), exit_ok);
  EXPECT_THAT(out, HasSubstr("already"));
}

// What happens to a file while nobody looks.
void harm(const std::filesystem::path& file, const std::string& sql) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(file.string().c_str(), &database), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
      << sqlite3_errmsg(database);
  sqlite3_close(database);
}

class Damaged : public Program {
 protected:
  // A game of four entries; its id.
  std::string four_entries() {
    EXPECT_EQ(run({"protocol"}, R"({"do": "new", "game": "age-of-innovation", "seed": 7})"),
              exit_ok);
    const auto at = out.find("aoi-");
    std::string id = out.substr(at, out.find('"', at) - at);
    std::string typed;
    for (const char* value : {"11", "12", "13", "14"})
      typed +=
          R"({"do": "adjust", "id": ")" + id + R"(", "path": "score", "value": )" + value + "}\n";
    EXPECT_EQ(run({"protocol"}, typed), exit_ok);
    EXPECT_THAT(out, HasSubstr("\"number\":4"));
    return id;
  }
  [[nodiscard]] std::filesystem::path database() const { return folder / "games.db"; }
};

TEST_F(Damaged, AGameIsOpenUpToItsLastSoundEntry) {
  const std::string id = four_entries();
  harm(database(), "UPDATE record SET text = replace(text, ' 13', ' 19') WHERE number = 3");
  // Looked at: nothing can be said, and it is there as it was the next time.
  EXPECT_EQ(run({"resume", id}, "1\nundo\nadjust score 9\nhistory\nquit\n"), exit_ok) << err;
  EXPECT_THAT(out, HasSubstr("damaged from entry 3 on"));
  EXPECT_THAT(out, HasSubstr("can only be looked at"));
  EXPECT_THAT(out, HasSubstr("12"));
  EXPECT_EQ(run({"export", id}), exit_ok);
  EXPECT_THAT(out, HasSubstr("entry 2 "));
  EXPECT_THAT(out, Not(HasSubstr("entry 3 ")));
  EXPECT_THAT(err, HasSubstr("damaged from entry 3 on"));
  // Gone on with from there.
  EXPECT_EQ(run({"resume", id}, "2\nadjust score 9\nquit\n"), exit_ok) << err;
  EXPECT_EQ(run({"export", id}), exit_ok);
  EXPECT_EQ(err, "");
  EXPECT_THAT(out, HasSubstr("adjust score 9"));
  EXPECT_THAT(out, HasSubstr("\nend 3 "));
}

TEST_F(Damaged, WhatCanBeSavedOfAFileGoesIntoANewOne) {
  const std::string damaged = four_entries();
  const std::string sound = four_entries();
  const std::string lost = four_entries();
  harm(database(), "UPDATE record SET text = 'entry 3 nonsense' WHERE number = 3 AND game = '" +
                       damaged + "'; UPDATE game SET header = 'seatmate' WHERE id = '" + lost +
                       "'");
  const std::string before = content_of(database());
  const std::string into = (folder / "saved").string();
  EXPECT_EQ(run({"rescue", into}), exit_refused);
  EXPECT_EQ(err, "");
  EXPECT_THAT(out, HasSubstr(damaged + ": saved up to entry 2 of 4"));
  EXPECT_THAT(out, HasSubstr(sound + ": saved, all of it"));
  EXPECT_THAT(out, HasSubstr(lost + ": not saved."));
  EXPECT_THAT(out, HasSubstr("2 games are in"));
  EXPECT_EQ(content_of(database()), before);
  EXPECT_FALSE(std::filesystem::exists(folder / "saved" / "copy.db"));
  EXPECT_EQ(run({"rescue", into}), exit_refused);
  EXPECT_THAT(err, HasSubstr("has games already"));

  EXPECT_EQ(run({"--data", into, "protocol"}, R"({"do": "open", "id": ")" + damaged + "\"}\n" +
                                                  R"({"do": "open", "id": ")" + sound + "\"}\n"),
            exit_ok);
  EXPECT_THAT(out, HasSubstr("\"number\":2,\"of\":2"));
  EXPECT_THAT(out, HasSubstr("\"number\":4,\"of\":4"));
  EXPECT_THAT(out, Not(HasSubstr("\"damaged\"")));
}

TEST_F(Damaged, OfAFileThatWasCutOffTheRestIsSaved) {
  for (int i = 0; i < 6; ++i) static_cast<void>(four_entries());
  harm(database(), "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE");
  const auto size = std::filesystem::file_size(database());
  std::filesystem::resize_file(database(), size / 4096 * 3 / 4 * 4096);
  EXPECT_EQ(run({"rescue", (folder / "saved").string()}), exit_refused);
  EXPECT_THAT(out, HasSubstr("saved, all of it"));
  EXPECT_THAT(out, HasSubstr("could not be read at all"));
  EXPECT_EQ(run({"--data", (folder / "saved").string(), "games"}), exit_ok) << err;
  EXPECT_THAT(out, HasSubstr("aoi-"));
  // And nothing at all of what is no file of games.
  std::ofstream(folder / "diary.db") << "Dear diary, today it rained, and we played on.";
  EXPECT_EQ(run({"rescue", (folder / "none").string(), (folder / "diary.db").string()}),
            exit_refused);
  EXPECT_THAT(err, HasSubstr("damaged"));
}

// What somebody wrote into a journal, a title or a file is shown and not obeyed; data goes out as
// it is, unless it goes to a screen.
TEST_F(Program, TextsFromElsewhereControlNothing) {
  if (games().empty()) GTEST_SKIP();
  const std::string hostile = "\x1b]0;x\x07\u009b\u202e";
  const std::string game(games()[0]->info().id);
  ASSERT_EQ(run({"play", game, "--yes", "--title", "Sunday"}), exit_ok);
  std::string id = out.substr(out.find("seatmate resume ") + 16);
  id = id.substr(0, id.find('\n'));
  const std::string file = (folder / "game").string();
  ASSERT_EQ(run({"export", id, file}), exit_ok);
  Journal journal = std::move(*from_text(content_of(file)));
  journal.header.title = "\u009b\u202etitle";
  ++journal.header.created;
  journal.header.rules += 1'000;  // of rules that nobody has: what was told is taken as it stands
  journal.header.opening.title = {"plain", {{"text", hostile}}};
  std::ofstream(folder / "hostile") << to_text(journal);
  const auto controls = [](const std::string& text) {
    for (const std::string_view control : {"\x1b", "\x07", "\u009b", "\u202e"})
      if (text.find(control) != std::string::npos) return true;
    return false;
  };
  EXPECT_EQ(run({"replay", (folder / "hostile").string()}), exit_ok);
  EXPECT_THAT(out, HasSubstr("␛]0;x␇<U+009B><U+202E>"));
  EXPECT_FALSE(controls(out));
  EXPECT_EQ(run({"import", (folder / "hostile").string()}), exit_ok);
  EXPECT_EQ(run({"games"}), exit_ok);
  EXPECT_FALSE(controls(out)) << out;
  EXPECT_EQ(run({hostile}), exit_usage);
  EXPECT_FALSE(controls(err)) << err;
  EXPECT_EQ(run({"import", (folder / hostile).string()}), exit_refused);
  EXPECT_FALSE(controls(err)) << err;
  EXPECT_EQ(run({"protocol"}, "{\"do\":\"list\",\"tag\":\"\u009b\"}\n"), exit_ok);
  EXPECT_THAT(out, HasSubstr("\u009b")) << "another program reads this";
  on_screen = true;
  EXPECT_EQ(run({"protocol"}, "{\"do\":\"list\",\"tag\":\"\u009b\"}\n"), exit_ok);
  EXPECT_FALSE(controls(out)) << out;
}

TEST_F(Program, ABackupIsAllGamesInOneFile) {
  if (games().empty()) GTEST_SKIP();
  EXPECT_EQ(run({"backup"}), exit_refused);
  EXPECT_FALSE(std::filesystem::exists(folder)) << "looking made something";
  ASSERT_EQ(run({"play", std::string(games()[0]->info().id), "--yes", "--title", "Sunday"}),
            exit_ok);
  const std::string file = (folder / "mine.db").string();
  EXPECT_EQ(run({"backup", file}), exit_ok) << err;
  EXPECT_EQ(run({"backup", file}), exit_refused);
  EXPECT_EQ(run({"backup", file, "-f"}), exit_ok);
  EXPECT_EQ(run({"backup"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("/copies/"));
  for (const char* lost : {"games.db", "games.db-wal", "games.db-shm"})
    std::filesystem::remove(folder / lost);
  std::filesystem::copy_file(file, folder / "games.db");
  EXPECT_EQ(run({"games"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("Sunday"));
}

TEST_F(Program, DevicesThatJoinedAreListedAndSentAway) {
  EXPECT_EQ(run({"devices"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("No device has joined"));
  EXPECT_FALSE(std::filesystem::exists(folder)) << "looking made something";
  server::Devices devices(folder);
  const std::string sum = server::sum_of("token");
  ASSERT_TRUE(devices.add({sum, "Firefox, Android", 0, 1794769200000}));
  EXPECT_EQ(run({"devices"}), exit_ok);
  EXPECT_THAT(out, HasSubstr(sum.substr(0, 8) + ": Firefox, Android"));
  EXPECT_THAT(out, HasSubstr("last here 2026-11-1"));
  EXPECT_EQ(run({"devices", "--remove", "00000000"}), exit_refused);
  EXPECT_THAT(err, HasSubstr("No device with the id 00000000"));
  EXPECT_EQ(run({"devices", "--remove", sum.substr(0, 8)}), exit_ok);
  EXPECT_FALSE(devices.knows(sum));
}

TEST_F(Program, APlayedGameOfACampaignIsPartOfOne) {
  EXPECT_EQ(run({"campaign"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("no campaign yet"));
  EXPECT_EQ(run({"play", "charter", "--yes"}, "quit\n"), exit_ok);
  EXPECT_EQ(run({"campaign"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("charter-"));
  EXPECT_THAT(out, HasSubstr("1 game"));
  // It is offered when the player sits down again.
  EXPECT_EQ(run({"play", "charter"}, "1\nquit\n"), exit_ok);
  EXPECT_THAT(out, HasSubstr("a new campaign"));
  EXPECT_EQ(run({"campaign", "play"}, "quit\n"), exit_ok);
  // Out and in again, also by the command for single games.
  const std::string id = "charter-" + out.substr(out.find("resume charter-") + 15, 10);
  const std::string file = (folder / "campaign.txt").string();
  EXPECT_EQ(run({"campaign", "export", id, file}), exit_ok) << err;
  for (const char* kept : {"games.db", "games.db-wal", "games.db-shm"})
    std::filesystem::remove(folder / kept);
  EXPECT_EQ(run({"import", file}), exit_ok) << err;
  EXPECT_EQ(run({"campaign"}), exit_ok);
  EXPECT_THAT(out, HasSubstr(id));
}

TEST_F(Program, ACampaignIsBegunWithItsSetup) {
  EXPECT_EQ(run({"campaign", "new", "charter"}, "\nquit\n"), exit_ok);
  EXPECT_THAT(out, HasSubstr("Purple"));  // who plays is asked
  EXPECT_EQ(run({"campaign", "new", "age"}), exit_refused);
  EXPECT_THAT(err, HasSubstr("no campaigns"));
  EXPECT_EQ(run({"campaign", "play", "nowhere-1"}), exit_refused);
  EXPECT_EQ(run({"campaign", "new", "charter", "-o", "purple"}), exit_usage);
}

TEST_F(Program, RulesThatComeLaterAreShownToWhoAsksForAll) {
  EXPECT_EQ(run({"rules", "charter", "-n", "1"}), exit_ok);
  EXPECT_THAT(out, Not(HasSubstr("CH-MIN")));
  EXPECT_THAT(out, HasSubstr("--all"));
  EXPECT_EQ(run({"rules", "charter", "-n", "1", "--all"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("CH-MIN-1"));
}

TEST_F(Program, CompletionScriptsOfTheRepositoryAreThoseItWrites) {
  const std::pair<const char*, const char*> scripts[] = {
      {"bash", "seatmate.bash"}, {"zsh", "_seatmate"}, {"fish", "seatmate.fish"}};
  for (const auto& [shell, file] : scripts) {
    EXPECT_EQ(run({"completion", shell}), exit_ok);
    const auto path = std::filesystem::path(SEATMATE_SOURCE_DIR) / "completions" / file;
    EXPECT_EQ(out, content_of(path)) << "commands have changed: seatmate --lang en completion "
                                     << shell << " > completions/" << file;
  }
}

TEST_F(Program, ABoxWithoutADeckSaysSo) {
  EXPECT_EQ(run({"box", "show", "age"}), exit_ok);
  EXPECT_THAT(out, HasSubstr("3 printed things, 3 not known yet"));
  EXPECT_EQ(run({"deck", "show", "age"}), exit_refused);
  EXPECT_THAT(err, HasSubstr("no deck"));
  EXPECT_EQ(run({"box", "forget", "age"}), exit_usage);
  EXPECT_EQ(err, "ID is missing: seatmate box forget GAME ID\n");
  EXPECT_EQ(run({"box", "show", "age", "more"}), exit_usage);
  EXPECT_EQ(run({"box", "burn", "age"}), exit_usage);
  EXPECT_THAT(err, HasSubstr("show, export, import, check, and forget"));
  EXPECT_EQ(run({"box", "import", "-"}, "Dear diary"), exit_refused);
  EXPECT_THAT(err, HasSubstr("not a box file"));
  EXPECT_EQ(run({"simulate", "age", "--deck", "nowhere.json"}), exit_refused);
  EXPECT_THAT(err, HasSubstr("nowhere.json"));
}

// A box file of a game without secrets can only be empty.
TEST_F(Program, ABoxFileGoesOutAndIn) {
  std::filesystem::create_directories(folder);
  const std::string file = (folder / "box.json").string();
  EXPECT_EQ(run({"box", "export", "age", file}), exit_ok);
  EXPECT_EQ(run({"box", "export", "age", file}), exit_refused);
  EXPECT_EQ(run({"box", "export", "age", file, "--force"}), exit_ok);
  EXPECT_EQ(run({"box", "check", file}), exit_ok);
  EXPECT_THAT(out, HasSubstr("Nothing was kept"));
  EXPECT_EQ(run({"box", "import", file}), exit_ok);
  EXPECT_THAT(out, HasSubstr("0 new"));
}

}  // namespace
}  // namespace seatmate::cli
