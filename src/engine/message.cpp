#include "engine/message.h"

#include "engine/result.h"

namespace seatmate {

Argument Arg::kept() const {
  Argument kept;
  kept.key = key_;
  switch (what_) {
    case What::number:
      kept.number = number_;
      break;
    case What::text:
      kept.kind = Argument::Kind::text;
      kept.text = text_;
      break;
    case What::message:
      if (message_->args.empty()) {
        kept.kind = Argument::Kind::term;
        kept.text = message_->id;
      } else {
        kept.kind = Argument::Kind::list;
        kept.items.push_back(*message_);
      }
      break;
    case What::list:
      kept.kind = Argument::Kind::list;
      kept.items = *list_;
      break;
  }
  return kept;
}

Args::Args(std::initializer_list<Arg> said) {
  reserve(said.size());
  for (const Arg& one : said) add(one);
}

void Args::add(const Arg& said) { push_back(said.kept()); }

Refusal refuse(std::string_view id, std::initializer_list<Arg> args) {
  return Refusal{Message{std::string(id), args}};
}

Message plain(std::string_view text) { return {std::string(plain_id), {Arg("text", text)}}; }
Message plain_number(std::int64_t n) { return {"number", {Arg("n", n)}}; }

}  // namespace seatmate
