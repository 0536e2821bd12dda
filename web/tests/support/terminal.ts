// The native program, to compare with.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from './site.ts';

/** SEATMATE names another one. */
export const program = process.env.SEATMATE ?? join(root, 'build/release/seatmate');
export const built = existsSync(program);

export interface Replayed {
  number: number;
  text: string;
  steps: string[];
}

/** What `seatmate replay` tells of a journal: one entry each, with its steps. Lines are unwrapped. */
export function replay(journal: string, locale: string): Replayed[] {
  const folder = mkdtempSync(join(tmpdir(), 'seatmate-replay-'));
  try {
    const file = join(folder, 'game.txt');
    writeFileSync(file, journal);
    const text = execFileSync(program, ['--lang', locale, '--data', folder, 'replay', file], { encoding: 'utf8', maxBuffer: 1 << 26 });
    return read_replay(text);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

//   12  what was said
//       - a step,
//         and the rest of its sentence
export function read_replay(text: string): Replayed[] {
  const entries: Replayed[] = [];
  for (const line of text.split('\n')) {
    const entry = /^ {0,3}(\d+) {2}(\S.*)$/.exec(line);
    const step = /^ {6}- (.*)$/.exec(line);
    const last = entries.at(-1);
    if (entry) entries.push({ number: Number(entry[1]), text: entry[2], steps: [] });
    else if (step) last?.steps.push(step[1]);
    else if (last && /^ {8}\S/.test(line) && last.steps.length > 0) last.steps.push(`${last.steps.pop()} ${line.trim()}`);
    else if (last && /^ {6}\S/.test(line) && last.steps.length === 0) last.text += ` ${line.trim()}`;
  }
  return entries;
}

/** `seatmate serve`; gives back what it printed until it was ready, and how to end it. */
export async function serve(...options: string[]): Promise<{ said: () => string; end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'seatmate-serve-'));
  const child = spawn(program, ['--lang', 'en', '--data', folder, 'serve', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('Ctrl-C')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`seatmate serve ended with ${code}: ${said}`)));
  });
  return {
    said: () => said,
    end: async () => {
      const over = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
