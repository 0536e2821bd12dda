// What running sand costs: frames a second while nothing else happens, and how much of a core the browser takes in front and behind another page.

import { readdirSync, readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

const ticks = 100; // of the kernel's clock in a second
const long = 5000; // milliseconds

/** Seconds that all processes this one has begun took so far. */
function processor_time(): number {
  const parents = new Map<number, number>();
  const times = new Map<number, number>();
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(pid, Number(fields[1]));
      times.set(pid, Number(fields[11]) + Number(fields[12]));
    } catch {
      // It has just ended.
    }
  }
  const is_ours = (pid: number | undefined): boolean => pid !== undefined && pid > 1 && (pid === process.pid || is_ours(parents.get(pid)));
  return [...times].filter(([pid]) => pid !== process.pid && is_ours(pid)).reduce((sum, [, time]) => sum + time, 0) / ticks;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Of a core, from 0 to 1. */
async function share_of_a_core(): Promise<number> {
  const [begun, at] = [processor_time(), performance.now()];
  await wait(long);
  return (processor_time() - begun) / ((performance.now() - at) / 1000);
}

const frames = (page: Page): Promise<number> =>
  page.evaluate(
    (length) =>
      new Promise<number>((resolve) => {
        let n = 0;
        const begun = performance.now();
        const next = (now: number): void => {
          if (now - begun >= length) resolve((n * 1000) / (now - begun));
          else requestAnimationFrame(next);
          n += 1;
        };
        requestAnimationFrame(next);
      }),
    long,
  );

/** `page` shows sand that runs for longer than all of it takes. */
export async function measure_sand(page: Page): Promise<{ frames: number; front: number; behind: number }> {
  await wait(1000);
  const measured = { frames: await frames(page), front: await share_of_a_core(), behind: 0 };
  const other = await page.context().newPage();
  await other.bringToFront();
  await wait(1000);
  measured.behind = await share_of_a_core();
  await other.close();
  return measured;
}
