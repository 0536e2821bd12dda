// What the things on the board are called in what a human says (src/games/charterstone/inputs.cpp).

import type { Naming } from '../../state/offers.ts';
import { charters } from './colours.ts';
import { commons } from './layout.ts';

const from_1 = (name: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${name}.${i + 1}`);
const plots = charters.flatMap((charter) => Array.from({ length: 6 }, (_, i) => `${charter}-${i + 1}`));
const buildings: ReadonlySet<string> = new Set([...plots, ...commons]);

function names_of(place: string): readonly Naming[] {
  if (buildings.has(place)) return [{ token: place }];
  const [what, n = ''] = place.split('.');
  return what === 'quota' ? [{ field: 'row', token: n }] : [];
}

export const touching = {
  places: [
    ...buildings,
    ...from_1('progress', 60),
    ...from_1('reputation', 40),
    ...from_1('quota', 12).flatMap((row) => from_1(row, 8)),
    ...['chest', 'supply', 'vp'].flatMap((what) => charters.map((charter) => `${what}.${charter}`)),
    ...charters.flatMap((charter) => from_1(`island.${charter}`, 4)),
  ],
  names_of,
  /** A form that wants a place finds it on the board. */
  picks: (place: string): boolean => buildings.has(place),
  common: ['place', 'retrieve'],
  // The points that a card brings are gained in the same motion.
  joined: ['charter.step.vp'],
};
