// What every test needs: the page at an address, a browser, and a device for each test that must have had no trouble when it is over. All tests share one
// browser and one address; a device shares nothing with another one.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';

import { device, launch, patience as long_enough } from './browser.ts';
import { type Person, Player } from './driver.ts';
import type { Seen } from './look.ts';
import { root, type Site, serve_page } from './site.ts';
import { game_names } from './words.ts';

export const long = process.env.SEATMATE_LONG === '1';

/** How often each test is run; each time is told then. */
export const times = Number(process.env.SEATMATE_REPEAT) || 1;
if (times > 1)
  afterEach(({ task: { name, result } }) => {
    console.log(`${name}: run ${(result?.repeatCount ?? 0) + 1} of ${times}, ${result?.errors?.length ?? 0} failed so far`);
  });

/** The games of the page, as an English reader calls them. */
export const games = game_names();

interface Somebody extends Person {
  screen?: BrowserContextOptions;
  /** Of the picture that is taken if something goes wrong. */
  name?: string;
}

// Who calls this computer by its name comes over the network, as far as a server is concerned; no packet has to leave it for that.
export const network = hostname();

let site: Promise<Site> | undefined;
let browser: Promise<Browser> | undefined;

export const the_site = (): Promise<Site> => {
  site ??= serve_page();
  return site;
};
export const the_browser = (): Promise<Browser> => {
  browser ??= launch({ here: [network] });
  return browser;
};

afterAll(async () => {
  await (await browser)?.close();
  await (await site)?.close();
});

/** Somebody at a fresh device; `work(player, context)` is what they do. A picture of the page tells where they got stuck. */
export async function someone<P extends Player = Player>(
  work: (player: P, context: BrowserContext) => Promise<void>,
  {
    screen = {},
    name = 'page',
    as,
    at,
    ...how
  }: Somebody & { as?: new (...all: ConstructorParameters<typeof Player>) => P; at?: Site } = {},
): Promise<void> {
  const { address } = at ?? (await the_site());
  const { context, troubles } = await device(await the_browser(), screen);
  const page = await context.newPage();
  const log = process.env.SEATMATE_TELL ? (line: string) => console.log(line) : undefined;
  const player = new (as ?? Player)(page, address, { ...(log && { log }), ...how }) as P;
  try {
    await work(player, context);
    assert.deepEqual(troubles, [], 'the page had no trouble');
  } catch (error) {
    const folder = join(root, 'build/test/page');
    mkdirSync(folder, { recursive: true });
    const picture = join(folder, `${name.replace(/\W+/g, '-')}.png`);
    await page.screenshot({ path: picture }).catch(() => undefined);
    if (error instanceof Error)
      error.message += `\n(${page.url()}, ${troubles.join('; ') || 'no trouble in the page'}; picture: ${picture})`;
    throw error;
  } finally {
    await context.close().catch(() => undefined);
  }
}

/** The screen as one remembers it: where it is and what it says. */
export function remembered({ address, title, stands, dialog, panel }: Seen) {
  return {
    address,
    title,
    stands,
    dialog: dialog?.title,
    panel: panel && {
      kind: panel.kind,
      title: panel.title,
      live: panel.live,
      buttons: panel.buttons.map(({ name }) => name),
      fields: panel.fields.map(({ kind, label }) => [kind, label]),
    },
  };
}

/** Looks again and again until `found` is there: what must come, comes, however slow the machine is. */
export async function until<T>(look: () => Promise<T>, found: (seen: T) => boolean, patience = long_enough): Promise<T> {
  const begun = Date.now();
  for (;;) {
    const seen = await look();
    if (found(seen) || Date.now() - begun > patience) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
