import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';

import { parse } from './icu.ts';

const lang = fileURLToPath(new URL('../../../lang', import.meta.url));
// The page says nothing of the laboratory.
const catalogs = readdirSync(lang).flatMap((locale) =>
  readdirSync(join(lang, locale)).flatMap((file) => (file === 'lab.json' ? [] : [join(locale, file)])),
);
const library = IntlMessageFormat.__parse;

/** Of a number's style only what it comes to matters. */
const plain = (tree: unknown): unknown => JSON.parse(JSON.stringify(tree), (key, value: unknown) => (key === 'tokens' ? undefined : value));
const both = (text: string): [unknown, unknown] => [parse(text), plain(library?.(text, { ignoreTag: true }))];

describe('ICU messages', () => {
  it.each(catalogs)('every message of %s is read as the library reads it', (file) => {
    const texts = JSON.parse(readFileSync(join(lang, file), 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(texts)) {
      const [ours, theirs] = both(text);
      expect([id, plain(ours)]).toEqual([id, theirs]);
    }
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
