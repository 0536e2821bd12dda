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
  ++last_;
  for (const NewRow& row : games) {
    const std::string& id = row.journal->header.id;
    did(Written::What::made, id,
        games_.emplace(id, Kept{*row.journal, row.glance, last_}).first->second);
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
  kept.revision = ++last_;
  kept.journal.records.resize(keep);
  kept.journal.records.insert(kept.journal.records.end(), records.begin(), records.end());
  kept.journal.cursor = kept.journal.records.size();
  kept.glance = glance;
  did(Written::What::played, id, kept);
  remember(kept.journal.header.game, told);
  return last_;
}

Result<Revision> MemoryStore::set_cursor(std::string_view id, Revision expected, std::size_t cursor,
                                         const Glance& glance, std::span<const Told> told) {
  const Result<Kept*> found = find(id, expected, cursor);
  if (!found) return found.refusal();
  Kept& kept = **found;
  kept.revision = ++last_;
  kept.journal.cursor = cursor;
  kept.glance = glance;
  did(Written::What::played, id, kept);
  remember(kept.journal.header.game, told);
  return last_;
}

Outcome MemoryStore::rename(std::string_view id, std::string_view title) {
  const Result<Kept*> found = find(id);
  if (!found) return found.refusal();
  (*found)->journal.header.title = title;
  (*found)->revision = ++last_;
  did(Written::What::renamed, id, **found);
  return Done{};
}

Outcome MemoryStore::remove(std::string_view id) {
  const auto found = games_.find(id);
  if (found == games_.end()) return refuse("store.error.missing", {{"id", id}});
  games_.erase(found);
  ++last_;
  did({Written::What::removed, std::string(id)});
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

bool MemoryStore::remember(std::string_view game, std::span<const Told> told) {
  auto& known = told_[std::string(game)];
  bool news = false;
  for (const Told& one : told) {
    const auto [place, fresh] = known.try_emplace(one.fact.id, one);
    const bool changed = !fresh && place->second.fact != one.fact;
    if (changed) place->second = one;
    news = news || fresh || changed;
  }
  if (news) did({Written::What::told, {}, std::string(game)});
  return news;
}

void MemoryStore::did(Written::What what, std::string_view id, const Kept& kept) {
  did({what, std::string(id), {}, static_cast<std::int64_t>(kept.journal.cursor)});
}

void MemoryStore::did(Written change) {
  change.revision = static_cast<std::int64_t>(last_);
  log_.push_back(change);
  note(std::move(change));
}

Result<News> MemoryStore::news(std::optional<Revision> after) {
  News news{last_};
  news.again = after > last_;
  for (const Written& change : log_)
    if (after && static_cast<Revision>(change.revision) > *after) news.changes.push_back(change);
  return news;
}

Outcome MemoryStore::learn(std::string_view game, std::span<const Told> told) {
  ++last_;
  if (!remember(game, told)) --last_;
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
      ++last_;
      did({Written::What::told, {}, std::string(game)});
      return Done{};
    }
  return refuse("store.error.no-fact", {{"id", id}});
}

}  // namespace seatmate
