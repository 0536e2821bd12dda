// The games of this browser in IndexedDB: a row a game, its header, a row a record, and what was told of
// each box. Everything a call wrote is one durable transaction, or nothing; a row's revision keeps two tabs
// from overwriting each other, as in the store of the terminal (src/session/store.h). Whatever is written moves
// `last` on: who finds it as it was has missed nothing.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { ListedGame } from '../protocol.ts';

export interface Row extends ListedGame {
  revision: number;
}

// Which list a row is in. Of a campaign the last game stands for all; those before it are in none.
type Shelf = 'running' | 'finished' | 'earlier';

// With its place in the lists: the one played last comes first.
interface PlacedRow extends Row {
  shelf: Shelf;
  order: number;
}

/** As much of a list as is wanted; docs/protocol.md (list) says what the members mean. */
export interface Wanted {
  which?: 'running' | 'finished';
  limit?: number;
  after?: { played: number; id: string };
}

/** Which games an engine has to know for a call: that one and its campaign, those whose ids begin so, or none. */
export interface About {
  id?: string;
  prefix?: string;
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

/** How far somebody has read. */
export interface Seen {
  /** Moves on with everything that is written; no game has, or had, a higher revision. */
  last: number;
  /** Moves on whenever something is told of the box, or forgotten. */
  told_revision: number;
}

/** All an engine has to know of its game before a call. */
export interface Kept extends Seen {
  rows: Row[];
  told: Told[];
}

export interface StoredJournal {
  id: string;
  header: string;
  records: string[];
}

interface Schema extends DBSchema {
  games: {
    key: string;
    value: PlacedRow;
    indexes: { game: string; by_time: [number, string]; by_line: [Shelf, number, string]; by_campaign: [string, number] };
  };
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

const detail_of = (trouble: unknown): string => (trouble instanceof Error ? trouble.message || trouble.name : String(trouble));

/** What IndexedDB says when there is no room. */
export function is_full(trouble: unknown): boolean {
  return trouble instanceof Error && trouble.name === 'QuotaExceededError';
}

/** The browser keeps nothing for this page. */
export class Blocked extends Error {
  constructor(trouble: unknown) {
    super(detail_of(trouble));
  }
}

/** What is kept cannot be read. */
export class Unread extends Error {
  constructor(trouble: unknown) {
    super(detail_of(trouble));
  }
}

/** Less is there than was seen: the browser has deleted it. Said once. */
export class Cleared extends Error {}

/** Whose it is: the id of a game, or the box that something was told of. */
export function game_written(write: Write): string {
  return write.do === 'facts' ? write.game : write.do === 'remove' ? write.id : write.row.id;
}

const shelf_of = (row: Row, last: boolean): Shelf => {
  if (row.campaign) return last ? 'running' : 'earlier';
  return row.finished ? 'finished' : 'running';
};
const placed = (row: Row, last = true): PlacedRow => ({ ...row, shelf: shelf_of(row, last), order: -row.played });
const unplaced = ({ shelf: _, order: __, ...row }: PlacedRow): Row => row;
const chapter_of = (row: Row): number => row.campaign?.chapter ?? 0;

// Behind every text and number.
const end: IDBValidKey[] = [];
const campaign_range = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, end]);
const records_of = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

export class Storage {
  private open: Promise<IDBPDatabase<Schema>> | undefined;
  /** Which database it is, and the highest `last` that was seen; whether another one, or less, was there when it was opened again. */
  private born: number | undefined;
  private most = 0;
  private cleared = false;

  constructor(private readonly name = 'seatmate') {}

  private database(): Promise<IDBPDatabase<Schema>> {
    const lost = (): void => {
      this.open = undefined;
    };
    this.open ??= this.opened(lost).catch((trouble: unknown) => {
      lost();
      throw is_full(trouble) ? trouble : new Blocked(trouble);
    });
    return this.open;
  }

  // Where a page may keep nothing, merely asking throws.
  private async opened(lost: () => void): Promise<IDBPDatabase<Schema>> {
    // What was wrong with the making of it is told by its transaction only.
    let making: { error: DOMException | null } | undefined;
    // Whoever opens it hears of a failure; a second, unheard rejection would be reported as an error.
    const unheard = (asked: Promise<unknown>): void => void asked.catch(() => undefined);
    const opening = openDB<Schema>(this.name, 2, {
      upgrade(database, before, _now, change) {
        making = change;
        unheard(change.done);
        if (before < 1) {
          database.createObjectStore('games', { keyPath: 'id' }).createIndex('game', 'game');
          database.createObjectStore('headers', { keyPath: 'id' });
          database.createObjectStore('records', { keyPath: ['id', 'number'] });
          database.createObjectStore('facts', { keyPath: 'game' });
          database.createObjectStore('meta');
          unheard(change.objectStore('meta').put(Math.random(), 'born'));
        }
        const games = change.objectStore('games');
        games.createIndex('by_time', ['order', 'id']);
        games.createIndex('by_line', ['shelf', 'order', 'id']);
        games.createIndex('by_campaign', ['campaign.id', 'campaign.chapter']);
        // Rows of an older page are put in their places, once.
        const put_in_place = async (): Promise<void> => {
          const rows = await games.getAll();
          const last = new Map<string, number>();
          for (const row of rows) if (row.campaign) last.set(row.campaign.id, Math.max(last.get(row.campaign.id) ?? 0, chapter_of(row)));
          for (const row of rows) unheard(games.put(placed(row, chapter_of(row) === last.get(row.campaign?.id ?? ''))));
        };
        if (before > 0) unheard(put_in_place());
      },
      // A newer page in another tab wants to change the shape: let it, and open again when needed.
      blocking: (_now, _wanted, event) => {
        lost();
        (event.target as IDBDatabase).close();
      },
      terminated: lost,
    });
    const database = await opening.catch((trouble: unknown) => {
      throw making?.error ?? trouble;
    });
    const [last = 0, born = 0] = await Promise.all([database.get('meta', 'last'), database.get('meta', 'born')]);
    this.cleared ||= this.born !== undefined && (born !== this.born || last < this.most);
    this.born = born;
    this.most = last;
    return database;
  }

  private noticed(seen: Seen): void {
    this.most = Math.max(this.most, seen.last);
  }

  // A browser that deletes what it kept closes it first, and may say so too late: then it is opened once more.
  private async begun<T>(begin: (database: IDBPDatabase<Schema>) => T): Promise<T> {
    const attempt = async (): Promise<T> => {
      const database = await this.database();
      if (this.cleared) {
        this.cleared = false;
        throw new Cleared();
      }
      return begin(database);
    };
    try {
      return await attempt();
    } catch (trouble) {
      if (!(trouble instanceof Error) || trouble.name !== 'InvalidStateError') throw trouble;
      this.open = undefined;
      return attempt();
    }
  }

  private async read<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await this.begun(work);
    } catch (trouble) {
      throw trouble instanceof Blocked || trouble instanceof Cleared || is_full(trouble) ? trouble : new Unread(trouble);
    }
  }

  async close(): Promise<void> {
    const open = this.open;
    this.open = undefined;
    (await open)?.close();
  }

  /** One page; the game played last comes first. `next` is where it goes on. */
  async list({ which, limit = Infinity, after }: Wanted = {}): Promise<{ games: Row[]; next?: { played: number; id: string } }> {
    const place = after ? [-after.played, after.id] : [];
    // One more, to know whether there are more.
    const count = Number.isFinite(limit) ? limit + 1 : undefined;
    const rows = await this.read((database) => {
      const { store } = database.transaction('games');
      if (which) return store.index('by_line').getAll(IDBKeyRange.bound([which, ...place], [which, end], after !== undefined), count);
      return store.index('by_time').getAll(IDBKeyRange.lowerBound(place, after !== undefined), count);
    });
    const games = rows.slice(0, limit).map(unplaced);
    const last = games.at(-1);
    return rows.length > games.length && last ? { games, next: { played: last.played, id: last.id } } : { games };
  }

  async row(id: string): Promise<Row | undefined> {
    const row = await this.read((database) => database.transaction('games').store.get(id));
    return row && unplaced(row);
  }

  /** The games of a campaign, the first one first; without `id` those of all campaigns. */
  async campaign(id?: string): Promise<Row[]> {
    const rows = await this.read((database) =>
      database
        .transaction('games')
        .store.index('by_campaign')
        .getAll(id === undefined ? undefined : campaign_range(id)),
    );
    return rows.map(unplaced);
  }

  /** What an engine has to know: of all its games, unless it is asked about some. */
  async kept(game: string, about?: About): Promise<Kept> {
    const [rows, facts, last] = await this.read((database) => {
      const all = database.transaction(['games', 'facts', 'meta']);
      const games = all.objectStore('games');
      const some = async (): Promise<PlacedRow[]> => {
        if (!about) return games.index('game').getAll(game);
        if (about.prefix !== undefined) return games.getAll(IDBKeyRange.bound(about.prefix, `${about.prefix}\uffff`));
        const row = about.id === undefined ? undefined : await games.get(about.id);
        if (row?.campaign) return games.index('by_campaign').getAll(campaign_range(row.campaign.id));
        return row ? [row] : [];
      };
      return Promise.all([some(), all.objectStore('facts').get(game), all.objectStore('meta').get('last')]);
    });
    const mine = rows.filter((row) => row.game === game).map(unplaced);
    const kept = { rows: mine, last: last ?? 0, told: facts?.told ?? [], told_revision: facts?.revision ?? 0 };
    this.noticed(kept);
    return kept;
  }

  /** As it was when the game had this revision, or else it throws Behind. */
  async journal(id: string, revision: number | undefined): Promise<StoredJournal | undefined> {
    const [row, header, records] = await this.read((database) => {
      const all = database.transaction(['games', 'headers', 'records']);
      return Promise.all([
        all.objectStore('games').get(id),
        all.objectStore('headers').get(id),
        all.objectStore('records').getAll(records_of(id)),
      ]);
    });
    if (row?.revision !== revision) throw new Behind(id);
    return header && { id, header: header.text, records: records.map((record) => record.text) };
  }

  /**
   * All that `work` writes, durably, or nothing: then it throws, Behind if anybody wrote since `seen`. Says what is to be seen now.
   * The store looks what there is of the game `expected` while the work is done.
   */
  async commit(work: () => Write[], seen: Seen, expected?: string): Promise<Seen> {
    const all = await this.begun((database) => database.transaction(stores, 'readwrite', { durability: 'strict' }));
    const done = all.done;
    // Nothing is waited for before all is asked: the store answers in this order, and what was wrong undoes the rest.
    // Whoever awaits `done` or a check below hears of a failure; a second, unheard rejection would be reported as an error.
    const ask = <T>(request: Promise<T>): Promise<T> => {
      request.catch(() => undefined);
      return request;
    };
    ask(done);
    const checks: Promise<void>[] = [];
    const check = (base: number, id: string, found: Promise<number | undefined>): void => {
      const checked = found.then((revision) => {
        if ((revision ?? 0) !== base) throw new Behind(id);
      });
      checks.push(ask(checked));
    };
    try {
      const games = all.objectStore('games');
      const headers = all.objectStore('headers');
      const records = all.objectStore('records');
      const facts = all.objectStore('facts');
      const meta = all.objectStore('meta');
      const now: Seen = { last: seen.last + 1, told_revision: seen.told_revision };
      const revision = (id: string): Promise<number | undefined> => ask(games.get(id).then((row) => row?.revision));
      // Of a campaign the last game stands for all.
      const settle = async (campaign: string): Promise<void> => {
        const together = await games.index('by_campaign').getAll(campaign_range(campaign));
        const last = Math.max(...together.map(chapter_of));
        for (const row of together) {
          const right = placed(row, chapter_of(row) === last);
          if (right.shelf !== row.shelf) ask(games.put(right));
        }
      };
      const last = ask(meta.get('last'));
      let early = expected === undefined ? undefined : revision(expected);
      const writes = work();
      const [first] = writes;
      if (!first) {
        all.abort();
        return seen;
      }
      check(seen.last, game_written(first), last);
      for (const write of writes) {
        if (write.do === 'facts') {
          check(
            now.told_revision,
            write.game,
            facts.get(write.game).then((told) => told?.revision),
          );
          ask(facts.put({ game: write.game, revision: ++now.told_revision, told: write.told }));
          continue;
        }
        const id = game_written(write);
        check(write.base, id, (id === expected && early) || revision(id));
        if (id === expected) early = undefined;
        if (write.do === 'remove') {
          const campaign = ask(games.get(id).then((row) => row?.campaign?.id));
          checks.push(ask(campaign.then((found) => (found === undefined ? undefined : settle(found)))));
          ask(games.delete(id));
          ask(headers.delete(id));
          ask(records.delete(records_of(id)));
          continue;
        }
        const keep = write.do === 'append' ? write.keep : 0;
        if (write.do === 'create') ask(headers.put({ id, text: write.header }));
        if (write.do !== 'update') {
          ask(records.delete(records_of(id, keep + 1)));
          for (const [i, text] of write.records.entries()) ask(records.put({ id, number: keep + i + 1, text }));
        }
        ask(games.put(placed(write.row)));
        if (write.row.campaign) checks.push(ask(settle(write.row.campaign.id)));
        now.last = Math.max(now.last, write.row.revision);
      }
      ask(meta.put(now.last, 'last'));
      await Promise.all(checks);
      all.commit();
      await done;
      this.noticed(now);
      return now;
    } catch (trouble) {
      // If the transaction has failed, its own error is the cause; `trouble` may only be a consequence.
      const cause = all.error;
      try {
        all.abort();
      } catch {
        // It has ended already.
      }
      throw trouble instanceof Behind ? trouble : (cause ?? trouble);
    }
  }
}
