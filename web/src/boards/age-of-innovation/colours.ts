// The colours of the box, in one place: grounds, pieces and disciplines. A player's pieces have the colour of the home terrain.
// Whatever is written on a colour is readable on it, and nothing is told by colour alone (colours.test.ts).

export interface Colour {
  /** Of the ground or the piece. */
  tone: string;
  /** What is written or drawn on it. */
  ink: string;
}

const dark = '#1c1f24';
const light = '#ffffff';

export const terrains = ['plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland', 'desert'] as const;
export type Terrain = (typeof terrains)[number];

/** Softer than the pieces, which have to be seen on them. */
export const grounds: Readonly<Record<Terrain, Colour>> = {
  plains: { tone: '#cfa268', ink: dark },
  swamp: { tone: '#5d5766', ink: light },
  lake: { tone: '#6ba6dc', ink: '#10202e' },
  forest: { tone: '#76ad5e', ink: '#132010' },
  mountain: { tone: '#b9bcc2', ink: dark },
  wasteland: { tone: '#d9785f', ink: '#260f09' },
  desert: { tone: '#f3da74', ink: '#2a230a' },
};

export const pieces: Readonly<Record<Terrain, Colour>> = {
  plains: { tone: '#7a4a1e', ink: light },
  swamp: { tone: '#1e1b22', ink: light },
  lake: { tone: '#1f5fae', ink: light },
  forest: { tone: '#2c6a22', ink: light },
  mountain: { tone: '#696e77', ink: light },
  wasteland: { tone: '#ad2f1b', ink: light },
  desert: { tone: '#f2c500', ink: dark },
};

export const disciplines: Readonly<Record<string, Colour>> = {
  banking: { tone: '#f3d34a', ink: dark },
  law: { tone: '#7fb2e8', ink: dark },
  engineering: { tone: '#c9955f', ink: dark },
  medicine: { tone: '#ffffff', ink: dark },
};

/** As variables for the styles (board.css): `--ground-lake`, `--ground-lake-ink`, `--piece-lake`, `--field-law`, … */
export const as_variables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ground: grounds, piece: pieces, field: disciplines }).flatMap(([kind, all]) =>
    Object.entries<Colour>(all).flatMap(([name, { tone, ink }]) => [
      [`--${kind}-${name}`, tone],
      [`--${kind}-${name}-ink`, ink],
    ]),
  ),
);
