// A phrase as src/engine/phrase.h writes it: `clay:2 kill / gold:1`. Words with numbers, ` / ` between alternatives.

import type { Field, Option } from '../protocol.ts';
import { is_colour } from './colours.ts';
import { fixed_rows } from '../protocol/rows_model.ts';

export interface PhraseWord {
  token: string;
  number?: number;
}
export type Alternative = PhraseWord[];

export function read_phrase(text: string): Alternative[] {
  return text.split('/').map((part) =>
    part
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => {
        const at = word.lastIndexOf(':');
        const number = at < 0 ? NaN : Number(word.slice(at + 1));
        return Number.isInteger(number) ? { token: word.slice(0, at), number } : { token: word };
      }),
  );
}

export function write_phrase(alternatives: readonly Alternative[]): string {
  let text = '';
  for (const [i, words] of alternatives.entries()) {
    if (i > 0) text += text === '' ? '/' : ' /';
    const part = words.map(({ token, number }) => (number === undefined ? token : `${token}:${number}`)).join(' ');
    if (part) text += (text === '' ? '' : ' ') + part;
  }
  return text;
}

const option_of = (field: Field, token: string): Option | undefined => field.options?.find((option) => option.token === token);

/** Its option says that a number belongs to it: "2 clay". Of other words the same one is said again. */
export function counts(field: Field, token: string): boolean {
  return option_of(field, token)?.counted === true;
}

/** A word as it is shown: the same one several times running stands there once, with how often. */
export interface Piece extends PhraseWord {
  times: number;
}

export function pieces_of(words: Alternative): Piece[] {
  const pieces: Piece[] = [];
  for (const word of words) {
    const last = pieces.at(-1);
    if (last && last.token === word.token && last.number === undefined && word.number === undefined) last.times += 1;
    else pieces.push({ ...word, times: 1 });
  }
  return pieces;
}

export function words_in(pieces: readonly Piece[]): Alternative {
  return pieces.flatMap(({ token, number, times }) =>
    Array.from({ length: times }, () => (number === undefined ? { token } : { token, number })),
  );
}

/** One more of this word, at the end. */
export function with_word(field: Field, words: Alternative, token: string): Alternative {
  if (!counts(field, token)) return [...words, { token }];
  const last = words.at(-1);
  // The same counted word again is one more of it, as one counts icons with a finger.
  return last?.token === token ? [...words.slice(0, -1), { token, number: (last.number ?? 1) + 1 }] : [...words, { token, number: 1 }];
}

/** Where the last word has a number: the same one once more beside it, with a number of its own ("start 6, start 5"), which goes on as the last two do. */
export function with_another(field: Field, words: Alternative): Alternative | undefined {
  const last = words.at(-1);
  if (last?.number === undefined || !counts(field, last.token)) return undefined;
  const before = words.at(-2);
  const step = before?.token === last.token && before.number !== undefined ? last.number - before.number : 0;
  return [...words, { token: last.token, number: Math.max(1, last.number + step) }];
}

/** As somebody reads it: "2 clay, kill / 1 gold". A number that is no count stands behind its word. */
export function phrase_in_words(field: Field, text: string, name: (option: Option) => string, nothing: string): string {
  const any_counted = field.options?.some((option) => option.counted) ?? false;
  return read_phrase(text)
    .map((words) =>
      words
        .map(({ token, number }) => {
          const option = option_of(field, token);
          const word = option ? name(option) : token;
          if (number === undefined) return word;
          return option?.counted || !any_counted ? `${number} ${word}` : `${word} ${number}`;
        })
        .join(', '),
    )
    .map((words) => words || nothing)
    .join(' / ');
}

// Rows of things: a phrase whose number of rows is known and whose words need no number ("red red white / / blue / black /"),
// or whose words are colours: cubes or marbles. What counts there is how many of each lie in which row, not their order.

export function is_rows_of_things(field: Field): boolean {
  const { options = [] } = field;
  if (field.kind !== 'phrase' || options.length < 2 || options.some((option) => option.counted)) return false;
  return (fixed_rows(field) ?? 0) > 1 || (field.max === undefined && options.every((option) => is_colour(option.token)));
}

/** More alternatives can be begun; without `max` nobody knows how many there can be. */
export const may_have_more = (field: Field, rows: number): boolean => !field.max || rows < field.max;

export function padded(rows: readonly Alternative[], n: number): Alternative[] {
  return Array.from({ length: n }, (_, i) => rows[i] ?? []);
}

const how_many = ({ number }: PhraseWord): number => number ?? 1;

export function count_in(words: Alternative, token: string): number {
  return words.filter((word) => word.token === token).reduce((sum, word) => sum + how_many(word), 0);
}

/** As many of this word in this row, and never less than none; the words stand in the order of the options. */
export function with_count(field: Field, words: Alternative, token: string, n: number): Alternative {
  return (field.options ?? []).flatMap((option) => {
    const count = option.token === token ? Math.max(0, n) : count_in(words, option.token);
    return Array.from({ length: count }, () => ({ token: option.token }));
  });
}
