import type { Look } from './look.ts';

export const look: Look = {
  kinds: { card: 'page.box.kind.her-cards', building: 'page.box.kind.buildings', track: 'page.box.kind.boards' },
  kind_of: (id) => (id.includes('.') ? (id.split('.')[0] ?? id) : 'track'),
  order: { 'tell-building': [['value'], ['crate-number'], ['name']] },
  // CH-PLACE-1: a card shows a building of the Commons, or selects one by value and name.
  settle(verb, said) {
    if (verb !== 'tell-card' || !said.target) return said;
    if (said.target === 'commons') return { ...said, order: '-', rank: '-', names: '-', ...(said.building === '-' && { building: '' }) };
    const shown = Object.fromEntries(['order', 'rank', 'names'].filter((id) => said[id] === '-').map((id) => [id, '']));
    return { ...said, ...shown, building: '-' };
  },
  // Which buildings there are unfolds in a campaign: only what was told is named, and one that has come is found by the
  // number on its card. What we made up about the others is nobody's business.
  later: ({ id, source }) => id.startsWith('building.') && source !== 'yours',
  seconds: { card: 30, building: 15, track: 25 },
};
