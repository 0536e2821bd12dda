#pragma once

// One game being played: the journal, the game at every moment of it, and a cursor.
//
// Written before shown: an entry is tried on a copy, written to the store, and only then becomes
// the game. If the store refuses, nothing has changed. Undo, redo and jump move the cursor among
// the moments that are kept; a new entry drops what lies beyond it.
//
// Rules change, games do not: opening a journal plays every record again with the rules of today if
// it was played with them, and must come to the same state. A record played with other rules, or
// one that comes out differently because the player's own data changed, is taken as it was written
// down. The next entry uses the rules of today. A moment in the middle of a turn that the rules of
// today cannot stand in (they ask other questions) is passed over: the game opens before it.
//
// What is written is what will be read: a record says what it changed in the state that stands in
// the journal, which the rules of today may hold in another shape, or have moved on from at once.
//
// A damaged game opens up to its last sound entry, and there it can be looked at and exported. It
// is changed by nobody until somebody says that it goes on from there (go_on).
//
// Told once: what a game learns of its box goes to the store along with the entry that told it
// (both or neither), for the games to come. The game itself keeps to what stood in its header and
// what was told in it, so it plays out the same whatever the store learns or forgets. Undo does not
// unlearn.
//
// The session never reads a clock: the time comes in with what was said.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/contract.h"
#include "session/journal.h"
#include "session/store.h"

namespace seatmate {

// A game with its data, and the digest of that data.
struct Rules {
  const Box* box = nullptr;
  std::uint64_t data = 0;
};

struct NewGame {
  std::string id;
  Settings settings;  // may be partial
  std::uint64_t seed = 0;
  std::int64_t now = 0;
  std::string title;
  Facts facts = {};  // told in earlier games; one that does not fit is left out
  // Of a game in a campaign (session/campaign.h).
  std::string campaign = {};
  int chapter = 0;
  Saved carried = {};
};

// What this game was told of its box and nobody told the store.
[[nodiscard]] Result<std::vector<Told>> news_for(Store& store, std::string_view game,
                                                 const Play& play, std::int64_t now);

// The settings in force: what was chosen, the default of everything else that applies.
[[nodiscard]] Settings resolved(const std::vector<SetupOption>& options, const Settings& chosen);

struct HistoryLine {
  std::size_t number = 0;  // 0: the setup, which has no entry
  Entry entry;
  Message text;
  Report told;
  bool kept = false;    // taken from the journal, not played again
  bool undone = false;  // beyond the cursor
};

// How the players stood after an entry.
struct Scored {
  std::size_t number = 0;  // 0: the setup
  Scores scores;
};

struct Explained {
  Report report;
  bool kept = false;  // told as recorded: the rules of today would have it otherwise
};

class Session {
 public:
  // `store` may be null: then nothing is kept.
  static Result<Session> start(Rules rules, const NewGame& game, Store* store);
  // `unread`: how many records stand behind those of the journal and could not be read.
  static Result<Session> open(Rules rules, Journal journal, Store* store, Revision revision,
                              std::size_t unread = 0);

  [[nodiscard]] const Journal& journal() const { return journal_; }
  [[nodiscard]] Revision revision() const { return revision_; }
  [[nodiscard]] std::size_t number() const { return journal_.cursor; }
  [[nodiscard]] std::size_t of() const { return journal_.records.size(); }
  // The last entry that goes on from here: those behind the cursor were undone.
  [[nodiscard]] std::size_t end() const {
    std::size_t last = number();
    while (follows(last)) ++last;
    return last;
  }
  // Of a damaged game: the first entry that is not sound, of how many. The journal has only those
  // before it; the store has them all until go_on.
  struct Damage {
    std::size_t entry = 0;
    std::size_t of = 0;
  };
  [[nodiscard]] const std::optional<Damage>& damage() const { return damage_; }
  // Refuses if it is damaged: for those who want all of a game or nothing.
  [[nodiscard]] Outcome whole() const;
  // Drops what is not sound; from then on it is a game like any other.
  Outcome go_on(std::int64_t now);
  // How many of the entries played were taken from the journal.
  [[nodiscard]] std::size_t kept() const;

  [[nodiscard]] const Play& play() const { return *moments_[journal_.cursor].play; }
  [[nodiscard]] Prompt prompt() const { return play().prompt(); }
  [[nodiscard]] View view() const { return play().view(); }
  [[nodiscard]] std::vector<Field> tracked() const { return play().tracked(); }
  [[nodiscard]] Message summary() const { return play().summary(); }
  [[nodiscard]] std::optional<FinalResult> result() const { return play().result(); }
  [[nodiscard]] std::vector<Countdown> countdowns() const { return play().countdowns(); }
  // Of the last entry, with its reasons.
  [[nodiscard]] const Report& report() const { return report_; }

  // Several entries that are kept together or not at all: add them one by one, then commit.
  class Draft {
   public:
    [[nodiscard]] Prompt prompt() const { return play_->prompt(); }
    Result<Report> add(const Entry& entry);
    [[nodiscard]] std::size_t number() const { return base_ + records_.size(); }

   private:
    friend class Session;
    // From another moment than the cursor's: what is added goes on from there.
    Draft(const Session& session, std::size_t from);

    Rules rules_;
    std::size_t base_ = 0;  // how many records stand before those that are added
    std::size_t back_ = 0;  // of the first one added
    std::unique_ptr<Play> play_;
    Saved saved_;
    std::vector<Record> records_;
    std::vector<std::unique_ptr<Play>> after_;
    Report last_;
  };
  [[nodiscard]] Draft draft() const { return {*this, number()}; }
  Outcome commit(Draft draft);

  Result<Report> apply(const Entry& entry);
  // Takes back the last things done, and brings them again. A pause is no thing done: it is passed
  // over, and the timers lie on their sides as long as they did.
  Outcome undo(std::size_t steps, std::int64_t now);
  Outcome redo(std::size_t steps, std::int64_t now);
  Outcome jump(std::size_t to, std::int64_t now);

  // Does this entry only stop the sand, or let it go on?
  [[nodiscard]] bool is_pause(std::size_t number) const;
  // The numbers of the entries that led to where the game stands, the latest first.
  [[nodiscard]] std::vector<std::size_t> path() const;
  // The lines after number `from`; without it all of them and the setup.
  [[nodiscard]] std::vector<HistoryLine> history(std::optional<std::size_t> from = {}) const;
  // The scores at the start, after every entry that changed them (or began a round), and now.
  [[nodiscard]] std::vector<Scored> progress() const;
  // Why entry `number` (0: the setup) came out as it did: it is played again and listened to.
  [[nodiscard]] Result<Explained> why(std::size_t number) const;

 private:
  // The game after so many records, and what was told then.
  struct Moment {
    std::unique_ptr<Play> play;  // null: passed over
    Report told;
    bool kept = false;
    std::optional<Saved> written = {};  // what stands in the journal, if the play saves otherwise
  };

  Session(Rules rules, Journal journal, Store* store, Revision revision)
      : rules_(rules), journal_(std::move(journal)), store_(store), revision_(revision) {}

  Outcome open_start();
  bool open_record(std::size_t number, Saved& state);
  Outcome find_footing();
  void push_kept(const Saved& state, int rules, const Report& told);
  [[nodiscard]] Outcome may_write() const;
  // The moment an entry was said at.
  [[nodiscard]] std::size_t before(std::size_t number) const {
    return number - 1 - journal_.records[number - 1].back;
  }
  // Does this entry go on from the one in front of it?
  [[nodiscard]] bool follows(std::size_t number) const {
    return number < of() && journal_.records[number].back == 0;
  }
  Outcome stand_at(std::size_t to, const std::vector<Entry>& pauses, std::int64_t now);
  Outcome write(Draft draft, std::size_t keep, std::int64_t now);
  Result<Started> start_again() const;
  [[nodiscard]] Glance glance(const Play& play, std::int64_t now) const;
  [[nodiscard]] Explained explain(std::size_t number) const;
  [[nodiscard]] const Play& standing_before(std::size_t number) const;

  Rules rules_;
  Journal journal_;
  Store* store_;
  Revision revision_;
  std::vector<Moment> moments_;  // one more than records
  std::optional<Damage> damage_;
  Report report_;
};

}  // namespace seatmate
