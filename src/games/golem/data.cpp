#include "games/golem/data.h"

#include "engine/data_file.h"
#include "games/golem/game.h"
#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

Outcome load_deck(Data& data, const Doc& doc) {
  Data told = data;
  if (const Outcome learnt = learn_deck<Rulebook>(vocabulary, told, doc); !learnt) return learnt;
  if (!is_deck_told(told)) return vocabulary.bad_data("deck.cards");
  data.house_deck = told.own_deck;
  return Done{};
}

Outcome load_printed(Data& data, const Doc& doc) {
  if (const Outcome learnt = learn_entries<Rulebook>(vocabulary, data, doc); !learnt) return learnt;
  for (const Printed& printed : Rulebook::printed(data))
    if (printed.source == Source::missing && !printed.id.starts_with("card."))
      return vocabulary.bad_data(printed.id);
  return Done{};
}

template <std::size_t N>
bool read_numbers(const Doc& list, std::array<std::uint8_t, N>& into, int most) {
  if (list.items().size() != N) return false;
  for (std::size_t i = 0; i < N; ++i) {
    const std::int64_t n = list[i].number(-1);
    if (n < 0 || n > most) return false;
    into[i] = static_cast<std::uint8_t>(n);
  }
  return true;
}

Outcome load_board(Data& data, const Doc& doc) {
  if (!read_numbers(doc["marbles"], data.marbles, 15)) return vocabulary.bad_data("board.marbles");
  if (!read_numbers(doc["entry"], data.entry, 9)) return vocabulary.bad_data("board.entry");
  const Doc& sections_doc = doc["sections"];
  for (std::size_t i = 0; i < data.printed_sections.size(); ++i) {
    const auto effect = read_effect(sections_doc[i].text(), Where::district);
    if (!effect || effect->parts.empty()) return vocabulary.bad_data("board.sections");
    data.printed_sections[i] = *effect;
  }
  const auto cell = read_effect(doc["cell"].text(), Where::action);
  if (!cell || cell->parts.empty()) return vocabulary.bad_data("board.cell");
  data.printed_cell = *cell;
  return Done{};
}

}  // namespace

Result<Data> Rulebook::load(const Doc& doc) {
  Data data;
  for (const Outcome& part : {load_board(data, doc["board"]), load_printed(data, doc["printed"]),
                              load_deck(data, doc["deck"])})
    if (!part) return part.refusal();
  return data;
}

}  // namespace seatmate::golem
