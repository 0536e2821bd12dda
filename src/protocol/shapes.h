#pragma once

// What the protocol speaks of, each thing once: the members of every struct, in the order they are
// written. Writing and reading (protocol/json.h) follow from these lists, the terminal's reading
// too, and a test holds docs/protocol.schema.json against them; the page's types follow from that.
//
// Whoever visits a struct is told of each member in one of these ways:
//   v("label", value)           left out when it is empty
//   v.always("id", value)       there even when it is empty
//   v.when(told, "min", value)  there when `told` says so
//   v.counted_or_told(…)        a list, or only how long it is

#include <concepts>
#include <string_view>
#include <type_traits>

#include "engine/contract.h"
#include "engine/form.h"
#include "engine/moves.h"
#include "engine/tabletop.h"
#include "session/store.h"

namespace seatmate {

// The words of the small enums, in their order.
template <class Kind>
struct Words;
template <>
struct Words<Field::Kind> {
  static constexpr std::string_view all[] = {"one_of", "number", "place", "text", "list", "phrase"};
};
template <>
struct Words<Prompt::Mood> {
  static constexpr std::string_view all[] = {"your_turn", "question", "over"};
};
template <>
struct Words<Step::Kind> {
  static constexpr std::string_view all[] = {"carry_out", "you_may", "note"};
};
template <>
struct Words<Countdown::Mode> {
  static constexpr std::string_view all[] = {"idle", "runs", "held", "out"};
};
template <>
struct Words<Written::What> {
  static constexpr std::string_view all[] = {"made", "played", "renamed", "removed", "told"};
};
template <>
struct Words<Block::Kind> {
  static constexpr std::string_view all[] = {"facts", "table", "hexes"};
};

// One list serves who writes a constant value and who reads into another.
template <class T, class Shape>
concept Is = std::same_as<std::remove_const_t<T>, Shape>;

void fields(Is<Message> auto& message, auto& v) {
  v.always("id", message.id);
  v("args", message.args);
}

void fields(Is<Option> auto& option, auto& v) {
  v.always("token", option.token);
  v("label", option.label);
  v("counted", option.counted);
}

void fields(Is<FieldPart> auto& part, auto& v) {
  v("before", part.before);
  v("label", part.label);
  v.when(!part.flag, "min", part.min);
  v.when(!part.flag, "max", part.max);
  v("optional", part.optional);
  v("flag", part.flag);
}

void fields(Is<Field> auto& field, auto& v) {
  v.always("id", field.id);
  v.always("kind", field.kind);
  v("label", field.label);
  v("options", field.options);
  const bool counts = field.kind == Field::Kind::number || field.kind == Field::Kind::list;
  v.when(counts || field.min != 0, "min", field.min);
  v.when(counts || field.max != 0, "max", field.max);
  v("otherwise", field.otherwise);
  v("repeats", field.repeats);
  v("sorted", field.sorted);
  v("parts", field.parts);
  v("none", field.none);
  v("example", field.example);
}

// A field, and when it makes sense.
void fields(Is<SetupOption> auto& option, auto& v) {
  fields(option.field, v);
  v("group", option.group);
  v("when", option.when);
  v("is", option.is);
}

void fields(Is<Shortcut> auto& shortcut, auto& v) {
  v.always("key", shortcut.key);
  v.always("args", shortcut.args);
  v("label", shortcut.label);
}

void fields(Is<Form> auto& form, auto& v) {
  v.always("verb", form.verb);
  v("label", form.label);
  v("why", form.why);
  v.always("ends_turn", form.ends_turn);
  v.always("fields", form.fields);
  v("keys", form.keys);
}

void fields(Is<Prompt> auto& prompt, auto& v) {
  v.always("mood", prompt.mood);
  v("title", prompt.title);
  v.always("forms", prompt.forms);
}

// When it was said stands beside it, in the line of the history.
void fields(Is<Entry> auto& entry, auto& v) {
  v.always("verb", entry.verb);
  v.always("args", entry.args);
}

void fields(Is<Moves> auto& moves, auto& v) {
  v.always("verb", moves.verb);
  v.always("whole", moves.whole);
  v.always("args", moves.args);
}

void fields(Is<Countdown> auto& countdown, auto& v) {
  v.always("id", countdown.id);
  v("label", countdown.label);
  v.always("mode", countdown.mode);
  v("told", countdown.told);
  v("ends", countdown.ends);
  v("left", countdown.left);
  v("duration", countdown.duration);
}

void fields(Is<Reason> auto& reason, auto& v) {
  v("rule", reason.rule);
  v("text", reason.text);
  v("left", reason.left);
}

void fields(Is<Place> auto& place, auto& v) {
  v.always("id", place.id);
  v("name", place.name);
  v("token", place.token);
  v("ground", place.ground);
  v("tracked", place.tracked);
}

// Everything about a piece but where it lies.
void fields_of_looks(Is<Piece> auto& piece, auto& v) {
  v.always("kind", piece.kind);
  v("owner", piece.owner);
  v("name", piece.name);
  v("hers", piece.hers);
  v("marked", piece.marked);
  v.when(piece.count != 1, "count", piece.count);
}
void fields(Is<Piece> auto& piece, auto& v) {
  v.always("place", piece.place);
  fields_of_looks(piece, v);
}

void fields(Is<Tabletop> auto& table, auto& v) {
  v.always("places", table.places);
  v.always("pieces", table.pieces);
}

void fields(Is<Moved> auto& moved, auto& v) {
  v("from", moved.from);
  v("to", moved.piece.place);
  v("turned", moved.turned);
  fields_of_looks(moved.piece, v);
}

void fields(Is<Step> auto& step, auto& v) {
  v.always("kind", step.kind);
  v("text", step.text);
  v("places", step.places);
  v("moved", step.moved);
  v.counted_or_told("reasons", "why", step.why);
}

void fields(Is<Report> auto& report, auto& v) {
  v("title", report.title);
  v.always("steps", report.steps);
  v("moved", report.moved);
}

void fields(Is<HexCell> auto& cell, auto& v) {
  v.always("id", cell.id);
  v("label", cell.label);
  v.always("row", cell.row);
  v.always("col", cell.col);
  v("ground", cell.ground);
  v("piece", cell.piece);
  v("owner", cell.owner);
  v("hers", cell.hers);
  v("mark", cell.mark);
  v("changed", cell.changed);
}

void fields(Is<Block> auto& block, auto& v) {
  v.always("id", block.id);
  v.always("kind", block.kind);
  v("title", block.title);
  v("columns", block.columns);
  v.when(!block.rows.empty() || block.kind != Block::Kind::hexes, "rows", block.rows);
  v("cells", block.cells);
}

void fields(Is<View> auto& view, auto& v) {
  v("title", view.title);
  v.always("blocks", view.blocks);
}

void fields(Is<Written> auto& change, auto& v) {
  v.always("change", change.what);
  v("id", change.id);
  v("game", change.game);
  const bool stands = change.what != Written::What::removed && change.what != Written::What::told;
  v.when(stands, "number", change.number);
  v.always("revision", change.revision);
}

void fields(Is<Standing> auto& standing, auto& v) {
  v("name", standing.name);
  v("automa", standing.automa);
  v.always("points", standing.points);
  v.always("total", standing.total);
  v("winner", standing.winner);
}

void fields(Is<FinalResult> auto& result, auto& v) {
  v.always("rows", result.rows);
  v.always("standings", result.standings);
  v("verdict", result.verdict);
}

}  // namespace seatmate
