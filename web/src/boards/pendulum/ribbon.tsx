// The automas' track: a ribbon of rows that runs into the parchment, the numbers printed on it, and both markers.

import type { Words } from '../../words/words.ts';
import { automas, type Table, type TrackSpace } from './reading.ts';

const step = 30;
const high = 26;
const between = 6;

/** Each its own shape, and its number. */
const marker: Readonly<Record<(typeof automas)[number], string>> = {
  'automa-1': 'M-8 7.500 0-9 8 7.500Z',
  'automa-2': 'M-8 0a8 8 0 1116 0 8 8 0 11-16 0Z',
};

export function Ribbon({ rows, stands, words }: { rows: readonly TrackSpace[][]; stands: Table['stands']; words: Words }) {
  const widest = Math.max(1, ...rows.map((row) => row.length));
  const [w, h] = [widest * step + 4, rows.length * (high + between) + 2];
  const place = (space: number): { x: number; y: number } => {
    let [left, line] = [space, 0];
    while (line < rows.length - 1 && left >= (rows[line]?.length ?? 0)) left -= rows[line++]?.length ?? 0;
    return { x: 2 + left * step, y: 1 + line * (high + between) };
  };
  const together = stands['automa-1'] === stands['automa-2'];
  const spoken = automas
    .map((automa) => `${words.say({ id: `pen.player.${automa}` })}: ${words.say({ id: 'pen.at.track', args: { n: stands[automa] ?? 0 } })}`)
    .join(', ');
  let n = 0;
  return (
    <svg class="pen-ribbon" viewBox={`0 0 ${w} ${h}`} role="img" aria-label={spoken}>
      {rows.map((row, line) => {
        const y = 1 + line * (high + between);
        return (
          <g key={line}>
            <path class="ribbon-back" d={`M2 ${y + high / 2}H${2 + row.length * step}`} stroke-width={high + 2} />
            {row.map((space, i) => {
              const x = 2 + i * step;
              const id = n++;
              return (
                <g key={id}>
                  <rect
                    class={`track-space on-${space.ground}`}
                    data-place={`track.${id}`}
                    x={x + 1}
                    y={y}
                    width={step - 2}
                    height={high}
                    rx={space.ground === 'path' ? 5 : 1}
                  />
                  {space.minus !== undefined && (
                    <text class="track-minus" x={x + step / 2} y={y + high / 2 + 4.5}>
                      −{space.minus}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
      {automas.map((automa, i) => {
        const stand = stands[automa];
        if (stand === undefined) return null;
        const { x, y } = place(stand);
        const aside = together ? (i - 0.5) * 11 : 0;
        return (
          <g
            key={automa}
            class={`track-marker is-${automa}`}
            style={{ transform: `translate(${x + step / 2 + aside}px, ${y + high / 2}px)` }}
          >
            <path d={marker[automa]} />
            <text y={automa === 'automa-1' ? 6.5 : 4}>{i + 1}</text>
          </g>
        );
      })}
    </svg>
  );
}
