// An evening begins: Home with its faces, a setup of few questions, what was chosen last time. Taps are counted against their budget.

import assert from 'node:assert/strict';
import { test } from 'vitest';

import { screens } from './support/browser.ts';
import { games, someone, until } from './support/harness.ts';
import { Taps } from './support/taps.ts';
import { catalog } from './support/words.ts';

/** From Home to the first question or turn, with what is usual. */
const budget = 2;

const texts = catalog('en', 'age-of-innovation');
const age = texts['aoi.name'] ?? '';

for (const game of games)
  test(`${game}: from Home to the first question or turn in ${budget} taps, by the setup, too`, () =>
    someone(
      async (player) => {
        await player.arrive();
        const ways = { set_up: ['home.set-up-named', 'setup.start'], just: ['home.start-named'] };
        for (const [way, taps] of Object.entries(ways)) {
          const count = new Taps(player);
          for (const [i, id] of taps.entries()) {
            const name = player.words.t(id).replace('{game}', game);
            if (i > 0) await player.page.waitForFunction((one) => document.querySelector(one) !== null, '.foot button:not(:disabled)');
            await count.on(player.button(name));
          }
          const { panel } = await player.at_table();
          assert.ok(panel && ['form', 'your', 'her'].includes(panel.kind), `${way}: ${JSON.stringify(panel)}`);
          assert.ok(count.n <= budget, `${way}: ${count.n} taps`);
          await player.page.goto('about:blank');
          await player.page.goto(player.address);
          await player.ready();
        }
      },
      { name: `begin-${game}`, screen: screens.phone },
    ));

test('each game has a face of its own on Home, also beside where it stands', () =>
  someone(
    async (player) => {
      const { page } = player;
      await player.arrive();
      const faces = page.locator('.new-game img.face');
      const drawn = () => faces.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
      assert.deepEqual(
        await until(drawn, (seen) => seen.length === games.length && seen.every(Boolean)),
        games.map(() => true),
      );
      const addresses = await faces.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
      assert.equal(new Set(addresses).size, games.length, 'no two have the same one');
      await player.start_named(age);
      await player.press(player.named('home').first());
      const line = page.locator('.game-line').first();
      await line.waitFor();
      assert.ok((await line.locator('.game-stand').textContent())?.trim(), 'where it stands');
      const [sections = ''] = await page.locator('main > section h2').allTextContents();
      assert.equal(sections, player.words.t('home.running'), 'games in progress come first');
    },
    { name: 'faces', screen: screens.phone },
  ));

test('few questions stand open, everything else is under More', () =>
  someone(
    async (player) => {
      const { page, words } = player;
      await player.arrive();
      await player.press(player.button(words.t('home.set-up-named').replace('{game}', age)));
      const questions = page.locator('main.setup > .values > li');
      await questions.first().waitFor();
      assert.ok((await questions.count()) <= 5, `${await questions.count()} questions`);
      const hidden = page.getByRole('textbox', { name: words.t('setup.name') });
      assert.equal(await hidden.isVisible(), false);
      assert.equal(await page.getByText(words.t('setup.where'), { exact: true }).count(), 0, 'where it lives is no question');
      await page.locator('.setup-more > summary').click();
      assert.ok(await hidden.isVisible());
    },
    { name: 'few-questions', screen: screens.phone },
  ));

test('what was chosen last time is offered again, said on Home, and started with', () =>
  someone(
    async (player) => {
      const { page, words } = player;
      const level = texts['aoi.setup.level'] ?? '';
      const third = texts['aoi.level.3'] ?? '';
      await player.arrive();
      await player.set_up(age, [[level, third]]);
      await player.press(player.named('home').first());
      const tile = page.locator('.new-game').filter({ hasText: age });
      await tile.locator('.new-game-last').waitFor();
      assert.equal(await tile.locator('.new-game-last').textContent(), `${level.replace(/ \(.*/, '')}: ${third}`);

      await player.start_named(age);
      assert.match(await player.export(), /^setting level 3$/m);
      await player.press(player.named('home').first());
      await player.press(player.button(words.t('home.set-up-named').replace('{game}', age)));
      const three = page.getByRole('group', { name: level, exact: true }).getByRole('radio', { name: third, exact: true });
      await three.waitFor();
      assert.ok(await three.isChecked());
      await page.getByText(words.t('setup.how-again')).waitFor();
      await player.press(player.named('setup.reset'));
      assert.ok(!(await three.isChecked()));
      await player.press(player.named('home').first());
      assert.equal(await tile.locator('.new-game-last').count(), 0);
    },
    { name: 'as-last-time', screen: screens.phone },
  ));

test('a setup that an older page remembered is put right where it is chosen', () =>
  someone(
    async (player) => {
      const { page, words } = player;
      await player.arrive();
      await page.evaluate(() => localStorage.setItem('seatmate.setup.age-of-innovation', JSON.stringify({ level: '77' })));
      await page.reload();
      await player.ready();
      await player.press(player.button(words.t('home.start-named').replace('{game}', age)));
      await page.waitForFunction(() => location.hash.startsWith('#/new/'));
      await player.press(player.named('setup.reset'));
      await page.waitForFunction((one) => document.querySelector(one) !== null, '.foot button:not(:disabled)');
      await player.press(player.named('setup.start'));
      await player.at_table();
    },
    { name: 'old-setup' },
  ));

test('a refusal speaks the words of the page', () =>
  someone(
    async (player) => {
      const { page } = player;
      await player.arrive('#/?open=import');
      await page.setInputFiles('dialog input[type="file"]', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear diary') });
      const alert = page.locator('dialog [role="alert"]');
      await alert.waitFor();
      assert.equal(await alert.textContent(), player.words.t('instead.session.error.journal-foreign'));
    },
    { name: 'foreign' },
  ));

const languages = { en: 'en-GB', de: 'de-DE', it: 'it-IT', ja: 'ja-JP', ru: 'ru-RU' };
for (const [locale, browser] of Object.entries(languages))
  test(`Home, setup and the record have a header of one line and fit on any screen (${locale})`, async () => {
    for (const screen of Object.values(screens))
      await someone(
        async (player) => {
          const { page } = player;
          await player.arrive();
          const fits = async (where: string): Promise<void> => {
            const { header, over } = await page.evaluate(() => ({
              header: document.querySelector('h1')?.getClientRects().length ?? 0,
              over: document.documentElement.scrollWidth - innerWidth,
            }));
            const line = await page.evaluate(() => {
              const title = document.querySelector('h1');
              return title ? title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight) : 9;
            });
            assert.equal(header, 1);
            assert.ok(line < 1.9, `${where}: ${line} lines`);
            assert.ok(over <= 0, `${where}: ${over} pixels too wide`);
          };
          await fits('Home');
          await player.press(player.named('record'));
          await fits('record');
          await page.goBack();
          await player.ready();
          for (const game of await player.games()) {
            await player.press(player.button(player.words.t('home.set-up-named').replace('{game}', game)));
            await page.locator('.setup-more > summary').click();
            await fits(game);
            await page.goBack();
            await player.ready();
          }
        },
        { name: `fits-${locale}`, locale, screen: { ...screen, locale: browser } },
      );
  });
