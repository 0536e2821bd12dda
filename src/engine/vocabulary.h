#pragma once

// How a game calls its messages: every id begins with the game's prefix, and a thing of one kind
// always stands under the same family (tta.field.cards, tta.question.bid, tta.step.build). A game
// that keeps to these families needs no helpers of its own for forms, views, steps and options.

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract.h"
#include "engine/tokens.h"

namespace seatmate {

// What somebody said for a blank; nothing if he did not get that far. A reference, because what is
// read from it (tokens of a list) points into it.
inline const std::string& argument(const Entry& entry, std::size_t i) {
  static const std::string none;
  return i < entry.args.size() ? entry.args[i] : none;
}

// The errors that a vocabulary makes by itself.
inline constexpr std::array<std::string_view, 2> vocabulary_errors{"number", "data"};

struct Vocabulary {
  std::string_view prefix;

  [[nodiscard]] Message message(std::string_view family, std::string_view name,
                                std::vector<Arg> args = {}) const {
    std::string id(prefix);
    for (const std::string_view part : {family, name}) (id += '.') += part;
    return {std::move(id), std::move(args)};
  }

  // --- forms
  [[nodiscard]] Field field(std::string_view id, Field::Kind kind = Field::Kind::one_of) const {
    Field f;
    f.id = id;
    f.kind = kind;
    f.label = message("field", id);
    return f;
  }
  [[nodiscard]] Field number_field(std::string_view id, int min, int max) const {
    Field f = field(id, Field::Kind::number);
    f.min = min;
    f.max = max;
    return f;
  }
  // A text told in rows. A part is labelled `field.<id>` of its own.
  [[nodiscard]] FieldPart part(std::string_view id, int min, int max,
                               std::string before = {}) const {
    return {std::move(before), message("field", id), min, max};
  }
  [[nodiscard]] Field rows_field(std::string_view id, int least, int most,
                                 std::vector<FieldPart> parts, std::string example) const {
    Field f = field(id, Field::Kind::text);
    f.min = least;
    f.max = most;
    f.parts = std::move(parts);
    f.example = std::move(example);
    if (least == 0) f.none = "-";
    return f;
  }
  template <class Names>
  [[nodiscard]] std::vector<Option> options(std::string_view family, const Names& names) const {
    std::vector<Option> list;
    for (const std::string_view name : names)
      list.push_back({std::string(name), message(family, name)});
    return list;
  }
  template <class Names>
  [[nodiscard]] Field choice_field(std::string_view id, std::string_view family,
                                   const Names& names) const {
    Field f = field(id);
    f.options = options(family, names);
    return f;
  }
  [[nodiscard]] Form question(std::string_view verb, std::vector<Arg> args = {}) const {
    Form form;
    form.verb = verb;
    form.label = message("question", verb, std::move(args));
    form.why = message("question-why", verb);
    return form;
  }
  [[nodiscard]] Form input(std::string_view verb, std::vector<Field> fields, bool ends_turn) const {
    Form form;
    form.verb = verb;
    form.label = message("input", verb);
    form.fields = std::move(fields);
    form.ends_turn = ends_turn;
    return form;
  }
  [[nodiscard]] Refusal not_a_number(std::string_view said, std::int64_t min,
                                     std::int64_t max) const {
    return {message("error", "number", {Arg("said", said), Arg("min", min), Arg("max", max)})};
  }
  // The answer of a question with one number.
  [[nodiscard]] Result<int> number(const Entry& entry, int min, int max) const {
    const auto n = parse_within(argument(entry, 0), min, max);
    if (!n) return not_a_number(argument(entry, 0), min, max);
    return *n;
  }

  // --- steps, with what was mentioned on the way to them
  template <class Table>
  [[nodiscard]] Step step(Table& t, std::string_view id, std::vector<Arg> args = {},
                          std::vector<std::string> places = {}) const {
    std::vector<Message> what = t.take_mentions();
    args.emplace_back("n", static_cast<int>(what.size()));
    args.emplace_back("what", std::move(what));
    Step step;
    step.text = message("step", id, std::move(args));
    step.places = std::move(places);
    return step;
  }
  // Nothing to do, but to know.
  template <class Table>
  [[nodiscard]] Step note(Table& t, std::string_view id, std::vector<Arg> args = {}) const {
    Step told = step(t, id, std::move(args));
    told.kind = Step::Kind::note;
    return told;
  }

  // --- views
  [[nodiscard]] Block block(std::string_view id, Block::Kind kind) const {
    Block b;
    b.id = id;
    b.kind = kind;
    b.title = message("block", id);
    return b;
  }
  [[nodiscard]] std::vector<Message> fact(std::string_view label, Message value) const {
    return {message("label", label), std::move(value)};
  }
  [[nodiscard]] Message list(std::vector<Message> items) const {
    if (items.empty()) return message("label", "nothing");
    return message("label", "list", {Arg("items", std::move(items))});
  }

  // --- data files
  [[nodiscard]] Refusal bad_data(std::string_view where) const {
    return {message("error", "data", {Arg("where", where)})};
  }

  // --- what is chosen before a game
  [[nodiscard]] SetupOption option(std::string_view group, std::string_view id,
                                   const std::vector<std::string>& tokens, std::string_view family,
                                   std::string_view otherwise) const {
    SetupOption result;
    result.group = group;
    result.field.id = id;
    result.field.label = message("setup", id);
    result.field.options = options(family, tokens);
    result.field.otherwise = otherwise;
    return result;
  }
  // A reading of the rulebook that is a choice of two; the first is the default.
  template <class Reading>
  [[nodiscard]] SetupOption reading(const Reading& way) const {
    return option("rules", way.id, {std::string(way.usual), std::string(way.other)},
                  "reading." + std::string(way.id), way.usual);
  }
};

// A reading of the rulebook that is a choice of two, and where the choice is kept.
template <class Readings>
struct TwoWays {
  std::string_view id;
  std::string_view usual;
  std::string_view other;
  bool Readings::* member;
};

}  // namespace seatmate
