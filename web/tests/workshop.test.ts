// The workshop by hand, on a phone: pieces of five boxes told by tapping, found again, taken back, given to a friend and taken in; and the same form in the
// middle of a turn. What a thumb is promised is counted.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test } from 'vitest';

import { type Player, text_of } from './support/driver.ts';
import { someone, until } from './support/harness.ts';
import { person_at } from './support/tables.ts';
import { Taps } from './support/taps.ts';
import { catalog } from './support/words.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const to_box = async (player: Player, game: string): Promise<void> => {
  await player.arrive(`#/box/${game}`);
  await player.page.locator('.kind').first().waitFor();
};
const open_kind = async (player: Player, kind: string): Promise<void> => {
  const shelf = player.page.locator(`.kind[data-kind="${kind}"]`);
  if ((await shelf.getAttribute('open')) === null) await shelf.locator('summary').click();
  await shelf.locator('.shelf').waitFor({ state: 'attached' });
};
const piece = (player: Player, key: string) => player.page.locator(`[data-piece="${key}"]`);
const blank = (player: Player, key: string) => player.page.locator(`.telling [data-blank="${key}"] .blank-touch`);
const stamp = (player: Player, key: string) => player.page.locator(`.telling .palette [data-stamp="${key}"]`).first();
const keep = (player: Player) => player.page.locator('.tell-foot .primary');
/** What the box of this device says of a thing. */
async function known(player: Player, game: string, id: string): Promise<{ value?: string; source: string } | undefined> {
  const text = await told_file(player, game);
  return JSON.parse(text).entries.find((entry: { id: string }) => entry.id === id);
}
async function told_file(player: Player, game: string): Promise<string> {
  // What was kept a moment ago leads to the next piece first.
  await player.settle('');
  await player.page.evaluate((to) => (location.hash = to), `#/box/${game}?open=share`);
  const waiting = player.page.waitForEvent('download');
  await player.page.locator('.share-ways .primary').click();
  const text = await text_of(await waiting);
  await player.page.evaluate((to) => (location.hash = to), `#/box/${game}`);
  return text;
}

test('a Golem card is told in twelve taps, and stands as it was told', () =>
  someone(
    async (player) => {
      await to_box(player, 'golem');
      await open_kind(player, 'card');
      const taps = new Taps(player);
      await taps.on(piece(player, 'card.2'));
      for (const key of ['gold-2', '1-3', '5-2-4', '3-2', '1-5-4']) await taps.on(stamp(player, key));
      await taps.on(player.page.locator('.printed .edge-left'));
      for (const key of ['most', 'right', 'other', 'left']) await taps.on(stamp(player, key));
      await taps.on(keep(player));
      assert.ok(taps.n <= 12, `${taps.n} taps`);
      // The next card that is missing lies open.
      await player.page.getByRole('heading', { name: /card 3/ }).waitFor();
      assert.equal((await known(player, 'golem', 'card.2'))?.value, 'gold 2 marble 1,3,5,2,4 most,right,other,left 3,2,1,5,4 left');
      console.log(`# a Golem card: ${taps.n} taps`);
    },
    { screen: phone, name: 'workshop-golem' },
  ));

test('a Pendulum scorecard is told in twenty taps', () =>
  someone(
    async (player) => {
      await to_box(player, 'pendulum');
      await open_kind(player, 'scorecard');
      const taps = new Taps(player);
      await taps.on(piece(player, 'scorecard.c'));
      for (const n of [3, 5, 6, 7, 9, 8, 12, 10]) await taps.on(stamp(player, String(n)));
      await taps.on(keep(player));
      assert.ok(taps.n <= 20, `${taps.n} taps`);
      assert.equal((await known(player, 'pendulum', 'scorecard.c'))?.value, '3 5 6 7 9 8 12 10');
      console.log(`# a Pendulum scorecard: ${taps.n} taps`);
    },
    { screen: phone, name: 'workshop-pendulum' },
  ));

test('what cannot be so is said beside the symbol, every tap can be taken back, and what was told, too', () =>
  someone(
    async (player) => {
      const { page } = player;
      await to_box(player, 'golem');
      await open_kind(player, 'book');
      await piece(player, 'book.7').click();
      await stamp(player, 'red').click();
      await stamp(player, '4').click();
      // A book cannot use books.
      await stamp(player, 'books').click();
      const why = page.locator('.blank.bad[data-blank="effect"] .blank-why');
      await why.waitFor();
      assert.ok(await page.locator('.print-one.wrong').isVisible(), 'the symbol is marked');
      await page.getByRole('button', { name: player.words.t('tell.undo'), exact: true }).click();
      await why.waitFor({ state: 'detached' });
      await stamp(player, 'clay').click();
      await page.locator('.amounts [data-stamp="n3"]').click();
      await keep(player).click();
      assert.equal((await known(player, 'golem', 'book.7'))?.value, 'red 4 clay:3');
      await page.getByRole('button', { name: new RegExp(`^${player.words.t('box.undo').replace('{what}', '')}`) }).click();
      await page.locator('.share-ways').waitFor({ state: 'detached' });
      await until(
        () => page.locator('.source.mark-yours b').textContent(),
        (n) => n === '0',
      );
    },
    { screen: phone, name: 'workshop-undo' },
  ));

test('a piece is found again by what stands on it, and how much is left is known', () =>
  someone(
    async (player) => {
      const { page } = player;
      await to_box(player, 'golem');
      assert.match((await page.locator('.box-left').textContent()) ?? '', /\d+ of 180 known, about \d+ minutes left/);
      await open_kind(player, 'book');
      for (let n = 1; n <= 9; n += 1) {
        await piece(player, `book.${n}`).click();
        await stamp(player, n === 6 ? 'black' : 'red').click();
        await stamp(player, '4').click();
        await stamp(player, n % 2 ? 'clay' : 'vp').click();
        await keep(player).click();
        await page.getByRole('heading', { name: new RegExp(`book ${n + 1}$`) }).waitFor();
        await page.getByRole('button', { name: player.words.t('box.back') }).click();
        await open_kind(player, 'book');
      }
      const shelf = page.locator('.kind[data-kind="book"]');
      await shelf.locator('.found-by').getByRole('button', { name: 'black' }).click();
      assert.equal(await shelf.locator('.piece').count(), 1);
      assert.equal(await shelf.locator('.piece').getAttribute('data-piece'), 'book.6');
      assert.match((await shelf.locator('summary').textContent()) ?? '', /9 of 38/);
      // At a glance: told, ours, public; each has its own edge and its word.
      await shelf.locator('.found-by').getByRole('button', { name: 'black' }).click();
      assert.equal(await shelf.locator('.piece-yours').count(), 9);
      assert.ok((await shelf.locator('.piece-house').count()) > 20);
    },
    { screen: phone, name: 'workshop-found' },
  ));

test('ours for all the rest is one tap, is seen as such, and is what a game begins with', () =>
  someone(
    async (player) => {
      const { page } = player;
      await to_box(player, 'golem');
      const rest = page.locator('.house-rest');
      await rest.click();
      assert.equal(await rest.getAttribute('aria-pressed'), 'true');
      await open_kind(player, 'card');
      assert.equal(await page.locator('.kind[data-kind="card"] .mark-house').count(), 20);
      assert.equal(await page.locator('.source.mark-yours b').textContent(), '0', 'ours is not told by anybody');
      await player.arrive();
      await player.start_named(catalog('en', 'golem')['golem.name'] ?? '');
      await page.evaluate((to) => (location.hash = to), '#/new/golem');
      const house = page.locator('.chip').filter({ hasText: (catalog('en', 'golem')['golem.printed.house'] ?? '').slice(0, 12) });
      await house.first().waitFor({ state: 'attached' });
      assert.ok(await house.first().locator('input').isChecked(), 'the setup says so, and can say otherwise');
    },
    { screen: phone, name: 'workshop-house' },
  ));

/** A link to what somebody told: a card and a book of Golem. */
async function a_link(player: Player): Promise<string> {
  await to_box(player, 'golem');
  await open_kind(player, 'book');
  await piece(player, 'book.3').click();
  for (const key of ['black', '2', 'kill']) await stamp(player, key).click();
  await keep(player).click();
  await player.page.getByRole('heading', { name: /book 4$/ }).waitFor();
  await player.page.evaluate(() => (location.hash = '#/box/golem?open=share'));
  await player.page.getByRole('dialog').getByRole('textbox').fill('Anna');
  const link = player.page.locator('[data-link*="#/take/"]');
  await link.waitFor();
  assert.ok(await player.page.locator('.qr-code').isVisible(), 'it fits into a picture');
  return until(
    async () => (await link.getAttribute('data-link')) ?? '',
    (now) => now.length > 60,
  );
}

test('a friend’s box is taken in three taps, seen before, labelled with who told it, and can be corrected', () =>
  someone(
    async (anna) => {
      const link = await a_link(anna);
      const text = await told_file(anna, 'golem');
      assert.equal(JSON.parse(text).name, 'Anna');
      await someone(
        async (ben) => {
          const { page } = ben;
          await ben.arrive(link.slice(link.indexOf('#')));
          // One is tapping the link itself.
          const taps = new Taps(ben);
          taps.n = 1;
          await page.getByText(/1 thing of the box of Golem, from Anna/).waitFor();
          await page.locator('.shelf.taken .printed').first().waitFor();
          await taps.on(page.locator('.take-it'));
          await page.locator('.source.mark-yours b').filter({ hasText: '1' }).waitFor();
          assert.ok(taps.n <= 3, `${taps.n} taps`);
          await open_kind(ben, 'book');
          assert.match((await piece(ben, 'book.3').textContent()) ?? '', /from Anna/);
          // It is corrected like one's own, and is one's own from then on.
          await piece(ben, 'book.3').click();
          await blank(ben, 'price').click();
          await stamp(ben, '5').click();
          await keep(ben).click();
          await page.getByRole('heading', { name: /book 4$/ }).waitFor();
          await page.getByRole('button', { name: ben.words.t('box.back') }).click();
          await open_kind(ben, 'book');
          assert.match((await piece(ben, 'book.3').textContent()) ?? '', /told by you/);

          // As a file: the box is open, the file is chosen, it is taken; the page shows what would be replaced.
          const folder = mkdtempSync(join(tmpdir(), 'seatmate-box-'));
          try {
            const file = (name: string, content: string): string => {
              writeFileSync(join(folder, name), content);
              return join(folder, name);
            };
            await page.evaluate(() => (location.hash = '#/box/golem?open=take'));
            const dialog = page.getByRole('dialog');
            const refusal = dialog.locator('.refusal');
            const refused = async (name: string, content: string): Promise<string> => {
              await dialog.locator('input[type=file]').setInputFiles([]);
              await dialog.locator('input[type=file]').setInputFiles(file(name, content));
              return until(
                async () =>
                  (await refusal.count()) > 0 && !(await dialog.locator('.take-it').isVisible()) && ((await refusal.textContent()) ?? ''),
                (now) => now !== false && now !== '',
              ) as Promise<string>;
            };
            const entry = (id: string, value: string) => ({ id, value });
            const box = (...entries: object[]) => JSON.stringify({ seatmate: 'box', format: 1, game: 'golem', entries });
            const sentences = new Set([
              await refused('torn.json', text.slice(0, text.length / 2)),
              await refused('diary.txt', 'Dear diary'),
              await refused('large.json', ' '.repeat(5 << 20)),
              await refused('twice.json', box(entry('book.1', 'red 3 kill'), entry('book.1', 'red 4 kill'))),
              await refused('wrong.json', box(entry('book.1', 'red 3 kill'), entry('book.2', 'red 3 fly'))),
              await refused('other.json', JSON.stringify({ seatmate: 'box', format: 1, game: 'pendulum', entries: [] })),
            ]);
            for (const sentence of sentences) assert.match(sentence, /^\S.*[.:”].*$/);
            assert.ok(sentences.size >= 4, [...sentences].join('\n'));
            const n = new Taps(ben);
            n.n = 2; // to the dialog, and the file
            await dialog.locator('input[type=file]').setInputFiles(file('anna.json', text));
            await dialog.getByText(/1 instead of yours/).waitFor();
            await dialog.getByText(ben.words.t('box.instead-of')).waitFor();
            await n.on(dialog.locator('.take-it'));
            assert.ok(n.n <= 3, `${n.n} taps`);
            await dialog.waitFor({ state: 'detached' });
            await until(
              async () => (await piece(ben, 'book.3').textContent()) ?? '',
              (now) => /from Anna/.test(now),
            );
            assert.equal((await known(ben, 'golem', 'book.3'))?.value, 'black 2 kill');
            console.log(`# a friend's box: ${taps.n} taps by link, ${n.n} by file`);
          } finally {
            rmSync(folder, { recursive: true });
          }
        },
        { screen: phone, name: 'workshop-ben' },
      );
    },
    { screen: phone, name: 'workshop-anna' },
  ));

test('a link that is torn is refused with a sentence, and nothing is kept', () =>
  someone(
    async (player) => {
      await player.arrive('#/take/abcdefgh');
      await player.page.getByText(player.words.t('box.torn')).waitFor();
      assert.equal(await player.page.locator('.take-it').count(), 0);
    },
    { screen: phone, name: 'workshop-torn' },
  ));

test('of Charterstone no building is named that nobody told; one is found by its number, and a crate is on one building', () =>
  someone(
    async (player) => {
      const { page } = player;
      await to_box(player, 'charterstone');
      await open_kind(player, 'building');
      assert.equal(await page.locator('.kind[data-kind="building"] .piece').count(), 0);
      assert.equal(await page.getByText(/Orchard|Quarry|Bakery/).count(), 0);
      const shelf = page.locator('.kind[data-kind="building"]');
      const by_number = async (n: number): Promise<void> => {
        await open_kind(player, 'building').catch(() => undefined);
        await shelf.locator('input[type=number]').fill(String(n));
        await shelf.locator('button[type=submit]').click();
        await page.locator('.telling').waitFor();
      };
      const taps = new Taps(player);
      await by_number(22);
      await taps.on(stamp(player, '3'));
      await taps.on(stamp(player, '7'));
      await page.locator('.telling .field input').fill('Botanical Gardens');
      await taps.on(keep(player));
      await page.locator('.source.mark-yours b').filter({ hasText: '1' }).waitFor();
      assert.equal(await shelf.locator('.piece').count(), 1, 'what was told is found by its name');
      assert.match((await shelf.locator('.piece').textContent()) ?? '', /Botanical Gardens/);
      // The same crate on another building cannot be.
      await by_number(23);
      await stamp(player, '3').click();
      await stamp(player, '7').click();
      await page.locator('.blank.bad[data-blank="crate-number"] .blank-why').waitFor();
    },
    { screen: phone, name: 'workshop-charterstone' },
  ));

test('in the middle of a turn it is the same form, and what was told there lies on the shelf', () =>
  someone(
    async (player) => {
      const { page } = player;
      const text = catalog('en', 'golem');
      await player.arrive();
      await player.set_up(text['golem.name'] ?? '', [[text['golem.setup.deck'] ?? '', text['golem.deck.mine'] ?? '']], 'Told');
      await player.play({ most: 120, until: ({ panel }) => panel?.kind === 'form' && /What does her card/.test(panel.title) });
      await page.locator('.panel .telling .printed-golem.tell-card').waitFor();
      for (const key of ['gold-2', '1-3', '5-2-4', '3-2', '1-5-4', 'most', 'right', 'left']) await stamp(player, key).click();
      const title = await page.locator('.panel-title').textContent();
      const n = /card (\d+)/.exec(title ?? '')?.[1] ?? '';
      await page.locator('.panel-form button[type=submit]').click();
      await page.locator('.panel .telling .tell-card').waitFor({ state: 'detached' });
      assert.equal((await known(player, 'golem', `card.${n}`))?.value, 'gold 2 marble 1,3,5,2,4 most,right,left 3,2,1,5,4 none');
    },
    { screen: phone, name: 'workshop-turn', hints: person_at(catalog('en', 'golem')['golem.name'] ?? '').hints },
  ));
