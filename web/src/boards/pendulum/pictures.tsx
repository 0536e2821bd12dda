// Pictures of our own for what is printed on cards and spaces: what is paid, an arrow, what is gained. They stand beside their words.

const turn = (angle: number, r: number): string => `${(12 + r * Math.cos(angle)).toFixed(1)} ${(12 + r * Math.sin(angle)).toFixed(1)}`;

/** A wheel of eight teeth, with a hole. */
function wheel(): string {
  const points = Array.from({ length: 32 }, (_, i) => turn((i * Math.PI) / 16 - Math.PI / 32, i % 4 < 2 ? 10.5 : 7.6));
  return `M${points.join('L')}ZM12 9a3 3 0 100 6 3 3 0 000-6Z`;
}

const glyphs = {
  military: 'M12 1.500l2.300 3V14h3.500v2.600h-4V22h-3.600v-5.400h-4V14h3.500V4.500Z',
  culture: 'M3 9.500 12 3l9 6.500V12H3ZM5 13h3.200v5H5Zm5.400 0h3.200v5h-3.200Zm5.400 0H19v5h-3.200ZM3 19h18v2.500H3Z',
  gold: 'M12 2.500a9.500 9.500 0 100 19 9.500 9.500 0 000-19Zm0 3.200a6.300 6.300 0 110 12.600 6.300 6.300 0 010-12.600Zm0 2.300-2.200 4 2.200 4 2.200-4Z',
  vote: 'M3 3h18v18H3Zm3.200 9 4.300 5.200 7.300-9-1.900-1.600-5.400 6.700-2.400-2.900Z',
  province: 'M3 9V4h3.200v2.200h3.600V4h4.400v2.200h3.600V4H21v5l-2 2v10h-5v-5.500h-4V21H5V11Z',
  worker:
    'M12 2a4 4 0 013 6.700c3.200.8 6 2 6 4.300h-4.600L19 21.500h-5.200L12 17.700l-1.800 3.800H5L7.600 13H3c0-2.300 2.800-3.500 6-4.300A4 4 0 0112 2Z',
  grande:
    'M7.500.800 9.700 3 12 .300 14.300 3l2.200-2.200-.500 4.400h-8ZM8.600 6h6.800a3.600 3.600 0 01-1.200 4.600c3.400.600 6.400 1.900 6.400 4.400h-4.400L18.500 23h-4.700L12 19.600 10.200 23H5.500l2.300-8H3.400c0-2.500 3-3.800 6.400-4.400A3.600 3.600 0 018.600 6Z',
  stratagem: 'M3 4.500 12.500 3l2.200 14.500-9.500 1.500ZM15.500 6l5.500 1.400-3.600 14.100-8.600-2.200 8-1.300Z',
  wheel: wheel(),
  star: 'M12 1.800l3.100 6.600 7.200.9-5.300 5 1.400 7.100L12 17.900l-6.400 3.500L7 14.300l-5.300-5 7.200-.9Z',
  any: 'M12 2.500 21.500 12 12 21.500 2.500 12Z',
} as const;
export type Glyph = keyof typeof glyphs;

/** Of the tracks and what is paid for them; `hers`, `yours`: whose pieces. */
export type Tone = 'red' | 'blue' | 'yellow' | 'brown' | 'silver' | 'plain' | 'hers' | 'yours';

export const glyph_path = (glyph: Glyph): string => glyphs[glyph];

interface Part {
  glyph: Glyph;
  tone: Tone;
  n?: number | string;
  /** Not paid this time. */
  crossed?: true;
}

interface Picture {
  cost?: Part[];
  gain: Part[];
}

const tone_of: Partial<Record<Glyph, Tone>> = { military: 'red', culture: 'blue', gold: 'yellow' };
const part = (glyph: Glyph, n?: number | string): Part => ({ glyph, tone: tone_of[glyph] ?? 'plain', ...(n !== undefined && { n }) });
const star = (tone: Tone, n?: number): Part => ({ glyph: 'star', tone, ...(n !== undefined && { n }) });
const made = (tone: Tone): Part => ({ glyph: 'wheel', tone });

/** By the names of the reward cards, of the final rewards, of the icons on the automas' cards. */
const pictures: Readonly<Record<string, Picture>> = {
  'blue-production': { gain: [made('blue')] },
  'red-production': { gain: [made('red')] },
  'free-province': { gain: [part('province')] },
  'max-three': { gain: [part('province', '≤3')] },
  'one-of-each': { gain: [star('red'), star('blue'), star('yellow')] },
  'take-back-stratagems': { gain: [part('stratagem', '↶')] },
  'five-military': { gain: [part('military', 5)] },
  'five-culture': { gain: [part('culture', 5)] },
  'five-gold': { gain: [part('gold', 5)] },
  vote: { gain: [part('vote', 1)] },
  'move-vp': { cost: [star('plain')], gain: [star('plain')] },
  'military-retrieve': { cost: [part('military', 2)], gain: [part('worker', '↑')] },
  'culture-retrieve': { cost: [part('culture', 2)], gain: [part('worker', '↑')] },
  'military-province': { cost: [part('military', 3)], gain: [part('province')] },
  'free-action': { gain: [{ ...part('gold', 2), crossed: true }] },
  'gold-popularity': { cost: [part('gold', 2)], gain: [star('yellow')] },
  'military-power': { cost: [part('military', 2)], gain: [star('red')] },
  'culture-prestige': { cost: [part('culture', 2)], gain: [star('blue')] },
  'one-gold': { gain: [part('gold', 1)] },
  'votes-province': { cost: [part('vote', 2)], gain: [part('province')] },
  grande: { cost: [part('worker')], gain: [part('grande')] },
  printed: { gain: [star('plain', 1)] },
  'final.power': { cost: [part('military', 5)], gain: [star('red', 3)] },
  'final.prestige': { cost: [part('culture', 5)], gain: [star('blue', 3)] },
  'final.popularity': { cost: [part('gold', 5)], gain: [star('yellow', 3)] },
  'final.one-each': { gain: [star('red'), star('blue'), star('yellow')] },
  'final.legendary': { cost: [part('any', 10)], gain: [star('silver', 1)] },
  'icon.grande': { gain: [part('grande')] },
  'icon.province': { gain: [part('province')] },
  'icon.max-three': { gain: [part('province', '≤3')] },
  'icon.production': { gain: [made('plain')] },
  'icon.resources': { gain: [part('military'), part('gold')] },
  'icon.votes': { gain: [part('vote')] },
  'icon.points': { gain: [star('plain')] },
  'icon.retrieve': { gain: [part('worker', '↑')] },
  'icon.stratagems': { gain: [part('stratagem')] },
  'icon.action': { gain: [{ ...part('gold'), crossed: true }] },
  'icon.none': { gain: [] },
};

function PartOf({ glyph, tone, n, crossed }: Part) {
  return (
    <span class={`pic-part tone-${tone}`}>
      <svg viewBox="0 0 24 24" focusable="false">
        <path d={glyphs[glyph]} fill-rule="evenodd" />
        {crossed && <path class="pic-cross" d="M3 21 21 3" />}
      </svg>
      {n !== undefined && <b>{n}</b>}
    </span>
  );
}

/** Its name stands beside it, or is its label. */
export function Picture({ name }: { name: string }) {
  const picture = pictures[name];
  if (!picture) return null;
  return (
    <span class="pic" aria-hidden="true">
      {picture.cost?.map((one, i) => (
        <PartOf key={`cost-${i}`} {...one} />
      ))}
      {picture.cost && (
        <svg class="pic-arrow" viewBox="0 0 12 24" focusable="false">
          <path d="M2 6l7 6-7 6Z" />
        </svg>
      )}
      {picture.gain.map((one, i) => (
        <PartOf key={`gain-${i}`} {...one} />
      ))}
    </span>
  );
}

/** What the bottom box of a space gives, on the side of the board for one to three players (BF-9 to BF-11). */
const given: Readonly<Record<string, readonly Part[]>> = {
  'purple-top-left': [made('blue'), star('yellow'), star('blue'), part('vote', 1)],
  'purple-top-right': [made('brown')],
  'purple-bottom-left': [made('blue')],
  'purple-bottom-right': [star('yellow'), star('blue'), part('vote', 1), made('brown')],
  'green-top-left': [star('red'), part('vote', 2), star('yellow', 2)],
  'green-top-right': [made('red')],
  'green-bottom-left': [star('red'), part('vote', 2)],
  'green-bottom-right': [star('yellow', 2), made('red')],
  'black-1': [made('yellow')],
  'black-2': [part('vote', 1)],
  'black-3': [part('province')],
  'black-4': [part('any', 1)],
};

/** The signs of a space, with their numbers. */
export function signs_of(space: string): readonly Part[] {
  return given[space] ?? given[space.replace(/-(top|bottom)-/, '-')] ?? [];
}
