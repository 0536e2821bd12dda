// campaign: games that belong together, evening after evening.

#include <algorithm>
#include <ostream>

#include "cli/commands.h"
#include "cli/conversation.h"
#include "cli/files.h"
#include "cli/words.h"

namespace seatmate::cli {
namespace {

struct CampaignOptions {
  std::string game;
  std::string id;
  std::string file;
  std::vector<std::string> options;
  std::string title;
  bool force = false;
};

// A campaign as the protocol lists it.
struct Told {
  std::string id;
  std::string title;
  std::vector<Listed> games;
};

std::vector<Told> told_from(const Json& body) {
  std::vector<Told> all;
  for (const Json& one : member_of(body, "campaigns"))
    all.push_back({text_of(one, "id"), text_of(one, "title"), listed_from(one)});
  std::erase_if(all, [](const Told& one) { return one.games.empty(); });
  return all;
}

// "option=value" as settings; false and a sentence if one is something else.
bool read_options(const Context& context, const std::vector<std::string>& said, Json& settings) {
  settings = Json::object();
  for (const std::string& option : said) {
    const auto equals = option.find('=');
    if (equals == std::string::npos) {
      context.refuse({"shell.play.option", {{"typed", option}}}, exit_usage);
      return false;
    }
    settings[option.substr(0, equals)] = option.substr(equals + 1);
  }
  return true;
}

int converse(Context& context, Client& client, const Reply& reply, bool fresh) {
  if (!reply.ok) return context.refuse(reply.error);
  watch_for_interrupt();
  Conversation(client, context.terminal, context.words).play(screen_from(reply.body), fresh);
  return exit_ok;
}

int run_list(Context& context) {
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  const std::vector<Told> all = told_from(client->just("campaigns").body);
  if (all.empty()) context.terminal.paragraph(context.words.render("shell.campaign.none"));
  for (const Told& one : all)
    context.terminal.paragraph(context.words.render(
        "shell.campaign.line", {{"id", one.id},
                                {"title", one.title},
                                {"has_title", one.title.empty() ? "no" : "yes"},
                                {"n", static_cast<int>(one.games.size())},
                                {"summary", one.games.back().summary}}));
  return exit_ok;
}

int run_new(Context& context, const CampaignOptions& wanted) {
  Json settings;
  if (!read_options(context, wanted.options, settings)) return exit_usage;
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  Json request{{"do", "campaign-new"}, {"game", wanted.game}, {"settings", settings}};
  if (!wanted.title.empty()) request["title"] = wanted.title;
  return converse(context, *client, client->ask(request), true);
}

// The game that is not over yet, or the next one with what was last.
int run_on(Context& context, const CampaignOptions& wanted) {
  Json settings;
  if (!read_options(context, wanted.options, settings)) return exit_usage;
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  const std::vector<Told> all = told_from(client->just("campaigns").body);
  const auto found =
      wanted.id.empty()
          ? all.begin()
          : std::find_if(all.begin(), all.end(), [&](const Told& t) { return t.id == wanted.id; });
  if (found == all.end()) {
    if (wanted.id.empty()) return context.refuse({"shell.campaign.none", {}});
    return context.refuse({"session.error.no-campaign", {{"id", wanted.id}}});
  }
  const Listed& last = found->games.back();
  if (!last.finished)
    return converse(context, *client, client->ask({{"do", "open"}, {"id", last.id}}), false);
  context.terminal.paragraph(
      context.words.render("shell.campaign.last-time", {{"summary", last.summary}}));
  return converse(context, *client,
                  client->ask({{"do", "campaign-next"}, {"id", found->id}, {"settings", settings}}),
                  true);
}

int run_out(Context& context, const CampaignOptions& wanted) {
  Client* client = context.client();
  if (client == nullptr) return exit_refused;
  const Reply reply = client->ask({{"do", "campaign-export"}, {"id", wanted.id}});
  if (!reply.ok) return context.refuse(reply.error);
  const std::string text = text_of(reply.body, "text");
  if (wanted.file.empty() || wanted.file == "-") {
    context.out << text;
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
      context.words.render("shell.import.done", {{"id", screen.id}, {"summary", screen.summary}}));
  return exit_ok;
}

}  // namespace

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
    one->add_option("-o,--option", options->options, words.render("shell.cli.play.option"))
        ->option_text(words.render("shell.cli.arg.option"))
        ->allow_extra_args(false);
  };
  const auto id = [&](CLI::App* one) {
    return one->add_option("id", options->id, words.render("shell.cli.campaign.id"))
        ->option_text(words.render("shell.cli.arg.id"));
  };
  auto* fresh = command->add_subcommand("new", words.render("shell.cli.campaign.new"));
  fresh->add_option("game", options->game, words.render("shell.cli.play.game"))
      ->option_text(words.render("shell.cli.arg.game"))
      ->required();
  settings(fresh);
  fresh->add_option("--title", options->title, words.render("shell.cli.play.title"))
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
