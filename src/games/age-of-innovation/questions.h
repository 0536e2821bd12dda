#pragma once

// What only the table can know: the questions a turn of hers, the setup and the end may ask.

#include "engine/form.h"
#include "engine/inline_vector.h"
#include "engine/result.h"
#include "games/age-of-innovation/data.h"
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

// AMB-12: the card itself, told once: what it gives at each of the three moments.
struct CardFact {
  static constexpr std::string_view verb = "tell-card";
  Faction faction;
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State&) const {
    return data.told_cards[index(faction)].source != Source::missing;
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
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

// BASE-ACT-2: which book actions lie on the board, left to right.
struct BookActionsOnBoard {
  static constexpr std::string_view verb = "book-actions";
  using Answer = InlineVector<BookAction, 16>;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

// AI-SETUP-7, -9: a human's home; hers, if the one chosen for her is taken by then.
struct HomeTerrain {
  static constexpr std::string_view verb = "home";
  using Answer = Terrain;
  Player player = Player::human1;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// AI-FAC-SYM-1: the youth's, if the one chosen for it is a home by then.
struct YouthTerrain {
  static constexpr std::string_view verb = "youth";
  using Answer = Terrain;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

// AI-SETUP-7: which of the twelve factions does a human play? It says where the markers start.
struct HumanFolk {
  static constexpr std::string_view verb = "faction";
  using Answer = Folk;
  Player player = Player::human1;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// BASE-FAC-1: steps at the start that the player chooses, or that a competency brings
// (BASE-COMP-1); of a faction that is not listed, the levels.
struct StartSteps {
  static constexpr std::string_view verb = "start-steps";
  using Answer = std::array<std::uint8_t, discipline_count>;
  Player player = Player::human1;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

// AI-SETUP-12, BASE-FAC-1: where a human placed a first building. Of a faction that is not listed
// the second one may be missing, and either may be another building.
struct FirstWorkshop {
  enum class Which : std::uint8_t { first, second, university, tower };
  static constexpr std::string_view verb = "workshop";
  struct Answer {
    bool none = false;
    Hex hex{};
    Building kind = Building::workshop;
  };
  Player player = Player::human1;
  Which which = Which::first;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

// The end: a human's points before science and area scoring; the shipping value, and the largest
// area if it is not the one that reach makes (BASE-FAC-2, palaces).
struct HumanPoints {
  static constexpr std::string_view verb = "points";
  using Answer = int;
  Player player = Player::human1;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
struct HumanShip {
  static constexpr std::string_view verb = "ship";
  struct Answer {
    std::uint8_t ship = 0;
    std::uint8_t area = 0;  // 0: as reach and bridges say
  };
  Player player = Player::human1;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

}  // namespace seatmate::age_of_innovation
