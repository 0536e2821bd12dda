#include "games/golem/words.h"

#include <optional>
#include <vector>

namespace seatmate::golem {

Message in_words(const Effect& effect) {
  std::vector<std::vector<Message>> ways(1);
  for (const Part& part : effect.parts) {
    if (part.act == Act::either) {
      ways.emplace_back();
      continue;
    }
    const ActInfo& info = act_infos[static_cast<std::size_t>(part.act)];
    if (info.amount == Amount::none || (info.amount == Amount::discount && part.n == 0))
      ways.back().push_back(term("effect", info.word));
    else
      ways.back().push_back({info.amount == Amount::count ? "golem.label.effect-count"
                                                          : "golem.label.effect-discount",
                             {Arg("n", part.n), Arg("what", term("effect", info.word))}});
  }
  std::optional<Message> text;
  for (std::vector<Message>& way : ways) {
    Message said = way.empty() ? term("label", "no-effect") : vocabulary.list(std::move(way));
    if (text) said = {"golem.label.effect-or", {Arg("one", *text), Arg("other", said)}};
    text = std::move(said);
  }
  return *text;
}

std::string_view source_word(const State& s, Source source) {
  if (!is_known(s, source)) return "missing";
  switch (source) {
    case Source::yours:
      return "told";
    case Source::house:
      return "house";
    default:
      return "public";
  }
}

}  // namespace seatmate::golem
