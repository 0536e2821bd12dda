// How many taps it takes to say what is said most, on the board of Age of Innovation. The budgets are promises to a thumb.

import type { Locator } from 'playwright-core';

import { patience } from './browser.ts';
import type { Player } from './driver.ts';
import { catalog } from './words.ts';

export const budgets = {
  'first turn': 8,
  build: 2,
  upgrade: 2,
  scholar: 2,
  'spade action and build': 3,
  'her turn': 1,
  'her pass': 1,
  'correct a score': 3,
} as const;
export type Budget = keyof typeof budgets;

export const texts = (locale: string) => {
  const all = catalog(locale, 'age-of-innovation');
  return (id: string): string => (all[`aoi.${id}`] ?? '').replaceAll("''", "'");
};

/** A hex of the map by what it is called. */
export const hex = (player: Player, name: RegExp): Locator => player.page.locator('main svg').getByRole('button', { name }).first();
/** A thing on the board about which something can be said. */
export const offered = (player: Player, place: string): Locator => player.page.locator(`.offered[data-touch="${place}"]`);
/** What is offered about the thing that was tapped. */
export const offer = (player: Player, name: RegExp): Locator =>
  player.page.getByRole('region', { name: player.words.t('at.label') }).getByRole('button', { name });

/** To the first turn, with the board ready to be touched. */
export async function to_my_turn(player: Player, name: string): Promise<void> {
  await player.arrive();
  await player.start_named(name);
  await player.play({ until: ({ panel }) => panel?.kind === 'your' });
  await offered(player, 'law').waitFor({ state: 'attached' });
}

/** The next turn, after whatever she does. */
export async function next_turn(player: Player): Promise<void> {
  player.seen = undefined;
  await player.play({ most: 60, until: ({ panel }) => panel?.kind === 'your' });
  await offered(player, 'law').waitFor({ state: 'attached' });
}

/** Counts what is tapped; where the page is moved for it is no tap. */
export class Taps {
  n = 0;
  constructor(readonly player: Player) {}
  async on(place: Locator): Promise<void> {
    this.n += 1;
    const before = await this.player.mark();
    await place.scrollIntoViewIfNeeded();
    await place.click();
    await this.player.settle(before);
  }
}

/** Plays from Home through a round. The game is one without a game before it on this device. */
export async function count_taps(player: Player, locale: string): Promise<Partial<Record<Budget, number>>> {
  const t = texts(locale);
  const { page, words } = player;
  const counted: Partial<Record<Budget, number>> = {};
  const count = async (what: Budget, work: (taps: Taps) => Promise<void>) => {
    const taps = new Taps(player);
    await work(taps);
    counted[what] = taps.n;
  };
  const all_done = player.named('her.done-last').or(player.named('her.done')).or(player.named('her.decided'));
  const hers = async () => (await player.look()).panel?.kind === 'her';
  const said = async (what: RegExp) => page.locator('.receipt').filter({ hasText: what }).waitFor({ timeout: patience });

  await count('first turn', async (taps) => {
    await taps.on(player.button(words.t('home.start-named').replace('{game}', t('name'))));
    await player.at_table();
    for (let seen = await player.look(); seen.panel?.kind !== 'your'; seen = await player.look()) {
      if (seen.panel?.kind === 'her') await taps.on(all_done.last());
      else {
        // A question: its first answer, with one tap more where the answer has to be said.
        const form = page.locator('.panel form');
        const submit = form.locator('button[type="submit"]');
        if ((await submit.count()) === 0) await taps.on(form.locator('fieldset button').first());
        else {
          if (await submit.isDisabled())
            await taps.on(seen.map.length > 0 ? page.locator('.wanted').first() : form.locator('label').first());
          // A place may be all that was wanted.
          const now = await player.look();
          if (now.panel?.submit && now.panel.title === seen.panel?.title) await taps.on(submit);
        }
      }
    }
  });
  await offered(player, 'law').waitFor({ state: 'attached' });

  const own = (building: string) =>
    hex(player, new RegExp(`, ${t(`building.${building}`)} \\((${t('player.human1')}|${t('player.you')})\\)`));
  const free = () => hex(player, /^[A-Z]\d, [^,]+$/);
  let turn_of_hers = 0;
  const turn = async (what: Budget, work: (taps: Taps) => Promise<void>) => {
    await count(what, work);
    if (!(await hers())) return next_turn(player);
    const taps = new Taps(player);
    await taps.on(all_done.last());
    if (!(await hers())) turn_of_hers = Math.max(turn_of_hers, taps.n);
    await next_turn(player);
  };
  await turn('spade action and build', async (taps) => {
    await taps.on(free());
    await taps.on(offer(player, new RegExp(`: ${t('power-action.5')}$`)));
    await taps.on(offer(player, new RegExp(`: ${t('building.workshop')}$`)));
  });
  await turn('upgrade', async (taps) => {
    await taps.on(own('workshop'));
    await taps.on(offer(player, new RegExp(`^${t('verb.upgrade')}: ${t('building.guild')}$`)));
  });
  await turn('scholar', async (taps) => {
    await taps.on(offered(player, 'law'));
    await taps.on(offer(player, new RegExp(`^${t('verb.scholar')}`)));
  });
  await turn('build', async (taps) => {
    await taps.on(free());
    await taps.on(offer(player, new RegExp(`^${t('verb.build').replace(/ \(.*/, '')}`)));
  });
  counted['her turn'] = turn_of_hers;
  await count('correct a score', async (taps) => {
    await taps.on(page.locator('[data-touch="score"]'));
    await taps.on(player.named('field.more'));
    await taps.on(page.locator('.value-open button[type="submit"]'));
  });
  // She passes sooner or later, if I do nothing but pass.
  player.prefer = t('verb.pass');
  const passes = new RegExp(t('title.she-passes').replace(/\{\w+\}/g, '\\d'));
  player.seen = undefined;
  await player.play({ most: 120, until: ({ panel }) => panel?.kind === 'her' && passes.test(panel.title) });
  player.prefer = undefined;
  await count('her pass', async (taps) => {
    await taps.on(all_done.last());
    const { panel } = await player.look();
    if (panel?.kind === 'her' && passes.test(panel.title)) taps.n = Number.POSITIVE_INFINITY;
  });
  await said(/./);
  return counted;
}
