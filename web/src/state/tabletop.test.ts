import { expect, test } from 'vitest';

import type { Moved, Piece, Report, Tabletop } from '../protocol.ts';
import { arrows_of, moved_back, moved_on, pieces_by_place, places_called, places_of, table_at } from './tabletop.ts';

const workshop = (place: string): Piece => ({ place, kind: 'workshop', owner: 'her', hers: true });
const marbles = (place: string, count: number): Piece => ({
  place,
  kind: 'marble',
  name: { id: 'red' },
  ...(count !== 1 && { count }),
});
const table = (...pieces: Piece[]): Tabletop => ({
  places: [{ id: 'hex.e4', token: 'e4' }, { id: 'hex.c2', token: 'c2' }, { id: 'bag' }, { id: 'row' }],
  pieces,
});
const sorted = (found: Tabletop): Piece[] => [...found.pieces].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
const put: Moved = { to: 'hex.e4', kind: 'workshop', owner: 'her', hers: true };
const drawn: Moved = { from: 'bag', to: 'row', kind: 'marble', name: { id: 'red' }, count: 2 };

test('a piece that was put is there, and is not when that is taken back', () => {
  expect(moved_on(table(), [put])).toEqual(table(workshop('hex.e4')));
  expect(moved_back(table(workshop('hex.e4')), [put])).toEqual(table());
});

test('as many move as were said, and the others stay', () => {
  const before = table(marbles('bag', 3));
  const after = moved_on(before, [drawn]);
  expect(sorted(after)).toEqual(sorted(table(marbles('bag', 1), marbles('row', 2))));
  expect(sorted(moved_back(after, [drawn]))).toEqual(sorted(before));
});

test('a piece that turned is marked where it went, and was not before', () => {
  const turned: Moved = { from: 'hex.e4', to: 'hex.e4', turned: true, kind: 'workshop', owner: 'her', hers: true, marked: true };
  const marked = table({ ...workshop('hex.e4'), marked: true });
  expect(moved_on(table(workshop('hex.e4')), [turned])).toEqual(marked);
  expect(moved_back(marked, [turned])).toEqual(table(workshop('hex.e4')));
});

test('points fall below zero', () => {
  const lost: Moved = { from: 'row', kind: 'point', count: 5 };
  expect(moved_on(table({ place: 'row', kind: 'point', count: 2 }), [lost])).toEqual(table({ place: 'row', kind: 'point', count: -3 }));
});

test('the table at each step, back to the one before the report', () => {
  const report: Report = {
    steps: [{ kind: 'carry_out', moved: [drawn] }, { kind: 'note' }, { kind: 'carry_out', moved: [put] }],
    moved: [{ from: 'hex.e4', to: 'hex.c2', kind: 'workshop', owner: 'her', hers: true }],
  };
  const now = table(marbles('row', 2), workshop('hex.c2'));
  expect(sorted(table_at(now, report, 2))).toEqual(sorted(table(marbles('row', 2), workshop('hex.e4'))));
  expect(sorted(table_at(now, report, 1))).toEqual(sorted(table(marbles('row', 2))));
  expect(sorted(table_at(now, report, 0))).toEqual(sorted(table(marbles('row', 2))));
  expect(sorted(table_at(now, report, -1))).toEqual(sorted(table(marbles('bag', 2))));
});

test('an arrow leads from one place to another, not to where a piece was put', () => {
  expect(arrows_of({ kind: 'carry_out', moved: [put, drawn] })).toEqual([drawn]);
  expect(arrows_of({ kind: 'note' })).toEqual([]);
});

test('a step touches the places it names by token or id, and those where something moves', () => {
  expect(places_of({ kind: 'carry_out', places: ['c2', 'row'], moved: [put] }, table())).toEqual(new Set(['hex.e4', 'hex.c2', 'row']));
});

test('pieces are found by place, and places by what forms call them', () => {
  expect(pieces_by_place(table(workshop('hex.e4'), marbles('row', 2))).get('row')).toEqual([marbles('row', 2)]);
  expect(places_called(table(), 'e4').map(({ id }) => id)).toEqual(['hex.e4']);
  expect(places_called(table(), 'bag').map(({ id }) => id)).toEqual(['bag']);
});
