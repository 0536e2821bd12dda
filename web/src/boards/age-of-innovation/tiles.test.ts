// The tiles are drawn as they are printed.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { book_sign, look_of } from './looks.ts';
import { sign_of } from './symbols.tsx';
import { final_tiles, goal_signs, type Tile, tiles } from './tiles.ts';

interface Printed {
  id: number;
  goal: string;
  discipline: string;
}
const file = fileURLToPath(new URL('../../../../data/age-of-innovation/tiles.json', import.meta.url));
const printed = JSON.parse(readFileSync(file, 'utf8')) as { tiles: Printed[]; finalTiles: Printed[] };

it.each<[string, readonly Tile[], Printed[]]>([
  ['round tiles', tiles, printed.tiles],
  ['final tiles', final_tiles, printed.finalTiles],
])('%s have the discipline and the goal that is printed', (_, drawn, all) => {
  expect(drawn).toEqual(all.map(({ goal, discipline }) => ({ discipline, sign: goal_signs[goal] ?? goal })));
  expect(all.map(({ id }) => id)).toEqual(all.map((_one, i) => i + 1));
  for (const { sign } of drawn) expect([sign, sign_of(sign) !== undefined]).toEqual([sign, true]);
});

it('what a form names looks as it does on the table', () => {
  expect(look_of({ id: 'aoi.terrain.lake' })?.tone).toBe('#6ba6dc');
  const law = look_of({ id: 'aoi.discipline.law' });
  expect(law?.sign).toBe(sign_of('law'));
  expect(look_of({ id: 'aoi.option.scholar', args: { discipline: { term: 'aoi.discipline.law' }, steps: 2, level: 4 } })).toEqual(law);
  expect(look_of({ id: 'aoi.standing.automa-guild-marked' })?.sign).toBe(sign_of('guild'));
  expect(look_of({ id: 'aoi.power-action.6' })?.sign).toBe(sign_of('spade'));
  expect(book_sign({ id: 'aoi.book-action.three-spades' })).toEqual(['spade']);
  expect(book_sign({ id: 'aoi.book-action.unknown' })).toEqual([]);
  expect(look_of({ id: 'aoi.final-tile.2' })?.tone).toBe(law?.tone);
  for (const id of ['aoi.option.none', 'aoi.standing.empty', 'number', 'aoi.place.left']) expect(look_of({ id })).toBeUndefined();
});
