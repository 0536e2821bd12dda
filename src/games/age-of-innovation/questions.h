#pragma once

// What only the table can know: the questions a turn of hers, the setup and the end may ask.

#include "engine/form.h"
#include "engine/inline_vector.h"
#include "engine/result.h"
#include "games/age-of-innovation/state.h"

namespace seatmate::age_of_innovation {

// Own cards: which card was turned up? `first` is the support card of a round's first turn, `start`
// the card of the first workshops.
struct DrawnCard {
  enum class For : std::uint8_t { action, support, first_workshops };
  static constexpr std::string_view verb = "card";
  using Answer = Card;
  For purpose = For::action;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

InlineVector<Card, card_count> possible_cards(const Data& data, const State& s,
                                              DrawnCard::For purpose);

// AI-FAC-POW-2, AMB-8: how much power was really taken?
struct PowerTaken {
  static constexpr std::string_view verb = "power-taken";
  using Answer = int;
  int most = 0;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

// AMB-12: what a faction card's unpublished text did to her score.
struct PrintedEffect {
  enum class For : std::uint8_t { setup, action, end };
  static constexpr std::string_view verb = "printed-effect";
  using Answer = int;
  For purpose = For::action;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

// AI-FAC-BLI-1: which spaces are fallow land now?
struct FallowLand {
  static constexpr std::string_view verb = "fallow";
  using Answer = HexSet;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

// AI-SETUP-2: the six round tiles as they lie on the table, and the final tile.
struct TilesOnTable {
  static constexpr std::string_view verb = "tiles";
  using Answer = std::array<std::uint8_t, rounds>;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
struct FinalTileOnTable {
  static constexpr std::string_view verb = "final-tile";
  using Answer = std::uint8_t;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

struct HomeTerrain {
  static constexpr std::string_view verb = "home";
  using Answer = Terrain;
  Player player = Player::human1;
  bool automa_chosen = false;  // her home is fixed already, so it is not offered
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

// AI-SETUP-12: where a human placed a first workshop; the second one may be missing (a faction that
// starts with a single building).
struct FirstWorkshop {
  static constexpr std::string_view verb = "workshop";
  struct Answer {
    bool none = false;
    Hex hex{};
    Building kind = Building::workshop;
  };
  Player player = Player::human1;
  bool second = false;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

// The end: a human's points before science and area scoring, and the shipping value.
struct HumanPoints {
  static constexpr std::string_view verb = "points";
  using Answer = int;
  Player player = Player::human1;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
struct HumanShip {
  static constexpr std::string_view verb = "ship";
  using Answer = int;
  Player player = Player::human1;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

}  // namespace seatmate::age_of_innovation
