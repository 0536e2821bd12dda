// Plays any game through the page as a person does: looks what is there, touches it, waits for what the page says then. Answers are drawn by lot among what
// is offered, the same ones for the same seed; what is refused is tried again otherwise.

import type { Download, ElementHandle, Locator, Page } from 'playwright-core';

import { type Names, type Panel, type Seen, type SeenField, script, type Spot, type Touchable } from './look.ts';
import { find_a_piece, tell, tell_by_lot } from './telling.ts';
import { PageWords } from './words.ts';

/** What was downloaded. */
export async function text_of(file: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Whole numbers below n, the same in every run. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const most_refusals = 40;

/** What was to be touched is not there: seconds count, and the question was gone before it was answered. */
class Gone extends Error {}

function there<T>(found: T | null | undefined): T {
  if (found === undefined || found === null) throw new Gone('What was to be touched is not there.');
  return found;
}

/** What somebody with the box in hand knows: the pattern of a question, and what they do about it. */
export type Hint = readonly [RegExp, (player: Player, panel: Panel) => Promise<unknown>];

export interface Person {
  seed?: number;
  locale?: string;
  hints?: readonly Hint[];
  log?: (line: string) => void;
}

interface How {
  /** A form was said, and is shut or refused then. */
  said?: boolean;
}

export interface Playing {
  /** It is enough. */
  until?: (seen: Seen) => boolean;
  most?: number;
  /** Looks around before each move. */
  before?: (seen: Seen) => Promise<void>;
}

/** A field as it is now, with the places on the board; undefined: the question is gone. */
export type FieldNow = SeenField & { map: Seen['map'] };

export class Player {
  readonly words: PageWords;
  readonly names: Names;
  readonly roll: (n: number) => number;
  readonly hints: readonly Hint[];
  readonly log: (line: string) => void;
  /** What was seen last, if nothing has happened since. */
  seen: Seen | undefined;
  /** Her steps as they were shown. */
  told: { title: string; notes: string[]; sentence: string }[] = [];
  /** Which kinds of fields were filled in, and how often each button was chosen. */
  filled: Record<string, number> = {};
  used = new Map<string, number>();
  moves = 0;
  refused = 0;
  in_a_row = 0;
  /** The name of a button that is pressed whenever it is there. */
  prefer: string | undefined;

  /** `address` is that of the page's home. */
  constructor(
    readonly page: Page,
    readonly address: string,
    { seed = 1, locale = 'en', hints = [], log = () => undefined }: Person = {},
  ) {
    this.hints = hints;
    this.log = log;
    this.roll = dice(seed);
    this.words = new PageWords(locale);
    const name = (id: string): string => this.words.t(id);
    this.names = {
      why: name('why'),
      her: name('her.label'),
      your: name('your.label'),
      result: name('result'),
      timers: name('sand.timers'),
      row: name('phrase.row'),
      add_row: name('rows.add'),
    };
  }

  async arrive(hash = '#/'): Promise<Seen> {
    await this.page.addInitScript(script());
    await this.page.goto(this.address + hash);
    return this.ready();
  }

  /** After a reload or a change of the address. */
  async ready(): Promise<Seen> {
    await this.page.waitForFunction(() => document.querySelector('main:not(.wait), h1') !== null);
    return this.settle('');
  }

  look(): Promise<Seen> {
    return this.page.evaluate((names) => window.look({ names }), this.names);
  }

  /** The panel of now; there is one. */
  async panel(): Promise<Panel> {
    const { panel, address } = await this.look();
    if (!panel) throw new Error(`There is no panel at ${address}`);
    return panel;
  }

  mark(): Promise<string> {
    return this.page.evaluate(() => window.mark());
  }

  /** Waits until the page has said all it has to say; `taps`: how many taps it had felt before the one that it answers. */
  settle(before: string, { said = false }: How = {}, taps?: number): Promise<Seen> {
    return this.page.evaluate((how) => window.settled(how), { before, said, taps, names: this.names });
  }

  /** Puts a finger on what `look` found at this number. */
  protected async put_finger(at: number): Promise<Spot> {
    const found = await this.page.evaluate((n) => window.spot(n), at);
    if (found.gone) return found;
    if (found.covered !== undefined) throw new Error(`Something lies over it: ${found.covered}`);
    if ((this.page.viewportSize()?.width ?? 0) < 900) await this.page.touchscreen.tap(found.x, found.y);
    else await this.page.mouse.click(found.x, found.y);
    return found;
  }

  /** Touches what `look` found at this number; false if it is gone. */
  async touch(at: number): Promise<boolean> {
    const { gone, taps } = await this.put_finger(at);
    if (!gone) await this.page.evaluate((n) => window.felt(n), taps);
    return !gone;
  }

  /** Touches it and looks what the page says then. */
  async tap(at: number, before?: string, how: How = {}): Promise<Seen> {
    const then = before ?? (await this.mark());
    const { gone, taps } = await this.put_finger(at);
    return this.settle(then, how, gone ? undefined : taps);
  }

  /** A button by its name, anywhere on the page. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The button with the words `page.<id>`. */
  named(id: string): Locator {
    return this.page.getByRole('button', { name: this.words.t(id), exact: true });
  }

  async press(locator: Locator): Promise<Seen> {
    const before = await this.mark();
    await locator.click();
    return this.settle(before);
  }

  // Home and setup

  /** Names of the games that can be begun here. */
  async games(): Promise<string[]> {
    const start = new RegExp(this.words.pattern('home.start-named'));
    const names = await this.page
      .getByRole('button', { name: start })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    return names.map((name) => start.exec(name ?? '')?.[1] ?? '');
  }

  async start_named(game: string): Promise<Seen> {
    await this.press(this.button(this.words.t('home.start-named').replace('{game}', game)));
    return this.at_table();
  }

  /** An engine that is woken for the first time takes its while. */
  async at_table(): Promise<Seen> {
    await this.page.waitForFunction(
      () => /^#\/(game|shared)\//.test(location.hash) && document.querySelector('section[aria-label] h2, form h2') !== null,
    );
    return this.settle('');
  }

  /** Through the wizard: options are [label, choice] as a reader sees them; choice may be what to type. */
  async set_up(game: string, options: readonly (readonly [string, string])[] = [], title = ''): Promise<Seen> {
    await this.press(this.button(this.words.t('home.set-up-named').replace('{game}', game)));
    const start = this.named('setup.start');
    await this.page.waitForFunction(
      (name) => [...document.querySelectorAll('button')].some((one) => one.textContent.trim() === name && !one.disabled),
      this.words.t('setup.start'),
    );
    for (const [label, choice] of options) await this.set_option(label, choice);
    if (title) await this.name_game(title);
    await this.press(start);
    return this.at_table();
  }

  /** In the setup. */
  async name_game(title: string): Promise<void> {
    await this.unfold('main');
    await this.page.getByRole('textbox', { name: this.words.t('setup.name') }).fill(title);
  }

  /** Opens what is folded up. */
  async unfold(where: string, most = 20): Promise<void> {
    const folded = this.page.locator(`${where} details:not([open]) > summary`);
    for (let i = 0; i < most && (await folded.count()) > 0; ++i) await folded.first().click();
  }

  async set_option(label: string, choice: string): Promise<void> {
    const exactly = (text: string) => new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
    const group = this.page.getByRole('group', { name: label, exact: true });
    const line = this.page.getByRole('button', { name: exactly(label) });
    if (!(await group.isVisible()) && !(await line.isVisible())) await this.unfold('main');
    if (!(await group.isVisible())) await line.click();
    const typed = group.getByRole('spinbutton');
    if (await typed.isVisible()) await typed.fill(choice);
    else
      await group
        .locator('label')
        .filter({ hasText: exactly(choice) })
        .first()
        .click();
  }

  // The table

  /** One move: whatever the panel wants now. Gives back what was seen before it. */
  async move(): Promise<Seen> {
    const seen = this.seen ?? (await this.look());
    this.seen = undefined;
    const { panel } = seen;
    if (seen.dialog) throw new Error(`A dialog lies over the table: ${seen.dialog.title}`);
    if (seen.below > 0) throw new Error(`The bar at the bottom is ${seen.below} pixels out of sight: ${panel?.title}`);
    if (!panel) throw new Error(`Nothing to do here: ${seen.address} ${seen.alert}`);
    this.moves += 1;
    switch (panel.kind) {
      case 'her':
        this.seen = await this.her_step(seen, panel);
        break;
      case 'why':
        this.seen = await this.tap(there(panel.buttons.find(({ name }) => name === this.words.t('why.back'))).at, seen.mark);
        break;
      case 'your':
        this.seen = await this.your_turn(seen, panel);
        break;
      case 'form':
        this.seen = await this.fill_in(seen, panel).catch((trouble: unknown) => this.unless_gone(trouble, panel));
        break;
      case 'result':
        this.seen = seen;
    }
    if (this.seen.panel?.kind !== 'form' && this.seen.panel?.kind !== 'your') this.in_a_row = 0;
    return seen;
  }

  /** Until the result, or until `until(seen)` says that it is enough; `before(seen)` looks around before each move. */
  async play({ until = () => false, most = 3000, before }: Playing = {}): Promise<Seen> {
    for (let i = 0; i < most; ++i) {
      const seen = this.seen ?? (await this.look());
      this.seen = seen;
      if (before) await before(seen);
      if (seen.panel?.kind === 'result' || until(seen)) return seen;
      await this.move();
    }
    throw new Error(`After ${most} moves the game is not over: ${JSON.stringify((await this.look()).stands)}`);
  }

  async her_step(seen: Seen, panel: Panel): Promise<Seen> {
    const by_name = (id: string) => panel.buttons.find(({ name }) => name === this.words.t(id));
    const why = by_name('why');
    // Now and then one wants to know why, or has been too quick.
    if (why && this.roll(12) === 0) return this.tap(why.at, seen.mark);
    const back = by_name('her.back');
    if (back && !back.disabled && this.roll(25) === 0) {
      this.told.pop();
      return this.tap(back.at, seen.mark);
    }
    this.told.push({ title: panel.title, notes: panel.live.slice(0, -1), sentence: panel.live.at(-1) ?? '' });
    return this.tap(there(by_name('her.done') ?? by_name('her.done-last') ?? by_name('her.decided')).at, seen.mark);
  }

  /** One of these, by lot. */
  one_of<T>(some: readonly T[]): T {
    return there(some[this.roll(some.length)]);
  }

  /** What was chosen seldom is chosen sooner. */
  seldom(buttons: readonly Touchable[]): Touchable {
    const weight = (name: string) => this.used.get(name) ?? 0;
    const least = Math.min(...buttons.map(({ name }) => weight(name)));
    const candidates = buttons.filter(({ name }) => weight(name) <= least + this.roll(3));
    const chosen = this.one_of(candidates);
    this.used.set(chosen.name, weight(chosen.name) + 1);
    return chosen;
  }

  /** All that can be said on a turn, also what stands behind one button. */
  async everything(): Promise<Seen> {
    const seen = await this.look();
    const others = seen.panel?.kind === 'your' && seen.panel.buttons.find(({ name }) => name === this.words.t('your.something-else'));
    return others ? this.tap(others.at, seen.mark) : seen;
  }

  async your_turn(seen: Seen, panel: Panel): Promise<Seen> {
    // What is done seldom stands behind one button.
    const others = panel.buttons.find(({ name }) => name === this.words.t('your.something-else'));
    if (others && !panel.buttons.some(({ name }) => name === this.prefer) && this.roll(2) === 0) return this.tap(others.at, seen.mark);
    const tools = ['your.her-steps', 'your.their-steps', 'why', 'sand.mute', 'your.something-else', 'cancel'].map((id) => this.words.t(id));
    const buttons = [...panel.buttons, ...seen.pads].filter(({ name, disabled }) => !disabled && !tools.includes(name));
    if (buttons.length === 0) return this.settle(seen.mark);
    if (panel.refusal) this.refuse(panel);
    const chosen = buttons.find((one) => one.name === this.prefer) ?? this.seldom(buttons);
    this.log(`  ${chosen.name}`);
    return this.tap(chosen.at, seen.mark);
  }

  refuse(panel: Panel): void {
    this.refused += 1;
    this.in_a_row += 1;
    this.log(`  refused: ${panel.refusal}`);
    if (this.in_a_row > most_refusals) throw new Error(`Refused again and again: ${panel.title}: ${panel.refusal}`);
  }

  /** A question that is still there was misread. */
  private async unless_gone(trouble: unknown, { title }: Panel): Promise<Seen> {
    const seen = await this.settle('');
    if (!(trouble instanceof Gone) || seen.panel?.title === title) throw trouble;
    return seen;
  }

  async fill_in(seen: Seen, panel: Panel): Promise<Seen> {
    if (panel.refusal) this.refuse(panel);
    const cancel = panel.buttons.find(({ name }) => name === this.words.t('cancel'));
    if (cancel && panel.refusal && this.roll(3) === 0) return this.tap(cancel.at, seen.mark);
    const [, hint] = this.hints.find(([pattern]) => pattern.test(panel.title)) ?? [];
    await hint?.(this, panel);
    if (!hint && (await this.page.locator('.panel-form .found-piece').count()) > 0) return find_a_piece(this);
    if (!hint && (await this.page.locator('.panel-form .telling').count()) > 0) {
      this.filled.telling = (this.filled.telling ?? 0) + 1;
      await tell_by_lot(this, panel.refusal !== '');
    }
    const drawn = (await this.page.locator('.panel-form .telling').count()) > 0;
    for (const [i, field] of hint || drawn ? [] : panel.fields.entries()) {
      this.filled[field.kind] = (this.filled[field.kind] ?? 0) + 1;
      if (field.kind === 'buttons') {
        const offered = field.buttons.filter(({ disabled }) => !disabled);
        // Of nothing to choose from nothing is chosen.
        if (offered.length === 0 && panel.submit && !panel.submit.disabled) continue;
        if (offered.length === 0) return this.settle(seen.mark);
        const chosen = this.one_of(offered);
        this.log(`  ${panel.title}: ${chosen.name}`);
        return this.tap(chosen.at, seen.mark, { said: true });
      }
      await this.fill_field(i);
      if (field.kind !== 'place') continue;
      // It may have been all that was wanted.
      const next = await this.settle('');
      if (next.panel?.kind !== 'form' || next.panel.title !== panel.title) return next;
    }
    const now = await this.look();
    if (now.panel?.kind !== 'form') return now;
    if (!now.panel.submit || now.panel.submit.disabled) {
      this.in_a_row += 1;
      if (this.in_a_row > most_refusals) throw new Error(`It cannot be filled in: ${now.panel.title} ${JSON.stringify(now.panel.fields)}`);
      return now;
    }
    const values = now.panel.fields.map(
      ({ options, value, buttons }) =>
        options.find(({ chosen }) => chosen)?.name ??
        (value || undefined) ??
        buttons.filter(({ pressed }) => pressed === 'true').map(({ name }) => name),
    );
    this.log(`  ${panel.title}: ${JSON.stringify(values)}`);
    return this.tap(now.panel.submit.at, now.mark, { said: true });
  }

  /** Taps these symbols into a blank of the picture. */
  tell = (blank: string, ...stamps: readonly string[]): Promise<void> => tell(this.page, blank, stamps);

  /** What is there now of the field of this number in the form. */
  async field(i: number): Promise<FieldNow> {
    const seen = await this.look();
    return { ...there(seen.panel?.fields[i]), map: seen.map };
  }

  async fill_field(i: number): Promise<void> {
    const field = await this.field(i);
    switch (field.kind) {
      case 'choice':
        return this.fill_choice(field);
      case 'place':
        return this.fill_place(field);
      case 'number':
        return this.fill_number(field);
      case 'list':
        return this.fill_list(field, i);
      case 'phrase':
        return this.fill_phrase(field, i);
      case 'lots':
        return this.fill_lots(field);
      case 'rows':
        return this.fill_rows(field, i);
      case 'text':
        return this.fill_text(field);
      case 'buttons':
        throw new Error(`Its buttons say it all: ${field.label}`);
    }
  }

  async fill_choice({ options }: FieldNow): Promise<void> {
    if (options.some(({ chosen }) => chosen) && this.roll(2) === 0) return;
    await this.touch(this.one_of(options).at);
  }

  async fill_place({ options, map, at }: FieldNow): Promise<void> {
    if (map.length > 0 && this.roll(10) < 7) {
      await this.touch(this.one_of(map).at);
      return;
    }
    await (await this.element(at)).selectOption(this.one_of(options).value);
  }

  async fill_number({ at, min, max, value, buttons }: FieldNow): Promise<void> {
    if (value !== '' && this.roll(2) === 0) return;
    if (this.roll(3) === 0) {
      const more = buttons.find(({ name }) => name === this.words.t('field.more'));
      if (more && !more.disabled) await this.touch(more.at);
      return;
    }
    await this.type(at, String(min + this.roll(Math.min(12, max - min + 1))));
  }

  /** The element itself. */
  async element(at: number): Promise<ElementHandle<HTMLElement>> {
    return there((await this.page.evaluateHandle((n) => window.touchable[n], at)).asElement());
  }

  async type(at: number, text: string): Promise<void> {
    await (await this.element(at)).fill(text);
  }

  async fill_list(field: FieldNow, i: number): Promise<void> {
    const taken_out = new RegExp(this.words.pattern('field.take-out'));
    const choices = (now: SeenField) =>
      now.buttons.filter(({ name, disabled, pressed }) => pressed !== null && !disabled && !taken_out.test(name));
    // A list that was refused is begun anew.
    for (let now = field; ; now = await this.field(i)) {
      const put_in = now.buttons.find(({ name }) => taken_out.test(name));
      if (!put_in) break;
      await this.touch(put_in.at);
    }
    const optional = this.roll(3);
    for (let n = 0; n < 40; ++n) {
      const seen = await this.look();
      const now = there(seen.panel?.fields[i]);
      const fresh = choices(now).filter(({ pressed }) => pressed === 'false');
      const wanted = fresh.length > 0 ? fresh : choices(now);
      if (wanted.length === 0 || (n >= optional && seen.panel?.submit && !seen.panel.submit.disabled)) return;
      await this.touch(this.one_of(wanted).at);
    }
  }

  /** The words a phrase can be made of. */
  vocabulary({ buttons }: { buttons: Touchable[] }): Touchable[] {
    const less = new RegExp(this.words.pattern('phrase.less'));
    const known = ['phrase.more', 'phrase.number', 'phrase.another', 'field.take-out'].map((id) => new RegExp(this.words.pattern(id)));
    const tools = ['phrase.row', 'phrase.here', 'phrase.remove-row'].map((id) => this.words.t(id));
    return buttons.filter(({ name }) => !less.test(name) && !known.some((pattern) => pattern.test(name)) && !tools.includes(name));
  }

  async clear_phrase(i: number): Promise<void> {
    const taken_out = new RegExp(this.words.pattern('field.take-out'));
    for (;;) {
      const { buttons } = await this.field(i);
      const remove =
        buttons.find(({ name }) => name === this.words.t('phrase.remove-row')) ?? buttons.find(({ name }) => taken_out.test(name));
      if (!remove) return;
      await this.touch(remove.at);
    }
  }

  async fill_phrase(_field: FieldNow, i: number): Promise<void> {
    await this.clear_phrase(i);
    const words = this.vocabulary(await this.field(i));
    await this.touch(this.one_of(words).at);
  }

  async fill_lots({ lines }: FieldNow): Promise<void> {
    for (const line of lines) for (let n = this.roll(3); n > 0; --n) await this.touch(this.one_of(line));
    await this.touch(this.one_of(there(lines[0])));
  }

  /** A choice by the beginning of its name, in the field of this number. */
  async choose(i: number, name: string): Promise<void> {
    const { options, buttons } = await this.field(i);
    const all = options.length > 0 ? options : buttons;
    const found = all.find((one) => one.name === name) ?? all.find((one) => one.name.startsWith(name));
    if (!found) throw new Error(`There is no choice ${name}`);
    await this.touch(found.at);
  }

  /** Numbers in rows: all boxes that are there, and a new row now and then. */
  async fill_rows(field: FieldNow, i: number): Promise<void> {
    if (field.boxes.length === 0 || this.roll(3) === 0) {
      const more = field.buttons.find(({ name }) => name === this.names.add_row);
      if (more && !more.disabled) await this.touch(more.at);
    }
    const { boxes } = await this.field(i);
    for (const box of boxes) {
      if (box.value === '' && (box.required || this.roll(2) === 0))
        await this.type(box.at, String(box.min + this.roll(Math.min(9, box.max - box.min + 1))));
    }
  }

  /** Numbers in rows, one list for each row. */
  async say_rows(i: number, rows: readonly (readonly (number | string)[])[]): Promise<void> {
    const wanted = rows.flat();
    for (let now = await this.field(i); now.boxes.length < wanted.length; now = await this.field(i)) {
      const more = now.buttons.find(({ name }) => name === this.names.add_row);
      if (!more) throw new Error(`There is no room for ${rows.length} rows`);
      await this.touch(more.at);
    }
    const { boxes } = await this.field(i);
    for (const [n, number] of wanted.entries()) await this.type(there(boxes[n]).at, String(number));
  }

  /** Things in rows by the names of their columns; rows are added where there are too few. */
  async say_lots(i: number, rows: readonly (readonly string[])[]): Promise<void> {
    const by_name = async (id: string) => there((await this.field(i)).buttons.find(({ name }) => name === this.words.t(id)));
    const anew = await by_name('lots.anew');
    if (!anew.disabled) await this.touch(anew.at);
    for (let now = await this.field(i); now.lines.length < rows.length; now = await this.field(i))
      await this.touch((await by_name('rows.add')).at);
    // The boxes stay the same ones while they are tapped.
    const { lines, columns } = await this.field(i);
    for (const [n, row] of rows.entries())
      for (const word of row) await this.touch(there(lines[n]?.[columns.findIndex((name) => name.toLowerCase() === word.toLowerCase())]));
  }

  /** Rows of words as they are named on the page: [['red', 'red'], [], ['black']]. */
  async say_phrase(i: number, rows: readonly (readonly string[])[]): Promise<void> {
    if ((await this.field(i)).kind === 'lots') return this.say_lots(i, rows);
    await this.clear_phrase(i);
    for (const [n, row] of rows.entries()) {
      if (n > 0) await this.touch(there((await this.field(i)).buttons.find(({ name }) => name === this.words.t('phrase.row'))).at);
      for (const word of row) {
        const found = this.vocabulary(await this.field(i)).find(({ name }) => name.toLowerCase() === word.toLowerCase());
        if (!found) throw new Error(`There is no word ${word}`);
        await this.touch(found.at);
      }
    }
  }

  async fill_text({ at, value }: FieldNow): Promise<void> {
    if (value === '') await this.type(at, 'a');
  }

  // Around the table

  async export(): Promise<string> {
    await this.press(this.named('more'));
    const [file] = await Promise.all([
      this.page.waitForEvent('download'),
      this.named('export.file').or(this.named('export.only-game')).first().click(),
    ]);
    const text = await text_of(file);
    await this.press(this.named('close'));
    this.seen = undefined;
    return text;
  }
}
