// Told facts: one line of text each, checked here and nowhere else.

#include "games/age-of-innovation/facts.h"

#include <algorithm>
#include <span>

#include "engine/phrase.h"
#include "games/age-of-innovation/game.h"
#include "games/age-of-innovation/words.h"

namespace seatmate::age_of_innovation {

namespace {

// The parts that are so many points each; "ask" stands alone.
struct Worth {
  std::string_view word;
  std::int8_t PrintedPoints::* each;
};
constexpr Worth worths[] = {
    {"points", &PrintedPoints::points},       {"x", &PrintedPoints::x},
    {"tools", &PrintedPoints::tools},         {"blighted", &PrintedPoints::blighted},
    {"buildings", &PrintedPoints::buildings},
};
constexpr int most_each = 50;

Refusal unfit(std::string_view text) { return refuse("aoi.error.told-part", {Arg("text", text)}); }

Outcome read_part(const PhrasePart& part, PrintedPoints& points) {
  if (part.word == "ask" && !part.number) {
    points.ask = true;
    return Done{};
  }
  if (part.word == "nothing" && !part.number) return Done{};
  for (const Worth& worth : worths) {
    if (part.word != worth.word) continue;
    if (!part.number || *part.number < -most_each || *part.number > most_each)
      return refuse("aoi.error.told-number", {Arg("word", term("printed", worth.word)),
                                              Arg("low", -most_each), Arg("high", most_each)});
    if (points.*worth.each != 0) return unfit(part.word);
    points.*worth.each = static_cast<std::int8_t>(*part.number);
    return Done{};
  }
  return unfit(part.word);
}

}  // namespace

std::string write_told_card(const ToldCard& card) {
  std::string text;
  for (std::size_t i = 0; i < moment_count; ++i) {
    if (i > 0) text += " / ";
    const PrintedPoints& points = card.at[i];
    std::string part;
    if (points.ask) part = "ask";
    for (const Worth& worth : worths)
      if (points.*worth.each != 0) {
        if (!part.empty()) part += ' ';
        (part += worth.word) += ':';
        part += std::to_string(points.*worth.each);
      }
    text += part.empty() ? std::string("nothing") : part;
  }
  return text;
}

Result<ToldCard> read_told_card(std::string_view text) {
  const auto phrase = read_phrase(text, moment_count * std::size(worths));
  if (!phrase || phrase->options != moment_count) return refuse("aoi.error.told-card");
  ToldCard card;
  card.at = {};
  for (const PhrasePart& part : phrase->parts)
    if (const Outcome read = read_part(part, card.at[part.option]); !read) return read.refusal();
  // What is asked is asked as a whole: nothing may be counted besides.
  for (PrintedPoints& points : card.at)
    if (points.ask) points = {true};
  return card;
}

Field moment_field(std::string_view moment) {
  Field field;
  field.id = moment;
  field.kind = Field::Kind::phrase;
  field.label = term("moment", moment);
  field.otherwise = "ask";
  for (const std::string_view word : worth_names)
    field.options.push_back(
        {std::string(word), term("printed", word), word != "ask" && word != "nothing"});
  return field;
}

std::vector<Message> words_of_part(std::string_view part) {
  std::vector<Message> words;
  const auto phrase = read_phrase(part, std::size(worths) + 1);
  if (!phrase) return {plain(part)};
  for (const PhrasePart& said : phrase->parts) {
    const bool known = std::ranges::find(worth_names, said.word) != worth_names.end();
    if (!known) return {plain(part)};
    if (said.number)
      words.push_back(
          {"aoi.did.told-part", {Arg("n", *said.number), Arg("what", term("printed", said.word))}});
    else
      words.push_back(term("printed", said.word));
  }
  return words;
}

Message fact_label(std::string_view id) {
  const std::size_t dot = id.find('.');
  const std::string_view name = dot == std::string_view::npos ? id : id.substr(dot + 1);
  return vocabulary.message("fact", "card", {Arg("faction", term("faction", name))});
}

Outcome Rulebook::learn(Data& data, const Fact& fact, Source source) {
  for (std::size_t f = 0; f < faction_count; ++f) {
    if (data.factions[f].complete || fact.id != CardFact{static_cast<Faction>(f)}.id()) continue;
    const auto card = read_told_card(fact.value);
    if (!card) return card.refusal();
    data.told_cards[f] = *card;
    data.told_cards[f].source = source;
    return Done{};
  }
  return refuse("aoi.error.fact", {Arg("id", fact.id)});
}

std::vector<Printed> Rulebook::printed(const Data& data) {
  std::vector<Printed> list;
  for (std::size_t f = 0; f < faction_count; ++f) {
    if (data.factions[f].complete) continue;
    const ToldCard& card = data.told_cards[f];
    const std::string id = CardFact{static_cast<Faction>(f)}.id();
    list.push_back({id, fact_label(id),
                    card.source == Source::missing ? std::string() : write_told_card(card),
                    card.source});
  }
  return list;
}

}  // namespace seatmate::age_of_innovation
