// What may wait for the next frame, so that her sentence does not.

import { useEffect, useState } from 'preact/hooks';

import { once_painted } from '../state/painted.ts';

/** The value as it was when the screen was last painted: what she does is read first, then looked for on the board. */
export function useOncePainted<T>(value: T): T {
  const [painted, set_painted] = useState(value);
  useEffect(() => {
    if (painted === value) return;
    return once_painted(() => set_painted(value));
  }, [value]);
  return painted;
}
