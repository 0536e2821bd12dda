#include "lab/coverage.h"

#include <algorithm>
#include <memory>
#include <string>
#include <unordered_map>

#include "lab/mix.h"
#include "lab/signature.h"
#include "lab/simulate.h"
#include "lab/told.h"

namespace seatmate::lab {

namespace {

void count_simulated(const Box& box, const Settings& settings, std::uint64_t first,
                     std::uint64_t games, unsigned jobs, Coverage& coverage) {
  std::vector<std::shared_ptr<RuleCounts>> counts;
  const Totals totals = play_all({signature_seed, first, games, jobs}, 0, [&]() -> PlayOne {
    auto mine = counts.emplace_back(std::make_shared<RuleCounts>());
    const std::shared_ptr<Simulator> simulator =
        std::move(*box.simulator(settings, signature_seed));
    return [mine, simulator](std::uint64_t index, std::span<std::int32_t>) {
      simulator->count(signature_seed, index, *mine);
      return std::uint64_t{0};
    };
  });
  coverage.simulated += totals.games;
  for (const auto& part : counts)
    for (std::size_t rule = 0; rule < coverage.decided.size() && rule < part->times.size(); ++rule)
      coverage.decided[rule] += part->times[rule];
}

}  // namespace

Result<Coverage> cover(const Box& box, std::uint64_t games, unsigned jobs) {
  const GameInfo& info = box.info();
  Coverage coverage;
  coverage.decided.resize(info.rules.size());
  coverage.explained.resize(info.rules.size());
  std::unordered_map<std::string, std::size_t> number;
  for (std::size_t rule = 0; rule < info.rules.size(); ++rule)
    number.emplace(info.rules[rule], rule);

  const auto count_told = [&](const Play&, const Report& report) {
    for (const Step& step : report.steps)
      for (const Reason& reason : step.why)
        for (std::size_t at = 0; at < reason.rule.size();) {  // ids with spaces between
          const std::size_t end = std::min(reason.rule.find(' ', at), reason.rule.size());
          const auto found = number.find(reason.rule.substr(at, end - at));
          if (found != number.end()) ++coverage.explained[found->second];
          at = end + 1;
        }
  };
  const std::vector<Settings> mix = playable_mix(box);
  const std::uint64_t each = (games + mix.size() - 1) / std::max<std::size_t>(mix.size(), 1);
  std::uint64_t first = 0;
  for (const Settings& settings : mix) {
    count_simulated(box, settings, first, each, jobs, coverage);
    first += each;
    if (coverage.told == games) continue;  // no more told games than were asked for
    const Outcome told =
        play_told(box, settings, coverage.told, Listener{count_told, {}, count_told});
    if (!told) return told.refusal();
    ++coverage.told;
  }
  return coverage;
}

}  // namespace seatmate::lab
