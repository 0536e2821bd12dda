#pragma once

// What only the table can know, asked where a rule needs it; and her cards, told once.

#include <optional>
#include <string>
#include <string_view>

#include "engine/form.h"
#include "engine/result.h"
#include "games/through-the-ages/state.h"

namespace seatmate::through_the_ages {

// Her card that the player turned up: a number from 1 to 24 of the right age.
struct DrawnCard {
  static constexpr std::string_view verb = "card";
  using Answer = std::uint8_t;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// "Which is the leftmost leader?": the leftmost card of a kind, and its space; space 0: none.
struct RowCard {
  static constexpr std::string_view verb = "row-card";
  struct Answer {
    std::uint8_t space = 0;
    Civil card = Civil::none;
  };
  CardIcon icon;
  std::uint8_t after = 0;  // spaces up to this one were refused
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// A military card she draws.
struct DrawnMilitary {
  static constexpr std::string_view verb = "military-card";
  using Answer = Military;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// The event that came up, and whether it was hers (upside down, age III).
struct RevealedEvent {
  static constexpr std::string_view verb = "event";
  struct Answer {
    Military card = Military::none;
    bool rotated = false;
  };
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// A number of the human's that a comparison needs.
struct HumanNumber {
  static constexpr std::string_view verb = "human-number";
  using Answer = std::int16_t;
  enum class Of : std::uint8_t { strength, culture, happiness, science_rating, event_culture };
  Of of;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// The human's bid for a colony; 0: passes.
struct HumanBid {
  static constexpr std::string_view verb = "bid";
  using Answer = std::uint8_t;
  std::uint8_t hers;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// Did her aggression succeed? The human defends with cards only he knows.
struct AttackSucceeded {
  static constexpr std::string_view verb = "attack";
  using Answer = bool;
  Military card;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// The age-III events still in the decks at the end.
struct LastEvents {
  static constexpr std::string_view verb = "last-events";
  using Answer = InlineVector<Military, 16>;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
struct HumanFinal {
  static constexpr std::string_view verb = "final";
  using Answer = std::int16_t;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};

// One of her cards, told once.
struct CardFact {
  static constexpr std::string_view verb = "tell-card";
  std::uint8_t number;
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return card_of(data, s, number).source != Source::missing;
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
};

}  // namespace seatmate::through_the_ages
