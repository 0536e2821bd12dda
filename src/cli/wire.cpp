#include "cli/wire.h"

#include <algorithm>

namespace seatmate::cli {
namespace {

const Json null_json;
const Json empty_list = Json::array();

const Json& list_of(const Json& object, const char* key) {
  const Json& list = member_of(object, key);
  return list.is_array() ? list : empty_list;
}

std::vector<std::string> texts_of(const Json& object, const char* key) {
  std::vector<std::string> texts;
  for (const Json& item : list_of(object, key))
    if (item.is_string()) texts.push_back(item.get<std::string>());
  return texts;
}

template <class T, class Read>
std::vector<T> items_of(const Json& object, const char* key, Read read) {
  std::vector<T> items;
  for (const Json& item : list_of(object, key)) items.push_back(read(item));
  return items;
}

template <class Kind>
struct Name {
  const char* name;
  Kind kind;
};

template <class Kind, std::size_t n>
Kind kind_of(const Json& object, const char* key, const Name<Kind> (&names)[n]) {
  const std::string text = text_of(object, key);
  for (const auto& name : names)
    if (text == name.name) return name.kind;
  return names[0].kind;
}

Argument arg_from(const std::string& key, const Json& json) {
  if (json.is_number_integer()) return Arg(key, json.get<std::int64_t>()).kept();
  if (json.is_string()) return Arg(key, json.get<std::string>()).kept();
  if (json.is_object()) return Arg(key, Message{text_of(json, "term"), {}}).kept();
  std::vector<Message> items;
  if (json.is_array())
    for (const Json& item : json) items.push_back(message_from(item));
  return Arg(key, items).kept();
}

Reason reason_from(const Json& json) {
  return {text_of(json, "rule"), message_from(member_of(json, "text")), texts_of(json, "left")};
}

Step step_from(const Json& json) {
  static constexpr Name<Step::Kind> kinds[] = {{"carry_out", Step::Kind::carry_out},
                                               {"you_may", Step::Kind::you_may},
                                               {"note", Step::Kind::note}};
  Step step;
  step.kind = kind_of(json, "kind", kinds);
  step.text = message_from(member_of(json, "text"));
  step.places = texts_of(json, "places");
  step.why = items_of<Reason>(json, "why", reason_from);
  return step;
}

Shortcut shortcut_from(const Json& json) {
  const std::string key = text_of(json, "key");
  return {key.empty() ? '\0' : key.front(), texts_of(json, "args"),
          message_from(member_of(json, "label"))};
}

Countdown countdown_from(const Json& json) {
  static constexpr Name<Countdown::Mode> modes[] = {{"idle", Countdown::Mode::idle},
                                                    {"runs", Countdown::Mode::runs},
                                                    {"held", Countdown::Mode::held},
                                                    {"out", Countdown::Mode::out}};
  Countdown timer;
  timer.id = text_of(json, "id");
  timer.label = message_from(member_of(json, "label"));
  timer.mode = kind_of(json, "mode", modes);
  timer.told = flag_of(json, "told");
  timer.ends = number_of(json, "ends");
  timer.left = number_of(json, "left");
  timer.duration = number_of(json, "duration");
  return timer;
}

Form form_from(const Json& json) {
  Form form;
  form.verb = text_of(json, "verb");
  form.label = message_from(member_of(json, "label"));
  form.why = message_from(member_of(json, "why"));
  form.fields = items_of<Field>(json, "fields", field_from);
  form.ends_turn = flag_of(json, "ends_turn");
  form.keys = items_of<Shortcut>(json, "keys", shortcut_from);
  return form;
}

HexCell cell_from(const Json& json) {
  HexCell cell;
  cell.id = text_of(json, "id");
  cell.label = text_of(json, "label");
  cell.row = static_cast<int>(number_of(json, "row"));
  cell.col = static_cast<int>(number_of(json, "col"));
  cell.ground = text_of(json, "ground");
  cell.piece = text_of(json, "piece");
  cell.owner = text_of(json, "owner");
  cell.hers = flag_of(json, "hers");
  cell.mark = flag_of(json, "mark");
  cell.changed = flag_of(json, "changed");
  return cell;
}

Block block_from(const Json& json) {
  static constexpr Name<Block::Kind> kinds[] = {
      {"facts", Block::Kind::facts}, {"table", Block::Kind::table}, {"hexes", Block::Kind::hexes}};
  Block block;
  block.id = text_of(json, "id");
  block.kind = kind_of(json, "kind", kinds);
  block.title = message_from(member_of(json, "title"));
  block.columns = items_of<Message>(json, "columns", message_from);
  for (const Json& row : list_of(json, "rows")) {
    std::vector<Message> cells;
    if (row.is_array())
      for (const Json& cell : row) cells.push_back(message_from(cell));
    block.rows.push_back(std::move(cells));
  }
  block.cells = items_of<HexCell>(json, "cells", cell_from);
  return block;
}

Standing standing_from(const Json& json) {
  Standing standing;
  standing.name = message_from(member_of(json, "name"));
  standing.automa = flag_of(json, "automa");
  for (const Json& points : list_of(json, "points"))
    standing.points.push_back(points.is_number_integer() ? points.get<std::int64_t>() : 0);
  standing.total = number_of(json, "total");
  standing.winner = flag_of(json, "winner");
  return standing;
}

}  // namespace

const Json& member_of(const Json& object, const char* key) {
  if (!object.is_object()) return null_json;
  const auto found = object.find(key);
  return found != object.end() ? *found : null_json;
}

std::string text_of(const Json& object, const char* key) {
  const Json& value = member_of(object, key);
  return value.is_string() ? value.get<std::string>() : std::string();
}

std::int64_t number_of(const Json& object, const char* key) {
  const Json& value = member_of(object, key);
  return value.is_number() ? value.get<std::int64_t>() : 0;
}

bool flag_of(const Json& object, const char* key) {
  const Json& value = member_of(object, key);
  return value.is_boolean() && value.get<bool>();
}

Message message_from(const Json& json) {
  Message message;
  message.id = text_of(json, "id");
  const Json& args = member_of(json, "args");
  if (args.is_object())
    for (const auto& [key, value] : args.items()) message.args.push_back(arg_from(key, value));
  return message;
}

Field field_from(const Json& json) {
  static constexpr Name<Field::Kind> kinds[] = {
      {"one_of", Field::Kind::one_of}, {"number", Field::Kind::number},
      {"place", Field::Kind::place},   {"text", Field::Kind::text},
      {"list", Field::Kind::list},     {"phrase", Field::Kind::phrase}};
  Field field;
  field.id = text_of(json, "id");
  field.kind = kind_of(json, "kind", kinds);
  field.label = message_from(member_of(json, "label"));
  field.options = items_of<Option>(json, "options", [](const Json& option) {
    return Option{text_of(option, "token"), message_from(member_of(option, "label")),
                  flag_of(option, "counted")};
  });
  field.min = number_of(json, "min");
  field.max = number_of(json, "max");
  field.otherwise = text_of(json, "otherwise");
  field.repeats = flag_of(json, "repeats");
  field.sorted = flag_of(json, "sorted");
  field.parts = items_of<FieldPart>(json, "parts", [](const Json& part) {
    return FieldPart{text_of(part, "before"),   message_from(member_of(part, "label")),
                     number_of(part, "min"),    number_of(part, "max"),
                     flag_of(part, "optional"), flag_of(part, "flag")};
  });
  field.none = text_of(json, "none");
  field.example = text_of(json, "example");
  return field;
}

SetupOption setup_option_from(const Json& json) {
  return {field_from(json), text_of(json, "group"), text_of(json, "when"), text_of(json, "is")};
}

Prompt prompt_from(const Json& json) {
  static constexpr Name<Prompt::Mood> moods[] = {{"your_turn", Prompt::Mood::your_turn},
                                                 {"question", Prompt::Mood::question},
                                                 {"over", Prompt::Mood::over}};
  Prompt prompt;
  prompt.mood = kind_of(json, "mood", moods);
  prompt.title = message_from(member_of(json, "title"));
  prompt.forms = items_of<Form>(json, "forms", form_from);
  return prompt;
}

Report report_from(const Json& json) {
  return {message_from(member_of(json, "title")), items_of<Step>(json, "steps", step_from)};
}

View view_from(const Json& json) {
  return {message_from(member_of(json, "title")), items_of<Block>(json, "blocks", block_from)};
}

std::optional<FinalResult> result_from(const Json& json) {
  if (!json.is_object()) return std::nullopt;
  return FinalResult{items_of<Message>(json, "rows", message_from),
                     items_of<Standing>(json, "standings", standing_from),
                     message_from(member_of(json, "verdict"))};
}

Screen screen_from(const Json& json) {
  Screen screen;
  screen.id = text_of(json, "id");
  screen.game = text_of(json, "game");
  screen.title = text_of(json, "title");
  screen.number = static_cast<int>(number_of(json, "number"));
  screen.of = static_cast<int>(number_of(json, "of"));
  screen.kept = static_cast<int>(number_of(json, "kept"));
  screen.summary = message_from(member_of(json, "summary"));
  screen.timers = items_of<Countdown>(json, "timers", countdown_from);
  screen.prompt = prompt_from(member_of(json, "prompt"));
  const Json& report = member_of(json, "report");
  screen.report = report_from(report);
  const Json& steps = list_of(report, "steps");
  screen.has_reasons = std::any_of(steps.begin(), steps.end(),
                                   [](const Json& step) { return number_of(step, "reasons") > 0; });
  for (const Json& applied : list_of(json, "applied"))
    screen.applied.push_back(report_from(member_of(applied, "report")));
  screen.result = result_from(member_of(json, "result"));
  screen.campaign = text_of(member_of(json, "campaign"), "id");
  return screen;
}

std::vector<Listed> listed_from(const Json& json) {
  return items_of<Listed>(json, "games", [](const Json& game) {
    return Listed{text_of(game, "id"),       text_of(game, "game"),
                  text_of(game, "title"),    message_from(member_of(game, "summary")),
                  number_of(game, "played"), flag_of(game, "finished")};
  });
}

std::vector<Playable> playable_from(const Json& json) {
  return items_of<Playable>(json, "games", [](const Json& game) {
    return Playable{text_of(game, "id"), message_from(member_of(game, "name")),
                    items_of<SetupOption>(game, "options", setup_option_from),
                    message_from(member_of(game, "error")), flag_of(game, "campaigns")};
  });
}

Reply Client::ask(const Json& request) const {
  // Typed text may hold broken UTF-8; it is replaced, not refused.
  const std::string text = request.dump(-1, ' ', false, Json::error_handler_t::replace);
  Reply reply;
  reply.body = Json::parse(call_(text), nullptr, false);
  reply.ok = flag_of(reply.body, "ok");
  if (!reply.ok) reply.error = message_from(member_of(reply.body, "error"));
  return reply;
}

}  // namespace seatmate::cli
