// The page's words, so that tests speak of what a reader sees. A name with arguments becomes a pattern.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './site.ts';

export type Texts = Record<string, string>;

export function catalog(locale: string, name: string): Texts {
  const file = join(root, 'lang', locale, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** A text as a pattern that means just it. */
export const exactly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The names of all games that have a catalog, in the order of their ids. */
export function game_names(): string[] {
  return readdirSync(join(root, 'lang/en'))
    .sort()
    .flatMap((file) => Object.entries(catalog('en', file.replace(/\.json$/, ''))))
    .filter(([id]) => /^(?!page\.)[a-z]+\.name$/.test(id))
    .map(([, name]) => name);
}

export class PageWords {
  private readonly texts: Texts;

  constructor(readonly locale: string) {
    this.texts = { ...catalog('en', 'page'), ...catalog(locale, 'page') };
  }
  /** `t('home')`: the words of `page.home`. */
  t(id: string): string {
    const text = this.texts[`page.${id}`];
    if (text === undefined) throw new Error(`page.json has no page.${id}`);
    return text.replaceAll("''", "'");
  }
  /** The same with whatever stands for its arguments. */
  pattern(id: string): string {
    return `^${exactly(this.t(id)).replace(/\\\{\w+\\\}/g, '(.+)')}$`;
  }
}
