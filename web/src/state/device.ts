// What the device can do for a player: stay awake, read aloud, keep what is stored, share a file.

import { effect, signal } from '@preact/signals';

import { route } from './route.ts';
import { settings } from './settings.ts';
import { words } from './language.ts';

/** While a game is open the screen stays on; a lock is lost whenever the page is hidden, so it is asked for again. */
export function follow_wake_lock(): void {
  let lock: WakeLockSentinel | undefined;
  let asking = false;
  const wanted = (): boolean => settings.value.awake && route.value.place.screen === 'game' && document.visibilityState === 'visible';
  const follow = async (): Promise<void> => {
    if (!wanted()) {
      await lock?.release().catch(() => undefined);
      lock = undefined;
      return;
    }
    if (asking || (lock && !lock.released) || !('wakeLock' in navigator)) return;
    asking = true;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined); // refused on low battery
    asking = false;
    if (!wanted()) await follow(); // it took its while, and the game was left
  };
  document.addEventListener('visibilitychange', () => void follow());
  effect(() => void follow());
}

export const can_speak = (): boolean => 'speechSynthesis' in globalThis;

export function read_aloud(text: string): void {
  if (!can_speak() || !text) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = words.value.locale;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.toLowerCase().startsWith(said.lang.toLowerCase()));
  if (voice) said.voice = voice;
  speechSynthesis.speak(said);
}

export function be_silent(): void {
  if (can_speak()) speechSynthesis.cancel();
}

export interface Keeping {
  /** Bytes; undefined where the browser does not tell. */
  used?: number;
  persists?: boolean;
}
export const keeping = signal<Keeping>({});

export async function look_at_storage(): Promise<void> {
  if (!navigator.storage?.estimate) return;
  const [estimate, persists] = await Promise.all([
    navigator.storage.estimate().catch(() => undefined),
    navigator.storage.persisted?.().catch(() => undefined),
  ]);
  keeping.value = { used: estimate?.usage, persists };
}

/** Asks the browser not to clear what is stored; some ask the reader, so only after a game was begun. */
export async function ask_to_persist(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
  await look_at_storage();
}

export function save_file(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function can_share(): boolean {
  const probe = new File([''], 'a.txt', { type: 'text/plain' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/** False if the reader gave it up. */
export async function share_files(all: readonly { name: string; text: string }[]): Promise<boolean> {
  const files = all.map(({ name, text }) => new File([text], name, { type: 'text/plain' }));
  return navigator.share({ files, title: all[0]?.name }).then(
    () => true,
    () => false,
  );
}

export const share_file = (name: string, text: string): Promise<boolean> => share_files([{ name, text }]);

export async function copy_text(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
