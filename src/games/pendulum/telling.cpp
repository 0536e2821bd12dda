// Which question asks for a printed fact, and a fact taken apart into that question's fields.

#include "engine/telling.h"

#include "games/pendulum/data.h"
#include "games/pendulum/game.h"
#include "games/pendulum/questions.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

namespace {

// Calls `use` with the question; gives nothing for what no question asks for.
template <class Use>
auto with_question(std::string_view id, const Use& use) -> decltype(use(TrackFact{})) {
  if (id == "track") return use(TrackFact{});
  const std::vector<std::string_view> parts = split(id, '.');
  if (parts.size() == 2 && parts[0] == "scorecard")
    if (const auto level = parse<Level>(level_names, parts[1])) return use(ScorecardFact{*level});
  if (parts.size() != 3 || parts[0] != "card") return {};
  const auto n = parse_within(parts[1], 1, card_count);
  if (!n) return {};
  if (parts[2] == "left") return use(LeftFact{static_cast<std::uint8_t>(*n)});
  if (parts[2] == "right") return use(RightFact{static_cast<std::uint8_t>(*n)});
  return {};
}

// "rows 12 12 labels 8:10 14:5 parchment 30 green 36" without the words that separate.
std::vector<std::string> track_said(std::string_view value) {
  std::vector<std::string> said(4);
  std::string* into = nullptr;
  for (const std::string_view word : split(value, ' ')) {
    if (word == "rows" || word == "labels" || word == "parchment" || word == "green")
      into = &said[word == "rows" ? 0 : word == "labels" ? 1 : word == "parchment" ? 2 : 3];
    else if (word != "wrap" && into != nullptr)
      (*into += into->empty() ? "" : " ") += word;
  }
  return said;
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
  if (id == "track") return track_said(value);
  if (id.starts_with("icon.")) return {};
  if (id.starts_with("card.")) return first_words(value, 2);
  return first_words(value, std::size_t{2} * rounds - 1);
}

}  // namespace seatmate::pendulum
