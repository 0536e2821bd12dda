#pragma once

// What is printed: civil and military cards (public), and her 24 cards (house, or told).

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/contract.h"
#include "engine/doc.h"
#include "engine/result.h"
#include "games/through-the-ages/types.h"

namespace seatmate::through_the_ages {

using Source = Printed::Source;

// What rules look at all the time stands first.
struct CivilCard {
  Age age = Age::a;
  Class cls = Class::action;
  Type type = Type::action;
  std::uint8_t cost = 0;    // science; of a government the peaceful price
  std::uint8_t stages = 0;  // of a wonder
  Ratings ratings;
  std::uint8_t food = 0;
  std::uint8_t resources = 0;
  std::int8_t civil_actions = 0;
  std::int8_t military_actions = 0;
  std::uint8_t copies = 0;
  bool expansion = false;
  Source source = Source::open_source;
  std::string id;
};
// TTA-GOLD-2: a yellow card of age A or I is worth 1, of II 2, of III 3.
[[nodiscard]] inline int gold_of(const CivilCard& card) {
  return card.age <= Age::i ? 1 : level(card.age);
}

struct MilitaryCard {
  Age age = Age::i;
  MilitaryType type = MilitaryType::event;
  Event event = Event::none;
  Attack attack = Attack::none;
  std::uint8_t copies = 0;
  std::uint8_t icons = 0;     // of a tactic
  std::uint8_t strength = 0;  // of a tactic
  std::uint8_t obsolete = 0;
  // Of a territory, as far as she manages it (TTA-COL-6).
  std::uint8_t colony_strength = 0;
  std::uint8_t colony_happiness = 0;
  std::uint8_t colony_science = 0;
  std::uint8_t colony_culture = 0;
  std::uint8_t colony_cards = 0;
  bool open = false;  // settled as proposed; said when it comes up
  std::string id;
};

// One of her cards.
struct AutomaCard {
  InlineVector<Politics, 4> politics;
  InlineVector<CardIcon, 6> cards;
  InlineVector<Development, 6> development;
  InlineVector<Build, 8> build;
  std::uint8_t military_cards = 0;
  std::uint8_t happy = 0;
  InlineVector<AuctionRow, 6> auction;
  std::uint8_t colonisation = 0;
  std::uint8_t defence = 0;
  std::uint8_t war_units = 0;
  Source source = Source::missing;
};

struct Data {
  std::vector<CivilCard> civil;
  std::vector<MilitaryCard> military;
  std::array<AutomaCard, automa_cards> house_deck{};  // 1 to 8 of age I, 9 to 16 of II, then III
  std::array<AutomaCard, automa_cards> own_deck{};
  // The six cards of the board.
  Civil agriculture{}, bronze{}, philosophy{}, religion{}, warriors{}, despotism{};

  // Where a drawn event stays face down: one stand-in an age (TTA-GAIN-3).
  std::array<Military, 4> hidden_events{};

  [[nodiscard]] const CivilCard& card(Civil c) const { return civil[index(c)]; }
  [[nodiscard]] const MilitaryCard& card(Military m) const { return military[index(m)]; }
  [[nodiscard]] Civil civil_named(std::string_view id) const;
  [[nodiscard]] Military military_named(std::string_view id) const;
};

[[nodiscard]] Outcome load_deck(Data& data, const Doc& cards);
[[nodiscard]] std::string told_word(std::string_view icon);
[[nodiscard]] std::string write_icons(const CivilCard& card);
[[nodiscard]] bool is_deck_told(const Data& data);
[[nodiscard]] std::string write_card(const AutomaCard& card);
[[nodiscard]] Result<AutomaCard> read_card(std::string_view text);

}  // namespace seatmate::through_the_ages
