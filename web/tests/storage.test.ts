// What a browser does to what a page keeps: it has no room, keeps nothing, deletes everything, or gives back something else. A sentence
// says what happened, and nothing that was acknowledged is lost as long as it is anywhere.

import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { test } from 'vitest';

import { profile } from './support/browser.ts';
import { Player, text_of } from './support/driver.ts';
import { someone, the_site } from './support/harness.ts';
import { catalog } from './support/words.ts';

const texts = catalog('en', 'age-of-innovation');
const name = texts['aoi.name'];
const session_words = catalog('en', 'session');

/** A sentence of the catalog as far as it has no blanks. */
const sentence = (words: Record<string, string>, id: string): string => (words[id] ?? id).split('{')[0];

const your_turn = async (player: Player): Promise<void> => {
  player.seen = undefined;
  await player.play({ until: ({ panel }) => panel?.kind === 'your' });
};

/** How many entries the history has. */
async function entries(player: Player): Promise<number> {
  await player.press(player.named('history'));
  const count = await player.page.locator('dialog[open] ol > li').count();
  await player.press(player.named('close'));
  return count;
}

/** Says something that is one entry, whether it is taken in or not: what the board does not offer is behind a button. */
async function say_something(player: Player): Promise<void> {
  const other_of = async () => (await player.panel()).buttons.find(({ name: label }) => label.includes(texts['aoi.verb.other']));
  if (!(await other_of())) await player.press(player.named('your.something-else'));
  const other = await other_of();
  assert.ok(other, 'there is something to say');
  await player.tap(other.at);
  player.seen = undefined;
}

const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first().waitFor();

/** Changes what the browser keeps, as a disk might. */
async function change_kept(page: Page, store: string, change: string): Promise<void> {
  await page.evaluate(
    ({ store, change }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('seatmate');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction(store, 'readwrite');
          const all = work.objectStore(store).openCursor();
          all.onsuccess = () => {
            const found = all.result;
            if (!found) return;
            // What is to be done is a word: a function of the page's own would need `eval`.
            const { value } = found;
            if (change === 'damage the third' && value.number === 3) value.text = value.text.replace(/after .{4}/, 'after 0000');
            if (change === 'name it') value.title = 'Sun\u202eyad \u001b[2J';
            found.update(value);
            found.continue();
          };
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          work.onerror = () => reject(work.error);
        };
      }),
    { store, change },
  );
}

test('without room nothing is said to be kept, and afterwards the game goes on', () =>
  someone(
    async (player, context) => {
      const { page } = player;
      const browser = await context.newCDPSession(page);
      const { origin } = new URL(player.address);
      const full = sentence(session_words, 'store.error.full');
      const start = player.button(player.words.t('home.start-named').replace('{game}', name));
      await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
      await player.arrive();
      await start.click();
      await page.getByRole('status').filter({ hasText: full }).waitFor();
      await page.reload();
      await player.ready();
      assert.equal(await page.locator('.game-line').count(), 0, 'no game was begun');
      await browser.send('Storage.overrideQuotaForOrigin', { origin });
      await player.start_named(name);
      await your_turn(player);

      // A browser looks only now and then how much room there is: something is said until it does.
      await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
      let kept = 0;
      const refused = page.getByRole('alert').filter({ hasText: full });
      while ((await refused.count()) === 0) {
        await your_turn(player);
        kept = await entries(player);
        await say_something(player);
      }
      assert.equal(await entries(player), kept, 'nothing was taken in');
      await browser.send('Storage.overrideQuotaForOrigin', { origin });
      await say_something(player);
      assert.equal(await entries(player), kept + 1, 'once there is room');
      await page.reload();
      await player.ready();
      assert.equal(await entries(player), kept + 1, 'it is kept');
    },
    { name: 'quota', seed: 5 },
  ));

test('a browser that keeps nothing for the page says so at Home and where a game is begun', async () => {
  const place = profile({ cookies: 'blocked' });
  let context: BrowserContext | undefined;
  try {
    context = await place.open();
    const page = context.pages()[0] ?? (await context.newPage());
    const player = new Player(page, (await the_site()).address, { seed: 4 });
    await player.arrive();
    const blocked = sentence(session_words, 'store.error.blocked');
    await says(page, blocked);
    await player.button(player.words.t('home.start-named').replace('{game}', name)).click();
    await page.getByRole('status').filter({ hasText: blocked }).waitFor();
  } finally {
    await context?.close();
    place.forget();
  }
});

test('a browser that deletes everything has not deleted the game that is open', () =>
  someone(
    async (player, context) => {
      const { page } = player;
      await player.arrive();
      await player.start_named(name);
      await your_turn(player);
      const before = await entries(player);
      const browser = await context.newCDPSession(page);
      await browser.send('Storage.clearDataForOrigin', { origin: new URL(player.address).origin, storageTypes: 'indexeddb' });
      await say_something(player);
      await says(page, sentence(session_words, 'store.error.kept-anew'));
      assert.equal(await entries(player), before, 'all of it is there, and nothing was said twice');
      await say_something(player);
      assert.equal(await entries(player), before + 1);
      await page.reload();
      await player.ready();
      assert.equal(await entries(player), before + 1);
    },
    { name: 'deleted', seed: 5 },
  ));

test('and of those that are gone Home says so', () =>
  someone(
    async (player, context) => {
      const { page } = player;
      await player.arrive();
      await player.start_named(name);
      await player.press(player.named('home').first());
      await page.reload();
      await player.ready();
      const browser = await context.newCDPSession(page);
      await browser.send('Storage.clearDataForOrigin', { origin: new URL(player.address).origin, storageTypes: 'indexeddb' });
      const second = new Player(await context.newPage(), player.address);
      await second.arrive();
      await second.start_named(name);
      await says(page, sentence(session_words, 'store.error.cleared'));
    },
    { name: 'cleared', seed: 5 },
  ));

test('a damaged game is open as far as it is sound, can be saved so, and goes on from there', () =>
  someone(
    async (player) => {
      const { page } = player;
      await player.arrive();
      await player.start_named(name);
      for (let n = 0; n < 40 && (await entries(player)) < 6; ++n) {
        await your_turn(player);
        await say_something(player);
      }
      await change_kept(page, 'records', 'damage the third');
      await page.reload();
      await player.ready();
      const note = page.locator('.damaged');
      await note.waitFor();
      assert.match(await note.innerText(), /3/, 'it says which entry');
      assert.ok(await player.named('undo').isDisabled(), 'it can only be looked at');
      assert.equal(await player.named('your.something-else').count(), 0);
      const sound = await entries(player);

      const [file] = await Promise.all([page.waitForEvent('download'), note.getByRole('button').first().click()]);
      assert.match(await text_of(file), /\nend 2 [0-9a-f]+\n$/, 'what is sound of it is a file');

      await note.getByRole('button').last().click();
      await note.waitFor({ state: 'detached' });
      assert.equal(await entries(player), sound);
      await your_turn(player);
      await page.reload();
      await player.ready();
      assert.equal(await note.count(), 0, 'and it is whole');
    },
    { name: 'damaged', seed: 5 },
  ));

test('a title from elsewhere turns nothing around, at Home, at the table and in the name of the page', () =>
  someone(
    async (player) => {
      const { page } = player;
      await player.arrive();
      await player.start_named(name);
      const { address } = await player.look();
      await player.press(player.named('home').first());
      await change_kept(page, 'games', 'name it');
      await page.reload();
      await player.ready();
      const shown = 'Sun<U+202E>yad ␛[2J';
      await page.getByText(shown, { exact: true }).waitFor();
      await page.goto(`${player.address}${address}`);
      await page.reload();
      await player.ready();
      await page.getByRole('heading', { level: 1, name: shown }).waitFor();
      const all = await page.evaluate(() => document.documentElement.outerHTML + document.title);
      for (const obeyed of ['\u202e', '\u001b']) assert.ok(!all.includes(obeyed), 'nowhere on the page');
    },
    { name: 'title', seed: 5 },
  ));
