// How the table looks: blocks that the terminal and the page draw.

#include "games/through-the-ages/card_sections.h"
#include "games/through-the-ages/game.h"
#include "games/through-the-ages/strength.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

namespace {

Message empty_cell() { return plain("-"); }

// A card of the expansion whose numbers are ours says so wherever it lies.
Message shown(const Data& data, Civil card) {
  if (card == Civil::none) return empty_cell();
  if (data.card(card).source != Source::house) return name_of(data, card);
  return {"tta.label.house-card", {Arg("card", name_of(data, card))}};
}
Message shown(const Data& data, Military card) {
  return card == Military::none ? empty_cell() : name_of(data, card);
}
template <class Cards>
Message shown_list(const Data& data, const Cards& cards) {
  std::vector<Message> names;
  for (const auto card : cards) names.push_back(shown(data, card));
  return vocabulary.list(std::move(names));
}

// "culture +1, happiness +2", or a dash.
Message gives(const Ratings& ratings, int food = 0, int resources = 0) {
  std::vector<Message> parts;
  const auto part = [&](const char* id, int n) {
    if (n != 0) parts.push_back({id, {Arg("n", n)}});
  };
  part("tta.label.gives-culture", ratings.culture);
  part("tta.label.gives-science", ratings.science);
  part("tta.label.gives-strength", ratings.strength);
  part("tta.label.gives-happiness", ratings.happiness);
  part("tta.label.gives-food", food);
  part("tta.label.gives-resources", resources);
  return parts.empty() ? empty_cell() : vocabulary.list(std::move(parts));
}

Message points_and_rating(int points, int rating) {
  return {"tta.label.points-rating", {Arg("points", points), Arg("rating", rating)}};
}

// TTA-GEN-5: the six numbers she has, and what else one asks about her.
Block game_block(const Data& data, const State& s) {
  Block block = vocabulary.block("game", Block::Kind::facts);
  const Ratings ratings = ratings_of(data, s);
  const int from_tactic = tactic_bonus(data, s);
  vocabulary.add_fact(
      block, "round",
      plain_number(s.final_round != 0 ? std::min(s.round, s.final_round) : s.round));
  vocabulary.add_fact(block, "age", term(s.age));
  if (s.final_round != 0) vocabulary.add_fact(block, "last-round", plain_number(s.final_round));
  if (s.phase == Phase::turns) vocabulary.add_fact(block, "at-turn", term(s.at_turn));
  vocabulary.add_fact(block, "culture", points_and_rating(s.culture, ratings.culture));
  vocabulary.add_fact(block, "science", points_and_rating(s.science, ratings.science));
  Message strength = plain_number(ratings.strength);
  if (from_tactic > 0)
    strength = {"tta.label.strength-tactic",
                {Arg("strength", ratings.strength + from_tactic), Arg("tactic", from_tactic)}};
  vocabulary.add_fact(block, "strength", std::move(strength));
  vocabulary.add_fact(block, "happiness",
                      {"tta.label.of-eight", {Arg("n", shown_happiness(data, s))}});
  Message purse = plain_number(0);
  if (!s.yellow.empty())
    purse = {"tta.label.gold-cards",
             {Arg("gold", gold(data, s.yellow)), Arg("cards", shown_list(data, s.yellow))}};
  vocabulary.add_fact(block, "gold", std::move(purse));
  vocabulary.add_fact(block, "blue", plain_number(s.blue));
  vocabulary.add_fact(block, "difficulty", plain_number(s.difficulty));
  vocabulary.add_fact(block, "deck", deck_kind_term(vocabulary, s.deck_kind));
  if (s.expansion)
    vocabulary.add_fact(block, "expansion", term("expansion", s.expansion_house ? "house" : "ask"));
  if (s.her_war != Military::none) vocabulary.add_fact(block, "her-war", shown(data, s.her_war));
  if (s.human_war != Military::none)
    vocabulary.add_fact(block, "human-war", shown(data, s.human_war));
  Message his = plain_number(s.human_strength);
  if (s.human_strength_old) his = {"tta.label.may-have-changed", {Arg("n", s.human_strength)}};
  vocabulary.add_fact(block, "human-strength", std::move(his));
  return block;
}

Block row_block(const Data& data, const State& s) {
  Block block = vocabulary.block("row", Block::Kind::table);
  block.columns = {term("label", "space"), term("label", "card"), term("label", "kind")};
  for (std::size_t i = 0; i < row_spaces; ++i) {
    std::vector<Message> row{plain_number(static_cast<int>(i) + 1), shown(data, s.row[i])};
    if (s.row[i] == Civil::none) {
      row.push_back(plain(""));
    } else {
      const CivilCard& card = data.card(s.row[i]);
      row.push_back(
          {"tta.label.kind-age",
           {Arg("kind", term("type", type_names[index(card.type)])), Arg("age", term(card.age))}});
    }
    block.rows.push_back(std::move(row));
  }
  return block;
}

// TTA-HAND-1 to -11; the yellow cards are her gold and stand above.
Block mat_block(const Data& data, const State& s) {
  Block block = vocabulary.block("mat", Block::Kind::table);
  block.columns = {term("label", "slot"), term("label", "card")};
  const auto urban = [&](std::size_t i) { return i < s.urban.size() ? s.urban[i] : Civil::none; };
  const auto face_down = [](std::size_t n) {
    return Message{"tta.label.face-down", {Arg("n", static_cast<int>(n))}};
  };
  block.rows = {{term(Slot::leader), shown(data, s.leader)},
                {term(Slot::government), shown(data, s.government)},
                {term(Slot::special), shown(data, s.special)},
                {term(Slot::farm_mine), shown(data, s.farm_mine)},
                {term(Slot::military), shown(data, s.unit)},
                {term("label", "urban-left"), shown(data, urban(0))},
                {term("label", "urban-right"), shown(data, urban(1))},
                {term(Slot::tactics), shown(data, s.tactic)},
                {term(Slot::events), face_down(s.events.size())},
                {term(Slot::wars_aggressions), face_down(s.wars.size())}};
  return block;
}

Block techs_block(const Data& data, const State& s) {
  Block block = vocabulary.block("techs", Block::Kind::table);
  block.columns = {term("label", "technology"), term("label", "age"), term("label", "buildings"),
                   term("label", "gives")};
  for (const Tech& tech : s.techs) {
    const CivilCard& card = data.card(tech.card);
    const bool carries_cubes = card.cls == Class::urban || card.cls == Class::unit;
    const std::string cubes = tech.cubes > 0 ? std::string(tech.cubes, '#') : "-";
    block.rows.push_back({shown(data, tech.card), term(card.age), plain(carries_cubes ? cubes : ""),
                          gives(card.ratings, card.food, card.resources)});
  }
  return block;
}

Block wonders_block(const Data& data, const State& s) {
  Block block = vocabulary.block("wonders", Block::Kind::table);
  block.columns = {term("label", "wonder"), term("label", "stages"), term("label", "gives")};
  if (s.wonder.card != Civil::none) {
    const CivilCard& card = data.card(s.wonder.card);
    const std::string stages = std::to_string(s.wonder.stages) + "/" + std::to_string(card.stages);
    block.rows.push_back({shown(data, s.wonder.card), plain(stages), gives(card.ratings)});
  }
  for (std::size_t i = 0; i < s.wonders.size(); ++i) {
    const bool flipped = ((s.flipped >> i) & 1U) != 0;
    Ratings ratings = data.card(s.wonders[i]).ratings;
    if (flipped) {  // Ravages of Time
      ratings = {};
      ratings.culture = 2;
    }
    block.rows.push_back({shown(data, s.wonders[i]),
                          term("label", flipped ? "flipped" : "complete"), gives(ratings)});
  }
  return block;
}

Block tactics_block(const Data& data, const State& s) {
  Block block = vocabulary.block("tactics", Block::Kind::facts);
  Message active = term("label", "none");
  if (s.active_tactic != Military::none)
    active = {"tta.label.active-bonus",
              {Arg("card", name_of(data, s.active_tactic)), Arg("bonus", tactic_bonus(data, s))}};
  vocabulary.add_fact(block, "active", std::move(active));
  if (!s.beside.empty()) vocabulary.add_fact(block, "beside", shown_list(data, s.beside));
  vocabulary.add_fact(block, "common", shown_list(data, s.common));
  return block;
}

Block colonies_block(const Data& data, const State& s) {
  Block block = vocabulary.block("colonies", Block::Kind::facts);
  for (const Military colony : s.colonies) {
    Ratings ratings;
    ratings.strength = data.card(colony).colony_strength;
    ratings.happiness = data.card(colony).colony_happiness;
    block.rows.push_back({name_of(data, colony), gives(ratings)});
  }
  vocabulary.add_fact(block, "human-colonies", plain_number(s.human_colonies));
  return block;
}

// --- her card (TTA-ANAT-1, -2)
// -------------------------------------------------

// TTA-ANAT-2 (a): for which advantage.
Message range_of(const AuctionRow& row) {
  const bool below = row.min == AuctionRow::open_below;
  const bool above = row.max == AuctionRow::open_above;
  if (below && above) return term("label", "auction-any");
  if (below) return {"tta.label.auction-up-to", {Arg("max", row.max)}};
  if (above) return {"tta.label.auction-from", {Arg("min", row.min)}};
  return {"tta.label.auction-between", {Arg("min", row.min), Arg("max", row.max)}};
}

Block card_block(const Data& data, const State& s) {
  Block block = vocabulary.block("card", Block::Kind::facts);
  const AutomaCard& card = card_of(data, s, s.card);
  const bool house = s.deck_kind == DeckKind::house;
  vocabulary.add_fact(block, "card",
                      {house ? "tta.label.card-number-house" : "tta.label.card-number",
                       {Arg("n", number_in_age(s.card)), Arg("age", term(age_of_number(s.card)))}});
  for (const CardSection& section : sections_of(card))
    block.rows.push_back({section.name, section.icons});
  for (const AuctionRow& row : card.auction)
    block.rows.push_back({range_of(row), {"tta.label.force", {Arg("n", row.force)}}});
  vocabulary.add_fact(block, "colonisation", plain_number(card.colonisation));
  vocabulary.add_fact(block, "defence", plain_number(card.defence));
  vocabulary.add_fact(block, "war-units", plain_number(card.war_units));
  return block;
}

}  // namespace

View Rulebook::view(const Data& data, const State& s) {
  View view;
  view.title = {"tta.view.title",
                {Arg("round", s.round), Arg("age", term(s.age)), Arg("culture", s.culture)}};
  view.blocks = {game_block(data, s)};
  if (s.card != 0) view.blocks.push_back(card_block(data, s));
  if (s.row_kind != RowKind::asked) view.blocks.push_back(row_block(data, s));
  view.blocks.push_back(mat_block(data, s));
  view.blocks.push_back(techs_block(data, s));
  if (s.wonder.card != Civil::none || !s.wonders.empty())
    view.blocks.push_back(wonders_block(data, s));
  view.blocks.push_back(tactics_block(data, s));
  if (!s.colonies.empty() || s.human_colonies > 0) view.blocks.push_back(colonies_block(data, s));
  return view;
}

}  // namespace seatmate::through_the_ages
