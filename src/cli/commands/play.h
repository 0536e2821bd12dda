#pragma once

// Sitting down: what `play` and `campaign` share.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/table/setup.h"
#include "cli/table/wire.h"

namespace seatmate::cli {

struct PlayOptions {
  std::string game;
  std::vector<std::string> options;
  std::string seed;
  std::string title;
  bool yes = false;
  bool plain = false;
  bool campaign = false;  // only games that are played in campaigns, and a new one at once
};

// A campaign as the protocol lists it; it has at least one game.
struct ToldCampaign {
  std::string id;
  std::string game;
  std::string title;
  std::vector<Listed> games;
};
// The games of a list, page by page, until nobody wants more of them. The refusal, if there is one.
// `which`: running, finished, or empty for all.
std::optional<Message> look_through_list(const Client& client, std::string_view which,
                                         const std::function<bool(const Listed&)>& wants_more);

// The one played last comes first.
[[nodiscard]] std::vector<ToldCampaign> campaigns_of(const Client& client);

// "option=value" into `chosen`; false and a sentence if one is something else.
bool read_options(const Context& context, const std::vector<std::string>& said, Chosen& chosen);

// The conversation at the table, until the player leaves.
int converse(Context& context, Client& client, const Reply& reply, bool fresh, bool plain);

// Which game, how it is set up, and the first evening.
int play_new(Context& context, const PlayOptions& wanted);

// The next game of a campaign: what was last time, who plays this time (`chosen` is decided
// already), and the table.
int play_next(Context& context, Client& client, const Playable& game, const ToldCampaign& campaign,
              Chosen chosen, const PlayOptions& wanted);

}  // namespace seatmate::cli
