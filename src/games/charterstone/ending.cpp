#include "games/charterstone/ending.h"

namespace seatmate::charterstone {

namespace {

// Stars and circles of a chest as its printed layout has them; gives how many found a star, and
// the circle that was filled (DEF-7).
int add_glory(State& s, Table& t, Charter c, int stars) {
  struct Row {
    int stars;
    int filled;
  };
  Chest& chest = s.chronicle.chests[index(c)];
  InlineVector<Row, most_numbers> rows;
  int left = chest.glory;
  for (const int size : t.data.table(Track::glory)) {
    const int filled = left < size ? left : size;
    rows.push_back({size, filled});
    left -= filled;
  }
  // Where an Automa's stars go is its rule; a human chooses, and only their number is kept.
  Table quiet(t.data);
  const bool automa = is_automa(s, c);
  const int unplaced = automa ? fill_glory(t, rows, stars) : fill_glory(quiet, rows, stars);
  if (automa) cite(t.reasons, Line::CH_GLORY_3_campaign_only);
  chest.glory = static_cast<std::uint8_t>(chest.glory + stars - unplaced);
  return stars - unplaced;
}

// CH-GLORY-2: the row, counted from the top, of the star after so many.
int row_of_star(const Data& data, int before) {
  int row = 0;
  for (const int size : data.table(Track::glory)) {
    ++row;
    if (before < size) return row;
    before -= size;
  }
  return row;
}

Circle add_capacity(State& s, Table& t, Charter c, int circles) {
  struct Columns {
    const InlineVector<std::uint8_t, most_numbers>& sizes;
    int marked;
    [[nodiscard]] std::size_t count() const { return sizes.size(); }
    [[nodiscard]] std::size_t circles(std::size_t column) const { return sizes[column]; }
    [[nodiscard]] bool filled(std::size_t column, std::size_t row) const {
      int before = static_cast<int>(row);
      for (std::size_t k = 0; k < column; ++k) before += sizes[k];
      return before < marked;
    }
  };
  Chest& chest = s.chronicle.chests[index(c)];
  Table quiet(t.data);
  const bool automa = is_automa(s, c);
  Circle filled;
  for (; circles > 0; --circles) {
    const Columns columns{t.data.table(Track::capacity), chest.capacity};
    const Circle circle = automa ? next_circle(t, columns) : next_circle(quiet, columns);
    if (circle.column == nowhere) break;
    ++chest.capacity;
    filled = circle;
  }
  if (automa) cite(t.reasons, Line::CH_CAP_3_campaign_only);
  return filled;
}

// CH-GP-0a to 0f: the guidepost step.
Turn<> guidepost_step(State& s, Table& t, EndCounts& counts) {
  const int guidepost = guidepost_of(s);
  if (const int first = discarded_first(guidepost); first > 0)
    for (std::size_t i = 0; i < counts.players.size(); ++i) {
      const Contender& player = counts.contenders[i];
      const int discards = player.have < first ? player.have : first;
      if (!player.automa || discards == 0) continue;
      cite(t.reasons, discards_first_line(guidepost), first);
      t.tell(s, [&] {
        return vocabulary.step(t, "discards-first",
                               {Arg("charter", term(counts.players[i])), Arg("count", discards),
                                Arg("minions", guidepost == 409 ? 1 : 0)});
      });
    }
  const WhoSet met = meets_goal(t, guidepost, counts.contenders);
  for (const Who i : met) {
    s.met.add(counts.players[index(i)]);
    ++counts.bonus[index(counts.players[index(i)])];
  }
  WhoSet choosing = choosers(t, guidepost, counts.contenders, met);
  DecidedBy by = decided_by(t, s.readings, guidepost, counts.contenders, choosing);
  t.tell(s, [&] {
    std::vector<Message> who_met;
    for (const Who i : met) who_met.push_back(term(counts.players[index(i)]));
    std::vector<Message> who_chooses;
    for (const Who i : choosing) who_chooses.push_back(term(counts.players[index(i)]));
    return vocabulary.step(t, "goal",
                           {Arg("met", std::move(who_met)), Arg("guidepost", guidepost),
                            Arg("by", term("decided", decided_by_names[index(by)])),
                            Arg("choosers", vocabulary.list(std::move(who_chooses)))});
  });
  // CH-GP-0b: the Charterstone is rolled until it shows one of them; then it is known who chooses.
  if (by == DecidedBy::roll) {
    WhoSet shown;
    while (shown.empty()) {
      const Charter rolled = co_await roll_die(s, t);
      for (const Who i : choosing)
        if (counts.players[index(i)] == rolled) shown.add(i);
    }
    choosing = shown;
    by = decided_by(t, s.readings, guidepost, counts.contenders, choosing);
    t.tell(s, [&] {
      return vocabulary.step(t, "chooser",
                             {Arg("charter", term(counts.players[index(*choosing.begin())])),
                              Arg("by", term("decided", decided_by_names[index(by)]))});
    });
  }
  bool by_card = by == DecidedBy::card;
  if (by == DecidedBy::board || by == DecidedBy::fixed) {
    Village village{0, s.chronicle.happy, s.chronicle.angry};
    if (guidepost == 405) village.average = co_await t.ask(s, VillageAverage{});
    s.opened = crate_by_board(t, guidepost, counts.contenders, village);
  } else if (!by_card) {
    s.opened = co_await t.ask(s, ChosenCrate{by == DecidedBy::humans});
    by_card = s.opened == Crate::none;
  }
  if (by_card) {
    const Charter chooser = counts.players[index(*choosing.begin())];
    if (by == DecidedBy::humans) {  // CH-GP-0e: they drew one at the moment
      cite(t.reasons, Line::CH_GP_0e_king_of_card);
      cite(t.reasons, Line::CH_DECK_5_king);
    }
    const std::uint8_t card = co_await next_card(s, t, owner_of(chooser));
    const King king = card_of(t.data, s, card).king;
    s.opened = crate_of(guidepost, king);
    t.tell(s, [&] {
      return vocabulary.step(t, "king",
                             {Arg("card", first_automa_card + card), Arg("king", term(king)),
                              Arg("crate", crate_name(s.opened))});
    });
  }
}

// Stories 136 and 137: one step and card at a time, so what was won in this step counts already.
Turn<> spectral_step(State& s, Table& t, EndCounts& counts, int story) {
  for (std::size_t i = 0; i < counts.players.size(); ++i) {
    const Charter c = counts.players[i];
    Chest& chest = s.chronicle.chests[index(c)];
    if (s.roles[index(c)] != Role::automa) chest.glory = co_await t.ask(s, HumanGlory{c});
    counts.contenders[i].cumulative_glory = chest.glory + counts.bonus[index(c)];
  }
  WhoSet least = least_glory(t, s.readings, story, counts.contenders);
  if (least.empty()) co_return;
  if (least.count() > 1) {  // DEF-9: the die decides among them
    t.tell(s, [&] {
      std::vector<Message> names;
      for (const Who i : least) names.push_back(term(counts.players[index(i)]));
      return vocabulary.step(t, "least-glory", {Arg("who", std::move(names))});
    });
    WhoSet shown;
    while (shown.empty()) {
      const Charter rolled = co_await roll_die(s, t);
      for (const Who i : least)
        if (counts.players[index(i)] == rolled) shown.add(i);
    }
    least = shown;
  }
  const Charter struck = counts.players[index(*least.begin())];
  s.chronicle.chests[index(struck)].spectral = true;
  t.tell(s, [&] { return vocabulary.step(t, "spectral", {Arg("charter", term(struck))}); });
}

// What the story says to the Automas.
Turn<> story_step(State& s, Table& t, EndCounts& counts) {
  const int guidepost = guidepost_of(s);
  const Crate crate = s.opened;
  const int story = story_in(t.data.contents(crate));
  release(s, t, crate, Owner::nobody);
  t.tell(s, [&] {
    return vocabulary.step(t, "open-crate",
                           {Arg("crate", crate_name(crate)), Arg("card", story),
                            Arg("parts", crate_parts(t.data, s, crate, Owner::nobody))});
  });
  if (guidepost < 412) {
    const bool happy = crate == crate_of(guidepost, King::happy);
    auto& kings = happy ? s.chronicle.happy : s.chronicle.angry;
    kings = static_cast<std::uint8_t>(kings + kings_of(crate));
  }
  const int glory = story_glory(t, s.readings, story);
  // What a human marks on his companion is his choice; the other stories give the same to all.
  const int for_humans = story == 136 ? 1 : story == 144 ? glory : 0;
  for (const Charter c : counts.players)
    counts.bonus[index(c)] =
        static_cast<std::int16_t>(counts.bonus[index(c)] + (is_automa(s, c) ? glory : for_humans));
  // CH-GP-404, AMB-30: the option is marked for the final battle, too.
  if (story == 134 || story == 135)
    for (const Charter c : counts.players)
      if (is_automa(s, c))
        t.tell(s, [&] {
          return vocabulary.step(t, "companion", {Arg("charter", term(c)), Arg("stars", glory)});
        });
  if (story == 136 || story == 137) co_await spectral_step(s, t, counts, story);
  // CH-GP-406: each Automa takes a campaign victory card at random.
  if (story == 138 || story == 139) {
    cite(t.reasons, Line::CH_GP_406_victory_card);
    InlineVector<std::uint8_t, charter_count> cards;
    for (std::uint8_t i = 0; i < charter_count; ++i)
      cards.push_back(static_cast<std::uint8_t>(i + (story == 138 ? 1 : 7)));
    s.random.shuffle(cards);
    for (const Charter c : counts.players) {
      if (!is_automa(s, c)) continue;
      const std::uint8_t card = cards.pop_back();
      s.chronicle.chests[index(c)].victory_card = card;
      t.tell(s, [&] {
        return vocabulary.step(
            t, "victory-card",
            {Arg("charter", term(c)), Arg("card", first_victory_card - 1 + card)});
      });
    }
  }
  // CH-GP-408: an Automa that blew the candle out loses a used persona.
  if (story == 142)
    for (const Charter c : counts.players) {
      Chest& chest = s.chronicle.chests[index(c)];
      if (!is_automa(s, c) || !s.seats[index(c)].candle || used_personas(chest) == 0) continue;
      cite(t.reasons, Line::CH_GP_408_archives_persona);
      int n = static_cast<int>(s.random.below(static_cast<std::uint32_t>(used_personas(chest))));
      for (std::size_t i = 0; i < chest.personas.size(); ++i) {
        if (!chest.personas[i].used || n-- > 0) continue;
        t.tell(s, [&] {
          return vocabulary.step(t, "archive-persona",
                                 {Arg("charter", term(c)), Arg("card", chest.personas[i].number)});
        });
        chest.personas.erase_at(i);
        break;
      }
    }
  // CH-GP-410, CH-GP-411: each Automa's own persona; then the final battle.
  if (guidepost == 410 || guidepost == 411) {
    cite(t.reasons, guidepost == 410 ? Line::CH_GP_410_own_persona : Line::CH_GP_411_own_persona);
    for (const Charter c : counts.players) {
      if (!is_automa(s, c)) continue;
      const int persona = automa_persona_of(c);
      s.chronicle.chests[index(c)].automa_persona = static_cast<std::uint8_t>(persona - 392);
      t.tell(s, [&] {
        return vocabulary.step(t, "own-persona", {Arg("charter", term(c)), Arg("card", persona)});
      });
    }
    const BattleCounts::Answer battle = co_await t.ask(s, BattleCounts{});
    s.chronicle.companions = battle.companions;
    s.chronicle.rebels = battle.rebels;
    const int total = final_battle(t, s.chronicle.happy, battle.companions, battle.rebels);
    release(s, t, crate_after_battle(total), Owner::nobody);
    t.tell(s, [&] {
      return vocabulary.step(
          t, "battle", {Arg("total", total), Arg("crate", crate_name(crate_after_battle(total)))});
    });
  }
}

// What stands in a charter counts by its value.
Turn<> need_buildings(State& s, Table& t, Charter c, bool islands) {
  const Chest chest = s.chronicle.chests[index(c)];
  for (const std::uint8_t number : chest.buildings)
    if (number != 0) co_await t.need(s, BuildingFact{number});
  if (islands)
    for (const std::uint8_t number : chest.islands)
      if (number != 0) co_await t.need(s, BuildingFact{number});
}

// CH-END-3: the Automas' points.
Turn<> score_step(State& s, Table& t, const EndCounts& counts) {
  cite(t.reasons, Line::CH_END_1_steps);
  // After the guidepost step: a story may have given points.
  for (const Charter c : counts.players)
    if (is_human(s, c)) s.final_vp[index(c)] = co_await t.ask(s, HumanPoints{c});
  Finalists finalists;
  bool goods = false;
  bool wants_mat = false;
  for (const Charter c : counts.players) {
    Finalist f;
    f.automa = is_automa(s, c);
    f.vp = s.seats[index(c)].vp;
    f.reputation = reputation_of(s, c);
    f.quota = quota_of(s, c);
    f.peril = s.seats[index(c)].peril;
    const Chest& chest = s.chronicle.chests[index(c)];
    f.persona =
        static_cast<std::uint16_t>(chest.automa_persona == 0 ? 0 : 392 + chest.automa_persona);
    for (std::size_t plot = 0; plot < plots; ++plot)
      if (const Owner worker = s.workers[index(c)][plot]; is_charter(worker))
        f.human_workers += is_human(s, charter_of(worker)) ? 1 : 0;
    f.ended_game = s.ended_by == owner_of(c);
    wants_mat = wants_mat || (f.automa && f.persona == 394 && s.game >= campaign_games);
    finalists.push_back(f);
  }
  if (wants_mat) {
    s.mat = co_await t.ask(s, MatNow{});
    for (const MatEntry& entry : s.mat) {
      const CardKind kind = kind_of(entry.number);
      goods = goods || kind == CardKind::item || kind == CardKind::treasure;
    }
  }
  for (std::size_t i = 0; i < finalists.size(); ++i) {
    const Charter c = counts.players[i];
    const std::size_t k = index(c);
    const int tokens = reputation_points(t, finalists, i);
    s.reputation_vp[k] = static_cast<std::int16_t>(tokens);
    if (s.opened == lettered('C') && finalists[i].automa) co_await need_buildings(s, t, c, false);
    // CH-GP-401: story 129 counts the values of buildings for everybody.
    if (s.opened == lettered('C'))
      s.building_vp[k] = static_cast<std::int16_t>(building_values(t.data, s, c, false));
    if (!finalists[i].automa) continue;
    finalists[i].guidepost_vp = s.building_vp[k];
    const int own = persona_points(t, s.game, finalists, i, goods);
    s.persona_vp[k] = static_cast<std::int16_t>(own);
    s.final_vp[k] = static_cast<std::int16_t>(automa_total(t, finalists[i], tokens, own));
    t.tell(s, [&] {
      return vocabulary.step(
          t, "score",
          {Arg("charter", term(c)), Arg("vp", finalists[i].vp), Arg("tokens", tokens),
           Arg("persona", own), Arg("buildings", s.building_vp[k]), Arg("total", s.final_vp[k])});
    });
  }
}

// CH-PERS-1, CH-END-6: from Game 2 on a random unused persona of an Automa is used.
Turn<> persona_step(State& s, Table& t, Charter c) {
  if (s.game < 2) co_return;
  Chest& chest = s.chronicle.chests[index(c)];
  if (marks_himself(s.chronicle, c)) {
    cite(t.reasons, Line::CH_PERS_1_used_by_a_human);
    chest.personas = co_await t.ask(s, PersonasNow{c});
  }
  const int unused = static_cast<int>(chest.personas.size()) - used_personas(chest);
  if (unused == 0) co_return;
  cite(t.reasons, Line::CH_END_6_persona);
  cite(t.reasons, Line::CH_PERS_1_random_persona, unused);
  int n = static_cast<int>(s.random.below(static_cast<std::uint32_t>(unused)));
  for (Persona& persona : chest.personas) {
    if (persona.used || n-- > 0) continue;
    persona.used = true;
    t.tell(s, [&] {
      return vocabulary.step(t, "mark-persona",
                             {Arg("charter", term(c)), Arg("card", persona.number)});
    });
    break;
  }
}

// CH-END-4 to CH-END-7.
Turn<> settle_step(State& s, Table& t, const EndCounts& counts) {
  int best = s.final_vp[index(counts.players[0])];
  for (const Charter c : counts.players)
    best = s.final_vp[index(c)] > best ? s.final_vp[index(c)] : best;
  for (const Charter c : counts.players)
    if (s.final_vp[index(c)] == best) s.winners.add(c);
  const bool campaign = s.game <= campaign_games;
  if (campaign)
    for (const Track track : {Track::glory, Track::capacity}) co_await t.need(s, TableFact{track});
  for (const Charter c : counts.players) {
    if (!campaign) break;
    Chest& chest = s.chronicle.chests[index(c)];
    const bool won = s.winners.has(c);
    if (won) ++chest.victories;
    // How many are a human's is kept too; which ones is his choice.
    cite(t.reasons, Line::CH_END_4_glory);
    const int stars = glory_gained(t, s.final_vp[index(c)], counts.bonus[index(c)]);
    const int placed = add_glory(s, t, c, stars);
    if (is_automa(s, c) && stars > 0)
      t.tell(s, [&] {
        const int first = row_of_star(t.data, chest.glory - placed);
        const int last = row_of_star(t.data, chest.glory - 1);
        return vocabulary.step(
            t, "glory",
            {Arg("charter", term(c)), Arg("stars", placed), Arg("lost", stars - placed),
             Arg("row", first), Arg("last", last), Arg("rows", last - first)});
      });
    cite(t.reasons, Line::CH_END_5_capacity);
    const int circles = capacity_gained(t, won, 0);
    const Circle circle = add_capacity(s, t, c, circles);
    if (!is_automa(s, c)) {
      t.tell(s, [&] {
        return vocabulary.note(
            t, "your-glory",
            {Arg("charter", term(c)), Arg("stars", placed), Arg("circles", circles)});
      });
      continue;
    }
    if (circles > 0)
      t.tell(s, [&] {
        const bool none = circle.column == nowhere;
        return vocabulary.step(
            t, "capacity",
            {Arg("charter", term(c)), Arg("column", none ? 0 : circle.column + 1),
             Arg("row", none ? 0 : circle.row + 1)});
      });
    co_await persona_step(s, t, c);
  }
  // CH-STR.
  std::int64_t human_sum = 0;
  std::int64_t automa_sum = 0;
  for (const Charter c : counts.players) {
    const int vp = s.readings.strength_by_track && is_automa(s, c) ? s.seats[index(c)].vp
                                                                   : s.final_vp[index(c)];
    (is_automa(s, c) ? automa_sum : human_sum) += vp;
  }
  if (campaign && humans(s) > 0 && automas(s) > 0) {
    const int before = s.chronicle.strength;
    cite(t.reasons, Line::CH_END_7_strength_now, before);
    const int now =
        new_strength(t, s.readings, before, human_sum, humans(s), automa_sum, automas(s));
    s.strength_change = static_cast<std::int8_t>(now - before);
    s.chronicle.strength = static_cast<std::uint8_t>(now);
    t.tell(s, [&] {
      return vocabulary.step(t, "strength", {Arg("now", now), Arg("change", now - before)});
    });
  }
}

// CH-CAMP-1, CH-CAMP-2: after Game 12.
Turn<> campaign_step(State& s, Table& t, const EndCounts& counts) {
  CampaignPlayers players;
  for (const Charter c : counts.players) {
    Chest& chest = s.chronicle.chests[index(c)];
    players.push_back({});
    CampaignPlayer& player = players.back();
    // CH-SETUP-2, AMB-33: of humans and Automas alike.
    const bool competes = chest.always_active || s.readings.everybody_competes;
    if (!competes) cite(t.reasons, Line::CH_SETUP_2_not_every_game);
    // CH-SETUP-3: the chest of an absent human is his own, and he adds up.
    const bool adds_up = s.roles[index(c)] != Role::automa;
    if (s.roles[index(c)] == Role::stand_in) cite(t.reasons, Line::CH_SETUP_3_adds_up_himself);
    if (competes && !adds_up && chest.victory_card == 0)
      chest.victory_card = co_await t.ask(s, VictoryCard{c});
    if (!competes || (!adds_up && chest.victory_card == 0)) {
      player.counts = false;
      t.tell(s, [&] {
        return vocabulary.note(t, "no-total",
                               {Arg("charter", term(c)), Arg("card", competes ? 1 : 0)});
      });
      continue;
    }
    if (adds_up) {
      s.campaign_vp[index(c)] = co_await t.ask(s, CampaignPoints{c});
      player.parts.buildings = s.campaign_vp[index(c)];  // which of them is which: asked in a tie
      if (chest.spectral) chest.spectral = !co_await t.ask(s, Recovered{c});  // 3.22
    }
    if (chest.spectral) {
      cite(t.reasons, Line::CH_CAMP_1_spectral);
      player.counts = false;
      t.tell(s, [&] { return vocabulary.note(t, "spectral-out", {Arg("charter", term(c))}); });
    }
    if (adds_up) continue;
    co_await need_buildings(s, t, c, true);
    const CampaignParts counted_parts{chest.capacity, used_personas(chest), chest.victories,
                                      chest.glory, building_values(t.data, s, c, true)};
    const CampaignParts parts =
        campaign_parts(t, s.readings, t.data.victory[chest.victory_card - 1U], counted_parts);
    s.campaign_vp[index(c)] = static_cast<std::int16_t>(parts.total());
    player.parts = parts;
    t.tell(s, [&] {
      return vocabulary.step(t, "campaign",
                             {Arg("charter", term(c)), Arg("capacity", parts.capacity),
                              Arg("personas", parts.personas), Arg("victories", parts.victories),
                              Arg("glory", parts.glory), Arg("buildings", parts.buildings),
                              Arg("total", parts.total())});
    });
  }
  // CH-CAMP-1: the categories of a human matter only in a tie.
  const WhoSet leaders = campaign_leaders(t, players);
  if (leaders.count() > 1)
    for (const Who i : leaders) {
      const Charter c = counts.players[index(i)];
      if (s.roles[index(c)] == Role::automa) continue;
      const CampaignCategories::Answer said = co_await t.ask(s, CampaignCategories{c});
      players[index(i)].parts = {said[0], said[1], said[2], said[3],
                                 s.campaign_vp[index(c)] - said[0] - said[1] - said[2] - said[3]};
    }
  for (const Who i : campaign_winners(t, players, leaders))
    s.champions.add(counts.players[index(i)]);
  t.tell(s, [&] { return vocabulary.step(t, "champions", {Arg("who", names_of(s.champions))}); });
  // CH-POST-1, CH-POST-2, CH-STR-5.
  if (s.readings.no_card_162) co_return;
  cite(t.reasons, Line::CH_POST_1_archive_390);
  t.tell(s, [&] { return vocabulary.step(t, "after", {}); });
  cite(t.reasons, Line::CH_POST_1_scriptorium);
  for (Chest& chest : s.chronicle.chests) chest.automa_persona = 0;
  t.tell(s, [&] { return vocabulary.step(t, "scriptorium", {}); });
  cite(t.reasons, Line::CH_POST_2_strength_3);
  cite(t.reasons, Line::CH_STR_5_strength_3);
  s.chronicle.strength = 3;
  t.tell(s, [&] { return vocabulary.step(t, "strength-after", {}); });
}

}  // namespace

Turn<> end_game(State& s, Table& t) {
  t.title([&] { return Message{"charter.title.ending", {Arg("game", s.game)}}; });
  EndCounts counts;
  const int guidepost = guidepost_of(s);
  for (const Charter c : all_charters) {
    if (!is_active(s, c)) continue;
    counts.players.push_back(c);
    Contender player;
    player.automa = is_automa(s, c);
    player.have = followed(s, c);
    player.influence = s.seats[index(c)].influence;
    player.cumulative_glory = s.chronicle.chests[index(c)].glory;
    if (is_human(s, c)) {
      // CH-GP-405: the track of everybody as it stands before anything is scored.
      if (guidepost == 405) player.score = co_await t.ask(s, HumanTrack{c});
      // CH-GP-408: on whose turn the candle went out is known.
      if (guidepost != 0 && guidepost != 408) {
        const HumanGoal::Answer goal = co_await t.ask(s, HumanGoal{c});
        const bool differs = is_followed(guidepost) && goal.have != player.have;
        if (differs) {
          cite(t.reasons, Line::CH_GP_0f_as_counted, player.have, goal.have);
          t.tell(s, [&] {
            return vocabulary.note(
                t, "counts-otherwise",
                {Arg("charter", term(c)), Arg("have", goal.have), Arg("followed", player.have)});
          });
        }
        player.have = goal.have;
        if (guidepost == 407) s.seats[index(c)].peril = static_cast<std::uint8_t>(goal.have);
        player.influence = goal.influence;
      }
    } else {
      player.score = s.seats[index(c)].vp;
    }
    for (const Peril peril : s.perils[index(c)]) player.peril_left += peril != Peril::none ? 1 : 0;
    counts.contenders.push_back(player);
  }
  if (guidepost != 0) {
    cite(t.reasons, Line::CH_END_2_guidepost, guidepost);
    co_await guidepost_step(s, t, counts);
    co_await story_step(s, t, counts);
  }
  co_await score_step(s, t, counts);
  co_await settle_step(s, t, counts);
  // Game 1 has no guidepost step; guidepost 400 is next.
  if (s.game == 1) s.chronicle.guidepost = first_guidepost;
  if (s.game == campaign_games) co_await campaign_step(s, t, counts);
  if (s.game <= campaign_games) s.chronicle.games = s.game;
  Chapter& chapter = s.chronicle.chapters[s.game - 1U];
  chapter = {s.chronicle.strength, s.guidepost, s.opened, s.winners, s.roles, {}};
  for (std::size_t i = 0; i < charter_count; ++i) chapter.vp[i] = s.final_vp[i];
  s.phase = Phase::over;
}

}  // namespace seatmate::charterstone
