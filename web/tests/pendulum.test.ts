// Pendulum in real time, on a phone: the whole window is the table while sand runs. The clock is the real one, the timers are shorter.

import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';

import { patience, screens } from './support/browser.ts';
import type { Player } from './support/driver.ts';
import { someone, until } from './support/harness.ts';
import { Taps } from './support/taps.ts';
import { catalog, exactly } from './support/words.ts';

const all = catalog('en', 'pendulum');
const t = (id: string): string => all[`pen.${id}`] ?? '';

/** Promised to a thumb. */
const budgets = { 'until the sand runs': 5, flip: 1, lift: 1, council: 12 } as const;

const live = (page: Page): Locator => page.locator('.pen-live');
const thumb = (page: Page): Locator => page.getByRole('button', { name: t('key.lift'), exact: true });
/** The button of a timer. */
const glass = (page: Page, area: string): Locator =>
  page.getByRole('button', { name: new RegExp(exactly(t('key.flip')).replace(/\\\{timer\\\}/, t(`timer.${area}`))) });
const reading = async (page: Page, area: string): Promise<string> => (await glass(page, area).getAttribute('aria-label')) ?? '';
const out = (page: Page, area: string): Promise<string> =>
  until(
    () => reading(page, area),
    (label) => /, out/.test(label),
  );
/** "3:00" in seconds; those of a timer that is out are none. */
const seconds = async (page: Page, area: string): Promise<number> => {
  const [, minutes = '0', rest = '0'] = /(\d+):(\d\d)/.exec(await reading(page, area)) ?? [];
  return Number(minutes) * 60 + Number(rest);
};
/** Her cards that are not confirmed: the one that is read, and how many wait behind it. */
async function queue(player: Player): Promise<{ title: string; waiting: number }> {
  const { panel } = await player.look();
  const list = player.page.locator('.live-cards');
  const name = (await list.count()) > 0 ? await list.getAttribute('aria-label') : '';
  return { title: panel?.kind === 'her' ? panel.title : '', waiting: Number(/\d+/.exec(name ?? '')?.[0] ?? 0) };
}
const arrows = (page: Page): Promise<string[]> =>
  page.locator('.arrow').evaluateAll((every) => every.map((one) => `${one.getAttribute('data-from')} ${one.getAttribute('data-to')}`));
const done = (player: Player): Locator => player.named('her.done-last').or(player.named('her.done')).or(player.named('her.decided')).last();

/** At a table whose timers run so many per cent of their time, up to the moment at which the sand runs. */
async function sit_down(player: Player, pace: number): Promise<void> {
  await player.arrive();
  await player.set_up(t('name'), [[t('setup.pace'), String(pace)]]);
  await to_the_sand(player);
}
async function to_the_sand(player: Player): Promise<void> {
  while ((await player.look()).panel?.kind === 'her') await player.press(done(player));
  await player.press(player.page.getByRole('button', { name: t('input.start') }));
  await live(player.page).waitFor();
}

/** The second and the third purple flip. */
async function to_the_third_flip(player: Player): Promise<void> {
  for (const flip of [2, 3]) {
    await out(player.page, 'purple');
    await player.press(glass(player.page, 'purple'));
    if (flip === 2) await player.page.getByText(t('live.third'), { exact: true }).waitFor();
  }
}

test('until the sand runs, a flip and a lift take as many taps as promised', () =>
  someone(
    async (player) => {
      const { page } = player;
      await player.arrive();
      const taps = new Taps(player);
      await taps.on(player.button(player.words.t('home.start-named').replace('{game}', t('name'))));
      await player.at_table();
      while ((await live(page).count()) === 0)
        await taps.on((await player.look()).panel?.kind === 'her' ? done(player) : page.getByRole('button', { name: t('input.start') }));
      assert.ok(taps.n <= budgets['until the sand runs'], `until the sand runs ${taps.n}`);
      console.log(`# until the sand runs: ${taps.n} taps`);

      taps.n = 0;
      await taps.on(thumb(page));
      await until(
        async () => (await queue(player)).title,
        (title) => title !== '',
      );
      assert.equal(taps.n, budgets.lift);

      taps.n = 0;
      await out(page, 'black');
      await taps.on(glass(page, 'black'));
      const left = await until(
        () => seconds(page, 'black'),
        (n) => n > 0,
      );
      assert.ok(left > 30, `the black timer was turned over: ${left}`);
      assert.equal(taps.n, budgets.flip);
    },
    { name: 'live-taps', seed: 5 },
  ));

test('what a timer stands for is where it stands: it changes its row, and one that runs is not flipped', () =>
  someone(
    async (player) => {
      const { page } = player;
      await sit_down(player, 20);
      const place = () => page.locator('[data-timer="black"]').evaluate((one) => one.getBoundingClientRect().top);
      const before = await place();
      await player.press(glass(page, 'purple'));
      assert.match((await player.panel()).refusal, /flip it when it is out/);
      await out(page, 'black');
      await player.press(glass(page, 'black'));
      assert.equal((await player.panel()).refusal, '');
      assert.ok(Math.abs((await until(place, (now) => Math.abs(now - before) > 20)) - before) > 20);
    },
    { name: 'live-rows', seed: 5 },
  ));

test('her card is an arrow; several wait until they are confirmed, and each shows the table as it stood', () =>
  someone(
    async (player) => {
      const { page } = player;
      await sit_down(player, 100);
      for (let n = 0; n < 6; ++n) await player.press(thumb(page));
      const { waiting } = await queue(player);
      assert.ok(waiting >= 2, `${waiting} cards wait`);
      const titles: string[] = [];
      for (let left = waiting; left >= 0; --left) {
        const now = await queue(player);
        assert.equal(now.waiting, left, 'they stay until they are confirmed');
        titles.push(now.title);
        const { live: lines } = await player.panel();
        for (const arrow of await arrows(page)) {
          assert.match(arrow, /^(space|timer)\.\S+ (space|timer)\.\S+$/);
          // A worker stands at the head of its arrow and not at its foot.
          const [from, to] = arrow.split(' ').map((one) => t(`space.${one.split('.')[1]}`));
          const standing = await page.locator('.live-board .sr li').allTextContents();
          if (!arrow.startsWith('space')) continue;
          assert.ok(
            standing.some((line) => line.startsWith(`${to}:`)),
            `${lines.join()}: ${standing.join('; ')}`,
          );
          assert.ok(!standing.some((line) => line.startsWith(`${from}:`)), `${lines.join()}: ${standing.join('; ')}`);
        }
        await player.press(done(player));
      }
      assert.equal(new Set(titles).size, titles.length, 'each card once');
      assert.equal((await queue(player)).title, '');
    },
    { name: 'live-queue', seed: 5 },
  ));

test('a mis-tap is taken back, and costs no sand', () =>
  someone(
    async (player) => {
      const { page } = player;
      await sit_down(player, 100);
      await player.press(thumb(page));
      const { title } = await queue(player);
      await player.press(player.named('undo').first());
      assert.equal((await queue(player)).title, '', 'her card is gone with it');
      const left = await seconds(page, 'purple');
      await player.press(thumb(page));
      assert.equal((await queue(player)).title, title, 'it is the same card when it comes');
      const now = await seconds(page, 'purple');
      assert.ok(now <= left && now > 150, `the sand ran on: ${left}, ${now}`);
    },
    { name: 'live-undo', seed: 5 },
  ));

test('a pause holds the sand, and nothing else can be done until it goes on', () =>
  someone(
    async (player) => {
      const { page } = player;
      await sit_down(player, 100);
      await player.press(page.getByRole('button', { name: t('key.pause'), exact: true }));
      const held = await page.locator('[data-timer="purple"]').textContent();
      assert.ok(held?.includes(player.words.t('sand.held')), held ?? '');
      assert.equal(await thumb(page).count(), 0);
      const still = () => page.locator('[data-timer="purple"] .live-reading').textContent();
      const first = await still();
      // A second of the wall's clock, so that sand that ran would be seen.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1100)));
      assert.equal(await still(), first);
      await player.press(page.getByRole('button', { name: t('key.resume'), exact: true }));
      await thumb(page).waitFor();
    },
    { name: 'live-pause', seed: 5 },
  ));

test('whoever has her workers followed touches the boxes, and no pause lies under her thumb', () =>
  someone(
    async (player) => {
      const { page } = player;
      await player.arrive();
      await player.set_up(t('name'), [[t('setup.workers'), t('workers.followed')]]);
      await to_the_sand(player);
      assert.equal(await page.locator('.live-thumb').count(), 0);
      const box = (verb: string, space: string) =>
        page.getByRole('button', { name: `${t(`input.${verb}`)}: ${t(`space.${space}`)}`, exact: true });
      // After the start the timers stand beside the bottom rows: a worker comes into a top row.
      await player.press(box('place', 'black-top-1'));
      await player.press(page.getByRole('button', { name: t('worker.common'), exact: true }));
      const standing = () => page.locator('.live-board .sr li').allTextContents();
      const now = await until(standing, (lines) => lines.some((line) => line.startsWith(t('space.black-top-1'))));
      assert.ok(
        now.some((line) => line.startsWith(t('space.black-top-1'))),
        now.join(),
      );
    },
    { name: 'live-followed', seed: 5 },
  ));

test('a reload and a page that was killed come back to running sand, and to the cards that wait', () =>
  someone(
    async (player, context) => {
      const { page } = player;
      await sit_down(player, 100);
      for (let n = 0; n < 4; ++n) await player.press(thumb(page));
      const before = await queue(player);
      const left = await seconds(page, 'purple');
      await page.reload();
      await player.ready();
      await live(page).waitFor();
      assert.deepEqual(await queue(player), before);
      assert.ok((await seconds(page, 'purple')) <= left);

      const address = page.url();
      await page.close({ runBeforeUnload: false });
      const again = await context.newPage();
      await again.goto(address);
      await live(again).waitFor({ timeout: patience });
      assert.ok((await seconds(again, 'purple')) <= left);
      await again.locator('.live-title').first().waitFor();
      assert.equal(await again.locator('.live-title').first().textContent(), before.title);
    },
    { name: 'live-return', seed: 5 },
  ));

test('the third purple flip is announced, and calls the council, which is told in as few taps as promised', () =>
  someone(
    async (player) => {
      const { page } = player;
      await sit_down(player, 1);
      await to_the_third_flip(player);
      // The round is over: what is left of it is confirmed.
      for (let seen = await player.look(); seen.panel?.kind === 'her'; seen = await player.look()) await player.press(done(player));
      const taps = new Taps(player);
      await taps.on(page.getByRole('button', { name: t('input.council'), exact: true }));
      const kinds = page.locator('.kind');
      const told = ['one-gold', 'vote', 'max-three', 'five-gold', 'votes-province'].map((kind) => t(`reward.${kind}`));
      for (let seen = await player.look(); ; seen = await player.look()) {
        const { panel } = seen;
        if (panel?.kind === 'her') await taps.on(done(player));
        else if (panel?.kind !== 'form') break;
        else if (panel.title === t('question.votes')) await taps.on(page.getByRole('button', { name: '7', exact: true }));
        else if (panel.title === t('question.rewards')) {
          for (const kind of told) await taps.on(kinds.filter({ hasText: kind }).first());
          await page.locator('form .kinds').waitFor({ state: 'detached' });
        } else if (panel.title === t('question.my-reward')) {
          // What lies there is what was told, or what an automa left of it.
          const offered = await page.locator('.reward.is-offered').allTextContents();
          assert.ok(offered.filter((one) => told.some((kind) => one.includes(kind))).length >= 3, offered.join());
          await taps.on(page.locator('.reward.is-offered').first());
        } else assert.fail(`${panel.title} is asked, too`);
      }
      assert.equal((await player.panel()).kind, 'your');
      console.log(`# a whole council: ${taps.n} taps`);
      assert.ok(taps.n <= budgets.council, `a whole council ${taps.n}`);
      await to_the_sand(player);
    },
    { name: 'council', seed: 5 },
  ));

test('the board at each step of the council: a reward that is discarded later still lies there', () =>
  someone(
    async (player) => {
      const { page } = player;
      await sit_down(player, 1);
      await to_the_third_flip(player);
      for (let seen = await player.look(); seen.panel?.kind === 'her'; seen = await player.look()) await player.press(done(player));
      await player.press(page.getByRole('button', { name: t('input.council'), exact: true }));
      while ((await player.look()).panel?.kind === 'her') await player.press(done(player));
      // Without votes both automas choose before you do.
      await player.press(page.getByRole('button', { name: '0', exact: true }));
      while ((await player.look()).panel?.kind === 'her') await player.press(done(player));
      const lying = ['vote', 'votes-province', 'military-province', 'max-three', 'five-gold'].map((kind) => t(`reward.${kind}`));
      for (const kind of lying) await player.press(page.locator('.kind').filter({ hasText: kind }).first());
      const shown = () => page.locator('.council .reward[data-place]:not(.is-gone) .reward-name').allTextContents();
      let discarded = 0;
      for (let seen = await player.look(); seen.panel?.kind === 'her'; seen = await player.look()) {
        const [, gone] = /reward “(.+?)”/.exec(seen.panel.live.join(' ')) ?? [];
        if (gone !== undefined) {
          lying.splice(lying.indexOf(gone), 1);
          discarded += 1;
          const now = await until(shown, (names) => lying.every((kind) => names.includes(kind)) && !names.includes(gone));
          for (const kind of lying) assert.ok(now.includes(kind), `${kind} still lies there after ${gone}: ${now.join()}`);
          assert.ok(!now.includes(gone), `${gone} is gone: ${now.join()}`);
        }
        await player.press(player.named('her.done').or(done(player)).first());
      }
      assert.ok(discarded > 0, 'an automa discarded a reward');
    },
    { name: 'council-steps', seed: 5 },
  ));

for (const [name, viewport] of Object.entries({
  'a phone on its side': { width: 844, height: 390 },
  'a tablet that lies flat': { width: 1180, height: 820 },
}))
  test(`everything is in the window: ${name}`, () =>
    someone(
      async (player) => {
        const { page } = player;
        await sit_down(player, 100);
        await player.press(thumb(page));
        const inside = (one: Locator) =>
          one.evaluateAll((every) =>
            every.every((each) => {
              const box = each.getBoundingClientRect();
              return box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1 && box.width > 40;
            }),
          );
        for (const what of ['.live-flip', '.live-thumb', '.live-done', '.live-tool']) {
          assert.ok((await page.locator(what).count()) > 0, what);
          assert.ok(what === '.live-tool' || (await inside(page.locator(what))), what);
        }
        if (viewport.height < 500) return;
        const edges = page.locator('.live-edge');
        assert.equal(await edges.count(), 2, 'the seconds stand at the left and at the right edge, too');
        for (const edge of await edges.allTextContents()) assert.match(edge, /^\d:\d\d\d:\d\d\d:\d\d/);
        await player.press(page.getByRole('button', { name: t('live.flat') }));
        assert.equal(await edges.count(), 0);
      },
      { name: 'live-windows', seed: 5, screen: { ...screens.tablet, viewport } },
    ));
