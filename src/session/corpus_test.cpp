// A game in progress survives every update: the journals of every version there ever was are opened
// with the rules of today, played on to the end, written out and read back.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <span>

#include "engine/box_of.h"
#include "games/charterstone/game.h"
#include "games/charterstone/inputs.h"
#include "games/charterstone/table.h"
#include "games/charterstone/visit.h"
#include "games/golem/game.h"
#include "games/golem/inputs.h"
#include "games/golem/table.h"
#include "games/golem/visit.h"
#include "session/campaign.h"
#include "session/corpus_test_support.h"
#include "session/memory_store.h"

namespace seatmate::corpus {
namespace {

constexpr std::int64_t now = 1800000000000;  // after every one of them

std::vector<fs::path> files_of(const fs::path& version, std::string_view ending) {
  std::vector<fs::path> files;
  for (const fs::path& file : entries_of(version))
    if (file.extension() == ending) files.push_back(file);
  return files;
}
int number_of(const fs::path& version) { return std::stoi(version.filename().string()); }

// What is there is there: the game stands where it stood, and nothing of it is damaged.
void expect_whole(const Session& session, const Journal& journal) {
  EXPECT_TRUE(session.whole().ok()) << "entry " << session.damage()->entry;
  EXPECT_EQ(session.number(), journal.cursor) << "the game cannot be stood in where it was left";
  EXPECT_EQ(session.of(), journal.records.size());
}

// Played on to the end in a store, out as text and in again.
void play_on(const Opened& game, const Journal& journal) {
  MemoryStore store;
  ASSERT_TRUE(store.create(journal, {}).ok());
  const Loaded loaded = *store.load(journal.header.id);
  Result<Session> session = Session::open(game.rules(), loaded.journal, &store, loaded.revision);
  ASSERT_TRUE(session.ok()) << session.why().id;
  expect_whole(*session, journal);
  for (const HistoryLine& line : session->history()) EXPECT_EQ(line.text.empty(), line.number == 0);
  for (std::size_t n = 0; n <= session->of(); ++n) EXPECT_TRUE(session->why(n).ok());

  Person person(journal.header.seed);
  person.notice({{}, {}, now});
  ASSERT_TRUE(play_to_the_end(*session, person, *game.human));
  const Result<Journal> text = from_text(to_text(store.load(journal.header.id)->journal));
  ASSERT_TRUE(text.ok()) << text.why().id;
  const Result<Session> again = Session::open(game.rules(), *text, nullptr, 0);
  ASSERT_TRUE(again.ok()) << again.why().id;
  expect_whole(*again, session->journal());
  EXPECT_EQ(again->play().save(), session->play().save());
  EXPECT_EQ(again->result(), session->result());
  // All the way back, too.
  while (session->number() > 0) ASSERT_TRUE(session->undo(1, now).ok()) << session->number();
}

void go_on(const Opened& game, const std::string& text) {
  MemoryStore store;
  const Result<Campaign> campaign = import_campaign(game.rules(), text, store, now);
  ASSERT_TRUE(campaign.ok()) << campaign.why().id;
  const Loaded last = *store.load(campaign->last().id);
  Result<Session> session = Session::open(game.rules(), last.journal, &store, last.revision);
  ASSERT_TRUE(session.ok()) << session.why().id;
  expect_whole(*session, last.journal);
  Person person(last.journal.header.seed);
  ASSERT_TRUE(play_to_the_end(*session, person, *game.human));
  NewGame next{};
  next.id = "the-next-evening";
  next.seed = 3;
  Result<Session> after = next_game(game.rules(), *campaign, next, store);
  ASSERT_TRUE(after.ok()) << after.why().id;
  ASSERT_TRUE(play_to_the_end(*after, person, *game.human));
  const Result<Campaign> all = find_campaign(store, campaign->id);
  const Result<std::string> out = export_campaign(store, *all);
  ASSERT_TRUE(out.ok());
  EXPECT_TRUE(read_campaign(game.rules(), *out).ok());
}

void survives(const Opened& game, const fs::path& file) {
  SCOPED_TRACE(file.string());
  const std::string text = read(file);
  if (file.extension() == ".campaign") return go_on(game, text);
  const Result<Journal> journal = from_text(text);
  ASSERT_TRUE(journal.ok()) << journal.why().id;
  play_on(game, *journal);
}

class Corpus : public testing::TestWithParam<const Game*> {};
std::string corpus_name(const testing::TestParamInfo<const Game*>& info) {
  std::string name(info.param->info().id);
  std::ranges::replace(name, '-', '_');
  return name;
}
INSTANTIATE_TEST_SUITE_P(Games, Corpus, testing::ValuesIn(games().begin(), games().end()),
                         corpus_name);

TEST_P(Corpus, GamesOfEveryVersionArePlayedOn) {
  const Opened game(*GetParam());
  for (const fs::path& version : entries_of(folder_of(GetParam()->info().id)))
    for (const fs::path& file : entries_of(version)) survives(game, file);
}

TEST_P(Corpus, WhatThePresentRulesPlayedTheyPlayAgain) {
  const GameInfo& info = GetParam()->info();
  const Opened game(*GetParam());
  const fs::path present = folder_of(info.id) / std::to_string(info.rules_version);
  for (const fs::path& file : files_of(present, ".journal")) {
    SCOPED_TRACE(file.string());
    const Result<Journal> journal = from_text(read(file));
    ASSERT_TRUE(journal.ok());
    if (journal->header.data != game.data) continue;  // other data, the same rules: kept
    const Result<Session> session = Session::open(game.rules(), *journal, nullptr, 0);
    ASSERT_TRUE(session.ok()) << session.why().id;
    EXPECT_EQ(session->kept(), 0U) << "a decision comes out differently: raise rules_version in "
                                      "info() of the game, then run tools/make-journals";
  }
}

// The fields of each version are those of its journals, so a change of shape is noticed here.
TEST_P(Corpus, TheFieldsOfEveryVersionAreKnown) {
  const GameInfo& info = GetParam()->info();
  const Opened game(*GetParam());
  const Result<Started> started = game.box->start({}, 1);
  ASSERT_TRUE(started.ok());
  const std::vector<std::string> today = fields_of(started->play->save());
  const fs::path folder = folder_of(info.id);
  const fs::path present = folder / std::to_string(info.rules_version);
  EXPECT_GE(files_of(present, ".journal").size() + files_of(present, ".campaign").size(),
            least_journals)
      << "too few journals of rules version " << info.rules_version
      << ": run\n  tools/make-journals " << info.id << "\nand add what it writes";

  const std::string changes =
      std::string("src/games/") + std::string(info.id) + "/changes.h (engine/changes.h says how)";
  for (const fs::path& version : entries_of(folder)) {
    const int number = number_of(version);
    for (const fs::path& file : files_of(version, ".journal")) {
      SCOPED_TRACE(file.string());
      const Result<Journal> journal = from_text(read(file));
      ASSERT_TRUE(journal.ok());
      const std::vector<std::string> then = fields_of(journal->header.initial);
      if (number == info.rules_version) {
        EXPECT_EQ(then, today) << "the fields of the state are others than those that version "
                               << number << " was published with: raise rules_version in info(), "
                               << "say what became of them in " << changes
                               << ", then run tools/make-journals " << info.id;
        break;  // one list is enough to read
      }
      if (game.box->restore(journal->header.initial, number).ok()) continue;
      std::string say;
      for (const std::string& path : today)
        if (std::ranges::find(then, path) == then.end())
          say += "\n  added(" + std::to_string(info.rules_version) + ", \"" + path + "\", …)";
      for (const std::string& path : then)
        if (std::ranges::find(today, path) == today.end())
          say += "\n  gone(" + std::to_string(info.rules_version) + ", \"" + path + "\")";
      ADD_FAILURE() << "version " << number << " cannot be read any more; if nothing of it is said"
                    << " yet, say in " << changes << ':' << say;
      break;
    }
  }
}

// ---- Shapes that have not come yet: the same journals, read by rules whose state has one field
// less, one more, one renamed and one that counts from another number.

struct Shift {
  std::string_view dropped, was, is, shifted;
};

// Names the fields as the next version would.
template <class Visitor, class G>
class NextNames {
 public:
  explicit NextNames(Visitor& visitor) : visitor_(visitor) {}
  template <class T>
  void operator()(std::string_view path, T& value) {
    if (path == G::shift.dropped) return;
    if (path == G::shift.was) return visitor_(G::shift.is, value);
    if (path == G::shift.shifted) {
      if constexpr (std::is_integral_v<T>) {
        std::int32_t counted = static_cast<std::int32_t>(value) + 100;
        visitor_(path, counted);
        if constexpr (!std::is_const_v<T>) value = static_cast<T>(counted - 100);
        return;
      }
    }
    visitor_(path, value);
  }

 private:
  Visitor& visitor_;
};

// The simulated human knows the game as it is: he is shown the same play in the present shape.
template <class Self, class G>
class HumanBefore final : public Simulator {
 public:
  HumanBefore(const std::shared_ptr<const typename G::Data>& data, std::unique_ptr<Simulator> human)
      : box_(*data), human_(std::move(human)) {}
  std::uint64_t play(std::uint64_t, std::uint64_t, std::span<std::int32_t>) override { return 0; }
  void count(std::uint64_t, std::uint64_t, RuleCounts&) override {}
  Entry next_entry(const Play& play) override {
    Saved saved;
    Saver saver(saved);
    G::visit(static_cast<const PlayOf<Self>&>(play).state(), saver);
    for (const auto& field : play.save())
      if (field.first.starts_with("fact.") || field.first.starts_with("turn."))
        saved.push_back(field);
    const Result<std::unique_ptr<Play>> before = box_.restore(saved);
    EXPECT_TRUE(before.ok());
    return human_->next_entry(**before);
  }

 private:
  BoxOf<G> box_;
  std::unique_ptr<Simulator> human_;
};

template <class Self, class G>
struct Next : G {
  static constexpr int version = 1000;
  static const GameInfo& info() {
    static const GameInfo next = [] {
      GameInfo info = G::info();
      info.rules_version = version;
      return info;
    }();
    return next;
  }
  static Result<std::unique_ptr<Simulator>> simulator(
      const std::shared_ptr<const typename G::Data>& data, const Settings& settings,
      std::uint64_t seed) {
    Result<std::unique_ptr<Simulator>> human = G::simulator(data, settings, seed);
    if (!human) return human.refusal();
    return std::unique_ptr<Simulator>(
        std::make_unique<HumanBefore<Self, G>>(data, std::move(*human)));
  }
};
// What the game changed up to today, and then what its next version changes.
template <class G, std::size_t more>
constexpr auto and_then(const Change (&next)[more]) {
  constexpr std::size_t before = [] {
    if constexpr (requires { G::changes; })
      return G::changes.size();
    else
      return std::size_t{0};
  }();
  std::array<Change, before + more> all{};
  if constexpr (before > 0) std::ranges::copy(G::changes, all.begin());
  std::ranges::copy(next, all.begin() + before);
  return all;
}
template <class G, class S, class Visitor>
void visit_next(S& value, Visitor& visitor, const auto& visit) {
  NextNames<Visitor, G> names(visitor);
  visit(value, names);
}

std::string a_hundred_more(const Earlier& before, std::string_view path) {
  return std::to_string(std::stoi(before[path]) + 100);
}

struct NextGolem : Next<NextGolem, golem::Rulebook> {
  static constexpr Shift shift{"turns-taken", "score", "points", "round"};
  static constexpr auto list = and_then<golem::Rulebook>(
      {added(version, "colour", "3"), renamed(version, "points", "score"),
       made(version, "round",
            [](const Earlier& before) { return a_hundred_more(before, "round"); }),
       gone(version, "turns-taken")});
  static constexpr std::span<const Change> changes = list;
  template <class S, class Visitor>
  static void visit(S& s, Visitor& v) {
    visit_next<NextGolem>(s, v, [](auto& state, auto& names) { golem::visit_state(state, names); });
    std::uint8_t colour = 3;
    v("colour", colour);
    ASSERT_EQ(colour, 3);
  }
};

struct NextVillage : Next<NextVillage, charterstone::Rulebook> {
  static constexpr Shift shift{"turns-2", "campaign.happy", "campaign.glad", "campaign.strength"};
  static constexpr auto list = and_then<charterstone::Rulebook>(
      {added(version, "campaign.more", "0"), renamed(version, "campaign.glad", "campaign.happy"),
       made(version, "campaign.strength",
            [](const Earlier& before) { return a_hundred_more(before, "campaign.strength"); }),
       gone(version, "turns-2")});
  static constexpr std::span<const Change> changes = list;
  template <class S, class Visitor>
  static void visit(S& s, Visitor& v) {
    visit_next<NextVillage>(
        s, v, [](auto& state, auto& names) { charterstone::Rulebook::visit(state, names); });
    more(v);
  }
  template <class C, class Visitor>
  static void visit_carried(C& c, Visitor& v) {
    visit_next<NextVillage>(c, v, [](auto& carried, auto& names) {
      charterstone::Rulebook::visit_carried(carried, names);
    });
    more(v);
  }
  static void more(auto& v) {
    std::uint8_t none = 0;
    v("campaign.more", none);
    ASSERT_EQ(none, 0);
  }
};

template <class G>
void every_journal_survives(std::string_view id) {
  const GameOf<G> next;
  const Opened game(next);
  std::size_t tried = 0;
  for (const fs::path& version : entries_of(folder_of(id)))
    for (const fs::path& file : entries_of(version)) {
      survives(game, file);
      ++tried;
    }
  EXPECT_GE(tried, least_journals);
}

TEST(OtherShapes, GolemsJournalsArePlayedOn) { every_journal_survives<NextGolem>("golem"); }
TEST(OtherShapes, CampaignsArePlayedOn) { every_journal_survives<NextVillage>("charterstone"); }

// The same rules without the list: what nobody explains is refused, and nothing is made up.
struct SilentGolem : NextGolem {
  static constexpr std::span<const Change> changes = {};
};

TEST(OtherShapes, WhatNobodyExplainsIsRefused) {
  const GameOf<SilentGolem> silent;
  const Opened game(silent);
  const auto journals = files_of(folder_of("golem") / "1", ".journal");
  ASSERT_FALSE(journals.empty());
  const Result<Journal> journal = from_text(read(journals.front()));
  ASSERT_TRUE(journal.ok());
  const Result<Session> session = Session::open(game.rules(), *journal, nullptr, 0);
  ASSERT_FALSE(session.ok());
  EXPECT_EQ(session.why().id, "session.error.unreadable");
}

}  // namespace
}  // namespace seatmate::corpus
