// The tests that drive the page in a browser (tests/run); those beside the sources have vite.config.ts.

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['tests/all.ts'],
    // A browser waits half of its time, for the next frame or for the disk.
    maxConcurrency: Number(process.env.SEATMATE_AT_ONCE) || 2 * availableParallelism(),
    // Nothing fails because a machine is slow. This only ends what will never end.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    teardownTimeout: 60_000,
    reporters: ['verbose'],
  },
});
