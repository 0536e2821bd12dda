// The page's words, so that tests speak of what a reader sees. A name with arguments becomes a pattern.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './site.mjs';

export function catalog(locale, name) {
  const file = join(root, 'lang', locale, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export class PageWords {
  constructor(locale) {
    this.locale = locale;
    this.texts = { ...catalog('en', 'page'), ...catalog(locale, 'page') };
  }
  /** `t('home')`: the words of `page.home`. */
  t(id) {
    const text = this.texts[`page.${id}`];
    if (text === undefined) throw new Error(`page.json has no page.${id}`);
    return text.replaceAll("''", "'");
  }
  /** The same with whatever stands for its arguments. */
  pattern(id) {
    return `^${escape(this.t(id)).replace(/\\\{\w+\\\}/g, '(.+)')}$`;
  }
}
