// How a thing that a word names looks on the table: the colour of its piece, and a sign. The board of the game says so; the word
// stands beside it, and what says nothing of itself is a word.

import { signal } from '@preact/signals';

import type { Message, Option } from '../protocol.ts';

export interface Look {
  /** Of the piece, and what is drawn on it. */
  tone?: string;
  ink?: string;
  /** A path in a square of 16 by 16. */
  sign?: string;
  round?: boolean;
}

export type LookOf = (message: Message) => Look | undefined;

/** Of the game that is open. */
export const look_of = signal<LookOf | undefined>(undefined);

export function OptionLook({ option: { label } }: { option: Option }) {
  const look = label ? look_of.value?.(label) : undefined;
  if (!look) return null;
  const { tone, ink, sign, round } = look;
  return (
    <svg class="look" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {tone && <rect class="look-piece" x={1} y={1} width={22} height={22} rx={round ? 11 : 5} style={{ fill: tone }} />}
      {sign && <path d={sign} transform="translate(4 4)" fill-rule="evenodd" style={{ fill: tone ? ink : 'currentcolor' }} />}
    </svg>
  );
}
