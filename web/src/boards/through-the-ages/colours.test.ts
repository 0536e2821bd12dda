// Whatever is written on a colour can be read, kinds of one deck look different, and a kind has a sign as well.

import { describe, expect, it } from 'vitest';

import { apart, contrast, eyes, pairs } from '../colour_test_support.ts';
import { cards, kinds, military_kinds } from './cards.ts';
import { kind_colours } from './colours.ts';
import { has_sign, kind_of_icon, signs_of_icon } from './symbols.tsx';
import { sign_of } from './tiles.tsx';

describe('the colours of the box', () => {
  it.each(Object.entries(kind_colours))('%s carries its ink', (_, { tone, ink }) => {
    expect(contrast(tone, ink)).toBeGreaterThanOrEqual(4.5);
  });
  it.each([[kinds], [military_kinds]])('kinds of one deck look different', (all) => {
    for (const [one, other] of pairs<(typeof all)[number]>(all))
      expect([one, other, apart(kind_colours[one].tone, kind_colours[other].tone, eyes.all ?? []) > 20]).toEqual([one, other, true]);
  });
});

it('every card and every kind has a sign: colour alone tells nothing', () => {
  for (const kind of [...kinds, ...military_kinds]) expect([kind, has_sign(kind)]).toEqual([kind, true]);
  for (const card of cards.values()) expect([card.id, has_sign(sign_of(card))]).toEqual([card.id, true]);
  expect(new Set(kinds.map((kind) => kind)).size).toBe(kinds.length);
});

it('every icon of her cards has signs and a colour', () => {
  const icons =
    'ACTION LEADER SPECIAL_STRENGTH FARM_MINE MILITARY GOVERNMENT URBAN_SCIENCE URBAN_CULTURE URBAN_STRENGTH WONDER ANY AGGRESSION WAR EVENT ' +
    'DEV_URBAN_SCIENCE DEV_URBAN_CULTURE DEV_URBAN_STRENGTH DEV_URBAN_LEFTMOST DEV_SPECIAL_STRENGTH DEV_SPECIAL_ANY DEV_FARM_MINE DEV_MILITARY ' +
    'DEV_GOVERNMENT BUILD_MILITARY BUILD_URBAN_SCIENCE BUILD_URBAN_CULTURE BUILD_URBAN_STRENGTH WONDER_STAGES';
  for (const icon of icons.split(' ')) {
    const id = `tta.icon.${icon}`;
    expect([icon, signs_of_icon(id).length > 0 && signs_of_icon(id).every(has_sign), kind_of_icon(id) in kind_colours]).toEqual([
      icon,
      true,
      true,
    ]);
  }
});
