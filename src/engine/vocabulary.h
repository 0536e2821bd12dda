#pragma once

// How a game calls its messages: every id begins with the game's prefix, and a thing of one kind
// always stands under the same family (tta.field.cards, tta.question.bid, tta.step.build). A game
// that keeps to these families needs no helpers of its own for forms, views, steps and options.

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract.h"
#include "engine/table.h"
#include "engine/tokens.h"

namespace seatmate {

// What somebody said for a blank; nothing if he did not get that far. A reference, because what is
// read from it (tokens of a list) points into it.
[[nodiscard]] const std::string& argument(const Entry& entry, std::size_t i);

// The errors that a vocabulary makes by itself.
inline constexpr std::array<std::string_view, 2> vocabulary_errors{"number", "data"};

struct Vocabulary {
  std::string_view prefix;

  [[nodiscard]] Message message(std::string_view family, std::string_view name,
                                std::initializer_list<Arg> args = {}) const;
  [[nodiscard]] Message message(std::string_view family, std::string_view name, Args args) const;

  // --- forms
  [[nodiscard]] Field field(std::string_view id, Field::Kind kind = Field::Kind::one_of) const;
  [[nodiscard]] Field number_field(std::string_view id, int min, int max) const;
  // A text told in rows. A part is labelled `field.<id>` of its own.
  [[nodiscard]] FieldPart part(std::string_view id, int min, int max,
                               std::string_view before = {}) const;
  [[nodiscard]] Field rows_field(std::string_view id, int least, int most,
                                 std::vector<FieldPart> parts, std::string_view example) const;
  template <class Names>
  [[nodiscard]] std::vector<Option> options(std::string_view family, const Names& names) const {
    std::vector<Option> list;
    for (const std::string_view name : names) add_option(list, family, name);
    return list;
  }
  template <class Names>
  [[nodiscard]] Field choice_field(std::string_view id, std::string_view family,
                                   const Names& names) const {
    Field f = field(id);
    f.options = options(family, names);
    return f;
  }
  [[nodiscard]] Form question(std::string_view verb, std::initializer_list<Arg> args = {}) const;
  [[nodiscard]] Form input(std::string_view verb, std::vector<Field> fields, bool ends_turn) const;
  [[nodiscard]] Refusal not_a_number(std::string_view said, std::int64_t min,
                                     std::int64_t max) const;
  // The answer of a question with one number.
  [[nodiscard]] Result<int> number(const Entry& entry, int min, int max) const;

  // --- steps, with what was mentioned on the way to them
  [[nodiscard]] Step step_after(const std::vector<Message>& mentions, std::string_view id,
                                std::initializer_list<Arg> args) const;
  [[nodiscard]] Step step(TableTalk& t, std::string_view id,
                          std::initializer_list<Arg> args = {}) const {
    return step_after(t.take_mentions(), id, args);
  }
  [[nodiscard]] Step step(TableTalk& t, std::string_view id, std::initializer_list<Arg> args,
                          std::vector<std::string> places) const {
    Step step = step_after(t.take_mentions(), id, args);
    step.places = std::move(places);
    return step;
  }
  // Nothing to do, but to know.
  [[nodiscard]] Step note(TableTalk& t, std::string_view id,
                          std::initializer_list<Arg> args = {}) const {
    Step told = step_after(t.take_mentions(), id, args);
    told.kind = Step::Kind::note;
    return told;
  }

  // --- views
  [[nodiscard]] Block block(std::string_view id, Block::Kind kind) const;
  [[nodiscard]] std::vector<Message> fact(std::string_view label, Message value) const;
  void add_fact(Block& block, std::string_view label, Message&& value) const;
  [[nodiscard]] Message list(const std::vector<Message>& items) const;

  // --- data files
  [[nodiscard]] Refusal bad_data(std::string_view where) const;

  // --- what is chosen before a game
  [[nodiscard]] SetupOption option(std::string_view group, std::string_view id,
                                   const std::vector<std::string>& tokens, std::string_view family,
                                   std::string_view otherwise) const;
  // A reading of the rulebook that is a choice of two; the first is the default.
  template <class Reading>
  [[nodiscard]] SetupOption reading(const Reading& way) const {
    return two_ways(way.id, way.usual, way.other);
  }

 private:
  void add_option(std::vector<Option>& list, std::string_view family, std::string_view name) const;
  [[nodiscard]] SetupOption two_ways(std::string_view id, std::string_view usual,
                                     std::string_view other) const;
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
