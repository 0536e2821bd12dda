// One hourglass. Its sand is redrawn only when it has visibly moved, by an animation frame that its owner asks for.

import { useLayoutEffect, useRef } from 'preact/hooks';

import type { Timer } from '../protocol.ts';
import { fraction_of, is_out } from './sand_time.ts';

export const glass_outline = 'M11 9H49C49 33 34 39 33.2 48 34 57 49 63 49 87H11C11 63 26 57 26.8 48 26 39 11 33 11 9Z';
export const glass_frame = 'M7 3h46v6H7ZM7 87h46v6H7Z';
const neck = 48;
const deep = 35; // of sand in a full half
const bottom = 87;

export interface Surfaces {
  upper: number;
  lower: number;
}

/** Where the sand ends above and below. A half narrows towards the neck, so the last sand falls fastest. */
export function surfaces_at(fraction: number): Surfaces {
  const height = deep * fraction ** 0.6;
  return { upper: neck - height, lower: bottom - (deep - height) };
}

const upper_path = (y: number): string => `M0 ${y - 1.5}Q30 ${y + 5} 60 ${y - 1.5}V${neck}H0Z`;
const lower_path = (y: number): string => `M0 ${y + 4}Q30 ${y - 6} 60 ${y + 4}V${bottom}H0Z`;

/** Called for every frame; says whether it drew. */
export type Draw = (now: number) => boolean;

interface HourglassProps {
  timer: Timer;
  now: number;
  /** Takes part in the owner's animation. */
  join(draw: Draw): () => void;
  uid: string;
}

export function Hourglass({ timer, now, join, uid }: HourglassProps) {
  const upper = useRef<SVGPathElement>(null);
  const lower = useRef<SVGPathElement>(null);
  const drawn = useRef(-1);
  const draw: Draw = (at) => {
    const fraction = fraction_of(timer, at);
    if (Math.abs(fraction - drawn.current) * deep < 0.2 && fraction !== 0) return false;
    drawn.current = fraction;
    const surfaces = surfaces_at(fraction);
    upper.current?.setAttribute('d', fraction === 0 ? '' : upper_path(surfaces.upper));
    lower.current?.setAttribute('d', fraction === 1 ? '' : lower_path(surfaces.lower));
    return true;
  };
  useLayoutEffect(() => {
    drawn.current = -1;
    draw(now);
    return join(draw);
  }, [timer]);
  const runs = timer.mode === 'runs' && !is_out(timer, now);
  return (
    <svg class={`glass${timer.mode === 'held' ? ' lies' : ''}`} viewBox="0 0 60 96" aria-hidden="true">
      <clipPath id={uid}>
        <path d={glass_outline} />
      </clipPath>
      <path class="glass-air" d={glass_outline} />
      <g clip-path={`url(#${uid})`}>
        <path class="glass-sand" ref={upper} />
        <path class="glass-sand" ref={lower} />
        {runs && <path class="glass-stream" d={`M30 ${neck - 4}V${bottom}`} />}
      </g>
      <path class="glass-edge" d={glass_outline} />
      <path class="glass-frame" d={glass_frame} />
    </svg>
  );
}
