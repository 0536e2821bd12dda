// Lists come in pages from indexes, and what is said at a table reads one game, however many are kept.

import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';

import type { CampaignsResponse, ListedGame, ListResponse, Screen } from '../protocol.ts';
import { new_database, open_tab, type Tab } from './engine_test_support.ts';
import type { Row } from './storage.ts';

const aoi = 'age-of-innovation';

const row = (id: string, played: number, finished = false, campaign?: ListedGame['campaign']): Row => ({
  id,
  game: campaign ? 'charterstone' : aoi,
  title: id,
  summary: null,
  created: 1,
  played,
  finished,
  number: 0,
  of: 0,
  revision: 1,
  ...(campaign && { campaign }),
});

// Those of src/store/listing_test.cpp.
const eight = [
  row('toy-1', 500, true),
  row('toy-2', 900),
  row('toy-3', 900, true),
  row('toy-4', 700, true, { id: 'toy-4', chapter: 1 }),
  row('toy-5', 800, true, { id: 'toy-4', chapter: 2 }),
  row('toy-6', 900),
  row('toy-7', 950, false, { id: 'toy-7', chapter: 1 }),
  row('toy-8', 100, true),
];

async function keep(tab: Tab, rows: readonly Row[]): Promise<void> {
  const { last } = await tab.storage.kept(aoi);
  await tab.storage.commit(() => rows.map((one) => ({ do: 'create', base: 0, header: '', records: [], row: one })), {
    last,
    told_revision: 0,
  });
}

async function pages(tab: Tab, limit: number, which?: 'running' | 'finished'): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ; ) {
    const answer = await tab.ok<ListResponse>({ do: 'list', limit, ...(which && { which }), ...(after !== undefined && { after }) });
    expect(answer.games.length).toBeLessThanOrEqual(limit);
    ids.push(...answer.games.map(({ id }) => id));
    after = answer.next;
    if (after === undefined) return ids;
  }
}

async function expect_lists(tab: Tab): Promise<void> {
  for (const limit of [1, 2, 3, 8, 100]) {
    expect(await pages(tab, limit)).toEqual(['toy-7', 'toy-2', 'toy-3', 'toy-6', 'toy-5', 'toy-4', 'toy-1', 'toy-8']);
    expect(await pages(tab, limit, 'running')).toEqual(['toy-7', 'toy-2', 'toy-6', 'toy-5']);
    expect(await pages(tab, limit, 'finished')).toEqual(['toy-3', 'toy-1', 'toy-8']);
  }
}

describe('a list', () => {
  test('comes in pages, as the program gives them', async () => {
    const tab = open_tab();
    await keep(tab, eight);
    await expect_lists(tab);
    const [first] = (await tab.ok<ListResponse>({ do: 'list' })).games;
    expect(Object.keys(first ?? {}).sort()).toEqual(
      Object.keys(row('x', 1, false, { id: 'x', chapter: 1 }))
        .filter((key) => key !== 'revision')
        .sort(),
    );
    const { campaigns } = await tab.ok<CampaignsResponse>({ do: 'campaigns', id: 'toy-4' });
    expect(campaigns.map(({ id, games }) => [id, games.map((game) => game.id)])).toEqual([['toy-4', ['toy-4', 'toy-5']]]);
    const none = { ok: false, error: { id: 'session.error.no-campaign', args: { id: 'toy-1' } } };
    expect(await tab.call({ do: 'campaigns', id: 'toy-1' })).toEqual(none);
    expect(tab.loaded).toEqual([]);
  });

  test('goes on where it was when games come and go', async () => {
    const tab = open_tab();
    await keep(tab, eight);
    const { next } = await tab.ok<ListResponse>({ do: 'list', limit: 3 });
    const { last, told_revision } = await tab.storage.kept(aoi);
    await tab.storage.commit(() => [{ do: 'remove', base: 1, id: 'toy-3' }], { last, told_revision });
    await keep(tab, [row('toy-9', 990)]);
    const { games } = await tab.ok<ListResponse>({ do: 'list', limit: 3, after: next ?? '' });
    expect(games.map(({ id }) => id)).toEqual(['toy-6', 'toy-5', 'toy-4']);
  });

  test('shows a campaign by its last game, whatever becomes of the others', async () => {
    const tab = open_tab();
    await keep(tab, eight);
    const change = async (write: Parameters<Tab['storage']['commit']>[0]): Promise<void> => {
      const { last } = await tab.storage.kept(aoi);
      await tab.storage.commit(write, { last, told_revision: 0 });
    };
    const first = eight[3] as Row;
    await change(() => [{ do: 'update', base: 1, row: { ...first, title: 'renamed', revision: 20 } }]);
    expect(await pages(tab, 9, 'running')).toEqual(['toy-7', 'toy-2', 'toy-6', 'toy-5']);
    await change(() => [{ do: 'remove', base: 1, id: 'toy-5' }]);
    expect(await pages(tab, 9, 'running')).toEqual(['toy-7', 'toy-2', 'toy-6', 'toy-4']);
  });

  test('is refused by the engine, in its words, if it is asked for otherwise', async () => {
    const tab = open_tab();
    const raw = async (request: object): Promise<unknown> =>
      (JSON.parse(await tab.engine.call(JSON.stringify(request))) as { error?: { id: string } }).error?.id;
    expect(await raw({ do: 'list', which: 'all' })).toBe('protocol.error.which');
    expect(await raw({ do: 'list', after: 'yesterday' })).toBe('protocol.error.after');
    expect(await raw({ do: 'list', limit: -1 })).toBe('protocol.error.kind');
  });

  test('is put in order once, when an older page kept the games', async () => {
    const database = new_database();
    const older = await openDB(database, 1, {
      upgrade(made) {
        made.createObjectStore('games', { keyPath: 'id' }).createIndex('game', 'game');
        made.createObjectStore('headers', { keyPath: 'id' });
        made.createObjectStore('records', { keyPath: ['id', 'number'] });
        made.createObjectStore('facts', { keyPath: 'game' });
        made.createObjectStore('meta');
      },
    });
    for (const one of eight) await older.put('games', one);
    older.close();
    await expect_lists(open_tab(database));
  });
});

/** How many values the pages of this process have read from IndexedDB. */
let values = 0;
for (const store of [IDBObjectStore.prototype, IDBIndex.prototype])
  for (const name of ['get', 'getAll'] as const) {
    const read = store[name] as (...args: unknown[]) => IDBRequest<unknown>;
    Object.assign(store, {
      [name](this: unknown, ...args: unknown[]) {
        const request = read.apply(this, args);
        request.addEventListener('success', () => (values += Array.isArray(request.result) ? request.result.length : 1));
        return request;
      },
    });
  }

/** What each request of an evening reads, in a tab of its own, beside so many games of the same kind. */
async function read_beside(many: number): Promise<Record<string, number>> {
  const database = new_database();
  const first = open_tab(database);
  const { id } = await first.ok<Screen>({ do: 'new', game: aoi, seed: 7 });
  await keep(
    first,
    Array.from({ length: many }, (_, n) => row(`aoi-20250101-${n}`, n, n % 2 === 0)),
  );
  const tab = open_tab(database);
  const read: Record<string, number> = {};
  const ask = async (name: string, request: Parameters<Tab['call']>[0]): Promise<void> => {
    values = 0;
    await tab.ok(request);
    read[name] = values;
  };
  await ask('Home', { do: 'list', limit: 5 });
  await ask('Home, running', { do: 'list', which: 'running', limit: 5 });
  await ask('show', { do: 'show', id });
  await ask('an entry', { do: 'adjust', id, path: 'score', value: 22 });
  await ask('undo', { do: 'undo', id });
  await ask('rename', { do: 'rename', id, title: 'x' });
  await ask('begin', { do: 'new', game: aoi, seed: 8 });
  await ask('printed', { do: 'printed', game: aoi });
  await ask('remove', { do: 'remove', id });
  return read;
}

describe('what is read', () => {
  test('is the same however many games are kept', async () => {
    const few = await read_beside(12);
    expect(await read_beside(400)).toEqual(few);
    for (const count of Object.values(few)) expect(count).toBeGreaterThan(0);
  });
});
