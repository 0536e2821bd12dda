// A campaign through the page: two games, "last time", the next game set up otherwise, what is closed, and the whole of it as a file on another device.

import assert from 'node:assert/strict';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';

import { type Hint, type Player, text_of } from './support/driver.ts';
import { remembered, someone } from './support/harness.ts';
import { catalog, exactly } from './support/words.ts';

const game = catalog('en', 'charterstone');
const name = game['charter.name'];
const title = 'The village';

// What somebody with the box in hand knows.
const hints: Hint[] = [[new RegExp(`^${exactly(game['charter.question.mat'])}$`), async () => undefined]]; // nothing lies on it

/** Makes a value agree with the table. */
async function correct(player: Player, label: string, value: number): Promise<void> {
  await player.press(player.named('correct'));
  const dialog = player.page.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  const box = dialog.getByRole('spinbutton');
  if (await box.isVisible()) await box.fill(String(value));
  else
    await dialog
      .locator('label')
      .filter({ hasText: new RegExp(`^${value}$`) })
      .click();
  await dialog.getByRole('button', { name: player.words.t('correct.save'), exact: true }).click();
  await player.page.getByRole('status').filter({ hasText: label }).waitFor();
  await player.press(player.named('close'));
  player.seen = undefined;
}

/** Sets the token near the end of the track, as somebody does who hurries, and plays the last rounds. */
async function play_the_end(player: Player): Promise<void> {
  player.prefer = game['charter.input.place'];
  await player.play({ until: ({ panel }) => panel?.kind === 'your' });
  await correct(player, game['charter.value.progress'], 19);
  const turns: number[] = [];
  let taps = player.moves;
  const over = await player.play({
    most: 200,
    before: async ({ panel }) => {
      if (panel?.kind !== 'your') return;
      turns.push(player.moves - taps);
      taps = player.moves;
      // Whoever has no worker left takes them back.
      const place = panel.buttons.find(({ name: button }) => button === game['charter.input.place']);
      player.prefer = game[place && turns.length % 3 !== 0 ? 'charter.input.place' : 'charter.input.retrieve'];
    },
  });
  assert.equal(over.panel?.kind, 'result');
}

const line = (player: Player) => player.page.getByRole('listitem').filter({ hasText: title });
const n_of = (player: Player, id: string, n: number) => player.words.t(id).replace('{n}', String(n)).replace('{title}', title);

async function two_games(player: Player): Promise<void> {
  const { page } = player;
  await player.arrive();
  await player.set_up(name, [[game['charter.setup.printed'], game['charter.printed.house']]], title);
  await play_the_end(player);

  // The next game begins with what was; a reload does not forget it.
  await player.press(page.getByRole('button', { name: n_of(player, 'campaign.next', 2), exact: true }));
  const begun = await player.at_table();
  const last_time = page.getByText(new RegExp(`^${player.words.t('campaign.last-time').replace('{summary}.', '')}`));
  await last_time.waitFor();
  assert.match(await last_time.innerText(), /game 1 over/);
  await page.reload();
  assert.deepEqual(remembered(await player.ready()), remembered(begun));
  await last_time.waitFor();

  // In the open game all can be taken back; then "last time" is told no longer.
  player.seen = undefined;
  await player.play({ until: ({ panel }) => panel?.kind === 'your' });
  await player.press(page.getByRole('button', { name: game['charter.input.place'], exact: true }));
  player.seen = undefined;
  const before = await player.play({ until: ({ panel }) => panel?.kind === 'her' });
  assert.equal(await last_time.count(), 0);
  await player.press(player.named('undo'));
  assert.notDeepEqual(remembered(await player.look()), remembered(before));

  // Home: one line, and the first game folded up. It can be read, not changed.
  await player.press(player.named('home').first());
  await line(player).first().waitFor();
  assert.equal(await page.locator('.campaign-line').count(), 1);
  await page.getByText(n_of(player, 'campaign.earlier', 1).replace(/^.*one \{#(.*?)\}.*$/, '1$1')).click();
  await player.press(line(player).getByRole('button', { name: /^1 ?.*game 1 over/ }));
  const closed = await player.at_table();
  assert.equal(closed.panel?.kind, 'result');
  assert.ok(await page.getByText(/^Game 1 is closed/).isVisible());
  assert.ok(await player.named('undo').isDisabled());
  assert.ok(await player.named('correct').isDisabled());
  await page.keyboard.press('u');
  assert.deepEqual(remembered(await player.look()), remembered(closed), 'no key changes it, either');
  await player.press(player.named('history'));
  assert.equal(await page.getByRole('button', { name: new RegExp(`^${player.words.t('history.jump')}`) }).count(), 0);
  await player.press(player.named('close'));
  await player.press(page.getByRole('button', { name: n_of(player, 'campaign.to-last', 2), exact: true }).last());
  player.seen = await player.at_table();
  await play_the_end(player);

  // The third one with one Automa more.
  await player.press(player.named('campaign.set-up'));
  await page.getByRole('heading', { name: n_of(player, 'campaign.next-named', 3) }).waitFor();
  await player.set_option(game['charter.setup.role'].replace('{charter}', game['charter.charter.green']), game['charter.role.automa']);
  await player.press(player.named('setup.start'));
  player.seen = await player.at_table();
  assert.match(player.seen.stands, /^game 3/);
  const players = page.getByRole('main');
  await players.getByText(game['charter.charter.green']).first().waitFor();
  await player.press(player.named('home').first());
  await line(player).first().waitFor();
  assert.equal(await page.locator('.campaign-line').count(), 1);
}

async function open_menu(player: Player): Promise<void> {
  await player.press(player.page.getByRole('button', { name: player.words.t('home.menu').replace('{title}', title), exact: true }));
}

test('a campaign: two games, last time, what is closed, a file for another device', async () => {
  let file = '';
  await someone(
    async (player) => {
      await two_games(player);
      await open_menu(player);
      const [saved] = await Promise.all([player.page.waitForEvent('download'), player.named('export.campaign').click()]);
      file = await text_of(saved);
      assert.match(file, /^seatmate campaign 1\n/);
      assert.equal([...file.matchAll(/^seatmate journal /gm)].length, 3);

      // Removing asks first, takes all of it, and can be taken back.
      await player.named('campaign.remove').click();
      await player.page.getByRole('alertdialog').getByRole('button', { name: /3/ }).click();
      await line(player).first().waitFor({ state: 'detached' });
      await player.page
        .getByRole('status')
        .getByRole('button', { name: player.words.t('undo') })
        .click();
      await line(player).first().waitFor();
      console.log(`# ${name}: ${player.moves} moves, ${player.told.length} steps of hers, ${player.refused} refused`);
    },
    { name: 'campaign', seed: 1, hints },
  );
  const folder = mkdtempSync(join(tmpdir(), 'seatmate-campaign-'));
  const path = join(folder, 'village.campaign.txt');
  writeFileSync(path, file);
  try {
    await someone(
      async (player) => {
        const { page } = player;
        await player.arrive();
        const bring = async () => {
          await player.press(player.named('import'));
          await page.locator('input[type="file"]').setInputFiles(path);
          return player.at_table();
        };
        assert.match((await bring()).stands, /^game 3/);
        await player.press(player.named('home').first());
        await line(player).first().waitFor();
        assert.equal(await page.locator('.campaign-line').count(), 1);
        // A second time nothing is stored twice.
        assert.match((await bring()).stands, /^game 3/);
        await player.press(player.named('home').first());
        await line(player).first().waitFor();
        assert.equal(await page.locator('.campaign-line').count(), 1);
      },
      { name: 'campaign-brought', hints },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
