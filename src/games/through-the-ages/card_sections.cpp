#include "games/through-the-ages/card_sections.h"

#include <utility>

namespace seatmate::through_the_ages {

namespace {

Message icon_shown(const Politics& politics) {
  if (politics.icon == PoliticsIcon::event) return term(politics.icon);
  return {"tta.label.from-advantage", {Arg("icon", term(politics.icon)), Arg("n", politics.n)}};
}
Message icon_shown(CardIcon icon) { return term(icon); }
// TTA-DEV-5: "X or Y".
Message icon_shown(const Development& icon) {
  Message text = term(icon[0]);
  for (std::size_t i = 1; i < icon.size(); ++i)
    text = {"tta.label.either", {Arg("first", text), Arg("second", term(icon[i]))}};
  return text;
}
Message icon_shown(const Build& build) {
  if (build.icon == BuildIcon::wonder) return {"tta.label.wonder-stages", {Arg("n", build.stages)}};
  if (!build.blue) return term(build.icon);
  return {"tta.label.with-blue", {Arg("icon", term(build.icon))}};
}

template <class Icons>
CardSection section(std::string_view id, const Icons& icons) {
  std::vector<Message> items;
  for (const auto& icon : icons) items.push_back(icon_shown(icon));
  return {id, term("section", id), vocabulary.list(std::move(items))};
}

}  // namespace

std::vector<CardSection> sections_of(const AutomaCard& card) {
  return {section("politics", card.politics),
          section("cards", card.cards),
          section("development", card.development),
          section("build", card.build),
          {"gain",
           term("section", "gain"),
           {"tta.label.gain", {Arg("cards", card.military_cards), Arg("happy", card.happy)}}}};
}

}  // namespace seatmate::through_the_ages
