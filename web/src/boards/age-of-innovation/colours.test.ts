// Whatever is written on a colour can be read, colours that mean different things look different, and whoever cannot tell two
// of them apart has another sign: a motif of the ground, a shape of the owner.

import { describe, expect, it } from 'vitest';

import { stands_of } from '../hex_looks.ts';
import { type Colour, disciplines, grounds, pieces, terrains } from './colours.ts';
import { looks } from './symbols.tsx';

type Rgb = [number, number, number];

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
const light_of = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** As WCAG 2 counts it: 1 to 21. */
function contrast(one: string, other: string): number {
  const [more = 0, less = 0] = [light_of(linear(one)), light_of(linear(other))].sort((a, b) => b - a);
  return (more + 0.05) / (less + 0.05);
}

// Machado, Oliveira and Fernandes 2009, at full severity.
const eyes: Record<string, readonly Rgb[]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How far apart two colours look (CIE 1976), to such eyes. */
function apart(one: string, other: string, eye: readonly Rgb[]): number {
  const lab = (hex: string): Rgb => {
    const rgb = linear(hex);
    const [r, g, b] = eye.map((row) => Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]))) as Rgb;
    const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
    const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
    const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const pairs = <T>(all: readonly T[]): [T, T][] => all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]));
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
