#pragma once

// A game for tests, written by hand against the contract: a heap of pebbles. You take one to three,
// then she turns up a card and takes as many; at a 3 she asks for the colour of the top pebble.
// Its rules (card 2) and its data (greed) can be made different, to test that old games stay.
// From its third rules on its state has another shape: a field more, one renamed, two in one.
// With the owner's own cards (option `cards`) what stands on card 2 and 3 has to be told, once:
// "take:2" or "top".

#include <algorithm>
#include <charconv>

#include "engine/changes.h"
#include "engine/contract.h"
#include "engine/phrase.h"
#include "engine/random.h"

namespace seatmate::toy {

struct State {
  int heap = 0, yours = 0, hers = 0;
  int asking = 0;  // 1: for the colour on top, 2: for what the card played last says
  bool added = false;
  bool own = false;          // the owner's cards
  int visits = 0;            // her turns; the third rules count them
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

// What a card of the box says: "take:1" to "take:3", or "top".
inline Outcome fits(const Fact& fact) {
  if (fact.id != "card.2" && fact.id != "card.3")
    return refuse("toy.error.no-such-card", {{"id", fact.id}});
  const auto phrase = read_phrase(fact.value, 1);
  bool known = phrase && phrase->options == 1 && phrase->parts.size() == 1;
  if (known) {
    const PhrasePart& part = phrase->parts.front();
    const int n = part.number.value_or(0);
    known = part.word == "take" ? n >= 1 && n <= 3 : part.word == "top" && !part.number;
    // One way to write it.
    known = known && fact.value == (n == 0 ? "top" : "take:" + text(n));
  }
  if (!known) return refuse("toy.error.card", {{"id", fact.id}, {"value", fact.value}});
  return Done{};
}
inline const std::string* find(const Facts& facts, std::string_view id) {
  const auto found = std::ranges::find(facts, id, &Fact::id);
  return found == facts.end() ? nullptr : &found->value;
}
inline void learn(Facts& facts, const Fact& fact) {
  const auto place = std::ranges::lower_bound(facts, fact.id, {}, &Fact::id);
  if (place != facts.end() && place->id == fact.id)
    place->value = fact.value;
  else
    facts.insert(place, fact);
}

// Those of the third rules.
inline std::string flags_of(const Earlier& before) {
  return text((before["added"] == "1" ? 1 : 0) + (before["own"] == "1" ? 2 : 0));
}
inline constexpr Change changes[] = {added(3, "visits", "0"), renamed(3, "automa", "hers"),
                                     made(3, "flags", &flags_of), gone(3, "added"), gone(3, "own")};

// Its tables, one for each step and two more.
class ToyScenes final : public Scenes {
 public:
  explicit ToyScenes(std::vector<Tabletop> tables) : tables_(std::move(tables)) {}
  std::size_t count() const override { return tables_.size(); }
  Tabletop at(std::size_t i) const override { return tables_[i]; }
  View view(std::size_t i) const override { return view_of(tables_[i]); }
  // Who has how many pebbles.
  static View view_of(const Tabletop& table) {
    Block score{"score", Block::Kind::facts, {"toy.view.score", {}}, {}, {}, {}};
    for (const char* who : {"you", "her"}) {
      const auto pebbles = pieces_on(table, std::string("pebbles.") + who);
      score.rows.push_back({{std::string("toy.") + who, {}},
                            plain_number(pebbles.empty() ? 0 : pebbles.front()->count)});
    }
    return {{"toy.name", {}}, {std::move(score)}};
  }

 private:
  std::vector<Tabletop> tables_;
};
inline Report shown(Report report, const Tabletop& before, const Tabletop& now) {
  std::vector<Tabletop> tables(report.steps.size() + 2, now);
  tables.front() = before;
  report.scenes = std::make_shared<const ToyScenes>(std::move(tables));
  return report;
}

class ToyPlay final : public Play {
 public:
  ToyPlay(State state, int rules, int greed, Facts facts)
      : s_(std::move(state)), rules_(rules), greed_(greed), facts_(std::move(facts)) {}
  std::unique_ptr<Play> clone() const override {
    return std::make_unique<ToyPlay>(s_, rules_, greed_, facts_);
  }
  const Facts& facts() const override { return facts_; }
  bool over() const { return s_.heap == 0; }
  Prompt prompt() const override {
    if (over()) return {Prompt::Mood::over, {"toy.prompt.over", {}}, {}};
    if (s_.asking == 2)
      return {Prompt::Mood::question,
              {"toy.prompt.question", {}},
              {{"says",
                {"toy.says", {Arg("card", card())}},
                {"toy.says.why", {}},
                {{"says",
                  Field::Kind::phrase,
                  {"toy.says.says", {}},
                  {{"take", {"toy.take", {}}, true}, {"top", {"toy.top", {}}}},
                  1,
                  1,
                  ""}},
                true}}};
    if (s_.asking == 1)
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
    const Tabletop before = tabletop();
    Result<Report> report = carry_out(e);
    if (report) return shown(std::move(*report), before, tabletop());
    return report;
  }
  Tabletop tabletop() const override {
    Tabletop table{{{"heap", {"toy.heap", {}}}, {"card", {"toy.card-up", {}}}}, {}};
    for (const auto& [who, count] : {std::pair{"you", s_.yours}, std::pair{"her", s_.hers}}) {
      table.places.push_back({"pebbles." + std::string(who), {"toy." + std::string(who), {}}});
      table.pieces.push_back(
          {.place = table.places.back().id, .kind = "toy.pebble", .count = count});
    }
    table.pieces.push_back({.place = "heap", .kind = "toy.pebble", .count = s_.heap});
    if (!s_.played.empty())
      table.pieces.push_back({.place = "card",
                              .kind = "toy.card-of-hers",
                              .name = plain_number(card()),
                              .hers = true});
    tidy(table);
    return table;
  }
  Result<Report> carry_out(const Entry& e) {
    const auto arg = [&](std::size_t i) { return i < e.args.size() ? e.args[i] : std::string(); };
    if (e.verb == adjust_verb) {
      if (e.args.size() == 2 && arg(0).starts_with("fact.")) {
        const Fact fact{arg(0).substr(5), arg(1)};
        if (const Outcome right = fits(fact); !right) return right.refusal();
        learn(facts_, fact);
        if (s_.asking == 2 && find(facts_, card_id()) != nullptr) return play_card();
        return Report{{"toy.report.adjust", {}}, {}};
      }
      const auto n = number(arg(1), 0, 60);
      if (arg(0) != "heap" || e.args.size() != 2 || !n) return refuse("toy.error.adjust");
      s_.heap = *n;
      if (over()) s_.asking = 0;
      return Report{{"toy.report.adjust", {}}, {}};
    }
    const int question = e.verb == "top" ? 1 : e.verb == "says" ? 2 : 0;
    if (over() || e.args.size() != 1 || question != s_.asking) return refuse("toy.error.not-now");
    if (question == 2) {
      const Fact fact{card_id(), arg(0)};
      if (const Outcome right = fits(fact); !right) return right.refusal();
      learn(facts_, fact);
      return play_card();
    }
    if (question == 1) {
      if (arg(0) != "white" && arg(0) != "black")
        return refuse("toy.error.colour", {{"colour", arg(0)}});
      s_.asking = 0;
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
  View view() const override { return ToyScenes::view_of(tabletop()); }
  std::vector<Field> tracked() const override {
    std::vector<Field> fields{number_field("heap", "toy.tracked.heap", 0, 60, text(s_.heap))};
    for (const Fact& fact : facts_)
      fields.push_back({"fact." + fact.id,
                        Field::Kind::text,
                        {"toy.card", {Arg("id", fact.id)}},
                        {},
                        0,
                        0,
                        fact.value});
    return fields;
  }
  Message summary() const override { return {"toy.summary", {Arg("heap", s_.heap)}}; }
  Scores scores() const override {
    return {0, {{{"toy.you", {}}, false, s_.yours}, {{"toy.her", {}}, true, s_.hers}}};
  }
  std::optional<FinalResult> result() const override {
    if (!over()) return {};
    return FinalResult{{{"toy.points", {}}},
                       {{{"toy.you", {}}, false, {s_.yours}, s_.yours, s_.yours > s_.hers},
                        {{"toy.her", {}}, true, {s_.hers}, s_.hers, s_.hers >= s_.yours}},
                       {"toy.verdict", {}}};
  }
  Saved save() const override {
    const bool third = rules_ > 2;
    Saved saved{{"heap", text(s_.heap)},
                {"yours", text(s_.yours)},
                {third ? "automa" : "hers", text(s_.hers)},
                {"asking", text(s_.asking)},
                third ? std::pair<std::string, std::string>{"visits", text(s_.visits)}
                      : std::pair<std::string, std::string>{"added", text(s_.added)},
                {"deck.pile", spaced(s_.pile)},
                {"deck.played", spaced(s_.played)},
                {"random", text(static_cast<std::int64_t>(s_.random.seed())) + " " +
                               text(static_cast<std::int64_t>(s_.random.position()))},
                third ? std::pair<std::string, std::string>{"flags", text(s_.added + 2 * s_.own)}
                      : std::pair<std::string, std::string>{"own", text(s_.own)}};
    for (const Fact& fact : facts_) saved.emplace_back("fact." + fact.id, fact.value);
    return saved;
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
    if (rules_ > 2) ++s_.visits;
    s_.played += s_.pile.back();
    s_.pile.pop_back();
    return play_card();
  }
  int card() const { return s_.played.empty() ? 1 : s_.played.back() - '0'; }
  std::string card_id() const { return "card." + text(card()); }
  Report play_card() {
    int n = card() == 2 && rules_ > 1 ? 3 : card();
    s_.asking = n == 3 && card() == 3 ? 1 : 0;
    if (s_.own && card() != 1) {
      const std::string* const says = find(facts_, card_id());
      s_.asking = says == nullptr ? 2 : *says == "top" ? 1 : 0;
      if (s_.asking == 0) n = says->back() - '0';
    }
    if (s_.asking != 0) return {{"toy.report.question", {}}, {}};
    return she_takes(n, "TOY-CARD-1");
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
  Facts facts_;
};

inline constexpr std::string_view rule_ids[] = {"TOY-CARD-1", "TOY-TOP-1"};

class ToyBox final : public Box {
 public:
  explicit ToyBox(int rules = 1, int greed = 0, Facts facts = {})
      : greed_(greed), facts_(std::move(facts)) {
    info_.rules_version = rules;
  }
  const GameInfo& info() const override { return info_; }
  std::vector<SetupOption> options() const override {
    return {{number_field("heap", "toy.option.heap", 3, 30, "12"), "game", "", ""},
            {choice_field("first", "toy.option.first", "you", "her", "you"), "table", "", ""},
            {number_field("lead", "toy.option.lead", 0, 3, "1"), "rules", "first", "her"},
            {choice_field("cards", "toy.option.cards", "house", "own", "house"), "game", "", ""}};
  }
  std::unique_ptr<const Box> with(const Facts& facts) const override {
    Facts known = facts_;
    for (const Fact& fact : facts)
      if (toy::fits(fact)) toy::learn(known, fact);
    return std::make_unique<ToyBox>(info_.rules_version, greed_, std::move(known));
  }
  Outcome check(const Fact& fact) const override { return fits(fact); }
  std::vector<Printed> printed() const override {
    using Source = Printed::Source;
    std::vector<Printed> all{{"card.1", {}, "take:1", Source::open_source},
                             {"card.2", {}, "take:2", Source::house},
                             {"card.3", {}, "", Source::missing}};
    for (Printed& one : all) {
      one.label = {"toy.card", {Arg("id", one.id)}};
      if (const std::string* const told = find(facts_, one.id)) {
        one.value = *told;
        one.source = Source::yours;
      }
    }
    return all;
  }
  std::optional<Telling> telling(std::string_view id) const override {
    if (id != "card.2" && id != "card.3") return std::nullopt;
    Telling telling{{"says",
                     {"toy.says", {Arg("card", id)}},
                     {},
                     {{"says",
                       Field::Kind::phrase,
                       {"toy.says.says", {}},
                       {{"take", {"toy.take", {}}, true}, {"top", {"toy.top", {}}}},
                       1,
                       1,
                       ""}},
                     true}};
    for (const Printed& one : printed())
      if (one.id == id && !one.value.empty()) telling.said = {one.value};
    return telling;
  }
  Result<std::string> tell(std::string_view id,
                           const std::vector<std::string>& said) const override {
    const std::string value = said.empty() ? std::string() : said[0];
    if (const Outcome right = fits({std::string(id), value}); !right) return right.refusal();
    return value;
  }
  Doc deck() const override {
    Doc filled = Doc::list();
    for (const Printed& one : printed()) {
      Doc card = Doc::object();
      card.set("card", std::int64_t{one.id.back() - '0'});
      card.set("says", one.value);
      filled.push(std::move(card));
    }
    return filled;
  }
  Doc deck_template() const override {
    Doc cards = Doc::list();
    for (const int n : {2, 3}) {
      Doc card = Doc::object();
      card.set("card", n);
      card.set("says", "");
      cards.push(std::move(card));
    }
    return cards;
  }
  Result<Facts> read_deck(const Doc& deck) const override {
    Facts facts;
    if (!deck.is_list()) return refuse("toy.error.deck");
    for (const Doc& card : deck.items()) {
      if (!card["card"].is_number() || !card["says"].is_text()) return refuse("toy.error.deck");
      if (card["says"].text().empty() || card["card"].number() == 1) continue;
      const Fact fact{"card." + text(card["card"].number()), card["says"].text()};
      if (const Outcome right = fits(fact); !right) return right.refusal();
      learn(facts, fact);
    }
    return facts;
  }
  Result<Started> start(const Settings& settings, std::uint64_t seed) const override {
    State s{12, 0, 0, 0, false, false, 0, "112233", "", Random(seed)};
    for (const auto& [id, token] : settings) {
      const auto n = id == "heap" ? number(token, 3, 30) : number(token, 0, 3);
      const bool known = id == "first"   ? token == "you" || token == "her"
                         : id == "cards" ? token == "house" || token == "own"
                                         : (id == "heap" || id == "lead") && n;
      if (!known) return refuse("toy.error.setting", {{"option", id}});
      if (id == "heap") s.heap = *n;
      if (id == "lead") s.hers = *n;
      if (id == "cards") s.own = token == "own";
    }
    s.random.shuffle(s.pile);
    const Step heap{Step::Kind::carry_out, {"toy.step.heap", {Arg("n", s.heap)}}, {}, {}};
    auto play = std::make_unique<ToyPlay>(s, info_.rules_version, greed_, facts_);
    const Tabletop now = play->tabletop();
    return Started{std::move(play),
                   shown({{"toy.report.setup", {}}, {heap}}, {now.places, {}}, now)};
  }
  using Box::restore;
  Result<std::unique_ptr<Play>> restore(const Saved& text, int rules) const override {
    const Saved shape = ToyPlay({}, info_.rules_version, 0, {}).save();
    Saved saved;
    Facts facts;
    for (const auto& [path, value] : text) {
      if (!path.starts_with("fact.")) {
        saved.emplace_back(path, value);
        continue;
      }
      const Fact fact{path.substr(5), value};
      if (!toy::fits(fact)) return refuse("toy.error.state");
      learn(facts, fact);
    }
    if (info_.rules_version > 2 && rules < info_.rules_version) {
      std::optional<Saved> forward = brought_forward(saved, rules, changes, shape);
      if (!forward) return refuse("toy.error.state");
      saved = std::move(*forward);
    }
    if (!std::ranges::equal(saved, shape, {}, &Saved::value_type::first, &Saved::value_type::first))
      return refuse("toy.error.state");
    const auto n = [&](std::size_t i) { return number(saved[i].second, 0, 1000).value_or(0); };
    State s{n(0), n(1), n(2), std::min(n(3), 2), n(4) != 0, n(8) != 0, 0, "", "", {}};
    if (info_.rules_version > 2) {
      s.visits = n(4);
      s.added = n(8) % 2 == 1;
      s.own = n(8) > 1;
    }
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
    return std::unique_ptr<Play>(
        std::make_unique<ToyPlay>(s, info_.rules_version, greed_, std::move(facts)));
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
  Facts facts_;
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
