#include "engine/settings.h"

#include <algorithm>

#include "engine/tokens.h"

namespace seatmate {

namespace {

const std::string* value_of(const Settings& settings, std::string_view id) {
  for (const auto& [key, value] : settings)
    if (key == id) return &value;
  return nullptr;
}

bool fits(const Field& field, const std::string& token) {
  if (field.kind == Field::Kind::text) return true;
  if (field.kind == Field::Kind::number) {
    const auto n = parse_whole<std::int64_t>(token);
    return n && *n >= field.min && *n <= field.max;
  }
  return std::any_of(field.options.begin(), field.options.end(),
                     [&](const Option& option) { return option.token == token; });
}

}  // namespace

Result<Settings> complete_settings(const std::vector<SetupOption>& options,
                                   const Settings& settings) {
  for (const auto& [key, value] : settings) {
    const auto option = std::find_if(options.begin(), options.end(),
                                     [&](const SetupOption& o) { return o.field.id == key; });
    if (option == options.end()) {
      std::vector<Message> known;
      for (const SetupOption& o : options) known.push_back(plain(o.field.id));
      return refuse("engine.unknown-option", {Arg("option", key), Arg("known", std::move(known))});
    }
    if (!fits(option->field, value)) {
      std::vector<Message> known;
      for (const Option& o : option->field.options) known.push_back(plain(o.token));
      return refuse("engine.unfit-option",
                    {Arg("option", key), Arg("value", value), Arg("known", std::move(known))});
    }
  }
  Settings complete;
  for (const SetupOption& option : options) {
    const std::string* value = value_of(settings, option.field.id);
    complete.emplace_back(option.field.id, value != nullptr ? *value : option.field.otherwise);
  }
  return complete;
}

std::string_view setting(const Settings& settings, std::string_view id) {
  const std::string* value = value_of(settings, id);
  return value != nullptr ? *value : std::string_view();
}

}  // namespace seatmate
