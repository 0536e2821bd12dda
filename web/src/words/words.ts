// The words. The engine speaks ids; a Words turns a Message into a sentence of one language, with the ICU messages
// of lang/<locale>/*.json that the terminal reads too (src/text/catalog.cpp is its twin there). What a language lacks
// falls back to English, and then to the id itself.

import type { Argument, Message } from '../protocol.ts';
import { shown } from '../protocol/shown.ts';
import { filler_of, join_in, number_in, type Value } from './icu.ts';

export type Texts = Readonly<Record<string, string>>;

export interface Words {
  readonly locale: string;
  say(message: Message | null | undefined): string;
  has(id: string): boolean;
  /** "a, b and c", as the language joins things. */
  join(items: readonly string[]): string;
}

/** Texts together with the language they are in: plurals and lists follow it, not the one asked for. */
export interface Catalog {
  locale: string;
  texts: Texts;
}

interface Compiled {
  locale: string;
  fill_in?: (values: Readonly<Record<string, Value>>) => string;
  raw: string;
}

function last_part(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

/** Catalogs are looked into one after the other: those of the language first, the English ones last. */
export function words_of(locale: string, catalogs: readonly Catalog[]): Words {
  const cache = new Map<string, Compiled>();

  const find = (id: string): { locale: string; text: string } | undefined => {
    for (const catalog of catalogs) {
      const text = catalog.texts[id];
      if (text !== undefined) return { locale: catalog.locale, text };
    }
    return undefined;
  };

  // Compiling a message costs far more than using it, and a map says hundreds.
  const compiled = (id: string): Compiled => {
    let known = cache.get(id);
    if (known) return known;
    const found = find(id);
    known = { locale: found?.locale ?? locale, raw: found?.text ?? shown(id) };
    if (found && !/[{}'#<]/.test(found.text)) {
      cache.set(id, known); // nothing to fill in
      return known;
    }
    if (found) {
      try {
        known.fill_in = filler_of(found.text, found.locale);
      } catch {
        // No ICU message: it is shown as it stands, and a test of the catalogs finds it.
      }
    }
    cache.set(id, known);
    return known;
  };

  const put = (values: Record<string, Value>, name: string, argument: Argument, language: string): void => {
    const term = (message: Message): void => {
      values[name] = say(message);
      values[`${name}_id`] = last_part(message.id);
    };
    if (typeof argument === 'number' || typeof argument === 'string') {
      values[name] = typeof argument === 'string' ? shown(argument) : argument;
    } else if (Array.isArray(argument)) {
      const [only] = argument;
      if (argument.length === 1 && only)
        term(only); // a term with arguments travels as a list of one
      else
        values[name] = join_in(
          language,
          argument.map((item) => say(item)),
        );
    } else {
      term({ id: argument.term });
    }
  };

  const say = (message: Message | null | undefined): string => {
    if (!message?.id) return '';
    const { id, args = {} } = message;
    if (id === 'plain') return typeof args.text === 'string' ? shown(args.text) : '';
    if (id === 'number') return typeof args.n === 'number' ? number_in(locale, args.n) : '';
    const known = compiled(id);
    if (!known.fill_in) return known.raw;
    const values: Record<string, Value> = {};
    for (const [name, argument] of Object.entries(args)) put(values, name, argument, known.locale);
    try {
      return known.fill_in(values);
    } catch {
      return known.raw;
    }
  };

  return { locale, say, has: (id) => find(id) !== undefined, join: (items) => join_in(locale, items) };
}
