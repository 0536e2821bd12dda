// Where the plots of a charter lie on the board (3.27; src/games/charterstone/types.h says the same to the engine): row by
// row from the top, each by its number.

import type { Charter } from './colours.ts';

export const plot_rows: Readonly<Record<Charter, readonly (readonly number[])[]>> = {
  purple: [
    [2, 4, 6],
    [5, 3, 1],
  ],
  green: [
    [1, 2, 3],
    [5, 4, 6],
  ],
  yellow: [[3, 1, 2], [5, 6], [4]],
  black: [[3, 4], [6, 5, 2], [1]],
  blue: [[4, 5, 1], [3, 2], [6]],
  red: [[2], [1, 3], [4, 5, 6]],
};

/** Printed on the board between the charters (3.4). */
export const commons = ['zeppelin', 'charterstone', 'grandstand', 'treasury', 'market', 'cloud-port'] as const;

export const mat_places = 5;
