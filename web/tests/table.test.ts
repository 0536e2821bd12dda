// The table as somebody sees it who plays: what an entry was understood as, her turn as a card, the past, light and dark.

import assert from 'node:assert/strict';
import { test } from 'vitest';

import type { Player } from './support/driver.ts';
import { someone, until } from './support/harness.ts';
import { catalog } from './support/words.ts';

const texts = catalog('en', 'age-of-innovation');
const name = texts['aoi.name'] ?? '';

/** To the first turn, and a scholar sent there: she answers with a card of her own. */
async function after_a_scholar(player: Player): Promise<void> {
  await player.arrive();
  await player.start_named(name);
  await player.play({ until: ({ panel }) => panel?.kind === 'your' });
  player.prefer = texts['aoi.verb.scholar'];
  await player.play({ until: ({ panel }) => panel?.kind === 'her' });
  player.prefer = undefined;
}

const receipt = (player: Player) => player.page.locator('.receipt');

test('an entry is said back, with who is next and the way back', () =>
  someone(
    async (player) => {
      await after_a_scholar(player);
      const said = await receipt(player).innerText();
      assert.match(said, /You sent a scholar: .+ \+\d/);
      assert.match(said, /Now she\./);
      await player.page.reload();
      await player.ready();
      assert.equal(await receipt(player).innerText(), said, 'also after a reload');
      // Her turn is one tap, and then it is said who is next.
      const { panel } = await player.look();
      const all_done = panel?.buttons.find((one) => one.name === player.words.t('her.done-last'));
      assert.ok(all_done, 'one tap is enough for all of her turn');
      const seen = await player.tap(all_done.at);
      assert.notEqual(seen.panel?.kind, 'her');
      if (seen.panel?.kind === 'your') assert.match(await receipt(player).innerText(), /Now you\./);
      await player.press(receipt(player).getByRole('button'));
      assert.equal(await receipt(player).count(), 0, 'what was taken back is not said any more');
      assert.equal((await player.panel()).kind, 'your');
    },
    { name: 'receipt', seed: 5 },
  ));

test('steps are ticked off in any order, one by one or all at once, and stay so over a reload', () =>
  someone(
    async (player) => {
      await player.arrive();
      await player.start_named(name);
      const { page } = player;
      const boxes = page.locator('.her').getByRole('checkbox');
      const all = await boxes.count();
      assert.ok(all >= 3, `the setup is a list: ${all}`);
      const sentence = await page.locator('.sentence').innerText();
      await player.press(boxes.nth(1));
      await page.reload();
      await player.ready();
      assert.equal(await boxes.nth(1).getAttribute('aria-checked'), 'true');
      assert.equal(await page.locator('.sentence').innerText(), sentence, 'the present step is still to do');
      await player.press(player.named('her.done'));
      const second = await page.locator('.sentence').innerText();
      assert.notEqual(second, sentence);
      await player.press(player.named('her.done'));
      // The one that was ticked off is not asked for again.
      assert.equal(await page.locator('.her').getByRole('checkbox', { checked: true }).count(), 3);
      await player.press(player.named('her.back'));
      await player.press(player.named('her.done-last'));
      assert.notEqual((await player.look()).panel?.kind, 'her');
    },
    { name: 'ticks', seed: 5 },
  ));

test('who stands in the past is told so and led back', () =>
  someone(
    async (player) => {
      await after_a_scholar(player);
      const past = player.page.locator('.past');
      assert.equal(await past.count(), 0);
      const address = (await player.look()).stands;
      await player.press(player.named('history'));
      await player.press(player.page.getByRole('button', { name: new RegExp(`^${player.words.t('history.jump')}: 1$`) }));
      await past.waitFor();
      assert.match(await past.innerText(), /entry 1 of \d/);
      await player.press(player.named('past.back'));
      assert.equal(await past.count(), 0);
      assert.equal((await player.look()).stands, address);
    },
    { name: 'past', seed: 5 },
  ));

test('light or dark is the reader’s choice, and stays so', () =>
  someone(
    async (player) => {
      await player.arrive();
      const ground = () => player.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      await player.page.emulateMedia({ colorScheme: 'dark' });
      const dark = await ground();
      assert.notEqual(light, dark, 'it follows the system');
      await player.press(player.named('settings'));
      await player.page.getByRole('radio', { name: player.words.t('settings.scheme.light') }).check({ force: true });
      assert.equal(await ground(), light);
      await player.page.reload();
      await player.ready();
      assert.equal(await ground(), light);
      await player.page.getByRole('radio', { name: player.words.t('settings.scheme.system') }).check({ force: true });
      assert.equal(await ground(), dark);
    },
    { name: 'scheme', screen: { colorScheme: 'light' } },
  ));

test('the board shows the table as it stood at the step that is read, and steps back with it', () =>
  someone(
    async (player) => {
      const { page } = player;
      await player.arrive();
      await player.start_named(name);
      // Everything that the board says, in words.
      const said = () =>
        page
          .locator('main')
          .evaluate((main) =>
            [main.textContent, ...[...main.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))].join('\n'),
          );
      let changed = 0;
      await player.play({
        most: 400,
        before: async ({ panel }) => {
          // The first two steps of a card of hers: the second moves something, or it does not; and Back puts it back.
          if (panel?.kind !== 'her' || !panel.buttons.some((one) => one.name === player.words.t('her.done'))) return;
          const first = await said();
          await player.press(player.named('her.done'));
          const second = await said();
          if (second !== first) changed += 1;
          await player.press(player.named('her.back'));
          assert.equal(await until(said, (now) => now === first), first, 'Back steps the board back');
          player.seen = await player.look();
        },
        until: () => changed > 0,
      });
    },
    { name: 'at-step', seed: 5 },
  ));

test('the six round tiles are a picture to tick, and stay ticked over a reload', () =>
  someone(
    async (player) => {
      await player.arrive();
      await player.start_named(name);
      const spaces = player.page.locator('.lay').getByRole('checkbox');
      await spaces.first().waitFor();
      assert.equal(await spaces.count(), 7, 'six numbered spaces, and the final tile');
      await player.press(spaces.nth(3));
      await player.press(spaces.nth(6));
      await player.page.reload();
      await player.ready();
      await spaces.first().waitFor();
      const ticked = await spaces.evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked')));
      assert.deepEqual(ticked, ['false', 'false', 'false', 'true', 'false', 'false', 'true']);
      // Each is said in full to who does not see it.
      assert.match((await spaces.nth(3).getAttribute('aria-label')) ?? '', /^Round 4: tile .+ 4–6 up\.$/);
    },
    { name: 'six-tiles', seed: 5 },
  ));

/** To a step of hers that moves a marker from one level to another. */
async function to_a_move(player: Player): Promise<void> {
  await player.arrive();
  await player.start_named(name);
  await player.play({
    most: 400,
    until: ({ panel }) => panel?.kind === 'her' && / marker .*to level |marker there on level/.test(panel.live.join(' ')),
  });
}
const moving = (player: Player): Promise<number[]> =>
  player.page
    .locator('.moves')
    .first()
    .evaluate((svg) => svg.getAnimations({ subtree: true }).map((one) => Number(one.effect?.getComputedTiming().duration)));

test('what a step moves goes along an arrow in 200 milliseconds', () =>
  someone(
    async (player) => {
      // Motion is over before anybody can look: it is slowed down to be seen.
      const client = await player.page.context().newCDPSession(player.page);
      await client.send('Animation.enable');
      await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await to_a_move(player);
      await player.page.locator('.move').first().waitFor({ state: 'attached' });
      const times = await moving(player);
      assert.ok(times.length > 0, 'a piece goes along it');
      assert.ok(
        times.every((time) => time === 200),
        `in ${times.join(', ')} milliseconds`,
      );
    },
    { name: 'motion', seed: 5, screen: { reducedMotion: 'no-preference' } },
  ));

test('where less motion is wanted there is the arrow, and nothing moves', () =>
  someone(
    async (player) => {
      await to_a_move(player);
      await player.page.locator('.move').first().waitFor({ state: 'attached' });
      assert.deepEqual(await moving(player), []);
    },
    { name: 'no-motion', seed: 5, screen: { reducedMotion: 'reduce' } },
  ));

test('points are said with what brings them, and her pass is one step', () =>
  someone(
    async (player) => {
      await player.arrive();
      await player.start_named(name);
      let folded = 0;
      const passes = new RegExp(texts['aoi.title.she-passes'].replace(/\{\w+\}/g, '\\d'));
      player.prefer = texts['aoi.verb.pass'];
      await player.play({
        most: 300,
        until: ({ panel }) => {
          if (panel?.kind !== 'her') return false;
          if (passes.test(panel.title)) {
            assert.ok(panel.live.length >= 3, `points, round bonus and order in one: ${panel.live.join(' / ')}`);
            return true;
          }
          if (panel.live.length > 1 && /She scores/.test(panel.live.at(-1) ?? '')) folded += 1;
          assert.ok(panel.live.length > 1 || !/^She scores \d/.test(panel.live[0] ?? ''), 'no step of points alone');
          return false;
        },
      });
      console.log(`# ${folded} steps with their points`);
    },
    { name: 'folded', seed: 5 },
  ));

test('when she goes on alone, the tap that ends her step begins the next one', () =>
  someone(
    async (player) => {
      await player.arrive();
      await player.start_named(name);
      const go = texts['aoi.verb.go'] ?? '';
      player.prefer = texts['aoi.verb.pass'];
      const next = player.page.locator('.her small').filter({ hasText: go });
      let both = false;
      await player.play({
        most: 120,
        before: async ({ panel }) => {
          both = panel?.kind === 'her' && (await next.count()) > 0;
        },
        until: () => both,
      });
      const title = (await player.panel()).title;
      await player.press(next);
      const { panel } = await player.look();
      assert.equal(panel?.kind, 'her', 'her next step is there');
      assert.notEqual(panel?.title, title);
    },
    { name: 'goes-on', seed: 5 },
  ));
