// The table of Pendulum while no sand runs: the areas as they lie there, and below them what the automas have.

import './board.css';

import { useMemo } from 'preact/hooks';

import type { BoardProps } from '../registry.ts';
import { AnyBlock } from '../view.tsx';
import { AreaList, Areas, Arrows } from './areas.tsx';
import { lay_out } from './layout.ts';
import { areas, arrows_in, province_in, read_table } from './reading.ts';

export { Live } from './live.tsx';

const width = 380;
const height = 460;

/** Blocks of the view that are drawn. */
const drawn = new Set(['board']);

export default function Pendulum(props: BoardProps) {
  const { view, pieces, laid, lit, moved, words } = props;
  const table = useMemo(() => read_table(laid ?? pieces), [laid, pieces]);
  const layout = useMemo(() => lay_out(width, height), []);
  return (
    <div class="pen">
      <div class="pen-table">
        <svg class="pen-areas" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <Areas layout={layout} table={table} lit={lit} province={province_in([...lit])} timers />
          <Arrows layout={layout} arrows={arrows_in(moved)} />
        </svg>
        {areas.map((area) => (
          <AreaList key={area} area={area} table={table} words={words} />
        ))}
      </div>
      {view.blocks
        .filter(({ id }) => !drawn.has(id))
        .map((block) => (
          <AnyBlock key={block.id} {...props} block={block} />
        ))}
    </div>
  );
}
