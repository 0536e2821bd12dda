// How a language sorts names, as a key that compares sign by sign. The engine knows no language (src/engine/form.h, `sorted`);
// the terminal asks ICU for such keys (src/text/collation.cpp), but a browser's Intl.Collator only compares. So we let it
// put a fixed repertoire of signs in order, and a sign's place there is its weight. Three levels, as everywhere in
// collation: first the letters, then their accents, then their case.

/** One sign: the letters it counts as (ß counts as two), its accent among signs of that letter, its case among those of that accent. */
interface Weight {
  letters: number[];
  accent: number;
  shape: number;
}

interface Alphabet {
  maker: string;
  base: Intl.Collator;
  weights: ReadonlyMap<string, Weight>;
  /** The weight of the first sign that is not in the repertoire. */
  beyond: number;
}

const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f], // Latin
  [0x1c4, 0x233],
  [0x370, 0x3ff], // Greek
  [0x400, 0x4ff], // Cyrillic
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x20a0, 0x20bf],
  [0x3001, 0x301f],
  [0x3041, 0x3096], // kana
  [0x309d, 0x309e],
  [0x30a1, 0x30fe],
  [0xff01, 0xff64],
];

/** The kanji of JIS X 0208 in its order, which is the one Japanese collation starts from. */
function kanji(): string[] {
  const bytes = new Uint8Array((0xf4 - 0xb0 + 1) * 94 * 2);
  let at = 0;
  for (let row = 0xb0; row <= 0xf4; ++row)
    for (let cell = 0xa1; cell <= 0xfe; ++cell) {
      bytes[at++] = row;
      bytes[at++] = cell;
    }
  try {
    return [...new TextDecoder('euc-jp').decode(bytes)].filter((sign) => /\p{Script=Han}/u.test(sign));
  } catch {
    return []; // a browser without it: kanji stand in the order of their numbers
  }
}

function repertoire(): string[] {
  const signs: string[] = [];
  for (const [from, to] of ranges)
    for (let point = from; point <= to; ++point) {
      const sign = String.fromCodePoint(point);
      // Digits count as numbers, and what is no sign by itself has no place of its own.
      if (/[\p{Cn}\p{Cc}\p{Cf}\p{M}\p{Nd}]/u.test(sign) || sign.normalize('NFC') !== sign) continue;
      signs.push(sign);
    }
  return signs;
}

// Signs that may count as several letters; the collator says whether they do.
const several: Readonly<Record<string, string>> = { ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', þ: 'th', Þ: 'th' };

/** Not for safety: only so that alphabets that differ are never compared. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

// Numbers stand where the digits do; their lengths come first (2 before 10).
const digit_sign = '0';

function alphabet_of(locale: string, with_kanji: boolean): Alphabet {
  const collator = (sensitivity: 'base' | 'accent' | 'variant'): Intl.Collator => new Intl.Collator(locale, { sensitivity, numeric: true });
  const [base, accents, all] = [collator('base'), collator('accent'), collator('variant')];
  const signs = [...repertoire(), digit_sign];
  const compound = new Map<string, string>();
  for (const sign of signs) {
    const letters = several[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
    if ([...letters].length > 1 && base.compare(sign, letters) === 0) compound.set(sign, letters);
  }
  const simple = signs.filter((sign) => !compound.has(sign)).sort((a, b) => all.compare(a, b));
  // Sorted by all levels, signs of one letter stand together.
  const weights = new Map<string, Weight>();
  let letter = 0;
  let accent = 0;
  let shape = 0;
  let last: string | undefined;
  const place = (sign: string): void => {
    if (last === undefined || base.compare(last, sign) !== 0) [letter, accent, shape] = [letter + 1, 0, 0];
    else if (accents.compare(last, sign) !== 0) [accent, shape] = [accent + 1, 0];
    else if (all.compare(last, sign) !== 0) shape += 1;
    weights.set(sign, { letters: [letter], accent, shape });
    last = sign;
  };
  simple.forEach(place);
  for (const [sign, letters] of compound) {
    const parts = [...letters].map((one) => weights.get(one));
    if (parts.some((part) => part === undefined)) continue;
    // How it differs from the letters it counts as: by its accent, or only by its shape.
    const differs = accents.compare(sign, letters) !== 0;
    weights.set(sign, {
      letters: parts.flatMap((part) => part?.letters ?? []),
      accent: differs ? 1 : 0,
      shape: differs ? 0 : sign === sign.toLocaleLowerCase() ? 2 : 3,
    });
  }
  const order = digest(simple.join(''));
  const beyond_letters = letter + 1;
  if (with_kanji) {
    // Sorting what is in order already costs one look at each.
    kanji()
      .sort((a, b) => all.compare(a, b))
      .forEach(place);
  }
  // Kanji stand behind all the rest, so a key without them is the same in both alphabets.
  return { maker: `page1-${locale}-${order}`, base, weights, beyond: Math.max(letter + 1, beyond_letters + kanji_room) };
}

const kanji_room = 7000;
const alphabets = new Map<string, Alphabet>();

function alphabet(locale: string, name: string): Alphabet {
  const with_kanji = /\p{Script=Han}/u.test(name);
  const key = `${locale} ${with_kanji}`;
  let known = alphabets.get(key);
  if (!known) {
    known = alphabet_of(locale, with_kanji);
    alphabets.set(key, known);
  }
  return known;
}

const hex = (n: number, digits: number): string =>
  Math.min(n, 16 ** digits - 1)
    .toString(16)
    .padStart(digits, '0');

const vowels = ['ア', 'イ', 'ウ', 'エ', 'オ'];
// A mark stands before the sign it is read as.
const before_all = 1;
const marks = /[ーｰゝゞヽヾ々]/u;

/** A mark that stands for the sign before it, or for its vowel, as far as the language reads it so. */
function read_mark({ base }: Alphabet, before: string, mark: string): string | undefined {
  return [before, ...vowels].find((sign) => base.compare(before + mark, before + sign) === 0);
}

/** `page1-de-1a2b3c4d:` and digits: only keys with the same beginning, up to the colon, can be compared. */
export function sort_key(locale: string, name: string): string {
  // Kana of half width are the same kana.
  const text = name
    .normalize('NFC')
    .replace(/[\uff65-\uff9f]+/gu, (kana) => kana.normalize('NFKC'))
    .trim();
  const known = alphabet(locale, text);
  const { weights, beyond } = known;
  let letters = '';
  let accents = '';
  let shapes = '';
  const put = (all: readonly number[], accent: number, shape: number): void => {
    for (const [i, letter] of all.entries()) {
      letters += hex(letter, 4);
      accents += hex(1 + (i === 0 ? accent : 0), 2);
      shapes += hex(1 + before_all + (i === 0 ? shape : 0), 2);
    }
  };
  let before = '';
  for (const part of text.match(/\p{Nd}+|\P{Nd}/gu) ?? []) {
    if (/^\p{Nd}/u.test(part)) {
      const digits = [...part.normalize('NFKC')].join('').replace(/^0+(?=.)/, '');
      put([...(weights.get(digit_sign)?.letters ?? [])], 0, 0);
      letters += hex(digits.length, 4) + [...digits].map((digit) => hex(1 + Number(digit), 4)).join('');
      before = part;
      continue;
    }
    const sounds_as = marks.test(part) && before ? read_mark(known, before, part) : undefined;
    const weight = weights.get(sounds_as ?? part);
    if (weight) put(weight.letters, weight.accent, sounds_as === undefined ? weight.shape : -before_all);
    else if (/\p{M}/u.test(part)) accents += hex(0x80 + ((part.codePointAt(0) ?? 0) % 0x70), 2);
    else if (!/[\p{Cc}\p{Cf}]/u.test(part)) {
      const point = part.codePointAt(0) ?? 0;
      put([beyond + Math.floor(point / 0x4000), 1 + (point % 0x4000)], 0, 0);
    }
    before = sounds_as ?? part;
  }
  return `${known.maker}:${letters}0000${accents}00${shapes}`;
}
