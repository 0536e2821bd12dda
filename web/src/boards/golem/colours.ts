// The colours of the box, in one place: marbles (districts and tokens have those of their marbles) and books.

export interface Colour {
  tone: string;
  /** What is written or drawn on it. */
  ink: string;
}

const dark = '#1c1f24';
const light = '#ffffff';

export const marble_colours: Readonly<Record<string, Colour>> = {
  red: { tone: '#c3322a', ink: light },
  yellow: { tone: '#f2c230', ink: dark },
  blue: { tone: '#2a5fbe', ink: light },
  black: { tone: '#1d1d1f', ink: light },
  white: { tone: '#fdfdfb', ink: dark },
};

export const book_colours: Readonly<Record<string, Colour>> = {
  red: { tone: '#c3322a', ink: light },
  yellow: { tone: '#f2c230', ink: dark },
  blue: { tone: '#2a5fbe', ink: light },
  green: { tone: '#2f7d3e', ink: light },
  black: { tone: '#1d1d1f', ink: light },
};

/** As variables for the styles (board.css): `--marble-red`, `--marble-red-ink`, `--book-green`, … */
export const as_variables: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ marble: marble_colours, book: book_colours }).flatMap(([kind, all]) =>
    Object.entries<Colour>(all).flatMap(([name, { tone, ink }]) => [
      [`--${kind}-${name}`, tone],
      [`--${kind}-${name}-ink`, ink],
    ]),
  ),
);
