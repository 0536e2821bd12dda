#include "games/charterstone/inputs.h"

#include "games/charterstone/game.h"
#include "games/charterstone/setup.h"
#include "games/charterstone/table.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

void place_on_reputation(State& s, Table& t) {
  const auto space = reputation_space(t, ReputationTrack{t.data, s},
                                      player_count(s.readings, humans(s), automas(s)));
  if (!space) return;  // told just now, and full
  Seat& seat = s.seats[index(s.current)];
  s.reputation[*space] = owner_of(s.current);
  if (seat.influence > 0) --seat.influence;
  t.tell(s, [&] {
    return vocabulary.step(t, "your-reputation", {Arg("space", static_cast<int>(*space) + 1)});
  });
}

void place_on_quota(State& s, Table& t, int number) {
  const auto row = static_cast<std::size_t>(number - 1);
  const std::size_t columns = row < quota_row_count(t.data, s) ? quota_columns_in(t.data, row) : 0;
  std::size_t column = 0;
  while (column < columns && s.quota[row][column] != Owner::nobody) ++column;
  if (column == columns) return;  // told just now, and it has no such row
  Seat& seat = s.seats[index(s.current)];
  s.quota[row][column] = owner_of(s.current);
  if (seat.influence > 0) --seat.influence;
  t.tell(s, [&] {
    return vocabulary.step(t, "your-quota",
                           {Arg("row", number), Arg("column", static_cast<int>(column) + 1)});
  });
}

void carry_out(State& s, Table& t, const Input& input) {
  const Charter me = s.current;
  Seat& seat = s.seats[index(me)];
  switch (input.verb) {
    case Verb::place:
    case Verb::minion: {
      Placement p;
      p.in_commons = input.in_commons;
      p.common = input.common;
      p.piece = input.verb == Verb::place ? Piece::regular : Piece::minion;
      if (input.in_commons) {
        p.bumped = s.commons[index(input.common)];
      } else {
        const std::size_t c = index(input.charter);
        p.charter = owner_of(input.charter);
        p.slot = input.plot;
        if (p.piece == Piece::regular) p.bumped = s.workers[c][input.plot];
        const Owner minion = s.minions[c][input.plot];
        p.peril = s.perils[c][input.plot];
        p.pays = guidepost_of(s) == 409 && minion != Owner::nobody && seat.influence > 0;
        // CH-MIN-4: an Automa's minion there gives it a point.
        if (guidepost_of(s) != 409 && is_charter(minion) && is_automa(s, charter_of(minion))) {
          cite(t.reasons, Line::CH_MIN_4_owner_gains);
          gain_vp(s, t, charter_of(minion), 1, "minion-vp");
        }
        // CH-GP-406, AMB-22: what a human pays for an Automa's building.
        if (guidepost_of(s) == 406 && is_automa(s, input.charter)) {
          cite(t.reasons, Line::CH_GP_406_supply_pays);
          t.tell(s, [&] {
            return vocabulary.note(t, "cost-to",
                                   {Arg("charter", term(input.charter)),
                                    Arg("kept", s.readings.cost_to_automa ? 1 : 0)});
          });
        }
        place_bet(s, me, input.charter);
      }
      if (is_charter(p.bumped)) cite(t.reasons, Line::CH_PLACE_2_bump);
      if (is_charter(p.bumped) && is_automa(s, charter_of(p.bumped)))
        t.tell(s, [&] { return vocabulary.step(t, "bumped", {Arg("charter", term(p.bumped))}); });
      occupy(s, me, p);
      break;
    }
    case Verb::retrieve:
      retrieve(s, t, me);
      break;
    case Verb::built:
      building_at(s, input.charter, input.plot) = static_cast<std::uint8_t>(input.number);
      forget_on_mat(s, input.number);
      // 3.7: a building that somebody constructed moves the token; one of an inactive charter does
      // not.
      // The first building of who joins late is no construction.
      if (s.phase == Phase::setup) {
        // It stood there before the app came to the table.
      } else if (is_active(s, input.charter) && !is_basic(input.number))
        advance_progress(s, t, me, false);
      else if (has_peril_tokens(s))  // CH-PERIL-1, 3.19: it stood there when they were laid out
        s.perils[index(input.charter)][input.plot] = Peril::unknown;
      break;
    case Verb::crate:
      release(s, t, input.crate, owner_of(me));
      t.tell(s, [&] {
        return vocabulary.note(t, "released",
                               {Arg("crate", crate_name(input.crate)),
                                Arg("parts", crate_parts(t.data, s, input.crate, owner_of(me)))});
      });
      advance_progress(s, t, me, false);
      break;
    case Verb::progress:
      advance_progress(s, t, me, false);
      break;
    case Verb::reputation:
      if (is_known(t.data, s, Track::reputation))
        place_on_reputation(s, t);
      else
        s.placing = placing_reputation;
      break;
    case Verb::quota:
      if (is_known(t.data, s, Track::quota))
        place_on_quota(s, t, input.number);
      else
        s.placing = static_cast<std::uint8_t>(placing_reputation + input.number);
      break;
    case Verb::unlock:
      enter_chronicle(s, t, input.number);
      t.tell(s, [&] { return vocabulary.note(t, "unlocked", {Arg("card", input.number)}); });
      break;
    case Verb::island:
      s.tiles[index(input.charter)][input.plot] = static_cast<std::uint8_t>(input.number);
      if (has_peril_tokens(s))  // 3.19: one on each building, none on an empty island
        s.perils[index(input.charter)][input.plot] =
            building_at(s, input.charter, input.plot) != 0 ? Peril::unknown : Peril::none;
      break;
    case Verb::loose:
      s.minions[index(input.charter)][input.plot] = Owner::loose;
      break;
    case Verb::candle:
      seat.candle = true;
      break;
    case Verb::loses:
      --s.seats[index(input.charter)].influence;
      break;
    case Verb::go:
      s.wait = false;
      if (s.phase == Phase::setup && s.chronicle.guidepost != 0)  // as it was put right
        s.guidepost = static_cast<std::uint8_t>(s.chronicle.guidepost - first_guidepost + 1);
      break;
    case Verb::next:
      begin_game(s, Chronicle(s.chronicle), s.game + 1);
      break;
  }
  if (ends_turn(input.verb)) end_turn(s);
}

bool read_plot(std::string_view text, Input& input) {
  const std::size_t dash = text.rfind('-');
  if (dash == std::string_view::npos) return false;
  const auto c = parse<Charter>(charter_names, text.substr(0, dash));
  const auto plot = parse_within(text.substr(dash + 1), 1, plots);
  if (!c || !plot) return false;
  input.charter = *c;
  input.plot = static_cast<std::uint8_t>(*plot - 1);
  return true;
}

namespace {

Form form(Verb verb, std::vector<Field> fields = {}) {
  return vocabulary.input(verb_names[index(verb)], std::move(fields), ends_turn(verb));
}

// Every building on the board, the Commons first.
Field building_field(const Data& data, const State& s, std::string_view id, bool commons) {
  Field f = vocabulary.field(id, Field::Kind::place);
  if (commons)
    for (const std::string_view name : common_names)
      f.options.push_back({std::string(name), term("common", name)});
  for (const Charter c : all_charters)
    for (std::size_t plot = 0; plot < plots; ++plot)
      if (building_at(s, c, plot) != 0)
        f.options.push_back({place_token(c, plot), place_label(data, s, c, plot)});
  return f;
}
template <class Keep>
Field plot_field(const Data& data, const State& s, std::string_view id, Keep&& keep) {
  Field f = vocabulary.field(id, Field::Kind::place);
  for (const Charter c : all_charters)
    for (std::size_t plot = 0; plot < plots; ++plot)
      if (keep(c)) f.options.push_back({place_token(c, plot), place_label(data, s, c, plot)});
  return f;
}

int free_columns(const Data& data, const State& s, std::size_t row) {
  int n = 0;
  for (std::size_t column = 0; column < quota_columns_in(data, row); ++column)
    n += s.quota[row][column] == Owner::nobody ? 1 : 0;
  return n;
}

// CH-SKY-3, 3.13, 3.23: what came on the board at setup, told before an Automa begins.
bool is_told_before(const State& s, const Input& input) {
  switch (input.verb) {
    case Verb::go:
    case Verb::island:
    case Verb::loose:
    case Verb::unlock:
      return true;
    case Verb::built:
      return !is_active(s, input.charter);
    default:
      return false;
  }
}

}  // namespace

std::vector<Form> Rulebook::forms(const Data& data, const State& s) {
  const bool untold = s.phase == Phase::setup && s.wait;
  if (s.phase != Phase::turns && !untold) return {};
  std::vector<Form> forms;
  const auto any = [](Charter) { return true; };
  const auto built = [&](auto&& where) {
    forms.push_back(
        form(Verb::built, {plot_field(data, s, "plot", where),
                           vocabulary.number_field("number", first_building, last_building)}));
  };
  const auto unlock = [&] {
    forms.push_back(form(Verb::unlock, {vocabulary.number_field("card", 1, last_card)}));
  };
  const auto laid_out = [&] {
    if (has_sky_islands(s.chronicle))
      forms.push_back(form(Verb::island,
                           {plot_field(data, s, "plot", [&](Charter c) { return is_human(s, c); }),
                            vocabulary.number_field("island", 1, sky_tiles)}));
    if (guidepost_of(s) == 409)
      forms.push_back(form(Verb::loose, {plot_field(data, s, "plot", any)}));
  };
  if (untold) {
    forms.push_back(form(Verb::go));
    built(any);
    unlock();
    return forms;
  }
  if (s.wait) {
    forms.push_back(form(Verb::go));
    if (inactive_grow(s)) built([&](Charter c) { return !is_active(s, c); });
    laid_out();
    unlock();
    return forms;
  }
  // CH-TURN-3: without a worker it is offered too, so that it is refused with its reason and is not
  // taken for another word. Nothing is offered that the Chronicle has not brought yet.
  forms.push_back(form(Verb::place, {building_field(data, s, "where", true)}));
  if (has_minions(s.chronicle) && guidepost_of(s) != 409)
    forms.push_back(form(Verb::minion, {building_field(data, s, "where", false)}));
  forms.push_back(form(Verb::retrieve));
  built(any);
  forms.push_back(form(Verb::crate, {vocabulary.number_field("crate", 1, crate_count)}));
  forms.push_back(form(Verb::progress));
  forms.push_back(form(Verb::reputation));
  forms.push_back(form(Verb::quota, {vocabulary.number_field(
                                        "row", 1, static_cast<int>(quota_row_count(data, s)))}));
  unlock();
  laid_out();
  if (guidepost_of(s) == 408 && candle_burns(s)) forms.push_back(form(Verb::candle));
  Field automa = vocabulary.field("automa");
  for (const Charter c : all_charters)
    if (is_automa(s, c) && s.seats[index(c)].influence > 0)
      automa.options.push_back({std::string(token(c)), term(c)});
  if (s.game >= campaign_games && !automa.options.empty() && !s.readings.opponents_unharmed)
    forms.push_back(form(Verb::loses, {automa}));
  return forms;
}

Outcome check(const Data& data, const State& s, const Input& input) {
  // What stood there before the app came to the table is told first (begin-at).
  const bool untold = s.phase == Phase::setup && s.wait;
  const bool now =
      untold ? input.verb == Verb::go || input.verb == Verb::built || input.verb == Verb::unlock
             : s.phase == Phase::turns &&
                   (s.wait || (input.verb != Verb::go && is_human(s, s.current)));
  if (!now) return refuse("charter.error.not-now", {});
  if (s.wait && !untold && !is_told_before(s, input)) return refuse("charter.error.wait", {});
  const Seat& seat = s.seats[index(s.current)];
  const auto here = [&] { return place_label(data, s, input.charter, input.plot); };
  switch (input.verb) {
    case Verb::place:
      if (seat.supply == 0) return refuse("charter.error.no-worker", {});
      if (!input.in_commons && building_at(s, input.charter, input.plot) == 0)
        return refuse("charter.error.no-building", {Arg("where", here())});
      break;
    case Verb::minion:
      if (!has_minions(s.chronicle) || guidepost_of(s) == 409)
        return refuse("charter.error.not-now", {});
      if (input.in_commons || input.charter != s.current ||
          building_at(s, input.charter, input.plot) == 0 ||
          s.workers[index(input.charter)][input.plot] != Owner::nobody ||
          s.minions[index(input.charter)][input.plot] != Owner::nobody)
        return refuse("charter.error.minion", {});
      break;
    case Verb::built: {
      if (!is_building(input.number))
        return refuse("charter.error.no-such-building", {Arg("n", input.number)});
      if (stands_somewhere(s.chronicle, input.number))
        return refuse("charter.error.built-already", {Arg("n", input.number)});
      // 3.20: a first building stands on the board, not on a sky island.
      if (is_basic(input.number) && s.tiles[index(input.charter)][input.plot] != 0)
        return refuse("charter.error.not-possible", {});
      const int now = building_at(s, input.charter, input.plot);
      if (now != 0 && !has_overbuilding(s.chronicle)) {
        bool full = true;
        for (std::size_t plot = 0; plot < plots; ++plot)
          full = full && building_at(s, input.charter, plot) != 0;
        if (full)
          return refuse("charter.error.charter-full", {Arg("charter", term(input.charter))});
        return refuse("charter.error.plot-taken", {Arg("where", here())});
      }
      if (now != 0 && is_basic(now)) return refuse("charter.error.basic", {Arg("where", here())});
      if (s.workers[index(input.charter)][input.plot] != Owner::nobody)
        return refuse("charter.error.plot-occupied", {Arg("where", here())});
      break;
    }
    case Verb::crate:
      if (input.crate == Crate::none || is_lettered(input.crate))
        return refuse("charter.error.no-such-crate", {});
      if (s.chronicle.opened.has(input.crate))
        return refuse("charter.error.crate-open", {Arg("crate", crate_name(input.crate))});
      break;
    case Verb::reputation:
    case Verb::quota:
      if (seat.influence == 0)
        return refuse("charter.error.no-influence", {Arg("max", influence_tokens)});
      if (!is_known(data, s, input.verb == Verb::quota ? Track::quota : Track::reputation)) break;
      if (input.verb == Verb::reputation) {
        Table quiet(data);
        if (!reputation_space(quiet, ReputationTrack{data, s},
                              player_count(s.readings, humans(s), automas(s))))
          return refuse("charter.error.no-space", {});
      }
      if (input.verb == Verb::quota && free_columns(data, s, input.number - 1U) == 0)
        return refuse("charter.error.row-full", {Arg("row", input.number)});
      break;
    case Verb::unlock:
      if (!is_in_index(input.number))
        return refuse("charter.error.no-such-card", {Arg("n", input.number)});
      if (s.chronicle.cards.has(input.number))
        return refuse("charter.error.unlocked-already", {Arg("n", input.number)});
      break;
    case Verb::island: {
      if (!has_sky_islands(s.chronicle)) return refuse("charter.error.not-now", {});
      int lie = 0;
      bool twice = false;
      for (std::size_t plot = 0; plot < plots; ++plot) {
        lie += s.tiles[index(input.charter)][plot] != 0 ? 1 : 0;
        twice = twice || s.tiles[index(input.charter)][plot] == input.number;
      }
      if (!is_human(s, input.charter) || lie >= tiles_placed || twice ||
          s.tiles[index(input.charter)][input.plot] != 0 ||
          is_basic(building_at(s, input.charter, input.plot)))
        return refuse("charter.error.island", {});
      break;
    }
    case Verb::loose:
      if (guidepost_of(s) != 409) return refuse("charter.error.not-now", {});
      if (s.minions[index(input.charter)][input.plot] != Owner::nobody)
        return refuse("charter.error.minion-there", {Arg("where", here())});
      break;
    case Verb::candle:
      if (guidepost_of(s) != 408 || !candle_burns(s)) return refuse("charter.error.not-now", {});
      break;
    case Verb::loses:
      if (s.game < campaign_games || s.readings.opponents_unharmed || !is_automa(s, input.charter))
        return refuse("charter.error.not-now", {});
      if (s.seats[index(input.charter)].influence == 0)
        return refuse("charter.error.no-influence", {Arg("max", influence_tokens)});
      break;
    case Verb::next:
      return refuse("charter.error.not-now", {});
    case Verb::retrieve:
    case Verb::progress:
    case Verb::go:
      break;
  }
  return Done{};
}

Result<Input> read_input(const Data& data, const State& s, const Entry& entry) {
  const auto verb = parse<Verb>(verb_names, entry.verb);
  if (!verb) return refuse("charter.error.not-now", {});
  Input input;
  input.verb = *verb;
  const std::string& first = argument(entry, 0);
  const std::string& second = argument(entry, 1);
  const auto unknown = [&] { return refuse("charter.error.word", {Arg("said", first)}); };
  const auto number = [&](const std::string& said, int min, int max) -> Outcome {
    const auto n = parse_within(said, min, max);
    if (!n) return vocabulary.not_a_number(said, min, max);
    input.number = static_cast<std::uint16_t>(*n);
    return Done{};
  };
  Outcome read = Done{};
  switch (*verb) {
    case Verb::place:
    case Verb::minion:
      if (const auto common = parse<Common>(common_names, first)) {
        input.in_commons = true;
        input.common = *common;
      } else if (!read_plot(first, input)) {
        return unknown();
      }
      break;
    case Verb::built:
      if (!read_plot(first, input)) return unknown();
      read = number(second, first_building, last_building);
      break;
    case Verb::crate:
      input.crate = crate_named(first);
      break;
    case Verb::quota:
      read = number(first, 1, static_cast<int>(quota_row_count(data, s)));
      break;
    case Verb::unlock:
      read = number(first, 1, last_card);
      break;
    case Verb::island:
      if (!read_plot(first, input)) return unknown();
      read = number(second, 1, sky_tiles);
      break;
    case Verb::loose:
      if (!read_plot(first, input)) return unknown();
      break;
    case Verb::loses: {
      const auto c = parse<Charter>(charter_names, first);
      if (!c) return unknown();
      input.charter = *c;
      break;
    }
    default:
      break;
  }
  if (!read) return read.refusal();
  if (const Outcome fits = check(data, s, input); !fits) return fits.refusal();
  return input;
}

Entry write_input(const Input& input) {
  Entry entry;
  if (index(input.verb) >= verb_names.size()) return entry;  // nobody types `next`
  entry.verb = verb_names[index(input.verb)];
  const std::string plot = place_token(input.charter, input.plot);
  switch (input.verb) {
    case Verb::place:
    case Verb::minion:
      entry.args = {input.in_commons ? std::string(token(input.common)) : plot};
      break;
    case Verb::built:
    case Verb::island:
      entry.args = {plot, std::to_string(input.number)};
      break;
    case Verb::crate:
      entry.args = {crate_name(input.crate)};
      break;
    case Verb::quota:
    case Verb::unlock:
      entry.args = {std::to_string(input.number)};
      break;
    case Verb::loose:
      entry.args = {plot};
      break;
    case Verb::loses:
      entry.args = {std::string(token(input.charter))};
      break;
    default:
      break;
  }
  return entry;
}

}  // namespace seatmate::charterstone
