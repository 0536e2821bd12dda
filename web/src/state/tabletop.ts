// The table as pieces on places, and as it stood at each step of a report: from the table now, back through what moved.

import type { Moved, Piece, Place, Report, Step, Tabletop } from '../protocol.ts';

const count_of = (piece: Piece | Moved): number => piece.count ?? 1;

/** Two of one look on one place are one piece with a count. */
function look(place: string, piece: Piece | Moved, marked: boolean): string {
  return JSON.stringify([place, piece.kind, piece.owner ?? '', piece.name ?? null, piece.hers ?? false, marked]);
}

function move(table: Tabletop, moved: readonly Moved[], way: 'on' | 'back'): Tabletop {
  if (moved.length === 0) return table;
  const pieces = new Map<string, Piece>();
  const add = (place: string | undefined, piece: Piece | Moved, marked: boolean, count: number): void => {
    if (place === undefined) return;
    const key = look(place, piece, marked);
    const total = count + (pieces.has(key) ? count_of(pieces.get(key) as Piece) : 0);
    const { kind, owner, name, hers } = piece;
    if (total === 0) pieces.delete(key);
    else
      pieces.set(key, {
        place,
        kind,
        ...(owner !== undefined && { owner }),
        ...(name !== undefined && { name }),
        ...(hers && { hers }),
        ...(marked && { marked }),
        ...(total !== 1 && { count: total }),
      });
  };
  for (const piece of table.pieces) add(piece.place, piece, piece.marked ?? false, count_of(piece));
  const sign = way === 'on' ? 1 : -1;
  for (const one of moved) {
    const marked = one.marked ?? false;
    add(one.from, one, marked !== (one.turned ?? false), -sign * count_of(one));
    add(one.to, one, marked, sign * count_of(one));
  }
  return { places: table.places, pieces: [...pieces.values()] };
}

/** The table after all that moved, from the one before it. */
export const moved_on = (table: Tabletop, moved: readonly Moved[]): Tabletop => move(table, moved, 'on');
/** The table before all that moved, from the one after it. */
export const moved_back = (table: Tabletop, moved: readonly Moved[]): Tabletop => move(table, moved, 'back');

/** The table as it stood when a step of the report was told; `after` is the table after all of it. Step -1: before all of it. */
export function table_at(after: Tabletop, report: Report, step: number): Tabletop {
  let table = moved_back(after, report.moved ?? []);
  for (const later of report.steps.slice(step + 1).reverse()) table = moved_back(table, later.moved ?? []);
  return table;
}

/** What a step moves from place to place: an arrow each. */
export const arrows_of = (step: Step): Moved[] =>
  (step.moved ?? []).filter(({ from, to }) => from !== undefined && to !== undefined && from !== to);

/** Every place that a step touches: those it names, and those something comes to or leaves. */
export function places_of(step: Step, table: Tabletop): Set<string> {
  const named = new Set(step.places);
  const touched = new Set((step.moved ?? []).flatMap(({ from, to }) => [from, to]));
  return new Set(
    table.places
      .filter(({ id, token }) => named.has(id) || (token !== undefined && named.has(token)) || touched.has(id))
      .map(({ id }) => id),
  );
}

/** What lies where, for who draws it. */
export function pieces_by_place(table: Tabletop): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of table.pieces) found.set(piece.place, [...(found.get(piece.place) ?? []), piece]);
  return found;
}

/** The places that a form means by this token. */
export const places_called = (table: Tabletop, token: string): Place[] =>
  table.places.filter((place) => (place.token ?? place.id) === token);
