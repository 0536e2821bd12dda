// The timers of a game in real time against a clock. The game says when the sand will be out; who shows it compares
// that with the clock (docs/protocol.md, Timer). The terminal reads them by the same rules: src/cli/table/timers.cpp.

import type { Timer } from '../protocol.ts';

const second = 1000;
export const little = 10 * second;

export function runs_by_the_clock(timer: Timer): boolean {
  return timer.mode === 'runs' && !timer.told;
}

export function is_out(timer: Timer, now: number): boolean {
  return timer.mode === 'out' || (runs_by_the_clock(timer) && (timer.ends ?? 0) <= now);
}

/** Milliseconds; of real sand nobody knows. */
export function left_of(timer: Timer, now: number): number {
  if (timer.mode === 'held') return timer.left ?? 0;
  return runs_by_the_clock(timer) ? Math.max((timer.ends ?? 0) - now, 0) : 0;
}

export function is_low(timer: Timer, now: number): boolean {
  return runs_by_the_clock(timer) && !is_out(timer, now) && left_of(timer, now) <= little;
}

/** Some timer has been turned over; in a council or a setup none has. */
export function in_real_time(timers: readonly Timer[]): boolean {
  return timers.some((timer) => timer.mode !== 'idle');
}

/**
 * Sand in the upper half, from 0 to 1. One that nobody has turned over yet has all of it below. Of real sand nobody
 * knows: half of it, until somebody says that it is out.
 */
export function fraction_of(timer: Timer, now: number): number {
  if (timer.mode === 'idle' || is_out(timer, now)) return 0;
  if (timer.told) return 0.5;
  const duration = timer.duration ?? 0;
  return duration > 0 ? Math.min(left_of(timer, now) / duration, 1) : 0;
}

export function seconds_begun(milliseconds: number): number {
  return Math.ceil(Math.max(milliseconds, 0) / second);
}

/** "2:31", "1:02:03". A second that has begun counts, so that 0:00 is out. */
export function clock_face(milliseconds: number): string {
  const all = seconds_begun(milliseconds);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(all / 60);
  if (minutes < 60) return `${minutes}:${two(all % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(all % 60)}`;
}

/** Milliseconds until a reading in seconds changes; undefined: no sand runs by the clock. */
export function until_change(timers: readonly Timer[], now: number): number | undefined {
  const waits = timers
    .filter((timer) => runs_by_the_clock(timer) && !is_out(timer, now))
    .map((timer) => left_of(timer, now) - (seconds_begun(left_of(timer, now)) - 1) * second);
  return waits.length > 0 ? Math.min(...waits) : undefined;
}

/**
 * Notices once that a timer has run out; also when an entry was quicker to notice it, and not again when an entry is
 * taken back.
 */
export class SandWatch {
  private readonly ends = new Map<string, number>(); // of those that run, or did before an entry
  private readonly noticed = new Set<string>();

  ran_out(timers: readonly Timer[], now: number): Timer[] {
    const fresh: Timer[] = [];
    for (const timer of timers) {
      if (timer.told) continue;
      if (timer.mode === 'runs') this.ends.set(timer.id, timer.ends ?? 0);
      else if (timer.mode !== 'out') this.ends.delete(timer.id);
      const end = this.ends.get(timer.id);
      if (end === undefined) continue;
      if (end <= now) {
        const once = `${timer.id} ${end}`;
        if (is_out(timer, now) && !this.noticed.has(once)) {
          this.noticed.add(once);
          fresh.push(timer);
        }
      } else if (timer.mode === 'out') {
        this.ends.delete(timer.id); // it was out before it was turned over, and that was taken back
      }
    }
    return fresh;
  }
}

/** Seconds at which the time left is said aloud: often enough to plan, seldom enough to talk in between. */
export const spoken_at = [60, 30, 10] as const;

/** Says each threshold once for each time a timer is turned over; only the last one passed since it was asked before. */
export class SpokenTimes {
  private readonly said = new Map<string, number>(); // by timer and end: the lowest threshold said or passed

  /** The timers that have just passed a threshold, and how many seconds that is. */
  due(timers: readonly Timer[], now: number): { timer: Timer; seconds: number }[] {
    const due: { timer: Timer; seconds: number }[] = [];
    for (const timer of timers) {
      if (!runs_by_the_clock(timer) || is_out(timer, now)) continue;
      const once = `${timer.id} ${timer.ends ?? 0}`;
      const left = seconds_begun(left_of(timer, now));
      const passed = spoken_at.filter((threshold) => left <= threshold).at(-1);
      const before = this.said.get(once);
      this.said.set(once, passed ?? Infinity);
      // The first look only takes note of where it stands: a timer of 30 seconds need not say so at once.
      if (passed !== undefined && before !== undefined && passed < before) due.push({ timer, seconds: passed });
    }
    return due;
  }
}
