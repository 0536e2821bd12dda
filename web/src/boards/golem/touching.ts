// What the things on the board are called in what a human says (src/games/golem/inputs.cpp).

import type { Naming } from '../../state/offers.ts';
import { areas, districts, last_section, marbles, rows } from './reading.ts';

const from_to = (name: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${name}.${first + i}`);

function names_of(place: string): readonly Naming[] {
  const [what = '', first = '', second = ''] = place.split('.');
  switch (what) {
    case 'marble':
      return [{ verb: 'marble', field: 'row', token: first, also: { marble: second } }];
    case 'row':
      return [{ verb: 'marble', field: 'row', token: first }];
    case 'action':
      return [{ verb: 'rabbi', field: 'place', token: first === '6' ? 'printed' : first }];
    case 'library':
      return [{ verb: 'book', field: 'position', token: first }];
    case 'cemetery':
      return [{ verb: 'bury', field: 'cell', token: first }];
    case 'menorah':
      return [{ verb: 'menorah', field: 'district', token: first }];
    default:
      return [];
  }
}

export const touching = {
  places: [
    ...rows.flatMap((row) => [`row.${row}`, ...marbles.map((marble) => `marble.${row}.${marble}`)]),
    ...from_to('action', 1, 6),
    ...from_to('library', 1, 5),
    ...districts.flatMap((district) => [...from_to(`district.${district}`, 0, last_section), `menorah.${district}`]),
    ...from_to('cemetery', 1, 10),
    ...areas.flatMap((area) => from_to(`development.${area}`, 1, 6)),
    ...from_to('column', 1, 5),
    ...from_to('card', 1, 3),
    ...['score', 'marker', 'golem-track', 'learning-track', 'strategy', 'gold', 'goals', 'artefact-tile', 'starting-tiles'],
    ...['character', 'supply', 'taken', 'order'],
    ...from_to('marbles-left.human', 1, 3).map((place) => place.replace('human.', 'human')),
    ...['automa', 'human1', 'human2', 'human3'].map((player) => `rabbi.${player}`),
  ],
  names_of,
  /** A marble that lies there is taken with one tap: Undo stands beside what was understood. */
  at_once: (place: string) => place.startsWith('marble.'),
  common: ['marble', 'rabbi', 'pass'],
};
