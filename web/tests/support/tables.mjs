// The people at the tables: what they choose in the wizard and what they read from their boxes. A game that is not listed is begun with one tap and played by
// lot alone.

import { catalog } from './words.mjs';

const texts = (game) => {
  const all = catalog('en', game);
  return (id) => all[id];
};
// What stands in brackets at the end of a title is shown on a line of its own.
const pattern = (full) => {
  const text = full.replace(/\s*\(([^()]+)\)$/, ' $1');
  return new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);
};

function golem() {
  const t = texts('golem');
  const colours = ['red', 'yellow', 'blue', 'black', 'white'].map((colour) => t(`golem.marble.${colour}`));
  return {
    hints: [
      // Marbles lie in five rows; one row may be empty.
      [pattern(t('golem.question.thrown')), (player) => player.say_phrase(0, [[colours[0], colours[4], colours[4]], [colours[1]], [colours[2], colours[2]], [], [colours[3]]])],
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
      // "Player board, 13 numbers: …"
      [
        pattern(t('golem.question.tell-table')),
        async (player, { title, fields }) => {
          const { kind, boxes, at } = await player.field(0);
          if (kind !== 'rows') return player.type(at ?? fields[0].at, Array(Number(/(\d+)/.exec(title)[1])).fill('1').join(' '));
          await player.say_rows(0, boxes.map(() => ['1']));
        },
      ],
    ],
  };
}

function pendulum() {
  const t = texts('pendulum');
  return {
    options: [[t('pen.setup.pace'), '1']],
    hints: [
      // Three rows of twelve; −10 on the ninth space, −5 on the fifteenth; the parchment behind it, the green ones at the end.
      [
        pattern(t('pen.question.tell-track')),
        async (player) => {
          await player.say_rows(0, [[12], [12], [12]]);
          await player.say_rows(1, [[8, 10], [14, 5]]);
          await player.type((await player.field(2)).at, '18');
          await player.type((await player.field(3)).at, '30');
        },
      ],
    ],
  };
}

function charterstone() {
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

const people = { charterstone, golem, pendulum };

/** By the name of the game on the page. */
export function person_at(name) {
  for (const [game, person] of Object.entries(people)) {
    const all = catalog('en', game);
    if (Object.entries(all).some(([id, text]) => /^[a-z]+\.name$/.test(id) && text === name)) return { options: [], hints: [], ...person() };
  }
  return { options: [], hints: [] };
}
