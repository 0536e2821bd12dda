// The requests that show what there is, without opening any of it.

#include <charconv>
#include <utility>

#include "protocol/json.h"
#include "protocol/mirrored_store.h"
#include "protocol/protocol.h"
#include "protocol/requests.h"

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
