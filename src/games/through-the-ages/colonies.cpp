#include "games/through-the-ages/colonies.h"

namespace seatmate::through_the_ages {

void tell_changes(State& s, Table& t, const Markers& before) {
  if (t.telling()) {
    const Markers now = markers_of(t.data, s);
    const auto changed = [&](std::string_view what, int was, int is) {
      if (was != is)
        t.mention([&] { return Message{"tta.marker." + std::string(what), {Arg("n", is)}}; });
    };
    changed("science", before.science, now.science);
    changed("culture", before.culture, now.culture);
    changed("strength", before.strength, now.strength);
    changed("happiness", before.happiness, now.happiness);
    std::vector<Message> what = t.take_mentions();
    if (what.empty()) return;
    for (Message& message : what) t.mention([&] { return message; });
    t.tell(s, [&] { return vocabulary.step(t, "marker-changes", {}); });
  }
}

void tell_put_back(State& s, Table& t) {
  if (s.deck_kind == DeckKind::mine) t.tell(s, [&] { return vocabulary.step(t, "put-back", {}); });
}

Turn<> draw_military(State& s, Table& t, int n) {
  if (n == 0) co_return;
  if (s.age == Age::iv) {
    cite(t.reasons, Line::TTA_GAIN_8_age_iv);
    co_return;
  }
  cite(t.reasons, Line::TTA_GAIN_2_draw, n);
  const DrawnList drawn = co_await t.ask(s, DrawnMilitary{static_cast<std::uint8_t>(n)});
  for (const Military card : drawn) {
    const Destination to = place_military(s, t, card, units_of(t.data, s));
    if (t.telling()) {
      if (to.displaced != Military::none)
        t.mention([&] {
          return Message{"tta.did.displaced", {Arg("card", name_of(t.data, to.displaced))}};
        });
      t.mention([&] {
        return Message{"tta.did.drawn",
                       {Arg("card", name_of(t.data, card)),
                        Arg("to", term("drawn-to", drawn_to_names[index(to.to)])),
                        Arg("rotated", to.rotated ? "yes" : "no")}};
      });
    }
  }
}

Turn<> take_colony(State& s, Table& t, Military m, bool at_once) {
  const MilitaryCard& colony = t.data.card(m);
  if (!s.colonies.full()) s.colonies.push_back(m);
  settle_happiness(t.data, s);
  cite(t.reasons, Line::TTA_COL_6_managed, colony.colony_strength, colony.colony_happiness);
  if (!at_once) co_return;
  s.science = static_cast<std::int16_t>(s.science + colony.colony_science);
  s.culture = static_cast<std::int16_t>(s.culture + colony.colony_culture);
  if (t.telling()) {
    if (colony.colony_science > 0)
      t.mention([&] { return points_message("science", colony.colony_science); });
    if (colony.colony_culture > 0)
      t.mention([&] { return points_message("culture", colony.colony_culture); });
  }
  co_await draw_military(s, t, colony.colony_cards);
}

namespace {

// TTA-COL-5, TTA-COL-8.
void destroy_units(State& s, Table& t, int force) {
  const Units units = units_of(t.data, s);
  const auto places = units_to_destroy(t.data, s, units, force);
  cite(t.reasons, Line::TTA_COL_5_destroys, force, static_cast<int>(places.size()));
  cite(t.reasons, Line::TTA_COL_8_which_units);
  for (Tech& tech : s.techs) {
    int gone = 0;
    for (const std::size_t place : places) gone += units[place] == tech.card ? 1 : 0;
    tech.cubes = static_cast<std::uint8_t>(tech.cubes - gone);
    if (t.telling())
      if (gone > 0)
        t.mention([&] {
          return Message{"tta.did.destroy-units",
                         {Arg("n", gone), Arg("card", name_of(t.data, tech.card))}};
        });
  }
  check_tactics(s, t);
}

struct Offer {
  Bid bid;
  bool looked = false;  // at cards that go back
};

// TTA-COL-2 to -4, -7: cards are drawn, and his strength is asked for, only where they can change
// something: without a unit she sends none, and without a range that fits nothing adds to it.
Turn<Offer> make_offer(State& s, Table& t) {
  Offer offer;
  const Units units = units_of(t.data, s);
  if (units.empty()) {
    cite(t.reasons, Line::TTA_COL_3_no_bid, advantage(t.data, s));
    co_return offer;
  }
  co_await know_strength(s, t);
  const bool her_turn = s.card != 0;
  if (!her_turn) s.card = co_await draw_card(s, t);  // lies open while the further one is drawn
  const std::uint8_t number = s.card;
  cite(t.reasons, her_turn ? Line::TTA_COL_2_active_card : Line::TTA_COL_2_drawn_card,
       number_in_age(number));
  const auto& table = card_of(t.data, s, number).auction;
  const int adv = advantage(t.data, s);
  const bool bids = would_bid(adv, table, units);
  std::uint8_t further = 0;
  if (bids) further = co_await draw_card(s, t);
  if (!her_turn) s.card = 0;
  offer.bid =
      make_bid(s, t, adv, table, bids ? card_of(t.data, s, further).colonisation : 0, units);
  offer.looked = bids || !her_turn;
  if (!offer.looked) co_return offer;
  if (bids && !her_turn && s.deck_kind != DeckKind::mine) s.deck.pile.push_back(number);
  put_back(s, bids ? further : number);
  cite(t.reasons, Line::TTA_COL_7_back_in_the_deck);
  co_return offer;
}

}  // namespace

Turn<> auction(State& s, Table& t, Military m) {
  const Offer offer = co_await make_offer(s, t);
  const Bid& bid = offer.bid;
  cite(t.reasons, Line::TTA_COL_1_one_bid, bid.bid);
  t.tell(s, [&] {
    return vocabulary.step(
        t, bid.bids ? "bid" : "no-bid",
        {Arg("card", name_of(t.data, m)), Arg("bid", bid.bid), Arg("force", bid.force)});
  });
  const std::uint8_t his =
      co_await t.ask(s, HumanBid{static_cast<std::uint8_t>(bid.bids ? bid.bid : 0), m});
  if (wins_auction(bid, his == 0 ? std::nullopt : std::optional<int>(his))) {
    destroy_units(s, t, bid.force);
    co_await take_colony(s, t, m, true);
    check_tactics(s, t);
    t.tell(s, [&] { return vocabulary.step(t, "colony", {Arg("card", name_of(t.data, m))}); });
  } else if (his > 0) {
    ++s.human_colonies;
    s.human_strength_old = true;  // he has sent units, and the colony may be worth some
    t.tell(s,
           [&] { return vocabulary.note(t, "colony-yours", {Arg("card", name_of(t.data, m))}); });
  } else {
    nobody_has(s, m);
    t.tell(s,
           [&] { return vocabulary.note(t, "colony-nobody", {Arg("card", name_of(t.data, m))}); });
  }
  if (offer.looked) tell_put_back(s, t);
}

}  // namespace seatmate::through_the_ages
