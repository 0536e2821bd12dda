#pragma once

// The tables of a study as one SQLite file. Like the CSV files it follows from the exact counts;
// who reads a study back reads those.

#include <string>

#include "cli/commands/study_folder.h"

namespace seatmate::cli {

[[nodiscard]] Outcome write_study_database(const std::string& folder, const StudyResult& result,
                                           bool replace);

}  // namespace seatmate::cli
