// How cards look wherever a form names them: the colour and the sign of their kind.

import type { Look, LookOf } from '../../parts/looks.tsx';
import { card_named } from './cards.ts';
import { kind_colours } from './colours.ts';
import { path_of } from './symbols.tsx';
import { sign_of } from './tiles.tsx';

export const look_of: LookOf = ({ id }): Look | undefined => {
  const card = card_named(id);
  const sign = card && path_of(sign_of(card));
  return card && sign ? { ...kind_colours[card.kind], sign } : undefined;
};
