// How grounds and pieces look. A ground is told apart by its motif as well as by its colour; a game's own board may
// choose both, otherwise they are given out in the order in which grounds are met.

import type { Cell } from '../protocol.ts';

/** A motif repeats itself in a square of 12 by 12: strokes, or filled shapes. */
export interface Motif {
  strokes?: string;
  fills?: string;
}

export const motifs = {
  furrows: { strokes: 'M1 3h6M7 9h6M-5 9h6' },
  reeds: { strokes: 'M3 1v5M1 3v3M5 3v3M9 7v5M7 9v3M11 9v3' },
  waves: { strokes: 'M0 3q1.5-2.4 3 0t3 0 3 0 3 0M0 9q1.5-2.4 3 0t3 0 3 0 3 0' },
  trees: { fills: 'M3 .5l2.6 5H.4zM9 6.5l2.6 5H6.4z' },
  peaks: { strokes: 'M0 6l3-5 3 5 3-5 3 5M0 12l3-5 3 5 3-5 3 5' },
  cracks: { strokes: 'M1.5 1.5l3 3M4.5 1.5l-3 3M7.5 7.5l3 3M10.5 7.5l-3 3' },
  dots: { fills: 'M3 1.7a1.3 1.3 0 100 2.6 1.3 1.3 0 000-2.6zM9 7.7a1.3 1.3 0 100 2.6 1.3 1.3 0 000-2.6z' },
  slopes: { strokes: 'M-1 5l6-6M-1 13l14-14M7 13l6-6' },
  rings: { strokes: 'M3 1a2 2 0 100 4 2 2 0 000-4zM9 7a2 2 0 100 4 2 2 0 000-4z' },
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

export interface GroundLook {
  motif: MotifName;
  /** A class `tone-…` that sets --tone (the colour) and --tone-ink (what is written on it). */
  tone: string;
}

export interface Looks {
  ground?(id: string): GroundLook | undefined;
  /** A path in a square of 16 by 16. */
  piece?(id: string): string | undefined;
}

const in_turn: readonly MotifName[] = ['furrows', 'trees', 'dots', 'peaks', 'reeds', 'cracks', 'slopes', 'rings'];

/** Water has no name on the map. */
export const is_water = (cell: Cell): boolean => !cell.label;

export function grounds_of(cells: readonly Cell[], looks?: Looks): Map<string, GroundLook> {
  const grounds = new Map<string, GroundLook>();
  let given = 0;
  for (const cell of cells) {
    const id = cell.ground ?? '';
    if (grounds.has(id)) continue;
    const own = looks?.ground?.(id);
    if (own) grounds.set(id, own);
    else if (is_water(cell)) grounds.set(id, { motif: 'waves', tone: 'water' });
    else {
      const turn = given++ % in_turn.length;
      grounds.set(id, { motif: in_turn[turn] ?? 'furrows', tone: String(turn) });
    }
  }
  return grounds;
}

/** Her pieces stand on a disc, those of the first other owner on a square, of the second on a lozenge. */
export type Stand = 'disc' | 'square' | 'lozenge';

export function stands_of(cells: readonly Cell[]): Map<string, Stand> {
  const stands = new Map<string, Stand>();
  for (const cell of cells) {
    if (!cell.piece || stands.has(cell.owner ?? '')) continue;
    const others = [...stands.values()].filter((stand) => stand !== 'disc').length;
    stands.set(cell.owner ?? '', cell.hers ? 'disc' : others === 0 ? 'square' : 'lozenge');
  }
  // In the order of their names, so that the shape of an owner does not depend on where the first piece stands.
  const owners = [...stands.keys()].filter((owner) => stands.get(owner) !== 'disc').sort();
  for (const [i, owner] of owners.entries()) stands.set(owner, i === 0 ? 'square' : 'lozenge');
  return stands;
}

/** What becomes of a place while a trail is told: not spoken of, left out before, left out by this line, still there. */
export type Fate = 'none' | 'dropped' | 'dropped-now' | 'left';
export type Stages = readonly ReadonlySet<string>[];

/**
 * The fate of each place of which `stages` speak, at one of them. A line that names no place leaves things as they are;
 * one that names a place that was not there before begins another choice, and what came before is forgotten.
 */
export function fates_at(stages: Stages, stage: number, on_board: (place: string) => boolean): Map<string, Fate> {
  const fates = new Map<string, Fate>();
  for (const line of stages.slice(0, stage + 1)) {
    const left = new Set([...line].filter(on_board));
    if (left.size === 0) continue;
    if ([...left].some((place) => fates.get(place) !== 'left')) fates.clear();
    for (const [place, fate] of fates) fates.set(place, left.has(place) ? 'left' : fate === 'left' ? 'dropped-now' : 'dropped');
    for (const place of left) fates.set(place, 'left');
  }
  return fates;
}
