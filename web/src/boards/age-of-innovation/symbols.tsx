// The game's nouns as small signs of our own: buildings, grounds, disciplines, actions. Paths in a square of 16 by 16.

import type { GroundLook, Looks } from '../hex_looks.ts';

const buildings: Readonly<Record<string, string>> = {
  workshop: 'M3 13.5V8L8 3.5 13 8v5.5H9.6V10H6.4v3.5Z',
  guild: 'M1.5 13.5V5L4.8 2 8 5v3h6.5v5.5H9V10.5H6.5v3Z',
  school: 'M1.5 13.5V10H3a5 5 0 014-4.9V2.2h4L9.6 3.6V5.2A5 5 0 0113 10h1.5v3.5H9.3V10.5H6.7v3Z',
  palace: 'M1.5 13.5V3.5H4v2h2.4v-2h3.2v2H12v-2h2.5v10H9.8V11a1.8 1.8 0 00-3.6 0v2.5Z',
  university: 'M8 1.8L14.5 5.4V7H1.5V5.4ZM2.8 8h2v4h-2ZM7 8h2v4H7ZM11.2 8h2v4h-2ZM1.5 12.6h13v1.6h-13Z',
  tower: 'M6 14V7L4.6 5.6V2h1.7v1.4h.9V2h1.6v1.4h.9V2h1.7v3.6L10 7v7Z',
  monument: 'M6.2 11.6L7.2 3.2 8 1.6l.8 1.6 1 8.4ZM3.8 12.4h8.4V14.4H3.8Z',
};

const grounds: Readonly<Record<string, GroundLook>> = {
  plains: { motif: 'furrows', tone: 'plains' },
  swamp: { motif: 'reeds', tone: 'swamp' },
  lake: { motif: 'waves', tone: 'lake' },
  forest: { motif: 'trees', tone: 'forest' },
  mountain: { motif: 'peaks', tone: 'mountain' },
  wasteland: { motif: 'cracks', tone: 'wasteland' },
  desert: { motif: 'dots', tone: 'desert' },
};

const last = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

export const looks: Looks = {
  ground: (id) => grounds[last(id)],
  piece: (id) => buildings[last(id)],
};

const signs: Readonly<Record<string, string>> = {
  ...buildings,
  banking: 'M8 1.6a6.4 6.4 0 110 12.8A6.4 6.4 0 018 1.6ZM8 3.2a4.8 4.8 0 100 9.6 4.8 4.8 0 000-9.6ZM8 5l2.6 3L8 11 5.4 8Z',
  law: 'M7.3 2h1.4v1.2l4.6.8-.2 1.1.4.1L15 9.4a2.6 2.6 0 01-4.4 0L12 5.2 8.7 4.6V12.6h2.8V14h-7v-1.4h2.8V4.6L4 5.2l1.4 4.2a2.6 2.6 0 01-4.4 0L2.5 5.2l.4-.1L2.7 4l4.6-.8Z',
  engineering:
    'M7 1.5h2l.4 1.8 1.3.5L12.3 2.9l1.4 1.4-.9 1.6.5 1.3 1.7.4v2l-1.7.4-.5 1.3.9 1.6-1.4 1.4-1.6-.9-1.3.5L9 15.5H7l-.4-1.6-1.3-.5-1.6.9-1.4-1.4.9-1.6-.5-1.3L1 9.6v-2l1.7-.4.5-1.3-.9-1.6 1.4-1.4 1.6.9 1.3-.5ZM8 5.6a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6Z',
  medicine: 'M6 1.8h4V6h4.2v4H10v4.2H6V10H1.8V6H6Z',
  scholar: 'M8 1.6a2.7 2.7 0 110 5.4 2.7 2.7 0 010-5.4ZM3.4 14.4c0-4 1.6-6.4 4.6-6.4s4.6 2.4 4.6 6.4Z',
  bridge: 'M1 5.5h14v2.2h-1.2v5.8h-2.2a3.6 3.6 0 00-7.2 0H2.2V7.7H1Z',
  tools:
    'M2 3.4L4.6 1.6 8 5 6.2 6.8ZM7.4 7.4l1.6-1.6 5.4 6.6-1.8 1.8ZM10.6 2a3 3 0 013.8 3.8L12.6 4.2 11.6 5.2 13 7a3 3 0 01-3.2-.8L3.8 12.6 2 14.2.8 13 8.6 5A3 3 0 0110.6 2Z',
  coins: 'M5.6 3a4.1 4.1 0 110 8.2 4.1 4.1 0 010-8.2ZM11.4 6.2a4 4 0 11-4.2 6.6 5.6 5.6 0 004.2-6.6Z',
  spade: 'M6.9 1.4h2.2v6.4h2.5v2.4c0 2.2-1.4 3.8-3.6 5-2.2-1.2-3.6-2.8-3.6-5V7.8h2.5Z',
  flag: 'M3 1.5h1.6v13H3ZM5.2 2.2h8.2L11.4 5l2 2.800H5.2Z',
  onward: 'M3 2.5L13 8 3 13.5Z',
  cover:
    'M3.4 1.6L8 6.200 12.600 1.600 14.400 3.400 9.800 8 14.400 12.600 12.600 14.400 8 9.800 3.400 14.400 1.600 12.600 6.200 8 1.600 3.400Z',
  star: 'M8 1.200L10 6 15.200 6.300 11.200 9.600 12.500 14.700 8 11.900 3.500 14.700 4.800 9.600 .8 6.300 6 6Z',
  step: 'M8 1.800L13.400 7.800H10.200V14.200H5.800V7.800H2.600Z',
  together: 'M1 4.500L5 8 1 11.500ZM15 4.500L11 8 15 11.500ZM6.400 5.400H9.600V10.600H6.400Z',
  power: 'M8 1.400a6.600 6.600 0 110 13.200A6.600 6.600 0 018 1.400ZM8 5.200a2.800 2.800 0 100 5.600 2.800 2.800 0 000-5.600Z',
  ship: 'M7.200 1.500H8.800V8.500H14.200L12 13.500H4L1.800 8.500H7.200Z',
  city: 'M1.500 14V7.500L4 5.500 6.500 7.500V3.500L10 1.500 14.500 4V14H11V10.500H8.500V14Z',
  innovation: 'M8 1.2a4.6 4.6 0 012.4 8.5v2H5.6v-2A4.6 4.6 0 018 1.2ZM5.8 12.6h4.4v1.2H5.8ZM6.8 14.4h2.4v.9H6.8Z',
};

// Fallow land is a young sprout, blighted land a skull.
export const lying_signs: Readonly<Record<string, string>> = {
  tools: signs.tools ?? '',
  fallow: 'M7.2 14V9.2C4 9.2 2 7.4 2 4.4c3 0 5.2 1.2 5.8 3.4C8.4 4.8 10.6 3 14 3c0 3.6-2 5.8-5.2 6V14Z',
  blighted:
    'M8 2a5.4 5.4 0 015.4 5.4c0 2-1 3.4-2.4 4.2V14H5v-2.4C3.6 10.8 2.6 9.4 2.6 7.4A5.4 5.4 0 018 2ZM5.8 6.2a1.5 1.5 0 100 3 1.5 1.5 0 000-3ZM10.2 6.2a1.5 1.5 0 100 3 1.5 1.5 0 000-3Z',
};

export const sign_of = (name: string): string | undefined => signs[name];

export function Sign({ name, class: more }: { name: string; class?: string }) {
  const path = signs[name];
  if (!path) return null;
  return (
    <svg class={`sign ${more ?? ''}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} fill-rule="evenodd" />
    </svg>
  );
}

/** The power actions from the left, as they are printed on the board. */
export const power_signs: readonly (readonly string[])[] = [['bridge'], ['scholar'], ['tools'], ['coins'], ['spade'], ['spade', 'spade']];

const verbs: Readonly<Record<string, string>> = {
  build: 'workshop',
  upgrade: 'guild',
  school: 'school',
  scholar: 'scholar',
  dig: 'spade',
  span: 'bridge',
  bridge: 'bridge',
  guild: 'guild',
  innovation: 'innovation',
  'also-innovation': 'innovation',
  transform: 'spade',
  spade: 'spade',
  neutral: 'tower',
  pass: 'flag',
  go: 'onward',
  next: 'onward',
};

/** What is done, as a sign. */
export const verb_sign = (verb: string): string | undefined => signs[verbs[verb] ?? ''];
