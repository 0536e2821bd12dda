// `decide`: guideposts, glory, capacity and the points at the end.

#include "games/charterstone/lab/decide.h"

namespace seatmate::charterstone {

namespace {

struct Rows {
  struct Row {
    int stars = 0;
    int filled = 0;
  };
  std::vector<Row> all;
};

std::vector<std::string> names_of(std::vector<Given>& players) {
  std::vector<std::string> names;
  for (Given& player : players) names.push_back(text_of(player, "name"));
  return names;
}
Doc names_in(const std::vector<std::string>& names, WhoSet set) {
  Doc list = Doc::list();
  for (const Who i : set) list.push(names[index(i)]);
  return list;
}

}  // namespace

Doc decide_glory(Given& g, DecideTable& t) {
  std::vector<Rows::Row> rows;
  for (Given& one : g.objects("rows", 0, 1000)) {
    const int stars = one.number("stars", 0, 1000);
    rows.push_back({stars, one.number("filled", 0, stars)});
  }
  const int vp = g.number("vp", -Given::no_limit, Given::no_limit);
  const int bonus = g.number_or("bonus", 0, 1000, 0);
  if (!g.ok()) return {};
  const int gained = glory_gained(t, vp, bonus);
  const int unplaced = fill_glory(t, rows, gained);
  std::vector<int> filled;
  for (const Rows::Row& row : rows) filled.push_back(row.filled);
  Doc result = Doc::object();
  result.set("gained", gained);
  result.set("filled", numbers_doc(filled));
  result.set("unplaced", unplaced);
  return result;
}

Doc decide_capacity(Given& g, DecideTable& t) {
  struct Columns {
    std::vector<std::vector<bool>> all;
    [[nodiscard]] std::size_t count() const { return all.size(); }
    [[nodiscard]] std::size_t circles(std::size_t c) const { return all[c].size(); }
    [[nodiscard]] bool filled(std::size_t c, std::size_t row) const { return all[c][row]; }
  };
  Columns columns;
  if (g.is_list("columns", 0, 1000))
    for (const Doc& column : g.items("columns")) {
      if (!column.is_list()) g.unfit("columns", column, "a list of lists of true and false");
      columns.all.emplace_back();
      for (const Doc& circle : column.items()) {
        if (!circle.is_bool()) g.unfit("columns", circle, "a list of lists of true and false");
        columns.all.back().push_back(circle.truth());
      }
    }
  const bool winner = g.flag("winner");
  const int extra = g.number_or("extra", 0, 1000, 0);
  if (!g.ok()) return {};
  const int gained = capacity_gained(t, winner, extra);
  int left = gained;
  Doc placed = Doc::list();
  for (; left > 0; --left) {
    const Circle circle = next_circle(t, columns);
    if (circle.column == nowhere) break;
    columns.all[circle.column][circle.row] = true;
    Doc& one = placed.push(Doc::object());
    one.set("column", circle.column + 1);
    one.set("row", circle.row + 1);
  }
  Doc after = Doc::list();
  for (const auto& column : columns.all) {
    Doc& list = after.push(Doc::list());
    for (const bool circle : column) list.push(Doc(circle));
  }
  Doc result = Doc::object();
  result.set("gained", gained);
  result.set("placed", placed);
  result.set("columns", after);
  result.set("unplaced", left);
  return result;
}

Doc decide_guidepost(Given& g, DecideTable& t) {
  const int guidepost = g.number("guidepost", first_guidepost, last_guidepost);
  auto players = g.objects("players", 1, most_slots);
  const std::vector<std::string> names = names_of(players);
  Contenders all;
  std::vector<int> personas;
  const bool gives_personas = guidepost == 410 || guidepost == 411;
  const int story = g.number_or("story", 0, 1000, 0);
  const bool least = story == 136 || story == 137;
  for (Given& one : players) {
    Contender player;
    player.automa = one.flag("automa");
    player.have = one.number("have", 0, Given::no_limit);
    player.influence = one.number("influence", 0, 1000);
    if (guidepost == 405) player.score = one.number("score", -Given::no_limit, Given::no_limit);
    if (guidepost == 407) player.peril_left = one.number_or("perilLeft", 0, 1000, 0);
    if (least) player.cumulative_glory = one.number("cumulativeGlory", 0, Given::no_limit);
    personas.push_back(gives_personas && player.automa
                           ? automa_persona_of(one.name<Charter>("colour", charter_names))
                           : 0);
    all.push_back(player);
  }
  Village village;
  if (guidepost == 405) village.average = g.number("average", -Given::no_limit, Given::no_limit);
  if (guidepost == 409) {
    Given kings = g.object("kings");
    village.happy = kings.number("happy", 0, 1000);
    village.angry = kings.number("angry", 0, 1000);
  }
  Readings r;
  Given options = g.object_or_none("options");
  options.either("kingVariant", true, r.king_variant);
  options.either("spectralAutoma", {"eligible", "excluded"}, r.spectral_excluded);
  if (!g.ok()) return {};

  const WhoSet met = meets_goal(t, guidepost, all);
  const WhoSet choosing = choosers(t, guidepost, all, met);
  const DecidedBy by = decided_by(t, r, guidepost, all, choosing);
  Doc counts = Doc::object();
  Doc glory = Doc::object();
  Doc stories = Doc::object();
  Doc cards = Doc::object();
  for (std::size_t i = 0; i < all.size(); ++i) {
    counts.set(names[i], counted(t, guidepost, all[i]));
    glory.set(names[i], met.has(static_cast<Who>(i)) ? 1 : 0);
    if (all[i].automa) stories.set(names[i], story_glory(t, r, story));
    if (personas[i] != 0) cards.set(names[i], personas[i]);
  }
  Doc crate;
  if (by == DecidedBy::card) {
    const auto king = g.name<King>("king", king_names);
    if (!g.ok()) return {};
    crate = crate_name(crate_of(guidepost, king));
  } else if (by == DecidedBy::board || by == DecidedBy::fixed) {
    crate = crate_name(crate_by_board(t, guidepost, all, village));
  }
  Doc result = Doc::object();
  result.set("counts", counts);
  result.set("meets", names_in(names, met));
  result.set("glory", glory);
  result.set("choosers", names_in(names, choosing));
  result.set("decidedBy", decided_by_names[index(by)]);
  result.set("crate", crate);
  result.set("storyGlory", stories);
  result.set("spectral", names_in(names, least_glory(t, r, story, all)));
  result.set("personas", cards);
  return result;
}

namespace {

Doc end_of_game(Given& g, DecideTable& t) {
  const int game = g.number("game", 1, after_campaign);
  bool goods = false;
  constexpr std::span<const std::string_view> kinds(card_kind_names.data(), card_kind_count - 1);
  for (const CardKind kind : g.list<CardKind>("mat", kinds, 0, 1000))
    goods = goods || kind == CardKind::item || kind == CardKind::treasure;
  auto players = g.objects("players", 1, most_slots);
  const std::vector<std::string> names = names_of(players);
  Finalists all;
  for (Given& one : players) {
    Finalist player;
    player.automa = one.flag("automa");
    player.vp = one.number("vp", -Given::no_limit, Given::no_limit);
    player.reputation = one.number("reputation", 0, 1000);
    player.quota = one.number("quota", 0, 1000);
    player.peril = one.number("peril", 0, 1000);
    if (player.automa) {
      player.persona = static_cast<std::uint16_t>(one.number_or("persona", 0, 398, 0));
      if (player.persona != 0 && player.persona < 393)
        one.unfit("persona", one["persona"], "0 or a whole number from 393 to 398");
      player.human_workers = one.number_or("humanWorkersInCharter", 0, 1000, 0);
      player.ended_game = one.flag_or("endedGame", false);
      player.guidepost_vp = one.number_or("guidepostVp", -1000, 1000, 0);
    }
    all.push_back(player);
  }
  if (!g.ok()) return {};
  Doc reputation = Doc::object();
  Doc persona = Doc::object();
  Doc total = Doc::object();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int tokens = reputation_points(t, all, i);
    reputation.set(names[i], tokens);
    if (!all[i].automa) continue;
    const int own = persona_points(t, game, all, i, goods);
    persona.set(names[i], own);
    total.set(names[i], automa_total(t, all[i], tokens, own));
  }
  Doc result = Doc::object();
  result.set("reputationVp", reputation);
  result.set("personaVp", persona);
  result.set("total", total);
  return result;
}

Doc end_of_campaign(Given& g, DecideTable& t) {
  const int card =
      g.number("card", first_victory_card, first_victory_card + victory_card_count - 1);
  CampaignParts counts;
  counts.capacity = g.number("capacity", 0, Given::no_limit);
  counts.personas = g.number("personas", 0, Given::no_limit);
  counts.victories = g.number("victories", 0, Given::no_limit);
  counts.glory = g.number("glory", 0, Given::no_limit);
  counts.buildings = g.number("buildings", 0, Given::no_limit);
  Readings r;
  Given options = g.object_or_none("options");
  options.either("startingCapacity", true, r.starting_capacity);
  if (!g.ok()) return {};
  const auto i = static_cast<std::size_t>(card - first_victory_card);
  const CampaignParts parts = campaign_parts(t, r, t.data.victory[i], counts);
  Doc written = Doc::object();
  written.set("capacity", parts.capacity);
  written.set("personas", parts.personas);
  written.set("victories", parts.victories);
  written.set("glory", parts.glory);
  written.set("buildings", parts.buildings);
  Doc result = Doc::object();
  result.set("parts", written);
  result.set("total", parts.total());
  return result;
}

Doc end_of_battle(Given& g, DecideTable& t) {
  const int happy = g.number("happyKings", 0, 1000);
  const int companions = g.number("companions", 0, 1000);
  const int rebels = g.number("rebels", 0, 1000);
  if (!g.ok()) return {};
  const int total = final_battle(t, happy, companions, rebels);
  Doc result = Doc::object();
  result.set("total", total);
  result.set("crate", crate_name(crate_after_battle(total)));
  return result;
}

}  // namespace

Doc decide_end(Given& g, DecideTable& t) {
  static constexpr std::array<std::string_view, 3> scopes{"game", "campaign", "final-battle"};
  switch (g.name<std::uint8_t>("scope", scopes)) {
    case 0:
      return end_of_game(g, t);
    case 1:
      return end_of_campaign(g, t);
    default:
      return end_of_battle(g, t);
  }
}

}  // namespace seatmate::charterstone
