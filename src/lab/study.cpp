#include "lab/study.h"

#include <algorithm>
#include <memory>

#include "lab/mix.h"

namespace seatmate::lab {

namespace {

const SetupOption* find(const std::vector<SetupOption>& options, std::string_view id) {
  const auto found = std::ranges::find_if(
      options, [&](const SetupOption& option) { return option.field.id == id; });
  return found == options.end() ? nullptr : &*found;
}

void choose(Settings& settings, const std::string& option, const std::string& value) {
  std::erase_if(settings, [&](const auto& chosen) { return chosen.first == option; });
  settings.emplace_back(option, value);
}

Outcome check_option(const std::vector<SetupOption>& options, const std::string& id) {
  if (find(options, id) != nullptr) return Done{};
  std::vector<Message> names;
  for (const SetupOption& one : options) names.push_back(plain(one.field.id));
  return refuse("engine.unknown-option", {{"option", id}, {"known", names}});
}

// The last cell first to change is the last option.
template <class Add>
void each_choice(const std::vector<Variation>& vary, std::size_t at,
                 std::vector<std::string>& values, const Add& add) {
  if (at == vary.size()) return add();
  for (const std::string& value : vary[at].values) {
    values.push_back(value);
    each_choice(vary, at + 1, values, add);
    values.pop_back();
  }
}

}  // namespace

Outcome complete(Study& study, const std::vector<SetupOption>& options) {
  for (const auto& [id, value] : study.settings)
    if (const Outcome known = check_option(options, id); !known) return known;
  for (Variation& variation : study.vary) {
    if (const Outcome known = check_option(options, variation.option); !known) return known;
    if (!variation.values.empty()) continue;
    for (const Option& token : find(options, variation.option)->field.options)
      variation.values.push_back(token.token);
    if (variation.values.empty())
      return refuse("lab.study.no-list", {{"option", variation.option}});
  }
  return Done{};
}

std::size_t count_cells(const Study& study) {
  std::size_t count =
      std::max<std::size_t>(study.data.size(), 1) * std::max<std::size_t>(study.decks.size(), 1);
  for (const Variation& variation : study.vary) {
    count *= variation.values.size();
    if (count > most_cells) return most_cells + 1;  // nobody needs to know by how much
  }
  return count;
}

std::vector<Cell> cells_of(const Study& study) {
  std::vector<Cell> cells;
  for (std::size_t data = 0; data < std::max<std::size_t>(study.data.size(), 1); ++data)
    for (std::size_t deck = 0; deck < std::max<std::size_t>(study.decks.size(), 1); ++deck) {
      std::vector<std::string> values;
      each_choice(study.vary, 0, values, [&] {
        Cell cell{data, deck, values, study.settings};
        for (std::size_t i = 0; i < values.size(); ++i)
          choose(cell.settings, study.vary[i].option, values[i]);
        cells.push_back(std::move(cell));
      });
    }
  return cells;
}

std::vector<std::string> inert(const Settings& settings, const std::vector<SetupOption>& options) {
  std::vector<std::string> found;
  for (const auto& [id, value] : settings) {
    const SetupOption* option = find(options, id);
    if (option != nullptr && !applies(*option, options, settings)) found.push_back(id);
  }
  return found;
}

void StudyTotals::add(const StudyTotals& other) {
  games += other.games;
  signature += other.signature;
  if (cells.size() < other.cells.size()) cells.resize(other.cells.size());
  const auto add_tallies = [](std::vector<Tally>& to, const std::vector<Tally>& from) {
    if (to.size() < from.size()) to.resize(from.size());
    for (std::size_t m = 0; m < from.size(); ++m) to[m].add(from[m]);
  };
  for (std::size_t c = 0; c < other.cells.size(); ++c) {
    add_tallies(cells[c].values, other.cells[c].values);
    add_tallies(cells[c].differences, other.cells[c].differences);
    std::vector<std::uint64_t>& decided = cells[c].decided;
    if (decided.size() < other.cells[c].decided.size())
      decided.resize(other.cells[c].decided.size());
    for (std::size_t r = 0; r < other.cells[c].decided.size(); ++r)
      decided[r] += other.cells[c].decided[r];
  }
}

StudyTotals play_study(std::span<const PlayedCell> cells, const Plan& plan, bool count_rules,
                       const Watch& watch) {
  StudyTotals totals;
  if (cells.empty()) return totals;
  const std::size_t n = cells.front().box->info().metrics.size();
  const std::size_t rules = cells.front().box->info().rules.size();
  const std::size_t played = cells.size() * n;
  struct Seat {
    std::unique_ptr<Simulator> simulator;
    RuleCounts counts;
  };
  std::vector<std::shared_ptr<std::vector<Seat>>> threads;
  // Blocks of measurements: every cell, then how every cell but the first differs from it.
  Watch inner;
  inner.progress = watch.progress;
  if (watch.game)
    inner.game = [&](std::uint64_t index, std::span<const std::int32_t> metrics) {
      watch.game(index, metrics.first(played));
    };
  const Totals all = play_all(
      plan, played + (cells.size() - 1) * n,
      [&]() -> PlayOne {
        auto seats = threads.emplace_back(std::make_shared<std::vector<Seat>>(cells.size()));
        for (std::size_t c = 0; c < cells.size(); ++c)
          (*seats)[c].simulator = std::move(*cells[c].box->simulator(cells[c].settings, plan.seed));
        return [seats, seed = plan.seed, n, played, count_rules](std::uint64_t index,
                                                                 std::span<std::int32_t> metrics) {
          std::uint64_t digest = 0;
          for (std::size_t c = 0; c < seats->size(); ++c) {
            Seat& seat = (*seats)[c];
            digest += seat.simulator->play(seed, index, metrics.subspan(c * n, n));
            if (count_rules) seat.simulator->count(seed, index, seat.counts);
            if (c == 0) continue;
            for (std::size_t m = 0; m < n; ++m)
              metrics[played + (c - 1) * n + m] = metrics[c * n + m] - metrics[m];
          }
          return digest;
        };
      },
      inner);
  totals.games = all.games;
  totals.signature = all.signature;
  const auto block = [&](std::size_t number) {
    const auto begin = all.metrics.begin() + static_cast<std::ptrdiff_t>(number * n);
    return std::vector<Tally>(begin, begin + static_cast<std::ptrdiff_t>(n));
  };
  for (std::size_t c = 0; c < cells.size(); ++c) {
    CellTotals cell{block(c), {}, {}};
    if (c > 0) cell.differences = block(cells.size() + c - 1);
    if (count_rules) cell.decided.resize(rules);
    for (const auto& seats : threads)
      for (std::size_t r = 0; r < cell.decided.size(); ++r)
        cell.decided[r] += (*seats)[c].counts.times[r];
    totals.cells.push_back(std::move(cell));
  }
  return totals;
}

Plan part_of(Plan plan, std::uint64_t number, std::uint64_t parts) {
  // Parts differ by one game at most. Nothing overflows: games are at most two to the 31st.
  const std::uint64_t begin = plan.games * (number - 1) / parts;
  const std::uint64_t end = plan.games * number / parts;
  plan.first += begin;
  plan.games = end - begin;
  return plan;
}

}  // namespace seatmate::lab
