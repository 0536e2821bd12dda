// All tests that drive the page, in one process: as many at a time as the machine has room for, whatever file they stand in, in one browser
// (tests/support/harness.ts). What takes longest begins first, so that nobody waits for it at the end.

import { describe } from 'vitest';

import { times } from './support/harness.ts';

const files: Record<string, () => Promise<unknown>> = {
  games: () => import('./games.test.ts'),
  keyboard: () => import('./keyboard.test.ts'),
  golem: () => import('./golem.test.ts'),
  axe: () => import('./axe.test.ts'),
  pendulum: () => import('./pendulum.test.ts'),
  table: () => import('./table.test.ts'),
  touch: () => import('./touch.test.ts'),
  ages: () => import('./ages.test.ts'),
  campaign: () => import('./campaign.test.ts'),
  village: () => import('./village.test.ts'),
  safety: () => import('./safety.test.ts'),
  terminal: () => import('./terminal.test.ts'),
  lan: () => import('./lan.test.ts'),
  https: () => import('./https.test.ts'),
  factions: () => import('./factions.test.ts'),
  device: () => import('./device.test.ts'),
  storage: () => import('./storage.test.ts'),
  home: () => import('./home.test.ts'),
  around: () => import('./around.test.ts'),
  record: () => import('./record.test.ts'),
  workshop: () => import('./workshop.test.ts'),
};

const wanted = (process.env.SEATMATE_TESTS ?? '').split(' ').filter(Boolean);
for (const name of wanted)
  if (!Object.keys(files).some((file) => file.startsWith(name))) throw new Error(`There are no tests called ${name}.`);

for (const [name, load] of Object.entries(files))
  if (wanted.length === 0 || wanted.some((one) => name.startsWith(one)))
    describe.concurrent(name, { repeats: times - 1 }, async () => {
      await load();
    });
