// The board is touched: what can be said about a place, in how many taps, by finger and by keyboard.

import assert from 'node:assert/strict';
import { test } from 'vitest';

import type { Player } from './support/driver.ts';
import { someone, until } from './support/harness.ts';
import { type Budget, budgets, count_taps, hex, next_turn, offer, offered, Taps, texts, to_my_turn } from './support/taps.ts';

const receipt = (player: Player): Promise<string> => player.page.locator('.receipt').innerText();

test('what is done most is said in few taps', () =>
  someone(
    async (player) => {
      await player.arrive();
      const counted = await count_taps(player, 'en');
      console.log(
        `# ${Object.entries(counted)
          .map(([what, n]) => `${what} ${n}`)
          .join(', ')}`,
      );
      for (const [what, most] of Object.entries(budgets)) {
        const n = counted[what as Budget];
        assert.ok(n !== undefined && n <= most, `${what}: ${n} taps, and ${most} is the most`);
      }
    },
    { name: 'taps', seed: 5 },
  ));

test('nothing that would be refused is offered, and covered is covered', () =>
  someone(
    async (player) => {
      const t = texts('en');
      await to_my_turn(player, t('name'));
      const taps = new Taps(player);
      await taps.on(hex(player, new RegExp(`, ${t('building.workshop')} \\(${t('player.human1')}\\)`)));
      assert.equal(await offer(player, new RegExp(`: ${t('building.guild')}$`)).count(), 1);
      assert.equal(await offer(player, new RegExp(`: ${t('building.palace')}$`)).count(), 0, 'no palace of a workshop');
      await player.press(player.named('cancel'));
      await offered(player, 'power-covered.5').waitFor({ state: 'attached' });
      await taps.on(hex(player, /^E4,/));
      await taps.on(offer(player, new RegExp(`: ${t('power-action.5')}$`)));
      await taps.on(offer(player, new RegExp(`: ${t('building.workshop')}$`)));
      await next_turn(player);
      assert.equal(await offered(player, 'power-covered.5').count(), 0);
      assert.equal(await offered(player, 'power-covered.6').count(), 1);
    },
    { name: 'touch', seed: 5 },
  ));

test('a thing on the board is corrected where it lies', () =>
  someone(
    async (player) => {
      const t = texts('en');
      await to_my_turn(player, t('name'));
      const { page } = player;
      await player.press(hex(player, /^A1,/));
      await page.locator('.at-place summary').last().click();
      await player.press(page.getByRole('button', { name: /^A1: building/ }));
      await page
        .locator('label')
        .filter({ hasText: t('standing.automa-palace') })
        .first()
        .click();
      await player.press(page.locator('.value-open button[type="submit"]'));
      await player.press(player.named('cancel'));
      await until(
        () => hex(player, new RegExp(`^A1, .+, ${t('building.palace')} \\(${t('player.automa')}\\)`)).count(),
        (n) => n === 1,
      );
      await player.press(player.named('undo'));
      await until(
        () => hex(player, new RegExp(`^A1, .+, ${t('building.palace')}`)).count(),
        (n) => n === 0,
      );
    },
    { name: 'correct', seed: 5 },
  ));

test('what the board does not offer is said with a button, in German, too', () =>
  someone(
    async (player) => {
      const t = texts('de');
      await to_my_turn(player, t('name'));
      const taps = new Taps(player);
      await taps.on(hex(player, /^E4,/));
      await taps.on(player.named('your.something-else'));
      const all = await player.panel();
      assert.ok(all.buttons.length > 12, 'all buttons are there');
      assert.ok(all.buttons.some(({ name }) => name.includes(t('verb.other'))));
      await player.page.goBack();
      await player.ready();
      assert.ok((await player.panel()).buttons.length < 10, 'and few at first');
    },
    { name: 'else', seed: 5, locale: 'de', screen: { locale: 'de-DE' } },
  ));

test('the same by keyboard: the map is one stop, the arrows walk, Enter asks and says', () =>
  someone(
    async (player) => {
      const t = texts('en');
      await to_my_turn(player, t('name'));
      const { page } = player;
      const press = async (key: string) => {
        const before = await player.mark();
        await page.keyboard.press(key);
        await player.settle(before);
      };
      const on_map = () => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '');
      await until(
        async () => {
          await page.keyboard.press('Tab');
          return on_map();
        },
        (place) => place !== '',
      );
      const first = await on_map();
      await press('ArrowRight');
      assert.notEqual(await on_map(), first);
      await press('Enter');
      const region = page.getByRole('region', { name: player.words.t('at.label') });
      await region.waitFor();
      await until(
        async () => {
          await page.keyboard.press('Tab');
          return page.evaluate(() => document.activeElement?.textContent ?? '');
        },
        (text) => text.startsWith('Build a workshop'),
      );
      await press('Enter');
      assert.match(
        await until(
          () => receipt(player),
          (said) => /built a workshop/.test(said),
        ),
        /built a workshop on/,
      );
    },
    { name: 'touch-keyboard', seed: 5 },
  ));

test('a form offers what fits together, and all of it to somebody who knows better', () =>
  someone(
    async (player) => {
      const t = texts('en');
      await to_my_turn(player, t('name'));
      await player.press(player.page.getByRole('button', { name: t('verb.upgrade'), exact: true }));
      const building = player.page.getByRole('group', { name: t('field.building'), exact: true }).getByRole('radio');
      await until(
        () => building.count(),
        (n) => n === 1,
      );
      assert.equal(await building.count(), 1, 'the human has workshops only, and they become guilds');
      await player.press(player.named('your.something-else'));
      assert.equal(await building.count(), 2);
    },
    { name: 'narrow', seed: 5 },
  ));

test('corrections stand as the table is, tiles have their names, and a covered action says that it is', () =>
  someone(
    async (player) => {
      const t = texts('en');
      await to_my_turn(player, t('name'));
      const { page } = player;
      await player.press(player.named('correct'));
      const dialog = page.getByRole('dialog');
      const heads = await dialog.locator('summary').allInnerTexts();
      for (const block of ['science', 'board', 'tiles', 'map'])
        assert.ok(
          heads.some((head) => head.startsWith(`${t(`block.${block}`)} (`)),
          `${block}: ${heads.join(', ')}`,
        );
      await dialog.getByRole('searchbox').fill(t('value.tile').replace('{round}', '3'));
      await player.press(dialog.locator('.value-line').first());
      assert.equal(await dialog.getByRole('radio').count(), 12, 'twelve tiles by their names');
      await player.press(dialog.getByRole('radio', { name: t('tile.9') }));
      await player.press(dialog.locator('.value-open button[type="submit"]'));
      await page.goBack();
      await until(
        () => page.locator('[data-touch="tile.3"]').getAttribute('aria-label'),
        (label) => label === `3: ${t('tile.9')}`,
      );
      // She covers one sooner or later.
      player.prefer = t('verb.other');
      const covered = page.locator('.slot.covered [data-touch^="power-covered"]').first();
      player.seen = undefined;
      await player.play({
        most: 80,
        before: async () => {},
        until: ({ panel }) => panel?.kind === 'her' && /X-marker on power/.test(panel.live.join()),
      });
      await next_turn(player);
      await player.press(covered);
      assert.match(await page.locator('.at-place').innerText(), new RegExp(t('piece.cover')));
    },
    { name: 'correct-all', seed: 5 },
  ));
