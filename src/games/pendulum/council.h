#pragma once

// Chapter "Council phase", steps 0 and I: points, votes and privilege.

#include <algorithm>
#include <string_view>
#include <vector>

#include "games/pendulum/cards.h"
#include "games/pendulum/table.h"
#include "games/pendulum/track.h"

namespace seatmate::pendulum {

struct CouncilSum {
  int sum = 0;
  int counted = 0;  // within its limits
};
using CouncilCards = InlineVector<AutomaCard, council_cards>;

inline CouncilCards cards_on_mat(const Data& data, const State& s, std::size_t automa_number) {
  CouncilCards cards;
  for (const int number : s.mat[automa_number]) cards.push_back(card_of(data, s, number));
  return cards;
}

// PE-COUNCIL-2, PE-COUNCIL-3: symbols, scorecard and time markers, which count in full for each
// automa; never less than nothing.
CouncilSum council_vp(Listener* reasons, const CouncilCards& cards, int scorecard, int markers);
// PE-COUNCIL-4: the same for votes, between 0 and 20.
CouncilSum council_votes(Listener* reasons, const CouncilCards& cards, int scorecard, int markers);

// PE-COUNCIL-5, BF-13, BF-14: most votes first; of those tied, who was lower goes ahead (AMB-10).
using Order = std::array<Player, player_count>;
Order privilege_order(Listener* reasons, const std::array<int, player_count>& votes,
                      const Order& before, bool higher_ahead);
// PE-COUNCIL-6, BF-12.
inline int privilege_vp(std::size_t place) { return place == 0 ? 2 : place == 1 ? 1 : 0; }
int vp_of_place(Listener* reasons, std::size_t place);

// PE-COUNCIL-1: three cards for each automa, unless they lie there already (PE-FORE-1).
Turn<> draw_council_cards(State& s, Table& t);

// "Automa 1 gains 3 VP": on the mat's own track hands move its marker, on ours it is seen to move.
Step tell_vp(Table& t, const State& s, std::string_view what, std::size_t i, int vp,
             std::vector<Message> cards = {});

// Step 0.
Turn<> council_points(State& s, Table& t);

// Step I.
Turn<> council_privilege(State& s, Table& t);

}  // namespace seatmate::pendulum
