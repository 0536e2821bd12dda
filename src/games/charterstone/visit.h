#pragma once

// Every field of the state, named once: what a save holds and a digest counts. The Chronicle is a
// part of it, and by itself what a campaign hands on from game to game.
//
// The names stand in exported journals, so those of what a campaign reveals later say nothing.

#include <array>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/fields.h"
#include "games/charterstone/state.h"

namespace seatmate::charterstone {

namespace visit_detail {
#define SEATMATE_CHARTER_PATHS(name, said)                                                  \
  inline constexpr std::array<std::string_view, charter_count> name {                       \
    "purple." said, "green." said, "yellow." said, "black." said, "blue." said, "red." said \
  }
SEATMATE_CHARTER_PATHS(buildings, "buildings");
SEATMATE_CHARTER_PATHS(islands, "plots-2");
SEATMATE_CHARTER_PATHS(chest, "chest");
SEATMATE_CHARTER_PATHS(personas, "personas");
SEATMATE_CHARTER_PATHS(seat, "seat");
SEATMATE_CHARTER_PATHS(workers, "workers");
SEATMATE_CHARTER_PATHS(minions, "workers-2");
SEATMATE_CHARTER_PATHS(perils, "tokens");
SEATMATE_CHARTER_PATHS(tiles, "tokens-2");
#undef SEATMATE_CHARTER_PATHS
inline constexpr std::array<std::string_view, quota_rows> quota{
    "quota.1", "quota.2", "quota.3", "quota.4",  "quota.5",  "quota.6",
    "quota.7", "quota.8", "quota.9", "quota.10", "quota.11", "quota.12"};
inline constexpr std::array<std::string_view, after_campaign> chapters{
    "chapter.1", "chapter.2", "chapter.3",  "chapter.4",  "chapter.5",  "chapter.6", "chapter.7",
    "chapter.8", "chapter.9", "chapter.10", "chapter.11", "chapter.12", "chapter.13"};
}  // namespace visit_detail

template <class C, class Visitor>
void visit_chest(C& c, Visitor& v, std::size_t i) {
  v(visit_detail::buildings[i], c.buildings);
  v(visit_detail::islands[i], c.islands);
  std::array<std::uint8_t, 7> values{c.glory,
                                     c.capacity,
                                     c.victories,
                                     c.victory_card,
                                     c.automa_persona,
                                     static_cast<std::uint8_t>(c.always_active ? 1 : 0),
                                     static_cast<std::uint8_t>(c.spectral ? 1 : 0)};
  v(visit_detail::chest[i], values);
  InlineVector<std::uint16_t, most_personas> personas;
  for (const Persona& persona : c.personas)
    personas.push_back(static_cast<std::uint16_t>(persona.number * 2 + (persona.used ? 1 : 0)));
  v(visit_detail::personas[i], personas);
  if constexpr (!std::is_const_v<C>) {
    c.glory = values[0];
    c.capacity = values[1];
    c.victories = values[2];
    c.victory_card = values[3];
    c.automa_persona = values[4];
    c.always_active = values[5] != 0;
    c.spectral = values[6] != 0;
    c.personas.clear();
    for (const std::uint16_t code : personas)
      c.personas.push_back({static_cast<std::uint16_t>(code / 2), (code & 1U) != 0});
  }
}

// A game of the timeline as one row of numbers.
template <class C, class Visitor>
void visit_chapter(C& c, Visitor& v, std::size_t i) {
  std::array<std::int16_t, 16> row{c.strength, c.guidepost, static_cast<std::int16_t>(c.crate),
                                   static_cast<std::int16_t>(c.winners.bits())};
  for (std::size_t k = 0; k < charter_count; ++k) {
    row[4 + k] = static_cast<std::int16_t>(c.roles[k]);
    row[10 + k] = c.vp[k];
  }
  v(visit_detail::chapters[i], row);
  if constexpr (!std::is_const_v<C>) {
    c.strength = static_cast<std::uint8_t>(row[0]);
    c.guidepost = static_cast<std::uint8_t>(row[1]);
    c.crate = static_cast<Crate>(row[2]);
    c.winners = OptionSet<Charter, charter_count>(static_cast<std::uint64_t>(row[3]) & 63U);
    for (std::size_t k = 0; k < charter_count; ++k) {
      c.roles[k] = static_cast<Role>(row[4 + k] & 3);
      c.vp[k] = row[10 + k];
    }
  }
}

template <class C, class Visitor>
void visit_chronicle(C& c, Visitor& v) {
  for (std::size_t i = 0; i < charter_count; ++i) visit_chest(c.chests[i], v, i);
  v("campaign.games", c.games);
  v("campaign.strength", c.strength);
  v("campaign.guidepost", c.guidepost);
  v("campaign.cards", c.cards.bits());
  v("campaign.crates", c.opened);
  v("campaign.happy", c.happy);
  v("campaign.angry", c.angry);
  v("campaign.count-1", c.companions);
  v("campaign.count-2", c.rebels);
  for (std::size_t i = 0; i < c.chapters.size(); ++i) visit_chapter(c.chapters[i], v, i);
}

template <class R, class Visitor>
void visit_readings(R& r, Visitor& v) {
  v("reading.amb-1", r.reshuffle_discard);
  v("reading.amb-2", r.spectral_excluded);
  v("reading.amb-3", r.rank_ordinal);
  v("reading.amb-4", r.missing_rank_wraps);
  v("reading.amb-5", r.auto_progress);
  v("reading.amb-6", r.empty_plot_wants_value);
  v("reading.amb-7", r.missing_value_skipped);
  v("reading.amb-8", r.home_allowed);
  v("reading.amb-9", r.martial_law_pays);
  v("reading.amb-10", r.unpayable_is_free);
  v("reading.amb-11", r.foreign_sky_allowed);
  v("reading.amb-12", r.automas_do_not_count);
  v("reading.amb-13", r.no_zero_influence);
  v("reading.amb-14", r.crateless_archived);
  v("reading.amb-15", r.opened_discarded);
  v("reading.amb-16", r.keeps_random_gain);
  v("reading.amb-17", r.plot_asked);
  v("reading.amb-18", r.names_as_ascii);
  v("reading.amb-19", r.tile_on_empty);
  v("reading.amb-20", r.die_home_ordinary);
  v("reading.amb-21", r.minion_without_vp);
  v("reading.amb-22", r.cost_to_automa);
  v("reading.amb-23", r.owner_rolls);
  v("reading.amb-24", r.strength_by_track);
  v("reading.amb-25", r.opponents_unharmed);
  v("reading.amb-26", r.ended_by_icon_only);
  v("reading.amb-27", r.starting_capacity);
  v("reading.amb-28", r.story_136_humans);
  v("reading.amb-29", r.no_card_162);
  v("reading.amb-30", r.companion_as_marked);
  v("reading.amb-31", r.nobody_in_empty);
  v("reading.amb-33", r.everybody_competes);
  v("reading.king-variant", r.king_variant);
  v("reading.floor", r.floor);
}

template <class S, class Visitor>
void visit_seat(S& seat, Visitor& v, std::size_t i) {
  std::array<std::int16_t, 7> values{seat.supply,
                                     seat.workers,
                                     seat.minions,
                                     seat.influence,
                                     seat.vp,
                                     seat.peril,
                                     static_cast<std::int16_t>(seat.candle ? 1 : 0)};
  v(visit_detail::seat[i], values);
  if constexpr (!std::is_const_v<S>) {
    const auto small = [](std::int16_t n) {
      return static_cast<std::uint8_t>(n < 0 || n > 255 ? 255 : n);
    };
    seat.supply = small(values[0]);
    seat.workers = small(values[1]);
    seat.minions = small(values[2]);
    seat.influence = small(values[3]);
    seat.vp = values[4];
    seat.peril = small(values[5]);
    seat.candle = values[6] != 0;
  }
}

template <class S, class Visitor>
void visit_mat(S& s, Visitor& v) {
  InlineVector<std::uint16_t, mat_places> mat;
  for (const MatEntry& card : s.mat)
    mat.push_back(static_cast<std::uint16_t>(card.number * 2 + (card.constructed ? 1 : 0)));
  v("mat", mat);
  if constexpr (!std::is_const_v<S>) {
    s.mat.clear();
    for (const std::uint16_t code : mat)
      s.mat.push_back({static_cast<std::uint16_t>(code / 2), (code & 1U) != 0});
  }
}

// S is State or const State.
template <class S, class Visitor>
void visit_state(S& s, Visitor& v) {
  v("random", s.random);
  visit_chronicle(s.chronicle, v);
  v("game", s.game);
  v("roles", s.roles);
  v("deck-kind", s.deck_kind);
  v("house-facts", s.house_facts);
  v("die-told", s.die_told);
  visit_readings(s.readings, v);
  v("phase", s.phase);
  v("wait", s.wait);
  v("first", s.first);
  v("current", s.current);
  v("last-round", s.last_round);
  v("ended-by", s.ended_by);
  v("turns", s.turns);
  v("turns-2", s.automa_turns);
  v("waits-2", s.placing);
  v("wait-user", s.bet_user);
  v("wait-owner", s.bet_owner);
  v("last-card", s.last_card);
  v("die", s.die);
  v("guidepost", s.guidepost);
  for (std::size_t i = 0; i < charter_count; ++i) visit_seat(s.seats[i], v, i);
  v("commons", s.commons);
  for (std::size_t i = 0; i < charter_count; ++i) {
    v(visit_detail::workers[i], s.workers[i]);
    v(visit_detail::minions[i], s.minions[i]);
    v(visit_detail::perils[i], s.perils[i]);
    v(visit_detail::tiles[i], s.tiles[i]);
  }
  v("progress", s.progress);
  v("reputation", s.reputation);
  for (std::size_t i = 0; i < quota_rows; ++i) v(visit_detail::quota[i], s.quota[i]);
  v("deck", s.deck);
  visit_mat(s, v);
  v("met", s.met);
  v("opened", s.opened);
  v("final-vp", s.final_vp);
  v("reputation-vp", s.reputation_vp);
  v("persona-vp", s.persona_vp);
  v("building-vp", s.building_vp);
  v("campaign-vp", s.campaign_vp);
  v("campaign-winners", s.champions);
  v("winners", s.winners);
  v("strength-change", s.strength_change);
}

}  // namespace seatmate::charterstone
