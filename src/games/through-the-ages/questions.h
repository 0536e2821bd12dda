#pragma once

// What only the table can know, asked where a rule needs it; and printed facts, told once.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/form.h"
#include "engine/result.h"
#include "games/through-the-ages/state.h"

namespace seatmate::through_the_ages {

using RowCardList = InlineVector<Civil, row_spaces>;
using DrawnList = InlineVector<Military, 8>;

// Her card that the player turned up: the first to the eighth of the age's deck.
struct DrawnCard {
  static constexpr std::string_view verb = "card";
  using Answer = std::uint8_t;  // 1 to 24
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// The cards that were dealt to the row, from left to right.
struct DealtCards {
  static constexpr std::string_view verb = "dealt";
  using Answer = RowCardList;
  std::uint8_t n;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// "Which leaders lie in the row?", from the left, as many as one likes; or any cards at all.
struct RowCards {
  static constexpr std::string_view verb = "row-cards";
  using Answer = RowCardList;  // empty, or with a card among them that she may take
  CardIcon icon;
  bool others = false;  // besides those named before in this turn
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// Did the last card of the civil deck come out? Only where nobody follows the row.
struct DeckRanOut {
  static constexpr std::string_view verb = "ran-out";
  using Answer = bool;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// The military cards she draws; an event may stay face down.
struct DrawnMilitary {
  static constexpr std::string_view verb = "military";
  using Answer = DrawnList;
  std::uint8_t n;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// The event that came up, and whether it was one of hers (upside down, age III).
struct RevealedEvent {
  static constexpr std::string_view verb = "event";
  struct Answer {
    Military card = Military::none;
    bool rotated = false;
  };
  Military prepared;  // went to the future events just before
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// A number of the human's that a rule compares or moves.
struct HumanNumber {
  static constexpr std::string_view verb = "human-number";
  using Answer = std::int16_t;
  enum class Of : std::uint8_t {
    strength,
    culture,
    science_rating,
    event_culture,
    lost_science,
    lost_culture
  };
  Of of;
  std::int16_t most = 999;
  Military card = Military::none;  // the event it is about
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
inline constexpr std::array<std::string_view, 6> human_number_names{
    "strength", "culture", "science-rating", "event-culture", "lost-science", "lost-culture"};
// The human's bid for a colony; 0: passes.
struct HumanBid {
  static constexpr std::string_view verb = "bid";
  using Answer = std::uint8_t;
  std::uint8_t hers;  // 0: she does not bid
  Military colony;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// Did her aggression succeed? The human defends with cards only he knows.
struct AttackSucceeded {
  static constexpr std::string_view verb = "attacked";
  using Answer = bool;
  Military card;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// The age of his highest leader or unfinished wonder, if he has one: 0 none, 1 age A, …
struct HumanTarget {
  static constexpr std::string_view verb = "target";
  using Answer = std::uint8_t;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// what is still equal the human decides for her: what she builds on, or what she upgrades.
struct EqualCards {
  static constexpr std::string_view verb = "equal-cards";
  using Answer = Civil;
  InlineVector<Civil, 16> cards;
  bool upgrades = false;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// Which urban building of hers the human destroys.
struct HerBuilding {
  static constexpr std::string_view verb = "her-building";
  using Answer = Civil;
  Age oldest_age;  // at most of this age
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// Which blue technology of hers the human takes instead of science, within a price; or none.
struct HerTechnology {
  static constexpr std::string_view verb = "her-technology";
  using Answer = Civil;
  std::uint8_t price;
  [[nodiscard]] bool is_possible(const Data& data, const State& s) const {
    return std::any_of(s.techs.begin(), s.techs.end(),
                       [&](const Tech& tech) { return may_go(data, tech.card); });
  }
  [[nodiscard]] bool may_go(const Data& data, Civil card) const {
    return data.card(card).cls == Class::special && data.card(card).cost <= price;
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// Which colony of hers the human takes.
struct HerColony {
  static constexpr std::string_view verb = "her-colony";
  using Answer = Military;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// Which colony of the human's she takes, or he loses: he knows what he has.
struct HumanColony {
  static constexpr std::string_view verb = "human-colony";
  using Answer = Military;
  bool lost = false;  // to nobody
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// International Agreement: what the human takes from the row as the stronger one, by its spaces.
struct AgreementCards {
  static constexpr std::string_view verb = "agreement";
  using Answer = InlineVector<std::uint8_t, row_spaces>;  // spaces, from 1
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// Her leader or her unfinished wonder: which one does the human remove?
struct HerLeaderOrWonder {
  static constexpr std::string_view verb = "her-card";
  using Answer = bool;  // the leader
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// The age-III events still in the decks at the end: hers lie upside down.
struct LastEvents {
  static constexpr std::string_view verb = "last-events";
  using Answer = InlineVector<Military, 16>;
  bool hers;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
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
// The icons of a leader or wonder of the expansion, which nobody has checked: confirmed once.
struct IconsFact {
  static constexpr std::string_view verb = "tell-icons";
  Civil card;
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return s.expansion_house || data.card(card).source != Source::house;
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
  const Data* names = nullptr;  // for id(): cards are named by the data
};

// Which cards may still come up, and in what numbers: for questions and for corrections.
[[nodiscard]] bool can_come(const Data& data, const State& s, Civil card);
// An event or territory that has not come up yet, of the ages that have come.
[[nodiscard]] bool can_come_up(const Data& data, const State& s, Military m);
// The territories that came up and are not known to be hers or nobody's.
[[nodiscard]] Colonies may_be_human_colonies(const Data& data, const State& s);
// The cards of the row as one names them: by space, or by name, of two alike the left one.
[[nodiscard]] std::vector<Option> row_options(const Data& data, const State& s);
[[nodiscard]] Result<AgreementCards::Answer> read_spaces(const Data& data, const State& s,
                                                         std::string_view said);
[[nodiscard]] int copies_on_table(const State& s, Military card);

}  // namespace seatmate::through_the_ages
