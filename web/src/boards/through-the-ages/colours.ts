// The kinds of cards in colours like those of the box, in one place. Whatever is written on one is readable on it, and a kind is
// told by its sign as well (colours.test.ts).

import type { Kind } from './cards.ts';

export interface Colour {
  tone: string;
  ink: string;
}

const dark = '#1c1f24';
const light = '#ffffff';

export const kind_colours: Readonly<Record<Kind, Colour>> = {
  leader: { tone: '#3f7d3a', ink: light },
  wonder: { tone: '#6d3f93', ink: light },
  action: { tone: '#f0c93a', ink: dark },
  government: { tone: '#e88b2d', ink: dark },
  special: { tone: '#2f6fb7', ink: light },
  production: { tone: '#7d5128', ink: light },
  urban: { tone: '#a9adb3', ink: dark },
  unit: { tone: '#b5302a', ink: light },
  event: { tone: '#2f7f74', ink: light },
  territory: { tone: '#8fcf7a', ink: dark },
  tactic: { tone: '#e06a5a', ink: dark },
  aggression: { tone: '#8c2346', ink: light },
  war: { tone: '#23262c', ink: light },
  bonus: { tone: '#d8cfb4', ink: dark },
};

/** As variables for the styles (board.css): `--kind-leader`, `--kind-leader-ink`, … */
export const as_variables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(kind_colours).flatMap(([name, { tone, ink }]) => [
    [`--kind-${name}`, tone],
    [`--kind-${name}-ink`, ink],
  ]),
);
