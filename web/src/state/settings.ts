// What this device remembers about its reader. It is no part of any game, so it lives in localStorage.

import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export interface Settings {
  /** Empty: as the browser asks. */
  locale: string;
  /** 1 to 5; 2 is the browser's own size. */
  size: number;
  /** Light, dark, or as the system is. */
  scheme: Scheme;
  /** Her steps are read out as they come up. */
  aloud: boolean;
  /** The screen stays on while a game is open. */
  awake: boolean;
  /** What BG Stats and the copied result call the player. */
  player: string;
  /** Where a new game lives: in this browser, or at the server of the home network where there is one. */
  lives: 'here' | 'server';
}

const key = 'seatmate.settings';
const fresh: Settings = { locale: '', size: 2, scheme: 'system', aloud: false, awake: true, player: '', lives: 'here' };

/** Storage can be forbidden or full; then a setting lasts as long as the page. */
export function recall<T extends object>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(name);
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...otherwise, ...value } : otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: object | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // as above
  }
}

export const settings = signal<Settings>(recall(key, fresh));

export function set_setting(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  remember(key, settings.value);
}

export function follow_text_size(): void {
  effect(() => {
    document.documentElement.dataset.size = String(settings.value.size);
  });
}

const system_is_dark = signal(globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false);

/** What is on the screen: the reader's choice, or else the system's. */
export const is_dark: ReadonlySignal<boolean> = computed(() =>
  settings.value.scheme === 'system' ? system_is_dark.value : settings.value.scheme === 'dark',
);

/** Colours follow `color-scheme`, which follows `data-scheme` (styles/tokens.css); what is no colour follows `data-dark`. */
export function follow_scheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => (system_is_dark.value = matches));
  // The browser's own bar has a colour for each; of a scheme that was chosen it takes that one, whatever the system is.
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((bar) => ({ bar, own: bar.content }));
  const bar_of = (scheme: Scheme): string | undefined => bars.find(({ bar }) => bar.media.includes(scheme))?.own;
  effect(() => {
    const { scheme } = settings.value;
    Object.assign(document.documentElement.dataset, { scheme, dark: String(is_dark.value) });
    for (const { bar, own } of bars) bar.content = bar_of(scheme) ?? own;
  });
}
