// A game that is open: what the table says, and what the player can tell it. Everything a screen shows of a game is
// read from here, and every request of a screen goes through here, one after the other.

import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';

import type { Table } from '../engine/table.ts';
import type { ChangingAGame, Message, Moves, Request, RequestName, Response, Said, Screen, Tabletop, Timer, View } from '../protocol.ts';
import { known_game } from './tables.ts';
import { need_words, words } from './language.ts';
import { once_painted } from './painted.ts';
import { recall, remember } from './settings.ts';
import { table_at } from './tabletop.ts';
import { type Joins, last_of, left_over, missed_steps, shown_steps, type Progress, type Shown } from './steps.ts';

type Change = Request<ChangingAGame>;

/** Milliseconds. */
const unnoticed = 100;

/** An entry as a sentence. */
export interface Receipt {
  number: number;
  text: Message;
}

/** A step of an entry, and the table as it stood then. */
interface At {
  entry: number;
  step: number;
}
interface Earlier extends At {
  version: number;
  view?: View;
}

/** `moved`: to another place of the history; `turned`: the last thing was taken back, came again or was corrected. */
type How = 'new' | 'moved' | 'turned';

export type TakenBack = NonNullable<Screen['undone']> & { carried_out: boolean };

/** The sand was only stopped, or let go on. */
function only_paused(before: readonly Timer[] = [], after: readonly Timer[] = []): boolean {
  const held = (timers: readonly Timer[]): boolean => timers.some(({ mode }) => mode === 'held');
  const runs = (timers: readonly Timer[]): boolean => timers.some(({ mode }) => mode === 'runs');
  return (runs(before) && held(after)) || (held(before) && runs(after));
}

interface Steps {
  queue: Shown[];
  done: number;
  ticked: readonly number[];
}

const progress_key = (where: string, id: string): string => `seatmate.steps.${where}.${id}`;

export class Play {
  readonly screen = signal<Screen | undefined>(undefined);
  readonly view = signal<View | undefined>(undefined);
  /** Which pieces lie where, as the view has it, and after which entry that is so. */
  readonly laid = signal<{ number: number; table: Tabletop } | undefined>(undefined);
  /** The last refusal; gone with the next thing that works. */
  readonly refusal = signal<Message | undefined>(undefined);
  /** Something was said so long ago, and is not answered, that it should be seen. */
  readonly slow = signal(false);
  /** Her steps on show, and how many of them are carried out. */
  readonly queue = signal<Shown[]>([]);
  readonly done = signal(0);
  /** Steps behind the present one that are carried out already. */
  readonly ticked = signal<readonly number[]>([]);
  /** How many other tabs or devices show this game. */
  readonly others = signal(0);
  /** The last game of the campaign, if it is another one: what came after this game was begun with what it handed on. */
  readonly later = signal<{ id: string; chapter: number } | undefined>(undefined);
  /** It can only be looked at: the next game of its campaign has begun, or it is damaged. */
  readonly closed: ReadonlySignal<boolean> = computed(() => this.later.value !== undefined || this.screen.value?.damaged !== undefined);
  /** All games of its campaign. */
  readonly campaign_games = signal<string[]>([]);
  /** How the game before this one in the campaign ended, as long as this one has not begun. */
  readonly last_time = signal<Screen['last']>(undefined);
  /** What the last thing said was understood as; gone when one moves about in the history. */
  readonly receipt = signal<Receipt | undefined>(undefined);
  /** What was taken back last, and which pieces so go back where. */
  readonly taken_back = signal<TakenBack | undefined>(undefined);
  /** Which entries are legal now, by their verbs: as far as somebody asked for them (need_moves). */
  readonly moves = signal<ReadonlyMap<string, Moves>>(new Map());
  /** Counts what changed the game, so that drawers know when to read again. */
  readonly version = signal(0);

  /** Her step to carry out now, if any is left. */
  readonly now: ReadonlySignal<Shown | undefined> = computed(() => this.queue.value[this.done.value]);
  /** The step that Why? is about, as long as it is open. */
  readonly asked = signal<At | undefined>(undefined);
  /** The board draws pieces: it needs no view of a step whose table is known here. */
  readonly draws_pieces = signal(false);
  private readonly looked_at = computed((): At | undefined => {
    const read = this.now.value;
    const at = this.asked.value ?? (read && { entry: read.entry, step: last_of(read) });
    return at && this.draws_pieces.value && this.table_at(at.entry, at.step) ? undefined : at;
  });
  private readonly earlier = signal<Earlier | undefined>(undefined);
  private drawn: View | undefined;
  /** The table as it stood at the step that is asked about or read; the table now, if there is none. */
  readonly board: ReadonlySignal<View | undefined> = computed(() => {
    const step = this.looked_at.value;
    const earlier = this.earlier.value;
    if (!step || this.is_of(earlier, step)) this.drawn = (step && earlier?.view) ?? this.view.value;
    // The board that is drawn stays until that of the step is here: the one of the end would only flash by.
    return this.drawn ?? this.view.value;
  });

  /** More than one automa plays: what they do is theirs, not hers. */
  readonly several: ReadonlySignal<boolean> = computed(() => {
    const pieces = this.laid.value?.table.pieces ?? [];
    return new Set(pieces.flatMap(({ hers, owner }) => (hers && owner ? [owner] : []))).size > 1;
  });

  private stop: () => void;
  private line: Promise<unknown> = Promise.resolve();
  private unanswered = 0;

  constructor(
    readonly table: Table,
    readonly id: string,
    /** Of a game, by its id: which steps are done in one motion with the one before. */
    private readonly joins_of: (game: string) => Joins | undefined = () => undefined,
  ) {
    const unheard = table.changed((changed) => {
      if (changed === id || changed === '') void this.refresh();
    });
    const alone = table.company?.(id, (others) => (this.others.value = others));
    const unseen = effect(() => {
      const step = this.looked_at.value;
      if (step && !this.is_of(this.earlier.peek(), step)) void this.look_at_step(step);
    });
    this.stop = () => {
      unheard();
      alone?.();
      unseen();
    };
  }

  private is_of(earlier: Earlier | undefined, { entry, step }: At): boolean {
    return earlier?.entry === entry && earlier.step === step && earlier.version === this.version.value;
  }

  private async look_at_step({ entry, step }: At): Promise<void> {
    const version = this.version.peek();
    const answer = await this.call({ do: 'show', id: this.id, parts: ['view'], entry, step });
    const now = this.looked_at.peek();
    if (now?.entry !== entry || now.step !== step || version !== this.version.peek()) return;
    // An entry of other rules does not show how the table was.
    this.earlier.value = { entry, step, version, view: answer.ok ? answer.view : undefined };
  }

  leave(): void {
    this.stop();
  }

  /** Requests wait for each other: two quick taps are two inputs in their order, not a race. */
  call<Name extends RequestName>(request: Request<Name>): Promise<Response<Name>> {
    return this.in_turn(() => this.table.call(request));
  }

  // An answer is taken in before the next thing is asked. Otherwise one that needs more (the steps that were missed) could
  // come onto the screen after the answer to a later request, and the table would stand where it no longer is.
  private in_turn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.line.then(work);
    this.line = mine.catch(() => undefined);
    return mine;
  }

  open(): Promise<void> {
    return this.in_turn(() => this.look());
  }

  private async look(): Promise<void> {
    const answer = await this.table.call({ do: 'show', id: this.id, parts: ['prompt', 'report', 'result', 'view', 'table'] });
    if (!answer.ok) {
      this.refusal.value = answer.error;
      return;
    }
    // Before it is shown: what cannot be changed is not offered, not even for a moment.
    await this.look_at_campaign(answer);
    await this.take(answer, 'found');
  }

  private async look_at_campaign({ campaign, number }: Screen): Promise<void> {
    if (!campaign) return;
    const answer = await this.table.call({ do: 'campaigns', id: campaign.id });
    const games = answer.ok ? (answer.campaigns[0]?.games ?? []) : [];
    const last = games.at(-1);
    this.campaign_games.value = games.map((game) => game.id);
    this.later.value = last && last.chapter > campaign.chapter ? { id: last.id, chapter: last.chapter } : undefined;
    const before = games.find((game) => game.chapter === campaign.chapter - 1);
    if (!before || number > 0) return;
    const told = await this.table.call({ do: 'show', id: before.id, parts: ['result'] });
    if (told.ok) this.last_time.value = { summary: told.summary, result: told.result };
  }

  /** Another tab or device went on with the game, perhaps while it was being opened. */
  refresh(): Promise<void> {
    return this.in_turn(async () => {
      if (!this.screen.value) return this.look();
      const answer = await this.table.call({ do: 'show', id: this.id, parts: ['prompt', 'report', 'result', 'view', 'table'] });
      if (answer.ok) await this.take(answer, 'found');
    });
  }

  /** What is tapped now would be said to a screen that is about to change. */
  get busy(): boolean {
    return this.unanswered > 0;
  }

  /** True if it was taken in, and `also` was done in the same stroke; a refusal changes nothing and is shown. */
  input(said: Said, also?: () => void): Promise<boolean> {
    return this.change(this.entry(said), 'new', also);
  }

  private async entry(said: Said): Promise<Request<'input'>> {
    const timed = this.table.where === 'here' && (this.screen.value?.timers?.length ?? 0) > 0;
    const sorted = await this.with_sort_keys(said);
    const entry = timed ? { ...sorted, at: Date.now() } : sorted;
    return { do: 'input', id: this.id, entries: [entry] };
  }

  /** A name stands in an alphabet that the engine does not know: the key says where (src/engine/form.h). */
  private async with_sort_keys(said: Said): Promise<Said> {
    const fields = this.screen.value?.prompt?.forms.find((form) => form.verb === said.verb)?.fields ?? [];
    const { args } = said;
    if (!args || Array.isArray(args) || !fields.some((field) => field.sorted)) return said;
    const { sort_key } = await import('../words/sort_key.ts');
    const keyed = { ...args };
    for (const field of fields) {
      const name = keyed[field.id];
      if (field.sorted && typeof name === 'string' && name && !name.includes('\t'))
        keyed[field.id] = `${name}\t${sort_key(words.value.locale, name)}`;
    }
    return { ...said, args: keyed };
  }

  adjust(path: string, value: string): Promise<boolean> {
    return this.change({ do: 'adjust', id: this.id, path, value }, 'turned');
  }
  undo(): Promise<boolean> {
    return this.change({ do: 'undo', id: this.id }, 'turned');
  }
  redo(): Promise<boolean> {
    return this.change({ do: 'redo', id: this.id }, 'turned');
  }
  jump(to: number): Promise<boolean> {
    return this.change({ do: 'jump', id: this.id, to }, 'moved');
  }

  /** What is damaged is dropped for good. */
  mend(): Promise<boolean> {
    return this.change({ do: 'mend', id: this.id }, 'moved');
  }

  // Nothing is drawn for a wait that nobody notices: it would only hold up the answer.
  private async change(request: Change | Promise<Change>, how: How, also?: () => void): Promise<boolean> {
    const noticed = setTimeout(() => (this.slow.value = true), unnoticed);
    this.unanswered += 1;
    try {
      const ready = await request;
      return await this.in_turn(() => this.changed(ready, how, also));
    } finally {
      clearTimeout(noticed);
      this.unanswered -= 1;
      this.slow.value = false;
    }
  }

  private async changed(request: Change, how: How, also?: () => void): Promise<boolean> {
    const answer = await this.table.call(request);
    if (!answer.ok) {
      this.refusal.value = answer.error;
      const screen = this.screen.value;
      if (answer.error.id === 'session.error.chapter-closed' && screen) await this.look_at_campaign(screen);
      return false;
    }
    await this.take(answer, how, also);
    return true;
  }

  private async take(screen: Screen, how: 'found' | How, also?: () => void): Promise<void> {
    const catalog = known_game(screen.game)?.catalog;
    if (catalog) await need_words(catalog);
    const { queue, done, ticked } = await this.steps_after(screen, how);
    const paused = how === 'new' && only_paused(this.screen.value?.timers, screen.timers);
    batch(() => {
      this.taken_back.value = screen.undone && { ...screen.undone, carried_out: this.was_carried_out(screen.undone.entries) };
      this.queue.value = queue;
      this.done.value = done;
      this.ticked.value = ticked;
      this.refusal.value = undefined;
      this.slow.value = false;
      if (how === 'moved' || how === 'turned' || this.receipt.value?.number !== screen.number) this.receipt.value = undefined;
      this.moves.value = new Map();
      this.screen.value = screen;
      this.version.value += 1;
      if (screen.view) this.look_at(screen);
      also?.();
    });
    // Her first step is shown, and the form that was said is shut, before the board is drawn anew. A page that ends
    // sooner shows the same steps again: it has not seen this entry.
    once_painted(() => {
      this.keep();
      if (!screen.view) void this.look_at_board();
      // Undoing passes over a pause: it is no thing done.
      if ((how === 'new' || how === 'found') && !paused) void this.look_at_receipt(screen);
    });
  }

  /** Asks which entries are legal, of one verb or of all. Nothing waits for it: until it is there, all that forms know is offered. */
  async need_moves(verb?: string): Promise<void> {
    const number = this.screen.value?.number;
    const verbs = this.screen.value?.prompt?.forms.map((form) => form.verb) ?? [];
    const found: Moves[] = [];
    for (const one of verb === undefined ? verbs : [verb]) {
      if (this.moves.value.has(one)) continue;
      // One after the other: what is tapped meanwhile waits for one of them, and not for all.
      const answer = await this.call({ do: 'moves', id: this.id, verb: one });
      if (!answer.ok || answer.number !== number || number !== this.screen.value?.number) return;
      found.push(...answer.moves);
    }
    if (found.length > 0) this.moves.value = new Map([...this.moves.value, ...found.map((one) => [one.verb, one] as const)]);
  }

  /** The engine says the entry back in its own words: what was understood, and not what was tapped. */
  private async look_at_receipt({ number, of }: Screen): Promise<void> {
    if (number === 0 || number < of || this.receipt.value?.number === number) return;
    const answer = await this.call({ do: 'history', id: this.id, from: number - 1 });
    const text = answer.ok ? answer.lines.find((line) => line.number === number)?.text : undefined;
    if (text && number === this.screen.value?.number) this.receipt.value = { number, text };
  }

  private async look_at_board(): Promise<void> {
    const answer = await this.call({ do: 'show', id: this.id, parts: ['view', 'table'] });
    if (answer.ok && answer.number === this.screen.value?.number) batch(() => this.look_at(answer));
  }

  private look_at({ view, table, number }: Screen): void {
    if (view) this.view.value = view;
    this.laid.value = table && { number, table };
  }

  /** The table as it stood when this step was told; left out: as it is now, or nobody knows. */
  table_at(entry: number, index: number): Tabletop | undefined {
    const laid = this.laid.value;
    const screen = this.screen.value;
    if (!laid || !screen?.report || screen.kept || laid.number !== screen.number || entry !== screen.number) return undefined;
    return table_at(laid.table, screen.report, index);
  }

  private async steps_after(screen: Screen, how: 'found' | How): Promise<Steps> {
    const joins = this.joins_of(screen.game);
    const fresh = shown_steps(screen.report, screen.number, joins);
    const all = (queue: Shown[]): Steps => ({ queue, done: 0, ticked: [] });
    // Sand does not wait: what was not yet carried out comes first, then what is new.
    if (how === 'new') return all([...left_over(this.queue.value, this.done.value, this.ticked.value), ...fresh]);
    const past = { queue: fresh, done: fresh.length, ticked: [] };
    if (how === 'moved') return past;
    // What nobody confirmed is still to be carried out, unless it was taken back.
    if (how === 'turned') {
      const gone = new Set(screen.undone?.entries);
      const left = left_over(this.queue.value, this.done.value, this.ticked.value).filter(({ entry }) => !gone.has(entry));
      return left.length > 0 ? all(left) : past;
    }
    const seen = recall<Partial<Progress>>(progress_key(this.table.where, this.id), {});
    if (seen.number === undefined || !seen.queue) return screen.number === 0 ? all(fresh) : past;
    const { queue, done = 0, ticked = [] } = seen;
    if (seen.number === screen.number) return { queue, done: Math.min(done, queue.length), ticked };
    if (seen.number > screen.number) return past;
    const answer = await this.table.call({ do: 'history', id: this.id, from: seen.number });
    // The history counts no reasons; the screen does for the last entry, and she can be asked why.
    const before = answer.ok
      ? missed_steps(
          answer.lines.filter((line) => line.number < screen.number),
          joins,
        )
      : [];
    return all([...left_over(queue, done, ticked), ...before, ...fresh]);
  }

  /** Was any step of these entries confirmed? Then pieces lie elsewhere on the table. */
  private was_carried_out(entries: readonly number[]): boolean {
    const left = new Set(left_over(this.queue.value, this.done.value, this.ticked.value));
    return entries.some((entry) => {
      const steps = this.queue.value.filter((shown) => shown.entry === entry);
      return steps.length === 0 || steps.some((shown) => !left.has(shown));
    });
  }

  private keep(): void {
    const screen = this.screen.value;
    if (!screen) return;
    const progress: Progress = { number: screen.number, done: this.done.value, ticked: [...this.ticked.value], queue: this.queue.value };
    remember(progress_key(this.table.where, this.id), progress);
  }

  /** So many of her steps are carried out; those that were ticked off before are not asked for again. */
  carried_out(done: number): void {
    const all = this.queue.value.length;
    let now = Math.max(0, Math.min(done, all));
    if (now > this.done.value) while (now < all && this.ticked.value.includes(now)) now += 1;
    this.stand_at(now, this.ticked.value);
  }

  /** A step is carried out before its turn comes, or it is not after all. */
  tick(index: number): void {
    const { value: done } = this.done;
    const { value: ticked } = this.ticked;
    if (index === done) this.carried_out(done + 1);
    else if (index > done) this.stand_at(done, ticked.includes(index) ? ticked.filter((one) => one !== index) : [...ticked, index]);
    else this.stand_at(index, [...ticked, ...Array.from({ length: done - index - 1 }, (_, i) => index + 1 + i)]);
  }

  private stand_at(done: number, ticked: readonly number[]): void {
    batch(() => {
      this.done.value = done;
      this.ticked.value = ticked.filter((one) => one > done);
    });
    this.keep();
  }
}

export function forget_steps(where: string, id: string): void {
  remember(progress_key(where, id), undefined);
}
