// The table of Pendulum while no sand runs: the areas as they lie there, and the council. Whichever is played now stands first.

import './board.css';
import './council.css';

import { useEffect, useMemo, useRef } from 'preact/hooks';

import type { BoardProps } from '../registry.ts';
import { Fold } from '../fold.tsx';
import { Touchable } from '../touchable.tsx';
import { AnyBlock } from '../view.tsx';
import { AreaList, Areas } from './areas.tsx';
import { Council, part_of, parts_by_weight } from './council.tsx';
import { type BoardLayout, lay_out, type Rect } from './layout.ts';
import { areas, cards_in, in_council, is_last_council, province_in, read_table, sight_in, type Table, track_in } from './reading.ts';

export { Editor, edits } from './editors.tsx';
export { Live } from './live.tsx';

const width = 380;
const height = 430;

/** Blocks of the view that are drawn. */
const drawn = new Set(['board', 'track', 'automas', 'council']);

const percent = ({ x, y, w, h }: Rect) => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
  width: `${(w / width) * 100}%`,
  height: `${(h / height) * 100}%`,
});

/** What is tracked of the areas, to be put right there: where a timer stands, which space has no worker of theirs, who stands in a box. */
function AreaTouches({ layout, touch, words, table }: { layout: BoardLayout; table: Table } & Pick<BoardProps, 'touch' | 'words'>) {
  if (!touch) return null;
  return (
    <>
      {layout.areas.flatMap(({ area, rows: lines }) =>
        lines.flatMap(({ row, glass, spaces }) => [
          ...(table.timer_row[area] === row
            ? [
                <span key={`row-${area}`} class="pen-touch" style={percent(glass)}>
                  <Touchable
                    touch={touch}
                    place={`row.${area}`}
                    label={words.say({ id: 'pen.at.timer', args: { area: { term: `pen.area.${area}` }, row: { term: `pen.row.${row}` } } })}
                  />
                </span>,
              ]
            : []),
          ...spaces.map(({ space, top }) => (
            <span key={space} class="pen-touch" style={percent(top)}>
              <Touchable
                touch={touch}
                place={touch.offered.has(space) || area === 'black' ? space : `vacant.${area}`}
                label={words.say({ id: `pen.space.${space}` })}
              />
            </span>
          )),
        ]),
      )}
    </>
  );
}

export default function Pendulum(props: BoardProps) {
  const { view, pieces, laid, lit, moved, touch, words } = props;
  const table = useMemo(() => read_table(laid ?? pieces), [laid, pieces]);
  const layout = useMemo(() => lay_out(width, height), []);
  const track = useMemo(() => track_in(view), [view]);
  const cards = useMemo(() => ({ 'automa-1': cards_in(view, 'automa-1'), 'automa-2': cards_in(view, 'automa-2') }), [view]);
  const sights = useMemo(() => ({ 'automa-1': sight_in(view, 'automa-1'), 'automa-2': sight_in(view, 'automa-2') }), [view]);
  const council = in_council(table);
  const board = useRef<HTMLDivElement>(null);
  // What the step moves or names is in sight: where there is no room for all of it, what it is about.
  useEffect(() => {
    const spoken_of = [...lit, ...(moved ?? []).flatMap(({ from, to }) => [from ?? '', to ?? ''])];
    const found = new Set(spoken_of.map(part_of));
    for (const part of parts_by_weight)
      if (found.has(part)) board.current?.querySelector(`[data-part="${part}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [moved, lit]);
  const lying = (
    <Fold key="areas" name="pen.block.board" title={words.say({ id: 'pen.live.areas' })} open={!council}>
      <div class="pen-table">
        <svg class="pen-areas" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <Areas layout={layout} table={table} lit={lit} province={province_in([...lit])} timers />
        </svg>
        <AreaTouches layout={layout} table={table} touch={touch} words={words} />
        {areas.map((area) => (
          <AreaList key={area} area={area} table={table} words={words} />
        ))}
      </div>
    </Fold>
  );
  const meeting = track.length > 0 && (
    <Council
      key="council"
      table={table}
      track={track}
      cards={cards}
      sights={sights}
      last={is_last_council(view, table)}
      lit={lit}
      touch={touch}
      words={words}
    />
  );
  return (
    <div class="pen" ref={board}>
      {council ? [meeting, lying] : [lying, meeting]}
      {view.blocks
        .filter(({ id }) => !drawn.has(id))
        .map((block) => (
          <AnyBlock key={block.id} {...props} block={block} />
        ))}
    </div>
  );
}
