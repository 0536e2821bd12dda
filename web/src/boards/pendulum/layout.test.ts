import { describe, expect, it } from 'vitest';

import { arrow_path, between_rows, glass_axis, lay_out, type Rect, rect_of } from './layout.ts';

/** A phone held upright and on its side, a tablet, a laptop: what is left of them for the board. */
const windows = { upright: [378, 470], side: [540, 380], tablet: [950, 500], 'tablet upright': [680, 800], laptop: [1300, 520] } as const;

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;

describe.each(Object.entries(windows))('the board %s', (_, [w, h]) => {
  const layout = lay_out(w, h);
  const rows = layout.areas.flatMap((area) => area.rows);
  const all = [
    ...rows.flatMap((row) => [row.glass, ...row.spaces.flatMap((space) => [space.top, space.bottom])]),
    layout.achievement,
    ...layout.provinces,
  ];

  it('lies within the window, and nothing lies on anything else', () => {
    for (const rect of all) {
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.y).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.w).toBeLessThanOrEqual(w + 0.01);
      expect(rect.y + rect.h).toBeLessThanOrEqual(h + 0.01);
    }
    const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  it('has timers that a thumb hits', () => {
    for (const { glass } of rows) {
      expect(glass.w).toBeGreaterThanOrEqual(72);
      expect(glass.h).toBeGreaterThanOrEqual(60);
    }
  });

  it('shows the large space where it is printed: top left and bottom right', () => {
    const wide = (space: string): number => rect_of(layout, `space.${space}`)?.w ?? 0;
    expect(wide('green-top-left')).toBeGreaterThan(wide('green-top-right') * 1.5);
    expect(wide('green-bottom-right')).toBeGreaterThan(wide('green-bottom-left') * 1.5);
    expect(wide('black-top-1')).toBeCloseTo(wide('black-top-4'));
  });
});

describe('an arrow', () => {
  const layout = lay_out(378, 470);
  const at = (place: string): Rect => rect_of(layout, place) as Rect;

  it('leads from space to space', () => {
    const [a, b] = [at('space.purple-bottom-left'), at('space.purple-top-left')];
    const { shaft, head } = arrow_path(a, b, 10);
    const [, y1, , y2] = /M(\S+) (\S+)L(\S+) (\S+)/.exec(shaft)?.slice(1).map(Number) ?? [];
    expect(y1).toBeLessThan(a.y + a.h);
    expect(y2).toBeLessThan(y1 ?? 0);
    expect(head.startsWith('M')).toBe(true);
  });

  it('of a timer ends before the hourglass, whichever way it goes', () => {
    const [top, bottom] = [at('timer.green.top'), at('timer.green.bottom')];
    const [down, up] = [between_rows(top, bottom), between_rows(bottom, top)];
    expect(down.map(({ x }) => x)).toEqual([glass_axis(top), glass_axis(top)]);
    expect(down[1].y).toBe(bottom.y);
    expect(up[1].y).toBe(top.y + top.h);
    expect(up[0].y).toBeGreaterThan(up[1].y);
  });

  it('to a place that is not on the board is none', () => {
    expect(rect_of(layout, 'council.c1')).toBeUndefined();
  });
});
