#pragma once

// A store in memory that somebody else keeps: the page, whose only durable store answers later
// (IndexedDB), while the engine must be answered at once.
//
// The keeper says what there is before a call (a row a game, the told facts), gives a journal when
// it is wanted, and takes what was written afterwards. Nothing counts until the keeper has kept it:
//   - a call that needs a journal which is not here yet is refused inside; wants() names it, and
//   the
//     keeper gives it and calls again. What the vain call wrote is dropped with take_writes();
//   - if the keeper cannot keep what was written, it says again what there is (know), and the
//     engine's memory is what the keeper has.
// A game's revision is the keeper's, so that two pages on one IndexedDB notice each other.

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/json.h"
#include "session/store.h"

namespace seatmate {

// What a list shows of a game; read_listed is false if the JSON is none.
[[nodiscard]] Doc to_json(const Listed& game);
[[nodiscard]] bool from_json(const Doc& json, Listed& game);

class MirroredStore final : public Store {
 public:
  // ---- the keeper's side; the shapes stand in src/wasm/page.cpp

  // Games that are there and were not known, or stood elsewhere (`rows`, each as to_json(Listed)
  // with its `revision`); the ids of those that are there no more (`gone`); the highest revision
  // there ever was (`last`, so that a game removed and made anew is not mistaken for the old one)
  // and what was told of each box (`facts`: game to list of {id, value, at}). A member left out
  // stays as it was. False if something is not of that shape, and then nothing is known any more.
  bool know(const Doc& all);
  // The header's text and those of the records, in order.
  bool give(std::string_view id, std::string header, std::vector<std::string> records);
  [[nodiscard]] Doc wants() const;
  Doc take_writes();

  // ---- the engine's side

  Result<Revision> create_all(std::span<const NewRow> games, std::span<const Told> told) override;
  Result<Revision> append(std::string_view id, Revision expected, std::size_t keep,
                          std::span<const Record> records, const Glance& glance,
                          std::span<const Told> told) override;
  Result<Revision> set_cursor(std::string_view id, Revision expected, std::size_t cursor,
                              const Glance& glance, std::span<const Told> told) override;
  Outcome rename(std::string_view id, std::string_view title) override;
  Outcome remove(std::string_view id) override;
  Result<Loaded> load(std::string_view id) override;
  Result<Revision> revision(std::string_view id) override;
  Result<std::vector<Listed>> list() override;
  Outcome learn(std::string_view game, std::span<const Told> told) override;
  Result<std::vector<Told>> facts(std::string_view game) override;
  Outcome forget(std::string_view game, std::string_view id) override;
  // Its keeper knows who else wrote; here nothing is known of that.
  Result<News> news(std::optional<Revision> after) override;

 private:
  struct Kept {
    Listed row;
    Revision revision = 0;
    bool here = false;  // the journal's text, too
    std::string header = {};
    std::vector<std::string> records = {};
  };
  using Known = std::map<std::string, Told, std::less<>>;

  void create_one(const Journal& journal, const Glance& glance);
  void did(Written::What what, const Kept& kept);
  void did(Written change);
  Result<Kept*> find(std::string_view id);
  Result<Kept*> find(std::string_view id, Revision expected, std::size_t records);
  // The game as it stands now goes to the keeper, who has it as it was before; under the revision
  // that was begun last.
  Revision write(const char* what, Kept& kept, const Glance& glance, Doc more);
  void write_facts(std::string_view game);
  // False: all of it was known.
  bool remember(std::string_view game, std::span<const Told> told);

  std::map<std::string, Kept, std::less<>> games_;
  std::map<std::string, Known, std::less<>> told_;
  Doc writes_ = Doc::list();
  std::set<std::string, std::less<>> wants_;
  Revision last_ = 0;
};

}  // namespace seatmate
