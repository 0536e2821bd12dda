// The keys against the collator they imitate: whatever two names are compared, the keys say the same.

import { describe, expect, it } from 'vitest';

import { sort_key } from './sort_key.ts';

const letters: Record<string, string> = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  de: 'abcdefghijklmnopqrstuvwxyzäöüß',
  it: 'abcdefghilmnopqrstuvzàèéìòù',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  ja: 'あいうえおかがきぎくけこごさざしすせそただちっつてとなにぬねのはばぱひふへほまみむめもやゃゆゅよょらりるれろわをんアイウエオカガキクケコサシスセソタチッツテトナニヌネノハバパヒフヘホマミムメモヤャユヨラリルレロワヲンー森林山川港市場庭園大小新古町村畑橋塔屋',
};

const names: Record<string, string[]> = {
  en: [
    'Botanical Gardens',
    'Botanical Garden',
    'botanical garden',
    'The Old Mill',
    'Zoo',
    "Miller's House",
    'Millers House',
    'Café',
    'Cafe',
    'Cafés',
    'Plot 2',
    'Plot 10',
    'Plot 10a',
    'Co-op',
    'Coop',
    'Æther Works',
    'Aether Works',
    'Aetna',
    'Mill & Barn',
    'Mill',
  ],
  de: [
    'Straße',
    'Strasse',
    'Strassen',
    'Straßenbahn',
    'Strast',
    'Mühle',
    'Muhle',
    'Mühlen',
    'Möwe',
    'Mowe',
    'Ölmühle',
    'Ofen',
    'Olive',
    'Zöllner',
    'Zoll',
    'Äpfel',
    'Apfel',
    'apfel',
    'Ärmel',
    'Haus 2',
    'Haus 12',
    'Haus 1',
  ],
  it: ['Città', 'Citta', 'Cittadella', 'Caffè', 'Caffe', 'Perché', "L'Orto", 'Lorto', "Dell'Acqua", 'Dellacqua', 'È', 'Erba'],
  ru: [
    'Ёлка',
    'Елка',
    'Ель',
    'Мельница',
    'мельница',
    'Рынок',
    'Ярмарка',
    'Йод',
    'Иод',
    'Щит',
    'Шит',
    'Подъезд',
    'Объект',
    'Дом 2',
    'Дом 10',
    'Wald',
    'Zoo',
  ],
  ja: [
    'さくら',
    'サクラ',
    'ざくら',
    'カード',
    'カアド',
    'かど',
    'かあど',
    'きって',
    'きつて',
    'キッテ',
    '森の家',
    '山の家',
    '市場',
    '大市場',
    '庭',
    '庭園',
    'ハーブ園',
    'はあぶ園',
    '港',
    'パン屋',
    'ぱんや',
    '倉庫2',
    '倉庫10',
    'Zoo',
    '人々',
    '人人',
    'いすゞ',
    'いすず',
  ],
};

function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Short names of few letters, so that many begin alike. */
function by_lot(locale: string, many: number): string[] {
  const roll = dice(7);
  const all = [...(letters[locale] ?? '')];
  return Array.from({ length: many }, () => {
    const few = Array.from({ length: 3 }, () => all[roll(all.length)] ?? '');
    const word = (): string =>
      Array.from({ length: 1 + roll(5) }, () => (roll(2) ? few[roll(few.length)] : all[roll(all.length)]) ?? '').join('');
    const first = word();
    const begun = roll(2) ? first.charAt(0).toLocaleUpperCase(locale) + first.slice(1) : first;
    return [begun, roll(3) === 0 ? ` ${word()}` : '', roll(5) === 0 ? ` ${roll(30)}` : ''].join('');
  });
}

const sign = (n: number): number => (n < 0 ? -1 : n > 0 ? 1 : 0);
const bytewise = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

describe.each(Object.keys(names))('names in %s', (locale) => {
  const collator = new Intl.Collator(locale, { numeric: true });
  const all = [...new Set([...(names[locale] ?? []), ...by_lot(locale, 400)].map((name) => name.normalize('NFC')))];
  const keys = new Map(all.map((name) => [name, sort_key(locale, name)]));

  it('are sorted by their keys as the language sorts them', () => {
    const wrong: string[] = [];
    for (const a of all)
      for (const b of all) {
        const [want, is] = [sign(collator.compare(a, b)), bytewise(keys.get(a) ?? '', keys.get(b) ?? '')];
        if (want !== is) wrong.push(`${a} ${want < 0 ? '<' : want > 0 ? '>' : '='} ${b}, but ${is}`);
      }
    expect(wrong.slice(0, 12)).toEqual([]);
  });

  it('have keys of one maker that the engine takes', () => {
    const makers = new Set([...keys.values()].map((key) => key.slice(0, key.indexOf(':'))));
    expect([...makers]).toHaveLength(1);
    expect([...makers][0]).toMatch(new RegExp(`^page1-${locale}-[0-9a-f]{8}$`));
    for (const key of keys.values()) {
      expect(key).toMatch(/^[0-9a-zA-Z:-]+$/);
      expect(key.length).toBeLessThan(2000);
    }
  });
});

it('a long name has a key that is not too long', () => {
  expect(sort_key('en', 'Ø'.repeat(80)).length).toBeLessThan(2000);
  expect(sort_key('ja', '倉庫1234567890'.repeat(6)).length).toBeLessThan(2000);
});

it('signs that no repertoire holds still have an order', () => {
  const [a, b] = [sort_key('en', '🏠 a'), sort_key('en', '🏡 a')];
  expect(a).not.toBe(b);
  expect(sort_key('en', 'z') < a).toBe(true);
});

it('kana of half width stand where the others do', () => {
  expect(sort_key('ja', 'ﾊﾟﾝ屋')).toBe(sort_key('ja', 'パン屋'));
});
