// The board of the game, or its view block by block if it has none of its own.

import { useEffect, useState } from 'preact/hooks';

import { type Board, board_of, type BoardProps } from '../boards/registry.ts';
import { AnyView } from '../boards/view.tsx';

export function GameBoard({ prefix, ...props }: BoardProps & { prefix: string }) {
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
