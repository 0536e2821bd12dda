// The cards are drawn as they are printed.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { action_signs, cards } from './cards.tsx';
import { Sign } from './symbols.tsx';

interface Printed {
  id: number;
  actions: string[];
  vp: string | number | null;
  support: { buildingGroup: string; bringTogether: boolean; terrainPriority: string; direction: string; count: number };
}
const file = fileURLToPath(new URL('../../../../data/age-of-innovation/cards.json', import.meta.url));
const { cards: printed } = JSON.parse(readFileSync(file, 'utf8')) as { cards: Printed[] };

it('has every card with what is printed on it', () => {
  expect(cards).toEqual(
    printed.map(({ actions, vp, support }) => ({
      actions: actions.filter((action) => action !== 'gain-vp'),
      ...(vp !== null && { points: String(vp) }),
      marked: support.buildingGroup === 'marked',
      together: support.bringTogether,
      priority: support.terrainPriority,
      way: support.direction,
      count: support.count,
    })),
  );
  expect(printed.map(({ id }) => id)).toEqual(cards.map((_, i) => i + 1));
});

it('has a symbol for everything she can do', () => {
  for (const { actions } of cards)
    for (const action of actions)
      for (const name of action_signs[action] ?? ['']) expect([action, name, Sign({ name }) !== null]).toEqual([action, name, true]);
});
