// The table: one screen with three moods. Her steps come first; then a question of hers, or your turn; at the end the result.
// Here one: 1. sees the board; 2. does what the panel says (her step, a question, your turn); 3. takes back the last thing;
// 4. looks into the history; 5. makes a value agree with the table.

import { signal, useComputed, type Signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import type { Field, Form } from '../protocol.ts';
import { draft_name, draft_of, type Draft } from '../state/drafts.ts';
import { say, t, words } from '../state/language.ts';
import { is_narrowed, narrow, type Offer, offers_at, places_to_touch } from '../state/offers.ts';
import { once_painted } from '../state/painted.ts';
import { last_of, motion_of } from '../state/steps.ts';
import { Play } from '../state/play.ts';
import { close, go_home, open, route } from '../state/route.ts';
import { known_game, name_of_game, table_at } from '../state/tables.ts';
import { is_filled, start_values } from '../parts/field_value.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { board_of, joins_of, type Pick, type Touch } from '../boards/registry.ts';
import { AtPlace, at_name, place_at, told_of_place } from './at_place.tsx';
import { GameBoard } from './board.tsx';
import { useBoard, useLooks, useOwnAnswer } from './board_signs.tsx';
import { Closed, LastTime } from './campaign_notes.tsx';
import { Correct, History, More, Rename } from './drawers.ts';
import { Damaged } from './damaged.tsx';
import { FormPanel, say_form } from './form.tsx';
import { HerTurn } from './her_turn.tsx';
import { use_keyboard } from './keyboard.ts';
import { LiveScreen } from './live.tsx';
import { Receipt } from './receipt.tsx';
import { Result, ResultPanel } from './result.tsx';
import { SandStrip } from './sand_strip.tsx';
import { undo_last } from './undo.ts';
import { labels_of, read_why, stage, stages_of, trail, WhyPanel } from './why.tsx';
import { everything, form_name, touching_now, YourTurn } from './your_turn.tsx';

/** The form that is being filled in now: an opened one, or the question. */
function form_now(play: Play): Form | undefined {
  const prompt = play.screen.value?.prompt;
  if (!prompt || play.now.value) return undefined;
  if (prompt.mood === 'question') return prompt.forms[0];
  return prompt.forms.find((form) => form_name(form.verb) === route.value.open);
}

/** The places that a form may want, with their names: those of the maps, and those that the game's board draws. */
function places_to_pick(play: Play): ReadonlyMap<string, string> {
  const labels = labels_of(play.view.value);
  const picks = touching_now(play)?.picks;
  if (!picks) return labels;
  for (const { id, token = id, name } of play.laid.value?.table.places ?? []) if (picks(token)) labels.set(token, say(name));
  return labels;
}

/** The place on the board that the form waits for: the first one missing, or else the last one given. What is no place ("none") is chosen in the form;
    a question that one tap answers there has no button for a place tapped on the board. */
function place_field(fields: readonly Field[], draft: Draft, cells: ReadonlyMap<string, string>): Field | undefined {
  const on_board = (field: Field): boolean => {
    const known = field.options?.filter((option) => cells.has(option.token)).length ?? 0;
    return fields.length > 1 ? known > 0 : known === field.options?.length;
  };
  const places = fields.filter((field) => field.kind === 'place' && on_board(field));
  return places.find((field) => !draft[field.id]) ?? places.at(-1);
}

/** One place was all that was wanted; what is said besides is as usual. */
function is_answered({ fields }: Form, draft: Draft): boolean {
  return fields.filter((field) => field.kind === 'place').length === 1 && fields.every((field) => is_filled(field, draft[field.id]));
}

/** One line: where the game stands, or its name where that is said already. In the middle of a question it stands nowhere. */
function TopBar({ play }: { play: Play }) {
  const screen = play.screen.value;
  const stands = screen?.prompt?.mood === 'question' ? '' : say(screen?.summary);
  return (
    <header class="top top-table">
      <button type="button" class="button quiet square" onClick={go_home} aria-label={t('page.home')}>
        <Icon name="home" />
      </button>
      <h1 class={stands ? 'aside' : ''}>{screen?.title || (screen && name_of_game(screen.game))}</h1>
      <p>{stands}</p>
      {(play.table.where === 'server' || play.others.value > 0) && (
        <span class="shared">
          <Icon name="devices" />
          {play.others.value > 0 ? t('page.shared.others', { n: play.others.value }) : t('page.shared')}
        </span>
      )}
    </header>
  );
}

/** After a jump in the history: what is said now drops what came after, and there is a way back to the newest entry. */
function Past({ play }: { play: Play }) {
  const screen = play.screen.value;
  if (!screen || screen.number >= screen.of || play.closed.value) return null;
  const { number, of } = screen;
  return (
    <div class="past" role="status">
      <Icon name="history" />
      <p>{t('page.past', { n: number, of, later: of - number })}</p>
      <button type="button" class="button small" disabled={play.slow.value} onClick={() => void play.jump(of)}>
        {t('page.past.back')}
      </button>
    </div>
  );
}

function BottomBar({ play }: { play: Play }) {
  const closed = play.closed.value;
  const item = (icon: IconName, label: string, press: () => void, disabled = false) => (
    <button type="button" class="bar-button" onClick={press} disabled={disabled}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
  return (
    <nav class="bar" aria-label={t('page.bar')}>
      {item('undo', t('page.undo'), () => void undo_last(play), closed || (play.screen.value?.number ?? 0) === 0)}
      {item('history', t('page.history'), () => open('history'))}
      {item('pencil', t('page.correct'), () => open('correct'), closed)}
      {item('more', t('page.more'), () => open('more'))}
    </nav>
  );
}

/** The open form as far as it is said: what fits with that. */
interface Fitted {
  fields: readonly Field[];
  chosen: Draft;
  /** Offers again what does not fit. */
  unbind?: () => void;
}

// One field alone is refused by nothing but itself.
const depends_on_others = (form: Form | undefined): form is Form => form !== undefined && form.fields.length > 1;

function useFitted(play: Play, form: Form | undefined, form_key: string | undefined, draft: Draft): Fitted {
  const [unbound, set_unbound] = useState<string | undefined>(undefined);
  const live = (play.screen.value?.timers?.length ?? 0) > 0;
  useEffect(() => {
    if (depends_on_others(form) && !live) void play.need_moves(form.verb);
  }, [form_key]);
  const moves = form && depends_on_others(form) && unbound !== form_key ? play.moves.value.get(form.verb) : undefined;
  return useMemo(() => {
    if (!form) return { fields: [], chosen: draft };
    const fitted = narrow(form, moves, draft);
    const unbind = is_narrowed(form, fitted.fields) ? () => set_unbound(form_key) : undefined;
    return { ...fitted, unbind };
  }, [form_key, moves, draft]);
}

const nowhere: ReadonlySet<string> = new Set();

/** What the board offers on a turn of yours, if the game is one that can be touched. */
interface Offered {
  touch?: Touch;
  at(place: string): readonly Offer[];
  name_of(place: string): string;
}

function useOffered(play: Play, cells: ReadonlyMap<string, string>): Offered {
  const screen = play.screen.value;
  const prompt = screen?.prompt;
  const touching = touching_now(play);
  const mine = touching !== undefined && !play.now.value && prompt?.mood === 'your_turn' && !play.closed.value;
  useEffect(() => {
    // It may wait: her last step is read, and a tap is felt, before the board is.
    return mine ? once_painted(() => void play.need_moves()) : undefined;
  }, [mine, screen?.number]);
  const moves = play.moves.value;
  const { open: opened } = route.value;
  const at_rest = opened === '' || opened === everything || place_at(opened) !== undefined;
  // Whatever is tracked can be corrected where it lies; water has no name, and nothing is tracked of it.
  const places = useMemo(
    () => new Set(touching ? [...[...cells].filter(([, label]) => label !== '').map(([id]) => id), ...touching.places] : []),
    [cells, touching],
  );
  const sayable = useMemo(
    () =>
      mine && touching && prompt && moves.size >= prompt.forms.length
        ? places_to_touch(prompt.forms, moves, places, touching.names_of)
        : nowhere,
    [mine, moves, prompt, places],
  );
  const can = touching !== undefined && at_rest && !play.closed.value && prompt?.mood !== 'over';
  const at = (place: string) => (mine && touching && prompt ? offers_at(prompt.forms, moves, touching.names_of(place)) : []);
  const ask = (place: string): void => {
    const [offer, ...others] = touching?.at_once?.(place) && sayable.has(place) ? at(place) : [];
    if (offer && others.length === 0 && !offer.next) void say_form(play, offer.form, { ...offer.chosen }, close);
    else open(at_name(place));
  };
  const touch = useMemo(
    () => (can ? { places, offered: sayable, now: place_at(opened), at: ask } : undefined),
    [can, places, sayable, opened],
  );
  return {
    touch,
    at,
    name_of: (place) => {
      const cell = play.view.value?.blocks.flatMap((block) => block.cells ?? []).find((one) => one.id === place);
      const parts = [cell?.label ?? '', ...[cell?.ground, cell?.piece].map((id) => (id ? say({ id }) : ''))].filter(Boolean);
      if (cell) return parts.join(', ');
      // Some forms say more about it than its name.
      const names = at(place).flatMap((offer) => told_of_place(offer) ?? []);
      return (
        names.toSorted((a, b) => a.length - b.length)[0] ??
        say(play.laid.value?.table.places.find(({ id, token }) => id === place || token === place)?.name)
      );
    },
  };
}

interface PanelProps {
  play: Play;
  draft: Signal<Draft>;
  /** The form that is open, with what fits together in it. */
  fitted: Fitted;
  offered: Offered;
  cells: ReadonlyMap<string, string>;
  live: boolean;
}

function Panel({ play, draft, fitted, offered, cells, live }: PanelProps) {
  const screen = play.screen.value;
  const prompt = screen?.prompt;
  const asked = read_why(route.value.open);
  if (asked) return <WhyPanel play={play} entry={asked.entry} step={asked.step} />;
  const place = place_at(route.value.open);
  if (place !== undefined && offered.touch)
    return <AtPlace play={play} place={place} name={offered.name_of(place)} offers={offered.at(place)} />;
  const shown = play.now.value;
  if (shown) return <HerTurn play={play} shown={shown} live={live} />;
  if (!prompt) return null;
  if (prompt.mood === 'over') return <ResultPanel play={play} />;
  const form = form_now(play);
  const on_board = new Set(cells.keys());
  if (form)
    return (
      <FormPanel
        key={`${form.verb}-${screen.number}`}
        play={play}
        form={form}
        draft={draft}
        fields={fitted.fields}
        values={fitted.chosen}
        unbind={fitted.unbind}
        on_board={on_board}
        give_up={prompt.mood === 'question' ? undefined : close}
        after={() => prompt.mood !== 'question' && close()}
      />
    );
  return <YourTurn play={play} forms={prompt.forms} live={live} />;
}

/** What is read from a card takes more room than an answer, and needs no place on the board. */
function is_long(form: Form | undefined): boolean {
  if (!form || form.fields.some((field) => field.kind === 'place')) return false;
  return (
    form.fields.length > 2 ||
    form.fields.some((field) => field.kind === 'phrase' || field.kind === 'list' || (field.options?.length ?? 0) > 9 || field.parts)
  );
}

const none: readonly string[] = [];

function mood_of(play: Play): string {
  if (play.now.value) return 'her';
  return play.screen.value?.prompt?.mood ?? 'wait';
}

export function TableScreen({ id, where }: { id: string; where: 'here' | 'server' }) {
  const table = table_at(where);
  const play = useMemo(() => (table ? new Play(table, id, (game) => joins_of(known_game(game)?.prefix ?? '')) : undefined), [table, id]);
  useEffect(() => {
    void play?.open();
    return () => play?.leave();
  }, [play]);
  if (!play) return <Missing text={t('page.shared.away')} />;
  if (!play.screen.value) return play.refusal.value ? <Missing text={say(play.refusal.value)} /> : <main class="wait" />;
  return <Table play={play} />;
}

function Missing({ text }: { text: string }) {
  return (
    <main class="page">
      <p class="refusal" role="alert">
        {text}
      </p>
      <button type="button" class="button primary" onClick={go_home}>
        {t('page.home')}
      </button>
    </main>
  );
}

function Table({ play }: { play: Play }) {
  const screen = play.screen.value;
  const game = known_game(screen?.game ?? '');
  const form = form_now(play);
  const cells = useComputed(() => places_to_pick(play)).value;
  const draft = useMemo(() => signal<Draft>({}), [play]);
  const form_key = form && `${form.verb}-${screen?.number ?? 0}`;
  useMemo(() => {
    if (form) draft.value = { ...start_values(form.fields), ...draft_of(play.id, draft_name(form.verb, screen?.number)) };
  }, [form_key]);
  const mood = mood_of(play);
  use_keyboard(play, draft);
  useLooks(play);
  const own_answer = useOwnAnswer(play, form);

  // Whoever plays by keyboard finds the main button under the fingers, unless the focus is somewhere already.
  useEffect(() => {
    if (document.activeElement === document.body || !document.activeElement?.isConnected)
      document.querySelector<HTMLElement>('.panel [data-main]')?.focus({ preventScroll: true });
  }, [mood, form_key]);

  // The result stands above the board; whatever was looked at there, it comes first.
  const board = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mood === 'over' && board.current) board.current.scrollTop = 0;
  }, [mood]);

  const fitted = useFitted(play, form, form_key, draft.value);
  const offered = useOffered(play, cells);
  const field = place_field(fitted.fields, fitted.chosen, cells);
  const pick: Pick | undefined = field && {
    places: new Set(field.options?.map((option) => option.token)),
    chosen: fitted.chosen[field.id],
    choose: (place) => {
      draft.value = { ...draft.value, [field.id]: place };
      // A question that wanted nothing but a place is answered by it; Undo stands beside what was understood.
      if (form && screen?.prompt?.mood === 'question' && is_answered(form, draft.value)) void say_form(play, form, draft.value);
    },
  };
  const why = trail.value?.told;
  const stages = useMemo(() => stages_of(why), [why]);
  const read = play.now.value;
  const touched = useMemo(() => (read ? motion_of(read).flatMap(({ step }) => step.places ?? []) : none), [read]);
  const places = trail.value?.told?.places ?? touched;
  const lit = useMemo(() => new Set(places), [places]);
  // The board shows the table as it stood when the step was told that is read now; while one asks why, as it was when she chose.
  const asked = read_why(route.value.open);
  const [entry, index] = asked ? [asked.entry, asked.step - 1] : [read?.entry, read && last_of(read)];
  const laid = play.laid.value;
  const table = useMemo(
    () => (entry === undefined || index === undefined ? undefined : play.table_at(entry, index)),
    [entry, index, laid, screen],
  );
  const moved = useMemo(() => (table && !asked && read ? motion_of(read).flatMap(({ step }) => step.moved ?? []) : undefined), [table]);
  // A board of its own draws pieces; of other games the view is asked for as it was then.
  const draws_pieces = game !== undefined && board_of(game.prefix) !== undefined;
  useEffect(() => {
    play.draws_pieces.value = draws_pieces;
  }, [play, draws_pieces]);
  const timers = mood === 'over' ? undefined : screen?.timers;
  // Once sand has begun to run it is what the eye is on; before, it is one more thing on the table.
  const live = timers?.some((timer) => timer.mode !== 'idle') ?? false;
  const board_here = useBoard(play);
  const Live = board_here?.Live;
  const waits = draws_pieces && board_here === undefined;
  const sand = timers && timers.length > 0 && !Live && !waits && <SandStrip play={play} timers={timers} bare={!live} />;
  const overlay = route.value.open;
  const panel = <Panel play={play} draft={draft} fitted={fitted} offered={offered} cells={cells} live={live} />;
  const overlays = (
    <>
      {overlay === 'history' && <History play={play} />}
      {overlay === 'correct' && !play.closed.value && <Correct play={play} />}
      {overlay === 'more' && <More play={play} />}
      {overlay === 'rename' && <Rename play={play} />}
    </>
  );
  if (live && waits) return <main class="wait" />;
  if (live && Live && timers && !play.closed.value) {
    // What is asked, or was opened, has its place below the board; her cards come first.
    const said = asked || overlay === everything || (!play.now.value && form);
    return (
      <div class="table live-table" data-mood={mood} data-live="whole">
        <Past play={play} />
        <LiveScreen play={play} Live={Live} timers={timers} bar={<BottomBar play={play} />} panel={said ? panel : undefined} />
        {overlays}
      </div>
    );
  }
  return (
    <div
      class="table"
      data-mood={mood}
      data-live={live}
      data-picking={pick !== undefined}
      data-form={is_long(form) || own_answer ? 'long' : undefined}
      data-touched={offered.touch !== undefined}
    >
      <div class="table-head">
        <TopBar play={play} />
        <Past play={play} />
      </div>
      <main class="board" tabIndex={-1} ref={board} aria-busy={waits || undefined}>
        {screen?.kept ? <p class="note">{t('page.kept', { n: screen.kept })}</p> : null}
        <LastTime play={play} />
        <Closed play={play} />
        <Damaged play={play} />
        {!live && sand}
        {mood === 'over' && screen?.result && <Result play={play} result={screen.result} />}
        {/* Its blocks have headings of the third rank. */}
        <h2 class="sr">{t('page.board')}</h2>
        {play.board.value && game && (
          <GameBoard
            prefix={game.prefix}
            view={play.board.value}
            pieces={laid?.table}
            laid={table}
            moved={moved}
            timers={timers}
            lit={lit}
            stages={why ? stages : undefined}
            stage={why ? stage.value : undefined}
            pick={pick}
            touch={offered.touch}
            words={words.value}
          />
        )}
      </main>
      <div class="panel">
        {live && <div class="panel-sand">{sand}</div>}
        {!live && mood !== 'over' && !overlay && <Receipt play={play} />}
        {panel}
      </div>
      <BottomBar play={play} />
      {overlays}
    </div>
  );
}
