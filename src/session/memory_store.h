#pragma once

// A store that forgets when the program ends: for tests, and for replaying a file without keeping
// it.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "session/store.h"

namespace seatmate {

class MemoryStore final : public Store {
 public:
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
  Result<News> news(std::optional<Revision> after) override;

 private:
  struct Kept {
    Journal journal;
    Glance glance;
    Revision revision = 1;
  };
  // The game, if it still stands where the writer believes.
  Result<Kept*> find(std::string_view id);
  Result<Kept*> find(std::string_view id, Revision expected, std::size_t records);
  // False: all of it was known.
  bool remember(std::string_view game, std::span<const Told> told);
  // Of the latest write.
  void did(Written::What what, std::string_view id, const Kept& kept);
  void did(Written change);

  std::map<std::string, Kept, std::less<>> games_;
  // By game, then by id.
  std::map<std::string, std::map<std::string, Told, std::less<>>, std::less<>> told_;
  // Never goes back, so that a game removed and made anew is not mistaken for the old one.
  Revision last_ = 0;
  std::vector<Written> log_;
};

}  // namespace seatmate
