#pragma once

// What only the table can know, asked where a rule needs it. The first part asks for what happened
// or lies there tonight; the second for what is printed, which is told once and then is data.

#include <optional>
#include <string>
#include <string_view>

#include "engine/form.h"
#include "engine/result.h"
#include "games/golem/state.h"

namespace seatmate::golem {

// The card the player turned up for her.
struct DrawnCard {
  static constexpr std::string_view verb = "card";
  using Answer = std::uint8_t;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// The number of the district tile above a section.
struct TileAt {
  static constexpr std::string_view verb = "tile-at";
  using Answer = std::uint8_t;
  Colour district;
  std::uint8_t section;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// The number of an action tile.
struct ActionTileAt {
  static constexpr std::string_view verb = "action-tile";
  using Answer = std::uint8_t;
  std::uint8_t position;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
// The book in a place of the library; 0 if the place is empty.
struct BookAt {
  static constexpr std::string_view verb = "book-at";
  using Answer = std::uint8_t;
  std::uint8_t position;
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<Answer> read(const Data& data, const State& s, const Entry& entry) const;
};
struct CharacterNow {
  static constexpr std::string_view verb = "character";
  using Answer = std::uint8_t;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// GO-SETUP-3: one starting tile after the other.
struct StartingTile {
  static constexpr std::string_view verb = "starting-tile";
  using Answer = std::uint8_t;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// GO-SETUP-5.
struct ArtefactTile {
  static constexpr std::string_view verb = "artefact-tile";
  using Answer = std::uint8_t;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// The thrown marbles, row by row: "white red:2 / yellow / …".
using Throw = std::array<std::array<std::uint8_t, marble_count>, row_count>;
struct ThrownMarbles {
  static constexpr std::string_view verb = "thrown";
  using Answer = Throw;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// "Apply it and tell me the result."
struct ToldResult {
  static constexpr std::string_view verb = "result";
  struct Answer {
    std::int8_t resources = 0;
    std::int8_t points = 0;
  };
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// The humans' final points.
struct HumanPoints {
  static constexpr std::string_view verb = "points";
  using Answer = std::array<std::int16_t, 3>;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};

// Which places of the library humans bought from since the actions, in that order.
struct BoughtMeanwhile {
  static constexpr std::string_view verb = "bought";
  using Answer = InlineVector<std::uint8_t, positions>;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};
// The cells of the cemetery humans buried golems in since the actions, as bits.
struct BuriedMeanwhile {
  static constexpr std::string_view verb = "buried";
  using Answer = std::uint16_t;
  [[nodiscard]] static Form form(const Data& data, const State& s);
  [[nodiscard]] static Result<Answer> read(const Data& data, const State& s, const Entry& entry);
};

// A phrase that tells how marbles fell into the five rows; only colours are offered that are there.
[[nodiscard]] Field thrown_field(std::string_view id,
                                 const std::array<std::uint8_t, marble_count>& marbles);
[[nodiscard]] Result<Throw> read_throw(const Data& data, int marbles, std::string_view text);
[[nodiscard]] std::string write_throw(const Throw& rows);

// --- told once
// -------------------------------------------------------------------------------------

struct CardFact {
  static constexpr std::string_view verb = "tell-card";
  std::uint8_t number;
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return card_of(data, s, number).source != Source::missing;
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
};
struct CharacterFact {
  static constexpr std::string_view verb = "tell-character";
  std::uint8_t number;  // as printed
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return is_known(s, data.characters[static_cast<std::size_t>(number - first_character)].source);
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
};
struct BookFact {
  static constexpr std::string_view verb = "tell-book";
  std::uint8_t number;
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return is_known(s, data.books[number - 1U].source);
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
};
// Everything that is only an effect: a tile, a cell, an artefact's income.
struct EffectFact {
  static constexpr std::string_view verb = "tell-effect";
  enum class Of : std::uint8_t { district, action, start, artefact, cemetery, learning };
  Of of;
  std::uint8_t a;      // number, cell, tile; of a district tile the colour
  std::uint8_t b = 0;  // of a district tile its number, of an artefact which one
  [[nodiscard]] std::string id() const;
  [[nodiscard]] Where where() const;
  [[nodiscard]] const PrintedEffect& of_data(const Data& data) const {
    switch (of) {
      case Of::district:
        return data.districts[a][b - 1U];
      case Of::action:
        return data.actions[a - 1U];
      case Of::start:
        return data.starts[a - 1U];
      case Of::artefact:
        return data.artefacts[a - 1U][b - 1U];
      case Of::cemetery:
        return data.cemetery[a - 1U];
      case Of::learning:
        break;
    }
    return data.learning[a - 1U];
  }
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return is_known(s, of_data(data).source);
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
};
// A row of numbers of the player board.
struct TableFact {
  static constexpr std::string_view verb = "tell-table";
  BoardTable table;
  [[nodiscard]] std::string id() const;
  [[nodiscard]] bool known(const Data& data, const State& s) const {
    return is_known(s, data.tables[index(table)].source);
  }
  [[nodiscard]] Form form(const Data& data, const State& s) const;
  [[nodiscard]] Result<std::string> read(const Data& data, const State& s,
                                         const Entry& entry) const;
};

[[nodiscard]] Message fact_label(std::string_view id);

}  // namespace seatmate::golem
