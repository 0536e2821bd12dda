#include "games/pendulum/council.h"

#include "games/pendulum/end.h"

namespace seatmate::pendulum {

CouncilSum council_vp(Listener* reasons, const CouncilCards& cards, int scorecard, int markers) {
  int symbols = 0;
  for (const AutomaCard& card : cards) symbols += card.vp;
  const int sum = symbols + scorecard + markers;
  cite(reasons, Line::PE_COUNCIL_2_cards_and_scorecard, symbols, scorecard);
  cite(reasons, Line::PE_COUNCIL_3_markers, markers, sum);
  return {sum, std::max(0, sum)};
}

CouncilSum council_votes(Listener* reasons, const CouncilCards& cards, int scorecard, int markers) {
  int symbols = 0;
  for (const AutomaCard& card : cards) symbols += card.votes;
  const int sum = symbols + scorecard + markers;
  cite(reasons, Line::PE_COUNCIL_4_cards_and_scorecard, symbols, scorecard);
  cite(reasons, Line::PE_COUNCIL_4_markers, markers, sum);
  return {sum, std::clamp(sum, 0, most_votes)};
}

Order privilege_order(Listener* reasons, const std::array<int, player_count>& votes,
                      const Order& before, bool higher_ahead) {
  Order order = before;
  if (!higher_ahead) std::reverse(order.begin(), order.end());
  // Three players: an insertion sort keeps those tied as they stand.
  for (std::size_t i = 1; i < order.size(); ++i)
    for (std::size_t k = i; k > 0 && votes[index(order[k])] > votes[index(order[k - 1])]; --k)
      std::swap(order[k], order[k - 1]);
  cite(reasons, Line::PE_COUNCIL_5_most_votes, votes[index(order[0])], votes[index(order[1])]);
  if (votes[index(order[0])] == votes[index(order[1])] ||
      votes[index(order[1])] == votes[index(order[2])])
    cite(reasons, higher_ahead ? Line::PE_COUNCIL_5_tie_higher : Line::PE_COUNCIL_5_tie_lower);
  return order;
}

int vp_of_place(Listener* reasons, std::size_t place) {
  const int vp = privilege_vp(place);
  cite(reasons, Line::PE_COUNCIL_6_place, static_cast<int>(place) + 1, vp);
  return vp;
}

Turn<> draw_council_cards(State& s, Table& t) {
  if (s.foreshadowing) co_return;
  // AMB-24: the leftover deck serves.
  if (s.readings.fresh_council_deck) {
    s.deck.gather();
    if (s.deck_kind != DeckKind::mine) s.deck.shuffle(s.random);
    if (s.deck_kind == DeckKind::mine) t.tell(s, [&] { return vocabulary.step(t, "reshuffle"); });
  }
  co_await draw_for_both(s, t, council_cards);
}

Step tell_vp(Table& t, const State& s, std::string_view what, std::size_t i, int vp,
             std::vector<Message> cards) {
  const RowColumn at = row_column(track_of(t.data, s), s.position[i]);
  return vocabulary.step(
      t, what,
      {Arg("automa", term(automa(i))), Arg("vp", vp), Arg("mat", s.own_track ? 1 : 0),
       Arg("row", at.row), Arg("column", at.column),
       Arg("stands", standing_of(t.data, s, automa(i))), Arg("cards", std::move(cards))});
}

Turn<> council_points(State& s, Table& t) {
  t.title([&] { return Message{"pen.title.council", {Arg("round", s.round)}}; });
  co_await draw_council_cards(s, t);
  cite(t.reasons, Line::PE_COUNCIL_1_three_each, static_cast<int>(s.mat[0].size()));
  cite(t.reasons, Line::PE_CARD_3_right_side);
  cite(t.reasons, Line::PE_GEN_5_votes_and_vp);
  for (std::size_t i = 0; i < automa_count; ++i) {
    for (const std::uint8_t number : s.mat[i]) co_await t.need(s, RightFact{number});
    const int scorecard = scorecard_of(t.data, s).vp[s.round - 1U];
    const CouncilSum vp =
        council_vp(t.reasons, cards_on_mat(t.data, s, i), scorecard, s.markers_on_mat);
    static_cast<void>(gain_vp(t.data, s, t.reasons, i, vp.counted));
    t.tell(s, [&] {
      std::vector<Message> cards;
      for (const int number : s.mat[i])
        cards.push_back({"pen.label.card",
                         {Arg("card", number), Arg("vp", card_of(t.data, s, number).vp),
                          Arg("votes", card_of(t.data, s, number).votes)}});
      return tell_vp(t, s, "points", i, vp.counted, std::move(cards));
    });
  }
  s.phase = Phase::privilege;
}

Turn<> council_privilege(State& s, Table& t) {
  std::array<int, player_count> votes{};
  for (std::size_t i = 0; i < automa_count; ++i) {
    const int scorecard = scorecard_of(t.data, s).votes[s.round - 1U];
    const CouncilSum sum =
        council_votes(t.reasons, cards_on_mat(t.data, s, i), scorecard, s.markers_on_mat);
    s.votes[i] = static_cast<std::uint8_t>(sum.counted);
    votes[i + 1] = sum.counted;
    t.tell(s, [&] {
      return vocabulary.note(t, "votes",
                             {Arg("automa", term(automa(i))), Arg("votes", sum.counted)});
    });
  }
  s.human_votes = co_await t.ask(s, HumanVotes{});
  votes[0] = s.human_votes;
  s.privilege = privilege_order(t.reasons, votes, s.privilege, s.readings.higher_ahead);
  t.tell(s, [&] {
    return vocabulary.step(
        t, "privilege",
        {Arg("first", term(s.privilege[0])), Arg("second", term(s.privilege[1])),
         Arg("third", term(s.privilege[2])), Arg("votes1", votes[index(s.privilege[0])]),
         Arg("votes2", votes[index(s.privilege[1])]), Arg("votes3", votes[index(s.privilege[2])])});
  });
  s.served = 0;
  // With Foreshadowing they lie there since before the round.
  if (!s.foreshadowing || !s.board_told) {
    s.board_told = false;
    s.board = empty_board;
  }
  s.tracks_told = false;
  s.phase = Phase::rewards;
}

}  // namespace seatmate::pendulum
