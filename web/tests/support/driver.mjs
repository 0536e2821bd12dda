// Plays any game through the page as a person does: looks what is there, touches it, waits for what the page says then. Answers are drawn by lot among what
// is offered, the same ones for the same seed; what is refused is tried again otherwise.

import { look, mark, script, settled, spot } from './look.mjs';
import { PageWords } from './words.mjs';

/** Whole numbers below n, the same in every run. */
export function dice(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const most_refusals = 40;

export class Player {
  /**
   * @param page    a playwright page
   * @param address of the page's home
   * @param hints   what somebody with the box in hand knows: [pattern of the question, (player, panel) => Promise]
   */
  constructor(page, address, { seed = 1, locale = 'en', hints = [], log = () => undefined } = {}) {
    Object.assign(this, { page, address, hints, log });
    this.roll = dice(seed);
    this.words = new PageWords(locale);
    this.names = Object.fromEntries(
      Object.entries({ why: 'why', her: 'her.label', your: 'your.label', result: 'result', timers: 'sand.timers', row: 'phrase.row', add_row: 'rows.add' }).map(([name, id]) => [name, this.words.t(id)]),
    );
    /** Her steps as they were shown: { title, notes, sentence }. */
    this.told = [];
    /** Which kinds of fields were filled in, and how often each button was chosen. */
    this.filled = {};
    this.used = new Map();
    this.moves = 0;
    this.refused = 0;
    this.in_a_row = 0;
    /** The name of a button that is pressed whenever it is there. */
    this.prefer = undefined;
  }

  async arrive(hash = '#/') {
    await this.page.addInitScript(script());
    await this.page.goto(this.address + hash);
    return this.ready();
  }

  /** After a reload or a change of the address. */
  async ready() {
    await this.page.waitForFunction(() => document.querySelector('main:not(.wait), h1') !== null);
    return this.settle('');
  }

  look() {
    return this.page.evaluate(({ names }) => window.look({ names }), { names: this.names });
  }

  /** `said`: a form was said, and is shut or refused then. */
  settle(before, { patience = 700, said = false } = {}) {
    return this.page.evaluate((how) => window.settled(how), { before, patience, said, names: this.names });
  }

  /** Touches what `look` found at this number. */
  async touch(at) {
    const found = await this.page.evaluate((n) => window.spot(n), at);
    if (found.gone) return false;
    if (found.covered !== undefined) throw new Error(`Something lies over it: ${found.covered}`);
    if (this.page.viewportSize().width < 900) await this.page.touchscreen.tap(found.x, found.y);
    else await this.page.mouse.click(found.x, found.y);
    return true;
  }

  /** Touches it and looks what the page says then. */
  async tap(at, before, how = {}) {
    const then = before ?? (await this.page.evaluate(() => window.mark()));
    await this.touch(at);
    return this.settle(then, how);
  }

  /** A button by its name, anywhere on the page. */
  button(name, options = {}) {
    return this.page.getByRole('button', { name: typeof name === 'string' ? name : undefined, exact: true, ...options });
  }

  /** The button with the words `page.<id>`. */
  named(id) {
    return this.page.getByRole('button', { name: this.words.t(id), exact: true });
  }

  async press(locator) {
    const before = await this.page.evaluate(() => window.mark());
    await locator.click();
    return this.settle(before);
  }

  // Home and setup

  /** Names of the games that can be begun here. */
  async games() {
    const start = new RegExp(this.words.pattern('home.start-named'));
    const names = await this.page.getByRole('button', { name: start }).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    return names.map((name) => start.exec(name)[1]);
  }

  async start_named(game) {
    await this.press(this.button(this.words.t('home.start-named').replace('{game}', game)));
    return this.at_table();
  }

  /** An engine that is woken for the first time takes its while. */
  async at_table() {
    await this.page.waitForFunction(() => /^#\/(game|shared)\//.test(location.hash) && document.querySelector('section[aria-label] h2, form h2') !== null);
    return this.settle('');
  }

  /** Through the wizard: options are [label, choice] as a reader sees them; choice may be what to type. */
  async set_up(game, options = [], title = '') {
    await this.press(this.button(this.words.t('home.set-up-named').replace('{game}', game)));
    const start = this.named('setup.start');
    await this.page.waitForFunction((name) => [...document.querySelectorAll('button')].some((one) => one.textContent.trim() === name && !one.disabled), this.words.t('setup.start'));
    for (const [label, choice] of options) await this.set_option(label, choice);
    if (title) await this.page.getByRole('textbox', { name: this.words.t('setup.name') }).fill(title);
    await this.press(start);
    return this.at_table();
  }

  /** Opens what is folded up. */
  async unfold(where, most = 20) {
    const folded = this.page.locator(`${where} details:not([open]) > summary`);
    for (let i = 0; i < most && (await folded.count()) > 0; ++i) await folded.first().click();
  }

  async set_option(label, choice) {
    const exactly = (text) => new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
    const group = this.page.getByRole('group', { name: label, exact: true });
    const line = this.page.getByRole('button', { name: exactly(label) });
    if (!(await group.isVisible()) && !(await line.isVisible()))
      await this.unfold('main');
    if (!(await group.isVisible())) await line.click();
    const typed = group.getByRole('spinbutton');
    if (await typed.isVisible()) await typed.fill(choice);
    else await group.locator('label').filter({ hasText: exactly(choice) }).first().click();
  }

  // The table

  /** One move: whatever the panel wants now. Gives back what was seen before it. */
  async move() {
    let seen = this.seen ?? (await this.look());
    this.seen = undefined;
    const { panel } = seen;
    if (seen.dialog) throw new Error(`A dialog lies over the table: ${seen.dialog.title}`);
    if (seen.below > 0) throw new Error(`The bar at the bottom is ${seen.below} pixels out of sight: ${panel?.title}`);
    if (!panel) throw new Error(`Nothing to do here: ${seen.address} ${seen.alert}`);
    this.moves += 1;
    switch (panel.kind) {
      case 'her':
        this.seen = await this.her_step(seen);
        break;
      case 'why':
        this.seen = await this.tap(panel.buttons.find(({ name }) => name === this.words.t('why.back')).at, seen.mark);
        break;
      case 'your':
        this.seen = await this.your_turn(seen);
        break;
      case 'form':
        this.seen = await this.fill_in(seen);
        break;
      case 'result':
        this.seen = seen;
    }
    if (this.seen.panel?.kind !== 'form' && this.seen.panel?.kind !== 'your') this.in_a_row = 0;
    return seen;
  }

  /** Until the result, or until `until(seen)` says that it is enough; `before(seen)` looks around before each move. */
  async play({ until = () => false, most = 3000, before } = {}) {
    for (let i = 0; i < most; ++i) {
      const seen = this.seen ?? (await this.look());
      this.seen = seen;
      if (before) await before(seen);
      if (seen.panel?.kind === 'result' || until(seen)) return seen;
      await this.move();
    }
    throw new Error(`After ${most} moves the game is not over: ${JSON.stringify((await this.look()).stands)}`);
  }

  async her_step(seen) {
    const { panel } = seen;
    const by_name = (id) => panel.buttons.find(({ name }) => name === this.words.t(id));
    const why = by_name('why');
    // Now and then one wants to know why, or has been too quick.
    if (why && this.roll(12) === 0) return this.tap(why.at, seen.mark);
    const back = by_name('her.back');
    if (!back.disabled && this.roll(25) === 0) {
      this.told.pop();
      return this.tap(back.at, seen.mark);
    }
    this.told.push({ title: panel.title, notes: panel.live.slice(0, -1), sentence: panel.live.at(-1) ?? '' });
    return this.tap((by_name('her.done') ?? by_name('her.done-last') ?? by_name('her.decided')).at, seen.mark);
  }

  /** What was chosen seldom is chosen sooner. */
  seldom(buttons) {
    const weight = (name) => this.used.get(name) ?? 0;
    const least = Math.min(...buttons.map(({ name }) => weight(name)));
    const candidates = buttons.filter(({ name }) => weight(name) <= least + this.roll(3));
    const chosen = candidates[this.roll(candidates.length)];
    this.used.set(chosen.name, weight(chosen.name) + 1);
    return chosen;
  }

  async your_turn(seen) {
    const tools = ['your.her-steps', 'why', 'sand.mute'].map((id) => this.words.t(id));
    const buttons = [...seen.panel.buttons, ...seen.pads].filter(({ name, disabled }) => !disabled && !tools.includes(name));
    if (buttons.length === 0) return this.settle(seen.mark, { patience: 100 });
    if (seen.panel.refusal) this.refuse(seen.panel);
    const chosen = buttons.find((one) => one.name === this.prefer) ?? this.seldom(buttons);
    this.log(`  ${chosen.name}`);
    return this.tap(chosen.at, seen.mark);
  }

  refuse(panel) {
    this.refused += 1;
    this.in_a_row += 1;
    this.log(`  refused: ${panel.refusal}`);
    if (this.in_a_row > most_refusals) throw new Error(`Refused again and again: ${panel.title}: ${panel.refusal}`);
  }

  async fill_in(seen) {
    const { panel } = seen;
    if (panel.refusal) this.refuse(panel);
    const cancel = panel.buttons.find(({ name }) => name === this.words.t('cancel'));
    if (cancel && panel.refusal && this.roll(3) === 0) return this.tap(cancel.at, seen.mark);
    const hint = this.hints.find(([pattern]) => pattern.test(panel.title));
    if (hint) await hint[1](this, panel);
    for (let i = 0; !hint && i < panel.fields.length; ++i) {
      const field = panel.fields[i];
      this.filled[field.kind] = (this.filled[field.kind] ?? 0) + 1;
      if (field.kind === 'buttons') {
        const offered = field.buttons.filter(({ disabled }) => !disabled);
        if (offered.length === 0) return this.settle(seen.mark, { patience: 300 });
        const chosen = offered[this.roll(offered.length)];
        this.log(`  ${panel.title}: ${chosen.name}`);
        return this.tap(chosen.at, seen.mark, { said: true });
      }
      if (!(await this.fill_field(i))) return this.look();
    }
    const now = await this.look();
    if (now.panel?.kind !== 'form') return now;
    if (!now.panel.submit || now.panel.submit.disabled) {
      this.in_a_row += 1;
      if (this.in_a_row > most_refusals) throw new Error(`It cannot be filled in: ${now.panel.title} ${JSON.stringify(now.panel.fields)}`);
      return now;
    }
    const values = now.panel.fields.map(({ options, value, buttons }) => options?.find(({ chosen }) => chosen)?.name ?? value ?? buttons.filter(({ pressed }) => pressed === 'true').map(({ name }) => name));
    this.log(`  ${panel.title}: ${JSON.stringify(values)}`);
    return this.tap(now.panel.submit.at, now.mark, { said: true });
  }

  /** What is there now of the field of this number in the form. */
  async field(i) {
    const seen = await this.look();
    return { ...seen.panel?.fields[i], map: seen.map };
  }

  async fill_field(i) {
    const field = await this.field(i);
    if (!field.kind) return false; // seconds count: the question was gone before it was answered
    const filler = { choice: this.fill_choice, place: this.fill_place, number: this.fill_number, list: this.fill_list, phrase: this.fill_phrase, lots: this.fill_lots, rows: this.fill_rows, text: this.fill_text }[field.kind];
    await filler.call(this, field, i);
    return true;
  }

  async fill_choice({ options }) {
    if (options.some(({ chosen }) => chosen) && this.roll(2) === 0) return;
    await this.touch(options[this.roll(options.length)].at);
  }

  async fill_place({ options, map, at }) {
    if (map.length > 0 && this.roll(10) < 7) {
      await this.touch(map[this.roll(map.length)].at);
      return;
    }
    const select = await this.page.evaluateHandle((n) => window.touchable[n], at);
    await select.asElement().selectOption(options[this.roll(options.length)].value);
  }

  async fill_number({ at, min, max, value, buttons }, i) {
    if (value !== '' && this.roll(2) === 0) return;
    if (this.roll(3) === 0) {
      const more = buttons.find(({ name }) => name === this.words.t('field.more'));
      if (!more.disabled) await this.touch(more.at);
      return;
    }
    await this.type(at, String(min + this.roll(Math.min(12, max - min + 1))));
    void i;
  }

  async type(at, text) {
    const input = await this.page.evaluateHandle((n) => window.touchable[n], at);
    await input.asElement().fill(text);
  }

  async fill_list(field, i) {
    const taken_out = new RegExp(this.words.pattern('field.take-out'));
    const choices = (now) => now.buttons.filter(({ name, disabled, pressed }) => pressed !== null && !disabled && !taken_out.test(name));
    // A list that was refused is begun anew.
    for (let now = field; ; now = await this.field(i)) {
      const put_in = now.buttons.find(({ name }) => taken_out.test(name));
      if (!put_in || !now.buttons) break;
      await this.touch(put_in.at);
    }
    const optional = this.roll(3);
    for (let n = 0; n < 40; ++n) {
      const seen = await this.look();
      const now = seen.panel.fields[i];
      const fresh = choices(now).filter(({ pressed }) => pressed === 'false');
      const wanted = fresh.length > 0 ? fresh : choices(now);
      if (wanted.length === 0 || (n >= optional && seen.panel.submit && !seen.panel.submit.disabled)) return;
      await this.touch(wanted[this.roll(wanted.length)].at);
    }
  }

  /** The words a phrase can be made of. */
  vocabulary({ buttons }) {
    const less = new RegExp(this.words.pattern('phrase.less'));
    const known = ['phrase.more', 'phrase.number', 'phrase.another', 'field.take-out'].map((id) => new RegExp(this.words.pattern(id)));
    const tools = ['phrase.row', 'phrase.here', 'phrase.remove-row'].map((id) => this.words.t(id));
    return buttons.filter(({ name }) => !less.test(name) && !known.some((pattern) => pattern.test(name)) && !tools.includes(name));
  }

  async clear_phrase(i) {
    const taken_out = new RegExp(this.words.pattern('field.take-out'));
    for (;;) {
      const { buttons } = await this.field(i);
      const remove = buttons.find(({ name }) => name === this.words.t('phrase.remove-row')) ?? buttons.find(({ name }) => taken_out.test(name));
      if (!remove) return;
      await this.touch(remove.at);
    }
  }

  async fill_phrase(field, i) {
    await this.clear_phrase(i);
    const words = this.vocabulary(await this.field(i));
    await this.touch(words[this.roll(words.length)].at);
  }

  async fill_lots({ lines }) {
    for (const line of lines) for (let n = this.roll(3); n > 0; --n) await this.touch(line[this.roll(line.length)]);
    await this.touch(lines[0][this.roll(lines[0].length)]);
  }

  /** A choice by the beginning of its name, in the field of this number. */
  async choose(i, name) {
    const { options, buttons } = await this.field(i);
    const all = options ?? buttons;
    const found = all.find((one) => one.name === name) ?? all.find((one) => one.name.startsWith(name));
    if (!found) throw new Error(`There is no choice ${name}`);
    await this.touch(found.at);
  }

  /** Numbers in rows: all boxes that are there, and a new row now and then. */
  async fill_rows(field, i) {
    if (field.boxes.length === 0 || this.roll(3) === 0) {
      const more = field.buttons.find(({ name }) => name === this.names.add_row);
      if (more && !more.disabled) await this.touch(more.at);
    }
    const { boxes } = await this.field(i);
    for (const box of boxes) {
      if (box.value === '' && (box.required || this.roll(2) === 0)) await this.type(box.at, String(box.min + this.roll(Math.min(9, box.max - box.min + 1))));
    }
  }

  /** Numbers in rows, one list for each row. */
  async say_rows(i, rows) {
    const wanted = rows.flat();
    for (let now = await this.field(i); now.boxes.length < wanted.length; now = await this.field(i)) {
      const more = now.buttons.find(({ name }) => name === this.names.add_row);
      if (!more) throw new Error(`There is no room for ${rows.length} rows`);
      await this.touch(more.at);
    }
    const { boxes } = await this.field(i);
    for (const [n, number] of wanted.entries()) await this.type(boxes[n].at, String(number));
  }

  /** Things in rows by the names of their columns; rows are added where there are too few. */
  async say_lots(i, rows) {
    const by_name = async (id) => (await this.field(i)).buttons.find(({ name }) => name === this.words.t(id));
    const anew = await by_name('lots.anew');
    if (!anew.disabled) await this.touch(anew.at);
    for (let now = await this.field(i); now.lines.length < rows.length; now = await this.field(i)) await this.touch((await by_name('rows.add')).at);
    // The boxes stay the same ones while they are tapped.
    const { lines, columns } = await this.field(i);
    for (const [n, row] of rows.entries())
      for (const word of row) await this.touch(lines[n][columns.findIndex((name) => name.toLowerCase() === word.toLowerCase())]);
  }

  /** Rows of words as they are named on the page: [['red', 'red'], [], ['black']]. */
  async say_phrase(i, rows) {
    if ((await this.field(i)).kind === 'lots') return this.say_lots(i, rows);
    await this.clear_phrase(i);
    for (const [n, row] of rows.entries()) {
      if (n > 0) await this.touch((await this.field(i)).buttons.find(({ name }) => name === this.words.t('phrase.row')).at);
      for (const word of row) {
        const found = this.vocabulary(await this.field(i)).find(({ name }) => name.toLowerCase() === word.toLowerCase());
        if (!found) throw new Error(`There is no word ${word}`);
        await this.touch(found.at);
      }
    }
  }

  async fill_text({ at, value }) {
    if (value === '') await this.type(at, 'a');
  }

  // Around the table

  async export() {
    await this.press(this.named('more'));
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.named('export.file').or(this.named('export.only-game')).first().click()]);
    const chunks = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk);
    await this.press(this.named('close'));
    this.seen = undefined;
    return Buffer.concat(chunks).toString('utf8');
  }
}

export { look, mark, settled, spot };
