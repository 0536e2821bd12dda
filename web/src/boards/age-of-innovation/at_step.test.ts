// The board at a step is the board of now with what moved since put back.

import { expect, test } from 'vitest';

import type { Message, Piece, Tabletop, View } from '../../protocol.ts';
import { view_at } from './at_step.ts';
import { read_view } from './reading.ts';

const term = (id: string): Message => ({ id: `aoi.${id}` });
const text = (words: string): Message => ({ id: 'plain', args: { text: words } });
const n = (number: number): Message => ({ id: 'number', args: { n: number } });

const view: View = {
  title: { id: 'aoi.summary.round', args: { round: 2, score: 24 } },
  blocks: [
    {
      id: 'map',
      kind: 'hexes',
      cells: [
        {
          id: 'r2c4',
          label: 'C3',
          row: 2,
          col: 4,
          ground: 'aoi.terrain.lake',
          changed: true,
          piece: 'aoi.building.workshop',
          owner: 'aoi.player.automa',
          hers: true,
          mark: true,
        },
        { id: 'r3c5', label: 'D3', row: 3, col: 5, ground: 'aoi.terrain.forest' },
      ],
    },
    {
      id: 'science',
      kind: 'table',
      columns: [term('field.discipline'), term('player.automa'), term('player.you'), term('field.free-spaces')],
      rows: [[term('discipline.law'), n(3), n(1), text('2 2 2')]],
    },
    {
      id: 'board',
      kind: 'facts',
      rows: [
        [term('field.power-actions'), text('X 2 3')],
        [term('field.book-actions'), text('1 X')],
        [term('field.innovations'), text('X 2')],
        [term('field.bonus-coins'), text('0 1 0')],
      ],
    },
    {
      id: 'automa',
      kind: 'facts',
      rows: [
        [term('field.score'), n(24)],
        [term('field.scholars'), n(6)],
        [term('field.supply-workshop'), n(7)],
        [term('field.level'), term('level.2')],
      ],
    },
  ],
};
const piece = (place: string, kind: string, more: Partial<Piece> = {}): Piece => ({ place, kind: `aoi.${kind}`, ...more });
const automa = { owner: 'aoi.player.automa', hers: true } as const;
const places: Tabletop['places'] = [
  { id: 'hex.r2c4', token: 'r2c4', ground: 'aoi.terrain.desert' },
  { id: 'hex.r3c5', token: 'r3c5', ground: 'aoi.terrain.forest' },
];
const common = [piece('science.law.1', 'piece.marker', { owner: 'aoi.player.human1' }), piece('coins.middle', 'piece.coin')];
const before: Tabletop = {
  places,
  pieces: [
    ...common,
    piece('science.law.0', 'piece.marker', automa),
    piece('book.2', 'piece.cover'),
    piece('innovation.1', 'piece.innovation'),
    piece('innovation.2', 'piece.innovation'),
    piece('score', 'piece.points', { ...automa, count: 20 }),
    piece('supply', 'piece.scholar', { count: 7 }),
    piece('supply', 'building.workshop', { ...automa, count: 8 }),
  ],
};
const after: Tabletop = {
  places,
  pieces: [
    ...common,
    piece('hex.r2c4', 'piece.terrain', { name: term('terrain.lake') }),
    piece('hex.r2c4', 'building.workshop', { ...automa, marked: true }),
    piece('science.law.3', 'piece.marker', automa),
    piece('free-3.law', 'piece.scholar'),
    piece('power-covered.1', 'piece.cover'),
    piece('book.2', 'piece.cover'),
    piece('innovation.2', 'piece.innovation'),
    piece('score', 'piece.points', { ...automa, count: 24 }),
    piece('supply', 'piece.scholar', { count: 6 }),
    piece('supply', 'building.workshop', { ...automa, count: 7 }),
  ],
};

test('the table after all steps is the view', () => {
  expect(view_at(view, after)).toEqual(view);
});

test('before her step nothing of it is there', () => {
  const { map, disciplines, power, book, innovations, hers } = read_view(view_at(view, before));
  expect(map?.cells?.[0]).toEqual({ id: 'r2c4', label: 'C3', row: 2, col: 4, ground: 'aoi.terrain.desert' });
  expect(disciplines[0]?.levels).toEqual([0, 1]);
  expect(disciplines[0]?.spaces.map(({ free }) => free)).toEqual([true, true, true, true]);
  expect(power.map(({ open }) => open)).toEqual([true, true, true]);
  expect(book.map(({ open }) => open)).toEqual([true, false]);
  expect(innovations.flat().map(({ open }) => open)).toEqual([true, true]);
  expect(['score', 'scholars', 'supply-workshop'].map((name) => hers.get(name)?.how.args?.n)).toEqual([20, 7, 8]);
});
