#pragma once

// The door of `decide` (docs/decide.md): a question is read into a State, the rules of the game
// answer it, and what they wrote down becomes the result. Nothing is decided here.

#include "engine/given.h"
#include "engine/turn.h"
#include "games/golem/rules.h"
#include "games/golem/table.h"
#include "games/golem/words.h"

namespace seatmate::golem {

// The table of a question: nobody sits at it, everything is known, everything is written down.
struct DecideTable : AnsweredBy<DecideTable, Table>, Table {
  explicit DecideTable(const Data& printed) : Table(own, frames, *this, &trail), own(printed) {}

  Data own;  // what a question says that is printed differently
  Arena frames;
  Trail trail;

  template <class Question>
  Asked<typename Question::Answer> ask(const State&, const Question&) {
    return {};
  }
  template <class Question>
  Asked<Known> need(const State&, const Question&) {
    return {Known{}};
  }
};

// What several kinds are given.
struct CardColours {
  Colour left = Colour::red;
  Colour right = Colour::yellow;
};
CardColours read_character(Given& character);
void read_strategy(Given& given, State& s);
void read_golems(Given& given, State& s);

// ---- writing

Doc golem_doc(const Golem& golem);

// ---- the kinds

Doc decide_marble(Given& g, DecideTable& t);
Doc decide_rabbi(Given& g, DecideTable& t);
Doc decide_turn_order(Given& g, DecideTable& t);
Doc decide_resources(Given& g, DecideTable& t);
Doc decide_influence(Given& g, DecideTable& t);
Doc decide_end_scoring(Given& g, DecideTable& t);

Doc decide_move_golems(Given& g, DecideTable& t);
Doc decide_work(Given& g, DecideTable& t);
Doc decide_create_golem(Given& g, DecideTable& t);
Doc decide_kill(Given& g, DecideTable& t);
Doc decide_student(Given& g, DecideTable& t);
Doc decide_book(Given& g, DecideTable& t);
Doc decide_upgrade_type(Given& g, DecideTable& t);

}  // namespace seatmate::golem
