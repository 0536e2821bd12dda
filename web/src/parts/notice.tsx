// A sentence that comes and goes: what was done, with the way back if there is one. It is read out politely and covers
// no button.

import { signal } from '@preact/signals';

interface Said {
  text: string;
  action?: { label: string; run: () => void };
}

const said = signal<Said | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

export function notify(text: string, action?: Said['action']): void {
  said.value = { text, action };
  clearTimeout(timer);
  timer = setTimeout(() => (said.value = undefined), action ? 10_000 : 5000);
}

/** Something new was said: what could be done about the old cannot be done any more. */
export function hush(): void {
  if (said.value?.action) said.value = undefined;
}

export function Notice() {
  const now = said.value;
  return (
    <div class="notice-place" role="status" aria-live="polite">
      {now && (
        <div class="notice">
          <span>{now.text}</span>
          {now.action && (
            <button
              type="button"
              class="button small"
              onClick={() => {
                said.value = undefined;
                now.action?.run();
              }}
            >
              {now.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
