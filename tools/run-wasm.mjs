// Runs a WASI command module: node --no-warnings tools/run-wasm.mjs <module.wasm> [arguments…]
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const [path, ...args] = process.argv.slice(2);
if (!path) {
  console.error('Which module? node --no-warnings tools/run-wasm.mjs build/wasm/seatmate.wasm [arguments…]');
  process.exit(2);
}

// The module gets its arguments and the three standard streams, and no folder: it needs none.
const wasi = new WASI({ version: 'preview1', args: ['seatmate', ...args], returnOnExit: true });
const module = await WebAssembly.compile(await readFile(path));
const instance = await WebAssembly.instantiate(module, {
  wasi_snapshot_preview1: wasi.wasiImport,
});
process.exitCode = wasi.start(instance);
