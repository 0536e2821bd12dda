#include "session/store.h"

#include <algorithm>

#include "engine/lists.h"

namespace seatmate {

namespace {

// Of a campaign the game that was begun last stands for all.
bool leads(const std::vector<Listed>& all, const Listed& game) {
  return game.campaign.empty() || std::ranges::none_of(all, [&](const Listed& other) {
           return other.campaign == game.campaign && other.chapter > game.chapter;
         });
}

bool is_wanted(const std::vector<Listed>& all, const Listed& game, const Wanted& wanted) {
  if (wanted.after) {
    const auto& [played, id] = *wanted.after;
    if (game.glance.played > played || (game.glance.played == played && game.id <= id))
      return false;
  }
  switch (wanted.which) {
    case Wanted::Which::all:
      return true;
    case Wanted::Which::running:
      return (!game.glance.finished || !game.campaign.empty()) && leads(all, game);
    case Wanted::Which::finished:
      return game.glance.finished && game.campaign.empty();
    case Wanted::Which::of_campaigns:
      return !game.campaign.empty();
  }
  return false;
}

}  // namespace

ListPage page_of(const std::vector<Listed>& all, const Wanted& wanted) {
  ListPage page;
  for (const Listed& game : all) {
    if (!is_wanted(all, game, wanted)) continue;
    if (page.games.size() == wanted.most) {
      const Listed& last = page.games.back();
      page.next = {last.glance.played, last.id};
      break;
    }
    page.games.push_back(game);
  }
  return page;
}

std::vector<Listed> campaign_in(std::vector<Listed> all, std::string_view campaign) {
  std::erase_if(all,
                [&](const Listed& game) { return campaign.empty() || game.campaign != campaign; });
  sort_few(all, [](const Listed& a, const Listed& b) { return a.chapter < b.chapter; });
  return all;
}

}  // namespace seatmate
