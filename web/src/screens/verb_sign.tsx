// The sign of what is done, if the game's board has one. It stands beside the words, and says nothing aloud.

import { useEffect, useState } from 'preact/hooks';

import { board_of } from '../boards/registry.ts';
import type { Play } from '../state/play.ts';
import { known_game } from '../state/tables.ts';

export function VerbSign({ play, verb }: { play: Play; verb: string }) {
  const [sign, set_sign] = useState<string | undefined>(undefined);
  const prefix = known_game(play.screen.value?.game ?? '')?.prefix ?? '';
  useEffect(() => {
    let current = true;
    board_of(prefix)?.()
      .then((module) => current && set_sign(module.verb_sign?.(verb)))
      .catch(() => undefined); // without network a board that was never opened is not there
    return () => {
      current = false;
    };
  }, [prefix, verb]);
  if (!sign) return null;
  return (
    <svg class="verb-sign" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={sign} fill-rule="evenodd" />
    </svg>
  );
}
