#include "games/golem/lab/human.h"

#include "games/golem/game.h"

namespace seatmate::golem {

namespace {

// What a marble is worth to him: the strength of its row, and a colour of the character card.
int worth(const Data& data, const State& s, Row row, Marble marble, Random& random) {
  const CharacterCard& card = character(data, s);
  int value = 3 * marbles_in(s, row) + static_cast<int>(random.below(4));
  if (marble == marble_of(card.left) || marble == marble_of(card.right)) value += 3;
  if (marble == Marble::white) value += 1;
  if (marble == Marble::black) value += 2;
  if (row == Row::mirror) value -= 2;
  return value;
}

}  // namespace

Input SimulatedHuman::choose(const Data& data, const State& s) {
  Input input;
  if (s.wait) return input;
  const std::size_t player = index(s.queue[0]);
  const bool can_take = s.marbles_left[player] > 0 && marbles_in_play(s) > 0;
  const std::uint32_t chance = random_.below(100);
  // A book now and then, before the action.
  if (chance < 6 && s.library[random_.below(positions)] != Book::none) {
    const auto position = static_cast<std::uint8_t>(1 + random_.below(positions));
    if (s.library[position - 1U] != Book::none) {
      input.verb = Verb::book;
      input.place = position;
      return input;
    }
  }
  if (chance >= 98 && s.round >= 3) {
    const auto district = static_cast<Colour>(random_.below(colour_count));
    if (s.menorah[index(district)] == 0) {
      input.verb = Verb::menorah;
      input.district = district;
      return input;
    }
  }
  if (chance >= 95 && chance < 98) {  // a golem of his dies
    const int cell = free_cell(s.cemetery, cemetery_cells);
    if (cell < cemetery_cells) {
      input.verb = Verb::bury;
      input.place = static_cast<std::uint8_t>(cell + 1);
      return input;
    }
  }
  if (can_take && !s.passed[player] && !s.readings.no_passing && chance >= 6 && chance < 9) {
    input.verb = Verb::pass;
    if (s.marbles_told) input.thrown = throw_some(marbles_by_colour(s.rows));
    return input;
  }
  const bool rabbi_left = s.rabbi[player] == 0;
  if (rabbi_left && (!can_take || random_.below(3) == 0)) {
    input.verb = Verb::rabbi;
    const PlaceSet free = tiles_present(s) - tiles_occupied(s);
    input.place = printed_place;
    if (!free.empty() && random_.below(8) != 0) {
      const int n =
          static_cast<int>(std::min(random_.below(static_cast<std::uint32_t>(free.count())),
                                    random_.below(static_cast<std::uint32_t>(free.count()))));
      input.place = static_cast<std::uint8_t>(position_of(free.nth(n)));
    }
    return input;
  }
  input.verb = Verb::marble;
  int best = -100;
  for (int r = 0; r < row_count; ++r)
    for (int m = 0; m < marble_count; ++m) {
      const auto row = static_cast<Row>(r);
      const auto marble = static_cast<Marble>(m);
      if (s.rows[index(row)][index(marble)] == 0) continue;
      const int value = worth(data, s, row, marble, random_);
      if (value > best) {
        best = value;
        input.row = row;
        input.marble = marble;
      }
    }
  if (best == -100) input.verb = Verb::pass;  // every marble was taken
  return input;
}

Throw SimulatedHuman::throw_some(const std::array<std::uint8_t, marble_count>& marbles) {
  Throw rows{};
  for (std::size_t m = 0; m < marble_count; ++m)
    for (int i = 0; i < marbles[m]; ++i) ++rows[random_.below(row_count)][m];
  return rows;
}

template <class Taken>
std::uint8_t SimulatedHuman::any_free(int first, int last, Taken&& taken) {
  while (true) {
    const auto n = static_cast<std::uint8_t>(random_.between(first, last));
    if (!taken(n)) return n;
  }
}

std::uint8_t SimulatedHuman::answer(const Data&, const State& s, const DrawnCard&) {
  return any_free(1, card_count, [&](std::uint8_t n) { return s.laid.contains(n); });
}
std::uint8_t SimulatedHuman::answer(const Data&, const State& s, const TileAt& q) {
  return any_free(1, district_tile_count, [&](std::uint8_t n) {
    for (const int tile : s.tiles[index(q.district)])
      if (tile == n) return true;
    return false;
  });
}
std::uint8_t SimulatedHuman::answer(const Data&, const State& s, const ActionTileAt&) {
  return any_free(1, action_tile_count, [&](std::uint8_t n) {
    for (const int tile : s.actions)
      if (tile == n) return true;
    return false;
  });
}
std::uint8_t SimulatedHuman::answer(const Data&, const State& s, const BookAt&) {
  return any_free(1, book_count, [&](std::uint8_t n) {
    for (const Book book : s.library)
      if (book != Book::unknown && number_of(book) == n) return true;
    for (const Column& column : s.columns)
      for (const Book book : column)
        if (number_of(book) == n) return true;
    return false;
  });
}
std::uint8_t SimulatedHuman::answer(const Data&, const State& s, const CharacterNow&) {
  return any_free(first_character, first_character + character_count - 1,
                  [&](std::uint8_t n) { return s.characters.contains(n); });
}
std::uint8_t SimulatedHuman::answer(const Data&, const State& s, const StartingTile&) {
  return any_free(1, starting_tile_count,
                  [&](std::uint8_t n) { return s.starting_tiles.contains(n); });
}
std::uint8_t SimulatedHuman::answer(const Data&, const State&, const ArtefactTile&) {
  return static_cast<std::uint8_t>(random_.between(1, artefact_count));
}
Throw SimulatedHuman::answer(const Data& data, const State& s, const ThrownMarbles&) {
  return throw_some(marbles_of_table(data, s));
}
// A book or a burial now and then.
BoughtMeanwhile::Answer SimulatedHuman::answer(const Data&, const State& s,
                                               const BoughtMeanwhile&) {
  BoughtMeanwhile::Answer bought;
  const auto position = static_cast<std::uint8_t>(1 + random_.below(positions));
  if (random_.below(8) == 0 && s.library[position - 1U] != Book::none) bought.push_back(position);
  return bought;
}
BuriedMeanwhile::Answer SimulatedHuman::answer(const Data&, const State& s,
                                               const BuriedMeanwhile&) {
  const int cell = free_cell(s.cemetery, cemetery_cells);
  if (random_.below(8) != 0 || cell == cemetery_cells) return 0;
  return static_cast<std::uint16_t>(1U << static_cast<unsigned>(cell));
}
// A model: what such a player usually reaches.
HumanPoints::Answer SimulatedHuman::answer(const Data&, const State& s, const HumanPoints&) {
  HumanPoints::Answer points{};
  for (std::size_t human = 0; human < s.humans; ++human)
    points[human] = static_cast<std::int16_t>(70 + random_.below(21) + random_.below(21));
  return points;
}

namespace {

// "district.red.3" as our tables have it, or a card of our deck.
std::string printed_value(const Data& data, const std::string& id) {
  if (id.starts_with("card."))
    return write_card(
        data.house_deck[static_cast<std::size_t>(parse_int(id.substr(5)).value_or(1) - 1)]);
  for (const Printed& printed : Rulebook::printed(data))
    if (printed.id == id) return printed.value;
  return {};
}
std::vector<std::string> words_of(std::string text, std::size_t pieces) {
  std::vector<std::string> words;
  while (words.size() + 1 < pieces && !text.empty()) {
    const std::size_t space = text.find(' ');
    words.push_back(text.substr(0, space));
    text = space == std::string::npos ? "" : text.substr(space + 1);
  }
  words.push_back(text);
  while (words.size() < pieces) words.emplace_back();
  return words;
}
int argument_of(const Message& label, std::string_view key, int otherwise) {
  for (const Argument& arg : label.args)
    if (arg.key == key) return static_cast<int>(arg.number);
  return otherwise;
}

}  // namespace

Entry SimulatedHuman::answer(const Data& data, const State& s, const Form& form) {
  Entry entry;
  entry.verb = form.verb;
  const auto number = [&](std::uint8_t n) { entry.args = {std::to_string(n)}; };
  if (form.verb.starts_with("tell-")) {
    std::string id = form.label.args.empty() ? "" : form.label.args.back().text;
    entry.args = words_of(printed_value(data, id), form.fields.size());
    for (std::string& arg : entry.args)
      if (arg == "-") arg.clear();
    return entry;
  }
  if (form.verb == DrawnCard::verb) number(answer(data, s, DrawnCard{}));
  if (form.verb == TileAt::verb) {
    const int district = argument_of(form.label, "place", 0) / 16;
    number(answer(data, s, TileAt{static_cast<Colour>(district), 1}));
  }
  if (form.verb == ActionTileAt::verb) number(answer(data, s, ActionTileAt{1}));
  if (form.verb == BookAt::verb) number(answer(data, s, BookAt{1}));
  if (form.verb == CharacterNow::verb) number(answer(data, s, CharacterNow{}));
  if (form.verb == StartingTile::verb) number(answer(data, s, StartingTile{}));
  if (form.verb == ArtefactTile::verb) number(answer(data, s, ArtefactTile{}));
  if (form.verb == ThrownMarbles::verb)
    entry.args = {write_throw(answer(data, s, ThrownMarbles{}))};
  if (form.verb == BoughtMeanwhile::verb) {
    const auto bought = answer(data, s, BoughtMeanwhile{});
    entry.args = {bought.empty() ? "" : std::to_string(bought[0])};
  }
  if (form.verb == BuriedMeanwhile::verb) {
    const int cells = answer(data, s, BuriedMeanwhile{});
    entry.args = {cells == 0 ? ""
                             : std::to_string(std::countr_zero(static_cast<unsigned>(cells)) + 1)};
  }
  if (form.verb == ToldResult::verb) entry.args = {"1", "1"};
  if (form.verb == HumanPoints::verb) {
    const auto points = answer(data, s, HumanPoints{});
    for (std::size_t i = 0; i < s.humans; ++i) entry.args.push_back(std::to_string(points[i]));
  }
  return entry;
}

}  // namespace seatmate::golem
