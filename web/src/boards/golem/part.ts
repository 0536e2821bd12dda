// What every part of the board is drawn from.

import type { Message } from '../../protocol.ts';
import type { Words } from '../../words/words.ts';
import type { Touch } from '../registry.ts';
import type { Table } from './reading.ts';

export interface Part {
  table: Table;
  /** Classes of a place: it is spoken of, or was left out by a line of Why?. */
  mark(place: string): string;
  touch?: Touch;
  words: Words;
}

/** What a place is called, and what is read on the pieces there. */
export function told_at({ table, words }: Part, place: string, ...kinds: string[]): string {
  const read = kinds
    .flatMap((kind) => table.on(place, kind))
    .flatMap(({ name, kind }) => (name ? `${words.say({ id: kind })} ${words.say(name)}` : []));
  return [words.say(table.place(place)?.name), ...read].join(', ');
}

export const say = (words: Words, id: string, args?: Message['args']): string => words.say(args ? { id, args } : { id });
