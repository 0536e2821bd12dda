// The table at the server that this page came from (`seatmate serve`): the same requests by POST, and news of other
// devices by server-sent events. A device that was away hears what it missed, or looks at everything again.

import { type Change, changes_in, type Request, type RequestName, type Response } from '../protocol.ts';
import { address, hello, post } from './at_server.ts';
import { Standing } from './standing.ts';
import type { ServerState, Table } from './table.ts';

export async function server_state(base = ''): Promise<ServerState> {
  const said = await hello(base);
  if (!said) return 'none';
  return said.joined ? 'ready' : 'join';
}

/** The clock of the server. Sand runs by it: a device whose own clock is wrong shows it right nevertheless. */
export class ServerClock {
  private offset = 0;
  private doubt = Infinity;

  now(): number {
    return Date.now() + this.offset;
  }

  /**
   * Asked at `asked` and answered at `answered` by this device's clock, the server said `said`. It said so somewhere in
   * between; the quickest answer leaves the least doubt.
   */
  heard(said: number, asked: number, answered: number): void {
    const doubt = answered - asked;
    const offset = said - (asked + answered) / 2;
    // Somebody set a clock meanwhile: what was known before is worth nothing.
    const moved = Math.abs(offset - this.offset) > doubt + this.doubt;
    if (doubt > this.doubt && !moved) return;
    this.offset = offset;
    this.doubt = doubt;
  }
}

class ServerTable implements Table {
  readonly where = 'server';
  private readonly listeners = new Set<(gameId: string) => void>();
  private readonly standing = new Standing();
  private events: EventSource | undefined;
  /** The revisions of what this device wrote itself: the news of that is no news. */
  private readonly own = new Set<number>();
  private readonly clock = new ServerClock();
  private cut_off = false;

  constructor(
    private readonly base: string,
    private readonly lost: () => void,
  ) {}

  now(): number {
    return this.clock.now();
  }

  /** Is this device still known there, and what time is it? */
  async look(): Promise<ServerState> {
    const asked = Date.now();
    const said = await hello(this.base);
    if (!said) return 'none';
    if (Number.isFinite(said.now)) this.clock.heard(said.now, asked, Date.now());
    if (!said.joined) this.lost();
    return said.joined ? 'ready' : 'join';
  }

  async call<Name extends RequestName>(request: Request<Name>): Promise<Response<Name>> {
    const answer = await post<Response<Name>>(address(this.base, 'call'), JSON.stringify(this.standing.complete(request)));
    if (this.events) for (const { revision } of changes_in(answer as Response)) this.own.add(revision);
    // The server was started anew and does not know this device any more.
    if (!answer.ok && answer.error.id === 'connection.error.join') this.lost();
    const behind = this.standing.note(request, answer);
    if (behind !== undefined) this.tell(behind);
    return answer;
  }

  changed(listener: (gameId: string) => void): () => void {
    this.listeners.add(listener);
    this.follow();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.events?.close();
      this.events = undefined;
    };
  }

  private tell(id: string): void {
    for (const listener of this.listeners) listener(id);
  }

  private follow(): void {
    if (this.events) return;
    const events = new EventSource(address(this.base, 'events'), { withCredentials: false });
    this.events = events;
    events.addEventListener('changed', (event: MessageEvent<string>) => {
      const { id, revision } = JSON.parse(event.data) as Change;
      // Told of what this very device said: it has the answer already.
      if (!this.own.has(revision)) this.tell(id ?? '');
      for (const one of this.own) if (one < revision) this.own.delete(one);
    });
    // What was missed is no longer known to the server.
    events.addEventListener('again', () => this.tell(''));
    events.addEventListener('open', () => {
      if (this.cut_off) this.tell('');
      this.cut_off = false;
      void this.look();
    });
    events.addEventListener('error', () => {
      this.cut_off = true;
      // The browser tries again by itself, unless the server refused: then we do, a little later.
      if (events.readyState !== EventSource.CLOSED) return;
      this.events = undefined;
      void this.look();
      setTimeout(() => {
        if (this.listeners.size > 0) this.follow();
      }, 3000);
    });
  }
}

/**
 * Undefined if there is no server, or this device has not joined it. `lost` is called when the server does not know this
 * device any more: it has to join again.
 */
export async function server_table(base = '', lost: () => void = () => undefined): Promise<Table | undefined> {
  const table = new ServerTable(base, lost);
  return (await table.look()) === 'ready' ? table : undefined;
}
