import { describe, expect, test } from 'vitest';

import { across, are_neighbours, centre, corners, frame_of, nearest, outline, radius, type Spot, step_to } from './hex_geometry.ts';

const spot = (row: number, col: number): Spot => ({ row, col });
const name = (found: Spot | undefined): string => (found ? `r${found.row}c${found.col}` : '-');

describe('where a hex lies', () => {
  test('neighbours in a row stand side by side', () => {
    expect(centre(spot(2, 4)).x - centre(spot(2, 3)).x).toBeCloseTo(across);
    expect(centre(spot(2, 4)).y).toBe(centre(spot(2, 3)).y);
  });

  test('odd rows stand half a hex to the right', () => {
    expect(centre(spot(1, 3)).x - centre(spot(0, 3)).x).toBeCloseTo(across / 2);
    expect(centre(spot(1, 3)).y - centre(spot(0, 3)).y).toBeCloseTo(1.5 * radius);
  });

  // The neighbours of an even and of an odd row, as the facts of the map tell them.
  test.each([
    [spot(2, 3), ['r2c2', 'r2c4', 'r1c2', 'r1c3', 'r3c2', 'r3c3']],
    [spot(3, 3), ['r3c2', 'r3c4', 'r2c3', 'r2c4', 'r4c3', 'r4c4']],
  ])('six share a side with %o', (middle, expected) => {
    const all = Array.from({ length: 49 }, (_, i) => spot(Math.floor(i / 7), i % 7));
    expect(
      all
        .filter((each) => are_neighbours(each, middle))
        .map(name)
        .sort(),
    ).toEqual([...expected].sort());
  });

  test('neighbouring hexes touch and do not overlap', () => {
    const right = corners()[1];
    expect(right?.x).toBeCloseTo(across / 2);
    expect(right?.y).toBeCloseTo(-radius / 2);
    expect(outline(3).startsWith('M0 -20')).toBe(true);
  });

  test('the frame holds every corner', () => {
    const frame = frame_of([spot(0, 1), spot(1, 3), spot(4, 0)], 0);
    expect(frame.x).toBeCloseTo(0);
    expect(frame.y).toBeCloseTo(0);
    expect(frame.x + frame.width).toBeCloseTo(centre(spot(1, 3)).x + across / 2);
    expect(frame.y + frame.height).toBeCloseTo(centre(spot(4, 0)).y + radius, 1);
  });
});

describe('arrow keys', () => {
  //  row 0:  . 1 2 . 4
  //  row 1:   0 . 2 .
  //  row 3:   . . . 3
  const reachable = [spot(0, 1), spot(0, 2), spot(0, 4), spot(1, 0), spot(1, 2), spot(3, 3)];
  const go = (row: number, col: number, arrow: Parameters<typeof step_to>[1]): string => name(step_to(spot(row, col), arrow, reachable));

  test('left and right jump over what cannot be chosen', () => {
    expect(go(0, 2, 'ArrowRight')).toBe('r0c4');
    expect(go(0, 4, 'ArrowLeft')).toBe('r0c2');
  });
  test('at the end of a row they go on in the next', () => {
    expect(go(0, 4, 'ArrowRight')).toBe('r1c0');
    expect(go(1, 0, 'ArrowLeft')).toBe('r0c4');
  });
  test('up and down take the nearest of the nearest row', () => {
    expect(go(0, 4, 'ArrowDown')).toBe('r1c2');
    expect(go(1, 2, 'ArrowDown')).toBe('r3c3');
    expect(go(3, 3, 'ArrowUp')).toBe('r1c2');
  });
  test('down and up again is back where it began', () => {
    const all = Array.from({ length: 20 }, (_, i) => spot(Math.floor(i / 5), i % 5));
    for (const from of all.filter(({ row }) => row < 3)) {
      const below = step_to(from, 'ArrowDown', all);
      expect(below && name(step_to(below, 'ArrowUp', all))).toBe(name(from));
    }
  });
  test('at the edge nothing moves', () => {
    expect(go(0, 1, 'ArrowLeft')).toBe('-');
    expect(go(0, 1, 'ArrowUp')).toBe('-');
    expect(go(3, 3, 'ArrowRight')).toBe('-');
    expect(go(3, 3, 'ArrowDown')).toBe('-');
  });
  test('Home and End', () => {
    expect(go(1, 2, 'Home')).toBe('r0c1');
    expect(go(1, 2, 'End')).toBe('r3c3');
  });
  test('every one can be reached from every other by the arrows alone', () => {
    for (const from of reachable) {
      const seen = new Set<string>();
      const open: Spot[] = [from];
      for (let at = open.pop(); at; at = open.pop()) {
        if (seen.has(name(at))) continue;
        seen.add(name(at));
        for (const arrow of ['ArrowLeft', 'ArrowRight'] as const) {
          const next = step_to(at, arrow, reachable);
          if (next) open.push(next);
        }
      }
      expect(seen.size).toBe(reachable.length);
    }
  });
});

describe('a finger beside a hex', () => {
  const spots = [
    { row: 0, col: 0 },
    { row: 0, col: 2 },
  ];
  test('takes the nearest one in reach', () => {
    const { x, y } = centre({ row: 0, col: 0 });
    expect(nearest({ x: x + 25, y }, spots, 30)).toBe(spots[0]);
    expect(nearest({ x: x + 55, y }, spots, 30)).toBe(spots[1]);
    expect(nearest({ x: x + 40, y: y + 60 }, spots, 30)).toBeUndefined();
  });
});
