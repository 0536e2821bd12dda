// What was told through pictures is the same fact in the engine: for every printed thing of every game, symbols are tapped by
// lot as somebody would, and what is kept then stands in the picture again, in the same order.

import { describe, expect, test } from 'vitest';

import { games, open_tab } from '../engine/engine_test_support.ts';
import { is_filled } from '../parts/field_value.ts';
import type { Form, PrintedResponse, TellingResponse, TakenResponse } from '../protocol.ts';
import { in_rows } from '../protocol/rows_model.ts';
import { asked_fact, look_of, type Look } from './look.ts';
import {
  amounts_of,
  blanks_of,
  guess,
  is_full,
  is_order,
  missing_in,
  next_blank,
  orders,
  said_of,
  stamps_of,
  texts_of,
  without_last,
  type Blank,
  type Said,
} from './model.ts';
import { is_known, kinds_of, minutes_left, next_to_tell, pieces_of } from './pieces.ts';

function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Taps symbols into all blanks; how many taps it took. */
function tap(form: Form, look: Look, roll: (n: number) => number): { said: Said; taps: number } {
  const blanks = blanks_of(form.fields, look.order?.[form.verb]);
  let said: Said = { ...look.usual?.[form.verb] };
  let taps = 0;
  const put = (more: Said): void => {
    said = look.settle?.(form.verb, { ...said, ...more }) ?? { ...said, ...more };
    taps += 1;
  };
  for (const blank of blanks) {
    const [field] = blank.fields;
    if (!field) continue;
    for (let tries = 0; tries < 20 && !is_full(blank, said); tries += 1) {
      const { how, stamps } = stamps_of(blank, said);
      const fresh = stamps.filter((stamp) => !stamp.on);
      if (how === 'text' || how === 'rows') {
        said = { ...said, [field.id]: in_rows(field) ? guess(field) : `Old ${'Mill Barn Inn'.split(' ')[roll(3)]}` };
        break;
      }
      const stamp = fresh[roll(fresh.length)];
      if (!stamp) break;
      put(stamp.put);
      if (how === 'words') {
        const amounts = amounts_of(field, said).stamps;
        const amount = amounts[roll(Math.min(3, amounts.length))];
        if (amount) put(amount.put);
        break;
      }
      if (!is_order(field) && field.kind === 'list' && tries >= (field.min ?? 0) && roll(2) === 0) break;
      if (in_rows(field) && is_filled(field, said[field.id]) && field.min !== field.max && roll(4) === 0) break;
    }
  }
  return { said, taps };
}

describe.each(games.map(({ id, prefix }) => ({ id, prefix })))('what is told of $id', ({ id: game, prefix }) => {
  const look = look_of(prefix);

  test('reads back as the same fact, and stands in the picture again', { timeout: 120_000 }, async () => {
    const tab = open_tab();
    const roll = dice(18);
    const { printed } = await tab.ok<PrintedResponse>({ do: 'printed', game });
    const families = new Set(printed.map(({ id }) => id.replace(/\d+/g, '#')));
    const told = new Map<string, { value: string; said: Said; form: Form }>();
    for (const thing of printed) {
      const asked = await tab.call<TellingResponse>({ do: 'telling', game, id: thing.id });
      if (!asked.ok || !asked.form) continue;
      // In a game the question itself says which fact it asks for; only so it can be checked while it is told.
      expect(asked_fact(look, asked.form)).toBe(thing.id);
      for (let tries = 0; tries < 40; tries += 1) {
        const { said } = tap(asked.form, look, roll);
        const answer = await tab.call<TellingResponse>({ do: 'telling', game, id: thing.id, said: texts_of(asked.form.fields, said) });
        if (!answer.ok) continue;
        told.set(thing.id, { value: answer.value ?? '', said, form: asked.form });
        break;
      }
    }
    const tapped = new Set([...told.keys()].map((id) => id.replace(/\d+/g, '#')));
    // A track in which everything hangs on everything is told by hand in the browser's test.
    const by_hand = ['track', 'progress', 'reputation'];
    expect([...families].filter((family) => !tapped.has(family) && !by_hand.includes(family) && !family.startsWith('icon.'))).toEqual([]);
    const entries = [...told].map(([id, { value }]) => ({ id, value }));
    // One after another: a crate is on one building only, and the second to say so is refused.
    for (const entry of entries) {
      const taken = await tab.call<TakenResponse>({
        do: 'facts-in',
        text: JSON.stringify({ seatmate: 'box', format: 1, game, entries: [entry] }),
      });
      if (!taken.ok) told.delete(entry.id);
    }
    expect(told.size).toBeGreaterThan(entries.length / 3);
    const again = await tab.ok<PrintedResponse>({ do: 'printed', game });
    for (const [id, { value, said, form }] of told) {
      const thing = again.printed.find((one) => one.id === id);
      expect({ id, value: thing?.value ?? '', source: thing?.source }).toEqual({
        id,
        value: value.replace(/;.*:.*$/, (key) => key),
        source: 'yours',
      });
      const shown = said_of(form.fields, thing?.said);
      const same = await tab.ok<TellingResponse>({ do: 'telling', game, id, said: texts_of(form.fields, shown) });
      expect(same.value ?? '').toBe(value);
      // Lists stand in the order in which they were tapped.
      for (const field of form.fields) if (field.kind === 'list') expect(shown[field.id] ?? '').toBe(said[field.id] ?? '');
    }
  });

  test('lies on a shelf by kinds, and what comes later in a campaign does not', async () => {
    const tab = open_tab();
    const { printed } = await tab.ok<PrintedResponse>({ do: 'printed', game });
    const pieces = pieces_of(look, printed);
    const kinds = kinds_of(look, pieces);
    expect(kinds.flatMap((kind) => kind.pieces)).toHaveLength(pieces.length);
    expect(kinds.filter(({ name, pieces: of }) => of.length > 0 && look.kinds[name] === undefined)).toEqual([]);
    const shown = new Set(pieces.flatMap(({ things }) => things.map(({ id }) => id)));
    const later = printed.filter(({ id }) => !shown.has(id));
    expect(later.length > 0).toBe(look.later !== undefined);
    expect(later.every((thing) => look.later?.(thing) && thing.source !== 'yours')).toBe(true);
    expect(minutes_left(look, pieces)).toBeGreaterThan(0);
    const missing = pieces.filter((piece) => !is_known(piece));
    const [first] = missing;
    if (first && missing.filter(({ kind }) => kind === first.kind).length > 1) expect(next_to_tell(kinds, first)?.kind).toBe(first.kind);
  });
});

const column = { id: 'tiles', kind: 'list', min: 1, max: 5, options: ['1', '2', '3', '4', '5'].map((token) => ({ token })) } as const;
const of = (blank: Blank, said: Said, key: string): Said => ({
  ...said,
  ...stamps_of(blank, said).stamps.find((stamp) => stamp.key === key)?.put,
});

describe('a column of five', () => {
  const blank: Blank = { key: 'tiles', fields: [{ ...column, options: [...column.options] }] };
  test('is told by two taps, in its order', () => {
    expect(stamps_of(blank, {}).stamps).toHaveLength(20);
    const two = of(blank, {}, '4-2');
    expect(two).toEqual({ tiles: '4,2' });
    expect(stamps_of(blank, two).stamps.map(({ key }) => key)).toEqual(orders(['1', '3', '5']).map((one) => one.join('-')));
    const all = of(blank, two, '5-1-3');
    expect(all).toEqual({ tiles: '4,2,5,1,3' });
    expect([is_full(blank, two), is_full(blank, all)]).toEqual([false, true]);
  });
  test('may be shorter: the last symbol comes out again', () => {
    const [field] = blank.fields;
    if (!field) throw new Error('a column has a field');
    expect(without_last(field, '4,2,5,1,3')).toBe('4,2,5,1');
    expect(
      stamps_of(blank, { tiles: '4' })
        .stamps.filter(({ on }) => !on)
        .map(({ put }) => put.tiles),
    ).toEqual(['4,1', '4,2', '4,3', '4,5']);
    expect(missing_in([blank], { tiles: '4' })).toEqual([]);
  });
});

test('the next blank is the next that says nothing', () => {
  const number = (id: string): Blank => ({ key: id, fields: [{ id, kind: 'number', min: 0, max: 9 }] });
  const blanks = ['a', 'b', 'c'].map(number);
  expect(next_blank(blanks, 'a', { a: '1', b: '2' })).toBe('c');
  expect(next_blank(blanks, 'c', { b: '2', c: '1' })).toBe('a');
  expect(next_blank(blanks, 'c', { a: '0', b: '2', c: '1' })).toBe('c');
});

test('what contradicts itself, or what is told here, is refused as a whole', async () => {
  const tab = open_tab();
  const game = 'charterstone';
  const take = (...entries: object[]) =>
    tab.call<TakenResponse>({ do: 'facts-in', text: JSON.stringify({ seatmate: 'box', format: 1, game, name: 'Anna', entries }) });
  const mill = { id: 'building.22', value: 'Mill;3;7' };
  const barn = { id: 'building.23', value: 'Barn;3;7' };
  const inn = { id: 'building.25', value: 'Inn;5;9' };
  const yours = async () =>
    (await tab.ok<PrintedResponse>({ do: 'printed', game })).printed.filter(({ source }) => source === 'yours').map(({ id }) => id);
  const refused = { ok: false, error: { id: 'session.error.box-entry', args: { why: [{ id: 'charter.error.crate-twice' }] } } };
  expect(await take(inn, mill, barn)).toMatchObject(refused);
  expect(await yours()).toEqual([]);
  expect(await take(mill)).toMatchObject({ ok: true, new: 1, name: 'Anna' });
  expect(await take(inn, barn)).toMatchObject(refused);
  expect(await yours()).toEqual(['building.22']);
  // What is only looked at says what it would stand for, and is not kept.
  const looked = await tab.call<TakenResponse>({
    do: 'facts-check',
    text: JSON.stringify({ seatmate: 'box', format: 1, game, entries: [inn] }),
  });
  expect(looked).toMatchObject({ ok: true, things: [{ id: 'building.25', value: 'Inn;5;9', said: ['5', '9', 'Inn'], source: 'yours' }] });
  expect(await yours()).toEqual(['building.22']);
});
