// Through the Ages on the page: the row is dealt, typed or asked for on the same picture, in how many taps and keys; her card and both forces stand above
// the steps, and the table stands as it stood at each of them.

import assert from 'node:assert/strict';
import { test } from 'vitest';

import { screens } from './support/browser.ts';
import type { Player } from './support/driver.ts';
import { someone, until } from './support/harness.ts';
import { offer, offered, Taps } from './support/taps.ts';
import { catalog } from './support/words.ts';

const texts = catalog('en', 'through-the-ages');
const t = (id: string): string => texts[`tta.${id}`] ?? '';
const short = (id: string): string => t(id).replace(/\s*\(.*\)$/, '');

type Row = 'dealt' | 'typed' | 'asked';
async function begin(player: Player, row: Row): Promise<void> {
  await player.arrive();
  await player.set_up(t('name'), [
    [t('setup.row'), t(`row.${row}`)],
    [t('setup.first'), t('first.you')],
  ]);
}

const all_done = (player: Player) => player.named('her.done-last').or(player.named('her.done')).or(player.named('her.decided')).last();
const kind_now = async (player: Player) => (await player.look()).panel?.kind;
const choices = (player: Player) => player.page.locator('.tta-choice:not(:disabled)');
const asks_for_cards = (player: Player): Promise<boolean> => player.page.locator('.tta-picker .tta-choice').first().isVisible();

/** Confirms her steps and tells cards until it is my turn; the first that is offered comes. */
async function through(player: Player, taps: Taps): Promise<{ hers: number; draws: number; dealt: number; asked: number }> {
  const counted = { hers: 0, draws: 0, dealt: 0, asked: 0 };
  for (let i = 0; i < 60; ++i) {
    const { panel } = await player.look();
    if (panel?.kind === 'your' || panel?.kind === 'result') return counted;
    if (panel?.kind === 'her') {
      await taps.on(all_done(player));
      counted.hers += 1;
    } else if (await asks_for_cards(player)) {
      const draws = await player.page.locator('.tta-kind.kind-tactic').isVisible();
      await taps.on(choices(player).first());
      if (draws) counted.draws += 1;
      else counted.dealt += 1;
    } else {
      counted.asked += 1;
      // A number that she needs stays as it is; of buttons the first one is said.
      const submit = player.page.locator('.panel form button[type="submit"]');
      if (await submit.isVisible()) await taps.on(submit);
      else await taps.on(player.page.locator('.panel form fieldset button').first());
    }
  }
  throw new Error('It is never my turn.');
}

async function take_leftmost(player: Player, taps: Taps): Promise<void> {
  const place = await player.page.locator('.tta-row .touch-over.offered').first().getAttribute('data-touch');
  await taps.on(offered(player, place ?? ''));
  await taps.on(offer(player, new RegExp(short('input.take'))));
}
async function end_turn(player: Player, taps: Taps): Promise<void> {
  await taps.on(player.button(t('input.done')));
}
const to_touch = (player: Player) => player.page.locator('.tta-row .touch-over.offered').first().waitFor({ state: 'attached' });

test('a dealt row: the first turn in five taps, her turn in two', () =>
  someone(
    async (player) => {
      await begin(player, 'dealt');
      const taps = new Taps(player);
      await taps.on(all_done(player));
      await to_touch(player);
      await take_leftmost(player, taps);
      assert.equal(await player.page.locator('[data-place="row.1"].empty').count(), 1, 'the card is gone from the row');
      await end_turn(player, taps);
      assert.equal(await kind_now(player), 'her');
      await taps.on(all_done(player));
      assert.ok(taps.n <= 5, `first turn: ${taps.n} taps`);
      await through(player, new Taps(player));
      for (let round = 2; round < 5; ++round) {
        await to_touch(player);
        await end_turn(player, new Taps(player));
        const { hers, draws } = await through(player, new Taps(player));
        console.log(`# round ${round}: her turn ${hers} taps, draws ${draws}`);
        assert.ok(hers <= 3, `her turn and the row before mine: ${hers} taps`);
      }
    },
    { name: 'ages-dealt', seed: 5 },
  ));

test('a typed row: each card is one tap, the last one says them all; the first turn in 14 taps, a round in 14', () =>
  someone(
    async (player) => {
      await begin(player, 'typed');
      const deal = new Taps(player);
      const { dealt } = await through(player, deal);
      assert.equal(dealt, 13);
      assert.equal(deal.n, 15, 'a tap for each of the thirteen cards, and one before and after them');
      // An event of hers that comes up is asked for and told besides.
      const turn = async (): Promise<void> => {
        await to_touch(player);
        const taps = new Taps(player);
        await take_leftmost(player, taps);
        await end_turn(player, taps);
        const told = await through(player, taps);
        console.log(`# ${taps.n} taps: ${JSON.stringify(told)}`);
        assert.ok(taps.n <= 14 + 2 * told.asked, `${taps.n} taps: ${JSON.stringify(told)}`);
      };
      for (let round = 1; round < 5; ++round) await turn();
    },
    { name: 'ages-typed', seed: 5 },
  ));

test('a typed row by keyboard: letters and Enter, the focus stays, eleven cards in thirty keys', () =>
  someone(
    async (player) => {
      await begin(player, 'typed');
      await player.press(all_done(player));
      const { page } = player;
      const wanted = [
        'Moses',
        'Colossus',
        'Frugality A',
        'Homer',
        'Pyramids',
        'Stockpile',
        'Aristotle',
        'Urban Growth A',
        'Hammurabi',
        'Rich Land A',
        'Patriotism A',
      ];
      await page.locator('.tta-search input').waitFor();
      let keys = 0;
      for (const [i, name] of wanted.entries()) {
        const focused = () => page.evaluate(() => document.activeElement?.matches('.tta-search input') ?? false);
        assert.ok(await until(focused, Boolean), `typing begins at once: ${name}`);
        for (const letter of name.toLowerCase()) {
          await page.keyboard.press(letter === ' ' ? 'Space' : letter);
          keys += 1;
          const hit = await until(
            () => page.locator('.tta-choice.hit .tta-choice-name').innerText(),
            (text) => text !== '',
          );
          if (hit === name) break;
        }
        await page.keyboard.press('Enter');
        keys += 1;
        await until(
          () => page.locator('.tta-card.told').count(),
          (n) => n === i + 1,
        );
      }
      assert.ok(keys <= 30, `eleven cards: ${keys} keys`);
      console.log(`# eleven cards: ${keys} keys`);
    },
    { name: 'ages-keys', seed: 5, screen: screens.laptop },
  ));

test('the step lights its section of her card, and what she takes lies in the row until then', () =>
  someone(
    async (player) => {
      await begin(player, 'dealt');
      await through(player, new Taps(player));
      for (let round = 1; round < 3; ++round) {
        await end_turn(player, new Taps(player));
        if (round < 2) await through(player, new Taps(player));
      }
      const { page } = player;
      const sentence = () => page.locator('.step-now .sentence').innerText();
      const lit = () => page.locator('.tta-her-card li.now .tta-section').allInnerTexts();
      const one_step = player.named('her.done');
      for (let i = 0; i < 12 && !/^Take for her/.test(await sentence()); ++i) await player.press(one_step.first());
      assert.match(await sentence(), /^Take for her/);
      assert.deepEqual(
        (await lit()).map((text) => text.trim()),
        [t('section.cards')],
      );
      const gone = await page.locator('.tta-row .tta-card.gone').count();
      assert.ok(gone > 0, 'where the card lay is seen');
      await player.press(player.named('her.back'));
      const before = await page.locator('.tta-row .tta-card:not(.empty):not(.gone)').count();
      await player.press(one_step.first());
      assert.equal(await page.locator('.tta-row .tta-card:not(.empty):not(.gone)').count(), before - gone);
    },
    { name: 'ages-steps', seed: 5 },
  ));

// What an evening may bring, as it is told.
const seldom: Readonly<Record<string, RegExp>> = {
  'an event': /do your part as usual/,
  'an auction': /She (bids \d+|does not bid) for/,
  'a colony': /is (hers|yours)[:.]/,
  'her aggression': /She plays .+ against you/,
  'your aggression, held': /hold against your/,
  'your aggression, lost by her': /do not hold against your/,
  'her war': /She declares a war on you/,
  'a war decided': /her strength is \d+, yours \d+/,
  'an age': /Age II begins/,
  'the last age': /Age IV begins/,
};

const brought = new Map<string, Set<string>>();
// Of all evenings together; her aggressions and wars hang on the cards that she draws.
const hers = ['her aggression', 'her war'];
const wanted = [...Object.keys(seldom), 'your war'].filter((what) => !hers.includes(what));
const missing = (): string[] => wanted.filter((what) => ![...brought.values()].some((evening) => evening.has(what)));

async function evening(player: Player, row: Row, name: string = row): Promise<void> {
  await begin(player, row);
  let last_turn = false;
  const wars = new Set<string>();
  const over = await player.play({
    before: async ({ panel }) => {
      last_turn ||= /the last one/.test(panel?.title ?? '');
      if (panel?.title === short('input.war')) wars.add('declared');
    },
  });
  assert.equal(over.panel?.kind, 'result');
  assert.ok(last_turn, 'the last turn is announced');
  const told = player.told.flatMap(({ notes, sentence }) => [...notes, sentence]);
  const seen = Object.keys(seldom).filter((what) => told.some((text) => seldom[what]?.test(text)));
  brought.set(name, new Set([...seen, ...(wars.size > 0 ? ['your war'] : [])]));
  console.log(
    `# ${name}: ${player.moves} moves, ${player.told.length} steps of hers, ${player.refused} refused; ${[...(brought.get(name) ?? [])].join(', ')}`,
  );
  // These come in every game.
  for (const what of ['an age', 'the last age']) assert.ok(seen.includes(what), what);
}

for (const row of ['typed', 'asked', 'dealt'] as const)
  test(`a whole game with the row ${row}`, () =>
    someone(
      async (player) => {
        await evening(player, row);
        if (brought.size < 3) return;
        // What hangs on the cards that come may need other evenings: many short ones first, then long ones.
        for (let seed = 8; missing().length > 0 && seed < 20; ++seed) {
          const other_row = seed < 18 ? 'asked' : 'dealt';
          const name = `${other_row} ${seed}`;
          await someone((other) => evening(other, other_row, name), { name: `ages-${other_row}-${seed}`, seed });
        }
        assert.deepEqual(missing(), []);
      },
      { name: `ages-${row}-whole`, seed: 7 },
    ));
