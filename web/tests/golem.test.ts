// Golem on its drawn board: how many taps what is said most takes, a throw told on the rows, what is read by a tap, her moves as arrows, the seven
// examples of the booklet with their Why?, and whole games with house values and with a box that was told beforehand.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { test } from 'vitest';

import { type Example, examples, journal_of } from './support/booklet.ts';
import type { Player } from './support/driver.ts';
import { remembered, someone, until } from './support/harness.ts';
import { root } from './support/site.ts';
import { offer, offered, Taps } from './support/taps.ts';
import { built } from './support/terminal.ts';
import { catalog } from './support/words.ts';

const texts = (locale = 'en') => {
  const all = catalog(locale, 'golem');
  return (id: string): string => all[`golem.${id}`];
};
const t = texts();
const pattern = (id: string, locale?: string): RegExp =>
  new RegExp(
    texts(locale)(id)
      .replace(/[.?()]/g, '\\$&')
      .replace(/\{\w+\}/g, '.+'),
  );

const budgets = { 'first turn': 4, marble: 2, rabbi: 2, 'her turn': 1, throw: 16 } as const;

/** The drawn thing of this place. */
const drawn = (player: Player, place: string): Locator => player.page.locator(`.golem [data-touch="${place}"]`);
const marbles = (player: Player): Locator => player.page.locator('.golem .marble .touch-over.offered');
const all_done = (player: Player): Locator =>
  player.named('her.done-last').or(player.named('her.done')).or(player.named('her.decided')).last();

/** With house values, dealt here, by one button of the setup. */
async function begin(player: Player, taps = new Taps(player), locale?: string): Promise<void> {
  await player.arrive();
  const name = texts(locale)('name');
  await taps.on(player.button(player.words.t('home.set-up-named').replace('{game}', name)));
  const all = player.page.getByRole('button', { name: player.words.t('setup.all-from-here').replace(/\s*\(.*$/, '') });
  await all.waitFor();
  await taps.on(all);
  await player.at_table();
}

/** As far as it takes until marbles can be taken: her steps are carried out, and whatever waits goes on. */
async function to_my_turn(player: Player): Promise<void> {
  player.seen = undefined;
  player.prefer = player.words.locale === 'ru' ? texts('ru')('input.go') : t('input.go');
  await player.play({
    most: 60,
    until: ({ panel }) => panel?.kind === 'result' || (panel?.kind === 'your' && !panel.buttons.some(({ name }) => name === player.prefer)),
  });
  player.prefer = undefined;
  await offered(player, 'library.1').waitFor({ state: 'attached' });
}

test('what is said most is said in few taps', () =>
  someone(
    async (player) => {
      const counted: Partial<Record<keyof typeof budgets, number>> = {};
      const first = new Taps(player);
      await begin(player, first);
      // She is first player in round 1: the first turn is hers.
      while ((await player.look()).panel?.kind === 'her') await first.on(all_done(player));
      assert.ok((await player.panel()).buttons.some(({ name }) => name === t('input.go')));
      counted['first turn'] = first.n;
      await to_my_turn(player);
      const marble = new Taps(player);
      await marble.on(marbles(player).first());
      counted.marble = marble.n;
      assert.match(await player.page.locator('.receipt').innerText(), pattern('said.marble'));
      assert.equal((await player.look()).panel?.kind, 'her');
      const hers = new Taps(player);
      await hers.on(all_done(player));
      assert.notEqual((await player.look()).panel?.kind, 'her', 'all of her turn with one tap');
      counted['her turn'] = hers.n;
      await to_my_turn(player);
      const rabbi = new Taps(player);
      const tile = player.page.locator('.golem .action .touch-over.offered').first();
      await rabbi.on(tile);
      await rabbi.on(offer(player, new RegExp(`^${t('input.rabbi')}`)));
      counted.rabbi = rabbi.n;
      assert.match(await player.page.locator('.receipt').innerText(), new RegExp(t('said.rabbi').split(' ')[1] ?? ''));
      counted.throw = await throw_told(player);
      console.log(
        `# ${Object.entries(counted)
          .map(([what, n]) => `${what} ${n}`)
          .join(', ')}`,
      );
      for (const [what, most] of Object.entries(budgets)) {
        const n = counted[what as keyof typeof budgets];
        assert.ok(n !== undefined && n <= most, `${what}: ${n} taps, and ${most} is the most`);
      }
    },
    { name: 'golem-taps', seed: 5 },
  ));

/** A throw of the first round, in a game whose marbles lie on a real table. */
async function throw_told(player: Player): Promise<number> {
  await player.page.goto('about:blank');
  await player.arrive();
  await player.set_up(t('name'), [
    [t('setup.marbles'), t('by.mine')],
    [t('setup.tiles'), t('tiles-by.app')],
    [t('setup.printed'), t('printed.house')],
  ]);
  while ((await player.look()).panel?.kind === 'her') await player.press(all_done(player));
  const box = (row: string, colour: string): Locator =>
    player.page.getByRole('button', { name: new RegExp(`^${t(`row.${row}`)}, ${t(`marble.${colour}`)}: `) });
  const taps = new Taps(player);
  for (const [row, colours] of Object.entries({
    work: 'red red white white',
    golem: 'yellow yellow yellow red',
    artefact: 'blue blue white',
    mirror: 'black blue white',
  }))
    for (const colour of colours.split(' ')) await taps.on(box(row, colour));
  const say = player.named('table.say');
  // One marble is missing: it says how many there are, and keeps what was told.
  await player.press(say);
  assert.match((await player.panel()).refusal, pattern('error.throw-total'));
  assert.match((await player.panel()).refusal, /\b14\b.*\b15\b/);
  await taps.on(box('mirror', 'white'));
  // None is left, so none is offered any more.
  assert.equal(await player.page.locator('.throw-marble:enabled').count(), 0);
  await taps.on(say);
  assert.notEqual((await player.look()).panel?.kind, 'form');
  assert.deepEqual(
    await player.page.locator('.golem .marble-row').evaluateAll((rows) => rows.map((one) => one.querySelectorAll('.ball').length)),
    [4, 4, 3, 0, 4],
  );
  return taps.n;
}

test('tiles, books and golems are read and corrected where they lie', () =>
  someone(
    async (player) => {
      await begin(player);
      await to_my_turn(player);
      const { page } = player;
      const region = page.getByRole('region', { name: player.words.t('at.label') });
      await player.press(drawn(player, 'action.1'));
      assert.match(await region.innerText(), new RegExp(t('piece.action-tile'), 'i'));
      assert.match(await region.innerText(), /house value/);
      await player.press(player.named('cancel'));
      await player.press(drawn(player, 'library.2'));
      assert.match(await region.innerText(), /price \d/);
      await player.press(player.named('cancel'));
      // A golem that lies on the table and is not there: touched where the program believes it.
      const place = (await page.locator('.golem .section.with-golem').first().getAttribute('data-place')) ?? '';
      await player.press(drawn(player, place));
      await player.press(region.getByRole('button', { name: new RegExp(t('value.golem').replace('{n}', '\\d')) }));
      const lying = t('label.golem-lying').replace('{district}', t('district.red')).replace('{section}', 'X');
      await region.locator('label').filter({ hasText: lying }).click();
      await player.press(region.locator('button[type="submit"]'));
      await until(
        () => page.locator('.golem [data-place="district.red.10"] .golem-piece.lying').count(),
        (n) => n === 1,
      );
      assert.equal(await page.locator('.golem .golem-piece.lying').count(), 1);
      await player.press(player.named('undo'));
      await until(
        () => page.locator('.golem .golem-piece.lying').count(),
        (n) => n === 0,
      );
    },
    { name: 'golem-read', seed: 5 },
  ));

test('her golems walk along arrows, and the board shows the table as it was', () =>
  someone(
    async (player) => {
      await begin(player);
      while ((await player.look()).panel?.kind === 'her') await player.press(all_done(player));
      await player.press(player.button(t('input.go')));
      // Round 1: her golems move first.
      assert.match((await player.panel()).live.at(-1) ?? '', /Move her golems/);
      await until(
        () => player.page.locator('svg.moves .move').count(),
        (n) => n > 0,
      );
      const lit = await player.page
        .locator('.golem .section.is-lit')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-place')));
      assert.ok(lit.length >= 2, `sections that a golem left or came to: ${lit.join(' ')}`);
      assert.equal((await player.page.locator('.golem .golem-piece').count()) >= 2, true);
    },
    { name: 'golem-walk', seed: 5 },
  ));

/** Of a sequence, whether these stand in it in this order. */
const in_order = (all: readonly string[], wanted: readonly RegExp[]): boolean => {
  let from = 0;
  for (const one of wanted) {
    const at = all.findIndex((text, i) => i >= from && one.test(text));
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
};

async function take_in(player: Player, journal: string, name: string): Promise<void> {
  await player.arrive('#/?open=import');
  await player.page.setInputFiles('input[type="file"]', { name, mimeType: 'text/plain', buffer: Buffer.from(journal) });
}

async function shown(player: Player, example: Example): Promise<void> {
  await take_in(player, await journal_of(example), 'example.seatmate');
  await player.page.waitForFunction(() => /^#\/game\//.test(location.hash));
  await player.at_table();
  // What happened before anything was said is still to be carried out; all else is looked at again.
  const setting_up = (await player.look()).panel?.kind === 'her';
  if (!setting_up) await player.press(player.named('your.her-steps'));
  const on = player.named(setting_up ? 'her.done' : 'her.back');
  for (let seen = await player.panel(); !example.sentence.test(seen.live.at(-1) ?? ''); seen = await player.panel()) {
    assert.ok(await on.isEnabled(), `no step says ${example.sentence}`);
    await player.press(on);
  }
  const marked = () =>
    player.page
      .locator('.golem .is-lit')
      .evaluateAll((all) =>
        all.flatMap((one) => [
          one.getAttribute('data-place') ?? '',
          ...[...one.querySelectorAll(':scope > [data-touch]')].map((each) => each.getAttribute('data-touch') ?? ''),
        ]),
      );
  for (const place of example.lit)
    await until(marked, (found) => found.includes(place)).then((found) =>
      assert.ok(found.includes(place), `${place} is lit: ${found.join(' ')}`),
    );
  await player.press(player.named('why').first());
  const lines = await player.page.locator('.trail li').allInnerTexts();
  const why = catalog('en', 'golem');
  const wanted = example.why.map((id) => {
    const [beginning = ''] = (why[`golem.why.${id}`] ?? '').split(/\{(?!what)/);
    return new RegExp(
      beginning
        .replace(/''/g, "'")
        .replace(/[.?()]/g, '\\$&')
        .replace(/\{what\}/g, '.+'),
    );
  });
  assert.ok(in_order(lines, wanted), `${example.why.join(', ')} in:\n${lines.join('\n')}`);
}

const asked = built ? test : test.skip; // the native program is not built
for (const example of examples)
  asked(`the booklet’s example: ${example.name}`, () =>
    someone((player) => shown(player, example), { name: `golem-${example.step}`, seed: 5 }),
  );

test('a whole game with house values: every tap on the drawn board', () =>
  someone(
    async (player) => {
      await begin(player);
      let taken = 0;
      let placed = 0;
      for (let turn = 0; turn < 40; ++turn) {
        await player.play({
          most: 60,
          until: ({ panel }) =>
            panel?.kind === 'result' || (panel?.kind === 'your' && !panel.buttons.some(({ name }) => name === t('input.go'))),
          before: async () => {
            player.prefer = t('input.go');
          },
        });
        if ((await player.look()).panel?.kind === 'result') break;
        await offered(player, 'library.1').waitFor({ state: 'attached' });
        const marble = marbles(player).first();
        if (await marble.isVisible()) {
          await player.press(marble);
          taken += 1;
        } else {
          await player.press(player.page.locator('.golem .action .touch-over.offered').first());
          await player.press(offer(player, new RegExp(`^${t('input.rabbi')}`)));
          placed += 1;
        }
        player.seen = undefined;
        if (turn === 11) await tell_points(player);
      }
      await tell_points(player);
      const over = await player.look();
      assert.equal(over.panel?.kind, 'result');
      assert.deepEqual([taken, placed], [8, 4], 'two marbles and a rabbi in each of four rounds');
      await player.page.reload();
      assert.deepEqual(remembered(await player.ready()), remembered(over));
    },
    { name: 'golem-house', seed: 5 },
  ));

async function tell_points(player: Player): Promise<void> {
  player.seen = undefined;
  await player.play({ most: 60, until: ({ panel }) => panel?.kind === 'result' });
}

/** Every printed thing as its owner told it: the numbers are those of the house, the source is not. */
const told_box = (): string => {
  const { entries } = JSON.parse(readFileSync(join(root, 'data/golem/printed.json'), 'utf8')) as {
    entries: { id: string; value: string }[];
  };
  return JSON.stringify({ seatmate: 'box', format: 1, game: 'golem', entries: entries.map(({ id, value }) => ({ id, value })) });
};

test('whatever was told of the box beforehand is never asked again', () =>
  someone(
    async (player) => {
      await take_in(player, told_box(), 'golem.box.json');
      await player.page.waitForFunction(() => !document.querySelector('dialog[open] [aria-busy="true"]'));
      await player.settle('');
      await player.page.goto('about:blank');
      await player.arrive();
      await player.set_up(t('name'), [
        [t('setup.marbles'), t('by.app')],
        [t('setup.tiles'), t('tiles-by.app')],
      ]);
      const asked_for: string[] = [];
      await player.play({
        most: 400,
        until: ({ panel }) => panel?.kind === 'result',
        before: async ({ panel }) => {
          if (panel?.kind === 'form') asked_for.push(panel.title);
        },
      });
      const facts = ['question.tell-effect', 'question.tell-table', 'question.tell-book', 'question.tell-character'].map((id) =>
        pattern(id),
      );
      const printed = asked_for.filter((title) => facts.some((one) => one.test(title)));
      assert.deepEqual(printed, []);
    },
    { name: 'golem-told', seed: 5 },
  ));
