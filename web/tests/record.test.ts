// Your record: how the games ended, as the page and the terminal count it; plays for BG Stats; everything in one file, and on another device.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test } from 'vitest';

import { screens } from './support/browser.ts';
import { type Player, text_of } from './support/driver.ts';
import { evening } from './support/evenings.ts';
import { someone, until } from './support/harness.ts';
import { built, program } from './support/terminal.ts';
import { catalog } from './support/words.ts';

const texts = catalog('en', 'age-of-innovation');

/** Whole evenings, over, at these levels. */
const over = async (levels: readonly string[]): Promise<string[]> => {
  const journals: string[] = [];
  for (const [i, level] of levels.entries()) {
    const kept = await evening('age-of-innovation', {
      settings: { level },
      seed: i + 1,
      worth: ({ result }): Record<string, number> => (result ? { result: 1 } : {}),
    });
    journals.push(kept.get('result')?.journal ?? '');
  }
  return journals;
};

let played: Promise<string[]> | undefined;
const evenings = (): Promise<string[]> => {
  played ??= over(['1', '1', '2']);
  return played;
};

/** What the protocol of the native program says of the same games. */
function natively(journals: readonly string[]): { all: { played: number; won: number; best: number }; plays: { id: string }[] } {
  const folder = mkdtempSync(join(tmpdir(), 'seatmate-record-'));
  try {
    const requests = [...journals.map((text) => ({ do: 'import', text })), { do: 'record', game: 'age-of-innovation' }];
    const said = execFileSync(program, ['--data', folder, 'protocol'], {
      input: requests.map((one) => `${JSON.stringify(one)}\n`).join(''),
    });
    return JSON.parse(said.toString().trim().split('\n').at(-1) ?? '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function take_in(player: Player, text: string): Promise<void> {
  await player.page.goto('about:blank');
  await player.page.goto(`${player.address}#/?open=import`);
  await player.ready();
  await player.page.setInputFiles('dialog input[type="file"]', {
    name: 'one.seatmate.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
}

async function home(player: Player): Promise<void> {
  await player.page.goto('about:blank');
  await player.page.goto(player.address);
  await player.ready();
}

test.skipIf(!built)(
  'the record counts as the terminal does, proposes a level, hands plays to BG Stats, and goes to another device',
  async () => {
    const journals = await evenings();
    const told = natively(journals);
    assert.equal(told.all.played, 3);
    let file = '';
    await someone(
      async (player) => {
        const { page, words } = player;
        await player.arrive();
        await player.press(player.named('record'));
        await page.getByText(catalog('en', 'session')['session.record.none'] ?? '').waitFor();
        for (const journal of journals) {
          await take_in(player, journal);
          await player.at_table();
        }
        await home(player);
        await player.press(player.named('record'));
        const plays = page.locator('.plays li');
        await until(
          () => plays.count(),
          (n) => n === 3,
        );
        const sum = words.t('record.won-of').replace('{won}', String(told.all.won)).replace('{played}', '3');
        assert.equal(await page.locator('.record-sum b').textContent(), sum);
        await page.locator('.tallies').first().getByRole('rowheader', { name: texts['aoi.level.1'] }).waitFor();
        await page.locator('.record .chart canvas').waitFor();

        // A play as it is handed over, one by one, and all of them in a row.
        const next = page.getByRole('link', { name: /BG Stats \(/ });
        const address = new URL((await next.getAttribute('href')) ?? '');
        const handed = JSON.parse(address.searchParams.get('data') ?? '');
        assert.ok(told.plays.some(({ id }) => id === handed.sourcePlayId));
        assert.equal(handed.players.length, 2);
        await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }));
        await next.click();
        assert.match((await page.locator('.plays li a').last().getAttribute('aria-label')) ?? '', /done before/);
        await page.reload();
        await player.ready();
        const left = page.getByRole('link', { name: /BG Stats \(2 left\)/ });
        await left.waitFor();

        // The level for the next game is set up with one tap.
        await player.press(player.named('record.set-up'));
        const levels = page.getByRole('group', { name: texts['aoi.setup.level'] ?? '', exact: true });
        await levels.waitFor();
        await page.locator('.proposal').waitFor();
        const chosen = await levels.locator('label', { has: page.locator('input:checked') }).textContent();
        const shown = await page.locator('.proposal b').textContent();
        assert.equal(shown, words.t('record.next').replace('{level}', chosen ?? ''));
        assert.equal(await player.named('record.take').count(), 0, 'it stands already');
        await page.goBack();
        await player.ready();

        // A result is one tap away.
        await plays.first().locator('button').click();
        assert.equal((await player.at_table()).panel?.kind, 'result');
        await page.goBack();
        await player.ready();
        const [saved] = await Promise.all([page.waitForEvent('download'), player.named('everything.save').click()]);
        file = await text_of(saved);
      },
      { name: 'record', screen: screens.phone },
    );
    await someone(
      async (player) => {
        const { page } = player;
        await player.arrive();
        // Torn: a sentence, and nothing changed.
        await take_in(player, file.slice(0, file.length / 2));
        await page.locator('dialog [role="alert"]').waitFor();
        await home(player);
        assert.equal(await page.locator('.game-line').count(), 0);
        await take_in(player, file);
        await until(
          () => page.locator('.game-line').count(),
          (n) => n === 3,
        );
        await home(player);
        await player.press(player.named('record'));
        await until(
          () => page.locator('.plays li').count(),
          (n) => n === 3,
        );
        // Once more: all of it is here.
        await take_in(player, file);
        await page.getByText(/3 of it was here already/).waitFor();
      },
      { name: 'record-elsewhere', screen: screens.phone },
    );
    // The terminal takes the same file.
    const folder = mkdtempSync(join(tmpdir(), 'seatmate-record-'));
    try {
      const path = join(folder, 'everything.txt');
      writeFileSync(path, file);
      execFileSync(program, ['--data', folder, 'import', path]);
      const said = execFileSync(program, ['--data', folder, '--lang', 'en', 'record', 'age'], { encoding: 'utf8' });
      assert.match(said, /Age of Innovation/);
      assert.match(said, new RegExp(`all\\s+3\\s+${told.all.won}\\b`));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
