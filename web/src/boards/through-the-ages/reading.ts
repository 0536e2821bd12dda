// What lies where, read from the pieces (src/games/through-the-ages/tabletop.cpp), for who draws it.

import type { Argument, Message, Moved, Piece, Tabletop } from '../../protocol.ts';
import { pieces_by_place } from '../../state/tabletop.ts';
import { type Card, card_named } from './cards.ts';

/** A card with what lies on it. */
export interface Lying {
  card: Card;
  name: Message;
  n: number;
  marked: boolean;
}
export interface Technology extends Lying {
  cubes: number;
}
/** What a force is made of. */
export interface Share {
  sign: string;
  name: Message;
  n: number;
}

const is_kind = (piece: Piece, kind: string): boolean => piece.kind === `tta.piece.${kind}`;

export class Lay {
  private readonly on: ReadonlyMap<string, readonly Piece[]>;
  constructor(readonly table: Tabletop) {
    this.on = pieces_by_place(table);
  }

  cards(place: string): Lying[] {
    return (this.on.get(place) ?? []).flatMap(({ name, kind, count = 1, marked = false }) => {
      const card = kind.endsWith('-card') ? card_named(name?.id) : undefined;
      return card && name ? [{ card, name, n: count, marked }] : [];
    });
  }
  card(place: string): Lying | undefined {
    return this.cards(place)[0];
  }
  /** How many pieces of a kind; those that count below zero are that many less. */
  count(place: string, kind: string, name?: Message): number {
    return (this.on.get(place) ?? [])
      .filter((piece) => is_kind(piece, kind) && (!name || piece.name?.id === name.id))
      .reduce((sum, piece) => sum + (piece.count ?? 1), 0);
  }
  named(place: string, kind: string): Message | undefined {
    return this.on.get(place)?.find((piece) => is_kind(piece, kind))?.name;
  }
  has_place(place: string): boolean {
    return this.table.places.some(({ id }) => id === place);
  }

  /** In the order of types and ages. */
  technologies(): Technology[] {
    return this.cards('techs').map((tech) => ({ ...tech, cubes: this.count('techs', 'cube', tech.name) }));
  }
  units(): number {
    return this.technologies().reduce((sum, { card, cubes }) => sum + (card.kind === 'unit' ? cubes : 0), 0);
  }
  rating(of: 'culture' | 'science' | 'strength' | 'happiness'): number {
    return this.count(`rating.${of}`, 'points');
  }

  /** What her strength is made of; what no card explains is the last. */
  force(): Share[] {
    const shares: Share[] = [];
    const add = (sign: string, name: Message, n: number): void => void (n !== 0 && shares.push({ sign, name, n }));
    for (const { card, name, cubes } of this.technologies()) {
      const itself = card.kind === 'special' || card.kind === 'government';
      add(card.kind === 'unit' || card.kind === 'urban' ? card.type : card.kind, name, card.strength * (itself ? 1 : cubes));
    }
    const tactic = this.card('active-tactic');
    if (tactic) add('tactic', tactic.name, this.count('active-tactic', 'points'));
    for (const place of ['leader', 'wonders', 'colonies'])
      for (const { card, name, n, marked } of this.cards(place)) add(card.kind, name, marked ? 0 : card.strength * n);
    const told = shares.reduce((sum, { n }) => sum + n, 0);
    add('bonus', { id: 'tta.board.other' }, this.rating('strength') - told);
    return shares;
  }
}

/** Items of a list, as a message carries them. */
export function items_of(argument: Argument | undefined): Message[] {
  if (Array.isArray(argument)) return argument.filter((item) => item !== null);
  return typeof argument === 'object' ? [{ id: argument.term }] : [];
}

export const number_of = (argument: Argument | undefined): number => (typeof argument === 'number' ? argument : 0);

/** The id of a term that is an argument. */
export const term_of = (argument: Argument | undefined): string => items_of(argument)[0]?.id ?? '';

/** A card that left its space in the row with this step, for a place where she or nobody has it. */
export interface Gone {
  name: Message;
  to?: string;
}
export function gone_from_row(moved: readonly Moved[]): Map<string, Gone> {
  const gone = new Map<string, Gone>();
  for (const { from, to, name } of moved)
    if (from?.startsWith('row.') && name && !to?.startsWith('row.')) gone.set(from, { name, ...(to !== undefined && { to }) });
  return gone;
}

const slides = ({ from, to }: Moved): boolean => (from?.startsWith('row.') && to?.startsWith('row.')) ?? false;

// What is still to come and her card are no things that somebody moves.
const lies_there = (place: string | undefined): place is string => place !== undefined && place !== 'deck' && !/^card\b/.test(place);

/** A row that slides is no arrow for each card: they all go the same way. */
export const is_shown = (moved: Moved): boolean => !slides(moved) && (lies_there(moved.from) || lies_there(moved.to));

/** What a step touches: where something came to, went from or was changed; cards that only slide do not count. */
export function touched_by(moved: readonly Moved[]): Set<string> {
  const places = new Set<string>();
  for (const one of moved.filter(is_shown)) for (const place of [one.from, one.to]) if (lies_there(place)) places.add(place);
  return places;
}
