#include "games/age-of-innovation/turn.h"

namespace seatmate::age_of_innovation {

Turn<> perform_card(State& s, Table& t) {
  const AutomaCard& card = t.data.cards[s.action];
  const Support& support = support_of(t.data, s);
  cite(t.reasons, Line::AI_TURN_6_all_actions, s.action, s.support);
  t.title([&] {
    return Message{"aoi.title.her-turn", {Arg("action", s.action), Arg("support", s.support)}};
  });
  for (const Act act : card.acts) {
    switch (act) {
      case Act::upgrade:
        co_await upgrade_building(s, t, support);
        break;
      case Act::gain_points:
        gain_points(s, t, card.points);
        break;
      case Act::cover:
        cover_actions(s, t, support);
        break;
      case Act::send_scholar:
        send_scholar(s, t, support);
        break;
      case Act::transform_build:
        co_await transform_and_build(s, t, support, plain_build);
        break;
      case Act::faction:
        co_await faction_action(s, t, support);
        break;
      case Act::take_innovation:
        take_innovation(s, t, support);
        break;
      case Act::advance:
        advance_levels(s, t, support, 1);
        break;
    }
  }
}

namespace {

void pass_turn(State& s, Table& t) {
  t.title([&] { return Message{"aoi.title.she-passes", {Arg("round", s.round)}}; });
  automa_passes(s, t);
}

// The next card: the top of the deck, or told by the player who holds it. None: not told yet.
std::optional<Card> next_card(State& s, Table& t, DrawnCard::For purpose) {
  std::optional<Card> card;
  if (s.own_cards) {
    card = t.ask(s, DrawnCard{purpose}).answer;
    if (!card) return card;
    s.deck.played.push_back(*card);
  } else {
    card = s.deck.draw();
  }
  ++s.drawn;
  return card;
}

}  // namespace

Asked<Drawn> turn_up_cards(State& s, Table& t) {
  if (s.drawn == 0) {  // AI-TURN-2
    const auto card = next_card(s, t, DrawnCard::For::support);
    if (!card) return {};
    s.support = *card;
    cite(t.reasons, Line::AI_TURN_2_first_pair);
  } else {  // AI-TURN-3
    s.support = s.action;
    cite(t.reasons, Line::AI_TURN_3_support_card, s.support);
  }
  s.action = 0;
  if (s.drawn == s.deck_size) {  // AI-TURN-4
    cite(t.reasons, Line::AI_TURN_4_deck_empty, s.support);
    return {Drawn::deck_empty};
  }
  const auto card = next_card(s, t, DrawnCard::For::action);
  if (!card) return {};
  s.action = *card;
  if (!passes_on(t.data.cards[s.action], s.drawn, s.deck_size)) return {Drawn::action_card};
  cite(t.reasons, Line::AI_TURN_5_pass_symbol, s.action, s.support);
  return {Drawn::pass_symbol};
}

Turn<> automa_turn(State& s, Table& t) {
  s.wait_for_go = false;
  ++s.turns_taken;
  const Drawn drawn = co_await turn_up_cards(s, t);
  if (drawn == Drawn::action_card)
    co_await perform_card(s, t);
  else
    pass_turn(s, t);
  next_player(s, t);
}

}  // namespace seatmate::age_of_innovation
