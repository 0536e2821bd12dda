// Every registered game, spoken to through the protocol: whatever it shows fits the schema.

#include <gtest/gtest.h>

#include "engine/random.h"
#include "protocol/world_test_support.h"

namespace seatmate {
namespace {

// The token a person in a hurry gives: the default, else the first thing offered.
Json token_for(const Json& field) {
  if (field.contains("otherwise")) return nullptr;
  const std::string kind = field["kind"].get<std::string>();
  if (kind == "number") return field["min"];
  if (kind == "text") return "x";
  Json tokens = Json::array();
  const std::size_t count = kind == "list" ? field["min"].get<std::size_t>() : 1;
  for (std::size_t i = 0; i < count; ++i) tokens.push_back(field["options"][i]["token"]);
  return kind == "list" ? tokens : tokens[0];
}

TEST(GamesProtocol, WhateverAGameShowsFitsTheSchema) {
  for (const Game* game : games()) {
    MemoryStore store;
    const std::array<const Game*, 1> only{game};
    Protocol protocol({&store, [] { return std::int64_t{1794769200000}; },
                       [] { return std::uint64_t{7}; }, only, embedded::data()});
    const auto call = [&](const Json& request) {
      const Json response = as_json(protocol.call(request.dump()));
      EXPECT_EQ(complaint("Response", response), "") << request.dump() << response.dump();
      return response;
    };
    const std::string id(game->info().id);
    // With our tables where there are any: a track nobody told cannot be guessed.
    Json settings = Json::object();
    const Json described = call({{"do", "games"}});
    for (const Json& option : described["games"][0]["options"])
      for (const Json& choice : option.value("options", Json::array()))
        if (choice["token"] == "house") settings[option["id"].get<std::string>()] = "house";
    call({{"do", "rules"}, {"game", id}});
    Json screen = call({{"do", "new"}, {"game", id}, {"settings", settings}});
    ASSERT_EQ(screen["ok"], true) << screen.dump();
    const Json here = screen["id"];
    Random random(7);
    for (int n = 0; n < 25 && screen["prompt"]["mood"] != "over"; ++n) {
      const Json& forms = screen["prompt"]["forms"];
      const Json& form = forms[random.below(static_cast<unsigned>(forms.size()))];
      Json args = Json::object();
      for (const Json& field : form["fields"])
        args[field["id"].get<std::string>()] = token_for(field);
      Json entry{{"verb", form["verb"]}, {"args", args}};
      const Json answer =
          call({{"do", "input"}, {"id", here}, {"entries", Json::array({std::move(entry)})}});
      if (answer["ok"]) screen = answer;
      call({{"do", "show"}, {"id", here}, {"parts", {"view", "tracked", "setup", "result"}}});
      call({{"do", "why"}, {"id", here}});
    }
    EXPECT_GT(screen["number"], 0);
    call({{"do", "history"}, {"id", here}});
    call({{"do", "list"}});
    const Json text = call({{"do", "export"}, {"id", here}})["text"];
    EXPECT_EQ(call({{"do", "import"}, {"text", text}})["already"], true);
  }
}

// Whole games by the simulated human: the last scores told on the way are those of the result.
TEST(GamesProtocol, ProgressEndsInTheResult) {
  for (const Game* game : games()) {
    SCOPED_TRACE(game->info().id);
    const Result<GameData> data = read_data(game->info().id, embedded::data());
    ASSERT_TRUE(data);
    const auto box = game->open(data->doc);
    ASSERT_TRUE(box);
    const Rules rules{box->get(), data->digest};
    NewGame begin;
    begin.id = "any-1";
    begin.seed = 7;
    begin.now = 1794769200000;
    Result<Session> session = Session::start(rules, begin, nullptr);
    ASSERT_TRUE(session);
    const auto human = (*box)->simulator({}, 7);
    ASSERT_TRUE(human);
    // Not every guess of his fits what is on the table; then he guesses again.
    for (int n = 0; n < 20000 && !session->result(); ++n)
      static_cast<void>(session->apply((*human)->next_entry(session->play())));
    const std::optional<FinalResult> result = session->result();
    ASSERT_TRUE(result);
    const std::vector<Scored> progress = session->progress();
    ASSERT_GT(progress.size(), 2U);
    EXPECT_EQ(progress.front().number, 0U);
    EXPECT_EQ(progress.back().number, session->number());
    int round = 0;
    for (const Scored& scored : progress) {
      EXPECT_GE(scored.scores.round, round);
      round = scored.scores.round;
      ASSERT_EQ(scored.scores.players.size(), result->standings.size());
      // Hers are known all the time.
      for (const Score& score : scored.scores.players)
        EXPECT_TRUE(score.points.has_value() || !score.automa);
    }
    EXPECT_GT(round, 1);
    for (std::size_t i = 0; i < result->standings.size(); ++i) {
      const Score& last = progress.back().scores.players[i];
      EXPECT_EQ(last.name, result->standings[i].name);
      EXPECT_EQ(last.automa, result->standings[i].automa);
      EXPECT_EQ(last.points, std::optional(result->standings[i].total));
    }
  }
}

// A game by itself could never be followed up: whoever begins it begins a campaign.
TEST(GamesProtocol, AGameOfCampaignsBeginsOne) {
  for (const Game* game : games()) {
    MemoryStore store;
    const std::array<const Game*, 1> only{game};
    Protocol protocol({&store, [] { return std::int64_t{1794769200000}; },
                       [] { return std::uint64_t{7}; }, only, embedded::data()});
    const auto call = [&](const Json& request) {
      const Json response = as_json(protocol.call(request.dump()));
      EXPECT_EQ(complaint("Response", response), "") << request.dump() << response.dump();
      return response;
    };
    const std::string id(game->info().id);
    const Json described = call({{"do", "games"}})["games"][0];
    const Json screen = call({{"do", "new"}, {"game", id}});
    EXPECT_EQ(described.contains("campaigns"), screen.contains("campaign")) << id;
    const Json campaigns = call({{"do", "campaigns"}})["campaigns"];
    if (!screen.contains("campaign")) {
      EXPECT_TRUE(campaigns.empty()) << id;
      continue;
    }
    EXPECT_EQ(screen["campaign"]["chapter"], 1);
    ASSERT_EQ(campaigns.size(), 1U);
    EXPECT_EQ(campaigns[0]["id"], screen["id"]);
    const Json early = call({{"do", "campaign-next"}, {"id", screen["id"]}});
    EXPECT_EQ(early["error"]["id"], "session.error.chapter-open");
    const Json text = call({{"do", "campaign-export"}, {"id", screen["id"]}})["text"];
    MemoryStore elsewhere;
    Protocol other({&elsewhere, [] { return std::int64_t{1794769200000}; },
                    [] { return std::uint64_t{7}; }, only, embedded::data()});
    const Json taken = as_json(other.call(Json{{"do", "campaign-import"}, {"text", text}}.dump()));
    EXPECT_EQ(taken["id"], screen["id"]) << taken.dump();
  }
}

}  // namespace
}  // namespace seatmate
