// `decide`: one question in the shapes of docs/decide.md, answered by the rules that `play` runs.

#include "games/golem/lab/decide.h"

#include <algorithm>

#include "games/golem/game.h"

namespace seatmate::golem {

namespace {

struct Kind {
  std::string_view name;
  Doc (*decide)(Given& given, DecideTable& table);
};
constexpr std::array<Kind, 13> kinds{{
    {"marble", decide_marble},
    {"rabbi", decide_rabbi},
    {"turn-order", decide_turn_order},
    {"move-golems", decide_move_golems},
    {"work", decide_work},
    {"resources", decide_resources},
    {"create-golem", decide_create_golem},
    {"kill", decide_kill},
    {"student", decide_student},
    {"book", decide_book},
    {"upgrade-type", decide_upgrade_type},
    {"influence", decide_influence},
    {"end-scoring", decide_end_scoring},
}};

}  // namespace

Doc Rulebook::decide(const Data& data, const Doc& question) {
  return answer_case(kinds, question, [&](const Kind& kind, Given& given) {
    DecideTable table(data);
    Doc result = kind.decide(given, table);
    cite_rules(result, table.trail, rule_ids);
    return result;
  });
}

// ---- what several kinds are given

CardColours read_character(Given& character) {
  const CardColours card{character.name<Colour>("left", colour_names),
                         character.name<Colour>("right", colour_names)};
  if (card.left == card.right && character.ok())
    character.unfit("right", character["right"], "another colour than \"left\"");
  return card;
}

void read_strategy(Given& given, State& s) {
  const auto tokens = given.list<Colour>("strategy", colour_names, colour_count, colour_count);
  if (tokens.size() != colour_count) return;
  std::copy(tokens.begin(), tokens.end(), s.strategy.begin());
  if (given.ok() &&
      ((tokens[0] == tokens[1]) || (tokens[0] == tokens[2]) || (tokens[1] == tokens[2])))
    given.wrong(
        "\"strategy\" has a token twice: it must be \"red\", \"yellow\" and \"blue\" from "
        "the top down.");
}

void read_golems(Given& given, State& s) {
  for (Given& golem : given.objects("golems", 0, Golems::capacity()))
    s.golems.push_back({golem.name<Colour>("district", colour_names),
                        static_cast<std::uint8_t>(golem.number("section", 1, sections)),
                        golem.flag("lying"), false});
}

// ---- writing

Doc golem_doc(const Golem& golem) {
  Doc doc = Doc::object();
  doc.set("district", token(golem.district));
  doc.set("section", int{golem.section});
  doc.set("lying", golem.lying);
  return doc;
}

}  // namespace seatmate::golem
