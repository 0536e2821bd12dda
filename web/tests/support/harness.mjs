// What every file of tests needs: the page at an address, a browser, and a device for each test that must have had no trouble when it is over.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before } from 'node:test';

import { device, launch } from './browser.mjs';
import { Player } from './driver.mjs';
import { root, serve_page } from './site.mjs';

export const long = process.env.SEATMATE_LONG === '1';

export function harness() {
  const all = {};
  before(async () => {
    all.site = await serve_page();
    all.browser = await launch();
  });
  after(async () => {
    await all.browser?.close();
    await all.site?.close();
  });

  /** Somebody at a fresh device; `work(player, context)` is what they do. A picture of the page tells where they got stuck. */
  all.someone = async (work, { screen = {}, name = 'page', ...how } = {}) => {
    const { context, troubles } = await device(all.browser, screen);
    const page = await context.newPage();
    const player = new Player(page, all.site.address, { log: process.env.SEATMATE_TELL ? (line) => console.log(line) : undefined, ...how });
    try {
      await work(player, context);
      assert.deepEqual(troubles, [], 'the page had no trouble');
    } catch (error) {
      const folder = join(root, 'build/test/page');
      mkdirSync(folder, { recursive: true });
      const picture = join(folder, `${name.replace(/\W+/g, '-')}.png`);
      await page.screenshot({ path: picture }).catch(() => undefined);
      error.message += `\n(${page.url()}, ${troubles.join('; ') || 'no trouble in the page'}; picture: ${picture})`;
      throw error;
    } finally {
      await context.close().catch(() => undefined);
    }
  };
  return all;
}

/** The screen as one remembers it: where it is and what it says. */
export function remembered(seen) {
  const { address, title, stands, dialog, panel } = seen;
  return {
    address,
    title,
    stands,
    dialog: dialog?.title,
    panel: panel && { kind: panel.kind, title: panel.title, live: panel.live, buttons: panel.buttons.map(({ name }) => name), fields: panel.fields.map(({ kind, label }) => [kind, label]) },
  };
}
