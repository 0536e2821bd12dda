#pragma once

// What tiles, books, characters and cells do, in one small vocabulary.
//
// An effect is a list of parts carried out in order; `either` begins the next alternative. Some
// parts are a price (a step back, a payment): if a price cannot be paid what follows it is not
// done. Some are a condition: if it does not hold, what follows it is not done.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/inline_vector.h"
#include "engine/result.h"

namespace seatmate::golem {

enum class Act : std::uint8_t {
  // Resources: one kind for her (GO-RES-1), named as printed.
  coins,
  clay,
  knowledge,
  pay,
  // Points and gold.
  vp,
  vp_golem_track,   // n times the value of the golem track
  vp_developments,  // n for each development made
  vp_golems,        // n for each own golem on the board
  vp_books,         // n for each own book
  gold,
  // Students.
  student,
  student_red,
  student_yellow,
  student_blue,
  student_back,
  student_back_red,
  student_back_yellow,
  student_back_blue,
  // Golems.
  golem,  // create one, with a discount of n
  golem_forward,
  golem_back,
  golem_free,
  golem_optional,
  kill,
  work,  // n golems work at no price
  // Developments, with a discount of n.
  develop,
  develop_golem,
  develop_artefact,
  develop_learning,
  // Books and tracks.
  book,      // buy one, with a discount of n
  books,     // activate n owned books
  artefact,  // n created artefacts give their income
  golem_track,
  golem_track_down,
  golem_track_free,
  learning,
  learning_down,
  // Conditions.
  if_golems_most,   // at most n own golems on the board
  if_golems_least,  // at least n
  if_standing_least,
  if_books_least,
  if_artefacts_least,
  // Applied at the table; the player tells the result.
  told,
  either
};
inline constexpr int act_count = 43;  // without `either`

// How a part's number is meant.
enum class Amount : std::uint8_t { none, count, discount };

struct ActInfo {
  std::string_view word;
  Amount amount;
  std::uint8_t most;  // the largest number that makes sense
};
inline constexpr std::array<ActInfo, act_count> act_infos{{
    {"coins", Amount::count, 20},
    {"clay", Amount::count, 20},
    {"knowledge", Amount::count, 20},
    {"pay", Amount::count, 20},
    {"vp", Amount::count, 30},
    {"vp-golem-track", Amount::count, 5},
    {"vp-developments", Amount::count, 5},
    {"vp-golems", Amount::count, 5},
    {"vp-books", Amount::count, 5},
    {"gold", Amount::count, 5},
    {"student", Amount::count, 5},
    {"student-red", Amount::count, 5},
    {"student-yellow", Amount::count, 5},
    {"student-blue", Amount::count, 5},
    {"student-back", Amount::count, 5},
    {"student-back-red", Amount::count, 5},
    {"student-back-yellow", Amount::count, 5},
    {"student-back-blue", Amount::count, 5},
    {"golem", Amount::discount, 20},
    {"golem-forward", Amount::count, 9},
    {"golem-back", Amount::count, 9},
    {"golem-free", Amount::count, 9},
    {"golem-optional", Amount::count, 9},
    {"kill", Amount::none, 0},
    {"work", Amount::count, 6},
    {"develop", Amount::discount, 20},
    {"develop-golem", Amount::discount, 20},
    {"develop-artefact", Amount::discount, 20},
    {"develop-learning", Amount::discount, 20},
    {"book", Amount::discount, 20},
    {"books", Amount::count, 9},
    {"artefact", Amount::count, 4},
    {"golem-track", Amount::count, 9},
    {"golem-track-down", Amount::count, 9},
    {"golem-track-free", Amount::count, 9},
    {"learning", Amount::count, 9},
    {"learning-down", Amount::count, 9},
    {"if-golems-most", Amount::count, 6},
    {"if-golems-least", Amount::count, 6},
    {"if-standing-least", Amount::count, 6},
    {"if-books-least", Amount::count, 25},
    {"if-artefacts-least", Amount::count, 4},
    {"told", Amount::none, 0},
}};

struct Part {
  Act act = Act::told;
  std::uint8_t n = 1;
  friend bool operator==(const Part&, const Part&) = default;
};

inline constexpr std::size_t most_parts = 10;

struct Effect {
  InlineVector<Part, most_parts> parts;

  [[nodiscard]] bool has(Act act) const {
    for (const Part& part : parts)
      if (part.act == act) return true;
    return false;
  }
  friend bool operator==(const Effect&, const Effect&) = default;
};

// What an effect is printed on: some words would make an effect call itself there.
enum class Where : std::uint8_t { district, action, character, book, start, artefact, cemetery };

// "clay:2 kill / vp:3", or the sentence that says what is wrong with it.
[[nodiscard]] Result<Effect> read_effect(std::string_view text, Where where);
[[nodiscard]] std::string write_effect(const Effect& effect);

}  // namespace seatmate::golem
