// The games of this browser in IndexedDB: a row a game, its header, a row a record, and what was told of
// each box. Everything a call wrote is one durable transaction, or nothing; a row's revision keeps two tabs
// from overwriting each other, as in the store of the terminal (src/session/store.h).

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { ListedGame } from '../protocol.ts';

export interface Row extends ListedGame {
  revision: number;
}

export interface Told {
  id: string;
  value: string;
  at: number;
}

/** What a call wrote; src/wasm/page.cpp lists them. */
export type Write =
  | { do: 'create'; base: number; row: Row; header: string; records: string[] }
  | { do: 'append'; base: number; row: Row; keep: number; records: string[] }
  | { do: 'update'; base: number; row: Row }
  | { do: 'remove'; base: number; id: string }
  | { do: 'facts'; game: string; told: Told[] };

/** All an engine has to know of its game before a call. */
export interface Kept {
  rows: Row[];
  /** The highest revision there ever was. */
  last: number;
  told: Told[];
  /** Moves on whenever something is told or forgotten. */
  told_revision: number;
}

export interface StoredJournal {
  id: string;
  header: string;
  records: string[];
}

interface Schema extends DBSchema {
  games: { key: string; value: Row; indexes: { game: string } };
  headers: { key: string; value: { id: string; text: string } };
  records: { key: [string, number]; value: { id: string; number: number; text: string } };
  facts: { key: string; value: { game: string; revision: number; told: Told[] } };
  meta: { key: string; value: number };
}

const stores = ['games', 'headers', 'records', 'facts', 'meta'] as const;

/** The game moved on, or was removed or made, since the engine looked. */
export class Behind extends Error {
  constructor(readonly id: string) {
    super(`behind: ${id}`);
  }
}

const records_of = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

export class Storage {
  private open: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(private readonly name = 'seatmate') {}

  private database(): Promise<IDBPDatabase<Schema>> {
    const lost = (): void => {
      this.open = undefined;
    };
    this.open ??= openDB<Schema>(this.name, 1, {
      upgrade(database) {
        database.createObjectStore('games', { keyPath: 'id' }).createIndex('game', 'game');
        database.createObjectStore('headers', { keyPath: 'id' });
        database.createObjectStore('records', { keyPath: ['id', 'number'] });
        database.createObjectStore('facts', { keyPath: 'game' });
        database.createObjectStore('meta');
      },
      // A newer page in another tab wants to change the shape: let it, and open again when needed.
      blocking: (_now, _wanted, event) => {
        lost();
        (event.target as IDBDatabase).close();
      },
      terminated: lost,
    }).catch((trouble: unknown) => {
      lost();
      throw trouble;
    });
    return this.open;
  }

  async close(): Promise<void> {
    const open = this.open;
    this.open = undefined;
    (await open)?.close();
  }

  /** All games; the one played last comes first. */
  async list(): Promise<Row[]> {
    const rows = await (await this.database()).getAll('games');
    return rows.sort((a, b) => b.played - a.played || (a.id < b.id ? -1 : 1));
  }

  async row(id: string): Promise<Row | undefined> {
    return (await this.database()).get('games', id);
  }

  async kept(game: string): Promise<Kept> {
    const all = (await this.database()).transaction(['games', 'facts', 'meta']);
    const [rows, facts, last] = await Promise.all([
      all.objectStore('games').index('game').getAll(game),
      all.objectStore('facts').get(game),
      all.objectStore('meta').get('last'),
    ]);
    return { rows, last: last ?? 0, told: facts?.told ?? [], told_revision: facts?.revision ?? 0 };
  }

  async journal(id: string): Promise<StoredJournal | undefined> {
    const all = (await this.database()).transaction(['headers', 'records']);
    const [header, records] = await Promise.all([
      all.objectStore('headers').get(id),
      all.objectStore('records').getAll(records_of(id)),
    ]);
    return header && { id, header: header.text, records: records.map((record) => record.text) };
  }

  /** All of it, durably, or nothing: then it throws, Behind if somebody else was faster. */
  async commit(writes: Write[], told_revision: number): Promise<void> {
    const all = (await this.database()).transaction(stores, 'readwrite', { durability: 'strict' });
    const done = all.done;
    // Whoever awaits `done` below hears of a failure; a second, unheard rejection would be reported as an error.
    done.catch(() => undefined);
    try {
      const [games, headers, records, facts, meta] = stores.map((name) => all.objectStore(name)) as unknown as [
        ReturnType<typeof all.objectStore<'games'>>,
        ReturnType<typeof all.objectStore<'headers'>>,
        ReturnType<typeof all.objectStore<'records'>>,
        ReturnType<typeof all.objectStore<'facts'>>,
        ReturnType<typeof all.objectStore<'meta'>>,
      ];
      let last = (await meta.get('last')) ?? 0;
      let told = told_revision;
      for (const write of writes) {
        if (write.do === 'facts') {
          if (((await facts.get(write.game))?.revision ?? 0) !== told) throw new Behind(write.game);
          await facts.put({ game: write.game, revision: ++told, told: write.told });
          continue;
        }
        const id = write.do === 'remove' ? write.id : write.row.id;
        if (((await games.get(id))?.revision ?? 0) !== write.base) throw new Behind(id);
        if (write.do === 'remove') {
          await Promise.all([games.delete(id), headers.delete(id), records.delete(records_of(id))]);
          continue;
        }
        const keep = write.do === 'append' ? write.keep : 0;
        if (write.do === 'create') await headers.put({ id, text: write.header });
        if (write.do !== 'update') {
          await records.delete(records_of(id, keep + 1));
          for (const [i, text] of write.records.entries()) await records.put({ id, number: keep + i + 1, text });
        }
        await games.put(write.row);
        last = Math.max(last, write.row.revision);
      }
      await meta.put(last, 'last');
      await done;
    } catch (trouble) {
      try {
        all.abort();
      } catch {
        // It has ended already.
      }
      throw trouble;
    }
  }
}
