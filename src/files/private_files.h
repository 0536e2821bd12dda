#pragma once

// What somebody plays is nobody else's: our folder is open to its owner only, and so are the games
// in it.

#include <string>

namespace seatmate {

// Makes the folder and those above it that are missing, for their owner only. What was there before
// stays as it is. If that fails, opening a file in it says so.
void make_private_folder(const std::string& folder);
// A folder or a file of ours that was made before that was so.
void keep_to_owner(const std::string& path);
// Makes the file if it is not there, so that it is private from its first moment.
void make_private_file(const std::string& file);

}  // namespace seatmate
