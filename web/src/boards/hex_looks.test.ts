import { describe, expect, test } from 'vitest';

import type { Cell } from '../protocol.ts';
import { fates_at, grounds_of, stands_of } from './hex_looks.ts';

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

describe('the fate of places while a trail is told', () => {
  const everywhere = (): boolean => true;
  const told = (stages: string[], stage = stages.length - 1): string =>
    [
      ...fates_at(
        stages.map((places) => new Set(places)),
        stage,
        everywhere,
      ),
    ]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([place, fate]) => `${place} ${fate}`)
      .join(', ');

  test('line by line', () => {
    const stages = ['abc', 'ab', 'a'];
    expect(told(stages, 0)).toBe('a left, b left, c left');
    expect(told(stages, 1)).toBe('a left, b left, c dropped-now');
    expect(told(stages, 2)).toBe('a left, b dropped-now, c dropped');
  });
  test('a line that leaves all of them drops nothing now', () => {
    expect(told(['abc', 'ab', 'ab'])).toBe('a left, b left, c dropped');
  });
  test('a line that names no place changes nothing', () => {
    expect(told(['', 'abc', 'ab', ''])).toBe('a left, b left, c dropped-now');
    expect(told(['', ''])).toBe('');
  });
  test('another choice forgets the one before', () => {
    expect(told(['abc', 'a', 'de', 'e'])).toBe('d dropped-now, e left');
    expect(told(['abc', 'a', 'ab'])).toBe('a left, b left');
  });
  test('places of another board do not count', () => {
    const fates = fates_at([new Set(['a', 'x']), new Set(['x'])], 1, (place) => place !== 'x');
    expect([...fates]).toEqual([['a', 'left']]);
  });
});
