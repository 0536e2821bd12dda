// Every message id that is made from parts at run time, so that the catalogs can be checked.

#include <array>

#include "games/through-the-ages/game.h"
#include "games/through-the-ages/reason.h"
#include "games/through-the-ages/simulate.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

// What view.cpp and adjust.cpp say.
void add_view_terms(std::vector<std::string>& ids);

namespace {

using Ids = std::vector<std::string>;

template <class List>
void family(Ids& ids, std::string_view name, const List& list) {
  for (const auto& item : list) ids.push_back(term(name, item).id);
}

constexpr std::array<std::string_view, 26> steps{
    "setup-board", "setup-deck",   "setup-row",  "refill",  "refill-asked", "sweep",
    "age",         "cards",        "build",      "common",  "prepare",      "event",
    "bid",         "no-bid",       "colony",     "war",     "declare-war",  "held",
    "fell",        "attack",       "attack-won", "markers", "colony-yours", "colony-nobody",
    "final",       "attack-failed"};
constexpr std::array<std::string_view, 18> questions{
    "her-technology", "card",     "dealt",       "row-cards", "ran-out",      "military",
    "event",          "bid",      "attacked",    "target",    "her-building", "her-colony",
    "human-colony",   "her-card", "last-events", "final",     "tell-card",    "tell-icons"};
constexpr std::array<std::string_view, 37> fields{"card",
                                                  "cards",
                                                  "ran-out",
                                                  "military",
                                                  "event",
                                                  "rotated",
                                                  "bid",
                                                  "succeeded",
                                                  "target",
                                                  "building",
                                                  "colony",
                                                  "leader-or-wonder",
                                                  "events",
                                                  "culture",
                                                  "strength",
                                                  "science-rating",
                                                  "event-culture",
                                                  "lost-science",
                                                  "lost-culture",
                                                  "aggression",
                                                  "war",
                                                  "tactic",
                                                  "politics",
                                                  "icons-cards",
                                                  "icons-development",
                                                  "icons-build",
                                                  "military-cards",
                                                  "happy",
                                                  "auction",
                                                  "colonisation",
                                                  "defence",
                                                  "war-units",
                                                  "icon-culture",
                                                  "icon-science",
                                                  "icon-happy",
                                                  "icon-strength",
                                                  "icon-stages"};
constexpr std::array<std::string_view, 13> yours{"lose-science",
                                                 "lose-culture",
                                                 "science",
                                                 "culture",
                                                 "yellow",
                                                 "lose-yellow",
                                                 "enslave",
                                                 "plunder",
                                                 "raid",
                                                 "lose-population",
                                                 "lose-resources",
                                                 "lose-building",
                                                 "lose-leader-or-wonder"};

}  // namespace

std::vector<std::string> run_time_terms(const Data& data) {
  Ids ids{"tta.name"};
  for (const WhyLine& line : why_lines) ids.push_back(term("why", line.sentence).id);
  family(ids, "rule", rule_ids);
  family(ids, "metric", metric_names);
  family(ids, "error", std::array<std::string_view, 3>{"number", "word", "no-value"});
  ids.push_back(term("label", "list").id);
  family(ids, "step", steps);
  for (const std::string_view step : {"refill-more", "spoils", "marker-changes", "put-back"})
    ids.push_back(term("step", step).id);
  family(ids, "marker",
         std::array<std::string_view, 4>{"science", "culture", "strength", "happiness"});
  family(ids, "did", std::array<std::string_view, 2>{"science", "culture"});
  ids.push_back(term("field", "technology").id);
  ids.push_back(term("step", "first-turn-over").id);
  ids.push_back(term("step", "production").id);
  family(ids, "question", questions);
  family(ids, "question-why", questions);
  family(ids, "asked", questions);
  family(ids, "question.number", human_number_names);
  ids.push_back(term("question-why", "number").id);
  ids.push_back(term("asked", HumanNumber::verb).id);
  family(ids, "field", fields);
  for (const std::string_view verb : verb_names) {
    ids.push_back(term("input", verb).id);
    ids.push_back(term("input", verb).id + ".short");
    ids.push_back(term("said", verb).id);
  }
  family(ids, "age", age_names);
  family(ids, "slot", slot_names);
  family(ids, "icon", card_icon_names);
  family(ids, "icon", dev_icon_names);
  family(ids, "icon", build_icon_names);
  family(ids, "icon", politics_names);
  family(ids, "player", player_names);
  ids.push_back(term("player", "you").id);
  family(ids, "drawn-to", drawn_to_names);
  family(ids, "yours", yours);
  family(ids, "deck", deck_kind_names);
  family(ids, "result", std::array<std::string_view, 1>{"culture"});
  family(ids, "section",
         std::array<std::string_view, 7>{"politics", "cards", "development", "build", "gain",
                                         "strip", "all"});
  for (const std::string_view name : {"none", "nothing", "yes", "no"})
    ids.push_back(term("label", name).id);
  for (const auto* names : {card_icon_names.data(), dev_icon_names.data(), build_icon_names.data(),
                            politics_names.data()}) {
    const std::size_t count = names == card_icon_names.data()    ? card_icon_names.size()
                              : names == dev_icon_names.data()   ? dev_icon_names.size()
                              : names == build_icon_names.data() ? build_icon_names.size()
                                                                 : politics_names.size();
    for (std::size_t i = 0; i < count; ++i) ids.push_back(term("told", told_word(names[i])).id);
  }
  for (const std::string_view icon : build_icon_names)
    if (told_word(icon) != "wonder") ids.push_back(term("told", "blue-" + told_word(icon)).id);
  for (const CivilCard& card : data.civil) ids.push_back(term("card", card.id).id);
  for (const MilitaryCard& card : data.military) ids.push_back(term("card", card.id).id);
  for (const std::string_view card : {"event_i", "event_ii", "event_iii", "military_bonus_i",
                                      "military_bonus_ii", "military_bonus_iii"})
    ids.push_back(term("card", card).id + ".short");
  // The setup options speak for themselves, and so do their choices.
  for (const SetupOption& option : setup_options(Data{})) {
    ids.push_back(option.field.label.id);
    for (const Option& choice : option.field.options) ids.push_back(choice.label.id);
  }
  add_view_terms(ids);
  return ids;
}

}  // namespace seatmate::through_the_ages
