#include "games/pendulum/data.h"

#include "engine/data_file.h"
#include "games/pendulum/game.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

namespace {

Outcome load_deck(Data& data, const Doc& doc) {
  Data told = data;
  if (const Outcome learnt = learn_deck<Rulebook>(vocabulary, told, doc); !learnt) return learnt;
  if (!is_deck_told(told)) return vocabulary.bad_data("deck.cards");
  data.house_deck = told.own_deck;
  return Done{};
}

Outcome load_printed(Data& data, const Doc& doc) {
  Data told = data;
  if (const Outcome learnt = learn_entries<Rulebook>(vocabulary, told, doc); !learnt) return learnt;
  data.house_scorecards = told.own_scorecards;
  data.house_track = told.own_track;
  data.icons = told.icons;
  for (std::size_t i = 0; i < level_count; ++i)
    if (data.house_scorecards[i].source == Source::missing)
      return vocabulary.bad_data("printed.scorecard");
  if (data.house_track.source == Source::missing) return vocabulary.bad_data("printed.track");
  for (std::size_t i = 1; i < icon_count; ++i)
    if (data.icons[i].source == Source::missing) return vocabulary.bad_data("printed.icon");
  return Done{};
}

// BF-1: the timers.
Outcome load_board(Data& data, const Doc& doc) {
  for (const Area area : all_areas) {
    const std::int64_t ms = doc["milliseconds"][token(area)].number(0);
    if (ms < 1000 || ms > 3'600'000) return vocabulary.bad_data("board.milliseconds");
    data.duration[index(area)] = static_cast<std::int32_t>(ms);
  }
  return Done{};
}

}  // namespace

Result<Data> Rulebook::load(const Doc& doc) {
  Data data;
  for (const Outcome& part : {load_board(data, doc["board"]), load_printed(data, doc["printed"]),
                              load_deck(data, doc["deck"])})
    if (!part) return part.refusal();
  return data;
}

}  // namespace seatmate::pendulum
