import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it, vi } from 'vitest';

import { type Element, filler_of, number_in, parse, type Value } from './icu.ts';

const lang = fileURLToPath(new URL('../../../lang', import.meta.url));
// The page says nothing of the laboratory.
const catalogs = readdirSync(lang).flatMap((locale) =>
  readdirSync(join(lang, locale)).flatMap((file) => (file === 'lab.json' ? [] : [join(locale, file)])),
);
// The whole library, with its parser; the built page lacks that.
const library = (text: string): Element[] => (IntlMessageFormat.__parse?.(text, { ignoreTag: true }) ?? []) as unknown as Element[];
const whole = (text: string, locale: string): IntlMessageFormat => new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });

/** Of a number's style only what it comes to matters; what is not said to be a number may be one. */
const plain = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(tree), (key, value: unknown) => {
    const { type, parsedOptions } = (value ?? {}) as { type?: number; parsedOptions?: unknown };
    if (key === 'style' && value) return { type, parsedOptions };
    return type === 1 ? { ...(value as Element), type: 2, style: null } : value;
  });

/** Every argument, with numbers where a number is wanted and with each word that a choice knows. `bare`: those that are nothing but filled in. */
function cases_of(elements: readonly Element[]): { bare: string[]; cases: Record<string, Value>[] } {
  const wanted = new Map<string, Set<Value>>();
  const look = (some: readonly Element[]): void => {
    for (const { type, value = '', options } of some) {
      if (type === 0 || type === 7) continue;
      const values = wanted.get(value) ?? new Set<Value>();
      wanted.set(value, values);
      if (type === 2 || type === 6) for (const n of [0, 1, 2, 3, 5, 11, 21, 22]) values.add(n);
      else if (type === 5) for (const word of [...Object.keys(options ?? {}), 'another']) values.add(word);
      for (const option of Object.values(options ?? {})) look(option.value);
    }
  };
  look(elements);
  const most = Math.max(1, ...[...wanted.values()].map((values) => values.size));
  const cases = Array.from({ length: most }, (_, i) =>
    Object.fromEntries([...wanted].map(([name, values]) => [name, [...values][i % Math.max(1, values.size)] ?? `<${name}>`])),
  );
  return { bare: [...wanted.keys()].filter((name) => wanted.get(name)?.size === 0), cases };
}
const both = (text: string): [unknown, unknown] => [parse(text), plain(library(text))];

describe('ICU messages', () => {
  it.each(catalogs)('every message of %s is read as the library reads it', (file) => {
    const texts = JSON.parse(readFileSync(join(lang, file), 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(texts)) {
      const [ours, theirs] = both(text);
      expect([id, ours]).toEqual([id, theirs]);
    }
  });
  it.each(catalogs)('every message of %s is filled in as the library does it', (file) => {
    const [locale = ''] = file.split('/');
    const texts = JSON.parse(readFileSync(join(lang, file), 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(texts)) {
      const fill_in = filler_of(text, locale);
      const theirs = whole(text, locale);
      const { bare, cases } = cases_of(library(text));
      for (const values of cases) expect([id, values, fill_in(values)]).toEqual([id, values, theirs.format(values)]);
      // The library does not group the digits of these, ICU does.
      const all = (value: Value): Record<string, Value> => ({ ...cases[0], ...Object.fromEntries(bare.map((name) => [name, value])) });
      expect([id, fill_in(all(1234567))]).toEqual([id, theirs.format(all(number_in(locale, 1234567)))]);
    }
  });
  it('groups digits wherever there are some', () => {
    const fill_in = filler_of('{n}, {n, number}, {n, number, ::sign-always}, {n, plural, one {#} other {# or {n}}}', 'de');
    expect(fill_in({ n: 1234 })).toBe('1.234, 1.234, +1.234, 1.234 or 1.234');
  });
  it('makes what is dear once for all messages of a language', () => {
    const text = '{n} {n, number, ::sign-always} {n, plural, one {#} other {#s}}';
    const [one, another] = [filler_of(text, 'it'), filler_of(text, 'it')];
    one({ n: 1 });
    const spies = (['NumberFormat', 'PluralRules'] as const).map((name) => vi.spyOn(Intl, name));
    expect(another({ n: 2 })).toBe('2 +2 2s');
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
  it('refuses to leave an argument out', () => {
    expect(() => filler_of('{n} of {all}', 'en')({ n: 1 })).toThrow(/"all" was not provided/);
  });
  it.each([
    "it''s '{'quoted'}' and 'not'",
    "{n, plural, =0 {none} one {# of '#'''} other {{who, select, her {#} other {'{'}} # it''s}}",
    '{ n , plural , one { # } other { # } } # <b>',
    '{o, selectordinal, one {#st} other {#th}}',
    "it's '{",
    '',
  ])('%s', (text) => {
    const [ours, theirs] = both(text);
    expect(ours).toEqual(theirs);
  });
  it.each([
    '{',
    '{n',
    '{n, plural}',
    'a } b',
    '{n, plural, one {x}',
    '{n, plural, one {x}}',
    '{n, wrong, one {x}}',
    '{n, number, ::percent}',
  ])('refuses %s', (text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
  });
});
