// The games of this page: every game of data/ that has words in lang/en, each with its module.

import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

export function engine_plugin(): Plugin {
  const games = readdirSync(`${root}/data`)
    .filter((id) => existsSync(`${root}/lang/en/${id}.json`))
    .map((id) => {
      const texts = JSON.parse(readFileSync(`${root}/lang/en/${id}.json`, 'utf8')) as Record<string, string>;
      const prefix = Object.keys(texts)[0]?.split('.')[0] ?? id;
      return { id, prefix, module: `engine/${id}.wasm`, catalog: id };
    });
  return {
    name: 'seatmate-engine',
    resolveId: (id) => (id === 'virtual:seatmate-games' ? `\0${id}` : undefined),
    load: (id) => (id === '\0virtual:seatmate-games' ? `export const games = ${JSON.stringify(games)};` : undefined),
  };
}
