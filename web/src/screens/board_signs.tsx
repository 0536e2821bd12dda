// What the board of a game lends to the panel: the sign of what is done, and her cards of a turn. They stand beside the words,
// and say nothing aloud.

import { useEffect, useState } from 'preact/hooks';

import { board_of, type Module } from '../boards/registry.ts';
import type { Message } from '../protocol.ts';
import type { Play } from '../state/play.ts';
import { known_game } from '../state/tables.ts';

function useBoard(play: Play): Module | undefined {
  const [board, set_board] = useState<Module | undefined>(undefined);
  const prefix = known_game(play.screen.value?.game ?? '')?.prefix ?? '';
  useEffect(() => {
    let current = true;
    board_of(prefix)?.()
      .then((module) => current && set_board(module))
      .catch(() => undefined); // without network a board that was never opened is not there
    return () => {
      current = false;
    };
  }, [prefix]);
  return board;
}

export function VerbSign({ play, verb }: { play: Play; verb: string }) {
  const sign = useBoard(play)?.verb_sign?.(verb);
  if (!sign) return null;
  return (
    <svg class="verb-sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={sign} fill-rule="evenodd" />
    </svg>
  );
}

export function HerCardsOf({ play, title }: { play: Play; title: Message | undefined }) {
  const Cards = useBoard(play)?.HerCards;
  return Cards && title ? <Cards title={title} /> : null;
}
