#include "protocol/json.h"

#include <limits>
#include <optional>
#include <span>

#include "engine/tokens.h"

namespace seatmate {

namespace {

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
struct Words<Block::Kind> {
  static constexpr std::string_view all[] = {"facts", "table", "hexes"};
};

template <class Kind>
std::string_view word(Kind kind) {
  return Words<Kind>::all[static_cast<std::size_t>(kind)];
}

// ---- writing

template <class T>
Json list(const std::vector<T>& items) {
  Json out = Json::array();
  for (const T& item : items) out.push_back(to_json(item));
  return out;
}
Json list(const std::vector<std::string>& texts) { return list_of(texts); }

void put(Json& out, const char* key, const Message& message) {
  if (!message.empty()) set(out, {key, to_json(message)});
}
void put(Json& out, const char* key, const std::string& text) {
  if (!text.empty()) set(out, {key, text});
}
void put(Json& out, const char* key, bool flag) {
  if (flag) set(out, {key, true});
}
void put(Json& out, const char* key, std::int64_t n) {
  if (n != 0) set(out, {key, n});
}
template <class T>
void put(Json& out, const char* key, const std::vector<T>& items) {
  if (!items.empty()) set(out, {key, list(items)});
}

// ---- reading

bool read(const Json& json, std::string& text) {
  if (!json.is_string()) return false;
  text = text_in(json);
  return true;
}
bool read(const Json& json, bool& flag) {
  if (!json.is_boolean()) return false;
  flag = json.get<bool>();
  return true;
}
// A key is one sign of ASCII, as a text.
bool read(const Json& json, char& key) {
  std::string text;
  if (!read(json, text) || text.size() != 1) return false;
  key = text.front();
  return true;
}
bool read(const Json& json, std::int64_t& n) {
  if (!json.is_number_integer()) return false;
  if (json.is_number_unsigned() &&
      json.get<std::uint64_t>() > std::uint64_t{std::numeric_limits<std::int64_t>::max()})
    return false;
  n = json.get<std::int64_t>();
  return true;
}
bool read(const Json& json, int& n) {
  std::int64_t wide = 0;
  if (!read(json, wide) || wide < std::numeric_limits<int>::min() ||
      wide > std::numeric_limits<int>::max())
    return false;
  n = static_cast<int>(wide);
  return true;
}
template <class Kind>
  requires requires { Words<Kind>::all; }
bool read(const Json& json, Kind& kind) {
  const std::size_t count = std::size(Words<Kind>::all);
  const std::size_t i = json.is_string() ? place_of(text_in(json), Words<Kind>::all, count) : count;
  if (i < count) kind = static_cast<Kind>(i);
  return i < count;
}
template <class T>
  requires requires(const Json& json, T& value) { seatmate::from_json(json, value); }
bool read(const Json& json, T& value) {
  return from_json(json, value);
}
template <class T>
bool read(const Json& json, std::vector<T>& items) {
  if (!json.is_array()) return false;
  items.clear();
  for (const Json& item : json) {
    items.emplace_back();
    if (!read(item, items.back())) return false;
  }
  return true;
}

// A member that is not there leaves the value as it is: writing leaves out what is empty.
template <class T>
bool member(const Json& json, const char* key, T& value) {
  const Json* const found = find(json, key);
  return found == nullptr || read(*found, value);
}

bool argument(const std::string& key, const Json& json, Argument& arg) {
  arg.key = key;
  if (json.is_string()) {
    arg.kind = Argument::Kind::text;
    return read(json, arg.text);
  }
  if (json.is_array()) {
    arg.kind = Argument::Kind::list;
    return read(json, arg.items);
  }
  if (json.is_object()) {
    arg.kind = Argument::Kind::term;
    return find(json, "term") != nullptr && member(json, "term", arg.text);
  }
  return read(json, arg.number);
}

}  // namespace

Json& set(Json& object, const With& member) {
  Json& place = object[std::string(member.key_)];
  switch (member.what_) {
    case With::What::truth:
      place = member.number_ != 0;
      break;
    case With::What::number:
      place = member.number_;
      break;
    case With::What::text:
      place = member.text_;
      break;
    case With::What::copied:
      place = *member.json_;
      break;
    case With::What::taken:
      place = std::move(*member.json_);
      break;
  }
  return place;
}
Json object(std::initializer_list<With> members) {
  Json out = Json::object();
  for (const With& member : members) set(out, member);
  return out;
}
Json list_of(const std::vector<std::string>& texts) {
  Json out = Json::array();
  for (const std::string& text : texts) out.push_back(text);
  return out;
}

const Json::object_t& members_of(const Json& object) {
  static const Json::object_t none;
  return object.is_object() ? object.get_ref<const Json::object_t&>() : none;
}
const Json* find(const Json& object, std::string_view key) {
  for (const auto& [name, value] : members_of(object))
    if (name == key) return &value;
  return nullptr;
}
const std::string& text_in(const Json& json) {
  static const std::string none;
  return json.is_string() ? json.get_ref<const std::string&>() : none;
}

Json to_json(const Message& message) {
  if (message.empty()) return nullptr;
  Json out = object({{"id", message.id}});
  if (message.args.empty()) return out;
  Json& args = set(out, {"args", Json::object()});
  for (const Argument& arg : message.args) {
    const std::string& key = arg.key;
    switch (arg.kind) {
      case Argument::Kind::number:
        set(args, {key, arg.number});
        break;
      case Argument::Kind::text:
        set(args, {key, arg.text});
        break;
      case Argument::Kind::term:
        set(args, {key, object({{"term", arg.text}})});
        break;
      case Argument::Kind::list:
        set(args, {key, list(arg.items)});
        break;
    }
  }
  return out;
}

Json to_json(const Option& option) {
  Json out = object({{"token", option.token}});
  put(out, "label", option.label);
  put(out, "counted", option.counted);
  return out;
}

Json to_json(const FieldPart& part) {
  Json out = Json::object();
  put(out, "before", part.before);
  put(out, "label", part.label);
  if (!part.flag) {
    set(out, {"min", part.min});
    set(out, {"max", part.max});
  }
  put(out, "optional", part.optional);
  put(out, "flag", part.flag);
  return out;
}

Json to_json(const Field& field) {
  Json out = object({{"id", field.id}, {"kind", word(field.kind)}});
  put(out, "label", field.label);
  put(out, "options", field.options);
  const bool counts = field.kind == Field::Kind::number || field.kind == Field::Kind::list;
  if (counts || field.min != 0) set(out, {"min", field.min});
  if (counts || field.max != 0) set(out, {"max", field.max});
  put(out, "otherwise", field.otherwise);
  put(out, "repeats", field.repeats);
  put(out, "sorted", field.sorted);
  put(out, "parts", field.parts);
  put(out, "none", field.none);
  put(out, "example", field.example);
  return out;
}

Json to_json(const Shortcut& shortcut) {
  Json out = object({{"key", std::string(1, shortcut.key)}, {"args", list(shortcut.args)}});
  put(out, "label", shortcut.label);
  return out;
}

Json to_json(const Form& form) {
  Json out = object({{"verb", form.verb}});
  put(out, "label", form.label);
  put(out, "why", form.why);
  set(out, {"ends_turn", form.ends_turn});
  set(out, {"fields", list(form.fields)});
  put(out, "keys", form.keys);
  return out;
}

Json to_json(const Prompt& prompt) {
  Json out = object({{"mood", word(prompt.mood)}});
  put(out, "title", prompt.title);
  set(out, {"forms", list(prompt.forms)});
  return out;
}

Json to_json(const Entry& entry) {
  Json out = object({{"verb", entry.verb}, {"args", list(entry.args)}});
  put(out, "at", entry.at);
  return out;
}

Json to_json(const Countdown& countdown) {
  Json out = object({{"id", countdown.id}});
  put(out, "label", countdown.label);
  set(out, {"mode", word(countdown.mode)});
  put(out, "told", countdown.told);
  put(out, "ends", countdown.ends);
  put(out, "left", countdown.left);
  put(out, "duration", countdown.duration);
  return out;
}

Json to_json(const Reason& reason) {
  Json out = Json::object();
  put(out, "rule", reason.rule);
  put(out, "text", reason.text);
  put(out, "left", reason.left);
  return out;
}

Json to_json(const Step& step, Why why) {
  Json out = object({{"kind", word(step.kind)}});
  put(out, "text", step.text);
  put(out, "places", step.places);
  if (why == Why::told)
    put(out, "why", step.why);
  else if (!step.why.empty())
    set(out, {"reasons", step.why.size()});
  return out;
}

Json to_json(const Report& report, Why why) {
  Json out = Json::object();
  put(out, "title", report.title);
  Json& steps = set(out, {"steps", Json::array()});
  for (const Step& step : report.steps) steps.push_back(to_json(step, why));
  return out;
}

Json to_json(const HexCell& cell) {
  Json out = object({{"id", cell.id}});
  put(out, "label", cell.label);
  set(out, {"row", cell.row});
  set(out, {"col", cell.col});
  put(out, "ground", cell.ground);
  put(out, "piece", cell.piece);
  put(out, "owner", cell.owner);
  put(out, "hers", cell.hers);
  put(out, "mark", cell.mark);
  put(out, "changed", cell.changed);
  return out;
}

Json to_json(const Block& block) {
  Json out = object({{"id", block.id}, {"kind", word(block.kind)}});
  put(out, "title", block.title);
  put(out, "columns", block.columns);
  if (!block.rows.empty() || block.kind != Block::Kind::hexes) {
    Json& rows = set(out, {"rows", Json::array()});
    for (const std::vector<Message>& row : block.rows) rows.push_back(list(row));
  }
  put(out, "cells", block.cells);
  return out;
}

Json to_json(const View& view) {
  Json out = Json::object();
  put(out, "title", view.title);
  set(out, {"blocks", list(view.blocks)});
  return out;
}

Json to_json(const Standing& standing) {
  Json out = Json::object();
  put(out, "name", standing.name);
  put(out, "automa", standing.automa);
  set(out, {"points", Json(standing.points)});
  set(out, {"total", standing.total});
  put(out, "winner", standing.winner);
  return out;
}

Json to_json(const FinalResult& result) {
  Json out = object({{"rows", list(result.rows)}, {"standings", list(result.standings)}});
  put(out, "verdict", result.verdict);
  return out;
}

Json to_json(const SetupOption& option) {
  Json out = to_json(option.field);
  put(out, "group", option.group);
  put(out, "when", option.when);
  put(out, "is", option.is);
  return out;
}

Json to_json(const Doc& doc) {
  switch (doc.kind()) {
    case Doc::Kind::null:
      break;
    case Doc::Kind::boolean:
      return doc.truth();
    case Doc::Kind::number:
      return doc.number();
    case Doc::Kind::text:
      return doc.text();
    case Doc::Kind::list:
      return list(doc.items());
    case Doc::Kind::object: {
      Json out = Json::object();
      for (const auto& [key, value] : doc.members()) set(out, {key, to_json(value)});
      return out;
    }
  }
  return nullptr;
}

bool from_json(const Json& json, Message& message) {
  message = {};
  if (json.is_null()) return true;
  if (find(json, "id") == nullptr || !member(json, "id", message.id)) return false;
  const Json* const args = find(json, "args");
  if (args == nullptr) return true;
  if (!args->is_object()) return false;
  for (const auto& [key, value] : members_of(*args))
    if (!argument(key, value, message.args.emplace_back())) return false;
  return true;
}

bool from_json(const Json& json, Option& option) {
  return json.is_object() && member(json, "token", option.token) &&
         member(json, "label", option.label) && member(json, "counted", option.counted);
}

bool from_json(const Json& json, FieldPart& part) {
  return json.is_object() && member(json, "before", part.before) &&
         member(json, "label", part.label) && member(json, "min", part.min) &&
         member(json, "max", part.max) && member(json, "optional", part.optional) &&
         member(json, "flag", part.flag);
}

bool from_json(const Json& json, Field& field) {
  return json.is_object() && member(json, "id", field.id) && member(json, "kind", field.kind) &&
         member(json, "label", field.label) && member(json, "options", field.options) &&
         member(json, "min", field.min) && member(json, "max", field.max) &&
         member(json, "otherwise", field.otherwise) && member(json, "repeats", field.repeats) &&
         member(json, "sorted", field.sorted) && member(json, "parts", field.parts) &&
         member(json, "none", field.none) && member(json, "example", field.example);
}

bool from_json(const Json& json, Shortcut& shortcut) {
  return json.is_object() && member(json, "key", shortcut.key) &&
         member(json, "args", shortcut.args) && member(json, "label", shortcut.label);
}

bool from_json(const Json& json, Form& form) {
  return json.is_object() && member(json, "verb", form.verb) && member(json, "label", form.label) &&
         member(json, "why", form.why) && member(json, "ends_turn", form.ends_turn) &&
         member(json, "fields", form.fields) && member(json, "keys", form.keys);
}

bool from_json(const Json& json, Prompt& prompt) {
  return json.is_object() && member(json, "mood", prompt.mood) &&
         member(json, "title", prompt.title) && member(json, "forms", prompt.forms);
}

bool from_json(const Json& json, Entry& entry) {
  return json.is_object() && member(json, "verb", entry.verb) && member(json, "args", entry.args) &&
         member(json, "at", entry.at);
}

bool from_json(const Json& json, Countdown& countdown) {
  return json.is_object() && member(json, "id", countdown.id) &&
         member(json, "label", countdown.label) && member(json, "mode", countdown.mode) &&
         member(json, "told", countdown.told) && member(json, "ends", countdown.ends) &&
         member(json, "left", countdown.left) && member(json, "duration", countdown.duration);
}

bool from_json(const Json& json, Reason& reason) {
  return json.is_object() && member(json, "rule", reason.rule) &&
         member(json, "text", reason.text) && member(json, "left", reason.left);
}

bool from_json(const Json& json, Step& step) {
  return json.is_object() && member(json, "kind", step.kind) && member(json, "text", step.text) &&
         member(json, "places", step.places) && member(json, "why", step.why);
}

bool from_json(const Json& json, Report& report) {
  return json.is_object() && member(json, "title", report.title) &&
         member(json, "steps", report.steps);
}

bool from_json(const Json& json, HexCell& cell) {
  return json.is_object() && member(json, "id", cell.id) && member(json, "label", cell.label) &&
         member(json, "row", cell.row) && member(json, "col", cell.col) &&
         member(json, "ground", cell.ground) && member(json, "piece", cell.piece) &&
         member(json, "owner", cell.owner) && member(json, "hers", cell.hers) &&
         member(json, "mark", cell.mark) && member(json, "changed", cell.changed);
}

bool from_json(const Json& json, Block& block) {
  return json.is_object() && member(json, "id", block.id) && member(json, "kind", block.kind) &&
         member(json, "title", block.title) && member(json, "columns", block.columns) &&
         member(json, "rows", block.rows) && member(json, "cells", block.cells);
}

bool from_json(const Json& json, View& view) {
  return json.is_object() && member(json, "title", view.title) &&
         member(json, "blocks", view.blocks);
}

bool from_json(const Json& json, Standing& standing) {
  return json.is_object() && member(json, "name", standing.name) &&
         member(json, "automa", standing.automa) && member(json, "points", standing.points) &&
         member(json, "total", standing.total) && member(json, "winner", standing.winner);
}

bool from_json(const Json& json, FinalResult& result) {
  return json.is_object() && member(json, "rows", result.rows) &&
         member(json, "standings", result.standings) && member(json, "verdict", result.verdict);
}

bool from_json(const Json& json, SetupOption& option) {
  return from_json(json, option.field) && member(json, "group", option.group) &&
         member(json, "when", option.when) && member(json, "is", option.is);
}

Doc to_doc(const Json& json) {
  if (json.is_boolean()) return json.get<bool>();
  if (json.is_string()) return json.get_ref<const std::string&>();
  if (std::int64_t n = 0; read(json, n)) return n;
  if (json.is_number()) return dump_json(json);
  if (json.is_array()) {
    Doc out = Doc::list();
    for (const Json& item : json) out.push(to_doc(item));
    return out;
  }
  if (json.is_object()) {
    Doc out = Doc::object();
    for (const auto& [key, value] : members_of(json)) out.set(key, to_doc(value));
    return out;
  }
  return {};
}

}  // namespace seatmate
