// What changes a game at the table is answered without reading first what is kept. Whatever another tab did
// meanwhile, the outcome is that of an engine that reads everything anew.

import { beforeEach, describe, expect, test } from 'vitest';

import type { ExportResponse, HistoryResponse, ListResponse, PrintedResponse, Screen } from '../protocol.ts';
import { new_database, open_tab, type Tab } from './engine_test_support.ts';

const aoi = 'age-of-innovation';

type Act = (() => Promise<unknown>) | undefined;

/** Counts how often the tab reads what is kept, and lets somebody act (once) before it goes on. */
function watch(tab: Tab): { looks: number; after_look: Act; before_journal: Act } {
  const seen: ReturnType<typeof watch> = { looks: 0, after_look: undefined, before_journal: undefined };
  const once = async (when: 'after_look' | 'before_journal'): Promise<void> => {
    const act = seen[when];
    seen[when] = undefined;
    await act?.();
  };
  const { storage } = tab;
  const [kept, journal] = [storage.kept.bind(storage), storage.journal.bind(storage)];
  storage.kept = async (...which) => {
    seen.looks += 1;
    const all = await kept(...which);
    await once('after_look');
    return all;
  };
  storage.journal = async (...which) => {
    await once('before_journal');
    return journal(...which);
  };
  return seen;
}

const score = (id: string, value: number) => ({ do: 'adjust', id, path: 'score', value }) as const;

describe('what is said at the table', () => {
  let one: Tab;
  let two: Tab;
  let database: string;
  let id: string;
  let seen: ReturnType<typeof watch>;

  beforeEach(async () => {
    database = new_database();
    [one, two] = [open_tab(database), open_tab(database)];
    id = (await one.ok<Screen>({ do: 'new', game: aoi, seed: 7 })).id;
    await one.ok(score(id, 21));
    await two.ok({ do: 'show', id });
    seen = watch(one);
  });

  const scores = async (): Promise<unknown[]> => {
    const history = await open_tab(database).ok<HistoryResponse>({ do: 'history', id, from: 0 });
    return history.lines.map((line) => line.entry?.args[1]);
  };
  const revisions = async (): Promise<number[]> => (await one.storage.list()).games.map((row) => row.revision);

  test('is kept without reading what is known', async () => {
    await one.ok(score(id, 22));
    await one.ok({ do: 'undo', id });
    await one.ok({ do: 'redo', id });
    await one.ok({ do: 'jump', id, to: 1 });
    await one.ok(score(id, 23));
    expect(seen.looks).toBe(0);
    expect(await scores()).toEqual(['21', '23']);
    const fresh = await open_tab(database).ok<ExportResponse>({ do: 'export', id });
    expect(await one.ok<ExportResponse>({ do: 'export', id })).toEqual(fresh);
    expect(one.wrote).toHaveLength(7);
  });

  test('comes after what another tab appended', async () => {
    await two.ok(score(id, 31));
    await two.ok(score(id, 32));
    expect((await one.ok<Screen>(score(id, 22))).number).toBe(4);
    expect(seen.looks).toBeGreaterThan(0);
    expect(await scores()).toEqual(['21', '31', '32', '22']);
  });

  test('is refused if it was said to what another tab has changed', async () => {
    await two.ok(score(id, 31));
    expect(await one.call({ ...score(id, 22), after: 1 })).toMatchObject({ ok: false, error: { id: 'store.error.behind' } });
    expect(await scores()).toEqual(['21', '31']);
    // Undone and said otherwise: the number is the same, the game is not.
    await one.ok({ do: 'show', id });
    await two.ok({ do: 'undo', id });
    await two.ok(score(id, 33));
    expect((await one.ok<Screen>({ ...score(id, 22), after: 2 })).number).toBe(3);
    expect(await scores()).toEqual(['21', '33', '22']);
  });

  test('is not refused for what is no longer so', async () => {
    await one.ok({ do: 'undo', id });
    await two.ok(score(id, 31));
    await two.ok(score(id, 32));
    // As far as the first tab knows there is nothing left to take back.
    expect((await one.ok<Screen>({ do: 'undo', id })).number).toBe(1);
  });

  test('heeds what another tab was told of the box', async () => {
    const game = 'golem';
    const begun = await one.ok<Screen>({ do: 'new', game, seed: 7 });
    const { tracked } = await one.ok<Screen>({ do: 'show', id: begun.id, parts: ['tracked'] });
    const value = tracked?.find(({ kind, max }) => kind === 'number' && (max ?? 0) > 10);
    const adjust = (to: number) => one.ok<Screen>({ do: 'adjust', id: begun.id, path: value?.id ?? '', value: to });
    const { printed } = await two.ok<PrintedResponse>({ do: 'printed', game });
    const known = printed.find((thing) => thing.value !== undefined);
    const file = { seatmate: 'box', format: 1, game, entries: [{ id: known?.id, value: known?.value }] };
    await two.ok({ do: 'facts-in', text: JSON.stringify(file) });
    seen.looks = 0;
    await adjust(5);
    expect(seen.looks).toBeGreaterThan(0);
    await two.ok({ do: 'forget', game, id: known?.id ?? '' });
    expect((await adjust(6)).number).toBe(2);
    expect((await one.ok<PrintedResponse>({ do: 'printed', game })).printed).toEqual(printed);
    // What the tab is told itself is no reason to read again.
    await one.ok({ do: 'facts-in', text: JSON.stringify(file) });
    seen.looks = 0;
    await adjust(7);
    expect(seen.looks).toBe(0);
    expect((await two.ok<PrintedResponse>({ do: 'printed', game })).printed.find(({ id: told }) => told === known?.id)?.source).toBe(
      'yours',
    );
  });

  test('does not bring a game back that another tab removed', async () => {
    await two.ok({ do: 'remove', id });
    const missing = { ok: false, error: { id: 'store.error.missing', args: { id } } };
    expect(await one.call(score(id, 22))).toEqual(missing);
    expect((await one.ok<ListResponse>({ do: 'list' })).games).toEqual([]);
    // One with its name is another.
    const anew = await two.ok<Screen>({ do: 'new', game: aoi, seed: 8, title: 'new' });
    expect(anew.id).toBe(id);
    expect(await one.ok<Screen>(score(id, 22))).toMatchObject({ title: 'new', number: 1 });
    expect(await scores()).toEqual(['22']);
  });

  test('does not take the revision of a game that another tab began', async () => {
    const other = (await two.ok<Screen>({ do: 'new', game: aoi, seed: 9 })).id;
    await one.ok(score(id, 22));
    await two.ok(score(other, 31));
    await one.ok(score(id, 23));
    expect(await scores()).toEqual(['21', '22', '23']);
    expect(new Set(await revisions()).size).toBe(2);
    const { last } = await one.storage.kept(aoi);
    expect(Math.max(...(await revisions()))).toBe(last);
    await two.ok({ do: 'remove', id: other });
    seen.looks = 0;
    await one.ok(score(id, 24));
    expect(seen.looks).toBeGreaterThan(0);
  });

  test('may come between what another tab reads and writes', async () => {
    await two.ok(score(id, 31));
    // The journal that comes after the rows is a newer one.
    seen.before_journal = () => two.ok(score(id, 32));
    expect((await one.ok<Screen>({ do: 'show', id })).number).toBe(3);
    seen.after_look = () => two.ok(score(id, 33));
    expect(await one.ok<Screen>({ do: 'rename', id, title: 'Sunday' })).toMatchObject({ title: 'Sunday' });
    expect(await scores()).toEqual(['21', '31', '32', '33']);
    expect(await two.ok<Screen>({ do: 'show', id })).toMatchObject({ title: 'Sunday', number: 4 });
  });

  test('has not happened if it could not be kept', async () => {
    const commit = one.storage.commit.bind(one.storage);
    one.storage.commit = () => Promise.reject(new Error('the disk is on fire'));
    expect(await one.call(score(id, 22))).toMatchObject({ ok: false, error: { id: 'store.error.write' } });
    one.storage.commit = commit;
    expect(await scores()).toEqual(['21']);
    expect((await one.ok<Screen>(score(id, 23))).number).toBe(2);
    expect(await scores()).toEqual(['21', '23']);
  });
});
