import { describe, expect, test } from 'vitest';

import type { Cell } from '../protocol.ts';
import { fate_of, grounds_of, stands_of } from './hex_looks.ts';

const cell = (id: string, more: Partial<Cell> = {}): Cell => ({ id, row: 0, col: 0, label: id, ground: 'x.meadow', ...more });

test('every ground has a motif of its own, also without a board that chooses', () => {
  const cells = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => cell(name, { ground: `x.${name}` }));
  const looks = [...grounds_of([...cells, cell('w', { label: undefined, ground: 'x.river' })]).values()];
  expect(new Set(looks.map(({ motif }) => motif)).size).toBe(8);
  expect(looks.at(-1)).toEqual({ motif: 'waves', tone: 'water' });
});

test('owners have shapes that do not depend on where their pieces stand', () => {
  const hers = cell('a', { piece: 'x.hut', owner: 'x.her', hers: true });
  const one = cell('b', { piece: 'x.hut', owner: 'x.one' });
  const two = cell('c', { piece: 'x.hut', owner: 'x.two' });
  const expected = { 'x.her': 'disc', 'x.one': 'square', 'x.two': 'lozenge' };
  expect(Object.fromEntries(stands_of([hers, one, two]))).toEqual(expected);
  expect(Object.fromEntries(stands_of([two, one, hers]))).toEqual(expected);
});

describe('the fate of a place while a trail is told', () => {
  const stages = [new Set(['a', 'b', 'c']), new Set(['a', 'b']), new Set(['a'])];
  test.each([
    ['a', 0, 'left'],
    ['c', 1, 'dropped-now'],
    ['c', 2, 'dropped'],
    ['b', 2, 'dropped-now'],
    ['d', 2, 'none'],
    ['c', 0, 'left'],
  ])('%s at stage %i: %s', (place, stage, fate) => {
    expect(fate_of(place, stages, stage)).toBe(fate);
  });
});
