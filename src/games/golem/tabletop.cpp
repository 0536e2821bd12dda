// Which pieces lie where: the synagogue, the streets of the districts, her board, her cards.

#include "engine/tabletop.h"

#include <algorithm>

#include "games/golem/game.h"
#include "games/golem/inputs.h"
#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

class Layer : public PieceLayer {
 public:
  Layer(const Data& data, const State& s) : data_(data), s_(s) {
    synagogue();
    districts();
    tracks();
    board();
    cards();
    order();
  }

 private:
  auto& put_of(Player owner, std::string_view where, std::string_view kind, int count = 1) {
    return PieceLayer::put_of(term(owner), owner == Player::automa, where, kind, count);
  }
  auto& put_hers(std::string_view where, std::string_view kind, int count = 1) {
    return put_of(Player::automa, where, kind, count);
  }
  static std::string at(std::string_view what, int n) {
    return std::string(what) + "." + std::to_string(n);
  }

  // The marbles, the action tiles with the rabbis on them, and the library.
  void synagogue() {
    for (std::size_t r = 0; r < row_count; ++r) {
      const std::string where = "row." + std::string(row_names[r]);
      auto& row = place(where, {"golem.at.row", {Arg("row", term(static_cast<Row>(r)))}});
      row.token = row_names[r];
      for (std::size_t m = 0; m < marble_count; ++m)
        row.tracked.push_back("marbles." + std::string(row_names[r]) + "." +
                              std::string(marble_names[m]));
      put_marbles(where, s_.rows[r]);
    }
    std::array<std::uint8_t, marble_count> taken{};
    for (const Marble marble : s_.taken) ++taken[index(marble)];
    auto& hers = place("taken", {"golem.at.taken", {}});
    for (std::size_t i = 1; i <= std::min<std::size_t>(s_.taken.size() + 1, 2); ++i)
      hers.tracked.push_back(at("taken", static_cast<int>(i)));
    put_marbles("taken", taken);
    // F-03: all others lie beside the board.
    std::array<std::uint8_t, marble_count> beside = data_.marbles;
    const auto in_rows = marbles_by_colour(s_.rows);
    for (std::size_t m = 0; m < marble_count; ++m)
      beside[m] = static_cast<std::uint8_t>(std::max(0, beside[m] - in_rows[m] - taken[m]));
    place("beside", {"golem.at.beside", {}});
    put_marbles("beside", beside);

    for (int n = 1; n <= s_.tile_positions(); ++n) {
      place(at("action", n), {"golem.at.action", {Arg("n", n)}}).tracked = {at("action", n)};
      const auto i = static_cast<std::size_t>(n - 1);
      if (s_.actions[i] > 0)
        put_named(numbered(s_.actions[i], data_.actions[s_.actions[i] - 1U]), at("action", n),
                  "golem.piece.action-tile");
    }
    place(at("action", printed_place),
          {"golem.at.printed-cell", {Arg("effect", in_words(data_.printed_cell))}});
    for (int p = 0; p < s_.players(); ++p) {
      const auto player = static_cast<Player>(p);
      const std::string aside = "rabbi." + std::string(token(player));
      place(aside, {"golem.at.rabbi", {Arg("player", term(player))}}).tracked = {aside};
      const int position = s_.rabbi[static_cast<std::size_t>(p)];
      put_of(player, position == 0 ? aside : at("action", position), "golem.piece.rabbi");
    }
    for (int n = 1; n <= positions; ++n) {
      place(at("library", n), {"golem.at.library", {Arg("n", n)}}).tracked = {at("library", n)};
      put_book(at("library", n), s_.library[static_cast<std::size_t>(n - 1)]);
    }
  }
  void put_marbles(std::string_view where, const std::array<std::uint8_t, marble_count>& marbles) {
    for (std::size_t m = 0; m < marble_count; ++m)
      put_named(term(static_cast<Marble>(m)), where, "golem.piece.marble", marbles[m]);
  }
  // A tile with what is known of it.
  [[nodiscard]] Message numbered(int n, const PrintedEffect& printed) const {
    if (!is_known(s_, printed.source)) return {"golem.label.tile-unknown", {Arg("n", n)}};
    return {"golem.label.tile-known",
            {Arg("n", n), Arg("effect", in_words(printed.effect)),
             Arg("source", source_word(s_, printed.source))}};
  }
  void put_book(std::string_view where, Book book) {
    if (book == Book::none) return;
    if (book == Book::unknown) {  // it lies there, only nobody said which it is
      put_named(term("label", "unknown"), where, "golem.piece.book");
      return;
    }
    const BookCard& card = data_.books[static_cast<std::size_t>(number_of(book)) - 1U];
    if (!is_known(s_, card.source))
      put_named({"golem.label.book-numbered",
                 {Arg("n", number_of(book)), Arg("colour", term(colour_of(book)))}},
                where, "golem.piece.book");
    else
      put_named({"golem.label.book-known",
                 {Arg("n", number_of(book)), Arg("colour", term(colour_of(book))),
                  Arg("price", card.price), Arg("effect", in_words(card.effect)),
                  Arg("source", source_word(s_, card.source))}},
                where, "golem.piece.book");
  }

  // F-24: what VIII to X bring is printed on the street.
  [[nodiscard]] Message section_name(Colour colour, int section) const {
    if (section <= tile_sections)
      return {"golem.at.section", {Arg("district", term(colour)), Arg("section", roman(section))}};
    const auto printed = static_cast<std::size_t>(section - tile_sections - 1);
    return {"golem.at.section-printed",
            {Arg("district", term(colour)), Arg("section", roman(section)),
             Arg("effect", in_words(data_.printed_sections[printed]))}};
  }
  // `marked`: a golem that lies.
  void districts() {
    for (const Colour colour : all_colours) {
      const std::string name(token(colour));
      for (int section = 0; section <= sections; ++section) {
        const std::string where = at("district." + name, section);
        auto& street = place(where, section_name(colour, section));
        street.token = place_of(colour, section);
        street.tracked = {"student." + name};
        for (std::size_t i = 0; i < s_.golems.size(); ++i)
          if (s_.golems[i].district == colour && s_.golems[i].section == section)
            street.tracked.push_back(at("golem", static_cast<int>(i) + 1));
        if (section == 0 || section > tile_sections) continue;
        street.tracked.push_back("tile." + name + "." + std::to_string(section));
        const int tile = s_.tiles[index(colour)][static_cast<std::size_t>(section - 1)];
        if (tile > 0)
          put_named(
              numbered(tile, data_.districts[index(colour)][static_cast<std::size_t>(tile) - 1U]),
              where, "golem.piece.district-tile");
      }
      put_named(term(colour), at("district." + name, s_.students[index(colour)]),
                "golem.piece.student");
      // F-26: 0 on the street, 1 hers, 2 a human's.
      const std::string menorah = "menorah." + name;
      place(menorah, {"golem.value.menorah", {Arg("district", term(colour))}}).tracked = {menorah};
    }
    for (const Golem& golem : s_.golems)
      put_hers(at("district." + std::string(token(golem.district)), golem.section),
               "golem.piece.golem")
          .marked = golem.lying;
    place("menorahs.automa", {"golem.label.menorahs", {}});
    place("menorahs.human", {"golem.at.menorahs-human", {}});
    for (const Colour colour : all_colours) {
      const int whose = s_.menorah[index(colour)];
      put_named(term(colour),
                whose == 0   ? "menorah." + std::string(token(colour))
                : whose == 1 ? std::string("menorahs.automa")
                             : std::string("menorahs.human"),
                "golem.piece.menorah");
    }
  }

  void track(std::string_view name, std::string_view label, int first, int last, int marker) {
    for (int space = first; space <= last; ++space)
      place(at(name, space),
            {"golem.at.space", {Arg("track", term("value", label)), Arg("n", space)}})
          .tracked = {std::string(name)};
    put_hers(at(name, marker), "golem.piece.marker");
  }
  void tracks() {
    place("score", {"golem.value.score", {}}).tracked = {"score"};
    put_hers("score", "golem.piece.points", s_.score);
    track("marker", "marker", lowest_space, highest_space, s_.marker);
    // her red zone, if somebody told it or plays with ours.
    if (is_known(s_, data_.tables[index(BoardTable::red_zone)].source))
      for (auto& space : table.places)
        if (space.id.starts_with("marker.") &&
            parse_int(space.id.substr(7)).value_or(highest_space) <= last_red_space(data_, s_))
          space.ground = "golem.ground.red-zone";
    track("golem-track", "golem-track", 0, track_levels - 1, s_.golem_track);
    track("learning-track", "learning-track", 0, track_levels - 1, s_.learning_track);
  }

  void board() {
    for (int rank = 1; rank <= colour_count; ++rank) {  // GO-STRAT-2
      place(at("strategy", rank), {"golem.at.strategy", {Arg("n", rank)}}).tracked = {"strategy"};
      put_named(term("token", token(s_.strategy[static_cast<std::size_t>(rank - 1)])),
                at("strategy", rank), "golem.piece.strategy");
    }
    auto& supply = place("supply", {"golem.label.golems-left", {}});
    supply.tracked = {"created"};
    if (s_.golems.size() < golem_count)  // one that stands on a street and is not there yet
      supply.tracked.push_back(at("golem", static_cast<int>(s_.golems.size()) + 1));
    put_hers("supply", "golem.piece.golem", creatable(s_));
    // GO-KILL-1: a golem that is killed lies in the cemetery.
    for (int cell = 1; cell <= cemetery_cells; ++cell) {
      const auto bit = 1U << static_cast<unsigned>(cell - 1);
      const PrintedEffect& bonus = data_.cemetery[static_cast<std::size_t>(cell - 1)];
      Message name{"golem.at.cemetery", {Arg("n", cell)}};
      if (is_known(s_, bonus.source))
        name = {"golem.at.cemetery-known",
                {Arg("n", cell), Arg("effect", in_words(bonus.effect)),
                 Arg("source", source_word(s_, bonus.source))}};
      place(at("cemetery", cell), std::move(name)).tracked = {at("cemetery", cell)};
      if ((s_.cemetery & bit) == 0) continue;
      if ((s_.buried_by_humans & bit) == 0)
        put_hers(at("cemetery", cell), "golem.piece.golem");
      else if (s_.humans == 1)
        put_of(Player::human1, at("cemetery", cell), "golem.piece.golem");
      else  // nobody follows whose
        put_named(term("label", "a-human"), at("cemetery", cell), "golem.piece.golem");
    }
    for (const Colour area : all_colours)
      for (std::size_t i = 0; i < development_count; ++i) {
        const std::string where =
            at("development." + std::string(area_names[index(area)]), static_cast<int>(i) + 1);
        place(where, development_term(area, i)).tracked = {where};
        if (is_developed(s_, area, i)) put_hers(where, "golem.piece.development");
      }
    place("gold", {"golem.value.gold", {}}).tracked = {"gold"};
    put_hers("gold", "golem.piece.gold", s_.gold);
    for (std::size_t c = 0; c < book_columns; ++c) {
      const std::string where = at("column", static_cast<int>(c) + 1);
      auto& column = place(where, {"golem.label.column", {Arg("n", static_cast<int>(c) + 1)}});
      for (std::size_t h = 1; h <= std::min<std::size_t>(s_.columns[c].size() + 1, column_limit);
           ++h)
        column.tracked.push_back(at(where, static_cast<int>(h)));
      for (const Book book : s_.columns[c]) put_book(where, book);
    }
    place("artefact-tile", {"golem.at.artefact-tile", {}}).tracked = {"artefact-tile"};
    if (s_.artefact_tile > 0) put_artefact_tile();
    place("starting-tiles", {"golem.at.starting-tiles", {}});
    for (const int tile : s_.starting_tiles)
      put_named(numbered(tile, data_.starts[static_cast<std::size_t>(tile) - 1U]), "starting-tiles",
                "golem.piece.starting-tile");
    place("goals", {"golem.value.goals", {}}).tracked = {"goals"};
    put_hers("goals", "golem.piece.goal", s_.goals);
  }

  // The incomes of its artefacts, the lowest first.
  void put_artefact_tile() {
    const auto& artefacts = data_.artefacts[s_.artefact_tile - 1U];
    std::vector<Message> incomes;
    for (std::size_t i = 0; i < artefact_count; ++i)
      if (is_known(s_, artefacts[i].source))
        incomes.push_back(numbered(static_cast<int>(i) + 1, artefacts[i]));
    const int n = s_.artefact_tile;
    put_named(incomes.empty() ? Message{"golem.label.tile-unknown", {Arg("n", n)}}
                              : Message{"golem.label.artefacts-known",
                                        {Arg("n", n), Arg("incomes", std::move(incomes))}},
              "artefact-tile", "golem.piece.artefact-tile");
  }

  // Of her deck nothing, of the characters only the one that lies open.
  void cards() {
    for (int n = 1; n <= static_cast<int>(decltype(s_.laid)::capacity()); ++n)
      place(at("card", n), {"golem.at.card", {Arg("n", n)}});
    for (std::size_t i = 0; i < s_.laid.size(); ++i)
      put_card(at("card", static_cast<int>(i) + 1), s_.laid[i]);
    auto& shown = place("character", {"golem.label.character", {}});
    if (s_.characters.size() >= s_.round) {
      shown.tracked = {"character"};
      put_character(s_.characters[s_.round - 1U]);
    }
  }
  // GO-CARD-2: her four columns from left to right, and the halves of the rabbi symbol.
  void put_card(std::string_view where, std::uint8_t number) {
    const AutomaCard& card = card_of(data_, s_, number);
    if (card.source == Source::missing) {  // it is asked for
      put_named({"golem.label.card-number", {Arg("n", number)}}, where, "golem.piece.card");
      return;
    }
    std::vector<Message> criteria;
    for (const Criterion criterion : card.criteria) criteria.push_back(term(criterion));
    put_named(
        {"golem.label.card-face",
         {Arg("n", number), Arg("bonus", term(card.bonus)), Arg("level", card.level),
          Arg("first", card.marble_first ? "marble" : "rabbi"), Arg("tiles", numbers(card.tiles)),
          Arg("criteria", std::move(criteria)), Arg("books", numbers(card.books)),
          Arg("halves", card.left_half && card.right_half ? "both"
                        : card.left_half                  ? "left"
                        : card.right_half                 ? "right"
                                                          : "none")}},
        where, "golem.piece.card");
  }
  static std::string numbers(const InlineVector<std::uint8_t, positions>& list) {
    std::string text;
    for (const int n : list) (text += text.empty() ? "" : " ") += std::to_string(n);
    return text;
  }
  void put_character(std::uint8_t number) {
    const CharacterCard& card = character(data_, s_);
    if (!is_known(s_, card.source)) {
      put_named({"golem.label.tile-unknown", {Arg("n", number)}}, "character",
                "golem.piece.character");
      return;
    }
    put_named({"golem.label.character-known",
               {Arg("n", number), Arg("left", term(marble_of(card.left))),
                Arg("right", term(marble_of(card.right))), Arg("steps", card.steps),
                Arg("price", card.price), Arg("effect", in_words(card.bonus)),
                Arg("source", source_word(s_, card.source))}},
              "character", "golem.piece.character");
  }

  void order() {
    // GO-TURN-1: how many marbles each may still take.
    for (int p = 0; p < s_.players(); ++p) {
      const auto player = static_cast<Player>(p);
      const std::string where = "marbles-left." + std::string(token(player));
      auto& left = place(where, {"golem.value.marbles-left", {Arg("player", term(player))}});
      if (player != Player::automa && !s_.queue.empty()) left.tracked = {where};
      put_of(player, where, "golem.piece.marble-left",
             s_.marbles_left[static_cast<std::size_t>(p)]);
    }
    for (int n = 1; n <= s_.players(); ++n)
      place(at("order", n), {"golem.at.order", {Arg("n", n)}}).tracked = {"order"};
    for (std::size_t i = 0; i < s_.order.size(); ++i)
      put_of(s_.order[i], at("order", static_cast<int>(i) + 1), "golem.piece.order-marker");
  }

  const Data& data_;
  const State& s_;
};

}  // namespace

Tabletop Rulebook::tabletop(const Data& data, const State& s) {
  return std::move(Layer(data, s).table);
}

}  // namespace seatmate::golem
