// Told facts: one line of text each, checked here and nowhere else; and decks as files.

#include <algorithm>

#include "engine/deck_file.h"
#include "games/pendulum/data.h"
#include "games/pendulum/game.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

namespace {

using Words = std::vector<std::string_view>;

}  // namespace

// --- cards

std::string write_left(const AutomaCard& card) {
  std::string text(token(card.worker));
  (text += ' ') += token(card.timer);
  return text + ' ' + std::to_string(card.province);
}
Outcome read_left(std::string_view text, AutomaCard& card) {
  const Words words = split(text, ' ');
  if (words.size() != 3) return refuse("pen.error.card-left", {Arg("text", text)});
  const auto worker = parse<WorkerSymbol>(worker_symbol_names, words[0]);
  const auto timer = parse<TimerSymbol>(timer_symbol_names, words[1]);
  const auto province = parse_within(words[2], 0, province_places);
  if (!worker || !timer || !province) return refuse("pen.error.card-left", {Arg("text", text)});
  // PE-CARD-2.
  if (*province != 0 && (*worker != WorkerSymbol::none || *timer != TimerSymbol::none))
    return refuse("pen.error.card-province");
  card.worker = *worker;
  card.timer = *timer;
  card.province = static_cast<std::uint8_t>(*province);
  return Done{};
}
std::string write_right(const AutomaCard& card) {
  std::string text = std::to_string(card.votes) + ' ' + std::to_string(card.vp) + ' ';
  return text += token(card.icon);
}
Outcome read_right(std::string_view text, AutomaCard& card) {
  const Words words = split(text, ' ');
  if (words.size() != 3) return refuse("pen.error.card-right", {Arg("text", text)});
  const auto votes = parse_within(words[0], -9, 9);
  const auto vp = parse_within(words[1], -9, 9);
  const auto icon = parse<Icon>(icon_names, words[2]);
  if (!votes || !vp || !icon) return refuse("pen.error.card-right", {Arg("text", text)});
  card.votes = static_cast<std::int8_t>(*votes);
  card.vp = static_cast<std::int8_t>(*vp);
  card.icon = *icon;
  return Done{};
}

// --- scorecards and the track

std::string write_scorecard(const Scorecard& card) {
  std::string text;
  for (std::size_t i = 0; i < rounds; ++i) {
    if (i > 0) text += ' ';
    text += std::to_string(card.vp[i]) + ' ' + std::to_string(card.votes[i]);
  }
  return text;
}
Result<Scorecard> read_scorecard(std::string_view text) {
  const Words words = split(text, ' ');
  Scorecard card;
  bool ok = words.size() == 2 * card.vp.size();
  for (std::size_t i = 0; ok && i < words.size(); ++i) {
    const auto n = parse_within(words[i], -30, 60);
    ok = n.has_value();
    if (n) (i % 2 == 0 ? card.vp : card.votes)[i / 2] = static_cast<std::int8_t>(*n);
  }
  if (!ok) return refuse("pen.error.scorecard", {Arg("text", text)});
  return card;
}

std::string write_track(const TrackLayout& track) {
  std::string text = "rows";
  for (const int row : track.rows) text += ' ' + std::to_string(row);
  text += " labels";
  for (const Label& label : track.labels)
    text += ' ' + std::to_string(label.index) + ':' + std::to_string(label.minus);
  text += " parchment " + std::to_string(track.parchment);
  text += " green " + std::to_string(track.green);
  if (track.wrap_at_once) text += " wrap";
  return text;
}
Outcome check_track(const TrackLayout& track) {
  const int spaces = track.spaces();
  if (track.rows.empty() || spaces > most_spaces)
    return refuse("pen.error.track-rows", {Arg("max", most_spaces)});
  if (track.parchment < 1 || track.parchment >= track.green || track.green > spaces)
    return refuse("pen.error.track-order", {Arg("spaces", spaces)});
  int before = -1;
  for (const Label& label : track.labels) {
    if (label.index <= before || label.index >= track.parchment)
      return refuse("pen.error.track-labels", {Arg("parchment", track.parchment)});
    before = label.index;
  }
  if (track.labels.empty())
    return refuse("pen.error.track-labels", {Arg("parchment", track.parchment)});
  return Done{};
}
Result<TrackLayout> read_track(std::string_view text) {
  const auto unfit = [&] { return refuse("pen.error.track", {Arg("text", text)}); };
  TrackLayout track;
  std::string_view part;
  int numbers = 0;
  for (const std::string_view word : split(text, ' ')) {
    if (word == "rows" || word == "labels" || word == "parchment" || word == "green") {
      part = word;
      continue;
    }
    if (word == "wrap") {
      track.wrap_at_once = true;
      continue;
    }
    const std::size_t colon = word.find(':');
    const auto n = parse_within(word.substr(0, colon), 0, most_spaces);
    if (!n) return unfit();
    const auto value = static_cast<std::uint8_t>(*n);
    if (part == "labels") {
      const auto minus = colon == std::string_view::npos
                             ? std::nullopt
                             : parse_within(word.substr(colon + 1), 0, 99);
      if (!minus || track.labels.full()) return unfit();
      track.labels.push_back({value, static_cast<std::uint8_t>(*minus)});
    } else if (colon != std::string_view::npos) {
      return unfit();
    } else if (part == "rows") {
      if (track.rows.full() || value == 0) return unfit();
      track.rows.push_back(value);
    } else if (part == "parchment" || part == "green") {
      (part == "green" ? track.green : track.parchment) = value;
      ++numbers;
    } else {
      return unfit();
    }
  }
  if (numbers != 2) return unfit();
  if (const Outcome fits = check_track(track); !fits) return fits.refusal();
  return track;
}

namespace {

std::string write_kinds(KindSet kinds) {
  std::string text;
  for (const RewardKind kind : kinds) {
    if (!text.empty()) text += ' ';
    text += token(kind);
  }
  return text;
}
Result<KindSet> read_kinds(std::string_view text) {
  KindSet kinds;
  for (const std::string_view word : split(text, ' ')) {
    const auto kind = parse<RewardKind>(reward_kind_names, word);
    if (!kind) return refuse("pen.error.icon-kind", {Arg("text", word)});
    kinds.add(*kind);
  }
  if (kinds.empty()) return refuse("pen.error.icon-kind", {Arg("text", text)});
  return kinds;
}

Outcome learn_card(Data& data, const Words& id, const Fact& fact, Source source) {
  const auto n = parse_within(id[1], 1, card_count);
  if (!n) return refuse("pen.error.fact", {Arg("id", fact.id)});
  AutomaCard& card = data.own_deck[static_cast<std::size_t>(*n - 1)];
  if (id[2] == "left") {
    const Outcome read = read_left(fact.value, card);
    if (read) card.left = source;
    return read;
  }
  const Outcome read = read_right(fact.value, card);
  if (read) card.right = source;
  return read;
}

}  // namespace

Outcome Rulebook::learn(Data& data, const Fact& fact, Source source) {
  const Words id = split(fact.id, '.');
  const auto unknown = [&] { return refuse("pen.error.fact", {Arg("id", fact.id)}); };
  if (id.size() == 3 && id[0] == "card" && (id[2] == "left" || id[2] == "right"))
    return learn_card(data, id, fact, source);
  if (id.size() == 2 && id[0] == "scorecard") {
    const auto level = parse<Level>(level_names, id[1]);
    if (!level) return unknown();
    auto card = read_scorecard(fact.value);
    if (!card) return card.refusal();
    card->source = source;
    data.own_scorecards[index(*level)] = *card;
    return Done{};
  }
  if (fact.id == "track") {
    auto track = read_track(fact.value);
    if (!track) return track.refusal();
    track->source = source;
    data.own_track = *track;
    return Done{};
  }
  if (id.size() == 2 && id[0] == "icon") {
    const auto icon = parse<Icon>(icon_names, id[1]);
    if (!icon || *icon == Icon::none) return unknown();
    const auto kinds = read_kinds(fact.value);
    if (!kinds) return kinds.refusal();
    data.icons[index(*icon)] = {*kinds, source};
    return Done{};
  }
  return unknown();
}

std::vector<Printed> Rulebook::printed(const Data& data) {
  std::vector<Printed> list;
  const auto add = [&](std::string id, std::string value, Source source) {
    Message label = fact_label(id);
    if (source == Source::missing) value.clear();
    list.push_back({std::move(id), std::move(label), std::move(value), source});
  };
  for (std::size_t i = 0; i < card_count; ++i) {
    const std::string id = "card." + std::to_string(i + 1);
    add(id + ".left", write_left(data.own_deck[i]), data.own_deck[i].left);
    add(id + ".right", write_right(data.own_deck[i]), data.own_deck[i].right);
  }
  for (std::size_t i = 0; i < level_count; ++i)
    add("scorecard." + std::string(level_names[i]), write_scorecard(data.own_scorecards[i]),
        data.own_scorecards[i].source);
  add("track", write_track(data.own_track), data.own_track.source);
  for (std::size_t i = 1; i < icon_count; ++i)
    add("icon." + std::string(icon_names[i]), write_kinds(data.icons[i].kinds),
        data.icons[i].source);
  return list;
}

// "card.7.left" in words.
Message fact_label(std::string_view id) {
  const Words parts = split(id, '.');
  const std::string_view family = parts.empty() ? std::string_view("track") : parts[0];
  if (family == "card" && parts.size() == 3)
    return vocabulary.message("fact", parts[2] == "left" ? "left" : "right",
                              {Arg("n", parse_int(parts[1]).value_or(0))});
  if (family == "scorecard" && parts.size() == 2)
    return vocabulary.message("fact", "scorecard", {Arg("level", term("level", parts[1]))});
  if (family == "icon" && parts.size() == 2)
    return vocabulary.message("fact", "icon", {Arg("icon", term("icon", parts[1]))});
  return vocabulary.message("fact", "track");
}

// --- decks

namespace {

// A side nobody told is null.
Doc card_doc(int number, const AutomaCard& card) {
  Doc doc = Doc::object();
  doc.set("number", number);
  const bool left = card.left != Source::missing;
  const bool right = card.right != Source::missing;
  doc.set("worker", left ? Doc(token(card.worker)) : Doc());
  doc.set("timer", left ? Doc(token(card.timer)) : Doc());
  doc.set("province", left ? Doc(static_cast<int>(card.province)) : Doc());
  doc.set("votes", right ? Doc(static_cast<int>(card.votes)) : Doc());
  doc.set("vp", right ? Doc(static_cast<int>(card.vp)) : Doc());
  doc.set("icon", right ? Doc(token(card.icon)) : Doc());
  return doc;
}
std::string side_of(const Doc& doc, std::initializer_list<std::string_view> keys) {
  std::string text;
  for (const std::string_view key : keys) {
    if (!text.empty()) text += ' ';
    const Doc& value = doc[key];
    text += value.is_number() ? std::to_string(value.number())
            : value.is_text() ? value.text()
                              : std::string("null");
  }
  return text;
}
Outcome read_card_doc(const Doc& doc, std::int64_t number, Facts& facts) {
  const std::string id = "card." + std::to_string(number);
  AutomaCard card;
  const auto side = [&](std::string_view name, const std::string& text, auto read) -> Outcome {
    if (text == "null null null") return Done{};
    if (const Outcome fits = read(text, card); !fits)
      return refuse("pen.error.deck-card", {Arg("n", number), Arg("why", fits.why())});
    facts.push_back({id + std::string(name), text});
    return Done{};
  };
  if (const Outcome left = side(".left", side_of(doc, {"worker", "timer", "province"}), read_left);
      !left)
    return left;
  return side(".right", side_of(doc, {"votes", "vp", "icon"}), read_right);
}

}  // namespace

// The told deck if it is complete, otherwise ours.
Doc Rulebook::deck(const Data& data) {
  return write_deck(is_deck_told(data) ? data.own_deck : data.house_deck, card_doc);
}
Doc Rulebook::deck_template(const Data&) {
  return write_deck(decltype(Data::own_deck){}, card_doc);
}
bool is_deck_told(const Data& data) {
  return std::all_of(data.own_deck.begin(), data.own_deck.end(), [](const AutomaCard& card) {
    return card.left != Source::missing && card.right != Source::missing;
  });
}
Result<Facts> Rulebook::read_deck(const Data&, const Doc& cards) {
  return seatmate::read_deck(vocabulary, cards, card_count, read_card_doc);
}

}  // namespace seatmate::pendulum
