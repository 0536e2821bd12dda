#include "engine/tabletop.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace seatmate {

namespace {

// An order in which the same pieces always come; what it is does not matter.
int order_of(const Message& a, const Message& b);
int order_of(const Argument& a, const Argument& b) {
  const auto plain = [](const Argument& x) { return std::tie(x.key, x.kind, x.number, x.text); };
  if (plain(a) < plain(b)) return -1;
  if (plain(b) < plain(a)) return 1;
  if (a.items.size() != b.items.size()) return a.items.size() < b.items.size() ? -1 : 1;
  for (std::size_t i = 0; i < a.items.size(); ++i)
    if (const int order = order_of(a.items[i], b.items[i]); order != 0) return order;
  return 0;
}
int order_of(const Message& a, const Message& b) {
  if (const int order = a.id.compare(b.id); order != 0) return order;
  if (a.args.size() != b.args.size()) return a.args.size() < b.args.size() ? -1 : 1;
  for (std::size_t i = 0; i < a.args.size(); ++i)
    if (const int order = order_of(a.args[i], b.args[i]); order != 0) return order;
  return 0;
}

// Whichever side lies up.
int order_of_looks(const Piece& a, const Piece& b) {
  const auto plain = [](const Piece& x) { return std::tie(x.kind, x.owner, x.hers); };
  if (plain(a) < plain(b)) return -1;
  if (plain(b) < plain(a)) return 1;
  return order_of(a.name, b.name);
}
int order_of(const Piece& a, const Piece& b) {
  if (const int order = a.place.compare(b.place); order != 0) return order;
  if (const int order = order_of_looks(a, b); order != 0) return order;
  return static_cast<int>(a.marked) - static_cast<int>(b.marked);
}

// Pieces of one look on one place become one.
void gather(std::vector<Piece>& pieces) {
  std::ranges::sort(pieces, [](const Piece& a, const Piece& b) { return order_of(a, b) < 0; });
  std::size_t kept = 0;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (kept > 0 && order_of(pieces[kept - 1], pieces[i]) == 0) {
      pieces[kept - 1].count += pieces[i].count;
    } else {
      if (kept != i) pieces[kept] = std::move(pieces[i]);
      ++kept;
    }
  }
  pieces.resize(kept);
  std::erase_if(pieces, [](const Piece& piece) { return piece.count == 0; });
}

void add(std::vector<Piece>& pieces, const Piece& piece, const std::string& place, bool marked,
         int count) {
  if (place.empty()) return;
  pieces.push_back(piece);
  pieces.back().place = place;
  pieces.back().marked = marked;
  pieces.back().count = count;
}

// What is missing here and is there in excess went there.
void pair_up(std::vector<Piece>& changes, bool turned, std::vector<Moved>& moved) {
  for (std::size_t i = 0; i < changes.size(); ++i) {
    Piece& here = changes[i];
    for (std::size_t j = i + 1; j < changes.size() && here.count != 0; ++j) {
      Piece& there = changes[j];
      if (there.count == 0 || (here.count < 0) == (there.count < 0) ||
          (here.marked != there.marked) != turned || order_of_looks(here, there) != 0)
        continue;
      Piece& to = here.count > 0 ? here : there;
      Piece& from = here.count > 0 ? there : here;
      const int count = std::min(to.count, -from.count);
      moved.push_back({to, from.place, turned});
      moved.back().piece.count = count;
      to.count -= count;
      from.count += count;
    }
  }
}

}  // namespace

void tidy(Tabletop& table) { gather(table.pieces); }

std::vector<Moved> what_moved(const Tabletop& before, const Tabletop& after) {
  // How many more (or fewer) there are of each look on each place.
  std::vector<Piece> changes = after.pieces;
  for (const Piece& piece : before.pieces)
    add(changes, piece, piece.place, piece.marked, -piece.count);
  gather(changes);

  std::vector<Moved> moved;
  pair_up(changes, false, moved);
  pair_up(changes, true, moved);
  for (const Piece& left : changes) {
    if (left.count == 0) continue;
    moved.push_back({left});
    if (left.count > 0) continue;
    moved.back().from = std::exchange(moved.back().piece.place, {});
    moved.back().piece.count = -left.count;
  }
  return moved;
}

void move_pieces(Tabletop& table, const std::vector<Moved>& moved) {
  for (const Moved& one : moved) {
    const Piece& piece = one.piece;
    add(table.pieces, piece, one.from, piece.marked != one.turned, -piece.count);
    add(table.pieces, piece, piece.place, piece.marked, piece.count);
  }
  tidy(table);
}

void move_back(Tabletop& table, const std::vector<Moved>& moved) {
  for (const Moved& one : moved) {
    const Piece& piece = one.piece;
    add(table.pieces, piece, piece.place, piece.marked, -piece.count);
    add(table.pieces, piece, one.from, piece.marked != one.turned, piece.count);
  }
  tidy(table);
}

Place& PieceLayer::place(std::string id, Message name) {
  return table.places.emplace_back(Place{std::move(id), std::move(name)});
}

Piece& PieceLayer::put(std::string_view where, std::string_view kind, int count) {
  Piece& piece = table.pieces.emplace_back(Piece{std::string(where), std::string(kind)});
  piece.count = count;
  return piece;
}

Piece& PieceLayer::put_of(const Message& owner, bool hers, std::string_view where,
                          std::string_view kind, int count) {
  Piece& piece = put(where, kind, count);
  piece.owner = owner.id;
  piece.hers = hers;
  return piece;
}

void PieceLayer::put_named(Message name, std::string_view where, std::string_view kind, int count) {
  put(where, kind, count).name = std::move(name);
}

std::vector<const Piece*> pieces_on(const Tabletop& table, std::string_view place) {
  std::vector<const Piece*> found;
  for (const Piece& piece : table.pieces)
    if (piece.place == place) found.push_back(&piece);
  return found;
}

}  // namespace seatmate
