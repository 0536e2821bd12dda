import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';

import type { ExportResponse, GamesResponse, HistoryResponse, ListResponse, PrintedResponse, Screen } from '../protocol.ts';
import { games, new_database, open_tab } from './engine_test_support.ts';
import { Standing } from './standing.ts';
import { Behind, type Write } from './storage.ts';

const aoi = 'age-of-innovation';

describe('an engine and its store', () => {
  test('keep a game from one visit to the next', async () => {
    const database = new_database();
    const first = open_tab(database);
    const begun = await first.ok<Screen>({ do: 'new', game: aoi, seed: 7, title: 'Rainy Sunday' });
    expect(begun.id).toBe('aoi-20261115-1');
    const corrected = await first.ok<Screen>({ do: 'adjust', id: begun.id, path: 'score', value: 33 });
    expect(corrected.number).toBe(1);
    const text = (await first.ok<ExportResponse>({ do: 'export', id: begun.id })).text;

    const later = open_tab(database);
    const shown = await later.ok<Screen>({ do: 'show', id: begun.id });
    expect(shown.title).toBe('Rainy Sunday');
    expect(shown.number).toBe(1);
    expect((await later.ok<ExportResponse>({ do: 'export', id: begun.id })).text).toBe(text);
    expect(later.wrote).toEqual([]);
    expect(first.wrote).toEqual([begun.id, begun.id]);
  });

  test('list games without loading any rules', async () => {
    const database = new_database();
    const first = open_tab(database);
    for (const game of games) await first.ok({ do: 'new', game: game.id, seed: 1 });
    first.now += 1000;
    await first.ok({ do: 'rename', id: `${games[0]?.prefix}-20261115-1`, title: 'First' });
    const later = open_tab(database);
    const list = await later.ok<ListResponse>({ do: 'list', tag: 3 });
    expect(list.tag).toBe(3);
    expect(list.games.map((game) => game.game).sort()).toEqual(games.map((game) => game.id).sort());
    expect(list.games.find((game) => game.game === games[0]?.id)?.title).toBe('First');
    expect(list.games[0]).not.toHaveProperty('revision');
    expect(later.loaded).toEqual([]);
  });

  test('load only the rules that are needed', async () => {
    const tab = open_tab();
    const one = await tab.ok<GamesResponse>({ do: 'games', game: aoi });
    expect(one.games.map((game) => game.id)).toEqual([aoi]);
    expect(tab.loaded).toEqual([aoi]);
    const all = await tab.ok<GamesResponse>({ do: 'games' });
    expect(all.games.map((game) => game.id).sort()).toEqual(games.map((game) => game.id).sort());
  });

  test('refuse what they do not know, as the program does', async () => {
    const tab = open_tab();
    expect(await tab.call({ do: 'show', id: 'toy-1' })).toEqual({ ok: false, error: { id: 'store.error.missing', args: { id: 'toy-1' } } });
    expect(await tab.call({ do: 'new', game: 'chess' })).toEqual({
      ok: false,
      error: { id: 'protocol.error.unknown-game', args: { game: 'chess' } },
    });
    expect(await tab.call({ do: 'import', text: 'Dear diary' })).toEqual({ ok: false, error: { id: 'session.error.journal-foreign' } });
    expect(JSON.parse(await tab.engine.call('{'))).toMatchObject({ ok: false });
    expect(JSON.parse(await tab.engine.call('7'))).toMatchObject({ ok: false, error: { id: 'protocol.error.json' } });
  });

  test('say that the rules could not be had, and try again', async () => {
    let network = false;
    const tab = open_tab(undefined, {});
    const broken = open_tab(undefined, {
      module: async (game) => {
        if (!network) throw new Error('offline');
        return (await import('./engine_test_support.ts')).module_of(game.id);
      },
    });
    expect(await broken.call({ do: 'new', game: aoi })).toEqual({
      ok: false,
      error: { id: 'connection.error.engine', args: { detail: 'offline' } },
    });
    network = true;
    expect(await broken.call({ do: 'new', game: aoi, seed: 7 })).toEqual(await tab.call({ do: 'new', game: aoi, seed: 7 }));
  });

  test('take in a journal of any game, once', async () => {
    for (const game of games) {
      const from = open_tab();
      const begun = await from.ok<Screen>({ do: 'new', game: game.id, seed: 4 });
      const { text } = await from.ok<ExportResponse>({ do: 'export', id: begun.id });
      const to = open_tab();
      const taken = await to.ok<Screen>({ do: 'import', text });
      expect(taken.game).toBe(game.id);
      expect(taken.already).toBeUndefined();
      const again = await open_again(to.storage, text);
      expect(again.already).toBe(true);
    }
    async function open_again(storage: unknown, text: string): Promise<Screen> {
      // Another visit: the journal is compared with what is kept, which has to be loaded for it.
      const tab = open_tab((storage as { name: string }).name);
      const screen = await tab.ok<Screen>({ do: 'import', text });
      expect((await tab.ok<ListResponse>({ do: 'list' })).games).toHaveLength(1);
      return screen;
    }
  });

  test('remember what was told of a box', async () => {
    const database = new_database();
    const game = 'golem';
    const first = open_tab(database);
    const printed = await first.ok<PrintedResponse>({ do: 'printed', game });
    const known = printed.printed.find((thing) => thing.value !== undefined);
    expect(known).toBeDefined();
    const file = { seatmate: 'box', format: 1, game, entries: [{ id: known?.id, value: known?.value }] };
    await first.ok({ do: 'facts-in', text: JSON.stringify(file) });
    const later = open_tab(database);
    const told = await later.ok<PrintedResponse>({ do: 'printed', game });
    expect(told.printed.find((thing) => thing.id === known?.id)?.source).toBe('yours');
    await later.ok({ do: 'forget', game, id: known?.id ?? '' });
    // The first tab did not load anything anew, and must notice all the same.
    expect((await first.ok<PrintedResponse>({ do: 'printed', game })).printed).toEqual(printed.printed);
  });
});

describe('a damaged game', () => {
  test('is open up to its last sound entry, and goes on from there', async () => {
    const database = new_database();
    const before = open_tab(database);
    const { id } = await before.ok<Screen>({ do: 'new', game: aoi, seed: 7 });
    for (const value of [11, 12, 13, 14]) await before.ok({ do: 'adjust', id, path: 'score', value });
    await before.storage.close();
    const raw = await openDB(database);
    const record = (await raw.get('records', [id, 3])) as { text: string };
    await raw.put('records', { ...record, text: record.text.replaceAll(' 13', ' 19') });
    raw.close();

    const tab = open_tab(database);
    const shown = await tab.ok<Screen>({ do: 'show', id });
    expect(shown.damaged).toEqual({ entry: 3, of: 4 });
    expect([shown.number, shown.of, shown.prompt?.forms]).toEqual([2, 2, []]);
    const refused = await tab.call({ do: 'undo', id });
    expect(refused).toMatchObject({ ok: false, error: { id: 'session.error.damaged-here' } });
    expect((await tab.ok<ExportResponse>({ do: 'export', id })).text).toMatch(/\nend 2 /);
    expect((await open_tab(database).ok<Screen>({ do: 'show', id })).damaged).toBeDefined();

    const mended = await tab.ok<Screen>({ do: 'mend', id });
    expect(mended.damaged).toBeUndefined();
    await tab.ok({ do: 'adjust', id, path: 'score', value: 20 });
    const later = await open_tab(database).ok<Screen>({ do: 'show', id });
    expect([later.number, later.of, later.damaged]).toEqual([3, 3, undefined]);
  });
});

describe('nothing is shown that is not kept', () => {
  test('a call whose writing fails has not happened', async () => {
    const tab = open_tab();
    const begun = await tab.ok<Screen>({ do: 'new', game: aoi, seed: 7 });
    const commit = tab.storage.commit.bind(tab.storage);
    tab.storage.commit = () => Promise.reject(new Error('the disk is on fire'));
    const refused = await tab.call({ do: 'adjust', id: begun.id, path: 'score', value: 33 });
    expect(refused).toEqual({ ok: false, error: { id: 'store.error.write', args: { detail: 'the disk is on fire' } } });
    tab.storage.commit = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
    expect(await tab.call({ do: 'rename', id: begun.id, title: 'x' })).toMatchObject({ ok: false, error: { id: 'store.error.full' } });
    tab.storage.commit = commit;
    expect((await tab.ok<Screen>({ do: 'show', id: begun.id })).number).toBe(0);
    expect((await tab.ok<Screen>({ do: 'adjust', id: begun.id, path: 'score', value: 34 })).number).toBe(1);
  });

  test('a transaction is all or nothing', async () => {
    const tab = open_tab();
    const { id } = await tab.ok<Screen>({ do: 'new', game: aoi, seed: 7 });
    const row = await tab.storage.row(id);
    if (!row) throw new Error('no row');
    const good: Write = { do: 'append', base: row.revision, row: { ...row, title: 'Half', revision: 99 }, keep: 0, records: ['entry 1\n'] };
    const seen = await tab.storage.kept(aoi);
    await expect(tab.storage.commit(() => [good, { do: 'update', base: 1234, row: { ...row, revision: 100 } }], seen)).rejects.toThrow(
      Behind,
    );
    await expect(tab.storage.commit(() => [good], { ...seen, last: seen.last - 1 })).rejects.toThrow(Behind);
    expect(await tab.storage.row(id)).toEqual(row);
    expect((await tab.storage.journal(id, row.revision))?.records).toEqual([]);
    await expect(tab.storage.journal(id, row.revision + 1)).rejects.toThrow(Behind);
    expect(await tab.storage.kept(aoi)).toEqual(seen);
  });
});

describe('two tabs', () => {
  test('see each other’s entries and lose none', async () => {
    const database = new_database();
    const one = open_tab(database);
    const two = open_tab(database);
    const { id } = await one.ok<Screen>({ do: 'new', game: aoi, seed: 7 });
    for (let i = 1; i <= 6; ++i) {
      const tab = i % 2 === 0 ? one : two;
      expect((await tab.ok<Screen>({ do: 'adjust', id, path: 'score', value: 20 + i })).number).toBe(i);
    }
    const history = await one.ok<HistoryResponse>({ do: 'history', id, from: 0 });
    expect(history.lines.map((line) => line.entry?.args[1])).toEqual(['21', '22', '23', '24', '25', '26']);
    expect(await two.ok<ExportResponse>({ do: 'export', id })).toEqual(await one.ok<ExportResponse>({ do: 'export', id }));
  });

  test('that write at the same moment do not corrupt the game: one is refused', async () => {
    const database = new_database();
    const one = open_tab(database);
    const two = open_tab(database);
    const { id } = await one.ok<Screen>({ do: 'new', game: aoi, seed: 7 });
    await two.ok({ do: 'show', id });
    // Without a lock both have read before either writes.
    let entered = 0;
    let both_there = (): void => undefined;
    const meeting = new Promise<void>((resolve) => (both_there = resolve));
    for (const tab of [one, two]) {
      const commit = tab.storage.commit.bind(tab.storage);
      tab.storage.commit = async (...args) => {
        if (++entered === 2) both_there();
        await meeting;
        return commit(...args);
      };
    }
    const answers = await Promise.all([one, two].map((tab, i) => tab.call({ do: 'adjust', id, path: 'score', value: 30 + i, after: 0 })));
    expect(answers.map((answer) => answer.ok).sort()).toEqual([false, true]);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ error: { id: 'store.error.behind' } });
    const [first, second] = [await one.ok<Screen>({ do: 'open', id }), await two.ok<Screen>({ do: 'open', id })];
    expect(first).toEqual(second);
    expect(first.of).toBe(1);
  });

  test('a tab whose game was removed and made anew plays the new one', async () => {
    const database = new_database();
    const one = open_tab(database);
    const two = open_tab(database);
    const { id } = await one.ok<Screen>({ do: 'new', game: aoi, seed: 7, title: 'old' });
    await two.ok({ do: 'remove', id });
    expect(await one.call({ do: 'show', id })).toMatchObject({ ok: false, error: { id: 'store.error.missing' } });
    const anew = await two.ok<Screen>({ do: 'new', game: aoi, seed: 8, title: 'new' });
    expect(anew.id).toBe(id);
    expect((await one.ok<Screen>({ do: 'show', id })).title).toBe('new');
  });
});

describe('what a page says is said to where it saw the game stand', () => {
  test('once it has seen it', () => {
    const standing = new Standing();
    const undo = { do: 'undo', id: 'a-1' } as const;
    expect(standing.complete(undo)).toEqual(undo);
    const screen = { ok: true, id: 'a-1', game: 'a', title: '', number: 4, of: 4, summary: null } as const;
    expect(standing.note({ do: 'show', id: 'a-1' }, screen)).toBeUndefined();
    expect(standing.complete(undo)).toEqual({ ...undo, after: 4 });
    expect(standing.complete({ do: 'show', id: 'a-1' })).toEqual({ do: 'show', id: 'a-1' });
    expect(standing.note(undo, { ok: false, error: { id: 'store.error.behind' } })).toBe('a-1');
    expect(standing.complete(undo)).toEqual(undo);
  });
});
