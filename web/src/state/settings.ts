// What this device remembers about its reader. It is no part of any game, so it lives in localStorage.

import { effect, signal } from '@preact/signals';

export interface Settings {
  /** Empty: as the browser asks. */
  locale: string;
  /** 1 to 5; 2 is the browser's own size. */
  size: number;
  /** Her steps are read out as they come up. */
  aloud: boolean;
  /** The screen stays on while a game is open. */
  awake: boolean;
  /** What BG Stats and the copied result call the player. */
  player: string;
}

const key = 'seatmate.settings';
const fresh: Settings = { locale: '', size: 2, aloud: false, awake: true, player: '' };

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
