// What page and worker, and the tabs among themselves, say to each other.

import type { Change } from '../protocol.ts';
import type { KnownGame } from './table.ts';

/** Also the name of the lock under which the engine works. */
export const channel_name = 'seatmate';

/**
 * The channel on which a tab hears its worker's answers. Chromium keeps a worker's own messages back until the frame of the tap that
 * asked is painted; on a channel they come at once, and her step is in that frame.
 */
export const answers_name = (sender: string): string => `${channel_name}-answers-${sender}`;

/** Where the page lies, which games it has, and who its tab is. */
export interface Begin {
  kind: 'begin';
  base: string;
  games: readonly KnownGame[];
  sender: string;
}

export type ToWorker = Begin | { kind: 'call'; number: number; request: string };

export interface FromWorker {
  number: number;
  answer: string;
}

/** To the other tabs. */
export interface News {
  sender: string;
  /** As the answer to its call says it. */
  changed?: readonly Change[];
  /** A tab opened or closed a game. */
  sat?: string;
}
