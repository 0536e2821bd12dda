// The whole table of Age of Innovation: the map, and around it what lies on the boards. Everything comes from the game's
// view; a place of a step is a hex (r4c7), a discipline (law), or the name of a value that can be corrected
// (power-covered.3, coins.left, score).

import './board.css';

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import type { Cell } from '../../protocol.ts';
import { Fold } from '../fold.tsx';
import { are_neighbours } from '../hex_geometry.ts';
import type { Stand } from '../hex_looks.ts';
import { Hexes } from '../hexes.tsx';
import type { BoardProps, Touch } from '../registry.ts';
import { Touchable } from '../touchable.tsx';
import { AnyBlock, Facts } from '../view.tsx';
import { view_at } from './at_step.ts';
import { as_variables } from './colours.ts';
import { book_sign } from './looks.ts';
import { last_part, number_of, read_view, type Slot, type Table } from './reading.ts';
import { Science } from './science.tsx';
import { looks, lying_signs, power_signs, Sign } from './symbols.tsx';

export { HerCards } from './cards.tsx';
export { look_of } from './looks.ts';
export { Picture, pictured } from './tiles_to_lay.tsx';
export { verb_sign } from './symbols.tsx';

// Hers first, then the humans, as the columns of the science display.
const stands: readonly Stand[] = ['disc', 'square', 'lozenge'];
const places = ['left', 'middle', 'right'] as const;
const supplies = ['workshop', 'guild', 'school', 'palace', 'university'] as const;
const disciplines = ['banking', 'law', 'engineering', 'medicine'];

/** Where a place of a step is drawn. */
function block_of(place: string): string | undefined {
  const [first = '', second] = place.split('.');
  if (second === undefined) return disciplines.includes(first) ? 'science' : undefined;
  return first === 'tile' ? 'tiles' : 'board';
}

type Part = BoardProps & { table: Table };

export default function AgeOfInnovation(props: BoardProps) {
  const { view, words } = props;
  const table = useMemo(() => read_view(props.laid ? view_at(view, props.laid) : view), [view, props.laid]);
  const part = { ...props, table };
  const board = useRef<HTMLDivElement>(null);
  // What a step speaks of is in sight, wherever it lies, the first of it above all; the map sees to its hexes itself, and the
  // header says her points. When nothing is spoken of any more, the map comes back.
  const away = useRef(false);
  useEffect(() => {
    const asked = props.touch?.now && CSS.escape(props.touch.now);
    const spoken_of = [
      ...(board.current?.querySelectorAll(`.is-lit:not(.score)${asked ? `, [data-place="${asked}"], [data-touch="${asked}"]` : ''}`) ?? []),
    ].reverse();
    const show = (): void => {
      for (const each of spoken_of) each.scrollIntoView({ block: 'nearest' });
    };
    show();
    if (props.lit.size === 0 && away.current) board.current?.querySelector('.hexes')?.scrollIntoView({ block: 'nearest' });
    away.current = !asked && (spoken_of.length > 0 || (away.current && props.lit.size > 0));
    // The panel below takes more room or less, and the window onto the board changes with it.
    const window_of = board.current?.closest('main');
    if (!window_of || spoken_of.length === 0) return undefined;
    const resized = new ResizeObserver(show);
    resized.observe(window_of);
    return () => resized.disconnect();
  }, [props.lit, props.touch?.now]);
  const titled = (id: string, content: ComponentChildren) => {
    const title = table.titles.get(id);
    return title ? (
      <Fold name={title.id} title={words.say(title)} needed={[...props.lit].some((place) => block_of(place) === id)}>
        {content}
      </Fold>
    ) : null;
  };
  return (
    <div class="aoi" ref={board} style={as_variables}>
      <div class="aoi-grid">
        <div class="aoi-main">
          <Land {...part} />
        </div>
        <div class="aoi-side">
          {titled(
            'science',
            <Science
              table={table}
              stands={stands}
              lit={props.lit}
              stages={props.stages}
              stage={props.stage}
              touch={props.touch}
              words={words}
            />,
          )}
          {table.tiles.length > 0 && titled('tiles', <Tiles {...part} />)}
          {titled('board', <Actions {...part} />)}
          {titled('automa', <Hers {...part} />)}
          {table.rest.map((block) => (
            <AnyBlock key={block.id} {...props} block={block} />
          ))}
        </div>
      </div>
    </div>
  );
}

const lit_class = (props: BoardProps, place: string): string => (props.lit.has(place) ? ' is-lit' : '');

/** Her points, under the eyes and under the thumb: they are what is corrected most. */
function Score(props: Part) {
  const { table, touch, words } = props;
  const score = table.hers.get('score');
  if (!score) return null;
  return (
    <p class={`score${lit_class(props, 'score')}`}>
      <Touchable touch={touch} place="score" label={`${words.say(score.what)}: ${words.say(score.how)}`} />
      <span class="score-label">{words.say(score.what)}</span>
      <span class="score-number">{words.say(score.how)}</span>
    </p>
  );
}

/** Own buildings, and the free land beside them: how far ships go, nobody knows. */
function near_own(cells: readonly Cell[]): Set<string> {
  const own = cells.filter((cell) => cell.piece && !cell.hers);
  const beside = cells.filter((cell) => cell.label && !cell.piece && own.some((one) => are_neighbours(one, cell)));
  return new Set([...own, ...beside].map((cell) => cell.id));
}

function Land(part: Part) {
  const { table, lit, stages, stage, pick, touch, words } = part;
  const near = useMemo(() => near_own(table.map?.cells ?? []), [table]);
  const colours = useMemo(() => new Map([...table.homes].map(([owner, home]) => [owner, `home-${home}`])), [table]);
  const arrived = useMemo(
    () => new Set((part.moved ?? []).flatMap(({ to }) => (to?.startsWith('hex.') ? [to.slice(4)] : []))),
    [part.moved],
  );
  // The same while the table is the same, so that the map draws only what changes.
  const badges = useMemo(
    () =>
      new Map(
        table.lying.flatMap(({ what, hexes }) =>
          hexes.map((hex) => [hex, { sign: lying_signs[last_part(what)] ?? '', name: words.say(what) }] as const),
        ),
      ),
    [table, words],
  );
  if (!table.map) return null;
  const owner_ids = table.players.map((player) => last_part(player));
  const links = table.bridges.map(({ from, to, owner }) => ({ from, to, owner: stands[owner_ids.indexOf(last_part(owner))] ?? 'square' }));
  return (
    <Hexes
      block={table.map}
      lit={lit}
      stages={stages}
      stage={stage}
      pick={pick}
      touch={touch}
      near={near}
      colours={colours}
      arrived={arrived}
      aside={<Score {...part} />}
      words={words}
      looks={looks}
      links={links}
      badges={badges}
    />
  );
}

function Tiles(props: Part) {
  const { table, words } = props;
  return (
    <ol class="tiles">
      {table.tiles.map(({ round, tile, discipline, hers }) => {
        const now = round === table.round && !table.over;
        return (
          <li
            key={round}
            class={`round-tile${now ? ' now' : ''}${tile ? '' : ' gone'}${lit_class(props, `tile.${round}`)}`}
            aria-current={now ? 'step' : undefined}
          >
            <Touchable touch={props.touch} place={`tile.${round}`} label={`${round}: ${tile ? words.say(tile) : '–'}`} />
            <span class="round-number">{round}</span>
            {tile ? (
              <>
                <span class="round-goal">{words.say(tile)}</span>
                <span class={`discipline-sign of-${last_part(discipline)}`}>
                  <Sign name={last_part(discipline)} />
                </span>
                <span class="round-hers">
                  <span class="round-hers-label">{words.say({ id: 'aoi.field.her-points' })}</span> <b>{hers}</b>
                </span>
              </>
            ) : (
              <span class="round-goal" aria-hidden="true">
                –
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface SlotsProps {
  slots: readonly Slot[];
  label(slot: Slot): string;
  is_lit(slot: Slot): string;
  place(slot: Slot): string;
  touch?: Touch;
  signs?(slot: Slot): readonly string[];
  shape: string;
}

function Slots({ slots, label, is_lit, place, touch, signs, shape }: SlotsProps) {
  return (
    <ul class={`slots ${shape}`}>
      {slots.map((slot) => (
        <li key={slot.n} class={`slot${slot.open ? '' : ' covered'}${is_lit(slot)}`}>
          <Touchable touch={touch} place={place(slot)} label={label(slot)} />
          {!touch?.places.has(place(slot)) && <span class="heard">{label(slot)}</span>}
          <span class="slot-face" aria-hidden="true">
            {signs?.(slot).map((name, i) => (
              <Sign key={i} name={name} />
            ))}
            <span class="slot-number">{slot.n}</span>
            {!slot.open && (
              <svg class="slot-x" viewBox="0 0 16 16">
                <path d="M2 2l12 12M14 2L2 14" />
              </svg>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Actions(props: Part) {
  const { table, words } = props;
  const say = (id: string, n: number): string => words.say({ id, args: { n } });
  const named = (field: string, slot: Slot, gone: string): string => (slot.open ? `${words.say({ id: field })}: ${slot.n}` : gone);
  // Which book actions lie there is told at setup, or drawn.
  const book = new Map(
    ((props.laid ?? props.pieces)?.pieces ?? []).flatMap(({ place, name }) =>
      place.startsWith('book.') && name ? [[Number(place.slice('book.'.length)), name] as const] : [],
    ),
  );
  const group = (field: string, content: ComponentChildren) => (
    <div class="group">
      <h4>{words.say({ id: field })}</h4>
      {content}
    </div>
  );
  return (
    <div class="groups">
      {group(
        'aoi.field.power-actions',
        <Slots
          shape="octagons"
          slots={table.power}
          label={(slot) =>
            `${slot.n}: ${words.say({ id: `aoi.power-action.${slot.n}` })}${slot.open ? '' : ` – ${say('aoi.value.power-covered', slot.n)}`}`
          }
          signs={(slot) => power_signs[slot.n - 1] ?? []}
          is_lit={(slot) => lit_class(props, `power-covered.${slot.n}`)}
          place={(slot) => `power-covered.${slot.n}`}
          touch={props.touch}
        />,
      )}
      {group(
        'aoi.field.book-actions',
        <Slots
          shape="octagons"
          slots={table.book}
          label={(slot) => {
            const brings = book.get(slot.n);
            const gone = say('aoi.value.book-covered', slot.n);
            if (!brings) return named('aoi.field.book-actions', slot, gone);
            return `${slot.n}: ${words.say(brings)}${slot.open ? '' : ` – ${gone}`}`;
          }}
          signs={(slot) => book_sign(book.get(slot.n))}
          is_lit={(slot) => lit_class(props, `book-covered.${slot.n}`)}
          place={(slot) => `book-covered.${slot.n}`}
          touch={props.touch}
        />,
      )}
      {group(
        'aoi.field.bonus-coins',
        <ul class="bonuses">
          {table.coins.map((coins, i) => (
            <li key={i} class={`bonus${lit_class(props, `coins.${places[i] ?? ''}`)}`}>
              <Touchable
                touch={props.touch}
                place={`coins.${places[i] ?? ''}`}
                label={`${words.say({ id: `aoi.place.${places[i] ?? ''}` })}: ${coins}`}
              />
              <span class="bonus-place">{words.say({ id: `aoi.place.${places[i] ?? ''}` })}</span>
              <span class="bonus-coins">
                <Sign name="coins" />
                {coins}
              </span>
            </li>
          ))}
        </ul>,
      )}
      {group(
        'aoi.field.innovations',
        table.innovations.map((row, i) => (
          <Slots
            key={i}
            shape="cards"
            slots={row}
            label={(slot) => (slot.open ? say('aoi.value.innovation', slot.n) : `${slot.n}: –`)}
            signs={() => ['innovation']}
            is_lit={(slot) => lit_class(props, `innovation.${slot.n}`)}
            place={(slot) => `innovation.${slot.n}`}
            touch={props.touch}
          />
        )),
      )}
    </div>
  );
}

function Hers(props: Part) {
  const { table, words } = props;
  const drawn = new Set(['score', 'scholars', ...supplies.map((kind) => `supply-${kind}`)]);
  const others = [...table.hers].filter(([name]) => !drawn.has(name)).map(([, { what, how }]) => [what, how]);
  const pieces = [...supplies.map((kind) => [`supply-${kind}`, kind] as const), ['scholars', 'scholar'] as const];
  return (
    <>
      <ul class="supply">
        {pieces.map(([name, sign]) => {
          const fact = table.hers.get(name);
          if (!fact) return null;
          const n = number_of(fact.how) ?? 0;
          return (
            <li key={name} class={n === 0 ? 'none' : undefined}>
              <span class="heard">{`${words.say(fact.what)}: ${n}`}</span>
              <span class="supply-face" aria-hidden="true">
                <Sign name={sign} />
                <b>{n}</b>
              </span>
            </li>
          );
        })}
      </ul>
      <Facts rows={others} words={words} />
    </>
  );
}
