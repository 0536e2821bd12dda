#pragma once

// The table as pieces on places.
//
// A game says once, in one function of its state, which pieces lie where. From this list follow the
// board that the page draws, what its tables and the terminal say of places, what can be touched,
// and what moved between two steps: the difference of two lists. Where a place lies on a screen is
// layout, and no business of the engine's.
//
// What nobody at the table can see is no piece: the order of a deck, what a campaign has not
// brought yet.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"

namespace seatmate {

struct View;

// Where pieces can lie: "hex.r4c7", "row.7", "street.red.3". `token` is what forms and steps call
// the place, if that is not its id; a step may call several by one token. `ground` is what is
// printed there, the id of a term. `tracked` are the paths of the values that say what lies here,
// for who wants to correct it.
struct Place {
  std::string id;
  Message name;
  std::string token = {};
  std::string ground = {};
  std::vector<std::string> tracked = {};
  friend bool operator==(const Place&, const Place&) = default;
};

// So many pieces of one look on one place. `kind` and `owner` are ids of terms; `name` is what
// tells the piece from others of its kind: a colour, a card. `marked`: it lies on its side, or
// carries a token; each game says which. Tokens that only count (points, coins) are that many
// pieces, and points below zero are a negative number of them.
struct Piece {
  std::string place;
  std::string kind;
  std::string owner = {};  // empty: nobody's, or nobody follows whose
  Message name = {};
  bool hers = false;  // the automa's
  bool marked = false;
  int count = 1;
  friend bool operator==(const Piece&, const Piece&) = default;
};

// Places in the order in which a reader goes through them. Where a place goes, another one comes.
struct Tabletop {
  std::vector<Place> places;
  std::vector<Piece> pieces;
  friend bool operator==(const Tabletop&, const Tabletop&) = default;
};

// Pieces that went from one place to another: `piece` as it lies now, in so many copies. Without
// `from` they were put there; without a place of the piece they were taken away. `turned`: on the
// way they were marked, or are marked no more; so `from` may be where they are.
struct Moved {
  Piece piece;
  std::string from = {};
  bool turned = false;
  friend bool operator==(const Moved&, const Moved&) = default;
};

// Two tables that look the same are the same lists then: pieces in order of their places, those of
// one look together, none of which there are no copies.
void tidy(Tabletop& table);

// What moved between two tidy tables.
[[nodiscard]] std::vector<Moved> what_moved(const Tabletop& before, const Tabletop& after);

// Moves them on a tidy table, or back to where they were; it is tidy again.
void move_pieces(Tabletop& table, const std::vector<Moved>& moved);
void move_back(Tabletop& table, const std::vector<Moved>& moved);

// What lies on this place.
[[nodiscard]] std::vector<const Piece*> pieces_on(const Tabletop& table, std::string_view place);

// What a game's description of its table is written with: its places in order, each before what
// lies there. What is returned is good until the next one comes.
class PieceLayer {
 public:
  Tabletop table;

 protected:
  Place& place(std::string id, Message name);
  Piece& put(std::string_view where, std::string_view kind, int count = 1);
  // One that belongs to somebody; `owner` is a term.
  Piece& put_of(const Message& owner, bool hers, std::string_view where, std::string_view kind,
                int count = 1);
  // One that has a name: a colour, a card.
  void put_named(Message name, std::string_view where, std::string_view kind, int count = 1);
};

// The tables of a report: the first is that before anything of it was done, then one for each step,
// as the table stood when the step was told, and the last is the table after all of it. A game that
// is played keeps the states, and makes tables of them only for who wants to see them.
class Scenes {
 public:
  Scenes() = default;
  Scenes(const Scenes&) = delete;
  Scenes& operator=(const Scenes&) = delete;
  virtual ~Scenes() = default;
  [[nodiscard]] virtual std::size_t count() const = 0;
  [[nodiscard]] virtual Tabletop at(std::size_t i) const = 0;
  // The same moment as the game's view (engine/form.h).
  [[nodiscard]] virtual View view(std::size_t i) const = 0;
};

}  // namespace seatmate
