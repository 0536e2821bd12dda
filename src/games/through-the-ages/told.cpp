// What is told once: her cards, and the icons of the expansion's leaders and wonders.

#include "games/through-the-ages/game.h"
#include "games/through-the-ages/questions.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

namespace {

Field number_field(std::string_view id, int min, int max, int otherwise) {
  Field f = vocabulary.number_field(id, min, max);
  f.otherwise = std::to_string(otherwise);
  return f;
}
template <std::size_t N>
Field words_field(std::string_view id, const std::array<std::string_view, N>& icons) {
  Field f = vocabulary.field(id, Field::Kind::phrase);
  for (const std::string_view icon : icons)
    f.options.push_back({told_word(icon), term("told", told_word(icon))});
  return f;
}

}  // namespace

std::string CardFact::id() const { return "card." + std::to_string(number); }
Form CardFact::form(const Data&, const State&) const {
  Form form = vocabulary.question(
      verb, {Arg("n", (number - 1) % cards_of_age + 1),
             Arg("age", term(static_cast<Age>((number - 1) / cards_of_age + 1))), Arg("id", id())});
  Field politics = words_field("politics", politics_names);
  for (Option& option : politics.options)
    option.counted = option.token != told_word(politics_names[index(PoliticsIcon::event)]);
  Field cards = vocabulary.field("icons-cards", Field::Kind::list);
  cards.max = 6;
  cards.repeats = true;
  for (const std::string_view icon : card_icon_names)
    cards.options.push_back({told_word(icon), term("told", told_word(icon))});
  Field build = words_field("icons-build", build_icon_names);
  for (Option& option : build.options) option.counted = option.token == "wonder";
  for (const std::string_view icon : build_icon_names)
    if (told_word(icon) != "wonder")
      build.options.push_back({"blue-" + told_word(icon), term("told", "blue-" + told_word(icon))});
  for (Field* one : {&politics, &build}) one->min = one->max = 1;  // no alternatives
  FieldPart from = vocabulary.part("auction-from", -99, 99);
  FieldPart to = vocabulary.part("auction-to", -99, 99, "..");
  from.optional = to.optional = true;
  const Field auction = vocabulary.rows_field(
      "auction", 0, 6, {from, to, vocabulary.part("auction-force", 0, 40, ":")},
      "-5..0:1 1..4:2 11..:4");
  form.fields = {politics,
                 cards,
                 words_field("icons-development", dev_icon_names),
                 build,
                 vocabulary.number_field("military-cards", 0, 6),
                 vocabulary.number_field("happy", 0, 2),
                 auction,
                 vocabulary.number_field("colonisation", 0, 20),
                 vocabulary.number_field("defence", 0, 20),
                 vocabulary.number_field("war-units", 0, 6)};
  return form;
}
Result<std::string> CardFact::read(const Data&, const State&, const Entry& entry) const {
  std::string strip = argument(entry, 6);
  if (strip == "-") strip.clear();
  const auto card = read_card(
      argument(entry, 0) + " | " + argument(entry, 1) + " | " + argument(entry, 2) + " | " +
      argument(entry, 3) + " | " + argument(entry, 4) + " " + argument(entry, 5) + " | " + strip +
      " " + argument(entry, 7) + " " + argument(entry, 8) + " " + argument(entry, 9));
  if (!card) return card.refusal();
  return write_card(*card);
}

std::string IconsFact::id() const { return "icons." + names->card(card).id; }
Form IconsFact::form(const Data& printed, const State&) const {
  const CivilCard& known = printed.card(card);
  Form form = vocabulary.question(verb, {Arg("card", name_of(printed, card)), Arg("id", id())});
  form.fields = {number_field("icon-culture", 0, 20, known.ratings.culture),
                 number_field("icon-science", 0, 20, known.ratings.science),
                 number_field("icon-happy", -2, 9, known.ratings.happiness),
                 number_field("icon-strength", 0, 20, known.ratings.strength)};
  if (known.cls == Class::wonder)
    form.fields.push_back(number_field("icon-stages", 1, 9, known.stages));
  return form;
}
Result<std::string> IconsFact::read(const Data& printed, const State&, const Entry& entry) const {
  const bool wonder = printed.card(card).cls == Class::wonder;
  std::string text;
  for (std::size_t i = 0; i < 4; ++i) text += argument(entry, i) + " ";
  text += wonder ? argument(entry, 4) : "0";
  Data scratch = printed;
  if (const Outcome fits = Rulebook::learn(scratch, {id(), text}); !fits) return fits.refusal();
  return text;
}

}  // namespace seatmate::through_the_ages
