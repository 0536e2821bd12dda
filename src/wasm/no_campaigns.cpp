// For the page's module of a game that is not played in campaigns: what session/campaign.h
// promises, and nothing behind it, because every byte is downloaded.

#include "session/campaign.h"

namespace seatmate {

namespace {
Refusal none() { return refuse("session.error.campaign-foreign"); }
}  // namespace

Result<std::vector<Campaign>> list_campaigns(Store&) { return std::vector<Campaign>{}; }
Result<Campaign> find_campaign(Store&, std::string_view) { return none(); }
Result<Session> start_campaign(Rules, NewGame, Store&) { return none(); }
Result<Session> next_game(Rules, const Campaign&, NewGame, Store&) { return none(); }
Outcome may_change(Store&, const Header&) { return Done{}; }
Result<std::string> export_campaign(Store&, const Campaign&) { return none(); }
Result<std::string> game_of_campaign(std::string_view) { return none(); }
Result<std::vector<Journal>> read_campaign(Rules, std::string_view) { return none(); }
Result<Campaign> import_campaign(Rules, std::string_view, Store&, std::int64_t) { return none(); }

}  // namespace seatmate
