import { said_in_label } from './arguments.ts';
import type { Look } from './look.ts';

export const look: Look = {
  kinds: {
    scorecard: 'page.box.kind.scorecards',
    card: 'page.box.kind.her-cards',
    track: 'page.box.kind.track',
    icon: 'page.box.kind.icons',
  },
  kind_of: (id) => id.split('.')[0] ?? id,
  // The left side and the right side of a card.
  piece_of: (id) => id.replace(/\.(left|right)$/, ''),
  usual: { 'tell-left': { province: '0' } },
  seconds: { scorecard: 30, card: 20, track: 90 },
  fact_of(form) {
    const side = /^tell-(left|right)$/.exec(form.verb)?.[1];
    if (side) return `card.${said_in_label(form, 'n')}.${side}`;
    return form.verb === 'tell-track' ? 'track' : `scorecard.${said_in_label(form, 'level')}`;
  },
};
