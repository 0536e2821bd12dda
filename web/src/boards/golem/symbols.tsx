// The game's nouns as small signs of our own, paths in a square of 16 by 16; and what is printed on a tile, part by part, with the
// signs that stand beside its words everywhere (parts/symbols.tsx).

import { TokenSymbol } from '../../parts/symbols.tsx';
import type { Effect, Part } from './reading.ts';

const signs: Readonly<Record<string, string>> = {
  work: 'M1.600 6.400L6.200 1.800 10.400 6 9.200 7.200 14.600 12.600 12.800 14.400 7.400 9 5.800 10.600Z',
  golem: 'M5.800 1.200H10.200V4.800H5.800ZM2.600 5.600H13.400V10.800H11.600V8H11V14.800H8.600V11H7.400V14.800H5V8H4.400V10.800H2.600Z',
  artefact:
    'M5.600 1.200H10.400V2.800H9.600C12 4.200 13 6 13 8.400 13 11.200 11.600 13.200 10 14.800H6C4.400 13.200 3 11.200 3 8.400 3 6 4 4.200 6.400 2.800H5.600Z',
  learning:
    'M1.400 3C4 2.400 6.200 2.800 7.500 4V14C6.200 12.800 4 12.400 1.400 13ZM14.600 3C12 2.400 9.800 2.800 8.500 4V14C9.800 12.800 12 12.400 14.600 13Z',
  mirror:
    'M8 1.200A5 5 0 018 11.200 5 5 0 018 1.200ZM8 2.800A3.400 3.400 0 008 9.600 3.400 3.400 0 008 2.800ZM7.200 11H8.800V14.800H7.200Z',
  rabbi: 'M5 1.400H11V4.600H14V6.200H2V4.600H5ZM4.400 7H11.600C11.600 11 10.400 14.800 8 14.800 5.600 14.800 4.400 11 4.400 7Z',
  menorah:
    'M7.300 1.600H8.700V11.400H7.300ZM1.600 3H3V5.200C3 7.800 5 8.800 7.300 8.800V10.200C4 10.200 1.600 8.600 1.600 5.200ZM13 3H14.400V5.200C14.400 8.600 12 10.200 8.700 10.200V8.800C11 8.800 13 7.800 13 5.200ZM4.500 3H5.900V5C5.900 6 6.400 6.400 7.300 6.400V7.800C5.500 7.800 4.500 6.800 4.500 5ZM10.100 3H11.500V5C11.500 6.800 10.500 7.800 8.700 7.800V6.400C9.600 6.400 10.100 6 10.100 5ZM4.400 12.400H11.600V14.400H4.400Z',
  student: 'M8 1.200A2.900 2.900 0 018 7 2.900 2.900 0 018 1.200ZM3.200 14.800C3.200 10.600 5 8 8 8S12.800 10.600 12.800 14.800Z',
  tomb: 'M3 14.800V6.200A5 5 0 0113 6.200V14.800ZM7.300 4.400V6H5.700V7.400H7.300V11H8.700V7.400H10.300V6H8.700V4.400Z',
  gold: 'M4.600 4.600H11.400L14.600 12.400H1.400Z',
  goal: 'M3 1.400H4.600V14.600H3ZM5.400 2.200H13.600L11.400 5.200 13.600 8.200H5.400Z',
  card: 'M3 1.400H13V14.600H3ZM4.600 3V13H11.400V3Z',
  head: 'M5 2H11V8.600H9.600V10.400H6.400V8.600H5ZM6.200 4V5.600H7.600V4ZM8.400 4V5.600H9.800V4ZM3.400 11.200H12.600V14H3.400Z',
  'left-arm': 'M4 2H8.400V7.400H12.600V11.800H4Z',
  'right-arm': 'M12 2H7.600V7.400H3.400V11.800H12Z',
  torso: 'M2.600 2H13.400V6H11.600V14H4.400V6H2.600Z',
  'left-leg': 'M7 1.600H11.400V11H11.400V14.400H4V11H7Z',
  'right-leg': 'M9 1.600H4.600V11H4.600V14.400H12V11H9Z',
  marble: 'M8 1.600A6.400 6.400 0 018 14.400 6.400 6.400 0 018 1.600ZM5.600 4.200A1.500 1.500 0 005.600 7.200 1.500 1.500 0 005.600 4.200Z',
  flag: 'M3 1.500h1.600v13H3ZM5.200 2.200h8.200L11.400 5l2 2.800H5.200Z',
  onward: 'M3 2.500L13 8 3 13.500Z',
  most: 'M4 2A2 2 0 014 6 2 2 0 014 2ZM4 7A2 2 0 014 11 2 2 0 014 7ZM9 7A2 2 0 019 11 2 2 0 019 7ZM4 12H14V13.600H2V12ZM13 7A2 2 0 0113 11 2 2 0 0113 7Z',
  token: 'M8 1.400L13.600 4.600V11.400L8 14.600 2.400 11.400V4.600Z',
  resource: 'M8 1.400C10.600 4.800 12.600 7.200 12.600 9.800A4.600 4.600 0 013.400 9.800C3.400 7.200 5.400 4.800 8 1.400Z',
  shuffle:
    'M1.600 4H5L10 10.400H11.600V8.400L15 11.400 11.600 14.400V12.400H9L4 6H1.600ZM9 4H11.600V2L15 5 11.600 8V6H10L8.600 7.800 7.400 6.200ZM1.600 10.400H4L5.400 8.600 6.600 10.200 5 12.400H1.600Z',
};

export const sign_of = (name: string): string | undefined => signs[name];

export function Sign({ name, class: more }: { name: string; class?: string }) {
  const path = signs[name];
  if (!path) return null;
  return (
    <svg class={`sign ${more ?? ''}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={path} fill-rule="evenodd" />
    </svg>
  );
}

interface Look {
  token: string;
  /** Behind the sign: which way it goes. */
  way?: string;
  /** For each of these: "1 point for each golem". */
  each?: string;
}
const looks: Readonly<Record<string, Look>> = {
  'vp-golem-track': { token: 'vp', each: 'golem', way: '↑' },
  'vp-developments': { token: 'vp', each: 'develop' },
  'vp-golems': { token: 'vp', each: 'golem' },
  'vp-books': { token: 'vp', each: 'book' },
  pay: { token: 'coins', way: '−' },
  golem: { token: 'golem', way: '+' },
  'golem-forward': { token: 'golem', way: '→' },
  'golem-back': { token: 'golem', way: '←' },
  'golem-free': { token: 'golem', way: '↔' },
  'golem-optional': { token: 'golem', way: '→?' },
  'golem-track': { token: 'golem', way: '↑' },
  'golem-track-down': { token: 'golem', way: '↓' },
  'golem-track-free': { token: 'golem', way: '↕' },
  learning: { token: 'learning', way: '↑' },
  'learning-down': { token: 'learning', way: '↓' },
  book: { token: 'book', way: '+' },
  books: { token: 'book', way: '!' },
  artefact: { token: 'artefact', way: '!' },
  'develop-golem': { token: 'develop', each: 'golem' },
  'develop-artefact': { token: 'develop', each: 'artefact' },
  'develop-learning': { token: 'develop', each: 'learning' },
  'if-golems-most': { token: 'golem', way: '≤' },
  'if-golems-least': { token: 'golem', way: '≥' },
  'if-standing-least': { token: 'golem', way: '≥' },
  'if-books-least': { token: 'book', way: '≥' },
  'if-artefacts-least': { token: 'artefact', way: '≥' },
};

function look_of(act: string): Look {
  const known = looks[act];
  if (known) return known;
  if (act.startsWith('student-back')) return { token: act.replace('-back', ''), way: '←' };
  if (act.startsWith('student')) return { token: act, way: '→' };
  return { token: act };
}

function PartSigns({ part: { act, n, discount } }: { part: Part }) {
  const { token, way, each } = look_of(act);
  const condition = act.startsWith('if-');
  const before = condition || act === 'pay';
  return (
    <span class="effect-part">
      {before ? <b>{`${way ?? ''}${n ?? ''}`}</b> : !discount && n !== undefined && (n > 1 || !way) && <b>{n}</b>}
      <TokenSymbol token={token} />
      {each && (
        <>
          <span>{token === 'vp' ? '×' : ''}</span>
          <TokenSymbol token={each} />
        </>
      )}
      {condition && <span>:</span>}
      {!before && way && <span class="effect-way">{way}</span>}
      {discount && n !== undefined && n > 0 && <b class="effect-discount">{`−${n}`}</b>}
    </span>
  );
}

/** In signs; what they say is said in words where it is tapped. */
export function EffectSigns({ effect }: { effect: Effect }) {
  return (
    <span class="effect" aria-hidden="true">
      {effect.map((way, i) => (
        <span class="effect-way-of" key={i}>
          {i > 0 && <span class="effect-or">/</span>}
          {way.map((part, k) => (
            <PartSigns key={k} part={part} />
          ))}
          {way.length === 0 && <span>–</span>}
        </span>
      ))}
    </span>
  );
}

const verbs: Readonly<Record<string, string>> = {
  marble: 'marble',
  rabbi: 'rabbi',
  pass: 'flag',
  book: 'learning',
  bury: 'tomb',
  menorah: 'menorah',
  go: 'onward',
};

/** What is done, as a sign. */
export const verb_sign = (verb: string): string | undefined => signs[verbs[verb] ?? ''];
