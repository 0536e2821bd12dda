// Devices at one table: a server at a port of its own, and what each of them tells of a game.

import assert from 'node:assert/strict';
import { createServer, type AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';

import type { Player } from './driver.ts';
import { until } from './harness.ts';

/** A port that nobody uses now. */
export async function free_port(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export async function history(player: Player): Promise<string[]> {
  player.seen = undefined;
  await player.press(player.named('history'));
  const lines = await player.page
    .locator('dialog[open] ol > li')
    .evaluateAll((all) => all.map((line) => (line.querySelector('.history-text') as HTMLElement).innerText.split('\n')[0]));
  await player.press(player.named('close'));
  return lines;
}

/** Each device hears of the other in its own time; then both tell the same. */
export async function same_history(one: Player, other: Player): Promise<void> {
  const told = await until(
    async () => [await history(one), await history(other)],
    ([left, right]) => isDeepStrictEqual(left, right),
  );
  assert.deepEqual(told[0], told[1]);
}

/** The code that a server showed when it began. */
export function code_in(said: string): string {
  const code = /with the code ([A-Z0-9]{6})$/m.exec(said)?.[1];
  assert.ok(code, `a code is shown: ${said}`);
  return code;
}
