#include "session/record.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/settings.h"

namespace seatmate {

namespace {

std::optional<std::int64_t> best_total(const FinalResult& result, bool automa) {
  std::optional<std::int64_t> best;
  for (const Standing& one : result.standings)
    if (one.automa == automa && (!best || one.total > *best)) best = one.total;
  return best;
}

void add(Tally& tally, const Ended& game) {
  ++tally.played;
  if (game.won()) ++tally.won;
  const std::optional<std::int64_t> yours = game.yours();
  if (!yours) return;
  tally.points += *yours;
  if (!tally.best || *yours > *tally.best) tally.best = *yours;
}

bool has_choices(const SetupOption& option) {
  constexpr std::size_t least = 3;
  return option.group == "game" && option.field.kind == Field::Kind::one_of &&
         option.field.options.size() >= least;
}

// One character each, and each follows the one before it.
bool count_up(const std::vector<Option>& choices) {
  int next = 0;
  for (const Option& choice : choices) {
    if (choice.token.size() != 1) return false;
    const int now = choice.token.front();
    if (next != 0 && now != next) return false;
    next = now + 1;
  }
  return true;
}

std::string chosen(const SetupOption* option, const Settings& settings) {
  return option == nullptr ? std::string() : std::string(setting(settings, option->field.id));
}

// In the order in which the choices stand.
std::vector<Tally> tallies(const SetupOption* option, const std::vector<Ended>& games,
                           std::string Ended::* token) {
  std::vector<Tally> all;
  if (option == nullptr) return all;
  for (const Option& choice : option->field.options) {
    Tally tally{choice.token};
    for (const Ended& game : games)
      if (game.*token == choice.token) add(tally, game);
    if (tally.played > 0) all.push_back(std::move(tally));
  }
  return all;
}

}  // namespace

bool Ended::won() const {
  return std::ranges::any_of(result.standings,
                             [](const Standing& one) { return !one.automa && one.winner; });
}

std::optional<std::int64_t> Ended::yours() const { return best_total(result, false); }
std::optional<std::int64_t> Ended::hers() const { return best_total(result, true); }

Result<std::unique_ptr<Play>> as_written(Rules rules, const Journal& journal) {
  const Header& header = journal.header;
  Saved state = header.initial;
  for (std::size_t i = 0; i < journal.cursor; ++i)
    if (i >= journal.records.size() || !carry_over(journal.records[i], state))
      return refuse("session.error.damaged", {{"entry", static_cast<std::int64_t>(i + 1)}});
  const int version =
      journal.cursor == 0 ? header.rules : journal.records[journal.cursor - 1].rules;
  return rules.box->restore(state, version);
}

const SetupOption* level_option(const std::vector<SetupOption>& options) {
  for (const SetupOption& option : options)
    if (has_choices(option) && count_up(option.field.options)) return &option;
  return nullptr;
}

const SetupOption* opponent_option(const std::vector<SetupOption>& options) {
  for (const SetupOption& option : options)
    if (has_choices(option) && !count_up(option.field.options) && option.field.otherwise != "ask" &&
        option.field.otherwise != "random")
      return &option;
  return nullptr;
}

std::optional<Proposal> propose(const std::vector<Option>& levels,
                                const std::vector<Ended>& games) {
  constexpr int to_go_up = 2;
  constexpr int to_go_down = 3;
  constexpr int looked_at = 3;
  if (games.empty()) return {};
  const auto at = std::ranges::find(levels, games.front().level, &Option::token);
  if (at == levels.end()) return {};
  int seen = 0;
  int won = 0;
  int in_a_row = 0;  // wins, or losses, from the last one back
  for (const Ended& game : games) {
    if (game.level != at->token) continue;
    if (in_a_row == seen && game.won() == games.front().won()) ++in_a_row;
    ++seen;
    if (game.won()) ++won;
    if (seen == looked_at) break;
  }
  const bool wins = games.front().won();
  const auto reason = [&](const char* id, int n) {
    return Message{id, {Arg("n", n), Arg("won", won), Arg("level", at->label)}};
  };
  if (wins && in_a_row >= to_go_up && at + 1 != levels.end())
    return Proposal{(at + 1)->token, reason("session.record.harder", in_a_row)};
  if (!wins && in_a_row >= to_go_down && at != levels.begin())
    return Proposal{(at - 1)->token, reason("session.record.easier", in_a_row)};
  return Proposal{at->token, reason("session.record.same", seen)};
}

Result<GameRecord> record_of(Rules rules, Store& store) {
  const std::string_view game = rules.box->info().id;
  const std::vector<SetupOption> options = rules.box->options();
  const SetupOption* const level = level_option(options);
  const SetupOption* const opponent = opponent_option(options);
  Result<std::vector<Listed>> listed = store.list();
  if (!listed) return listed.refusal();
  std::erase_if(*listed,
                [&](const Listed& one) { return one.game != game || !one.glance.finished; });
  GameRecord record;
  if (listed->size() > most_in_record) {
    listed->resize(most_in_record);
    record.more = true;
  }
  for (Listed& one : *listed) {
    const Result<Loaded> loaded = store.load(one.id);
    if (!loaded) {
      ++record.unread;
      continue;
    }
    const Result<std::unique_ptr<Play>> play = as_written(rules, loaded->journal);
    std::optional<FinalResult> result = play ? (*play)->result() : std::nullopt;
    if (!result) {
      ++record.unread;
      continue;
    }
    const Journal& journal = loaded->journal;
    const Settings& settings = journal.header.settings;
    // The journal knows when it was, wherever it has been brought since.
    const std::int64_t at =
        journal.cursor > 0 ? journal.records[journal.cursor - 1].entry.at : journal.header.created;
    record.games.push_back({std::move(one.id), std::move(one.title), std::move(one.campaign),
                            one.chapter, at, chosen(level, settings), chosen(opponent, settings),
                            std::move(*result)});
  }
  std::ranges::stable_sort(record.games, std::ranges::greater(), &Ended::at);
  for (const Ended& one : record.games) add(record.all, one);
  record.levels = tallies(level, record.games, &Ended::level);
  record.opponents = tallies(opponent, record.games, &Ended::opponent);
  if (level != nullptr) record.proposed = propose(level->field.options, record.games);
  return record;
}

}  // namespace seatmate
