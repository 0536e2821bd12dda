// A whole game by keyboard alone: from Home to the result without a mouse, a finger or a focus set by a script.

import assert from 'node:assert/strict';
import type { ElementHandle, Locator } from 'playwright-core';
import { test } from 'vitest';

import { screens } from './support/browser.ts';
import { type FieldNow, Player } from './support/driver.ts';
import { someone } from './support/harness.ts';
import type { Seen } from './support/look.ts';
import { catalog } from './support/words.ts';

declare global {
  interface Window {
    /** What the page calls your turn. */
    your: string;
    /** What it calls a step of hers that is carried out. */
    step_done: string;
  }
}

const element_of = (locator: Locator): Promise<ElementHandle<HTMLElement>> =>
  locator.elementHandle() as Promise<ElementHandle<HTMLElement>>;

class Typist extends Player {
  keys = 0;
  /** How often a key of the table's own did what a walk with Tab would have done. */
  shortcuts = 0;

  key(name: string): Promise<void> {
    this.keys += 1;
    return this.page.keyboard.press(name);
  }

  /** Walks with Tab until the focus is there; `of` says for what is focused whether it is, or in its group. */
  async walk_to(
    element: ElementHandle<HTMLElement>,
    of: (now: HTMLElement, wanted: HTMLElement) => boolean = (now, wanted) => now === wanted,
  ): Promise<void> {
    const there = () =>
      this.page.evaluate(
        ([source, wanted]) => new Function(`return ${source}`)()(document.activeElement, wanted),
        [of.toString(), element],
      );
    // The shorter way round.
    const back = await element.evaluate((wanted) => {
      const now = document.activeElement;
      return now && now !== document.body && (now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    });
    for (let i = 0; i < 250; ++i) {
      if (await there()) return;
      await this.key(back ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`No way with Tab to ${await element.evaluate((one) => one.outerHTML.slice(0, 200))}`);
  }

  override async touch(at_number: number): Promise<boolean> {
    await this.use(await this.element(at_number));
    return true;
  }

  async use(element: ElementHandle<HTMLElement>): Promise<void> {
    const kind = await element.evaluate((one) => (one.matches('label') ? 'radio' : one.matches('[data-place]') ? 'hex' : 'button'));
    if (kind === 'radio') return this.choose_radio(element);
    if (kind === 'hex') return this.choose_hex(element);
    await this.walk_to(element);
    return this.key('Enter');
  }

  async choose_radio(label: ElementHandle<HTMLElement>): Promise<void> {
    const radio = (await label.evaluateHandle((one) => one.querySelector('input'))).asElement();
    assert.ok(radio);
    await this.walk_to(
      radio,
      (now, wanted) => (now as HTMLInputElement)?.name === (wanted as HTMLInputElement).name && (now as HTMLInputElement)?.type === 'radio',
    );
    if (!(await radio.evaluate((one) => document.activeElement === one))) {
      for (let i = 0; i < 60 && !(await radio.evaluate((one) => document.activeElement === one)); ++i) await this.key('ArrowDown');
    } else if (!(await radio.evaluate((one) => one.checked))) await this.key('Space');
    assert.ok(await radio.evaluate((one) => one.checked), 'the arrows choose');
  }

  /** One stop for Tab; the arrows walk from hex to hex. Any hex will do. */
  async choose_hex(hex: ElementHandle<HTMLElement>): Promise<void> {
    await this.walk_to(hex, (now) => now?.matches('[data-place]') === true);
    for (let i = this.roll(5); i > 0; --i) await this.key(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'][this.roll(4)]);
    assert.ok(await this.page.evaluate(() => document.activeElement?.matches('[data-place]')), 'the focus stays on the map');
    await this.key('Enter');
  }

  override async fill_place(field: FieldNow): Promise<void> {
    if (field.map.length > 0) return this.choose_hex(await this.element(field.map[0].at));
    await this.walk_to(await this.element(field.at));
    for (let i = this.roll(6); i >= 0; --i) await this.key('ArrowDown');
  }

  override async type(at_number: number, text: string): Promise<void> {
    await this.walk_to(await this.element(at_number));
    await this.key('Control+A');
    await this.page.keyboard.type(text);
  }

  override async press(locator: Locator): Promise<Seen> {
    const before = await this.mark();
    await this.use(await element_of(locator));
    return this.settle(before);
  }

  /** What the table's own keys can do is done with them. */
  override async tap(at_number: number, before?: string, how: { said?: boolean } = {}): Promise<Seen> {
    const then = before ?? (await this.mark());
    const key = await this.page.evaluate((n) => {
      const element = window.touchable[n];
      const region = element.closest('section[aria-label]');
      if (region && element.textContent?.trim() === window.step_done && !element.matches('[data-main]')) return 'ArrowRight';
      if (element.matches('[data-main]') && element === document.activeElement) return 'Enter';
      if (element.matches('[data-main]') && document.activeElement === document.body) return 'Enter';
      if (region?.getAttribute('aria-label') !== window.your || element.closest('[aria-live], header')) return '';
      const digit = [...region.querySelectorAll('.big-buttons button')].indexOf(element as HTMLButtonElement) + 1;
      return digit > 0 && digit < 10 ? String(digit) : '';
    }, at_number);
    if (!key) await this.touch(at_number);
    else {
      this.shortcuts += 1;
      await this.key(key);
    }
    return this.settle(then, how);
  }

  override async set_option(label: string, choice: string): Promise<void> {
    const group = this.page.getByRole('group', { name: label, exact: true });
    const folded = this.page.locator('main details:not([open]) > summary');
    for (let i = 0; i < 5 && !(await group.isVisible()) && (await folded.count()) > 0; ++i)
      await this.use(await element_of(folded.first()));
    await this.choose_radio(await element_of(group.locator('label').filter({ hasText: choice }).first()));
  }
}

test('a whole game by keyboard alone', () =>
  someone(
    async (player) => {
      const names = { your: player.names.your, step_done: player.words.t('her.done') };
      await player.page.addInitScript(`Object.assign(window, ${JSON.stringify(names)})`);
      await player.arrive();
      const t = (game: string) => (id: string) => catalog('en', game)[id];
      const [golem, aoi] = [t('golem'), t('age-of-innovation')];
      const offered = await player.games();
      // The shortest of the games, with a table that is dealt by the program.
      if (offered.includes(golem('golem.name')))
        await player.set_up(golem('golem.name'), [
          [golem('golem.setup.marbles'), golem('golem.by.app')],
          [golem('golem.setup.tiles'), golem('golem.tiles-by.app')],
          [golem('golem.setup.printed'), golem('golem.printed.house')],
        ]);
      else await player.start_named(aoi('aoi.name'));
      const over = await player.play();
      assert.equal(over.panel?.kind, 'result');
      assert.ok(player.shortcuts > 10, 'the keys of the table were of use');
      console.log(`# ${player.moves} moves, ${player.keys} keys, ${player.shortcuts} of them the table's own`);

      // Drawers by their letters, closed by Escape, the focus back where it was.
      for (const [key, id] of [
        ['h', 'history'],
        ['c', 'correct.title'],
        ['m', 'more'],
        ['?', 'keys'],
      ] as const) {
        const before = await player.mark();
        await player.key(key);
        assert.equal((await player.settle(before)).dialog?.title, player.words.t(id), key);
        await player.key('Escape');
        await player.page.waitForFunction(() => !document.querySelector('dialog[open]'));
      }
      await player.key('u');
      await player.page.waitForFunction((name) => !document.querySelector(`section[aria-label="${name}"]`), player.names.result);
      await player.key('y');
      await player.page.waitForFunction((name) => document.querySelector(`section[aria-label="${name}"]`), player.names.result);
      await player.key('Escape');
      await player.page.waitForFunction(() => location.hash === '#/');
    },
    { as: Typist, name: 'keyboard', seed: 3, screen: { ...screens.laptop, reducedMotion: 'reduce' } },
  ));
