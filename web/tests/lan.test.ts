// Two devices at the table of the home network: `seatmate serve --lan` keeps the journal, both pages follow.

import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';

import type { BrowserContext } from 'playwright-core';
import { test } from 'vitest';

import { device } from './support/browser.ts';
import { Player, type Playing } from './support/driver.ts';
import { network, the_browser, until } from './support/harness.ts';
import type { Seen } from './support/look.ts';
import { dist } from './support/site.ts';
import { built, serve } from './support/terminal.ts';
import { free_port, history, same_history } from './support/together.ts';
import type { Timer } from '../src/protocol.ts';
import { catalog } from './support/words.ts';

const texts = catalog('en', 'age-of-innovation');
const name = texts['aoi.name'];

// A moment at which anything can be said.
const other_of = ({ panel }: Seen) => panel?.buttons.find(({ name: label, disabled }) => label === texts['aoi.verb.other'] && !disabled);
const your_turn: Playing = { until: (seen) => seen.panel?.kind === 'your' };

test.skipIf(!built)('sand runs by the clock of the server, whatever the device believes', async () => {
  const port = await free_port();
  const server = await serve('--port', String(port), '--page', dist);
  const browser = await the_browser();
  const address = `http://localhost:${port}/`;
  const open: BrowserContext[] = [];
  const call = async (request: unknown) =>
    (
      await fetch(`${address}api/call`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) })
    ).json();
  try {
    // Three hours fast: by its own clock all sand would be out.
    const { context, troubles } = await device(browser);
    open.push(context);
    await context.addInitScript(() => {
      const right = Date.now.bind(Date);
      Date.now = () => right() + 3 * 3_600_000;
    });
    const { id } = await call({ do: 'new', game: 'pendulum' });
    const page = await context.newPage();
    await page.goto(`${address}#/shared/${id}`);
    await page.locator('.pen-areas').waitFor();
    const begun = await call({ do: 'input', id, entries: [{ verb: 'start' }] });
    assert.ok(begun.ok, JSON.stringify(begun));
    const purple = begun.timers.find((timer: Timer) => timer.id === 'purple');
    const readings = page.locator('.live-reading');
    await page.waitForFunction(() => {
      const all = [...document.querySelectorAll('.live-reading')];
      return all.length > 0 && all.every((each) => /\d:\d\d/.test(each.textContent ?? ''));
    });
    // It was read somewhere between the two moments, however far apart they are, and is a second off at most.
    // A busy browser draws late; but it does draw what is right then.
    const read = async () => {
      const left = () => (purple.ends - Date.now()) / 1000;
      const most = left();
      const reading = (await readings.allTextContents())[begun.timers.indexOf(purple)];
      const least = left();
      const [, minutes, seconds] = /(\d+):(\d\d)/.exec(reading)?.map(Number) ?? [];
      const shown = minutes * 60 + seconds;
      return { reading, most, least, right: shown > least - 3 && shown < most + 3 };
    };
    const { reading, most, least, right } = await until(read, (seen) => seen.right);
    assert.ok(right, `${reading} is shown, ${most} to ${least} seconds are left`);
    assert.deepEqual(troubles, []);
  } finally {
    for (const context of open) await context.close();
    await server.end();
  }
});

test.skipIf(!built)('two devices share a game on the home network', async () => {
  const port = await free_port();
  const server = await serve('--lan', '--port', String(port), '--page', dist);
  const browser = await the_browser();
  const all_troubles: string[][] = [];
  const open: BrowserContext[] = [];
  const sit_down = async (address: string, seed: number) => {
    const { context, troubles } = await device(browser);
    open.push(context);
    all_troubles.push(troubles);
    return { context, player: new Player(await context.newPage(), address, { seed }) };
  };
  try {
    const code = /\b([A-Z0-9]{2,4}(?:[ -]?[A-Z0-9]{2,4}){1,3})\b(?=[^A-Z0-9]*$)/m.exec(
      server
        .said()
        .split('\n')
        .filter((line) => /code/i.test(line))
        .join('\n'),
    )?.[1];
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
    await first.name_game('Together');
    await first.page.getByRole('radio', { name: first.words.t('setup.where.server') }).check();
    await first.press(first.named('setup.start'));
    const { address } = await first.play(your_turn);
    assert.match(address, /^#\/shared\//);

    // The other device finds it at Home, and both follow.
    const second = away.player;
    await second.press(second.page.getByRole('button', { name: /^Together/ }).first());
    second.seen = undefined;
    await second.play(your_turn);
    await same_history(second, first);
    await second.play({ until: ({ panel }) => panel?.kind === 'her' });
    const sentence = (await second.panel()).live.at(-1) ?? '?';
    await first.page.getByText(sentence, { exact: false }).first().waitFor();
    await same_history(first, second);

    // One is away while the other goes on; then it catches up.
    await away.context.setOffline(true);
    first.seen = undefined;
    await first.play(your_turn);
    await first.tap(other_of(await first.everything())?.at ?? -1);
    const gone_on = await history(first);
    await away.context.setOffline(false);
    const caught_up = await until(
      () => history(second),
      (lines) => isDeepStrictEqual(lines, gone_on),
    );
    assert.deepEqual(caught_up, gone_on, 'who was away has caught up');

    // Both say something at once: in some order, and both tell the same then.
    for (const player of [first, second]) {
      player.seen = undefined;
      await player.play(your_turn);
    }
    const before = (await history(first)).length;
    const buttons = await Promise.all([first, second].map(async (player) => other_of(await player.everything())?.at ?? -1));
    await Promise.all([first.touch(buttons[0]), second.touch(buttons[1])]);
    const [one, two] = await until(
      async () => [await history(first), await history(second)] as const,
      ([left, right]) => left.length > before && isDeepStrictEqual(left, right),
    );
    assert.deepEqual(one, two);
    assert.ok(one.length > before && one.length <= before + 2);

    // What was on the device is there as it was.
    await second.page.goto(second.address + own_address);
    await second.ready();
    assert.deepEqual(await history(second), own, 'nothing local is overwritten');
    assert.deepEqual(all_troubles, [[], []]);
  } finally {
    for (const context of open) await context.close();
    await server.end();
  }
});
