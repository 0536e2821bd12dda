// While sand runs the whole window is the table: three areas with their hourglasses, her card as arrows and a sentence, one large button for
// the thumb.
// Here one: 1. flips a timer where it stands; 2. says with the thumb that a worker left a bottom box; 3. sees what her card moves before
// reading it, and confirms it; 4. sees how many cards wait, and which purple flip comes next; 5. pauses, mutes, takes back.

import './live.css';

import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Form, Message, Option, Timer } from '../../protocol.ts';
import type { Shown } from '../../state/steps.ts';
import { moved_back } from '../../state/tabletop.ts';
import type { Words } from '../../words/words.ts';
import { type Draw, Hourglass } from '../hourglass.tsx';
import { lazy } from '../../parts/lazy.tsx';
import type { LiveProps } from '../registry.ts';
import { arrange, Bar, keys_of, reading_of, type SandKey, useSand } from '../running_sand.tsx';
import { muted, set_muted } from '../sand_sound.ts';
import { is_low, is_out } from '../sand_time.ts';
import { AreaList, Areas, Arrows } from './areas.tsx';
import { type BoardLayout, lay_out, type Rect } from './layout.ts';
import { Picture } from './pictures.tsx';
import { areas, arrows_in, automas, is_area, last_flip, province_in, read_table, reward_in, sight_in, type Table } from './reading.ts';

/** So many of the cards that wait have room to be named. */
const most_waiting = 2;

/** The steps of her oldest card that is not confirmed yet. */
export function present_card(steps: readonly Shown[]): Shown[] {
  const other = steps.findIndex(({ entry }) => entry !== steps[0]?.entry);
  return other < 0 ? [...steps] : steps.slice(0, other);
}

/** One line for each card that waits, the present one first. */
export function cards_waiting(steps: readonly Shown[]): Shown[] {
  return steps.filter(({ entry }, i) => i === 0 || entry !== steps[i - 1]?.entry);
}

/** The size of an element, as it changes; undefined until it is there. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, set_size] = useState<{ w: number; h: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: w, clientHeight: h } = element;
      set_size((known) => (known?.w === w && known.h === h ? known : { w, h }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { ref, size };
}

/** A screen that can lie flat on the table, with people around it; a phone need not load what only that shows. */
const flat_screen = matchMedia('(min-width: 44rem) and (min-height: 44rem) and (pointer: coarse)');
const ThreeSides = lazy(() => import('./three_sides.tsx').then((module) => module.ThreeSides));

function useFlatScreen(): boolean {
  const [flat, set_flat] = useState(flat_screen.matches);
  useEffect(() => {
    const follow = (): void => set_flat(flat_screen.matches);
    flat_screen.addEventListener('change', follow);
    return () => flat_screen.removeEventListener('change', follow);
  }, []);
  return flat;
}

const placed = ({ x, y, w, h }: Rect) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
const shortcut = (key: string): string => (key === ' ' ? 'Space' : key);

interface GlassProps {
  timer: Timer;
  rect: Rect;
  now: number;
  reduced: boolean;
  join(draw: Draw): () => void;
  keys: readonly SandKey[];
  press(key: SandKey): void;
  uid: string;
  /** This flip ends the round. */
  last: boolean;
  words: Words;
}

/** A timer in the row where it stands. The first of its keys is all of it; another one (it is out) is a small button in its corner. */
function Glass({ timer, rect, now, reduced, join, keys: [main, ...others], press, uid, last, words }: GlassProps) {
  const out = is_out(timer, now);
  const reading = reading_of(timer, now, words);
  const label = [main ? words.say(main.label) : words.say(timer.label), reading, last ? words.say({ id: 'pen.live.third' }) : '']
    .filter(Boolean)
    .join(', ');
  const state = `${out ? 'is-out' : `is-${timer.mode}`}${is_low(timer, now) ? ' is-low' : ''}${last ? ' is-last' : ''}`;
  return (
    <div class={`live-glass sand-${timer.id} ${state}`} style={placed(rect)} data-timer={timer.id}>
      <button
        type="button"
        class="live-flip"
        aria-label={label}
        aria-keyshortcuts={main && shortcut(main.key)}
        disabled={!main}
        onClick={(event) => {
          if (event.detail > 0) event.currentTarget.blur();
          if (main) press(main);
        }}
      >
        {reduced ? <Bar timer={timer} now={now} /> : <Hourglass timer={timer} now={now} join={join} uid={uid} />}
        <span class="live-reading" aria-hidden="true">
          {reading}
          {timer.mode === 'held' && !timer.told && !out && <small>{words.say({ id: 'page.sand.held' })}</small>}
          {last && <small class="live-last">{words.say({ id: 'pen.live.then-council' })}</small>}
        </span>
      </button>
      {others.map((key) => (
        <button
          key={key.key}
          type="button"
          class="live-other"
          aria-label={words.say(key.label)}
          aria-keyshortcuts={shortcut(key.key)}
          onClick={() => press(key)}
        >
          {words.say({ id: 'page.sand.out' })}
        </button>
      ))}
    </div>
  );
}

interface TouchesProps {
  layout: BoardLayout;
  forms: readonly Form[];
  say: LiveProps['say'];
  /** A worker is to be chosen for this space. */
  place(space: string, workers: readonly Option[]): void;
  words: Words;
}

const options_of = (forms: readonly Form[], verb: string, field: string): readonly Option[] =>
  forms.find((form) => form.verb === verb)?.fields.find(({ id }) => id === field)?.options ?? [];

/** Whoever has her workers followed touches the boxes: a worker leaves the bottom one, goes down into it, or comes into the top one. */
function Touches({ layout, forms, say, place, words }: TouchesProps) {
  const spaces = (verb: string) => new Set(options_of(forms, verb, 'space').map(({ token }) => token));
  const [lift, act, put] = [spaces('lift'), spaces('act'), spaces('place')];
  const label = (verb: string, space: string): string =>
    `${words.say({ id: `pen.input.${verb}` })}: ${words.say({ id: `pen.space.${space}` })}`;
  const button = (verb: string, space: string, rect: Rect, work: () => void) => (
    <button
      key={`${verb}-${space}`}
      type="button"
      class={`live-touch says-${verb}`}
      data-space={space}
      style={placed(rect)}
      aria-label={label(verb, space)}
      onClick={work}
    />
  );
  const workers = options_of(forms, 'place', 'worker');
  return (
    <>
      {layout.areas
        .flatMap(({ rows }) => rows)
        .flatMap(({ spaces: all }) => all)
        .flatMap(({ space, top, bottom }) => [
          ...(lift.has(space) ? [button('lift', space, bottom, () => say({ verb: 'lift', args: { space } }))] : []),
          ...(act.has(space)
            ? [button('act', space, top, () => say({ verb: 'act', args: { space } }))]
            : put.has(space)
              ? [button('place', space, top, () => place(space, workers))]
              : []),
        ])}
    </>
  );
}

/** What her card says, and which cards come after it. */
function HerCard({ steps, props }: { steps: readonly Shown[]; props: LiveProps }) {
  const { words, carried_out } = props;
  const card = present_card(steps);
  const waiting = cards_waiting(steps);
  const [first] = card;
  if (!first) return null;
  const notes = card.flatMap((shown) => shown.notes.map((note) => note.step.text));
  const last = card.length === steps.length;
  return (
    <section class="live-her" aria-label={words.say({ id: 'page.her.label' })}>
      <div class="live-said">
        <div class="live-queue">
          <h2 class="live-title">{words.say(first.title)}</h2>
          {waiting.length > 1 && (
            <ol class="live-cards" aria-label={words.say({ id: 'pen.live.waiting', args: { n: waiting.length - 1 } })}>
              {waiting.slice(1, 1 + most_waiting).map((shown) => (
                <li key={shown.entry}>{words.say(shown.title)}</li>
              ))}
              {waiting.length > 1 + most_waiting && <li>+{waiting.length - 1 - most_waiting}</li>}
            </ol>
          )}
        </div>
        <div aria-live="polite" aria-atomic="true">
          {card.map(({ step, index }) => (
            <p key={index} class={card.length > 1 ? 'live-line is-one-of-many' : 'live-line'}>
              {words.say(step.text)}
            </p>
          ))}
          {notes.map((text, i) => (
            <p key={i} class="live-note">
              {words.say(text)}
            </p>
          ))}
        </div>
        {/* A card that came meanwhile and asks for nothing. */}
        {said_besides(props).map((text, i) => (
          <p key={i} class="live-note">
            {[props.happened, text].map((one) => words.say(one)).join(': ')}
          </p>
        ))}
        <Refused message={props.refusal} words={words} />
      </div>
      <div class="live-answers">
        {props.why && (first.step.reasons ?? 0) > 0 && (
          <button type="button" class="live-small" onClick={() => props.why?.(first)}>
            {words.say({ id: 'page.why' })}
          </button>
        )}
        <button type="button" class="live-done" data-main onClick={() => carried_out(card.length)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 13l5 5L20 6" />
          </svg>
          <span>{words.say({ id: last ? 'page.her.done-last' : 'page.her.done' })}</span>
        </button>
      </div>
    </section>
  );
}

/** That a timer stands where it was flipped to is seen. */
const said_besides = ({ notes }: LiveProps) => notes.filter((note) => note?.id !== 'pen.step.flipped');

function Refused({ message, words }: { message: Message | undefined; words: Words }) {
  return (
    <div role="alert" class={message ? 'live-refusal' : ''}>
      {message && words.say(message)}
    </div>
  );
}

interface SightProps {
  automa: string;
  votes: number;
  sight: Message;
  words: Words;
}

/** Foreshadowing: the votes that are to be seen already, and the reward that would be taken now. */
function InSight({ automa, votes, sight, words }: SightProps) {
  return (
    <p class="live-sight">
      <b>{words.say({ id: `pen.player.${automa}` })}</b> <Picture name="icon.votes" /> {votes} <Picture name={reward_in(sight)} />{' '}
      {words.say(sight)}
    </p>
  );
}

/** Nothing of hers is to be carried out: what happened last, and what is to be known. */
function YourTime({ props, warns, mats }: { props: LiveProps; warns: boolean; mats: Table['mats'] }) {
  const { words } = props;
  const notes = said_besides(props);
  const title = notes.length > 0 ? (props.happened ?? props.title) : props.title;
  return (
    <section class="live-yours" aria-label={words.say({ id: 'page.your.label' })}>
      <h2 class="live-title">{words.say(title)}</h2>
      <div aria-live="polite">
        {automas.map((automa) => {
          const sight = sight_in(props.view, automa);
          return sight && <InSight key={automa} automa={automa} votes={mats[automa].votes} sight={sight} words={words} />;
        })}
        {warns && <p class="live-note is-warning">{words.say({ id: 'pen.live.third' })}</p>}
        {notes.map((text, i) => (
          <p key={i} class="live-note">
            {words.say(text)}
          </p>
        ))}
      </div>
      <Refused message={props.refusal} words={words} />
    </section>
  );
}

/** As it stood when the oldest card was told that is not confirmed; timers always stand where they stand now. */
function table_of_card(props: LiveProps): Table {
  const { pieces, steps, settled } = props;
  const now = read_table(pieces);
  if (!pieces || !settled || steps.length === 0) return now;
  const later = steps.slice(present_card(steps).length).flatMap(({ step, notes }) => [step, ...notes.map((note) => note.step)]);
  const moved = later.flatMap((step) => step.moved ?? []).filter(({ kind, hers }) => hers && kind.startsWith('pen.worker.'));
  return moved.length === 0 ? now : { ...read_table(moved_back(pieces, moved.toReversed())), timer_row: now.timer_row, flips: now.flips };
}

export function Live(props: LiveProps) {
  const { timers, words, steps, forms, say, tools, receipt, panel } = props;
  const keys = useMemo(() => keys_of(forms), [forms]);
  // One press says the whole form.
  const press = useCallback((key: SandKey) => say({ verb: key.verb, args: key.args }), [say]);
  const uid = `live-${useId().replace(/[^a-z0-9]/gi, '')}`;
  const sand = useSand({ timers, keys, press, words, clock: props.clock });
  const { ref, size } = useSize();
  const flat = useFlatScreen();
  const layout = useMemo(() => size && lay_out(size.w, size.h), [size]);
  const [placing, set_placing] = useState<{ space: string; workers: readonly Option[] } | undefined>(undefined);
  useEffect(() => set_placing(undefined), [forms]);

  // Timers in the app run by themselves: that they do is seen, and nobody has to confirm it.
  const nothing_to_do =
    steps.length > 0 && present_card(steps).every(({ step }) => step.text?.id === 'pen.step.start' && step.text.args?.sand === 0);
  useEffect(() => {
    if (nothing_to_do) props.carried_out(present_card(steps).length);
  }, [nothing_to_do]);

  const table = useMemo(() => table_of_card(props), [props.pieces, props.settled, steps]);
  const card = present_card(steps);
  const moved = card.flatMap(({ step }) => step.moved ?? []);
  const places = card.flatMap(({ step }) => step.places ?? []);
  const { flips } = table;
  const warns = flips === last_flip - 1;
  // A pause is never under the thumb, also where a worker is lifted by touching its box.
  const is_pause = ({ verb }: SandKey): boolean => verb === 'pause';
  const {
    of_timer,
    huge,
    small: others,
  } = arrange(
    keys.filter((key) => !is_pause(key)),
    timers,
  );
  const small = [...others, ...keys.filter(is_pause)];
  const drawn = useMemo(
    () =>
      layout && (
        <svg class="live-drawing" viewBox={`0 0 ${size?.w ?? 1} ${size?.h ?? 1}`} aria-hidden="true">
          <Areas layout={layout} table={table} lit={new Set(places)} flips={flips} province={province_in(places)} />
        </svg>
      ),
    [layout, table, flips, places.join()],
  );
  const legendary = forms.find(({ verb }) => verb === 'legendary');

  return (
    <div class={`pen pen-live${panel ? ' has-panel' : ''}`}>
      <div class="live-top">
        {tools}
        <span class="live-keys">
          {small.map((key) => (
            <button
              key={key.key}
              type="button"
              class="live-tool"
              aria-keyshortcuts={shortcut(key.key)}
              aria-label={words.say(key.label)}
              onClick={() => press(key)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M7 5h3.500v14H7Zm6.500 0H17v14h-3.500Z" />
              </svg>
            </button>
          ))}
          <button
            type="button"
            class="live-tool"
            aria-pressed={muted.value}
            aria-label={words.say({ id: 'page.sand.mute' })}
            onClick={() => set_muted(!muted.value)}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 6h2.6L8 3v10L4.6 10H2Z" />
              <path class="mute-line" d={muted.value ? 'M10.5 6l4 4M14.5 6l-4 4' : 'M10.4 5.6a3.4 3.4 0 010 4.8M12.2 3.8a6 6 0 010 8.4'} />
            </svg>
          </button>
        </span>
      </div>
      <section class="live-sand" aria-label={words.say({ id: 'page.sand.timers' })}>
        <div class="live-board" ref={ref}>
          {drawn}
          {layout && (
            <>
              {layout.areas.map(({ area, rows }) => {
                const timer = timers.find(({ id }) => id === area);
                const row = rows.find((one) => one.row === table.timer_row[area]);
                if (!timer || !row || !is_area(timer.id)) return null;
                return (
                  <Glass
                    key={area}
                    timer={timer}
                    rect={row.glass}
                    {...sand}
                    keys={of_timer.get(area) ?? []}
                    press={press}
                    uid={`${uid}-${area}`}
                    last={area === 'purple' && warns}
                    words={words}
                  />
                );
              })}
              <Touches
                layout={layout}
                forms={forms}
                say={props.say}
                place={(space, workers) => set_placing((now) => (now?.space === space ? undefined : { space, workers }))}
                words={words}
              />
              {legendary && (
                <button
                  type="button"
                  class="live-touch says-legendary"
                  style={placed(layout.achievement)}
                  aria-label={words.say(legendary.label)}
                  onClick={() => props.say({ verb: 'legendary', args: {} })}
                />
              )}
              <svg class="live-arrows" viewBox={`0 0 ${size?.w ?? 1} ${size?.h ?? 1}`} aria-hidden="true">
                <Arrows layout={layout} arrows={arrows_in(moved)} />
              </svg>
            </>
          )}
          {areas.map((area) => (
            <AreaList key={area} area={area} table={table} words={words} />
          ))}
        </div>
        <p class="sand-said" role="status">
          {sand.said}
        </p>
        {flat && <ThreeSides timers={timers} now={sand.now} flips={flips} line={card[0]?.step.text} words={words} />}
      </section>
      {panel ? (
        <div class="panel live-panel">{panel}</div>
      ) : (
        <div class="live-hand">
          <div class="live-receipt">{receipt}</div>
          {steps.length > 0 ? <HerCard steps={steps} props={props} /> : <YourTime props={props} warns={warns} mats={table.mats} />}
          <div class="live-thumbs">
            {placing
              ? placing.workers.map(({ token, label }) => (
                  <button
                    key={token}
                    type="button"
                    class="live-thumb"
                    onClick={() => props.say({ verb: 'place', args: { space: placing.space, worker: token } })}
                  >
                    {words.say(label)}
                  </button>
                ))
              : huge.map((key) => (
                  <button
                    key={key.key}
                    type="button"
                    class="live-thumb"
                    aria-keyshortcuts={shortcut(key.key)}
                    onClick={(event) => {
                      if (event.detail > 0) event.currentTarget.blur();
                      press(key);
                    }}
                  >
                    {words.say(key.label)}
                  </button>
                ))}
            {props.more && (
              <button type="button" class="live-tool" aria-label={words.say({ id: 'page.your.something-else' })} onClick={props.more}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M4 6h16v2.500H4Zm0 5h16v2.500H4Zm0 5h10v2.500H4Z" />
                </svg>
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
