// Small signs for the words that are printed on cards, tiles and marbles everywhere: coins, books, swords, colours. They
// stand beside their words and belong to no game; a word without a sign is a word.

import { colours } from './colours.ts';

const strokes: Record<string, string> = {
  coin: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14m0 3.500v7',
  clay: 'M4 16l2.500-6h11l2.500 6ZM9 10l1.500-3h3L15 10',
  knowledge: 'M9 16a5 5 0 1 1 6 0v2H9Zm1 5h4',
  star: 'M12 4l2.400 5 5.600.700-4.100 3.800 1 5.500-4.900-2.700L7.100 19l1-5.500L4 9.700 9.600 9Z',
  gold: 'M4 17l2-5h4l2 5Zm8 0 2-5h4l2 5ZM8 11l2-5h4l2 5Z',
  person: 'M12 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M6 20c0-4 2.500-6.500 6-6.500s6 2.500 6 6.500Z',
  golem: 'M9 4h6v5H9Zm-3 6h12v5h-2v5h-3v-4h-2v4H8v-5H6Z',
  skull: 'M12 4a7 7 0 0 0-4 12.700V20h8v-3.300A7 7 0 0 0 12 4M9.500 11v.5m5-.5v.5',
  hammer: 'M5 9l4-4 5 5-2 2M11 11l7.500 8M5 9l2 2',
  book: 'M5 5h6a1 1 0 0 1 1 1v13H5Zm14 0h-6a1 1 0 0 0-1 1v13h7Z',
  vase: 'M9 4h6l-1 3c3 2 4 4 4 7 0 3-2 5-3 6H9c-1-1-3-3-3-6 0-3 1-5 4-7Z',
  scroll: 'M7 5h11v11M7 5a2 2 0 0 0-2 2v2h3m-1-4a2 2 0 0 1 2 2v10a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-1h-9v1',
  question: 'M9 9a3 3 0 1 1 4.500 2.600C12.400 12.300 12 13 12 14m0 4h.01',
  sword: 'M19 4l-9 10M19 4l-1 4-7 7m-5-1 4 4m-2-2-4 4',
  shield: 'M12 4l7 2v6c0 4-3 6.500-7 8-4-1.500-7-4-7-8V6Z',
  crown: 'M4 8l4 4 4-6 4 6 4-4-1.500 10h-13Z',
  temple: 'M4 9l8-5 8 5ZM6 9v9m4-9v9m4-9v9m4-9v9M4 20h16',
  pyramid: 'M12 4l9 15H3Zm0 0 2 15',
  house: 'M4 11l8-7 8 7v9H4Zm6 9v-6h4v6',
  wheat:
    'M12 21V9m0 3c-3 0-4-2-4-4 3 0 4 2 4 4m0 0c3 0 4-2 4-4-3 0-4 2-4 4m0 5c-3 0-4-2-4-4 3 0 4 2 4 4m0 0c3 0 4-2 4-4-3 0-4 2-4 4m0-8c-1.500-1.500-1.500-3.500 0-5 1.500 1.500 1.500 3.500 0 5',
  bolt: 'M13 4l-7 9h5l-1 7 8-10h-5.500Z',
  note: 'M9 18V6l9-2v12M9 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0m9-2a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6m0-5v3m0 10v3m8-8h-3M7 12H4m13.700-5.700-2 2m-7.400 7.400-2 2m0-11.400 2 2m7.400 7.400 2 2',
  hourglass: 'M7 4h10M7 20h10M8 4c0 4 1 6 4 8-3 2-4 4-4 8m8-16c0 4-1 6-4 8 3 2 4 4 4 8',
  flag: 'M6 21V4h11l-2 4 2 4H6',
};

const by_word: Record<string, keyof typeof strokes> = {
  coins: 'coin',
  coin: 'coin',
  money: 'coin',
  pay: 'coin',
  clay: 'clay',
  knowledge: 'knowledge',
  science: 'knowledge',
  vp: 'star',
  points: 'star',
  gold: 'gold',
  student: 'person',
  worker: 'person',
  leader: 'crown',
  golem: 'golem',
  kill: 'skull',
  work: 'hammer',
  develop: 'gear',
  book: 'book',
  books: 'book',
  artefact: 'vase',
  learning: 'scroll',
  told: 'question',
  any: 'question',
  aggression: 'sword',
  war: 'sword',
  military: 'shield',
  strength: 'shield',
  wonder: 'pyramid',
  government: 'temple',
  urban: 'house',
  farm: 'wheat',
  action: 'bolt',
  event: 'scroll',
  special: 'star',
  culture: 'note',
  hourglass: 'hourglass',
  income: 'coin',
  reputation: 'flag',
}; // prettier-ignore

/** The sign of a word: `student-red` is a student with a red spot, `white` a white marble. */
export function TokenSymbol({ token }: { token: string }) {
  const words = token.split('-');
  const name = words.map((word) => by_word[word]).find((found) => found !== undefined);
  const colour = words.map((word) => colours[word]).find((found) => found !== undefined);
  const path = name && strokes[name];
  if (!path && !colour) return null;
  return (
    <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {path && <path d={path} />}
      {colour && <circle cx={path ? 18 : 12} cy={path ? 18 : 12} r={path ? 5 : 9} style={{ fill: colour }} />}
    </svg>
  );
}
