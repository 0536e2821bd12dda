// The engine with its store, one call at a time: what is kept goes in, the request is answered, what it wrote
// is kept, and only then is the answer given (written before shown). No worker and no page is needed for it.
//
// What changes a game at the table is answered without looking first: the engine knows what is kept unless
// another tab wrote, and the store notices that when it is to keep the change. Then it is done again with care.

import {
  brings_something,
  type Campaign,
  changes_a_game,
  type Failure,
  type ListedGame,
  names_a_campaign,
  names_a_game,
  type Request,
} from '../protocol.ts';
import { failure } from './failure.ts';
import { EngineInstance } from './module.ts';
import {
  type About,
  Behind,
  Blocked,
  Cleared,
  is_full,
  type Row,
  type Seen,
  type Storage,
  Unread,
  type Wanted,
  type Write,
} from './storage.ts';
import type { KnownGame } from './table.ts';

export interface World {
  games: readonly KnownGame[];
  /** The compiled module of a game; rejects if it cannot be had. */
  module(game: KnownGame): Promise<WebAssembly.Module>;
  now(): number;
  seed(): bigint;
  /** Runs alone, among all tabs. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

interface Known {
  revision: number;
  campaign: string | undefined;
}

const known_by = (row: Row): Known => ({ revision: row.revision, campaign: row.campaign?.id });

interface Running {
  instance: EngineInstance;
  /** What it knows of each game it was told of, so that it is told only what has changed. */
  rows: Map<string, Known>;
  seen: Seen;
}

interface Taken {
  wants: string[];
  writes: Write[];
}

function detail_of(trouble: unknown): string {
  return trouble instanceof Error ? trouble.message || trouble.name : String(trouble);
}

function taken_from({ instance }: Running): Taken {
  return JSON.parse(instance.writes()) as Taken;
}

function trouble_with(trouble: unknown): Failure {
  if (trouble instanceof Behind) return failure('store.error.behind', { id: trouble.id });
  if (is_full(trouble)) return failure('store.error.full');
  if (trouble instanceof Blocked) return failure('store.error.blocked', { detail: trouble.message });
  if (trouble instanceof Unread) return failure('store.error.unread', { detail: trouble.message });
  return failure('store.error.write', { detail: detail_of(trouble) });
}

function is_request(value: unknown): value is Request {
  return typeof value === 'object' && value !== null && 'do' in value;
}

/** What a list is to show; undefined if the request says it in a way that the engine refuses. */
function wanted_of({ which, limit = 100, after }: Request<'list'>): Wanted | undefined {
  if (which !== undefined && which !== 'running' && which !== 'finished') return undefined;
  if (!Number.isInteger(limit) || limit < 0 || limit >= 2 ** 30) return undefined;
  const place = after === undefined ? undefined : /^(-?\d+) (.+)$/s.exec(String(after));
  if (after !== undefined && !place?.[2]) return undefined;
  return {
    limit: Math.min(1000, Math.max(1, limit)),
    ...(which && { which }),
    ...(place?.[2] && { after: { played: Number(place[1]), id: place[2] } }),
  };
}

/** Which games a request can be about; undefined: any of its engine's. What is said at the table is about one, however many there are. */
function about_of(request: Request, game: KnownGame, now: number): About | undefined {
  if (names_a_game(request.do)) return 'id' in request ? { id: String(request.id) } : {};
  // An id that is free is looked for among those of the day (src/protocol/game_requests.cpp).
  const day = new Date(Math.max(0, now)).toISOString().slice(0, 10).replaceAll('-', '');
  if (request.do === 'new' || request.do === 'campaign-new') return { prefix: `${game.prefix}-${day}-` };
  return brings_something(request.do) || names_a_campaign(request.do) || request.do === 'record' ? undefined : {};
}

/** Of what is asked about everything is told, so a game that is known but was not told is there no more. */
function concerns({ id, prefix }: About, known: string, rows: ReadonlyMap<string, Known>, told: readonly Row[]): boolean {
  if (prefix !== undefined) return known.startsWith(prefix);
  const campaign = id === undefined ? undefined : (told[0]?.campaign?.id ?? rows.get(id)?.campaign);
  return known === id || (campaign !== undefined && rows.get(known)?.campaign === campaign);
}

/** The games that belong together, as src/session/campaign.cpp puts them: the one played last first, the games of each in their order. */
export function campaigns_of(games: readonly ListedGame[]): Campaign[] {
  const all = new Map<string, ListedGame[]>();
  for (const game of games.toSorted((a, b) => b.played - a.played || (a.id < b.id ? -1 : 1)))
    if (game.campaign) all.set(game.campaign.id, [...(all.get(game.campaign.id) ?? []), game]);
  return [...all].map(([id, members]) => {
    members.sort((a, b) => (a.campaign?.chapter ?? 0) - (b.campaign?.chapter ?? 0));
    return {
      id,
      game: members[0]?.game ?? '',
      title: members[0]?.title ?? '',
      games: members.map(({ id: game, campaign, summary, played, finished }) => ({
        id: game,
        chapter: campaign?.chapter ?? 0,
        summary,
        played,
        finished,
      })),
    };
  });
}

/** What src/protocol/list_requests.cpp says of no game at all. */
const nothing_over = (request: Request<'record'>): unknown => ({
  ok: true,
  plays: [],
  all: { played: 0, won: 0, points: 0 },
  levels: [],
  opponents: [],
  ...('tag' in request && { tag: request.tag }),
});

// A call that wants journals is made again with them; a campaign has no more than a few dozen.
const most_attempts = 100;
// A call is refused if another tab was quicker more often than this.
const most_overtaken = 5;

export class Engine {
  private readonly running = new Map<string, Promise<Running>>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly storage: Storage,
    private readonly world: World,
  ) {}

  /** JSON in, JSON out; never rejects. */
  call(text: string): Promise<string> {
    const mine = this.turn.then(() => this.answer(text));
    this.turn = mine;
    return mine;
  }

  private async answer(text: string): Promise<string> {
    try {
      const request: unknown = JSON.parse(text);
      // A request that cannot be understood is refused by the engine, in its own words.
      if (!is_request(request)) return await this.ask(this.world.games[0], text);
      const wanted = request.do === 'list' ? wanted_of(request) : undefined;
      if (wanted) return JSON.stringify(await this.list(request, wanted));
      if (request.do === 'campaigns') return JSON.stringify(await this.campaigns(request));
      if (request.do === 'games' && request.game === undefined) return JSON.stringify(await this.all_games(request));
      if (request.do === 'record' && (await this.none_is_over(request.game))) return JSON.stringify(nothing_over(request));
      const quick = await this.at_once(request, text);
      if (quick !== undefined) return quick;
      const game = await this.game_of(request);
      return await this.ask(game, text, await this.journals_for(request), game && about_of(request, game, this.world.now()));
    } catch (trouble) {
      return trouble instanceof Cleared ? this.keep_anew(text) : JSON.stringify(trouble_with(trouble));
    }
  }

  // What a list shows stands in the rows: no module is loaded for it.
  private async list(request: Request, wanted: Wanted): Promise<unknown> {
    const { games, next } = await this.storage.list(wanted);
    return {
      ok: true,
      games: games.map(({ revision: _, ...row }) => row),
      ...(next && { next: `${next.played} ${next.id}` }),
      ...('tag' in request && { tag: request.tag }),
    };
  }

  private async campaigns(request: Request<'campaigns'>): Promise<unknown> {
    const campaigns = campaigns_of(await this.storage.campaign(request.id));
    if (request.id !== undefined && campaigns.length === 0) return failure('session.error.no-campaign', { id: request.id });
    return { ok: true, campaigns, ...('tag' in request && { tag: request.tag }) };
  }

  /** Then there is nothing to read in any journal, and no engine has to be woken for it. */
  private async none_is_over(game: string): Promise<boolean> {
    if (!this.world.games.some(({ id }) => id === game)) return false;
    const { rows } = await this.storage.kept(game);
    return rows.every((row) => !row.finished);
  }

  /** The answers of all games put together. */
  private async all_games(request: Request): Promise<unknown> {
    const games: unknown[] = [];
    for (const game of this.world.games) {
      const answer = JSON.parse(await this.ask(game, JSON.stringify({ do: 'games' }))) as Record<string, unknown>;
      if (!answer.ok) return answer;
      games.push(...(answer.games as unknown[]));
    }
    return 'tag' in request ? { ok: true, games, tag: request.tag } : { ok: true, games };
  }

  /** The journals a request is sure to need: all of a campaign that is written out, the last one of one that goes on. */
  private async journals_for(request: Request): Promise<string[]> {
    if (!names_a_campaign(request.do) || !('id' in request)) return [];
    const games = await this.storage.campaign(String(request.id));
    return (request.do === 'campaign-export' ? games : games.slice(-1)).map((game) => game.id);
  }

  /** Whose engine answers: requests name a game, the id of a game, or bring a file that says it. */
  private async game_of(request: Request): Promise<KnownGame | undefined> {
    const games = this.world.games;
    const called = (id: unknown): KnownGame | undefined => games.find((game) => game.id === id);
    if ('game' in request) return called(request.game) ?? games[0];
    if ('id' in request) {
      const row = await this.storage.row(String(request.id));
      return called(row?.game) ?? games.find((game) => String(request.id).startsWith(`${game.prefix}-`)) ?? games[0];
    }
    if ('text' in request) {
      const said = /^game (\S+)\r?$/m.exec(request.text)?.[1] ?? /"game"\s*:\s*"([^"]+)"/.exec(request.text)?.[1];
      return called(said) ?? games[0];
    }
    return games[0];
  }

  /** The answer to a change of a game that a running engine knows; undefined if what is kept must be read first. */
  private async at_once(request: Request, text: string): Promise<string | undefined> {
    // What is said at the table, where somebody waits for her.
    if (!changes_a_game(request.do) || !('id' in request)) return undefined;
    for (const [game, running] of this.running) {
      const engine = await running;
      if (!engine.rows.has(String(request.id))) continue;
      try {
        let answer: string | undefined;
        await this.keep(
          engine,
          () => {
            // What was told or removed has moved it on, too.
            engine.instance.know({ last: engine.seen.last });
            const said = engine.instance.call(text, this.world.now(), this.world.seed());
            const { wants, writes } = taken_from(engine);
            // Only an answer whose writes are kept counts. A refusal may rest on what another tab has changed since.
            if (wants.length === 0 && writes.length > 0) answer = said;
            else if (writes.length > 0) this.running.delete(game);
            return answer === undefined ? [] : writes;
          },
          String(request.id),
        );
        return answer;
      } catch (trouble) {
        if (trouble instanceof Cleared) throw trouble;
        this.running.delete(game);
        return trouble instanceof Behind ? undefined : JSON.stringify(trouble_with(trouble));
      }
    }
    return undefined;
  }

  private async ask(game: KnownGame | undefined, text: string, journals: readonly string[] = [], about?: About): Promise<string> {
    if (!game) return JSON.stringify(failure('connection.error.engine', { detail: '' }));
    return this.world.alone(() => this.attempt(game, text, journals, about));
  }

  private async attempt(game: KnownGame, text: string, journals: readonly string[], about?: About): Promise<string> {
    // A call that is made again must come out the same.
    const now = this.world.now();
    const seed = this.world.seed();
    const wanted = new Set<string>(journals);
    let overtaken = 0;
    for (let attempts = 0; attempts < most_attempts; ++attempts) {
      let engine: Running;
      try {
        engine = await this.run(game);
      } catch (trouble) {
        this.running.delete(game.id);
        return JSON.stringify(failure('connection.error.engine', { detail: detail_of(trouble) }));
      }
      try {
        await this.tell(engine, game, wanted, about);
        const answer = engine.instance.call(text, now, seed);
        const { wants, writes } = taken_from(engine);
        if (wants.length > 0) {
          for (const id of wants) wanted.add(id);
          // What it did without them must not have happened.
          if (writes.length > 0) this.running.delete(game.id);
          continue;
        }
        if (writes.length > 0) await this.keep(engine, () => writes);
        return answer;
      } catch (trouble) {
        if (trouble instanceof Cleared) throw trouble;
        // Its memory is ahead of what is kept, or broken: it begins afresh from what is kept.
        this.running.delete(game.id);
        // Another tab can be quicker in spite of the lock: at_once() does not wait for it.
        if (!(trouble instanceof Behind) || ++overtaken > most_overtaken) return JSON.stringify(trouble_with(trouble));
      }
    }
    return JSON.stringify(failure('store.error.busy'));
  }

  /**
   * The browser has deleted all games. Those that were opened here are still in memory, with all that was acknowledged, and what was told of
   * their boxes: they are kept once more. The sentence says so of the game that was asked for.
   */
  private async keep_anew(text: string): Promise<string> {
    const asked = JSON.parse(text) as { id?: unknown };
    const saved: { game: KnownGame; id: string; bring: object }[] = [];
    for (const game of this.world.games) {
      const engine = await this.running.get(game.id)?.catch(() => undefined);
      if (!engine) continue;
      const box = this.said(engine, { do: 'facts-out', game: game.id });
      if (box) saved.push({ game, id: '', bring: { do: 'facts-in', text: box.text } });
      for (const id of engine.rows.keys()) {
        const journal = this.said(engine, { do: 'export', id });
        if (journal) saved.push({ game, id, bring: { do: 'import', text: journal.text } });
      }
    }
    this.running.clear();
    let kept = false;
    for (const { game, id, bring } of saved) {
      const answer = JSON.parse(await this.ask(game, JSON.stringify(bring))) as Record<string, unknown>;
      kept ||= answer.ok === true && id === asked.id;
    }
    return JSON.stringify(failure(kept ? 'store.error.kept-anew' : 'store.error.cleared'));
  }

  /** What the engine says without looking at what is kept; undefined if it cannot. */
  private said(engine: Running, request: object): Record<string, unknown> | undefined {
    const answer = JSON.parse(engine.instance.call(JSON.stringify(request), this.world.now(), this.world.seed())) as Record<
      string,
      unknown
    >;
    const { wants } = taken_from(engine);
    return answer.ok && wants.length === 0 ? answer : undefined;
  }

  private run(game: KnownGame): Promise<Running> {
    const known = this.running.get(game.id);
    if (known) return known;
    const fresh = this.world
      .module(game)
      .then((module) => EngineInstance.of(module))
      .then((instance): Running => ({ instance, rows: new Map(), seen: { last: 0, told_revision: -1 } }));
    this.running.set(game.id, fresh);
    return fresh;
  }

  /** What is kept, as far as it is news to the engine, and the journals it asked for. */
  private async tell(engine: Running, game: KnownGame, wanted: ReadonlySet<string>, about?: About): Promise<void> {
    const kept = await this.storage.kept(game.id, about);
    const fresh = kept.rows.filter((row) => engine.rows.get(row.id)?.revision !== row.revision);
    const there = new Set(kept.rows.map((row) => row.id));
    const gone = [...engine.rows.keys()].filter((id) => !there.has(id) && (!about || concerns(about, id, engine.rows, kept.rows)));
    const news: Record<string, unknown> = { last: kept.last };
    if (fresh.length > 0 || gone.length > 0) Object.assign(news, { rows: fresh, gone });
    if (kept.told_revision !== engine.seen.told_revision) news.facts = { [game.id]: kept.told };
    engine.instance.know(news);
    for (const id of gone) engine.rows.delete(id);
    for (const row of fresh) engine.rows.set(row.id, known_by(row));
    engine.seen = { last: kept.last, told_revision: kept.told_revision };
    for (const id of wanted) {
      const journal = await this.storage.journal(id, engine.rows.get(id)?.revision);
      if (journal) engine.instance.give(journal);
    }
  }

  private async keep(engine: Running, work: () => Write[], expected?: string): Promise<void> {
    let writes: Write[] = [];
    engine.seen = await this.storage.commit(() => (writes = work()), engine.seen, expected);
    // The engine knows what it wrote.
    for (const write of writes)
      if (write.do === 'remove') engine.rows.delete(write.id);
      else if (write.do !== 'facts') engine.rows.set(write.row.id, known_by(write.row));
  }
}
