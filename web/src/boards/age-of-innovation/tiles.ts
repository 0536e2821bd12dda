// What is printed on the round tiles and the final tiles (data/age-of-innovation/tiles.json): the discipline by its colour, and a sign of
// what they reward. Their numbers are names in a list.

export interface Tile {
  discipline: string;
  /** Of symbols.tsx. */
  sign: string;
}

const tile = (text: string): Tile => {
  const [discipline = '', sign = ''] = text.split(' ');
  return { discipline, sign };
};

/** What a goal looks like. */
export const goal_signs: Readonly<Record<string, string>> = {
  'palace-or-university': 'palace',
  'shipping-or-terraforming-step': 'ship',
  'science-step': 'step',
  'workshop-on-map-edge': 'workshop',
};

/** Tiles 1 to 12. */
export const tiles: readonly Tile[] = [
  'banking school',
  'banking palace',
  'banking workshop',
  'law innovation',
  'law guild',
  'law workshop',
  'engineering spade',
  'engineering ship',
  'engineering city',
  'medicine palace',
  'medicine step',
  'medicine guild',
].map(tile);

/** Final tiles 1 to 4. */
export const final_tiles: readonly Tile[] = ['medicine workshop', 'law school', 'engineering workshop', 'banking guild'].map(tile);
