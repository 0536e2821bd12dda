// axe-core finds nothing on any screen, in two languages, in light and dark.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';

import { harness } from './support/harness.mjs';
import { person_at } from './support/tables.mjs';
import { catalog } from './support/words.mjs';

const at = harness();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core has to say, as sentences. */
async function found(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id} (${help}) ${target.join(' ')}: ${failureSummary.split('\n').slice(1, 3).join(' ').trim()}`));
}

/** Goes through all screens of a game and calls `each(where)` on every one. */
async function all_screens(player, game, each) {
  const { page } = player;
  await player.arrive();
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

  const seen_moods = new Set();
  let n = 0;
  const over = await player.play({
    until: () => ++n > 400,
    before: async ({ panel }) => {
      const mood = panel.kind === 'form' ? `form of ${panel.fields.map(({ kind }) => kind).join(' ')}` : panel.kind;
      if (mood === 'result' || seen_moods.has(mood)) return;
      seen_moods.add(mood);
      await each(mood);
      if (mood === 'her' && !seen_moods.has('why')) {
        const why = player.named('why').first();
        if (await why.isVisible()) {
          seen_moods.add('why');
          await player.press(why);
          await each('why');
          await player.press(player.named('why.back'));
        } else seen_moods.delete('her');
      }
      if (mood === 'your')
        for (const drawer of ['history', 'correct', 'more']) {
          await player.press(player.named(drawer));
          await player.unfold('dialog', 2);
          await each(drawer);
          await player.press(player.named('close'));
        }
      player.seen = undefined;
    },
  });
  assert.equal(over.panel.kind, 'result');
  await each('result');
  await player.press(player.named('home').first());
  await each('home with a game');
  await player.press(page.getByRole('button', { name: new RegExp(player.words.pattern('home.menu').slice(1, -1)) }).first());
  await each('menu');
}

for (const locale of ['en', 'de'])
  test(`axe-core finds nothing (${locale})`, async (t) => {
    // The same page in both colour schemes: what is drawn is drawn anew.
    await t.test('all screens', () =>
      at.someone(
        async (player) => {
          const game = catalog(locale, 'age-of-innovation')['aoi.name'] ?? catalog('en', 'age-of-innovation')['aoi.name'];
          player.hints = person_at(game).hints;
          const all = [];
          await all_screens(player, game, async (where) => {
            for (const colorScheme of ['light', 'dark']) {
              await player.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
              for (const fault of await found(player.page)) all.push(`${where}, ${colorScheme}: ${fault}`);
            }
          });
          assert.deepEqual(all, []);
        },
        { name: `axe-${locale}`, seed: 2, locale, screen: { locale: locale === 'de' ? 'de-DE' : 'en-GB' } },
      ),
    );
  });
