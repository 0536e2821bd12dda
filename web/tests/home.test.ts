// Home beside many games: a page of each list is read, and more when somebody wants it. The games were kept by an older page, whose rows
// know no lists yet.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from 'vitest';

import { screens } from './support/browser.ts';
import { text_of } from './support/driver.ts';
import { games, someone, until } from './support/harness.ts';

/** What an older page kept: so many games that go on, so many that are over, and a campaign of three evenings. */
const keep_as_before = (page: Page, running: number, finished: number): Promise<void> =>
  page.evaluate(
    ({ running, finished }) =>
      new Promise<void>((resolve, reject) => {
        const rows: object[] = [];
        const row = (id: string, game: string, played: number, over: boolean, more: object = {}) =>
          rows.push({ id, game, title: id, summary: null, created: 1, played, finished: over, number: 0, of: 0, revision: 1, ...more });
        for (let n = 1; n <= running; n += 1) row(`running-${n}`, 'age-of-innovation', 9000 - n, false);
        for (let n = 1; n <= finished; n += 1) row(`finished-${n}`, 'golem', 5000 - n, true);
        for (let n = 1; n <= 3; n += 1) row(`charter-${n}`, 'charterstone', 9500 + n, true, { campaign: { id: 'charter-1', chapter: n } });
        indexedDB.deleteDatabase('seatmate').onerror = reject;
        const opening = indexedDB.open('seatmate', 1);
        opening.onerror = reject;
        opening.onupgradeneeded = () => {
          const database = opening.result;
          const games = database.createObjectStore('games', { keyPath: 'id' });
          games.createIndex('game', 'game');
          database.createObjectStore('headers', { keyPath: 'id' });
          database.createObjectStore('records', { keyPath: ['id', 'number'] });
          database.createObjectStore('facts', { keyPath: 'game' });
          database.createObjectStore('meta');
          for (const one of rows) games.put(one);
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    { running, finished },
  );

test('Home shows a page of each list and reads more when it is wanted', () =>
  someone(
    async (player) => {
      const { page, words } = player;
      await player.arrive();
      await keep_as_before(page, 45, 7);
      await page.reload();
      await player.ready();
      const lines = (section: string): Promise<string[]> =>
        page.locator(`section[aria-labelledby=${section}] .game-title`).allTextContents();
      const titles = (name: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `${name}-${from + n}`);
      const begins = (shown: readonly string[], wanted: readonly string[]): void =>
        assert.deepEqual(
          shown.map((line) => /^[a-z]+-\d+/.exec(line)?.[0]),
          wanted,
        );
      // The campaign is one line, by its last game; it was played last.
      begins(await lines('running'), ['charter-3', ...titles('running', 1, 19)]);
      begins(await lines('finished'), titles('finished', 1, 7));
      const stored = page.locator('.page > .home-more > .soft');
      assert.ok((await stored.textContent())?.includes(words.t('home.stored-many').split('{')[0] ?? ''), 'there are more than were read');

      const section = page.locator('section[aria-labelledby=running]');
      await section
        .locator('summary')
        .filter({ hasText: words.t('home.rest') })
        .click();
      const more = page.getByRole('button', { name: words.t('home.more') });
      await more.click();
      await until(
        () => lines('running'),
        (shown) => shown.length > 20,
      );
      begins(await lines('running'), ['charter-3', ...titles('running', 1, 39)]);
      await more.click();
      await until(
        () => lines('running'),
        (shown) => shown.length > 40,
      );
      begins(await lines('running'), ['charter-3', ...titles('running', 1, 45)]);
      assert.equal(await more.count(), 0, 'that was all');

      // Earlier evenings are read when somebody looks at them.
      await page.locator('.campaign-earlier > summary').click();
      const earlier = page.locator('.campaign-earlier .ordinal');
      await until(
        () => earlier.allTextContents(),
        (shown) => shown.length > 0,
      );
      assert.deepEqual(await earlier.allTextContents(), ['2', '1']);
    },
    { name: 'home', screen: screens.phone },
  ));

test('Home reminds of saving games as files after some weeks, and never twice in a day', () =>
  someone(
    async (player) => {
      const { page, words } = player;
      const day = 86_400_000;
      const begun = Date.now();
      await player.arrive();
      await player.start_named(games[0] ?? '');
      const reminder = page.getByRole('region', { name: words.t('remind.label') });
      /** Home, so many days later. */
      const home = async (days: number): Promise<number> => {
        await page.clock.setSystemTime(begun + days * day);
        await page.goto('about:blank');
        await page.goto(player.address);
        await player.ready();
        await page.locator('.game-line').first().waitFor();
        await page.getByText(words.t('home.persists-not')).waitFor();
        await player.settle('');
        return reminder.count();
      };
      assert.equal(await home(1), 0);
      assert.equal(await home(13), 0);
      assert.equal(await home(16), 1);
      assert.match((await reminder.textContent()) ?? '', /One game lies in this browser only/);
      assert.equal(await home(16.9), 0, 'not twice in a day');
      assert.equal(await home(18), 1);
      await player.press(reminder.getByRole('button', { name: words.t('remind.later') }));
      assert.equal(await reminder.count(), 0);
      assert.equal(await home(20), 0, 'it was put off');
      assert.equal(await home(26), 1);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        reminder.getByRole('button', { name: words.t('remind.save') }).click(),
      ]);
      assert.match(await text_of(file), /^seatmate journal/);
      await until(
        () => reminder.count(),
        (count) => count === 0,
      );
      assert.equal(await home(90), 0, 'nothing was played since');
    },
    { name: 'reminder' },
  ));
