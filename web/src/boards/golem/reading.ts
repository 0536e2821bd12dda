// The table of Golem as its pieces lie (src/games/golem/tabletop.cpp), in the words of the board: rows and marbles, sections,
// tiles with what is known of them, her cards. What a message of a piece does not say as expected is left out.

import type { Argument, Message, Moved, Piece, Place, Tabletop } from '../../protocol.ts';
import { pieces_by_place } from '../../state/tabletop.ts';

export const rows = ['work', 'golem', 'artefact', 'learning', 'mirror'] as const;
export const marbles = ['red', 'yellow', 'blue', 'black', 'white'] as const;
export const districts = ['red', 'yellow', 'blue'] as const;
export const areas = ['golem', 'artefact', 'learning'] as const;
export type Row = (typeof rows)[number];
export type Marble = (typeof marbles)[number];
export type District = (typeof districts)[number];
export type Area = (typeof areas)[number];

export const last_section = 10;
export const printed_cell = 6; // GO-RABBI-4: below the action tiles
export const last_tile = 5;
export const last_cell = 10;
export const lowest_space = -5;
export const highest_space = 20;
export const last_level = 12;
export const gold_pictures = 10;
export const book_columns = 5;
export const development_count = 6;

export const last_part = (id: string | undefined): string => (id ? id.slice(id.lastIndexOf('.') + 1) : '');
const kind_of = (piece: Piece): string => last_part(piece.kind);

/** What lies where. */
export class Table {
  private readonly places: ReadonlyMap<string, Place>;
  private readonly pieces: ReadonlyMap<string, readonly Piece[]>;
  constructor(table: Tabletop) {
    this.places = new Map(table.places.map((place) => [place.id, place]));
    this.pieces = pieces_by_place(table);
  }
  place(id: string): Place | undefined {
    return this.places.get(id);
  }
  on(place: string, kind: string): readonly Piece[] {
    return (this.pieces.get(place) ?? []).filter((piece) => kind_of(piece) === kind);
  }
  first(place: string, kind: string): Piece | undefined {
    return this.on(place, kind)[0];
  }
  count(place: string, kind: string): number {
    return this.on(place, kind).reduce((sum, piece) => sum + (piece.count ?? 1), 0);
  }
  /** Of a track: the space on which something of this kind lies. */
  at(track: string, kind: string, from: number, to: number): number | undefined {
    for (let space = from; space <= to; ++space) if (this.first(`${track}.${space}`, kind)) return space;
    return undefined;
  }
  /** All places whose ids begin so, in their order. */
  beginning(with_this: string): Place[] {
    return [...this.places.values()].filter(({ id }) => id.startsWith(with_this));
  }
}

export const number_of = (message: Message | undefined, name = 'n'): number | undefined => {
  const n = message?.args?.[name];
  return typeof n === 'number' ? n : undefined;
};
export const text_of = (message: Message | undefined, name: string): string => {
  const text = message?.args?.[name];
  return typeof text === 'string' ? text : '';
};
/** "golem.marble.red" of an argument that is a term. */
export const term_of = (message: Message | undefined, name: string): string => {
  const term = message?.args?.[name];
  return typeof term === 'object' && 'term' in term ? last_part(term.term) : '';
};
const messages_in = (argument: Argument | undefined): Message[] =>
  Array.isArray(argument) ? argument.flatMap((one) => (one ? [one] : [])) : [];

/** "2 clay", "create a golem, 1 cheaper", "kill". */
export interface Part {
  act: string;
  n?: number;
  discount?: true;
}
/** What is printed on a tile: alternatives, each part after part. */
export type Effect = readonly (readonly Part[])[];

function part_of(message: Message): Part[] {
  const n = number_of(message);
  switch (last_part(message.id)) {
    case 'effect-count':
      return [{ act: term_of(message, 'what'), ...(n !== undefined && { n }) }];
    case 'effect-discount':
      return [{ act: term_of(message, 'what'), ...(n !== undefined && { n }), discount: true }];
    default:
      return message.id.startsWith('golem.effect.') ? [{ act: last_part(message.id) }] : [];
  }
}

/** As words.cpp writes it; undefined: nobody told it yet. */
export function effect_of(message: Message | undefined, name = 'effect'): Effect | undefined {
  const [said] = messages_in(message?.args?.[name]);
  return said ? ways_of(said) : undefined;
}
function ways_of(said: Message): Effect {
  switch (last_part(said.id)) {
    case 'effect-or':
      return ['one', 'other'].flatMap((way) => effect_of(said, way) ?? []);
    case 'list':
      return [messages_in(said.args?.items).flatMap(part_of)];
    default:
      return [part_of(said)];
  }
}

export const is_house = (message: Message | undefined): boolean => text_of(message, 'source') === 'house';

/** The incomes of her artefacts that are known, by their numbers from the bottom. */
export function incomes_of(tile: Message | undefined): Map<number, Effect> {
  return new Map(
    messages_in(tile?.args?.incomes).flatMap((one) => {
      const [n, effect] = [number_of(one), effect_of(one)];
      return n !== undefined && effect ? [[n, effect] as const] : [];
    }),
  );
}

export interface Card {
  n: number;
  /** Left out as long as nobody told what stands on it. */
  face?: {
    bonus: string;
    level: number;
    first: 'marble' | 'rabbi';
    tiles: string[];
    criteria: string[];
    books: string[];
    left: boolean;
    right: boolean;
  };
}

export function card_of(name: Message | undefined): Card | undefined {
  const n = number_of(name);
  if (n === undefined) return undefined;
  if (last_part(name?.id) !== 'card-face') return { n };
  const words = (of: string): string[] => text_of(name, of).split(' ').filter(Boolean);
  const halves = text_of(name, 'halves');
  return {
    n,
    face: {
      bonus: term_of(name, 'bonus'),
      level: number_of(name, 'level') ?? 0,
      first: text_of(name, 'first') === 'marble' ? 'marble' : 'rabbi',
      tiles: words('tiles'),
      criteria: messages_in(name?.args?.criteria).map((one) => last_part(one.id)),
      books: words('books'),
      left: halves === 'both' || halves === 'left',
      right: halves === 'both' || halves === 'right',
    },
  };
}

/** Her cards of this round, in the order in which they were laid. */
export const cards_on = (table: Table): Card[] => [1, 2, 3].flatMap((n) => card_of(table.first(`card.${n}`, 'card')?.name) ?? []);

/** What a token of a step or of a trail means on the board: `work-white` a marble, `red-4` a section, `tile-2` an action tile, `red` a street. */
export function place_called(token: string): string {
  const [first = '', second, third] = token.split('-');
  if (third !== undefined || second === undefined) return (districts as readonly string[]).includes(token) ? `street.${token}` : token;
  if (first === 'tile') return `action.${second}`;
  if ((rows as readonly string[]).includes(first) && (marbles as readonly string[]).includes(second)) return `marble.${first}.${second}`;
  return (districts as readonly string[]).includes(first) ? `district.${first}.${second}` : token;
}

const dealt = [
  'marble',
  'marble-left',
  'action-tile',
  'district-tile',
  'book',
  'character',
  'rabbi',
  'order-marker',
  'card',
  'artefact-tile',
];

/** Among all that comes with a new round, or at the beginning: what a rule moved. */
export const is_no_dealing = ({ kind }: Moved): boolean => !dealt.includes(last_part(kind));

/** Places of a step, and where something came to or left with it. */
export function touched_by(lit: ReadonlySet<string>, moved: readonly Moved[] = []): Set<string> {
  const touched = new Set([...lit].map(place_called));
  for (const one of moved)
    for (const place of [one.from, one.to]) {
      if (place === undefined) continue;
      touched.add(place);
      if (place.startsWith('row.')) touched.add(`marble.${place.slice(4)}.${last_part(one.name?.id)}`);
    }
  return touched;
}
