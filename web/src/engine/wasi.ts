// The few things a WASI module may want from its host. The engine reads no file, no clock and no
// environment; what libc links anyway is answered here with "there is none".

const success = 0;
const bad_descriptor = 8;
const not_supported = 52;

/** The engine stopped in a way it must not: its memory is not to be trusted any more. */
export class EngineStopped extends Error {}

export function wasi_imports(module: WebAssembly.Module, memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const told: string[] = [];
  const set = (address: number, value: number): number => {
    new DataView(memory().buffer).setUint32(address, value, true);
    return success;
  };
  const known: Record<string, (...args: number[]) => number> = {
    // libc says why before it gives up.
    fd_write: (_descriptor, vectors, count, written) => {
      const view = new DataView(memory().buffer);
      let size = 0;
      for (let i = 0; i < (count ?? 0); ++i) {
        const at = view.getUint32((vectors ?? 0) + 8 * i, true);
        const length = view.getUint32((vectors ?? 0) + 8 * i + 4, true);
        told.push(new TextDecoder().decode(new Uint8Array(memory().buffer, at, length)));
        size += length;
      }
      return set(written ?? 0, size);
    },
    fd_close: () => bad_descriptor,
    fd_seek: () => bad_descriptor,
    fd_fdstat_get: () => bad_descriptor,
    environ_sizes_get: (count, size) => set(count ?? 0, 0) || set(size ?? 0, 0),
    environ_get: () => success,
    proc_exit: (code) => {
      throw new EngineStopped(`${told.join('')} (${code})`);
    },
  };
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    imports[from] = { ...imports[from], [name]: known[name] ?? (() => not_supported) };
  return imports;
}
