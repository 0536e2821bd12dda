// Signs of what is printed, drawn with one pen: ours, and nobody's artwork. One that has none is its word.

import { colours } from '../parts/colours.ts';
import { TokenSymbol } from '../parts/symbols.tsx';

const strokes: Readonly<Record<string, string>> = {
  // Golem
  most: 'M6 17a2.500 2.500 0 1 0 .1 0M12 17a2.500 2.500 0 1 0 .1 0M18 17a2.500 2.500 0 1 0 .1 0M9 10a2.500 2.500 0 1 0 .1 0M15 10a2.500 2.500 0 1 0 .1 0M12 3a2.500 2.500 0 1 0 .1 0',
  strategy: 'M12 3l8 4v6c0 4-3 6.500-8 8-5-1.500-8-4-8-8V7ZM12 16V8m-3 3 3-3 3 3',
  left: 'M12 5a7 7 0 1 0 0 14ZM16 12h5',
  right: 'M12 5a7 7 0 1 1 0 14ZM8 12H3',
  other: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14M6 19 18 5',
  marble: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14M9 9.500a4 4 0 0 1 3-1.500',
  rabbi: 'M8 9a4 4 0 1 1 8 0v3H8Zm-3-1h14M7 21c0-5 2-8 5-8s5 3 5 8Z',
  shuffle: 'M4 7h4l8 10h4m-3-3 3 3-3 3M4 17h4l2-2.500M14 9.500 16 7h4m-3-3 3 3-3 3',
  'golem-1': 'M9 3h6v5H9Zm-3 6h12v5h-2v5h-3v-4h-2v4H8v-5H6ZM20 18v4',
  'golem-2': 'M9 3h6v5H9Zm-3 6h12v5h-2v5h-3v-4h-2v4H8v-5H6ZM19 18v4m3-4v4',
  // Pendulum
  grande: 'M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-5 3-8 8-8s8 3 8 8Z',
  province: 'M4 19 9 7l4 7 3-5 4 10Z',
  'max-three': 'M4 17 8 9l3 5m5-7h5l-3 4a3 3 0 1 1-2.500 4.500',
  resources: 'M4 12h7v7H4Zm9 0h7v7h-7ZM8.500 4h7v7h-7Z',
  retrieve: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12',
  stratagems: 'M5 4h10v14H5Zm4 17h10V7',
  votes: 'M5 12l5 5L20 6',
  production: 'M4 20V10l5 3v-3l5 3V4h4v16Z',
  // Charterstone
  commons: 'M4 20V10l8-6 8 6v10Zm6 0v-5h4v5',
  die: 'M5 5h14v14H5Zm4 4v.1m6 0v.1m-3 3v.1m-3 3v.1m6 0v.1',
  home: 'M6 21V4h11l-2 4 2 4H6',
  asc: 'M6 18h3m2-4h3m2-4h3M4 7l3-3 3 3M7 4v8',
  desc: 'M6 6h3m2 4h3m2 4h3M4 17l3 3 3-3M7 20v-8',
  az: 'M4 18 8 6l4 12M5.500 14h5M14 7h6l-6 10h6',
  za: 'M4 7h6L4 17h6M14 18l4-12 4 12M15.500 14h5',
  happy: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M9 10v.5m6-.5v.5M8.500 14c2 2.500 5 2.500 7 0',
  angry: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M8 9l2.500 1.500M16 9l-2.500 1.500M8.500 16c2-2.500 5-2.500 7 0',
  discard: 'M5 4h9v14H5Zm12 5 4 4-4 4m4-4h-9',
  build: 'M4 20h16M6 20v-7h5v7m2 0V7h5v13',
  progress: 'M4 12h13m-5-5 5 5-5 5M20 5v14',
  none: 'M5 12h14',
  // Age of Innovation
  tools: 'M5 9l4-4 5 5-2 2M11 11l7.500 8M5 9l2 2',
  blighted: 'M12 3l8 4.500v9L12 21l-8-4.500v-9ZM9 9l6 6m0-6-6 6',
  buildings: 'M4 11l8-7 8 7v9H4Zm6 9v-6h4v6',
  ask: 'M9 9a3 3 0 1 1 4.500 2.600C12.400 12.300 12 13 12 14m0 4h.01',
  nothing: 'M5 12h14',
  x: 'M6 6l12 12M18 6 6 18',
};

/** Two colours of sand: the first timer, else the other. */
function TwoTimers({ token }: { token: string }) {
  const [first, , second] = token.split('-');
  return (
    <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2 4h9M2 20h9M3 4c0 4 1 6 3.500 8C4 14 3 16 3 20h7c0-4-1-6-3.500-8C9 10 10 8 10 4" style={{ fill: colours[first ?? ''] }} />
      <path
        d="M14 7h8M14 20h8M15 7c0 3 1 5 3 6.500-2 1.500-3 3.500-3 6.500h6c0-3-1-5-3-6.500 2-1.500 3-3.500 3-6.500"
        style={{ fill: colours[second ?? ''] }}
      />
    </svg>
  );
}

export const has_sign = (token: string): boolean => strokes[token] !== undefined || token.includes('-else-');

/** Its own sign, or that of the word wherever it is printed; nothing is drawn for a word without one. */
export function Sign({ token }: { token: string }) {
  if (token.includes('-else-')) return <TwoTimers token={token} />;
  const path = strokes[token];
  if (path === undefined) return <TokenSymbol token={token} />;
  return (
    <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
