// What the things on the board are called in what a human says (src/games/age-of-innovation/forms.cpp).

import type { Naming } from '../../state/offers.ts';

const disciplines = ['banking', 'law', 'engineering', 'medicine'];
const from_1 = (name: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${name}.${i + 1}`);

function names_of(place: string): readonly Naming[] {
  const [what = '', n = ''] = place.split('.');
  if (disciplines.includes(place)) return [{ field: 'discipline', token: place }];
  switch (what) {
    case 'power-covered':
      return [
        { field: 'power', token: n },
        { field: 'action', token: `power-${n}` },
      ];
    case 'book-covered':
      return [
        { field: 'book', token: n },
        { field: 'action', token: `book-${n}` },
      ];
    case 'innovation':
      return [{ field: 'innovation', token: n }];
    case 'coins':
      return [{ field: 'bonus', token: n }];
    default:
      return n === '' && place !== 'score' ? [{ token: place }] : [];
  }
}

export const touching = {
  places: [
    ...disciplines,
    ...from_1('power-covered', 6),
    ...from_1('book-covered', 3),
    ...from_1('innovation', 12),
    ...['left', 'middle', 'right'].map((place) => `coins.${place}`),
    ...from_1('tile', 6),
    'score',
  ],
  names_of,
  common: ['build', 'upgrade', 'scholar', 'dig', 'pass', 'go', 'next'],
  straight_on: ['go'],
  corrected: {
    automa: ['scholars', 'level', 'home', 'faction'],
    order: ['turn', 'round', 'deck-size'],
    science: ['science', 'free-3', 'free-2'],
    board: ['power-covered', 'book-covered', 'book', 'coins', 'innovation', 'innovations'],
    tiles: ['tile', 'final-tile'],
    map: ['hex', 'ground', 'annex', 'tool', 'fallow', 'blighted', 'bridge'],
  },
  // Her points with what brought them; her pass is one motion.
  joined: ['points', 'take-bonus', 'order'].map((name) => `aoi.step.${name}`),
};
