#pragma once

// A game for tests, written by hand against the contract: a heap of pebbles. You take one to three,
// then she turns up a card and takes as many; at a 3 she asks for the colour of the top pebble.
// Its rules (card 2) and its data (greed) can be made different, to test that old games stay.

#include <charconv>

#include "engine/contract.h"
#include "engine/random.h"

namespace seatmate::toy {

struct State {
  int heap = 0, yours = 0, hers = 0;
  bool asking = false, added = false;
  std::string pile, played;  // one digit a card, the next one last
  Random random;
};

inline std::string text(std::int64_t n) { return std::to_string(n); }
inline std::optional<int> number(std::string_view token, int min, int max) {
  int n = 0;
  const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), n);
  if (error != std::errc{} || end != token.data() + token.size() || n < min || n > max) return {};
  return n;
}
inline Field number_field(std::string_view id, std::string_view label, int min, int max,
                          std::string_view otherwise = "") {
  return {std::string(id),       Field::Kind::number, {std::string(label), {}}, {}, min, max,
          std::string(otherwise)};
}
inline Field choice_field(std::string_view id, std::string_view label, std::string_view a,
                          std::string_view b, std::string_view otherwise = "") {
  const auto option = [](std::string_view token) {
    return Option{std::string(token), {"toy." + std::string(token), {}}};
  };
  return {std::string(id),
          Field::Kind::one_of,
          {std::string(label), {}},
          {option(a), option(b)},
          0,
          0,
          std::string(otherwise)};
}

class ToyPlay final : public Play {
 public:
  ToyPlay(State state, int rules, int greed) : s_(std::move(state)), rules_(rules), greed_(greed) {}
  std::unique_ptr<Play> clone() const override {
    return std::make_unique<ToyPlay>(s_, rules_, greed_);
  }
  bool over() const { return s_.heap == 0; }
  Prompt prompt() const override {
    if (over()) return {Prompt::Mood::over, {"toy.prompt.over", {}}, {}};
    if (s_.asking)
      return {Prompt::Mood::question,
              {"toy.prompt.question", {}},
              {{"top",
                {"toy.top", {}},
                {"toy.top.why", {}},
                {choice_field("colour", "toy.top.colour", "white", "black")},
                true}}};
    Prompt turn{Prompt::Mood::your_turn, {"toy.prompt.turn", {}}, {}};
    turn.forms.push_back({"take",
                          {"toy.take", {}},
                          {},
                          {number_field("n", "toy.take.n", 1, std::min(3, s_.heap), "1")},
                          true});
    if (!s_.added)
      turn.forms.push_back(
          {"add", {"toy.add", {}}, {}, {number_field("n", "toy.add.n", 1, 3)}, false});
    return turn;
  }
  Result<Report> apply(const Entry& e) override {
    const auto arg = [&](std::size_t i) { return i < e.args.size() ? e.args[i] : std::string(); };
    if (e.verb == adjust_verb) {
      const auto n = number(arg(1), 0, 60);
      if (arg(0) != "heap" || e.args.size() != 2 || !n) return refuse("toy.error.adjust");
      s_.heap = *n;
      if (over()) s_.asking = false;
      return Report{{"toy.report.adjust", {}}, {}};
    }
    const bool question = e.verb == "top";
    if (over() || e.args.size() != 1 || question != s_.asking) return refuse("toy.error.not-now");
    if (question) {
      if (arg(0) != "white" && arg(0) != "black")
        return refuse("toy.error.colour", {{"colour", arg(0)}});
      s_.asking = false;
      return she_takes(arg(0) == "black" ? 3 : 1, "TOY-TOP-1");
    }
    const auto n = number(arg(0), 1, 3);
    if (!n || (e.verb == "take" && *n > s_.heap)) return refuse("toy.error.n", {{"n", arg(0)}});
    if (e.verb == "add") {
      if (s_.added) return refuse("toy.error.not-now");
      s_.added = true;
      s_.heap += *n;
      return Report{{"toy.report.add", {}}, {}};
    }
    if (e.verb != "take") return refuse("toy.error.not-now");
    s_.heap -= *n;
    s_.yours += *n;
    s_.added = false;
    if (over()) return Report{{"toy.report.end", {}}, {}};
    return her_turn();
  }
  Message describe(const Entry& e) const override {
    return {"toy.did." + e.verb, {Arg("text", e.args.empty() ? std::string() : e.args.back())}};
  }
  View view() const override {
    return {{"toy.name", {}},
            {{"score",
              Block::Kind::facts,
              {"toy.view.score", {}},
              {},
              {{{"toy.you", {}}, plain_number(s_.yours)}, {{"toy.her", {}}, plain_number(s_.hers)}},
              {}}}};
  }
  std::vector<Field> tracked() const override {
    return {number_field("heap", "toy.tracked.heap", 0, 60, text(s_.heap))};
  }
  Message summary() const override { return {"toy.summary", {Arg("heap", s_.heap)}}; }
  std::optional<FinalResult> result() const override {
    if (!over()) return {};
    return FinalResult{{{"toy.points", {}}},
                       {{{"toy.you", {}}, false, {s_.yours}, s_.yours, s_.yours > s_.hers},
                        {{"toy.her", {}}, true, {s_.hers}, s_.hers, s_.hers >= s_.yours}},
                       {"toy.verdict", {}}};
  }
  Saved save() const override {
    return {{"heap", text(s_.heap)},
            {"yours", text(s_.yours)},
            {"hers", text(s_.hers)},
            {"asking", text(s_.asking)},
            {"added", text(s_.added)},
            {"deck.pile", spaced(s_.pile)},
            {"deck.played", spaced(s_.played)},
            {"random", text(static_cast<std::int64_t>(s_.random.seed())) + " " +
                           text(static_cast<std::int64_t>(s_.random.position()))}};
  }
  static std::string spaced(const std::string& cards) {
    std::string out;
    for (const char card : cards) (out += out.empty() ? "" : " ") += card;
    return out;
  }
  Report her_turn() {
    if (s_.pile.empty()) {
      s_.pile.swap(s_.played);
      s_.random.shuffle(s_.pile);
    }
    const int card = s_.pile.back() - '0';
    s_.played += s_.pile.back();
    s_.pile.pop_back();
    s_.asking = card == 3;
    if (s_.asking) return {{"toy.report.question", {}}, {}};
    return she_takes(card == 2 && rules_ > 1 ? 3 : card, "TOY-CARD-1");
  }
  Report she_takes(int n, std::string_view rule) {
    n = std::min(n + greed_, s_.heap);
    s_.heap -= n;
    s_.hers += n;
    const Reason why{std::string(rule), {"toy.why", {Arg("n", n)}}, {text(n)}};
    return {{"toy.report.turn", {}},
            {{Step::Kind::carry_out, {"toy.step.take", {Arg("n", n)}}, {"heap"}, {why}}}};
  }

 private:
  State s_;
  int rules_, greed_;
};

inline constexpr std::string_view rule_ids[] = {"TOY-CARD-1", "TOY-TOP-1"};

class ToyBox final : public Box {
 public:
  explicit ToyBox(int rules = 1, int greed = 0) : greed_(greed) { info_.rules_version = rules; }
  const GameInfo& info() const override { return info_; }
  std::vector<SetupOption> options() const override {
    return {{number_field("heap", "toy.option.heap", 3, 30, "12"), "game", "", ""},
            {choice_field("first", "toy.option.first", "you", "her", "you"), "table", "", ""},
            {number_field("lead", "toy.option.lead", 0, 3, "1"), "rules", "first", "her"}};
  }
  Result<Started> start(const Settings& settings, std::uint64_t seed) const override {
    State s{12, 0, 0, false, false, "112233", "", Random(seed)};
    for (const auto& [id, token] : settings) {
      const auto n = id == "heap" ? number(token, 3, 30) : number(token, 0, 3);
      const bool known =
          id == "first" ? token == "you" || token == "her" : (id == "heap" || id == "lead") && n;
      if (!known) return refuse("toy.error.setting", {{"option", id}});
      if (id == "heap") s.heap = *n;
      if (id == "lead") s.hers = *n;
    }
    s.random.shuffle(s.pile);
    const Step heap{Step::Kind::carry_out, {"toy.step.heap", {Arg("n", s.heap)}}, {}, {}};
    return Started{std::make_unique<ToyPlay>(s, info_.rules_version, greed_),
                   {{"toy.report.setup", {}}, {heap}}};
  }
  Result<std::unique_ptr<Play>> restore(const Saved& saved) const override {
    static const Saved shape = ToyPlay({}, 1, 0).save();
    bool fits = saved.size() == shape.size();
    for (std::size_t i = 0; fits && i < shape.size(); ++i) fits = saved[i].first == shape[i].first;
    if (!fits) return refuse("toy.error.state");
    const auto n = [&](std::size_t i) { return number(saved[i].second, 0, 1000).value_or(0); };
    State s{n(0), n(1), n(2), n(3) != 0, n(4) != 0, "", "", {}};
    for (const char c : saved[5].second)
      if (c >= '1' && c <= '3') s.pile += c;
    for (const char c : saved[6].second)
      if (c >= '1' && c <= '3') s.played += c;
    if (s.pile.size() + s.played.size() != 6) return refuse("toy.error.state");
    const std::string& random = saved[7].second;
    std::int64_t seed = 0, position = 0;
    const auto [end, error] = std::from_chars(random.data(), random.data() + random.size(), seed);
    if (error != std::errc{} || end == random.data() + random.size())
      return refuse("toy.error.state");
    std::from_chars(end + 1, random.data() + random.size(), position);
    s.random =
        Random::at(static_cast<std::uint64_t>(seed), 0, static_cast<std::uint64_t>(position));
    return std::unique_ptr<Play>(std::make_unique<ToyPlay>(s, info_.rules_version, greed_));
  }
  Doc decide(const Doc& question) const override {
    Doc answer = Doc::object();
    if (question["kind"].text() != "card") {
      answer.set("error", "unknown kind: only card is known");
      return answer;
    }
    const Doc& given = question["given"];
    answer.set("takes", std::min(given["card"].number(), given["heap"].number()));
    return answer;
  }
  Result<std::unique_ptr<Simulator>> simulator(const Settings&, std::uint64_t) const override {
    return refuse("toy.error.not-now");
  }
  std::vector<std::string> terms() const override { return {}; }

 private:
  GameInfo info_{"toy", "toy", 1, rule_ids, {}};
  int greed_;
};

class ToyGame final : public Game {
 public:
  const GameInfo& info() const override { return box_.info(); }
  Result<std::unique_ptr<const Box>> open(const Doc& data) const override {
    if (!data["deck"].is_object()) return refuse("toy.error.data");
    return std::unique_ptr<const Box>(
        std::make_unique<ToyBox>(1, static_cast<int>(data["deck"]["greed"].number())));
  }

 private:
  ToyBox box_;
};

}  // namespace seatmate::toy
