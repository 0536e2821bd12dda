// A part of the table that can be folded away. Which ones are open is remembered on this device, for every game alike.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

const store_key = (name: string): string => `seatmate.fold.${name}`;

function remembered(name: string): boolean | undefined {
  try {
    const value = localStorage.getItem(store_key(name));
    return value === null ? undefined : value === 'open';
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

function remember(name: string, open: boolean): void {
  try {
    localStorage.setItem(store_key(name), open ? 'open' : 'closed');
  } catch {
    // The next visit begins with everything open.
  }
}

interface FoldProps {
  /** Under which it is remembered. */
  name: string;
  title: string;
  /** A word or two that stay to be seen when it is closed. */
  aside?: ComponentChildren;
  open?: boolean;
  /** Something in it is spoken of just now: it is open, whatever is remembered. */
  needed?: boolean;
  children: ComponentChildren;
}

export function Fold({ name, title, aside, open: at_first = true, needed = false, children }: FoldProps) {
  const [open, set_open] = useState(() => remembered(name) ?? at_first);
  return (
    <details
      class="fold"
      open={open || needed}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        if (needed || now === open) return; // opened or closed by the page, not by the reader
        set_open(now);
        remember(name, now);
      }}
    >
      <summary class="fold-head">
        <h3 class="fold-title">{title}</h3>
        {aside !== undefined && <span class="fold-aside">{aside}</span>}
      </summary>
      <div class="fold-body">{children}</div>
    </details>
  );
}
