import { expect, test } from 'vitest';

import type { Block, Message, View } from '../../protocol.ts';
import { read_view } from './reading.ts';

const term = (id: string): Message => ({ id: `aoi.${id}` });
const text = (words: string): Message => ({ id: 'plain', args: { text: words } });
const n = (number: number): Message => ({ id: 'number', args: { n: number } });

const map: Block = {
  id: 'map',
  kind: 'hexes',
  title: term('block.map'),
  cells: [
    { id: 'r2c4', label: 'C3', row: 2, col: 4, ground: 'aoi.terrain.forest' },
    { id: 'r2c5', row: 2, col: 5, ground: 'aoi.terrain.river' },
    { id: 'r3c5', label: 'D3', row: 3, col: 5, ground: 'aoi.terrain.forest' },
  ],
};
const view: View = {
  title: { id: 'aoi.summary.round', args: { round: 4, score: 37 } },
  blocks: [
    map,
    {
      id: 'science',
      kind: 'table',
      title: term('block.science'),
      columns: [term('field.discipline'), term('player.automa'), term('player.you'), term('field.free-spaces')],
      rows: [
        [term('discipline.banking'), n(4), n(0), text('2 2')],
        [term('discipline.law'), n(1), n(12), term('option.none')],
        [term('discipline.engineering'), n(0), n(3), text('3 2 2 2')],
      ],
    },
    {
      id: 'board',
      kind: 'facts',
      title: term('block.board'),
      rows: [
        [term('field.power-actions'), text('X 2 3 X 5 6')],
        [term('field.book-actions'), text('1 X 3')],
        [term('field.innovations'), text('X 2 3 4 5 X')],
        [term('field.bonus-coins'), text('2 1 0')],
      ],
    },
    {
      id: 'tiles',
      kind: 'table',
      title: term('block.tiles'),
      columns: [],
      rows: [
        [n(4), term('tile.1'), term('discipline.banking'), n(7)],
        [n(5), term('tile.4'), term('discipline.law'), n(4)],
        [n(6), term('final-tile.4'), term('discipline.banking'), n(7)],
      ],
    },
    {
      id: 'automa',
      kind: 'facts',
      title: term('block.automa'),
      rows: [
        [term('field.score'), n(37)],
        [term('field.supply-guild'), n(2)],
        [term('field.fallow'), text('D3 C3')],
      ],
    },
    {
      id: 'order',
      kind: 'table',
      title: term('block.order'),
      columns: [],
      rows: [
        [term('player.you'), term('option.no'), n(6), text('C3-D3')],
        [term('player.automa'), term('option.no'), n(10), text('')],
      ],
    },
    { id: 'weather', kind: 'facts', rows: [] },
  ],
};

test('the science display: a level for each player, and which scholar spaces are free', () => {
  const { players, disciplines } = read_view(view);
  expect(players.map(({ id }) => id)).toEqual(['aoi.player.automa', 'aoi.player.you']);
  expect(disciplines.map(({ id, levels }) => [id, levels])).toEqual([
    ['banking', [4, 0]],
    ['law', [1, 12]],
    ['engineering', [0, 3]],
  ]);
  const free = disciplines.map(({ spaces }) => spaces.map((space) => (space.free ? space.value : 0)));
  expect(free).toEqual([
    [0, 2, 2, 0],
    [0, 0, 0, 0],
    [3, 2, 2, 2],
  ]);
});

test('actions, innovations row by row, coins', () => {
  const table = read_view(view);
  expect(table.power.map(({ open }) => open)).toEqual([false, true, true, false, true, true]);
  expect(table.book.map(({ n: number, open }) => [number, open])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ]);
  expect(table.innovations.map((row) => row.map((slot) => (slot.open ? slot.n : 0)))).toEqual([
    [0, 2],
    [3, 4, 5, 0],
  ]);
  expect(table.coins).toEqual([2, 1, 0]);
});

test('six round tiles, and those that are gone', () => {
  const { tiles, round, over } = read_view(view);
  expect(round).toBe(4);
  expect(over).toBe(false);
  expect(tiles.map(({ tile, hers }) => [tile?.id, hers])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
    ['aoi.tile.1', 7],
    ['aoi.tile.4', 4],
    ['aoi.final-tile.4', 7],
  ]);
});

test('bridges lead from hex to hex', () => {
  expect(read_view(view).bridges).toEqual([{ from: 'r2c4', to: 'r3c5', owner: term('player.you') }]);
});

test('fallow land lies on hexes', () => {
  expect(read_view(view).lying).toEqual([{ what: term('field.fallow'), hexes: ['r3c5', 'r2c4'] }]);
});

test('what the board does not know is left to the plain view', () => {
  expect(read_view(view).rest.map(({ id }) => id)).toEqual(['order', 'weather']);
  const empty = read_view({ blocks: [] });
  expect([empty.disciplines, empty.tiles, empty.innovations, empty.coins]).toEqual([[], [], [], []]);
});

test('pieces have the colour of the home terrain: hers as it is told, a human’s as most of the buildings lie', () => {
  const cell = (id: string, ground: string, owner: string, hers?: true) => ({
    id,
    label: id,
    row: 0,
    col: 0,
    ground: `aoi.terrain.${ground}`,
    piece: 'aoi.building.workshop',
    owner: `aoi.player.${owner}`,
    ...(hers && { hers }),
  });
  const cells = [
    cell('A1', 'lake', 'human1'),
    cell('A2', 'lake', 'human1'),
    cell('A3', 'swamp', 'human1'),
    cell('A4', 'desert', 'automa', true),
  ];
  const { homes } = read_view({
    blocks: [
      { ...map, cells },
      { id: 'automa', kind: 'facts', rows: [[term('field.home'), term('terrain.forest')]] },
    ],
  });
  expect([...homes].sort()).toEqual([
    ['aoi.player.automa', 'forest'],
    ['aoi.player.human1', 'lake'],
  ]);
});
