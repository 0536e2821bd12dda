// A new game: few questions with good defaults, those of last time. Everything else is under More.
// Here one: 1. starts at once; 2. chooses level, opponent and the like; under More: 3. says what lies on the table; 4. brings a deck or box
// file; 5. says how the game is called and where it lives; 6. changes how the rulebook is read, if there is a reason to.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { Message, PlayableGame, PrintedResponse, SetupOption } from '../protocol.ts';
import { settings_of_box } from '../state/box.ts';
import { need_words, say, t } from '../state/language.ts';
import { type Chosen, last_chosen, remember_chosen } from '../state/last_setup.ts';
import { record_of, type RecordOfGame } from '../state/record.ts';
import { go_home } from '../state/route.ts';
import { applies, default_value } from '../state/setup_options.ts';
import { here, known_game, name_of_game, new_games_at, server, table_at } from '../state/tables.ts';
import { Face } from '../boards/face.tsx';
import { FieldEditor } from '../parts/fields.tsx';
import { is_filled, value_in_words } from '../parts/field_value.ts';
import { Icon } from '../parts/icon.tsx';
import { TwoLines } from '../parts/two_lines.tsx';
import { BringFile } from './drawers.ts';
import { BoxButton } from './box_button.tsx';
import { next_game, start_game } from './start.ts';
import { WhereGamesLive } from './where_games_live.tsx';

// What the game asks for when it comes to it, or draws, need not be said before.
const left_to_the_game = new Set(['ask', 'random']);

// What this program deals, and numbers of our own where those of the box are not public.
const from_here = ['app', 'house'];

/** As it is chosen, with all that can be left to this program left to it; nothing where that changes nothing. */
export function all_from_here(options: readonly SetupOption[], chosen: Chosen): Chosen | undefined {
  const left = options.flatMap((option) => {
    const token = option.options?.find((one) => from_here.includes(one.token))?.token;
    return token === undefined || token === (chosen[option.id] ?? default_value(option)) ? [] : [[option.id, token] as const];
  });
  return left.length > 0 ? { ...chosen, ...Object.fromEntries(left) } : undefined;
}

// So few stand open; of more than that one sees all at a glance, and opens one.
const few_options = 5;

/** Options of one group: one line each; tapping a line opens its choices. */
function Options({ options, chosen, set }: { options: readonly SetupOption[]; chosen: Chosen; set: (id: string, value: string) => void }) {
  const [open, set_open] = useState('');
  return (
    <ul class="values">
      {options.map((option) => {
        const value = chosen[option.id] ?? default_value(option);
        const few = options.length <= few_options && option.kind === 'one_of' && (option.options?.length ?? 0) <= 5;
        if (few || open === option.id)
          return (
            <li key={option.id} class="value-open">
              <FieldEditor field={option} value={value} set={(next) => set(option.id, next)} />
            </li>
          );
        return (
          <li key={option.id}>
            <button type="button" class="value-line" onClick={() => set_open(option.id)}>
              <span>{say(option.label) || option.id}</span>
              <b>{value_in_words(option, value)}</b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What is known of the box; the deck or box file of somebody brings more. */
function Known({ game }: { game: string }) {
  const [told, set_told] = useState<PrintedResponse | undefined>(undefined);
  const [version, again] = useState(0);
  useEffect(() => {
    void here.call({ do: 'printed', game }).then((answer) => answer.ok && set_told(answer));
  }, [game, version]);
  const printed = told?.printed ?? [];
  if (printed.length === 0) return null;
  const count = (source: string): number => printed.filter((thing) => thing.source === source).length;
  return (
    <section class="setup-part" aria-labelledby="setup-box">
      <h2 id="setup-box">{t('page.setup.box')}</h2>
      <p class="soft">
        {t('page.setup.box.known', { all: printed.length, yours: count('yours'), house: count('house'), missing: count('missing') })}
      </p>
      <div class="row wrap">
        <BoxButton game={game} />
        <BringFile done={() => again(version + 1)} />
      </div>
    </section>
  );
}

interface WizardProps {
  game: PlayableGame | undefined;
  /** Its name on the page, before its engine has answered. */
  heading: string;
  /** Whose face stands beside it. */
  face: string;
  how: string;
  refusal: Message | undefined;
  chosen: Chosen;
  set(chosen: Chosen): void;
  /** Says everything as usual again; left out where there is nothing to say again. */
  reset?: () => void;
  /** Settings that differ from what is usual, of the options that apply. */
  start(settings: Chosen): Promise<void>;
  start_label: string;
  /** Above the questions: what there is to say before. */
  before?: ComponentChildren;
  /** Under More. */
  besides?: ComponentChildren;
}

function Wizard({ game, heading, face, how, refusal, chosen, set: set_chosen, reset, start, start_label, before, besides }: WizardProps) {
  const [starting, set_starting] = useState(false);
  const all = game?.options ?? [];
  const options = all.filter((option) => applies(option, all, chosen));
  const set = (option: string, value: string): void => set_chosen({ ...chosen, [option]: value });
  const begin = async (said: Chosen = chosen): Promise<void> => {
    const settings: Chosen = {};
    for (const option of options) if (said[option.id] !== undefined) settings[option.id] = said[option.id] ?? '';
    set_starting(true);
    await start(settings);
    set_starting(false);
  };
  const left = all_from_here(options, chosen);
  const ready = options.every((option) => is_filled(option, chosen[option.id] ?? default_value(option)) || option.kind === 'text');
  const group = (name: string): SetupOption[] => options.filter((option) => (option.group ?? 'game') === name);
  const changed = (list: readonly SetupOption[]): number =>
    list.filter((option) => (chosen[option.id] ?? default_value(option)) !== default_value(option)).length;
  const rules = group('rules');
  const table_options = group('table');
  // A game without questions of its own asks who sits at the table.
  const asked = group('game').filter((option) => !left_to_the_game.has(default_value(option)));
  const questions = asked.length > 0 ? asked : table_options;
  const rest = group('game').filter((option) => !questions.includes(option));
  const on_table = table_options.filter((option) => !questions.includes(option));
  return (
    <div class="page-frame">
      <header class="top">
        <button type="button" class="button quiet square" onClick={go_home} aria-label={t('page.home')}>
          <Icon name="back" />
        </button>
        {face && <Face game={face} />}
        <h1 class="top-text">{heading}</h1>
      </header>
      <main class="page setup">
        <p class="soft">{how}</p>
        {before}
        <Options options={questions} chosen={chosen} set={set} />
        {game && (
          <details class="pleat setup-more">
            <summary>{t('page.setup.more', { n: changed([...rest, ...on_table, ...rules]) })}</summary>
            {rest.length > 0 && <Options options={rest} chosen={chosen} set={set} />}
            {on_table.length > 0 && (
              <section class="setup-part" aria-labelledby="setup-table">
                <h2 id="setup-table">{t('page.setup.group.table', { n: changed(on_table) })}</h2>
                <Options options={on_table} chosen={chosen} set={set} />
              </section>
            )}
            <Known game={game.id} />
            {besides}
            {rules.length > 0 && (
              <details class="pleat">
                <summary>{t('page.setup.group.rules', { n: changed(rules) })}</summary>
                <Options options={rules} chosen={chosen} set={set} />
              </details>
            )}
          </details>
        )}
        {reset && (
          <button type="button" class="button quiet" onClick={reset}>
            {t('page.setup.reset')}
          </button>
        )}
      </main>
      <footer class="foot">
        {refusal && (
          <p class="refusal" role="alert">
            {say(refusal)}
          </p>
        )}
        {left && (
          <button
            type="button"
            class="button"
            disabled={!ready || starting}
            onClick={() => {
              set_chosen(left);
              void begin(left);
            }}
          >
            <TwoLines text={t('page.setup.all-from-here')} />
          </button>
        )}
        <button type="button" class="button primary grow big-action" disabled={!game || !ready || starting} onClick={() => void begin()}>
          <Icon name="check" /> {start_label}
        </button>
      </footer>
    </div>
  );
}

/** What its engine says can be chosen. */
async function playable(id: string): Promise<PlayableGame | Message> {
  const catalog = known_game(id)?.catalog;
  const [answer] = await Promise.all([here.call({ do: 'games', game: id }), catalog ? need_words(catalog) : undefined]);
  if (!answer.ok) return answer.error;
  const found = answer.games.find((one) => one.id === id);
  return found?.error ?? found ?? { id: 'protocol.error.unknown-game', args: { game: id } };
}

type Proposed = NonNullable<RecordOfGame['proposed']>;

/** The level that fits by what was played before, and why; one tap takes it. */
function Proposal({ game, chosen, set }: { game: PlayableGame; chosen: Chosen; set(chosen: Chosen): void }) {
  const [proposed, set_proposed] = useState<Proposed | undefined>(undefined);
  useEffect(() => void record_of(game.id).then((record) => set_proposed(record?.proposed)), [game.id]);
  const option = game.options?.find(({ id }) => id === proposed?.option);
  if (!proposed || !option) return null;
  const stands = (chosen[option.id] ?? default_value(option)) === proposed.token;
  return (
    <div class="proposal">
      <p>
        <b>{t('page.record.next', { level: say(proposed.label) || proposed.token })}</b> {say(proposed.why)}
      </p>
      {!stands && (
        <button type="button" class="button small primary" onClick={() => set({ ...chosen, [option.id]: proposed.token })}>
          {t('page.record.take')}
        </button>
      )}
    </div>
  );
}

function how_of(game: PlayableGame | undefined, again: boolean): string {
  if (game?.campaigns) return t('page.setup.how-campaign');
  return again ? t('page.setup.how-again') : t('page.setup.how');
}

export function SetupScreen({ game: id }: { game: string }) {
  const [game, set_game] = useState<PlayableGame | undefined>(undefined);
  const [refusal, set_refusal] = useState<Message | undefined>(undefined);
  const [chosen, set_chosen] = useState<Chosen>(() => last_chosen(id));
  const [title, set_title] = useState('');
  useEffect(() => {
    void playable(id).then((found) => {
      if (!('prefix' in found)) return set_refusal(found);
      // Ours for the rest of the box, if its owner said so, is what is usual.
      set_chosen((now) => ({ ...settings_of_box(id, found.options ?? []), ...now }));
      set_game(found);
    });
  }, [id]);
  // Only what was chosen before this screen was opened is of last time.
  const [again] = useState(() => Object.keys(chosen).length > 0);
  const choose = (next: Chosen): void => {
    set_chosen(next);
    remember_chosen(id, next, game?.options ?? []);
  };
  return (
    <Wizard
      game={game}
      heading={name_of_game(id)}
      face={id}
      how={how_of(game, again)}
      refusal={refusal}
      chosen={chosen}
      set={choose}
      reset={Object.keys(chosen).length > 0 ? () => choose({}) : undefined}
      start={async (settings) => set_refusal(await start_game(new_games_at(), id, settings, title.trim()))}
      start_label={t('page.setup.start')}
      before={game && <Proposal game={game} chosen={chosen} set={choose} />}
      besides={
        <>
          <label class="field">
            <span class="field-name">{t('page.setup.name')}</span>
            <input type="text" class="text" value={title} maxLength={60} onInput={(event) => set_title(event.currentTarget.value)} />
          </label>
          {server.value && <WhereGamesLive />}
        </>
      }
    />
  );
}

/** The next game of a campaign: as last time, as far as nothing else is chosen. Who plays may change from evening to evening. */
export function NextSetupScreen({ campaign, where }: { campaign: string; where: 'here' | 'server' }) {
  const [game, set_game] = useState<PlayableGame | undefined>(undefined);
  const [heading, set_heading] = useState('');
  const [chapter, set_chapter] = useState(0);
  const [refusal, set_refusal] = useState<Message | undefined>(undefined);
  const [chosen, set_chosen] = useState<Chosen>({});
  const table = table_at(where);
  useEffect(() => {
    const look = async (): Promise<Message | undefined> => {
      const all = await table?.call({ do: 'campaigns', id: campaign });
      if (!all?.ok) return all?.error;
      const [found] = all.campaigns;
      const last = found?.games.at(-1);
      if (!found || !last || !table) return { id: 'session.error.no-campaign', args: { id: campaign } };
      const [known, shown] = await Promise.all([playable(found.game), table.call({ do: 'show', id: last.id, parts: ['setup'] })]);
      if (!('prefix' in known)) return known;
      if (!shown.ok) return shown.error;
      set_chosen(shown.setup?.settings ?? {});
      set_heading(found.title || name_of_game(found.game));
      set_chapter(last.chapter + 1);
      set_game(known);
      return undefined;
    };
    void look().then(set_refusal);
  }, [campaign, table]);
  return (
    <Wizard
      game={game}
      face={game?.id ?? ''}
      heading={chapter > 0 ? t('page.campaign.next-named', { title: heading, n: chapter }) : ''}
      how={t('page.campaign.how')}
      refusal={refusal}
      chosen={chosen}
      set={set_chosen}
      start={async (settings) => set_refusal(await next_game(table ?? here, campaign, settings))}
      start_label={t('page.setup.start')}
    />
  );
}
