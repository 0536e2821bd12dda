// The requests that show what there is, without opening any of it.

#include <charconv>
#include <utility>

#include "protocol/json.h"
#include "protocol/mirrored_store.h"
#include "protocol/protocol.h"
#include "protocol/requests.h"
#include "session/record.h"

namespace seatmate {

namespace {

// How many lines of a list an answer has, if nobody says otherwise, and at most.
constexpr std::size_t usual_page = 100;
constexpr std::size_t largest_page = 1000;

// What an earlier page said of where it goes on.
std::optional<Wanted::Place> place_in_list(const std::string& next) {
  Wanted::Place place;
  const char* const end = next.data() + next.size();
  const auto [digits, error] = std::from_chars(next.data(), end, place.played);
  if (error != std::errc{} || end - digits < 2 || *digits != ' ') return {};
  place.id.assign(digits + 1, end);
  return place;
}

}  // namespace

// NOLINTNEXTLINE(readability-make-member-function-const): requests have one shape
Doc Protocol::list(const Doc& request) {
  Wanted wanted;
  if (request.find("which") != nullptr) {
    const std::string& which = text_of(request, "which");
    if (which != "running" && which != "finished")
      return failure({"protocol.error.which", {{"which", which}}});
    wanted.which = which == "running" ? Wanted::Which::running : Wanted::Which::finished;
  }
  const std::size_t limit = count_of(request, "limit", usual_page);
  wanted.most = limit < 1 ? 1 : limit > largest_page ? largest_page : limit;
  if (request.find("after") != nullptr) {
    wanted.after = place_in_list(text_of(request, "after"));
    if (!wanted.after)
      return failure({"protocol.error.after", {{"after", text_of(request, "after")}}});
  }
  const Result<ListPage> page = world_.store->page(wanted);
  if (!page) return failure(page.why());
  Doc games = Doc::list();
  for (const Listed& game : page->games) games.push(to_json(game));
  Doc out = success();
  set(out, {"games", std::move(games)});
  if (page->next) set(out, {"next", std::to_string(page->next->played) + " " + page->next->id});
  return out;
}

namespace {

const Option* choice_of(const SetupOption* option, std::string_view token) {
  if (option == nullptr) return nullptr;
  for (const Option& choice : option->field.options)
    if (choice.token == token) return &choice;
  return nullptr;
}

void set_label(Doc& out, const Option* choice) {
  if (choice != nullptr && !choice->label.empty()) set(out, {"label", to_json(choice->label)});
}

Doc counted(const Tally& tally, const Option* choice) {
  Doc out = Doc::object();
  if (!tally.token.empty()) set(out, {"token", tally.token});
  set_label(out, choice);
  set(out, {"played", tally.played});
  set(out, {"won", tally.won});
  set(out, {"points", tally.points});
  if (tally.best) set(out, {"best", *tally.best});
  return out;
}

Doc played(const Ended& game) {
  Doc out = object({{"id", game.id}, {"title", game.title}});
  if (!game.campaign.empty())
    set(out, {"campaign", object({{"id", game.campaign}, {"chapter", game.chapter}})});
  set(out, {"ended", game.at});
  if (!game.level.empty()) set(out, {"level", game.level});
  if (!game.opponent.empty()) set(out, {"opponent", game.opponent});
  if (game.won()) set(out, {"won", true});
  if (const auto yours = game.yours()) set(out, {"yours", *yours});
  if (const auto hers = game.hers()) set(out, {"hers", *hers});
  set(out, {"result", to_json(game.result)});
  return out;
}

}  // namespace

Doc Protocol::record(const Doc& request) {
  const Result<Rules> rules = rules_of(text_of(request, "game"));
  if (!rules) return failure(rules.why());
  const Result<GameRecord> record = record_of(*rules, *world_.store);
  if (!record) return failure(record.why());
  const std::vector<SetupOption> options = rules->box->options();
  const SetupOption* const level = level_option(options);
  const auto list = [](const std::vector<Tally>& some, const SetupOption* option) {
    Doc all = Doc::list();
    for (const Tally& tally : some) all.push(counted(tally, choice_of(option, tally.token)));
    return all;
  };
  Doc plays = Doc::list();
  for (const Ended& game : record->games) plays.push(played(game));
  Doc out = success();
  set(out, {"plays", std::move(plays)});
  set(out, {"all", counted(record->all, nullptr)});
  set(out, {"levels", list(record->levels, level)});
  set(out, {"opponents", list(record->opponents, opponent_option(options))});
  if (record->proposed && level != nullptr) {
    Doc proposed = object({{"option", level->field.id}, {"token", record->proposed->level}});
    set_label(proposed, choice_of(level, record->proposed->level));
    set(proposed, {"why", to_json(record->proposed->why)});
    set(out, {"proposed", std::move(proposed)});
  }
  if (record->unread > 0) set(out, {"unread", record->unread});
  if (record->more) set(out, {"more", true});
  return out;
}

// NOLINTNEXTLINE(readability-make-member-function-const): requests have one shape
Doc Protocol::campaigns(const Doc& request) {
  std::vector<Campaign> all;
  if (request.find("id") != nullptr) {
    Result<Campaign> one = find_campaign(*world_.store, text_of(request, "id"));
    if (!one) return failure(one.why());
    all.push_back(std::move(*one));
  } else {
    Result<std::vector<Campaign>> listed = list_campaigns(*world_.store);
    if (!listed) return failure(listed.why());
    all = std::move(*listed);
  }
  Doc list = Doc::list();
  for (const Campaign& campaign : all) {
    Doc games = Doc::list();
    for (const Listed& game : campaign.games)
      games.push(object({{"id", game.id},
                         {"chapter", game.chapter},
                         {"summary", to_json(game.glance.summary)},
                         {"played", game.glance.played},
                         {"finished", game.glance.finished}}));
    list.push(object({{"id", campaign.id},
                      {"game", campaign.game},
                      {"title", campaign.title},
                      {"games", std::move(games)}}));
  }
  Doc out = success();
  set(out, {"campaigns", std::move(list)});
  return out;
}

}  // namespace seatmate
