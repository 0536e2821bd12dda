// Which pieces lie where: the synagogue, the streets of the districts, her board, her cards.

#include "engine/tabletop.h"

#include <algorithm>

#include "games/golem/game.h"
#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

class Layer : public PieceLayer {
 public:
  explicit Layer(const State& s) : s_(s) {
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

    for (int n = 1; n <= s_.tile_positions(); ++n) {
      place(at("action", n), {"golem.at.action", {Arg("n", n)}}).tracked = {at("action", n)};
      const auto i = static_cast<std::size_t>(n - 1);
      if (s_.actions[i] > 0)
        put_named(plain_number(s_.actions[i]), at("action", n), "golem.piece.action-tile");
    }
    place(at("action", printed_place), term("place", "printed"));
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
  void put_book(std::string_view where, Book book) {
    if (book == Book::none) return;
    if (book == Book::unknown) {  // it lies there, only nobody said which it is
      put_named(term("label", "unknown"), where, "golem.piece.book");
      return;
    }
    put_named({"golem.label.book-numbered",
               {Arg("n", number_of(book)), Arg("colour", term(colour_of(book)))}},
              where, "golem.piece.book");
  }

  // `marked`: a golem that lies.
  void districts() {
    for (const Colour colour : all_colours) {
      const std::string name(token(colour));
      for (int section = 0; section <= sections; ++section) {
        const std::string where = at("district." + name, section);
        auto& street = place(
            where,
            {"golem.at.section", {Arg("district", term(colour)), Arg("section", roman(section))}});
        street.token = place_of(colour, section);
        street.tracked = {"student." + name};
        if (section == 0 || section > tile_sections) continue;
        street.tracked.push_back("tile." + name + "." + std::to_string(section));
        const int tile = s_.tiles[index(colour)][static_cast<std::size_t>(section - 1)];
        if (tile > 0) put_named(plain_number(tile), where, "golem.piece.district-tile");
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
    track("golem-track", "golem-track", 0, track_levels - 1, s_.golem_track);
    track("learning-track", "learning-track", 0, track_levels - 1, s_.learning_track);
  }

  void board() {
    for (int rank = 1; rank <= colour_count; ++rank) {  // GO-STRAT-2
      place(at("strategy", rank), {"golem.at.strategy", {Arg("n", rank)}}).tracked = {"strategy"};
      put_named(term("token", token(s_.strategy[static_cast<std::size_t>(rank - 1)])),
                at("strategy", rank), "golem.piece.strategy");
    }
    place("supply", {"golem.label.golems-left", {}}).tracked = {"created"};
    put_hers("supply", "golem.piece.golem", creatable(s_));
    // GO-KILL-1: a golem that is killed lies in the cemetery.
    for (int cell = 1; cell <= cemetery_cells; ++cell) {
      place(at("cemetery", cell), {"golem.at.cemetery", {Arg("n", cell)}}).tracked = {
          at("cemetery", cell)};
      if (((s_.cemetery >> static_cast<unsigned>(cell - 1)) & 1U) != 0)
        put_hers(at("cemetery", cell), "golem.piece.golem");
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
    if (s_.artefact_tile > 0)
      put_named(plain_number(s_.artefact_tile), "artefact-tile", "golem.piece.artefact-tile");
    place("starting-tiles", {"golem.at.starting-tiles", {}});
    for (const int tile : s_.starting_tiles)
      put_named(plain_number(tile), "starting-tiles", "golem.piece.starting-tile");
    place("goals", {"golem.value.goals", {}}).tracked = {"goals"};
    put_hers("goals", "golem.piece.goal", s_.goals);
  }

  // Of her deck nothing, of the characters only the one that lies open.
  void cards() {
    for (int n = 1; n <= static_cast<int>(decltype(s_.laid)::capacity()); ++n)
      place(at("card", n), {"golem.at.card", {Arg("n", n)}});
    for (std::size_t i = 0; i < s_.laid.size(); ++i)
      put_named(plain_number(s_.laid[i]), at("card", static_cast<int>(i) + 1), "golem.piece.card");
    auto& shown = place("character", {"golem.label.character", {}});
    if (s_.characters.size() >= s_.round) {
      shown.tracked = {"character"};
      put_named(plain_number(s_.characters[s_.round - 1U]), "character", "golem.piece.character");
    }
  }

  void order() {
    for (int n = 1; n <= s_.players(); ++n)
      place(at("order", n), {"golem.at.order", {Arg("n", n)}});
    for (std::size_t i = 0; i < s_.order.size(); ++i)
      put_of(s_.order[i], at("order", static_cast<int>(i) + 1), "golem.piece.order-marker");
  }

  const State& s_;
};

}  // namespace

Tabletop Rulebook::tabletop(const Data&, const State& s) { return std::move(Layer(s).table); }

}  // namespace seatmate::golem
