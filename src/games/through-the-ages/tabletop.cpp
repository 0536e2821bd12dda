// Which pieces lie where: the card row, her mat, what she has in play, her markers, the wars.

#include "engine/tabletop.h"

#include "games/through-the-ages/card_sections.h"
#include "games/through-the-ages/game.h"
#include "games/through-the-ages/questions.h"
#include "games/through-the-ages/strength.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

namespace {

constexpr std::string_view civil_card = "tta.piece.civil-card";
constexpr std::string_view military_card = "tta.piece.military-card";

class Layer : public PieceLayer {
 public:
  Layer(const Data& data, const State& s) : data_(data), s_(s) {
    row();
    hand();
    in_play();
    tactics();
    markers();
    others();
  }

 private:
  auto& put_hers(std::string_view where, std::string_view kind, int count = 1) {
    return put_of(term(Player::automa), true, where, kind, count);
  }
  std::string tracked_place(std::string id, Message name) {
    place(id, std::move(name)).tracked = {id};
    return id;
  }
  void put_card(std::string_view where, Civil card) {
    if (card != Civil::none) put_named(name_of(data_, card), where, civil_card);
  }
  void put_card(std::string_view where, Military card) {
    if (card != Military::none) put_named(name_of(data_, card), where, military_card);
  }
  // A place with one card.
  template <class Card>
  void card_place(std::string id, Message name, Card card) {
    const std::string where = tracked_place(std::move(id), std::move(name));
    put_card(where, card);
  }

  void row() {
    if (s_.row_kind == RowKind::asked) return;
    for (std::size_t i = 0; i < row_spaces; ++i)
      card_place("row." + std::to_string(i + 1),
                 {"tta.at.row", {Arg("n", static_cast<int>(i) + 1)}}, s_.row[i]);
    to_come();
  }

  // Which cards of the present deck have not come up yet, and in how many copies: everybody can
  // count them, in no order.
  void to_come() {
    place("deck", {"tta.at.deck", {Arg("age", term(s_.age))}});
    for (std::size_t i = 0; i < data_.civil.size(); ++i)
      if (const auto card = static_cast<Civil>(i); can_come(data_, s_, card))
        put_named(name_of(data_, card), "deck", civil_card, data_.card(card).copies - s_.seen[i]);
  }

  // TTA-HAND-1 to -11. Events, wars and aggressions lie face down.
  void hand() {
    card_place("leader", term(Slot::leader), s_.leader);
    card_place("government", term(Slot::government), s_.government);
    card_place("special", term(Slot::special), s_.special);
    card_place("farm-mine", term(Slot::farm_mine), s_.farm_mine);
    card_place("unit", term(Slot::military), s_.unit);
    for (std::size_t i = 0; i < decltype(s_.urban)::capacity(); ++i)
      card_place("urban." + std::to_string(i + 1),
                 term("label", i == 0 ? "urban-left" : "urban-right"),
                 i < s_.urban.size() ? s_.urban[i] : Civil::none);
    place("yellow", term(Slot::action));
    for (const Civil card : s_.yellow) put_card("yellow", card);
    card_place("tactic", term(Slot::tactics), s_.tactic);
    place("events", term(Slot::events));
    put("events", military_card, static_cast<int>(s_.events.size()));
    place("wars", term(Slot::wars_aggressions));
    put("wars", military_card, static_cast<int>(s_.wars.size()));
  }

  // `marked`: a wonder that Ravages of Time has turned over. A cube is named after its card.
  void in_play() {
    auto& techs = place("techs", {"tta.at.techs", {}});
    for (const Tech& tech : s_.techs) techs.tracked.push_back("tech." + data_.card(tech.card).id);
    for (const Tech& tech : s_.techs) {
      put_card("techs", tech.card);
      put_named(name_of(data_, tech.card), "techs", "tta.piece.cube", tech.cubes);
    }
    card_place("wonder", {"tta.value.wonder", {}}, s_.wonder.card);
    if (s_.wonder.card != Civil::none)
      put_named(name_of(data_, s_.wonder.card), "wonder", "tta.piece.stage", s_.wonder.stages);
    auto& wonders = place("wonders", {"tta.block.wonders", {}});
    for (const Civil card : s_.wonders) wonders.tracked.push_back("built." + data_.card(card).id);
    for (std::size_t i = 0; i < s_.wonders.size(); ++i) {
      put_card("wonders", s_.wonders[i]);
      table.pieces.back().marked = ((s_.flipped >> i) & 1U) != 0;
    }
    place("colonies", {"tta.block.colonies", {}});
    for (const Military card : s_.colonies) put_card("colonies", card);
    place("nobodys", {"tta.at.nobodys", {}});
    for (const Military card : s_.nobodys) put_card("nobodys", card);
  }

  void tactics() {
    card_place("active-tactic", {"tta.value.active-tactic", {}}, s_.active_tactic);
    // What its armies add to her strength.
    put_hers("active-tactic", "tta.piece.points", tactic_bonus(data_, s_));
    place("beside", term("label", "beside"));
    for (const Military card : s_.beside) put_card("beside", card);
    place("common", term("label", "common"));
    for (const Military card : s_.common) put_card("common", card);
    card_place("human-tactic", {"tta.value.human-tactic", {}}, s_.human_tactic);
  }

  // TTA-GEN-5: the six numbers she has.
  void markers() {
    const Ratings ratings = ratings_of(data_, s_);
    const auto number = [&](std::string_view id, int n) {
      put_hers(tracked_place(std::string(id), term("label", id)), "tta.piece.points", n);
    };
    number("culture", s_.culture);
    number("science", s_.science);
    const auto rating = [&](std::string_view id, int n) {
      const std::string where = "rating." + std::string(id);
      place(where, {"tta.at.rating", {Arg("rating", term("label", id))}}).tracked = {
          "extra." + std::string(id)};
      put_hers(where, "tta.piece.points", n);
    };
    rating("culture", ratings.culture);
    rating("science", ratings.science);
    rating("strength", ratings.strength + tactic_bonus(data_, s_));
    rating("happiness", shown_happiness(data_, s_));
    tracked_place("blue", term("label", "blue"));
    put_hers("blue", "tta.piece.blue-cube", s_.blue);
  }

  // As it is printed: one place a section. The places are there without a card, too: who has the
  // table of now has the places of every step.
  void her_card() {
    const bool turned_up = s_.card != 0;
    place("card", {"tta.block.card", {}});
    if (turned_up)
      put_named({"tta.label.card-number",
                 {Arg("n", number_in_age(s_.card)), Arg("age", term(age_of_number(s_.card)))}},
                "card", "tta.piece.her-card");
    for (CardSection& section :
         sections_of(turned_up ? card_of(data_, s_, s_.card) : AutomaCard{})) {
      const std::string where = "card." + std::string(section.id);
      place(where, std::move(section.name));
      if (turned_up) put_named(std::move(section.icons), where, "tta.piece.icons");
    }
  }

  // Her card of this turn, the wars, and the human as far as he is followed.
  void others() {
    her_card();
    card_place("her-war", term("label", "her-war"), s_.her_war);
    card_place("human-war", term("label", "human-war"), s_.human_war);
    tracked_place("human.colonies", term("label", "human-colonies"));
    put_of(term(Player::human), false, "human.colonies", military_card, s_.human_colonies);
    tracked_place("human.strength", term("label", "human-strength"));
    put_of(term(Player::human), false, "human.strength", "tta.piece.points", s_.human_strength);
  }

  const Data& data_;
  const State& s_;
};

}  // namespace

Tabletop Rulebook::tabletop(const Data& data, const State& s) {
  return std::move(Layer(data, s).table);
}

}  // namespace seatmate::through_the_ages
