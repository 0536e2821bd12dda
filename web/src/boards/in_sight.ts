// What a step speaks of is in sight, wherever it lies on the board, the first of it above all; so is what was touched. When nothing is
// spoken of any more, what a turn begins with comes back.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function use_in_sight(board: RefObject<HTMLElement | null>, lit: ReadonlySet<string>, touched: string | undefined): void {
  const away = useRef(false);
  useEffect(() => {
    if (lit.size === 0 && away.current && touched === undefined) board.current?.scrollIntoView({ block: 'start' });
    away.current = lit.size > 0;
    const asked = touched === undefined ? '' : `, [data-touch="${CSS.escape(touched)}"]`;
    const spoken_of = [...(board.current?.querySelectorAll(`.is-lit:not(.score)${asked}`) ?? [])].reverse();
    const show = (): void => {
      for (const each of spoken_of) each.scrollIntoView({ block: 'nearest' });
    };
    show();
    // The panel below takes more room or less, and the window onto the board changes with it.
    const window_of = board.current?.closest('main');
    if (!window_of || spoken_of.length === 0) return undefined;
    const resized = new ResizeObserver(show);
    resized.observe(window_of);
    return () => resized.disconnect();
  }, [lit, touched]);
}
