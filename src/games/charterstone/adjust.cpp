// Making the app agree with the table: every tracked value has a path, a field and a setter. What
// belongs to the Chronicle is corrected the same way, also after the game.

#include <functional>

#include "engine/corrections.h"
#include "games/charterstone/game.h"
#include "games/charterstone/later.h"
#include "games/charterstone/words.h"

namespace seatmate::charterstone {

namespace {

constexpr std::array<std::string_view, charter_count + 2> owner_names{
    "nobody", "purple", "green", "yellow", "black", "blue", "red", "loose"};

// The workers in the supply are those that are not on the board.
void recount(State& s) {
  std::array<int, charter_count + 2> on_board{};
  for (const Owner owner : s.commons) ++on_board[index(owner)];
  for (const auto& row : s.workers)
    for (const Owner owner : row) ++on_board[index(owner)];
  for (const Charter c : all_charters) {
    Seat& seat = s.seats[index(c)];
    const int left = seat.workers - on_board[index(owner_of(c))];
    seat.supply = static_cast<std::uint8_t>(left < 0 ? 255 : left);  // refused as unsound
  }
}

class Catalogue : public Corrections<State> {
 public:
  Catalogue(const Data& data, const State& s)
      : Corrections(vocabulary, "label"), data_(data), s_(s) {
    game();
    players();
    board();
    chronicle();
    readings();
  }

 private:
  // Who stands somewhere: an active charter, nobody, or where it may be a loose minion.
  void owner(std::string path, Message label, Owner now, bool loose,
             const std::function<Owner&(State&)>& member) {
    std::vector<Option> options;
    for (std::size_t i = 0; i < owner_names.size(); ++i) {
      const auto one = static_cast<Owner>(i);
      if (one == Owner::loose ? !loose : is_charter(one) && !is_active(s_, charter_of(one)))
        continue;
      options.push_back({std::string(owner_names[i]), term(one)});
    }
    choice(std::move(path), std::move(label), std::move(options),
           std::string(owner_names[index(now)]), [member](State& s, const std::string& value) {
             member(s) = parse<Owner>(owner_names, value).value_or(Owner::nobody);
             recount(s);
           });
  }

  void game() {
    number("progress", value_label("progress"), 1, static_cast<int>(data_.progress.spaces.size()),
           s_.progress + 1, [](State& s, int space) {  // counted from one at the table
             s.progress = static_cast<std::uint8_t>(space - 1);
           });
    number("strength", value_label("strength"), 1, 60, s_.chronicle.strength,
           [](State& s) -> std::uint8_t& { return s.chronicle.strength; });
  }

  void players() {
    for (const Charter c : all_charters) {
      if (!is_active(s_, c) || s_.phase == Phase::setup) continue;
      const std::size_t i = index(c);
      const std::string name(token(c));
      const Message who_name = term(c);
      const Arg who("charter", who_name);
      number(name + ".vp", value_label("vp", {who}), -99, 999, s_.seats[i].vp,
             [i](State& s) -> std::int16_t& { return s.seats[i].vp; });
      number(name + ".influence", value_label("influence", {who}), 0, influence_tokens,
             s_.seats[i].influence,
             [i](State& s) -> std::uint8_t& { return s.seats[i].influence; });
      if (has_minions(s_.chronicle))
        number(name + ".minions", value_label("minions", {who}), 0, 36, s_.seats[i].minions,
               [i](State& s) -> std::uint8_t& { return s.seats[i].minions; });
      if (has_peril(s_.chronicle))
        number(name + ".peril", value_label("peril", {who}), 0, 36, s_.seats[i].peril,
               [i](State& s) -> std::uint8_t& { return s.seats[i].peril; });
    }
  }

  void board() {
    if (s_.phase == Phase::setup) return;
    for (std::size_t i = 0; i < common_count; ++i)
      owner("worker." + std::string(common_names[i]),
            value_label("worker", {Arg("where", term("common", common_names[i]))}), s_.commons[i],
            false, [i](State& s) -> Owner& { return s.commons[i]; });
    for (const Charter c : all_charters)
      for (std::size_t plot = 0; plot < plots; ++plot) {
        const std::size_t i = index(c);
        const std::string at = place_token(c, plot);
        const Message where_name = place_label(data_, s_, c, plot);
        const Arg where("where", where_name);
        owner("worker." + at, value_label("worker", {where}), s_.workers[i][plot], false,
              [i, plot](State& s) -> Owner& { return s.workers[i][plot]; });
        if (has_minions(s_.chronicle) || guidepost_of(s_) == 409)
          owner("minion." + at, value_label("minion", {where}), s_.minions[i][plot],
                guidepost_of(s_) == 409,
                [i, plot](State& s) -> Owner& { return s.minions[i][plot]; });
        if (has_peril(s_.chronicle)) {
          std::vector<Option> options;
          for (const std::string_view name : peril_names)
            options.push_back({std::string(name), term("peril", name)});
          choice("peril." + at, value_label("peril-at", {where}), std::move(options),
                 std::string(token(s_.perils[i][plot])),
                 [i, plot](State& s, const std::string& value) {
                   s.perils[i][plot] = parse<Peril>(peril_names, value).value_or(Peril::none);
                 });
        }
        if (has_sky_islands(s_.chronicle))
          number("island-at." + at, value_label("island-at", {where}), 0, sky_tiles,
                 s_.tiles[i][plot],
                 [i, plot](State& s) -> std::uint8_t& { return s.tiles[i][plot]; });
      }
    const bool reputation_told = is_known(data_, s_, Track::reputation);
    for (std::size_t i = 0; reputation_told && i < data_.table(Track::reputation).size(); ++i)
      owner("reputation." + std::to_string(i + 1),
            value_label("reputation", {Arg("n", static_cast<int>(i) + 1)}), s_.reputation[i], false,
            [i](State& s) -> Owner& { return s.reputation[i]; });
    const bool quota_told = is_known(data_, s_, Track::quota);
    for (std::size_t row = 0; quota_told && row < quota_row_count(data_, s_); ++row)
      for (std::size_t column = 0; column < quota_columns_in(data_, row); ++column)
        owner("quota." + std::to_string(row + 1) + "." + std::to_string(column + 1),
              value_label("quota", {Arg("row", static_cast<int>(row) + 1),
                                    Arg("column", static_cast<int>(column) + 1)}),
              s_.quota[row][column], false,
              [row, column](State& s) -> Owner& { return s.quota[row][column]; });
  }

  // CH-GLORY-2, CH-CAP-2: as many as the chest has.
  [[nodiscard]] int printed_places(Track track) const {
    int n = 0;
    for (const int one : data_.table(track)) n += one;
    return n;
  }

  void chronicle() {
    // The setup itself is still laying it out, unless it waits to hear what stood there before.
    if (s_.phase == Phase::setup && !s_.wait) return;
    for (const Charter c : all_charters) {
      const std::size_t i = index(c);
      const std::string name(token(c));
      const Message who_name = term(c);
      const Arg who("charter", who_name);
      const Chest& chest = s_.chronicle.chests[i];
      for (std::size_t plot = 0; plot < plots; ++plot)
        number("plot." + place_token(c, plot),
               value_label("plot", {who, Arg("plot", static_cast<int>(plot) + 1)}), 0,
               last_building, chest.buildings[plot], [i, plot](State& s) -> std::uint8_t& {
                 return s.chronicle.chests[i].buildings[plot];
               });
      if (has_sky_islands(s_.chronicle))
        for (std::size_t island = 0; island < sky_tiles; ++island)
          number("island." + name + "." + std::to_string(island + 1),
                 value_label("island", {who, Arg("n", static_cast<int>(island) + 1)}), 0,
                 last_building, chest.islands[island], [i, island](State& s) -> std::uint8_t& {
                   return s.chronicle.chests[i].islands[island];
                 });
      number("glory." + name, value_label("glory", {who}), 0, printed_places(Track::glory),
             chest.glory, [i](State& s) -> std::uint8_t& { return s.chronicle.chests[i].glory; });
      number("capacity." + name, value_label("capacity", {who}), 0, printed_places(Track::capacity),
             chest.capacity,
             [i](State& s) -> std::uint8_t& { return s.chronicle.chests[i].capacity; });
      number("victories." + name, value_label("victories", {who}), 0, campaign_games,
             chest.victories,
             [i](State& s) -> std::uint8_t& { return s.chronicle.chests[i].victories; });
      for (std::size_t k = 0; k < chest.personas.size(); ++k)
        choice("persona." + name + "." + std::to_string(chest.personas[k].number),
               value_label("persona", {who, Arg("n", chest.personas[k].number)}),
               {{"used", term("label", "used")},
                {"unused", term("label", "unused")},
                {"gone", term("label", "gone")}},
               chest.personas[k].used ? "used" : "unused", [i, k](State& s, const std::string& v) {
                 auto& personas = s.chronicle.chests[i].personas;
                 if (v == "gone")
                   personas.erase_at(k);
                 else
                   personas[k].used = v == "used";
               });
      if (!chest.personas.full()) {
        number("persona-more." + name, value_label("persona-more", {who}), 0, last_card, 0,
               [i](State& s, int persona) {
                 if (persona != 0)
                   s.chronicle.chests[i].personas.push_back(
                       {static_cast<std::uint16_t>(persona), false});
               });
      }
      flag("always-active." + name, value_label("always-active", {who}), chest.always_active,
           [i](State& s) -> bool& { return s.chronicle.chests[i].always_active; });
      // What no story has dealt yet has no name here either.
      if (chest.victory_card != 0 || s_.chronicle.cards.has(138) || s_.chronicle.cards.has(139)) {
        std::vector<Option> cards{{"-", term("label", "nothing")}};
        for (int card = first_victory_card; card < first_victory_card + victory_card_count; ++card)
          cards.push_back({std::to_string(card), plain_number(card)});
        choice("victory-card." + name, value_label("victory-card", {who}), std::move(cards),
               chest.victory_card == 0
                   ? std::string("-")
                   : std::to_string(first_victory_card - 1 + chest.victory_card),
               [i](State& s, const std::string& card) {
                 s.chronicle.chests[i].victory_card = static_cast<std::uint8_t>(
                     card == "-" ? 0 : parse_int(card).value_or(0) - first_victory_card + 1);
               });
      }
      if (chest.spectral)
        flag("spectral." + name, value_label("spectral", {who}), true,
             [i](State& s) -> bool& { return s.chronicle.chests[i].spectral; });
    }
    if (s_.chronicle.happy + s_.chronicle.angry > 0) {  // no story has shown a king yet
      number("happy", value_label("happy"), 0, 30, s_.chronicle.happy,
             [](State& s) -> std::uint8_t& { return s.chronicle.happy; });
      number("angry", value_label("angry"), 0, 30, s_.chronicle.angry,
             [](State& s) -> std::uint8_t& { return s.chronicle.angry; });
    }
    if (s_.chronicle.companions > 0)
      number("companions", value_label("companions"), 0, charter_count, s_.chronicle.companions,
             [](State& s) -> std::uint8_t& { return s.chronicle.companions; });
    if (s_.chronicle.guidepost != 0)
      number("guidepost", value_label("guidepost"), first_guidepost, last_guidepost,
             s_.chronicle.guidepost,
             [](State& s) -> std::uint16_t& { return s.chronicle.guidepost; });
    // Only what is in the Chronicle can be taken out of it again.
    for (int card = 1; card <= last_card; ++card)
      if (s_.chronicle.cards.has(card))
        choice("card." + std::to_string(card), value_label("card", {Arg("n", card)}),
               {{"yes", term("label", "yes")}, {"no", term("label", "no")}}, "yes",
               [card](State& s, const std::string& v) {
                 if (v == "no") s.chronicle.cards.remove(card);
               });
  }

  // What the setup calls "a later rule" says what it means once its time has come.
  void readings() {
    for (const LaterReading& one : later_readings) {
      if (!one.has_come(s_)) continue;
      const std::string id(one.id);
      choice("reading." + id, term("reading", id),
             {{"usual", term("reading", id + ".is")}, {"other", term("reading", id + ".or")}},
             s_.readings.*one.member ? "other" : "usual",
             [member = one.member](State& s, const std::string& value) {
               s.readings.*member = value == "other";
             });
    }
  }

  const Data& data_;
  const State& s_;
};

}  // namespace

std::vector<Field> Rulebook::tracked(const Data& data, const State& s) {
  return fields_of(std::move(Catalogue(data, s).values));
}

Outcome Rulebook::adjust(const Data& data, State& s, const std::string& path,
                         const std::string& value) {
  auto next = corrected(vocabulary, Catalogue(data, s).values, s, path, value);
  if (!next) return next.refusal();
  if (!Rulebook::sound(data, *next)) return refuse("charter.error.not-possible", {});
  s = *next;
  return Done{};
}

}  // namespace seatmate::charterstone
