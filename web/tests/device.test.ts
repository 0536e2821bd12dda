// What the page asks of the device it runs on: to speak, to stay awake, to share, to keep; how it is installed and brought up to date.
// Where a browser without a screen cannot do it, a stand-in writes down what was asked of it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';

import { device } from './support/browser.ts';
import { Player, type Playing } from './support/driver.ts';
import { someone, the_browser } from './support/harness.ts';
import { dist, serve_page } from './support/site.ts';
import { catalog } from './support/words.ts';

const texts = catalog('en', 'age-of-innovation');
const name = texts['aoi.name'];

interface Asked {
  spoken: { text: string; lang: string }[];
  locks: number;
  held: number;
  shared: { title: string; name: string; text: string }[];
  persist: number;
}

declare global {
  interface Window {
    asked: Asked;
    lock: { released: boolean; release(): Promise<void> };
    kept: boolean;
    untouched: boolean;
  }
}

/** The service worker keeps the page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated' && navigator.serviceWorker.controller !== null,
  );
}

/** Stand-ins in the page; `window.asked` is what was asked of them. */
function stand_ins() {
  window.asked = { spoken: [], locks: 0, held: 0, shared: [], persist: 0 };
  const put = (object: object, member: string, value: unknown) => Object.defineProperty(object, member, { value, configurable: true });
  put(window, 'speechSynthesis', {
    speak: ({ text, lang }: SpeechSynthesisUtterance) => window.asked.spoken.push({ text, lang }),
    cancel: () => undefined,
    getVoices: () => [],
  });
  put(navigator, 'wakeLock', {
    request: () => {
      window.asked.locks += 1;
      window.asked.held += 1;
      const lock = {
        released: false,
        release: () => {
          if (!lock.released) window.asked.held -= 1;
          lock.released = true;
          return Promise.resolve();
        },
      };
      window.lock = lock;
      return Promise.resolve(lock);
    },
  });
  put(navigator, 'canShare', () => true);
  put(navigator, 'share', async ({ files, title }: { files: [File]; title: string }) =>
    window.asked.shared.push({ title, name: files[0].name, text: await files[0].text() }),
  );
  const { storage } = navigator;
  put(storage, 'persist', () => {
    window.asked.persist += 1;
    window.kept = true;
    return Promise.resolve(true);
  });
  put(storage, 'persisted', () => Promise.resolve(window.kept === true));
}

const asked = (player: Player): Promise<Asked> => player.page.evaluate(() => window.asked);

async function with_stand_ins(player: Player): Promise<void> {
  await player.page.addInitScript(stand_ins);
  await player.arrive();
}

const her_step: Playing = { until: ({ panel }) => panel?.kind === 'her' };
const switch_on = async (player: Player, id: string): Promise<void> => {
  await player.press(player.named('more'));
  await player.page.getByRole('switch', { name: player.words.t(id) }).click();
  await player.press(player.named('close'));
  player.seen = undefined;
};

for (const [locale, browser] of Object.entries({ en: 'en-GB', de: 'de-DE' }))
  test(`her steps are read aloud on request (${locale})`, () =>
    someone(
      async (player) => {
        await with_stand_ins(player);
        await player.start_named(catalog(locale, 'age-of-innovation')['aoi.name']);
        await player.play(her_step);
        const panel = await player.panel();
        assert.deepEqual((await asked(player)).spoken, [], 'nothing is said unasked');
        await player.named('her.read').click();
        const [said] = (await asked(player)).spoken;
        assert.equal(said.lang, locale);
        assert.ok(said.text.endsWith(panel.live.at(-1) ?? '?'), `${said.text}: ${panel.live}`);

        await switch_on(player, 'settings.aloud');
        const before = (await asked(player)).spoken.length;
        await player.move();
        const seen = await player.play(her_step);
        const { spoken } = await asked(player);
        assert.ok(spoken.length > before, 'a new step is read out as it comes up');
        assert.ok(spoken.at(-1)?.text.endsWith(seen.panel?.live.at(-1) ?? '?'));
      },
      { name: `aloud-${locale}`, seed: 4, locale, screen: { locale: browser } },
    ));

test('the screen stays on during a game, and is asked again when the page comes back', () =>
  someone(
    async (player) => {
      const { page } = player;
      await with_stand_ins(player);
      assert.equal((await asked(player)).locks, 0, 'not at Home');
      await player.start_named(name);
      await page.waitForFunction(() => window.asked.held === 1);
      // A browser takes the lock away from a page that is hidden.
      const show = (state: string) =>
        page.evaluate((now) => {
          Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
          if (now === 'hidden') void window.lock.release();
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await show('hidden');
      assert.equal((await asked(player)).held, 0);
      await show('visible');
      await page.waitForFunction(() => window.asked.held === 1 && window.asked.locks === 2);
      await switch_on(player, 'settings.awake');
      await page.waitForFunction(() => window.asked.held === 0);
      await switch_on(player, 'settings.awake');
      await page.waitForFunction(() => window.asked.held === 1);
      await player.press(player.named('home').first());
      await page.waitForFunction(() => window.asked.held === 0);
    },
    { name: 'awake', seed: 4 },
  ));

test('storage is asked to persist when a game begins, and Home tells', () =>
  someone(
    async (player) => {
      await with_stand_ins(player);
      assert.equal((await asked(player)).persist, 0, 'not before there is something to keep');
      await player.page.getByText(player.words.t('home.persists-not')).waitFor();
      await player.start_named(name);
      await player.page.waitForFunction(() => window.asked.persist > 0);
      await player.press(player.named('home').first());
      await player.page.getByText(player.words.t('home.persists'), { exact: false }).first().waitFor();
    },
    { name: 'persist', seed: 4 },
  ));

test('a game is shared as a file, and another device goes on with it', () =>
  someone(
    async (player) => {
      const { page } = player;
      await with_stand_ins(player);
      await player.start_named(name);
      const { panel, stands } = await player.play({ until: ({ panel: now }) => now?.kind === 'your' });
      await player.press(player.named('more'));
      await player.named('export.share').click();
      await page.waitForFunction(() => window.asked.shared.length === 1);
      const [{ name: file, text }] = (await asked(player)).shared;
      assert.match(file, /\.seatmate\.txt$/);

      const { context, troubles } = await device(await the_browser());
      const other = new Player(await context.newPage(), player.address);
      await other.arrive();
      await other.press(other.named('import').first());
      await other.page.locator('input[type="file"]').setInputFiles({ name: file, mimeType: 'text/plain', buffer: Buffer.from(text) });
      await other.at_table();
      const there = await other.look();
      assert.equal(there.stands, stands);
      assert.equal(there.panel?.title, panel?.title);
      assert.deepEqual(troubles, []);
      await context.close();
    },
    { name: 'share', seed: 6 },
  ));

test('one text size for everything, kept, readable across a table, with nothing pushed off the screen', () =>
  someone(
    async (player) => {
      const { page } = player;
      await player.arrive();
      await player.start_named(name);
      await player.play(her_step);
      const measure = () =>
        page.evaluate(() => ({
          sentence: parseFloat(getComputedStyle(document.querySelector('[aria-live] p:last-child') as Element).fontSize),
          wide: document.documentElement.scrollWidth > innerWidth,
          tall: document.documentElement.scrollHeight > innerHeight,
        }));
      const usual = await measure();
      for (const size of [1, 5]) {
        await player.press(player.named('more'));
        await page.getByRole('radio', { name: player.words.t('settings.size.n').replace('{n}', String(size)) }).click({ force: true });
        await player.press(player.named('close'));
        const now = await measure();
        assert.ok(
          size < 2 ? now.sentence < usual.sentence : now.sentence >= 1.5 * usual.sentence,
          `size ${size}: ${now.sentence} px instead of ${usual.sentence}`,
        );
        assert.deepEqual([now.wide, now.tall], [false, false], `size ${size}: all of it is on the screen`);
        await page.reload();
        await player.ready();
        assert.equal((await measure()).sentence, now.sentence, 'a reload keeps it');
      }
      // And at the largest size the game can still be played.
      player.seen = undefined;
      const { panel } = await player.play({ until: ({ panel: now }) => now?.kind === 'your' });
      assert.ok((panel?.buttons.length ?? 0) > 3);
    },
    { name: 'size', seed: 4 },
  ));

test('the language is switched in the middle of her turn', () =>
  someone(
    async (player) => {
      const { page } = player;
      await player.arrive();
      await player.start_named(name);
      await player.play(her_step);
      const english = await player.panel();
      await player.press(player.named('more'));
      await page.locator('dialog select').selectOption('de');
      const german = new Player(page, player.address, { locale: 'de' });
      await german.press(german.named('close'));
      const panel = await german.panel();
      assert.equal(panel.kind, 'her');
      assert.notEqual(panel.live.at(-1), english.live.at(-1));
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
      await page.reload();
      assert.equal((await german.ready()).panel?.live.at(-1), panel.live.at(-1), 'and stays so');
    },
    { name: 'language', seed: 4 },
  ));

test('the page can be installed', () =>
  someone(
    async (player, context) => {
      const { page } = player;
      await player.arrive();
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
      const told = await (await context.newCDPSession(page)).send('Page.getInstallabilityErrors');
      // A browser that is driven keeps nothing, and says so.
      assert.deepEqual(
        told.installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
        [],
      );
      const manifest = await page.evaluate(async () =>
        (await fetch((document.querySelector('link[rel="manifest"]') as HTMLLinkElement).href)).json(),
      );
      assert.equal(manifest.display, 'standalone');
      for (const { src } of manifest.icons) assert.equal((await context.request.get(new URL(src, player.address).href)).status(), 200, src);
    },
    { name: 'install' },
  ));

test('a newer page waits: no game is interrupted, Home offers it, another tab’s game goes on', async () => {
  // At an address of its own: nobody else is to find a newer page.
  const site = await serve_page();
  try {
    await someone(
      async (player, context) => {
        const { page, words } = player;
        const ready = (of: Page) => of.getByText(words.t('update.ready'));
        await player.arrive();
        await kept(page);
        await player.start_named(name);
        const stands = await player.play({ until: ({ panel }) => panel?.kind === 'your' });
        const second = new Player(await context.newPage(), player.address, { seed: 9 });
        await second.arrive(stands.address);
        await kept(second.page);
        for (const one of [page, second.page])
          await one.evaluate(() => {
            window.untouched = true;
          });

        site.instead.set('/sw.js', `${readFileSync(join(dist, 'sw.js'), 'utf8')}\n// newer\n`);
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
        player.seen = undefined;
        await player.play({ until: ({ panel }) => panel?.kind === 'her' });
        assert.equal(await ready(page).count(), 0, 'nothing is said during a game');
        assert.ok(await page.evaluate(() => window.untouched), 'and nothing reloads');

        await player.press(player.named('home').first());
        await ready(page).waitFor();
        await Promise.all([page.waitForEvent('load'), player.named('update.now').click()]);
        await player.ready();
        assert.equal(await ready(page).count(), 0, 'it is the newer one now');
        assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting), null);

        second.seen = undefined;
        await second.play({ most: 80, until: ({ panel }) => panel?.kind === 'your' });
        assert.ok(await second.page.evaluate(() => window.untouched), 'a game in another tab was not interrupted');
      },
      { name: 'update', seed: 6, at: site },
    );
  } finally {
    await site.close();
  }
});
