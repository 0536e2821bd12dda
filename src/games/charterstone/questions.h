#pragma once

// What only the table can know, asked where a rule needs it. The first part asks for what happened
// or lies there tonight; the second for what is printed, which is told once and then is data.

#include <array>
#include <string>
#include <string_view>

#include "engine/form.h"
#include "engine/result.h"
#include "games/charterstone/state.h"

namespace seatmate::charterstone {

// The Automa card the player turned up, and for which Automa.
struct DrawnCard {
  static constexpr std::string_view verb = "card";
  using Answer = std::uint8_t;
  Owner whom = Owner::nobody;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// What the Charterstone shows (CH-PLACE-4).
struct Die {
  static constexpr std::string_view verb = "die";
  using Answer = Charter;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// 3.12: who begins.
struct FirstPlayer {
  static constexpr std::string_view verb = "first";
  using Answer = Charter;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// The cards on the advancement mat by the numbers in their corners (CH-GEN-7), a constructed
// building with a c behind it: "22c 25 46 210".
[[nodiscard]] Result<MatNumbers> read_mat(std::string_view text);
struct MatNow {
  static constexpr std::string_view verb = "mat";
  using Answer = MatNumbers;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// Game 1: on which plot a charter's first building stands.
struct BasicPlot {
  static constexpr std::string_view verb = "basic-plot";
  using Answer = std::uint8_t;
  Charter charter;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// AMB-17: which of the empty plots.
struct EmptyPlot {
  static constexpr std::string_view verb = "empty-plot";
  using Answer = std::uint8_t;
  Charter charter;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// CH-GP-408: is the peril token of the building she used a fuel shortage?
struct FuelShortage {
  static constexpr std::string_view verb = "fuel";
  using Answer = bool;
  Charter charter;
  std::uint8_t plot;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// What a human counts in the guidepost step.
struct HumanGoal {
  static constexpr std::string_view verb = "goal";
  struct Answer {
    std::int16_t have = 0;
    std::uint8_t influence = 0;
  };
  Charter charter;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// Stories 136 and 137: how many stars stand in the chest of somebody who places them himself.
struct HumanGlory {
  static constexpr std::string_view verb = "glory";
  using Answer = std::uint8_t;
  Charter charter;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// CH-PERS-1: the personas in a chest that a human has used before, a used one with a u behind it:
// "200 223u".
using Personas = InlineVector<Persona, most_personas>;
struct PersonasNow {
  static constexpr std::string_view verb = "personas";
  using Answer = Personas;
  Charter charter;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// CH-CAMP-2: which campaign victory card lies in the chest of a charter; 0: none.
struct VictoryCard {
  static constexpr std::string_view verb = "victory-card";
  using Answer = std::uint8_t;  // 1 to 12
  Charter charter;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// CH-GP-405: a human's VP track in the guidepost step.
struct HumanTrack {
  static constexpr std::string_view verb = "track";
  using Answer = std::int16_t;
  Charter charter;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// A human's final points of the game, reputation and what the story gave included.
struct HumanPoints {
  static constexpr std::string_view verb = "points";
  using Answer = std::int16_t;
  Charter charter;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// CH-GP-0b: which of the two crates was opened. CH-GP-0e: who chooses for an Automa may draw a card
// instead, and says so by choosing none.
struct ChosenCrate {
  static constexpr std::string_view verb = "chosen";
  using Answer = Crate;
  bool for_automa = false;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// CH-GP-405: the average of other villages.
struct VillageAverage {
  static constexpr std::string_view verb = "average";
  using Answer = std::int16_t;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// CH-CAMP-3: companions marked with a circle, and rebels, of all six charters.
struct BattleCounts {
  static constexpr std::string_view verb = "battle";
  struct Answer {
    std::uint8_t companions = 0;
    std::uint8_t rebels = 0;
  };
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// CH-CAMP-1: a human's total of the campaign.
struct CampaignPoints {
  static constexpr std::string_view verb = "campaign-points";
  using Answer = std::int16_t;
  Charter charter;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

// 3.22: did a human pay for the ghost among his workers?
struct Recovered {
  static constexpr std::string_view verb = "recovered";
  using Answer = bool;
  Charter charter;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// CH-CAMP-1: the first four lines of a human's campaign victory card, in a tie.
struct CampaignCategories {
  static constexpr std::string_view verb = "categories";
  using Answer = std::array<std::int16_t, 4>;
  Charter charter;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};

// --- told once

// What a card does not show is said, too.
inline constexpr std::string_view not_shown = "-";

struct CardFact {
  static constexpr std::string_view verb = "tell-card";
  std::uint8_t card;  // 0 to 15
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return card_of(data, s, card).source != Source::missing;
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
};
struct BuildingFact {
  static constexpr std::string_view verb = "tell-building";
  std::uint8_t number;
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return is_known(s, data.building(number).source);
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
};
struct ProgressFact {
  static constexpr std::string_view verb = "tell-progress";
  [[nodiscard]] static std::string id() { return "progress"; }
  [[nodiscard]] static bool known(const Data& data, const State& s) {
    return is_known(s, data.progress.source);
  }
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<std::string> read(const Data& data, const State& s,
                                                const Entry& entry);
};
struct TableFact {
  static constexpr std::string_view verb = "tell-table";
  Track table;
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return is_known(s, data.tables[index(table)].source);
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
};

[[nodiscard]] Message fact_label(std::string_view id);

}  // namespace seatmate::charterstone
