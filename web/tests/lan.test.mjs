// Two devices at the table of the home network: `seatmate serve --lan` keeps the journal, both pages follow.

import assert from 'node:assert/strict';
import { hostname } from 'node:os';
import test from 'node:test';

import { device, launch } from './support/browser.mjs';
import { Player } from './support/driver.mjs';
import { dist } from './support/site.mjs';
import { built, serve } from './support/terminal.mjs';
import { catalog } from './support/words.mjs';

const texts = catalog('en', 'age-of-innovation');
const name = texts['aoi.name'];
// Who calls this computer by its name comes over the network, as far as the server is concerned; no packet has to leave it for that.
const network = hostname();

async function history(player) {
  player.seen = undefined;
  await player.press(player.named('history'));
  const lines = await player.page.locator('dialog[open] ol > li').evaluateAll((all) => all.map((line) => line.querySelector('.history-text').innerText.split('\n')[0]));
  await player.press(player.named('close'));
  return lines;
}

// A moment at which anything can be said.
const other_of = ({ panel }) => panel?.buttons.find(({ name: label, disabled }) => label === texts['aoi.verb.other'] && !disabled);
const your_turn = { until: (seen) => seen.panel?.kind === 'your' && other_of(seen) };

test('sand runs by the clock of the server, whatever the device believes', { skip: !built && 'the native program is not built' }, async () => {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const server = await serve('--port', String(port), '--page', dist);
  const browser = await launch();
  const address = `http://localhost:${port}/`;
  const call = async (request) => (await fetch(`${address}api/call`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) })).json();
  try {
    // Three hours fast: by its own clock all sand would be out.
    const { context, troubles } = await device(browser);
    await context.addInitScript(() => {
      const right = Date.now.bind(Date);
      Date.now = () => right() + 3 * 3_600_000;
    });
    const { id } = await call({ do: 'new', game: 'pendulum' });
    const page = await context.newPage();
    await page.goto(`${address}#/shared/${id}`);
    await page.getByRole('timer').first().waitFor();
    const begun = await call({ do: 'input', id, entries: [{ verb: 'start' }] });
    assert.ok(begun.ok, JSON.stringify(begun));
    const purple = begun.timers.find((timer) => timer.id === 'purple');
    const readings = page.locator('.sand-reading');
    await page.waitForFunction(() => [...document.querySelectorAll('.sand-reading')].every((each) => /\d:\d\d/.test(each.textContent)));
    const [minutes, seconds] = /(\d+):(\d\d)/.exec((await readings.allTextContents())[begun.timers.indexOf(purple)]).slice(1).map(Number);
    const left = (purple.ends - Date.now()) / 1000;
    assert.ok(Math.abs(minutes * 60 + seconds - left) < 3, `${minutes}:${seconds} is shown, ${left} seconds are left`);
    assert.deepEqual(troubles, []);
  } finally {
    await browser.close();
    await server.end();
  }
});

test('two devices share a game on the home network', { skip: !built && 'the native program is not built' }, async () => {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const server = await serve('--lan', '--port', String(port), '--page', dist);
  const browser = await launch({ here: [network] });
  const all_troubles = [];
  const sit_down = async (address, seed) => {
    const { context, troubles } = await device(browser);
    all_troubles.push(troubles);
    return { context, player: new Player(await context.newPage(), address, { seed }) };
  };
  try {
    const code = /\b([A-Z0-9]{2,4}(?:[ -]?[A-Z0-9]{2,4}){1,3})\b(?=[^A-Z0-9]*$)/m.exec(server.said().split('\n').filter((line) => /code/i.test(line)).join('\n'))?.[1];
    // The computer itself needs no code.
    const here = await sit_down(`http://localhost:${port}/`, 3);
    await here.player.arrive();
    await here.player.page.getByRole('button', { name: here.player.words.t('join') }).waitFor();

    // Another device comes over the network, with a game of its own.
    const away = await sit_down(`http://${network}:${port}/`, 4);
    await away.player.arrive();
    await away.player.start_named(name);
    await away.player.play(your_turn);
    const own = await history(away.player);
    const own_address = (await away.player.look()).address;
    await away.player.press(away.player.named('home').first());
    assert.ok(code, `a code is shown: ${server.said()}`);
    await away.player.press(away.player.named('join'));
    const typed = away.player.page.getByRole('textbox', { name: away.player.words.t('join.code') });
    await typed.fill('WRONG-CODE');
    await away.player.named('join.do').click();
    await away.player.page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    await typed.fill(code);
    await away.player.named('join.do').click();
    await away.player.page.getByText(away.player.words.t('join.joined')).waitFor();
    await away.player.press(away.player.named('close'));

    // A game is begun at the table of the home network.
    const first = here.player;
    await first.press(first.button(first.words.t('home.set-up-named').replace('{game}', name)));
    await first.page.getByRole('radio', { name: first.words.t('setup.where.server') }).check();
    await first.page.getByRole('textbox', { name: first.words.t('setup.name') }).fill('Together');
    await first.press(first.named('setup.start'));
    const { address } = await first.play(your_turn);
    assert.match(address, /^#\/shared\//);

    // The other device finds it at Home, and both follow.
    const second = away.player;
    await second.press(second.page.getByRole('button', { name: /^Together/ }).first());
    second.seen = undefined;
    await second.play(your_turn);
    assert.deepEqual(await history(second), await history(first));
    await second.play({ until: ({ panel }) => panel?.kind === 'her' });
    const sentence = (await second.look()).panel.live.at(-1);
    await first.page.getByText(sentence, { exact: false }).first().waitFor({ timeout: 5000 });
    assert.deepEqual(await history(first), await history(second));

    // One is away while the other goes on; then it catches up.
    await away.context.setOffline(true);
    first.seen = undefined;
    await first.play(your_turn);
    await first.tap(other_of(await first.look()).at);
    const gone_on = await history(first);
    await away.context.setOffline(false);
    await second.page.waitForFunction(() => true);
    for (let i = 0; i < 20; ++i) {
      await second.page.waitForTimeout(500);
      if ((await history(second)).length === gone_on.length) break;
    }
    assert.deepEqual(await history(second), gone_on, 'who was away has caught up');

    // Both say something at once: in some order, and both tell the same then.
    for (const player of [first, second]) {
      player.seen = undefined;
      await player.play(your_turn);
    }
    const before = (await history(first)).length;
    const buttons = await Promise.all([first, second].map(async (player) => other_of(await player.look()).at));
    await Promise.all([first.touch(buttons[0]), second.touch(buttons[1])]);
    await first.page.waitForTimeout(1500);
    const [one, two] = [await history(first), await history(second)];
    assert.deepEqual(one, two);
    assert.ok(one.length > before && one.length <= before + 2);

    // What was on the device is there as it was.
    await second.page.goto(second.address + own_address);
    await second.ready();
    assert.deepEqual(await history(second), own, 'nothing local is overwritten');
    assert.deepEqual(all_troubles, [[], []]);
  } finally {
    await browser.close();
    await server.end();
  }
});
