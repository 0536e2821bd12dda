// The catalogs of lang/ as files of the page: lang/<locale>/<name>-<hash>.json, so that a changed word is
// a changed address and no cache can mix old words with new ones. The page learns the addresses from the module
// `virtual:seatmate-lang` and loads only the language and the game it shows.
//
// The page's own catalog also carries every game's name, so that Home can name them all without loading them. The sentences of
// a game's trails and rules become a catalog of their own (golem.why), which is read when somebody asks why.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

const fallback = 'en';
// What only the terminal says.
const of_the_terminal = new Set(['shell', 'lab']);
const of_the_lab = /^[a-z]+\.metric\./;
const of_a_trail = /^(?!page\.)[a-z]+\.(why|rule)\./;

type Texts = Record<string, string>;

interface Catalog {
  text: string;
  /** It lacks something that English has. */
  gaps: boolean;
}

function read(path: string): Texts {
  return JSON.parse(readFileSync(path, 'utf8')) as Texts;
}

function names_of(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => !of_the_terminal.has(name));
}

/** One catalog as the page wants it. */
function parts_of(name: string, texts: Texts): [string, Texts][] {
  const ids = Object.keys(texts).filter((id) => !of_the_lab.test(id));
  const only = (some: string[]): Texts => Object.fromEntries(some.map((id) => [id, texts[id] ?? '']));
  const trail = ids.filter((id) => of_a_trail.test(id));
  const rest: [string, Texts] = [name, only(ids.filter((id) => !of_a_trail.test(id)))];
  return trail.length > 0 ? [rest, [`${name}.why`, only(trail)]] : [rest];
}

function catalogs_of(root: string): Map<string, Map<string, Catalog>> {
  const locales = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const names = names_of(join(root, fallback));
  const english = new Map(names.flatMap((name) => parts_of(name, read(join(root, fallback, `${name}.json`)))));
  const all = new Map<string, Map<string, Catalog>>();
  for (const locale of locales) {
    const own = new Map(
      names
        .filter((name) => existsSync(join(root, locale, `${name}.json`)))
        .flatMap((name) => parts_of(name, read(join(root, locale, `${name}.json`)))),
    );
    const game_names: Texts = {};
    for (const [name, texts] of english)
      for (const id of Object.keys(texts)) if (/^[a-z]+\.name$/.test(id)) game_names[id] = (own.get(name) ?? texts)[id] ?? '';
    const page = own.get('page');
    if (page) Object.assign(page, game_names);
    const catalogs = new Map<string, Catalog>();
    for (const [name, texts] of own) {
      const gaps = Object.keys(english.get(name) ?? {}).some((id) => !(id in texts));
      catalogs.set(name, { text: JSON.stringify(texts), gaps });
    }
    all.set(locale, catalogs);
  }
  return all;
}

export function lang_plugin(root: string): Plugin {
  let building = false;
  let files = new Map<string, string>();

  // Locale → catalog → the addresses to read, own words first, then English for what they lack.
  const addresses = (): Record<string, Record<string, string[]>> => {
    files = new Map();
    const all = catalogs_of(root);
    const address = new Map<string, string>();
    for (const [locale, catalogs] of all)
      for (const [name, { text }] of catalogs) {
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
        const file = `lang/${locale}/${name}-${hash}.json`;
        files.set(file, text);
        address.set(`${locale}/${name}`, file);
      }
    const found: Record<string, Record<string, string[]>> = {};
    for (const [locale, catalogs] of all) {
      found[locale] = {};
      for (const name of all.get(fallback)?.keys() ?? []) {
        const own = catalogs.get(name);
        const list = own ? [`${locale}/${name}`] : [];
        if (!own || own.gaps) list.push(`${fallback}/${name}`);
        found[locale][name] = list.map((key) => address.get(key) ?? '');
      }
    }
    return found;
  };

  return {
    name: 'seatmate-lang',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === 'virtual:seatmate-lang' ? '\0virtual:seatmate-lang' : undefined;
    },
    load(id) {
      if (id !== '\0virtual:seatmate-lang') return undefined;
      const found = addresses();
      if (building) for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      return `export const catalogs = ${JSON.stringify(found)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        if (!file.startsWith('lang/')) return next();
        addresses();
        // In development the words of now are better than those the address was made of.
        const text =
          files.get(file) ?? [...files].find(([name]) => name.replace(/-\w+\.json$/, '') === file.replace(/-\w+\.json$/, ''))?.[1];
        if (text === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(text);
      });
    },
  };
}
