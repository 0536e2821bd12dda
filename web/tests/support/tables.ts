// The people at the tables: what they choose in the wizard and what they read from their boxes. A game that is not listed is begun with one tap and played by
// lot alone.

import type { Hint } from './driver.ts';
import { catalog, exactly } from './words.ts';

/** What somebody chooses in the wizard, and what they know. */
export interface Table {
  options: (readonly [string, string])[];
  hints: Hint[];
}

const texts = (game: string) => {
  const all = catalog('en', game);
  return (id: string): string => all[id];
};
// What stands in brackets at the end of a title is shown on a line of its own.
const pattern = (full: string): RegExp => {
  const text = full.replace(/\s*\(([^()]+)\)$/, ' $1');
  return new RegExp(`^${exactly(text).replace(/\\\{\w+\\\}/g, '.+')}$`);
};

function golem(): Table {
  const t = texts('golem');
  const colours = ['red', 'yellow', 'blue', 'black', 'white'].map((colour) => t(`golem.marble.${colour}`));
  return {
    options: [],
    hints: [
      // All fifteen marbles lie in five rows; one row may be empty.
      [
        pattern(t('golem.question.thrown')),
        (player) => {
          const [red, yellow, blue, black, white] = colours;
          return player.say_phrase(0, [
            [red, red, white, white],
            [yellow, yellow, yellow, red],
            [blue, blue, white],
            [],
            [black, blue, white, white],
          ]);
        },
      ],
      // Which marbles are left stands in the refusal; all of them fall into the first row.
      [
        pattern(t('golem.input.pass')),
        (player, { refusal }) => {
          const left = [...refusal.matchAll(/(\d+)[^\d,.]*/g)].flatMap(([part, n]) => {
            const colour = colours.find((one) => part.includes(one));
            return colour ? Array(Number(n)).fill(colour) : [];
          });
          return player.say_phrase(0, [left.length > 0 ? left : [colours[0]], [], [], [], []]);
        },
      ],
      // "Printed numbers (13): …"
      [
        pattern(t('golem.question.tell-table')),
        async (player, { title }) => {
          const n = Number(/(\d+)/.exec(title)?.[1]);
          // Two places are two different ones.
          await player.tell('numbers', ...Array.from({ length: n }, (_, i) => (n === 2 ? `${i + 1}` : '1')));
        },
      ],
    ],
  };
}

function pendulum(): Table {
  const t = texts('pendulum');
  return {
    options: [[t('pen.setup.pace'), '1']],
    hints: [
      // Three rows of twelve; −10 on the ninth space, −5 on the fifteenth; the parchment behind it, the green ones at the end.
      [
        pattern(t('pen.question.tell-track')),
        async (player) => {
          await player.tell('track-rows', '12', '12', '12');
          await player.tell('track-labels');
          await player.say_rows(0, [
            [8, 10],
            [14, 5],
          ]);
          await player.tell('track-parchment', '18');
          await player.tell('track-green', '20', 'by10');
        },
      ],
    ],
  };
}

function charterstone(): Table {
  const t = texts('charterstone');
  let crates = 0;
  return {
    options: [[t('charter.setup.printed'), t('charter.printed.house')]],
    hints: [
      // One crate after the other.
      [pattern(t('charter.input.crate')), async (player) => player.type((await player.field(0)).at, String(1 + (crates++ % 54)))],
      // One card that is no building: those are built by and by.
      [pattern(t('charter.question.mat')), async (player, { refusal }) => refusal || player.say_rows(0, [[210]])],
    ],
  };
}

/** The same table with the box in hand: whatever is printed is read from it, once. */
export function charterstone_box(): Table {
  const t = texts('charterstone');
  let cards = 0;
  let buildings = 0;
  const tables = { reputation: [6, 5, 4, 3, 2, 1, 0, 0, 0, 0], quota: [6, 6, 6], glory: [6, 8, 10], capacity: [4, 4, 4, 4] };
  return {
    options: [
      [t('charter.setup.printed'), t('charter.printed.ask')],
      [t('charter.setup.deck'), t('charter.deck.mine')],
    ],
    hints: [
      [
        pattern(t('charter.question.tell-progress')),
        async (player) => {
          // "start 6, start 5, start 4 …": where the players begin.
          await player.tell('progress', 'start', 'n6', 'again', 'n5', 'again', 'again', 'again', 'again');
          await player.tell('progress', 'plain', 'reputation', 'plain', 'income', 'plain', 'plain', 'income', 'plain', 'hourglass');
        },
      ],
      ...Object.entries(tables).map(
        ([track, numbers]): Hint => [
          pattern(t('charter.question.tell-table').replace('{what}', t(`charter.track.${track}`))),
          (player) => player.tell('numbers', ...numbers.map(String)),
        ],
      ),
      // Cards of the Commons and of a charter in turn.
      [
        pattern(t('charter.question.tell-card')),
        async (player) => {
          const commons = cards++ % 2 === 0;
          await player.tell('target', commons ? 'commons' : 'home');
          if (commons) await player.tell('building', 'market');
          else
            for (const [blank, stamp] of [
              ['order', 'desc'],
              ['rank', '1'],
              ['names', 'az'],
            ] as const)
              await player.tell(blank, stamp);
          await player.tell('card-vp', commons ? '2' : 'strength');
          await player.tell('effects', commons ? 'reputation' : 'build');
          await player.tell('king', commons ? 'happy' : 'angry');
        },
      ],
      [
        pattern(t('charter.question.tell-building')),
        async (player) => {
          buildings += 1;
          await player.tell('value', String(buildings % 4));
          await player.tell('crate-number', '0');
          await player.tell('name');
          await player.page.locator('.telling .field input').fill(`Émile’s house ${'abcdefghijklmnopqrstuvwxyz'[buildings % 26]}`);
        },
      ],
      [pattern(t('charter.question.mat')), async (player) => player.say_rows(0, [[22], [25], [210]])],
      [pattern(t('charter.input.crate')), async (player) => player.type((await player.field(0)).at, '7')],
    ],
  };
}

const people: Record<string, () => Table> = { charterstone, golem, pendulum };

/** By the name of the game on the page. */
export function person_at(name: string): Table {
  for (const [game, person] of Object.entries(people)) {
    const all = catalog('en', game);
    if (Object.entries(all).some(([id, text]) => /^[a-z]+\.name$/.test(id) && text === name)) return person();
  }
  return { options: [], hints: [] };
}
