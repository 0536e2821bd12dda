#include "cli/commands/everything.h"

#include <set>

#include "cli/commands/play.h"

namespace seatmate::cli {
namespace {

constexpr std::string_view everything_kind = "everything";

// Which request takes such a text in.
std::string_view request_for(const std::string& text) {
  if (text.starts_with("seatmate campaign")) return "campaign-import";
  if (!text.starts_with("{")) return "import";
  const std::optional<Doc> box = parse_json(text);
  return box && (*box)["seatmate"].text() == "deck" ? "deck-in" : "facts-in";
}

}  // namespace

Result<std::string> everything(const Client& client) {
  Doc parts = Doc::list();
  std::vector<Doc> exports;
  for (const ToldCampaign& one : campaigns_of(client))
    exports.push_back(object({{"do", "campaign-export"}, {"id", one.id}}));
  std::set<std::string> of_campaigns;
  for (const ToldCampaign& one : campaigns_of(client))
    for (const Listed& game : one.games) of_campaigns.insert(game.id);
  const auto refusal = look_through_list(client, {}, [&](const Listed& game) {
    if (!of_campaigns.contains(game.id))
      exports.push_back(object({{"do", "export"}, {"id", game.id}}));
    return true;
  });
  if (refusal) return Refusal{*refusal};
  for (const Playable& game : playable_from(client.just("games").body)) {
    const Reply printed = client.ask({{"do", "facts-out"}, {"game", game.id}});
    if (!printed.ok) return Refusal{printed.error};
    if (number_of(printed.body, "entries") > 0) parts.push(text_of(printed.body, "text"));
  }
  for (const Doc& request : exports) {
    const Reply reply = client.ask(request);
    if (!reply.ok) return Refusal{reply.error};
    parts.push(text_of(reply.body, "text"));
  }
  return dump_json(object({{"seatmate", everything_kind}, {"parts", std::move(parts)}})) + "\n";
}

std::optional<Doc> read_everything(std::string_view text) {
  if (!text.starts_with("{")) return {};
  std::optional<Doc> read = parse_json(text);
  if (!read || (*read)["seatmate"].text() != everything_kind || !(*read)["parts"].is_list())
    return {};
  return (*read)["parts"];
}

int take_in_everything(Context& context, const Client& client, const Doc& parts) {
  std::int64_t brought = 0;
  std::int64_t same = 0;
  std::int64_t refused = 0;
  std::optional<Message> why;
  for (const Doc& part : parts.items()) {
    const Reply reply = client.ask({{"do", request_for(part.text())}, {"text", part.text()}});
    const bool told = reply.body.find("new") != nullptr;
    if (!reply.ok) {
      ++refused;
      if (!why) why = reply.error;
    } else if (flag_of(reply.body, "already") ||
               (told && number_of(reply.body, "new") + number_of(reply.body, "changed") == 0)) {
      ++same;
    } else {
      ++brought;
    }
  }
  context.terminal.paragraph(
      context.words.render("shell.import.everything", {{"brought", brought}, {"same", same}}));
  if (!why) return exit_ok;
  return context.refuse({"shell.import.everything.refused", {{"n", refused}, {"why", *why}}});
}

}  // namespace seatmate::cli
