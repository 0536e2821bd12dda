// What the board of a game lends to the panel: the sign of what is done, her cards of a turn, and its own way to fill in a field.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { board_of, type Module, type PictureProps } from '../boards/registry.ts';
import { FieldEditor, type EditorProps } from '../parts/fields.tsx';
import { look_of } from '../parts/looks.tsx';
import type { Form, Step } from '../protocol.ts';
import { words } from '../state/language.ts';
import type { Play } from '../state/play.ts';
import type { Shown } from '../state/steps.ts';
import { known_game } from '../state/tables.ts';

const no_board: Module = { default: () => null };
// What came once is there at once for whoever asks next: nothing is drawn in one way first and then in the other.
const here = new Map<string, Module>();

/** What the game brings, once it is there. */
export function useBoard(play: Play): Module | undefined {
  const prefix = known_game(play.screen.value?.game ?? '')?.prefix ?? '';
  const [board, set_board] = useState<Module | undefined>(() => here.get(prefix));
  useEffect(() => {
    let current = true;
    const came = (module: Module) => {
      here.set(prefix, module);
      if (current) set_board(module);
    };
    board_of(prefix)?.()
      .then(came)
      // Without network a board that was never opened is not there; it may come later.
      .catch(() => current && set_board(no_board));
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

export function HerCardsOf({ play, shown: { title, step, entry, index } }: { play: Play; shown: Shown }) {
  const Cards = useBoard(play)?.HerCards;
  if (!Cards || !title) return null;
  return <Cards title={title} step={step} table={play.table_at(entry, index)} words={words.value} />;
}

/** The steps of a card that the game draws as a picture to tick, and the picture. */
export function usePicture(play: Play): { Picture: ComponentType<PictureProps>; pictured(step: Step): boolean } | undefined {
  const { Picture, pictured } = useBoard(play) ?? {};
  return Picture && pictured ? { Picture, pictured } : undefined;
}

/** While a table is open, what its options name looks as it does there. */
export function useLooks(play: Play): void {
  const board = useBoard(play);
  useEffect(() => {
    look_of.value = board?.look_of;
    return () => (look_of.value = undefined);
  }, [board]);
}

/** All there is to say is a field that the game has filled in in its own way: the last tap in it says it. */
export function useOwnAnswer(play: Play, form: Form | undefined): boolean {
  const board = useBoard(play);
  const [field, ...more] = form?.fields ?? [];
  return field !== undefined && more.length === 0 && (board?.edits?.(field) ?? false);
}

/** A field of a form: as the game itself would have it filled in, or as of any game. `answer`: the field is all there is to say. */
export function FieldOf({ play, answer, ...props }: EditorProps & { play: Play; answer?: (value: string) => void }) {
  const board = useBoard(play);
  const Editor = board?.edits?.(props.field) ? board.Editor : undefined;
  if (!Editor) return <FieldEditor {...props} />;
  return <Editor {...props} table={play.laid.value?.table} words={words.value} answer={answer} />;
}
