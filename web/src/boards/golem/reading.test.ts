// The board reads the pieces: what is printed on a tile, her cards and their halves, who walked, and what a step speaks of.

import { describe, expect, it } from 'vitest';

import type { Message, Moved } from '../../protocol.ts';
import { is_joined } from './cards.tsx';
import { card_of, cards_on, effect_of, incomes_of, is_no_dealing, place_called, Table, touched_by } from './reading.ts';
import { thrown } from './throw.tsx';

const count = (n: number, what: string): Message => ({
  id: 'golem.label.effect-count',
  args: { n, what: { term: `golem.effect.${what}` } },
});
const list = (...items: Message[]): Message => ({ id: 'golem.label.list', args: { items } });
const tile = (n: number, effect: Message): Message => ({ id: 'golem.label.tile-known', args: { n, effect: [effect], source: 'house' } });

describe('what is printed', () => {
  it('is read part after part, with discounts and alternatives', () => {
    const cheaper: Message = { id: 'golem.label.effect-discount', args: { n: 2, what: { term: 'golem.effect.golem' } } };
    expect(effect_of(tile(4, list(cheaper, { id: 'golem.effect.kill' })))).toEqual([
      [{ act: 'golem', n: 2, discount: true }, { act: 'kill' }],
    ]);
    const either: Message = { id: 'golem.label.effect-or', args: { one: [list(count(3, 'vp'))], other: [list(count(1, 'gold'))] } };
    expect(effect_of(tile(5, either))).toEqual([[{ act: 'vp', n: 3 }], [{ act: 'gold', n: 1 }]]);
    expect(effect_of(tile(5, { id: 'golem.label.no-effect' }))).toEqual([[]]);
  });
  it('is not known where nobody told it', () => {
    expect(effect_of({ id: 'golem.label.tile-unknown', args: { n: 4 } })).toBeUndefined();
    expect(incomes_of({ id: 'golem.label.tile-unknown', args: { n: 4 } })).toEqual(new Map());
  });
});

const face = (n: number, halves: string): Message => ({
  id: 'golem.label.card-face',
  args: {
    n,
    bonus: { term: 'golem.bonus.gold' },
    level: 2,
    first: 'marble',
    tiles: '2 1 3',
    criteria: [{ id: 'golem.criterion.work' }, { id: 'golem.criterion.left' }],
    books: '5 4',
    halves,
  },
});

describe('her cards', () => {
  it('show their columns, and the symbol where two halves meet', () => {
    const table = new Table({
      places: [],
      pieces: [face(7, 'right'), face(3, 'left'), face(9, 'none')].map((name, i) => ({
        place: `card.${i + 1}`,
        kind: 'golem.piece.card',
        name,
      })),
    });
    const cards = cards_on(table);
    expect(cards.map(({ n }) => n)).toEqual([7, 3, 9]);
    expect(cards[0]?.face).toMatchObject({
      first: 'marble',
      tiles: ['2', '1', '3'],
      criteria: ['work', 'left'],
      books: ['5', '4'],
      level: 2,
    });
    expect([0, 1, 2].map((i) => is_joined(cards, i))).toEqual([false, true, false]);
  });
  it('one that nobody told is its number', () => {
    expect(card_of({ id: 'golem.label.card-number', args: { n: 12 } })).toEqual({ n: 12 });
  });
});

describe('what a step speaks of', () => {
  const moved: Moved[] = [
    { kind: 'golem.piece.golem', from: 'district.red.1', to: 'district.red.4' },
    { kind: 'golem.piece.student', from: 'district.blue.3', to: 'district.blue.2' },
    { kind: 'golem.piece.marble', from: 'row.work', to: 'taken', name: { id: 'golem.marble.white' } },
    { kind: 'golem.piece.golem', from: 'district.red.2', to: 'district.red.2', turned: true },
  ];
  it('is lit where it was and where it came', () => {
    const lit = touched_by(new Set(['yellow-7']), moved);
    for (const place of ['district.yellow.7', 'district.red.1', 'district.red.4', 'row.work', 'marble.work.white', 'taken'])
      expect(lit).toContain(place);
  });
  it('is not what a new round deals', () => {
    expect(moved.filter(is_no_dealing).map(({ kind }) => kind)).not.toContain('golem.piece.marble');
    expect(moved.filter(is_no_dealing)).toHaveLength(3);
  });
  it('is found by the tokens of Why?', () => {
    expect(['work-white', 'red-4', 'tile-2', 'blue', 'work', '3'].map(place_called)).toEqual([
      'marble.work.white',
      'district.red.4',
      'action.2',
      'street.blue',
      'work',
      '3',
    ]);
  });
});

describe('a throw', () => {
  const marble = (place: string, colour: string, n: number) => ({
    place,
    kind: 'golem.piece.marble',
    name: { id: `golem.marble.${colour}` },
    count: n,
  });
  const table = new Table({
    places: [],
    pieces: [marble('row.work', 'red', 2), marble('row.mirror', 'white', 1), marble('taken', 'red', 1), marble('beside', 'white', 4)],
  });
  it('is of all marbles, or of those that still lie in the rows', () => {
    expect([...thrown({ id: 'rows', kind: 'phrase' }, table)]).toEqual([
      ['red', 3],
      ['yellow', 0],
      ['blue', 0],
      ['black', 0],
      ['white', 5],
    ]);
    expect(thrown({ id: 'rows-left', kind: 'phrase' }, table).get('white')).toBe(1);
  });
});
