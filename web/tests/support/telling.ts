// Pictures of what is printed, as somebody taps them: on the shelf and in the middle of a turn.

import type { Page } from 'playwright-core';

import type { Player } from './driver.ts';
import type { Seen } from './look.ts';

/** Taps these symbols into a blank of the picture. */
export async function tell(page: Page, blank: string, stamps: readonly string[]): Promise<void> {
  await page.locator(`.telling [data-blank="${blank}"] .blank-touch`).click();
  for (const stamp of stamps) await page.locator(`.telling [data-palette="${blank}"] [data-stamp="${stamp}"]`).first().click();
}

/** Symbols by lot until the picture can be said. */
export async function tell_by_lot(player: Player, refused: boolean): Promise<void> {
  const telling = player.page.locator('.panel-form .telling');
  const submit = player.page.locator('.panel-form button[type="submit"]');
  const stamps = telling.locator('.palette .stamps .stamp:not(.on)');
  const empty = telling.locator('.blank:has(.blank-empty) .blank-touch');
  const tap_one = async (): Promise<boolean> => {
    const n = await stamps.count();
    if (n > 0) await stamps.nth(player.roll(Math.min(n, 12))).click();
    for (const box of await telling.locator('.field input:visible').all())
      if ((await box.inputValue()) === '' || refused)
        await box.fill((await box.getAttribute('type')) === 'number' ? '1' : `Barn ${player.roll(99)}`);
    return n > 0;
  };
  if (refused) {
    const all = telling.locator('.blank-touch');
    await all.nth(player.roll(await all.count())).click();
    await tap_one();
  }
  for (let taps = 0; taps < 90; taps += 1) {
    await player.settle('');
    if (await submit.isEnabled()) return;
    const left = await empty.count();
    const tapped =
      (await telling.locator('.palette-numbers, .palette-rest, .palette-pairs').count()) > 0 || left === 0 ? await tap_one() : false;
    if (tapped) continue;
    if ((await telling.locator('.blank:has(.blank-touch.now):has(.blank-empty)').count()) === 0 && left > 0) await empty.first().click();
    if (!(await tap_one()) && left > 0) await empty.nth(player.roll(left)).click();
  }
}

/** A piece by its picture, or one that nobody has told yet. */
export async function find_a_piece(player: Player): Promise<Seen> {
  const found = player.page.locator('.panel-form .found-piece');
  const pieces = found.locator('.piece');
  const fresh = found.locator('[data-new]');
  const n = await pieces.count();
  const before = await player.mark();
  if (n > 0 && ((await fresh.count()) === 0 || player.roll(2) === 0)) await pieces.nth(player.roll(n)).click();
  else await fresh.click();
  return player.settle(before);
}
