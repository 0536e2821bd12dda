// What may wait for the next frame, so that her sentence does not.

import { useEffect, useState } from 'preact/hooks';

/** The value as it was when the screen was last painted: what she does is read first, then looked for on the board. */
export function useOncePainted<T>(value: T): T {
  const [painted, set_painted] = useState(value);
  useEffect(() => {
    if (painted === value) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (soon = setTimeout(() => set_painted(value))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(soon);
    };
  }, [value]);
  return painted;
}
