// Which pieces lie where: the board with its timers, the automas' track and mat, the council.

#include "engine/tabletop.h"

#include "games/pendulum/foreshadow.h"
#include "games/pendulum/game.h"
#include "games/pendulum/words.h"

namespace seatmate::pendulum {

namespace {

class Layer : public PieceLayer {
 public:
  Layer(const Data& data, const State& s) : data_(data), s_(s) {
    timers();
    board();
    if (s.phase == Phase::setup) return;
    track();
    mats();
    council();
  }

 private:
  auto& put_of(Player owner, std::string_view where, std::string_view kind, int count = 1) {
    return PieceLayer::put_of(term(owner), owner != Player::human, where, kind, count);
  }
  static std::string at(std::string_view what, int n) {
    return std::string(what) + "." + std::to_string(n);
  }
  // A place whose own value says what lies there.
  std::string tracked_place(std::string id, Message name) {
    place(id, std::move(name)).tracked = {id};
    return id;
  }

  void timers() {
    for (const Area area : all_areas) {
      const std::string name = "timer." + std::string(token(area)) + ".";
      for (const Row row : {Row::top, Row::bottom})
        place(name + std::string(token(row)),
              {"pen.at.timer", {Arg("area", area_term(area)), Arg("row", term(row))}})
            .tracked = {"row." + std::string(token(area))};
      put(name + std::string(token(s_.timers[index(area)].row)), term(area).id);
    }
  }

  // PE-INV-1: in three of the four spaces of purple and of green stands a grande worker of theirs.
  // Her own workers only if she has them followed.
  void board() {
    for (int n = 0; n < space_count; ++n) {
      const auto space = static_cast<Space>(n);
      const std::string name(token(space));
      const std::string where = "space." + name;
      const std::string box = "box." + name;
      const Area area = area_of(space);
      const bool theirs = area != Area::black;
      auto& top = place(where, term(space));
      top.token = name;
      if (theirs) top.tracked.push_back("vacant." + std::string(token(area)));
      if (s_.follows_workers)
        for (const std::string_view worker : worker_names)
          top.tracked.push_back("top." + std::string(worker) + "." + name);
      if (theirs && s_.vacant[index(area)] != cell_of(space))
        PieceLayer::put_of(term("player", "automas"), true, where, term(Worker::grande).id);
      if (!s_.follows_workers) continue;
      auto& bottom = place(box, {"pen.at.box", {Arg("space", term(space))}});
      bottom.token = name;
      for (const std::string_view worker : worker_names)
        bottom.tracked.push_back("bottom." + std::string(worker) + "." + name);
      const Boxes& boxes = s_.boxes[static_cast<std::size_t>(n)];
      for (const Worker worker : {Worker::common, Worker::grande}) {
        put_of(Player::human, where, term(worker).id, boxes.top[index(worker)]);
        put_of(Player::human, box, term(worker).id, boxes.bottom[index(worker)]);
      }
    }
  }

  void track() {
    const int spaces = track_of(data_, s_).spaces();
    for (int space = 0; space < spaces; ++space)
      place(at("track", space), {"pen.at.track", {Arg("n", space)}}).tracked = {
          "position.automa-1", "position.automa-2"};
    for (std::size_t i = 0; i < automa_count; ++i)
      if (s_.position[i] < spaces)
        put_of(automa(i), at("track", s_.position[i]), "pen.piece.marker");
  }

  void mats() {
    for (std::size_t i = 0; i < automa_count; ++i) {
      const std::string name(token(automa(i)));
      const Message who = term(automa(i));
      place("mat." + name, {"pen.at.mat", {Arg("automa", who)}}).tracked = {"grande." + name};
      for (const int card : s_.mat[i])
        put_named(plain_number(card), "mat." + name, "pen.piece.card");
      if (s_.extra_grande[i]) put_of(automa(i), "mat." + name, term(Worker::grande).id);
      tracked_place("votes." + name, {"pen.value.votes", {Arg("automa", who)}});
      // Foreshadowing shows them as they come.
      if (const auto votes = votes_in_sight(data_, s_, i))
        put_of(automa(i), "votes." + name, "pen.piece.vote", *votes);
    }
    put(tracked_place("markers", {"pen.value.markers", {}}), "pen.piece.time-marker",
        s_.markers_on_mat);
    // BF-4: every purple flip takes one of the three from its circle, so what is left says which
    // flip of the round comes next.
    place("circles", {"pen.at.circles", {}}).tracked = {"flips"};
    put("circles", "pen.piece.time-marker", most_purple_flips - s_.purple_flips);
    place("achievement", {"pen.at.achievement", {}}).tracked = {"token"};
    if (s_.legendary_token) put("achievement", "pen.piece.legendary-token");
    for (int n = 1; n <= player_count; ++n) {
      place(at("privilege", n), {"pen.at.privilege", {Arg("n", n)}}).tracked = {"privilege"};
      put_of(s_.privilege[static_cast<std::size_t>(n - 1)], at("privilege", n),
             "pen.piece.privilege");
    }
  }

  void council() {
    const CouncilBoard board = open_board(s_);
    for (std::size_t i = 0; i < board.size(); ++i) {
      const std::string where = "council." + std::string(reward_place_names[i]);
      auto& card =
          place(where, {"pen.at.council", {Arg("place", term(static_cast<RewardPlace>(i)))}});
      if (static_cast<RewardPlace>(i) == RewardPlace::grande) card.tracked = {"grande-card"};
      // The grande card lies open from the beginning, the others are told council by council.
      const RewardKind kind = board[i];
      if (kind != RewardKind::none) put_named(term(kind), where, "pen.piece.reward");
    }
    for (int n = 0; n < final_reward_count; ++n) {
      const auto reward = static_cast<FinalReward>(n);
      const std::string where = "final." + std::string(token(reward));
      place(where, term(reward));
      if (s_.final_rewards.has(reward)) put_named(term(reward), where, "pen.piece.final-reward");
    }
  }

  const Data& data_;
  const State& s_;
};

}  // namespace

Tabletop Rulebook::tabletop(const Data& data, const State& s) {
  return std::move(Layer(data, s).table);
}

}  // namespace seatmate::pendulum
