// A whole game by keyboard alone: from Home to the result without a mouse, a finger or a focus set by a script.

import assert from 'node:assert/strict';
import test from 'node:test';

import { screens } from './support/browser.mjs';
import { Player } from './support/driver.mjs';
import { harness } from './support/harness.mjs';
import { catalog } from './support/words.mjs';

const at = harness();

class Typist extends Player {
  keys = 0;
  /** How often a key of the table's own did what a walk with Tab would have done. */
  shortcuts = 0;

  key(name) {
    this.keys += 1;
    return this.page.keyboard.press(name);
  }

  /** Walks with Tab until the focus is there; `of` says for what is focused whether it is, or in its group. */
  async walk_to(element, of = (now, wanted) => now === wanted) {
    const there = () => this.page.evaluate(([source, wanted]) => new Function(`return ${source}`)()(document.activeElement, wanted), [of.toString(), element]);
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

  async handle(at_number) {
    return (await this.page.evaluateHandle((n) => window.touchable[n], at_number)).asElement();
  }

  async touch(at_number) {
    await this.use(await this.handle(at_number));
    return true;
  }

  async use(element) {
    const kind = await element.evaluate((one) => (one.matches('label') ? 'radio' : one.matches('[data-place]') ? 'hex' : 'button'));
    if (kind === 'radio') return this.choose(element);
    if (kind === 'hex') return this.choose_hex(element);
    await this.walk_to(element);
    return this.key('Enter');
  }

  async choose(label) {
    const radio = (await label.evaluateHandle((one) => one.querySelector('input'))).asElement();
    await this.walk_to(radio, (now, wanted) => now?.name === wanted.name && now?.type === 'radio');
    if (!(await radio.evaluate((one) => document.activeElement === one))) {
      for (let i = 0; i < 60 && !(await radio.evaluate((one) => document.activeElement === one)); ++i) await this.key('ArrowDown');
    } else if (!(await radio.evaluate((one) => one.checked))) await this.key('Space');
    assert.ok(await radio.evaluate((one) => one.checked), 'the arrows choose');
  }

  /** One stop for Tab; the arrows walk from hex to hex. Any hex will do. */
  async choose_hex(hex) {
    await this.walk_to(hex, (now) => now?.matches('[data-place]') === true);
    for (let i = this.roll(5); i > 0; --i) await this.key(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'][this.roll(4)]);
    assert.ok(await this.page.evaluate(() => document.activeElement.matches('[data-place]')), 'the focus stays on the map');
    await this.key('Enter');
  }

  async fill_place(field) {
    if (field.map.length > 0) return this.choose_hex(await this.handle(field.map[0].at));
    await this.walk_to(await this.handle(field.at));
    for (let i = this.roll(6); i >= 0; --i) await this.key('ArrowDown');
  }

  async type(at_number, text) {
    await this.walk_to(await this.handle(at_number));
    await this.key('Control+A');
    await this.page.keyboard.type(text);
  }

  async press(locator) {
    const before = await this.page.evaluate(() => window.mark());
    await this.use(await locator.elementHandle());
    return this.settle(before);
  }

  /** What the table's own keys can do is done with them. */
  async tap(at_number, before, how) {
    const then = before ?? (await this.page.evaluate(() => window.mark()));
    const key = await this.page.evaluate((n) => {
      const element = window.touchable[n];
      const region = element.closest('section[aria-label]');
      if (element.matches('[data-main]') && element === document.activeElement) return 'Enter';
      if (element.matches('[data-main]') && document.activeElement === document.body) return 'Enter';
      if (region?.getAttribute('aria-label') !== window.your || element.closest('[aria-live], header')) return '';
      const digit = [...region.querySelectorAll('.big-buttons button')].indexOf(element) + 1;
      return digit > 0 && digit < 10 ? String(digit) : '';
    }, at_number);
    if (!key) await this.touch(at_number);
    else {
      this.shortcuts += 1;
      await this.key(key);
    }
    return this.settle(then, how);
  }

  async set_option(label, choice) {
    const group = this.page.getByRole('group', { name: label, exact: true });
    const folded = this.page.locator('main details:not([open]) > summary');
    for (let i = 0; i < 5 && !(await group.isVisible()) && (await folded.count()) > 0; ++i) await this.use(await folded.first().elementHandle());
    await this.choose(await group.locator('label').filter({ hasText: choice }).first().elementHandle());
  }
}

test('a whole game by keyboard alone', () =>
  at.someone(
    async ({ page, address, seed }) => {
      const player = new Typist(page, address, { seed: seed ?? 3, log: process.env.SEATMATE_TELL ? console.log : undefined });
      await player.page.addInitScript(`window.your = ${JSON.stringify(player.names.your)}`);
      await player.arrive();
      const t = (game) => (id) => catalog('en', game)[id];
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
      assert.equal(over.panel.kind, 'result');
      assert.ok(player.shortcuts > 10, 'the keys of the table were of use');
      console.log(`# ${player.moves} moves, ${player.keys} keys, ${player.shortcuts} of them the table's own`);

      // Drawers by their letters, closed by Escape, the focus back where it was.
      for (const [key, id] of [['h', 'history'], ['c', 'correct.title'], ['m', 'more'], ['?', 'keys']]) {
        const before = await player.page.evaluate(() => window.mark());
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
    { name: 'keyboard', screen: { ...screens.laptop, reducedMotion: 'reduce' } },
  ));
