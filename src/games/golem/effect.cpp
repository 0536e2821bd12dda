#include "games/golem/effect.h"

#include "engine/phrase.h"
#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

std::optional<Act> act_of(std::string_view word) {
  for (std::size_t i = 0; i < act_infos.size(); ++i)
    if (act_infos[i].word == word) return static_cast<Act>(i);
  return std::nullopt;
}

// An effect that would come back to itself never ends: a book that uses books, an artefact that
// gives artefacts' incomes, a cell of the cemetery that kills. An artefact that uses books comes
// back through a book that gives its income; GO-BOOK-5 knows only tiles that use books.
bool loops(Act act, Where where) {
  return (where == Where::book && act == Act::books) ||
         (where == Where::artefact && (act == Act::artefact || act == Act::books)) ||
         (where == Where::cemetery && act == Act::kill);
}

}  // namespace

Result<Effect> read_effect(std::string_view text, Where where) {
  Effect effect;
  const auto phrase = read_phrase(text, most_parts);
  if (!phrase) return refuse("golem.error.effect", {Arg("text", text)});
  std::size_t option = 0;
  for (const PhrasePart& said : phrase->parts) {
    while (option < said.option) {
      ++option;
      if (effect.parts.size() + 1 >= most_parts) return refuse("golem.error.effect-long", {});
      effect.parts.push_back({Act::either, 0});
    }
    const auto act = act_of(said.word);
    if (!act) return refuse("golem.error.effect-word", {Arg("word", said.word)});
    if (loops(*act, where))
      return refuse("golem.error.effect-loop", {Arg("word", term("effect", said.word))});
    const ActInfo& info = act_infos[static_cast<std::size_t>(*act)];
    const int least = info.amount == Amount::count ? 1 : 0;
    const int n = said.number.value_or(least);
    if (info.amount == Amount::none && n != 0)
      return refuse("golem.error.effect-no-number",
                    {Arg("word", term("effect", said.word)), Arg("n", n)});
    if (n < least || n > info.most)
      return refuse("golem.error.effect-number",
                    {Arg("word", term("effect", said.word)), Arg("n", n), Arg("min", least),
                     Arg("max", info.most)});
    if (effect.parts.full()) return refuse("golem.error.effect-long", {});
    effect.parts.push_back({*act, static_cast<std::uint8_t>(n)});
  }
  if (option + 1 < phrase->options) return refuse("golem.error.effect", {Arg("text", text)});
  return effect;
}

std::string write_effect(const Effect& effect) {
  std::string text;
  for (const Part& part : effect.parts) {
    if (!text.empty()) text += ' ';
    if (part.act == Act::either) {
      text += '/';
      continue;
    }
    const ActInfo& info = act_infos[static_cast<std::size_t>(part.act)];
    text += info.word;
    if (info.amount != Amount::none) (text += ':') += std::to_string(part.n);
  }
  return text;
}

}  // namespace seatmate::golem
