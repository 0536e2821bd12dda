#include "engine/vocabulary.h"

namespace seatmate {

const std::string& argument(const Entry& entry, std::size_t i) {
  static const std::string none;
  return i < entry.args.size() ? entry.args[i] : none;
}

Message Vocabulary::message(std::string_view family, std::string_view name, Args args) const {
  Message message{std::string(prefix), std::move(args)};
  for (const std::string_view part : {family, name}) (message.id += '.') += part;
  return message;
}
Message Vocabulary::message(std::string_view family, std::string_view name,
                            std::initializer_list<Arg> args) const {
  return message(family, name, Args(args));
}

Field Vocabulary::field(std::string_view id, Field::Kind kind) const {
  Field f;
  f.id = id;
  f.kind = kind;
  f.label = message("field", id);
  return f;
}

Field Vocabulary::number_field(std::string_view id, int min, int max) const {
  Field f = field(id, Field::Kind::number);
  f.min = min;
  f.max = max;
  return f;
}

FieldPart Vocabulary::part(std::string_view id, int min, int max, std::string_view before) const {
  return {std::string(before), message("field", id), min, max};
}

Field Vocabulary::rows_field(std::string_view id, int least, int most, std::vector<FieldPart> parts,
                             std::string_view example) const {
  Field f = field(id, Field::Kind::text);
  f.min = least;
  f.max = most;
  f.parts = std::move(parts);
  f.example = example;
  if (least == 0) f.none = "-";
  return f;
}

void Vocabulary::add_option(std::vector<Option>& list, std::string_view family,
                            std::string_view name) const {
  list.push_back({std::string(name), message(family, name)});
}

Form Vocabulary::question(std::string_view verb, std::initializer_list<Arg> args) const {
  Form form;
  form.verb = verb;
  form.label = message("question", verb, args);
  form.why = message("question-why", verb);
  return form;
}

Form Vocabulary::input(std::string_view verb, std::vector<Field> fields, bool ends_turn) const {
  Form form;
  form.verb = verb;
  form.label = message("input", verb);
  form.fields = std::move(fields);
  form.ends_turn = ends_turn;
  return form;
}

Refusal Vocabulary::not_a_number(std::string_view said, std::int64_t min, std::int64_t max) const {
  return {message("error", "number", {Arg("said", said), Arg("min", min), Arg("max", max)})};
}

Result<int> Vocabulary::number(const Entry& entry, int min, int max) const {
  const auto n = parse_within(argument(entry, 0), min, max);
  if (!n) return not_a_number(argument(entry, 0), min, max);
  return *n;
}

Step Vocabulary::step_after(const std::vector<Message>& mentions, std::string_view id,
                            std::initializer_list<Arg> args) const {
  Step step;
  step.text = message("step", id, args);
  step.text.args.add({"n", static_cast<int>(mentions.size())});
  step.text.args.add({"what", mentions});
  return step;
}

Block Vocabulary::block(std::string_view id, Block::Kind kind) const {
  Block b;
  b.id = id;
  b.kind = kind;
  b.title = message("block", id);
  return b;
}

std::vector<Message> Vocabulary::fact(std::string_view label, Message value) const {
  return {message("label", label), std::move(value)};
}

void Vocabulary::add_fact(Block& block, std::string_view label, Message&& value) const {
  block.rows.push_back(fact(label, std::move(value)));
}

Message Vocabulary::list(const std::vector<Message>& items) const {
  if (items.empty()) return message("label", "nothing");
  return message("label", "list", {Arg("items", items)});
}

Refusal Vocabulary::bad_data(std::string_view where) const {
  return {message("error", "data", {Arg("where", where)})};
}

SetupOption Vocabulary::option(std::string_view group, std::string_view id,
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

SetupOption Vocabulary::two_ways(std::string_view id, std::string_view usual,
                                 std::string_view other) const {
  return option("rules", id, {std::string(usual), std::string(other)}, "reading." + std::string(id),
                usual);
}

}  // namespace seatmate
