// The scores by round as lines. Loaded only where a result is shown.

import 'uplot/dist/uPlot.min.css';

import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';

import { is_dark } from '../state/settings.ts';

export interface ChartLine {
  name: string;
  hers: boolean;
  /** Null where nobody knew. */
  points: (number | null)[];
}

const dashes = [[], [8, 4], [2, 4], [12, 4, 2, 4]];
// The same in the legend, so that two of hers can be told apart.
const borders = ['solid', 'dashed', 'dotted', 'double'];

export default function Chart({ label, at, lines }: { label: string; at: number[]; lines: ChartLine[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    // As the page draws it: a canvas knows no light-dark().
    const colour = (name: string): string => {
      box.style.color = `var(${name})`;
      const drawn = getComputedStyle(box).color;
      box.style.color = '';
      return drawn;
    };
    const draw = (): uPlot => {
      const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const font = `${size * 0.875}px system-ui, sans-serif`;
      const axis = {
        stroke: colour('--ink-soft'),
        grid: { stroke: colour('--line'), width: 1 },
        ticks: { stroke: colour('--line') },
        font,
      };
      return new uPlot(
        {
          width: box.clientWidth,
          height: Math.min(320, Math.max(180, box.clientWidth * 0.5)),
          scales: { x: { time: false } },
          cursor: { drag: { x: false, y: false } },
          legend: { live: false, markers: { width: 3, dash: (_, i) => borders[(i - 1) % borders.length] ?? 'solid' } },
          axes: [
            {
              ...axis,
              values: (_, ticks) => ticks.map((tick) => (Number.isInteger(tick) ? String(tick) : '')),
              incrs: [1, 2, 5, 10, 20, 50, 100],
            },
            { ...axis, size: size * 3.5 },
          ],
          series: [
            {},
            ...lines.map((line, i) => ({
              label: line.name,
              stroke: colour(line.hers ? '--hers' : '--yours'),
              width: 3,
              dash: dashes[i % dashes.length],
              points: { show: true, size: 7, fill: colour(line.hers ? '--hers' : '--yours') },
            })),
          ],
        },
        [at, ...lines.map((line) => line.points)],
        box,
      );
    };
    let plot = draw();
    const again = (): void => {
      plot.destroy();
      plot = draw();
    };
    const resized = new ResizeObserver(() => box.clientWidth !== plot.width && again());
    resized.observe(box);
    let drawn = is_dark.peek();
    const unfollow = is_dark.subscribe((dark) => {
      if (dark !== drawn) again();
      drawn = dark;
    });
    return () => {
      resized.disconnect();
      unfollow();
      plot.destroy();
    };
  }, [at, lines]);
  return <div class="chart" ref={place} role="img" aria-label={label} />;
}
