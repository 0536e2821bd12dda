// Whatever is written on a colour can be read, colours that mean different things look different, and whoever cannot tell two
// of them apart has another sign: a motif of the ground, a shape of the owner.

import { describe, expect, it } from 'vitest';

import { apart, contrast, eyes, pairs } from '../colour_test_support.ts';
import { stands_of } from '../hex_looks.ts';
import { type Colour, disciplines, grounds, pieces, terrains } from './colours.ts';
import { looks } from './symbols.tsx';

const named = (all: Readonly<Record<string, Colour>>): [string, Colour][] => Object.entries(all);

describe('the colours of the box', () => {
  it.each([...named(grounds), ...named(pieces), ...named(disciplines)])('%s carries its ink', (_, { tone, ink }) => {
    expect(contrast(tone, ink)).toBeGreaterThanOrEqual(4.5);
  });
  it.each([
    ['grounds', grounds],
    ['pieces', pieces],
    ['disciplines', disciplines],
  ] as const)('%s look different', (_, all) => {
    for (const [[one, a], [other, b]] of pairs(named(all)))
      expect([one, other, apart(a.tone, b.tone, eyes.all ?? []) > 20]).toEqual([one, other, true]);
  });
  it('a piece is seen on every ground: it has an edge that is seen on it', () => {
    // The edge is dark and has a light one around it (hexes.css).
    for (const terrain of terrains)
      expect(Math.max(contrast('#1c1f24', grounds[terrain].tone), contrast('#ffffff', grounds[terrain].tone))).toBeGreaterThanOrEqual(3);
  });
});

describe('whoever cannot tell two colours apart', () => {
  it('tells grounds by their motif', () => {
    const motifs = terrains.map((terrain) => looks.ground?.(`aoi.terrain.${terrain}`)?.motif);
    expect(new Set(motifs).size).toBe(terrains.length);
  });
  it('tells owners by their shape', () => {
    const cell = (owner: string, hers?: true) => ({ id: owner, row: 0, col: 0, piece: 'aoi.building.workshop', owner, hers });
    const stands = stands_of([cell('aoi.player.human2'), cell('aoi.player.automa', true), cell('aoi.player.human1')]);
    expect(new Set(stands.values()).size).toBe(3);
  });
  it('tells most pieces by how light they are, all the same', () => {
    for (const [name, eye] of Object.entries(eyes)) {
      const alike = pairs(named(pieces)).filter(([[, a], [, b]]) => apart(a.tone, b.tone, eye) < 10);
      expect([name, alike.length <= 2]).toEqual([name, true]);
    }
  });
});
