// A browser that has no room, that keeps nothing for the page, or that deletes what it kept: a sentence says so, and nothing that was
// acknowledged is lost as long as it is anywhere.

import { deleteDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { ExportResponse, ListResponse, PrintedResponse, Screen } from '../protocol.ts';
import { new_database, open_tab, type Tab } from './engine_test_support.ts';

const aoi = 'age-of-innovation';
const golem = 'golem';

afterEach(() => vi.restoreAllMocks());

const score = (tab: Tab, id: string, value: number) => tab.call<Screen>({ do: 'adjust', id, path: 'score', value });
const error_of = (answer: { ok: boolean; error?: { id: string } }): string | undefined => answer.error?.id;

describe('a browser without room', () => {
  // As browsers do it: the request fails, and the transaction with it.
  const fill = (fails: (text: string) => boolean) => {
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      if (fails(this.name)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return put.call(this, value, key);
    });
  };

  test.each(['games', 'records', 'meta'])('refuses and keeps nothing, whatever of it does not fit (%s)', async (where) => {
    const database = new_database();
    const tab = open_tab(database);
    const { id } = await tab.ok<Screen>({ do: 'new', game: aoi, seed: 7 });
    await tab.ok({ do: 'adjust', id, path: 'score', value: 31 });
    const before = (await tab.ok<ExportResponse>({ do: 'export', id })).text;
    fill((store) => store === where);
    expect(error_of(await score(tab, id, 32))).toBe('store.error.full');
    if (where !== 'records') expect(error_of(await tab.call({ do: 'new', game: golem, seed: 7 }))).toBe('store.error.full');
    // What is there can be read and saved all the same.
    expect((await tab.ok<ExportResponse>({ do: 'export', id })).text).toBe(before);
    expect((await open_tab(database).ok<ListResponse>({ do: 'list' })).games.map((game) => game.id)).toEqual([id]);
    vi.restoreAllMocks();
    const after = await score(tab, id, 33);
    expect(after).toMatchObject({ ok: true, number: 2 });
    expect((await open_tab(database).ok<Screen>({ do: 'show', id })).number).toBe(2);
  });
});

describe('a browser that keeps nothing for the page', () => {
  const forbid = () =>
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('access is denied', 'SecurityError');
    });

  test('says so at everything, and goes on when it is allowed', async () => {
    forbid();
    const tab = open_tab();
    for (const request of [
      { do: 'list' },
      { do: 'new', game: aoi, seed: 7 },
      { do: 'show', id: 'aoi-20261115-1' },
      { do: 'campaigns' },
    ] as const)
      expect(await tab.call(request)).toEqual({ ok: false, error: { id: 'store.error.blocked', args: { detail: 'access is denied' } } });
    vi.restoreAllMocks();
    expect((await tab.ok<Screen>({ do: 'new', game: aoi, seed: 7 })).number).toBe(0);
  });

  test('and one that cannot read what it kept says that', async () => {
    const tab = open_tab();
    const { id } = await tab.ok<Screen>({ do: 'new', game: aoi, seed: 7 });
    vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('an internal error', 'UnknownError');
    });
    expect(await tab.call({ do: 'list' })).toEqual({
      ok: false,
      error: { id: 'store.error.unread', args: { detail: 'an internal error' } },
    });
    vi.restoreAllMocks();
    expect((await tab.ok<ListResponse>({ do: 'list' })).games.map((game) => game.id)).toEqual([id]);
  });
});

describe('a browser that deletes what it kept', () => {
  const evening = async (database: string): Promise<{ tab: Tab; id: string; text: string }> => {
    const tab = open_tab(database);
    const { id } = await tab.ok<Screen>({ do: 'new', game: aoi, seed: 7, title: 'Rainy Sunday' });
    for (const value of [31, 32, 33]) await tab.ok({ do: 'adjust', id, path: 'score', value });
    return { tab, id, text: (await tab.ok<ExportResponse>({ do: 'export', id })).text };
  };

  test('has not deleted the game that is open: it is kept once more, whole, and goes on', async () => {
    const database = new_database();
    const { tab, id, text } = await evening(database);
    await deleteDB(database);
    expect(await score(tab, id, 34)).toEqual({ ok: false, error: { id: 'store.error.kept-anew' } });
    const other = open_tab(database);
    expect((await other.ok<ExportResponse>({ do: 'export', id })).text).toBe(text);
    expect((await tab.ok<Screen>({ do: 'adjust', id, path: 'score', value: 34 })).number).toBe(4);
    expect((await open_tab(database).ok<Screen>({ do: 'show', id })).title).toBe('Rainy Sunday');
  });

  test('nor what was told of a box', async () => {
    const database = new_database();
    const tab = open_tab(database);
    const printed = await tab.ok<PrintedResponse>({ do: 'printed', game: golem });
    const known = printed.printed.find((thing) => thing.value !== undefined);
    const file = { seatmate: 'box', format: 1, game: golem, entries: [{ id: known?.id, value: known?.value }] };
    await tab.ok({ do: 'facts-in', text: JSON.stringify(file) });
    await deleteDB(database);
    expect(error_of(await tab.call({ do: 'new', game: golem, seed: 7 }))).toBe('store.error.cleared');
    const told = await open_tab(database).ok<PrintedResponse>({ do: 'printed', game: golem });
    expect(told.printed.find((thing) => thing.id === known?.id)?.source).toBe('yours');
  });

  test('is not mistaken for one that never had any: the list says so once, with the games that are open behind it', async () => {
    const database = new_database();
    const { tab, id } = await evening(database);
    await deleteDB(database);
    expect(error_of(await tab.call({ do: 'list' }))).toBe('store.error.cleared');
    expect((await tab.ok<ListResponse>({ do: 'list' })).games.map((game) => game.id)).toEqual([id]);
    // A page that saw none of it finds a browser like any other.
    const fresh = open_tab(new_database());
    expect((await fresh.ok<ListResponse>({ do: 'list' })).games).toEqual([]);
  });

  test('and another page that already fills it again is no reason to believe that nothing was deleted', async () => {
    const database = new_database();
    const { tab, id } = await evening(database);
    await deleteDB(database);
    const other = open_tab(database);
    for (let n = 0; n < 12; ++n) await other.ok({ do: 'new', game: golem, seed: 7 });
    expect(error_of(await score(tab, id, 34))).toBe('store.error.kept-anew');
    expect((await other.ok<ListResponse>({ do: 'list' })).games).toHaveLength(13);
  });

  test('says of a game that nobody has any more that it is gone', async () => {
    const database = new_database();
    const { id } = await evening(database);
    const tab = open_tab(database);
    await tab.ok({ do: 'new', game: golem, seed: 7 });
    await deleteDB(database);
    expect(error_of(await score(tab, id, 34))).toBe('store.error.cleared');
    expect((await tab.ok<ListResponse>({ do: 'list' })).games.map((game) => game.game)).toEqual([golem]);
  });
});
