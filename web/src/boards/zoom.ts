// A window onto something larger: two fingers, ctrl and the wheel, or two buttons. The window keeps its size, and what
// was in the middle stays there.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

const largest = 3;
const one_press = 1.5;

export interface Zoom {
  scale: number;
  window: RefObject<HTMLDivElement | null>;
  in(): void;
  out(): void;
  can_in: boolean;
  can_out: boolean;
}

const store_key = 'seatmate.zoom';

function remembered(): number {
  try {
    return within(Number(localStorage.getItem(store_key) ?? 1) || 1);
  } catch {
    return 1; // a browser that keeps nothing
  }
}

function remember(scale: number): void {
  try {
    localStorage.setItem(store_key, scale.toFixed(2));
  } catch {
    // The next map begins small.
  }
}

const within = (scale: number): number => Math.min(Math.max(scale, 1), largest);

/** `interesting` names what should be in sight; when it changes, the window moves there. */
export function useZoom(interesting: string, elements: () => (Element | null | undefined)[]): Zoom {
  const window = useRef<HTMLDivElement>(null);
  const [scale, set_scale] = useState(remembered);
  const now = useRef(scale);
  // Where to hold on: a point of the window, and the share of the content that was there.
  const held = useRef<{ x: number; y: number; at_x: number; at_y: number } | undefined>(undefined);

  const zoom_to = (wanted: number, x?: number, y?: number): void => {
    const box = window.current;
    const next = within(wanted);
    if (!box || next === now.current) return;
    const point = { x: x ?? box.clientWidth / 2, y: y ?? box.clientHeight / 2 };
    held.current = { ...point, at_x: (box.scrollLeft + point.x) / box.scrollWidth, at_y: (box.scrollTop + point.y) / box.scrollHeight };
    now.current = next;
    set_scale(next);
    remember(next);
  };

  useLayoutEffect(() => {
    const box = window.current;
    const hold = held.current;
    if (!box || !hold) return;
    held.current = undefined;
    box.scrollLeft = hold.at_x * box.scrollWidth - hold.x;
    box.scrollTop = hold.at_y * box.scrollHeight - hold.y;
  }, [scale]);

  useEffect(() => {
    const box = window.current;
    if (!box) return;
    let apart = 0;
    let from = 1;
    const fingers = (event: TouchEvent) => {
      const [a, b] = [event.touches[0], event.touches[1]];
      if (!a || !b) return undefined;
      const edge = box.getBoundingClientRect();
      return {
        apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
        x: (a.clientX + b.clientX) / 2 - edge.left,
        y: (a.clientY + b.clientY) / 2 - edge.top,
      };
    };
    const on_start = (event: TouchEvent): void => {
      const two = fingers(event);
      apart = two?.apart ?? 0;
      from = now.current;
    };
    const on_move = (event: TouchEvent): void => {
      const two = fingers(event);
      if (!two || apart === 0) return;
      event.preventDefault(); // the map zooms, not the page
      zoom_to((from * two.apart) / apart, two.x, two.y);
    };
    const on_wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const edge = box.getBoundingClientRect();
      zoom_to(now.current * Math.exp(-event.deltaY / 200), event.clientX - edge.left, event.clientY - edge.top);
    };
    box.addEventListener('touchstart', on_start, { passive: true });
    box.addEventListener('touchmove', on_move, { passive: false });
    box.addEventListener('wheel', on_wheel, { passive: false });
    return () => {
      box.removeEventListener('touchstart', on_start);
      box.removeEventListener('touchmove', on_move);
      box.removeEventListener('wheel', on_wheel);
    };
  }, []);

  useEffect(() => {
    const box = window.current;
    if (!box || scale === 1 || interesting === '') return;
    const edge = box.getBoundingClientRect();
    const boxes = elements().flatMap((element) => (element ? [element.getBoundingClientRect()] : []));
    if (boxes.length === 0) return;
    const middle_x = boxes.reduce((sum, each) => sum + (each.left + each.right) / 2, 0) / boxes.length;
    const middle_y = boxes.reduce((sum, each) => sum + (each.top + each.bottom) / 2, 0) / boxes.length;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.scrollTo({
      left: box.scrollLeft + middle_x - edge.left - box.clientWidth / 2,
      top: box.scrollTop + middle_y - edge.top - box.clientHeight / 2,
      behavior: calm ? 'auto' : 'smooth',
    });
  }, [interesting]);

  return {
    scale,
    window,
    in: () => zoom_to(now.current * one_press),
    out: () => zoom_to(now.current / one_press),
    can_in: scale < largest,
    can_out: scale > 1,
  };
}
