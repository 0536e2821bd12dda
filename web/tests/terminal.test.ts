// Page and terminal, given the same journal, show the same steps: played in the page, exported, told again by the native program, compared
// message by message.

import assert from 'node:assert/strict';
import { test } from 'vitest';

import type { Player } from './support/driver.ts';
import { games, someone } from './support/harness.ts';
import { person_at } from './support/tables.ts';
import { built, replay } from './support/terminal.ts';
import { catalog } from './support/words.ts';

const browsers = { en: 'en-GB', de: 'de-DE' };
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

async function drawer(player: Player) {
  await player.press(player.named('history'));
  const lines = await player.page.locator('dialog[open] ol > li').evaluateAll((all) =>
    all.map((line) => ({
      text: line.querySelector('p')?.textContent ?? '',
      summary: line.querySelector('summary')?.textContent ?? '',
      steps: [...line.querySelectorAll('details li')].map((one) => one.textContent),
    })),
  );
  await player.press(player.named('close'));
  return lines.reverse();
}

async function same(name: string, locale: keyof typeof browsers, { seed, most }: { seed: number; most: number }): Promise<void> {
  await someone(
    async (player) => {
      await player.arrive();
      const { options } = person_at(name);
      if (options.length > 0 && locale === 'en') await player.set_up(name, options);
      else await player.start_named(name);
      let n = 0;
      await player.play({ until: () => ++n > most });
      const shown = await drawer(player);
      const journal = await player.export();
      const told = replay(journal, locale);
      // The terminal says of some steps what they are: "Note: …", "You may: …".
      const shell = { ...catalog('en', 'shell'), ...catalog(locale, 'shell') };
      const heads = ['shell.step.note', 'shell.step.you-may'].map((id) => shell[id].replace('{text}', ''));
      const bare = (text: string) => plain(heads.reduce((rest, head) => (rest.startsWith(head) ? rest.slice(head.length) : rest), text));
      assert.equal(told.length, shown.length, 'as many entries');
      let steps = 0;
      for (const [i, entry] of told.entries()) {
        // The first line is the setup: the terminal tells its title, the page calls it so.
        if (i > 0) assert.equal(plain(shown[i].text), plain(entry.text), `entry ${i}`);
        const words = entry.steps.map(bare);
        assert.deepEqual(shown[i].steps.map(plain), words, `steps of entry ${i}`);
        steps += words.length;
      }
      assert.ok(steps > 10, 'there were steps to compare');
      // And what was shown while playing is what is told, in that order.
      const all = told.flatMap((entry) => entry.steps.map(bare));
      const may = player.words.t('her.you-may');
      let from = 0;
      for (const { sentence } of player.told) {
        const said = plain(sentence);
        const here = all.findIndex(
          (text, k) => k >= from && (text === said || (said.startsWith(may) && text === said.slice(may.length).trim())),
        );
        assert.ok(here >= 0, `shown, but not told: ${sentence}`);
        // Points are shown with what brings them, also where the terminal tells of something in between.
        from = Math.max(0, here - 2);
      }
      console.log(`# ${name} (${locale}): ${told.length} entries, ${steps} steps, all the same`);
    },
    {
      name: `terminal-${name}-${locale}`,
      seed,
      locale,
      hints: person_at(name).hints,
      screen: { locale: browsers[locale] },
    },
  );
}

const asked = built ? test : test.skip; // the native program is not built
for (const [i, name] of games.entries())
  asked(`page and terminal tell the same: ${name}, en`, () => same(name, 'en', { seed: 31 + i, most: 90 }));

// In a language that the game speaks, too.
const german = catalog('de', 'age-of-innovation')['aoi.name'];
if (german) asked(`page and terminal tell the same: ${german}, de`, () => same(german, 'de', { seed: 41, most: 90 }));
