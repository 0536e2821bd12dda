#pragma once

// Where games are kept. The session writes here before it shows anything (written before shown), so
// every call either did all it says, durably, or refuses with a sentence and did nothing. Where a
// disk fails in such a way that nobody can know which of the two it is, the sentence says so
// (store.error.unsure), and whoever looks again sees what is there.
//
// Several programs may use one store at a time. Every game has a revision, a number that each write
// moves on; a write names the revision it builds on and is refused if somebody else was faster.

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/result.h"
#include "session/journal.h"

namespace seatmate {

// What a list shows of a game without opening it. Written along with everything that changes it.
struct Glance {
  Message summary;
  bool finished = false;
  std::int64_t played = 0;  // when it was changed last
  friend bool operator==(const Glance&, const Glance&) = default;
};

struct Listed {
  std::string id;
  std::string game;
  std::string title;
  std::int64_t created = 0;
  Glance glance;
  std::size_t cursor = 0;
  std::size_t records = 0;
  std::string campaign = {};  // the campaign it is part of, or empty
  int chapter = 0;
};

// Which games a list shows, and from where on.
struct Wanted {
  // `running`: one line for each game that is not over, and for each campaign, by its last game.
  // `finished`: games that are over, of no campaign. `of_campaigns`: every game of every campaign.
  enum class Which : std::uint8_t { all, running, finished, of_campaigns };
  // Where an earlier page ended. It is a place in the order, so games may come and go meanwhile.
  struct Place {
    std::int64_t played = 0;
    std::string id;
    friend bool operator==(const Place&, const Place&) = default;
  };
  Which which = Which::all;
  std::size_t most = std::numeric_limits<std::size_t>::max();
  std::optional<Place> after = {};
};

struct ListPage {
  std::vector<Listed> games;               // the one played last comes first
  std::optional<Wanted::Place> next = {};  // where it goes on; nothing: that is all
};

// As much of all games, in the order of the list, as is wanted.
[[nodiscard]] ListPage page_of(const std::vector<Listed>& all, const Wanted& wanted);
// Those of a campaign, in the order they were played.
[[nodiscard]] std::vector<Listed> campaign_in(std::vector<Listed> all, std::string_view campaign);

// A fact of somebody's box, and when it was told.
struct Told {
  Fact fact;
  std::int64_t at = 0;
  friend bool operator==(const Told&, const Told&) = default;
};

using Revision = std::uint64_t;

// A game that is to be kept from now on.
struct NewRow {
  const Journal* journal = nullptr;
  Glance glance;
};

// What a write did, for everybody who shows it elsewhere.
struct Written {
  // `played`: entries were said, taken back or gone to. `told`: something was told of a box, or
  // forgotten.
  enum class What : std::uint8_t { made, played, renamed, removed, told };
  What what = What::played;
  std::string id = {};        // of the game
  std::string game = {};      // of which box something was told
  std::int64_t number = 0;    // of what was made or played: how many entries are played now
  std::int64_t revision = 0;  // of the write
  friend bool operator==(const Written&, const Written&) = default;
};

struct News {
  Revision revision = 0;  // of the latest write
  std::vector<Written> changes = {};
  bool again = false;  // what was written meanwhile is not known any more: look at everything
};

struct Loaded {
  Journal journal;
  Revision revision = 0;
  std::size_t unread = 0;  // so many records stand behind those of the journal, and are damaged
};

class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  // New games of one box, each under its journal.header.id, and what they were told of it (as learn
  // says): all of it or nothing. Refuses with store.error.exists if one of the ids is taken. The
  // revision is that of the last game.
  virtual Result<Revision> create_all(std::span<const NewRow> games,
                                      std::span<const Told> told) = 0;
  Result<Revision> create(const Journal& journal, const Glance& glance,
                          std::span<const Told> told = {}) {
    const NewRow row{&journal, glance};
    return create_all({&row, 1}, told);
  }
  // Keeps the first `keep` records, drops those behind them (they were undone), adds `records`,
  // leaves the cursor behind the last one, and learns what these records told of the box.
  virtual Result<Revision> append(std::string_view id, Revision expected, std::size_t keep,
                                  std::span<const Record> records, const Glance& glance,
                                  std::span<const Told> told) = 0;
  virtual Result<Revision> set_cursor(std::string_view id, Revision expected, std::size_t cursor,
                                      const Glance& glance, std::span<const Told> told) = 0;
  virtual Outcome rename(std::string_view id, std::string_view title) = 0;
  virtual Outcome remove(std::string_view id) = 0;

  virtual Result<Loaded> load(std::string_view id) = 0;
  virtual Result<Revision> revision(std::string_view id) = 0;
  // All games; the one played last comes first.
  virtual Result<std::vector<Listed>> list() = 0;
  // Parts of it. These look through all; a store that has indexes finds them by those, so that they
  // cost as much as they show.
  virtual Result<ListPage> page(const Wanted& wanted) {
    const Result<std::vector<Listed>> all = list();
    if (!all) return all.refusal();
    return page_of(*all, wanted);
  }
  // In the order they were played; none if there is no such campaign.
  virtual Result<std::vector<Listed>> campaign(std::string_view id) {
    Result<std::vector<Listed>> all = list();
    if (!all) return all;
    return campaign_in(std::move(*all), id);
  }
  // Of this kind, begun at that moment.
  virtual Result<std::vector<Listed>> begun_at(std::string_view game, std::int64_t created) {
    Result<std::vector<Listed>> all = list();
    if (all)
      std::erase_if(*all,
                    [&](const Listed& one) { return one.game != game || one.created != created; });
    return all;
  }
  virtual Result<std::optional<Listed>> row(std::string_view id) {
    Result<std::vector<Listed>> all = list();
    if (!all) return all.refusal();
    std::erase_if(*all, [&](const Listed& one) { return one.id != id; });
    return all->empty() ? std::optional<Listed>() : std::move(all->front());
  }

  // What the owner of a box told of it, for all games to come: new ones are added, changed ones
  // replaced, one that is known already keeps the time at which it was told first.
  virtual Outcome learn(std::string_view game, std::span<const Told> told) = 0;
  // Sorted by id.
  virtual Result<std::vector<Told>> facts(std::string_view game) = 0;
  // Refuses with store.error.no-fact if it was never told.
  virtual Outcome forget(std::string_view game, std::string_view id) = 0;

  // What anybody wrote behind the revision `after`, in its order; without it only how far it is.
  virtual Result<News> news(std::optional<Revision> after) = 0;
  // What was written through this object since it was asked last.
  [[nodiscard]] std::vector<Written> take_changes() { return std::exchange(changes_, {}); }

 protected:
  void note(Written change) { changes_.push_back(std::move(change)); }

 private:
  std::vector<Written> changes_;
};

}  // namespace seatmate
