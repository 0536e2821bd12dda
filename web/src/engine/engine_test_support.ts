// Engines over an IndexedDB in memory, with the modules that tools/build-wasm made.

import 'fake-indexeddb/auto';

import { readFileSync } from 'node:fs';

import { built_games } from '../../tools/engine_plugin.ts';
import { changes_in, type Failure, type Request, type Response, type Success } from '../protocol.ts';
import { Engine, type World } from './engine.ts';
import { Storage } from './storage.ts';

export const built = await built_games();
export const games = built.map(({ game }) => game);

const modules = new Map<string, Promise<WebAssembly.Module>>();

export function module_of(id: string): Promise<WebAssembly.Module> {
  let module = modules.get(id);
  if (!module) {
    const path = built.find(({ game }) => game.id === id)?.path ?? '';
    module = WebAssembly.compile(readFileSync(path));
    modules.set(id, module);
  }
  return module;
}

export interface Tab {
  engine: Engine;
  storage: Storage;
  loaded: string[];
  /** What its answers say they changed: the id of each game. */
  wrote: (string | undefined)[];
  now: number;
  call<R extends Success>(request: Request): Promise<R | Failure>;
  /** Fails the test if the request is refused. */
  ok<R extends Success>(request: Request): Promise<R>;
}

let databases = 0;
export const new_database = (): string => `seatmate-${++databases}`;

/** A tab of a browser; tabs with one `database` share their games. */
export function open_tab(database = new_database(), other: Partial<World> = {}): Tab {
  const storage = new Storage(database);
  const tab: Tab = {
    storage,
    loaded: [],
    wrote: [],
    now: Date.UTC(2026, 10, 15, 19),
    engine: new Engine(storage, {
      games,
      module: (game) => {
        tab.loaded.push(game.id);
        return module_of(game.id);
      },
      now: () => tab.now,
      seed: () => 7n,
      alone: (work) => work(),
      ...other,
    }),
    call: async <R extends Success>(request: Request) => {
      const answer = JSON.parse(await tab.engine.call(JSON.stringify(request))) as R | Failure;
      tab.wrote.push(...changes_in(answer as Response).map(({ id }) => id));
      return answer;
    },
    ok: async <R extends Success>(request: Request) => {
      const answer = await tab.call<R>(request);
      if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(answer)}`);
      return answer;
    },
  };
  return tab;
}
