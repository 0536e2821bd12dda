// Which question asks for a printed fact, and a fact taken apart into that question's fields.

#include "engine/telling.h"

#include "games/through-the-ages/game.h"
#include "games/through-the-ages/questions.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

namespace {

constexpr std::string_view icons = "icons.";

// Calls `use` with the question; gives nothing for what is no fact.
template <class Use>
auto with_question(const Data& data, std::string_view id, const Use& use)
    -> decltype(use(CardFact{})) {
  if (id.starts_with(icons)) {
    const Civil card = data.civil_named(id.substr(icons.size()));
    if (card == Civil::none || !data.card(card).expansion) return {};
    IconsFact question{card};
    question.names = &data;
    return use(question);
  }
  if (!id.starts_with("card.")) return {};
  const auto n = parse_within(id.substr(5), 1, automa_cards);
  if (!n) return {};
  return use(CardFact{static_cast<std::uint8_t>(*n)});
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

}  // namespace

std::optional<Form> Rulebook::form_of(const Data& data, std::string_view id) {
  return with_question(data, id, GiveForm<Data, State>{data});
}
std::optional<Result<std::string>> Rulebook::read_said(const Data& data, std::string_view id,
                                                       const Entry& entry) {
  return with_question(data, id, ReadSaid<Data, State>{data, entry});
}
std::vector<std::string> Rulebook::said_in(std::string_view id, std::string_view value) {
  // Of a leader the stages have no field.
  if (id.starts_with(icons)) return first_words(value, 4);
  std::vector<std::string> said;
  for (; said.size() < 4; value.remove_prefix(std::min(value.size(), value.find('|') + 1)))
    said.emplace_back(trimmed(value.substr(0, value.find('|'))));
  const std::size_t bar = std::min(value.size(), value.find('|'));
  for (std::string& word : first_words(trimmed(value.substr(0, bar)), 1))
    said.push_back(std::move(word));
  // The strip: rows of the auction, and three numbers behind them.
  std::string_view strip = trimmed(value.substr(std::min(value.size(), bar + 1)));
  std::array<std::string, 3> last;
  for (std::size_t i = last.size(); i-- > 0;) {
    const std::size_t blank = strip.rfind(' ');
    const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
    last[i] = strip.substr(begin);
    strip = trimmed(strip.substr(0, begin));
  }
  said.emplace_back(strip.empty() ? std::string_view("-") : strip);
  for (std::string& number : last) said.push_back(std::move(number));
  return said;
}

}  // namespace seatmate::through_the_ages
