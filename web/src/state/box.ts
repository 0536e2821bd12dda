// The box of a game as its owner told it: what is printed in it, what is known of that and from where. What is told here is
// kept at once, by the same request that takes in a friend's file, and can be taken back one by one.

import { signal } from '@preact/signals';

import type { Table } from '../engine/table.ts';
import type { Form, Message, PrintedThing } from '../protocol.ts';
import { words } from './language.ts';
import { recall, remember } from './settings.ts';

export interface Told {
  id: string;
  value: string;
}

/** From whom a value came: it is theirs until it is told otherwise. */
interface Origin {
  value: string;
  from: string;
}
type Origins = Record<string, Origin>;
const origins_key = (where: string, game: string): string => `seatmate.origins.${where}.${game}`;

/** Everything that is not told is played with our values, by the owner's own choice. */
const house_key = (game: string): string => `seatmate.house.${game}`;
export const is_house_for_the_rest = (game: string): boolean => recall(house_key(game), { on: false }).on;

export interface SharedFile {
  kind: 'box' | 'deck';
  game: string;
  name: string;
  text: string;
  told: Told[];
}

export class Box {
  readonly things = signal<readonly PrintedThing[] | undefined>(undefined);
  readonly refusal = signal<Message | undefined>(undefined);
  readonly house = signal(false);
  readonly origins = signal<Origins>({});
  /** What was told before each telling of this sitting, the last one last. */
  readonly before = signal<readonly { label?: Message; told: readonly { id: string; value?: string }[] }[]>([]);
  private readonly forms = new Map<string, Promise<Form | undefined>>();

  constructor(
    readonly table: Table,
    readonly game: string,
  ) {
    this.house.value = is_house_for_the_rest(game);
    this.origins.value = recall<Origins>(origins_key(table.where, game), {});
  }

  /** Another sitting at the same box wrote: its labels are read again, too. */
  async reload(): Promise<void> {
    this.origins.value = recall<Origins>(origins_key(this.table.where, this.game), {});
    await this.read();
  }

  async read(): Promise<void> {
    const answer = await this.table.call({ do: 'printed', game: this.game });
    if (answer.ok) this.things.value = answer.printed;
    else this.refusal.value = answer.error;
  }

  /** The form in which it is told; undefined for what is told nowhere. */
  form_of(id: string): Promise<Form | undefined> {
    const known = this.forms.get(id);
    if (known) return known;
    const form = this.table.call({ do: 'telling', game: this.game, id }).then((answer) => (answer.ok ? answer.form : undefined));
    this.forms.set(id, form);
    return form;
  }

  async value_of(id: string, said: readonly string[]): Promise<{ value?: string; why?: Message }> {
    const fields = (await this.form_of(id))?.fields ?? [];
    const keyed = await Promise.all(said.map((text, i) => (fields[i]?.sorted && text ? with_sort_key(text) : text)));
    const answer = await this.table.call({ do: 'telling', game: this.game, id, said: keyed });
    return answer.ok ? { value: answer.value ?? '' } : { why: answer.error };
  }

  /** Undefined if it was kept. */
  async tell(told: readonly Told[], label?: Message): Promise<Message | undefined> {
    const before = told.map(({ id }) => this.yours(id));
    const answer = await this.table.call({ do: 'facts-in', text: file_of(this.game, told) });
    if (!answer.ok) return answer.error;
    this.before.value = [...this.before.value, { ...(label && { label }), told: before }];
    await this.read();
    return undefined;
  }

  private yours(id: string): { id: string; value?: string } {
    const thing = this.things.value?.find((one) => one.id === id);
    return thing?.source === 'yours' ? { id, value: thing.value ?? '' } : { id };
  }

  /** What was told last is as it was before. */
  async undo(): Promise<void> {
    const last = this.before.value.at(-1);
    if (!last) return;
    const again = last.told.flatMap(({ id, value }) => (value === undefined ? [] : [{ id, value }]));
    if (again.length > 0) await this.table.call({ do: 'facts-in', text: file_of(this.game, again) });
    for (const { id, value } of last.told) if (value === undefined) await this.table.call({ do: 'forget', game: this.game, id });
    this.before.value = this.before.value.slice(0, -1);
    await this.read();
  }

  async forget(ids: readonly string[], label?: Message): Promise<void> {
    const before = ids.map((id) => this.yours(id));
    for (const id of ids) await this.table.call({ do: 'forget', game: this.game, id });
    this.before.value = [...this.before.value, { ...(label && { label }), told: before }];
    await this.read();
  }

  house_for_the_rest(on: boolean): void {
    this.house.value = on;
    remember(house_key(this.game), { on });
  }

  /** From whom it came, as long as it says what it said then. */
  from(thing: PrintedThing): string | undefined {
    const origin = this.origins.value[thing.id];
    return thing.source === 'yours' && origin?.value === (thing.value ?? '') ? origin.from : undefined;
  }

  /** Takes in what somebody else told; all of it or nothing. */
  async take(file: SharedFile, from: string): Promise<Message | undefined> {
    const before = file.told.map(({ id }) => this.yours(id));
    const answer = await this.table.call(file.kind === 'deck' ? { do: 'deck-in', text: file.text } : { do: 'facts-in', text: file.text });
    if (!answer.ok) return answer.error;
    await this.read();
    const origins = { ...this.origins.value };
    for (const { id } of file.told) {
      const value = this.things.value?.find((thing) => thing.id === id)?.value ?? '';
      // What was told here before and says the same stays one's own.
      if (before.find((one) => one.id === id)?.value !== value) origins[id] = { value, from };
    }
    this.origins.value = origins;
    remember(origins_key(this.table.where, this.game), origins);
    this.before.value = [...this.before.value, { told: before }];
    return undefined;
  }
}

/** A name says how this language sorts it, as in a game. */
async function with_sort_key(name: string): Promise<string> {
  const { sort_key } = await import('../words/sort_key.ts');
  return `${name}\t${sort_key(words.value.locale, name)}`;
}

/** A box file (docs/box.schema.json) with these entries. */
export const file_of = (game: string, told: readonly Told[], name = ''): string =>
  JSON.stringify({ seatmate: 'box', format: 1, game, ...(name && { name }), entries: told.map(({ id, value }) => ({ id, value })) });

/** Options that ask for what nobody told are set to our values, where the owner wants that. */
export function settings_of_box(
  game: string,
  options: readonly { id: string; options?: readonly { token: string }[] }[],
): Record<string, string> {
  if (!is_house_for_the_rest(game)) return {};
  const has = (option: { options?: readonly { token: string }[] }, token: string): boolean =>
    option.options?.some((one) => one.token === token) ?? false;
  return Object.fromEntries(
    options.filter((option) => has(option, 'house') && has(option, 'ask') && !has(option, 'no')).map(({ id }) => [id, 'house']),
  );
}
