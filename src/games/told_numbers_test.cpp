// What the steps told is what happened: whole games are played, and the numbers of the steps add up
// to the numbers of the state, one by one. A price that is said twice, a point nobody mentions, a
// question asked before what led to it: each of them shows here.
//
// A game says in one line for each value which messages carry it. A value that no step carries has
// no line.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/opened_game.h"
#include "lab/told.h"

namespace seatmate {
namespace {

struct Tells {
  enum class How : std::uint8_t {
    adds,    // the number comes to the value
    takes,   // it goes from the value
    counts,  // every message is one more
    sets,    // the value is this number now, however it got there
    stands   // the value has come to this number; somebody may have said how before
  };
  std::string_view value;    // as it can be corrected; "*" is who `by` names
  std::string_view message;  // its id behind the prefix of the game
  How how = How::adds;
  std::string_view number = {};  // the argument
  std::string_view by = {};      // the argument that names whose value it is
  std::string_view lost = {};    // the argument that says "lose" when it goes from the value
};
using How = Tells::How;

struct Told {
  std::string_view game;
  std::string_view prefix;
  std::vector<Settings> settings;
  std::vector<Tells> tells;
  int games = 1;  // of a campaign
};

const std::vector<Told>& told_numbers() {
  static const std::vector<Told> list{
      {"golem",
       "golem",
       {{},
        {{"level", "4"}, {"marbles", "app"}, {"tiles", "app"}, {"printed", "house"}},
        {{"level", "3"}, {"humans", "3"}, {"tiles", "app"}, {"printed", "house"}}},
       {{"marker", "did.gain", How::adds, "n"},
        {"marker", "did.gain", How::stands, "marker"},
        {"marker", "did.gain-for", How::adds, "n"},
        {"marker", "did.gain-for", How::stands, "marker"},
        {"marker", "did.spend", How::takes, "n"},
        {"marker", "did.spend", How::stands, "marker"},
        {"marker", "did.spend-for", How::takes, "n"},
        {"marker", "did.spend-for", How::stands, "marker"},
        {"score", "did.points", How::adds, "n"},
        {"score", "did.points", How::stands, "score"},
        {"score", "did.points-for", How::adds, "n"},
        {"score", "did.points-for", How::stands, "score"},
        {"golem-track", "did.golem-track", How::adds, "n"},
        {"golem-track", "did.golem-track", How::stands, "to"},
        {"learning-track", "did.learning-track", How::adds, "n"},
        {"learning-track", "did.learning-track", How::stands, "to"},
        {"gold", "did.gold", How::adds, "n"},
        {"created", "did.create", How::counts},
        {"student.*", "did.student", How::adds, "by", "district"},
        {"student.*", "did.student-back", How::adds, "by", "district"}}},
      {"age-of-innovation",
       "aoi",
       {{}, {{"level", "5"}}},
       {{"score", "step.points", How::adds, "points"},
        {"score", "step.points", How::stands, "score"},
        {"score", "step.pass-points", How::adds, "points"},
        {"score", "step.pass-points", How::stands, "score"}}},
      {"charterstone",
       "charter",
       {{{"printed", "house"}}},
       {{"*.vp", "step.vp", How::adds, "vp", "charter"},
        {"*.vp", "step.vp", How::stands, "total", "charter"},
        {"*.vp", "step.bet-vp", How::adds, "vp", "charter"},
        {"*.vp", "step.bet-vp", How::stands, "total", "charter"},
        {"*.vp", "step.minion-vp", How::adds, "vp", "charter"},
        {"*.vp", "step.minion-vp", How::stands, "total", "charter"}},
       6},
      {"pendulum",
       "pen",
       {{}},
       {{"position.*", "step.points", How::adds, "vp", "automa"},
        {"position.*", "step.privilege-vp", How::adds, "vp", "automa"},
        {"position.*", "step.reward-vp", How::counts, {}, "automa"}}},
      {"through-the-ages",
       "tta",
       {{}},
       {{"science", "did.science", How::adds, "n", {}, "way"},
        {"culture", "did.culture", How::adds, "n", {}, "way"},
        {"science", "did.develop", How::takes, "science"},
        {"science", "did.develop-lost", How::takes, "science"},
        {"culture", "step.prepare", How::adds, "points"},
        {"science", "step.production", How::sets, "science"},
        {"culture", "step.production", How::sets, "culture"},
        {"science", "step.markers", How::sets, "science"},
        {"culture", "step.markers", How::sets, "culture"},
        {"culture", "step.final", How::stands, "hers"}}},
  };
  return list;
}

const Argument* argument_of(const Message& message, std::string_view key) {
  const auto found = std::ranges::find(message.args, key, &Argument::key);
  return found == message.args.end() ? nullptr : &*found;
}
// "golem.district.red": red.
std::string name_in(const Message& message, std::string_view key) {
  const Argument* const arg = argument_of(message, key);
  if (arg == nullptr) return {};
  const std::string id =
      arg->kind == Argument::Kind::list && !arg->items.empty() ? arg->items[0].id : arg->text;
  return id.substr(id.rfind('.') + 1);
}
std::int64_t number_in(const Message& message, std::string_view key) {
  const Argument* const arg = argument_of(message, key);
  return arg != nullptr ? arg->number : 0;
}

// What was told of one game so far, value by value.
class Ledger {
 public:
  Ledger(const Told& told, const Play& start) : told_(told) {
    for (const Field& field : start.tracked())
      if (is_told(field)) told_so_far_[field.id] = std::stoll(field.otherwise);
  }

  void read(const Report& report) {
    for (const Step& step : report.steps) read(step.text);
  }
  void compare(const Play& play) const {
    for (const Field& field : play.tracked()) {
      if (!is_told(field)) continue;
      const auto found = told_so_far_.find(field.id);
      if (found == told_so_far_.end()) continue;
      ASSERT_EQ(found->second, std::stoll(field.otherwise))
          << field.id << " is not what the steps told";
    }
  }
  [[nodiscard]] const std::map<std::string_view, int>& said() const { return said_; }

 private:
  [[nodiscard]] bool is_told(const Field& field) const {
    return field.kind == Field::Kind::number &&
           std::ranges::any_of(told_.tells, [&](const Tells& tells) {
             const std::size_t star = tells.value.find('*');
             if (star == std::string_view::npos) return field.id == tells.value;
             return field.id.starts_with(tells.value.substr(0, star)) &&
                    field.id.ends_with(tells.value.substr(star + 1)) &&
                    std::ranges::count(field.id, '.') == std::ranges::count(tells.value, '.');
           });
  }
  void read(const Message& message) {
    for (const Argument& arg : message.args)
      for (const Message& item : arg.items) read(item);
    for (const Tells& tells : told_.tells) {
      if (message.id != std::string(told_.prefix) + "." + std::string(tells.message)) continue;
      std::string path(tells.value);
      if (const std::size_t star = path.find('*'); star != std::string::npos)
        path.replace(star, 1, name_in(message, tells.by));
      const auto found = told_so_far_.find(path);
      if (found == told_so_far_.end()) continue;  // nobody keeps it: a human’s
      ++said_[tells.value];
      const std::int64_t n = number_in(message, tells.number);
      const bool lost = !tells.lost.empty() && name_in(message, tells.lost) == "lose";
      switch (tells.how) {
        case How::adds:
          found->second += lost ? -n : n;
          break;
        case How::takes:
          found->second -= n;
          break;
        case How::counts:
          ++found->second;
          break;
        case How::sets:
          found->second = n;
          break;
        case How::stands:
          EXPECT_EQ(found->second, n) << path << " when " << message.id << " was told";
          break;
      }
    }
  }

  const Told& told_;
  std::map<std::string, std::int64_t> told_so_far_;
  std::map<std::string_view, int> said_;
};

class ToldNumbers : public testing::TestWithParam<std::size_t> {};

TEST_P(ToldNumbers, AddUpToTheState) {
  const Told& told = told_numbers()[GetParam()];
  const auto game =
      std::ranges::find_if(games(), [&](const Game* g) { return g->info().id == told.game; });
  ASSERT_NE(game, games().end());
  const auto box = cli::open_box(**game);
  ASSERT_TRUE(box.ok());
  std::map<std::string_view, int> said;
  const auto keep = [&](const Ledger* ledger) {
    if (ledger != nullptr)
      for (const auto& [value, n] : ledger->said()) said[value] += n;
  };
  for (const Settings& settings : told.settings)
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      SCOPED_TRACE(testing::Message() << told.game << ", seed " << seed);
      std::unique_ptr<Ledger> ledger;
      bool setting_up = true;
      const auto look = [&](const Play& play, const Report& report) {
        const bool asks = play.prompt().mood == Prompt::Mood::question;
        // The setup makes the values it tells of; from there on every number has its step.
        if (setting_up) {
          if (!asks) {
            keep(ledger.get());
            ledger = std::make_unique<Ledger>(told, play);
            setting_up = false;
          }
          return;
        }
        ledger->read(report);
        if (!asks) ledger->compare(play);
      };
      const auto start = [&](const Play& play, const Report& report) {
        setting_up = true;
        look(play, report);
      };
      const Outcome played = lab::play_told(**box, settings, seed, {start, {}, look}, told.games);
      ASSERT_TRUE(played.ok());
      keep(ledger.get());
      if (HasFatalFailure() || HasNonfatalFailure()) return;
    }
  // No value is there in vain.
  for (const Tells& tells : told.tells)
    EXPECT_GT(said[tells.value], 0) << tells.value << " was never told";
}

// Every game has its lines.
TEST(ToldNumbersOf, EveryGame) {
  for (const Game* game : games())
    EXPECT_TRUE(std::ranges::any_of(told_numbers(),
                                    [&](const Told& told) { return told.game == game->info().id; }))
        << game->info().id << ": say in told_numbers() which steps carry its numbers";
}

// Golem: what a cell of the cemetery does is asked after it was told that a golem died, and why;
// and what a tile does after it was told which golem works.
TEST(ToldBefore, AQuestionOfGolem) {
  const auto game =
      std::ranges::find_if(games(), [](const Game* g) { return g->info().id == "golem"; });
  const auto box = cli::open_box(**game);
  ASSERT_TRUE(box.ok());
  int cells = 0;
  int tiles = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    std::vector<Message> told;
    const auto look = [&](const Play& play, const Report& report) {
      for (const Step& step : report.steps) told.push_back(step.text);
      const Prompt prompt = play.prompt();
      if (prompt.mood != Prompt::Mood::question || told.empty()) return;
      const Form& form = prompt.forms[0];
      const Argument* const id = argument_of(form.label, "id");
      if (form.verb == "tell-effect" && id != nullptr && id->text.starts_with("cemetery.")) {
        ++cells;
        EXPECT_EQ(told.back().id, "golem.step.kill");
      }
      if (form.verb == "tile-at") {
        ++tiles;
        EXPECT_EQ(told.back().id, "golem.step.cause");
        const std::string source = name_in(told.back(), "source");
        EXPECT_TRUE(source == "works" || source == "leg") << source;
      }
    };
    ASSERT_TRUE(lab::play_told(**box, {}, seed, {look, {}, look}).ok());
  }
  EXPECT_GT(cells, 0);
  EXPECT_GT(tiles, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, ToldNumbers, testing::Range<std::size_t>(0, told_numbers().size()),
                         [](const testing::TestParamInfo<std::size_t>& info) {
                           std::string name(told_numbers()[info.param].game);
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace seatmate
