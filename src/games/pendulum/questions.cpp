#include "games/pendulum/questions.h"

#include "games/pendulum/words.h"

namespace seatmate::pendulum {

namespace {

constexpr int most_human_votes = 60;
constexpr int most_glory = 20;
constexpr std::array<std::string_view, 2> yes_no{"no", "yes"};

Refusal unknown_word(const std::string& said) {
  return refuse("pen.error.word", {Arg("said", said)});
}
// "a b c" from what was said, blank by blank.
std::string in_one_text(const Entry& entry, std::size_t fields) {
  std::string text;
  for (std::size_t i = 0; i < fields; ++i) {
    if (i > 0) text += ' ';
    text += argument(entry, i);
  }
  return text;
}

}  // namespace

Form DrawnCard::form(const Data&, const State& s) const {
  const std::string_view what = automa > 0 ? "mat" : s.phase == Phase::setup ? "setup" : "action";
  Form form = vocabulary.question(verb, {Arg("what", term("card-for", what)), Arg("n", automa)});
  form.why.args = {Arg("what", term("card-for", what)),
                   Arg("oldest", s.readings.oldest_leftmost ? 1 : 0)};
  form.fields = {vocabulary.number_field("card", 1, card_count)};
  return form;
}
Result<std::uint8_t> DrawnCard::read(const Data&, const State& s, const Entry& entry) {
  const auto n = vocabulary.number(entry, 1, card_count);
  if (!n) return n.refusal();
  const auto card = static_cast<std::uint8_t>(*n);
  if (!s.deck.pile.contains(card)) return refuse("pen.error.card-not-in-deck", {Arg("n", *n)});
  return card;
}

Form SandOut::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("timer", term(timer))});
  form.fields = {vocabulary.choice_field("sand-out", "yes-no", yes_no)};
  return form;
}
Result<bool> SandOut::read(const Data&, const State&, const Entry& entry) {
  const std::string& said = argument(entry, 0);
  if (said != "yes" && said != "no") return unknown_word(said);
  return said == "yes";
}

Form HumanVotes::form(const Data&, const State&) {
  Form form = vocabulary.question(verb);
  form.fields = {vocabulary.number_field("votes", 0, most_human_votes)};
  return form;
}
Result<std::uint8_t> HumanVotes::read(const Data&, const State&, const Entry& entry) {
  const auto n = vocabulary.number(entry, 0, most_human_votes);
  if (!n) return n.refusal();
  return static_cast<std::uint8_t>(*n);
}

Form RewardsDealt::form(const Data&, const State&) {
  Form form = vocabulary.question(verb);
  Field cards = vocabulary.choice_field("rewards", "reward", reward_kind_names);
  cards.options.pop_back();  // the grande card has a place of its own
  cards.kind = Field::Kind::list;
  cards.min = cards.max = 5;
  cards.repeats = true;
  form.fields = {cards};
  return form;
}
Result<RewardsDealt::Answer> RewardsDealt::read(const Data&, const State&, const Entry& entry) {
  Answer dealt{};
  std::string_view text = argument(entry, 0);
  std::size_t n = 0;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    const auto kind = parse<RewardKind>(reward_kind_names, word);
    if (!kind || *kind == RewardKind::grande) return unknown_word(std::string(word));
    if (n == dealt.size()) return refuse("pen.error.five-rewards");
    dealt[n++] = *kind;
  }
  if (n != dealt.size()) return refuse("pen.error.five-rewards");
  return dealt;
}

Form HumanReward::form(const Data&, const State& s) {
  Form form = vocabulary.question(verb);
  Field place = vocabulary.field("place");
  for (std::size_t i = 0; i < s.board.size(); ++i) {
    const auto at = static_cast<RewardPlace>(i);
    const bool lies_there =
        at == RewardPlace::grande ? s.grande_card : !s.board_told || s.board[i] != RewardKind::none;
    if (!lies_there) continue;
    // The grande card is named by its place.
    const Message label = s.board[i] == RewardKind::none || at == RewardPlace::grande
                              ? term(at)
                              : Message{"pen.label.reward-at",
                                        {Arg("place", term(at)), Arg("reward", term(s.board[i]))}};
    place.options.push_back({std::string(token(at)), label});
  }
  place.options.push_back({"printed", term("reward-place", "printed")});
  form.fields = {place};
  return form;
}
Result<HumanReward::Answer> HumanReward::read(const Data&, const State& s, const Entry& entry) {
  const std::string& said = argument(entry, 0);
  if (said == "printed") return Answer{true, {}};
  const auto place = parse<RewardPlace>(reward_place_names, said);
  if (!place) return unknown_word(said);
  const bool gone = *place == RewardPlace::grande
                        ? !s.grande_card
                        : s.board_told && s.board[index(*place)] == RewardKind::none;
  if (gone) return refuse("pen.error.reward-gone", {Arg("place", term(*place))});
  return Answer{false, *place};
}

Form HumanFinalReward::form(const Data&, const State& s) {
  Form form = vocabulary.question(verb);
  Field reward = vocabulary.field("final");
  for (const FinalReward one : s.final_rewards)
    reward.options.push_back({std::string(token(one)), term(one)});
  reward.options.push_back({"none", term("final", "none")});
  form.fields = {reward};
  return form;
}
Result<FinalReward> HumanFinalReward::read(const Data&, const State& s, const Entry& entry) {
  const std::string& said = argument(entry, 0);
  if (said == "none") return FinalReward::none;
  const auto reward = parse<FinalReward>(final_reward_names, said);
  if (!reward) return unknown_word(said);
  if (!s.final_rewards.has(*reward))
    return refuse("pen.error.final-gone", {Arg("reward", term(*reward))});
  return *reward;
}

Form TracksNow::form(const Data&, const State& s) {
  Form form = vocabulary.question(verb);
  // What was told before is offered again: mostly one track is another.
  const bool told_before = s.human != HumanTracks{};
  Field legendary = vocabulary.choice_field("legendary", "yes-no", yes_no);
  legendary.otherwise = s.legendary ? "yes" : told_before ? "no" : "";
  form.fields = {legendary};
  for (std::size_t i = 0; i < track_count; ++i) {
    Field track = vocabulary.number_field(track_names[i], farthest_out, last_inside);
    if (told_before) track.otherwise = std::to_string(from_parchment(s.human.column[i]));
    form.fields.push_back(track);
  }
  if (is_advanced(s.level))
    for (std::size_t i = 0; i < track_count; ++i) {
      Field glory = vocabulary.number_field(track_names[i], 0, most_glory);
      glory.id = "glory-" + std::string(track_names[i]);
      glory.label = vocabulary.message("field", glory.id);
      glory.otherwise = std::to_string(s.human.glory[i]);
      form.fields.push_back(glory);
    }
  return form;
}
Result<HumanTracks> TracksNow::read(const Data&, const State& s, const Entry& entry) {
  HumanTracks human;
  const std::string& said = argument(entry, 0);
  if (said != "yes" && said != "no") return unknown_word(said);
  human.legendary = said == "yes";
  for (std::size_t i = 0; i < track_count; ++i) {
    const auto at = parse_within(argument(entry, i + 1), farthest_out, last_inside);
    if (!at) return vocabulary.not_a_number(argument(entry, i + 1), farthest_out, last_inside);
    if (*at == 0) return refuse("pen.error.no-space-0");
    human.column[i] = static_cast<std::uint8_t>(column_at(*at));
    if (!is_advanced(s.level)) continue;
    const std::string& cubes = argument(entry, track_count + i + 1);
    const auto glory = parse_within(cubes.empty() ? "0" : cubes, 0, most_glory);
    if (!glory) return vocabulary.not_a_number(cubes, 0, most_glory);
    human.glory[i] = static_cast<std::uint8_t>(*glory);
  }
  return human;
}

// --- told once

std::string LeftFact::id() const { return "card." + std::to_string(number) + ".left"; }
Form LeftFact::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("n", number)});
  static constexpr std::array<std::string_view, province_places + 1> provinces{"0", "1", "2", "3",
                                                                               "4"};
  form.fields = {vocabulary.choice_field("worker-symbol", "worker-symbol", worker_symbol_names),
                 vocabulary.choice_field("timer-symbol", "timer-symbol", timer_symbol_names),
                 vocabulary.choice_field("province", "province", provinces)};
  form.fields[2].otherwise = "0";
  return form;
}
Result<std::string> LeftFact::read(const Data&, const State&, const Entry& entry) const {
  Entry whole = entry;
  whole.args.resize(3);
  if (whole.args[2].empty()) whole.args[2] = "0";
  AutomaCard card;
  if (const Outcome fits = read_left(in_one_text(whole, 3), card); !fits) return fits.refusal();
  return write_left(card);
}

std::string RightFact::id() const { return "card." + std::to_string(number) + ".right"; }
Form RightFact::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("n", number)});
  form.fields = {vocabulary.number_field("card-votes", -9, 9),
                 vocabulary.number_field("card-vp", -9, 9),
                 vocabulary.choice_field("icon", "icon", icon_names)};
  return form;
}
Result<std::string> RightFact::read(const Data&, const State&, const Entry& entry) const {
  AutomaCard card;
  if (const Outcome fits = read_right(in_one_text(entry, 3), card); !fits) return fits.refusal();
  return write_right(card);
}

std::string ScorecardFact::id() const { return "scorecard." + std::string(token(level)); }
Form ScorecardFact::form(const Data&, const State&) const {
  Form form = vocabulary.question(verb, {Arg("level", term(level))});
  for (int round = 1; round <= rounds; ++round)
    for (const std::string_view what : {"round-vp", "round-votes"}) {
      Field field = vocabulary.number_field(what, -30, 60);
      field.id += "-" + std::to_string(round);
      field.label.args = {Arg("round", round)};
      form.fields.push_back(field);
    }
  return form;
}
Result<std::string> ScorecardFact::read(const Data&, const State&, const Entry& entry) const {
  const auto card = read_scorecard(in_one_text(entry, std::size_t{2} * rounds));
  if (!card) return card.refusal();
  return write_scorecard(*card);
}

Form TrackFact::form(const Data&, const State&) {
  Form form = vocabulary.question(verb);
  form.fields = {vocabulary.rows_field("track-rows", 1, 12, {{{}, {}, 1, most_spaces}}, "12 12 12"),
                 vocabulary.rows_field("track-labels", 1, 20,
                                       {vocabulary.part("track-before", 0, most_spaces),
                                        vocabulary.part("track-minus", 0, 99, ":")},
                                       "8:10 14:5"),
                 vocabulary.number_field("track-parchment", 1, most_spaces),
                 vocabulary.number_field("track-green", 1, most_spaces)};
  return form;
}
Result<std::string> TrackFact::read(const Data&, const State&, const Entry& entry) {
  std::string text = "rows " + argument(entry, 0) + " labels " + argument(entry, 1) +
                     " parchment " + argument(entry, 2) + " green " + argument(entry, 3);
  for (char& c : text)
    if (c == ',') c = ' ';
  const auto track = read_track(text);
  if (!track) return track.refusal();
  return write_track(*track);
}

}  // namespace seatmate::pendulum
