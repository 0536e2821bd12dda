// Which pieces lie where: the village, its tracks, what everybody has, the chests. What the
// Chronicle has not brought yet is no piece and has no place.

#include "engine/tabletop.h"

#include "games/charterstone/game.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

namespace {

class Layer : public PieceLayer {
 public:
  Layer(const Data& data, const State& s) : data_(data), s_(s) {
    village();
    tracks();
    supplies();
    chests();
    cards();
  }

 private:
  static std::string at(std::string_view what, std::size_t n) {
    return std::string(what) + "." + std::to_string(n);
  }
  auto& put_of(Owner owner, std::string_view where, std::string_view kind, int count = 1) {
    const bool hers = is_charter(owner) && is_automa(s_, charter_of(owner));
    return PieceLayer::put_of(term(owner), hers, where, kind, count);
  }
  // A worker, a minion or an influence token, where there is one.
  void put_if(Owner owner, std::string_view where, std::string_view kind) {
    if (owner != Owner::nobody) put_of(owner, where, kind);
  }

  // A building by its name, and how much it counts where that is told.
  void put_building(int number, std::string_view where) {
    const BuildingCard& card = data_.building(number);
    const bool told = is_known(s_, card.source) && card.value != no_value;
    put_named({"charter.label.standing",
               {Arg("name", building_name(data_, s_, number)), Arg("n", number),
                Arg("told", told ? 1 : 0), Arg("value", told ? card.value : 0)}},
              where, "charter.piece.building");
  }

  // 3.1: a building lies on its plot, on a sky island or on nothing.
  void village() {
    for (const Charter c : all_charters)
      for (std::size_t plot = 0; plot < plots; ++plot) {
        const std::string name = place_token(c, plot);
        const std::string where = "plot." + name;
        auto& spot = place(where, plot_name(c, plot));
        spot.token = name;
        spot.tracked = {where, "worker." + name};
        if (has_minions(s_.chronicle)) spot.tracked.push_back("minion." + name);
        if (has_peril(s_.chronicle)) spot.tracked.push_back("peril." + name);
        if (has_sky_islands(s_.chronicle)) spot.tracked.push_back("island-at." + name);
        if (const int number = building_at(s_, c, plot); number != 0) put_building(number, where);
        if (const int island = s_.tiles[index(c)][plot]; island != 0)
          put_named(plain_number(island), where, "charter.piece.island");
        put_if(s_.workers[index(c)][plot], where, "charter.piece.regular");
        put_if(s_.minions[index(c)][plot], where, "charter.piece.minion");
        if (const Peril peril = s_.perils[index(c)][plot]; peril != Peril::none)
          put_named(term(peril), where, "charter.piece.peril");
      }
    for (std::size_t i = 0; i < common_count; ++i) {
      const std::string name(common_names[i]);
      auto& common = place("common." + name, term("common", name));
      common.token = name;
      common.tracked = {"worker." + name};
      put_if(s_.commons[i], "common." + name, "charter.piece.regular");
    }
  }

  void tracks() {
    for (std::size_t i = 0; i < data_.progress.spaces.size(); ++i) {
      auto& space = place(at("progress", i + 1),
                          {"charter.at.progress", {Arg("n", static_cast<int>(i) + 1)}});
      space.tracked = {"progress"};
      const Space& printed = data_.progress.spaces[i];
      space.ground = printed.players > 0
                         ? players_term(printed.players)
                         : "charter.space." + std::string(space_names[index(printed.kind)]);
    }
    if (s_.progress < data_.progress.spaces.size())
      put(at("progress", s_.progress + 1U), "charter.piece.progress");
    // A track that nobody told is not drawn.
    const auto& reputation = data_.table(Track::reputation);
    for (std::size_t i = 0; i < reputation.size() && is_known(data_, s_, Track::reputation); ++i) {
      const std::string where = at("reputation", i + 1);
      auto& space = place(where, {"charter.value.reputation", {Arg("n", static_cast<int>(i) + 1)}});
      space.tracked = {where};
      if (reputation[i] > 0) space.ground = players_term(reputation[i]);
      put_if(s_.reputation[i], where, "charter.piece.influence");
    }
    const bool quota_told = is_known(data_, s_, Track::quota);
    for (std::size_t row = 0; quota_told && row < quota_row_count(data_, s_); ++row)
      for (std::size_t column = 0; column < quota_columns_in(data_, row); ++column) {
        const std::string where = at(at("quota", row + 1), column + 1);
        place(where, {"charter.value.quota",
                      {Arg("row", static_cast<int>(row) + 1),
                       Arg("column", static_cast<int>(column) + 1)}})
            .tracked = {where};
        put_if(s_.quota[row][column], where, "charter.piece.influence");
      }
  }

  // "charter.players.3": the space where so many players begin.
  static std::string players_term(int players) {
    return term("players", std::to_string(players)).id;
  }

  // Of a human only what the app follows.
  void supplies() {
    const bool over = s_.phase == Phase::over;
    for (const Charter c : all_charters) {
      if (!is_active(s_, c)) continue;
      const Seat& seat = s_.seats[index(c)];
      const Owner owner = owner_of(c);
      const std::string name(token(c));
      const Message who = term(c);
      auto& supply = place("supply." + name, {"charter.at.supply", {Arg("charter", who)}});
      supply.tracked = {name + ".influence"};
      if (has_minions(s_.chronicle)) supply.tracked.push_back(name + ".minions");
      if (has_peril(s_.chronicle)) supply.tracked.push_back(name + ".peril");
      put_of(owner, "supply." + name, "charter.piece.regular", seat.supply);
      if (has_peril(s_.chronicle))
        put_named(term(Peril::unknown), "supply." + name, "charter.piece.peril", seat.peril);
      if (is_automa(s_, c)) {
        put_of(owner, "supply." + name, "charter.piece.influence", seat.influence);
        if (has_minions(s_.chronicle))
          put_of(owner, "supply." + name, "charter.piece.minion", seat.minions);
      }
      place("vp." + name, {"charter.value.vp", {Arg("charter", who)}}).tracked = {name + ".vp"};
      if (over || is_automa(s_, c))
        put_of(owner, "vp." + name, "charter.piece.points", over ? s_.final_vp[index(c)] : seat.vp);
    }
  }

  [[nodiscard]] std::string printed_rows(Track track) const {
    std::string text;
    if (is_known(data_, s_, track))
      for (const int n : data_.table(track)) text += (text.empty() ? "" : " ") + std::to_string(n);
    return text;
  }
  // What a charter keeps from game to game. Which personas a human has used is not followed.
  void chests() {
    for (const Charter c : all_charters) {
      const Chest& chest = s_.chronicle.chests[index(c)];
      const std::string name(token(c));
      const std::string where = "chest." + name;
      // How its stars and circles are printed, row by row and column by column, for who draws it.
      place(where, {"charter.at.chest",
                    {Arg("charter", term(c)), Arg("stars", printed_rows(Track::glory)),
                     Arg("circles", printed_rows(Track::capacity))}})
          .tracked = {"glory." + name, "capacity." + name, "victories." + name};
      put(where, "charter.piece.star", chest.glory);
      put(where, "charter.piece.circle", chest.capacity);
      put(where, "charter.piece.victory", chest.victories);
      for (const Persona& persona : chest.personas) {
        Message number = plain_number(persona.number);
        auto& card = put(where, "charter.piece.persona");
        card.name = std::move(number);
        card.marked = persona.used && !is_human(s_, c);
      }
      if (!has_sky_islands(s_.chronicle)) continue;
      for (std::size_t island = 0; island < chest.islands.size(); ++island) {
        const std::string aside = at("island." + name, island + 1);
        place(aside, {"charter.at.island",
                      {Arg("charter", term(c)), Arg("n", static_cast<int>(island) + 1)}})
            .tracked = {aside};
        bool placed = false;
        for (const std::uint8_t tile : s_.tiles[index(c)]) placed = placed || tile == island + 1;
        if (!placed && chest.islands[island] != 0) put_building(chest.islands[island], aside);
      }
    }
  }

  // Of the Automa deck only the card turned up last; of the advancement mat what was told.
  void cards() {
    place("last-card", {"charter.label.last-card", {}});
    if (s_.last_card != nowhere)
      put_named(card_face(data_, s_, s_.last_card), "last-card", "charter.piece.automa-card");
    place("die", {"charter.at.die", {}});
    if (s_.die != Owner::nobody) put_named(term(s_.die), "die", "charter.piece.die");
    place("mat", {"charter.at.mat", {}});
    for (const MatEntry& entry : s_.mat) {
      Message name = mat_card(data_, s_, entry.number);
      auto& card = put("mat", "charter.piece.mat-card");
      card.name = std::move(name);
      card.marked = entry.constructed;
    }
    if (s_.guidepost == 0) return;
    place("guidepost", {"charter.label.guidepost", {}});
    put_named(plain_number(guidepost_of(s_)), "guidepost", "charter.piece.guidepost");
  }

  const Data& data_;
  const State& s_;
};

}  // namespace

Tabletop Rulebook::tabletop(const Data& data, const State& s) {
  return std::move(Layer(data, s).table);
}

}  // namespace seatmate::charterstone
