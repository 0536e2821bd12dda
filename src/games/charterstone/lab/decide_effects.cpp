// `decide`: what the icons of a card do.

#include <algorithm>

#include "games/charterstone/lab/decide.h"

namespace seatmate::charterstone {

namespace {

// 12 kinds in questions; which cards are guideposts only the guide says.
constexpr std::span<const std::string_view> kind_names(card_kind_names.data(), card_kind_count - 1);

enum class Crates : std::uint8_t { whether, which, none };
Mat read_mat_of(Given& g, Crates crates_given) {
  Mat mat;
  for (Given& one : g.objects("mat", 0, most_slots)) {
    MatCard card;
    card.number = static_cast<std::uint16_t>(one.number("number", 1, 1000));
    card.building = one.name<CardKind>("kind", kind_names) == CardKind::building;
    if (card.building) {
      card.constructed = one.flag("constructed");
      card.value = value_of(one, "value");
      if (crates_given == Crates::whether)
        card.crate = one.flag_or("crate", true) ? 1 : 0;
      else if (crates_given == Crates::which)
        card.crate = static_cast<std::uint8_t>(one.number("crate", 0, 99));
    }
    mat.push_back(card);
  }
  return mat;
}
// AMB-5.
int progress_of(const Readings& r, bool happened) { return happened && r.auto_progress ? 1 : 0; }

CardSet read_already(Given& g) {
  CardSet set;
  if (!g.has("already") || !g.is_list("already", 0, last_card)) return set;
  for (const Doc& card : g.items("already")) set.add(g.number_at("already", card, 1, last_card));
  return set;
}

}  // namespace

Doc decide_discard(Given& g, DecideTable& t) {
  Mat mat;
  if (g.is_list("mat", 0, most_slots))
    for (const Doc& number : g.items("mat")) {
      MatCard card;
      card.number = static_cast<std::uint16_t>(g.number_at("mat", number, 1, 1000));
      mat.push_back(card);
    }
  int deck = g.number("deck", 0, 10000);
  int discard = g.number("discard", 0, 10000);
  if (!g.ok()) return {};
  const auto chosen = two_highest(t, mat);
  std::vector<int> discarded;
  std::vector<int> left;
  for (const std::uint8_t i : chosen) discarded.push_back(mat[i].number);
  for (std::size_t i = 0; i < mat.size(); ++i)
    if (!chosen.contains(static_cast<std::uint8_t>(i))) left.push_back(mat[i].number);
  discard += static_cast<int>(chosen.size());  // DEF-5
  const Refilled refilled = refill_mat(static_cast<int>(left.size()), deck, discard);
  Doc result = Doc::object();
  result.set("discarded", numbers_doc(discarded));
  result.set("mat", numbers_doc(left));
  result.set("refilled", refilled.cards);
  result.set("reshuffled", refilled.reshuffled);
  result.set("deck", deck);
  result.set("discard", discard);
  return result;
}

Doc decide_build(Given& g, DecideTable& t) {
  Plots places;
  std::vector<std::string> names;
  for (Given& one : g.objects("places", 0, most_slots)) {
    Plot place;
    place.plot = static_cast<std::uint8_t>(one.number("plot", 1, 100));
    place.built = one.has("building");
    names.push_back(place.built ? text_of(one, "building") : std::string());
    if (place.built) place.value = value_of(one, "value");
    place.basic = one.flag_or("basic", false);
    place.sky = one.flag_or("sky", false);
    places.push_back(place);
  }
  const auto ranks = ranked(names);
  for (std::size_t i = 0; i < places.size(); ++i) places[i].name = ranks[i];
  const Mat mat = read_mat_of(g, Crates::whether);
  const bool overbuilding = g.flag_or("overbuilding", false);
  Readings r;
  Given options = g.object_or_none("options");
  options.either("autoProgress", true, r.auto_progress);
  options.either("cratelessTo", {"discard", "archive"}, r.crateless_archived);
  if (!g.ok()) return {};
  const auto place = building_plot(t, Charter{}, places, overbuilding);
  const auto card =
      place ? building_card(t, r, places[index(*place)], mat, overbuilding) : std::optional<Slot>{};
  Doc result = Doc::object();
  const bool built = card.has_value();
  const Plot at = built ? places[index(*place)] : Plot{};
  result.set("built", number_or_null(built, built ? mat[index(*card)].number : 0));
  result.set("plot", number_or_null(built, at.plot));
  result.set("covers", built && at.built ? Doc(names[index(*place)]) : Doc());
  result.set("onSky", built && at.sky);
  Doc to;
  if (built) to = archives_built(t, r, mat[index(*card)], overbuilding) ? "archive" : "discard";
  result.set("cardTo", to);
  result.set("refill", built ? 1 : 0);
  result.set("progress", progress_of(r, built));
  return result;
}

Doc decide_crate(Given& g, DecideTable& t) {
  const Mat mat = read_mat_of(g, Crates::which);
  Given guide = g.object("guide");
  CardSet already = read_already(g);
  Readings r;
  Given options = g.object_or_none("options");
  options.either("autoProgress", true, r.auto_progress);
  if (!g.ok()) return {};
  const auto opened = crate_card(t, mat);
  std::array<std::vector<int>, 5> gone;
  std::vector<int> pulled;
  std::vector<int> archived;
  if (opened) {
    const std::string name = std::to_string(mat[index(*opened)].crate);
    archived.push_back(mat[index(*opened)].number);
    for (Given& one : guide.objects(name, 0, 1000)) {
      const int number = one.number("number", 1, 1000);
      const auto kind = one.name<CardKind>("kind", kind_names);
      if (!g.ok()) return {};
      gone[index(goes_to(kind))].push_back(number);
      if (goes_to(kind) != Goes::chronicle) continue;
      for (const std::uint16_t card : pulled_by(t, number, already)) {
        already.add(card);
        pulled.push_back(card);
      }
    }
    if (!g.ok()) return {};
  }
  std::sort(pulled.begin(), pulled.end());
  Doc result = Doc::object();
  result.set("opened", number_or_null(opened.has_value(), archived.empty() ? 0 : archived[0]));
  result.set("crate", number_or_null(opened.has_value(), opened ? mat[index(*opened)].crate : 0));
  static constexpr std::array<std::string_view, 5> keys{"chronicle", "chest", "advancementDiscard",
                                                        "objectiveDiscard", "supply"};
  for (std::size_t i = 0; i < keys.size(); ++i) {
    std::sort(gone[i].begin(), gone[i].end());
    result.set(keys[i], numbers_doc(gone[i]));
  }
  result.set("archived", numbers_doc(archived));
  result.set("pulled", numbers_doc(pulled));
  result.set("refill", opened ? 1 : 0);
  result.set("shuffleDiscard", opened.has_value());
  result.set("progress", progress_of(r, opened.has_value()));
  return result;
}

Doc decide_unlock(Given& g, DecideTable& t) {
  const int card = g.number("card", 1, 1000);
  const CardSet already = read_already(g);
  if (!g.ok()) return {};
  const Pulled pulled = pulled_by(t, card, already);
  std::vector<int> to_deck;
  for (const std::uint16_t one : pulled)
    if (joins_deck(one)) to_deck.push_back(one);
  Doc result = Doc::object();
  result.set("pulled", numbers_doc(pulled));
  result.set("toDeck", numbers_doc(to_deck));
  return result;
}

Doc decide_reputation(Given& g, DecideTable& t) {
  struct Spaces {
    std::vector<int> players;
    std::vector<bool> is_taken;
    [[nodiscard]] std::size_t size() const { return players.size(); }
    [[nodiscard]] int players_at(std::size_t i) const { return players[i]; }
    [[nodiscard]] bool taken(std::size_t i) const { return is_taken[i]; }
  };
  const int influence = g.number("influence", 0, 100);
  const int humans = g.number("humans", 0, 100);
  const int automas = g.number("automas", 0, 100);
  Spaces spaces;
  for (Given& one : g.objects("spaces", 0, 1000)) {
    spaces.players.push_back(one.number("players", 0, 100));
    spaces.is_taken.push_back(one.flag("taken"));
  }
  Readings r;
  Given options = g.object_or_none("options");
  options.either("automasCount", false, r.automas_do_not_count);
  if (!g.ok()) return {};
  std::optional<std::size_t> space;
  if (has_influence(t, Line::CH_EFF_REP_no_influence, influence))
    space = reputation_space(t, spaces, player_count(r, humans, automas));
  Doc result = Doc::object();
  result.set("space", number_or_null(space.has_value(), static_cast<int>(space.value_or(0))));
  result.set("influence", influence - (space ? 1 : 0));
  return result;
}

Doc decide_quota(Given& g, DecideTable& t) {
  static constexpr std::array<std::string_view, 2> states{"open", "taken"};
  struct Rows {
    std::vector<std::vector<bool>> all;
    [[nodiscard]] std::size_t rows() const { return all.size(); }
    [[nodiscard]] std::size_t columns(std::size_t row) const { return all[row].size(); }
    [[nodiscard]] bool taken(std::size_t row, std::size_t column) const { return all[row][column]; }
  };
  const int influence = g.number("influence", 0, 100);
  Rows rows;
  if (g.is_list("rows", 0, 100))
    for (const Doc& row : g.items("rows")) {
      if (!row.is_list() || row.items().size() > 100)
        g.unfit("rows", row, "a list of lists of \"open\" and \"taken\"");
      rows.all.emplace_back();
      for (const Doc& space : row.items())
        rows.all.back().push_back(g.one_of("rows", space, states) == 1);
    }
  if (!g.ok()) return {};
  std::optional<QuotaSpace> space;
  if (has_influence(t, Line::CH_EFF_QUOTA_no_influence, influence)) space = quota_space(t, rows);
  Doc result = Doc::object();
  result.set("row", number_or_null(space.has_value(), space ? space->row + 1 : 0));
  result.set("column", number_or_null(space.has_value(), space ? space->column + 1 : 0));
  result.set("influence", influence - (space ? 1 : 0));
  result.set("vp", 0);
  result.set("reputation", 0);
  return result;
}

Doc decide_progress(Given& g, DecideTable& t) {
  std::vector<Space> spaces;
  for (const SpaceKind kind : g.list<SpaceKind>("spaces", space_names, 1, 1000))
    spaces.push_back({kind, 0});
  auto position = static_cast<std::size_t>(
      g.number("position", 0, spaces.empty() ? 0 : static_cast<int>(spaces.size()) - 1));
  std::vector<std::string> humans;
  bool acts = false;
  const std::string& actor = text_of(g, "actor");
  for (Given& player : g.objects("players", 0, 1000)) {
    const std::string& name = text_of(player, "name");
    if (!player.flag("automa")) humans.push_back(name);
    acts = acts || name == actor;
  }
  if (!acts && g.ok()) g.unfit("actor", g["actor"], "the name of one of the \"players\"");
  if (!g.ok()) return {};
  const auto entered = next_space(t, spaces, position);
  Doc result = Doc::object();
  result.set("position", static_cast<int>(position));
  result.set("space", entered ? Doc(space_names[index(*entered)]) : Doc());
  Doc income = Doc::list();
  if (entered == SpaceKind::income)
    for (const std::string& name : humans) income.push(name);
  result.set("incomeFor", income);
  result.set("reputationPlaced", 0);
  const bool ends = entered == SpaceKind::hourglass;
  result.set("gameEnds", ends);
  result.set("endedBy", ends ? Doc(actor) : Doc());  // AMB-26
  return result;
}

}  // namespace seatmate::charterstone
