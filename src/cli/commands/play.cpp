// play, resume, and what `seatmate` alone says.

#include "cli/commands/play.h"

#include <algorithm>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/table/conversation.h"
#include "cli/table/setup.h"
#include "cli/table/words.h"
#include "text/width.h"

namespace seatmate::cli {
namespace {

void add_plain(CLI::App& command, const text::Catalog& words, bool& plain) {
  command.add_flag("--plain", plain, words.render("shell.cli.play.plain"));
}

// A game in one line: what it is called, where it stands.
Message line_of(const std::vector<Playable>& known, const Listed& listed) {
  const auto game = std::find_if(known.begin(), known.end(),
                                 [&](const Playable& g) { return g.id == listed.game; });
  const Message name = game != known.end() ? game->name : plain(listed.game);
  return {"shell.list.line",
          {{"game", name},
           {"title", listed.title},
           {"has_title", listed.title.empty() ? "no" : "yes"},
           {"summary", listed.summary}}};
}

// Which game: the one that was named, the only one, or a question.
std::optional<std::size_t> choose_game(Context& context, const std::vector<Playable>& known,
                                       const PlayOptions& wanted, int& code) {
  code = exit_refused;
  if (known.empty()) {
    context.refuse({"shell.games.none", {}});
    return std::nullopt;
  }
  if (!wanted.game.empty()) {
    std::vector<Meaning> meanings;
    std::vector<Message> names;
    for (const Playable& game : known) {
      meanings.push_back({{game.id, context.words.render(game.name)}});
      names.push_back(plain(game.id));
    }
    const Match found = match(wanted.game, meanings);
    if (found) return found.index;
    context.refuse({"shell.say.unknown", {{"typed", wanted.game}, {"options", names}}});
    code = exit_usage;
    return std::nullopt;
  }
  if (known.size() == 1 || wanted.yes) return 0;
  std::vector<Option> options;
  for (const Playable& game : known) options.push_back({game.id, game.name});
  const auto chosen =
      choose_one(context.terminal, context.words, {"shell.play.which", {}}, options);
  if (!chosen) code = exit_ok;
  return chosen;
}

// What was begun is offered first: nobody should start anew by accident.
enum class Offer { start, resumed, left };
Offer offer_to_resume(Context& context, Client& client, const std::vector<Playable>& known,
                      const Playable& game, const PlayOptions& wanted, int& code) {
  constexpr std::size_t offered_at_most = 5;
  std::vector<Option> options;
  std::vector<ToldCampaign> next;  // campaigns whose last game is over
  look_through_list(client, "running", [&](const Listed& listed) {
    if (listed.game == game.id && !listed.finished)
      options.push_back({listed.id, line_of(known, listed)});
    return options.size() < offered_at_most;
  });
  const std::size_t open = options.size();
  if (game.campaigns)
    for (ToldCampaign& campaign : campaigns_of(client))
      if (campaign.game == game.id && campaign.games.back().finished &&
          options.size() < offered_at_most) {
        options.push_back(
            {campaign.id,
             {"shell.play.next",
              {{"campaign", std::vector<Message>{line_of(known, campaign.games.back())}},
               {"n", static_cast<int>(campaign.games.size()) + 1}}}});
        next.push_back(std::move(campaign));
      }
  if (options.empty()) return Offer::start;
  options.push_back({"new", {game.campaigns ? "shell.play.new-campaign" : "shell.play.new", {}}});
  const auto chosen =
      choose_one(context.terminal, context.words, {"shell.play.resume", {}}, options);
  if (!chosen) return Offer::left;
  if (*chosen + 1 == options.size()) return Offer::start;
  code = *chosen < open ? converse(context, client,
                                   client.ask({{"do", "open"}, {"id", options[*chosen].token}}),
                                   false, wanted.plain)
                        : play_next(context, client, game, next[*chosen - open], {}, wanted);
  return Offer::resumed;
}

// A damaged game: only who says so drops what cannot be read of it.
bool goes_on_from_there(Context& context, const Screen& screen) {
  const auto n = [&](int entry) { return Arg("n", entry); };
  context.terminal.paragraph(
      context.words.render("shell.damaged", {{"entry", screen.damaged}, {"n", screen.of}}), {},
      Ink::warning);
  const auto chosen = choose_one(
      context.terminal, context.words, {"shell.damaged.what", {}},
      {{"look", {"shell.damaged.look", {}}}, {"go-on", {"shell.damaged.go-on", {n(screen.of)}}}});
  return chosen && *chosen == 1;
}

}  // namespace

int converse(Context& context, Client& client, const Reply& reply, bool fresh, bool plain) {
  if (!reply.ok) return context.refuse(reply.error);
  Screen screen = screen_from(reply.body);
  if (screen.damaged > 0 && goes_on_from_there(context, screen)) {
    const Reply mended = client.ask({{"do", "mend"}, {"id", screen.id}});
    if (!mended.ok) return context.refuse(mended.error);
    screen = screen_from(mended.body);
  }
  watch_for_interrupt();
  const RealTime time{context.clock, plain ? nullptr : context.keyboard};
  Conversation(client, context.terminal, context.words, time).play(std::move(screen), fresh);
  return exit_ok;
}

bool read_options(const Context& context, const std::vector<std::string>& said, Chosen& chosen) {
  for (const std::string& option : said) {
    const auto equals = option.find('=');
    if (equals == std::string::npos) {
      context.refuse({"shell.play.option", {{"typed", option}}}, exit_usage);
      return false;
    }
    chosen[option.substr(0, equals)] = option.substr(equals + 1);
  }
  return true;
}

int play_new(Context& context, const PlayOptions& wanted) {
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  Chosen chosen;
  if (!read_options(context, wanted.options, chosen)) return exit_usage;
  std::vector<Playable> known = playable_from(client->just("games").body);
  if (wanted.campaign && wanted.game.empty())
    std::erase_if(known, [](const Playable& game) { return !game.campaigns; });
  int code = exit_ok;
  const auto index = choose_game(context, known, wanted, code);
  if (!index) return code;
  const Playable& game = known[*index];
  if (!game.error.empty()) return context.refuse(game.error);
  if (wanted.campaign && !game.campaigns)
    return context.refuse({"session.error.no-campaigns", {{"game", game.id}}});

  // Who says how to set the game up wants a new one.
  const bool ready = wanted.yes || wanted.campaign || !chosen.empty() || !wanted.seed.empty();
  if (!ready) {
    switch (offer_to_resume(context, *client, known, game, wanted, code)) {
      case Offer::start:
        break;
      case Offer::resumed:
        return code;
      case Offer::left:
        return exit_ok;
    }
  }
  if (!wanted.yes) {
    const auto settings = choose_settings(context.terminal, context.words, game, chosen);
    if (!settings) return exit_ok;
    chosen = *settings;
  }
  Doc request = object({{"do", "new"}, {"game", game.id}, {"settings", settings_of(chosen)}});
  if (!wanted.seed.empty()) set(request, {"seed", wanted.seed});
  if (!wanted.title.empty()) set(request, {"title", wanted.title});
  return converse(context, *client, client->ask(request), true, wanted.plain);
}

namespace {

int run_resume(Context& context, const std::string& id, bool plain) {
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  std::string wanted = id;
  if (wanted.empty()) {
    look_through_list(*client, "running", [&](const Listed& game) {
      if (!game.finished) wanted = game.id;
      return wanted.empty();
    });
    if (wanted.empty()) {
      // Between two games of a campaign there is none, but there is a next one.
      for (const ToldCampaign& campaign : campaigns_of(*client))
        for (const Playable& game : playable_from(client->just("games").body))
          if (game.id == campaign.game) {
            PlayOptions options;
            options.plain = plain;
            return play_next(context, *client, game, campaign, {}, options);
          }
      return context.refuse({"shell.resume.none", {}});
    }
  }
  return converse(context, *client, client->ask({{"do", "open"}, {"id", wanted}}), false, plain);
}

}  // namespace

void add_play(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("play", words.render("shell.cli.play"));
  const auto options = std::make_shared<PlayOptions>();
  command->add_option("game", options->game, words.render("shell.cli.play.game"))
      ->option_text(words.render("shell.cli.arg.game"));
  command->add_option("-o,--option", options->options, words.render("shell.cli.play.option"))
      ->option_text(words.render("shell.cli.arg.option"))
      ->allow_extra_args(false);  // one a flag, or it would swallow the game
  command->add_option("--seed", options->seed, words.render("shell.cli.play.seed"))
      ->option_text(words.render("shell.cli.arg.number"));
  command->add_option("--title", options->title, words.render("shell.cli.play.title"))
      ->option_text(words.render("shell.cli.arg.text"));
  command->add_flag("-y,--yes", options->yes, words.render("shell.cli.play.yes"));
  add_plain(*command, words, options->plain);
  command->footer(words.render("shell.cli.play.examples"));
  command->callback([&context, options] {
    context.run = [&context, options] { return play_new(context, *options); };
  });
}

void add_resume(CLI::App& app, Context& context) {
  auto* command = app.add_subcommand("resume", context.words.render("shell.cli.resume"));
  const auto id = std::make_shared<std::string>();
  command->add_option("id", *id, context.words.render("shell.cli.resume.id"))
      ->option_text(context.words.render("shell.cli.arg.id"));
  const auto plain = std::make_shared<bool>(false);
  add_plain(*command, context.words, *plain);
  command->callback([&context, id, plain] {
    context.run = [&context, id, plain] { return run_resume(context, *id, *plain); };
  });
}

int run_start_page(Context& context) {
  const auto& words = context.words;
  Terminal& terminal = context.terminal;
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  constexpr std::size_t shown = 3;
  terminal.paragraph(words.render("shell.start.what"), {}, Ink::title);
  const auto known = playable_from(client->just("games").body);
  std::size_t unfinished = 0;
  look_through_list(*client, "running", [&](const Listed& game) {
    if (game.finished) return true;
    ++unfinished;
    terminal.line(
        text::cut("  " + game.id + "  " + words.render(line_of(known, game)), terminal.width()));
    return unfinished < shown;
  });
  for (const ToldCampaign& campaign : campaigns_of(*client))
    if (campaign.games.back().finished && ++unfinished <= shown)
      terminal.line(
          text::cut("  " + campaign.id + "  " +
                        words.render("shell.start.campaign",
                                     {{"title", campaign.title},
                                      {"has_title", campaign.title.empty() ? "no" : "yes"},
                                      {"summary", campaign.games.back().summary}}),
                    terminal.width()));
  if (unfinished > 0) terminal.paragraph(words.render("shell.start.resume"));
  if (known.empty()) {
    terminal.paragraph(words.render("shell.games.none"));
  } else {
    terminal.paragraph(words.render("shell.start.play", {{"game", known.front().id}}));
    if (known.size() > 1)
      terminal.paragraph(
          words.render("shell.start.games", {{"n", static_cast<int>(known.size())}}));
  }
  terminal.paragraph(words.render("shell.start.help"), {}, Ink::quiet);
  return exit_ok;
}

}  // namespace seatmate::cli
