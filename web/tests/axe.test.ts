// axe-core finds nothing on any screen, in two languages, in light and dark.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { test } from 'vitest';

import type { Player } from './support/driver.ts';
import { games, long, someone } from './support/harness.ts';
import type { Seen } from './support/look.ts';
import { person_at } from './support/tables.ts';
import { catalog } from './support/words.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof AxeCore;
  }
}

/** Looks at the screen as it is now; `where` names it. */
type Each = (where: string) => Promise<void>;

/** What axe-core has to say, as sentences; of `only` these rules. */
async function found(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (rules) => window.axe.run(document, { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) }),
    only,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} (${help}) ${target.join(' ')}: ${(failureSummary ?? '').split('\n').slice(1, 3).join(' ').trim()}`,
    ),
  );
}

/** On every mood of the table that was not seen yet: `each(where)`. */
function every_mood(player: Player, each: Each) {
  const moods = new Set<string>();
  return async ({ panel }: Seen): Promise<void> => {
    if (!panel) return;
    const mood = panel.kind === 'form' ? `form of ${panel.fields.map(({ kind }) => kind).join(' ')}` : panel.kind;
    if (mood === 'result' || moods.has(mood)) return;
    moods.add(mood);
    await each(mood);
    if (mood === 'her' && !moods.has('why')) {
      const why = player.named('why').first();
      if (await why.isVisible()) {
        moods.add('why');
        await player.press(why);
        await each('why');
        await player.press(player.named('why.back'));
      } else moods.delete('her'); // the next step of hers may have one
    }
    if (mood === 'your' && (await player.page.locator('.touchable').count()) > 0) {
      const touched = player.page.locator('.touchable.near').first();
      await touched.waitFor();
      await touched.click({ force: true });
      await player.settle('');
      await player.unfold('.at-place', 2);
      await player.settle('');
      await each('a place');
      await player.press(player.named('cancel'));
    }
    if (mood === 'your')
      for (const [drawer = '', ...inside] of [['history'], ['correct'], ['more', 'rename', 'keys']]) {
        await player.press(player.named(drawer));
        await player.unfold('dialog', 2);
        await each(drawer);
        for (const dialog of inside) {
          await player.press(player.named(dialog));
          await each(dialog);
          await player.press(player.named('close'));
          await player.press(player.named(drawer));
        }
        await player.press(player.named('close'));
      }
    player.seen = undefined;
  };
}

/** All screens there are, with a game of a few turns. */
async function all_screens(player: Player, game: string, pass: string, each: Each): Promise<void> {
  const { page } = player;
  // As if a server of the home network stood behind the page.
  await page.route('**/api/hello', (route) => route.fulfill({ json: { ok: true, seatmate: '1', joined: false } }));
  await page.route('**/api/join', (route) => route.fulfill({ json: { ok: false, error: { id: 'connection.error.code' } } }));
  await player.arrive();
  await player.press(player.named('join').first());
  await each('join');
  await page.locator('dialog input').fill('ABCD');
  await page.locator('dialog button[type="submit"]').click();
  await page.locator('dialog [role="alert"]').waitFor();
  await each('join refused');
  await player.press(player.named('close'));
  await each('home');
  for (const dialog of ['settings', 'import']) {
    await player.press(player.named(dialog).first());
    await each(dialog);
    await player.press(player.named('close'));
  }
  await player.press(player.button(player.words.t('home.set-up-named').replace('{game}', game)));
  await player.unfold('main');
  await each('setup');
  await page.goBack();
  await player.ready();
  await player.start_named(game);
  const moods = every_mood(player, each);
  let turns = 0;
  const over = await player.play({
    before: async (seen) => {
      if (seen.panel?.kind === 'your') player.prefer = ++turns > 6 ? pass : undefined;
      await moods(seen);
    },
  });
  assert.equal(over.panel?.kind, 'result');
  await each('result');
  await player.press(player.named('home').first());
  await each('home with a game');
  await player.press(player.named('record'));
  await page.locator('.plays li').first().waitFor();
  await each('record');
  await page.goBack();
  await player.ready();
  await player.press(player.button(player.words.t('home.set-up-named').replace('{game}', game)));
  await page.locator('.proposal').waitFor();
  await each('setup with a proposal');
  await page.goBack();
  await player.ready();
  await player.press(page.getByRole('button', { name: new RegExp(player.words.pattern('home.menu').slice(1, -1)) }).first());
  await each('menu');
}

/** Both colour schemes; in the dark only colours are others. */
function collector(player: Player, all: string[]): Each {
  return async (where) => {
    await player.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    for (const fault of await found(player.page)) all.push(`${where}, light: ${fault}`);
    await player.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const fault of await found(player.page, long ? undefined : ['color-contrast', 'link-in-text-block']))
      all.push(`${where}, dark: ${fault}`);
  };
}

const devices = { en: 'en-GB', de: 'de-DE' };
const locales = ['en', 'de'] as const;

test('axe-core sees a fault where there is one', () =>
  someone(async (player) => {
    await player.arrive();
    await player.page.evaluate(() =>
      document.querySelector('main')?.append(Object.assign(document.createElement('img'), { src: './icon.svg' })),
    );
    assert.match((await found(player.page)).join(), /image-alt/);
  }));

for (const locale of locales)
  test(`axe-core finds nothing on any screen (${locale})`, () =>
    someone(
      async (player) => {
        const texts = catalog(locale, 'age-of-innovation');
        const all: string[] = [];
        await all_screens(player, texts['aoi.name'], texts['aoi.verb.pass'], collector(player, all));
        assert.deepEqual(all, []);
      },
      { name: `axe-${locale}`, seed: 2, locale, screen: { locale: devices[locale] } },
    ));

const others = games.filter((one) => one !== catalog('en', 'age-of-innovation')['aoi.name']);
for (const name of others)
  for (const locale of long ? locales : (['en'] as const))
    test(`axe-core finds nothing at the table of ${name} (${locale})`, () => {
      const { options, hints } = person_at(name);
      return someone(
        async (player) => {
          const all: string[] = [];
          await player.arrive();
          const each = collector(player, all);
          if (options.length > 0) await player.set_up(name, options);
          else await player.start_named(name);
          const moods = every_mood(player, each);
          let n = 0;
          await player.play({ before: moods, until: () => ++n > (long ? 400 : 30) });
          assert.deepEqual(all, []);
        },
        { name: `axe-${name}-${locale}`, seed: 3, locale, hints, screen: { locale: devices[locale] } },
      );
    });

for (const locale of locales)
  test(`axe-core finds nothing at the table of the home network (${locale})`, () =>
    someone(
      async (player) => {
        const { page } = player;
        const all: string[] = [];
        const each = collector(player, all);
        // The page as a phone has it that does not trust the table yet; nothing answers by HTTPS here.
        let joined = false;
        const addresses = [new URL(player.address).origin.concat('/')];
        await page.route('**/api/hello', (route) =>
          route.fulfill({ json: { ok: true, seatmate: '1', https: true, joined, now: Date.now() } }),
        );
        await page.route('**/api/call', (route) => route.fulfill({ json: { ok: true, games: [], revision: 1 } }));
        await page.route('**/api/code', (route) => route.fulfill({ json: { ok: true, code: 'K7M2PX', addresses } }));
        await page.route('**/api/devices', (route) =>
          route.fulfill({
            json: {
              ok: true,
              devices: [
                { id: '1', name: 'Firefox, Android', joined: 1, seen: Date.now(), this: true },
                { id: '2', name: '', joined: 1, seen: Date.now() - 86_400_000, this: false },
              ],
            },
          }),
        );
        await player.arrive('#/join/K7M2PX');
        await page.getByText(player.words.t('trust.not-yet')).waitFor();
        await player.unfold('dialog', 2);
        await each('trust');
        joined = true;
        await page.reload();
        await player.ready();
        await page.locator('.qr-code').waitFor();
        await page.locator('.joined-devices li').nth(1).waitFor();
        await each('joined');
        // Weeks later a game lies in no file.
        await player.press(player.named('close'));
        await player.start_named(games[0] ?? '');
        await page.clock.setSystemTime(Date.now() + 30 * 86_400_000);
        await page.evaluate(() => localStorage.setItem('seatmate.saved', JSON.stringify({ first: 1 })));
        await page.goto('about:blank');
        await page.goto(player.address);
        await player.ready();
        await page.locator('.reminder').waitFor();
        await each('reminder');
        assert.deepEqual(all, []);
      },
      { name: `axe-home-network-${locale}`, locale, screen: { locale: devices[locale] } },
    ));
for (const locale of locales)
  test(`axe-core finds nothing in the workshop (${locale})`, () =>
    someone(
      async (player) => {
        const { page } = player;
        const all: string[] = [];
        const each = collector(player, all);
        for (const [game, piece] of [
          ['golem', 'card.2'],
          ['golem', 'book.4'],
          ['pendulum', 'card.3'],
          ['charterstone', 'card.377'],
          ['through-the-ages', 'card.1'],
          ['age-of-innovation', 'card.blight'],
        ] as const) {
          await player.arrive(`#/box/${game}`);
          const kind = page.locator(`.kind[data-kind="${piece.split('.')[0]}"]`);
          await kind.waitFor();
          if ((await kind.getAttribute('open')) === null) await kind.locator('summary').click();
          await kind.locator('.shelf').first().waitFor();
          await each(`the box of ${game}`);
          await page.locator(`[data-piece="${piece}"]`).click();
          await page.locator('.telling .stamp').first().click();
          await each(`${piece} of ${game}`);
        }
        await page.evaluate(() => (location.hash = '#/box/golem?open=take'));
        await page.getByRole('dialog').waitFor();
        await each('a friend’s box');
        assert.deepEqual(all, []);
      },
      { name: `axe-workshop-${locale}`, locale, screen: { locale: devices[locale] } },
    ));
