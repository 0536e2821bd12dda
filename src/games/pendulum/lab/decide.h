#pragma once

// The door of `decide` (docs/decide.md): a question is read into a State, the rules of the game
// answer it, and what they left in the State, or wrote down, becomes the result. Nothing is decided
// here.

#include <optional>

#include "engine/given.h"
#include "engine/turn.h"
#include "games/pendulum/inputs.h"
#include "games/pendulum/rules.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

// The table of a question: nobody sits at it, everything is known, everything is written down. Its
// data are its own, for a question brings its card along.
struct DecideTable : AnsweredBy<DecideTable, Table>, Table {
  explicit DecideTable(const Data& printed) : Table(data, frames, *this, &trail), data(printed) {}

  Data data;
  Arena frames;
  Trail trail;

  template <class Question>
  Asked<typename Question::Answer> ask(const State& s, const Question&) {
    // Whoever draws from a deck of her own turns up its top card.
    if constexpr (std::is_same_v<Question, DrawnCard>) return {s.deck.pile.back()};
    return {};
  }
  template <class Question>
  Asked<Known> need(const State&, const Question&) {
    return {Known{}};
  }
};

// ---- reading and writing

// More than any box holds of markers, votes and the like, and still within the State's numbers.
inline constexpr int most_pieces = 100;

// A list of different players, all three of them.
Order read_order(Given& given, std::string_view key);

template <class Noun>
Doc name_or_null(std::optional<Noun> noun) {
  return noun ? Doc(token(*noun)) : Doc();
}

// ---- the kinds

Doc decide_setup_workers(Given& g, DecideTable& t);
Doc decide_trigger(Given& g, DecideTable& t);
Doc decide_move_worker(Given& g, DecideTable& t);
Doc decide_timer_flip(Given& g, DecideTable& t);
Doc decide_province(Given& g, DecideTable& t);
Doc decide_card(Given& g, DecideTable& t);

Doc decide_votes(Given& g, DecideTable& t);
Doc decide_council_vp(Given& g, DecideTable& t);
Doc decide_privilege(Given& g, DecideTable& t);
Doc decide_reward(Given& g, DecideTable& t);
Doc decide_last_reward(Given& g, DecideTable& t);
Doc decide_track(Given& g, DecideTable& t);
Doc decide_end(Given& g, DecideTable& t);
Doc decide_foreshadow(Given& g, DecideTable& t);

}  // namespace seatmate::pendulum
