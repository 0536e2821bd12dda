// Keys at the table. They work wherever no text is being typed and nothing lies over the table; `?` lists them.

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Draft } from '../state/drafts.ts';
import { read_aloud } from '../state/device.ts';
import type { Play } from '../state/play.ts';
import { close, go_home, open, route } from '../state/route.ts';
import { spoken, why_name } from './her_turn.tsx';
import { undo_last } from './undo.ts';
import { buttons_now, choose_form, everything } from './your_turn.tsx';

/** Key → id of the words that say what it does. */
export const shortcuts: readonly (readonly [string, string])[] = [
  ['Enter', 'page.keys.enter'],
  ['→', 'page.keys.forward'],
  ['← / Backspace', 'page.keys.back'],
  ['1 – 9', 'page.keys.digits'],
  ['W', 'page.keys.why'],
  ['R', 'page.keys.read'],
  ['U', 'page.keys.undo'],
  ['Y', 'page.keys.redo'],
  ['H', 'page.keys.history'],
  ['C', 'page.keys.correct'],
  ['M', 'page.keys.more'],
  ['Esc', 'page.keys.escape'],
  ['?', 'page.keys.help'],
];

export function is_typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')
  );
}

export function use_keyboard(play: Play, draft: Signal<Draft>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (is_typing(event.target) || document.querySelector('dialog[open]')) return;
      if (heard(event)) event.preventDefault();
    };
    // Where seconds count a game has keys of its own; the sand (boards/sand.tsx) has heard those before.
    const heard = (event: KeyboardEvent): boolean => {
      const { key } = event;
      const now = play.now.value;
      const prompt = play.screen.value?.prompt;
      const on_control = event.target instanceof HTMLElement && event.target.closest('button, a, input, summary, [tabindex="0"]') !== null;
      switch (key.length === 1 ? key.toLowerCase() : key) {
        case 'Enter':
          if (on_control) return false;
          document.querySelector<HTMLElement>('[data-main], .panel button[type="submit"]:not(:disabled)')?.click();
          return true;
        case 'Backspace':
        case 'ArrowLeft':
          if (on_control && key === 'ArrowLeft' && !(event.target instanceof HTMLButtonElement)) return false;
          if (!now || route.value.open) return false;
          play.carried_out(play.done.value - 1);
          return true;
        case 'ArrowRight':
          if (on_control && !(event.target instanceof HTMLButtonElement)) return false;
          if (!now || route.value.open) return false;
          play.carried_out(play.done.value + 1);
          return true;
        case 'w':
          if (!now?.step.reasons || route.value.open) return false;
          open(why_name(now.entry, now.index));
          return true;
        case 'r':
          if (!now) return false;
          read_aloud(spoken(now));
          return true;
        case 'u':
          void undo_last(play);
          return true;
        case 'y':
          if (!play.closed.value) void play.redo();
          return true;
        case 'h':
          open('history');
          return true;
        case 'c':
          if (!play.closed.value) open('correct');
          return true;
        case 'm':
          open('more');
          return true;
        case '?':
          open('keys');
          return true;
        case 'Escape':
          if (route.value.open) close();
          else go_home();
          return true;
        default: {
          if (!/^[1-9]$/.test(key) || now || !prompt || (route.value.open && route.value.open !== everything)) return false;
          const form = prompt.mood === 'question' ? undefined : buttons_now(play)[Number(key) - 1];
          if (form) choose_form(play, form);
          else if (prompt.mood === 'question')
            document.querySelectorAll<HTMLElement>('.panel .big-buttons .button')[Number(key) - 1]?.click();
          return true;
        }
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [play, draft]);
}
