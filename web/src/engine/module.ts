// One instance of a game's engine (src/wasm/page.cpp): texts in, texts out.

import { EngineStopped, wasi_imports } from './wasi.ts';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  allocate(size: number): number;
  know(text: number, size: number): number;
  give(text: number, size: number): number;
  call(text: number, size: number, now: number, seed: bigint): number;
  writes(): number;
  answer_size(): number;
}

export class EngineInstance {
  private constructor(private readonly engine: Exports) {}

  static async of(module: WebAssembly.Module): Promise<EngineInstance> {
    let memory: WebAssembly.Memory | undefined;
    const imports = wasi_imports(module, () => {
      if (!memory) throw new EngineStopped('no memory yet');
      return memory;
    });
    const instance = await WebAssembly.instantiate(module, imports);
    const engine = instance.exports as unknown as Exports;
    memory = engine.memory;
    engine._initialize();
    return new EngineInstance(engine);
  }

  /** What is kept; see mirrored_store.h. */
  know(all: unknown): void {
    const [text, size] = this.put(JSON.stringify(all));
    if (!this.engine.know(text, size)) throw new EngineStopped('what is kept is not understood');
  }

  give(journal: unknown): void {
    const [text, size] = this.put(JSON.stringify(journal));
    if (!this.engine.give(text, size)) throw new EngineStopped('the journal is not understood');
  }

  call(request: string, now: number, seed: bigint): string {
    const [text, size] = this.put(request);
    return this.answer(this.engine.call(text, size, now, seed));
  }

  writes(): string {
    return this.answer(this.engine.writes());
  }

  private put(text: string): [number, number] {
    const bytes = new TextEncoder().encode(text);
    const at = this.engine.allocate(bytes.length);
    if (at === 0 && bytes.length > 0) throw new EngineStopped('out of memory');
    new Uint8Array(this.engine.memory.buffer, at, bytes.length).set(bytes);
    return [at, bytes.length];
  }

  private answer(at: number): string {
    return new TextDecoder().decode(new Uint8Array(this.engine.memory.buffer, at, this.engine.answer_size()));
  }
}
