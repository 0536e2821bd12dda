// The table in this browser: the engine in a worker, the games in IndexedDB, other tabs noticed.

import { brings_something, changes_in, type Request, type RequestName, type Response } from '../protocol.ts';
import { read_answer } from '../protocol/shown.ts';
import { failure } from './failure.ts';
import { known_games } from './known_games.ts';
import { Standing } from './standing.ts';
import type { Table } from './table.ts';
import { answers_name, channel_name, type FromWorker, type News, type ToWorker } from './worker_messages.ts';

class LocalTable implements Table {
  readonly where = 'here';
  // On the home network the page is no secure context: there is no randomUUID, and no locks.
  private readonly sender = String(crypto.getRandomValues(new BigUint64Array(1))[0]);
  private readonly channel = new BroadcastChannel(channel_name);
  private readonly answers = new BroadcastChannel(answers_name(this.sender));
  private readonly listeners = new Set<(gameId: string) => void>();
  private readonly sitting = new Set<() => void>();
  private readonly standing = new Standing();
  private readonly waiting = new Map<number, (answer: string) => void>();
  private worker: Worker | undefined;
  private calls = 0;
  private asked_to_persist = false;

  constructor() {
    this.channel.addEventListener('message', (event: MessageEvent<News>) => {
      const news = event.data;
      for (const id of new Set(news.changed?.map((change) => change.id ?? ''))) this.tell(id);
      if (news.sat !== undefined) for (const look of this.sitting) look();
    });
    this.answers.addEventListener('message', (event: MessageEvent<FromWorker>) => {
      const resolve = this.waiting.get(event.data.number);
      this.waiting.delete(event.data.number);
      resolve?.(event.data.answer);
    });
  }

  async call<Name extends RequestName>(request: Request<Name>): Promise<Response<Name>> {
    if (brings_something(request.do)) this.persist();
    const text = await this.ask(JSON.stringify(this.standing.complete(request)));
    const answer = read_answer(text) as Response<Name>;
    const changed = changes_in(answer as Response);
    if (changed.length > 0) this.channel.postMessage({ sender: this.sender, changed } satisfies News);
    const behind = this.standing.note(request, answer);
    if (behind !== undefined) this.tell(behind);
    return answer;
  }

  changed(listener: (gameId: string) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  // Every tab that shows a game holds a shared lock in its name, which the browser takes back even from a tab
  // that crashed; counting the holders tells who else is there.
  company(gameId: string, listener: (others: number) => void): () => void {
    if (!('locks' in navigator)) return () => undefined;
    const name = `${channel_name}-${gameId}`;
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = (): void =>
      void navigator.locks.query().then((all) => {
        if (!this.sitting.has(look)) return;
        const others = Math.max(0, (all.held ?? []).filter((lock) => lock.name === name).length - 1);
        listener(others);
        // A tab that is closed says nothing any more.
        clearTimeout(again);
        if (others > 0) again = setTimeout(look, 2000);
      });
    const say = (): void => this.channel.postMessage({ sender: this.sender, sat: gameId } satisfies News);
    let leave = (): void => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    this.sitting.add(look);
    void navigator.locks
      .request(name, { mode: 'shared' }, async () => {
        look();
        say();
        await left;
      })
      .then(say);
    document.addEventListener('visibilitychange', look);
    return () => {
      this.sitting.delete(look);
      clearTimeout(again);
      document.removeEventListener('visibilitychange', look);
      leave();
    };
  }

  private tell(id: string): void {
    for (const listener of this.listeners) listener(id);
  }

  private ask(request: string): Promise<string> {
    const number = ++this.calls;
    const answer = new Promise<string>((resolve) => this.waiting.set(number, resolve));
    this.start().postMessage({ kind: 'call', number, request } satisfies ToWorker);
    return answer;
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    // Its script could not be had, or it broke: whoever waits hears so, and the next call starts another.
    worker.addEventListener('error', (event) => {
      worker.terminate();
      this.worker = undefined;
      const sorry = JSON.stringify(failure('connection.error.engine', { detail: event.message || 'worker' }));
      for (const resolve of this.waiting.values()) resolve(sorry);
      this.waiting.clear();
    });
    worker.postMessage({ kind: 'begin', base: document.baseURI, games: known_games, sender: this.sender } satisfies ToWorker);
    this.worker = worker;
    return worker;
  }

  // Browsers that ask the player do so at a moment when it makes sense: when something is to be kept.
  private persist(): void {
    if (this.asked_to_persist) return;
    this.asked_to_persist = true;
    void navigator.storage?.persist?.().catch(() => false);
  }
}

let only: LocalTable | undefined;

/** There is one for each page. */
export function local_table(): Table {
  only ??= new LocalTable();
  return only;
}
