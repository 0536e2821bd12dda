// The board of the game, or its view block by block if it has none of its own.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import { Moves } from '../boards/moves.tsx';
import { type Board, board_of, type BoardProps, type Module } from '../boards/registry.ts';
import { AnyView } from '../boards/view.tsx';
import { useOncePainted } from './once_painted.ts';

const drawn_from = [
  'view',
  'pieces',
  'laid',
  'moved',
  'timers',
  'lit',
  'stages',
  'stage',
  'pick',
  'touch',
  'words',
] as const satisfies readonly (keyof BoardProps)[];

export function GameBoard({ prefix, ...now }: BoardProps & { prefix: string }) {
  // A form that opens is marked on the board at once; the marks of one that was said can stay that long.
  const said = useOncePainted(now.pick);
  const props = {
    ...now,
    view: useOncePainted(now.view),
    pieces: useOncePainted(now.pieces),
    laid: useOncePainted(now.laid),
    moved: useOncePainted(now.moved),
    lit: useOncePainted(now.lit),
    pick: now.pick ?? said,
  };
  const [Own, set_own] = useState<Board | undefined>(undefined);
  const [is_shown, set_is_shown] = useState<Module['is_shown']>(undefined);
  const load = board_of(prefix);
  useEffect(() => {
    let current = true;
    // Without network a board that was never opened is not there; the plain view is.
    load?.()
      .then((module) => {
        if (!current) return;
        set_own(() => module.default);
        set_is_shown(() => module.is_shown);
      })
      .catch(() => current && set_own(() => AnyView));
    return () => {
      current = false;
    };
  }, [prefix]);
  const Drawn = load ? Own : AnyView;
  // It is much to draw: only what it shows is a reason to.
  const drawn = useMemo(
    () => (Drawn ? <Drawn {...props} /> : <div class="board-wait" aria-hidden="true" />),
    [Drawn, ...drawn_from.map((name) => props[name])],
  );
  const root = useRef<HTMLDivElement>(null);
  const arrows = useMemo(() => Drawn && (is_shown ? props.moved?.filter(is_shown) : props.moved), [Drawn, is_shown, props.moved]);
  return (
    <div class="board-drawn" ref={root}>
      {drawn}
      <Moves root={root} moved={arrows} table={props.laid} />
    </div>
  );
}
