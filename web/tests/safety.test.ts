// Never lose a game: undo, jump, redo, corrections; reload anywhere; a page killed in the middle; no network; two tabs; Back.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Locator } from 'playwright-core';
import { test } from 'vitest';

import { profile, watch } from './support/browser.ts';
import { Player, type Playing } from './support/driver.ts';
import { remembered, someone, the_site, until } from './support/harness.ts';
import type { Panel, Seen } from './support/look.ts';
import { dist } from './support/site.ts';
import { catalog } from './support/words.ts';

const texts = catalog('en', 'age-of-innovation');
const name = texts['aoi.name'];

/** Into the first round: your turn, with a few entries behind you. */
async function some_game(player: Player): Promise<Seen> {
  await player.start_named(name);
  let turns = 0;
  return player.play({ until: ({ panel }) => panel?.kind === 'your' && panel.buttons.length > 3 && ++turns > 2 });
}

interface Line {
  text: string;
  now: boolean;
  steps: (string | null)[];
}

/** The history drawer as it can be read: [number, text, undone]. */
async function history(player: Player): Promise<Line[]> {
  await player.press(player.named('history'));
  const lines = await player.page.locator('dialog[open] ol > li').evaluateAll((all) =>
    all.map((line) => ({
      text: line.querySelector('p')?.innerText ?? '',
      now: line.getAttribute('aria-current') === 'step',
      steps: [...line.querySelectorAll('details li')].map((one) => one.textContent),
    })),
  );
  await player.press(player.named('close'));
  return lines.reverse();
}

test('undo, jump, redo and a correction', () =>
  someone(
    async (player) => {
      const { page, words } = player;
      await player.arrive();
      await some_game(player);
      const before = await history(player);
      const last = before.length - 1;
      assert.ok(last >= 4, 'there is a history');
      assert.ok(before[last].now);

      // The newest stands first.
      const entry = (n: number) =>
        page
          .locator('dialog[open] ol > li')
          .nth(last - n)
          .getByRole('button');
      const stood = remembered(await player.look());
      await player.press(player.named('undo'));
      let lines = await history(player);
      assert.equal(lines.length, before.length, 'nothing is lost by undo');
      assert.ok(lines[last - 1].now);

      await player.press(player.named('history'));
      await player.press(entry(1));
      lines = await history(player);
      assert.ok(lines[1].now, 'a jump leads there');
      assert.equal((await player.look()).dialog, undefined, 'and closes the drawer');

      await player.press(player.named('history'));
      await player.press(entry(last - 1));
      await player.press(player.named('more'));
      await player.press(player.named('redo').first());
      await player.press(player.named('close'));
      lines = await history(player);
      assert.ok(lines[last].now, 'redo goes on');
      assert.deepEqual(
        lines.map(({ text, steps }) => [text, steps]),
        before.map(({ text, steps }) => [text, steps]),
        'the same future',
      );
      assert.deepEqual(
        remembered(await player.look()).panel?.buttons.filter(
          (one) => one !== words.t('your.her-steps') && one !== words.t('your.their-steps'),
        ),
        stood.panel?.buttons.filter((one) => one !== words.t('your.her-steps') && one !== words.t('your.their-steps')),
      );

      // A value is made to agree with the table.
      await player.press(player.named('correct'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill(texts['aoi.value.score']);
      const line = dialog.locator('li > button').first();
      await line.click();
      const typed = dialog.getByRole('spinbutton');
      if (await typed.count()) await typed.fill(String(Number(await typed.inputValue()) + 7));
      else await dialog.getByRole('radio', { checked: false }).first().check({ force: true });
      await player.press(dialog.locator('button[type="submit"]'));
      await player.press(player.named('close'));
      lines = await history(player);
      assert.equal(lines.length, before.length + 1, 'the correction stands in the history');
      await player.press(player.named('undo'));
      assert.ok((await history(player))[last].now, 'and can be undone');
    },
    { name: 'undo', seed: 5 },
  ));

test('reload anywhere returns to the same screen', () =>
  someone(
    async (player) => {
      const { page } = player;
      const again = async (where: string) => {
        const seen = remembered(await player.look());
        await page.reload();
        assert.deepEqual(remembered(await player.ready()), seen, where);
      };
      await player.arrive();
      await again('home');
      await player.press(player.named('settings'));
      await again('settings');
      await player.press(player.named('close'));
      await player.press(player.named('import').first());
      await again('import');
      await player.press(player.named('close'));
      await player.press(player.button(player.words.t('home.set-up-named').replace('{game}', name)));
      await again('setup');
      await page.goto(`${player.address}#/`);
      await player.ready();

      await player.start_named(name);
      player.seen = undefined;
      const moods = new Set<string>();
      for (let i = 0; i < 60 && moods.size < 6; ++i) {
        const panel = await player.panel();
        const first = !moods.has(panel.kind);
        if (first) {
          moods.add(panel.kind);
          await again(panel.kind);
          if (panel.kind === 'her') {
            // In the middle of her steps, too.
            player.seen = await player.press(player.page.getByRole('button', { name: player.words.t('her.done'), exact: true }));
            await again('her second step');
            await player.press(player.named('why').first());
            moods.add('why');
            await again('why');
            await player.press(player.named('why.back'));
          }
          if (panel.kind === 'your') {
            for (const drawer of ['history', 'correct', 'more']) {
              await player.press(player.named(drawer));
              await again(drawer);
              await player.press(player.named('close'));
            }
            // A form half filled in keeps what was said.
            const form = (await player.panel()).buttons.find(({ name: label }) => /terrain|Transform/i.test(label));
            assert.ok(form);
            await player.tap(form.at);
            await player.fill_field(Math.min(1, (await player.panel()).fields.length - 1));
            const half = async () =>
              (await player.panel()).fields.map(({ value, options }) => value || options.find(({ chosen }) => chosen)?.name);
            const said = await half();
            await again('form');
            assert.deepEqual(await half(), said, 'what was said of it');
            moods.add('your form');
            await player.press(player.named('cancel'));
          }
        }
        player.seen = undefined;
        await player.move();
        player.seen = undefined;
      }
      assert.deepEqual(
        ['form', 'her', 'why', 'your'].filter((mood) => !moods.has(mood)),
        [],
        'all moods were seen',
      );
    },
    { name: 'reload', seed: 3 },
  ));

test('a page killed right after a tap has lost nothing', async () => {
  const place = profile();
  try {
    let context = await place.open();
    let troubles = watch(context);
    let player = new Player(context.pages()[0] ?? (await context.newPage()), (await the_site()).address, { seed: 8 });
    await player.arrive();
    await some_game(player);
    for (let i = 0; i < 4; ++i) {
      // Play to your turn; say something that changes the game; kill the page while the engine thinks.
      player.seen = undefined;
      await player.play({ until: ({ panel }) => panel?.kind === 'your' });
      const before = await history(player);
      const [panel, { address }] = [await player.panel(), await player.look()];
      const other =
        panel.buttons.find(({ name: label }) => label === texts['aoi.verb.other']) ?? panel.buttons.find(({ disabled }) => !disabled);
      assert.ok(other);
      await player.touch(other.at);
      // At once, or a little later: whatever moment it is, nothing is lost.
      if (i % 2) await new Promise((resolve) => setTimeout(resolve, 15 * i));
      await context.close();
      assert.deepEqual(troubles, []);

      context = await place.open();
      troubles = watch(context);
      player = new Player(context.pages()[0] ?? (await context.newPage()), (await the_site()).address, { seed: 20 + i });
      const seen = await player.arrive(address.split('?')[0]);
      assert.equal(seen.title, name);
      assert.ok(seen.panel, 'the table is there');
      const after = await history(player);
      assert.ok(
        after.length === before.length || after.length === before.length + 1,
        `all that was said is there: ${before.length}, ${after.length}`,
      );
      assert.deepEqual(
        after.slice(0, before.length).map(({ text, steps }) => [text, steps]),
        before.map(({ text, steps }) => [text, steps]),
      );
    }
    player.seen = undefined;
    await player.play({ until: ({ panel }) => panel?.kind === 'your' });
    await context.close();
  } finally {
    place.forget();
  }
});

test('without network the page opens and a game goes on', () =>
  someone(
    async (player, context) => {
      const { page } = player;
      await player.arrive();
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
      // All words of the language are kept, too.
      const catalogs = readdirSync(join(dist, 'lang/en')).filter((file) => file.endsWith('.json')).length;
      await page.waitForFunction(async (all) => (await (await caches.open('seatmate-lang')).keys()).length >= all, catalogs);
      await context.setOffline(true);
      await page.reload();
      await player.ready();
      const names = await player.games();
      for (const game of names) {
        await player.start_named(game);
        await page.waitForFunction(() => document.querySelector('section[aria-label] h2, form h2') !== null);
        await player.press(player.named('home').first());
      }
      await some_game(player);
      await page.reload();
      const seen = await player.ready();
      assert.equal(seen.title, name);
      player.seen = undefined;
      await player.play({ until: ({ panel }) => panel?.kind === 'her' });
      await context.setOffline(false);
    },
    { name: 'offline', seed: 4 },
  ));

test('two tabs of one game: the other follows, nothing is spoilt', () =>
  someone(
    async (player, context) => {
      await player.arrive();
      const { address } = await some_game(player);
      const second = new Player(await context.newPage(), player.address, { seed: 77 });
      const there = await second.arrive(address);
      assert.equal(there.panel?.kind, 'your');

      // What one says, the other shows.
      await second.play({ until: ({ panel, address: now }) => now === address && panel?.kind === 'her' });
      const theirs = await history(second);
      player.seen = undefined;
      const ours = await until(
        () => history(player),
        (lines) => isDeepStrictEqual(lines, theirs),
      );
      assert.deepEqual(ours, theirs);
      const shown = await second.panel();
      assert.deepEqual(
        remembered(
          await until(
            () => player.look(),
            ({ panel }) => panel?.live.at(-1) === shown.live.at(-1),
          ),
        ).panel?.live,
        shown.live,
      );

      // Both say something at the same moment: one after the other, or one is refused.
      const your_turn: Playing = { until: ({ panel, address: now }) => now === address && panel?.kind === 'your' };
      second.seen = player.seen = undefined;
      await second.play(your_turn);
      player.seen = undefined;
      await player.play(your_turn);
      const before = (await history(player)).length;
      const other = ({ buttons }: Panel) =>
        (buttons.find(({ name: label }) => label === texts['aoi.verb.other']) ?? buttons.at(-1))?.at ?? -1;
      for (const tab of [player, second]) await tab.everything();
      const [a, b] = [await player.panel(), await second.panel()];
      await Promise.all([player.touch(other(a)), second.touch(other(b))]);
      // Each hears of the other in its own time, and then both stand at the same entry.
      const [one, two] = await until(
        async () => [await history(player), await history(second)] as const,
        ([left, right]) => left.length > before && isDeepStrictEqual(left, right),
      );
      assert.deepEqual(one, two, 'both tabs tell the same game');
      assert.ok(one.length > before && one.length <= before + 2, `${before} → ${one.length}`);
      for (const tab of [player, second]) {
        await tab.page.reload();
        await tab.ready();
        assert.deepEqual(
          (await history(tab)).map(({ text }) => text),
          one.map(({ text }) => text),
        );
      }
      second.seen = undefined;
      await second.play({ most: 60, until: ({ panel, address: now }) => now === address && panel?.kind === 'your' });
    },
    { name: 'tabs', seed: 6 },
  ));

test('a second tab of the same game is told so', () =>
  someone(
    async (player, context) => {
      await player.arrive();
      const { address } = await some_game(player);
      const second = new Player(await context.newPage(), player.address);
      await second.arrive(address);
      const [, told = ''] = /one \{([^}]+)\}/.exec(player.words.t('shared.others')) ?? [];
      for (const tab of [player, second]) await tab.page.getByText(told).waitFor({ state: 'attached' });
      await second.page.close();
      await player.page.getByText(told).waitFor({ state: 'detached' });
    },
    { name: 'second-tab', seed: 6 },
  ));

test('Back is safe: it closes what is open, then goes Home, and leaves the game as it was', () =>
  someone(
    async (player) => {
      const { page } = player;
      await player.arrive();
      await some_game(player);
      const table = remembered(await player.look());
      const entries = await history(player);
      const back = async () => {
        const before = await player.mark();
        await page.goBack();
        return player.settle(before);
      };
      for (const drawer of ['history', 'correct', 'more']) {
        await player.press(player.named(drawer));
        assert.deepEqual(remembered(await back()), table, `Back closes ${drawer}`);
      }
      const form = (await player.panel()).buttons.find(({ name: label }) => /Upgrade|Transform|Build/.test(label));
      assert.equal((await player.tap(form?.at ?? -1)).panel?.kind, 'form');
      assert.deepEqual(remembered(await back()), table, 'Back closes a form');
      const home = await back();
      assert.equal(home.address, '#/');
      await player.press(page.getByRole('button', { name: new RegExp(name) }).first());
      assert.deepEqual(remembered(await player.look()).panel?.title, table.panel?.title);
      assert.deepEqual(await history(player), entries);
    },
    { name: 'back', seed: 9 },
  ));

test('two quick taps say one thing', () =>
  someone(
    async (player) => {
      const { page, words } = player;
      await player.arrive();
      const twice = async (locator: Locator) => {
        const box = await locator.boundingBox();
        assert.ok(box);
        const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await tap();
        await tap();
      };
      await twice(player.button(words.t('home.start-named').replace('{game}', name)));
      await player.at_table();
      await player.settle('');
      const games = await page.evaluate(
        () =>
          new Promise((resolve, reject) => {
            const open = indexedDB.open('seatmate');
            open.onerror = () => reject(open.error);
            open.onsuccess = () => {
              const count = open.result.transaction('games').objectStore('games').count();
              count.onsuccess = () => {
                open.result.close();
                resolve(count.result);
              };
            };
          }),
      );
      assert.equal(games, 1, 'one game was begun');

      // The same question twice in a row begins anew: nothing of the first answer is left.
      await player.play({ until: ({ panel }) => panel?.fields[0]?.kind === 'place' });
      const entries_before = (await history(player)).length;
      const { map } = await player.look();
      // The place is the answer, and the second tap is none.
      await player.tap(map[0]?.at ?? -1);
      const seen = await player.look();
      assert.equal((await history(player)).length, entries_before + 1);
      if (seen.panel?.kind === 'form') {
        assert.equal(seen.panel.fields[0]?.value, '', 'no place is chosen yet');
        assert.ok(seen.panel.submit?.disabled);
      }
      player.seen = undefined;

      // A form that does not end the turn is shut at once; the second tap does not say it again.
      await player.play({
        until: ({ panel, stands }) => panel?.kind === 'your' && stands !== '',
      });
      const entries = (await history(player)).length;
      await player.everything();
      await player.press(page.getByRole('button', { name: texts['aoi.verb.advance'], exact: true }));
      await player.fill_field(0);
      await twice(page.locator('form button[type="submit"]'));
      await player.settle('');
      assert.equal((await history(player)).length, entries + 1, 'it was said once');
    },
    { name: 'twice', seed: 5 },
  ));
