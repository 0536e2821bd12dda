#include "lab/simulate.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

namespace seatmate::lab {

namespace {

// Long enough that fetching one costs nothing, short enough that threads end together.
constexpr std::uint64_t chunk_size = 128;

// What all threads share.
class Work {
 public:
  Work(const Plan& plan, std::size_t metrics, const Watch& watch)
      : plan_(plan), metrics_(metrics), watch_(watch) {}

  void play(const PlayOne& play_one, Totals& totals) {
    totals.metrics.resize(metrics_);
    std::vector<std::int32_t> kept;
    std::vector<std::int32_t> now(metrics_);
    for (;;) {
      const std::uint64_t chunk = next_.fetch_add(1, std::memory_order_relaxed);
      if (chunk > (plan_.games - 1) / chunk_size) return;
      const std::uint64_t begin = chunk * chunk_size;
      const std::uint64_t end = std::min(begin + chunk_size, plan_.games);
      kept.clear();
      for (std::uint64_t i = begin; i < end; ++i) {
        totals.signature += play_one(plan_.first + i, now);
        for (std::size_t m = 0; m < metrics_; ++m) totals.metrics[m].add(now[m]);
        if (watch_.game) kept.insert(kept.end(), now.begin(), now.end());
      }
      totals.games += end - begin;
      tell(chunk, end - begin, kept);
    }
  }

 private:
  void tell(std::uint64_t chunk, std::uint64_t games, std::vector<std::int32_t>& kept) {
    if (!watch_.game && !watch_.progress) return;
    const std::scoped_lock lock(told_);
    done_ += games;
    if (watch_.game) {
      waiting_.emplace(chunk, Finished{games, std::move(kept)});
      kept = {};
      // A chunk that finished early waits for those before it.
      for (auto first = waiting_.begin(); first != waiting_.end() && first->first == next_told_;
           first = waiting_.erase(first), ++next_told_)
        tell_games(first->first * chunk_size, first->second);
    }
    if (watch_.progress) watch_.progress(done_);
  }

  struct Finished {
    std::uint64_t games = 0;
    std::vector<std::int32_t> metrics;
  };
  void tell_games(std::uint64_t begin, const Finished& finished) const {
    const std::span<const std::int32_t> all(finished.metrics);
    for (std::uint64_t i = 0; i < finished.games; ++i)
      watch_.game(plan_.first + begin + i, all.subspan(i * metrics_, metrics_));
  }

  const Plan& plan_;
  std::size_t metrics_;
  const Watch& watch_;
  std::atomic<std::uint64_t> next_ = 0;
  std::mutex told_;
  std::uint64_t done_ = 0;
  std::uint64_t next_told_ = 0;
  std::map<std::uint64_t, Finished> waiting_;
};

}  // namespace

void Totals::add(const Totals& other) {
  games += other.games;
  signature += other.signature;
  if (metrics.size() < other.metrics.size()) metrics.resize(other.metrics.size());
  for (std::size_t m = 0; m < other.metrics.size(); ++m) metrics[m].add(other.metrics[m]);
}

Totals play_all(const Plan& plan, std::size_t metrics, const std::function<PlayOne()>& make,
                const Watch& watch) {
  Totals totals;
  totals.metrics.resize(metrics);
  if (plan.games == 0) return totals;
  const std::uint64_t chunks = (plan.games - 1) / chunk_size + 1;
  const auto jobs = static_cast<std::size_t>(
      std::clamp<std::uint64_t>(plan.jobs, 1, std::min<std::uint64_t>(chunks, 1024)));

  Work work(plan, metrics, watch);
  std::vector<PlayOne> players;
  for (std::size_t i = 0; i < jobs; ++i) players.push_back(make());
  std::vector<Totals> parts(jobs);
  {
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < jobs; ++i)
      threads.emplace_back([&work, &players, &parts, i] { work.play(players[i], parts[i]); });
    work.play(players[0], parts[0]);
  }
  for (const Totals& part : parts) totals.add(part);
  return totals;
}

namespace {

// The first simulator shows whether the settings can be played; those of the other threads are
// made the same way.
Result<std::function<std::shared_ptr<Simulator>()>> simulators(const Box& box,
                                                               const Settings& settings,
                                                               std::uint64_t seed) {
  auto first = box.simulator(settings, seed);
  if (!first) return first.refusal();
  auto next = std::make_shared<std::unique_ptr<Simulator>>(std::move(*first));
  return std::function<std::shared_ptr<Simulator>()>([&box, settings, seed, next] {
    if (*next == nullptr) *next = std::move(*box.simulator(settings, seed));
    return std::shared_ptr<Simulator>(std::move(*next));
  });
}

}  // namespace

Result<Totals> simulate(const Box& box, const Settings& settings, const Plan& plan,
                        const Watch& watch) {
  const auto make = simulators(box, settings, plan.seed);
  if (!make) return make.refusal();
  return play_all(
      plan, box.info().metrics.size(),
      [&make, &plan]() -> PlayOne {
        return [simulator = (*make)(), seed = plan.seed](std::uint64_t index,
                                                         std::span<std::int32_t> metrics) {
          return simulator->play(seed, index, metrics);
        };
      },
      watch);
}

Result<Comparison> compare(const Box& one, const Box& other, const Settings& settings,
                           const Plan& plan, const Watch& watch) {
  const auto make_one = simulators(one, settings, plan.seed);
  if (!make_one) return make_one.refusal();
  const auto make_other = simulators(other, settings, plan.seed);
  if (!make_other) return make_other.refusal();
  const std::size_t n = one.info().metrics.size();
  // Three blocks of measurements: one, other, difference.
  const Totals all = play_all(
      plan, 3 * n,
      [&]() -> PlayOne {
        return [a = (*make_one)(), b = (*make_other)(), seed = plan.seed, n](
                   std::uint64_t index, std::span<std::int32_t> metrics) {
          const std::uint64_t digest = a->play(seed, index, metrics.first(n));
          b->play(seed, index, metrics.subspan(n, n));
          for (std::size_t m = 0; m < n; ++m) metrics[2 * n + m] = metrics[n + m] - metrics[m];
          return digest;
        };
      },
      watch);
  const auto block = [&](std::size_t number) {
    const auto begin = all.metrics.begin() + static_cast<std::ptrdiff_t>(number * n);
    return std::vector<Tally>(begin, begin + static_cast<std::ptrdiff_t>(n));
  };
  return Comparison{all.games, block(0), block(1), block(2)};
}

}  // namespace seatmate::lab
