// The engine in a page and the native program, given the same requests, answer with the same bytes.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { in_rows, write_rows } from '../protocol/rows_model.ts';
import type { Field, Form, GamesResponse, Prompt, Request, RowPart, Said, Screen } from '../protocol.ts';
import { games, open_tab, type Tab } from './engine_test_support.ts';

const program = fileURLToPath(new URL('../../../build/release/seatmate', import.meta.url));

class Native {
  private readonly folder = mkdtempSync(join(tmpdir(), 'seatmate-'));
  private readonly process: ChildProcess;
  private readonly waiting: ((line: string) => void)[] = [];

  constructor() {
    this.process = spawn(program, ['--data', this.folder, 'protocol'], { stdio: ['pipe', 'pipe', 'inherit'] });
    if (!this.process.stdout) throw new Error('no output');
    createInterface({ input: this.process.stdout }).on('line', (line) => this.waiting.shift()?.(line));
  }

  call(request: string): Promise<string> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.process.stdin?.write(`${request}\n`);
    });
  }

  end(): void {
    this.process.stdin?.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Whole numbers below n, the same in every run. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function token_for(field: Field, roll: (n: number) => number): string {
  const options = field.options ?? [];
  const any = (): string => options[roll(options.length)]?.token ?? '';
  switch (field.kind) {
    case 'one_of':
    case 'place':
      return any();
    case 'number': {
      const min = field.min ?? 0;
      return String(min + roll(Math.min(10, (field.max ?? min) - min + 1)));
    }
    case 'list': {
      const left = options.map((option) => option.token);
      const take = (): string => left.splice(roll(left.length), 1)[0] ?? any();
      return Array.from({ length: field.min ?? 0 }, take).join(',');
    }
    case 'phrase': {
      const word = options[roll(options.length)];
      return word ? (word.counted ? `${word.token}:1` : word.token) : '';
    }
    case 'text': {
      if (!in_rows(field)) return field.otherwise ?? 'a';
      const one = (part: RowPart): string => (part.flag ? '' : String((part.min ?? 0) + roll(2)));
      return write_rows(
        field,
        Array.from({ length: field.min ?? 1 }, () => field.parts.map(one)),
      );
    }
  }
}

function something(prompt: Prompt, roll: (n: number) => number): Said {
  const form = prompt.forms[roll(prompt.forms.length)] as Form;
  const args = form.fields.map((field) => (field.otherwise !== undefined && roll(3) > 0 ? null : token_for(field, roll)));
  return { verb: form.verb, args };
}

describe.skipIf(!existsSync(program))('page and program say the same', () => {
  let native: Native;
  // Each with games of its own: revisions are counted over all games that are kept together.
  beforeEach(() => {
    native = new Native();
  });
  afterEach(() => native?.end());

  async function both(tab: Tab, request: Request): Promise<Screen> {
    const text = JSON.stringify(request);
    tab.now = Date.now();
    const [theirs, ours] = [await native.call(text), await tab.engine.call(text)];
    expect(ours, text).toBe(theirs);
    return JSON.parse(ours) as Screen;
  }

  for (const game of games)
    test(game.id, async () => {
      const tab = open_tab();
      const told = (await both(tab, { do: 'games', game: game.id })) as unknown as GamesResponse;
      // As much as possible is dealt and printed by the program: what somebody reads from a box cannot be guessed.
      const settings = Object.fromEntries(
        (told.games[0]?.options ?? []).flatMap(({ id: option, options }) => {
          const easy = options?.find(({ token }) => token === 'app' || token === 'house');
          return easy ? [[option, easy.token]] : [];
        }),
      );
      await both(tab, { do: 'rules', game: game.id });
      await both(tab, { do: 'printed', game: game.id });
      const begin = JSON.stringify({ do: 'new', game: game.id, settings, seed: '18446744073709551615', title: 'Ähnlich 同じ' });
      const begun = await native.call(begin);
      const { id } = JSON.parse(begun) as Screen;
      const { setup } = JSON.parse(await native.call(JSON.stringify({ do: 'show', id, parts: ['setup'] }))) as Screen;
      // The program looked at its own clock; from here on entries say when they happened.
      const at = setup?.created ?? 0;
      tab.now = at;
      expect(await tab.engine.call(begin)).toBe(begun);

      const roll = dice(1 + game.id.length);
      let accepted = 0;
      for (let i = 0; i < 250 && accepted < 60; ++i) {
        const { prompt } = await both(tab, { do: 'show', id, parts: ['prompt'] });
        if (!prompt || prompt.mood === 'over') break;
        const answer = await both(tab, { do: 'input', id, entries: [{ ...something(prompt, roll), at }] });
        if (answer.ok) ++accepted;
        if (i % 10 === 0) await both(tab, { do: 'show', id, parts: ['prompt', 'report', 'result', 'view', 'tracked', 'setup'] });
        if (i % 10 === 3) await both(tab, { do: 'why', id });
        if (i % 20 === 5 && accepted > 2) {
          await both(tab, { do: 'undo', id, steps: 2 });
          await both(tab, { do: 'redo', id });
          await both(tab, { do: 'redo', id });
        }
      }
      expect(accepted).toBeGreaterThan(5);
      await both(tab, { do: 'history', id });
      await both(tab, { do: 'progress', id });
      await both(tab, { do: 'open', id });
      const { text } = (await both(tab, { do: 'export', id })) as unknown as { text: string };
      await both(tab, { do: 'rename', id, title: 'Anders' });
      await both(tab, { do: 'remove', id });
      await both(tab, { do: 'import', text });
      await both(tab, { do: 'history', id, from: 1 });
      await both(tab, { do: 'facts-out', game: game.id });
    });
});
