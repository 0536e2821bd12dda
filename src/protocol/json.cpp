#include "protocol/json.h"

#include <limits>
#include <optional>
#include <span>

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
Json word(Kind kind) {
  return Words<Kind>::all[static_cast<std::size_t>(kind)];
}

// ---- writing

template <class T>
Json list(const std::vector<T>& items) {
  Json out = Json::array();
  for (const T& item : items) out.push_back(to_json(item));
  return out;
}
Json list(const std::vector<std::string>& texts) { return Json(texts); }

void put(Json& out, const char* key, const Message& message) {
  if (!message.empty()) out[key] = to_json(message);
}
void put(Json& out, const char* key, const std::string& text) {
  if (!text.empty()) out[key] = text;
}
void put(Json& out, const char* key, bool flag) {
  if (flag) out[key] = true;
}
void put(Json& out, const char* key, std::int64_t n) {
  if (n != 0) out[key] = n;
}
template <class T>
void put(Json& out, const char* key, const std::vector<T>& items) {
  if (!items.empty()) out[key] = list(items);
}

// ---- reading

bool read(const Json& json, std::string& text) {
  if (!json.is_string()) return false;
  text = json.get_ref<const std::string&>();
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
  std::string text;
  if (!read(json, text)) return false;
  std::size_t i = 0;
  for (const std::string_view known : Words<Kind>::all) {
    if (known == text) {
      kind = static_cast<Kind>(i);
      return true;
    }
    ++i;
  }
  return false;
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
  const auto found = json.find(key);
  return found == json.end() || read(*found, value);
}

bool argument(const std::string& key, const Json& json, Arg& arg) {
  arg.key = key;
  if (json.is_string()) {
    arg.kind = Arg::Kind::text;
    return read(json, arg.text);
  }
  if (json.is_array()) {
    arg.kind = Arg::Kind::list;
    return read(json, arg.items);
  }
  if (json.is_object()) {
    arg.kind = Arg::Kind::term;
    return json.contains("term") && member(json, "term", arg.text);
  }
  return read(json, arg.number);
}

}  // namespace

Json to_json(const Message& message) {
  if (message.empty()) return nullptr;
  Json out{{"id", message.id}};
  if (message.args.empty()) return out;
  Json& args = out["args"] = Json::object();
  for (const Arg& arg : message.args) {
    Json& value = args[arg.key];
    switch (arg.kind) {
      case Arg::Kind::number:
        value = arg.number;
        break;
      case Arg::Kind::text:
        value = arg.text;
        break;
      case Arg::Kind::term:
        value = Json{{"term", arg.text}};
        break;
      case Arg::Kind::list:
        value = list(arg.items);
        break;
    }
  }
  return out;
}

Json to_json(const Option& option) {
  Json out{{"token", option.token}};
  put(out, "label", option.label);
  put(out, "counted", option.counted);
  return out;
}

Json to_json(const FieldPart& part) {
  Json out = Json::object();
  put(out, "before", part.before);
  put(out, "label", part.label);
  if (!part.flag) {
    out["min"] = part.min;
    out["max"] = part.max;
  }
  put(out, "optional", part.optional);
  put(out, "flag", part.flag);
  return out;
}

Json to_json(const Field& field) {
  Json out{{"id", field.id}, {"kind", word(field.kind)}};
  put(out, "label", field.label);
  put(out, "options", field.options);
  const bool counts = field.kind == Field::Kind::number || field.kind == Field::Kind::list;
  if (counts || field.min != 0) out["min"] = field.min;
  if (counts || field.max != 0) out["max"] = field.max;
  put(out, "otherwise", field.otherwise);
  put(out, "repeats", field.repeats);
  put(out, "sorted", field.sorted);
  put(out, "parts", field.parts);
  put(out, "none", field.none);
  put(out, "example", field.example);
  return out;
}

Json to_json(const Shortcut& shortcut) {
  Json out{{"key", std::string(1, shortcut.key)}, {"args", list(shortcut.args)}};
  put(out, "label", shortcut.label);
  return out;
}

Json to_json(const Form& form) {
  Json out{{"verb", form.verb}};
  put(out, "label", form.label);
  put(out, "why", form.why);
  out["ends_turn"] = form.ends_turn;
  out["fields"] = list(form.fields);
  put(out, "keys", form.keys);
  return out;
}

Json to_json(const Prompt& prompt) {
  Json out{{"mood", word(prompt.mood)}};
  put(out, "title", prompt.title);
  out["forms"] = list(prompt.forms);
  return out;
}

Json to_json(const Entry& entry) {
  Json out{{"verb", entry.verb}, {"args", list(entry.args)}};
  put(out, "at", entry.at);
  return out;
}

Json to_json(const Countdown& countdown) {
  Json out{{"id", countdown.id}};
  put(out, "label", countdown.label);
  out["mode"] = word(countdown.mode);
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
  Json out{{"kind", word(step.kind)}};
  put(out, "text", step.text);
  put(out, "places", step.places);
  if (why == Why::told)
    put(out, "why", step.why);
  else if (!step.why.empty())
    out["reasons"] = step.why.size();
  return out;
}

Json to_json(const Report& report, Why why) {
  Json out = Json::object();
  put(out, "title", report.title);
  Json& steps = out["steps"] = Json::array();
  for (const Step& step : report.steps) steps.push_back(to_json(step, why));
  return out;
}

Json to_json(const HexCell& cell) {
  Json out{{"id", cell.id}};
  put(out, "label", cell.label);
  out["row"] = cell.row;
  out["col"] = cell.col;
  put(out, "ground", cell.ground);
  put(out, "piece", cell.piece);
  put(out, "owner", cell.owner);
  put(out, "hers", cell.hers);
  put(out, "mark", cell.mark);
  put(out, "changed", cell.changed);
  return out;
}

Json to_json(const Block& block) {
  Json out{{"id", block.id}, {"kind", word(block.kind)}};
  put(out, "title", block.title);
  put(out, "columns", block.columns);
  if (!block.rows.empty() || block.kind != Block::Kind::hexes) {
    Json& rows = out["rows"] = Json::array();
    for (const std::vector<Message>& row : block.rows) rows.push_back(list(row));
  }
  put(out, "cells", block.cells);
  return out;
}

Json to_json(const View& view) {
  Json out = Json::object();
  put(out, "title", view.title);
  out["blocks"] = list(view.blocks);
  return out;
}

Json to_json(const Standing& standing) {
  Json out = Json::object();
  put(out, "name", standing.name);
  put(out, "automa", standing.automa);
  out["points"] = Json(standing.points);
  out["total"] = standing.total;
  put(out, "winner", standing.winner);
  return out;
}

Json to_json(const FinalResult& result) {
  Json out{{"rows", list(result.rows)}, {"standings", list(result.standings)}};
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
      for (const auto& [key, value] : doc.members()) out[key] = to_json(value);
      return out;
    }
  }
  return nullptr;
}

bool from_json(const Json& json, Message& message) {
  message = {};
  if (json.is_null()) return true;
  if (!json.is_object() || !json.contains("id") || !member(json, "id", message.id)) return false;
  const auto args = json.find("args");
  if (args == json.end()) return true;
  if (!args->is_object()) return false;
  for (const auto& [key, value] : args->items())
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
    for (const auto& [key, value] : json.items()) out.set(key, to_doc(value));
    return out;
  }
  return {};
}

}  // namespace seatmate
