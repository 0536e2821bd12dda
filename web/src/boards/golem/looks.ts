// How the things of the box look that a form or a step names: marbles and districts in their colours, rows with their signs.

import type { Look } from '../../parts/looks.tsx';
import type { Message } from '../../protocol.ts';
import { book_colours, marble_colours } from './colours.ts';
import { sign_of } from './symbols.tsx';

export function look_of({ id, args }: Message): Look | undefined {
  const [, family = '', name = ''] = id.split('.');
  switch (family) {
    case 'marble': {
      const colour = marble_colours[name];
      return colour && { ...colour, round: true };
    }
    case 'district':
      return marble_colours[name];
    case 'book':
      return book_colours[name];
    case 'row': {
      const sign = sign_of(name);
      return sign === undefined ? undefined : { sign };
    }
    case 'place': {
      // A book in the library has its colour.
      const colour = args?.colour;
      return typeof colour === 'object' && 'term' in colour ? look_of({ id: colour.term }) : undefined;
    }
    default:
      return undefined;
  }
}
