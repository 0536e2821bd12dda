// What holds whatever the cards say and whatever people do.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "games/pendulum/test_support.h"

namespace seatmate::pendulum {
namespace {

// ---- the rules one by one

Row any_row() { return *rc::gen::element(Row::top, Row::bottom); }
Cell any_cell() { return static_cast<Cell>(*rc::gen::inRange(0, cell_count)); }

// PE-MOVE-6, PE-INV-1: after any move the vacancy is in the timer's row, and it moved.
RC_GTEST_PROP(MoveProperties, TheVacancyIsInTheTimersRow, ()) {
  TestTable t;
  State s;
  const auto symbol = *rc::gen::element(WorkerSymbol::purple, WorkerSymbol::green);
  const std::size_t area = index(area_of(symbol));
  s.vacant[area] = any_cell();
  s.timers[area].row = any_row();
  s.readings.bottom_row_mirrored = *rc::gen::arbitrary<bool>();
  for (int i = 0; i < 5; ++i) {
    const State before = s;
    move_worker(s, t, symbol);
    RC_ASSERT(row_of(s.vacant[area]) == s.timers[area].row);
    RC_ASSERT(s.vacant[area] != before.vacant[area]);
    RC_ASSERT(s.vacant[1 - area] == before.vacant[1 - area]);
    RC_ASSERT(s.timers == before.timers);
    if (*rc::gen::arbitrary<bool>()) s.timers[area].row = other(s.timers[area].row);
  }
}

TrackLayout any_track() {
  TrackLayout track;
  const int rows = *rc::gen::inRange(1, 6);
  for (int i = 0; i < rows; ++i)
    track.rows.push_back(static_cast<std::uint8_t>(*rc::gen::inRange(2, 12)));
  const int spaces = track.spaces();
  track.green = static_cast<std::uint8_t>(*rc::gen::inRange(2, spaces + 1));
  track.parchment = static_cast<std::uint8_t>(*rc::gen::inRange(1, int{track.green}));
  for (int i = *rc::gen::inRange(0, int{track.parchment}); i < track.parchment && i < 60; i += 4)
    track.labels.push_back({static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(60 - i)});
  track.source = Source::house;
  RC_ASSERT(check_track(track).ok());
  return track;
}

// PE-TRACK-1, PE-TRACK-4: a marker stays on the track, never goes back, and rests where it may.
RC_GTEST_PROP(TrackProperties, AMarkerStaysOnTheTrack, ()) {
  const TrackLayout layout = any_track();
  const TrackRules track{layout, *rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>(), false};
  int position = 0;
  while (!is_resting_place(track, position)) ++position;
  for (int i = 0; i < 8; ++i) {
    const int gain = *rc::gen::inRange(0, 40);
    const Walk to = walk(track, position, gain);
    RC_ASSERT(to.position >= position);
    RC_ASSERT(to.position <= std::max(position, last_space(track)));
    RC_ASSERT(to.lost >= 0);
    RC_ASSERT(to.lost == 0 || to.position >= last_space(track));
    RC_ASSERT(is_resting_place(track, to.position));
    RC_ASSERT(resting_places(track, position + 1, to.position) == gain - to.lost);
    // The same VP in two parts come to the same.
    const Walk first = walk(track, position, gain / 2);
    RC_ASSERT(walk(track, first.position, gain - gain / 2).position == to.position);
    const RowColumn at = row_column(layout, to.position);
    int before = 0;
    for (int row = 1; row < at.row; ++row) before += layout.rows[static_cast<std::size_t>(row - 1)];
    RC_ASSERT(before + at.column - 1 == to.position);
    RC_ASSERT((distance(track, to.position) == 0) == in_parchment(layout, to.position) ||
              !in_parchment(layout, to.position));
    RC_ASSERT((inside(track, to.position) > 0) == in_parchment(layout, to.position) ||
              track.at_once);
    position = to.position;
  }
}

// PE-COUNCIL-2, PE-COUNCIL-4: votes between 0 and 20, VP never below 0, whatever is printed.
RC_GTEST_PROP(CouncilProperties, WithinTheirLimits, ()) {
  TestTable t;
  CouncilCards cards;
  int votes = 0;
  int vp = 0;
  for (std::size_t i = 0; i < council_cards; ++i) {
    AutomaCard card;
    card.votes = *rc::gen::inRange<std::int8_t>(-9, 10);
    card.vp = *rc::gen::inRange<std::int8_t>(-9, 10);
    votes += card.votes;
    vp += card.vp;
    cards.push_back(card);
  }
  const int printed_votes = *rc::gen::inRange(-30, 61);
  const int markers = *rc::gen::inRange(0, 3);
  const CouncilSum cast = council_votes(t.reasons, cards, printed_votes, markers);
  RC_ASSERT(cast.sum == votes + printed_votes + markers);
  RC_ASSERT(cast.counted >= 0);
  RC_ASSERT(cast.counted <= most_votes);
  RC_ASSERT(cast.counted == cast.sum || cast.sum < 0 || cast.sum > most_votes);
  const CouncilSum gained = council_vp(t.reasons, cards, printed_votes, markers);
  RC_ASSERT(gained.sum == vp + printed_votes + markers);
  RC_ASSERT(gained.counted == (gained.sum < 0 ? 0 : gained.sum));
}

// PE-COUNCIL-5: everybody once, more votes before fewer, and of two alike as the reading says.
RC_GTEST_PROP(CouncilProperties, PrivilegeIsByVotes, ()) {
  TestTable t;
  std::array<int, player_count> votes{};
  for (int& n : votes) n = *rc::gen::inRange(0, 4);
  Order before{Player::human, Player::automa_1, Player::automa_2};
  for (int n = *rc::gen::inRange(0, 6); n > 0; --n)
    std::next_permutation(before.begin(), before.end());
  const bool higher = *rc::gen::arbitrary<bool>();
  const Order after = privilege_order(t.reasons, votes, before, higher);
  const auto was = [&](Player p) { return std::find(before.begin(), before.end(), p); };
  RC_ASSERT(std::is_permutation(after.begin(), after.end(), before.begin()));
  for (std::size_t i = 0; i + 1 < after.size(); ++i) {
    RC_ASSERT(votes[index(after[i])] >= votes[index(after[i + 1])]);
    if (votes[index(after[i])] == votes[index(after[i + 1])])
      RC_ASSERT((was(after[i]) < was(after[i + 1])) == higher);
  }
}

// PE-END-1 to PE-END-6: there is always a winner, she only with the legendary VP, and nobody
// outside wins against somebody inside.
RC_GTEST_PROP(EndProperties, SomebodyWins, ()) {
  TestTable t;
  const TrackLayout layout = any_track();
  EndRules rules;
  rules.advanced = *rc::gen::arbitrary<bool>();
  rules.legendary_counts = *rc::gen::arbitrary<bool>();
  rules.tie_by_privilege = *rc::gen::arbitrary<bool>();
  const TrackRules track{layout, rules.advanced};
  const auto column = [] { return *rc::gen::inRange(0, last_column + 1); };
  const HumanTracks tracks = human_at(column(), column(), column(), *rc::gen::arbitrary<bool>());
  std::array<std::uint8_t, automa_count> position{};
  for (std::uint8_t& at : position)
    at = static_cast<std::uint8_t>(*rc::gen::inRange(0, last_space(track) + 1));
  const Order order{Player::automa_2, Player::human, Player::automa_1};
  const EndResult end = find_winner(t.reasons, tracks, position, track, order, rules);
  RC_ASSERT(!end.winners.empty());
  RC_ASSERT(!end.winners.has(Player::human) || tracks.legendary);
  RC_ASSERT(!rules.tie_by_privilege || end.winners.single());
  const auto is_in = [&](Player p) {
    return p == Player::human ? in_parchment(tracks)
                              : in_parchment(layout, position[automa_index(p)]);
  };
  bool somebody = is_in(Player::automa_1) || is_in(Player::automa_2);
  somebody = somebody || (tracks.legendary && is_in(Player::human));
  for (const Player winner : end.winners) RC_ASSERT(is_in(winner) == somebody);
}

// How often the clock is looked at makes no difference to the sand.
RC_GTEST_PROP(TimeProperties, SandRunsEvenly, ()) {
  State s;
  s.phase = Phase::real_time;
  s.now = 1000;
  for (Timer& timer : s.timers) timer.left = *rc::gen::inRange(0, 200'000);
  State once = s;
  std::int64_t at = s.now;
  for (int i = *rc::gen::inRange(1, 10); i > 0; --i) {
    at += *rc::gen::inRange(0, 30'000);
    RC_ASSERT(Rulebook::elapse(s, at).ok());
  }
  RC_ASSERT(Rulebook::elapse(once, at).ok());
  RC_ASSERT(once == s);
  RC_ASSERT(!Rulebook::elapse(s, at - 1).ok());
  RC_ASSERT(once == s);
}

// ---- whole games

// Everything that can be told is told: our own tables, as if they were printed.
const Data& told_data() {
  static const Data data = [] {
    Data all = printed();
    all.own_deck = all.house_deck;
    for (AutomaCard& card : all.own_deck) card.left = card.right = Source::yours;
    all.own_scorecards = all.house_scorecards;
    all.own_track = all.house_track;
    return all;
  }();
  return data;
}

// A table where somebody answers anything that is possible, slowly, and where the wooden pieces
// stand as she was told to move them: what the automas' workers do is checked on that board.
struct BusyTable : AnsweredBy<BusyTable, Table>, TalkOf<State>, Table {
  explicit BusyTable(Random luck = {})
      : Table(told_data(), frames, *this, nullptr, this), random(luck) {}

  Random random;
  std::array<std::set<std::string>, automa_areas> board{};
  AreaSet out_when_touched{};  // PE-CARD-4
  int flips = 0;               // by the automas, in this turn
  std::uint64_t steps = 0;
  Arena frames;

  int below(std::size_t n) { return static_cast<int>(random.below(static_cast<std::uint32_t>(n))); }

  template <class Question>
  Asked<typename Question::Answer> ask(const State& s, [[maybe_unused]] const Question& question) {
    now = std::max(now, s.now) + below(9000);
    if constexpr (std::is_same_v<Question, DrawnCard>) {
      return {s.deck.pile[static_cast<std::size_t>(below(s.deck.pile.size()))]};
    } else if constexpr (std::is_same_v<Question, HumanVotes>) {
      return {static_cast<std::uint8_t>(below(25))};
    } else if constexpr (std::is_same_v<Question, RewardsDealt>) {
      RewardsDealt::Answer dealt{};
      for (RewardKind& kind : dealt) kind = static_cast<RewardKind>(below(reward_kind_count - 1));
      return {dealt};
    } else if constexpr (std::is_same_v<Question, SandOut>) {
      const bool out = below(2) == 0;
      if (out) out_when_touched.add(question.timer);
      return {out};
    } else if constexpr (std::is_same_v<Question, TracksNow>) {
      HumanTracks tracks;
      tracks.legendary = s.legendary || below(2) == 0;
      for (std::uint8_t& column : tracks.column) column = static_cast<std::uint8_t>(below(22));
      return {tracks};
    } else {
      const Field field = question.form(data, s).fields[0];
      const auto which = static_cast<std::size_t>(below(field.options.size()));
      return {*question.read(data, s, {"", {field.options[which].token}, 0})};
    }
  }
  template <class Question>
  Asked<Known> need(const State& s, const Question& question) {
    RC_ASSERT(question.known(data, s));
    return {Known{}};
  }

  void hear(const State& s, Step step) override {
    ++steps;
    if (step.text.id == "pen.step.setup-workers") set_up_board(step);
    if (step.text.id == "pen.step.move") move_on_board(s, step);
    if (step.text.id == "pen.step.flip") check_flip(step);
  }

 private:
  // PE-SETUP-8: both bottom spaces, and the one that was told.
  void set_up_board(const Step& step) {
    for (std::size_t area = 0; area < board.size(); ++area) {
      for (const Cell cell : {Cell::bottom_left, Cell::bottom_right})
        board[area].insert(place_of(static_cast<Area>(area), cell));
      board[area].insert(step.places[area]);
    }
  }
  void move_on_board(const State& s, const Step& step) {
    const auto from = parse<Space>(space_names, step.places[0]);
    const auto to = parse<Space>(space_names, step.places[1]);
    RC_ASSERT(from.has_value());
    RC_ASSERT(to.has_value());
    RC_ASSERT(area_of(*from) == area_of(*to));
    auto& area = board[index(area_of(*from))];
    RC_ASSERT(area.erase(step.places[0]) == 1U);                      // one stood there
    RC_ASSERT(area.insert(step.places[1]).second);                    // and none here
    RC_ASSERT(row_of(*from) == s.timers[index(area_of(*from))].row);  // PE-MOVE-2
  }
  void check_flip(const Step& step) {
    ++flips;
    for (const Argument& arg : step.text.args) {
      if (arg.key != "timer") continue;
      for (const Area area : all_areas)
        if (arg.text == term(area).id) RC_ASSERT(out_when_touched.has(area));
      // PE-TIMER-2.
      if (out_when_touched.has(Area::purple)) RC_ASSERT(arg.text == term(Area::purple).id);
    }
  }
};

Settings any_settings(Random& random) {
  Settings settings;
  for (const SetupOption& option : Rulebook::options(told_data())) {
    const Field& field = option.field;
    const std::string value =
        field.options.empty()
            ? std::to_string(
                  random.between(static_cast<int>(field.min), static_cast<int>(field.max)))
            : field.options[random.below(static_cast<std::uint32_t>(field.options.size()))].token;
    settings.emplace_back(field.id, value);
  }
  return settings;
}

// Something she could say now.
Entry any_entry(const State& s, Random& random) {
  const auto pick = [&](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
  const std::vector<Form> forms = Rulebook::forms(told_data(), s);
  const Form& form = forms[pick(forms.size())];
  Entry entry{form.verb, {}, 0};
  for (const Field& field : form.fields) {
    if (field.kind == Field::Kind::number)
      entry.args.push_back(std::to_string(1 + pick(2)));
    else if (!field.options.empty())
      entry.args.push_back(field.options[pick(field.options.size())].token);
    else
      entry.args.emplace_back("nowhere");
  }
  return entry;
}

// PE-INV-1: three automa workers in purple and in green, on the board as she sees it.
void workers_are_in_order(const State& s, const BusyTable& t) {
  for (std::size_t area = 0; area < automa_areas; ++area) {
    RC_ASSERT(t.board[area].size() == 3U);
    RC_ASSERT(!t.board[area].contains(place_of(static_cast<Area>(area), s.vacant[area])));
  }
}
// PE-SETUP-6, PE-FORE-2: 32 cards, each in one place.
void cards_are_in_order(const State& s) {
  std::vector<int> seen;
  const auto add = [&](const auto& cards) { seen.insert(seen.end(), cards.begin(), cards.end()); };
  add(s.deck.pile);
  add(s.deck.played);
  for (const auto& mat : s.mat) add(mat);
  std::sort(seen.begin(), seen.end());
  RC_ASSERT(seen.size() == static_cast<std::size_t>(card_count));
  RC_ASSERT(std::adjacent_find(seen.begin(), seen.end()) == seen.end());
}
void numbers_are_in_order(const State& s, const State& before) {
  for (const int votes : s.votes) RC_ASSERT(votes <= most_votes);
  for (std::size_t i = 0; i < automa_count; ++i) {
    RC_ASSERT(s.position[i] >= before.position[i]);
    RC_ASSERT(int{s.position[i]} <= last_space(track_rules(told_data(), s)));
  }
  RC_ASSERT(s.now >= before.now);
  RC_ASSERT(s.purple_flips <= 3);
  RC_ASSERT(s.markers_on_mat <= 2);  // PE-TIMER-8
  RC_ASSERT(int{s.markers_on_mat} <= std::max(0, s.purple_flips - 1));
  for (const Timer& timer : s.timers) RC_ASSERT(timer.left >= 0);
  // PE-GEN-5, PE-GEN-6: on the board they gain nothing.
  const auto on_the_board = [](Phase phase) {
    return phase == Phase::placing || phase == Phase::real_time || phase == Phase::after_third;
  };
  if (on_the_board(before.phase) && on_the_board(s.phase)) RC_ASSERT(s.position == before.position);
}

struct Game {
  State s;
  BusyTable t;
  Random random;
  int moments = 0;
  int councils = 0;  // those that began with an open grande card

  explicit Game(std::uint64_t seed) : random(seed, 7) {
    t.random = Random(seed, 8);
    const auto started = Rulebook::start(told_data(), any_settings(random), seed);
    RC_ASSERT(started.ok());
    s = *started;
  }
  void check(const State& before) {
    RC_ASSERT(Rulebook::sound(told_data(), s));
    if (s.phase == Phase::setup) return;
    workers_are_in_order(s, t);
    cards_are_in_order(s);
    numbers_are_in_order(s, before);
  }
  // AMB-26, PE-COUNCIL-11: whoever has a grande keeps that one, and the card is open when a council
  // begins.
  void grandes_are_in_order(const State& before) {
    int more = 0;
    for (std::size_t i = 0; i < automa_count; ++i) {
      RC_ASSERT(s.extra_grande[i] || !before.extra_grande[i]);
      more += s.extra_grande[i] != before.extra_grande[i] ? 1 : 0;
    }
    RC_ASSERT(more <= 1);  // one card in a council
    if (s.phase == Phase::points && !s.readings.grande_gone) {
      RC_ASSERT(s.grande_card);
      ++councils;
    }
  }
  void run_turn() {
    const State before = s;
    t.out_when_touched = timers_out(s);
    t.flips = 0;
    t.now = 0;
    RC_ASSERT(Rulebook::run(s, t).done());
    RC_ASSERT(t.flips <= 1);  // PE-TIMER-3
    grandes_are_in_order(before);
    check(before);
  }
  // Time passes, then she says something; what cannot be is refused and changes nothing.
  void she_says_something() {
    RC_ASSERT(Rulebook::elapse(s, s.now + t.below(t.below(4) == 0 ? 90'000 : 4000)).ok());
    const State before = s;
    Entry entry = any_entry(s, random);
    entry.at = s.now;
    const std::uint64_t told = t.steps;
    if (!Rulebook::apply(s, entry, t)) {
      RC_ASSERT(s == before);
      RC_ASSERT(t.steps == told);
    }
    if (s.phase != before.phase) grandes_are_in_order(before);
    check(before);
  }
  void play(int most) {
    while (s.phase != Phase::over && ++moments < most) {
      if (Rulebook::runs(s))
        run_turn();
      else
        she_says_something();
    }
  }
};

// PE-INV-1, PE-GEN-7, PE-TIMER-8: at every moment of a game in which people do anything.
RC_GTEST_PROP(GameProperties, EveryMomentIsSound, (std::uint64_t seed)) {
  Game game(seed);
  game.play(1500);
  RC_ASSERT(game.moments > 20);
}

// Such games come to their end, so that every moment of one is among them.
TEST(GameProperties, TheyComeToTheirEnd) {
  int over = 0;
  int flips = 0;
  int councils = 0;
  int grandes = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Game game(seed);
    game.play(1500);
    over += game.s.phase == Phase::over ? 1 : 0;
    flips += game.s.markers_taken;
    councils += game.councils;
    for (const bool has : game.s.extra_grande) grandes += has ? 1 : 0;
  }
  EXPECT_GE(councils, 20) << "with the grande card open";
  EXPECT_GE(grandes, 5) << "taken by automas, at most one each";
  EXPECT_GE(over, 15);
  EXPECT_GE(flips, 10) << "the automas flip purple, too";
}

// The same entries at the same times are the same game, to the last grain of sand.
RC_GTEST_PROP(GameProperties, AReplayIsExact, (std::uint64_t seed)) {
  Game once(seed);
  Game again(seed);
  once.play(300);
  again.play(300);
  RC_ASSERT(once.s == again.s);
}

}  // namespace
}  // namespace seatmate::pendulum
