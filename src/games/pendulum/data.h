#pragma once

// What the files of data/pendulum/ say, and what was told of the box: the house deck, our
// scorecards and track, the owner's own ones, the timers' lengths, and what each icon stands for.

#include <array>
#include <string>
#include <vector>

#include "engine/contract.h"
#include "engine/doc.h"
#include "games/pendulum/types.h"

namespace seatmate::pendulum {

struct IconKinds {
  KindSet kinds;
  Source source = Source::missing;
  friend bool operator==(const IconKinds&, const IconKinds&) = default;
};

using Cards = std::array<AutomaCard, card_count>;

struct Data {
  Cards house_deck{};
  Cards own_deck{};
  std::array<Scorecard, level_count> house_scorecards{};
  std::array<Scorecard, level_count> own_scorecards{};
  TrackLayout house_track;
  TrackLayout own_track;
  std::array<IconKinds, icon_count> icons{};
  std::array<std::int32_t, area_count> duration{};  // milliseconds (BF-1)
  friend bool operator==(const Data&, const Data&) = default;
};

// Told facts: one line of text each, checked in facts.cpp and nowhere else.
//   card.7.left    "purple purple-else-green 0"
//   card.7.right   "-1 2 grande"
//   scorecard.d    "3 2 5 5 10 9 12 12": VP and votes, round by round
//   track          "rows 8 8 8 8 labels 3:6 8:4 14:2 parchment 20 green 28"
//   icon.points    "one-of-each move-vp"
Message fact_label(std::string_view id);

std::string write_left(const AutomaCard& card);
std::string write_right(const AutomaCard& card);
Outcome read_left(std::string_view text, AutomaCard& card);
Outcome read_right(std::string_view text, AutomaCard& card);
std::string write_scorecard(const Scorecard& card);
Result<Scorecard> read_scorecard(std::string_view text);
std::string write_track(const TrackLayout& track);
Result<TrackLayout> read_track(std::string_view text);
// One sentence if such a track cannot be.
Outcome check_track(const TrackLayout& track);

bool is_deck_told(const Data& data);

}  // namespace seatmate::pendulum
