#pragma once

// One function: JSON in, JSON out (docs/protocol.md). Every front end drives Seatmate through it.
//
// What the outside world gives is handed in, so that a test, a page and a terminal can each bring
// their own: where games are kept, what time it is, where seeds come from, which games there are.

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "embedded/embedded.h"
#include "engine/contract.h"
#include "session/campaign.h"
#include "session/session.h"
#include "session/store.h"

namespace seatmate {

using Json = nlohmann::ordered_json;

struct World {
  Store* store = nullptr;
  std::function<std::int64_t()> clock;  // milliseconds since 1970
  std::function<std::uint64_t()> seed;
  std::span<const Game* const> games;
  std::span<const embedded::File> data;
};

// The data files of a game as one Doc, and their digest.
struct GameData {
  Doc doc;
  std::uint64_t digest = 0;
};
[[nodiscard]] Result<GameData> read_data(std::string_view game,
                                         std::span<const embedded::File> files);

// A deck of hers as somebody wrote it down; the cards are the game's own (Box::read_deck).
struct DeckFile {
  std::string game;
  std::string name;
  std::string source;  // house, public, yours
  Doc cards;
};
[[nodiscard]] Result<DeckFile> read_deck_file(std::string_view text);
// What somebody told of a box: all of it fits, or none is taken.
[[nodiscard]] Result<Facts> read_box_file(std::string_view text, const Box& box);

class Protocol {
 public:
  explicit Protocol(World world);
  Protocol(const Protocol&) = delete;
  Protocol& operator=(const Protocol&) = delete;
  ~Protocol();

  // Whatever goes in, a response comes out.
  std::string call(std::string_view request);

 private:
  // A game's box, opened when it is first needed.
  struct Shelf {
    const Game* game = nullptr;
    std::unique_ptr<const Box> box;
    std::uint64_t data = 0;
    Message trouble;
  };

  Json answer(const Json& request);

  // What can be done. Each is called with its members present and of the right kind; all have one
  // shape, whether or not they change anything.
  Json games(const Json& request);
  Json rules(const Json& request);
  Json list(const Json& request);
  Json start(const Json& request);
  Json open(const Json& request);
  Json show(const Json& request);
  Json input(const Json& request);
  Json adjust(const Json& request);
  Json undo(const Json& request);
  Json redo(const Json& request);
  Json jump(const Json& request);
  Json history(const Json& request);
  Json progress(const Json& request);
  Json why(const Json& request);
  Json take_out(const Json& request);
  Json take_in(const Json& request);
  Json rename(const Json& request);
  Json remove(const Json& request);
  Json decide(const Json& request);
  Json printed(const Json& request);
  Json facts_out(const Json& request);
  Json facts_in(const Json& request);
  Json facts_check(const Json& request);
  Json forget(const Json& request);
  Json deck_out(const Json& request);
  Json deck_template(const Json& request);
  Json deck_in(const Json& request);
  Json deck_check(const Json& request);
  Json campaigns(const Json& request);
  Json campaign_new(const Json& request);
  Json campaign_next(const Json& request);
  Json campaign_out(const Json& request);
  Json campaign_in(const Json& request);

  Result<Rules> rules_of(std::string_view game);
  Result<Rules> rules_of(Shelf& shelf) const;
  Result<Session*> session(const Json& request);
  // The same for a request that changes the game: refused if it stands elsewhere than `after`.
  Result<Session*> session_to_change(const Json& request);
  Session& keep(Session session);
  Result<NewGame> new_game(const Json& request, std::string_view name);
  Result<Session*> begin(std::string_view name, NewGame game,
                         const std::function<Result<Session>(const NewGame&)>& start);
  Json enter(const Json& request, const Json& entries);
  Json moved(const Json& request, Outcome (Session::*move)(std::size_t, std::int64_t),
             const char* how_far, std::size_t otherwise);
  // Files are checked and, if they are to be kept, learnt as a whole.
  enum class Keep : bool { no, yes };
  Json take_facts(const Json& request, Keep keep);
  Json take_deck(const Json& request, Keep keep);
  Json take(std::string_view game, const std::vector<Told>& told, Keep keep);
  static Json deck_file(std::string_view game, const Doc& cards, Printed::Source source,
                        std::string_view name);
  // The box as its owner knows it.
  Result<std::unique_ptr<const Box>> told_box(std::string_view game);
  [[nodiscard]] Result<Facts> facts_of(std::string_view game) const;
  Outcome learn_missing(std::string_view game, const Play& play, std::int64_t now);
  Result<std::string> new_id(std::string_view game, std::int64_t now);
  [[nodiscard]] Result<std::optional<std::string>> already_here(const Journal& journal) const;

  World world_;
  std::vector<Shelf> shelves_;
  std::map<std::string, Session, std::less<>> sessions_;
};

}  // namespace seatmate
