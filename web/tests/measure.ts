// What the page costs, printed: web/tests/measure [game…]
//   sizes gzipped; from tap to her first step; opening a journal of 500 inputs; how many taps it takes to say what is said most; what running sand costs.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { device, launch } from './support/browser.ts';
import { Player } from './support/driver.ts';
import { measure_sand } from './support/running_sand.ts';
import { dist, serve_page } from './support/site.ts';
import { person_at } from './support/tables.ts';
import { budgets, count_taps } from './support/taps.ts';
import { catalog } from './support/words.ts';

// As `seatmate serve` sends them (tools/compress), and as any web server would pack them.
const sent = (file) => (existsSync(join(dist, `${file}.gz`)) ? statSync(join(dist, `${file}.gz`)).size : gzipped(file));
const gzipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const files = readdirSync(dist, { recursive: true }).filter((file) => /\.\w+$/.test(file) && !file.endsWith('.gz'));
const sum = (some, size = sent) => [...some].reduce((all, file) => all + size(file), 0);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;
const quantile = (numbers, q) => numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * q))] ?? NaN;

// What a browser loads to play one game in one language, as it asks for it while a game is played. What the service worker and the store of
// words fetch for a day without network is no part of it; the sentences of Why? are told apart.
const not_yet = /chart-|workbox|sw\.js|webmanifest|\.png$|\.why-/;
const words_of = (game) => new RegExp(`^lang/en/(page|session|engine|connection|${game})-`);
function part_of(file, game) {
  if (file.endsWith('.wasm')) return file.startsWith(`engine/${game}-`) ? 'engine' : '';
  if (file.startsWith('lang/')) return words_of(game).test(file) ? 'words' : '';
  return /^(index\.html|icon\.svg|assets\/.*)$/.test(file) ? 'page' : '';
}

const site = await serve_page();
const browser = await launch();
const { context } = await device(browser, { reducedMotion: 'reduce', serviceWorkers: 'block' });

// The engine's part is the time between a request to the worker and its answer, taken where the page posts and hears it
// (src/engine/worker_messages.ts).
await context.addInitScript(() => {
  window.engine_times = [];
  window.paint_times = [];
  const begun = new Map();
  const { Worker, BroadcastChannel } = window;
  window.Worker = class extends Worker {
    constructor(...all) {
      super(...all);
      window.the_worker = this;
      const post = this.postMessage.bind(this);
      this.postMessage = (message) => {
        if (message.kind === 'call') begun.set(message.number, [performance.now(), JSON.parse(message.request).do]);
        post(message);
      };
    }
  };
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name) {
      super(name);
      if (!name.startsWith('seatmate-answers-')) return;
      window.the_answers = this;
      this.addEventListener('message', (event) => {
        const [at, what] = begun.get(event.data.number) ?? [];
        if (at !== undefined) window.engine_times.push({ what, took: performance.now() - at });
      });
    }
  };
  // From the event of the tap that says something to the frame that shows her first step.
  let tap: number | undefined;
  addEventListener('click', ({ timeStamp }) => (tap = document.querySelector('[data-mood="her"]') ? undefined : timeStamp), true);
  new MutationObserver(() => {
    if (tap === undefined || !document.querySelector('[data-mood="her"]')) return;
    const at = tap;
    tap = undefined;
    requestAnimationFrame(() => setTimeout(() => window.paint_times.push(performance.now() - at)));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-mood'] });
});

const names = await (async () => {
  const player = new Player(await context.newPage(), site.address);
  await player.arrive();
  const all = await player.games();
  await player.page.close();
  return all;
})();

console.log('from tap to her first step on the screen, ms (median, 95 of 100); the engine’s part with storage');
const loaded = new Map();
const wanted = process.argv.slice(2);
for (const name of names) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { options, hints } = person_at(name);
  const page = await context.newPage();
  const asked = new Set();
  const note = (request) => asked.add(new URL(request.url()).pathname.slice(1) || 'index.html');
  context.on('request', note);
  const player = new Player(page, site.address, { seed: 12, hints });
  await player.arrive();
  if (options.length > 0) await player.set_up(name, options);
  else await player.start_named(name);
  let n = 0;
  await player.play({ until: () => ++n > 120 }).catch((error) => console.log(`  ${error.message}`));
  const { engine, paint } = await page.evaluate(() => ({ engine: window.engine_times, paint: window.paint_times }));
  const inputs = engine.filter(({ what }) => what === 'input').map(({ took }) => took);
  console.log(
    `  ${name.padEnd(20)} ${median(paint).toFixed(1)} (${quantile(paint, 0.95).toFixed(1)}) of ${paint.length}; engine ${median(inputs).toFixed(1)} (${quantile(inputs, 0.95).toFixed(1)}) of ${inputs.length}`,
  );
  context.off('request', note);
  loaded.set(name, asked);
  await page.close();
}

console.log('gzipped, what was loaded for it: as it is sent (in brackets: packed by an ordinary gzip)');
for (const [name, asked] of loaded) {
  const game = /engine\/(.+)-[0-9a-f]+\.wasm/.exec([...asked].find((file) => file.endsWith('.wasm')))[1];
  const needed = [...asked].filter((file) => files.includes(file) && !not_yet.test(file));
  const [page, engine, words] = ['page', 'engine', 'words'].map((part) => sum(needed.filter((file) => part_of(file, game) === part)));
  const why = sum(files.filter((file) => file.startsWith(`lang/en/${game}.why-`)));
  console.log(
    `  ${name.padEnd(20)} page ${kilobytes(page).padStart(8)}, engine ${kilobytes(engine).padStart(9)}, words ${kilobytes(words).padStart(8)}: ${kilobytes(page + engine + words)} (${kilobytes(
      sum(
        needed.filter((file) => part_of(file, game)),
        gzipped,
      ),
    )}; Why? ${kilobytes(why)} more)`,
  );
}
console.log(`  all there is         ${kilobytes(sum(files))}`);

console.log('opening a journal of 500 inputs, ms');
{
  const player = new Player(await context.newPage(), site.address);
  await player.arrive();
  await player.start_named(names[0]);
  await player.play({ until: ({ panel }) => panel?.kind === 'your' && panel.buttons.length > 2 });
  // Corrections are inputs like any other: one value back and forth makes a long evening.
  const id = (await player.look()).address.split('/').at(-1);
  const played = await player.page.evaluate(async (game) => {
    const call = (request) =>
      new Promise((resolve) => {
        const number = 1e6 + Math.random();
        const hear = ({ data }) => {
          if (data.number !== number) return;
          window.the_answers.removeEventListener('message', hear);
          resolve(JSON.parse(data.answer));
        };
        window.the_answers.addEventListener('message', hear);
        window.the_worker.postMessage({ kind: 'call', number, request: JSON.stringify(request) });
      });
    const { tracked } = await call({ do: 'show', id: game, parts: ['tracked'] });
    const value = tracked.find(({ kind, max }) => kind === 'number' && max > 10);
    for (let i = 0; ; ++i) {
      const answer = await call({ do: 'adjust', id: game, path: value.id, value: String(5 + (i % 2)) });
      if (!answer.ok || answer.number >= 500) return answer.number ?? JSON.stringify(answer);
    }
  }, id);
  const times = [];
  for (let i = 0; i < 7; ++i) {
    await player.page.reload();
    await player.ready();
    const [first] = (await player.page.evaluate(() => window.engine_times)).filter(({ what }) => what === 'show');
    const shown = await player.page.evaluate(
      () => performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    );
    times.push({ engine: first.took, shown });
  }
  console.log(
    `  ${played} entries: the engine with its module, from storage, ${median(times.map(({ engine }) => engine)).toFixed(1)}; first paint after reload ${median(times.map(({ shown }) => shown)).toFixed(1)}`,
  );
  const warm = await player.page.evaluate(async () => {
    // Home and in again: the engine is there, the journal is read and played anew.
    const times = [];
    for (let i = 0; i < 7; ++i) {
      const { hash } = location;
      location.hash = '#/';
      await new Promise((resolve) => setTimeout(resolve, 150));
      const begun = performance.now();
      location.hash = hash;
      await new Promise((resolve) => {
        const look = () => (document.querySelector('[data-mood]') ? resolve() : requestAnimationFrame(look));
        look();
      });
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return times;
  });
  console.log(`  from Home with the engine awake ${median(warm).toFixed(1)}`);
}

console.log('taps, by finger on a phone (in brackets: the budget)');
{
  const { context: phone } = await device(browser, { reducedMotion: 'reduce' });
  const player = new Player(await phone.newPage(), site.address, { seed: 5 });
  await player.arrive();
  const counted = await count_taps(player, 'en');
  for (const [what, most] of Object.entries(budgets)) console.log(`  ${what.padEnd(24)} ${counted[what]} (${most})`);
}

console.log('running sand: frames a second while nothing else happens; of a core in front, and behind another page (budget 0.05)');
{
  const { context: phone } = await device(browser);
  const t = catalog('en', 'pendulum');
  const player = new Player(await phone.newPage(), site.address, { seed: 5 });
  await player.arrive();
  await player.start_named(t['pen.name'] ?? '');
  const start = player.page.getByRole('button', { name: t['pen.input.start'] });
  await player.play({ until: ({ panel }) => panel?.kind === 'your' });
  await player.press(start);
  const { frames, front, behind } = await measure_sand(player.page);
  console.log(`  ${frames.toFixed(1)}; ${front.toFixed(3)}, ${behind.toFixed(3)}`);
}

await browser.close();
await site.close();
