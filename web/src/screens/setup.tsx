// A new game: few steps with good defaults.
// Here one: 1. starts at once with what is usual; 2. chooses level, opponent and the like; 3. says what lies on the table;
// 4. brings a deck or box file; 5. changes how the rulebook is read, if there is a reason to.

import { useEffect, useState } from 'preact/hooks';

import type { GamesResponse, Message, PlayableGame, PrintedResponse, SetupOption } from '../protocol.ts';
import { need_words, say, t } from '../app/language.ts';
import { recall, remember } from '../app/settings.ts';
import { go_home } from '../app/route.ts';
import { applies, default_value } from '../app/setup_options.ts';
import { here, known_game, name_of_game, server } from '../app/tables.ts';
import { FieldEditor } from '../parts/fields.tsx';
import { is_filled, value_in_words } from '../parts/field_value.ts';
import { Icon } from '../parts/icon.tsx';
import { BringFile } from './bring_file.tsx';
import { start_game } from './start.ts';

type Chosen = Record<string, string>;
const key = (game: string): string => `seatmate.setup.${game}`;

/** Options of one group: one line each; tapping a line opens its choices. */
function Options({ options, chosen, set }: { options: readonly SetupOption[]; chosen: Chosen; set: (id: string, value: string) => void }) {
  const [open, set_open] = useState('');
  return (
    <ul class="values">
      {options.map((option) => {
        const value = chosen[option.id] ?? default_value(option);
        const few = option.kind === 'one_of' && (option.options?.length ?? 0) <= 5;
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
    void here.call<PrintedResponse>({ do: 'printed', game }).then((answer) => answer.ok && set_told(answer));
  }, [game, version]);
  const printed = told?.printed ?? [];
  if (printed.length === 0) return null;
  const count = (source: string): number => printed.filter((thing) => thing.source === source).length;
  return (
    <details class="pleat">
      <summary>{t('page.setup.box')}</summary>
      <p class="soft">{t('page.setup.box.known', { all: printed.length, yours: count('yours'), house: count('house'), missing: count('missing') })}</p>
      <BringFile done={() => again(version + 1)} />
    </details>
  );
}

export function SetupScreen({ game: id }: { game: string }) {
  const [game, set_game] = useState<PlayableGame | undefined>(undefined);
  const [refusal, set_refusal] = useState<Message | undefined>(undefined);
  const [chosen, set_chosen] = useState<Chosen>(() => recall<Chosen>(key(id), {}));
  const [title, set_title] = useState('');
  const [at_server, set_at_server] = useState(false);
  const [campaign, set_campaign] = useState(true);
  const [starting, set_starting] = useState(false);
  useEffect(() => {
    const catalog = known_game(id)?.catalog;
    void Promise.all([here.call<GamesResponse>({ do: 'games', game: id }), catalog ? need_words(catalog) : undefined]).then(([answer]) => {
      if (!answer.ok) return set_refusal(answer.error);
      const found = answer.games.find((one) => one.id === id);
      set_game(found);
      if (found?.error) set_refusal(found.error);
    });
  }, [id]);

  const options = (game?.options ?? []).filter((option) => applies(option, game?.options ?? [], chosen));
  const set = (option: string, value: string): void => {
    const next = { ...chosen, [option]: value };
    set_chosen(next);
    remember(key(id), next);
  };
  const start = async (): Promise<void> => {
    const settings: Chosen = {};
    for (const option of options) if (chosen[option.id] !== undefined) settings[option.id] = chosen[option.id] ?? '';
    set_starting(true);
    const table = at_server && server.value ? server.value : here;
    const why_not = await start_game(table, id, settings, title.trim(), game?.campaigns && campaign ? 'campaign-new' : 'new');
    set_starting(false);
    set_refusal(why_not);
  };
  const ready = options.every((option) => is_filled(option, chosen[option.id] ?? default_value(option)) || option.kind === 'text');
  const group = (name: string): SetupOption[] => options.filter((option) => (option.group ?? 'game') === name);
  const changed = (list: readonly SetupOption[]): number => list.filter((option) => (chosen[option.id] ?? default_value(option)) !== default_value(option)).length;
  const rules = group('rules');
  const table_options = group('table');
  return (
    <div class="page-frame">
      <header class="top">
        <button type="button" class="button quiet square" onClick={go_home} aria-label={t('page.home')}>
          <Icon name="back" />
        </button>
        <div class="top-text">
          <h1>{t('page.setup.title', { game: name_of_game(id) })}</h1>
        </div>
      </header>
      <main class="page setup">
        <p class="soft">{t('page.setup.how')}</p>
        {game?.campaigns && (
          <fieldset class="field">
            <legend>{t('page.setup.campaign')}</legend>
            <div class="chips">
              {[true, false].map((value) => (
                <label class="chip" key={String(value)}>
                  <input type="radio" name="campaign" checked={campaign === value} onChange={() => set_campaign(value)} />
                  <span>{value ? t('page.setup.campaign.yes') : t('page.setup.campaign.no')}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
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
        <Options options={group('game')} chosen={chosen} set={set} />
        {table_options.length > 0 && (
          <details class="pleat" open={changed(table_options) > 0}>
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
        <Known game={id} />
        <label class="field">
          <span class="field-name">{t('page.setup.name')}</span>
          <input type="text" class="text" value={title} maxLength={60} onInput={(event) => set_title(event.currentTarget.value)} />
        </label>
        {Object.keys(chosen).length > 0 && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              set_chosen({});
              remember(key(id), undefined);
            }}
          >
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
        <button type="button" class="button primary grow big-action" disabled={!game || !ready || starting} onClick={() => void start()}>
          <Icon name="check" /> {t('page.setup.start')}
        </button>
      </footer>
    </div>
  );
}
