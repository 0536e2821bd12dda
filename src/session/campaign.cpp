#include "session/campaign.h"

#include <algorithm>
#include <utility>

#include "engine/lists.h"

namespace seatmate {

namespace {

constexpr std::string_view magic = "seatmate campaign 1\n";
constexpr std::string_view journal_begins = "seatmate journal ";
constexpr std::size_t most_games = 1000;

std::int64_t as_number(std::size_t n) { return static_cast<std::int64_t>(n); }

// What was chosen before, changed where somebody says otherwise.
Settings changed(Settings before, const Settings& now) {
  for (const auto& [option, token] : now) {
    const auto found = std::find_if(before.begin(), before.end(),
                                    [&](const auto& one) { return one.first == option; });
    if (found != before.end())
      found->second = token;
    else
      before.emplace_back(option, token);
  }
  return before;
}

// What was chosen under other rules, as far as the box of today still offers it.
Settings still_offered(const std::vector<SetupOption>& options, const Settings& chosen) {
  Settings left;
  for (const auto& setting : chosen)
    for (const SetupOption& option : options) {
      const std::vector<Option>& tokens = option.field.options;
      const bool offered = option.field.id == setting.first &&
                           (tokens.empty() || std::ranges::find(tokens, setting.second,
                                                                &Option::token) != tokens.end());
      if (offered) left.push_back(setting);
    }
  return left;
}

// Does a game begin with what the one before it handed on? Other rules may have handed on something
// else than today's do: then it must be something that they can begin with.
bool follows(const Box& box, const Header& header, const Saved& handed_on) {
  if (header.carried.empty() || handed_on.empty())
    return header.carried.empty() && handed_on.empty();
  const Result<Saved> today = box.carried_today(header.carried, header.rules);
  return today && (*today == handed_on || header.rules != box.info().rules_version);
}

// The texts of the journals in an exported campaign.
std::vector<std::string_view> journals_in(std::string_view body) {
  std::vector<std::string_view> texts;
  while (!body.empty() && texts.size() <= most_games) {
    std::size_t end = body.find("\n" + std::string(journal_begins));
    end = end == std::string_view::npos ? body.size() : end + 1;
    texts.push_back(body.substr(0, end));
    body.remove_prefix(end);
  }
  return texts;
}

}  // namespace

Result<std::vector<Campaign>> list_campaigns(Store& store) {
  Wanted wanted;
  wanted.which = Wanted::Which::of_campaigns;
  Result<ListPage> games = store.page(wanted);
  if (!games) return games.refusal();
  std::vector<Campaign> all;
  for (Listed& game : games->games) {
    auto place = std::find_if(all.begin(), all.end(),
                              [&](const Campaign& one) { return one.id == game.campaign; });
    if (place == all.end()) place = all.insert(place, {game.campaign, game.game, {}, {}});
    place->games.push_back(std::move(game));
  }
  for (Campaign& campaign : all) {
    sort_few(campaign.games,
             [](const Listed& a, const Listed& b) { return a.chapter < b.chapter; });
    campaign.title = campaign.games.front().title;
  }
  return all;
}

Result<Campaign> find_campaign(Store& store, std::string_view id) {
  Result<std::vector<Listed>> games = store.campaign(id);
  if (!games) return games.refusal();
  if (games->empty()) return refuse("session.error.no-campaign", {{"id", id}});
  const Listed& first = games->front();
  Campaign campaign{std::string(id), first.game, first.title, {}};
  campaign.games = std::move(*games);
  return campaign;
}

Result<Session> start_campaign(Rules rules, NewGame game, Store& store) {
  if (!rules.box->has_campaigns())
    return refuse("session.error.no-campaigns", {{"game", rules.box->info().id}});
  game.campaign = game.id;
  game.chapter = 1;
  game.carried.clear();
  return Session::start(rules, game, &store);
}

Result<Session> next_game(Rules rules, const Campaign& campaign, NewGame game, Store& store) {
  Result<Loaded> loaded = store.load(campaign.last().id);
  if (!loaded) return loaded.refusal();
  const Result<Session> last =
      Session::open(rules, std::move(loaded->journal), nullptr, 0, loaded->unread);
  if (!last) return last.refusal();
  if (const Outcome whole = last->whole(); !whole) return whole.refusal();
  const std::optional<Saved> carried = last->play().carried();
  if (!carried) return refuse("session.error.chapter-open", {{"n", campaign.last().chapter}});
  const Header& before = last->journal().header;
  game.settings = changed(before.rules == rules.box->info().rules_version
                              ? before.settings
                              : still_offered(rules.box->options(), before.settings),
                          game.settings);
  game.campaign = campaign.id;
  game.chapter = campaign.last().chapter + 1;
  game.carried = *carried;
  if (game.title.empty()) game.title = campaign.title;
  return Session::start(rules, game, &store);
}

Outcome may_change(Store& store, const Header& header) {
  if (header.campaign.empty()) return Done{};
  const Result<Campaign> campaign = find_campaign(store, header.campaign);
  if (!campaign) return campaign.refusal();
  if (campaign->last().chapter > header.chapter)
    return refuse("session.error.chapter-closed",
                  {{"n", header.chapter}, {"last", campaign->last().chapter}});
  return Done{};
}

Result<std::string> export_campaign(Store& store, const Campaign& campaign) {
  std::string text(magic);
  for (const Listed& game : campaign.games) {
    const Result<Loaded> loaded = store.load(game.id);
    if (!loaded) return loaded.refusal();
    if (loaded->unread > 0)
      return refuse("session.error.damaged",
                    {{"entry", as_number(loaded->journal.records.size() + 1)}});
    text += to_text(loaded->journal);
  }
  return text;
}

Result<std::string> game_of_campaign(std::string_view text) {
  if (!text.starts_with(magic)) return refuse("session.error.campaign-foreign");
  const auto texts = journals_in(text.substr(magic.size()));
  if (texts.empty()) return refuse("session.error.campaign-foreign");
  const Result<Journal> first = from_text(texts.front());
  if (!first) return first.refusal();
  return first->header.game;
}

Result<std::vector<Journal>> read_campaign(Rules rules, std::string_view text) {
  if (!text.starts_with(magic)) return refuse("session.error.campaign-foreign");
  text.remove_prefix(magic.size());
  std::vector<Journal> journals;
  Saved carried;
  for (const std::string_view one : journals_in(text)) {
    Result<Journal> journal = from_text(one);
    if (!journal) return journal.refusal();
    const Header& header = journal->header;
    const auto number = as_number(journals.size() + 1);
    // Of one campaign, one after the other, and each begins with what the one before handed on.
    if (header.campaign.empty() || header.chapter != number ||
        !follows(*rules.box, header, carried) ||
        (!journals.empty() && header.campaign != journals.front().header.campaign) ||
        std::ranges::any_of(journals,
                            [&](const Journal& other) { return other.header.id == header.id; }))
      return refuse("session.error.campaign-broken", {{"n", number}});
    const Result<Session> session = Session::open(rules, *journal, nullptr, 0);
    if (!session) return session.refusal();
    if (const Outcome whole = session->whole(); !whole) return whole.refusal();
    carried = session->play().carried().value_or(Saved{});
    journals.push_back(std::move(*journal));
  }
  if (journals.empty()) return refuse("session.error.campaign-foreign");
  return journals;
}

Result<Campaign> import_campaign(Rules rules, std::string_view text, Store& store,
                                 std::int64_t now) {
  const Result<std::vector<Journal>> journals = read_campaign(rules, text);
  if (!journals) return journals.refusal();
  std::vector<NewRow> rows;
  std::vector<Told> news;
  for (const Journal& journal : *journals) {
    const Result<Session> session = Session::open(rules, journal, nullptr, 0);
    if (!session) return session.refusal();
    rows.push_back({&journal, {session->summary(), session->result().has_value(), now}});
    if (rows.size() < journals->size()) continue;
    // The next game begins with what was told in the last one.
    Result<std::vector<Told>> told = news_for(store, journal.header.game, session->play(), now);
    if (!told) return told.refusal();
    news = std::move(*told);
  }
  if (const Result<Revision> made = store.create_all(rows, news); !made) return made.refusal();
  return find_campaign(store, journals->front().header.campaign);
}

}  // namespace seatmate
