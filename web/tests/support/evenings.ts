// A whole evening of each game, as `seatmate playthrough` plays it, kept as journals of the moments worth a look: a page that takes one in stands there at
// once, and nobody has to play until then.

import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

import type { Form, FinalResult, Message, Prompt, Report, Timer } from '../../src/protocol.ts';

import { program } from './terminal.ts';

const width = 100; // of the lines that `playthrough` writes

/** The settings and what was said, entry by entry, in words. */
export function read_playthrough(text: string): { settings: Record<string, string>; said: string[][] } {
  const settings: Record<string, string> = {};
  const said: string[] = [];
  let open = false; // an entry that may go on in the next line
  let broken = false; // in the middle of a word, which is longer than a line
  for (const line of text.split('\n')) {
    const setting = /^([a-z][\w-]*) = (\S+)$/.exec(line);
    if (setting?.[1] !== undefined && said.length === 0) settings[setting[1]] = setting[2] ?? '';
    const goes_on: boolean = open && /^ {2}\S/.test(line);
    if (line.startsWith('> ')) said.push(line.slice(2));
    else if (goes_on) said.push(said.pop() + (broken ? '' : ' ') + line.slice(2));
    open = line.startsWith('> ') || goes_on;
    broken = goes_on && line.length === width && !line.slice(2).includes(' ');
  }
  // What stands in brackets says the same to a reader.
  return { settings, said: said.map((one) => one.replace(/ \(.*$/, '').split(' ')) };
}

/** All ways to make at most `n` values of these words, in their order. */
function* shared_out(words: readonly string[], n: number): Generator<readonly string[]> {
  if (words.length <= n) return yield words; // what is left out takes its usual value
  if (n === 1) return yield [words.join(' ')];
  for (let first = 1; first <= words.length - n + 1; ++first)
    for (const rest of shared_out(words.slice(first), n - 1)) yield [words.slice(0, first).join(' '), ...rest];
}

export interface EveningScreen {
  id: string;
  game: string;
  prompt: Prompt;
  report: Report;
  result?: FinalResult;
  timers?: Timer[];
  summary?: Message;
}

class Program {
  private readonly folder: string;
  private readonly process: ChildProcessByStdio<Writable, Readable, null>;
  private readonly waiting: ((answer: unknown) => void)[] = [];
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'seatmate-evening-'));
    this.process = spawn(program, ['--data', this.folder, 'protocol'], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.process.stdout }).on('line', (line) => this.waiting.shift()?.(JSON.parse(line)));
  }
  ask(request: unknown): Promise<{ ok: boolean }> {
    return new Promise<{ ok: boolean }>((resolve) => {
      this.waiting.push((answer) => resolve(answer as { ok: boolean }));
      this.process.stdin.write(`${JSON.stringify(request)}\n`);
    });
  }
  async call<Answer = EveningScreen>(request: unknown): Promise<Answer> {
    const answer = await this.ask(request);
    if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(answer)}`);
    return answer as unknown as Answer;
  }
  end(): void {
    this.process.stdin.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface Evening {
  settings?: Record<string, string>;
  seed?: number;
  title?: string;
  /** What the moment shows, and how well; `part` of the evening is over. */
  worth: (screen: EveningScreen, part: number) => Record<string, number>;
}

/**
 * Plays the evening and asks `worth(screen, part)` at each moment what it shows and how well: { turn: 3 }. Of each name the best moment is kept, the last of equals;
 * `part` says how much of the evening is over. Whoever plays with running sand says some things too late; what came before is kept all the same.
 */
export async function evening(
  game: string,
  { settings = {}, seed = 1, title = '', worth }: Evening,
): Promise<Map<string, { journal: string; screen: EveningScreen; score: number }>> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  const text = execFileSync(program, ['--lang', 'en', 'playthrough', game, '--seed', String(seed), ...options], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const played = read_playthrough(text);
  const kept = new Map<string, { journal: string; screen: EveningScreen; score: number }>();
  const native = new Program();
  try {
    let screen = await native.call({ do: 'new', game, settings: played.settings, seed, title });
    let at = Date.now() - 7_200_000;
    for (const [n, [verb, ...words]] of played.said.entries()) {
      const form = screen.prompt.forms.find((one: Form) => one.verb === verb);
      if (!form && screen.timers) break;
      if (!form) throw new Error(`${game}: ${verb} is not wanted now, but ${screen.prompt.forms.map((one) => one.verb).join(', ')}`);
      let answer: { ok: boolean } | undefined;
      const ways = [
        ...shared_out(
          words.map((word) => (word === '""' ? '' : word)),
          form.fields.length,
        ),
      ];
      // Sand takes its time.
      for (let tries = 0; !answer?.ok && tries < (screen.timers ? 200 : 1); ++tries) {
        if (tries > 0) at += 1000;
        for (const args of ways) {
          answer = await native.ask({ do: 'input', id: screen.id, entries: [{ verb, args, ...(screen.timers ? { at } : {}) }] });
          if (answer.ok) break;
        }
      }
      if (!answer?.ok) throw new Error(`${game}: ${verb} ${words.join(' ')}: ${JSON.stringify(answer)}`);
      screen = answer as unknown as EveningScreen;
      for (const [name, score] of Object.entries(worth(screen, (n + 1) / played.said.length))) {
        if (score < (kept.get(name)?.score ?? 0)) continue;
        const { text: journal } = await native.call<{ text: string }>({ do: 'export', id: screen.id });
        kept.set(name, { journal, screen, score });
      }
    }
  } finally {
    native.end();
  }
  return kept;
}
