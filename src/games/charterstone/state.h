#pragma once

// The village as far as the Automas can see it, and the Chronicle: what passes from game to game.
// Plain values: copied with `=`, compared with `==`.

#include <array>
#include <cstdint>

#include "engine/deck.h"
#include "engine/deck_kind.h"
#include "engine/inline_vector.h"
#include "engine/random.h"
#include "games/charterstone/data.h"
#include "games/charterstone/types.h"

namespace seatmate::charterstone {

// Where another reading of the rulebook is plausible, which one is played; what stands here is the
// default (docs/rules/charterstone.md).
struct Readings {
  bool reshuffle_discard = false;       // AMB-1 reshuffle
  bool spectral_excluded = false;       // AMB-2 spectralAutoma
  bool rank_ordinal = false;            // AMB-3 rank
  bool missing_rank_wraps = false;      // AMB-4 missingRank
  bool auto_progress = false;           // AMB-5 autoProgress
  bool empty_plot_wants_value = false;  // AMB-6 emptyPlotValue
  bool missing_value_skipped = false;   // AMB-7 missingValue
  bool home_allowed = false;            // AMB-8 homeForbidden
  bool martial_law_pays = false;        // AMB-9 martialLawAutoma
  bool unpayable_is_free = false;       // AMB-10 unpayableMinion
  bool foreign_sky_allowed = false;     // AMB-11 foreignSkyIslands
  bool automas_do_not_count = false;    // AMB-12 automasCount
  bool no_zero_influence = false;       // AMB-13 zeroInfluenceProgress
  bool crateless_archived = false;      // AMB-14 cratelessTo
  bool opened_discarded = false;        // AMB-15 afterCrate
  bool keeps_random_gain = false;       // AMB-16 crateRandomGain
  bool plot_asked = false;              // AMB-17 emptyPlot
  bool names_as_ascii = false;          // AMB-18 nameOrder
  bool tile_on_empty = false;           // AMB-19 tilePlace
  bool die_home_ordinary = false;       // AMB-20 dieHome
  bool minion_without_vp = false;       // AMB-21 minionVp
  bool cost_to_automa = false;          // AMB-22 costTo
  bool owner_rolls = false;             // AMB-23 whoRolls
  bool strength_by_track = false;       // AMB-24 strengthTiming
  bool opponents_unharmed = false;      // AMB-25 opponentEffects
  bool ended_by_icon_only = false;      // AMB-26 endedBy
  bool starting_capacity = false;       // AMB-27 startingCapacity
  bool story_136_humans = false;        // AMB-28 story136
  bool no_card_162 = false;             // AMB-29 card162
  bool companion_as_marked = false;     // AMB-30 companionChoice
  bool nobody_in_empty = false;         // AMB-31 emptyCharter
  bool everybody_competes = false;      // AMB-33 competes
  bool king_variant = false;            // CH-GP-0e
  std::uint8_t floor = least_strength;  // CH-STR-3
  friend bool operator==(const Readings&, const Readings&) = default;
};

// A persona in a chest: its number, and whether it is marked as used.
struct Persona {
  std::uint16_t number = 0;
  bool used = false;
  friend bool operator==(const Persona&, const Persona&) = default;
};
inline constexpr int most_personas = 24;

// What a charter keeps between games: its plots and its chest.
struct Chest {
  std::array<std::uint8_t, plots> buildings{};    // on top of each plot; 0: none
  std::array<std::uint8_t, sky_tiles> islands{};  // on its sky islands
  std::uint8_t glory = 0;                         // stars filled
  std::uint8_t capacity = 0;                      // circles filled
  std::uint8_t victories = 0;
  std::uint8_t victory_card = 0;    // 1 to 12: 344 to 355
  std::uint8_t automa_persona = 0;  // 1 to 6: 393 to 398
  bool always_active = true;        // in every game so far (CH-SETUP-2)
  bool spectral = false;            // a worker became a ghost (AMB-2)
  InlineVector<Persona, most_personas> personas;
  friend bool operator==(const Chest&, const Chest&) = default;
};

// A game that was played, for the timeline.
struct Chapter {
  std::uint8_t strength = 0;   // after it
  std::uint8_t guidepost = 0;  // 0, or 1 to 14 for 400 to 413
  Crate crate = Crate::none;   // that the guidepost opened
  OptionSet<Charter, charter_count> winners;
  std::array<Role, charter_count> roles{};
  std::array<std::int16_t, charter_count> vp{};
  friend bool operator==(const Chapter&, const Chapter&) = default;
};

// The campaign: everything the next game begins with.
struct Chronicle {
  std::array<Chest, charter_count> chests{};
  std::uint8_t games = 0;                  // played to the end
  std::uint8_t strength = least_strength;  // CH-STR-1
  std::uint16_t guidepost = 0;             // of the next game; 0: none
  CardSet cards;                           // that came into the Chronicle or out of the index
  OptionSet<Crate, crates + 1> opened;
  std::uint8_t happy = 0;  // kings
  std::uint8_t angry = 0;
  std::uint8_t companions = 0;  // marked with a circle (CH-CAMP-3)
  std::uint8_t rebels = 0;
  std::array<Chapter, after_campaign> chapters{};  // a game after the campaign takes the last place
  friend bool operator==(const Chronicle&, const Chronicle&) = default;
};

// A card on the advancement mat, as it is told.
struct MatEntry {
  std::uint16_t number = 0;
  bool constructed = false;
  friend bool operator==(const MatEntry&, const MatEntry&) = default;
};
using MatNumbers = InlineVector<MatEntry, mat_places>;

// What somebody has in a game.
struct Seat {
  std::uint8_t supply = 0;   // regular workers that are not on the board
  std::uint8_t workers = 0;  // all regular workers
  std::uint8_t minions = 0;  // that are not on the board
  std::uint8_t influence = 0;
  std::int16_t vp = 0;
  std::uint8_t peril = 0;  // tokens
  bool candle = false;     // it went out on this player's turn
  friend bool operator==(const Seat&, const Seat&) = default;
};

enum class Phase : std::uint8_t { setup, turns, ending, over };
inline constexpr int quota_rows = 12;          // ten of the board at most, and two more
inline constexpr int added_quota_columns = 5;  // 3.6: of a row that a sticker adds
inline constexpr int quota_columns = 8;
inline constexpr std::uint8_t nowhere = 255;

using QuotaTrack = std::array<std::array<Owner, quota_columns>, quota_rows>;
using CharterCounts = std::array<std::int16_t, charter_count>;

struct State {
  Random random;
  Chronicle chronicle;

  // Chosen at setup.
  std::uint8_t game = 1;
  std::array<Role, charter_count> roles{};
  DeckKind deck_kind = DeckKind::house;
  bool house_facts = true;  // what is not public comes from our tables until it is told
  bool die_told = false;    // the player rolls the Charterstone
  Readings readings;

  // Where the game stands.
  Phase phase = Phase::setup;
  bool wait = false;  // an Automa begins, and the board is to be told first
  Charter first{};
  Charter current{};
  bool last_round = false;  // 3.7: the hourglass was reached
  Owner ended_by = Owner::nobody;
  std::uint16_t turns = 0;
  std::uint32_t automa_turns = 0;  // of all games a simulated campaign has had
  std::uint8_t placing = 0;        // a human's token on a track that is to be told first
  Owner bet_user = Owner::nobody;  // CH-GP-405: who used whose building; the die is to be rolled
  Owner bet_owner = Owner::nobody;
  std::uint8_t last_card = nowhere;
  Owner die = Owner::nobody;   // what the Charterstone showed last in this turn
  std::uint8_t guidepost = 0;  // of this game: 0, or 1 to 14 for 400 to 413

  // The board.
  std::array<Seat, charter_count> seats{};
  std::array<Owner, common_count> commons{};
  std::array<std::array<Owner, plots>, charter_count> workers{};
  std::array<std::array<Owner, plots>, charter_count> minions{};
  std::array<std::array<Peril, plots>, charter_count> perils{};
  std::array<std::array<std::uint8_t, plots>, charter_count> tiles{};  // 0, or 1 + island there
  std::uint8_t progress = 0;
  std::array<Owner, most_numbers> reputation{};
  QuotaTrack quota{};
  Deck<std::uint8_t, automa_card_count> deck;  // 0 to 15: cards 377 to 392
  MatNumbers mat;  // what is known to lie on the advancement mat; it does not outlast the game

  // The end of the game.
  OptionSet<Charter, charter_count> met;  // the guidepost
  Crate opened = Crate::none;
  CharterCounts final_vp{};
  CharterCounts reputation_vp{};
  CharterCounts persona_vp{};
  CharterCounts building_vp{};  // Game 3, crate C
  CharterCounts campaign_vp{};
  OptionSet<Charter, charter_count> champions;  // who wins the campaign
  OptionSet<Charter, charter_count> winners;
  std::int8_t strength_change = 0;

  friend bool operator==(const State&, const State&) = default;
};

inline int guidepost_of(const State& s) {
  return s.guidepost == 0 ? 0 : first_guidepost - 1 + s.guidepost;
}
inline bool is_active(const State& s, Charter c) { return s.roles[index(c)] != Role::inactive; }
inline bool is_automa(const State& s, Charter c) { return is_automa(s.roles[index(c)]); }
inline bool is_human(const State& s, Charter c) { return s.roles[index(c)] == Role::human; }
inline int automas(const State& s) {
  int n = 0;
  for (const Role role : s.roles) n += is_automa(role) ? 1 : 0;
  return n;
}
inline int humans(const State& s) {
  int n = 0;
  for (const Role role : s.roles) n += role == Role::human ? 1 : 0;
  return n;
}
// AMB-12: Automas count for the number of players.
inline int player_count(const Readings& r, int human_players, int automa_players) {
  return human_players + (r.automas_do_not_count ? 0 : automa_players);
}

// What stands on a plot this game: the building of the sky island that lies there, or its own.
inline std::uint8_t building_at(const State& s, Charter c, std::size_t plot) {
  const std::uint8_t tile = s.tiles[index(c)][plot];
  const Chest& chest = s.chronicle.chests[index(c)];
  return tile != 0 ? chest.islands[tile - 1U] : chest.buildings[plot];
}
inline std::uint8_t& building_at(State& s, Charter c, std::size_t plot) {
  const std::uint8_t tile = s.tiles[index(c)][plot];
  Chest& chest = s.chronicle.chests[index(c)];
  return tile != 0 ? chest.islands[tile - 1U] : chest.buildings[plot];
}

inline bool stands_somewhere(const Chronicle& c, int number) {
  for (const Chest& chest : c.chests) {
    for (const int other : chest.buildings)
      if (other == number) return true;
    for (const int other : chest.islands)
      if (other == number) return true;
  }
  return false;
}

inline const AutomaCard& card_of(const Data& data, const State& s, int card) {
  const auto i = static_cast<std::size_t>(card);
  return s.deck_kind == DeckKind::house ? data.house_deck[i] : data.own_deck[i];
}
// 3.6: the rows of the board, and below them one for each of the stickers 34 and 37.
inline std::size_t quota_row_count(const Data& data, const State& s) {
  std::size_t rows = data.table(Track::quota).size();
  for (const int sticker : {34, 37}) rows += s.chronicle.cards.has(sticker) ? 1U : 0U;
  return rows;
}
inline std::size_t quota_columns_in(const Data& data, std::size_t row) {
  const auto& printed = data.table(Track::quota);
  return row < printed.size() ? printed[row] : added_quota_columns;
}
// Told, public, or ours where the player plays with our tables.
inline bool is_known(const State& s, Source source) {
  return source != Source::missing && (source != Source::house || s.house_facts);
}

inline bool is_known(const Data& data, const State& s, Track track) {
  return is_known(s, data.tables[index(track)].source);
}
// `placing`: a token that waits for its track to be told: 1 for reputation, 1 and its row for
// quota.
inline constexpr std::uint8_t placing_reputation = 1;

// A game that was played before the app came to the table: it has no strength.
inline bool was_followed(const Chapter& chapter) { return chapter.strength > 0; }

// CH-PERS-1: who marks his personas himself is not followed, so after a game of a human it is not
// known which of them are used; nor after games that nobody followed.
inline bool marks_himself(const Chronicle& c, Charter charter) {
  for (std::size_t game = c.games; game-- > 0;)
    if (!was_followed(c.chapters[game]))
      return true;
    else if (const Role role = c.chapters[game].roles[index(charter)]; role != Role::inactive)
      return role == Role::human;
  return false;
}

// The automa rules that the Chronicle has brought.
inline bool has_minions(const Chronicle& c) { return c.cards.has(158); }
inline bool has_sky_islands(const Chronicle& c) { return c.cards.has(159); }
inline bool has_peril(const Chronicle& c) { return c.cards.has(160); }
inline bool has_overbuilding(const Chronicle& c) { return c.cards.has(161); }
inline bool has_campaign_end(const Chronicle& c) { return c.cards.has(162); }
inline int minion_types_unlocked(const Chronicle& c) {
  int n = 0;
  for (const int card : minion_cards) n += c.cards.has(card) ? 1 : 0;
  return n;
}

}  // namespace seatmate::charterstone
