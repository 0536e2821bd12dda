// The board is touched: what can be said about a place, in how many taps, by finger and by keyboard.

import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { test } from 'vitest';

import type { Player } from './support/driver.ts';
import { someone, until } from './support/harness.ts';
import { catalog } from './support/words.ts';

const texts = (locale: string) => {
  const all = catalog(locale, 'age-of-innovation');
  return (id: string): string => (all[`aoi.${id}`] ?? '').replaceAll("''", "'");
};

/** To the first turn, with the board ready to be touched. */
async function to_my_turn(player: Player, name: string): Promise<void> {
  await player.arrive();
  await player.start_named(name);
  await player.play({ until: ({ panel }) => panel?.kind === 'your' });
  await touchable(player);
}

/** The next turn, after whatever she does. */
async function next_turn(player: Player): Promise<void> {
  player.seen = undefined;
  await player.play({ most: 60, until: ({ panel }) => panel?.kind === 'your' });
  await touchable(player);
}

/** A hex of the map by how it begins, or a thing beside it by its place. */
const hex = (player: Player, name: RegExp): Locator => player.page.locator('main svg').getByRole('button', { name }).first();
const thing = (player: Player, place: string): Locator => player.page.locator(`[data-touch="${place}"]`);
const touchable = (player: Player) => thing(player, 'law').waitFor({ state: 'attached' });

class Taps {
  n = 0;
  constructor(readonly player: Player) {}
  async on(place: Locator): Promise<void> {
    this.n += 1;
    const before = await this.player.mark();
    await place.scrollIntoViewIfNeeded();
    await place.click({ force: true });
    await this.player.settle(before);
  }
}

const receipt = (player: Player): Promise<string> => player.page.locator('.receipt').innerText();

test('a hex is tapped, and what was done there; a discipline, and a scholar is sent', () =>
  someone(
    async (player) => {
      const t = texts('en');
      await to_my_turn(player, t('name'));
      const button = (name: RegExp) => player.page.getByRole('region', { name: player.words.t('at.label') }).getByRole('button', { name });
      const did = async (taps: number, what: RegExp, work: (taps: Taps) => Promise<void>) => {
        const counted = new Taps(player);
        await work(counted);
        assert.match(
          await until(
            () => receipt(player),
            (said) => what.test(said),
          ),
          what,
        );
        assert.equal(counted.n, taps, String(what));
        await next_turn(player);
      };
      // A free hex beside a building of mine: nothing that would be refused is offered.
      const free = new RegExp(`^E4, ${t('terrain.desert')}`);
      await did(3, /power action 5: a workshop on E4/, async (taps) => {
        await taps.on(hex(player, free));
        await taps.on(button(new RegExp(`: ${t('power-action.5')}$`)));
        await taps.on(button(new RegExp(`: ${t('building.workshop')}$`)));
      });
      const mine = (await hex(player, /workshop \(/).getAttribute('aria-label')) ?? '';
      await did(2, /upgraded \w\d to a guild/, async (taps) => {
        await taps.on(hex(player, new RegExp(`, ${t('building.workshop')} \\(${t('player.human1')}\\)`)));
        assert.equal(await button(new RegExp(`: ${t('building.palace')}$`)).count(), 0, `no palace of a workshop: ${mine}`);
        await taps.on(button(new RegExp(`^${t('verb.upgrade')}: ${t('building.guild')}$`)));
      });
      await did(2, /sent a scholar: law/, async (taps) => {
        await taps.on(thing(player, 'law'));
        await taps.on(button(new RegExp(`^${t('verb.scholar')}`)));
      });
      await did(2, /built a workshop on/, async (taps) => {
        await taps.on(hex(player, new RegExp(`^[A-I]\\d, ${t('terrain.lake')}$`)));
        await taps.on(button(/^Build a workshop/));
      });
      // Covered: nothing can be said about it any more.
      assert.equal(await thing(player, 'power-covered.5').count(), 0);
    },
    { name: 'touch', seed: 5 },
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
