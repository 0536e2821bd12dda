#pragma once

// What a person is asked, what a person says, and what a person is told: plain values that the
// session writes down and that the terminal and the page draw. No game has a screen of its own.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"
#include "engine/tabletop.h"

namespace seatmate {

// One thing that may be said: the token that goes into the journal, the words a person reads.
struct Option {
  std::string token;
  Message label;
  bool counted = false;  // of a phrase: the word wants a number ("clay:2")
  friend bool operator==(const Option&, const Option&) = default;
};

// One part of a row that is told: a number from `min` to `max` behind the sign `before`. One that
// is `optional` may be missing, but not its sign; a `flag` is its sign and nothing else, or
// nothing.
struct FieldPart {
  std::string before;
  Message label;
  std::int64_t min = 0;
  std::int64_t max = 0;
  bool optional = false;
  bool flag = false;
  friend bool operator==(const FieldPart&, const FieldPart&) = default;
};

// One blank of a form. `otherwise` is the default token ("just press return"), empty if there is
// none. A list field takes `min` to `max` tokens, written with commas between them, one more than
// once only if it `repeats`. A phrase is
// told in a small vocabulary: words of `options`, each with a number where it wants one ("clay:2
// kill"), alternatives with a slash between them ("vp:3 / gold:1"); see engine/phrase.h. A text
// that is `sorted` stands in an alphabet: who asks for it adds, behind a tab, how the reader's
// language sorts it ("Zoo\ticu72-en:5d4b…"), because the engine knows no language. A
// text with `parts` is told in rows, `min` to `max` of them with blanks between, each its parts one
// after another; `none` is what is said when there is no row, `example` is for who types it all.
struct Field {
  enum class Kind : std::uint8_t { one_of, number, place, text, list, phrase };

  std::string id;
  Kind kind = Kind::one_of;
  Message label;
  std::vector<Option> options;  // of one_of, place and list: what may be said now
  std::int64_t min = 0;
  std::int64_t max = 0;
  std::string otherwise;
  bool repeats = false;
  bool sorted = false;
  std::vector<FieldPart> parts = {};
  std::string none = {};
  std::string example = {};
  friend bool operator==(const Field&, const Field&) = default;
};

// One key that says a whole form at once, for games in which seconds count. The key is a digit, a
// space or a sign that every keyboard has, whatever its language.
struct Shortcut {
  char key = ' ';
  std::vector<std::string> args;  // one for each field
  Message label;
  friend bool operator==(const Shortcut&, const Shortcut&) = default;
};

// A sentence with blanks: something the player can have done ("built on …") or a question ("which
// card did you turn up?"). Forms that do not end the turn can be said before one that does.
struct Form {
  std::string verb;
  Message label;  // the button, or the question
  Message why;    // of a question: why it is asked; may be empty
  std::vector<Field> fields;
  bool ends_turn = true;
  std::vector<Shortcut> keys = {};
  friend bool operator==(const Form&, const Form&) = default;
};

// What is wanted from the table now: one of several forms on the player's turn, exactly one when it
// is a question, none when the game is over.
struct Prompt {
  enum class Mood : std::uint8_t { your_turn, question, over };
  Mood mood = Mood::your_turn;
  Message title;
  std::vector<Form> forms;
};

// What somebody said: the verb of a form and one token for each of its fields, and when (in
// milliseconds since 1970; the engine never reads a clock). `adjust` is an Entry too.
struct Entry {
  std::string verb;
  std::vector<std::string> args;
  std::int64_t at = 0;
  friend bool operator==(const Entry&, const Entry&) = default;
};

inline constexpr std::string_view adjust_verb = "adjust";

// A timer on the table. The engine never reads a clock: it says when the sand will be out, and who
// draws it compares that with the clock. `told`: real sand, which runs until somebody says it is
// out.
struct Countdown {
  enum class Mode : std::uint8_t { idle, runs, held, out };
  std::string id;
  Message label;
  Mode mode = Mode::idle;
  bool told = false;
  std::int64_t ends = 0;      // of one that runs: as Entry::at counts
  std::int64_t left = 0;      // of one that is held (or told): milliseconds
  std::int64_t duration = 0;  // a full one
  friend bool operator==(const Countdown&, const Countdown&) = default;
};

// Why: one line of the trail in words, the rule it rests on (and what stands behind it, with spaces
// between the ids), and the options it left (as tokens).
struct Reason {
  std::string rule;
  Message text;
  std::vector<std::string> left;
  friend bool operator==(const Reason&, const Reason&) = default;
};

// One thing to carry out on the table, or to know. `places` are tokens to light up on the board;
// `moved` is filled in for who is to see it (engine/scenes.h).
struct Step {
  enum class Kind : std::uint8_t { carry_out, you_may, note };
  Kind kind = Kind::carry_out;
  Message text;
  std::vector<std::string> places;
  std::vector<Reason> why;
  std::vector<Moved> moved = {};
  friend bool operator==(const Step&, const Step&) = default;
};

// `scenes` are its tables, as long as somebody may want to see them; `moved` is what moved after
// the last step. Reports that say the same are equal, whatever is kept to show with them.
struct Report {
  Message title;
  std::vector<Step> steps;
  std::vector<Moved> moved = {};
  std::shared_ptr<const Scenes> scenes = {};
  friend bool operator==(const Report& a, const Report& b) {
    return a.title == b.title && a.steps == b.steps;
  }
};

// What the table looks like, in blocks that any front end can draw.
struct HexCell {
  std::string id;     // token: "r4c7"
  std::string label;  // "E3"; empty for water
  int row = 0;
  int col = 0;
  std::string
      ground;         // id of a term: "aoi.terrain.lake"; <id>.short is its one- or two-letter form
  std::string piece;  // id of a term, or empty
  std::string owner;  // id of a term, or empty
  bool hers = false;  // the piece belongs to the automa
  bool mark = false;
  bool changed = false;  // a terrain tile lies here
  friend bool operator==(const HexCell&, const HexCell&) = default;
};

struct Block {
  enum class Kind : std::uint8_t { facts, table, hexes };
  std::string id;
  Kind kind = Kind::facts;
  Message title;
  std::vector<Message> columns;            // of a table
  std::vector<std::vector<Message>> rows;  // of a table; facts are rows of two
  std::vector<HexCell> cells;              // of hexes: odd rows stand half a hex to the right
  friend bool operator==(const Block&, const Block&) = default;
};

struct View {
  Message title;
  std::vector<Block> blocks;
  friend bool operator==(const View&, const View&) = default;
};

// How a game ended: one column a player, one row a kind of points.
struct Standing {
  Message name;
  bool automa = false;
  std::vector<std::int64_t> points;  // one for each row
  std::int64_t total = 0;
  bool winner = false;
  friend bool operator==(const Standing&, const Standing&) = default;
};
struct FinalResult {
  std::vector<Message> rows;
  std::vector<Standing> standings;
  Message verdict;
  friend bool operator==(const FinalResult&, const FinalResult&) = default;
};

// How the players stand on the way, as far as the game knows it: a human's points are often told
// only at the end.
struct Score {
  Message name;
  bool automa = false;
  std::optional<std::int64_t> points;
  friend bool operator==(const Score&, const Score&) = default;
};
struct Scores {
  int round = 0;  // the one being played; 0: the game has none
  std::vector<Score> players;
  friend bool operator==(const Scores&, const Scores&) = default;
};

}  // namespace seatmate
