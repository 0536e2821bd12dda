#pragma once

// What only the table can know, asked where a rule needs it. The first part asks for what happened
// or lies there tonight; the second for what is printed, which is told once and then is data.

#include <array>
#include <string>
#include <string_view>

#include "engine/form.h"
#include "engine/result.h"
#include "games/pendulum/state.h"

namespace seatmate::pendulum {

// The automa card the player turned up (own deck): for an action, or for an automa's place on the
// mat.
struct DrawnCard {
  static constexpr std::string_view verb = "card";
  using Answer = std::uint8_t;
  std::uint8_t automa = 0;  // 1 or 2; 0: for the setup or an action
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// Real sand has run as long as is printed, and nobody said that it is out: is it?
struct SandOut {
  static constexpr std::string_view verb = "sand";
  using Answer = bool;
  Area timer{};
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// The human's votes in this council.
struct HumanVotes {
  static constexpr std::string_view verb = "votes";
  using Answer = std::uint8_t;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// The five reward cards of this council, left to right, upper row first.
struct RewardsDealt {
  static constexpr std::string_view verb = "rewards";
  using Answer = std::array<RewardKind, 5>;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// Which place of the council board the human took; `none` is the printed 1 VP.
struct HumanReward {
  static constexpr std::string_view verb = "my-reward";
  struct Answer {
    bool printed = false;
    RewardPlace place{};
  };
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// The same in the last council.
struct HumanFinalReward {
  static constexpr std::string_view verb = "my-final";
  using Answer = FinalReward;  // none: the printed 1 VP
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// Where the human stands on the three tracks, and whether she has the legendary VP.
struct TracksNow {
  static constexpr std::string_view verb = "tracks";
  using Answer = HumanTracks;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};

// --- told once

// The left side of a card: all that a trigger needs.
struct LeftFact {
  static constexpr std::string_view verb = "tell-left";
  std::uint8_t number;
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return card_of(data, s, number).left != Source::missing;
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
};
// The right side: it waits for the council.
struct RightFact {
  static constexpr std::string_view verb = "tell-right";
  std::uint8_t number;
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return card_of(data, s, number).right != Source::missing;
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
};
// The scorecard of the level that is played.
struct ScorecardFact {
  static constexpr std::string_view verb = "tell-scorecard";
  Level level;
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return scorecard_of(data, s).source != Source::missing;
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
};
// The track on the Automa mat.
struct TrackFact {
  static constexpr std::string_view verb = "tell-track";
  [[nodiscard]] static std::string id() { return "track"; }
  [[nodiscard]] static bool known(const Data& data, const State& s) {
    return track_of(data, s).source != Source::missing;
  }
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<std::string> read(const Data& data, const State& s,
                                                const Entry& entry);
};

}  // namespace seatmate::pendulum
