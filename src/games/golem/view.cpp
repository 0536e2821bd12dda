// How the table looks: blocks that the terminal and the page draw.

#include "engine/tabletop.h"
#include "games/golem/game.h"
#include "games/golem/questions.h"
#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

Message player_name(const State& s, Player player) {
  return player == Player::human1 && s.humans == 1 ? term("player", "you") : term(player);
}

// "-5 … 20" with the marker in brackets and a bar behind the red zone.
std::string drawn_track(const Data& data, const State& s) {
  const bool known = TableFact{BoardTable::red_zone}.known(data, s);
  std::string text;
  for (int space = lowest_space; space <= highest_space; ++space) {
    if (!text.empty()) text += ' ';
    text += space == s.marker ? "[" + std::to_string(space) + "]" : std::to_string(space);
    if (known && space == last_red_space(data, s)) text += " |";
  }
  return text;
}

Block game_block(const Data& data, const State& s) {
  Block block = vocabulary.block("game", Block::Kind::facts);
  vocabulary.add_fact(block, "round",
                      {"golem.label.round-of", {Arg("round", s.round), Arg("of", rounds)}});
  vocabulary.add_fact(block, "score", plain_number(s.score));
  vocabulary.add_fact(block, "track", plain(drawn_track(data, s)));
  std::vector<Message> tokens;
  for (const Colour colour : s.strategy) tokens.push_back(term("token", token(colour)));
  vocabulary.add_fact(block, "strategy", vocabulary.list(std::move(tokens)));
  if (s.characters.size() >= s.round)
    vocabulary.add_fact(block, "character", shown_character(data, s));
  std::vector<Message> order;
  for (const Player player : s.order) order.push_back(player_name(s, player));
  vocabulary.add_fact(block, "order", vocabulary.list(std::move(order)));
  vocabulary.add_fact(block, "level", plain_number(s.level));
  vocabulary.add_fact(block, "deck", deck_kind_term(vocabulary, s.deck_kind));
  if (s.house_facts) vocabulary.add_fact(block, "printed", term("printed", "house"));
  return block;
}

// The marbles as they lie in the rows (tabletop.cpp).
Block synagogue_block(const Tabletop& table) {
  Block block = vocabulary.block("synagogue", Block::Kind::table);
  block.columns = {term("label", "row"), term("label", "marbles"), term("label", "count")};
  for (int r = 0; r < row_count; ++r) {
    const auto row = static_cast<Row>(r);
    std::vector<Message> marbles;
    for (const auto* piece : pieces_on(table, "row." + std::string(token(row))))
      for (int i = 0; i < piece->count; ++i) marbles.push_back(piece->name);
    const int count = static_cast<int>(marbles.size());
    block.rows.push_back({term(row), vocabulary.list(std::move(marbles)), plain_number(count)});
  }
  return block;
}

// One letter a piece: G a standing golem, g a lying one, s the student; the tile's number first.
Block districts_block(const Tabletop& table) {
  Block block = vocabulary.block("districts", Block::Kind::table);
  block.columns.push_back(term("label", "district"));
  for (int section = 1; section <= sections; ++section)
    block.columns.push_back(plain(roman(section)));
  for (const Colour colour : all_colours) {
    std::vector<Message> row{term(colour)};
    for (int section = 1; section <= sections; ++section) {
      std::string cell;
      const std::string where =
          "district." + std::string(token(colour)) + "." + std::to_string(section);
      for (const auto* piece : pieces_on(table, where)) {
        if (piece->kind == "golem.piece.district-tile")
          cell += std::to_string(piece->name.args.front().number);
        else if (piece->kind == "golem.piece.student")
          cell += 's';
        else if (piece->kind == "golem.piece.golem")
          cell.append(static_cast<std::size_t>(piece->count), piece->marked ? 'g' : 'G');
      }
      row.push_back(plain(cell.empty() ? "." : cell));
    }
    block.rows.push_back(std::move(row));
  }
  return block;
}

std::string numbers_text(const InlineVector<std::uint8_t, positions>& numbers) {
  std::string text;
  for (const int n : numbers) (text += text.empty() ? "" : " ") += std::to_string(n);
  return text;
}

Block cards_block(const Data& data, const State& s) {
  Block block = vocabulary.block("cards", Block::Kind::table);
  block.columns = {term("label", "card"), term("label", "bonus"), term("label", "tiles"),
                   term("label", "criteria"), term("label", "books")};
  const AutomaCard* before = nullptr;
  for (const std::uint8_t number : s.laid) {
    const AutomaCard& card = card_of(data, s, number);
    const bool joined = before != nullptr && before->right_half && card.left_half;
    std::vector<Message> criteria;
    for (const Criterion criterion : card.criteria) criteria.push_back(term(criterion));
    Message bonus = term(card.bonus);
    if (card.bonus != Bonus::none)
      bonus = {"golem.label.bonus-from",
               {Arg("bonus", term(card.bonus)), Arg("level", card.level)}};
    block.rows.push_back(
        {{joined ? "golem.label.card-joined" : "golem.label.card-number", {Arg("n", number)}},
         bonus,
         plain(numbers_text(card.tiles)),
         vocabulary.list(std::move(criteria)),
         plain(numbers_text(card.books))});
    before = &card;
  }
  return block;
}

Block board_block(const Data& data, const State& s) {
  Block block = vocabulary.block("board", Block::Kind::facts);
  vocabulary.add_fact(block, "golem-track", plain_number(s.golem_track));
  vocabulary.add_fact(block, "learning-track", plain_number(s.learning_track));
  vocabulary.add_fact(block, "golems-left", plain_number(creatable(s)));
  vocabulary.add_fact(
      block, "gold",
      {"golem.label.gold-of",
       {Arg("n", s.gold), Arg("of", gold_slots), Arg("artefacts", artefacts_created(data, s))}});
  for (const Colour area : all_colours) {
    std::vector<Message> made;
    for (std::size_t i = 0; i < development_count; ++i)
      if (is_developed(s, area, i)) made.push_back(development_term(area, i));
    block.rows.push_back({{"golem.label.developments", {Arg("area", area_term(area))}},
                          vocabulary.list(std::move(made))});
  }
  for (std::size_t c = 0; c < book_columns; ++c) {
    if (s.columns[c].empty()) continue;
    std::vector<Message> books;
    for (const Book book : s.columns[c]) books.push_back(term(colour_of(book)));
    block.rows.push_back({{"golem.label.column", {Arg("n", static_cast<int>(c) + 1)}},
                          vocabulary.list(std::move(books))});
  }
  std::vector<Message> cells;
  for (int cell = 0; cell < cemetery_cells; ++cell)
    if (((s.cemetery >> static_cast<unsigned>(cell)) & 1U) != 0)
      cells.push_back(plain_number(cell + 1));
  vocabulary.add_fact(block, "cemetery", vocabulary.list(std::move(cells)));
  std::vector<Message> hers;
  for (const Colour colour : all_colours)
    if (s.menorah[index(colour)] == 1) hers.push_back(term(colour));
  vocabulary.add_fact(block, "menorahs", vocabulary.list(std::move(hers)));
  return block;
}

Block places_block(const State& s) {
  Block block = vocabulary.block("places", Block::Kind::table);
  block.columns = {term("label", "position"), term("label", "action-tile"), term("label", "rabbi"),
                   term("label", "library")};
  for (int position = 1; position <= printed_place; ++position) {
    const auto i = static_cast<std::size_t>(position - 1);
    const bool printed = position == printed_place;
    std::vector<Message> row{printed ? term("place", "printed") : plain_number(position)};
    if (!printed && position > s.tile_positions())
      row.push_back(plain("-"));
    else if (!printed && s.actions[i] > 0)
      row.push_back(plain_number(s.actions[i]));
    else
      row.push_back(plain(printed ? "" : "?"));
    std::vector<Message> rabbis;
    for (int p = 0; p < s.players(); ++p)
      if (s.rabbi[static_cast<std::size_t>(p)] == position)
        rabbis.push_back(player_name(s, static_cast<Player>(p)));
    row.push_back(rabbis.empty() ? plain("") : vocabulary.list(std::move(rabbis)));
    if (printed) {
      row.push_back(plain(""));
    } else if (s.library[i] == Book::unknown || s.library[i] == Book::none) {
      row.push_back(plain(s.library[i] == Book::none ? "-" : "?"));
    } else {
      row.push_back(
          {"golem.label.book-numbered",
           {Arg("n", number_of(s.library[i])), Arg("colour", term(colour_of(s.library[i])))}});
    }
    block.rows.push_back(std::move(row));
  }
  return block;
}

}  // namespace

View Rulebook::view(const Data& data, const State& s) {
  View view;
  view.title = {"golem.view.title", {Arg("round", s.round), Arg("score", s.score)}};
  const Tabletop table = tabletop(data, s);
  view.blocks = {game_block(data, s), synagogue_block(table), districts_block(table)};
  if (!s.laid.empty()) view.blocks.push_back(cards_block(data, s));
  view.blocks.push_back(places_block(s));
  view.blocks.push_back(board_block(data, s));
  return view;
}

}  // namespace seatmate::golem
