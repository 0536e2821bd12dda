#include "protocol/mirrored_store.h"

#include <limits>
#include <utility>

namespace seatmate {

namespace {

bool read(const Doc& json, const char* key, std::string& text) {
  const Doc* const found = json.find(key);
  if (found == nullptr || !found->is_text()) return false;
  text = found->text();
  return true;
}

// Whatever JavaScript counts exactly, up to `most`.
std::optional<std::uint64_t> count(const Doc& json, const char* key, std::uint64_t most) {
  const Doc* const found = json.find(key);
  if (found == nullptr || !found->is_number() || found->number() < 0) return {};
  const auto wide = static_cast<std::uint64_t>(found->number());
  if (wide > std::uint64_t{1} << 53U || wide > most) return {};
  return wide;
}
template <class Number>
bool read(const Doc& json, const char* key, Number& number) {
  const auto n = count(json, key, std::uint64_t{std::numeric_limits<Number>::max()});
  if (n) number = static_cast<Number>(*n);
  return n.has_value();
}

bool read_told(const Doc& json, Told& told) {
  return json.is_object() && read(json, "id", told.fact.id) &&
         read(json, "value", told.fact.value) && read(json, "at", told.at);
}

}  // namespace

Doc to_json(const Listed& game) {
  Doc out = object({{"id", game.id},
                    {"game", game.game},
                    {"title", game.title},
                    {"summary", to_json(game.glance.summary)},
                    {"created", game.created},
                    {"played", game.glance.played},
                    {"finished", game.glance.finished},
                    {"number", game.cursor},
                    {"of", game.records}});
  if (!game.campaign.empty())
    set(out, {"campaign", object({{"id", game.campaign}, {"chapter", game.chapter}})});
  return out;
}

bool from_json(const Doc& json, Listed& game) {
  if (!json.is_object()) return false;
  const Doc* const finished = json.find("finished");
  const Doc* const summary = json.find("summary");
  if (finished == nullptr || !finished->is_bool() || summary == nullptr) return false;
  game.glance.finished = finished->truth();
  game.glance.summary = {};
  game.campaign.clear();
  game.chapter = 0;
  if (const Doc* const campaign = json.find("campaign"))
    if (!campaign->is_object() || !read(*campaign, "id", game.campaign) ||
        !read(*campaign, "chapter", game.chapter))
      return false;
  return (summary->is_null() || from_json(*summary, game.glance.summary)) &&
         read(json, "id", game.id) && read(json, "game", game.game) &&
         read(json, "title", game.title) && read(json, "created", game.created) &&
         read(json, "played", game.glance.played) && read(json, "number", game.cursor) &&
         read(json, "of", game.records) && game.cursor <= game.records;
}

bool MirroredStore::know(const Doc& all) {
  bool right = all.is_object() && (all.find("last") == nullptr || read(all, "last", last_));
  if (const Doc* const rows = all.find("rows"); right && rows != nullptr) {
    right = rows->is_list();
    for (const Doc& row : rows->items()) {
      Kept kept;
      if (!right || !from_json(row, kept.row) || !read(row, "revision", kept.revision)) {
        right = false;
        break;
      }
      // A journal that is here and still the same need not be given again.
      const auto before = games_.find(kept.row.id);
      if (before != games_.end() && before->second.revision == kept.revision) continue;
      std::string id = kept.row.id;
      games_.insert_or_assign(std::move(id), std::move(kept));
    }
  }
  if (const Doc* const gone = all.find("gone"); right && gone != nullptr) {
    right = gone->is_list();
    for (const Doc& id : gone->items())
      if (const auto found = games_.find(id.text()); found != games_.end()) games_.erase(found);
  }
  if (const Doc* const facts = all.find("facts"); right && facts != nullptr) {
    told_.clear();
    right = facts->is_object();
    if (right)
      for (const auto& [game, list] : facts->members()) {
        right = right && list.is_list();
        if (!right) break;
        for (const Doc& one : list.items()) {
          Told told;
          right = right && read_told(one, told);
          std::string id = told.fact.id;
          if (right) told_[game].insert_or_assign(std::move(id), std::move(told));
        }
      }
  }
  if (!right) {
    games_.clear();
    told_.clear();
  }
  wants_.clear();
  writes_ = Doc::list();
  return right;
}

bool MirroredStore::give(std::string_view id, std::string header,
                         std::vector<std::string> records) {
  const auto found = games_.find(id);
  if (found == games_.end()) return false;
  Kept& kept = found->second;
  kept.header = std::move(header);
  kept.records = std::move(records);
  kept.here = true;
  wants_.erase(found->first);
  return true;
}

Doc MirroredStore::wants() const {
  Doc all = Doc::list();
  for (const std::string& id : wants_) all.push(id);
  return all;
}
Doc MirroredStore::take_writes() {
  wants_.clear();
  return std::exchange(writes_, Doc::list());
}

Result<MirroredStore::Kept*> MirroredStore::find(std::string_view id) {
  const auto found = games_.find(id);
  if (found == games_.end()) return refuse("store.error.missing", {{"id", id}});
  return &found->second;
}

Result<MirroredStore::Kept*> MirroredStore::find(std::string_view id, Revision expected,
                                                 std::size_t records) {
  Result<Kept*> kept = find(id);
  if (kept && ((*kept)->revision != expected || (*kept)->row.records < records))
    return refuse("store.error.behind", {{"id", id}});
  return kept;
}

Revision MirroredStore::write(const char* what, Kept& kept, const Glance& glance, Doc more) {
  set(more, {"do", what});
  set(more, {"base", kept.revision});
  kept.row.glance = glance;
  kept.row.records = kept.here ? kept.records.size() : kept.row.records;
  Doc& row = set(more, {"row", to_json(kept.row)});
  set(row, {"revision", kept.revision = last_});
  writes_.push(std::move(more));
  return kept.revision;
}

Result<Revision> MirroredStore::create_all(std::span<const NewRow> games,
                                           std::span<const Told> told) {
  for (const NewRow& row : games)
    if (games_.contains(row.journal->header.id))
      return refuse("store.error.exists", {{"id", row.journal->header.id}});
  ++last_;
  for (const NewRow& row : games) {
    create_one(*row.journal, row.glance);
    // They are of one box, as what they were told is.
    if (&row == &games.back()) remember(row.journal->header.game, told);
  }
  return last_;
}

void MirroredStore::create_one(const Journal& journal, const Glance& glance) {
  const Header& header = journal.header;
  Kept fresh;
  fresh.row = {header.id,     header.game,    header.title,           header.created,
               glance,        journal.cursor, journal.records.size(), header.campaign,
               header.chapter};
  fresh.here = true;
  fresh.header = header_text(header);
  for (std::size_t i = 0; i < journal.records.size(); ++i)
    fresh.records.push_back(record_text(journal.records[i], i + 1));
  Kept& kept = games_.insert_or_assign(header.id, std::move(fresh)).first->second;
  write("create", kept, glance,
        object({{"header", kept.header}, {"records", list_of(kept.records)}}));
  did(Written::What::made, kept);
}

void MirroredStore::did(Written::What what, const Kept& kept) {
  did({what, kept.row.id, {}, static_cast<std::int64_t>(kept.row.cursor)});
}

void MirroredStore::did(Written change) {
  change.revision = static_cast<std::int64_t>(last_);
  note(std::move(change));
}

Result<Revision> MirroredStore::append(std::string_view id, Revision expected, std::size_t keep,
                                       std::span<const Record> records, const Glance& glance,
                                       std::span<const Told> told) {
  const Result<Kept*> found = find(id, expected, keep);
  if (!found) return found.refusal();
  Kept& kept = **found;
  if (!kept.here) return refuse("store.error.behind", {{"id", id}});
  ++last_;
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < records.size(); ++i)
    texts.push_back(record_text(records[i], keep + i + 1));
  kept.records.resize(keep);
  kept.records.insert(kept.records.end(), texts.begin(), texts.end());
  kept.row.cursor = kept.records.size();
  write("append", kept, glance, object({{"keep", keep}, {"records", list_of(texts)}}));
  did(Written::What::played, kept);
  remember(kept.row.game, told);
  return kept.revision;
}

Result<Revision> MirroredStore::set_cursor(std::string_view id, Revision expected,
                                           std::size_t cursor, const Glance& glance,
                                           std::span<const Told> told) {
  const Result<Kept*> found = find(id, expected, cursor);
  if (!found) return found.refusal();
  Kept& kept = **found;
  ++last_;
  kept.row.cursor = cursor;
  write("update", kept, glance, Doc::object());
  did(Written::What::played, kept);
  remember(kept.row.game, told);
  return kept.revision;
}

Outcome MirroredStore::rename(std::string_view id, std::string_view title) {
  const Result<Kept*> found = find(id);
  if (!found) return found.refusal();
  ++last_;
  (*found)->row.title = title;
  write("update", **found, (*found)->row.glance, Doc::object());
  did(Written::What::renamed, **found);
  return Done{};
}

Outcome MirroredStore::remove(std::string_view id) {
  const Result<Kept*> found = find(id);
  if (!found) return found.refusal();
  writes_.push(object({{"do", "remove"}, {"base", (*found)->revision}, {"id", id}}));
  games_.erase(games_.find(id));
  ++last_;
  did({Written::What::removed, std::string(id)});
  return Done{};
}

Result<Loaded> MirroredStore::load(std::string_view id) {
  const Result<Kept*> found = find(id);
  if (!found) return found.refusal();
  const Kept& kept = **found;
  if (!kept.here) {
    wants_.emplace(id);
    return refuse("store.error.missing", {{"id", id}});
  }
  Result<Unrolled> game = from_rows(kept.header, kept.records, kept.row.cursor);
  if (!game) return refuse("store.error.damaged-game", {{"id", id}});
  game->journal.header.title = kept.row.title;
  return Loaded{std::move(game->journal), kept.revision, game->unread};
}

Result<Revision> MirroredStore::revision(std::string_view id) {
  const Result<Kept*> found = find(id);
  if (!found) return found.refusal();
  return (*found)->revision;
}

Result<std::vector<Listed>> MirroredStore::list() {
  // There are few, and a library's sort is long.
  std::vector<Listed> all;
  for (const auto& [id, kept] : games_) {
    auto place = all.begin();
    while (place != all.end() && place->glance.played >= kept.row.glance.played) ++place;
    all.insert(place, kept.row);
  }
  return all;
}

// The whole list of a box goes to the keeper: it is short, and one row there.
void MirroredStore::write_facts(std::string_view game) {
  Doc told = Doc::list();
  for (const auto& [id, one] : told_.find(game)->second)
    told.push(object({{"id", id}, {"value", one.fact.value}, {"at", one.at}}));
  writes_.push(object({{"do", "facts"}, {"game", game}, {"told", std::move(told)}}));
}

bool MirroredStore::remember(std::string_view game, std::span<const Told> told) {
  if (told.empty()) return false;
  Known& known = told_[std::string(game)];
  bool news = false;
  for (const Told& one : told) {
    const auto [place, fresh] = known.try_emplace(one.fact.id, one);
    const bool changed = !fresh && place->second.fact != one.fact;
    if (changed) place->second = one;
    news = news || fresh || changed;
  }
  if (!news) return false;
  write_facts(game);
  did({Written::What::told, {}, std::string(game)});
  return true;
}

Outcome MirroredStore::learn(std::string_view game, std::span<const Told> told) {
  ++last_;
  if (!remember(game, told)) --last_;
  return Done{};
}

Result<std::vector<Told>> MirroredStore::facts(std::string_view game) {
  std::vector<Told> all;
  if (const auto known = told_.find(game); known != told_.end())
    for (const auto& [id, told] : known->second) all.push_back(told);
  return all;
}

Outcome MirroredStore::forget(std::string_view game, std::string_view id) {
  const auto known = told_.find(game);
  if (known == told_.end() || known->second.erase(std::string(id)) == 0)
    return refuse("store.error.no-fact", {{"id", id}});
  ++last_;
  write_facts(game);
  did({Written::What::told, {}, std::string(game)});
  return Done{};
}

Result<News> MirroredStore::news(std::optional<Revision> after) {
  News news{last_};
  news.again = after && *after != last_;
  return news;
}

}  // namespace seatmate
