// Running sand, for whoever draws it: the clock, the sound, the animation, and the keys that say a whole form in one press.

import './running_sand.css';

import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Form, Shortcut, Timer } from '../protocol.ts';
import type { Words } from '../words/words.ts';
import type { Draw } from './hourglass.tsx';
import { shake_out, sound_out, wake_sound } from './sand_sound.ts';
import {
  clock_face,
  fraction_of,
  is_out,
  left_of,
  runs_by_the_clock,
  SandWatch,
  seconds_begun,
  SpokenTimes,
  until_change,
} from './sand_time.ts';

/** A key together with the form it says. */
export interface SandKey extends Shortcut {
  verb: string;
}

export function keys_of(forms: readonly Form[]): SandKey[] {
  return forms.flatMap((form) => (form.keys ?? []).map((key) => ({ ...key, verb: form.verb, label: key.label ?? form.label })));
}

export interface SandKeys {
  /** By timer. */
  of_timer: Map<string, SandKey[]>;
  huge: SandKey[];
  small: SandKey[];
}

/** Which keys are pressed in a hurry: those of the timers, and the first of the others (two, where no timer has any). */
export function arrange(keys: readonly SandKey[], timers: readonly Timer[]): SandKeys {
  const of_timer = new Map<string, SandKey[]>();
  const others: SandKey[] = [];
  for (const key of keys) {
    const timer = timers.find(({ id }) => key.args.includes(id));
    if (timer) of_timer.set(timer.id, [...(of_timer.get(timer.id) ?? []), key]);
    else others.push(key);
  }
  const most = of_timer.size > 0 ? 1 : 2;
  return { of_timer, huge: others.slice(0, most), small: others.slice(most) };
}

/** "2:31", "held", "out": what stands beside the name of a timer. */
export function reading_of(timer: Timer, now: number, words: Words): string {
  if (is_out(timer, now)) return words.say({ id: 'page.sand.out' });
  if (timer.mode === 'idle') return '–';
  if (timer.told) return words.say({ id: timer.mode === 'held' ? 'page.sand.held' : 'page.sand.runs' });
  return clock_face(left_of(timer, now));
}

export interface SandProps {
  timers: readonly Timer[];
  keys: readonly SandKey[];
  press(key: SandKey): void;
  words: Words;
  /** The buttons are drawn elsewhere; the keys of a keyboard are heard here all the same. */
  bare?: boolean;
  /** The clock by which `ends` is told (milliseconds since 1970); left out: this device's. */
  now?: ReadonlySignal<number>;
  /** The same as a function, of a clock that runs by itself. */
  clock?: (() => number) | undefined;
}

function useReducedMotion(): boolean {
  const query = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)'), []);
  const [reduced, set_reduced] = useState(query.matches);
  useEffect(() => {
    const follow = (): void => set_reduced(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [query]);
  return reduced;
}

/** The time, as often as a reading changes; and what there is to hear. */
function useClock(timers: readonly Timer[], clock: () => number, on_tick: (now: number) => void): number {
  const [now, set_now] = useState(clock);
  const heard = useRef(on_tick);
  heard.current = on_tick; // in the language of the last drawing
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const at = clock();
      set_now(at);
      heard.current(at);
      const wait = until_change(timers, at);
      // A little later than the change, so that it has happened.
      if (wait !== undefined) waiting = setTimeout(tick, wait + 5);
    };
    tick();
    // A page in the background is woken seldom; when it is back in sight, it catches up at once.
    const back = (): void => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(waiting);
      tick();
    };
    document.addEventListener('visibilitychange', back);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', back);
    };
  }, [timers, clock]);
  return now;
}

/** One animation for all glasses, and only while sand runs by the clock. */
function useAnimation(timers: readonly Timer[], clock: () => number, wanted: boolean) {
  const draws = useRef(new Set<Draw>());
  useEffect(() => {
    if (!wanted) return;
    let frame = 0;
    const next = (): void => {
      const now = clock();
      for (const draw of draws.current) draw(now);
      if (timers.some((timer) => runs_by_the_clock(timer) && !is_out(timer, now))) frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [timers, clock, wanted]);
  return (draw: Draw) => {
    draws.current.add(draw);
    return () => void draws.current.delete(draw);
  };
}

const writes = 'input, textarea, select, [contenteditable]';

export interface RunningSand {
  now: number;
  /** A reader of this screen wants nothing to move. */
  reduced: boolean;
  /** Takes part in the animation of all glasses. */
  join(draw: Draw): () => void;
  /** What was said last of the time that is left. */
  said: string;
}

/** The clock, the sound, the animation and the keys of the keyboard, for whoever draws the timers. */
export function useSand({ timers, keys, press, words, now: given, clock: read }: SandProps): RunningSand {
  const clock = useMemo(() => (given ? () => given.value : (read ?? (() => Date.now()))), [given, read]);
  const reduced = useReducedMotion();
  const watch = useRef<SandWatch | undefined>(undefined);
  const spoken = useRef(new SpokenTimes());
  const [said, set_said] = useState('');

  const now = useClock(timers, clock, (at) => {
    const first = !watch.current; // what was out before anybody looked is no news
    watch.current ??= new SandWatch();
    const fresh = watch.current.ran_out(timers, at);
    const lines = spoken.current
      .due(timers, at)
      .map(({ timer, seconds }) => words.say({ id: 'page.sand.left', args: { timer: words.say(timer.label), seconds } }));
    if (!first) {
      for (const timer of fresh) {
        sound_out(timers.findIndex(({ id }) => id === timer.id));
        lines.push(words.say({ id: 'page.sand.ran-out', args: { timer: words.say(timer.label) } }));
      }
      if (fresh.length > 0) shake_out();
    }
    if (lines.length > 0) set_said(lines.join(' '));
  });
  const join = useAnimation(timers, clock, !reduced);

  useEffect(() => {
    const on_key = (event: KeyboardEvent): void => {
      wake_sound();
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest(writes)) return;
      // A button, a link or a fold that has the focus takes the space for itself.
      if (event.key === ' ' && target?.closest('button, summary, a, [role="button"]')) return;
      if (document.querySelector('dialog[open]')) return;
      const key = keys.find((each) => each.key === event.key);
      if (!key) return;
      event.preventDefault();
      press(key);
    };
    document.addEventListener('keydown', on_key);
    document.addEventListener('pointerdown', wake_sound);
    return () => {
      document.removeEventListener('keydown', on_key);
      document.removeEventListener('pointerdown', wake_sound);
    };
  }, [keys, press]);

  return { now, reduced, join, said };
}

/** Instead of moving sand. */
export function Bar({ timer, now }: { timer: Timer; now: number }) {
  const fraction = fraction_of(timer, runs_by_the_clock(timer) ? (timer.ends ?? 0) - seconds_begun(left_of(timer, now)) * 1000 : now);
  return (
    <span class="sand-bar" aria-hidden="true">
      <span style={{ height: `${Math.round(fraction * 100)}%` }} />
    </span>
  );
}
