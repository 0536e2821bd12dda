#include "cli/table/pieces_block.h"

#include <utility>
#include <vector>

namespace seatmate::cli {

namespace {

// "2 × marble: red", "golem (Automa), marked".
Message in_words(const seatmate::Piece& piece) {
  Message text{"shell.piece.many", {Arg("n", piece.count), Arg("kind", Message{piece.kind, {}})}};
  if (!piece.name.empty())
    text = {"shell.piece.named", {Arg("piece", text), Arg("name", piece.name)}};
  if (!piece.owner.empty())
    text = {"shell.piece.of", {Arg("piece", text), Arg("owner", Message{piece.owner, {}})}};
  if (piece.marked) text = {"shell.piece.marked", {Arg("piece", text)}};
  return text;
}

}  // namespace

std::vector<Message> lines_of(const std::vector<Moved>& moved, const Tabletop& table) {
  const auto name_of = [&](std::string_view id) {
    for (const Place& place : table.places)
      if (place.id == id) return place.name;
    return plain(id);
  };
  std::vector<Message> lines;
  for (const Moved& one : moved) {
    const Message words = in_words(one.piece);
    const Arg piece("piece", words);
    if (one.from == one.piece.place) continue;  // it only lies otherwise
    const Message from = name_of(one.from);
    const Message to = name_of(one.piece.place);
    if (one.from.empty())
      lines.push_back({"shell.goes.to", {piece, Arg("to", to)}});
    else if (one.piece.place.empty())
      lines.push_back({"shell.goes.away", {piece, Arg("from", from)}});
    else
      lines.push_back({"shell.goes.from-to", {piece, Arg("from", from), Arg("to", to)}});
  }
  return lines;
}

Block block_of_pieces(const Tabletop& table) {
  Block block;
  block.id = pieces_block;
  block.title = {"shell.view.pieces", {}};
  for (const Place& place : table.places) {
    std::vector<Message> lying;
    for (const seatmate::Piece* piece : pieces_on(table, place.id))
      lying.push_back(in_words(*piece));
    if (!lying.empty())
      block.rows.push_back({place.name, {"shell.piece.list", {Arg("pieces", lying)}}});
  }
  return block;
}

}  // namespace seatmate::cli
