// campaign: games that belong together, evening after evening.

#include <algorithm>
#include <ostream>

#include "cli/commands/commands.h"
#include "cli/commands/play.h"
#include "cli/terminal/files.h"

namespace seatmate::cli {
namespace {

struct CampaignOptions {
  PlayOptions play;
  std::string id;
  std::string file;
  bool force = false;
};

int run_list(Context& context) {
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  const std::vector<ToldCampaign> all = campaigns_of(*client);
  if (all.empty()) context.terminal.paragraph(context.words.render("shell.campaign.none"));
  for (const ToldCampaign& one : all)
    context.terminal.paragraph(context.words.render(
        "shell.campaign.line", {{"id", one.id},
                                {"title", one.title},
                                {"has_title", one.title.empty() ? "no" : "yes"},
                                {"n", static_cast<int>(one.games.size())},
                                {"summary", one.games.back().summary}}));
  return exit_ok;
}

int run_new(Context& context, const CampaignOptions& wanted) {
  PlayOptions play = wanted.play;
  play.campaign = true;
  return play_new(context, play);
}

// The game that is not over yet, or the next one.
int run_on(Context& context, const CampaignOptions& wanted) {
  Chosen chosen;
  if (!read_options(context, wanted.play.options, chosen)) return exit_usage;
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  const std::vector<ToldCampaign> all = campaigns_of(*client);
  const auto found = wanted.id.empty()
                         ? all.begin()
                         : std::find_if(all.begin(), all.end(), [&](const ToldCampaign& one) {
                             return one.id == wanted.id;
                           });
  if (found == all.end()) {
    if (wanted.id.empty()) return context.refuse({"shell.campaign.none", {}});
    return context.refuse({"session.error.no-campaign", {{"id", wanted.id}}});
  }
  const Listed& last = found->games.back();
  if (!last.finished)
    return converse(context, *client, client->ask({{"do", "open"}, {"id", last.id}}), false,
                    wanted.play.plain);
  for (const Playable& game : playable_from(client->just("games").body))
    if (game.id == found->game)
      return play_next(context, *client, game, *found, std::move(chosen), wanted.play);
  return context.refuse({"shell.games.none", {}});
}

int run_out(Context& context, const CampaignOptions& wanted) {
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  const Reply reply = client->ask({{"do", "campaign-export"}, {"id", wanted.id}});
  if (!reply.ok) return context.refuse(reply.error);
  const std::string text = text_of(reply.body, "text");
  if (wanted.file.empty() || wanted.file == "-") {
    context.data << text;
    return exit_ok;
  }
  if (const auto written = write_new_file(wanted.file, text, wanted.force); !written)
    return context.refuse(written.why());
  context.terminal.paragraph(context.words.render("shell.exported", {{"file", wanted.file}}));
  return exit_ok;
}

int run_in(Context& context, const CampaignOptions& wanted) {
  const auto text = read_whole(wanted.file, context.in);
  if (!text) return context.refuse(text.why());
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  const Reply reply = client->ask({{"do", "campaign-import"}, {"text", *text}});
  if (!reply.ok) return context.refuse(reply.error);
  const Screen screen = screen_from(reply.body);
  context.terminal.paragraph(
      context.words.render(screen.result ? "shell.campaign.imported" : "shell.import.done",
                           {{"id", screen.id}, {"summary", screen.summary}}));
  return exit_ok;
}

}  // namespace

std::vector<ToldCampaign> campaigns_of(const Client& client) {
  std::vector<ToldCampaign> all;
  const Reply reply = client.just("campaigns");
  for (const Doc& one : member_of(reply.body, "campaigns").items())
    all.push_back(
        {text_of(one, "id"), text_of(one, "game"), text_of(one, "title"), listed_from(one)});
  std::erase_if(all, [](const ToldCampaign& one) { return one.games.empty(); });
  return all;
}

int play_next(Context& context, Client& client, const Playable& game, const ToldCampaign& campaign,
              Chosen chosen, const PlayOptions& wanted) {
  const Listed& last = campaign.games.back();
  context.terminal.paragraph(
      context.words.render("shell.campaign.last-time", {{"summary", last.summary}}));
  // Who plays may change from evening to evening; the rest is as it was.
  if (!wanted.yes && chosen.empty()) {
    const Reply setup =
        client.ask({{"do", "show"}, {"id", last.id}, {"parts", list_of({"setup"})}});
    Chosen before;
    for (const auto& [option, token] :
         member_of(member_of(setup.body, "setup"), "settings").members())
      before[option] = token.text();
    const auto settings = choose_settings(context.terminal, context.words, game, before);
    if (!settings) return exit_ok;
    chosen = *settings;
  }
  Doc request =
      object({{"do", "campaign-next"}, {"id", campaign.id}, {"settings", settings_of(chosen)}});
  if (!wanted.seed.empty()) set(request, {"seed", wanted.seed});
  return converse(context, client, client.ask(request), true, wanted.plain);
}

void add_campaign(CLI::App& app, Context& context) {
  const auto& words = context.words;
  auto* command = app.add_subcommand("campaign", words.render("shell.cli.campaign"));
  const auto options = std::make_shared<CampaignOptions>();
  const auto with = [&context, options](CLI::App* one,
                                        int (*run)(Context&, const CampaignOptions&)) {
    one->callback([&context, options, run] {
      context.run = [&context, options, run] { return run(context, *options); };
    });
  };
  const auto settings = [&](CLI::App* one) {
    one->add_option("-o,--option", options->play.options, words.render("shell.cli.play.option"))
        ->option_text(words.render("shell.cli.arg.option"))
        ->allow_extra_args(false);
    one->add_option("--seed", options->play.seed, words.render("shell.cli.play.seed"))
        ->option_text(words.render("shell.cli.arg.number"));
    one->add_flag("-y,--yes", options->play.yes, words.render("shell.cli.play.yes"));
    one->add_flag("--plain", options->play.plain, words.render("shell.cli.play.plain"));
  };
  const auto id = [&](CLI::App* one) {
    return one->add_option("id", options->id, words.render("shell.cli.campaign.id"))
        ->option_text(words.render("shell.cli.arg.id"));
  };
  auto* fresh = command->add_subcommand("new", words.render("shell.cli.campaign.new"));
  fresh->add_option("game", options->play.game, words.render("shell.cli.play.game"))
      ->option_text(words.render("shell.cli.arg.game"));
  settings(fresh);
  fresh->add_option("--title", options->play.title, words.render("shell.cli.play.title"))
      ->option_text(words.render("shell.cli.arg.text"));
  with(fresh, run_new);
  auto* on = command->add_subcommand("play", words.render("shell.cli.campaign.play"));
  id(on);
  settings(on);
  with(on, run_on);
  auto* out = command->add_subcommand("export", words.render("shell.cli.campaign.export"));
  id(out)->required();
  out->add_option("file", options->file, words.render("shell.cli.export.file"))
      ->option_text(words.render("shell.cli.arg.file"));
  out->add_flag("-f,--force", options->force, words.render("shell.cli.export.force"));
  with(out, run_out);
  auto* in = command->add_subcommand("import", words.render("shell.cli.campaign.import"));
  in->add_option("file", options->file, words.render("shell.cli.campaign.file"))
      ->option_text(words.render("shell.cli.arg.file"))
      ->required();
  with(in, run_in);
  // Without a word more: which campaigns there are.
  command->callback([&context, command] {
    if (command->get_subcommands().empty()) context.run = [&context] { return run_list(context); };
  });
}

}  // namespace seatmate::cli
