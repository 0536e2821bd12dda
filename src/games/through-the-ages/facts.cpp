// Her cards as text: told by the owner of a box, or from a deck file; checked here and nowhere
// else.
//
//   politics | cards | development | build | gain | strip
//   "aggression:3 event | urban-culture,government | urban-science / government farm-mine |
//    military blue-urban-culture wonder:2 | 2 0 | -5..0:1 1..4:2 5..10:3 11..:4 1 2 1"

#include <algorithm>

#include "engine/deck_file.h"
#include "engine/phrase.h"
#include "games/through-the-ages/game.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

// "URBAN_CULTURE" is told as "urban-culture"; prefixes that say the section are left out.
std::string told_word(std::string_view icon) {
  for (const std::string_view prefix : {"DEV_", "BUILD_"})
    if (icon.starts_with(prefix)) icon.remove_prefix(prefix.size());
  std::string word;
  for (const char c : icon)
    word += c == '_' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return word == "wonder-stages" ? "wonder" : word;
}

namespace {

std::string told(std::string_view icon) { return told_word(icon); }
template <class Enum, std::size_t N>
std::optional<Enum> icon_told(const std::array<std::string_view, N>& names, std::string_view word) {
  for (std::size_t i = 0; i < N; ++i)
    if (told(names[i]) == word) return static_cast<Enum>(i);
  return std::nullopt;
}
std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t at = text.find(separator);
    std::string_view part = text.substr(0, at);
    while (part.starts_with(' ')) part.remove_prefix(1);
    while (part.ends_with(' ')) part.remove_suffix(1);
    parts.push_back(part);
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}
std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (const std::string_view word : split(text, ' '))
    if (!word.empty()) words.push_back(word);
  return words;
}
Refusal bad(std::string_view section, std::string_view text) {
  return refuse("tta.error.card", {Arg("section", term("section", section)), Arg("text", text)});
}

Outcome read_politics(std::string_view text, AutomaCard& card) {
  const auto phrase = read_phrase(text, 4);
  if (!phrase || phrase->options != 1) return bad("politics", text);
  for (const PhrasePart& part : phrase->parts) {
    const auto icon = icon_told<PoliticsIcon>(politics_names, part.word);
    const int n = part.number.value_or(0);
    if (!icon || n < -20 || n > 40) return bad("politics", text);
    card.politics.push_back({*icon, static_cast<std::int8_t>(n)});
  }
  return Done{};
}
Outcome read_cards(std::string_view text, AutomaCard& card) {
  for (const std::string_view word : split(text, ',')) {
    if (word.empty() || word == "-") continue;
    const auto icon = icon_told<CardIcon>(card_icon_names, word);
    if (!icon || card.cards.full()) return bad("cards", text);
    card.cards.push_back(*icon);
  }
  return Done{};
}
Outcome read_development(std::string_view text, AutomaCard& card) {
  const auto phrase = read_phrase(text, 16);
  if (!phrase || phrase->options > 6) return bad("development", text);
  if (phrase->parts.empty()) return Done{};
  for (std::size_t i = 0; i < phrase->options; ++i) card.development.push_back({});
  for (const PhrasePart& part : phrase->parts) {
    const auto icon = icon_told<DevIcon>(dev_icon_names, part.word);
    if (!icon || part.number || card.development[part.option].full())
      return bad("development", text);
    card.development[part.option].push_back(*icon);
  }
  for (const Development& icon : card.development)
    if (icon.empty()) return bad("development", text);
  return Done{};
}
Outcome read_build(std::string_view text, AutomaCard& card) {
  const auto phrase = read_phrase(text, 8);
  if (!phrase || phrase->options != 1) return bad("build", text);
  for (const PhrasePart& part : phrase->parts) {
    std::string_view word = part.word;
    Build build;
    build.blue = word.starts_with("blue-");
    if (build.blue) word.remove_prefix(5);
    const auto icon = icon_told<BuildIcon>(build_icon_names, word);
    const bool wonder = icon == BuildIcon::wonder;
    const int n = part.number.value_or(wonder ? 1 : 0);
    if (!icon || (wonder ? build.blue || n < 1 || n > 5 : part.number.has_value()))
      return bad("build", text);
    build.icon = *icon;
    build.stages = static_cast<std::uint8_t>(wonder ? n : 0);
    card.build.push_back(build);
  }
  return Done{};
}
// "-5..0:1", "11..:4", "..-6:0"
bool read_auction_row(std::string_view word, AutomaCard& card) {
  const std::size_t dots = word.find("..");
  const std::size_t colon = word.rfind(':');
  if (dots == std::string_view::npos || colon == std::string_view::npos || colon < dots ||
      card.auction.full())
    return false;
  const std::string_view low = word.substr(0, dots);
  const std::string_view high = word.substr(dots + 2, colon - dots - 2);
  const auto force = parse_within(word.substr(colon + 1), 0, 40);
  const auto min = low.empty() ? std::optional<int>(-128) : parse_within(low, -99, 99);
  const auto max = high.empty() ? std::optional<int>(127) : parse_within(high, -99, 99);
  if (!force || !min || !max || *min > *max) return false;
  card.auction.push_back({static_cast<std::int8_t>(*min), static_cast<std::int8_t>(*max),
                          static_cast<std::uint8_t>(*force)});
  return true;
}
Outcome read_strip(std::string_view text, AutomaCard& card) {
  std::vector<std::string_view> words = words_of(text);
  if (words.size() < 3) return bad("strip", text);
  const auto war = parse_within(words.back(), 0, 6);
  const auto defence = parse_within(words[words.size() - 2], 0, 20);
  const auto bonus = parse_within(words[words.size() - 3], 0, 20);
  words.resize(words.size() - 3);
  if (!war || !defence || !bonus) return bad("strip", text);
  for (const std::string_view word : words)
    if (!read_auction_row(word, card)) return bad("strip", word);
  card.colonisation = static_cast<std::uint8_t>(*bonus);
  card.defence = static_cast<std::uint8_t>(*defence);
  card.war_units = static_cast<std::uint8_t>(*war);
  return Done{};
}

}  // namespace

Result<AutomaCard> read_card(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '|');
  if (parts.size() != 6) return bad("all", text);
  AutomaCard card;
  const std::vector<std::string_view> gain = words_of(parts[4]);
  const auto cards = gain.size() == 2 ? parse_within(gain[0], 0, 6) : std::nullopt;
  const auto happy = gain.size() == 2 ? parse_within(gain[1], 0, 2) : std::nullopt;
  if (!cards || !happy) return bad("gain", parts[4]);
  card.military_cards = static_cast<std::uint8_t>(*cards);
  card.happy = static_cast<std::uint8_t>(*happy);
  for (const Outcome& read :
       {read_politics(parts[0], card), read_cards(parts[1], card), read_development(parts[2], card),
        read_build(parts[3], card), read_strip(parts[5], card)})
    if (!read) return read.refusal();
  return card;
}

std::string write_card(const AutomaCard& card) {
  std::string text;
  for (const Politics& politics : card.politics) {
    text += told(politics_names[index(politics.icon)]);
    if (politics.icon != PoliticsIcon::event) text += ":" + std::to_string(politics.n);
    text += ' ';
  }
  text += "|";
  for (std::size_t i = 0; i < card.cards.size(); ++i)
    text += (i == 0 ? " " : ",") + told(card_icon_names[index(card.cards[i])]);
  text += " |";
  for (std::size_t i = 0; i < card.development.size(); ++i) {
    if (i > 0) text += " /";
    for (const DevIcon icon : card.development[i]) text += " " + told(dev_icon_names[index(icon)]);
  }
  text += " |";
  for (const Build& build : card.build) {
    text += build.blue ? " blue-" : " ";
    text += told(build_icon_names[index(build.icon)]);
    if (build.icon == BuildIcon::wonder) text += ":" + std::to_string(build.stages);
  }
  text += " | " + std::to_string(card.military_cards) + " " + std::to_string(card.happy) + " |";
  for (const AuctionRow& row : card.auction) {
    text += " ";
    if (row.min > -128) text += std::to_string(row.min);
    text += "..";
    if (row.max < 127) text += std::to_string(row.max);
    text += ":" + std::to_string(row.force);
  }
  text += " " + std::to_string(card.colonisation) + " " + std::to_string(card.defence) + " " +
          std::to_string(card.war_units);
  return text;
}

// "icons.boudica_a": culture, science, happiness, strength, stages.
std::string write_icons(const CivilCard& card) {
  return std::to_string(card.ratings.culture) + " " + std::to_string(card.ratings.science) + " " +
         std::to_string(card.ratings.happiness) + " " + std::to_string(card.ratings.strength) +
         " " + std::to_string(card.stages);
}
namespace {

constexpr std::string_view icons_prefix = "icons.";

Outcome learn_icons(Data& data, const Fact& fact) {
  const Civil c = data.civil_named(std::string_view(fact.id).substr(icons_prefix.size()));
  if (c == Civil::none || !data.card(c).expansion)
    return refuse("tta.error.fact", {Arg("id", fact.id)});
  CivilCard& card = data.civil[index(c)];
  const std::vector<std::string_view> words = words_of(fact.value);
  std::array<int, 5> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const bool stages = i == 4;
    const bool wonder = card.cls == Class::wonder;
    const auto n = words.size() == numbers.size()
                       ? parse_within(words[i], stages ? (wonder ? 1 : 0) : (i == 2 ? -2 : 0),
                                      stages ? (wonder ? 9 : 0) : (i == 2 ? 9 : 20))
                       : std::nullopt;
    if (!n)
      return refuse("tta.error.icons", {Arg("card", name_of(data, c)), Arg("text", fact.value)});
    numbers[i] = *n;
  }
  card.ratings = {static_cast<std::int16_t>(numbers[1]), static_cast<std::int16_t>(numbers[0]),
                  static_cast<std::int16_t>(numbers[3]), static_cast<std::int16_t>(numbers[2])};
  card.stages = static_cast<std::uint8_t>(numbers[4]);
  card.source = Source::yours;
  return Done{};
}

}  // namespace

Outcome Rulebook::learn(Data& data, const Fact& fact) {
  if (fact.id.starts_with(icons_prefix)) return learn_icons(data, fact);
  const auto n = fact.id.starts_with("card.")
                     ? parse_within(std::string_view(fact.id).substr(5), 1, automa_cards)
                     : std::nullopt;
  if (!n) return refuse("tta.error.fact", {Arg("id", fact.id)});
  auto card = read_card(fact.value);
  if (!card) return card.refusal();
  data.own_deck[static_cast<std::size_t>(*n - 1)] = *card;
  data.own_deck[static_cast<std::size_t>(*n - 1)].source = Source::yours;
  return Done{};
}

std::vector<Printed> Rulebook::printed(const Data& data) {
  std::vector<Printed> list;
  for (std::size_t i = 0; i < automa_cards; ++i) {
    const AutomaCard& card = data.own_deck[i];
    list.push_back({"card." + std::to_string(i + 1),
                    {"tta.fact.card", {Arg("n", static_cast<int>(i) + 1)}},
                    card.source == Source::missing ? "" : write_card(card),
                    card.source});
  }
  for (std::size_t i = 0; i < data.civil.size(); ++i)
    if (data.civil[i].expansion)
      list.push_back({std::string(icons_prefix) + data.civil[i].id,
                      {"tta.fact.icons", {Arg("card", name_of(data, static_cast<Civil>(i)))}},
                      write_icons(data.civil[i]),
                      data.civil[i].source});
  return list;
}

bool is_deck_told(const Data& data) {
  return std::all_of(data.own_deck.begin(), data.own_deck.end(),
                     [](const AutomaCard& card) { return card.source != Source::missing; });
}

namespace {

Doc card_doc(int number, const AutomaCard& card) {
  Doc doc = Doc::object();
  doc.set("number", number);
  const std::string text = write_card(card);
  const std::vector<std::string_view> parts = split(text, '|');
  static constexpr std::array<std::string_view, 6> sections{"politics", "cards", "development",
                                                            "build",    "gain",  "strip"};
  for (std::size_t i = 0; i < sections.size(); ++i) doc.set(sections[i], parts[i]);
  return doc;
}

Outcome read_card_doc(const Doc& doc, std::int64_t number, Facts& facts) {
  const auto card = read_card(doc["politics"].text() + "|" + doc["cards"].text() + "|" +
                              doc["development"].text() + "|" + doc["build"].text() + "|" +
                              doc["gain"].text() + "|" + doc["strip"].text());
  if (!card) return refuse("tta.error.deck-card", {Arg("n", number), Arg("why", card.why())});
  facts.push_back({"card." + std::to_string(number), write_card(*card)});
  return Done{};
}

}  // namespace

// The told deck if it is complete, otherwise ours.
Doc Rulebook::deck(const Data& data) {
  return write_deck(is_deck_told(data) ? data.own_deck : data.house_deck, card_doc);
}
Doc Rulebook::deck_template(const Data&) {
  return write_deck(decltype(Data::own_deck){}, card_doc);
}
Result<Facts> Rulebook::read_deck(const Data&, const Doc& cards) {
  return seatmate::read_deck(vocabulary, cards, automa_cards, read_card_doc);
}

// The house deck: the same list of cards, all of them.
Outcome load_deck(Data& data, const Doc& deck) {
  const auto facts = Rulebook::read_deck(data, deck["cards"]);
  if (!facts) return facts.refusal();
  for (const Fact& fact : *facts) {
    const auto n = parse_within(std::string_view(fact.id).substr(5), 1, automa_cards);
    const auto card = read_card(fact.value);
    if (!n || !card) return vocabulary.bad_data("deck");
    data.house_deck[static_cast<std::size_t>(*n - 1)] = *card;
    data.house_deck[static_cast<std::size_t>(*n - 1)].source = Source::house;
  }
  return Done{};
}

}  // namespace seatmate::through_the_ages
