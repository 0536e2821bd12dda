// Which question asks for a printed fact, and a fact taken apart into that question's fields.

#include "engine/telling.h"

#include "games/golem/data.h"
#include "games/golem/game.h"
#include "games/golem/questions.h"
#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

// Calls `use` with the question; gives nothing for what is no fact.
template <class Use>
auto with_question(std::string_view id, const Use& use) -> decltype(use(CardFact{})) {
  const std::vector<std::string_view> parts = split(id, '.');
  const auto number = [&](std::size_t at, std::size_t most, int first = 1) -> std::uint8_t {
    if (parts.size() != at + 1) return 0;
    return static_cast<std::uint8_t>(
        parse_within(parts[at], first, first + static_cast<int>(most) - 1).value_or(0));
  };
  if (parts.size() < 2) return {};
  const std::string_view family = parts[0];
  if (family == "board") {
    for (std::size_t i = 0; i < table_infos.size(); ++i)
      if (parts.size() == 2 && table_infos[i].name == parts[1])
        return use(TableFact{static_cast<BoardTable>(i)});
    return {};
  }
  using Of = EffectFact::Of;
  if (family == "district" || family == "artefact") {
    const auto colour = parse<Colour>(colour_names, parts[1]);
    const std::optional<int> first = family == "artefact"
                                         ? parse_within(parts[1], 1, artefact_count)
                                     : colour ? std::optional(static_cast<int>(index(*colour)))
                                              : std::nullopt;
    const std::uint8_t n = number(2, family == "artefact" ? artefact_count : district_tile_count);
    if (!first || n == 0) return {};
    return use(EffectFact{family == "artefact" ? Of::artefact : Of::district,
                          static_cast<std::uint8_t>(*first), n});
  }
  if (family == "card")
    if (const std::uint8_t n = number(1, card_count)) return use(CardFact{n});
  if (family == "character")
    if (const std::uint8_t n = number(1, character_count, first_character))
      return use(CharacterFact{n});
  if (family == "book")
    if (const std::uint8_t n = number(1, book_count)) return use(BookFact{n});
  struct Family {
    std::string_view name;
    Of of;
    std::size_t most;
  };
  for (const Family& one :
       {Family{"action", Of::action, action_tile_count},
        Family{"start", Of::start, starting_tile_count},
        Family{"cemetery", Of::cemetery, cemetery_cells},
        Family{"learning", Of::learning, std::tuple_size_v<decltype(Data::learning)>}})
    if (family == one.name)
      if (const std::uint8_t n = number(1, one.most)) return use(EffectFact{one.of, n});
  return {};
}

}  // namespace

std::optional<Form> Rulebook::form_of(const Data& data, std::string_view id) {
  return with_question(id, GiveForm<Data, State>{data});
}
std::optional<Result<std::string>> Rulebook::read_said(const Data& data, std::string_view id,
                                                       const Entry& entry) {
  return with_question(id, ReadSaid<Data, State>{data, entry});
}
std::vector<std::string> Rulebook::said_in(std::string_view id, std::string_view value) {
  if (id.starts_with("character.")) return first_words(value, 4);
  if (id.starts_with("book.")) return first_words(value, 2);
  if (!id.starts_with("card.")) return {std::string(value)};
  return first_words(value, 6);
}

}  // namespace seatmate::golem
