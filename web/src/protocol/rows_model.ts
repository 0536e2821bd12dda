// A text that is really rows of numbers: "..0:1 1..4:2 11..:4". A blank stands between the rows; a row is its parts one
// after another, each behind the signs that stand before it.

import type { Field, RowPart } from '../protocol.ts';

/** The parts of a row as they are edited: digits, or nothing; of a flag `flagged`, or nothing. */
export type Row = string[];
export const flagged = 'yes';

/** Stands for a number that is still to be told, so that an unfinished row is kept, too. */
const unsaid = '?';

export const in_rows = (field: Field): field is Field & { parts: RowPart[] } => field.kind === 'text' && (field.parts?.length ?? 0) > 0;

/** Exactly so many rows, if their number is fixed. */
export function fixed_rows(field: Field): number | undefined {
  return field.min !== undefined && field.min > 0 && field.min === field.max ? field.min : undefined;
}

export function write_rows(field: Field, rows: readonly Row[]): string {
  if (rows.length === 0) return field.none ?? '';
  const write = (part: RowPart, value: string): string => {
    const before = part.before ?? '';
    if (part.flag) return value === flagged ? before : '';
    return before + (value === '' && !part.optional ? unsaid : value);
  };
  return rows.map((row) => (field.parts ?? []).map((part, i) => write(part, row[i] ?? '')).join('')).join(' ');
}

function read_row(parts: readonly RowPart[], text: string): Row | undefined {
  let rest = text;
  const row: Row = [];
  for (const part of parts) {
    const before = part.before ?? '';
    const here = rest.startsWith(before);
    if (part.flag) {
      row.push(here ? flagged : '');
      if (here) rest = rest.slice(before.length);
      continue;
    }
    if (!here) return undefined;
    rest = rest.slice(before.length);
    const said = /^(-?\d+|\?)/.exec(rest)?.[0] ?? '';
    if (said === '' && !part.optional) return undefined;
    row.push(said === unsaid ? '' : said);
    rest = rest.slice(said.length);
  }
  return rest === '' ? row : undefined;
}

/** Nothing, if the text is not told in such rows. */
export function read_rows(field: Field, text: string): Row[] | undefined {
  const said = text.trim();
  if (said === '' || said === field.none) return [];
  const rows = said.split(/[\s,]+/).map((part) => read_row(field.parts ?? [], part));
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

/** What is on show: as many rows as there must be. */
export function rows_of(field: Field, value: string | undefined): Row[] {
  const rows = read_rows(field, value ?? '') ?? [];
  const least = field.min ?? 0;
  const empty = (): Row => (field.parts ?? []).map(() => '');
  return rows.length >= least ? rows : [...rows, ...Array.from({ length: least - rows.length }, empty)];
}

export function part_fits(part: RowPart, value: string): boolean {
  if (part.flag) return true;
  if (value === '') return part.optional === true;
  const n = Number(value);
  return Number.isInteger(n) && n >= (part.min ?? 0) && n <= (part.max ?? Infinity);
}

export function rows_filled(field: Field, value: string | undefined): boolean {
  if (!read_rows(field, value ?? '')) return false;
  const rows = rows_of(field, value);
  if (rows.length < (field.min ?? 0) || (field.max && rows.length > field.max)) return false;
  return rows.every((row) => (field.parts ?? []).every((part, i) => part_fits(part, row[i] ?? '')));
}
