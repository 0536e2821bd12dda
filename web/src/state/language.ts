// The language of the page: which catalogs are loaded, and `words`, which everything on the screen reads. Changing
// `words` redraws what was said, so a language can be switched in the middle of anything.

import { signal } from '@preact/signals';
import { catalogs } from 'virtual:seatmate-lang';

import type { Argument, Message } from '../protocol.ts';
import { type Catalog, type Texts, type Words, words_of } from '../words/words.ts';
import { settings } from './settings.ts';

const fallback = 'en';
const always = ['page', 'session', 'engine', 'connection'];
const cache_name = 'seatmate-lang';

export const locales: readonly string[] = Object.keys(catalogs);
export const words = signal<Words>(words_of(fallback, []));

const wanted = new Set(always);
const loaded = new Map<string, Catalog>();

export function best_locale(asked: readonly string[], known: readonly string[] = locales): string {
  for (const tag of asked) {
    const parts = tag.toLowerCase().split('-');
    for (; parts.length > 0; parts.pop()) {
      const found = known.find((locale) => locale.toLowerCase() === parts.join('-'));
      if (found) return found;
    }
  }
  return fallback;
}

export function current_locale(): string {
  return best_locale([settings.value.locale, ...navigator.languages].filter(Boolean));
}

const addresses_of = (locale: string, name: string): readonly string[] => catalogs[locale]?.[name] ?? [];

async function load(address: string): Promise<void> {
  if (loaded.has(address)) return;
  const response = await fetch(new URL(address, document.baseURI));
  if (!response.ok) return;
  const texts = (await response.json()) as Texts;
  loaded.set(address, { locale: address.split('/')[1] ?? fallback, texts });
}

async function renew(): Promise<void> {
  const locale = current_locale();
  const addresses = [...wanted].flatMap((name) => addresses_of(locale, name));
  // Offline, a language that was never opened is not there; then the words we have go on.
  await Promise.all(addresses.map((address) => load(address).catch(() => undefined)));
  if (locale !== current_locale()) return; // somebody was quicker
  const found = addresses.map((address) => loaded.get(address)).filter((catalog) => catalog !== undefined);
  if (found.length === 0 && words.value.has('page.name')) return;
  const own_first = found.toSorted((a, b) => Number(a.locale !== locale) - Number(b.locale !== locale));
  words.value = words_of(locale, own_first);
  document.documentElement.lang = locale;
}

/** Loads the words of these catalogs (a game's, usually) in the language of the page. */
export async function need_words(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !wanted.has(name));
  if (missing.length === 0) return;
  for (const name of missing) wanted.add(name);
  await renew();
}

export const start_language = renew;

/** To be called after the setting has changed. */
export const switch_language = renew;

/** All words of this language, for a day without network; as far as the browser has room for them and lets the page keep them. */
export async function keep_words_offline(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const all = new Set(Object.values(catalogs[current_locale()] ?? {}).flat());
  try {
    const cache = await caches.open(cache_name);
    for (const address of all) {
      const url = new URL(address, document.baseURI).href;
      if (!(await cache.match(url))) await cache.add(url);
    }
  } catch {
    // They are read as they are needed.
  }
}

/** A refusal that tells somebody how to type has other words for fingers: `page.instead.` and its id. */
export function say(message: Message | null | undefined): string {
  const instead = message?.id.includes('.error.') ? `page.instead.${message.id}` : '';
  return words.value.say(message && words.value.has(instead) ? { ...message, id: instead } : message);
}

/** The page's own words: `t('page.home')`. */
export function t(id: string, args?: Record<string, Argument>): string {
  return words.value.say(args ? { id, args } : { id });
}

/** What the language calls itself. */
export function name_of_language(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
