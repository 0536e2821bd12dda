// Told facts: one line of text each, checked here and nowhere else; and decks as files.

#include <algorithm>

#include "engine/deck_file.h"
#include "games/golem/data.h"
#include "games/golem/game.h"
#include "games/golem/questions.h"
#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

// "1,3,2": different numbers from 1 to 5.
bool read_positions(std::string_view text, InlineVector<std::uint8_t, positions>& into) {
  if (text == "-") return true;
  for (const std::string_view part : split(text, ',')) {
    const auto n = parse_within(part, 1, positions);
    if (!n || into.contains(static_cast<std::uint8_t>(*n))) return false;
    into.push_back(static_cast<std::uint8_t>(*n));
  }
  return true;
}
template <class List, class Write>
std::string written(const List& list, Write&& write) {
  std::string text;
  for (const auto& item : list) {
    if (!text.empty()) text += ',';
    text += write(item);
  }
  return text.empty() ? "-" : text;
}

}  // namespace

// "gold 2 marble 2,1,3,5,4 work,most,left,right 1,2,3,4,5 left"
std::string write_card(const AutomaCard& card) {
  const auto number = [](std::uint8_t n) { return std::to_string(n); };
  std::string text(token(card.bonus));
  text += ' ' + std::to_string(card.level);
  text += card.marble_first ? " marble " : " rabbi ";
  text += written(card.tiles, number) + ' ';
  text += written(card.criteria, [](Criterion c) { return std::string(token(c)); }) + ' ';
  text += written(card.books, number);
  text += card.left_half && card.right_half ? " both"
          : card.left_half                  ? " left"
          : card.right_half                 ? " right"
                                            : " none";
  return text;
}

namespace {

// GO-RABBI-2, GO-MARBLE-1, GO-BOOK-1: the grey, the yellow and the blue column of a printed card
// each say something; only the brown one may be empty.
bool is_filled_in(const AutomaCard& card) {
  return !card.tiles.empty() && !card.criteria.empty() && !card.books.empty();
}

// As it is written, filled in or not.
Result<AutomaCard> parse_card(std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() != 7) return refuse("golem.error.card", {Arg("text", text)});
  AutomaCard card;
  const auto bonus = parse<Bonus>(bonus_names, words[0]);
  const auto level = parse_within(words[1], 0, 4);
  if (!bonus || !level || (*bonus == Bonus::none) != (*level == 0))
    return refuse("golem.error.card-bonus", {Arg("text", words[0])});
  card.bonus = *bonus;
  card.level = static_cast<std::uint8_t>(*level);
  if (words[2] != "marble" && words[2] != "rabbi")
    return refuse("golem.error.card-column", {Arg("text", words[2])});
  card.marble_first = words[2] == "marble";
  if (!read_positions(words[3], card.tiles))
    return refuse("golem.error.card-numbers", {Arg("text", words[3])});
  if (words[4] != "-")
    for (const std::string_view word : split(words[4], ',')) {
      const auto criterion = parse<Criterion>(criterion_names, word);
      if (!criterion || card.criteria.contains(*criterion))
        return refuse("golem.error.card-criteria", {Arg("text", word)});
      card.criteria.push_back(*criterion);
    }
  if (!read_positions(words[5], card.books))
    return refuse("golem.error.card-numbers", {Arg("text", words[5])});
  if (words[6] != "none" && words[6] != "left" && words[6] != "right" && words[6] != "both")
    return refuse("golem.error.card-halves", {Arg("text", words[6])});
  card.left_half = words[6] == "left" || words[6] == "both";
  card.right_half = words[6] == "right" || words[6] == "both";
  return card;
}

}  // namespace

Result<AutomaCard> read_card(std::string_view text) {
  auto card = parse_card(text);
  if (card && !is_filled_in(*card)) return refuse("golem.error.card-empty", {});
  return card;
}

// "yellow blue 2 3 learning:2"
std::string write_character(const CharacterCard& card) {
  std::string text(token(card.left));
  (text += ' ') += token(card.right);
  text += ' ' + std::to_string(card.steps) + ' ' + std::to_string(card.price);
  const std::string bonus = write_effect(card.bonus);
  return bonus.empty() ? text : text + ' ' + bonus;
}
Result<CharacterCard> read_character(std::string_view text) {
  std::array<std::string_view, 4> words{};
  for (std::string_view& word : words) {
    word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
  }
  const auto left = parse<Colour>(colour_names, words[0]);
  const auto right = parse<Colour>(colour_names, words[1]);
  const auto steps = parse_within(words[2], 0, 9);
  const auto price = parse_within(words[3], 0, 20);
  if (!left || !right || *left == *right || !steps || !price)
    return refuse("golem.error.character", {});
  auto bonus = read_effect(text, Where::character);
  if (!bonus) return bonus.refusal();
  return CharacterCard{
      *left,  *right,         static_cast<std::uint8_t>(*steps), static_cast<std::uint8_t>(*price),
      *bonus, Source::missing};
}

// "red 4 clay:2"
std::string write_book(const BookCard& book) {
  std::string text(token(book.colour));
  text += ' ' + std::to_string(book.price);
  const std::string effect = write_effect(book.effect);
  return effect.empty() ? text : text + ' ' + effect;
}
Result<BookCard> read_book(std::string_view text) {
  const std::string_view colour_word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), colour_word.size() + 1));
  const std::string_view price_word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), price_word.size() + 1));
  const auto colour = parse<BookColour>(book_colour_names, colour_word);
  const auto price = parse_within(price_word, 0, 20);
  if (!colour || !price) return refuse("golem.error.book", {});
  auto effect = read_effect(text, Where::book);
  if (!effect) return effect.refusal();
  return BookCard{*colour, static_cast<std::uint8_t>(*price), *effect, Source::missing};
}

namespace {

std::string write_table(const Data& data, BoardTable table) {
  std::string text;
  for (std::size_t i = 0; i < table_infos[index(table)].size; ++i) {
    if (!text.empty()) text += ' ';
    text += std::to_string(data.table(table, i));
  }
  return text;
}
// Exactly as many numbers as the table has.
Outcome read_table(std::string_view text, BoardTable table, PrintedTable& into) {
  const TableInfo& info = table_infos[index(table)];
  const std::vector<std::string_view> words = split(text, ' ');
  bool ok = words.size() == info.size;
  for (std::size_t i = 0; ok && i < words.size(); ++i) {
    const auto n = parse_within(words[i], info.least, info.most);
    ok = n.has_value();
    if (n) into.values[i] = static_cast<std::int16_t>(*n);
  }
  if (!ok)
    return refuse("golem.error.table",
                  {Arg("n", info.size), Arg("min", info.least), Arg("max", info.most)});
  if (table == BoardTable::special_slots && into.values[0] == into.values[1])
    return refuse("golem.error.special", {});
  return Done{};
}

template <class Thing>
Outcome keep(Thing& into, Result<Thing> read, Source source) {
  if (!read) return read.refusal();
  into = *read;
  into.source = source;
  return Done{};
}
Outcome keep_effect(PrintedEffect& into, std::string_view text, Where where, Source source) {
  auto effect = read_effect(text, where);
  if (!effect) return effect.refusal();
  into = {*effect, source};
  return Done{};
}

}  // namespace

Outcome Rulebook::learn(Data& data, const Fact& fact, Source source) {
  const std::vector<std::string_view> id = split(fact.id, '.');
  const auto unknown = [&] { return refuse("golem.error.fact", {Arg("id", fact.id)}); };
  const auto number = [&](std::size_t at, int least, int most) {
    return id.size() == at + 1 ? parse_within(id[at], least, most) : std::nullopt;
  };
  if (id.empty()) return unknown();
  if (id[0] == "card") {
    const auto n = number(1, 1, card_count);
    return n ? keep(data.own_deck[static_cast<std::size_t>(*n - 1)], read_card(fact.value), source)
             : unknown();
  }
  if (id[0] == "character") {
    const auto n = number(1, first_character, first_character + character_count - 1);
    return n ? keep(data.characters[static_cast<std::size_t>(*n - first_character)],
                    read_character(fact.value), source)
             : unknown();
  }
  if (id[0] == "book") {
    const auto n = number(1, 1, book_count);
    return n ? keep(data.books[static_cast<std::size_t>(*n - 1)], read_book(fact.value), source)
             : unknown();
  }
  if (id[0] == "board" && id.size() == 2) {
    for (std::size_t i = 0; i < table_infos.size(); ++i)
      if (table_infos[i].name == id[1]) {
        PrintedTable table;
        table.source = source;
        const Outcome read = read_table(fact.value, static_cast<BoardTable>(i), table);
        if (read) data.tables[i] = table;
        return read;
      }
    return unknown();
  }
  if (id[0] == "district") {
    const auto colour = id.size() == 3 ? parse<Colour>(colour_names, id[1]) : std::nullopt;
    const auto n = number(2, 1, district_tile_count);
    return colour && n
               ? keep_effect(data.districts[index(*colour)][static_cast<std::size_t>(*n - 1)],
                             fact.value, Where::district, source)
               : unknown();
  }
  if (id[0] == "artefact") {
    const auto tile =
        id.size() == 3 ? parse_within(id[1], 1, artefact_count) : std::optional<int>();
    const auto n = number(2, 1, artefact_count);
    return tile && n ? keep_effect(data.artefacts[static_cast<std::size_t>(*tile - 1)]
                                                 [static_cast<std::size_t>(*n - 1)],
                                   fact.value, Where::artefact, source)
                     : unknown();
  }
  const auto listed = [&](auto& list, Where where) -> Outcome {
    const auto n = number(1, 1, static_cast<int>(list.size()));
    return n ? keep_effect(list[static_cast<std::size_t>(*n - 1)], fact.value, where, source)
             : unknown();
  };
  if (id[0] == "action") return listed(data.actions, Where::action);
  if (id[0] == "start") return listed(data.starts, Where::start);
  if (id[0] == "cemetery") return listed(data.cemetery, Where::cemetery);
  if (id[0] == "learning") return listed(data.learning, Where::action);
  return unknown();
}

std::vector<Printed> Rulebook::printed(const Data& data) {
  std::vector<Printed> list;
  const auto add = [&](std::string id, std::string value, Source source) {
    Message label = fact_label(id);
    if (source == Source::missing) value.clear();
    list.push_back({std::move(id), std::move(label), std::move(value), source});
  };
  const auto effects = [&](std::string_view family, const auto& things) {
    for (std::size_t i = 0; i < things.size(); ++i)
      add(std::string(family) + "." + std::to_string(i + 1), write_effect(things[i].effect),
          things[i].source);
  };
  for (std::size_t i = 0; i < card_count; ++i)
    add("card." + std::to_string(i + 1), write_card(data.own_deck[i]), data.own_deck[i].source);
  for (const Colour colour : all_colours)
    effects("district." + std::string(token(colour)), data.districts[index(colour)]);
  effects("action", data.actions);
  for (std::size_t i = 0; i < character_count; ++i)
    add("character." + std::to_string(first_character + static_cast<int>(i)),
        write_character(data.characters[i]), data.characters[i].source);
  for (std::size_t i = 0; i < book_count; ++i)
    add("book." + std::to_string(i + 1), write_book(data.books[i]), data.books[i].source);
  effects("start", data.starts);
  for (std::size_t i = 0; i < artefact_count; ++i)
    effects("artefact." + std::to_string(i + 1), data.artefacts[i]);
  effects("cemetery", data.cemetery);
  effects("learning", data.learning);
  for (std::size_t i = 0; i < table_count; ++i)
    add("board." + std::string(table_infos[i].name), write_table(data, static_cast<BoardTable>(i)),
        data.tables[i].source);
  return list;
}

// --- decks
// -----------------------------------------------------------------------------------------

namespace {

Doc numbers_doc(const InlineVector<std::uint8_t, positions>& numbers) {
  Doc list = Doc::list();
  for (const int n : numbers) list.push(Doc(n));
  return list;
}
Doc card_doc(int number, const AutomaCard& card) {
  Doc doc = Doc::object();
  doc.set("number", number);
  doc.set("bonus", token(card.bonus));
  doc.set("level", static_cast<int>(card.level));
  doc.set("first", card.marble_first ? "marble" : "rabbi");
  doc.set("rabbi", numbers_doc(card.tiles));
  Doc criteria = Doc::list();
  for (const Criterion criterion : card.criteria) criteria.push(Doc(token(criterion)));
  doc.set("marble", std::move(criteria));
  doc.set("books", numbers_doc(card.books));
  doc.set("leftHalf", card.left_half);
  doc.set("rightHalf", card.right_half);
  return doc;
}
std::string list_text(const Doc& list) {
  std::string text;
  for (const Doc& item : list.items()) {
    if (!text.empty()) text += ',';
    text += item.is_number() ? std::to_string(item.number()) : item.text();
  }
  return text.empty() ? "-" : text;
}
Outcome read_card_doc(const Doc& doc, std::int64_t number, Facts& facts) {
  const bool left = doc["leftHalf"].truth();
  const bool right = doc["rightHalf"].truth();
  const std::string text = doc["bonus"].text() + ' ' + std::to_string(doc["level"].number(0)) +
                           ' ' + doc["first"].text() + ' ' + list_text(doc["rabbi"]) + ' ' +
                           list_text(doc["marble"]) + ' ' + list_text(doc["books"]) + ' ' +
                           (left && right ? "both"
                            : left        ? "left"
                            : right       ? "right"
                                          : "none");
  const auto card = parse_card(text);
  if (!card) return refuse("golem.error.deck-card", {Arg("n", number), Arg("why", card.why())});
  // As the template has it: a card nobody has read yet.
  if (write_card(*card) == write_card(AutomaCard{})) return Done{};
  if (!is_filled_in(*card)) return refuse("golem.error.deck-empty", {Arg("n", number)});
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
bool is_deck_told(const Data& data) {
  return std::all_of(data.own_deck.begin(), data.own_deck.end(),
                     [](const AutomaCard& card) { return card.source != Source::missing; });
}
Result<Facts> Rulebook::read_deck(const Data&, const Doc& cards) {
  return seatmate::read_deck(vocabulary, cards, card_count, read_card_doc);
}

}  // namespace seatmate::golem
