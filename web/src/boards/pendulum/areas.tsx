// The three areas as they lie on the table: rows, boxes, workers, where the timers stand, what a step moves. It draws; who reads by ear has
// the list of the areas beside it.

import type { Words } from '../../words/words.ts';
import { glass_frame, glass_outline } from '../hourglass.tsx';
import {
  arrow_path,
  type AreaLayout,
  between_rows,
  type BoardLayout,
  glass_axis,
  is_tall,
  middle,
  type Rect,
  rect_of,
  type RowLayout,
  type SpaceLayout,
} from './layout.ts';
import { glyph_path, signs_of } from './pictures.tsx';
import { type Area, type Arrow, last_flip, type Table, type Worker } from './reading.ts';

/** A glyph in the middle of a place; it fills the square of this size. */
function Glyph({ d, at: [x, y], size, kind }: { d: string; at: readonly [number, number]; size: number; kind: string }) {
  return <path class={kind} d={d} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} fill-rule="evenodd" />;
}

/** Beside each other, smaller if they are many. */
function Workers({ workers, rect }: { workers: readonly Worker[]; rect: Rect }) {
  const each = Math.min(rect.h * 0.94, rect.w / Math.max(1, workers.length), 64);
  const [x, y] = middle(rect);
  return (
    <>
      {workers.map((worker, i) => (
        <Glyph
          key={i}
          kind={`worker ${worker.hers ? 'is-hers' : 'is-yours'}`}
          d={glyph_path(worker.kind === 'grande' ? 'grande' : 'worker')}
          at={[x + (i - (workers.length - 1) / 2) * each, y]}
          size={worker.kind === 'grande' ? each : each * 0.78}
        />
      ))}
    </>
  );
}

/** What the bottom box gives, small and quiet: whoever knows the board finds the space by it. */
function Signs({ space, rect }: { space: string; rect: Rect }) {
  const signs = signs_of(space);
  const each = Math.min(rect.h * 0.62, (rect.w * 0.94) / signs.length, 26);
  const [x, y] = middle(rect);
  return (
    <g class="signs">
      {signs.map(({ glyph, tone, n }, i) => {
        const at = [x + (i - (signs.length - 1) / 2) * each, y] as const;
        return (
          <g key={i} class={`tone-${tone}`}>
            <Glyph kind="sign" d={glyph_path(glyph)} at={at} size={each * 0.88} />
            {n !== undefined && n !== 1 && (
              <text class="sign-n" x={at[0] + each * 0.3} y={at[1] + each * 0.5} font-size={each * 0.55}>
                {n}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

const box = ({ x, y, w, h }: Rect, kind: string, r = 6, place?: string) => (
  <rect class={kind} data-place={place} x={x} y={y} width={w} height={h} rx={r} />
);

function Space({ at, table, lit }: { at: SpaceLayout; table: Table; lit: ReadonlySet<string> }) {
  const boxes = table.boxes.get(at.space);
  const is_lit = lit.has(at.space);
  return (
    <g>
      {box(at.top, `top-box${is_lit ? ' lit-box' : ''}`, 6, `space.${at.space}`)}
      {box(at.bottom, 'bottom-box', 6, `box.${at.space}`)}
      {(boxes?.bottom.length ?? 0) === 0 && <Signs space={at.space} rect={at.bottom} />}
      <Workers workers={boxes?.top ?? []} rect={at.top} />
      <Workers workers={boxes?.bottom ?? []} rect={at.bottom} />
    </g>
  );
}

/** Where the timer goes when it is flipped; beside purple, which flip of the round the next one is. */
function FreeGlass({ row, flips }: { row: RowLayout; flips: number | undefined }) {
  const { x, w, h } = row.glass;
  const tall = is_tall(row.glass);
  const [, y] = middle(row.glass);
  const r = tall ? w * 0.22 : Math.min(h * 0.4, w * 0.17);
  const place = <circle class="glass-place" cx={glass_axis(row.glass)} cy={y} r={r} />;
  if (flips === undefined) return place;
  const dot = tall ? w / 12 : Math.min(w / 15, h / 5);
  const dots = tall ? { x: x + w / 2, y: y + r + dot * 2.5 } : { x: x + w * 0.68, y };
  return (
    <g>
      {place}
      {Array.from({ length: last_flip }, (_, i) => (
        <circle
          key={i}
          class={`flip-dot${i < flips ? ' is-done' : ''}${flips === last_flip - 1 && i === flips ? ' is-last' : ''}`}
          cx={dots.x + (i - 1) * dot * 2.6}
          cy={dots.y}
          r={dot}
        />
      ))}
    </g>
  );
}

/** A timer that nobody has turned over yet. */
function IdleGlass({ rect, area }: { rect: Rect; area: Area }) {
  const [, y] = middle(rect);
  const x = glass_axis(rect);
  const w = Math.min(rect.h * 0.55, rect.w * 0.45);
  const h = w * 1.6;
  return (
    <svg class={`glass sand-${area}`} x={x - w / 2} y={y - h / 2} width={w} height={h} viewBox="0 0 60 96">
      <path class="glass-air" d={glass_outline} />
      <path class="glass-sand" d="M12 87q18-28 36 0Z" />
      <path class="glass-edge" d={glass_outline} />
      <path class="glass-frame" d={glass_frame} />
    </svg>
  );
}

interface AreaProps extends Omit<DrawnProps, 'layout' | 'province'> {
  at: AreaLayout;
}

function AreaDrawn({ at, table, lit, flips, timers = false }: AreaProps) {
  const here = table.timer_row[at.area];
  return (
    <g class={`area of-${at.area}`}>
      {box(at.rect, 'area-ground', 10)}
      {at.rows.map((row) => (
        <g key={row.row}>
          {row.row === here ? (
            <>
              {box(row.rect, 'timer-row', 8)}
              {timers && <IdleGlass rect={row.glass} area={at.area} />}
            </>
          ) : (
            <FreeGlass row={row} flips={at.area === 'purple' ? flips : undefined} />
          )}
          {row.spaces.map((space) => (
            <Space key={space.space} at={space} table={table} lit={lit} />
          ))}
        </g>
      ))}
    </g>
  );
}

interface DrawnProps {
  layout: BoardLayout;
  table: Table;
  /** Spaces that her step names. */
  lit: ReadonlySet<string>;
  /** Left out: no round runs. */
  flips?: number;
  /** The place, from the top, of the province that is discarded. */
  province?: number;
  /** Timers are drawn here, because none runs. */
  timers?: boolean;
}

export function Areas({ layout, table, lit, flips, province, timers }: DrawnProps) {
  return (
    <>
      {layout.areas.map((area) => (
        <AreaDrawn key={area.area} at={area} table={table} lit={lit} flips={flips} timers={timers} />
      ))}
      <g class="achievement">
        {box(layout.achievement, 'card-slot')}
        {table.token && (
          <Glyph kind="token" d={glyph_path('star')} at={middle(layout.achievement)} size={Math.min(30, layout.achievement.h * 0.7)} />
        )}
      </g>
      {layout.provinces.map((rect, i) => (
        <g key={i} class={province === i + 1 ? 'province is-gone' : 'province'}>
          {box(rect, 'card-slot')}
          <Glyph kind="province-sign" d={glyph_path('province')} at={middle(rect)} size={Math.min(26, rect.h * 0.6)} />
          {province === i + 1 && (
            <path
              class="province-cross"
              d={`M${rect.x + 5} ${rect.y + 8}L${rect.x + rect.w - 5} ${rect.y + rect.h - 8}M${rect.x + rect.w - 5} ${rect.y + 8}L${rect.x + 5} ${rect.y + rect.h - 8}`}
            />
          )}
        </g>
      ))}
    </>
  );
}

/** What her card moves, over everything else. */
export function Arrows({ layout, arrows }: { layout: BoardLayout; arrows: readonly Arrow[] }) {
  return (
    <>
      {arrows.map(({ from, to, what }) => {
        const [a, b] = [rect_of(layout, from), rect_of(layout, to)];
        if (!a || !b) return null;
        const { shaft, head } = what === 'worker' ? arrow_path(a, b, Math.min(a.h, b.h) * 0.3) : arrow_path(...between_rows(a, b), 0);
        return (
          <g key={`${from}-${to}`} class="arrow" data-from={from} data-to={to}>
            <path class="arrow-edge" d={shaft} />
            <path class="arrow-head-edge" d={head} />
            <path class="arrow-shaft" d={shaft} />
            <path class="arrow-head" d={head} />
          </g>
        );
      })}
    </>
  );
}

const counted = (workers: readonly Worker[], words: Words): string[] =>
  workers.map(
    ({ kind, hers }) =>
      `${words.say({ id: `pen.worker.${kind}` })} (${words.say({ id: hers ? 'pen.player.automas' : 'pen.player.human' })})`,
  );

/** The same for readers of screens: row by row, who stands where. */
export function AreaList({ area, table, words }: { area: Area; table: Table; words: Words }) {
  const lines = [...table.boxes].flatMap(([space, { top, bottom }]) => {
    if (!space.startsWith(area) || top.length + bottom.length === 0) return [];
    const name = words.say({ id: `pen.space.${space}` });
    return [
      ...(top.length > 0 ? [`${name}: ${counted(top, words).join(', ')}`] : []),
      ...(bottom.length > 0
        ? [`${words.say({ id: 'pen.at.box', args: { space: { term: `pen.space.${space}` } } })}: ${counted(bottom, words).join(', ')}`]
        : []),
    ];
  });
  return (
    <ul class="sr" aria-label={words.say({ id: `pen.area.${area}` })}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
