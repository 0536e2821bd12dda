import { describe, expect, test } from 'vitest';

import type { Timer } from '../protocol.ts';
import { surfaces_at } from './hourglass.tsx';
import { arrange, keys_of, type SandKey } from './running_sand.tsx';
import { clock_face, fraction_of, in_real_time, is_low, is_out, left_of, SandWatch, SpokenTimes, until_change } from './sand_time.ts';

const noon = 1_794_769_200_000;
const running = (seconds: number, duration = 120): Timer => ({
  id: 'green',
  mode: 'runs',
  ends: noon + seconds * 1000,
  duration: duration * 1000,
});
const held: Timer = { id: 'black', mode: 'held', left: 31_000, duration: 62_000 };
const told: Timer = { id: 'purple', mode: 'runs', told: true, duration: 180_000 };

describe('sand at a given clock', () => {
  test('a timer that runs', () => {
    expect(fraction_of(running(120), noon)).toBe(1);
    expect(fraction_of(running(30), noon)).toBeCloseTo(0.25);
    expect(fraction_of(running(30), noon + 30_000)).toBe(0);
    expect(left_of(running(30), noon + 10_000)).toBe(20_000);
    expect(is_out(running(30), noon + 29_999)).toBe(false);
    expect(is_out(running(30), noon + 30_000)).toBe(true);
  });
  test('a clock that is behind shows no more than a full glass', () => {
    expect(fraction_of(running(150), noon)).toBe(1);
  });
  test('held, idle, out and real sand', () => {
    expect(fraction_of(held, noon + 999_999)).toBe(0.5);
    expect(fraction_of({ id: 'a', mode: 'idle', duration: 1000 }, noon)).toBe(0);
    expect(is_out({ id: 'a', mode: 'idle' }, noon)).toBe(false);
    expect(fraction_of({ id: 'a', mode: 'out', duration: 1000 }, noon)).toBe(0);
    expect(is_out(told, noon + 999_999_999)).toBe(false);
    expect(fraction_of(told, noon)).toBe(0.5);
  });
  test('little is left', () => {
    expect(is_low(running(11), noon)).toBe(false);
    expect(is_low(running(10), noon)).toBe(true);
    expect(is_low(running(0), noon)).toBe(false);
  });
  test('real time has begun when one was turned over', () => {
    expect(in_real_time([{ id: 'a', mode: 'idle' }])).toBe(false);
    expect(in_real_time([{ id: 'a', mode: 'idle' }, held])).toBe(true);
  });
  test('readings: a second that has begun counts', () => {
    expect(clock_face(151_000)).toBe('2:31');
    expect(clock_face(150_001)).toBe('2:31');
    expect(clock_face(1)).toBe('0:01');
    expect(clock_face(0)).toBe('0:00');
    expect(clock_face(3_723_000)).toBe('1:02:03');
  });
  test('until the next reading', () => {
    expect(until_change([running(30), held], noon + 250)).toBe(750);
    expect(until_change([running(30)], noon)).toBe(1000);
    expect(until_change([held, told], noon)).toBeUndefined();
    expect(until_change([running(1)], noon + 5000)).toBeUndefined();
  });
  test('what is above and what is below is always the same sand', () => {
    const full = surfaces_at(1);
    const empty = surfaces_at(0);
    expect(full.upper).toBeLessThan(empty.upper);
    expect(full.lower).toBeGreaterThan(empty.lower);
    const some = surfaces_at(0.3);
    expect(empty.upper - some.upper + (full.lower - some.lower)).toBeCloseTo(empty.upper - full.upper);
  });
});

describe('what is heard', () => {
  test('a timer that runs out is noticed once', () => {
    const watch = new SandWatch();
    const timer = running(30);
    expect(watch.ran_out([timer], noon)).toEqual([]);
    expect(watch.ran_out([timer], noon + 30_000)).toEqual([timer]);
    expect(watch.ran_out([timer], noon + 31_000)).toEqual([]);
  });
  test('also when an entry was quicker to notice it, and not again when that is taken back', () => {
    const watch = new SandWatch();
    watch.ran_out([running(30)], noon);
    const out: Timer = { ...running(30), mode: 'out' };
    expect(watch.ran_out([out], noon + 30_100)).toEqual([out]);
    expect(watch.ran_out([running(30)], noon + 30_200)).toEqual([]);
  });
  test('turned over again, it is noticed again', () => {
    const watch = new SandWatch();
    watch.ran_out([running(30)], noon);
    watch.ran_out([running(30)], noon + 30_000);
    expect(watch.ran_out([running(90)], noon + 90_000)).toHaveLength(1);
  });
  test('a flip that is taken back leaves it out, without a sound', () => {
    const watch = new SandWatch();
    watch.ran_out([running(30)], noon);
    expect(watch.ran_out([{ id: 'green', mode: 'out' }], noon + 10_000)).toEqual([]);
    expect(watch.ran_out([{ id: 'green', mode: 'out' }], noon + 30_000)).toEqual([]);
  });
  test('held and real sand make no sound', () => {
    const watch = new SandWatch();
    expect(watch.ran_out([held, { ...told, mode: 'out' }], noon + 999_999)).toEqual([]);
  });
  test('the time left is said at thresholds only, each once', () => {
    const spoken = new SpokenTimes();
    const heard: number[] = [];
    for (let second = 0; second <= 90; second += 1)
      heard.push(...spoken.due([running(90)], noon + second * 1000).map(({ seconds }) => seconds));
    expect(heard).toEqual([60, 30, 10]);
  });
  test('after a while in the background only the last threshold is said', () => {
    const spoken = new SpokenTimes();
    spoken.due([running(90)], noon);
    expect(spoken.due([running(90)], noon + 65_000).map(({ seconds }) => seconds)).toEqual([30]);
  });
});

describe('keys', () => {
  const key = (sign: string, verb: string, ...args: string[]): SandKey => ({ key: sign, verb, args });
  const timers: Timer[] = [told, running(30)];
  test('those of a timer stand under it, the first of the others is huge', () => {
    const lift = key(' ', 'lift', '1');
    const pause = key('0', 'pause');
    const flips = [key('1', 'flip', 'purple'), key('2', 'flip', 'green')];
    const arranged = arrange([lift, ...flips, pause], timers);
    expect(arranged.huge).toEqual([lift]);
    expect(arranged.small).toEqual([pause]);
    expect([...arranged.of_timer]).toEqual([
      ['purple', [flips[0]]],
      ['green', [flips[1]]],
    ]);
  });
  test('where no timer has a key, two are huge', () => {
    const keys = [key('9', 'start'), key(' ', 'lift', '1'), key('0', 'pause')];
    expect(arrange(keys, timers).huge).toEqual(keys.slice(0, 2));
  });
  test('a key without a label of its own has that of its form', () => {
    const [only] = keys_of([{ verb: 'pause', ends_turn: true, fields: [], label: { id: 'x.pause' }, keys: [{ key: '0', args: [] }] }]);
    expect(only).toMatchObject({ key: '0', verb: 'pause', label: { id: 'x.pause' } });
  });
});
