// Where a hex lies and which one is next to it. Hexes stand on a point, in rows; odd rows stand half a hex to the
// right (docs/protocol.md, View). All measures are in units in which a hex is `across` wide.

export interface Spot {
  row: number;
  col: number;
}
export interface Point {
  x: number;
  y: number;
}

export const across = 40;
export const radius = across / Math.sqrt(3);

export function centre(spot: Spot): Point {
  const odd = spot.row % 2 !== 0;
  return { x: across * (spot.col + (odd ? 1 : 0.5)), y: radius * (1.5 * spot.row + 1) };
}

/** The six corners of a hex around (0, 0), `inset` units smaller than a whole one, from the top clockwise. */
export function corners(inset = 0): Point[] {
  const r = radius - inset;
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
  });
}

const rounded = (n: number): number => Math.round(n * 100) / 100;

export function outline(inset = 0): string {
  return `M${corners(inset)
    .map(({ x, y }) => `${rounded(x)} ${rounded(y)}`)
    .join('L')}Z`;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangle around all of them, with a margin. */
export function frame_of(spots: readonly Spot[], margin = 3): Frame {
  if (spots.length === 0) return { x: 0, y: 0, width: across, height: 2 * radius };
  const points = spots.map(centre);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - across / 2 - margin;
  const y = Math.min(...ys) - radius - margin;
  return {
    x: rounded(x),
    y: rounded(y),
    width: rounded(Math.max(...xs) + across / 2 + margin - x),
    height: rounded(Math.max(...ys) + radius + margin - y),
  };
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

export function is_arrow(key: string): key is Arrow {
  return ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key);
}

export function reading_order(a: Spot, b: Spot): number {
  return a.row - b.row || a.col - b.col;
}

/**
 * The hex an arrow key goes to, of those that can be reached (the holes between them are jumped over). Left and right
 * go on in the next row at its end, so that every hex can be reached with one hand; up and down take the nearest hex of
 * the nearest row that has one. At the edge nothing moves.
 */
export function step_to<T extends Spot>(from: Spot, arrow: Arrow, reachable: readonly T[]): T | undefined {
  const all = [...reachable].sort(reading_order);
  switch (arrow) {
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    case 'ArrowRight':
      return all.find((spot) => reading_order(spot, from) > 0);
    case 'ArrowLeft':
      return all.filter((spot) => reading_order(spot, from) < 0).at(-1);
    case 'ArrowUp':
    case 'ArrowDown': {
      const way = arrow === 'ArrowUp' ? -1 : 1;
      const ahead = all.filter((spot) => (spot.row - from.row) * way > 0);
      const rows = ahead.map((spot) => Math.abs(spot.row - from.row));
      const nearest = Math.min(...rows);
      const { x } = centre(from);
      // Of two that are equally near, the one of the same column: down and up again comes back.
      return ahead
        .filter((spot) => Math.abs(spot.row - from.row) === nearest)
        .sort((a, b) => Math.abs(centre(a).x - x) - Math.abs(centre(b).x - x) || (from.row % 2 === 0 ? b.col - a.col : a.col - b.col))
        .at(0);
    }
  }
}

/** The one whose middle is nearest to a point, unless all are farther away than `reach`. */
export function nearest<T extends Spot>(point: Point, spots: readonly T[], reach: number): T | undefined {
  let found: T | undefined;
  let least = reach;
  for (const spot of spots) {
    const { x, y } = centre(spot);
    const away = Math.hypot(x - point.x, y - point.y);
    if (away <= least) [found, least] = [spot, away];
  }
  return found;
}

export function are_neighbours(a: Spot, b: Spot): boolean {
  const from = centre(a);
  const to = centre(b);
  return Math.abs(Math.hypot(from.x - to.x, from.y - to.y) - across) < 0.5;
}
