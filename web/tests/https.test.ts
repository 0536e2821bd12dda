// Phones at home: `seatmate serve --lan --https`. One does not trust the table yet and is shown how; two that do join by their cameras, stay
// awake and play on without the network.

import assert from 'node:assert/strict';

import decode from 'qr/decode.js';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test } from 'vitest';

import { device, launch } from './support/browser.ts';
import { Player, type Playing } from './support/driver.ts';
import { network, the_browser, until } from './support/harness.ts';
import { dist } from './support/site.ts';
import { built, serve } from './support/terminal.ts';
import { code_in, free_port, history, same_history } from './support/together.ts';
import { catalog } from './support/words.ts';

const name = catalog('en', 'age-of-innovation')['aoi.name'];
const your_turn: Playing = { until: (seen) => seen.panel?.kind === 'your' };

/** What another phone's camera reads from the picture on this page. */
async function scan(page: Page): Promise<string> {
  const picture = page.locator('svg.qr-code');
  await picture.waitFor();
  const dots = await picture.evaluate(async (svg) => {
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', '400');
    copy.setAttribute('height', '400');
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    const paper = canvas.getContext('2d');
    paper?.drawImage(image, 0, 0, 400, 400);
    return [...(paper?.getImageData(0, 0, 400, 400).data ?? [])];
  });
  return decode({ width: 400, height: 400, data: new Uint8Array(dots) });
}

test.skipIf(!built)('a phone that does not trust the table is shown how, and what could be read along is not said', async () => {
  const port = await free_port();
  const server = await serve('--lan', '--https', '--port', String(port), '--page', dist);
  const { context, troubles } = await device(await the_browser());
  try {
    const player = new Player(await context.newPage(), `http://${network}:${port}/`, {});
    const { page, words } = player;
    await player.arrive(`#/join/${code_in(server.said())}`);
    await page.getByRole('heading', { name: words.t('trust'), exact: true }).waitFor();
    await page.getByText(words.t('trust.not-yet')).waitFor();
    assert.equal(await page.locator('input.code').count(), 0, 'no code is typed into a line that others can read');
    const refused = await page.evaluate(async () => {
      const answer = await fetch('api/call', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"do":"list"}' });
      return (await answer.json()) as { error: { id: string } };
    });
    assert.equal(refused.error.id, 'connection.error.https');
    const file = page.getByRole('link', { name: words.t('trust.file') });
    const loaded = await page.evaluate(async (address) => (await fetch(address)).text(), await file.getAttribute('href').then(String));
    assert.match(loaded, /^-----BEGIN CERTIFICATE-----/);
    assert.equal(
      await page.getByRole('link', { name: words.t('trust.go-on') }).getAttribute('href'),
      `https://${network}:${port}/#/join/${code_in(server.said())}`,
    );
    assert.deepEqual(troubles, []);
  } finally {
    await context.close();
    await server.end();
  }
});

test.skipIf(!built)('two phones join by their cameras, play together, and go on without the network', async () => {
  const port = await free_port();
  const server = await serve('--lan', '--https', '--port', String(port), '--page', dist);
  const open: BrowserContext[] = [];
  let browser: Browser | undefined;
  const all_troubles: string[][] = [];
  try {
    const trust = await (await fetch(`http://localhost:${port}/seatmate.crt`)).text();
    browser = await launch({ here: [network], trust });
    const phone = async (seed: number) => {
      const { context, troubles } = await device(browser as Browser);
      open.push(context);
      all_troubles.push(troubles);
      return { context, player: new Player(await context.newPage(), `https://${network}:${port}/`, { seed }) };
    };
    // What the camera reads is a plain address; a phone that trusts the table is led on at once.
    const join = async ({ page, words }: Player, scanned: string): Promise<void> => {
      await page.goto(scanned);
      await page.waitForURL(/^https:/);
      await page.getByText(words.t('join.scanned')).waitFor();
      await page.getByRole('button', { name: words.t('join.do'), exact: true }).click();
      await page.getByText(words.t('join.joined')).waitFor();
    };
    const one = await phone(1);
    await one.player.page.goto('about:blank');
    await join(one.player, `http://${network}:${port}/#/join/${code_in(server.said())}`);
    const cookie = (await one.context.cookies()).find((each) => each.name === '__Host-seatmate');
    assert.ok(cookie?.secure && cookie.httpOnly, JSON.stringify(cookie));
    assert.deepEqual(await one.player.page.evaluate(() => [isSecureContext, 'wakeLock' in navigator]), [true, true]);

    // The other phone scans the first one's screen.
    const scanned = await scan(one.player.page);
    assert.match(scanned, /^http:\/\/[\w.-]+:\d+\/#\/join\/[A-Z0-9]{6}$/);
    const two = await phone(2);
    await join(two.player, scanned.replace(/\/\/[^:/]+:/, `//${network}:`));
    await two.player.page.goto('about:blank');

    // A game at the table of the home network, on both.
    const first = one.player;
    await first.page.goto('about:blank');
    await first.arrive();
    await first.press(first.button(first.words.t('home.set-up-named').replace('{game}', name)));
    await first.name_game('Together');
    await first.page.getByRole('radio', { name: first.words.t('setup.where.server') }).check();
    await first.press(first.named('setup.start'));
    const { address } = await first.play(your_turn);
    assert.match(address, /^#\/shared\//);
    const second = two.player;
    await second.arrive(address);
    await second.play(your_turn);
    await same_history(first, second);

    // What is on the phone goes on without the network; the page itself comes from where it was installed.
    await second.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await until(
      () => second.page.evaluate(async () => (await caches.keys()).length),
      (kept) => kept > 0,
    );
    await second.page.goto('about:blank');
    await second.page.goto(`${second.address}#/`);
    await second.ready();
    await second.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await two.context.setOffline(true);
    await second.page.reload();
    await second.ready();
    second.seen = undefined;
    await second.start_named(name);
    await second.play(your_turn);
    assert.ok((await history(second)).length > 0);
    await two.context.setOffline(false);

    // One is sent away by the other, and has to join again.
    await first.press(first.named('home').first());
    await first.press(first.named('join'));
    const others = first.page.locator('.joined-devices li').filter({ hasNotText: first.words.t('join.this') });
    await until(
      () => others.count(),
      (count) => count === 1,
    );
    await others.getByRole('button').click();
    await until(
      () => others.count(),
      (count) => count === 0,
    );
    await second.page.goto('about:blank');
    await second.page.goto(`${second.address}#/join/`);
    await second.named('join.do').waitFor();
    assert.deepEqual(all_troubles, [[], []]);
  } finally {
    for (const context of open) await context.close();
    await browser?.close();
    await server.end();
  }
});
