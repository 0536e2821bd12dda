#include "cli/table/wire.h"

#include <algorithm>

namespace seatmate::cli {

const Doc& member_of(const Doc& object, const char* key) { return object[key]; }

std::string text_of(const Doc& object, const char* key) { return object[key].text(); }

std::int64_t number_of(const Doc& object, const char* key) { return object[key].number(); }

bool flag_of(const Doc& object, const char* key) { return object[key].truth(); }

Screen screen_from(const Doc& json) {
  Screen screen;
  Reader read(json);
  read("id", screen.id);
  read("game", screen.game);
  read("title", screen.title);
  read("number", screen.number);
  read("of", screen.of);
  read("kept", screen.kept);
  read("summary", screen.summary);
  read("timers", screen.timers);
  read("prompt", screen.prompt);
  read("report", screen.report);
  const std::vector<Doc>& steps = json["report"]["steps"].items();
  screen.has_reasons =
      std::ranges::any_of(steps, [](const Doc& step) { return number_of(step, "reasons") > 0; });
  for (const Doc& applied : json["applied"].items())
    screen.applied.push_back(read_as<Report>(applied["report"]));
  if (json["result"].is_object()) read("result", screen.result.emplace());
  screen.damaged = static_cast<int>(number_of(json["damaged"], "entry"));
  screen.campaign = text_of(json["campaign"], "id");
  return screen;
}

std::vector<Listed> listed_from(const Doc& json) {
  std::vector<Listed> games;
  for (const Doc& game : json["games"].items()) {
    Reader read(game);
    Listed& listed = games.emplace_back();
    read("id", listed.id);
    read("game", listed.game);
    read("title", listed.title);
    read("summary", listed.summary);
    read("played", listed.played);
    read("finished", listed.finished);
  }
  return games;
}

std::vector<Playable> playable_from(const Doc& json) {
  std::vector<Playable> games;
  for (const Doc& game : json["games"].items()) {
    Reader read(game);
    Playable& playable = games.emplace_back();
    read("id", playable.id);
    read("name", playable.name);
    read("options", playable.options);
    read("error", playable.error);
    read("campaigns", playable.campaigns);
  }
  return games;
}

Reply Client::ask(const Doc& request) const {
  // Typed text may hold broken UTF-8; it is replaced, not refused.
  Reply reply;
  if (std::optional<Doc> body = parse_json(call_(dump_json(request))))
    reply.body = std::move(*body);
  reply.ok = flag_of(reply.body, "ok");
  if (!reply.ok) reply.error = read_as<Message>(reply.body["error"]);
  return reply;
}

}  // namespace seatmate::cli
