// Colours of pieces, as they look in both schemes; an edge around them makes them visible on any ground.

export const colours: Record<string, string> = {
  red: '#c8342b',
  yellow: '#f2c230',
  blue: '#2f66c4',
  black: '#1d1d1f',
  white: '#fdfdfb',
  green: '#3a8f4a',
  purple: '#7d4bb0',
  pink: '#e58ab0',
  orange: '#e5812d',
  grey: '#8d9299',
  gray: '#8d9299',
  brown: '#80583a',
  cyan: '#35b0c2',
}; // prettier-ignore

export const is_colour = (token: string): boolean => colours[token] !== undefined;
