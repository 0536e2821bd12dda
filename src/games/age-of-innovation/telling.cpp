// Which question asks for a printed fact, and a fact taken apart into that question's fields.

#include "engine/telling.h"

#include "games/age-of-innovation/facts.h"
#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/questions.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

namespace {

// Calls `use` with the question; gives nothing for what is no fact.
template <class Use>
auto with_question(const Data& data, std::string_view id, const Use& use)
    -> decltype(use(CardFact{})) {
  for (std::size_t f = 0; f < faction_count; ++f) {
    const CardFact question{static_cast<Faction>(f)};
    if (!data.factions[f].complete && question.id() == id) return use(question);
  }
  return {};
}

}  // namespace

std::optional<Form> Rulebook::form_of(const Data& data, std::string_view id) {
  return with_question(data, id, GiveForm<Data, State>{data});
}
std::optional<Result<std::string>> Rulebook::read_said(const Data& data, std::string_view id,
                                                       const Entry& entry) {
  return with_question(data, id, ReadSaid<Data, State>{data, entry});
}
std::vector<std::string> Rulebook::said_in(std::string_view, std::string_view value) {
  // One part for each moment, with " / " between them.
  std::vector<std::string> said;
  while (true) {
    const std::size_t at = value.find(" / ");
    said.emplace_back(value.substr(0, at));
    if (at == std::string_view::npos) return said;
    value.remove_prefix(at + 3);
  }
}

}  // namespace seatmate::age_of_innovation
