// The cards as the rules know them (data/through-the-ages/): their kind, their age, in how many copies they come, and what is printed at the bottom.

/** As one tells cards apart at the table, by their colour. */
export const kinds = ['leader', 'wonder', 'action', 'government', 'special', 'production', 'urban', 'unit'] as const;
export const military_kinds = ['event', 'territory', 'tactic', 'aggression', 'war', 'bonus'] as const;
export type Kind = (typeof kinds)[number] | (typeof military_kinds)[number];

export const ages = ['A', 'I', 'II', 'III'] as const;

export interface Card {
  id: string;
  kind: Kind;
  type: string;
  age: number;
  copies: number;
  culture: number;
  science: number;
  happiness: number;
  /** Of a tactic: what a whole army adds. */
  strength: number;
  stages: number;
  /** Of a tactic: how many units make an army, and what it adds when some of them are too old. */
  icons: number;
  obsolete: number;
}

// "name:copies and what it gives": c culture, s science, h happy faces, m strength, w stages of a wonder, i icons of a tactic, o what
// an army of old units adds. One copy is not written.
const civil_cards: Readonly<Record<string, string>> = {
  leader:
    'alexander_the_great_a aristotle_a hammurabi_a homer_a:h1 julius_caesar_a:m1 moses_a christopher_columbus_i frederick_barbarossa_i genghis_khan_i joan_of_arc_i:c1 leonardo_da_vinci_i michelangelo_i isaac_newton_ii j_s_bach_ii james_cook_ii maximilien_robespierre_ii napoleon_bonaparte_ii william_shakespeare_ii:h1 albert_einstein_iii bill_gates_iii charlie_chaplin_iii:h2 mahatma_gandhi_iii:c2 sid_meier_iii winston_churchill_iii boudica_a cleopatra_a hippocrates_a confucius_a sun_tzu_a:m1 ashoka_a isabella_of_castile_i eleanor_of_aquitaine_i jan_zizka_i nostradamus_i johannes_gutenberg_i saladin_i catherine_the_great_ii:c2 maria_theresa_ii james_watt_ii alfred_nobel_ii:s2 antoni_gaudi_ii charles_darwin_ii marie_curie_sklodowska_iii marlene_dietrich_iii steve_jobs_iii nelson_mandela_iii:c2 pierre_de_coubertin_iii ian_fleming_iii',
  wonder:
    'colossus_a:m2w2 hanging_gardens_a:c1h2w3 library_of_alexandria_a:c1s1w3 pyramids_a:w3 great_wall_i:c1h1w4 st_peters_basilica_i:c2h1w2 taj_mahal_i:c3w3 universitas_carolina_i:c1s2w3 eiffel_tower_ii:c4h1w3 kremlin_ii:c2h-1w3 ocean_liner_service_ii:w4 transcontinental_railroad_ii:m4w4 fast_food_chains_iii:w4 first_space_flight_iii:w4 hollywood_iii:w3 internet_iii:w5 colosseum_a:h1w3 roman_roads_a:w3 stonehenge_a:c1h1w3 acropolis_a:c1m1w3 machu_picchu_i:w3 himeji_castle_i:c2m2w3 forbidden_city_i:w3 silk_road_i:c2s1w3 harvard_college_ii:c1s3w3 statue_of_liberty_ii:w3 louvre_museum_ii:c2w3 suez_canal_ii:w3 empire_state_building_iii:w3 united_nations_iii:w3 international_red_cross_iii:w3 manhattan_project_iii:m13w3',
  action:
    'cultural_heritage_a engineering_genius_a frugality_a:2 patriotism_a rich_land_a:2 stockpile_a urban_growth_a:2 breakthrough_i:2 cultural_heritage_i engineering_genius_i frugality_i:2 patriotism_i reserves_i:2 rich_land_i:2 urban_growth_i:2 breakthrough_ii:2 efficient_upgrade_ii:2 engineering_genius_ii frugality_ii patriotism_ii reserves_ii:2 revolutionary_idea_ii rich_land_ii urban_growth_ii wave_of_nationalism_ii efficient_upgrade_iii:2 endowment_for_the_arts_iii engineering_genius_iii military_build_up_iii patriotism_iii reserves_iii:3 revolutionary_idea_iii:2 urban_growth_iii:2',
  government:
    'despotism_a:0 monarchy_i theocracy_i:c1h1m1 constitutional_monarchy_ii republic_ii communism_iii:h-1 democracy_iii:c3 fundamentalism_iii:s-2m5',
  civil: 'code_of_laws_i justice_system_ii civil_service_iii',
  colonization: 'cartography_i:m1 navigation_ii:m2 satellites_iii:m3',
  construction: 'masonry_i architecture_ii engineering_iii',
  military: 'warfare_i:m1 strategy_ii:m3 military_theory_iii:m5',
  farm: 'agriculture_a:0 irrigation_i:2 selective_breeding_ii mechanized_agriculture_iii',
  mine: 'bronze_a:0 iron_i:2 coal_ii oil_iii',
  lab: 'philosophy_a:0s1 alchemy_i:2s2 scientific_method_ii:2s3 computers_iii:2s5',
  library: 'printing_press_i:2c1s1 journalism_ii:c2s2 multimedia_iii:2c3s3',
  temple: 'religion_a:0c1h1 theology_i:c1h2 organized_religion_ii:2c1h3',
  theater: 'drama_i:c2h1 opera_ii:2c3h1 movies_iii:2c4h1',
  arena: 'bread_and_circuses_i:h2m1 team_sports_ii:h3m2 professional_sports_iii:h4m3',
  infantry: 'warriors_a:0m1 swordsmen_i:2m2 riflemen_ii:m3 modern_infantry_iii:m5',
  cavalry: 'knights_i:2m2 cavalrymen_ii:2m3 tanks_iii:m5',
  artillery: 'cannon_ii:2m3 rockets_iii:m5',
  air: 'air_forces_iii:2m5',
};

const military_cards: Readonly<Record<string, string>> = {
  event:
    'development_of_agriculture_a development_of_civilization_a development_of_crafts_a development_of_markets_a development_of_politics_a development_of_religion_a development_of_science_a development_of_settlement_a development_of_trade_routes_a development_of_warfare_a barbarians_i border_conflict_i crusades_i cultural_influence_i foray_i good_harvest_i immigration_i new_deposits_i pestilence_i raiders_i rats_i rebellion_i reign_of_terror_i scientific_breakthrough_i uncertain_borders_i civil_unrest_ii cold_war_ii crime_wave_ii economic_progress_ii emigration_ii iconoclasm_ii independence_declaration_ii international_agreement_ii national_pride_ii politics_of_strength_ii popularization_of_science_ii prosperity_ii ravages_of_time_ii refugees_ii terrorism_ii impact_of_agriculture_iii impact_of_architecture_iii impact_of_balance_iii impact_of_colonies_iii impact_of_competition_iii impact_of_government_iii impact_of_happiness_iii impact_of_industry_iii impact_of_population_iii impact_of_progress_iii impact_of_science_iii impact_of_strength_iii impact_of_technology_iii impact_of_variety_iii impact_of_wonders_iii event_i:0 event_ii:0 event_iii:0',
  territory:
    'developed_territory_i historic_territory_i:h1 inhabited_territory_i strategic_territory_i:m2 vast_territory_i wealthy_territory_i developed_territory_ii historic_territory_ii:h2 inhabited_territory_ii strategic_territory_ii:m4 vast_territory_ii wealthy_territory_ii',
  tactic:
    'fighting_band_i:2i2m1o1 heavy_cavalry_i:2i3m4o4 legion_i:2i3m2o2 medieval_army_i:2i2m2o2 phalanx_i:2i3m3o3 classic_army_ii:i4m8o4 conquistadors_ii:i3m5o3 defensive_army_ii:i3m6o3 fortifications_ii:i2m5o3 mobile_artillery_ii:i2m5o3 napoleonic_army_ii:i3m7o4 entrenchments_iii:i3m9o5 mechanized_army_iii:2i3m10o5 modern_army_iii:2i4m13o7 shock_troops_iii:i4m11o6',
  aggression:
    'enslave_i:2 plunder_i:2 raid_i:2 annex_ii infiltrate_ii:2 plunder_ii:2 raid_ii:2 spy_ii:2 armed_intervention_iii:4 plunder_iii:2 raid_iii:2',
  bonus: 'military_bonus_i:6 military_bonus_ii:6 military_bonus_iii:6',
  war: 'war_over_technology_ii:2 war_over_territory_ii:2 war_over_culture_iii:6',
};

const kind_of_type: Readonly<Record<string, Kind>> = {
  civil: 'special',
  colonization: 'special',
  construction: 'special',
  military: 'special',
  farm: 'production',
  mine: 'production',
  lab: 'urban',
  library: 'urban',
  temple: 'urban',
  theater: 'urban',
  arena: 'urban',
  infantry: 'unit',
  cavalry: 'unit',
  artillery: 'unit',
  air: 'unit',
};

const age_of = (id: string): number => ['_a', '_i', '_ii', '_iii'].findIndex((end) => id.endsWith(end));

function read(type: string, told: string): Card {
  const [id = '', printed = ''] = told.split(':');
  const [, copies = '', gives = ''] = /^(\d*)(.*)$/.exec(printed) ?? [];
  const gift = (letter: string): number => Number(new RegExp(`${letter}(-?\\d+)`).exec(gives)?.[1] ?? 0);
  return {
    id,
    kind: kind_of_type[type] ?? (type as Kind),
    type,
    age: age_of(id),
    copies: copies === '' ? 1 : Number(copies),
    culture: gift('c'),
    science: gift('s'),
    happiness: gift('h'),
    strength: gift('m'),
    stages: gift('w'),
    icons: gift('i'),
    obsolete: gift('o'),
  };
}

export const cards: ReadonlyMap<string, Card> = new Map(
  Object.entries({ ...civil_cards, ...military_cards }).flatMap(([type, all]) =>
    all.split(' ').map((told) => [told.split(':')[0] ?? '', read(type, told)] as const),
  ),
);

const prefix = 'tta.card.';
/** What a message names, if it is a card. */
export const card_named = (id: string | undefined): Card | undefined =>
  id?.startsWith(prefix) ? cards.get(id.slice(prefix.length)) : undefined;

export const name_of = (card: Card): string => prefix + card.id;

/** What a yellow card is worth to her (TTA-GOLD-2). */
export const gold_of = ({ age }: Card): number => Math.max(1, age);
