#pragma once

// A campaign holds games: created once, opened each evening, each game with its own journal.
//
// A campaign has no file of its own. A game that is part of one says so in its header: the id of
// the campaign (that of its first game), which game of it it is, and what the game before it handed
// on (engine/contract.h: Play::carried). So every journal stands for itself, replays without the
// others, and what a campaign knows is what its last game knows. Nothing is kept twice.
//
//   - The next game begins when the last one is over, never before, and with what it handed on at
//     that moment, corrections included. Its settings are those of the last game, as far as nobody
//     says otherwise.
//   - Only the last game can be changed: the next one was begun with what the one before it said.
//     Whatever is wrong in a campaign is corrected there, by `adjust`.
//   - A campaign is exported as its journals, one after the other, and taken in whole or not at
//   all.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract.h"
#include "session/journal.h"
#include "session/session.h"
#include "session/store.h"

namespace seatmate {

struct Campaign {
  std::string id;
  std::string game;
  std::string title;
  std::vector<Listed> games;  // in the order they were played; never empty

  [[nodiscard]] const Listed& last() const { return games.back(); }
};

// All campaigns; the one played last comes first.
[[nodiscard]] Result<std::vector<Campaign>> list_campaigns(Store& store);
[[nodiscard]] Result<Campaign> find_campaign(Store& store, std::string_view id);

// The first game of a new campaign; `game.id` becomes the campaign's id.
[[nodiscard]] Result<Session> start_campaign(Rules rules, NewGame game, Store& store);
// The next game of a campaign: `game` brings an id, a seed, the time and what is to be different in
// the settings. Refuses while the last one is not over.
[[nodiscard]] Result<Session> next_game(Rules rules, const Campaign& campaign, NewGame game,
                                        Store& store);
// May this game be changed? Not once the next game of its campaign has begun.
[[nodiscard]] Outcome may_change(Store& store, const Header& header);

[[nodiscard]] Result<std::string> export_campaign(Store& store, const Campaign& campaign);
// Which game an exported campaign is of.
[[nodiscard]] Result<std::string> game_of_campaign(std::string_view text);
// The journals of a campaign in order, each checked and fitting the one before it.
[[nodiscard]] Result<std::vector<Journal>> read_campaign(Rules rules, std::string_view text);
// Takes them into the store; refuses if one of their ids is taken.
[[nodiscard]] Result<Campaign> import_campaign(Rules rules, std::string_view text, Store& store,
                                               std::int64_t now);

}  // namespace seatmate
