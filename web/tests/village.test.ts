// The village is touched: the first evening to its first turn, a turn of yours, a building, the mat and an Automa's turn, each in few taps; who is bumped
// is seen, and in the second game a third Automa joins.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator } from 'playwright-core';
import { test } from 'vitest';

import type { Player } from './support/driver.ts';
import { someone, until } from './support/harness.ts';
import { Taps } from './support/taps.ts';
import { catalog, exactly } from './support/words.ts';

const game = catalog('en', 'charterstone');
const say = (id: string, args: Record<string, string> = {}): string =>
  Object.entries(args).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, value), game[`charter.${id}`] ?? '');

/** What the taps of an evening may come to. */
const budgets = { 'first turn': 6, 'next evening': 5, 'my turn': 2, 'a building': 3, 'the mat': 2, 'an Automa': 1 } as const;
type Budget = keyof typeof budgets;

// SEATMATE_PICTURES is a folder for what it looked like, to be looked at.
let pictures = 0;
async function picture(player: Player, name: string): Promise<void> {
  const folder = process.env.SEATMATE_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await player.page.screenshot({ path: join(folder, `${String(++pictures).padStart(2, '0')}-${name}.png`) });
}

class Villager extends Taps {
  readonly counted: Partial<Record<Budget, number>> = {};
  count(what: Budget, since: number): void {
    this.counted[what] = Math.max(this.counted[what] ?? 0, this.n - since);
  }
  get page() {
    return this.player.page;
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true }).first();
  }
  spot(token: string): Locator {
    return this.page.locator(`[data-touch="${token}"], [data-pick="${token}"]`).first();
  }
  place(token: string): Locator {
    return this.page.locator(`.cha-village [data-place="${token}"]`);
  }
  /** What is asked or shown now. */
  async panel(): Promise<{ kind: string; title: string }> {
    const { panel } = await this.player.look();
    return { kind: panel?.kind ?? '', title: panel?.title ?? '' };
  }
  async done(): Promise<void> {
    await this.on(this.page.locator('.panel .button.primary.hers'));
  }
  /** Numbers of cards that come to the mat. */
  next_card = 206;
  /** Places that are not known are typed; where all are, one card has gone and another one came. */
  async tell_mat(): Promise<void> {
    const before = this.n;
    const boxes = this.page.locator('.cha-mat-field input[type="number"]');
    const open = await boxes.count();
    if (open === 0) {
      await this.on(this.page.locator('button.cha-mat-face').last());
      await boxes.first().fill(String(this.next_card++));
      await this.on(this.page.locator('.panel button[type="submit"]'));
      this.count('the mat', before);
      return;
    }
    for (let i = 0; i < open; ++i) await boxes.nth(i).fill(String(this.next_card++));
    await picture(this.player, 'mat');
    await this.on(this.page.locator('.panel button[type="submit"]'));
    if (open <= 2) this.count('the mat', before);
  }
  /** Whatever the Automas do, until it is my turn; each of their turns is one tap, and questions are answered. */
  async automas(): Promise<void> {
    for (;;) {
      const { kind, title } = await this.panel();
      if (kind === 'your' || kind === 'result') return;
      const before = this.n;
      if (kind === 'her') {
        await this.done();
        this.count('an Automa', before);
      } else if (title.startsWith(say('question.mat'))) await this.tell_mat();
      else {
        this.player.seen = undefined;
        await this.player.move();
      }
    }
  }
  async place_on(token: string): Promise<void> {
    const before = this.n;
    await this.page.locator(`[data-touch="${token}"].offered`).waitFor({ state: 'attached' });
    await this.on(this.spot(token));
    await this.on(
      this.page
        .getByRole('region', { name: this.player.words.t('at.label') })
        .getByRole('button', { name: new RegExp(`^${say('input.place')}`) }),
    );
    this.count('my turn', before);
  }
}

test('two evenings with two Automas and then three, tap by tap', () =>
  someone(
    async (player) => {
      const { page } = player;
      await player.arrive();
      const hand = new Villager(player);
      const home = page.getByRole('button', { name: player.words.t('home.set-up-named').replace('{game}', say('name')), exact: true });
      await hand.on(home);
      await player.page.getByRole('button', { name: new RegExp(`^${say('setup.printed')}`) }).waitFor();
      await hand.on(page.getByRole('button', { name: new RegExp(`^${say('setup.printed')}`) }));
      await hand.on(
        page
          .locator('label')
          .filter({ hasText: say('printed.house') })
          .first(),
      );
      await hand.on(player.named('setup.start'));
      await player.at_table();
      await picture(player, 'first-question');
      const asked = await hand.panel();
      assert.match(asked.title, new RegExp(exactly(say('question.basic-plot', { charter: say('charter.purple') }))));
      await hand.on(hand.spot('purple-3'));
      assert.equal((await hand.panel()).kind, 'her');
      await picture(player, 'setup');
      await hand.done();
      hand.count('first turn', 0);
      await picture(player, 'first-turn');
      await hand.automas();
      await picture(player, 'my-turn');
      assert.equal(await hand.place('purple-3').locator('.cha-name').count(), 1, 'my first building stands where I put it');
      // Nothing of what a campaign brings later is on the page, in words or pictures.
      assert.doesNotMatch(await page.locator('.table').innerHTML(), /minion|peril|island|guidepost|persona card|ghost/i);

      await hand.place_on('market');
      await picture(player, 'after-my-turn');
      await hand.automas();
      await hand.place_on('purple-3');
      await hand.automas();
      await picture(player, 'two-workers');

      // A building: its plot, what was done there, its number.
      const before = hand.n;
      await hand.on(hand.spot('purple-2'));
      await picture(player, 'at-plot');
      await hand.on(
        page.getByRole('region', { name: player.words.t('at.label') }).getByRole('button', { name: new RegExp(`^${say('input.built')}`) }),
      );
      await page.getByRole('spinbutton').fill('30');
      await picture(player, 'built');
      await hand.on(page.locator('.panel button[type="submit"]'));
      hand.count('a building', before);
      await until(
        () => hand.place('purple-2').locator('.cha-name').count(),
        (n) => n === 1,
      );
      await picture(player, 'built-done');
      // The token is put near the end of its track, where it lies.
      await hand.on(hand.button(player.words.t('her.done-last')).or(page.locator('.panel .button.primary.hers')).first());
      await hand.automas();
      await hand.on(hand.spot('progress.18'));
      await picture(player, 'at-progress');
      await page.getByRole('spinbutton').fill('18');
      await hand.on(page.locator('.value-open button[type="submit"]'));
      await until(
        () => page.locator('[data-place="progress.18"] .cha-token').count(),
        (n) => n === 1,
      );
      await picture(player, 'tracks');

      for (let turn = 0; turn < 30 && (await hand.panel()).kind !== 'result'; ++turn) {
        const retrieve = hand.button(say('input.retrieve'));
        if ((await hand.place('purple-3').locator('[data-piece="meeple.purple"]').count()) > 0) await hand.on(retrieve);
        else {
          await hand.place_on('treasury');
          await hand.automas();
          if ((await hand.panel()).kind !== 'result') await hand.place_on('purple-3');
        }
        await hand.automas();
      }
      assert.equal((await hand.panel()).kind, 'result');
      await picture(player, 'result');

      // The second evening: a third Automa joins.
      const evening = hand.n;
      await hand.on(player.named('campaign.set-up'));
      const role = say('setup.role', { charter: say('charter.green') });
      await hand.on(page.getByRole('button', { name: new RegExp(`^${role}`) }).first());
      await hand.on(
        page
          .locator('label')
          .filter({ hasText: new RegExp(`^${say('role.automa')}$`) })
          .first(),
      );
      await hand.on(player.named('setup.start'));
      await player.at_table();
      assert.equal((await hand.panel()).kind, 'her');
      await picture(player, 'second-setup');
      await hand.done();
      hand.count('next evening', evening);
      await hand.automas();
      assert.equal(await hand.place('green-1').locator('.cha-name').count(), 1, 'the first building of who joined');
      await page
        .locator('.cha-side summary')
        .filter({ hasText: say('block.timeline') })
        .first()
        .click();
      await page
        .locator('.cha-side summary')
        .filter({ hasText: say('block.chests') })
        .first()
        .click();
      assert.equal(await page.locator('.cha-timeline li').count(), 1);
      await picture(player, 'second-turn');
      await page.locator('.cha-chart').scrollIntoViewIfNeeded();
      await picture(player, 'chronicle');
      console.log(
        `# ${Object.entries(hand.counted)
          .map(([what, n]) => `${what} ${n}`)
          .join(', ')}`,
      );
      for (const [what, most] of Object.entries(budgets)) {
        const n = hand.counted[what as Budget];
        if (n !== undefined) assert.ok(n <= most, `${what}: ${n} taps, and ${most} is the most`);
      }
    },
    { name: 'village', seed: 1 },
  ));
