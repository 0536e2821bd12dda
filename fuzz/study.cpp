// Any bytes as a study, and as the tables that one left behind (manifest, tallies and rules with
// the sign RS between them): refused, or played as cells and drawn as a page.

#include "lab/study.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "cli/commands/report_page.h"
#include "cli/commands/study_folder.h"
#include "embedded/embedded.h"
#include "engine/contract.h"
#include "json/json.h"
#include "protocol/protocol.h"
#include "text/catalog.h"

namespace {

using namespace seatmate;

void check(bool right) {
  if (!right) std::abort();
}

const std::vector<SetupOption>& options() {
  static const std::vector<SetupOption> all = [] {
    const Game& game = *games().front();
    const auto data = read_data(game.info().id, embedded::data());
    return (*game.open(data->doc))->options();
  }();
  return all;
}

void as_study(const Doc& file) {
  auto study = lab::read_study(file);
  if (!study) {
    check(!study.why().empty());
    return;
  }
  if (const Outcome known = lab::complete(*study, options()); !known) {
    check(!known.why().empty());
    return;
  }
  const std::size_t count = lab::count_cells(*study);
  if (count > lab::most_cells) return;
  const auto cells = lab::cells_of(*study);
  check(cells.size() == count);
  for (const lab::Cell& cell : cells) {
    check(cell.values.size() == study->vary.size());
    static_cast<void>(lab::inert(cell.settings, options()));
  }
}

void as_tables(std::string_view text) {
  std::string_view parts[3];
  for (std::string_view& part : parts) {
    const std::size_t end = std::min(text.find('\x1e'), text.size());
    part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  const auto result = cli::read_study_tables(parts[0], parts[1], parts[2]);
  if (!result) return;
  for (const lab::CellTotals& cell : result->totals.cells)
    for (const lab::Tally& tally : cell.values)
      check(lab::summarize(tally).games == result->totals.games);
  const GameInfo& info = games().front()->info();
  if (!std::ranges::equal(info.metrics, result->manifest.metrics) || result->totals.games == 0)
    return;
  static const text::Catalog words("en");
  const std::string page = cli::report_page(words, info, *result);
  check(page.find("<script") == page.npos && page.find('\x1b') == page.npos);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  if (const std::optional<Doc> doc = parse_json(text)) as_study(*doc);
  as_tables(text);
  return 0;
}
