// The colours of the charters, in one place. Whatever is written on a colour is readable on it, and nothing is told by colour
// alone: a meeple has its charter's name, and a charter stands where it stands on the board (colours.test.ts).

export interface Colour {
  tone: string;
  /** What is written or drawn on it. */
  ink: string;
}

const dark = '#1c1f24';
const light = '#ffffff';

/** Clockwise from the top of the board (3.2). */
export const charters = ['purple', 'green', 'yellow', 'black', 'blue', 'red'] as const;
export type Charter = (typeof charters)[number];

export const colours: Readonly<Record<Charter, Colour>> = {
  purple: { tone: '#6d3f8f', ink: light },
  green: { tone: '#2f7238', ink: light },
  yellow: { tone: '#e6b80b', ink: dark },
  black: { tone: '#33363d', ink: light },
  blue: { tone: '#1f5fae', ink: light },
  red: { tone: '#ad2a20', ink: light },
};

/** As variables for the styles (board.css): `--charter-red`, `--charter-red-ink`. */
export const as_variables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(colours).flatMap(([name, { tone, ink }]) => [
    [`--charter-${name}`, tone],
    [`--charter-${name}-ink`, ink],
  ]),
);
