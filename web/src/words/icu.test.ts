import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';

import { type Element, fill_in, parse, type Value } from './icu.ts';

const lang = fileURLToPath(new URL('../../../lang', import.meta.url));
// The page says nothing of the laboratory.
const catalogs = readdirSync(lang).flatMap((locale) =>
  readdirSync(join(lang, locale)).flatMap((file) => (file === 'lab.json' ? [] : [join(locale, file)])),
);
const library = IntlMessageFormat.__parse;

/** Of a number's style only what it comes to matters. */
const plain = (tree: unknown): unknown =>
  JSON.parse(JSON.stringify(tree), (key, value: unknown) => (key === 'style' && value ? { parsedOptions: (value as { parsedOptions: unknown }).parsedOptions } : value));

/** Every argument, with numbers where a number is wanted and with each word that a choice knows. */
function cases_of(elements: readonly Element[]): Record<string, Value>[] {
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
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries([...wanted].map(([name, values]) => [name, [...values][i % Math.max(1, values.size)] ?? `<${name}>`])),
  );
}
const both = (text: string): [unknown, unknown] => [parse(text), plain(library?.(text, { ignoreTag: true }))];

describe('ICU messages', () => {
  it.each(catalogs)('every message of %s is read as the library reads it', (file) => {
    const texts = JSON.parse(readFileSync(join(lang, file), 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(texts)) {
      const [ours, theirs] = both(text);
      expect([id, plain(ours)]).toEqual([id, theirs]);
    }
  });
  it.each(catalogs)('every message of %s is filled in as the library does it', (file) => {
    const [locale = ''] = file.split('/');
    const texts = JSON.parse(readFileSync(join(lang, file), 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(texts)) {
      const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
      const elements = parse(text);
      for (const values of cases_of(elements)) expect([id, values, fill_in(elements, locale, values)]).toEqual([id, values, format.format(values)]);
    }
  });
  it('refuses to leave an argument out', () => {
    expect(() => fill_in(parse('{n} of {all}'), 'en', { n: 1 })).toThrow(RangeError);
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
  it.each(['{', '{n', '{n, plural}', 'a } b', '{n, plural, one {x}', '{n, wrong, one {x}}', '{n, number, ::percent}'])('refuses %s', (text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
  });
});
