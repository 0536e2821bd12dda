// Her turn, cut into what is shown at once: a step to carry out (or to take if wanted) together with the notes that
// stand before it. Notes at the end belong to the last step.

import type { HistoryLine, Report, Step } from '../protocol.ts';

export interface Note {
  /** Index of the step in its report, for `why`. */
  index: number;
  step: Step;
}

export interface Shown extends Note {
  /** The entry that brought it about. */
  entry: number;
  title: Report['title'];
  notes: Note[];
  /** What is done in one motion with it: the points it brings. */
  also?: Note[];
}

/** Is it done in one motion with the step before it? */
export type Joins = (step: Step) => boolean;

export function shown_steps(report: Report | undefined, entry: number, joins: Joins = () => false): Shown[] {
  const all: Shown[] = [];
  let notes: Note[] = [];
  for (const [index, step] of (report?.steps ?? []).entries()) {
    // What somebody may do stands by itself: her points come with what she did.
    const before = all.findLast((one) => one.step.kind === 'carry_out');
    if (before && step.kind !== 'you_may' && joins(step)) {
      before.also = [...(before.also ?? []), ...notes, { index, step }];
      notes = [];
    } else if (step.kind === 'note') {
      notes.push({ index, step });
    } else {
      all.push({ entry, index, step, title: report?.title, notes });
      notes = [];
    }
  }
  all.at(-1)?.notes.push(...notes);
  return all;
}

/** The steps of a motion, the one that leads it first. */
export const motion_of = (shown: Shown): readonly Note[] => [shown, ...(shown.also ?? [])];
/** The step after which all of it is done. */
export const last_of = (shown: Shown): number => Math.max(...motion_of(shown).map(({ index }) => index));

/** The steps that belong together, as one card: those that one entry brought about, around the present one. */
export function card_at(queue: readonly Shown[], done: number): { from: number; to: number } {
  const entry = queue[done]?.entry;
  let from = done;
  while (from > 0 && queue[from - 1]?.entry === entry) from -= 1;
  let to = done;
  while (to < queue.length && queue[to]?.entry === entry) to += 1;
  return { from, to };
}

/** What is left to carry out: none of the first `done`, and none that was ticked off before its turn came. */
export function left_over(queue: readonly Shown[], done: number, ticked: readonly number[]): Shown[] {
  return queue.filter((_, i) => i >= done && !ticked.includes(i));
}

/** Notes of a report that asks for nothing: they are shown with what comes next. */
export function lone_notes(report: Report | undefined): Note[] {
  const steps = report?.steps ?? [];
  return steps.every((step) => step.kind === 'note') ? steps.map((step, index) => ({ index, step })) : [];
}

/** What a device remembers of a game: the entry it saw last, the steps shown since, how many are carried out. */
export interface Progress {
  number: number;
  done: number;
  /** Those that were carried out before their turn came. */
  ticked?: number[];
  queue: Shown[];
}

/** The steps of all entries that came after the one seen last: somebody else went on with the game. */
export function missed_steps(lines: readonly HistoryLine[], joins?: Joins): Shown[] {
  return lines.filter((line) => !line.undone).flatMap((line) => shown_steps(line.report, line.number, joins));
}
