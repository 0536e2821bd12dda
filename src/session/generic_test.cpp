// What every game must pass, the registered ones and the toys: random people play it, with mistakes
// and corrections, and at every moment it keeps the promises of engine/contract.h.

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "embedded/embedded.h"
#include "engine/scenes.h"
#include "engine/tabletop.h"
#include "protocol/protocol.h"
#include "session/egg_timer_test_support.h"
#include "session/memory_store.h"
#include "session/person_test_support.h"
#include "session/session.h"
#include "session/toy_game_test_support.h"

namespace seatmate {
namespace {

// ---- The games

const toy::ToyGame toy_game;
const egg::EggGame egg_game;
constexpr embedded::File toy_files[] = {{"toy/deck.json", R"({"greed": 0})"}};

std::vector<const Game*> all_games() {
  std::vector<const Game*> all{&toy_game, &egg_game};
  for (const Game* game : games()) all.push_back(game);
  return all;
}

struct Task {
  const Game* game;
  int evenings;
};
std::vector<Task> tasks(int evenings) {
  std::vector<Task> all;
  for (const Game* game : all_games()) all.push_back({game, evenings});
  return all;
}
void PrintTo(const Task& task, std::ostream* out) { *out << task.game->info().id; }

bool operator==(const Prompt& a, const Prompt& b) {
  return a.mood == b.mood && a.title == b.title && a.forms == b.forms;
}

class AnyGame : public testing::TestWithParam<Task> {
 protected:
  void SetUp() override {
    const bool is_toy = GetParam().game == &toy_game || GetParam().game == &egg_game;
    const Result<GameData> data =
        read_data(GetParam().game->info().id,
                  is_toy ? std::span<const embedded::File>(toy_files) : embedded::data());
    ASSERT_TRUE(data.ok());
    Result<std::unique_ptr<const Box>> box = GetParam().game->open(data->doc);
    ASSERT_TRUE(box.ok()) << box.why().id;
    box_ = std::move(*box);
    Result<std::unique_ptr<Simulator>> simulator = box_->simulator({}, 1);
    ASSERT_TRUE(is_toy || simulator.ok());  // the toys have none
    if (simulator) simulator_ = std::move(*simulator);
    rules_ = {box_.get(), data->digest};
  }

  // An evening with this game, from setup to the end.
  Session start(Person& person, std::uint64_t seed) {
    for (int attempt = 0; attempt < 50; ++attempt) {
      Result<Session> session = Session::start(
          rules_, {"game-1", person.settings(box_->options()), seed, 1, "An evening"}, &store_);
      if (session) return std::move(*session);
    }
    Result<Session> plain = Session::start(rules_, {"game-1", {}, seed, 1, ""}, &store_);
    EXPECT_TRUE(plain.ok());
    return std::move(*plain);
  }

  // One entry that the game takes. False if none was found: then the game is stuck. What nobody
  // finds by guessing (a row of thirteen numbers) the simulated human knows.
  bool say_something(Session& session, Person& person) {
    for (int attempt = 0; attempt < 1000; ++attempt) {
      const Saved before = session.play().save();
      const bool knows = simulator_ != nullptr && attempt % 10 == 9;
      const Entry entry =
          knows ? simulator_->next_entry(session.play()) : person.entry(session.prompt());
      const Result<Report> report = session.apply(entry);
      if (report) person.notice(entry);
      if (report) return true;
      EXPECT_FALSE(report.why().empty());
      EXPECT_EQ(session.play().save(), before) << "a refused entry changed the game";
    }
    return false;
  }

  void play_to_the_end(Session& session, Person& person,
                       const std::function<void(const Session&)>& look) {
    constexpr int most = 5000;
    look(session);
    for (int n = 0; session.prompt().mood != Prompt::Mood::over; ++n) {
      ASSERT_LT(n, most) << "the game does not end";
      ASSERT_FALSE(session.prompt().forms.empty());
      ASSERT_FALSE(session.result().has_value());
      if (n < 100 && person.once_in(20) && !session.tracked().empty())
        static_cast<void>(session.apply(person.correction(session.tracked())));
      if (session.prompt().mood == Prompt::Mood::over) break;
      ASSERT_TRUE(say_something(session, person)) << "nothing the prompt offers is taken";
      look(session);
    }
    EXPECT_TRUE(session.result().has_value());
  }

  template <class Look>
  void each_evening(Look look) {
    for (int evening = 0; evening < GetParam().evenings; ++evening) {
      SCOPED_TRACE(evening);
      Person person(static_cast<std::uint64_t>(evening));
      Session session = start(person, static_cast<std::uint64_t>(evening) * 7919 + 1);
      look(session, person);
      if (HasFatalFailure()) return;
      ASSERT_TRUE(store_.remove("game-1").ok());
    }
  }

  // The game so far as a journal of rules that nobody has today: all of it, or one that began where
  // it stands now.
  enum class Rewritten : std::uint8_t { all, beginning };
  Journal resealed(const Session& session, Rewritten what) {
    constexpr int foreign = 999;
    Journal journal = session.journal();
    journal.header.id = "game-2";
    if (what == Rewritten::beginning) {
      journal.header.initial = session.play().save();
      journal.records.clear();
      journal.cursor = 0;
    }
    journal.header.rules = foreign;
    for (Record& record : journal.records) record.rules = foreign;
    return *from_text(to_text(journal));
  }
  // A few more entries, and after each of them the game is opened anew.
  void goes_on(Journal journal, Person& person) {
    const Result<Revision> revision = store_.create(journal, {});
    ASSERT_TRUE(revision.ok());
    Result<Session> session = Session::open(rules_, std::move(journal), &store_, *revision);
    for (int n = 0; session && n < 3; ++n) {
      bool said = false;
      for (int attempt = 0; !said && attempt < 50; ++attempt) {
        if (session->prompt().forms.empty()) break;
        const Entry entry = person.entry(session->prompt());
        said = session->apply(entry).ok();
        if (said) person.notice(entry);
      }
      if (!said) break;
      const Loaded loaded = *store_.load("game-2");
      const Result<Session> again = Session::open(rules_, loaded.journal, &store_, loaded.revision);
      ASSERT_TRUE(again.ok()) << again.why().id;
      EXPECT_TRUE(again->whole().ok()) << "entry " << again->damage()->entry;
      EXPECT_EQ(again->number(), session->number());
      EXPECT_EQ(again->play().save(), session->play().save());
    }
    ASSERT_TRUE(store_.remove("game-2").ok());
  }

  std::unique_ptr<const Box> box_;
  std::unique_ptr<Simulator> simulator_;
  Rules rules_;
  MemoryStore store_;
};

std::string name_of(const testing::TestParamInfo<Task>& task) {
  std::string name;
  for (const char c : task.param.game->info().id) name += c == '-' ? '_' : c;
  return name;
}
INSTANTIATE_TEST_SUITE_P(Games, AnyGame, testing::ValuesIn(tasks(1)), name_of);
// The suite's name begins with Long: only ./test --long runs it.
INSTANTIATE_TEST_SUITE_P(LongGames, AnyGame, testing::ValuesIn(tasks(60)), name_of);

TEST_P(AnyGame, SaysWhoItIs) {
  const GameInfo& info = box_->info();
  EXPECT_EQ(info.id, GetParam().game->info().id);
  EXPECT_FALSE(info.prefix.empty());
  EXPECT_GE(info.rules_version, 1);
  std::set<std::string_view> ids;
  for (const std::string_view rule : info.rules) EXPECT_TRUE(ids.insert(rule).second) << rule;
  EXPECT_EQ(box_->start({{"no such option", "x"}}, 1).ok(), false);
}

TEST_P(AnyGame, SavesAndRestoresAtEveryMoment) {
  each_evening([&](Session& session, Person& person) {
    play_to_the_end(session, person, [&](const Session& now) {
      const Play& play = now.play();
      const Result<std::unique_ptr<Play>> again = box_->restore(play.save());
      ASSERT_TRUE(again.ok()) << again.why().id;
      EXPECT_EQ((*again)->save(), play.save());
      EXPECT_TRUE((*again)->prompt() == play.prompt());
      EXPECT_EQ((*again)->view(), play.view());
      EXPECT_EQ((*again)->tabletop(), play.tabletop());
      EXPECT_EQ((*again)->tracked(), play.tracked());
      EXPECT_EQ((*again)->summary(), play.summary());
      EXPECT_EQ((*again)->result(), play.result());
      EXPECT_EQ((*again)->facts(), play.facts());
      EXPECT_EQ((*again)->countdowns(), play.countdowns());
    });
  });
}

TEST_P(AnyGame, ARefusedEntryChangesNothing) {
  each_evening([&](Session& session, Person& person) {
    play_to_the_end(session, person, [&](const Session& now) {
      for (int i = 0; i < 3; ++i) {
        const std::unique_ptr<Play> play = now.play().clone();
        const Entry slip = person.slip(now.prompt(), now.tracked());
        const Result<Report> report = play->apply(slip);
        if (report.ok()) continue;  // a slip can be right by chance
        EXPECT_FALSE(report.why().empty());
        EXPECT_EQ(play->save(), now.play().save());
        EXPECT_TRUE(play->prompt() == now.prompt());
      }
    });
  });
}

TEST_P(AnyGame, UndoGoesAllTheWayBackAndRedoAllTheWayForth) {
  each_evening([&](Session& session, Person& person) {
    std::vector<Saved> moments;
    play_to_the_end(session, person, [&](const Session& now) {
      moments.resize(now.number() + 1);
      moments[now.number()] = now.play().save();
    });
    // Nobody looked at the moment between a correction and the entry after it.
    const std::size_t last = session.number();
    // Pauses that are kept while what was done between them is taken back are entries of their own.
    const auto as_before = [&] {
      return session.number() > last || moments[session.number()].empty() ||
             session.play().save() == moments[session.number()];
    };
    while (session.number() > 0) {
      ASSERT_TRUE(session.undo(1, 1).ok());
      EXPECT_TRUE(as_before()) << session.number();
    }
    EXPECT_EQ(session.play().save(), session.journal().header.initial);
    while (session.redo(1, 1)) EXPECT_TRUE(as_before()) << session.number();
    EXPECT_EQ(session.number(), last);
  });
}

TEST_P(AnyGame, ItsJournalIsTheGame) {
  each_evening([&](Session& session, Person& person) {
    play_to_the_end(session, person, [](const Session&) {});
    const std::string text = to_text(session.journal());
    const Result<Journal> journal = from_text(text);
    ASSERT_TRUE(journal.ok());
    EXPECT_EQ(*journal, session.journal());
    EXPECT_EQ(store_.load("game-1")->journal, session.journal());
    const Result<Session> again = Session::open(rules_, *journal, nullptr, 0);
    ASSERT_TRUE(again.ok()) << again.why().id;
    EXPECT_TRUE(again->whole().ok());
    EXPECT_EQ(again->kept(), 0U);
    EXPECT_EQ(again->play().save(), session.play().save());
    EXPECT_EQ(again->result(), session.result());
    // What was told is told again, and every entry can say why.
    for (std::size_t n = 1; n <= session.of(); ++n)
      EXPECT_EQ(without_reasons(again->why(n)->report), session.journal().records[n - 1].told);
    for (const HistoryLine& line : again->history())
      EXPECT_EQ(line.text.empty(), line.number == 0) << line.number;

    // The same journal as other rules would find it: nothing is played again, all stays.
    Journal foreign = *journal;
    foreign.header.rules += 1;
    for (Record& record : foreign.records) record.rules += 1;
    const Result<Session> kept = Session::open(rules_, foreign, nullptr, 0);
    ASSERT_TRUE(kept.ok()) << kept.why().id;
    EXPECT_TRUE(kept->whole().ok());
    EXPECT_EQ(kept->kept(), kept->of());
    EXPECT_EQ(kept->play().save(), session.play().save());
  });
}

// Told once: what one evening told of the box, the next begins with, and it fits.
TEST_P(AnyGame, WhatWasToldIsKnownInTheNextGame) {
  each_evening([&](Session& session, Person& person) {
    play_to_the_end(session, person, [](const Session&) {});
    Facts known;
    const std::vector<Told> told = *store_.facts(box_->info().id);
    for (const Told& one : told) {
      EXPECT_TRUE(box_->check(one.fact).ok()) << one.fact.id;
      known.push_back(one.fact);
    }
    const std::unique_ptr<const Box> box = box_->with(known);
    for (const Printed& printed : box->printed()) {
      const auto fact = std::ranges::find(known, printed.id, &Fact::id);
      EXPECT_EQ(printed.source == Printed::Source::yours, fact != known.end()) << printed.id;
      EXPECT_TRUE(fact == known.end() || printed.value == fact->value) << printed.id;
      EXPECT_EQ(printed.value.empty(), printed.source == Printed::Source::missing) << printed.id;
    }
    Result<Session> next = Session::start(
        rules_, {"game-2", session.journal().header.settings, 3, 1, "", known}, &store_);
    ASSERT_TRUE(next.ok()) << next.why().id;
    EXPECT_EQ(next->journal().header.facts, known);
    play_to_the_end(*next, person, [](const Session&) {});
    const Result<Session> again = Session::open(rules_, next->journal(), nullptr, 0);
    ASSERT_TRUE(again.ok()) << again.why().id;
    EXPECT_TRUE(again->whole().ok());
    EXPECT_EQ(again->kept(), 0U);
    ASSERT_TRUE(store_.remove("game-2").ok());
    if (!box_->deck().is_null()) {
      const Result<Facts> cards = box->read_deck(box->deck());
      EXPECT_TRUE(cards.ok());
      EXPECT_TRUE(box->read_deck(box->deck_template()).ok());
    }
  });
}

TEST_P(AnyGame, NobodySeesTheOrderOfADeck) {
  each_evening([&](Session& session, Person& person) {
    play_to_the_end(session, person, [&](const Session& now) {
      // In the middle of a turn the state is that of its beginning, before she drew.
      if (now.prompt().mood == Prompt::Mood::question) return;
      const Result<std::unique_ptr<Play>> other =
          box_->restore(person.reshuffled(now.play().save()));
      ASSERT_TRUE(other.ok()) << other.why().id;
      EXPECT_TRUE((*other)->prompt() == now.prompt());
      EXPECT_EQ((*other)->view(), now.view());
      EXPECT_EQ((*other)->tabletop(), now.play().tabletop());
      EXPECT_EQ((*other)->tracked(), now.tracked());
      EXPECT_EQ((*other)->summary(), now.summary());
    });
  });
}

// A journal from elsewhere can say anything of its states, so sound() must let nothing through that
// a rule would trip over.
TEST_P(AnyGame, AForgedStateIsRefusedOrPlayable) {
  each_evening([&](Session& session, Person& person) {
    play_to_the_end(session, person, [&](const Session& now) {
      const Result<std::unique_ptr<Play>> play = box_->restore(person.forged(now.play().save()));
      for (int i = 0; play && i < 10; ++i) {
        static_cast<void>((*play)->view());
        static_cast<void>((*play)->tabletop());
        static_cast<void>((*play)->tracked());
        static_cast<void>((*play)->result());
        const Prompt prompt = (*play)->prompt();
        if (prompt.forms.empty()) break;
        static_cast<void>((*play)->apply(person.entry(prompt)));
      }
    });
  });
}

// Nothing that was acknowledged is unreachable, whatever the journal was before: it is played on
// from, and every entry is there when it is opened again.
TEST_P(AnyGame, EntriesBehindAJournalOfOtherRulesAreThereAgain) {
  each_evening([&](Session& session, Person& person) {
    play_to_the_end(session, person, [&](const Session& now) {
      if (!person.once_in(3)) return;
      goes_on(resealed(now, Rewritten::all), person);
      goes_on(resealed(now, Rewritten::beginning), person);
      // A state that other rules left where today's would have moved on, or none that anybody left.
      Journal forged = resealed(now, Rewritten::beginning);
      forged.header.initial = person.forged(std::move(forged.header.initial));
      goes_on(std::move(forged), person);
    });
  });
}

// A line of the history is told from any moment: that of the entry may be one that nobody can stand
// in today.
TEST_P(AnyGame, DescribesAnyEntryAtAnyMoment) {
  each_evening([&](Session& session, Person& person) {
    std::vector<std::unique_ptr<Play>> moments;
    play_to_the_end(session, person,
                    [&](const Session& now) { moments.push_back(now.play().clone()); });
    std::vector<Entry> entries;
    for (const Record& record : session.journal().records) entries.push_back(record.entry);
    for (const auto& moment : moments)
      for (int i = 0; i < 20; ++i)
        EXPECT_FALSE(moment->describe(person.one_of(entries)).id.empty());
  });
}

// ---- Pieces on places (engine/tabletop.h)

// Every piece lies on a place, and no place is there twice.
void expect_in_order(const Tabletop& table, const std::vector<Place>& places) {
  std::set<std::string_view> ids;
  for (const Place& place : places) {
    EXPECT_TRUE(ids.insert(place.id).second) << place.id << " is there twice";
    EXPECT_FALSE(place.name.empty()) << place.id;
  }
  for (const Piece& piece : table.pieces) {
    EXPECT_TRUE(ids.contains(piece.place)) << piece.kind << " lies on " << piece.place;
    EXPECT_FALSE(piece.kind.empty()) << piece.place;
    EXPECT_NE(piece.count, 0) << piece.place;
  }
  Tabletop tidied = table;
  tidy(tidied);
  EXPECT_EQ(tidied, table);
}

TEST_P(AnyGame, ItsPiecesLieOnItsPlaces) {
  each_evening([&](Session& session, Person& person) {
    std::set<std::string> tracked;
    std::set<std::string> named;
    play_to_the_end(session, person, [&](const Session& now) {
      const Tabletop table = now.play().tabletop();
      expect_in_order(table, table.places);
      for (const Field& field : now.tracked()) tracked.insert(field.id);
      for (const Place& place : table.places)
        named.insert(place.tracked.begin(), place.tracked.end());
    });
    // What a place says can be corrected there can be.
    for (const std::string& path : named) EXPECT_TRUE(tracked.contains(path)) << path;
  });
}

// From the table before an entry, what moved with each step leads to the table when it was told,
// and at last to the table now; and all the way back.
TEST_P(AnyGame, WhatMovedLeadsFromStepToStep) {
  each_evening([&](Session& session, Person& person) {
    std::map<std::size_t, std::pair<Facts, Tabletop>> tables;
    play_to_the_end(session, person, [&](const Session& now) {
      Report report = now.report();
      ASSERT_NE(report.scenes, nullptr);
      ASSERT_EQ(report.scenes->count(), report.steps.size() + 2);
      show_moves(report);
      Tabletop table = report.scenes->at(0);
      const auto before = tables.find(now.number() - 1);
      // What was told since is known of all tables: a building has its name.
      if (before != tables.end() && before->second.first == now.play().facts())
        EXPECT_EQ(table, before->second.second);
      const Tabletop last = now.play().tabletop();
      std::vector<Tabletop> seen{table};
      for (std::size_t i = 0; i < report.steps.size(); ++i) {
        move_pieces(table, report.steps[i].moved);
        table.places = report.scenes->at(i + 1).places;
        EXPECT_EQ(table, report.scenes->at(i + 1)) << "step " << i;
        // Who has the places of now has those of every step.
        expect_in_order(table, last.places);
        seen.push_back(table);
      }
      move_pieces(table, report.moved);
      EXPECT_EQ(table.pieces, last.pieces);
      EXPECT_EQ(report.scenes->view(report.scenes->count() - 1), now.view());
      move_back(table, report.moved);
      for (std::size_t i = report.steps.size(); i > 0; --i) {
        EXPECT_EQ(table.pieces, seen[i].pieces);
        move_back(table, report.steps[i - 1].moved);
      }
      EXPECT_EQ(table.pieces, seen[0].pieces);
      // Whoever asks why is shown the same.
      Report why = now.why(now.number())->report;
      show_moves(why);
      EXPECT_EQ(why, report);
      tables[now.number()] = {now.play().facts(), last};
    });
  });
}

// What a game keeps besides its pieces: what was chosen and told, whose turn it is, what is counted
// for later. Everything else is to be seen on the table whenever it changes, or, where pieces and
// other things share a field, now and then.
struct NoPieces {
  std::string_view game;
  std::vector<std::string_view> fields;  // or how their names begin
  std::vector<std::string_view> partly = {};
};
const std::vector<NoPieces> no_pieces{
    {"toy", {"asking", "added", "own"}},
    // Tiles of rounds that are over are gone (AI-ROUND-2); a bridge may be told from either end.
    {"age-of-innovation",
     {"at-turn", "home", "human-", "level", "round", "phase", "wait"},
     {"tiles", "bridges", "deck-size"}},
    // Of a human it is not followed what he has and has used; a sky island covers a building.
    {"charterstone",
     {"campaign.", "strength", "current", "turns", "news"},
     {"chest", "seat", "buildings", "personas"}},
    {"pendulum",
     {"legendary", "now", "paused", "sand.", "sand-ran.", "cards-played", "trigger", "called"},
     {}},
    // Cards she may take no more of, and those that never come back, lie nowhere. Where nobody
    // follows the row, an age may end without moving anything of hers.
    {"through-the-ages",
     {"human-culture", "human-politics", "human-second-politics", "human-strength-old", "past",
      "leader-ages", "government-ages", "tactic-ages"},
     {"age", "final-round"}},
    // Whose turns are left is seen; which of them comes first, nobody has to lay out.
    {"golem", {}, {"queue"}},
    {"egg", {"clock", "seconds", "real", "boiling", "mode", "ends", "left", "mornings", "asks"}},
};
const NoPieces& no_pieces_of(std::string_view game) {
  static const NoPieces none;
  const auto found = std::ranges::find(no_pieces, game, &NoPieces::game);
  return found == no_pieces.end() ? none : *found;
}
bool is_no_piece(std::string_view game, std::string_view field) {
  const auto begins = [&](std::string_view beginning) { return field.starts_with(beginning); };
  constexpr std::string_view always[] = {"random", "fact.", "turn.", "reading.", "deck."};
  return std::ranges::any_of(always, begins) ||
         std::ranges::any_of(no_pieces_of(game).fields, begins);
}
// The fields that are pieces and differ.
std::set<std::string> moved_fields(std::string_view game, const Saved& before, const Saved& after) {
  std::set<std::string> moved;
  for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i)
    if (before[i].first == after[i].first && before[i].second != after[i].second &&
        !is_no_piece(game, before[i].first))
      moved.insert(before[i].first);
  return moved;
}

TEST_P(AnyGame, WhatMovesAPieceIsSeenOnTheTable) {
  const std::string_view game = box_->info().id;
  std::set<std::string> seen;
  std::set<std::string> unseen;
  each_evening([&](Session& session, Person& person) {
    std::unique_ptr<Play> before;
    const auto compare = [&](const Play& one, const Play& other) {
      const std::set<std::string> moved = moved_fields(game, one.save(), other.save());
      (one.tabletop() == other.tabletop() ? unseen : seen).insert(moved.begin(), moved.end());
    };
    play_to_the_end(session, person, [&](const Session& now) {
      if (now.prompt().mood == Prompt::Mood::question) return;  // the turn is not carried out yet
      if (before != nullptr) compare(*before, now.play());
      before = now.play().clone();
      // A correction moves one thing alone.
      for (int i = 0; i < 5 && !now.tracked().empty(); ++i) {
        const std::unique_ptr<Play> corrected = before->clone();
        if (corrected->apply(person.correction(now.tracked()))) compare(*before, *corrected);
      }
    });
  });
  for (const std::string& field : unseen) {
    const bool partly = std::ranges::any_of(no_pieces_of(game).partly, [&](std::string_view part) {
      return field.find(part) != std::string::npos && seen.contains(field);
    });
    EXPECT_TRUE(partly) << field << " changed, and no piece moved";
  }
}

TEST_P(AnyGame, RestoreRefusesWhatItDidNotSave) {
  Person person(1);
  const Session session = start(person, 1);
  const Saved saved = session.play().save();
  for (std::size_t i = 0; i < saved.size(); ++i) {
    Saved less = saved;
    less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_FALSE(box_->restore(less).ok()) << saved[i].first;
    // Anything may stand in a value; it must be taken or refused, not believed blindly.
    for (const char* junk : {"", "-1", "99", "99999999999999999999", "x", "1 2 3 4 5 6 7 8 9"}) {
      Saved other = saved;
      other[i].second = junk;
      const Result<std::unique_ptr<Play>> play = box_->restore(other);
      if (!play) continue;
      static_cast<void>((*play)->prompt());
      static_cast<void>((*play)->view());
      static_cast<void>((*play)->tracked());
    }
  }
}

}  // namespace
}  // namespace seatmate
