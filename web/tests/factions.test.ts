// Age of Innovation: each faction she can have, through setup and the first round.

import assert from 'node:assert/strict';
import { test } from 'vitest';

import { someone } from './support/harness.ts';
import type { Seen } from './support/look.ts';
import { catalog } from './support/words.ts';

const texts = catalog('en', 'age-of-innovation');
const factions = Object.entries(texts)
  .filter(([id]) => /^aoi\.faction\.[a-z]+$/.test(id))
  .map(([, name]) => name);
const name = texts['aoi.name'];

test('there are ten factions', () => assert.equal(factions.length, 10));

for (const [i, faction] of factions.entries())
  test(`${faction}: setup and the first round`, () =>
    someone(
      async (player) => {
        await player.arrive();
        await player.set_up(name, [
          [texts['aoi.setup.faction'], faction],
          [texts['aoi.setup.level'], texts[`aoi.level.${1 + (i % 5)}`]],
        ]);
        let turns = 0;
        const round = (seen: Seen, n: number) =>
          seen.stands.includes(texts['aoi.summary.round']?.match(/^\w+/)?.[0] ?? 'round') &&
          new RegExp(`\\b${n}\\b`).test(seen.stands.split(',')[0]);
        const seen = await player.play({
          most: 250,
          until: (now) => {
            // After a few turns somebody passes, so that the round comes to an end.
            if (now.panel?.kind === 'your') player.prefer = ++turns > 4 ? (texts['aoi.verb.pass'] ?? 'Pass') : undefined;
            return round(now, 2);
          },
        });
        assert.match(seen.stands, new RegExp(faction.replace(/^The /, '')), 'it is her faction');
        assert.ok(player.told.length >= 5, 'she played a round');
      },
      { name: faction, seed: 11 + i },
    ));
