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
}

export function shown_steps(report: Report | undefined, entry: number): Shown[] {
  const all: Shown[] = [];
  let notes: Note[] = [];
  for (const [index, step] of (report?.steps ?? []).entries()) {
    if (step.kind === 'note') {
      notes.push({ index, step });
    } else {
      all.push({ entry, index, step, title: report?.title, notes });
      notes = [];
    }
  }
  all.at(-1)?.notes.push(...notes);
  return all;
}

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
export function missed_steps(lines: readonly HistoryLine[]): Shown[] {
  return lines.filter((line) => !line.undone).flatMap((line) => shown_steps(line.report, line.number));
}
