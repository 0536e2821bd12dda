// Every message id that is made from parts at run time, so that the catalogs can be checked.

#include <array>

#include "engine/corrections.h"
#include "engine/deck_file.h"
#include "engine/term_list.h"
#include "games/through-the-ages/game.h"
#include "games/through-the-ages/inputs.h"
#include "games/through-the-ages/lab/simulate.h"
#include "games/through-the-ages/lines.h"
#include "games/through-the-ages/questions.h"
#include "games/through-the-ages/tactics.h"
#include "games/through-the-ages/words.h"

namespace seatmate::through_the_ages {

namespace {

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
constexpr std::array<std::string_view, 40> fields{"card",
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
                                                  "auction-from",
                                                  "auction-to",
                                                  "auction-force",
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
// What the view and the corrections say.
constexpr std::array<std::string_view, 8> blocks{"game",  "card",    "row",     "mat",
                                                 "techs", "wonders", "tactics", "colonies"};
constexpr std::array<std::string_view, 37> labels{
    "round",     "age",       "last-round",     "at-turn",        "culture",      "science",
    "strength",  "happiness", "gold",           "blue",           "difficulty",   "deck",
    "expansion", "her-war",   "human-war",      "human-strength", "space",        "card",
    "kind",      "slot",      "urban-left",     "urban-right",    "technology",   "buildings",
    "gives",     "wonder",    "stages",         "complete",       "flipped",      "active",
    "beside",    "common",    "human-colonies", "auction-any",    "colonisation", "defence",
    "war-units"};
constexpr std::array<std::string_view, 42> values{"wars",           "events",
                                                  "science",        "culture",
                                                  "extra-science",  "extra-culture",
                                                  "extra-strength", "extra-happiness",
                                                  "blue",           "tech",
                                                  "cubes",          "leader",
                                                  "government",     "special",
                                                  "farm-mine",      "unit",
                                                  "urban-left",     "urban-right",
                                                  "taken-leader",   "taken-government",
                                                  "taken-tactic",   "wonder",
                                                  "wonder-stages",  "built",
                                                  "flipped",        "row",
                                                  "yellow",         "tactic",
                                                  "active-tactic",  "beside",
                                                  "common",         "human-tactic",
                                                  "her-war",        "human-war",
                                                  "colony",         "past",
                                                  "human-strength", "human-culture",
                                                  "human-colonies", "human-politics",
                                                  "nobodys",        "human-second-politics"};

}  // namespace

std::vector<std::string> Rulebook::terms(const Data& data) {
  TermList terms(vocabulary);
  terms.reasons(rule_ids, why_lines);
  terms.all("metric", metric_names);
  terms.all("error", vocabulary_errors);
  terms.all("error", deck_file_errors);
  terms.all("error", correction_errors);
  terms.one("label", "list");
  terms.all("step", steps);
  for (const std::string_view step : {"refill-more", "spoils", "marker-changes", "put-back",
                                      "agreement-asked", "agreement-slide", "agreement-fill"})
    terms.one("step", step);
  terms.all("marker", {"science", "culture", "strength", "happiness"});
  terms.all("did", {"science", "culture"});
  terms.one("field", "technology");
  terms.one("field", "equal");
  terms.one("step", "first-turn-over");
  terms.one("step", "production");
  terms.questions(questions);
  terms.questions(std::array<std::string_view, 2>{AgreementCards::verb, EqualCards::verb});
  terms.all("question.number", human_number_names);
  terms.one("question-why", "number");
  terms.one("asked", HumanNumber::verb);
  terms.all("field", fields);
  terms.inputs(verb_names);
  terms.all("age", age_names);
  terms.all("slot", slot_names);
  terms.all("icon", card_icon_names);
  terms.all("icon", dev_icon_names);
  terms.all("icon", build_icon_names);
  terms.all("icon", politics_names);
  terms.all("player", player_names);
  terms.one("player", "you");
  terms.all("drawn-to", drawn_to_names);
  terms.all("yours", yours);
  terms.all("deck", deck_kind_names);
  terms.one("error", "deck-not-told");
  terms.all("result", {"culture"});
  terms.all("section", {"politics", "cards", "development", "build", "gain", "strip", "all"});
  for (const std::string_view name : {"none", "nothing", "yes", "no"}) terms.one("label", name);
  for (const auto* names : {card_icon_names.data(), dev_icon_names.data(), build_icon_names.data(),
                            politics_names.data()}) {
    const std::size_t count = names == card_icon_names.data()    ? card_icon_names.size()
                              : names == dev_icon_names.data()   ? dev_icon_names.size()
                              : names == build_icon_names.data() ? build_icon_names.size()
                                                                 : politics_names.size();
    for (std::size_t i = 0; i < count; ++i) terms.one("told", told_word(names[i]));
  }
  for (const std::string_view icon : build_icon_names)
    if (told_word(icon) != "wonder") terms.one("told", "blue-" + told_word(icon));
  for (const CivilCard& card : data.civil) terms.one("card", card.id);
  for (const MilitaryCard& card : data.military) terms.one("card", card.id);
  for (const std::string_view card : {"event_i", "event_ii", "event_iii", "military_bonus_i",
                                      "military_bonus_ii", "military_bonus_iii"})
    terms.one("card", std::string(card) + ".short");
  terms.setup(Rulebook::options(Data{}));
  terms.all("block", blocks);
  // What the page writes on the board besides.
  terms.all("board", {"army", "cubes", "game", "in-play", "other", "price"});
  terms.all("label", labels);
  terms.all("value", values);
  terms.all("type", type_names);
  return std::move(terms).ids();
}

}  // namespace seatmate::through_the_ages
