// The engines of this page: every module that tools/build-wasm made becomes engine/<game>-<hash>.wasm. The page
// learns of them from the module `virtual:seatmate-games`; what a game is called and which prefix its ids have is
// asked of the module itself.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { EngineInstance } from '../src/engine/module.ts';
import type { KnownGame } from '../src/engine/table.ts';

export const engines = fileURLToPath(new URL('../../build/wasm/engine', import.meta.url));

/** The games that were built, each with the file of its engine. */
export async function built_games(): Promise<{ game: KnownGame; path: string }[]> {
  const files = existsSync(engines) ? readdirSync(engines).filter((file) => file.endsWith('.wasm')) : [];
  if (files.length === 0) throw new Error(`There are no engines in ${engines}: run tools/build-wasm first.`);
  return Promise.all(
    files.sort().map(async (file) => {
      const path = join(engines, file);
      const bytes = readFileSync(path);
      const instance = await EngineInstance.of(await WebAssembly.compile(bytes));
      const { games } = JSON.parse(instance.call('{"do":"games"}', 0, 0n)) as { games: { id: string; prefix: string }[] };
      const { id, prefix } = games[0] ?? { id: basename(file, '.wasm'), prefix: '' };
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      return { game: { id, prefix, module: `engine/${id}-${hash}.wasm`, catalog: id }, path };
    }),
  );
}

export function engine_plugin(): Plugin {
  const virtual = 'virtual:seatmate-games';
  let building = false;
  return {
    name: 'seatmate-engine',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const built = await built_games();
      if (building) for (const { game, path } of built) this.emitFile({ type: 'asset', fileName: game.module, source: readFileSync(path) });
      return `export const games = ${JSON.stringify(built.map(({ game }) => game))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const id = /\/engine\/([a-z-]+)-[0-9a-f]{8}\.wasm/.exec(request.url ?? '')?.[1];
        const path = id === undefined ? '' : join(engines, `${id}.wasm`);
        if (!existsSync(path) || id === undefined) return next();
        response.setHeader('content-type', 'application/wasm');
        response.end(readFileSync(path));
      });
    },
  };
}
