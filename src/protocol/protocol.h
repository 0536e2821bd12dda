#pragma once

// One function: JSON in, JSON out (docs/protocol.md). Every front end drives Seatmate through it.
//
// What the outside world gives is handed in, so that a test, a page and a terminal can each bring
// their own: where games are kept, what time it is, where seeds come from, which games there are.

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "embedded/embedded.h"
#include "engine/contract.h"
#include "engine/doc.h"
#include "session/campaign.h"
#include "session/session.h"
#include "session/store.h"

namespace seatmate {

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

  Doc answer(const Doc& request);

  // What can be done. Each is called with its members present and of the right kind; all have one
  // shape, whether or not they change anything.
  Doc games(const Doc& request);
  Doc rules(const Doc& request);
  Doc list(const Doc& request);
  Doc record(const Doc& request);
  Doc start(const Doc& request);
  Doc open(const Doc& request);
  Doc show(const Doc& request);
  Doc input(const Doc& request);
  Doc adjust(const Doc& request);
  Doc undo(const Doc& request);
  Doc redo(const Doc& request);
  Doc jump(const Doc& request);
  Doc mend(const Doc& request);
  Doc moves(const Doc& request);
  Doc history(const Doc& request);
  Doc progress(const Doc& request);
  Doc why(const Doc& request);
  Doc take_out(const Doc& request);
  Doc take_in(const Doc& request);
  Doc rename(const Doc& request);
  Doc remove(const Doc& request);
  Doc decide(const Doc& request);
  Doc printed(const Doc& request);
  Doc telling(const Doc& request);
  Doc facts_out(const Doc& request);
  Doc facts_in(const Doc& request);
  Doc facts_check(const Doc& request);
  Doc forget(const Doc& request);
  Doc deck_out(const Doc& request);
  Doc deck_template(const Doc& request);
  Doc deck_in(const Doc& request);
  Doc deck_check(const Doc& request);
  Doc campaigns(const Doc& request);
  Doc campaign_new(const Doc& request);
  Doc campaign_next(const Doc& request);
  Doc campaign_out(const Doc& request);
  Doc campaign_in(const Doc& request);
  Doc news(const Doc& request);

  Result<Rules> rules_of(std::string_view game);
  Result<Rules> rules_of(Shelf& shelf) const;
  Result<Session*> session(const Doc& request);
  // The same for a request that changes the game: refused if it stands elsewhere than `after`.
  Result<Session*> session_to_change(const Doc& request);
  Session& keep(Session session);
  Result<NewGame> new_game(const Doc& request, std::string_view name);
  Result<Session*> begin(std::string_view name, NewGame game,
                         const std::function<Result<Session>(const NewGame&)>& start);
  Doc enter(const Doc& request, const Doc& entries);
  Doc moved(const Doc& request, Outcome (Session::*move)(std::size_t, std::int64_t),
            const char* how_far, std::size_t otherwise);
  // Files are checked and, if they are to be kept, learnt as a whole.
  enum class Keep : bool { no, yes };
  Doc take_facts(const Doc& request, Keep keep);
  Doc things_told(std::string_view game, const std::vector<Told>& told);
  static Doc thing(const Box& box, const Printed& printed);
  Outcome agree(std::string_view game, const Box& box, const std::vector<Told>& told) const;
  Doc take_deck(const Doc& request, Keep keep);
  Doc take(std::string_view game, const std::vector<Told>& told, Keep keep);
  static Doc deck_file(std::string_view game, const Doc& cards, Printed::Source source,
                       std::string_view name);
  // The box as its owner knows it.
  Result<std::unique_ptr<const Box>> told_box(std::string_view game);
  [[nodiscard]] Result<Facts> facts_of(std::string_view game) const;
  Result<std::string> new_id(std::string_view game, std::int64_t now);
  [[nodiscard]] Result<std::optional<std::string>> already_here(const Journal& journal) const;

  World world_;
  std::vector<Shelf> shelves_;
  std::map<std::string, Session, std::less<>> sessions_;
};

}  // namespace seatmate
