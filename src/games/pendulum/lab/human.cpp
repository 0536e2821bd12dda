#include "games/pendulum/lab/human.h"

#include <algorithm>

#include "games/pendulum/words.h"

namespace seatmate::pendulum {

namespace {

// What an action is worth on her tracks, in hundredths of a column, and in votes.
struct Worth {
  int columns;
  int votes;  // in tenths
};
constexpr std::array<Worth, area_count> worths{{{200, 5}, {185, 8}, {56, 3}}};
constexpr int start_columns = 9;  // BF-21
constexpr int least_votes = 3;
constexpr int reward_columns = 80;

}  // namespace

// --- her own side of the table

void SimulatedHuman::new_round(const State& s) {
  round_ = s.round;
  lifts_ = 0;
  // Whoever comes last takes a reward, too, though nobody asks which.
  if (round_ > 1 && !rewarded_) advance(reward_columns);
  rewarded_ = false;
  votes_ = 10 * least_votes;
  claims_ = s.round > 1 && !s.legendary && random_.below(100) < 72;
  if (s.round == 1) {
    skill_ = 70 + static_cast<int>(random_.below(31) + random_.below(31));
    // Nine columns are given, somewhere; BF-22: a grande and a common worker.
    for (int i = 0; i < start_columns; ++i) track_[random_.below(track_count)] += 100;
    workers_[0].grande = true;
    count_ = 2;
  } else {
    // A third worker in the second round, a fourth in the third; then one becomes a grande.
    count_ = static_cast<std::uint8_t>(std::min<int>(most_workers, s.round + 1));
    if (s.round == rounds) workers_[2].grande = true;
  }
}

bool SimulatedHuman::can_place(const State& s, const Own& own, Area area) const {
  if (own.grande || area == Area::black) return true;
  // BF-8: a common worker needs a space without any worker, and that is the automas' vacant one.
  const Row free = other(s.timers[index(area)].row);
  if (row_of(s.vacant[index(area)]) != free) return false;
  return std::none_of(workers_.begin(), workers_.begin() + count_, [&](const Own& mine) {
    return mine.placed && !mine.down && mine.area == area && mine.row == free;
  });
}
void SimulatedHuman::place(const State& s, Own& own) {
  const std::uint32_t mood = random_.word();
  Area area = (mood & 0xffU) < 70 ? Area::purple : (mood & 0xffU) < 150 ? Area::green : Area::black;
  if (!can_place(s, own, area)) area = area == Area::purple ? Area::green : Area::purple;
  if (!can_place(s, own, area)) area = Area::black;
  own.area = area;
  own.row = other(s.timers[index(area)].row);
  own.placed = true;
  own.down = false;
}
// Whoever stands beside a timer acts.
void SimulatedHuman::settle(const State& s) {
  for (std::size_t i = 0; i < count_; ++i) {
    Own& own = workers_[i];
    if (!own.placed) place(s, own);
    if (!own.down && s.timers[index(own.area)].row == own.row) {
      own.down = true;
      score(own.area);
    }
  }
}
void SimulatedHuman::score(Area area) {
  const Worth worth = worths[index(area)];
  votes_ += worth.votes;
  advance(worth.columns * skill_ / 100);
}
// The track that is farthest behind gets it; beyond the last space it is glory.
void SimulatedHuman::advance(int hundredths) {
  std::size_t worst = 0;
  for (std::size_t i = 1; i < track_.size(); ++i)
    if (track_[i] < track_[worst]) worst = i;
  track_[worst] += hundredths;
  if (track_[worst] > 100 * last_column) {
    glory_ += track_[worst] - 100 * last_column;
    track_[worst] = 100 * last_column;
  }
}

// --- what she does

Input SimulatedHuman::made(const State& s, Verb verb, std::uint32_t soonest, std::uint32_t spread) {
  Input input;
  input.verb = verb;
  clock_ = std::max(clock_, s.now) + soonest + (((mood_ >> 16U) * spread) >> 16U);
  input.at = clock_;
  return input;
}

// How much sand is left; of real sand she has only her eyes.
std::int32_t SimulatedHuman::sand(const Data& data, const State& s, Area area) {
  const Timer& timer = s.timers[index(area)];
  if (!s.sand_told || timer.left == 0) return timer.left;
  const std::size_t i = index(area);
  const std::int64_t now = std::max(clock_, s.now);
  if (runs_out_[i] == 0 || seen_[i] != timer.row) {
    seen_[i] = timer.row;
    runs_out_[i] = now + duration_of(data, s, area);
  }
  return static_cast<std::int32_t>(std::max<std::int64_t>(0, runs_out_[i] - now));
}

Input SimulatedHuman::real_time(const Data& data, const State& s) {
  if (claims_ && s.legendary_token && (mood_ & 3U) == 0) {
    claims_ = false;
    return made(s, Verb::legendary, 500, 2000);
  }
  if ((mood_ & 0x1feU) == 0x1feU) return made(s, Verb::pause, 200, 800);
  // A worker that can come back does.
  for (std::size_t i = 0; i < count_; ++i) {
    Own& own = workers_[i];
    if (!own.down || s.timers[index(own.area)].row == own.row) continue;
    own.placed = own.down = false;
    return made(s, Verb::lift, 900, 3000);
  }
  Area next = Area::black;
  std::int32_t least = sand(data, s, next);
  for (const Area area : {Area::green, Area::purple}) {
    const std::int32_t left = sand(data, s, area);
    if (s.sand_told && left == 0 && !is_out(s, area)) {
      Input input = made(s, Verb::out, 300, 900);
      input.timer = area;
      return input;
    }
    // She is in no hurry with an empty purple timer: the round would end the sooner.
    if (area == Area::purple && (mood_ & 0x200U) != 0) continue;
    if (left < least) {
      least = left;
      next = area;
    }
  }
  const bool to_be_told = s.sand_told && !is_out(s, next);
  Input input =
      made(s, to_be_told ? Verb::out : Verb::flip, static_cast<std::uint32_t>(least) + 400, 1800);
  input.timer = next;
  return input;
}

// If her workers are followed, every placement and action is told; the board is what counts.
std::optional<Input> SimulatedHuman::followed(const State& s, Input input) {
  int on_board = 0;
  std::optional<Space> lift;
  for (int i = 0; i < space_count; ++i) {
    const auto space = static_cast<Space>(i);
    const Boxes& boxes = s.boxes[index(space)];
    on_board += count(boxes.top) + count(boxes.bottom);
    const bool timer_here = s.timers[index(area_of(space))].row == row_of(space);
    if (s.phase == Phase::real_time && count(boxes.top) > 0 && timer_here) {
      input = made(s, Verb::act, 400, 900);
      input.space = space;
      score(area_of(space));
      return input;
    }
    if (count(boxes.bottom) > 0 && !timer_here) lift = space;
  }
  if (on_board < count_ && s.phase != Phase::after_third) {
    for (std::uint32_t tries = 0; tries < 8; ++tries) {
      Input placing = input;
      placing.verb = Verb::place;
      placing.worker = tries > 3 ? Worker::grande : Worker::common;
      placing.space = static_cast<Space>(random_.below(space_count));
      if (place_fault(s, placing.space, placing.worker) != PlaceFault::none) continue;
      const Input when = made(s, Verb::place, 300, 900);
      placing.at = when.at;
      return placing;
    }
  }
  if (input.verb == Verb::lift) {
    if (!lift) return std::nullopt;
    input.space = *lift;
  }
  return input;
}

Input SimulatedHuman::choose(const Data& data, const State& s) {
  mood_ = random_.word();  // one for all that is left to chance in this entry
  if (round_ != s.round) new_round(s);
  if (s.paused) return made(s, Verb::resume, 5000, 60000);
  Input input;
  switch (s.phase) {
    case Phase::placing:
      settle(s);
      if (s.round > 1 && lifts_ == 0 && (mood_ & 3U) == 0) {
        ++lifts_;
        input = made(s, Verb::lift, 2000, 9000);
        break;
      }
      input = made(s, Verb::start, 5000, 40000);
      break;
    case Phase::after_third:
      if (lifts_ == 0 && (mood_ & 7U) == 0) {
        ++lifts_;
        input = made(s, Verb::lift, 2000, 4000);
        break;
      }
      lifts_ = 0;
      input = made(s, Verb::council, 3000, 9000);
      break;
    default:
      settle(s);
      input = real_time(data, s);
      break;
  }
  if (!s.follows_workers) return input;
  if (const auto told = followed(s, input)) return *told;
  // Nothing of hers to lift: she does what the phase asks for instead.
  if (s.phase == Phase::placing) return made(s, Verb::start, 0, 1000);
  if (s.phase == Phase::after_third) return made(s, Verb::council, 0, 1000);
  for (std::size_t i = 0; i < count_; ++i) workers_[i].down = false;
  return choose(data, s);
}

// --- what she is asked

std::uint8_t SimulatedHuman::answer(const Data&, const State& s, const DrawnCard&) {
  return s.deck.pile[random_.below(static_cast<std::uint32_t>(s.deck.pile.size()))];
}
std::uint8_t SimulatedHuman::answer(const Data&, const State&, const HumanVotes&) {
  return static_cast<std::uint8_t>(std::clamp(votes_ / 10 + random_.between(-2, 2), 0, 40));
}
// BF-16: 25 cards, shuffled once; five lie there in each council.
RewardsDealt::Answer SimulatedHuman::answer(const Data&, const State&, const RewardsDealt&) {
  RewardsDealt::Answer dealt{};
  if (rewards_.empty())
    for (std::size_t kind = 0; kind < reward_copies.size(); ++kind)
      for (int n = 0; n < reward_copies[kind]; ++n)
        rewards_.push_back(static_cast<RewardKind>(kind));
  for (RewardKind& card : dealt) {
    const std::size_t i = random_.below(static_cast<std::uint32_t>(rewards_.size()));
    card = rewards_[i];
    rewards_[i] = rewards_.back();
    rewards_.pop_back();
  }
  return dealt;
}
HumanReward::Answer SimulatedHuman::answer(const Data&, const State& s, const HumanReward&) {
  advance(reward_columns);
  rewarded_ = true;
  if (s.grande_card && s.round == 2) return {false, RewardPlace::grande};
  static constexpr std::array<RewardPlace, 5> places{
      RewardPlace::c1, RewardPlace::c2, RewardPlace::c3, RewardPlace::c4, RewardPlace::c5};
  const RewardPlace place = places[random_.below(5)];
  if (s.board_told && s.board[index(place)] == RewardKind::none) return {true, {}};
  return {false, place};
}
FinalReward SimulatedHuman::answer(const Data&, const State& s, const HumanFinalReward&) {
  if (!s.legendary && s.final_rewards.has(FinalReward::legendary)) {
    return FinalReward::legendary;
  }
  advance(300);
  for (std::size_t i = 0; i < track_.size(); ++i)
    if (track_[i] < 100 * parchment_column && s.final_rewards.has(static_cast<FinalReward>(i)))
      return static_cast<FinalReward>(i);
  return s.final_rewards.has(FinalReward::one_each) ? FinalReward::one_each : FinalReward::none;
}
HumanTracks SimulatedHuman::answer(const Data&, const State& s, const TracksNow&) {
  HumanTracks human;
  human.legendary = s.legendary;
  for (std::size_t i = 0; i < track_.size(); ++i)
    human.column[i] = static_cast<std::uint8_t>(std::clamp(track_[i] / 100, 0, last_column));
  if (is_advanced(s.level))
    human.glory[0] = static_cast<std::uint8_t>(std::clamp(glory_ / 100, 0, 20));
  return human;
}

namespace {

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    if (c == ' ')
      words.emplace_back();
    else
      words.back() += c;
  }
  return words;
}
std::size_t card_of(const Form& form) {
  return static_cast<std::size_t>(std::max<std::int64_t>(1, form.label.args.at(0).number) - 1);
}
// The rows, the labels, the parchment and the first green space.
std::vector<std::string> track_words(const TrackLayout& track) {
  std::vector<std::string> words(2);
  for (const int row : track.rows) (words[0] += words[0].empty() ? "" : " ") += std::to_string(row);
  for (const Label& label : track.labels)
    (words[1] += words[1].empty() ? "" : " ") +=
        std::to_string(label.index) + ":" + std::to_string(label.minus);
  words.push_back(std::to_string(track.parchment));
  words.push_back(std::to_string(track.green));
  return words;
}

}  // namespace

Entry SimulatedHuman::answer(const Data& data, const State& s, const Form& form) {
  Entry entry;
  entry.verb = form.verb;
  mood_ = random_.word();
  entry.at = made(s, Verb::start, 1500, 2000).at;
  if (form.verb == DrawnCard::verb)
    entry.args = {std::to_string(answer(data, s, DrawnCard{}))};
  else if (form.verb == SandOut::verb)
    entry.args = {"yes"};
  else if (form.verb == HumanVotes::verb)
    entry.args = {std::to_string(answer(data, s, HumanVotes{}))};
  else if (form.verb == RewardsDealt::verb) {
    std::string text;
    for (const RewardKind kind : answer(data, s, RewardsDealt{}))
      (text += text.empty() ? "" : ",") += token(kind);
    entry.args = {text};
  } else if (form.verb == HumanReward::verb) {
    const HumanReward::Answer mine = answer(data, s, HumanReward{});
    entry.args = {mine.printed ? "printed" : std::string(token(mine.place))};
  } else if (form.verb == HumanFinalReward::verb) {
    entry.args = {std::string(token(answer(data, s, HumanFinalReward{})))};
  } else if (form.verb == TracksNow::verb) {
    const HumanTracks human = answer(data, s, TracksNow{});
    entry.args = {human.legendary ? "yes" : "no"};
    for (const int column : human.column)
      entry.args.push_back(std::to_string(from_parchment(column)));
    if (is_advanced(s.level))
      for (const int glory : human.glory) entry.args.push_back(std::to_string(glory));
  } else if (form.verb == LeftFact::verb) {
    entry.args = words_of(write_left(data.house_deck[card_of(form)]));
  } else if (form.verb == RightFact::verb) {
    entry.args = words_of(write_right(data.house_deck[card_of(form)]));
  } else if (form.verb == ScorecardFact::verb) {
    entry.args = words_of(write_scorecard(data.house_scorecards[index(s.level)]));
  } else if (form.verb == TrackFact::verb) {
    entry.args = track_words(data.house_track);
  }
  return entry;
}

}  // namespace seatmate::pendulum
