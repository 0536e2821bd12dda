// The native program, to compare with.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from './site.mjs';

/** SEATMATE names another one. */
export const program = process.env.SEATMATE ?? join(root, 'build/release/seatmate');
export const built = existsSync(program);

/** What `seatmate replay` tells of a journal: one entry each, with its steps. Lines are unwrapped. */
export function replay(journal, locale) {
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
export function read_replay(text) {
  const entries = [];
  for (const line of text.split('\n')) {
    const entry = /^ {0,3}(\d+) {2}(\S.*)$/.exec(line);
    const step = /^ {6}- (.*)$/.exec(line);
    if (entry) entries.push({ number: Number(entry[1]), text: entry[2], steps: [] });
    else if (step) entries.at(-1)?.steps.push(step[1]);
    else if (/^ {8}\S/.test(line) && entries.at(-1)?.steps.length > 0) entries.at(-1).steps.push(`${entries.at(-1).steps.pop()} ${line.trim()}`);
    else if (/^ {6}\S/.test(line) && entries.length > 0 && entries.at(-1).steps.length === 0) entries.at(-1).text += ` ${line.trim()}`;
  }
  return entries;
}

/** `seatmate serve`; gives back what it printed until it was ready, and how to end it. */
export async function serve(...options) {
  const folder = mkdtempSync(join(tmpdir(), 'seatmate-serve-'));
  const child = spawn(program, ['--lang', 'en', '--data', folder, 'serve', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
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
