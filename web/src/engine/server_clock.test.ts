import { afterEach, expect, test, vi } from 'vitest';

import { ServerClock } from './server_table.ts';

afterEach(() => vi.useRealTimers());

test('a device whose clock is wrong reads the time of the server', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const clock = new ServerClock();
  expect(clock.now()).toBe(1_000_000);
  // Three minutes slow; the answer took 40 ms.
  clock.heard(1_180_000, 999_960, 1_000_000);
  expect(clock.now()).toBe(1_180_020);
  vi.setSystemTime(1_005_000);
  expect(clock.now()).toBe(1_185_020);
});

test('the quickest answer counts, until somebody sets a clock', () => {
  vi.useFakeTimers({ now: 0 });
  const clock = new ServerClock();
  clock.heard(500, 0, 10);
  clock.heard(700, 0, 400); // slow, and within what it leaves in doubt
  expect(clock.now()).toBe(495);
  clock.heard(3_600_000, 0, 400);
  expect(clock.now()).toBe(3_599_800);
  clock.heard(3_600_003, 0, 4);
  expect(clock.now()).toBe(3_600_001);
});
