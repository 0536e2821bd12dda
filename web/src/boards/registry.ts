// What a game contributes to the page: at most a board of its own. A game without one is drawn block by block from its
// view (view.tsx), and so is every block that a board leaves out.

import type { ComponentType } from 'preact';

import type { Timer, View } from '../protocol.ts';
import type { Words } from '../words/words.ts';

/** A form wants a place: it is tapped, or reached with the arrow keys and taken with Enter. */
export interface Pick {
  places: ReadonlySet<string>;
  chosen?: string;
  choose(place: string): void;
}

export interface BoardProps {
  view: View;
  timers?: readonly Timer[];
  /** Places of the step now shown. */
  lit: ReadonlySet<string>;
  /** Why?: what was left after each criterion; `stage` is the index of the one shown (left out: the last). */
  stages?: readonly ReadonlySet<string>[];
  stage?: number;
  pick?: Pick;
  words: Words;
}

export type Board = ComponentType<BoardProps>;

const boards: Readonly<Record<string, () => Promise<{ default: Board }>>> = {
  aoi: () => import('./age-of-innovation/board.tsx'),
};

/** By the prefix of the game's messages. */
export function board_of(prefix: string): (() => Promise<{ default: Board }>) | undefined {
  return Object.hasOwn(boards, prefix) ? boards[prefix] : undefined;
}
