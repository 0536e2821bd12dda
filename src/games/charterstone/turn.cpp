#include "games/charterstone/turn.h"

#include <algorithm>

namespace seatmate::charterstone {

void enter_chronicle(State& s, Table& t, int card) {
  s.chronicle.cards.add(card);
  const Pulled pulled = pulled_by(t, card, s.chronicle.cards);
  for (const std::uint16_t one : pulled) s.chronicle.cards.add(one);
  if (pulled.empty()) return;
  // CH-DECK-4: what joins the deck does so when it is formed the next time.
  t.mention([&] {
    return Message{"charter.mention.pulled",
                   {Arg("n", pulled[0]), Arg("last", pulled[pulled.size() - 1]),
                    Arg("count", static_cast<int>(pulled.size())),
                    Arg("deck", joins_deck(pulled[0]) ? 1 : 0)}};
  });
}

namespace {

// Where a card of a crate goes; the guide gives buildings and personas to who opens it.
std::string_view goes_where(CardKind kind, bool by_automa, bool by_human) {
  if (kind == CardKind::guidepost) return "guidepost";
  const Goes goes = goes_to(kind);
  if (by_human && (kind == CardKind::building || goes == Goes::chest)) return "yours";
  switch (goes) {
    case Goes::chronicle:
      return "chronicle";
    case Goes::chest:
      return "chest";
    case Goes::advancement:
      return by_automa ? "advancement-discard" : "advancement";
    case Goes::objectives:
      return by_automa ? "objectives-discard" : "objectives";
    default:
      return "supply";
  }
}

}  // namespace

Message crate_parts(const Data& data, const State& s, Crate crate, Owner opener) {
  const bool charter = is_charter(opener);
  const bool by_automa = charter && is_automa(s, charter_of(opener));
  struct Part {
    std::string_view where;
    std::vector<int> numbers;
  };
  std::vector<Part> parts;
  for (const GuideCard& card : data.contents(crate)) {
    const std::string_view where = goes_where(card.kind, by_automa, charter && !by_automa);
    auto part = std::find_if(parts.begin(), parts.end(),
                             [&](const Part& one) { return one.where == where; });
    if (part == parts.end()) part = parts.insert(parts.end(), {where, {}});
    part->numbers.push_back(card.number);
  }
  std::vector<Message> said;
  for (const Part& part : parts) {
    std::vector<Message> cards;
    for (std::size_t i = 0; i < part.numbers.size();) {  // a row of them is said by its ends
      std::size_t end = i + 1;
      while (end < part.numbers.size() && part.numbers[end] == part.numbers[end - 1] + 1) ++end;
      if (end - i > 2)
        cards.push_back({"charter.label.from-to",
                         {Arg("from", part.numbers[i]), Arg("to", part.numbers[end - 1])}});
      else
        for (std::size_t k = i; k < end; ++k) cards.push_back(plain_number(part.numbers[k]));
      i = end;
    }
    said.push_back({"charter.label.crate-part",
                    {Arg("cards", std::move(cards)), Arg("where", term("goes", part.where))}});
  }
  return vocabulary.list(std::move(said));
}

void release(State& s, Table& t, Crate crate, Owner opener) {
  s.chronicle.opened.add(crate);
  const bool by_automa = is_charter(opener) && is_automa(s, charter_of(opener));
  for (const GuideCard& card : t.data.contents(crate)) {
    if (card.kind == CardKind::guidepost) {
      s.chronicle.guidepost = card.number;
      continue;
    }
    switch (goes_to(card.kind)) {
      case Goes::chronicle:
        enter_chronicle(s, t, card.number);
        break;
      case Goes::chest:
        if (!is_charter(opener)) break;
        if (Chest& chest = s.chronicle.chests[index(charter_of(opener))]; !chest.personas.full())
          chest.personas.push_back({card.number, false});
        if (!by_automa) break;  // a human knows where his cards go
        t.mention([&] { return Message{"charter.mention.persona", {Arg("n", card.number)}}; });
        break;
      default:
        s.chronicle.cards.add(card.number);
        if (by_automa && s.readings.keeps_random_gain && card.kind == CardKind::token &&
            card.number > 200)
          ++s.seats[index(charter_of(opener))].minions;  // AMB-16
    }
  }
}

void advance_progress(State& s, Table& t, Charter actor, bool by_icon) {
  std::size_t position = s.progress;
  const auto kind = next_space(t, t.data.progress.spaces, position);
  if (!kind) {
    t.tell(s, [&] { return vocabulary.note(t, "progress-end", {}); });
    return;
  }
  s.progress = static_cast<std::uint8_t>(position);
  if (*kind == SpaceKind::hourglass && !s.last_round) {
    s.last_round = true;
    // AMB-26: whose turn moved it there.
    if (by_icon || !s.readings.ended_by_icon_only) s.ended_by = owner_of(actor);
  }
  t.tell(s, [&] {
    return vocabulary.step(t, "progress",
                           {Arg("space", static_cast<int>(position) + 1),
                            Arg("kind", term("space", space_names[index(*kind)])),
                            Arg("human", is_human(s, actor) ? 1 : 0)});
  });
}

void retrieve(State& s, Table& t, Charter c) {
  const Owner me = owner_of(c);
  int minions = 0;
  for (Owner& worker : s.commons)
    if (worker == me) worker = Owner::nobody;
  for (std::size_t k = 0; k < charter_count; ++k)
    for (std::size_t plot = 0; plot < plots; ++plot) {
      if (s.workers[k][plot] == me) s.workers[k][plot] = Owner::nobody;
      if (s.minions[k][plot] == me) {
        s.minions[k][plot] = Owner::nobody;
        ++minions;
      }
    }
  take_back(s.seats[index(c)], minions);
  t.tell(s, [&] {
    return vocabulary.step(t, "retrieve", {Arg("charter", term(c)), Arg("minions", minions)});
  });
}

void gain_vp(State& s, Table& t, Charter c, int vp, std::string_view why) {
  if (vp == 0) return;
  s.seats[index(c)].vp = static_cast<std::int16_t>(s.seats[index(c)].vp + vp);
  t.tell(s, [&] {
    return vocabulary.step(
        t, why,
        {Arg("charter", term(c)), Arg("vp", vp), Arg("total", s.seats[index(c)].vp),
         Arg("human", is_human(s, c) ? 1 : 0)});
  });
}

namespace {

void tell_place(const State& s, Table& t, Charter me, const Placement& p) {
  const auto step = [&] {
    const Message who_name = term(me);
    const Arg who("charter", who_name);
    if (p.in_commons)
      return vocabulary.step(
          t, "place",
          {who, Arg("piece", term("piece", "regular")), Arg("where", term(p.common)),
           Arg("bumped", term(p.bumped)), Arg("rolls", 0)},
          {std::string(token(p.common))});
    if (p.piece == Piece::none)
      return vocabulary.step(t, "place-nowhere", {who, Arg("where", term(charter_of(p.charter)))});
    const Charter c = charter_of(p.charter);
    return vocabulary.step(t, "place",
                           {who, Arg("piece", term("piece", piece_names[index(p.piece)])),
                            Arg("where", place_label(t.data, s, c, p.slot)),
                            Arg("bumped", term(p.bumped)), Arg("rolls", p.rolls)},
                           {place_token(c, p.slot)});
  };
  t.tell_first(s, step, [&](State& done) {
    if (p.piece != Piece::none) occupy(done, me, p);
  });
  if (p.peril != Peril::none)
    t.tell(s, [&] { return vocabulary.step(t, "takes-peril", {Arg("charter", term(me))}); });
  if (p.pays)
    t.tell(s, [&] { return vocabulary.step(t, "pays-minion", {Arg("charter", term(me))}); });
}

}  // namespace

Turn<> settle_bet(State& s, Table& t) {
  const Charter user = charter_of(s.bet_user);
  const Charter owner = charter_of(s.bet_owner);
  Charter shown{};
  if (s.readings.owner_rolls && is_human(s, owner))  // AMB-23
    shown = co_await t.ask(s, Die{});
  else
    shown = co_await roll_die(s, t);
  s.bet_user = s.bet_owner = Owner::nobody;
  cite(t.reasons, Line::CH_GP_405_rolls, static_cast<int>(shown));
  if (shown == user || shown == owner)
    for (const Charter c : {user, owner}) gain_vp(s, t, c, 1, "bet-vp");
}

namespace {

Turn<> discard_effect(State& s, Table& t) {
  s.mat = co_await t.ask(s, MatNow{});
  const Mat mat = mat_of(t.data, s.mat);
  const auto chosen = two_highest(t, mat);
  const auto step = [&] {
    std::vector<Message> cards;
    for (const std::uint8_t i : chosen) cards.push_back(plain_number(mat[i].number));
    return vocabulary.step(
        t, "discard",
        {Arg("count", static_cast<int>(cards.size())), Arg("cards", std::move(cards))});
  };
  const auto discard = [&](State& state) {
    for (const std::uint8_t i : chosen) forget_on_mat(state, mat[i].number);
  };
  t.tell_first(s, step, discard);
  discard(s);
}

// CH-OVER-1: what may be covered is chosen by value where every plot is taken.
Turn<> need_covered(State& s, Table& t, Charter me) {
  SlotSet built;
  for (std::size_t plot = 0; plot < plots; ++plot) {
    const std::uint8_t number = building_at(s, me, plot);
    if (number == 0) co_return;
    if (!is_basic(number)) built.add(static_cast<Slot>(plot));
  }
  co_await need_values(s, t, me, built);
}

Turn<> build_effect(State& s, Table& t, Charter me) {
  const bool over = has_overbuilding(s.chronicle);
  if (over) co_await need_covered(s, t, me);
  const Plots places = plots_of(t.data, s, me);
  auto place = building_plot(t, me, places, over);
  if (!place) {
    t.tell(s, [&] { return vocabulary.note(t, "no-plot", {Arg("charter", term(me))}); });
    co_return;
  }
  if (s.readings.plot_asked && has_empty_plot(places)) {  // AMB-17
    const std::uint8_t plot = co_await t.ask(s, EmptyPlot{me});
    place = static_cast<Slot>(plot);
  }
  s.mat = co_await t.ask(s, MatNow{});
  const Plot& at = places[index(*place)];
  if (over && at.built) {
    co_await t.need(s, BuildingFact{building_at(s, me, index(*place))});
    for (const MatEntry& entry : MatNumbers(s.mat))
      if (is_building(entry.number) && !entry.constructed)
        co_await t.need(s, BuildingFact{static_cast<std::uint8_t>(entry.number)});
  }
  const Mat mat = mat_of(t.data, s.mat);
  const auto card = building_card(t, s.readings, at, mat, over);
  if (!card) {
    t.tell(s, [&] { return vocabulary.note(t, "no-building-card", {Arg("charter", term(me))}); });
    co_return;
  }
  const auto number = static_cast<std::uint8_t>(mat[index(*card)].number);
  if (s.readings.crateless_archived) co_await t.need(s, BuildingFact{number});  // AMB-14
  const bool archived = archives_built(t, s.readings, mat_of(t.data, s.mat)[index(*card)], over);
  // Told before it stands there: the reasons speak of what stood there.
  const auto step = [&] {
    return vocabulary.step(
        t, "build",
        {Arg("charter", term(me)), Arg("card", number), Arg("plot", at.plot),
         Arg("at", plot_position(me, index(*place))), Arg("name", building_name(t.data, s, number)),
         Arg("covers", at.built ? 1 : 0)},
        {place_token(me, index(*place))});
  };
  const auto build = [&](State& state) {
    building_at(state, me, index(*place)) = number;
    forget_on_mat(state, number);
  };
  t.tell_first(s, step, build);
  build(s);
  t.tell(s, [&] {
    return vocabulary.step(t, "built-card",
                           {Arg("card", number), Arg("archived", archived ? 1 : 0)});
  });
  if (s.readings.auto_progress) advance_progress(s, t, me, false);  // AMB-5
}

Turn<> crate_effect(State& s, Table& t, Charter me) {
  s.mat = co_await t.ask(s, MatNow{});
  for (const MatEntry& entry : s.mat)
    if (is_building(entry.number) && entry.constructed)
      co_await t.need(s, BuildingFact{static_cast<std::uint8_t>(entry.number)});
  Mat mat = mat_of(t.data, s.mat);
  // A crate is opened once: such a card lies there only if it was discarded (AMB-15), or if its
  // crate was not told before.
  for (MatCard& card : mat) {
    if (!card.constructed || !has_open_crate(t.data, s, card.number)) continue;
    cite(t.reasons, Line::CH_EFF_CRATE_open_already, card.crate, card.number);
    t.tell(s, [&] {
      return vocabulary.note(t, "crate-open",
                             {Arg("crate", card.crate), Arg("card", card.number),
                              Arg("archived", s.readings.opened_discarded ? 0 : 1)});
    });
    card.crate = 0;
  }
  const auto card = crate_card(t, mat);
  if (!card) {
    t.tell(s, [&] { return vocabulary.note(t, "no-crate", {Arg("charter", term(me))}); });
    co_return;
  }
  const auto crate = static_cast<Crate>(mat[index(*card)].crate);
  cite(t.reasons, Line::CH_EFF_CRATE_sorted);
  release(s, t, crate, owner_of(me));
  t.tell(s, [&] {
    return vocabulary.step(t, "crate",
                           {Arg("charter", term(me)), Arg("card", mat[index(*card)].number),
                            Arg("crate", crate_name(crate))});
  });
  // CH-EFF-CRATE b, AMB-16: whatever the index guide says to an opener.
  t.tell(s, [&] {
    return vocabulary.step(t, "crate-cards",
                           {Arg("kept", s.readings.keeps_random_gain ? 1 : 0),
                            Arg("parts", crate_parts(t.data, s, crate, owner_of(me)))});
  });
  forget_on_mat(s, mat[index(*card)].number);
  t.tell(s, [&] {  // AMB-15
    return vocabulary.step(t, "crate-after",
                           {Arg("card", mat[index(*card)].number),
                            Arg("archived", s.readings.opened_discarded ? 0 : 1)});
  });
  if (s.readings.auto_progress) advance_progress(s, t, me, false);
}

Turn<> reputation_effect(State& s, Table& t, Charter me) {
  Seat& seat = s.seats[index(me)];
  std::optional<std::size_t> space;
  if (has_influence(t, Line::CH_EFF_REP_no_influence, seat.influence)) {
    co_await t.need(s, TableFact{Track::reputation});
    space = reputation_space(t, ReputationTrack{t.data, s},
                             player_count(s.readings, humans(s), automas(s)));
  }
  if (!space) {
    t.tell(s, [&] { return vocabulary.note(t, "no-reputation", {Arg("charter", term(me))}); });
    co_return;
  }
  --seat.influence;
  s.reputation[*space] = owner_of(me);
  t.tell(s, [&] {
    return vocabulary.step(t, "reputation",
                           {Arg("charter", term(me)), Arg("space", static_cast<int>(*space) + 1),
                            Arg("left", seat.influence)});
  });
}

Turn<> quota_effect(State& s, Table& t, Charter me) {
  Seat& seat = s.seats[index(me)];
  std::optional<QuotaSpace> space;
  if (has_influence(t, Line::CH_EFF_QUOTA_no_influence, seat.influence)) {
    co_await t.need(s, TableFact{Track::quota});
    space = quota_space(t, QuotaRows{t.data, s});
  }
  if (!space) {
    t.tell(s, [&] { return vocabulary.note(t, "no-quota", {Arg("charter", term(me))}); });
    co_return;
  }
  --seat.influence;
  s.quota[space->row][space->column] = owner_of(me);
  t.tell(s, [&] {
    return vocabulary.step(t, "quota",
                           {Arg("charter", term(me)), Arg("row", space->row + 1),
                            Arg("column", space->column + 1), Arg("left", seat.influence)});
  });
}

Turn<> automa_effect(State& s, Table& t, Charter me, Effect effect) {
  switch (effect) {
    case Effect::discard:
      co_await discard_effect(s, t);
      break;
    case Effect::build:
      co_await build_effect(s, t, me);
      break;
    case Effect::crate:
      co_await crate_effect(s, t, me);
      break;
    case Effect::progress:
      advance_progress(s, t, me, true);
      break;
    case Effect::reputation:
      co_await reputation_effect(s, t, me);
      break;
    case Effect::quota:
      co_await quota_effect(s, t, me);
      break;
  }
}

}  // namespace

Turn<std::uint8_t> next_card(State& s, Table& t, Owner whom) {
  if (s.deck_kind != DeckKind::mine) {
    const std::uint8_t top = draw_card(s, t);
    co_await t.need(s, CardFact{top});
    co_return top;
  }
  // CH-DECK-2, CH-DECK-3: the player's own deck is empty when all but those aside were turned up.
  if (static_cast<int>(s.deck.played.size()) >= deck_size(s) - set_aside(s.game)) {
    cite(t.reasons, Line::CH_DECK_2_reshuffle);
    if (set_aside(s.game) > 0) cite(t.reasons, Line::CH_DECK_3_aside);
    s.deck.played.clear();
    t.tell(s, [&] {
      return vocabulary.step(
          t, "reshuffle",
          {Arg("aside", set_aside(s.game)), Arg("all", s.readings.reshuffle_discard ? 0 : 1)});
    });
  }
  const std::uint8_t card = co_await t.ask(s, DrawnCard{whom});
  cite(t.reasons, Line::CH_DECK_1_drawn, first_automa_card + card);
  if (s.deck.played.contains(card)) {  // CH-DECK-2: he shuffled in between, or read it wrong
    s.deck.played.clear();
    t.tell(s, [&] {
      return vocabulary.note(t, "card-again", {Arg("card", first_automa_card + card)});
    });
  }
  s.deck.played.push_back(card);
  co_await t.need(s, CardFact{card});
  co_return card;
}

Turn<> automa_turn(State& s, Table& t) {
  const Charter me = s.current;
  ++s.automa_turns;
  // What lies on the table of this turn: nothing yet.
  s.die = Owner::nobody;
  s.last_card = nowhere;
  // Turns of several Automas follow from one entry, under one title; their steps say whose they
  // are.
  t.title([&] {
    return Message{"charter.title.her-turn", {Arg("charter", term(me)), Arg("n", automas(s))}};
  });
  if (moves_progress_first(t, s.readings, s.seats[index(me)].influence))
    advance_progress(s, t, me, false);
  if (!draws_card(t, s.seats[index(me)])) {
    retrieve(s, t, me);
    end_turn(s);
    co_return;
  }
  const std::uint8_t number = co_await next_card(s, t, owner_of(me));
  s.last_card = number;
  const AutomaCard& card = card_of(t.data, s, number);
  t.tell(s, [&] {
    return vocabulary.note(t, "card",
                           {Arg("card", first_automa_card + number), Arg("charter", term(me)),
                            Arg("face", card_face(t.data, s, number))});
  });
  const auto street = [&](Charter c) { return street_of(t.data, s, c); };
  const Placement p = co_await find_place(s, t, card, me, street);
  // CH-GP-411, AMB-9.
  if (guidepost_of(s) == 411 && s.readings.martial_law_pays && is_charter(p.charter) &&
      charter_of(p.charter) != me && s.seats[index(me)].influence > 0) {
    cite(t.reasons, Line::CH_GP_411_pays);
    --s.seats[index(me)].influence;
    t.tell(s, [&] { return vocabulary.step(t, "martial-law", {Arg("charter", term(me))}); });
  }
  tell_place(s, t, me, p);
  if (p.piece != Piece::none) occupy(s, me, p);
  if (guidepost_of(s) == 408 && p.peril != Peril::none && candle_burns(s)) {
    const bool fuel = p.peril == Peril::unknown
                          ? co_await t.ask(s, FuelShortage{charter_of(p.charter), p.slot})
                          : p.peril == Peril::fuel_shortage;
    if (fuel) {
      cite(t.reasons, Line::CH_GP_408_blown_out);
      s.seats[index(me)].candle = true;
      t.tell(s, [&] { return vocabulary.step(t, "candle", {Arg("charter", term(me))}); });
    }
  }
  if (is_charter(p.minion_owner)) gain_vp(s, t, charter_of(p.minion_owner), 1, "minion-vp");
  if (is_charter(p.charter) && p.piece != Piece::none) {
    const Charter owner = charter_of(p.charter);
    if (guidepost_of(s) == 406 && owner != me && is_human(s, owner)) {
      cite(t.reasons, Line::CH_GP_406_supply_pays);  // AMB-22
      t.tell(s, [&] { return vocabulary.step(t, "supply-pays", {Arg("charter", term(owner))}); });
    }
    place_bet(s, me, owner);
    if (s.bet_user != Owner::nobody) co_await settle_bet(s, t);
  }
  gain_vp(s, t, me, p.vp, "vp");
  if (card.effects.size() > 1) cite(t.reasons, Line::CH_TURN_2_icons_in_order);
  for (const Effect effect : card.effects) co_await automa_effect(s, t, me, effect);
  end_turn(s);
}

}  // namespace seatmate::charterstone
