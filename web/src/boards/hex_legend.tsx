// What the signs of a map mean: only those that are on it. While a trail is told, what became of the places instead.

import type { Cell } from '../protocol.ts';
import type { Words } from '../words/words.ts';
import { type Fate, type GroundLook, is_water, type Looks, type Stand } from './hex_looks.ts';
import { Mark, Piece, short_form } from './hex_piece.tsx';
import { outline } from './hex_geometry.ts';

const swatch = outline(1);

interface LegendProps {
  cells: readonly Cell[];
  around: {
    uid: string;
    grounds: Map<string, GroundLook>;
    stands: Map<string, Stand>;
    looks?: Looks;
    colours?: ReadonlyMap<string, string>;
  };
  badges?: ReadonlyMap<string, { sign: string; name: string }>;
  words: Words;
}

export function HexLegend({ cells, around, badges, words }: LegendProps) {
  const say = (id: string): string => words.say({ id });
  const pieces = [...new Set(cells.flatMap((cell) => (cell.piece ? [cell.piece] : [])))];
  const water = new Set(cells.filter(is_water).map((cell) => cell.ground ?? ''));
  const others = [...around.stands.values()].filter((stand) => stand !== 'disc').length;
  return (
    <ul class="legend">
      {[...around.grounds].map(([id, look], i) => (
        <li key={id}>
          <svg viewBox="-21 -24 42 48" aria-hidden="true">
            <path class={`ground tone-${look.tone}`} d={swatch} />
            <path class="motif" d={swatch} fill={`url(#${around.uid}-${i})`} />
            {!water.has(id) && (
              <text class={`label tone-${look.tone}`} y={5}>
                {short_form(id, words)}
              </text>
            )}
          </svg>
          {say(id)}
        </li>
      ))}
      {pieces.map((id) => (
        <li key={id}>
          <svg viewBox="-14 -14 28 28" aria-hidden="true" class="legend-piece">
            <Piece piece={id} stand="square" looks={around.looks} words={words} y={0} />
          </svg>
          {say(id)}
        </li>
      ))}
      {[...around.stands].map(([owner, stand]) => (
        <li key={owner}>
          <svg viewBox="-14 -14 28 28" aria-hidden="true">
            <Piece stand={stand} colour={around.colours?.get(owner)} looks={around.looks} words={words} y={0} />
          </svg>
          {stand === 'disc' ? say('page.map.hers') : others > 1 ? say(owner) : say('page.map.yours')}
        </li>
      ))}
      {cells.some((cell) => cell.mark) && (
        <li>
          <svg viewBox="-7 -7 14 14" aria-hidden="true">
            <Mark />
          </svg>
          {say('page.map.mark')}
        </li>
      )}
      {[...new Map([...(badges?.values() ?? [])].map((badge) => [badge.name, badge.sign]))].map(([name, sign]) => (
        <li key={name}>
          <svg viewBox="-11 -11 22 22" aria-hidden="true" class="hex-badge">
            <circle r={10} />
            <path d={sign} transform="translate(-8 -8)" />
          </svg>
          {name}
        </li>
      ))}
      {cells.some((cell) => cell.changed) && (
        <li>
          <svg viewBox="-21 -24 42 48" aria-hidden="true">
            <path class="ground tone-blank" d={swatch} />
            <path class="tile" d={outline(5)} />
          </svg>
          {say('page.map.tile')}
        </li>
      )}
    </ul>
  );
}

export function StageLegend({ fates, words }: { fates: ReadonlyMap<string, Fate>; words: Words }) {
  const line = (fate: Fate) => {
    const n = [...fates.values()].filter((each) => each === fate).length;
    return (
      n > 0 && (
        <li key={fate} class={`fate-${fate}`}>
          <svg viewBox="-21 -24 42 48" aria-hidden="true">
            <path class="ring" d={outline(3)} />
          </svg>
          {words.say({ id: `page.map.${fate}`, args: { n } })}
        </li>
      )
    );
  };
  return (
    <ul class="stage-legend" aria-live="polite">
      {line('left')}
      {line('dropped-now')}
      {line('dropped')}
    </ul>
  );
}
