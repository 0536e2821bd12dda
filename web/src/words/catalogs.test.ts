// What the page says, its catalogs know, in every language; and they know nothing that nobody says.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const lang = fileURLToPath(new URL('../../../lang', import.meta.url));
const locales = readdirSync(lang);

const texts_of = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(lang, locale, 'page.json'), 'utf8')) as Record<string, string>;

function said(): { ids: Set<string>; beginnings: string[] } {
  const ids = new Set<string>();
  const beginnings = new Set<string>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(source, file), 'utf8');
    for (const [, id = ''] of text.matchAll(/['"`](page\.[a-z0-9.-]+)/g)) (/[.-]$/.test(id) ? beginnings : ids).add(id);
  }
  return { ids, beginnings: [...beginnings] };
}

interface Element {
  type: number;
  value?: unknown;
  options?: Record<string, { value: Element[] }>;
}
function arguments_of(text: string): string[] {
  const names = new Set<string>();
  const look = (elements: Element[]): void => {
    for (const element of elements) {
      if (element.type >= 1 && element.type <= 6 && typeof element.value === 'string') names.add(element.value);
      for (const option of Object.values(element.options ?? {})) look(option.value);
    }
  };
  look((IntlMessageFormat.__parse?.(text, { ignoreTag: true }) ?? []) as unknown as Element[]);
  return [...names].sort();
}

describe('page.json', () => {
  const { ids, beginnings } = said();
  const english = texts_of('en');

  it.each(locales)('%s knows everything the page says', (locale) => {
    const texts = texts_of(locale);
    expect([...ids].filter((id) => !(id in texts))).toEqual([]);
  });
  it('holds nothing that nobody says', () => {
    const unused = Object.keys(english).filter((id) => !ids.has(id) && !beginnings.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
  it('says in its own words only what is said otherwise elsewhere', () => {
    const others = readdirSync(join(lang, 'en'))
      .filter((file) => file !== 'page.json')
      .map((file) => JSON.parse(readFileSync(join(lang, 'en', file), 'utf8')) as Record<string, string>);
    const elsewhere = Object.assign({}, ...others) as Record<string, string>;
    for (const [id, text] of Object.entries(english)) {
      const [, other] = /^page\.instead\.(.+)$/.exec(id) ?? [];
      if (other === undefined) continue;
      expect(elsewhere, id).toHaveProperty([other]);
      expect(arguments_of(elsewhere[other] ?? '')).toEqual(expect.arrayContaining(arguments_of(text)));
    }
  });
  it.each(locales)('%s has the ids of English, with the same arguments', (locale) => {
    const texts = texts_of(locale);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const [id, text] of Object.entries(texts)) expect([id, arguments_of(text)]).toEqual([id, arguments_of(english[id] ?? '')]);
  });
});
