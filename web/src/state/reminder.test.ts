// Somebody who has played for weeks is reminded of saving games as files, never twice in a day.

import { beforeEach, expect, it, vi } from 'vitest';

import { later, look_whether_to_remind, note_saved, reminding, unsaved, weeks, type Kept } from './reminder.ts';

const day = 86_400_000;
const begun = 1_800_000_000_000;
const kept = (more: Partial<Kept> = {}): Kept => ({ first: begun, reminded: 0, saved: {}, ...more });
const golem = { key: 'golem-1', played: begun + day };
const charter = { key: 'charter-1', played: begun + 2 * day };

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, text: string) => store.set(name, text),
    removeItem: (name: string) => store.delete(name),
  });
  reminding.value = [];
});

it('says nothing before some weeks, later where the browser has promised to keep games', () => {
  const after = (days: number, promised: boolean) => unsaved(kept(), [golem], begun + days * day, promised).length;
  expect(after(weeks.otherwise * 7 - 1, false)).toBe(0);
  expect(after(weeks.otherwise * 7, false)).toBe(1);
  expect(after(weeks.otherwise * 7, true)).toBe(0);
  expect(after(weeks.promised * 7, true)).toBe(1);
});

it('names the games that were played since they were saved, and no others', () => {
  const now = begun + 60 * day;
  expect(unsaved(kept({ saved: { 'golem-1': begun + 3 * day } }), [golem, charter], now, false)).toEqual([charter]);
  // Played on since, but saved lately.
  const on = { key: 'golem-1', played: now - day };
  expect(unsaved(kept({ saved: { 'golem-1': now - 2 * day } }), [on], now, false)).toEqual([]);
  expect(unsaved(kept({ saved: { 'golem-1': begun } }), [on], now, false)).toEqual([on]);
});

it('never reminds twice in a day, and a week later when it is put off', () => {
  look_whether_to_remind([golem], begun, false);
  expect(reminding.value).toEqual([]);
  const now = begun + 20 * day;
  look_whether_to_remind([golem], now, false);
  expect(reminding.value).toEqual([golem]);
  const again = (at: number): number => {
    reminding.value = [];
    look_whether_to_remind([golem], at, false);
    return reminding.value.length;
  };
  expect(again(now + 60_000)).toBe(0);
  expect(again(now + day - 1)).toBe(0);
  expect(again(now + day)).toBe(1);
  later(now + day);
  expect(reminding.value).toEqual([]);
  expect(again(now + 7 * day)).toBe(0);
  expect(again(now + 8 * day)).toBe(1);
});

it('is silent when the games are saved, and a reminder that stands goes', () => {
  look_whether_to_remind([golem, charter], begun, false);
  const now = begun + 20 * day;
  look_whether_to_remind([golem, charter], now, false);
  note_saved(['golem-1'], now);
  expect(reminding.value).toEqual([charter]);
  note_saved(['charter-1'], now);
  expect(reminding.value).toEqual([]);
  look_whether_to_remind([golem, charter], now + 30 * day, false);
  expect(reminding.value).toEqual([]);
});

it('does not fall silent for years after a clock that was wrong', () => {
  expect(unsaved(kept({ reminded: begun + 1000 * day }), [golem], begun + 60 * day, false)).toEqual([golem]);
});

it('remembers some hundred games, the ones saved last', () => {
  for (let n = 0; n < 510; n += 1) note_saved([`game-${n}`], begun + n);
  const saved = JSON.parse(localStorage.getItem('seatmate.saved') ?? '{}').saved as Record<string, number>;
  expect(Object.keys(saved).length).toBe(500);
  expect(saved['game-0']).toBeUndefined();
  expect(saved['game-509']).toBe(begun + 509);
});
