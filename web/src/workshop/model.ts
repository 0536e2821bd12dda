// Telling a printed thing by tapping: which blanks its picture has, which symbols fit into the one that is told now, and
// what a tap makes of it. The blanks are the fields of the form that the engine gives (`telling`), so what can be said
// here is what can be said in the middle of a turn.

import type { Field } from '../protocol.ts';
import { has_range, is_filled, tokens_in } from '../parts/field_value.ts';
import { counts, read_phrase, with_another, with_word, write_phrase } from '../parts/phrase_model.ts';
import { fixed_rows, in_rows } from '../protocol/rows_model.ts';

/** What is said in each field, by its id. */
export type Said = Readonly<Record<string, string>>;

/** One place of the picture: a field, or several that one symbol says together (a bonus and its number). */
export interface Blank {
  key: string;
  fields: readonly Field[];
}

/** A symbol to tap: what it puts where. */
export interface Stamp {
  key: string;
  put: Said;
  /** What is drawn: options of the field, or numbers. */
  shows: readonly string[];
  /** It stands in the picture now. */
  on?: boolean;
}

export interface Stamps {
  how: 'one' | 'grid' | 'pairs' | 'rest' | 'several' | 'numbers' | 'words' | 'text' | 'rows';
  stamps: readonly Stamp[];
}

/** A number of so many values is one tap. */
const most_stamps = 24;
/** A list of so many things is told by pairs: a column of five numbers is two taps. */
const pairs_of = 5;
const rest_of = 3;

export const said_of = (fields: readonly Field[], texts: readonly string[] | undefined): Said =>
  Object.fromEntries(fields.flatMap((field, i) => (texts?.[i] === undefined ? [] : [[field.id, texts[i]]])));

export const texts_of = (fields: readonly Field[], said: Said): string[] => fields.map((field) => said[field.id] ?? '');

/** `order` names the fields in the order in which they are told, those of one blank together; the others follow. */
export function blanks_of(fields: readonly Field[], order: readonly (readonly string[])[] = []): Blank[] {
  const named = order
    .map((ids) => fields.filter((field) => ids.includes(field.id)))
    .filter((group) => group.length > 0)
    .map((group) => ({ key: group.map(({ id }) => id).join('+'), fields: group }));
  const taken = new Set(named.flatMap((blank) => blank.fields));
  return [...named, ...fields.filter((field) => !taken.has(field)).map((field) => ({ key: field.id, fields: [field] }))];
}

const numbers_of = ({ min = 0, max = 0 }: Field): number[] => {
  const from = Math.max(min, Math.min(0, max - most_stamps + 1));
  return Array.from({ length: Math.min(most_stamps, max - from + 1) }, (_, i) => from + i);
};

/** All of a few different things in an order: the numbers of a column. */
export function is_order(field: Field): boolean {
  const n = field.options?.length ?? 0;
  return field.kind === 'list' && !field.repeats && n === pairs_of && field.max === n;
}

/** A row of single numbers, as many as are printed. */
export const is_numbers = (field: Field): boolean =>
  in_rows(field) && field.parts.length === 1 && !field.parts[0]?.before && !field.parts[0]?.flag && !field.parts[0]?.optional;

export const numbers_in = (value: string | undefined): string[] => (value ?? '').split(/[\s,]+/).filter((one) => one !== '' && one !== '-');

/** A symbol that says the first field chooses how much of it: every kind with every number. */
function grid(kind: Field, number: Field, said: Said): Stamp[] {
  return (kind.options ?? []).flatMap(({ token }) => {
    const amounts = token === 'none' ? [0] : numbers_of(number).filter((n) => n > 0);
    return amounts.map((n) => ({
      key: `${token}-${n}`,
      put: { [kind.id]: token, [number.id]: String(n) },
      shows: n > 0 ? [token, String(n)] : [token],
      on: said[kind.id] === token && said[number.id] === String(n),
    }));
  });
}

function list_stamps(field: Field, said: Said): Stamps {
  const chosen = tokens_in(said[field.id] ?? '');
  const left = (field.options ?? []).map(({ token }) => token).filter((token) => !chosen.includes(token));
  const put = (more: readonly string[]): Stamp => ({
    key: more.join('-'),
    put: { [field.id]: [...chosen, ...more].join(',') },
    shows: more,
  });
  if (is_order(field) && chosen.length === 0)
    return { how: 'pairs', stamps: left.flatMap((one) => left.filter((other) => other !== one).map((other) => put([one, other]))) };
  if (is_order(field) && left.length === rest_of) return { how: 'rest', stamps: orders(left).map(put) };
  if (field.repeats) {
    const full = field.max ? chosen.length >= field.max : false;
    return { how: 'several', stamps: full ? [] : (field.options ?? []).map(({ token }) => put([token])) };
  }
  return {
    how: 'several',
    stamps: (field.options ?? []).map(({ token }) =>
      chosen.includes(token)
        ? { key: token, put: { [field.id]: chosen.filter((other) => other !== token).join(',') }, shows: [token], on: true }
        : put([token]),
    ),
  };
}

/** All orders of a few things. */
export function orders(things: readonly string[]): string[][] {
  if (things.length <= 1) return [[...things]];
  return things.flatMap((one) => orders(things.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}

export function stamps_of({ fields }: Blank, said: Said): Stamps {
  const [field, second] = fields;
  if (!field) return { how: 'text', stamps: [] };
  if (second && field.kind === 'one_of' && second.kind === 'number') return { how: 'grid', stamps: grid(field, second, said) };
  const value = said[field.id];
  switch (field.kind) {
    case 'one_of':
    case 'place':
      return {
        how: 'one',
        stamps: (field.options ?? []).map(({ token }) => ({ key: token, put: { [field.id]: token }, shows: [token], on: value === token })),
      };
    case 'number':
      return {
        how: 'numbers',
        stamps: numbers_of(field).map((n) => ({
          key: String(n),
          put: { [field.id]: String(n) },
          shows: [String(n)],
          on: value === String(n),
        })),
      };
    case 'list':
      return list_stamps(field, said);
    case 'phrase': {
      const rows = read_phrase(value ?? '');
      const last = rows.at(-1) ?? [];
      return {
        how: 'words',
        stamps: (field.options ?? []).map(({ token }) => ({
          key: token,
          put: { [field.id]: write_phrase([...rows.slice(0, -1), with_word(field, last, token)]) },
          shows: [token],
        })),
      };
    }
    default: {
      if (!is_numbers(field)) return { how: in_rows(field) ? 'rows' : 'text', stamps: [] };
      const told = numbers_in(value);
      const full = field.max ? told.length >= field.max : false;
      const part = field.parts?.[0];
      const range = numbers_of({ ...field, kind: 'number', min: part?.min ?? 0, max: part?.max ?? 99 });
      return {
        how: 'numbers',
        stamps: full ? [] : range.map((n) => ({ key: String(n), put: { [field.id]: [...told, n].join(' ') }, shows: [String(n)] })),
      };
    }
  }
}

/** Numbers for the last word that has one, and the same word once more. */
export function amounts_of(field: Field, said: Said): { stamps: Stamp[]; again?: Stamp; or?: Stamp } {
  const rows = read_phrase(said[field.id] ?? '');
  const words = rows.at(-1) ?? [];
  const last = words.at(-1);
  const with_last = (row: typeof words): Said => ({ [field.id]: write_phrase([...rows.slice(0, -1), row]) });
  const more = !field.max || rows.length < field.max;
  const or = more && words.length > 0 ? { key: 'or', put: { [field.id]: write_phrase([...rows, []]) }, shows: ['/'] } : undefined;
  const mixed = field.options?.some((option) => option.counted) ?? false;
  if (!last || !(counts(field, last.token) || mixed)) return { stamps: [], ...(or && { or }) };
  const another = with_another(field, words);
  return {
    stamps: Array.from({ length: 12 }, (_, i) => i + (counts(field, last.token) ? 1 : 0)).map((n) => ({
      key: `n${n}`,
      put: with_last([...words.slice(0, -1), { token: last.token, number: n }]),
      shows: [String(n)],
      on: last.number === n,
    })),
    ...(another && { again: { key: 'again', put: with_last(another), shows: [last.token] } }),
    ...(or && { or }),
  };
}

/** Nothing more can be told there: the next blank is told. */
export function is_full({ fields }: Blank, said: Said): boolean {
  return fields.every((field) => {
    const value = said[field.id];
    if (!is_filled(field, value)) return false;
    if (field.kind === 'list') return !field.repeats && tokens_in(value ?? '').length === (field.options?.length ?? 0);
    if (field.kind === 'phrase' || (field.kind === 'text' && !in_rows(field))) return false;
    return !in_rows(field) || fixed_rows(field) === numbers_in(value).length;
  });
}

/** The blank that is told after this one: the next that says nothing yet. */
export function next_blank(blanks: readonly Blank[], now: string, said: Said): string {
  const at = blanks.findIndex(({ key }) => key === now);
  const empty = (blank: Blank): boolean => !blank.fields.every((field) => says_something(field, said[field.id]));
  return (blanks.slice(at + 1).find(empty) ?? blanks.slice(0, Math.max(0, at)).find(empty))?.key ?? now;
}

/** Empty is a value for a list of icons, but nobody has said it yet. */
function says_something(field: Field, value: string | undefined): boolean {
  return (value !== undefined && value !== '') || (is_filled(field, value) && field.kind !== 'list' && field.kind !== 'phrase');
}

export const missing_in = (blanks: readonly Blank[], said: Said): Blank[] =>
  blanks.filter(({ fields }) => !fields.every((field) => is_filled(field, said[field.id])));

/** Something that would be taken where nothing is said yet: so what is said can be checked before all of it is. */
export function guess(field: Field): string {
  if (field.otherwise) return field.otherwise;
  const tokens = field.options?.map(({ token }) => token) ?? [];
  switch (field.kind) {
    case 'list':
      return tokens.slice(0, field.min ?? 0).join(',');
    case 'number':
      return String(has_range(field) ? Math.max(field.min ?? 0, Math.min(0, field.max ?? 0)) : 0);
    case 'text':
      return in_rows(field) ? (field.example ?? field.none ?? '') : 'x';
    case 'phrase':
      return '';
    default:
      return tokens[0] ?? '';
  }
}

export const with_guesses = (fields: readonly Field[], said: Said, but?: string): string[] =>
  fields.map((field) => {
    const value = said[field.id];
    return field.id === but || value === undefined || !is_filled(field, value) ? guess(field) : value;
  });

/** One symbol less: the last of a list, a word, a number; a single one at all. */
export function without_last(field: Field, value: string | undefined): string {
  if (field.kind === 'list')
    return tokens_in(value ?? '')
      .slice(0, -1)
      .join(',');
  if (field.kind === 'phrase') {
    const rows = read_phrase(value ?? '');
    const words = rows.at(-1) ?? [];
    return write_phrase(words.length > 0 ? [...rows.slice(0, -1), words.slice(0, -1)] : rows.slice(0, -1));
  }
  if (is_numbers(field)) return numbers_in(value).slice(0, -1).join(' ');
  return '';
}
