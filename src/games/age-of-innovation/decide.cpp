// `decide`: one question in the shapes of docs/decide.md, answered by the rules that `play` runs.

#include "games/age-of-innovation/game.h"

namespace seatmate::age_of_innovation {

Doc decide_case(const Data&, const Doc& question) {
  Doc result = Doc::object();
  result.set("error", "unknown kind \"" + question["kind"].text() + "\"");
  return result;
}

}  // namespace seatmate::age_of_innovation
