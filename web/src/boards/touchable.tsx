// A thing on the board that can be asked what can be said about it: a button that lies over all of it.

import './touchable.css';

import type { Touch } from './registry.ts';

export function Touchable({ touch, place, label }: { touch?: Touch; place: string; label: string }) {
  if (!touch?.places.has(place)) return null;
  return (
    <button
      type="button"
      class={`touch-over${touch.offered.has(place) ? ' offered' : ''}${touch.now === place ? ' now' : ''}`}
      data-touch={place}
      aria-label={label}
      onClick={() => touch.at(place)}
    />
  );
}
