#include "games/golem/turn.h"

namespace seatmate::golem {

TurnKind kind_of_turn(Table& t, int turn, const AutomaCard& card, const AutomaCard* before,
                      bool rabbi_done) {
  TurnKind result;
  result.kind = card.marble_first ? ActionKind::marble : ActionKind::rabbi;
  if (turn == 2) {
    if (rabbi_done) {
      result = {ActionKind::marble, TurnWhy::owed};
    } else if (before->right_half && card.left_half) {
      result = {ActionKind::rabbi, TurnWhy::symbol};
    }
  } else if (turn == 3) {
    result = {rabbi_done ? ActionKind::marble : ActionKind::rabbi, TurnWhy::owed};
    cite(t.reasons, Line::GO_TURN_3_third_turn);
  }
  static constexpr std::array why_so{Line::GO_TURN_2_column, Line::GO_TURN_2_symbol,
                                     Line::GO_TURN_1_owed};  // by TurnWhy
  cite(t.reasons, why_so[index(result.why)], static_cast<int>(result.kind), turn);
  return result;
}

void take_marble(State& s, Table& t, const MarbleChoice& choice) {
  --s.rows[index(choice.row)][index(choice.marble)];
  s.taken.push_back(choice.marble);
  cite(t.reasons, Line::GO_MARBLE_13_value, choice.value);
  if (is_coloured(choice.marble)) {
    const auto colour = static_cast<Colour>(choice.marble);
    if (students_where(t.data, s, true).has(colour)) move_student(s, t, colour, 1);
  } else if (choice.marble == Marble::black) {
    ColourSet among = students_where(t.data, s, true);
    const auto first = student_forward(s, t, among);
    if (first) {
      among.remove(*first);
      static_cast<void>(student_forward(s, t, among));
    }
  }
}

namespace {

void tell_marble(State& s, Table& t, const MarbleChoice& choice) {
  t.tell(s, [&] {
    return vocabulary.step(t, choice.row == Row::mirror ? "marble-mirror" : "marble",
                           {Arg("marble", term(choice.marble)), Arg("row", term(choice.row)),
                            Arg("action", term(choice.action)), Arg("value", choice.value)});
  });
}

}  // namespace

Turn<> work_action(State& s, Table& t, const MarbleChoice& choice) {
  // F-30: the left arm makes every work stronger by one.
  const int value = choice.value + (has_part(s, GolemPart::left_arm) ? 1 : 0);
  const WorkPlan plan = plan_work(s, t, value);
  spend(s, t, plan.paid, {For::Kind::work});
  gain(s, t, plan.gained, {plan.golems > 0 ? For::Kind::surplus : For::Kind::value});
  if (plan.nobody) no_benefit(s, t, *plan.nobody);
  tell_marble(s, t, choice);
  for (int i = 0; i < plan.golems; ++i) {
    const auto worker = next_worker(s, t);
    if (!worker) break;
    co_await activate_golem(s, t, *worker);
  }
}

Turn<> area_action(State& s, Table& t, Colour area, const MarbleChoice& choice) {
  gain(s, t, choice.value, {For::Kind::value});
  cite(t.reasons, Line::GO_ACT_1_resources, choice.value);
  tell_marble(s, t, choice);
  co_await t.need(s, TableFact{BoardTable::red_zone});
  if (red_zone(s, t)) {
    cite(t.reasons, Line::GO_ACT_2_no_development);
  } else if (!all_developed(s, area)) {
    const Cause before = t.enter(s, {Cause::Kind::develop, static_cast<std::uint8_t>(area)});
    cite(t.reasons, Line::GO_ACT_2_development);
    static_cast<void>(co_await develop(s, t, area, 0));
    t.leave(s, before);
  }
  cite(t.reasons, Line::GO_ACT_3_main_action);
  switch (area) {
    case Colour::red: {
      if (creatable(s) == 0) co_return;
      const Cause before = t.enter(s, {Cause::Kind::create});
      static_cast<void>(co_await create_golem(s, t, 0));
      t.leave(s, before);
      break;
    }
    case Colour::yellow: {
      if (s.gold == gold_slots) co_return;
      co_await t.need(s, TableFact{BoardTable::gold_of_artefact});
      const Cause before = t.enter(s, {Cause::Kind::gold});
      spend(s, t, 3, {For::Kind::gold});  // F-11
      static_cast<void>(co_await place_gold(s, t, 1));
      t.leave(s, before);
      break;
    }
    case Colour::blue: {
      const Cause before = t.enter(s, {Cause::Kind::buy});
      if (!co_await buy_book(s, t, 0)) cite(t.reasons, Line::GO_INC_1_no_book);
      t.leave(s, before);
      break;
    }
  }
}

Turn<> marble_action(State& s, Table& t) {
  const AutomaCard& card = last_card(t.data, s);
  const CharacterCard& shown = character(t.data, s);
  const MarbleChoice choice = choose_marble(s, t, card.criteria, shown.left, shown.right);
  --s.marbles_left[index(Player::automa)];
  if (choice.by == ChosenBy::none) {  // every marble is gone
    no_benefit(s, t, Line::GO_INC_4_no_marble);
    t.tell(s, [&] { return vocabulary.note(t, "no-marble", {}); });
    co_return;
  }
  take_marble(s, t, choice);
  if (choice.mirror_cost > 0) spend(s, t, choice.mirror_cost, {For::Kind::mirror});
  if (choice.action == Row::work)
    co_await work_action(s, t, choice);
  else
    co_await area_action(s, t, token_of(choice.action), choice);
}

Turn<> card_bonus(State& s, Table& t, const AutomaCard& card) {
  if (card.bonus == Bonus::none) co_return;
  if (s.level < card.level) {
    cite(t.reasons, Line::GO_BONUS_1_level_too_low, s.level, card.level);
    co_return;
  }
  const Cause before =
      t.enter(s, {Cause::Kind::bonus, static_cast<std::uint8_t>(card.bonus), card.level});
  cite(t.reasons, Line::GO_BONUS_1_bonus, s.level, card.level);
  bool any = true;
  switch (card.bonus) {
    case Bonus::gold:
      any = co_await place_gold(s, t, 1);
      break;
    case Bonus::learning:
      any = move_track(s, t, Colour::blue, 1) != 0;
      break;
    case Bonus::student:
      any = student_of_token(s, t, students_where(t.data, s, true)).has_value();
      break;
    case Bonus::golem_1:
    case Bonus::golem_2: {
      const std::size_t most = card.bonus == Bonus::golem_1 ? 1 : 2;
      if (s.golems.size() > most) {
        cite(t.reasons, Line::GO_BONUS_2_enough_golems, static_cast<int>(s.golems.size()));
        t.leave_untold(before);
        co_return;
      }
      any = co_await create_golem(s, t, 0);
      break;
    }
    case Bonus::shuffle:
      s.shuffle_all = true;
      break;
    case Bonus::none:
      break;
  }
  cite(t.reasons, Line::GO_BONUS_2_kind, static_cast<int>(card.bonus));
  if (!any) no_benefit(s, t, Line::GO_INC_4_no_benefit);
  t.leave(s, before);
}

namespace {

// GO-CARD-1: the top card is laid to the right of the one before it.
Turn<> lay_card(State& s, Table& t) {
  std::uint8_t number = 0;
  if (s.deck_kind == DeckKind::mine)
    number = co_await t.ask(s, DrawnCard{});
  else
    number = s.deck.draw();
  s.laid.push_back(number);
  co_await t.need(s, CardFact{number});
  cite(t.reasons, Line::GO_CARD_1_laid, number, static_cast<int>(s.laid.size()));
}

}  // namespace

Turn<> automa_turn(State& s, Table& t) {
  ++s.turns_taken;
  co_await lay_card(s, t);
  const AutomaCard& card = last_card(t.data, s);
  const auto turn = static_cast<int>(s.laid.size());
  const AutomaCard* before = turn > 1 ? &card_of(t.data, s, s.laid[s.laid.size() - 2]) : nullptr;
  t.title([&] {
    return Message{"golem.title.her-turn",
                   {Arg("round", s.round), Arg("turn", turn), Arg("card", s.laid.back())}};
  });
  cite(t.reasons, Line::GO_CARD_2_left_to_right);
  co_await card_bonus(s, t, card);
  const bool rabbi_done = s.rabbi[index(Player::automa)] != 0;
  const TurnKind kind = kind_of_turn(t, turn, card, before, rabbi_done);
  cite(t.reasons, Line::GO_CARD_3_one_column, static_cast<int>(kind.kind));
  cite(t.reasons, Line::GO_GEN_3_never_passes);
  if (kind.kind == ActionKind::rabbi)
    co_await rabbi_action(s, t);
  else
    co_await marble_action(s, t);
  end_turn(s);
  // Two turns of hers in a row: the player says when.
  s.wait = s.phase == Phase::actions && s.queue[0] == Player::automa;
}

}  // namespace seatmate::golem
