#pragma once

// States change shape from one version of the rules to the next, and games in progress survive it.
// A game says once what became of its fields, in changes.h beside visit.h, the oldest first:
//
//   inline constexpr Change changes[] = {
//       added(2, "strength-told", "0"),            what a journal that lacks it means
//       renamed(2, "human-culture", "culture"),    its name now, its name before
//       made(3, "bridges", &ends_of_bridges),      from the fields as they stood before, as text
//       gone(3, "largest-area"),
//   };
//
// and its rulebook struct names the list: `static constexpr std::span<const Change> changes = …`.
// The number is the rules version that brought the change, so every change of shape raises it.
//
// What older rules saved is first written as the rules of today would have saved it, text to text;
// then it is read and checked like any other state. So `sound` need not know that there was a
// change, and a saved state of today costs nothing. What the list does not explain is refused: a
// field that is missing, and one that nobody knows.
//
// The same list serves what a campaign hands on (its fields have the names they have in the state)
// and a turn in progress: "turn.answers" is a field, too (each answer its verb and its tokens with
// \x1f between them and \x1e behind), and so is "turn.at" of a game in real time.

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/contract.h"

namespace seatmate {

class Earlier;

struct Change {
  enum class Kind : std::uint8_t { added, renamed, made, gone };
  int since = 0;  // the rules version that brought it
  Kind kind = Kind::gone;
  std::string_view path = {};
  std::string_view text =
      {};  // of one that was added its value, of one that was renamed its old name
  std::string (*make)(const Earlier& before) = nullptr;
};

[[nodiscard]] constexpr Change added(int since, std::string_view path, std::string_view value) {
  return {since, Change::Kind::added, path, value};
}
[[nodiscard]] constexpr Change renamed(int since, std::string_view path, std::string_view before) {
  return {since, Change::Kind::renamed, path, before};
}
// A field whose text means something else than before, or that is new and follows from others.
// Those it is made of are gone, unless they still have their names.
[[nodiscard]] constexpr Change made(int since, std::string_view path,
                                    std::string (*make)(const Earlier& before)) {
  return {since, Change::Kind::made, path, {}, make};
}
[[nodiscard]] constexpr Change gone(int since, std::string_view path) {
  return {since, Change::Kind::gone, path};
}

// What older rules saved, as the rules before some version would have saved it.
class Earlier {
 public:
  Earlier(const Saved& saved, int rules, std::span<const Change> changes,
          int before = std::numeric_limits<int>::max())
      : saved_(saved), rules_(rules), changes_(changes), before_(before) {}

  [[nodiscard]] std::optional<std::string> find(std::string_view path) const;
  // For the functions of `made`: a field that is not there reads as empty, which nothing takes.
  [[nodiscard]] std::string operator[](std::string_view path) const {
    return find(path).value_or(std::string());
  }
  // Is this field of theirs one that no longer exists under this name?
  [[nodiscard]] bool is_gone(std::string_view path) const;

 private:
  const Saved& saved_;
  int rules_;
  std::span<const Change> changes_;
  int before_;
  mutable std::size_t next_ = 0;  // fields are mostly asked for in their order
};

// `saved` by rules `rules`, in the shape of `today` (a state of today, whose values do not matter).
// Nothing if the changes do not explain every difference.
[[nodiscard]] std::optional<Saved> brought_forward(const Saved& saved, int rules,
                                                   std::span<const Change> changes, Saved today);

}  // namespace seatmate
