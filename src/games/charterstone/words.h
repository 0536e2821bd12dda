#pragma once

// Tokens for the journal and terms for the catalogs: how the nouns of this game are written.

#include <string>
#include <string_view>

#include "engine/form.h"
#include "engine/tokens.h"
#include "engine/vocabulary.h"
#include "games/charterstone/state.h"

namespace seatmate::charterstone {

inline std::string_view token(Charter c) { return charter_names[index(c)]; }
inline std::string_view token(Common c) { return common_names[index(c)]; }
inline std::string_view token(Effect e) { return effect_names[index(e)]; }
inline std::string_view token(King k) { return king_names[index(k)]; }
inline std::string_view token(Role r) { return role_names[index(r)]; }
inline std::string_view token(Peril p) { return peril_names[index(p)]; }

inline constexpr Vocabulary vocabulary{"charter"};
inline Message term(std::string_view family, std::string_view name) {
  return vocabulary.message(family, name);
}
inline Message term(Charter c) { return term("charter", token(c)); }
inline Message term(Common c) { return term("common", token(c)); }
inline Message term(Effect e) { return term("effect", token(e)); }
inline Message term(King k) { return term("king", token(k)); }
inline Message term(Role r) { return term("role", token(r)); }
inline Message term(Peril p) { return term("peril", token(p)); }
inline Message term(Owner o) {
  if (is_charter(o)) return term(charter_of(o));
  return term("charter", o == Owner::loose ? "loose" : "nobody");
}

// Several charters, or nobody.
inline Message names_of(OptionSet<Charter, charter_count> charters) {
  if (charters.empty()) return term(Owner::nobody);
  std::vector<Message> names;
  for (const Charter c : charters) names.push_back(term(c));
  return vocabulary.list(std::move(names));
}

// "red-3": a plot of a charter.
inline std::string place_token(Charter c, std::size_t plot) {
  return std::string(token(c)) + "-" + std::to_string(plot + 1);
}
// A building by its name where it is known, by its number where not.
inline Message building_name(const Data& data, const State& s, int number) {
  const BuildingCard& card = data.building(number);
  if (!card.name.empty() && is_known(s, card.source)) return plain(card.name);
  return {"charter.label.number", {Arg("n", number)}};
}
// "Red 3", whatever stands there.
inline Message plot_name(Charter c, std::size_t plot) {
  return {"charter.at.plot", {Arg("charter", term(c)), Arg("plot", static_cast<int>(plot) + 1)}};
}
inline Message place_label(const Data& data, const State& s, Charter c, std::size_t plot) {
  const int number = building_at(s, c, plot);
  if (number == 0)
    return {"charter.label.empty-plot",
            {Arg("charter", term(c)), Arg("plot", static_cast<int>(plot) + 1)}};
  return {"charter.label.building",
          {Arg("name", building_name(data, s, number)), Arg("charter", term(c)),
           Arg("plot", static_cast<int>(plot) + 1)}};
}

// What an Automa card shows, for who reads it out or draws it; of a card that nobody told only its
// number.
inline Message card_face(const Data& data, const State& s, int number) {
  const AutomaCard& card = card_of(data, s, number);
  if (card.source == Source::missing)
    return {"charter.label.card-face", {Arg("n", first_automa_card + number), Arg("told", 0)}};
  std::vector<Message> effects;
  for (const Effect effect : card.effects) effects.push_back(term(effect));
  Args args{Arg("n", first_automa_card + number),
            Arg("told", 1),
            Arg("target", term("target", target_names[index(card.target)])),
            Arg("kind", std::string(target_names[index(card.target)])),
            Arg("building", term(card.building)),
            Arg("order", term("order", order_names[index(card.order)])),
            Arg("rank", int{card.rank}),
            Arg("names", term("names", name_order_names[index(card.names)])),
            Arg("strength", card.vp == strength_vp ? 1 : 0),
            Arg("vp", card.vp == strength_vp ? 0 : int{card.vp}),
            Arg("count", static_cast<int>(effects.size())),
            Arg("effects", std::move(effects)),
            Arg("king", term(card.king))};
  return {"charter.label.card-face", std::move(args)};
}
// A card of the advancement mat: what it is called or what kind it is, and its number.
inline Message mat_card(const Data& data, const State& s, int number) {
  const CardKind kind = kind_of(number);
  if (kind == CardKind::building)
    return {
        "charter.label.mat-card",
        {Arg("name", building_name(data, s, number)), Arg("n", number), Arg("kind", "building")}};
  return {"charter.label.mat-card",
          {Arg("name", term("kind", card_kind_names[index(kind)])), Arg("n", number),
           Arg("kind", card_kind_names[index(kind)])}};
}

// 3.27: where a plot lies on the board, in words.
inline Message plot_position(Charter c, std::size_t plot) {
  const PlotPlace& place = plot_places[index(c)][plot];
  return {"charter.label.plot-at",
          {Arg("row", place.row), Arg("side", term("side", side_names[index(place.side)]))}};
}

// What is chosen from, in the trail: cards of the mat, active charters, buildings of a charter.
enum class Noun : std::uint8_t { cards, charters, buildings };
constexpr Noun buildings_in(Charter c) {
  return static_cast<Noun>(index(Noun::buildings) + index(c));
}

}  // namespace seatmate::charterstone
