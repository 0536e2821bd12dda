// The pieces of a box: what lies in it as one thing, of which kind it is, and how much of it is known.

import type { Field, Form, PrintedThing } from '../protocol.ts';
import { read_phrase } from '../parts/phrase_model.ts';
import { tokens_in } from '../parts/field_value.ts';
import type { Look } from './look.ts';
import { said_of, type Said } from './model.ts';

export type Source = PrintedThing['source'];

export interface Piece {
  key: string;
  kind: string;
  things: readonly PrintedThing[];
  /** The weakest of its facts: a card of which one side is told is missing still. */
  source: Source;
}

export interface Kind {
  name: string;
  pieces: readonly Piece[];
}

const weakest: readonly Source[] = ['missing', 'house', 'public', 'yours'];

export function pieces_of(look: Look, things: readonly PrintedThing[], is_later = look.later): Piece[] {
  const pieces = new Map<string, PrintedThing[]>();
  for (const thing of things) {
    if (is_later?.(thing)) continue;
    const key = look.piece_of?.(thing.id) ?? thing.id;
    pieces.set(key, [...(pieces.get(key) ?? []), thing]);
  }
  return [...pieces].map(([key, of]) => ({
    key,
    kind: look.kind_of(key),
    things: of,
    source: weakest.find((source) => of.some((thing) => thing.source === source)) ?? 'missing',
  }));
}

export function kinds_of(look: Look, pieces: readonly Piece[]): Kind[] {
  const names = [...new Set([...Object.keys(look.kinds), ...pieces.map(({ kind }) => kind)])];
  return names.map((name) => ({ name, pieces: pieces.filter((piece) => piece.kind === name) }));
}

/** It is known as it is printed: told, or public. */
export const is_known = ({ source }: Piece): boolean => source === 'yours' || source === 'public';

const usual_seconds = 20;
export function minutes_left(look: Look, pieces: readonly Piece[]): number {
  const seconds = pieces.filter((piece) => !is_known(piece)).reduce((sum, { kind }) => sum + (look.seconds?.[kind] ?? usual_seconds), 0);
  return Math.max(1, Math.round(seconds / 60));
}

export const said_on = (form: Form, thing: PrintedThing): Said => said_of(form.fields, thing.said);

/** Symbols that stand on it: words, colours, prices. */
export function tokens_on(fields: readonly Field[], said: Said): string[] {
  return fields.flatMap((field) => {
    const value = said[field.id];
    if (value === undefined || value === '') return [];
    if (field.kind === 'phrase') return read_phrase(value).flatMap((words) => words.map(({ token }) => token));
    return field.kind === 'list' ? tokens_in(value) : field.kind === 'one_of' ? [value] : [];
  });
}

/** The next thing to tell behind this one, of the same kind first. */
export function next_to_tell(kinds: readonly Kind[], now: Piece): Piece | undefined {
  const kind = kinds.find(({ name }) => name === now.kind)?.pieces ?? [];
  const at = kind.findIndex(({ key }) => key === now.key);
  return [...kind.slice(at + 1), ...kind.slice(0, at)].find((piece) => !is_known(piece));
}
