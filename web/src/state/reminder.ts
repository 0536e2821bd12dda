// When to remind that games of this browser lie in no file. A browser may clear what a page stored: when space runs out,
// or after weeks in which the page was not opened. So somebody who has played for weeks is reminded, at most once a day.

import { signal } from '@preact/signals';

import { recall, remember } from './settings.ts';

const day = 86_400_000;
/** How long a game may go without a file: where the browser promised to keep it, and where it did not. */
export const weeks = { promised: 6, otherwise: 2 };
/** After "Later". */
const pause = 7 * day;

export interface Kept {
  /** When games were first seen in this browser; 0: never. */
  first: number;
  /** When it was reminded, or when it may be again. */
  reminded: number;
  /** When each game, or campaign, was last saved as a file. */
  saved: Record<string, number>;
}

export interface Playable {
  /** Of the campaign, if it is a game of one: they go into one file. */
  key: string;
  played: number;
}

const key = 'seatmate.saved';
const fresh: Kept = { first: 0, reminded: 0, saved: {} };
/** More are not remembered; the ones saved last stay. */
const most = 500;

/** The games that were played since they were last saved, and for how many weeks they were not; none if it is not time. */
export function unsaved<Game extends Playable>(kept: Kept, games: readonly Game[], now: number, promised: boolean): Game[] {
  const limit = (promised ? weeks.promised : weeks.otherwise) * 7 * day;
  // A moment that has not come yet was told by a clock that was wrong.
  const reminded = kept.reminded > now + pause ? 0 : kept.reminded;
  if (kept.first === 0 || now - reminded < day) return [];
  return games.filter((game) => {
    const saved = kept.saved[game.key] ?? 0;
    return game.played > saved && now - Math.max(saved, kept.first) >= limit;
  });
}

const read = (): Kept => {
  const kept = recall(key, fresh);
  return { ...kept, saved: { ...kept.saved } };
};

function change(how: (kept: Kept) => Partial<Kept>): void {
  const kept = read();
  remember(key, { ...kept, ...how(kept) });
}

/** What Home reminds of now; it stays until one has saved, put it off, or left. */
export const reminding = signal<readonly Playable[]>([]);

/** Home shows these games of this browser. */
export function look_whether_to_remind(games: readonly Playable[], now: number, promised: boolean): void {
  if (games.length > 0 && read().first === 0) change(() => ({ first: now }));
  const found = unsaved(read(), games, now, promised);
  if (found.length === 0) return;
  change(() => ({ reminded: now }));
  reminding.value = found;
}

export function later(now: number): void {
  reminding.value = [];
  change(() => ({ reminded: now + pause - day }));
}

export function note_saved(keys: readonly string[], now: number): void {
  reminding.value = reminding.value.filter((game) => !keys.includes(game.key));
  change(({ saved }) => {
    for (const one of keys) saved[one] = now;
    const newest = Object.entries(saved).sort(([, a], [, b]) => b - a);
    return { saved: Object.fromEntries(newest.slice(0, most)) };
  });
}
