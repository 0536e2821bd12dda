#pragma once

// A study as one page: plots, tables and where they come from, in a file that needs no other.

#include <string>

#include "cli/commands/study_folder.h"
#include "engine/contract.h"
#include "text/catalog.h"

namespace seatmate::cli {

[[nodiscard]] std::string report_page(const text::Catalog& words, const GameInfo& info,
                                      const StudyResult& result);

}  // namespace seatmate::cli
