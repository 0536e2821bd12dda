// Two tables counted as one; a file of everything, and what is none.

import { expect, it, vi } from 'vitest';

import type { PlayOver, RecordOfGame } from './record.ts';

// What is counted needs no engine behind it.
vi.mock('../engine/table.ts', () => ({ known_games: [], local_table: () => ({ where: 'here' }) }));
const { average, rate, together } = await import('./record.ts');
const { bring_everything, read_everything } = await import('./everything.ts');

const play = (id: string, ended: number): PlayOver => ({ id, title: '', ended, where: 'here', result: { rows: [], standings: [] } });
const record = (plays: PlayOver[], more: Partial<RecordOfGame> = {}): RecordOfGame => ({
  plays,
  all: { played: plays.length, won: 1, points: 10 * plays.length, best: 12 },
  levels: [{ token: '1', played: plays.length, won: 1, points: 10 * plays.length, best: 12 }],
  opponents: [],
  unread: 0,
  more: false,
  ...more,
});
const proposed = (token: string) => ({ option: 'level', token, why: { id: 'session.record.same' } });

it('counts two tables as one, the latest play first, and proposes by the latest', () => {
  const here = record([play('a', 3), play('b', 1)], { proposed: proposed('2') });
  const there = record([play('c', 2)], {
    levels: [{ token: '2', played: 1, won: 1, points: 10, best: 10 }],
    proposed: proposed('3'),
  });
  const both = together(here, there);
  expect(both.plays.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect(both.all).toEqual({ played: 3, won: 2, points: 30, best: 12 });
  expect(both.levels.map(({ token, played }) => [token, played])).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
  expect(both.proposed?.token).toBe('2');
  expect([rate(both.all), average(both.all)]).toEqual([67, 10]);
  expect(together(here, here).levels[0]).toMatchObject({ played: 4, won: 2 });
});

it('an empty table takes nothing away and proposes nothing', () => {
  const here = record([play('a', 3)], { proposed: proposed('2') });
  const empty = { ...record([]), unread: 2 };
  expect(together(empty, here).proposed?.token).toBe('2');
  expect(together(here, empty)).toMatchObject({ unread: 2, all: { played: 1 } });
  expect(rate(record([]).all)).toBe(0);
});

it('knows a file of everything, and no torn or foreign one', () => {
  expect(read_everything('{"seatmate":"everything","parts":["a"]}\n')?.parts).toEqual(['a']);
  expect(read_everything('{"seatmate":"everything","parts":["a')).toBeUndefined();
  expect(read_everything('{"seatmate":"everything","parts":[1]}')).toBeUndefined();
  expect(read_everything('{"seatmate":"box","entries":[]}')).toBeUndefined();
  expect(read_everything('seatmate journal 1\n')).toBeUndefined();
});

it('takes in each part for itself, and says what became of them', async () => {
  const sorry = { id: 'store.error.full' };
  const sum = await bring_everything({ seatmate: 'everything', parts: ['new', 'same', 'known', 'bad', 'worse'] }, (text) =>
    Promise.resolve(
      (text === 'new'
        ? { ok: true, id: 'x' }
        : text === 'same'
          ? { ok: true, id: 'y', already: true }
          : text === 'known'
            ? { ok: true, new: 0, changed: 0, same: 3 }
            : { ok: false, error: text === 'bad' ? sorry : { id: 'store.error.write' } }) as never,
    ),
  );
  expect(sum).toEqual({ brought: 1, same: 2, refused: 2, why: sorry });
});
