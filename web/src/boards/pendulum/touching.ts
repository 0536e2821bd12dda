// What the things on the board are called: spaces as in what a human says (src/games/pendulum/inputs.cpp), all else by the value that can
// be put right there.

import type { Naming } from '../../state/offers.ts';
import { areas, rows, spaces_of } from './reading.ts';

const spaces = areas.flatMap((area) => rows.flatMap((row) => spaces_of(area, row)));

export const touching = {
  places: [
    ...spaces,
    ...areas.map((area) => `row.${area}`),
    'vacant.purple',
    'vacant.green',
    'votes.automa-1',
    'votes.automa-2',
    'markers',
    'privilege',
    'grande-card',
  ],
  names_of: (place: string): readonly Naming[] => (spaces.includes(place) ? [{ token: place }] : []),
  common: [],
};
