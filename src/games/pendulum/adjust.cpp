// Making the app agree with the table: every tracked value has a path, a field and a setter.

#include <algorithm>

#include "engine/corrections.h"
#include "games/pendulum/game.h"
#include "games/pendulum/track.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

namespace {

constexpr std::array<std::string_view, 6> orders{
    "human,automa-1,automa-2", "human,automa-2,automa-1", "automa-1,human,automa-2",
    "automa-1,automa-2,human", "automa-2,human,automa-1", "automa-2,automa-1,human"};
std::array<Player, player_count> order_of(std::string_view text) {
  std::array<Player, player_count> order{};
  for (Player& player : order) {
    const std::string_view word = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    player = parse<Player>(player_names, word).value_or(Player::human);
  }
  return order;
}
std::string text_of(const std::array<Player, player_count>& order) {
  std::string text;
  for (const Player player : order) (text += text.empty() ? "" : ",") += token(player);
  return text;
}

class Catalogue : public Corrections<State> {
 public:
  Catalogue(const Data& data, const State& s)
      : Corrections(vocabulary, "yes-no", {"no", "yes"}), data_(data), s_(s) {
    timers();
    pieces();
    automas();
    human();
  }

 private:
  void timers() {
    for (const Area area : all_areas) {
      const std::size_t i = index(area);
      const Message timer_name = term(area);
      const Arg timer("timer", timer_name);
      // Seconds: nobody reads milliseconds off a sand timer.
      const int most = s_.sand_told ? 1 : (duration_of(data_, s_, area) + 999) / 1000;
      number("timer." + std::string(token(area)),
             value_label(s_.sand_told ? "sand-runs" : "seconds", {timer}), 0, most,
             s_.sand_told ? s_.timers[i].left : (s_.timers[i].left + 999) / 1000,
             [i](State& s, int n) { s.timers[i].left = s.sand_told ? n : n * 1000; });
      choice("row." + std::string(token(area)), value_label("timer-row", {timer}),
             vocabulary.options("row", row_names), std::string(token(s_.timers[i].row)),
             [i](State& s, const std::string& value) {
               s.timers[i].row = parse<Row>(row_names, value).value_or(Row::top);
             });
    }
    if (s_.phase == Phase::real_time)
      number("flips", value_label("flips"), 1, 2, s_.purple_flips,
             [](State& s, int n) { s.purple_flips = static_cast<std::uint8_t>(n); });
    number("markers", value_label("markers"), 0, 2, s_.markers_on_mat,
           [](State& s, int n) { s.markers_on_mat = static_cast<std::uint8_t>(n); });
    flag("token", value_label("token"), s_.legendary_token,
         [](State& s) -> bool& { return s.legendary_token; });
  }

  void pieces() {
    for (const Area area : {Area::purple, Area::green}) {
      const std::size_t i = index(area);
      choice("vacant." + std::string(token(area)),
             value_label("vacant", {Arg("area", area_term(area))}),
             vocabulary.options("cell", cell_names), std::string(token(s_.vacant[i])),
             [i](State& s, const std::string& value) {
               s.vacant[i] = parse<Cell>(cell_names, value).value_or(Cell::top_left);
             });
    }
    std::vector<Option> privileges;
    for (const std::string_view text : orders) {
      const auto order = order_of(text);
      privileges.push_back({std::string(text),
                            {"pen.label.order",
                             {Arg("first", term(order[0])), Arg("second", term(order[1])),
                              Arg("third", term(order[2]))}}});
    }
    choice("privilege", value_label("privilege"), std::move(privileges), text_of(s_.privilege),
           [](State& s, const std::string& value) { s.privilege = order_of(value); });
    flag("grande-card", value_label("grande-card"), s_.grande_card,
         [](State& s) -> bool& { return s.grande_card; });
    if (!s_.follows_workers) return;
    for (int n = 0; n < space_count; ++n) {
      const auto i = static_cast<std::size_t>(n);
      const Message space_name = term(static_cast<Space>(n));
      const Arg space("space", space_name);
      const std::string name(space_names[i]);
      for (const std::size_t kind : {0U, 1U}) {
        const std::string worker(worker_names[kind]);
        number("top." + worker + "." + name, value_label("top-" + worker, {space}), 0, most_workers,
               s_.boxes[i].top[kind], [i, kind](State& s, int workers) {
                 s.boxes[i].top[kind] = static_cast<std::uint8_t>(workers);
               });
        number("bottom." + worker + "." + name, value_label("bottom-" + worker, {space}), 0,
               most_workers, s_.boxes[i].bottom[kind], [i, kind](State& s, int workers) {
                 s.boxes[i].bottom[kind] = static_cast<std::uint8_t>(workers);
               });
      }
    }
  }

  void automas() {
    for (std::size_t i = 0; i < automa_count; ++i) {
      const Message who_name = term(automa(i));
      const Arg who("automa", who_name);
      const std::string name(token(automa(i)));
      const int last = s_.phase == Phase::setup ? 0 : last_space(track_rules(data_, s_));
      number("position." + name, value_label("position", {who}), 0, last, s_.position[i],
             [i](State& s, int n) { s.position[i] = static_cast<std::uint8_t>(n); });
      flag("grande." + name, value_label("grande", {who}), s_.extra_grande[i],
           [i](State& s) -> bool& { return s.extra_grande[i]; });
      if (is_council(s_.phase))
        number("votes." + name, value_label("votes", {who}), 0, most_votes, s_.votes[i],
               [i](State& s, int n) { s.votes[i] = static_cast<std::uint8_t>(n); });
    }
  }

  void human() {
    flag("legendary", value_label("legendary"), s_.legendary,
         [](State& s) -> bool& { return s.legendary; });
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
  return adjusted(vocabulary, Catalogue(data, s).values, s, path, value,
                  [&](const State& next) { return sound(data, next); });
}

}  // namespace seatmate::pendulum
