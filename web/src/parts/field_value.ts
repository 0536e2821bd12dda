// A field's value in words, and what counts as filled: the same for forms, setup and corrections.

import type { Field, Option } from '../protocol.ts';
import { say, t } from '../state/language.ts';
import { is_rows_of_things, phrase_in_words, read_phrase } from './phrase_model.ts';
import { in_rows, rows_filled } from '../protocol/rows_model.ts';

/** What stands in square brackets at the end is for who types it all. */
export const for_fingers = (text: string): string => text.replace(/\s*\[[^\]]*\]$/, '');

export function label_of(option: Option): string {
  return say(option.label) || option.token;
}

export function value_in_words(field: Field, value: string): string {
  const nothing = t('page.field.nothing');
  if (field.kind === 'phrase') return phrase_in_words(field, value, label_of, nothing);
  if (value === '') return nothing;
  if (in_rows(field)) return value === field.none ? nothing : value.split(/\s+/).join(', ');
  const one = (token: string): string => {
    const option = field.options?.find((candidate) => candidate.token === token);
    return option ? label_of(option) : token;
  };
  return field.kind === 'list' ? value.split(',').map(one).join(', ') : one(value);
}

export const tokens_in = (value: string): string[] => (value === '' ? [] : value.split(','));

/** Nothing may be printed on a card, and nothing may be on a list: empty is a value for those. */
export function is_filled(field: Field, value: string | undefined): boolean {
  // A number may be left to the game: its `otherwise` is a word then.
  if (value !== undefined && value !== '' && value === field.otherwise) return true;
  switch (field.kind) {
    case 'list': {
      const n = tokens_in(value ?? '').length;
      return n >= (field.min ?? 0) && (!field.max || n <= field.max);
    }
    case 'phrase':
      // Some thing lies in one of the rows.
      return !is_rows_of_things(field) || read_phrase(value ?? '').some((row) => row.length > 0);
    case 'text':
      return in_rows(field) ? rows_filled(field, value) : value !== undefined && value !== '';
    case 'number': {
      if (value === undefined || value === '') return false;
      const n = Number(value);
      return Number.isInteger(n) && (!has_range(field) || (n >= (field.min ?? 0) && n <= (field.max ?? 0)));
    }
    default:
      return value !== undefined && value !== '';
  }
}

/** `min` and `max` are left out when they mean nothing. */
export function has_range(field: Field): boolean {
  return field.min !== undefined || field.max !== undefined;
}

/** What a form says before anything was touched. */
export function start_values(fields: readonly Field[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    const [only] = field.options ?? [];
    if (field.otherwise !== undefined) values[field.id] = field.otherwise;
    else if (in_rows(field) && !field.min && field.none !== undefined) values[field.id] = field.none;
    else if (field.kind === 'number' && field.min !== undefined && field.min === field.max) values[field.id] = String(field.min);
    else if ((field.kind === 'one_of' || field.kind === 'place') && field.options?.length === 1 && only) values[field.id] = only.token;
  }
  return values;
}

export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
