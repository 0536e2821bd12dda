#pragma once

// A step to carry out: a headline and the little things that happened on the way to it.

#include "games/golem/words.h"

namespace seatmate::golem {

template <class Table>
Step step_of(Table& t, std::string_view id, std::vector<Arg> args,
             std::vector<std::string> places = {}) {
  Step step = vocabulary.step(t, id, std::move(args));
  step.places = std::move(places);
  return step;
}
template <class Table>
Step note_of(Table& t, std::string_view id, std::vector<Arg> args) {
  Step step = step_of(t, id, std::move(args));
  step.kind = Step::Kind::note;
  return step;
}
inline std::string place_of(Colour district, int section) {
  return std::string(token(district)) + "-" + std::to_string(section);
}

}  // namespace seatmate::golem
