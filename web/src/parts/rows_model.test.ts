import { describe, expect, it } from 'vitest';

import type { Field } from '../protocol.ts';
import { fixed_rows, read_rows, rows_filled, rows_of, write_rows } from '../protocol/rows_model.ts';
import { is_filled, start_values, value_in_words } from './field_value.ts';

const board: Field = { id: 'numbers', kind: 'text', min: 4, max: 4, parts: [{ min: 0, max: 99 }] };
const auction: Field = {
  id: 'auction',
  kind: 'text',
  max: 12,
  none: '-',
  parts: [
    { min: -20, max: 99, optional: true },
    { before: '..', min: -20, max: 99, optional: true },
    { before: ':', min: 0, max: 20 },
  ],
};
const mat: Field = {
  id: 'mat',
  kind: 'text',
  max: 40,
  none: '-',
  parts: [
    { min: 1, max: 999 },
    { before: 'c', flag: true },
  ],
};

describe('a text told in rows', () => {
  it.each([
    [board, '1 2 2 3'],
    [auction, '..0:1 1..4:2 11..:4'],
    [auction, '-3..-1:0'],
    [auction, '-'],
    [mat, '22c 25 46'],
    [mat, '-'],
  ])('is written as it was read: %#', (field, text) => {
    const rows = read_rows(field, text);
    expect(rows).toBeDefined();
    expect(write_rows(field, rows ?? [])).toBe(text);
    expect(is_filled(field, text)).toBe(true);
  });
  it('is read part by part', () => {
    expect(read_rows(auction, '..0:1 1..4:2')).toEqual([
      ['', '0', '1'],
      ['1', '4', '2'],
    ]);
    expect(read_rows(mat, '22c 25')).toEqual([
      ['22', 'yes'],
      ['25', ''],
    ]);
  });
  it.each(['1..4', 'a', '1..4:2:3', '::'])('is not read if it is something else: “%s”', (text) => {
    expect(read_rows(auction, text)).toBeUndefined();
  });
  it('shows as many rows as there must be, and keeps the unfinished ones', () => {
    expect(fixed_rows(board)).toBe(4);
    expect(rows_of(board, undefined)).toEqual([[''], [''], [''], ['']]);
    const half = write_rows(board, [['1'], [''], ['7'], ['']]);
    expect(rows_of(board, half)).toEqual([['1'], [''], ['7'], ['']]);
    expect(rows_filled(board, half)).toBe(false);
    expect(is_filled(board, write_rows(board, [['1'], ['0'], ['7'], ['9']]))).toBe(true);
  });
  it('is not filled with too many rows, or a number that is none of its own', () => {
    expect(is_filled(board, '1 2 3 4 5')).toBe(false);
    expect(is_filled(board, '1 2 3 100')).toBe(false);
    expect(is_filled(auction, '1..4:')).toBe(false);
  });
  it('begins with what is said for no rows, if there may be none', () => {
    expect(start_values([mat])).toEqual({ mat: '-' });
    expect(is_filled(mat, '-')).toBe(true);
    expect(start_values([board])).toEqual({});
    expect(is_filled(board, undefined)).toBe(false);
  });
  it('is read out with its rows apart', () => {
    expect(value_in_words(board, '1 2 2 3')).toBe('1, 2, 2, 3');
  });
});
