// A piece on a hex, and the same piece in a legend: the owner's shape, and on it what it is.

import type { Words } from '../words/words.ts';
import type { Looks, Stand } from './hex_looks.ts';

const shapes: Readonly<Record<Stand, string>> = {
  disc: 'M0-11.5A11.5 11.5 0 110 11.5 11.5 11.5 0 110-11.5Z',
  square: 'M-8-10.5H8A2.5 2.5 0 0110.5-8V8A2.5 2.5 0 018 10.5H-8A2.5 2.5 0 01-10.5 8V-8A2.5 2.5 0 01-8-10.5Z',
  lozenge: 'M0-13.5L13.5 0 0 13.5-13.5 0Z',
};

/** The one or two letters of a thing: `<id>.short`, or the beginning of its name. */
export function short_form(id: string, words: Words): string {
  const short = `${id}.short`;
  return words.has(short) ? words.say({ id: short }) : words.say({ id }).slice(0, 2);
}

interface PieceProps {
  piece?: string;
  stand: Stand;
  mark?: boolean;
  /** A class that gives it the colour of its owner. */
  colour?: string;
  looks?: Looks;
  words: Words;
  /** How far below the middle of the hex. */
  y?: number;
}

export function Piece({ piece, stand, mark, colour = '', looks, words, y = 7.5 }: PieceProps) {
  const glyph = piece ? looks?.piece?.(piece) : undefined;
  return (
    <g class={`piece stand-${stand} ${colour}`} transform={`translate(0 ${y})`}>
      <path class="piece-edge" d={shapes[stand]} />
      <path class="piece-stand" d={shapes[stand]} />
      {glyph ? (
        <path class="piece-glyph" d={glyph} transform={stand === 'lozenge' ? 'translate(-7 -7) scale(.875)' : 'translate(-8 -8.4)'} />
      ) : (
        piece && (
          <text class="piece-letter" y={4.5}>
            {short_form(piece, words)}
          </text>
        )
      )}
      {mark && <Mark x={11} y={-8} />}
    </g>
  );
}

/** A token beside a piece. */
export function Mark({ x = 0, y = 0 }: { x?: number; y?: number }) {
  return (
    <g class="mark" transform={`translate(${x} ${y})`}>
      <circle class="mark-edge" r={5} />
      <path class="mark-star" d="M0-3.4L1 -1 3.4-1 1.5.6 2.2 3 0 1.6-2.2 3-1.5.6-3.4-1-1-1Z" />
    </g>
  );
}
