#include "lab/mix.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace seatmate::lab {

namespace {

std::string_view value_of(const SetupOption& option, const Settings& settings) {
  for (const auto& [key, token] : settings)
    if (key == option.field.id) return token;
  return option.field.otherwise;
}

const SetupOption* find(const std::vector<SetupOption>& options, std::string_view id) {
  const auto found = std::ranges::find_if(
      options, [&](const SetupOption& option) { return option.field.id == id; });
  return found == options.end() ? nullptr : &*found;
}

bool names(std::string_view tokens, std::string_view token) {
  while (!tokens.empty()) {
    const std::size_t comma = tokens.find(',');
    if (tokens.substr(0, comma) == token) return true;
    if (comma == std::string_view::npos) break;
    tokens.remove_prefix(comma + 1);
  }
  return false;
}

bool left_to_others(const SetupOption& option) {
  return option.field.otherwise == "random" || option.field.otherwise == "ask";
}

bool is_combined(const SetupOption& option) {
  return option.group == "game" && !option.field.options.empty() && !left_to_others(option);
}

void set(Settings& settings, const std::string& id, const std::string& token) {
  for (auto& [key, value] : settings)
    if (key == id) {
      value = token;
      return;
    }
  settings.emplace_back(id, token);
}

// Settings that make an option meaningful: what it depends on, and what that depends on.
void make_apply(const SetupOption& option, const std::vector<SetupOption>& options,
                Settings& settings) {
  const SetupOption* needed = option.when.empty() ? nullptr : find(options, option.when);
  if (needed == nullptr) return;
  make_apply(*needed, options, settings);
  if (!names(option.is, value_of(*needed, settings)))
    set(settings, option.when, option.is.substr(0, option.is.find(',')));
}

}  // namespace

bool applies(const SetupOption& option, const std::vector<SetupOption>& all,
             const Settings& settings) {
  if (option.when.empty()) return true;
  const SetupOption* needed = find(all, option.when);
  return needed == nullptr ||
         (applies(*needed, all, settings) && names(option.is, value_of(*needed, settings)));
}

std::vector<Settings> combinations(const std::vector<SetupOption>& options) {
  std::vector<Settings> all{{}};
  for (const SetupOption& option : options) {
    if (!is_combined(option)) continue;
    std::vector<Settings> longer;
    for (const Settings& settings : all) {
      if (!applies(option, options, settings)) {
        longer.push_back(settings);
        continue;
      }
      for (const Option& token : option.field.options) {
        longer.push_back(settings);
        longer.back().emplace_back(option.field.id, token.token);
      }
    }
    all = std::move(longer);
  }
  return all;
}

std::vector<Settings> variations(const std::vector<SetupOption>& options) {
  std::vector<Settings> all;
  for (const SetupOption& option : options) {
    if (is_combined(option)) continue;
    for (const Option& token : option.field.options) {
      if (token.token == option.field.otherwise) continue;
      Settings settings;
      make_apply(option, options, settings);
      set(settings, option.field.id, token.token);
      all.push_back(std::move(settings));
    }
  }
  return all;
}

std::vector<Settings> playable_mix(const Box& box) {
  const std::vector<SetupOption> options = box.options();
  const auto plays = [&](const Settings& settings) { return box.simulator(settings, 0).ok(); };
  std::vector<Settings> mix = combinations(options);
  const std::vector<Settings> varied = variations(options);
  mix.insert(mix.end(), varied.begin(), varied.end());
  std::erase_if(mix, [&](const Settings& settings) { return !plays(settings); });
  // A choice that makes no game by itself (nobody plays) is shown with one other that mends it.
  for (const Settings& settings : varied) {
    const auto shows = [&](const Settings& one) {
      return std::ranges::find(one, settings.back()) != one.end();
    };
    if (plays(settings) || std::ranges::any_of(mix, shows)) continue;
    for (const Settings& other : varied) {
      Settings both = settings;
      for (const auto& [id, token] : other)
        if (id != settings.back().first) set(both, id, token);
      if (!plays(both)) continue;
      mix.push_back(std::move(both));
      break;
    }
  }
  return mix;
}

}  // namespace seatmate::lab
