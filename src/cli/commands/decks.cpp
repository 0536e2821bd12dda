#include "cli/commands/decks.h"

#include <algorithm>

#include "cli/terminal/files.h"
#include "engine/settings.h"
#include "lab/signature.h"
#include "protocol/protocol.h"
#include "session/tokens.h"

namespace seatmate::cli {

Result<std::unique_ptr<const Box>> box_with_deck(std::unique_ptr<const Box> box,
                                                 const std::string& file) {
  const auto text = read_whole_file(file);
  if (!text) return text.refusal();
  const auto deck = read_deck_file(*text);
  if (!deck) return deck.refusal();
  if (deck->game != box->info().id)
    return refuse("session.error.file-other-game", {{"game", deck->game}});
  const auto facts = box->read_deck(deck->cards);
  if (!facts) return facts.refusal();
  return box->with(*facts);
}

Result<Settings> with_told_deck(const Box& box, Settings settings, bool has_file) {
  constexpr std::string_view id = "deck";
  constexpr std::string_view told = "told";
  if (!has_file) return settings;
  const std::vector<SetupOption> options = box.options();
  const bool asks = std::ranges::any_of(
      options, [&](const SetupOption& option) { return option.field.id == id; });
  if (!asks) return settings;
  const std::string chosen(setting(settings, id));
  if (chosen == "house") return refuse("lab.simulate.two-decks");
  // At a simulated table nobody draws from a deck of wood and paper: the cards are the file's.
  std::erase_if(settings, [&](const auto& one) { return one.first == id; });
  settings.emplace_back(id, told);
  return settings;
}

Result<std::string> digest_of_sources(const Game& game, const std::string& folder,
                                      const std::string& deck) {
  const auto data = read_box_data(game, folder);
  if (!data) return data.refusal();
  if (deck.empty()) return lab::written(data->digest);
  const auto text = read_whole_file(deck);
  if (!text) return text.refusal();
  Fnv digest;
  digest.add(lab::written(data->digest)).add("\n").add(*text);
  return lab::written(digest.value());
}

}  // namespace seatmate::cli
