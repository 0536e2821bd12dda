#include "games/through-the-ages/data.h"

#include <algorithm>
#include <optional>

#include "games/through-the-ages/game.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

namespace {

// Reads the numbers of one card; the first that is missing or out of range is remembered.
class Numbers {
 public:
  explicit Numbers(const Doc& doc) : doc_(doc) {}
  template <class Int>
  void read(std::string_view key, int low, int high, Int& into) {
    const Doc& value = doc_[key];
    const std::int64_t n = value.number();
    if (value.is_number() && n >= low && n <= high)
      into = static_cast<Int>(n);
    else if (wrong_.empty())
      wrong_ = doc_["id"].text() + "." + std::string(key);
  }
  template <class Enum, std::size_t N>
  void read(std::string_view key, const std::array<std::string_view, N>& names, Enum& into) {
    if (const auto value = parse<Enum>(names, doc_[key].text()))
      into = *value;
    else if (wrong_.empty())
      wrong_ = doc_["id"].text() + "." + std::string(key);
  }
  void must(bool holds, std::string_view key) {
    if (!holds && wrong_.empty()) wrong_ = doc_["id"].text() + "." + std::string(key);
  }
  [[nodiscard]] const std::string& wrong() const { return wrong_; }

 private:
  const Doc& doc_;
  std::string wrong_;
};

// A type belongs to one class; only urban, unit and special classes have several.
bool is_type_of(Class cls, Type type) {
  switch (cls) {
    case Class::urban:
      return type >= Type::lab && type <= Type::arena;
    case Class::unit:
      return type >= Type::infantry && type <= Type::air;
    case Class::special:
      return type >= Type::civil && type <= Type::military;
    default:
      return class_names[index(cls)] == type_names[index(type)];
  }
}

constexpr int most_of_anything = 40;  // no number on a card is larger

Result<CivilCard> read_civil(const Doc& doc) {
  CivilCard card;
  card.id = doc["id"].text();
  Numbers numbers(doc);
  numbers.must(!card.id.empty(), "id");
  numbers.read("age", level(Age::a), level(Age::iii), card.age);
  numbers.read("class", class_names, card.cls);
  numbers.read("type", type_names, card.type);
  numbers.must(is_type_of(card.cls, card.type), "type");
  numbers.read("cost", 0, most_of_anything, card.cost);
  numbers.read("stages", card.cls == Class::wonder ? 1 : 0, card.cls == Class::wonder ? 9 : 0,
               card.stages);
  numbers.read("science", -9, most_of_anything, card.ratings.science);
  numbers.read("culture", -9, most_of_anything, card.ratings.culture);
  const bool unit = card.cls == Class::unit;
  numbers.read("strength", unit ? 1 : -9, unit ? most_unit_strength : most_of_anything,
               card.ratings.strength);
  numbers.read("happy", -9, most_of_anything, card.ratings.happiness);
  numbers.read("food", 0, most_of_anything, card.food);
  numbers.read("resources", 0, most_of_anything, card.resources);
  numbers.read("civil", -9, 9, card.civil_actions);
  numbers.read("military", -9, 9, card.military_actions);
  numbers.read("copies", 0, 9, card.copies);
  card.expansion = doc["expansion"].truth();
  const auto source = source_named(doc["source"].text());
  numbers.must(source.has_value(), "source");
  if (!numbers.wrong().empty()) return vocabulary.bad_data(numbers.wrong());
  card.source = *source;
  return card;
}

Result<MilitaryCard> read_military(const Doc& doc) {
  MilitaryCard card;
  card.id = doc["id"].text();
  Numbers numbers(doc);
  numbers.must(!card.id.empty(), "id");
  numbers.read("age", level(Age::a), level(Age::iii), card.age);
  numbers.read("type", military_type_names, card.type);
  numbers.read("copies", 0, 9, card.copies);
  if (card.type == MilitaryType::event && card.copies > 0) {
    const auto event = parse<Event>(event_names, card.id.substr(0, card.id.rfind('_')));
    numbers.must(event.has_value(), "id");
    card.event = event.value_or(Event::none);
  }
  if (card.type == MilitaryType::aggression || card.type == MilitaryType::war) {
    const auto attack = parse<Attack>(attack_names, card.id.substr(0, card.id.rfind('_')));
    numbers.must(attack.has_value(), "id");
    card.attack = attack.value_or(Attack::none);
  }
  const bool tactic = card.type == MilitaryType::tactic;
  numbers.read("icons", tactic ? 1 : 0, 9, card.icons);  // armies are counted by dividing by it
  numbers.read("strength", 0, most_of_anything, card.strength);
  numbers.read("obsolete", 0, most_of_anything, card.obsolete);
  numbers.must(card.obsolete <= card.strength, "obsolete");
  numbers.read("colony_strength", 0, most_of_anything, card.colony_strength);
  numbers.read("colony_happy", 0, most_of_anything, card.colony_happiness);
  numbers.read("colony_science", 0, most_of_anything, card.colony_science);
  numbers.read("colony_culture", 0, most_of_anything, card.colony_culture);
  numbers.read("colony_cards", 0, most_of_anything, card.colony_cards);
  card.open = doc["status"].text() == "open";
  if (!numbers.wrong().empty()) return vocabulary.bad_data(numbers.wrong());
  return card;
}

// A file is a list of cards; every id stands there once.
template <class Card>
Outcome load_cards(std::vector<Card>& cards, const Doc& doc, std::string_view file,
                   std::size_t most, Result<Card> (*read)(const Doc&)) {
  const std::vector<Doc>& items = doc["cards"].items();
  if (items.empty() || items.size() > most) return vocabulary.bad_data(file);
  for (const Doc& item : items) {
    Result<Card> card = read(item);
    if (!card) return card.refusal();
    if (std::any_of(cards.begin(), cards.end(), [&](const Card& c) { return c.id == card->id; }))
      return vocabulary.bad_data(card->id);
    cards.push_back(std::move(*card));
  }
  return Done{};
}

// TTA-SETUP-8: the six cards printed on the board.
Outcome find_board_cards(Data& data) {
  struct Place {
    std::string_view id;
    Class cls;
    Civil& card;
  };
  for (const Place& place : {Place{"agriculture_a", Class::farm, data.agriculture},
                             Place{"bronze_a", Class::mine, data.bronze},
                             Place{"philosophy_a", Class::urban, data.philosophy},
                             Place{"religion_a", Class::urban, data.religion},
                             Place{"warriors_a", Class::unit, data.warriors},
                             Place{"despotism_a", Class::government, data.despotism}}) {
    place.card = data.civil_named(place.id);
    if (place.card == Civil::none || data.card(place.card).cls != place.cls)
      return vocabulary.bad_data(place.id);
  }
  return Done{};
}

template <class Number, class Card>
Number named(const std::vector<Card>& cards, std::string_view id) {
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (cards[i].id == id) return static_cast<Number>(i);
  return Number::none;
}

}  // namespace

Civil Data::civil_named(std::string_view id) const { return named<Civil>(civil, id); }
Military Data::military_named(std::string_view id) const { return named<Military>(military, id); }

Result<Data> Rulebook::load(const Doc& doc) {
  Data data;
  const Outcome civil = load_cards(data.civil, doc["civil"], "civil", most_civil, read_civil);
  if (!civil) return civil.refusal();
  const Outcome military =
      load_cards(data.military, doc["military"], "military", most_military, read_military);
  if (!military) return military.refusal();
  if (const Outcome board = find_board_cards(data); !board) return board.refusal();
  for (std::size_t age = 1; age < data.hidden_events.size(); ++age) {
    static constexpr std::array<std::string_view, 4> ids{"", "event_i", "event_ii", "event_iii"};
    data.hidden_events[age] = data.military_named(ids[age]);
    if (data.hidden_events[age] == Military::none) return vocabulary.bad_data(ids[age]);
  }
  if (doc.has("deck"))
    if (const Outcome deck = load_deck(data, doc["deck"]); !deck) return deck.refusal();
  return data;
}

}  // namespace seatmate::through_the_ages
