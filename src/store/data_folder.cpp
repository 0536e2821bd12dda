#include "store/data_folder.h"

#include <cstdlib>
#include <string_view>

namespace seatmate {

namespace {

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

}  // namespace

std::string default_data_folder() {
  if (const auto ours = variable("SEATMATE_HOME"); !ours.empty()) return std::string(ours);
  // The XDG specification says that a relative path here is to be ignored.
  if (const auto data = variable("XDG_DATA_HOME"); data.starts_with('/'))
    return std::string(data) + "/seatmate";
  if (const auto home = variable("HOME"); !home.empty())
    return std::string(home) + "/.local/share/seatmate";
  return ".seatmate";
}

}  // namespace seatmate
