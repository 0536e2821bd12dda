// What a step moves, over any board: an arrow from where a piece lay to where it lies, a piece that goes along it in a fifth of a
// second, and a ring where something comes to or leaves. A board says where its places are drawn by `data-place` or `data-touch`; where
// less motion is wanted the arrow is there, and nothing moves.

import './moves.css';

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import type { Moved, Tabletop } from '../protocol.ts';

interface Spot {
  x: number;
  y: number;
  r: number;
}

interface Arrow {
  from?: Spot;
  to?: Spot;
}

const least = 20; // pixels: a shorter arrow says nothing
const tip = 7;
/** Where more is moved, as when a round is dealt, arrows tell nothing. */
export const most_moved = 14;

/** The element of a place: by its own name, or by that which forms call it. */
export function drawn_at(root: ParentNode, place: string, table: Tabletop | undefined): Element | undefined {
  const token = table?.places.find(({ id }) => id === place)?.token;
  for (const name of token === undefined ? [place] : [place, token])
    for (const mark of ['data-place', 'data-touch']) {
      const found = root.querySelector(`[${mark}="${CSS.escape(name)}"]`);
      if (found) return found;
    }
  return undefined;
}

/** Where the arrow begins and ends: on the edges of the two spots. */
export function between(from: Spot, to: Spot): { x1: number; y1: number; x2: number; y2: number } | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  if (far < least) return undefined;
  // Places beside each other touch: then it goes from the middle to just before the other's.
  const room = far - to.r;
  const end = room >= least ? room : Math.max(far - tip, far / 2);
  return { x1: from.x, y1: from.y, x2: from.x + (dx / far) * end, y2: from.y + (dy / far) * end };
}

/** The head of an arrow that ends there. */
export function head({ x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }): string {
  const at = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn: number): string => `${(x2 - tip * Math.cos(at + turn)).toFixed(1)} ${(y2 - tip * Math.sin(at + turn)).toFixed(1)}`;
  return `M${wing(0.6)}L${x2.toFixed(1)} ${y2.toFixed(1)}L${wing(-0.6)}`;
}

function spot_of(element: Element, origin: DOMRect): Spot {
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2 - origin.left,
    y: box.top + box.height / 2 - origin.top,
    r: Math.min(box.width, box.height) / 2,
  };
}

function arrows_on(root: HTMLElement, moved: readonly Moved[], table: Tabletop | undefined): Arrow[] {
  const origin = root.getBoundingClientRect();
  const spot = (place: string | undefined): Spot | undefined => {
    const element = place === undefined ? undefined : drawn_at(root, place, table);
    return element && spot_of(element, origin);
  };
  const seen = new Set<string>();
  return moved.flatMap(({ from, to }) => {
    // Several pieces that go the same way go together; what only turns round stays where it is.
    const way = `${from ?? ''}>${to ?? ''}`;
    if (from === to || seen.has(way)) return [];
    seen.add(way);
    const arrow = { from: spot(from), to: spot(to) };
    return arrow.from || arrow.to ? [arrow] : [];
  });
}

const none: readonly Moved[] = [];

/** Lies over what is drawn in `root`, and is as large. */
export function Moves({ root, moved = none, table }: { root: RefObject<HTMLElement | null>; moved?: readonly Moved[]; table?: Tabletop }) {
  const [arrows, set_arrows] = useState<readonly Arrow[]>([]);
  // Every step moves its own: an arrow that is only drawn anew does not set out again.
  const step = useRef(0);
  useLayoutEffect(() => {
    const board = root.current;
    if (!board || moved.length === 0 || moved.length > most_moved) {
      set_arrows([]);
      return undefined;
    }
    step.current += 1;
    const draw = (): void => set_arrows(arrows_on(board, moved, table));
    draw();
    // Parts of it fold away, the map is drawn larger, and scrolls in its window.
    const resized = new ResizeObserver(draw);
    resized.observe(board);
    for (const part of board.querySelectorAll('svg, details')) resized.observe(part);
    board.addEventListener('scroll', draw, true);
    return () => {
      resized.disconnect();
      board.removeEventListener('scroll', draw, true);
    };
  }, [moved, table]);
  if (arrows.length === 0) return null;
  return (
    <svg class="moves" aria-hidden="true" focusable="false">
      {arrows.map(({ from, to }, i) => {
        const line = from && to && between(from, to);
        const [dx, dy] = from && to ? [from.x - to.x, from.y - to.y] : [0, 0];
        return (
          <g key={`${step.current}-${i}`}>
            {line && (
              <>
                <path class="move-edge" d={`M${line.x1} ${line.y1}L${line.x2} ${line.y2}${head(line)}`} />
                <path class="move" d={`M${line.x1} ${line.y1}L${line.x2} ${line.y2}${head(line)}`} />
                <circle
                  class="move-piece"
                  cx={to.x}
                  cy={to.y}
                  r={Math.min(to.r, 9)}
                  style={{ '--dx': `${dx.toFixed(1)}px`, '--dy': `${dy.toFixed(1)}px` }}
                />
              </>
            )}
            {to && !from && <circle class="move-put" cx={to.x} cy={to.y} r={Math.min(to.r, 28) + 2} />}
            {from && !to && <circle class="move-taken" cx={from.x} cy={from.y} r={Math.min(from.r, 28) + 2} />}
          </g>
        );
      })}
    </svg>
  );
}
