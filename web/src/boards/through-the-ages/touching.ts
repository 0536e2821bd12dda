// What the things on the board are called in what a human says (src/games/through-the-ages/inputs.cpp).

import type { Naming } from '../../state/offers.ts';

export const row_spaces = 13;

/** Places of her mat and her board, besides the row, under which something is tracked (tabletop.cpp). */
const hers = [
  ...['leader', 'government', 'special', 'farm-mine', 'unit', 'urban.1', 'urban.2', 'tactic', 'techs', 'wonder', 'wonders'],
  ...['active-tactic', 'human-tactic', 'culture', 'science', 'blue', 'her-war', 'human-war', 'human.colonies', 'human.strength'],
  ...['rating.culture', 'rating.science', 'rating.strength', 'rating.happiness'],
];

export const touching = {
  places: [...Array.from({ length: row_spaces }, (_, i) => `row.${i + 1}`), ...hers],
  names_of: (place: string): readonly Naming[] =>
    place.startsWith('row.') ? [{ field: 'cards', verb: 'take', token: place.slice('row.'.length) }] : [],
  common: ['take', 'event', 'tactic', 'attack', 'war', 'done'],
};
