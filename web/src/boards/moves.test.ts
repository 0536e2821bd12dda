import { expect, it } from 'vitest';

import { between, head } from './moves.tsx';

const spot = (x: number, y: number, r = 10) => ({ x, y, r });

it('an arrow goes from the middle of a place to the edge of the other', () => {
  expect(between(spot(0, 0), spot(100, 0))).toEqual({ x1: 0, y1: 0, x2: 90, y2: 0 });
  expect(between(spot(0, 100), spot(0, 0))).toEqual({ x1: 0, y1: 100, x2: 0, y2: 10 });
});

it('places beside each other have a short one, and one place has none', () => {
  const beside = between(spot(0, 0, 20), spot(24, 0, 20));
  expect(beside?.x2).toBeGreaterThan(10);
  expect(beside?.x2).toBeLessThan(24);
  expect(between(spot(0, 0), spot(3, 3))).toBeUndefined();
});

it('its head points where it goes', () => {
  const numbers = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);
  const [ax = 0, ay = 0, x = 0, y = 0, bx = 0, by = 0] = numbers(head({ x1: 0, y1: 0, x2: 50, y2: 0 }));
  expect([x, y]).toEqual([50, 0]);
  expect(ax).toBeLessThan(50);
  expect(ax).toBeCloseTo(bx);
  expect(ay).toBeCloseTo(-by);
});
