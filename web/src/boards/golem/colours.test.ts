// Whatever is written on a colour can be read, and no two marbles look alike to any eyes.

import { describe, expect, it } from 'vitest';

import { apart, contrast, eyes, pairs } from '../colour_test_support.ts';
import { book_colours, type Colour, marble_colours } from './colours.ts';

const named = (all: Readonly<Record<string, Colour>>): [string, Colour][] => Object.entries(all);

describe('the colours of the box', () => {
  it.each([...named(marble_colours), ...named(book_colours)])('%s carries its ink', (_, { tone, ink }) => {
    expect(contrast(tone, ink)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(Object.entries(eyes))('marbles are told apart by eyes that see %s', (_, eye) => {
    for (const [[one, a], [other, b]] of pairs(named(marble_colours)))
      expect([one, other, apart(a.tone, b.tone, eye) > 30]).toEqual([one, other, true]);
  });
});
