// Whole games through the page on a phone: every game it offers, from Home to the result.

import assert from 'node:assert/strict';
import { test } from 'vitest';

import { games, long, remembered, someone } from './support/harness.ts';
import { person_at } from './support/tables.ts';
import { catalog } from './support/words.ts';

const aoi = catalog('en', 'age-of-innovation');
const seeds = long ? [1, 2, 3] : [1];

async function whole_game(name: string, seed: number): Promise<void> {
  const { options, hints } = person_at(name);
  await someone(
    async (player) => {
      await player.arrive();
      if (options.length > 0) await player.set_up(name, options, `Game ${seed}`);
      else await player.start_named(name);
      const over = await player.play();
      assert.equal(over.panel?.kind, 'result');
      const table = player.page.getByRole('table').first();
      assert.ok((await table.getByRole('row').count()) > 2, 'the points stand in a table');
      assert.ok((await table.getByRole('columnheader').count()) >= 2, 'a column for each player');
      const link = player.page.getByRole('link', { name: player.words.t('result.bg-stats') });
      const play = JSON.parse(new URL((await link.getAttribute('href')) ?? '').searchParams.get('data') ?? '');
      assert.ok(play.players.length >= 2, 'she is a player, too');
      // Age of Innovation scores four disciplines, the areas and all together, each line with its reasons.
      const lines = player.page.getByRole('region', { name: player.words.t('result') }).locator('.note');
      if (name === aoi['aoi.name']) {
        assert.ok((await lines.count()) >= 6, 'the final scoring is told line by line');
        for (const line of await lines.all()) assert.equal(await line.getByRole('button').count(), 1, 'each line says why');
      }
      assert.ok(player.told.length > 5, 'she did something');
      for (const { sentence } of player.told) {
        assert.notEqual(sentence, '');
        assert.doesNotMatch(sentence, /^[a-z]+(\.[a-z0-9-]+){1,}$/, 'no id instead of words');
        assert.doesNotMatch(sentence, /[{}]|undefined|NaN/, 'no argument is left over');
      }
      await player.page.reload();
      assert.deepEqual(remembered(await player.ready()), remembered(over), 'a reload returns to the result');
      await player.press(player.named('home').first());
      // It stands with the finished games, or its campaign goes on.
      const finished = player.page.getByRole('heading', { name: player.words.t('home.finished-games') });
      await finished.or(player.page.locator('.campaign-next')).first().waitFor();
      console.log(
        `# ${name}: ${player.moves} moves, ${player.told.length} steps of hers, ${player.refused} refused, ${JSON.stringify(player.filled)}`,
      );
    },
    { name: `${name}-${seed}`, seed, hints },
  );
}

test('the page offers every game', () =>
  someone(async (player) => {
    await player.arrive();
    assert.deepEqual((await player.games()).toSorted(), games.toSorted());
  }));

for (const name of games)
  for (const seed of seeds) test(`a whole game from Home to its result: ${name}, seed ${seed}`, () => whole_game(name, seed));
