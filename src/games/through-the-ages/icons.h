#pragma once

// Icons as questions spell them (docs/decide.md): AGGRESSION(3), WONDER_STAGES(2),
// BLUE:BUILD_MILITARY, DEV_GOVERNMENT|DEV_FARM_MINE.

#include <optional>
#include <string_view>

#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

// The number in "NAME(n)".
inline std::optional<int> number_in(std::string_view text, std::string_view name, int least,
                                    int most) {
  if (!text.starts_with(name)) return std::nullopt;
  text.remove_prefix(name.size());
  if (text.size() < 3 || text.front() != '(' || text.back() != ')') return std::nullopt;
  return parse_within(text.substr(1, text.size() - 2), least, most);
}

inline std::optional<Politics> read_politics(std::string_view text) {
  if (text == politics_names[index(PoliticsIcon::event)]) return Politics{PoliticsIcon::event, 0};
  for (const PoliticsIcon icon : {PoliticsIcon::aggression, PoliticsIcon::war})
    if (const auto n = number_in(text, politics_names[index(icon)], -99, 99))
      return Politics{icon, static_cast<std::int8_t>(*n)};
  return std::nullopt;
}

inline std::optional<Development> read_development(std::string_view text) {
  Development development;
  while (true) {
    const std::size_t bar = text.find('|');
    const auto icon = parse<DevIcon>(dev_icon_names, text.substr(0, bar));
    if (!icon || development.full()) return std::nullopt;
    development.push_back(*icon);
    if (bar == std::string_view::npos) return development;
    text.remove_prefix(bar + 1);
  }
}

inline std::optional<Build> read_build(std::string_view text) {
  if (const auto n = number_in(text, build_icon_names[index(BuildIcon::wonder)], 0, 99))
    return Build{BuildIcon::wonder, static_cast<std::uint8_t>(*n), false};
  constexpr std::string_view blue = "BLUE:";
  Build build;
  if (text.starts_with(blue)) {
    build.blue = true;
    text.remove_prefix(blue.size());
  }
  const auto icon = parse<BuildIcon>(build_icon_names, text);
  if (!icon || *icon == BuildIcon::wonder) return std::nullopt;
  build.icon = *icon;
  return build;
}

}  // namespace seatmate::through_the_ages
