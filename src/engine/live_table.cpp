#include "engine/live_table.h"

namespace seatmate {

const Entry* Answers::answer_to(std::string_view verb) {
  if (used_ >= answers_.size()) return nullptr;
  const Entry& entry = answers_[used_];
  if (entry.verb == verb) return &entry;
  unfit = Message{"engine.other-question", {}};
  return nullptr;
}

const Entry* Answers::fact_told_to(std::string_view verb) {
  if (telling_fact == nullptr || telling_fact->verb == verb) return telling_fact;
  unfit = Message{"engine.other-question", {}};
  return nullptr;
}

void Answers::wait_for(Form question) { pending = std::move(question); }

}  // namespace seatmate
