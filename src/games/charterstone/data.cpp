#include "games/charterstone/data.h"

#include <algorithm>

#include "engine/tokens.h"
#include "games/charterstone/game.h"

namespace seatmate::charterstone {

namespace {

Refusal bad(std::string_view where) { return refuse("charter.error.data", {Arg("where", where)}); }

std::optional<Source> source_named(std::string_view name) {
  if (name == "house") return Source::house;
  if (name == "public") return Source::open_source;
  return std::nullopt;
}

Outcome load_deck(Data& data, const Doc& doc) {
  const auto facts = Rulebook::read_deck(data, doc["cards"]);
  if (!facts) return facts.refusal();
  if (facts->size() != automa_card_count) return bad("deck.cards");
  Data told = data;
  for (const Doc& card : doc["cards"].items()) {
    const auto source = source_named(card["source"].text());
    if (!source) return bad("deck.cards.source");
    const std::string id = "card." + std::to_string(card["number"].number(0));
    for (const Fact& fact : *facts)
      if (fact.id == id)
        if (const Outcome learned = learn_fact(told, fact, *source); !learned) return learned;
  }
  data.house_deck = told.own_deck;
  // What is public is known of everybody's deck.
  for (std::size_t i = 0; i < automa_card_count; ++i)
    if (data.house_deck[i].source == Source::open_source) data.own_deck[i] = data.house_deck[i];
  return Done{};
}

Outcome load_buildings(Data& data, const Doc& doc) {
  const auto source = source_named(doc["source"].text());
  if (!source) return bad("buildings.source");
  for (const Doc& entry : doc["buildings"].items()) {
    const std::int64_t number = entry["number"].number(0);
    std::string value = entry["name"].text() + ";" + std::to_string(entry["value"].number(-1)) +
                        ";" + std::to_string(entry["crate"].number(-1));
    const Outcome learned =
        learn_fact(data, {"building." + std::to_string(number), std::move(value)}, *source);
    if (!learned) return learned;
  }
  for (int n = first_building; n <= last_building; ++n)
    if (is_building(n) && data.building(n).source == Source::missing)
      return bad("buildings " + std::to_string(n));
  return Done{};
}

Outcome load_board(Data& data, const Doc& doc) {
  for (const Doc& entry : doc["printed"].items()) {
    const auto source = source_named(entry["source"].text());
    if (!source) return bad("board.printed.source");
    const Outcome learned = learn_fact(data, {entry["id"].text(), entry["value"].text()}, *source);
    if (!learned) return learned;
  }
  if (data.progress.source == Source::missing) return bad("board.printed");
  for (const Numbers& table : data.tables)
    if (table.source == Source::missing) return bad("board.printed");
  std::size_t cards = 0;
  for (const Doc& entry : doc["victory"].items()) {
    const std::int64_t i = entry["card"].number(0) - first_victory_card;
    if (i < 0 || i >= victory_card_count || entry["factors"].items().size() != 4)
      return bad("board.victory");
    for (std::size_t k = 0; k < 4; ++k)
      data.victory[static_cast<std::size_t>(i)][k] =
          static_cast<std::uint8_t>(std::clamp<std::int64_t>(entry["factors"][k].number(0), 0, 99));
    ++cards;
  }
  return cards == victory_card_count ? Outcome(Done{}) : Outcome(bad("board.victory"));
}

Outcome load_guide(Data& data, const Doc& doc) {
  for (const Doc& entry : doc["crates"].items()) {
    const Crate crate = crate_named(entry["crate"].text());
    if (crate == Crate::none) return bad("guide.crates " + entry["crate"].text());
    Contents& contents = data.guide[index(crate)];
    for (const Doc& card : entry["cards"].items()) {
      const std::int64_t number = card["number"].number(0);
      const auto kind = parse<CardKind>(card_kind_names, card["kind"].text());
      if (number < 1 || number > last_guidepost || !kind || contents.full())
        return bad("guide.crates " + entry["crate"].text());
      contents.push_back({static_cast<std::uint16_t>(number), *kind});
    }
  }
  for (int crate = 1; crate <= crates; ++crate)
    if (data.guide[static_cast<std::size_t>(crate)].empty())
      return bad("guide.crates " + crate_name(static_cast<Crate>(crate)));
  return Done{};
}

}  // namespace

Result<Data> Rulebook::load(const Doc& doc) {
  Data data;
  for (const Outcome& part : {load_board(data, doc["board"]), load_guide(data, doc["guide"]),
                              load_buildings(data, doc["buildings"]), load_deck(data, doc["deck"])})
    if (!part) return part.refusal();
  return data;
}

std::string crate_name(Crate crate) {
  if (is_lettered(crate)) return {letter_of(crate)};
  return std::to_string(static_cast<int>(crate));
}
Crate crate_named(std::string_view name) {
  if (name.size() == 1 && name[0] >= 'A' && name[0] < 'A' + letter_count) return lettered(name[0]);
  const auto n = parse_within(name, 1, crate_count);
  return n ? static_cast<Crate>(*n) : Crate::none;
}

std::string folded(std::string_view name) {
  std::string text(name);
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

}  // namespace seatmate::charterstone
