// The engine's own thread: long thinking never holds up the page. Texts in, texts out.

import { Engine } from './engine.ts';
import { Storage } from './storage.ts';
import { answers_name, channel_name, type Begin, type FromWorker, type ToWorker } from './worker_messages.ts';

const modules = new Map<string, Promise<WebAssembly.Module>>();

// Streaming needs the right content type; a static host may not know the one of WebAssembly.
async function compiled(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  if (response.headers.get('content-type') === 'application/wasm') return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

// Where a page may keep nothing it may lock nothing either: then there is nothing to be alone with.
async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let begun = false;
  try {
    return await navigator.locks.request(channel_name, () => {
      begun = true;
      return work();
    });
  } catch (trouble) {
    if (begun) throw trouble;
    return work();
  }
}

function engine_of({ games, base }: Begin): Engine {
  return new Engine(new Storage(), {
    games,
    module: (game) => {
      let module = modules.get(game.id);
      if (!module) {
        module = compiled(new URL(game.module, base).href);
        modules.set(game.id, module);
        // The network may be back at the next attempt.
        module.catch(() => modules.delete(game.id));
      }
      return module;
    },
    now: () => Date.now(),
    seed: () => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n,
    alone,
  });
}

let engine: Engine | undefined;
let answers: BroadcastChannel | undefined;

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.kind === 'begin') {
    engine = engine_of(message);
    answers = new BroadcastChannel(answers_name(message.sender));
    return;
  }
  void engine?.call(message.request).then((answer) => answers?.postMessage({ number: message.number, answer } satisfies FromWorker));
});
