// Cards are dealt by name: what can still come, where it will lie, and how many keys it takes.

import { describe, expect, it } from 'vitest';

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Tabletop } from '../../protocol.ts';
import { fold } from '../../parts/field_value.ts';
import { cards } from './cards.ts';
import { hits_of, lay_of_spaces, left_of } from './dealing.ts';
import { Lay } from './reading.ts';

const card = (id: string) => {
  const found = cards.get(id);
  if (!found) throw new Error(id);
  return found;
};
const civil = (place: string, id: string, count?: number) => ({
  place,
  kind: 'tta.piece.civil-card',
  name: { id: `tta.card.${id}` },
  ...(count !== undefined && { count }),
});
const table: Tabletop = {
  places: [{ id: 'row.1' }, { id: 'deck' }],
  pieces: [civil('row.1', 'moses_a'), civil('row.3', 'iron_i'), civil('deck', 'iron_i'), civil('deck', 'alchemy_i', 2)],
};

describe('where they will lie', () => {
  it('the free spaces are filled from the left', () => {
    const spaces = lay_of_spaces(new Lay(table), ['alchemy_i', 'knights_i']);
    expect(
      [...spaces].map(
        ([
          n,
          {
            card: { id },
            told,
          },
        ]) => [n, id, told ?? false],
      ),
    ).toEqual([
      [1, 'moses_a', false],
      [2, 'alchemy_i', true],
      [3, 'iron_i', false],
      [4, 'knights_i', true],
    ]);
  });
});

describe('copies that are left', () => {
  const lay = new Lay(table);
  it('are those of the deck, without the ones that are told now', () => {
    expect(left_of(card('alchemy_i'), lay, [], true)).toBe(2);
    expect(left_of(card('alchemy_i'), lay, ['alchemy_i'], true)).toBe(1);
    expect(left_of(card('iron_i'), lay, ['iron_i'], true)).toBe(0);
  });
  it('are those there are where nobody follows the row', () => {
    expect(left_of(card('iron_i'), undefined, [], true)).toBe(2);
    expect(left_of(card('moses_a'), undefined, ['moses_a'], true)).toBe(0);
  });
  it('an event that stays face down comes as often as one likes', () => {
    expect(left_of(card('event_i'), lay, ['event_i', 'event_i'], true)).toBeUndefined();
  });
  it('what cannot be said twice is there once', () => {
    expect(left_of(card('iron_i'), lay, [], false)).toBe(1);
    expect(left_of(card('iron_i'), lay, ['iron_i'], false)).toBe(0);
  });
});

describe('what somebody types', () => {
  const names = (locale: string): Record<string, string> =>
    JSON.parse(readFileSync(fileURLToPath(new URL(`../../../../lang/${locale}/through-the-ages.json`, import.meta.url)), 'utf8'));
  it('names that begin with it come before words that do', () => {
    const all = ['Bill Gates', 'James Cook', 'Great Wall', 'Drama'].map((label) => ({ card: card('moses_a'), label }));
    expect(hits_of(all, 'g', undefined).map(({ label }) => label)).toEqual(['Great Wall', 'Bill Gates']);
    expect(hits_of(all, 'oo', undefined).map(({ label }) => label)).toEqual(['James Cook']);
  });
  // Eleven cards in thirty keys: Enter takes the first hit, and the last card says them all. A deck is dealt to its end, in an order of no meaning.
  const civil_of_age = (age: number) => {
    const file = fileURLToPath(new URL('../../../../data/through-the-ages/civil.json', import.meta.url));
    const { cards: all } = JSON.parse(readFileSync(file, 'utf8')) as {
      cards: { id: string; age: number; copies: number; expansion?: boolean }[];
    };
    return all.filter((one) => one.age === age && one.copies > 0 && !one.expansion).map(({ id }) => card(id));
  };
  it.each([1, 2, 3].flatMap((age) => ['en', 'it'].map((locale) => [age, locale] as const)))(
    'cards of age %i take few keys (%s)',
    (age, locale) => {
      const all = civil_of_age(age).map((one) => ({ card: one, label: names(locale)[`tta.card.${one.id}`] ?? '' }));
      const left = new Map(all.map((one) => [one, one.card.copies]));
      const deck = all
        .flatMap((one) => Array<typeof one>(one.card.copies).fill(one))
        .map((one, i, { length }) => [one, (i * 29) % length] as const);
      let keys = 0;
      for (const [one] of deck.toSorted((a, b) => a[1] - b[1])) {
        const open = all.filter((other) => (left.get(other) ?? 0) > 0);
        const initials = one.label
          .split(/[\s.-]+/)
          .map((word) => word[0] ?? '')
          .join('');
        const ways = [one.label, initials].flatMap((word) => Array.from({ length: word.length }, (_, i) => fold(word.slice(0, i + 1))));
        const short = ways.filter((typed) => hits_of(open, typed, undefined)[0] === one).map(({ length }) => length);
        keys += Math.min(...short) + 1;
        left.set(one, (left.get(one) ?? 0) - 1);
      }
      expect(deck.length).toBe(44);
      expect((11 * keys) / deck.length).toBeLessThanOrEqual(30);
    },
  );
});
