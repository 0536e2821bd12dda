// How the things of the box look that a form or a step names: grounds and disciplines in their colours, buildings and actions
// with their signs.

import type { Look } from '../../parts/looks.tsx';
import type { Message } from '../../protocol.ts';
import { disciplines, grounds } from './colours.ts';
import { power_signs, sign_of } from './symbols.tsx';
import { final_tiles, tiles } from './tiles.ts';

const book_signs: Readonly<Record<string, string>> = {
  'five-power': 'power',
  'points-for-guilds': 'guild',
  'six-coins': 'coins',
  'three-spades': 'spade',
  'two-steps': 'step',
  'workshop-to-guild': 'guild',
};

/** What a book action brings, as a sign. */
export const book_sign = (action: Message | undefined): readonly string[] => {
  const sign = action && book_signs[action.id.slice(action.id.lastIndexOf('.') + 1)];
  return sign === undefined ? [] : [sign];
};

const signed = (name: string | undefined): Look | undefined => {
  const sign = name === undefined ? undefined : sign_of(name);
  return sign === undefined ? undefined : { sign };
};

export function look_of({ id, args }: Message): Look | undefined {
  const [, family = '', name = ''] = id.split('.');
  switch (family) {
    case 'terrain':
      return grounds[name as keyof typeof grounds];
    case 'discipline': {
      const colour = disciplines[name];
      const sign = sign_of(name);
      return colour && { ...colour, ...(sign !== undefined && { sign }), round: true };
    }
    case 'building':
      return signed(name);
    case 'standing':
      return signed(name.split('-')[1]);
    case 'power-action':
      return signed(power_signs[Number(name) - 1]?.[0]);
    case 'book-action':
      return signed(book_signs[name]);
    case 'tile':
    case 'final-tile': {
      const tile = (family === 'tile' ? tiles : final_tiles)[Number(name) - 1];
      return tile && { ...disciplines[tile.discipline], ...signed(tile.sign), round: true };
    }
    case 'option': {
      // A scholar there: it looks like the discipline.
      const discipline = name === 'scholar' ? args?.discipline : undefined;
      return typeof discipline === 'object' && 'term' in discipline ? look_of({ id: discipline.term }) : undefined;
    }
    default:
      return undefined;
  }
}
