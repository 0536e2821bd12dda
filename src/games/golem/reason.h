#pragma once

// Every line a rule can leave in the trail: its sentence in the catalogs, what its first number
// stands for, and what else it rests on: a rule behind it, a reading, a fact (F-09).

#include <array>
#include <cstdint>
#include <string_view>

#include "games/golem/rules.h"

namespace seatmate::golem {

enum class About : std::uint8_t {
  numbers,
  criterion,
  colour,
  colours,  // both numbers
  area,
  row,
  action,
  bonus,
  section
};
struct WhyLine {
  Rule rule;
  std::string_view method;
  std::string_view sentence;  // golem.why.<sentence>
  About about = About::numbers;
  std::string_view grounds{};
};

inline constexpr std::array why_lines{
    // set-up
    WhyLine{Rule::GO_COMP_1, "cards", "cards"},
    WhyLine{Rule::GO_COMP_2, "participants", "participants"},
    WhyLine{Rule::GO_DIFF_1, "level", "level"},
    WhyLine{Rule::GO_SETUP_1, "special", "special", About::numbers, "A-01"},
    WhyLine{Rule::GO_SETUP_2, "first-player", "first-player"},
    WhyLine{Rule::GO_SETUP_3, "starting-tile", "starting-tile"},
    WhyLine{Rule::GO_SETUP_4, "goals", "goal-cards"},
    WhyLine{Rule::GO_SETUP_5, "last-artefact-tile", "last-artefact-tile"},
    WhyLine{Rule::GO_SETUP_6, "tokens", "tokens", About::colours, "F-22"},
    WhyLine{Rule::GO_SETUP_7, "bonus", "starting-bonus", About::numbers, "A-21"},
    WhyLine{Rule::GO_SETUP_8, "shuffled", "shuffled"},
    // resources
    WhyLine{Rule::GO_RES_1, "gain", "gain"},
    WhyLine{Rule::GO_RES_1, "spend", "spend"},
    WhyLine{Rule::GO_RES_2, "ends", "ends"},
    WhyLine{Rule::GO_RES_3, "beyond-20", "beyond-20"},
    WhyLine{Rule::GO_RES_4, "below-5", "below-5"},
    WhyLine{Rule::GO_RES_5, "red-zone", "red-zone", About::numbers, "A-02"},
    WhyLine{Rule::GO_RES_6, "tested-now", "tested-now"},
    WhyLine{Rule::GO_ACT_4, "always-pays", "always-pays", About::numbers, "GO-RES-4"},
    WhyLine{Rule::GO_DISC_1, "all-developed", "discount-all-developed"},
    WhyLine{Rule::GO_DISC_1, "no-book", "discount-no-book"},
    WhyLine{Rule::GO_DISC_1, "no-golem-left", "discount-no-golem", About::numbers, "A-22"},
    WhyLine{Rule::GO_DISC_1, "none-stands", "discount-none-stands", About::numbers, "A-30"},
    WhyLine{Rule::GO_DISC_2, "surplus", "surplus"},
    WhyLine{Rule::GO_DISC_2, "work-surplus", "work-surplus", About::numbers, "A-09"},
    WhyLine{Rule::GO_INC_1, "as-far-as-possible", "as-far-as-possible", About::numbers, "A-12"},
    WhyLine{Rule::GO_INC_1, "no-book", "no-book"},
    WhyLine{Rule::GO_INC_2, "idle-golem", "idle-golem"},
    WhyLine{Rule::GO_INC_3, "no-golem", "no-golem"},
    WhyLine{Rule::GO_INC_4, "no-benefit", "no-benefit"},
    WhyLine{Rule::GO_INC_4, "no-marble", "no-marble"},
    // tokens
    WhyLine{Rule::GO_STRAT_1, "token-row", "token-row", About::row},
    WhyLine{Rule::GO_STRAT_2, "higher-token", "higher-token", About::numbers, "GO-STRAT-5"},
    WhyLine{Rule::GO_STRAT_2, "lower-token", "lower-token", About::numbers, "GO-STRAT-5"},
    WhyLine{Rule::GO_STRAT_3, "main-token", "main-token"},
    WhyLine{Rule::GO_STRAT_4, "token-down", "token-down", About::area, "A-15"},
    WhyLine{Rule::GO_STRAT_5, "printed-order", "printed-order"},
    WhyLine{Rule::GO_GOLEM_4, "only-resources", "only-resources"},
    WhyLine{Rule::GO_ART_4, "only-resources", "only-resources"},
    // golem movement
    WhyLine{Rule::GO_MOVE_1, "steps", "steps", About::numbers, "F-05"},
    WhyLine{Rule::GO_MOVE_2, "leg-for-two", "leg-for-two", About::numbers, "F-30"},
    WhyLine{Rule::GO_MOVE_3, "forward", "golems-forward"},
    WhyLine{Rule::GO_MOVE_3, "lying-first", "lying-first", About::numbers, "F-06"},
    WhyLine{Rule::GO_MOVE_3, "lowest-section", "lowest-section", About::section},
    WhyLine{Rule::GO_MOVE_4, "back", "golems-back"},
    WhyLine{Rule::GO_MOVE_4, "lying-first", "lying-first", About::numbers, "F-06"},
    WhyLine{Rule::GO_MOVE_4, "highest-section", "highest-section", About::section},
    WhyLine{Rule::GO_MOVE_5, "stand-up-in-1", "stand-up-in-1", About::numbers, "A-08"},
    WhyLine{Rule::GO_MOVE_5, "back-if-free", "back-if-free"},
    WhyLine{Rule::GO_MOVE_5, "nobody-back", "nobody-back", About::numbers, "A-27"},
    WhyLine{Rule::GO_MOVE_6, "forward", "golems-optional"},
    WhyLine{Rule::GO_MOVE_6, "lying-first", "lying-first", About::numbers, "F-06"},
    WhyLine{Rule::GO_MOVE_6, "lowest-section", "lowest-section", About::section},
    WhyLine{Rule::GO_MOVE_7, "entry", "entry", About::section, "F-23 A-28"},
    WhyLine{Rule::GO_MOVE_8, "unused", "unused-steps", About::numbers, "F-07"},
    // the turn
    WhyLine{Rule::GO_CARD_1, "laid", "card-laid"},
    WhyLine{Rule::GO_CARD_2, "left-to-right", "left-to-right"},
    WhyLine{Rule::GO_CARD_3, "one-column", "one-column", About::action},
    WhyLine{Rule::GO_GEN_3, "never-passes", "never-passes"},
    WhyLine{Rule::GO_BONUS_1, "bonus", "bonus-of-level"},
    WhyLine{Rule::GO_BONUS_1, "level-too-low", "level-too-low"},
    WhyLine{Rule::GO_BONUS_2, "kind", "bonus-kind", About::bonus},
    WhyLine{Rule::GO_BONUS_2, "enough-golems", "enough-golems"},
    WhyLine{Rule::GO_BONUS_2, "shuffle-all", "shuffle-all"},
    WhyLine{Rule::GO_BONUS_2, "students", "bonus-students", About::numbers, "A-11"},
    WhyLine{Rule::GO_TURN_1, "owed", "turn-owed", About::action},
    WhyLine{Rule::GO_TURN_2, "column", "turn-column", About::action},
    WhyLine{Rule::GO_TURN_2, "symbol", "turn-symbol", About::action},
    WhyLine{Rule::GO_TURN_3, "third-turn", "third-turn"},
    // rabbi
    WhyLine{Rule::GO_RABBI_1, "wants-to-kill", "wants-to-kill"},
    WhyLine{Rule::GO_RABBI_2, "first-number", "rabbi-number"},
    WhyLine{Rule::GO_RABBI_3, "absent", "tile-absent", About::numbers, "F-13"},
    WhyLine{Rule::GO_RABBI_3, "occupied", "tile-occupied"},
    WhyLine{Rule::GO_RABBI_4, "printed-cell", "printed-cell", About::numbers, "F-14"},
    WhyLine{Rule::GO_RABBI_5, "tile-effect", "tile-effect"},
    WhyLine{Rule::GO_RABBI_6, "kill-tile", "kill-tile", About::numbers, "A-17"},
    WhyLine{Rule::GO_RABBI_6, "topmost-free", "topmost-free"},
    WhyLine{Rule::GO_KILL_2, "kill-first", "kill-first"},
    // marble
    WhyLine{Rule::GO_MARBLE_1, "criteria", "criteria", About::numbers},
    WhyLine{Rule::GO_MARBLE_2, "marbles", "marbles"},
    WhyLine{Rule::GO_MARBLE_3, "ignored", "ignored", About::numbers, "A-23"},
    WhyLine{Rule::GO_MARBLE_4, "skipped", "criterion-skipped", About::criterion},
    WhyLine{Rule::GO_MARBLE_4, "decides", "criterion-decides", About::criterion},
    WhyLine{Rule::GO_MARBLE_4, "active", "criterion-active", About::criterion},
    WhyLine{Rule::GO_MARBLE_5, "no-effect", "criterion-no-effect", About::criterion},
    WhyLine{Rule::GO_MARBLE_6, "in-play", "in-play", About::criterion, "A-05 A-26"},
    WhyLine{Rule::GO_MARBLE_7, "mirror-works", "mirror-work-active", About::numbers, "A-31"},
    WhyLine{Rule::GO_MARBLE_8, "list-at-its-end", "list-at-its-end"},
    WhyLine{Rule::GO_MARBLE_9, "work-with-two", "work-with-two"},
    WhyLine{Rule::GO_MARBLE_10, "highest-token", "highest-token"},
    WhyLine{Rule::GO_MARBLE_11, "not-the-mirror", "not-the-mirror"},
    WhyLine{Rule::GO_MARBLE_12, "token-colour", "token-colour", About::numbers, "A-07"},
    WhyLine{Rule::GO_MARBLE_12, "only-ignored", "only-ignored"},
    WhyLine{Rule::GO_MARBLE_13, "value", "value", About::numbers, "F-08 F-09"},
    WhyLine{Rule::GO_MIRROR_1, "mirror-works", "mirror-works"},
    WhyLine{Rule::GO_MIRROR_1, "mirror-token", "mirror-token", About::area},
    // students and tracks
    WhyLine{Rule::GO_STUD_1, "students", "students-forward"},
    WhyLine{Rule::GO_STUD_1, "leftmost", "student-leftmost", About::section},
    WhyLine{Rule::GO_STUD_2, "students", "students-back"},
    WhyLine{Rule::GO_STUD_2, "rightmost", "student-rightmost", About::section},
    WhyLine{Rule::GO_TRACK_1, "up", "track-up"},
    // work
    WhyLine{Rule::GO_WORK_1, "ladder", "ladder", About::numbers, "F-10"},
    WhyLine{Rule::GO_WORK_2, "as-many", "as-many", About::numbers, "A-10"},
    WhyLine{Rule::GO_WORK_3, "standing", "golems-standing"},
    WhyLine{Rule::GO_WORK_3, "rightmost", "golem-rightmost", About::section},
    WhyLine{Rule::GO_WORK_4, "none-stands", "none-stands", About::numbers, "A-30"},
    WhyLine{Rule::GO_WORK_5, "created-this-turn", "created-this-turn"},
    // golem, artefact, learning
    WhyLine{Rule::GO_ACT_1, "resources", "action-resources", About::numbers, "F-11"},
    WhyLine{Rule::GO_ACT_2, "development", "action-development"},
    WhyLine{Rule::GO_ACT_2, "no-development", "no-development", About::numbers, "GO-RES-5"},
    WhyLine{Rule::GO_ACT_3, "main-action", "main-action", About::numbers, "F-12"},
    WhyLine{Rule::GO_GOLEM_1, "open-developments", "open-developments", About::numbers, "F-30"},
    WhyLine{Rule::GO_GOLEM_1, "three-menorahs", "three-menorahs"},
    WhyLine{Rule::GO_GOLEM_1, "cheapest", "cheapest"},
    WhyLine{Rule::GO_GOLEM_2, "districts", "districts", About::numbers, "F-28"},
    WhyLine{Rule::GO_GOLEM_2, "fewest-golems", "fewest-golems"},
    WhyLine{Rule::GO_GOLEM_3, "leg-triggers", "leg-triggers", About::numbers, "A-19"},
    WhyLine{Rule::GO_ART_1, "open-developments", "open-artefact-developments"},
    WhyLine{Rule::GO_ART_1, "three-menorahs", "three-menorahs"},
    WhyLine{Rule::GO_ART_2, "doubled", "doubled", About::numbers, "A-01"},
    WhyLine{Rule::GO_ART_3, "lowest-free", "gold-lowest", About::numbers, "F-32"},
    WhyLine{Rule::GO_LEARN_1, "open-developments", "open-developments", About::numbers, "F-31"},
    WhyLine{Rule::GO_LEARN_1, "three-menorahs", "three-menorahs"},
    WhyLine{Rule::GO_LEARN_1, "cheapest", "cheapest"},
    // books
    WhyLine{Rule::GO_BOOK_1, "first-number", "book-number"},
    WhyLine{Rule::GO_BOOK_2, "empty", "book-empty"},
    WhyLine{Rule::GO_BOOK_2, "no-student", "book-no-student"},
    WhyLine{Rule::GO_BOOK_2, "no-column", "book-no-column"},
    WhyLine{Rule::GO_BOOK_2, "column-full", "book-column-full"},
    WhyLine{Rule::GO_BOOK_3, "same-colour", "book-same-colour"},
    WhyLine{Rule::GO_BOOK_3, "leftmost-empty", "book-leftmost-empty"},
    WhyLine{Rule::GO_BOOK_3, "only-black", "book-only-black"},
    WhyLine{Rule::GO_BOOK_4, "leftmost-empty", "book-leftmost-empty"},
    WhyLine{Rule::GO_BOOK_4, "longest-column", "book-longest-column"},
    WhyLine{Rule::GO_BOOK_5, "use-book", "use-book", About::numbers, "A-13"},
    WhyLine{Rule::GO_BOOK_6, "kill-option", "kill-option"},
    WhyLine{Rule::GO_BOOK_6, "discarded", "option-discarded"},
    WhyLine{Rule::GO_BOOK_6, "left-option", "left-option", About::numbers, "A-14"},
    WhyLine{Rule::GO_BOOK_6, "right-option", "right-option", About::numbers, "A-14"},
    WhyLine{Rule::GO_GEN_1, "five-in-a-column", "five-in-a-column"},
    WhyLine{Rule::GO_GEN_1, "not-limited", "not-limited"},
    // killing
    WhyLine{Rule::GO_KILL_1, "all-golems", "golems-to-kill"},
    WhyLine{Rule::GO_KILL_1, "rightmost", "golem-rightmost", About::section},
    WhyLine{Rule::GO_KILL_1, "lying-first", "kill-lying", About::numbers, "A-29"},
    WhyLine{Rule::GO_KILL_1, "standing-first", "kill-standing", About::numbers, "A-29"},
    // the evening and the end
    WhyLine{Rule::GO_INFL_1, "takes-coins", "takes-coins"},
    WhyLine{Rule::GO_INFL_2, "pays-for-bonus", "pays-for-bonus"},
    WhyLine{Rule::GO_INFL_3, "match", "colours-match", About::numbers, "F-17"},
    WhyLine{Rule::GO_INFL_3, "no-match", "colours-differ", About::numbers, "F-17"},
    WhyLine{Rule::GO_INCOME_1, "artefacts-first", "artefacts-first", About::numbers, "F-25"},
    WhyLine{Rule::GO_INCOME_2, "one-development", "one-development"},
    WhyLine{Rule::GO_INCOME_3, "no-development", "no-development", About::numbers, "GO-RES-5"},
    WhyLine{Rule::GO_UPG_1, "open-areas", "open-areas", About::numbers, "A-18"},
    WhyLine{Rule::GO_UPG_1, "most-objects", "most-objects", About::numbers, "F-39"},
    WhyLine{Rule::GO_UPG_2, "concrete-tile", "concrete-tile", About::area},
    WhyLine{Rule::GO_CTRL_1, "control", "control", About::numbers, "F-38"},
    WhyLine{Rule::GO_GEN_2, "goals-not-fulfilled", "goals-not-fulfilled"},
    WhyLine{Rule::GO_END_1, "golem", "end-golem", About::numbers, "F-39 F-40"},
    WhyLine{Rule::GO_END_1, "artefact", "end-artefact", About::numbers, "F-39"},
    WhyLine{Rule::GO_END_1, "learning", "end-learning", About::numbers, "F-39"},
    WhyLine{Rule::GO_END_2, "goals", "end-goals"},
    WhyLine{Rule::GO_END_3, "resources", "end-resources", About::numbers, "A-03"},
};

}  // namespace seatmate::golem
