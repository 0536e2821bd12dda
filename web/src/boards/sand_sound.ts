// A tone of our own when sand is out: two notes, another pair for each timer, so that an ear learns which one it was.
// Browsers let a page sound only after somebody has touched it, so the first touch makes it ready.

import { signal } from '@preact/signals';

const store_key = 'seatmate.sound';

function was_muted(): boolean {
  try {
    return localStorage.getItem(store_key) === 'off';
  } catch {
    return false;
  }
}

export const muted = signal(was_muted());

export function set_muted(off: boolean): void {
  muted.value = off;
  try {
    localStorage.setItem(store_key, off ? 'off' : 'on');
  } catch {
    // It lasts as long as the page.
  }
}

let context: AudioContext | undefined;

/** To be called when somebody touches the page. */
export function wake_sound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
}

const lowest = 523.25; // C5
const semitones = [0, 4, 7, 12];

function note(audio: AudioContext, pitch: number, at: number, length: number): void {
  const oscillator = audio.createOscillator();
  const loudness = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.35, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(loudness).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** `which`: the place of the timer among the others. */
export function sound_out(which: number): void {
  if (muted.value || !context || context.state !== 'running') return;
  const pitch = lowest * 2 ** ((semitones[which % semitones.length] ?? 0) / 12);
  note(context, pitch, context.currentTime, 0.35);
  note(context, pitch * 1.5, context.currentTime + 0.16, 0.6);
}

export function shake_out(): void {
  // Some browsers have the function and refuse it; nobody needs to hear of that.
  if (typeof navigator.vibrate === 'function') navigator.vibrate([180, 90, 180]);
}
