// What the board reads from the pieces, where the plots lie, what is remembered of the mat, and that all of it can be seen.

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Message, Piece, Place, Tabletop, View } from '../../protocol.ts';
import { contrast } from '../colour_test_support.ts';
import { chapters_of, standing_of } from './campaign_model.ts';
import { filled_in } from './chests.tsx';
import { charters, colours } from './colours.ts';
import { commons, plot_rows } from './layout.ts';
import { fill_up, is_building, read_slots, remembered, write_slots } from './mat_model.ts';
import { face_of, read_village } from './reading.ts';
import { touching } from './touching.ts';

const types = readFileSync(new URL('../../../../src/games/charterstone/types.h', import.meta.url), 'utf8');

const building = (n: number, name: string, value?: number) => ({
  id: 'charter.label.standing',
  args: { name: [{ id: 'plain', args: { text: name } }], n, told: value === undefined ? 0 : 1, value: value ?? 0 },
});
const place = (id: string, more: Partial<Place> = {}): Place => ({ id, ...more });
const owner = (name: string) => `charter.charter.${name}`;
function table(pieces: Piece[]): Tabletop {
  const places = [
    ...charters.flatMap((charter) => [1, 2, 3, 4, 5, 6].map((n) => place(`plot.${charter}-${n}`, { token: `${charter}-${n}` }))),
    ...commons.map((name) => place(`common.${name}`, { token: name, name: { id: `charter.common.${name}` } })),
    place('progress.1', { ground: 'charter.players.3' }),
    place('progress.2', { ground: 'charter.space.income' }),
    place('quota.1.1'),
    place('quota.1.2'),
    place('quota.2.1'),
    place('supply.yellow'),
    place('vp.yellow'),
    place('chest.yellow', { name: { id: 'charter.at.chest', args: { stars: '6 8', circles: '4 4' } } }),
    place('mat'),
    place('die'),
  ];
  return { places, pieces };
}

describe('the village', () => {
  const village = read_village(
    table([
      { place: 'plot.red-3', kind: 'charter.piece.building', name: building(22, 'Arch', 4) },
      { place: 'plot.red-3', kind: 'charter.piece.regular', owner: owner('yellow'), hers: true },
      { place: 'plot.blue-1', kind: 'charter.piece.building', name: building(23, 'no. 23') },
      { place: 'common.market', kind: 'charter.piece.regular', owner: owner('purple') },
      { place: 'progress.2', kind: 'charter.piece.progress' },
      { place: 'quota.2.1', kind: 'charter.piece.influence', owner: owner('yellow'), hers: true },
      { place: 'supply.yellow', kind: 'charter.piece.regular', owner: owner('yellow'), hers: true },
      { place: 'supply.yellow', kind: 'charter.piece.influence', owner: owner('yellow'), hers: true, count: 9 },
      { place: 'vp.yellow', kind: 'charter.piece.points', owner: owner('yellow'), hers: true, count: 14 },
      { place: 'chest.yellow', kind: 'charter.piece.star', count: 7 },
      { place: 'mat', kind: 'charter.piece.mat-card', name: { id: 'charter.label.mat-card', args: { n: 210, kind: 'assistant' } } },
      {
        place: 'mat',
        kind: 'charter.piece.mat-card',
        marked: true,
        name: { id: 'charter.label.mat-card', args: { n: 25, kind: 'building' } },
      },
      { place: 'die', kind: 'charter.piece.die', name: { id: owner('red') } },
    ]),
  );
  it('knows what stands where, and who is on it', () => {
    expect(village.plots.red[2]).toMatchObject({ token: 'red-3', building: { n: 22, value: 4 }, worker: 'yellow' });
    expect(village.plots.blue[0]?.building?.value).toBeUndefined();
    expect(village.commons.find(({ token }) => token === 'market')?.worker).toBe('purple');
    expect(village.die).toBe('red');
  });
  it('knows tracks, supplies and chests', () => {
    expect(village.progress.map(({ token }) => token)).toEqual([undefined, 'progress']);
    expect(village.quota.map((row) => row.map(({ token }) => token))).toEqual([[undefined, undefined], ['yellow']]);
    expect(village.seats).toEqual([{ charter: 'yellow', hers: true, workers: 1, minions: 0, perils: 0, influence: 9, points: 14 }]);
    expect(village.chests.yellow).toMatchObject({ stars: 7, rows: [6, 8], columns: [4, 4] });
  });
  it('knows the mat by the numbers in the corners', () => {
    expect(village.mat.map(({ n, building: is, constructed }) => [n, is, constructed])).toEqual([
      [25, true, true],
      [210, false, false],
    ]);
  });
  it('lays the plots where the engine says they lie', () => {
    const sides = { left: 0, middle: 1, right: 2, only: 1 };
    const block = types.slice(types.indexOf('plot_places{{'), types.indexOf('}};', types.indexOf('plot_places{{')));
    const all = [...block.matchAll(/\{(\d), Side::(\w+)\}/g)].map(
      ([, row, side]) => [Number(row), sides[side as keyof typeof sides]] as const,
    );
    expect(all).toHaveLength(36);
    for (const [c, charter] of charters.entries()) {
      const plots = all.slice(c * 6, c * 6 + 6).map(([row, side], i) => ({ n: i + 1, row, side }));
      const rows = [1, 2, 3].map((row) =>
        plots
          .filter((plot) => plot.row === row)
          .toSorted((a, b) => a.side - b.side)
          .map(({ n }) => n),
      );
      expect([charter, plot_rows[charter]]).toEqual([charter, rows.filter((row) => row.length > 0)]);
    }
  });
  it('is touched, and picked from, by the names that forms use', () => {
    expect(touching.places).toContain('red-3');
    expect(touching.names_of('red-3')).toEqual([{ token: 'red-3' }]);
    expect(touching.names_of('quota.2.3')).toEqual([{ field: 'row', token: '2' }]);
    expect(touching.picks('market')).toBe(true);
    expect(touching.picks('quota.2.3')).toBe(false);
  });
  it.each(charters)('%s can be read on its colour', (charter) => {
    expect(contrast(colours[charter].tone, colours[charter].ink)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the mat', () => {
  const field = (known: string) => ({
    id: 'mat',
    kind: 'text' as const,
    label: { id: 'charter.field.mat', args: { known: [{ id: 'plain', args: { text: known } }], cards: 3 } },
  });
  it('is remembered, and what is gone is a place to fill', () => {
    const slots = fill_up(read_slots(remembered(field('22c 25 210'))));
    expect(slots.map(({ n }) => n)).toEqual(['22', '25', '210', '', '']);
    expect(slots[0]?.constructed).toBe(true);
    expect(write_slots(slots, false)).toBe('');
    expect(write_slots(slots, true)).toBe('22c 25 210');
    expect(write_slots(fill_up([]), true)).toBe('-');
  });
  it('knows buildings by their numbers', () => {
    expect(['5', '22', '123', '24', '206', ''].map(is_building)).toEqual([true, true, true, false, false, false]);
  });
});

describe('a card', () => {
  it('is read from its face', () => {
    const face = face_of({
      id: 'charter.label.card-face',
      args: {
        n: 384,
        told: 1,
        kind: 'die',
        target: { term: 'charter.target.die' },
        order: { term: 'charter.order.desc' },
        rank: 1,
        names: { term: 'charter.names.az' },
        strength: 1,
        vp: 0,
        effects: [{ id: 'charter.effect.build' }, { id: 'charter.effect.progress' }],
        king: { term: 'charter.king.happy' },
      },
    });
    expect(face).toMatchObject({ n: 384, kind: 'die', down: true, rank: 1, az: true, effects: ['build', 'progress'], happy: true });
    expect(face?.vp).toBeUndefined();
    expect(face_of({ id: 'charter.label.card-face', args: { n: 377, told: 0 } })?.kind).toBe('');
  });
});

describe('a chest', () => {
  it('marks the next one, row after row', () => {
    expect(filled_in([6, 8], 7)).toEqual([
      { filled: 6, size: 6, next: -1 },
      { filled: 1, size: 8, next: 1 },
    ]);
    expect(filled_in([6, 8], 6).map(({ next }) => next)).toEqual([-1, 0]);
    expect(filled_in([2], 2).map(({ next }) => next)).toEqual([-1]);
  });
});

describe('the campaign', () => {
  const points = (charter: string, vp: number): Message => ({
    id: 'charter.label.points-of',
    args: { charter: { term: owner(charter) }, vp },
  });
  const row = (game: number, winner: string, ...all: Message[]): Message[] => [
    { id: 'number', args: { n: game } },
    { id: 'charter.label.list', args: { items: [{ id: owner(winner) }] } },
    { id: 'charter.label.list', args: { items: all } },
    { id: 'plain', args: { text: 'A' } },
    { id: 'number', args: { n: 3 } },
  ];
  const view: View = {
    blocks: [
      {
        id: 'timeline',
        kind: 'table',
        rows: [
          row(1, 'purple', points('purple', 40), points('blue', 30)),
          row(2, 'blue', points('purple', 20), points('blue', 35), points('green', 12)),
        ],
      },
    ],
  };
  it('is told game by game, and added up', () => {
    const chapters = chapters_of(view);
    expect(chapters.map(({ game, winners, crate, strength }) => [game, winners, crate, strength])).toEqual([
      [1, ['purple'], 'A', 3],
      [2, ['blue'], 'A', 3],
    ]);
    expect(standing_of(chapters)).toEqual([
      { charter: 'purple', sums: [40, 60] },
      { charter: 'green', sums: [undefined, 12] },
      { charter: 'blue', sums: [30, 65] },
    ]);
  });
});
