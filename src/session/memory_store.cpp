#include "session/memory_store.h"

#include <algorithm>

namespace seatmate {

Result<MemoryStore::Kept*> MemoryStore::find(std::string_view id) {
  const auto found = games_.find(id);
  if (found == games_.end()) return refuse("store.error.missing", {{"id", id}});
  return &found->second;
}

Result<MemoryStore::Kept*> MemoryStore::find(std::string_view id, Revision expected,
                                             std::size_t records) {
  Result<Kept*> kept = find(id);
  if (kept && ((*kept)->revision != expected || (*kept)->journal.records.size() < records))
    return refuse("store.error.behind", {{"id", id}});
  return kept;
}

Result<Revision> MemoryStore::create_all(std::span<const NewRow> games,
                                         std::span<const Told> told) {
  for (const NewRow& row : games)
    if (games_.contains(row.journal->header.id))
      return refuse("store.error.exists", {{"id", row.journal->header.id}});
  for (const NewRow& row : games) {
    games_.emplace(row.journal->header.id, Kept{*row.journal, row.glance, ++last_});
    // They are of one box, as what they were told is.
    if (&row == &games.back()) remember(row.journal->header.game, told);
  }
  return last_;
}

Result<Revision> MemoryStore::append(std::string_view id, Revision expected, std::size_t keep,
                                     std::span<const Record> records, const Glance& glance,
                                     std::span<const Told> told) {
  const Result<Kept*> found = find(id, expected, keep);
  if (!found) return found.refusal();
  Kept& kept = **found;
  remember(kept.journal.header.game, told);
  kept.journal.records.resize(keep);
  kept.journal.records.insert(kept.journal.records.end(), records.begin(), records.end());
  kept.journal.cursor = kept.journal.records.size();
  kept.glance = glance;
  return kept.revision = ++last_;
}

Result<Revision> MemoryStore::set_cursor(std::string_view id, Revision expected, std::size_t cursor,
                                         const Glance& glance, std::span<const Told> told) {
  const Result<Kept*> found = find(id, expected, cursor);
  if (!found) return found.refusal();
  remember((*found)->journal.header.game, told);
  (*found)->journal.cursor = cursor;
  (*found)->glance = glance;
  return (*found)->revision = ++last_;
}

Outcome MemoryStore::rename(std::string_view id, std::string_view title) {
  const Result<Kept*> found = find(id);
  if (!found) return found.refusal();
  (*found)->journal.header.title = title;
  (*found)->revision = ++last_;
  return Done{};
}

Outcome MemoryStore::remove(std::string_view id) {
  const auto found = games_.find(id);
  if (found == games_.end()) return refuse("store.error.missing", {{"id", id}});
  games_.erase(found);
  return Done{};
}

Result<Loaded> MemoryStore::load(std::string_view id) {
  const Result<Kept*> found = find(id);
  if (!found) return found.refusal();
  return Loaded{(*found)->journal, (*found)->revision};
}

Result<Revision> MemoryStore::revision(std::string_view id) {
  const Result<Kept*> found = find(id);
  if (!found) return found.refusal();
  return (*found)->revision;
}

Result<std::vector<Listed>> MemoryStore::list() {
  std::vector<Listed> all;
  for (const auto& [id, kept] : games_) {
    const Header& header = kept.journal.header;
    all.push_back({id, header.game, header.title, header.created, kept.glance, kept.journal.cursor,
                   kept.journal.records.size(), header.campaign, header.chapter});
  }
  std::ranges::sort(all, [](const Listed& a, const Listed& b) {
    return a.glance.played != b.glance.played ? a.glance.played > b.glance.played : a.id < b.id;
  });
  return all;
}

void MemoryStore::remember(std::string_view game, std::span<const Told> told) {
  auto& known = told_[std::string(game)];
  for (const Told& one : told) {
    const auto [place, fresh] = known.try_emplace(one.fact.id, one);
    if (!fresh && place->second.fact != one.fact) place->second = one;
  }
}

Outcome MemoryStore::learn(std::string_view game, std::span<const Told> told) {
  remember(game, told);
  return Done{};
}

Result<std::vector<Told>> MemoryStore::facts(std::string_view game) {
  std::vector<Told> all;
  if (const auto known = told_.find(game); known != told_.end())
    for (const auto& [id, told] : known->second) all.push_back(told);
  return all;
}

Outcome MemoryStore::forget(std::string_view game, std::string_view id) {
  const auto known = told_.find(game);
  if (known != told_.end())
    if (const auto fact = known->second.find(id); fact != known->second.end()) {
      known->second.erase(fact);
      return Done{};
    }
  return refuse("store.error.no-fact", {{"id", id}});
}

}  // namespace seatmate
