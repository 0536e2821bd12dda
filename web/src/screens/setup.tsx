// A new game: few steps with good defaults.
// Here one: 1. starts at once with what is usual; 2. chooses level, opponent and the like; 3. says what lies on the table;
// 4. brings a deck or box file; 5. changes how the rulebook is read, if there is a reason to.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { Message, PlayableGame, PrintedResponse, SetupOption } from '../protocol.ts';
import { need_words, say, t } from '../state/language.ts';
import { recall, remember } from '../state/settings.ts';
import { go_home } from '../state/route.ts';
import { applies, default_value } from '../state/setup_options.ts';
import { here, known_game, name_of_game, server, table_at } from '../state/tables.ts';
import { FieldEditor } from '../parts/fields.tsx';
import { is_filled, value_in_words } from '../parts/field_value.ts';
import { Icon } from '../parts/icon.tsx';
import { BringFile } from './drawers.ts';
import { next_game, start_game } from './start.ts';

type Chosen = Record<string, string>;
const key = (game: string): string => `seatmate.setup.${game}`;

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
    <details class="pleat">
      <summary>{t('page.setup.box')}</summary>
      <p class="soft">
        {t('page.setup.box.known', { all: printed.length, yours: count('yours'), house: count('house'), missing: count('missing') })}
      </p>
      <BringFile done={() => again(version + 1)} />
    </details>
  );
}

interface WizardProps {
  game: PlayableGame | undefined;
  /** Its name on the page, before its engine has answered. */
  heading: string;
  how: string;
  refusal: Message | undefined;
  chosen: Chosen;
  set(chosen: Chosen): void;
  /** Says everything as usual again; left out where there is nothing to say again. */
  reset?: () => void;
  /** Settings that differ from what is usual, of the options that apply. */
  start(settings: Chosen): Promise<void>;
  start_label: string;
  /** Who sits at the table is the first thing to look at. */
  table_open?: boolean;
  after?: ComponentChildren;
}

function Wizard({
  game,
  heading,
  how,
  refusal,
  chosen,
  set: set_chosen,
  reset,
  start,
  start_label,
  table_open = false,
  after,
}: WizardProps) {
  const [starting, set_starting] = useState(false);
  const all = game?.options ?? [];
  const options = all.filter((option) => applies(option, all, chosen));
  const set = (option: string, value: string): void => set_chosen({ ...chosen, [option]: value });
  const begin = async (): Promise<void> => {
    const settings: Chosen = {};
    for (const option of options) if (chosen[option.id] !== undefined) settings[option.id] = chosen[option.id] ?? '';
    set_starting(true);
    await start(settings);
    set_starting(false);
  };
  const ready = options.every((option) => is_filled(option, chosen[option.id] ?? default_value(option)) || option.kind === 'text');
  const group = (name: string): SetupOption[] => options.filter((option) => (option.group ?? 'game') === name);
  const changed = (list: readonly SetupOption[]): number =>
    list.filter((option) => (chosen[option.id] ?? default_value(option)) !== default_value(option)).length;
  const rules = group('rules');
  const table_options = group('table');
  return (
    <div class="page-frame">
      <header class="top">
        <button type="button" class="button quiet square" onClick={go_home} aria-label={t('page.home')}>
          <Icon name="back" />
        </button>
        <div class="top-text">
          <h1>{heading}</h1>
        </div>
      </header>
      <main class="page setup">
        <p class="soft">{how}</p>
        <Options options={group('game')} chosen={chosen} set={set} />
        {table_options.length > 0 && (
          <details class="pleat" open={table_open || changed(table_options) > 0 || group('game').length === 0}>
            <summary>{t('page.setup.group.table', { n: changed(table_options) })}</summary>
            <Options options={table_options} chosen={chosen} set={set} />
          </details>
        )}
        {rules.length > 0 && (
          <details class="pleat">
            <summary>{t('page.setup.group.rules', { n: changed(rules) })}</summary>
            <Options options={rules} chosen={chosen} set={set} />
          </details>
        )}
        {game && <Known game={game.id} />}
        {after}
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

export function SetupScreen({ game: id }: { game: string }) {
  const [game, set_game] = useState<PlayableGame | undefined>(undefined);
  const [refusal, set_refusal] = useState<Message | undefined>(undefined);
  const [chosen, set_chosen] = useState<Chosen>(() => recall<Chosen>(key(id), {}));
  const [title, set_title] = useState('');
  const [at_server, set_at_server] = useState(false);
  useEffect(() => {
    void playable(id).then((found) => ('prefix' in found ? set_game(found) : set_refusal(found)));
  }, [id]);
  return (
    <Wizard
      game={game}
      heading={t('page.setup.title', { game: name_of_game(id) })}
      how={game?.campaigns ? t('page.setup.how-campaign') : t('page.setup.how')}
      refusal={refusal}
      chosen={chosen}
      set={(next) => {
        set_chosen(next);
        remember(key(id), next);
      }}
      reset={
        Object.keys(chosen).length > 0
          ? () => {
              set_chosen({});
              remember(key(id), undefined);
            }
          : undefined
      }
      start={async (settings) => set_refusal(await start_game(at_server && server.value ? server.value : here, id, settings, title.trim()))}
      start_label={t('page.setup.start')}
      after={
        <>
          <label class="field">
            <span class="field-name">{t('page.setup.name')}</span>
            <input type="text" class="text" value={title} maxLength={60} onInput={(event) => set_title(event.currentTarget.value)} />
          </label>
          {server.value && (
            <fieldset class="field">
              <legend>{t('page.setup.where')}</legend>
              <div class="chips">
                {[false, true].map((value) => (
                  <label class="chip" key={String(value)}>
                    <input type="radio" name="where" checked={at_server === value} onChange={() => set_at_server(value)} />
                    <span>{value ? t('page.setup.where.server') : t('page.setup.where.here')}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          )}
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
      heading={chapter > 0 ? t('page.campaign.next-named', { title: heading, n: chapter }) : ''}
      how={t('page.campaign.how')}
      refusal={refusal}
      chosen={chosen}
      set={set_chosen}
      start={async (settings) => set_refusal(await next_game(table ?? here, campaign, settings))}
      start_label={t('page.setup.start')}
      table_open
    />
  );
}
