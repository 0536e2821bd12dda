// Which question asks for a printed fact, and a fact taken apart into that question's fields.

#include "engine/telling.h"

#include "engine/tokens.h"
#include "games/charterstone/game.h"
#include "games/charterstone/questions.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

namespace {

// Calls `use` with the question; gives nothing for what is no fact.
template <class Use>
auto with_question(std::string_view id, const Use& use) -> decltype(use(ProgressFact{})) {
  if (id == ProgressFact::id()) return use(ProgressFact{});
  for (std::size_t i = 0; i < table_count; ++i)
    if (table_infos[i].name == id) return use(TableFact{static_cast<Track>(i)});
  const std::vector<std::string_view> parts = split(id, '.');
  if (parts.size() != 2) return {};
  if (parts[0] == "card")
    if (const auto n = parse_within(parts[1], first_automa_card, last_automa_card))
      return use(CardFact{static_cast<std::uint8_t>(*n - first_automa_card)});
  if (parts[0] == "building")
    if (const auto n = parse_within(parts[1], first_building, last_building); n && is_building(*n))
      return use(BuildingFact{static_cast<std::uint8_t>(*n)});
  return {};
}

// "commons market 2 discard,progress happy" or "die desc 1 az strength - angry", with what a card
// of that kind does not show said so.
std::vector<std::string> card_said(std::string_view value) {
  const bool commons = value.starts_with("commons ");
  const std::vector<std::string> words = first_words(value, commons ? 4 : 6);
  const std::string none(not_shown);
  std::vector<std::string> said{words[0]};
  if (commons)
    said.insert(said.end(), {words[1], none, none, none});
  else
    said.insert(said.end(), {none, words[1], words[2], words[3]});
  const std::size_t at = commons ? 2 : 4;
  said.insert(said.end(), {words[at], words[at + 1] == "-" ? "" : words[at + 1], words[at + 2]});
  return said;
}

// What we made up is nothing that could be contradicted.
State on_the_shelf() {
  State state{};
  state.house_facts = false;
  return state;
}

}  // namespace

std::optional<Form> Rulebook::form_of(const Data& data, std::string_view id) {
  return with_question(id, [&](const auto& question) -> std::optional<Form> {
    return question.form(data, on_the_shelf());
  });
}
std::optional<Result<std::string>> Rulebook::read_said(const Data& data, std::string_view id,
                                                       const Entry& entry) {
  return with_question(id, [&](const auto& question) -> std::optional<Result<std::string>> {
    return question.read(data, on_the_shelf(), entry);
  });
}
std::vector<std::string> Rulebook::said_in(std::string_view id, std::string_view value) {
  if (id.starts_with("card.")) return card_said(value);
  if (!id.starts_with("building.")) return {std::string(value)};
  // The name, its value and its crate; how a language sorts the name is not said.
  const std::vector<std::string_view> parts = split(value, ';');
  if (parts.size() < 3) return {};
  return {std::string(parts[1] == "-" ? "" : parts[1]), std::string(parts[2]),
          std::string(parts[0])};
}

}  // namespace seatmate::charterstone
