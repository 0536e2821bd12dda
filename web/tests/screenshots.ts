// Pictures of the page, to be looked at: web/tests/screenshots FOLDER [--lang LOCALE] [phone|tablet|laptop…] [game…]
// All kinds of screens of all games (or of those that are named): Home, setup, her turn, why, your turn, a form, history, correct, settings,
// a question, the result; on a phone in the light and in the dark, on a tablet in the light, on a laptop in the dark.
// It ends with 1 if one of them is missing. With --readme it makes those of the README in FOLDER (docs/pictures).
// Where the games stand comes from `seatmate playthrough`, so that nobody has to play until then.

import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { device, launch, screens } from './support/browser.ts';
import { Player } from './support/driver.ts';
import { evening } from './support/evenings.ts';
import { root, serve_page } from './support/site.ts';
import { small_png } from './support/small_png.ts';
import { built, program } from './support/terminal.ts';
import { catalog } from './support/words.ts';

const wanted = process.argv.slice(2);
const option = (name) => {
  const at = wanted.indexOf(name);
  return at < 0 ? undefined : wanted.splice(at, 1) && at;
};
const readme = option('--readme') !== undefined;
const lang = option('--lang');
const locale = lang === undefined ? 'en' : wanted.splice(lang, 1)[0];
const folder = wanted.shift();
if (!folder || !locale) {
  console.error('web/tests/screenshots FOLDER [--readme] [--lang LOCALE] [phone|tablet|laptop…] [game…]');
  process.exit(2);
}
if (!built) {
  console.error(`There is no ${program}; ./build makes it.`);
  process.exit(2);
}
const schemes = { phone: ['light', 'dark'], tablet: ['light'], laptop: ['dark'] };
mkdirSync(folder, { recursive: true });
const devices = Object.entries(screens).filter(([name]) => !wanted.some((one) => one in screens) || wanted.includes(name));
const folder_of = (game: string): string => join(root, 'src/games', game);
const is_campaign = (game: string): number => (existsSync(join(folder_of(game), 'carried.cpp')) ? 1 : 0);
const all_games = readdirSync(folder_of(''), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()
  .sort((one, other) => is_campaign(one) - is_campaign(other)); // what is taken in last stands first on Home
const unknown = wanted.find((one) => !(one in screens) && !all_games.includes(one));
if (unknown !== undefined) {
  console.error(`There is no screen and no game ${unknown}: say one of ${[...Object.keys(screens), ...all_games].join(', ')}.`);
  process.exit(2);
}
const games = all_games.filter((game) => !wanted.some((one) => all_games.includes(one)) || wanted.includes(game));

// Moments that show much: her steps with their reasons and a turn of yours after it, the fullest of the questions, the end.
const weight = { phrase: 5, list: 4, text: 4, place: 3, one_of: 2, number: 1 };
const fullness = (form) => form.fields.reduce((sum, { kind }) => sum + weight[kind], 0);
const on_the_map = ({ places }) => places?.some((place) => /^r\d+c\d+$/.test(place)) === true;
function worth({ prompt, report, result }, part) {
  if (result) return { result: 1 };
  if (prompt.mood === 'question') return { question: Math.max(...prompt.forms.map(fullness)) };
  const steps = report.steps.filter(({ kind, reasons }) => kind !== 'note' && reasons > 0);
  if (steps.length === 0 || part < 0.2 || part > 0.7 || !prompt.forms.some((form) => form.fields.length > 0)) return {};
  const on_board = steps.some(on_the_map);
  return { turn: Math.min(3, steps.length) + Math.min(12, prompt.forms.length) + (on_board ? 6 : 0) };
}

/** In real time nobody says everything in time: the end comes from an evening with the sand of the box. */
const otherwise = { pendulum: { settings: { timers: 'sand' }, title: 'Sand of the box' } };
async function moments_of(game) {
  const kept = await evening(game, { worth });
  if (otherwise[game])
    for (const [name, moment] of await evening(game, { worth, ...otherwise[game] })) if (name === 'result') kept.set(name, moment);
  return kept;
}

const site = await serve_page();
const browser = await launch();
const missing = [];
let n = 0;

class Photographer extends Player {
  constructor(page, name, picture) {
    super(page, site.address, { locale });
    Object.assign(this, { name, picture });
  }

  /** A journal, taken in from Home. */
  async take_in({ journal, screen }) {
    await this.go_to('#/?open=import');
    const before = await this.page.evaluate(() => window.mark());
    await this.page.setInputFiles('input[type="file"]', {
      name: `${screen.game}.seatmate`,
      mimeType: 'text/plain',
      buffer: Buffer.from(journal),
    });
    await this.page.waitForFunction(() => /^#\/game\//.test(location.hash) || document.querySelector('[role="alert"]:not(:empty)'));
    const { dialog } = await this.look();
    if (dialog?.refusal) throw new Error(dialog.refusal);
    await this.settle(before);
    return this.at_table();
  }

  async go_to(hash) {
    await this.page.goto('about:blank');
    await this.page.goto(this.address + hash);
    return this.ready();
  }

  /** Back into her turn: a step of hers on the map, if there is one, or else the one with the most reasons. */
  async her_turn({ report }) {
    const steps = report.steps.filter(({ kind }) => kind !== 'note');
    const told = (step) => (step.reasons ?? 0) + (step.reasons > 0 && on_the_map(step) ? 1000 : 0);
    const best = steps.reduce((found, step, i) => (told(step) > told(steps[found]) ? i : found), 0);
    await this.press(this.named('your.her-steps'));
    for (let i = steps.length - 1; i > best; --i) await this.press(this.named('her.back'));
  }

  async through_her_steps() {
    for (let seen = await this.look(); seen.panel?.kind === 'her'; seen = await this.look()) {
      const done = seen.panel.buttons.find(({ name }) =>
        ['her.done', 'her.done-last', 'her.decided'].some((id) => this.words.t(id) === name),
      );
      await this.tap(done.at, seen.mark);
    }
  }

  /** The form with the most to fill in, as its button is named. */
  async open_form({ game, prompt }, verb) {
    const texts = { ...catalog('en', game), ...catalog(locale, game) };
    await this.everything();
    const forms = prompt.forms.filter(({ fields }) => fields.length > 0).sort((a, b) => fullness(b) - fullness(a));
    for (const form of verb ? forms.filter((one) => one.verb === verb) : forms) {
      const label = texts[form.label?.id]?.replaceAll("''", "'");
      const button =
        label &&
        this.page
          .locator('main button, section button')
          .filter({ hasText: label.replace(/\s*\(.*$/, '') })
          .first();
      if (!button || !(await button.isVisible())) continue;
      await this.press(button);
      return;
    }
    throw new Error(`no form of ${prompt.forms.map(({ verb: one }) => one).join(', ')} can be opened`);
  }
}

/** What cannot be had is told at the end; the others are made. */
async function attempt(what, make) {
  try {
    await make();
  } catch (error) {
    console.error(`${what}: ${error.message}`);
    missing.push(`${what}: ${error.message.split('\n')[0]}`);
  }
}

async function whole_game(player, game, name, moments) {
  const { page } = player;
  const kind = (id, make) =>
    attempt(`${player.name} ${game} ${id}`, async () => {
      await make();
      await player.picture(`${game}-${id}`);
    });
  const mood = async (wanted_mood) => {
    const { panel } = await player.look();
    if (panel?.kind !== wanted_mood) throw new Error(`${panel?.kind} instead of ${wanted_mood}`);
  };
  const moment = (id) =>
    moments.get(id) ??
    (() => {
      throw new Error('no such moment in this evening');
    })();

  await kind('setup', async () => {
    await player.go_to('#/');
    await player.press(player.button(player.words.t('home.set-up-named').replace('{game}', name)));
    await page.getByRole('button', { name: player.words.t('setup.start'), exact: true }).waitFor();
  });
  await kind('her', async () => {
    const { screen } = moment('turn');
    await player.take_in(moment('turn'));
    await player.her_turn(screen);
    await mood('her');
  });
  await kind('why', async () => {
    await player.press(player.named('why').first());
    await mood('why');
  });
  await kind('your', async () => {
    await player.press(player.named('why.back'));
    await player.through_her_steps();
    await mood('your');
  });
  for (const drawer of ['history', 'correct'])
    await kind(drawer, async () => {
      await player.press(player.named(drawer));
      await page.getByRole('dialog').waitFor();
    }).then(() => page.keyboard.press('Escape'));
  await kind('form', async () => {
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await player.open_form(moment('turn').screen);
    await mood('form');
  });
  await kind('question', async () => {
    await player.take_in(moment('question'));
    await mood('form');
  });
  await kind('result', async () => {
    await player.take_in(moment('result'));
    await mood('result');
    await page.waitForTimeout(300);
  });
}

function someone(name, page, schemes) {
  const player = new Photographer(page, name, async (what) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(60);
      await page.screenshot({ path: join(folder, `${name}-${what}-${colorScheme}.png`) });
      ++n;
    }
  });
  return player;
}

async function new_page(screen, colorScheme = 'light', deviceScaleFactor = 1) {
  const { context } = await device(browser, {
    ...screen,
    deviceScaleFactor,
    colorScheme,
    reducedMotion: 'reduce',
    locale: locale === 'en' ? 'en-GB' : locale,
  });
  context.setDefaultTimeout(5000);
  return context.newPage();
}

async function all_kinds() {
  const evenings = new Map();
  for (const game of games) await attempt(`${game} evening`, async () => evenings.set(game, await moments_of(game)));
  const at_device = async ([name, screen]) => {
    const page = await new_page(screen);
    const player = someone(name, page, schemes[name]);
    await player.arrive();
    await player.picture('home-empty');
    const texts = (game) => ({ ...catalog('en', game), ...catalog(locale, game) });
    for (const [game, moments] of evenings) {
      const title = Object.entries(texts(game)).find(([id]) => /^[a-z]+\.name$/.test(id))[1];
      await whole_game(player, game, title, moments);
    }
    await attempt(`${name} settings`, async () => {
      await player.go_to('#/');
      await player.picture('home');
      await player.press(player.named('settings'));
      await page.getByRole('dialog').waitFor();
      await player.picture('settings');
    });
    await page.context().close();
  };
  // Most of the time each of them waits until a screen has settled.
  await Promise.all(devices.map(at_device));
}

/** The three of the README: her step, a place to tap, and why, on the full board. */
async function for_the_readme() {
  const turn = (await evening('age-of-innovation', { worth })).get('turn');
  const save = async (page, what) => {
    const path = join(folder, `${what}.png`);
    writeFileSync(path, small_png(await page.screenshot()));
    console.log(`${path} ${(statSync(path).size / 1000).toFixed(0)} kB`);
    ++n;
  };
  for (const [name, scheme] of [
    ['phone', 'light'],
    ['laptop', 'dark'],
  ]) {
    const page = await new_page(screens[name], scheme, name === 'phone' ? 1.5 : 1);
    const player = someone(name, page, []);
    await player.arrive();
    await player.take_in(turn);
    await player.her_turn(turn.screen);
    if (name === 'phone') {
      await save(page, 'phone-her-turn');
      await player.through_her_steps();
      await player.open_form(turn.screen, 'upgrade');
      await save(page, 'phone-tap-the-place');
    } else {
      await player.press(player.named('why').first());
      // To the line at which her hexes are counted.
      for (let i = 0; i < 4; ++i) await player.press(player.named('why.next'));
      await save(page, 'laptop-why');
    }
    await page.context().close();
  }
}

try {
  await (readme ? for_the_readme() : all_kinds());
} finally {
  await browser.close();
  await site.close();
}
console.log(`${n} pictures in ${folder}`);
if (missing.length > 0) {
  console.error(`missing:\n  ${missing.join('\n  ')}`);
  process.exit(1);
}
