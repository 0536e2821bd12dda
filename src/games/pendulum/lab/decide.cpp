// `decide`: one question in the shapes of docs/decide.md, answered by the rules that `play` runs.
// Here: the kinds about the board and the timers.

#include "games/pendulum/lab/decide.h"

#include "games/pendulum/game.h"

namespace seatmate::pendulum {

namespace {

struct Kind {
  std::string_view name;
  Doc (*decide)(Given& given, DecideTable& table);
};
constexpr std::array<Kind, 14> kinds{{
    {"setup-workers", decide_setup_workers},
    {"trigger", decide_trigger},
    {"move-worker", decide_move_worker},
    {"timer-flip", decide_timer_flip},
    {"province", decide_province},
    {"card", decide_card},
    {"votes", decide_votes},
    {"council-vp", decide_council_vp},
    {"privilege", decide_privilege},
    {"reward", decide_reward},
    {"last-reward", decide_last_reward},
    {"track", decide_track},
    {"end", decide_end},
    {"foreshadow", decide_foreshadow},
}};

constexpr std::array<std::string_view, 3> phase_words{"real-time", "after-third-flip", "council-v"};
enum class PhaseWord : std::uint8_t { real_time, after_third_flip, council_v };

Phase read_phase(Given& g) {
  switch (g.name_or<PhaseWord>("phase", phase_words, PhaseWord::real_time)) {
    case PhaseWord::after_third_flip:
      return Phase::after_third;
    case PhaseWord::council_v:
      return Phase::placing;
    default:
      return Phase::real_time;
  }
}

constexpr std::array<std::string_view, automa_areas> automa_area_names{"purple", "green"};

// Sand that is out is none; how much is left of the rest, no rule asks.
void read_sand(Given& g, std::string_view key, State& s) {
  Given expired = g.object(key);
  for (const Area area : all_areas) s.timers[index(area)].left = expired.flag(token(area)) ? 0 : 1;
}

std::int64_t read_time(Given& g, std::string_view key) {
  constexpr std::int64_t longest = 1'000'000'000'000'000;
  const std::int64_t at = g[key].number();
  if (g[key].is_number() && at >= -longest && at <= longest) return at;
  g.unfit(key, g[key], "a whole number of milliseconds");
  return 0;
}

// BF-1, PE-CARD-4: how much sand is left of each timer when the card is touched.
void read_clock(Given& g, const Data& data, State& s) {
  constexpr int longest = 2'000'000'000;
  Given clock = g.object("clock");
  const std::int64_t touched = read_time(clock, "touchedAt");
  Given flipped = clock.object("flippedAt");
  Given duration = clock.object_or_none("duration");
  for (const Area area : all_areas) {
    State ran;
    ran.phase = Phase::real_time;
    ran.now = read_time(flipped, token(area));
    ran.timers[index(area)].left =
        duration.number_or(token(area), 0, longest, data.duration[index(area)]);
    if (g.ok() && !Rulebook::elapse(ran, touched))
      flipped.unfit(token(area), flipped[token(area)], "a time before \"clock.touchedAt\"");
    s.timers[index(area)] = ran.timers[index(area)];
  }
}

void read_flips(Given& g, State& s) {
  s.purple_flips = static_cast<std::uint8_t>(g.number("purpleFlips", 0, 3));
  s.legendary_token = g.flag("legendaryToken");
  s.markers_on_mat = static_cast<std::uint8_t>(g.number("markersOnMat", 0, most_pieces));
}
void write_flips(const State& s, Doc& result) {
  result.set("purpleFlips", int{s.purple_flips});
  result.set("legendaryToken", s.legendary_token);
  result.set("markersOnMat", int{s.markers_on_mat});
}

using Display = std::array<Doc, province_places>;

// Names of the four places from the top; null is an empty one.
Display read_display(Given& g, std::string_view key) {
  Display display;
  if (!g.is_list(key, province_places, province_places)) return display;
  for (std::size_t i = 0; i < display.size(); ++i) {
    const Doc& card = g[key][i];
    if (!card.is_null() && !card.is_text()) g.unfit(key, card, "four names, or null for no card");
    display[i] = card;
  }
  return display;
}
Doc display_doc(const Display& display) {
  Doc list = Doc::list();
  for (const Doc& card : display) list.push(card);
  return list;
}
// The hands of the table: they take away what lies at the place the rule named, if it named one.
Doc take_province(Display& display, const Trail& trail) {
  Doc taken;
  for (const TrailEntry& entry : trail.entries)
    if (entry.rule == static_cast<std::uint16_t>(Rule::PE_PROV_1))
      std::swap(taken, display[static_cast<std::size_t>(entry.a - 1)]);
  return taken;
}

}  // namespace

Doc Rulebook::decide(const Data& data, const Doc& question) {
  return answer_case(kinds, question, [&](const Kind& kind, Given& given) {
    DecideTable table(data);
    Doc result = kind.decide(given, table);
    cite_rules(result, table.trail, rule_ids);
    return result;
  });
}

Doc decide_setup_workers(Given& g, DecideTable& t) {
  constexpr std::array<std::string_view, automa_areas> cards{"purpleCard", "greenCard"};
  std::array<WorkerSymbol, automa_areas> shown{};
  for (std::size_t i = 0; i < cards.size(); ++i)
    shown[i] = g.object(cards[i]).name<WorkerSymbol>("worker", worker_symbol_names);
  const int in_box = g.number_or("grandesInBox", 0, most_pieces, grandes_in_box);
  const int of_human = g.number_or("humanGrandes", 0, most_pieces, human_grandes);
  if (!g.ok()) return {};

  const State s;
  Doc result = Doc::object();
  Doc vacant = Doc::object();
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Cell fifth =
        fifth_worker(t.reasons, all_areas[i], shown[i], s.readings.other_colour_small);
    CellSet theirs = CellSet::first_n(cell_count);
    theirs.remove(vacant_beside(fifth));
    Doc& cells = result.set(automa_area_names[i], Doc::list());
    for (const Cell cell : theirs) cells.push(token(cell));
    vacant.set(automa_area_names[i], token(vacant_beside(fifth)));
  }
  result.set("vacant", std::move(vacant));
  result.set("grandesOnBoard", grandes_on_board);
  result.set("grandesLeft", grandes_left(in_box, of_human));
  return result;
}

Doc decide_trigger(Given& g, DecideTable& t) {
  enum class Event : std::uint8_t { move_worker, flip };
  constexpr std::array<std::string_view, 2> events{"move-worker", "flip"};
  constexpr std::array<std::string_view, 4> from_names{"bottom-box", "top-box", "mat", "supply"};
  enum class To : std::uint8_t { space, mat, bottom_box };
  constexpr std::array<std::string_view, 3> to_names{"space", "mat", "bottom-box"};
  constexpr std::array<std::string_view, 2> by_names{"human", "automa"};
  constexpr std::array<std::string_view, 4> part_names{"", "worker-only", "worker-and-province",
                                                       "all"};
  constexpr std::array<std::string_view, 2> resolve_names{"before-placing", "after-flip"};

  State s;
  s.phase = Phase::real_time;
  if (g.name<Event>("event", events) == Event::move_worker) {
    const auto from = g.name<From>("from", from_names);
    const To to = g.name_or<To>("to", to_names, To::space);
    static_cast<void>(g.name_or<Area>("area", area_names, Area::purple));
    const int workers = g.number_or("workers", 0, most_pieces, 1);
    s.phase = read_phase(g);
    s.readings.after_third = g.object_or_none("options").name_or<AfterThird>(
        "afterThirdFlip", after_third_names, AfterThird::worker_only);
    if (!g.ok()) return {};
    call_for_move(s, t, from, to == To::mat, workers);
  } else {
    const auto timer = g.name<Area>("timer", area_names);
    const bool by_human = g.name_or<Player>("by", by_names, Player::human) == Player::human;
    s.timers[index(Area::purple)].left = g.flag("purpleExpired") ? 0 : 1;
    if (!g.ok()) return {};
    if (by_human)
      human_flip(s, t, timer);
    else
      static_cast<void>(flip(s, t.reasons, timer, true, full_sand(t.data, s, timer)));
    if (s.todo == Todo::flip_purple) static_cast<void>(human_purple_flip(s, t));
  }
  const bool called = s.actions > 0;
  if (called) cite_trigger(t.reasons, s.trigger);
  Doc result = Doc::object();
  result.set("actions", int{s.actions});
  result.set("parts", called ? Doc(part_names[index(parts_of(s.phase, s.readings))]) : Doc());
  result.set("resolve", called ? Doc(resolve_names[index(s.trigger)]) : Doc());
  return result;
}

Doc decide_move_worker(Given& g, DecideTable& t) {
  State s;
  const auto area = g.name<Area>("area", automa_area_names);
  s.timers[index(area)].row = g.name<Row>("timerRow", row_names);
  const auto to = g.name<Cell>("vacant", cell_names);
  if (!g.ok()) return {};

  s.vacant[index(area)] = to;
  move_worker(s, t, area == Area::purple ? WorkerSymbol::purple : WorkerSymbol::green);
  Doc result = Doc::object();
  result.set("from", token(s.vacant[index(area)]));
  result.set("to", token(to));
  result.set("vacant", token(s.vacant[index(area)]));
  return result;
}

Doc decide_timer_flip(Given& g, DecideTable& t) {
  constexpr std::array<std::string_view, 2> by_names{"human", "automa"};
  State s;
  s.phase = Phase::real_time;
  const bool by_human = g.name_or<Player>("by", by_names, Player::automa_1) == Player::human;
  read_flips(g, s);
  std::optional<Area> timer;
  if (by_human) {
    timer = g.name<Area>("timer", area_names);
    if (!g.ok()) return {};
  } else {
    const auto symbol = g.name<TimerSymbol>("symbol", timer_symbol_names);
    if (g.has("clock") && !g.has("expired"))
      read_clock(g, t.data, s);
    else
      read_sand(g, "expired", s);
    if (!g.ok()) return {};
    timer = timer_to_flip(t.reasons, symbol, timers_out(s));
  }
  FlipEffect effect;
  if (timer) effect = flip(s, t.reasons, *timer, !by_human, full_sand(t.data, s, *timer));
  Doc result = Doc::object();
  result.set("flip", name_or_null(timer));
  write_flips(s, result);
  result.set("tokenRemoved", effect.token_removed);
  result.set("markerToMat", effect.marker_to_mat);
  result.set("council", effect.council);
  return result;
}

Doc decide_province(Given& g, DecideTable& t) {
  State s;
  const int position = g.number("position", 0, province_places);
  Display display = read_display(g, "display");
  if (!g.ok()) return {};

  if (position != 0) discard_province(s, t, position);
  const Doc removed = take_province(display, t.trail);
  Doc result = Doc::object();
  result.set("removed", removed);
  result.set("display", display_doc(display));
  result.set("mayRefill", !removed.is_null());  // PE-PROV-2
  return result;
}

namespace {

struct Board {
  State s;
  Display provinces;
};
Board read_board(Given& g) {
  Board board;
  State& s = board.s;
  s.phase = read_phase(g);
  Given given = g.object("board");
  Given vacant = given.object("vacant");
  for (std::size_t i = 0; i < automa_areas; ++i)
    s.vacant[i] = vacant.name<Cell>(automa_area_names[i], cell_names);
  Given rows = given.object("timerRow");
  for (const Area area : all_areas)
    s.timers[index(area)].row = rows.name<Row>(token(area), row_names);
  read_sand(given, "expired", s);
  read_flips(given, s);
  board.provinces = read_display(given, "provinces");
  return board;
}
Doc board_doc(const State& s, const Display& provinces) {
  Doc board = Doc::object();
  Doc& vacant = board.set("vacant", Doc::object());
  for (std::size_t i = 0; i < automa_areas; ++i)
    vacant.set(automa_area_names[i], token(s.vacant[i]));
  Doc& rows = board.set("timerRow", Doc::object());
  for (const Area area : all_areas) rows.set(token(area), token(s.timers[index(area)].row));
  Doc& expired = board.set("expired", Doc::object());
  for (const Area area : all_areas) expired.set(token(area), is_out(s, area));
  write_flips(s, board);
  board.set("provinces", display_doc(provinces));
  return board;
}

// Two piles of so many cards; which they are does not matter.
void read_piles(Given& g, State& s) {
  if (!g.has("piles")) {
    s.deck.pile.push_back(1);
    return;
  }
  Given piles = g.object("piles");
  const int deck = piles.number("deck", 0, card_count);
  const int discard = piles.number("discard", 0, card_count);
  if (g.ok() && (deck + discard == 0 || deck + discard > card_count))
    g.wrong("\"piles\" has " + std::to_string(deck + discard) +
            " cards together: it must have 1 to " + std::to_string(card_count) + ".");
  if (!g.ok()) return;
  for (int n = 1; n <= deck + discard; ++n)
    (n <= deck ? s.deck.pile : s.deck.played).push_back(static_cast<std::uint8_t>(n));
}

}  // namespace

Doc decide_card(Given& g, DecideTable& t) {
  Given given = g.object("card");
  AutomaCard card;
  card.worker = given.name<WorkerSymbol>("worker", worker_symbol_names);
  card.timer = given.name<TimerSymbol>("timer", timer_symbol_names);
  card.province = static_cast<std::uint8_t>(given.number("province", 0, province_places));
  auto [s, provinces] = read_board(g);
  read_piles(g, s);
  if (!g.ok()) return {};

  // Whichever is drawn, it is this one.
  t.data.house_deck.fill(card);
  s.actions = 1;
  const State before = s;
  static_cast<void>(automa_action(s, t));

  Doc moved;
  for (std::size_t i = 0; i < automa_areas; ++i) {
    if (s.vacant[i] == before.vacant[i]) continue;
    moved.set("area", automa_area_names[i]);
    moved.set("from", token(s.vacant[i]));
    moved.set("to", token(before.vacant[i]));
  }
  std::optional<Area> flipped;
  for (const Area area : all_areas)
    if (s.timers[index(area)].row != before.timers[index(area)].row) flipped = area;
  Doc result = Doc::object();
  result.set("moved", std::move(moved));
  result.set("flip", name_or_null(flipped));
  result.set("tokenRemoved", before.legendary_token && !s.legendary_token);
  result.set("markerToMat", s.markers_on_mat > before.markers_on_mat);
  result.set("council", s.phase != before.phase);
  result.set("provinceRemoved", take_province(provinces, t.trail));
  result.set("board", board_doc(s, provinces));
  if (g.has("piles")) {
    Doc& piles = result.set("piles", Doc::object());
    piles.set("deck", static_cast<int>(s.deck.pile.size()));
    piles.set("discard", static_cast<int>(s.deck.played.size()));
    piles.set("reshuffled", before.deck.pile.empty());
  }
  return result;
}

}  // namespace seatmate::pendulum
