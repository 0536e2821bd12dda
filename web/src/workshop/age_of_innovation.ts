import { said_in_label } from './arguments.ts';
import type { Look } from './look.ts';

export const look: Look = {
  kinds: { card: 'page.box.kind.factions' },
  kind_of: (id) => id.split('.')[0] ?? id,
  seconds: { card: 40 },
  fact_of: (form) => `card.${said_in_label(form, 'faction')}`,
};
