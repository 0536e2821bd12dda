#pragma once

// A file that is written beside its place and takes it only when it is whole and on the disk. So
// whatever goes wrong on the way, what stood there before still stands there, and no half of a file
// is left.

#include <string>

#include "engine/result.h"

namespace seatmate {

class NewFile {
 public:
  enum class Over { nothing, earlier };  // may it take the place of an earlier file?
  enum class For { everybody, owner };   // who may read it; an earlier file's readers stay

  NewFile(std::string name, Over over, For readers = For::everybody);
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  ~NewFile();

  // Whether writing can begin; the sentence if not.
  [[nodiscard]] const Outcome& begun() const { return begun_; }
  // Where to write. A device or a pipe has nothing to lose and is written to directly.
  [[nodiscard]] const std::string& path() const { return path_; }
  // What was written and closed there is brought to the disk and put in its place.
  [[nodiscard]] Outcome keep();
  // The sentence for what the system says went wrong just now.
  [[nodiscard]] Refusal trouble() const;

 private:
  Outcome begin(For readers);
  Outcome put_in_place();

  std::string name_;
  std::string target_;  // where the name leads, if it is a link
  std::string path_;
  Over over_;
  bool ours_ = false;  // there is a file beside that must go if it is not kept
  Outcome begun_;
};

// The entry of a file in its folder, too, is only safe once the folder is on the disk.
[[nodiscard]] bool sync_folder_of(const std::string& file);

}  // namespace seatmate
