// The board of the game, or its view block by block if it has none of its own.

import { useEffect, useState } from 'preact/hooks';

import { type Board, board_of, type BoardProps } from '../boards/registry.ts';
import { AnyView } from '../boards/view.tsx';

/** The value as it was when the screen was last painted: what she does is read first, then looked for on the board. */
function useOncePainted<T>(value: T): T {
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

export function GameBoard({ prefix, ...now }: BoardProps & { prefix: string }) {
  const props = { ...now, view: useOncePainted(now.view), lit: useOncePainted(now.lit) };
  const [Own, set_own] = useState<Board | undefined>(undefined);
  const load = board_of(prefix);
  useEffect(() => {
    let current = true;
    // Without network a board that was never opened is not there; the plain view is.
    load?.()
      .then((module) => current && set_own(() => module.default))
      .catch(() => current && set_own(() => AnyView));
    return () => {
      current = false;
    };
  }, [prefix]);
  if (load && !Own) return <div class="board-wait" aria-hidden="true" />;
  return Own ? <Own {...props} /> : <AnyView {...props} />;
}
