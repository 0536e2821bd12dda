// A game that is open, against a table that keeps the toy game's answers: which steps are shown, what a reload and another
// device find, that a refusal changes nothing.

import { effect, signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Table } from '../engine/table.ts';
import type { Request, Screen } from '../protocol.ts';

vi.mock('../engine/table.ts', () => ({
  known_games: [],
  local_table: () => ({}),
  server_state: async () => 'none',
  server_table: async () => undefined,
}));
vi.mock('virtual:seatmate-lang', () => ({ catalogs: {} }));

const memory = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => memory.set(key, value),
  removeItem: (key: string) => memory.delete(key),
});
vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {}, baseURI: 'http://localhost/' });

const { Play } = await import('./play.ts');

/** She answers each entry with two steps; the entry `wrong` is refused. */
class ToyTable implements Table {
  readonly where = 'here';
  entries: string[] = [];
  cursor = 0;
  asked: string[] = [];
  private listeners = new Set<(id: string) => void>();
  screen(): Screen {
    const steps = (['carry_out', 'carry_out'] as const).map((kind, i) => ({ kind, text: { id: `step.${this.cursor}.${i}` }, reasons: 1 }));
    return {
      ok: true,
      id: 'toy-1',
      game: 'toy',
      title: '',
      number: this.cursor,
      of: this.entries.length,
      summary: null,
      prompt: { mood: 'your_turn', forms: [] },
      report: { steps },
    };
  }
  async call<R>(request: Request): Promise<R> {
    this.asked.push(request.do);
    const refused = { ok: false, error: { id: 'toy.error' } };
    if (request.do === 'input') {
      if (request.entries[0]?.verb === 'wrong') return refused as R;
      this.entries = [...this.entries.slice(0, this.cursor), 'x'];
      this.cursor = this.entries.length;
    }
    if (request.do === 'undo') {
      this.cursor -= 1;
      const undone = { entries: [this.cursor + 1], text: { id: `did.${this.cursor + 1}` }, moved: [{ kind: 'stone', from: 'b', to: 'a' }] };
      return { ...this.screen(), undone } as R;
    }
    if (request.do === 'history') {
      const lines = this.entries.map((_, i) => ({
        number: i + 1,
        at: 0,
        text: { id: `did.${i + 1}` },
        report: { steps: [0, 1].map((n) => ({ kind: 'carry_out', text: { id: `step.${i + 1}.${n}` } })) },
      }));
      return { ok: true, id: 'toy-1', number: this.cursor, of: this.entries.length, lines: lines.slice(request.from ?? 0) } as R;
    }
    if (request.do === 'show' && request.step !== undefined)
      return { ...this.screen(), view: { blocks: [{ id: `at.${request.entry}.${request.step}`, kind: 'facts' }] } } as R;
    if (request.do === 'show') return { ...this.screen(), ...(request.parts?.includes('view') ? { view: { blocks: [] } } : {}) } as R;
    return this.screen() as R;
  }
  changed(listener: (id: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  tell(): void {
    for (const listener of this.listeners) listener('toy-1');
  }
}

const now = (play: InstanceType<typeof Play>) => play.now.value?.step.text?.id;

describe('a game that is open', () => {
  let table: ToyTable;
  beforeEach(() => {
    memory.clear();
    table = new ToyTable();
  });
  const sit = async () => {
    const play = new Play(table, 'toy-1');
    await play.open();
    return play;
  };

  it('shows the setup first, then her steps after each entry, one by one', async () => {
    const play = await sit();
    expect(now(play)).toBe('step.0.0');
    play.carried_out(2);
    expect(now(play)).toBeUndefined();
    expect(await play.input({ verb: 'take' })).toBe(true);
    expect(now(play)).toBe('step.1.0');
    play.carried_out(1);
    expect(now(play)).toBe('step.1.1');
    play.carried_out(0);
    expect(now(play)).toBe('step.1.0');
  });
  it('shows the board as it was at the step that is read, forth and back, and at last as it is', async () => {
    const play = await sit();
    const board = () => play.board.value?.blocks.map(({ id }) => id);
    await vi.waitFor(() => expect(board()).toEqual(['at.0.0']));
    play.carried_out(1);
    // Until it is there, the board stays as it was.
    expect(board()).toEqual(['at.0.0']);
    await vi.waitFor(() => expect(board()).toEqual(['at.0.1']));
    play.carried_out(0);
    await vi.waitFor(() => expect(board()).toEqual(['at.0.0']));
    play.carried_out(2);
    expect(board()).toEqual([]);
    await play.input({ verb: 'take' });
    await vi.waitFor(() => expect(board()).toEqual(['at.1.0']));
    play.asked.value = { entry: 0, step: 1 };
    await vi.waitFor(() => expect(board()).toEqual(['at.0.1']));
    play.asked.value = undefined;
    await vi.waitFor(() => expect(board()).toEqual(['at.1.0']));
  });
  it('remembers across a reload which steps are carried out', async () => {
    const play = await sit();
    play.carried_out(2);
    await play.input({ verb: 'take' });
    play.carried_out(1);
    expect(now(await sit())).toBe('step.1.1');
  });
  it('lets steps be ticked off in any order, and keeps that over a reload', async () => {
    const play = await sit();
    play.carried_out(2);
    await play.input({ verb: 'take' });
    play.tick(1);
    expect(now(play)).toBe('step.1.0');
    const again = await sit();
    expect([now(again), again.ticked.value]).toEqual(['step.1.0', [1]]);
    again.tick(1);
    expect(again.ticked.value).toEqual([]);
    again.tick(1);
    again.tick(0); // the other one is done already
    expect(now(again)).toBeUndefined();
    again.tick(0); // not after all, and the one behind it stays ticked
    expect([now(again), again.ticked.value]).toEqual(['step.1.0', [1]]);
    again.tick(1);
    again.tick(1);
    await again.input({ verb: 'take' });
    expect(again.queue.value.map((shown) => shown.step.text?.id)).toEqual(['step.1.0', 'step.2.0', 'step.2.1']);
  });
  it('shows all steps of an entry whose answer was never seen: the page was killed', async () => {
    const play = await sit();
    play.carried_out(2);
    await table.call({ do: 'input', id: 'toy-1', entries: [{ verb: 'take' }] });
    expect(now(await sit())).toBe('step.1.0');
  });
  it('follows another device, and misses none of the steps', async () => {
    const play = await sit();
    play.carried_out(2);
    for (let i = 0; i < 2; ++i) await table.call({ do: 'input', id: 'toy-1', entries: [{ verb: 'take' }] });
    table.tell();
    await play.call({ do: 'list' });
    expect(play.screen.value?.number).toBe(2);
    expect(play.queue.value.map((shown) => shown.entry)).toEqual([1, 1, 2, 2]);
    expect(now(play)).toBe('step.1.0');
    // Of the last entry one can ask why.
    expect(play.queue.value.at(-1)?.step.reasons).toBe(1);
  });
  it('stands where the game stands when something is said while another device’s entry is taken in', async () => {
    const play = await sit();
    play.carried_out(2);
    await table.call({ do: 'input', id: 'toy-1', entries: [{ verb: 'take' }] });
    table.tell();
    expect(await play.input({ verb: 'take' })).toBe(true);
    await play.call({ do: 'list' }); // all that was asked before is answered
    expect(play.screen.value?.number).toBe(2);
    expect(play.queue.value.map((shown) => shown.entry)).toEqual([1, 1, 2, 2]);
  });
  it('misses no entry of another device that comes while it is being opened', async () => {
    const play = new Play(table, 'toy-1');
    const call = table.call.bind(table);
    table.call = async <R>(request: Request) => {
      const answer = await call<R>(request);
      if (table.asked.length === 1) {
        await call({ do: 'input', id: 'toy-1', entries: [{ verb: 'take' }] });
        table.tell();
      }
      return answer;
    };
    await play.open();
    await play.call({ do: 'list' });
    expect(play.screen.value?.number).toBe(1);
  });
  it('says what the entry was understood as, also after a reload, and nothing once it is taken back', async () => {
    const play = await sit();
    play.carried_out(2);
    expect(play.receipt.value).toBeUndefined();
    await play.input({ verb: 'take' });
    await vi.waitFor(() => expect(play.receipt.value).toEqual({ number: 1, text: { id: 'did.1' } }), { timeout: 60_000 });
    await play.input({ verb: 'wrong' });
    expect(play.receipt.value?.text.id).toBe('did.1');
    const again = await sit();
    await vi.waitFor(() => expect(again.receipt.value?.text.id).toBe('did.1'), { timeout: 60_000 });
    await play.input({ verb: 'take' });
    // What was said before is not what was understood now, not even for a moment.
    expect(play.receipt.value?.number).not.toBe(1);
    await vi.waitFor(() => expect(play.receipt.value?.text.id).toBe('did.2'), { timeout: 60_000 });
    await play.undo();
    expect(play.receipt.value).toBeUndefined();
  });
  it('asks for nothing again after undo', async () => {
    const play = await sit();
    play.carried_out(2);
    await play.input({ verb: 'take' });
    await play.undo();
    expect(now(play)).toBeUndefined();
    expect(now(await sit())).toBeUndefined();
  });
  it('keeps what nobody confirmed when something else is taken back, and says what was', async () => {
    const play = await sit();
    play.carried_out(1);
    await play.input({ verb: 'take' });
    await play.undo();
    expect(play.queue.value.map((shown) => shown.step.text?.id)).toEqual(['step.0.1']);
    expect(now(play)).toBe('step.0.1');
    expect(play.taken_back.value).toMatchObject({ entries: [1], text: { id: 'did.1' }, carried_out: false });
    await play.input({ verb: 'take' });
    // Her first step of the entry is carried out: its pieces go back.
    play.carried_out(2);
    await play.undo();
    expect(now(play)).toBeUndefined();
    expect(play.taken_back.value?.carried_out).toBe(true);
    await play.input({ verb: 'take' });
    expect(play.taken_back.value).toBeUndefined();
  });
  it('keeps everything when an entry is refused, and says why', async () => {
    const play = await sit();
    play.carried_out(1);
    expect(await play.input({ verb: 'wrong' })).toBe(false);
    expect(play.refusal.value?.id).toBe('toy.error');
    expect(now(play)).toBe('step.0.1');
    await play.input({ verb: 'take' });
    expect(play.refusal.value).toBeUndefined();
  });
  it('lets no step get lost when the next entry comes before it is carried out', async () => {
    const play = await sit();
    play.carried_out(1);
    await play.input({ verb: 'take' });
    expect(play.queue.value.map((shown) => shown.step.text?.id)).toEqual(['step.0.1', 'step.1.0', 'step.1.1']);
  });
  it('changes the screen once for an answer, with whatever belongs to it', async () => {
    const play = await sit();
    play.carried_out(2);
    const form = signal('open');
    const seen: string[] = [];
    const stop = effect(() => void seen.push(`${form.value} ${play.screen.value?.number} ${now(play)} ${play.slow.value}`));
    const said = play.input({ verb: 'take' }, () => (form.value = 'shut'));
    expect(play.busy).toBe(true);
    await said;
    expect(play.busy).toBe(false);
    await play.input({ verb: 'wrong' }, () => (form.value = 'wrong'));
    expect(play.busy).toBe(false);
    stop();
    expect(seen).toEqual(['open 0 undefined false', 'shut 1 step.1.0 false']);
  });
  it('shows a wait that is noticed', async () => {
    const play = await sit();
    let answer = (): void => undefined;
    const call = table.call.bind(table);
    table.call = async <R>(request: Request) => {
      if (request.do === 'undo') await new Promise<void>((resolve) => (answer = resolve));
      return call<R>(request);
    };
    await play.input({ verb: 'take' });
    const undone = play.undo();
    await vi.waitFor(() => expect(play.slow.value).toBe(true), { timeout: 60_000 });
    answer();
    expect(await undone).toBe(true);
    expect(play.slow.value).toBe(false);
  });
});
