// Told facts: one line of text each, checked here and nowhere else; and decks as files.

#include <algorithm>
#include <functional>

#include "engine/lists.h"
#include "engine/phrase.h"
#include "engine/tokens.h"
#include "games/charterstone/game.h"
#include "games/charterstone/questions.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

namespace {

// AMB-18: where each name stands among all of them, in both orders.
void rank_names(Data& data) {
  std::vector<std::size_t> order;
  for (std::size_t n = 0; n < data.buildings.size(); ++n) order.push_back(n);
  const auto rank = [&](const std::function<std::string(const BuildingCard&)>& key,
                        std::uint8_t BuildingCard::* into) {
    std::vector<std::string> keys;
    for (const BuildingCard& building : data.buildings) keys.push_back(key(building));
    sort_few(order, [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
    std::uint8_t at = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
      if (i > 0 && keys[order[i - 1]] != keys[order[i]]) ++at;
      data.buildings[order[i]].*into = at;
    }
  };
  rank([](const BuildingCard& b) { return folded(b.name); }, &BuildingCard::ascii_rank);
  // Keys of different makers say nothing about each other: then the names are compared.
  const auto maker = [](const BuildingCard& b) { return b.key.substr(0, b.key.find(':')); };
  const BuildingCard* first = nullptr;
  bool alike = true;
  for (const BuildingCard& b : data.buildings) {
    if (b.source != Source::yours) continue;
    if (first == nullptr) first = &b;
    alike = alike && maker(b) == maker(*first);
  }
  rank([&](const BuildingCard& b) { return alike && !b.key.empty() ? b.key : folded(b.name); },
       &BuildingCard::language_rank);
}

}  // namespace

// "commons market 2 discard,progress happy" or "die desc 1 az strength - angry"
std::string write_card(const AutomaCard& card) {
  std::string text(target_names[index(card.target)]);
  if (card.target == Target::commons) {
    (text += ' ') += token(card.building);
  } else {
    (text += ' ') += order_names[index(card.order)];
    text += ' ' + std::to_string(card.rank) + ' ';
    text += name_order_names[index(card.names)];
  }
  text += card.vp == strength_vp ? " strength" : " " + std::to_string(card.vp);
  std::string effects;
  for (const Effect effect : card.effects) (effects += effects.empty() ? "" : ",") += token(effect);
  text += ' ' + (effects.empty() ? std::string("-") : effects) + ' ';
  text += token(card.king);
  return text;
}

Result<AutomaCard> read_card(std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  const auto wrong = [&] { return refuse("charter.error.card", {Arg("text", text)}); };
  AutomaCard card;
  const auto target = words.empty() ? std::nullopt : parse<Target>(target_names, words[0]);
  if (!target || words.size() != (*target == Target::commons ? 5U : 7U)) return wrong();
  card.target = *target;
  std::size_t at = 1;
  if (card.target == Target::commons) {
    const auto building = parse<Common>(common_names, words[at++]);
    if (!building) return wrong();
    card.building = *building;
  } else {
    const auto order = parse<Order>(order_names, words[1]);
    const auto rank = parse_within(words[2], 1, 3);
    const auto names = parse<NameOrder>(name_order_names, words[3]);
    if (!order || !rank || !names) return wrong();
    card.order = *order;
    card.rank = static_cast<std::uint8_t>(*rank);
    card.names = *names;
    at = 4;
  }
  if (words[at] == "strength") {
    card.vp = strength_vp;
  } else {
    const auto vp = parse_within(words[at], 0, 20);
    if (!vp) return wrong();
    card.vp = static_cast<std::int8_t>(*vp);
  }
  if (words[++at] != "-")
    for (const std::string_view word : split(words[at], ',')) {
      const auto effect = parse<Effect>(effect_names, word);
      if (!effect || card.effects.contains(*effect)) return wrong();
      card.effects.push_back(*effect);
    }
  const auto king = parse<King>(king_names, words[++at]);
  if (!king) return wrong();
  card.king = *king;
  return card;
}

constexpr std::size_t longest_key = 2000;

// "Botanical Gardens;4;9" and, where a language sorts it otherwise than ASCII, ";" and its key.
std::string write_building(const BuildingCard& card) {
  std::string text = card.name + ";" +
                     (card.value == no_value ? std::string("-") : std::to_string(card.value)) +
                     ";" + std::to_string(card.crate);
  if (!card.key.empty()) text += ";" + card.key;
  return text;
}
Result<BuildingCard> read_building(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, ';');
  const auto wrong = [&] { return refuse("charter.error.building", {Arg("text", text)}); };
  if (parts.size() < 3 || parts.size() > 4 || parts[0].size() > 80) return wrong();
  if (std::any_of(parts[0].begin(), parts[0].end(),
                  [](char c) { return static_cast<unsigned char>(c) < 32; }))
    return wrong();
  BuildingCard card;
  card.name = parts[0];
  const auto value = parse_within(parts[1], 0, most_value);
  const auto crate = parse_within(parts[2], 0, crate_count);
  if ((!value && parts[1] != "-") || !crate) return wrong();
  card.value = static_cast<std::int8_t>(value.value_or(no_value));
  card.crate = static_cast<std::uint8_t>(*crate);
  if (parts.size() == 4) {
    const auto fits = [](char c) {
      return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
             c == ':' || c == '-';
    };
    if (parts[3].size() > longest_key || !std::all_of(parts[3].begin(), parts[3].end(), fits))
      return wrong();
    card.key = parts[3];
  }
  return card;
}

// "start:6 start:5 plain income hourglass"
std::string write_progress(const ProgressTrack& track) {
  std::string text;
  for (const Space& space : track.spaces) {
    if (!text.empty()) text += ' ';
    if (space.players > 0)
      text += "start:" + std::to_string(space.players);
    else
      text += space_names[index(space.kind)];
  }
  return text;
}
Result<ProgressTrack> read_progress(std::string_view text) {
  const auto wrong = [] { return refuse("charter.error.progress", {}); };
  const auto phrase = read_phrase(text, most_spaces);
  if (!phrase || phrase->options != 1 || phrase->parts.size() < 2) return wrong();
  ProgressTrack track;
  std::array<bool, charter_count + 1> starts{};
  for (const PhrasePart& part : phrase->parts) {
    Space space;
    if (part.word == "start") {
      if (!part.number || *part.number < 1 || *part.number > charter_count) return wrong();
      space.players = static_cast<std::uint8_t>(*part.number);
      if (starts[space.players]) return wrong();
      starts[space.players] = true;
    } else {
      const auto kind = parse<SpaceKind>(space_names, part.word);
      if (!kind || part.number) return wrong();
      space.kind = *kind;
    }
    track.spaces.push_back(space);
  }
  // Exactly one hourglass, at the end, and a start for every number of players.
  for (std::size_t i = 0; i + 1 < track.spaces.size(); ++i)
    if (track.spaces[i].kind == SpaceKind::hourglass) return wrong();
  if (track.spaces.back().kind != SpaceKind::hourglass) return wrong();
  for (std::size_t n = 1; n <= charter_count; ++n)
    if (!starts[n]) return wrong();
  return track;
}

std::string write_numbers(const Numbers& numbers) {
  std::string text;
  for (const std::uint8_t n : numbers.values) {
    if (!text.empty()) text += ' ';
    text += std::to_string(n);
  }
  return text;
}
Result<Numbers> read_numbers(Track table, std::string_view text) {
  const TableInfo& info = table_infos[index(table)];
  const std::vector<std::string_view> words = split(text, ' ');
  Numbers numbers;
  bool ok = !words.empty() && words.size() <= info.most;
  std::array<int, charter_count + 1> seen{};
  for (std::size_t i = 0; ok && i < words.size(); ++i) {
    const auto n = parse_within(words[i], info.least_one, info.most_one);
    ok = n.has_value();
    if (!ok) break;
    numbers.values.push_back(static_cast<std::uint8_t>(*n));
    if (table == Track::reputation) ++seen[static_cast<std::size_t>(*n)];
  }
  if (table == Track::reputation)
    for (std::size_t n = 1; n <= charter_count; ++n) ok = ok && seen[n] == 1;
  if (ok) return numbers;
  return refuse("charter.error.table", {Arg("what", term("track", info.name)),
                                        Arg("min", info.least_one), Arg("max", info.most_one)});
}

Outcome learn_fact(Data& data, const Fact& fact, Source source) {
  const std::vector<std::string_view> id = split(fact.id, '.');
  const auto unknown = [&] { return refuse("charter.error.fact", {Arg("id", fact.id)}); };
  if (id.size() == 2 && id[0] == "card") {
    const auto n = parse_within(id[1], first_automa_card, last_automa_card);
    if (!n) return unknown();
    auto card = read_card(fact.value);
    if (!card) return card.refusal();
    card->source = source;
    data.own_deck[static_cast<std::size_t>(*n - first_automa_card)] = *card;
    return Done{};
  }
  if (id.size() == 2 && id[0] == "building") {
    const auto n = parse_within(id[1], first_building, last_building);
    if (!n || !is_building(*n)) return unknown();
    auto card = read_building(fact.value);
    if (!card) return card.refusal();
    card->source = source;
    BuildingCard& known = data.buildings[static_cast<std::size_t>(*n)];
    // AMB-18: a correction of its value does not forget how the name is sorted.
    if (card->key.empty() && card->name == known.name) card->key = known.key;
    known = std::move(*card);
    rank_names(data);
    return Done{};
  }
  if (id.size() != 1) return unknown();
  if (id[0] == "progress") {
    auto track = read_progress(fact.value);
    if (!track) return track.refusal();
    track->source = source;
    data.progress = *track;
    return Done{};
  }
  for (std::size_t i = 0; i < table_count; ++i) {
    if (table_infos[i].name != id[0]) continue;
    auto numbers = read_numbers(static_cast<Track>(i), fact.value);
    if (!numbers) return numbers.refusal();
    numbers->source = source;
    data.tables[i] = *numbers;
    return Done{};
  }
  return unknown();
}

Outcome Rulebook::learn(Data& data, const Fact& fact) {
  return learn_fact(data, fact, Source::yours);
}

Message fact_label(std::string_view id) {
  const std::vector<std::string_view> parts = split(id, '.');
  if (parts.size() == 2)
    return vocabulary.message("fact", parts[0], {Arg("n", parse_int(parts[1]).value_or(0))});
  return term("track", id);
}

std::vector<Printed> Rulebook::printed(const Data& data) {
  std::vector<Printed> all;
  const auto add = [&](std::string id, Source source, std::string value) {
    Message label = fact_label(id);
    all.push_back(
        {std::move(id), std::move(label), source == Source::missing ? "" : value, source});
  };
  // Cards that come later in a campaign are named once they were told, not before.
  for (std::size_t i = 0; i < automa_card_count; ++i)
    if (i < first_deck_count || data.own_deck[i].source != Source::missing)
      add("card." + std::to_string(first_automa_card + static_cast<int>(i)),
          data.own_deck[i].source, write_card(data.own_deck[i]));
  for (int n = first_building; n <= last_building; ++n)
    if (is_building(n))
      add("building." + std::to_string(n), data.building(n).source,
          write_building(data.building(n)));
  add("progress", data.progress.source, write_progress(data.progress));
  for (std::size_t i = 0; i < table_count; ++i)
    add(std::string(table_infos[i].name), data.tables[i].source, write_numbers(data.tables[i]));
  return all;
}

// CH-GEN-2: the first deck; what joins it later is asked for when it turns up.
bool is_deck_told(const Data& data) {
  return std::none_of(data.own_deck.begin(), data.own_deck.begin() + first_deck_count,
                      [](const AutomaCard& card) { return card.source == Source::missing; });
}

// ---- deck files

Doc Rulebook::deck(const Data& data) {
  Doc cards = Doc::list();
  for (std::size_t i = 0; i < automa_card_count; ++i) {
    // As long as the first deck is not told it is ours; cards that join later are not given away.
    const bool ours = !is_deck_told(data) && i < first_deck_count;
    const AutomaCard& card = ours ? data.house_deck[i] : data.own_deck[i];
    if (card.source == Source::missing) continue;
    Doc& doc = cards.push(Doc::object());
    doc.set("number", first_automa_card + static_cast<int>(i));
    doc.set("target", target_names[index(card.target)]);
    if (card.target == Target::commons) {
      doc.set("building", token(card.building));
    } else {
      doc.set("order", order_names[index(card.order)]);
      doc.set("rank", int{card.rank});
      doc.set("names", name_order_names[index(card.names)]);
    }
    doc.set("vp", card.vp == strength_vp ? Doc("strength") : Doc(int{card.vp}));
    Doc& effects = doc.set("effects", Doc::list());
    for (const Effect effect : card.effects) effects.push(token(effect));
    doc.set("king", token(card.king));
  }
  return cards;
}

Doc Rulebook::deck_template(const Data&) {
  Doc cards = Doc::list();
  for (int n = first_automa_card; n < first_automa_card + first_deck_count; ++n) {
    Doc& doc = cards.push(Doc::object());
    doc.set("number", n);
    doc.set("target", "");
    doc.set("building", "");
    doc.set("order", "");
    doc.set("rank", 0);
    doc.set("names", "");
    doc.set("vp", 0);
    doc.set("effects", Doc::list());
    doc.set("king", "");
  }
  return cards;
}

// A card whose target is left empty is not told.
Result<Facts> Rulebook::read_deck(const Data&, const Doc& cards) {
  Facts facts;
  if (!cards.is_list()) return refuse("charter.error.deck-list", {});
  for (const Doc& card : cards.items()) {
    const std::int64_t number = card["number"].number(0);
    const auto wrong = [&](std::string_view what) {
      return refuse("charter.error.deck-card", {Arg("n", number), Arg("what", what)});
    };
    if (number < first_automa_card || number > last_automa_card) return wrong("number");
    const std::string& target = card["target"].text();
    if (target.empty()) continue;
    std::string text = target;
    if (target == "commons")
      text += " " + card["building"].text();
    else
      text += " " + card["order"].text() + " " + std::to_string(card["rank"].number(0)) + " " +
              card["names"].text();
    text +=
        " " + (card["vp"].is_text() ? card["vp"].text() : std::to_string(card["vp"].number(-1)));
    std::string effects;
    for (const Doc& effect : card["effects"].items())
      (effects += effects.empty() ? "" : ",") += effect.text();
    text += " " + (effects.empty() ? std::string("-") : effects) + " " + card["king"].text();
    if (const auto read = read_card(text); !read) return wrong(text);
    std::string id = "card." + std::to_string(number);
    const bool twice =
        std::any_of(facts.begin(), facts.end(), [&](const Fact& fact) { return fact.id == id; });
    if (twice) return wrong("number");
    facts.push_back({std::move(id), std::move(text)});
  }
  sort_few(facts, [](const Fact& a, const Fact& b) { return a.id < b.id; });
  return facts;
}

}  // namespace seatmate::charterstone
