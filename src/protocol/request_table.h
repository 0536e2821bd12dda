#pragma once

// The requests there are: what each takes, what it changes, and what its `id` names. The protocol
// checks a request by this table and says what it changed only where the table says that it may;
// the server knows by it when there may be news. A test holds
// docs/requests.json and docs/protocol.schema.json against it, and the page follows from those.

#include <cstdint>
#include <string_view>

namespace seatmate {

struct KnownRequest {
  enum class Kind : std::uint8_t { text, count, list, object, any };
  // One game, which games there are and how they are called, or what is known of a box.
  enum class Changes : std::uint8_t { nothing, game, games, facts };
  enum class Names : std::uint8_t { nothing, game, campaign };
  struct Argument {
    std::string_view name;
    Kind kind = Kind::any;
    bool required = true;
  };

  std::string_view name;
  Changes changes = Changes::nothing;
  Names names = Names::nothing;
  Argument arguments[4];  // the rest have no name
};

namespace request_table {

using enum KnownRequest::Kind;
using Argument = KnownRequest::Argument;
using Changes = KnownRequest::Changes;
using Names = KnownRequest::Names;

inline constexpr Argument game_name{"game", text};
inline constexpr Argument id{"id", text};
inline constexpr Argument content{"text", text};
inline constexpr Argument after{"after", count, false};
inline constexpr Argument steps{"steps", count, false};
inline constexpr Argument settings{"settings", object, false};
inline constexpr Argument seed{"seed", any, false};
inline constexpr Argument title{"title", text, false};

inline constexpr KnownRequest all[]{
    {"games", Changes::nothing, Names::nothing, {{"game", text, false}}},
    {"rules", Changes::nothing, Names::nothing, {game_name}},
    {"list",
     Changes::nothing,
     Names::nothing,
     {{"which", text, false}, {"limit", count, false}, {"after", text, false}}},
    {"record", Changes::nothing, Names::nothing, {game_name}},
    {"new", Changes::games, Names::nothing, {game_name, settings, seed, title}},
    {"open", Changes::nothing, Names::game, {id}},
    {"show",
     Changes::nothing,
     Names::game,
     {id, {"parts", list, false}, {"entry", count, false}, {"step", count, false}}},
    {"input", Changes::game, Names::game, {id, {"entries", list}, after}},
    {"adjust", Changes::game, Names::game, {id, {"path", text}, {"value", any}, after}},
    {"undo", Changes::game, Names::game, {id, steps, after}},
    {"redo", Changes::game, Names::game, {id, steps, after}},
    {"jump", Changes::game, Names::game, {id, {"to", count}, after}},
    {"mend", Changes::game, Names::game, {id, after}},
    {"moves", Changes::nothing, Names::game, {id, {"verb", text, false}}},
    {"history", Changes::nothing, Names::game, {id, {"from", count, false}}},
    {"progress", Changes::nothing, Names::game, {id}},
    {"why", Changes::nothing, Names::game, {id, {"entry", count, false}, {"step", count, false}}},
    {"export", Changes::nothing, Names::game, {id}},
    {"import", Changes::games, Names::nothing, {content}},
    {"rename", Changes::games, Names::game, {id, {"title", text}}},
    {"remove", Changes::games, Names::game, {id}},
    {"decide", Changes::nothing, Names::nothing, {game_name, {"cases", list}}},
    {"printed", Changes::nothing, Names::nothing, {game_name}},
    {"telling", Changes::nothing, Names::nothing, {game_name, id, {"said", list, false}}},
    {"facts-out", Changes::nothing, Names::nothing, {game_name, {"name", text, false}}},
    {"facts-in", Changes::facts, Names::nothing, {content}},
    {"facts-check", Changes::nothing, Names::nothing, {content}},
    {"forget", Changes::facts, Names::nothing, {game_name, id}},
    {"deck-out", Changes::nothing, Names::nothing, {game_name, {"name", text, false}}},
    {"deck-template", Changes::nothing, Names::nothing, {game_name}},
    {"deck-in", Changes::facts, Names::nothing, {content}},
    {"deck-check", Changes::nothing, Names::nothing, {content}},
    {"campaigns", Changes::nothing, Names::nothing, {{"id", text, false}}},
    {"campaign-new", Changes::games, Names::nothing, {game_name, settings, seed, title}},
    {"campaign-next", Changes::games, Names::campaign, {id, settings, seed, title}},
    {"campaign-export", Changes::nothing, Names::campaign, {id}},
    {"campaign-import", Changes::games, Names::nothing, {content}},
    {"news", Changes::nothing, Names::nothing, {after}},
};

}  // namespace request_table

// Null if there is none of that name.
[[nodiscard]] constexpr const KnownRequest* known_request(std::string_view name) {
  for (const KnownRequest& request : request_table::all)
    if (request.name == name) return &request;
  return nullptr;
}

}  // namespace seatmate
