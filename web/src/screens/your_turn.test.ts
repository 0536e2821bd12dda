// Few buttons, and all of them behind one.

import { expect, it, vi } from 'vitest';

import { touching_of } from '../boards/registry.ts';
import type { Form } from '../protocol.ts';

vi.mock('../engine/table.ts', () => ({ known_games: [], local_table: () => ({}), server_state: async () => 'none' }));
vi.mock('virtual:seatmate-lang', () => ({ catalogs: {} }));
const { buttons_of } = await import('./your_turn.tsx');

const form = (verb: string, ends_turn = true): Form => ({ verb, ends_turn, fields: [] });
const verbs = (forms: readonly Form[]) => forms.map(({ verb }) => verb);

it('gives the commonest a button of their own, and what ends the turn comes first', () => {
  const all = [form('advance', false), ...['build', 'upgrade', 'school', 'power', 'book', 'other', 'pass'].map((verb) => form(verb))];
  const common = touching_of('aoi')?.common;
  expect(verbs(buttons_of(all, common, false))).toEqual(['build', 'upgrade', 'pass']);
  expect(verbs(buttons_of(all, common, true))).toEqual(['build', 'upgrade', 'school', 'power', 'book', 'other', 'pass', 'advance']);
});

it('hides nothing of a few, of a game that names none, or where none of the named is there', () => {
  const few = [form('go'), form('advance', false)];
  expect(buttons_of(few, ['build'], false)).toHaveLength(2);
  const many = Array.from({ length: 9 }, (_, i) => form(`verb-${i}`));
  expect(buttons_of(many, undefined, false)).toHaveLength(9);
  expect(buttons_of(many, ['build'], false)).toHaveLength(9);
});
