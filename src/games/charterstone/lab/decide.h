#pragma once

// The door of `decide` (docs/decide.md): a question is read into what the rules look at, the rules
// of the game answer it, and what they wrote down becomes the result. Nothing is decided here.

#include <deque>
#include <string>
#include <vector>

#include "engine/given.h"
#include "games/charterstone/scoring.h"
#include "games/charterstone/table.h"

namespace seatmate::charterstone {

// The table of a question: nobody sits at it, and the die shows what the question says.
struct DecideTable : AnsweredBy<DecideTable, Table>, Table {
  explicit DecideTable(const Data& printed) : Table(printed, frames, *this, &trail) {}

  Arena frames;
  Trail trail;
  std::deque<Charter> rolls;

  template <class Question>
  Asked<typename Question::Answer> ask(const State&, const Question&) {
    if constexpr (std::is_same_v<Question, Die>) {
      if (rolls.empty()) return {};
      const Charter shown = rolls.front();
      rolls.pop_front();
      return {shown};
    } else {
      return {};
    }
  }
  template <class Question>
  Asked<Known> need(const State&, const Question&) {
    return {Known{}};
  }
};

// A text that must be there.
const std::string& text_of(Given& given, std::string_view key);
// A value that may be missing (AMB-7).
std::int16_t value_of(Given& given, std::string_view key);
// Names as numbers that sort as the names do (AMB-18).
std::vector<std::uint8_t> ranked(const std::vector<std::string>& names);
template <class List>
Doc numbers_doc(const List& list) {
  Doc doc = Doc::list();
  for (const auto& n : list) doc.push(static_cast<int>(n));
  return doc;
}
// The number, or null.
inline Doc number_or_null(bool is, int n) { return is ? Doc(n) : Doc(); }

Doc decide_deck(Given& g, DecideTable& t);
Doc decide_turn(Given& g, DecideTable& t);
Doc decide_place(Given& g, DecideTable& t);
Doc decide_strength(Given& g, DecideTable& t);
Doc decide_discard(Given& g, DecideTable& t);
Doc decide_build(Given& g, DecideTable& t);
Doc decide_crate(Given& g, DecideTable& t);
Doc decide_reputation(Given& g, DecideTable& t);
Doc decide_quota(Given& g, DecideTable& t);
Doc decide_progress(Given& g, DecideTable& t);
Doc decide_glory(Given& g, DecideTable& t);
Doc decide_capacity(Given& g, DecideTable& t);
Doc decide_guidepost(Given& g, DecideTable& t);
Doc decide_unlock(Given& g, DecideTable& t);
Doc decide_end(Given& g, DecideTable& t);

}  // namespace seatmate::charterstone
