// Where everything stands on the live board, in pixels, for any window: three areas below each other on a phone held upright, beside
// each other on one that lies on its side. Each area has two rows; a row has its hourglass at the left and its spaces beside it, and
// each space a top box above its bottom box, as on the board.

import { type Area, areas, is_large, type Row, rows, spaces_of } from './reading.ts';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface SpaceLayout {
  space: string;
  top: Rect;
  bottom: Rect;
}

export interface RowLayout {
  row: Row;
  /** The whole row, with the place of the hourglass. */
  rect: Rect;
  glass: Rect;
  spaces: SpaceLayout[];
}

export interface AreaLayout {
  area: Area;
  rect: Rect;
  rows: RowLayout[];
}

export interface BoardLayout {
  areas: AreaLayout[];
  /** The achievement card, and the four provinces below it. */
  achievement: Rect;
  provinces: Rect[];
}

const gap = 6;
const pad = 4;
const strip = 40; // of the provinces: as wide as a fingertip
const large = 1.6; // to 1

function lay_out_row(area: Area, row: Row, rect: Rect): RowLayout {
  const glass_w = Math.min(Math.max(96, rect.w * 0.32), 190, rect.w / 2);
  const glass = { x: rect.x, y: rect.y, w: glass_w, h: rect.h };
  const names = spaces_of(area, row);
  const weight = (space: string): number => (area !== 'black' && is_large(space) ? large : 1);
  const all = names.reduce((sum, space) => sum + weight(space), 0);
  const room = rect.w - glass_w - pad * names.length;
  let x = rect.x + glass_w + pad;
  const spaces = names.map((space): SpaceLayout => {
    const w = (room * weight(space)) / all;
    const h = (rect.h - pad) / 2;
    const top = { x, y: rect.y, w, h };
    const bottom = { x, y: rect.y + h + pad, w, h };
    x += w + pad;
    return { space, top, bottom };
  });
  return { row, rect, glass, spaces };
}

function lay_out_area(area: Area, rect: Rect): AreaLayout {
  const inner = { x: rect.x + pad, y: rect.y + pad, w: rect.w - 2 * pad, h: rect.h - 2 * pad };
  const h = (inner.h - pad) / 2;
  return {
    area,
    rect,
    rows: rows.map((row, i) => lay_out_row(area, row, { x: inner.x, y: inner.y + i * (h + pad), w: inner.w, h })),
  };
}

/** `width`, `height`: of the whole board. */
export function lay_out(width: number, height: number): BoardLayout {
  const w = width - strip - gap;
  const beside = w > height * 1.25;
  const n = areas.length;
  const each = beside ? { w: (w - gap * (n - 1)) / n, h: height } : { w, h: (height - gap * (n - 1)) / n };
  const at = (i: number): Rect => ({ x: beside ? i * (each.w + gap) : 0, y: beside ? 0 : i * (each.h + gap), ...each });
  const card = (height - gap * 4) / 5;
  const slot = (i: number): Rect => ({ x: w + gap, y: i * (card + gap), w: strip, h: card });
  return {
    areas: areas.map((area, i) => lay_out_area(area, at(i))),
    achievement: slot(0),
    provinces: [1, 2, 3, 4].map(slot),
  };
}

export const middle = ({ x, y, w, h }: Rect): [number, number] => [x + w / 2, y + h / 2];

/** The middle of what a place is called: `space.purple-top-left`, `box.…`, `timer.green.bottom`. */
export function rect_of(layout: BoardLayout, place: string): Rect | undefined {
  const [what = '', name = '', row = ''] = place.split('.');
  for (const area of layout.areas)
    for (const line of area.rows) {
      if (what === 'timer' && area.area === name && line.row === row) return line.glass;
      const space = line.spaces.find((one) => one.space === name);
      if (space && what === 'space') return space.top;
      if (space && what === 'box') return space.bottom;
    }
  return undefined;
}

/** In a place that is wide the hourglass stands at the left of its seconds, in one that is tall above them. */
export const is_tall = ({ w, h }: Rect): boolean => h > w;
export const glass_axis = (rect: Rect): number => rect.x + rect.w * (is_tall(rect) ? 0.5 : 0.25);

/** From the free place of a timer to the end of the hourglass that stands beside the other row, so that nothing of it is covered. */
export function between_rows(from: Rect, to: Rect): [Rect, Rect] {
  const x = glass_axis(from);
  const down = to.y > from.y;
  const at = (y: number): Rect => ({ x, y, w: 0, h: 0 });
  return [at(from.y + from.h * (down ? 0.2 : 0.8)), at(down ? to.y : to.y + to.h)];
}

/** An arrow as two paths, its shaft and its head; it keeps away from what stands at both ends. */
export function arrow_path(from: Rect, to: Rect, away: number): { shaft: string; head: string } {
  const [x1, y1] = middle(from);
  const [x2, y2] = middle(to);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const short = Math.min(away, length / 4);
  const head = Math.min(18, length / 3);
  const n = (value: number): string => value.toFixed(1);
  const [sx, sy] = [x1 + dx * short, y1 + dy * short];
  const [ex, ey] = [x2 - dx * short, y2 - dy * short];
  const [bx, by] = [ex - dx * head, ey - dy * head];
  const wide = head * 0.62;
  return {
    shaft: `M${n(sx)} ${n(sy)}L${n(bx)} ${n(by)}`,
    head: `M${n(ex)} ${n(ey)}L${n(bx - dy * wide)} ${n(by + dx * wide)}L${n(bx + dy * wide)} ${n(by - dx * wide)}Z`,
  };
}
