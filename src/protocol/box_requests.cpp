// The requests that belong to a box: what is printed in it, what its owner told, and both as files
// that one owner can give to another.

#include <algorithm>
#include <charconv>
#include <chrono>
#include <set>

#include "protocol/json.h"
#include "protocol/protocol.h"
#include "protocol/requests.h"

namespace seatmate {

namespace {

constexpr std::int64_t file_format = 1;
constexpr std::size_t longest_name = 80;
constexpr std::int64_t day_in_ms = 86'400'000;

// ---- Days: a file says when something was told in a way that people read.

std::string day_text(std::int64_t at) {
  using std::chrono::days;
  const auto since = days{std::clamp<std::int64_t>(at / day_in_ms, 0, 2'900'000)};
  const std::chrono::year_month_day day{std::chrono::sys_days{since}};
  const auto two = [](unsigned n) { return (n < 10 ? "-0" : "-") + std::to_string(n); };
  const std::string year = std::to_string(static_cast<int>(day.year()));
  return year + two(static_cast<unsigned>(day.month())) + two(static_cast<unsigned>(day.day()));
}

// "2026-11-16"; nothing if there is no such day.
std::optional<std::int64_t> read_day(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return {};
  const auto number = [&](std::size_t from, std::size_t count) {
    int n = -1;
    const char* const begin = text.data() + from;
    const auto [end, error] = std::from_chars(begin, begin + count, n);
    return error == std::errc{} && end == begin + count ? n : -1;
  };
  if (number(0, 4) < 1970 || number(5, 2) < 0 || number(8, 2) < 0) return {};
  const std::chrono::year_month_day day{std::chrono::year{number(0, 4)},
                                        std::chrono::month{static_cast<unsigned>(number(5, 2))},
                                        std::chrono::day{static_cast<unsigned>(number(8, 2))}};
  if (!day.ok()) return {};
  return std::int64_t{std::chrono::sys_days{day}.time_since_epoch().count()} * day_in_ms;
}

// ---- Files

constexpr std::string_view source_words[] = {"missing", "house", "public", "yours"};
std::string_view word_of(Printed::Source source) {
  return source_words[static_cast<std::size_t>(source)];
}

Doc new_file(const char* kind, std::string_view game) {
  return object({{"seatmate", kind}, {"format", file_format}, {"game", game}});
}

// With lines that people can read and change.
std::string file_text(const Doc& file) { return dump_json(file, 2) + "\n"; }

Refusal lacks(const char* member, const char* kind) {
  return refuse("session.error.file-member", {{"member", member}, {"kind", Message{kind, {}}}});
}

// What all files begin with. The rest is read by whoever knows the kind.
Result<Doc> open_file(std::string_view text, std::string_view kind, const char* list) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  std::optional<Doc> read = parse_json(text);
  if (!read) read.emplace();
  Doc& file = *read;
  if (!file.is_object() || text_of(file, "seatmate") != kind)
    return refuse("session.error.file-foreign", {{"kind", kind}});
  const std::size_t format = count_of(file, "format", 0);
  if (format == 0) return lacks("format", "protocol.kind.count");
  if (std::cmp_greater(format, file_format))
    return refuse("session.error.file-too-new", {{"known", file_format}});
  if (text_of(file, "game").empty()) return lacks("game", "protocol.kind.text");
  if (const Doc* const all = file.find(list); all == nullptr || !all->is_list())
    return lacks(list, "protocol.kind.list");
  for (const auto& [key, value] : file.members()) {
    constexpr std::string_view common[] = {"$schema", "seatmate", "format", "game"};
    const bool known = key == list || key == "name" ||
                       (kind == "deck" && (key == "note" || key == "source")) ||
                       std::ranges::find(common, key) != std::end(common);
    if (!known) return refuse("session.error.file-unknown", {{"member", key}});
    // Whose it is, or what it is called: it is shown.
    if (key == "name" && (!value.is_text() || value.text().size() > longest_name))
      return lacks("name", "protocol.kind.text");
  }
  return std::move(file);
}

Result<Told> read_entry(const Doc& entry, std::int64_t now) {
  const Refusal shape = refuse("session.error.box-shape");
  if (!entry.is_object()) return shape;
  for (const auto& [key, value] : entry.members())
    if ((key != "id" && key != "value" && key != "source" && key != "told") || !value.is_text())
      return shape;
  Told told{{text_of(entry, "id"), text_of(entry, "value")}, now};
  if (told.fact.id.empty() || entry.find("value") == nullptr) return shape;
  if (entry.find("source") != nullptr && text_of(entry, "source") != "yours") return shape;
  if (entry.find("told") != nullptr) {
    const std::optional<std::int64_t> day = read_day(text_of(entry, "told"));
    if (!day) return shape;
    told.at = *day;
  }
  return told;
}

// Every entry of a box file, each held against the box; the first that is wrong is named.
Result<std::vector<Told>> read_entries(const Box& box, const Doc& entries, std::int64_t now) {
  std::vector<Told> all;
  std::set<std::string> ids;
  for (const Doc& entry : entries.items()) {
    const auto wrong = [&](const Message& why) {
      return refuse("session.error.box-entry",
                    {{"n", static_cast<std::int64_t>(all.size() + 1)},
                     {"id", entry.is_object() ? text_of(entry, "id") : std::string()},
                     {"why", why}});
    };
    const Result<Told> told = read_entry(entry, now);
    if (!told) return wrong(told.why());
    if (!ids.insert(told->fact.id).second) return wrong({"session.error.box-twice", {}});
    if (const Outcome fits = box.check(told->fact); !fits) return wrong(fits.why());
    all.push_back(*told);
  }
  return all;
}

// How much of it is new.
struct Difference {
  std::size_t fresh = 0, changed = 0, same = 0;
};
Difference compare(const std::vector<Told>& told, const std::vector<Told>& known) {
  Difference difference;
  for (const Told& one : told) {
    const auto found =
        std::ranges::find(known, one.fact.id, [](const Told& old) { return old.fact.id; });
    ++(found == known.end()      ? difference.fresh
       : found->fact == one.fact ? difference.same
                                 : difference.changed);
  }
  return difference;
}

}  // namespace

Result<std::unique_ptr<const Box>> Protocol::told_box(std::string_view game) {
  const Result<Rules> rules = rules_of(game);
  if (!rules) return rules.refusal();
  const Result<Facts> known = facts_of(game);
  if (!known) return known.refusal();
  return rules->box->with(*known);
}

Doc Protocol::printed(const Doc& request) {
  const std::string& game = text_of(request, "game");
  const Result<std::unique_ptr<const Box>> box = told_box(game);
  if (!box) return failure(box.why());
  const Result<std::vector<Told>> known = world_.store->facts(game);
  if (!known) return failure(known.why());
  Doc all = Doc::list();
  for (const Printed& printed : (*box)->printed()) {
    Doc one = thing(**box, printed);
    for (const Told& told : *known)
      if (told.fact.id == printed.id && printed.source == Printed::Source::yours)
        set(one, {"told", told.at});
    all.push(std::move(one));
  }
  Doc out = success();
  set(out, {"game", game});
  set(out, {"printed", std::move(all)});
  return out;
}

// The form in which one thing is told, or what somebody said in it: the value it would be told as.
Doc Protocol::telling(const Doc& request) {
  const std::string& game = text_of(request, "game");
  const std::string& id = text_of(request, "id");
  const Result<std::unique_ptr<const Box>> box = told_box(game);
  if (!box) return failure(box.why());
  const std::optional<Telling> telling = (*box)->telling(id);
  if (!telling) return failure({"engine.not-told", {{"id", id}}});
  Doc out = success();
  set(out, {"game", game});
  set(out, {"id", id});
  const Doc* const said = request.find("said");
  if (said == nullptr) {
    set(out, {"form", to_json(telling->form)});
    Doc& known = set(out, {"said", Doc::list()});
    for (const std::string& text : telling->said) known.push(Doc(text));
    return out;
  }
  std::vector<std::string> texts;
  for (const Doc& text : said->items()) texts.push_back(text.text());
  const Result<std::string> value = (*box)->tell(id, texts);
  if (!value) return failure(value.why());
  set(out, {"value", *value});
  return out;
}

Doc Protocol::facts_out(const Doc& request) {
  const std::string& game = text_of(request, "game");
  if (const Result<Rules> rules = rules_of(game); !rules) return failure(rules.why());
  const Result<std::vector<Told>> known = world_.store->facts(game);
  if (!known) return failure(known.why());
  Doc file = new_file("box", game);
  if (!text_of(request, "name").empty()) set(file, {"name", text_of(request, "name")});
  Doc& entries = set(file, {"entries", Doc::list()});
  for (const Told& told : *known)
    entries.push(object({{"id", told.fact.id},
                         {"value", told.fact.value},
                         {"source", word_of(Printed::Source::yours)},
                         {"told", day_text(told.at)}}));
  Doc out = success();
  set(out, {"game", game});
  set(out, {"text", file_text(file)});
  set(out, {"entries", known->size()});
  return out;
}

Doc Protocol::facts_in(const Doc& request) { return take_facts(request, Keep::yes); }
Doc Protocol::facts_check(const Doc& request) { return take_facts(request, Keep::no); }

Doc Protocol::take_facts(const Doc& request, Keep keep) {
  const Result<Doc> file = open_file(text_of(request, "text"), "box", "entries");
  if (!file) return failure(file.why());
  const std::string& game = text_of(*file, "game");
  const Result<Rules> rules = rules_of(game);
  if (!rules) return failure(rules.why());
  const auto told = read_entries(*rules->box, *file->find("entries"), world_.clock());
  if (!told) return failure(told.why());
  if (const Outcome fits = agree(game, *rules->box, *told); !fits) return failure(fits.why());
  Doc out = take(game, *told, keep);
  if (out.find("error") == nullptr && !text_of(*file, "name").empty())
    set(out, {"name", text_of(*file, "name")});
  return out;
}

// Each is right alone; beside the others, and beside what its owner told before, it must be so,
// too: no crate is on two buildings.
Outcome Protocol::agree(std::string_view game, const Box& box,
                        const std::vector<Told>& told) const {
  Result<Facts> all = facts_of(game);
  if (!all) return all.refusal();
  for (const Told& one : told) {
    const auto old = std::ranges::find(*all, one.fact.id, &Fact::id);
    if (old == all->end())
      all->push_back(one.fact);
    else
      *old = one.fact;
  }
  const std::unique_ptr<const Box> together = box.with(*all);
  for (const Told& one : told) {
    const std::optional<Telling> telling = together->telling(one.fact.id);
    if (!telling || !box.tell(one.fact.id, telling->said)) continue;
    if (const auto value = together->tell(one.fact.id, telling->said); !value)
      return refuse("session.error.box-entry",
                    {{"n", static_cast<std::int64_t>(&one - told.data() + 1)},
                     {"id", one.fact.id},
                     {"why", value.why()}});
  }
  return Done{};
}

// NOLINTNEXTLINE(readability-make-member-function-const): it writes to the store
Doc Protocol::take(std::string_view game, const std::vector<Told>& told, Keep keep) {
  const Result<std::vector<Told>> known = world_.store->facts(game);
  if (!known) return failure(known.why());
  const Difference difference = compare(told, *known);
  if (keep == Keep::yes)
    if (const Outcome learnt = world_.store->learn(game, told); !learnt)
      return failure(learnt.why());
  Doc out = success();
  set(out, {"game", game});
  set(out, {"new", difference.fresh});
  set(out, {"changed", difference.changed});
  set(out, {"same", difference.same});
  if (keep == Keep::no) set(out, {"things", things_told(game, told)});
  return out;
}

// What would be taken in, as `printed` lists it, so that somebody can look at it first.
Doc Protocol::things_told(std::string_view game, const std::vector<Told>& told) {
  Doc list = Doc::list();
  const Result<Rules> rules = rules_of(game);
  if (!rules) return list;
  Facts facts;
  for (const Told& one : told) facts.push_back(one.fact);
  for (const Printed& printed : rules->box->with(facts)->printed())
    if (std::ranges::find(told, printed.id, [](const Told& one) { return one.fact.id; }) !=
        told.end())
      list.push(thing(*rules->box, printed));
  return list;
}

Doc Protocol::thing(const Box& box, const Printed& printed) {
  Doc one = object({{"id", printed.id}});
  if (!printed.label.empty()) set(one, {"label", to_json(printed.label)});
  if (!printed.value.empty()) set(one, {"value", printed.value});
  if (printed.source != Printed::Source::missing)
    if (const auto texts = box.said_in(printed.id, printed.value); !texts.empty()) {
      Doc& said = set(one, {"said", Doc::list()});
      for (const std::string& text : texts) said.push(Doc(text));
    }
  set(one, {"source", word_of(printed.source)});
  return one;
}

Doc Protocol::forget(const Doc& request) {
  const std::string& game = text_of(request, "game");
  const std::string& id = text_of(request, "id");
  if (const Result<Rules> rules = rules_of(game); !rules) return failure(rules.why());
  if (const Outcome done = world_.store->forget(game, id); !done) return failure(done.why());
  Doc out = success();
  set(out, {"game", game});
  set(out, {"id", id});
  return out;
}

Doc Protocol::deck_out(const Doc& request) {
  const std::string& game = text_of(request, "game");
  const Result<std::unique_ptr<const Box>> box = told_box(game);
  if (!box) return failure(box.why());
  const Doc cards = (*box)->deck();
  if (cards.is_null()) return failure({"engine.no-deck", {}});
  // Yours, as soon as one card is; otherwise the house's, as soon as one is.
  Printed::Source source = Printed::Source::open_source;
  const Result<Facts> facts = (*box)->read_deck(cards);
  for (const Printed& printed : (*box)->printed()) {
    if (!facts) break;
    const auto card = std::ranges::find(*facts, printed.id, &Fact::id);
    if (card == facts->end()) continue;
    if (printed.source == Printed::Source::missing ||
        (printed.source == Printed::Source::yours && printed.value != card->value)) {
      source = Printed::Source::house;  // written instead of a deck not told to its end
      break;
    }
    if (printed.source == Printed::Source::yours) source = printed.source;
    if (printed.source == Printed::Source::house && source != Printed::Source::yours)
      source = printed.source;
  }
  return deck_file(game, cards, source, text_of(request, "name"));
}

Doc Protocol::deck_template(const Doc& request) {
  const std::string& game = text_of(request, "game");
  const Result<Rules> rules = rules_of(game);
  if (!rules) return failure(rules.why());
  const Doc cards = rules->box->deck_template();
  if (cards.is_null()) return failure({"engine.no-deck", {}});
  return deck_file(game, cards, Printed::Source::yours, {});
}

Doc Protocol::deck_file(std::string_view game, const Doc& cards, Printed::Source source,
                        std::string_view name) {
  Doc file = new_file("deck", game);
  set(file, {"name", name});
  set(file, {"source", word_of(source)});
  set(file, {"cards", cards});
  Doc out = success();
  set(out, {"game", game});
  set(out, {"text", file_text(file)});
  set(out, {"entries", cards.items().size()});
  return out;
}

Doc Protocol::deck_in(const Doc& request) { return take_deck(request, Keep::yes); }
Doc Protocol::deck_check(const Doc& request) { return take_deck(request, Keep::no); }

Result<DeckFile> read_deck_file(std::string_view text) {
  const Result<Doc> file = open_file(text, "deck", "cards");
  if (!file) return file.refusal();
  const std::string& source = text_of(*file, "source");
  if (std::ranges::find(source_words, source) == std::end(source_words) || source == "missing")
    return refuse("session.error.deck-source");
  return DeckFile{text_of(*file, "game"), text_of(*file, "name"), source,
                  with_plain_numbers(*file->find("cards"))};
}

Result<Facts> read_box_file(std::string_view text, const Box& box) {
  const Result<Doc> file = open_file(text, "box", "entries");
  if (!file) return file.refusal();
  if (text_of(*file, "game") != box.info().id)
    return refuse("session.error.file-other-game", {{"game", text_of(*file, "game")}});
  const auto told = read_entries(box, *file->find("entries"), 0);
  if (!told) return told.refusal();
  Facts facts;
  for (const Told& one : *told) facts.push_back(one.fact);
  return facts;
}

Doc Protocol::take_deck(const Doc& request, Keep keep) {
  const Result<DeckFile> file = read_deck_file(text_of(request, "text"));
  if (!file) return failure(file.why());
  const Result<Rules> rules = rules_of(file->game);
  if (!rules) return failure(rules.why());
  const Result<Facts> facts = rules->box->read_deck(file->cards);
  if (!facts) return failure(facts.why());
  std::vector<Told> told;
  for (const Fact& fact : *facts) {
    if (const Outcome fits = rules->box->check(fact); !fits) return failure(fits.why());
    told.push_back({fact, world_.clock()});
  }
  Doc out = take(file->game, told, keep);
  if (out.find("error") != nullptr) return out;
  set(out, {"name", file->name});
  set(out, {"source", file->source});
  set(out, {"cards", file->cards.items().size()});
  return out;
}

}  // namespace seatmate
