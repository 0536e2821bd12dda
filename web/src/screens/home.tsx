// Home: what can be played and what is being played.
// Here one: 1. goes on with the game of last time; 2. starts a game with one tap, or sets one up; 3. brings a game from a
// file; 4. renames, shares or removes one; 5. sees that all is kept, and joins the table of the home network.

import { useEffect, useRef, useState } from 'preact/hooks';

import type { Campaign, Message } from '../protocol.ts';
import { known_games } from '../engine/table.ts';
import { keeping, look_at_storage } from '../state/device.ts';
import { say, t, words } from '../state/language.ts';
import { close, go, open, route } from '../state/route.ts';
import {
  games_of,
  here,
  list_games,
  list_more,
  listed,
  more,
  name_of_game as name_of,
  server_is,
  table_at,
  unlisted,
  type Listed,
  type Which,
} from '../state/tables.ts';
import { apply_update, update_ready } from '../state/update.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notice.tsx';
import { BringFile, CampaignMenu, GameMenu, Join } from './drawers.ts';
import { Reminder } from './reminder.tsx';
import { next_game, start_game } from './start.ts';

/** "yesterday", "5 minutes ago", as the language says it. */
export function since(at: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const minutes = Math.round((at - now) / 60_000);
  if (minutes > -60) return format.format(Math.min(0, minutes), 'minute');
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour');
  if (minutes > -60 * 24 * 30) return format.format(Math.round(minutes / 60 / 24), 'day');
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);
}

function Menu({ title, name }: { title: string; name: string }) {
  return (
    <button type="button" class="button quiet square" aria-label={t('page.home.menu', { title })} onClick={() => open(name)}>
      <Icon name="more" />
    </button>
  );
}

function GameLine({ game }: { game: Listed }) {
  const to = (): void => go({ screen: 'game', id: game.id, where: game.where });
  const known = known_games.some((one) => one.id === game.game);
  const title = game.title || name_of(game.game);
  return (
    <li class="game-line">
      <button type="button" class="game-open" onClick={to} disabled={!known}>
        <span class="game-title">
          {title}
          {game.finished && <span class="badge">{t('page.home.finished')}</span>}
          {game.where === 'server' && <span class="badge">{t('page.shared')}</span>}
        </span>
        <span class="game-stand">{say(game.summary)}</span>
        <span class="soft">
          {game.title ? `${name_of(game.game)} · ` : ''}
          {since(game.played, Date.now(), words.value.locale)}
        </span>
      </button>
      <Menu title={title} name={`menu.${game.where}.${game.id}`} />
    </li>
  );
}

/** The games of a campaign before its last, the newest first. They are read when somebody looks. */
function Earlier({ game, open: to, known }: { game: Listed; open: (id: string) => () => void; known: boolean }) {
  const [games, set_games] = useState<Campaign['games']>([]);
  const [unfolded, unfold] = useState(false);
  const { id = '', chapter = 1 } = game.campaign ?? {};
  const { where, played } = game;
  // Whatever was played since may have changed them.
  useEffect(() => {
    if (unfolded && played) void games_of(where, id).then((all) => set_games(all.filter((one) => one.chapter < chapter).toReversed()));
  }, [unfolded, where, id, chapter, played]);
  return (
    <details class="pleat campaign-earlier" onToggle={(event) => unfold(event.currentTarget.open)}>
      <summary>{t('page.campaign.earlier', { n: chapter - 1 })}</summary>
      <ul class="values">
        {games.map((one) => (
          <li key={one.id}>
            <button type="button" class="value-line" onClick={to(one.id)} disabled={!known}>
              <span class="ordinal">{one.chapter}</span>
              <span class="grow">{say(one.summary)}</span>
              <span class="soft">{since(one.played, Date.now(), words.value.locale)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One line however many evenings: its last game, the next one where that is over, and the earlier ones folded up. */
function CampaignLine({ game, begin }: { game: Listed; begin: Begin }) {
  const to = (id: string) => (): void => go({ screen: 'game', id, where: game.where });
  const known = known_games.some((one) => one.id === game.game);
  const title = game.title || name_of(game.game);
  const campaign = game.campaign?.id ?? '';
  const chapter = game.campaign?.chapter ?? 1;
  return (
    <li class="game-line campaign-line">
      <button type="button" class="game-open" onClick={to(game.id)} disabled={!known}>
        <span class="game-title">
          {title}
          <span class="badge">{t('page.home.campaign')}</span>
          {game.where === 'server' && <span class="badge">{t('page.shared')}</span>}
        </span>
        <span class="game-stand">{say(game.summary)}</span>
        <span class="soft">
          {game.title ? `${name_of(game.game)} · ` : ''}
          {t('page.campaign.game-short', { n: chapter })}
          {' · '}
          {since(game.played, Date.now(), words.value.locale)}
        </span>
      </button>
      <Menu title={title} name={`campaign.${game.where}.${campaign}`} />
      {game.finished && known && (
        <div class="campaign-next row">
          <button
            type="button"
            class="button primary grow"
            aria-label={t('page.campaign.next-named', { title, n: chapter + 1 })}
            onClick={() => begin(() => next_game(table_at(game.where) ?? here, campaign))}
          >
            {t('page.campaign.next', { n: chapter + 1 })}
          </button>
          <button
            type="button"
            class="button"
            aria-label={t('page.campaign.set-up-named', { title, n: chapter + 1 })}
            onClick={() => go({ screen: 'next', campaign, where: game.where })}
          >
            {t('page.home.set-up')}
          </button>
        </div>
      )}
      {chapter > 1 && <Earlier game={game} open={to} known={known} />}
    </li>
  );
}

type Begin = (start: () => Promise<Message | undefined>) => void;

/** The first ones; the others folded up, so that the rest of Home stays in sight. */
function Lines({ lines, which, most, begin }: { lines: readonly Listed[]; which: Which; most: number; begin: Begin }) {
  const drawn = (game: Listed) =>
    game.campaign ? (
      <CampaignLine key={`${game.where}-${game.campaign.id}`} game={game} begin={begin} />
    ) : (
      <GameLine key={`${game.where}-${game.id}`} game={game} />
    );
  const longer = more.value.has(which);
  // One that is left over needs no fold.
  const shown = lines.length <= most + 1 && !longer ? lines.length : most;
  return (
    <>
      <ul class="games">{lines.slice(0, shown).map(drawn)}</ul>
      {lines.length > shown && (
        <details class="pleat">
          <summary>{longer ? t('page.home.rest') : t('page.home.others', { n: lines.length - shown })}</summary>
          <ul class="games">{lines.slice(shown).map(drawn)}</ul>
          {longer && (
            <button type="button" class="button" onClick={() => void list_more(which)}>
              {t('page.home.more')}
            </button>
          )}
        </details>
      )}
    </>
  );
}

function Storage() {
  const { used, persists } = keeping.value;
  const here_now = listed.value?.filter((game) => game.where === 'here') ?? [];
  const games = here_now.reduce((sum, game) => sum + (game.campaign?.chapter ?? 1), 0);
  const megabytes = Math.max(1, Math.round((used ?? 0) / 1_000_00) / 10);
  return (
    <p class="soft">
      {t(more.value.size > 0 ? 'page.home.stored-many' : 'page.home.stored', { n: games })}{' '}
      {used !== undefined && t('page.home.used', { size: new Intl.NumberFormat(words.value.locale).format(megabytes) })}{' '}
      {persists === true && t('page.home.persists')}
      {persists === false && t('page.home.persists-not')}
    </p>
  );
}

export function HomeScreen() {
  useEffect(() => {
    void list_games();
    void look_at_storage();
    return here.changed(() => void list_games());
  }, []);
  const lines = listed.value ?? [];
  // A campaign goes on: when its last game is over, with the next one.
  const goes_on = (game: Listed): boolean => !game.finished || game.campaign !== undefined;
  const running = lines.filter(goes_on);
  const finished = lines.filter((line) => !goes_on(line));
  const overlay = route.value.open;
  // An engine that is woken takes its while, and a second tap would begin a second game.
  const starting = useRef(false);
  const begin: Begin = async (start) => {
    if (starting.current) return;
    starting.current = true;
    const refusal = await start();
    starting.current = false;
    if (refusal) notify(say(refusal));
  };
  return (
    <div class="page-frame">
      <header class="top">
        <img class="logo" src="./icon.svg" alt="" width="40" height="40" />
        <div class="top-text">
          <h1>{t('page.name')}</h1>
          <p>{t('page.home.motto')}</p>
        </div>
        <button type="button" class="button quiet square" onClick={() => open('settings')} aria-label={t('page.settings')}>
          <Icon name="gear" />
        </button>
      </header>
      <main class="page">
        {update_ready.value && (
          <p class="update">
            <span>{t('page.update.ready')}</span>
            <button type="button" class="button small primary" onClick={apply_update}>
              {t('page.update.now')}
            </button>
          </p>
        )}
        <Reminder />
        {unlisted.value && (
          <p class="refusal" role="alert">
            {say(unlisted.value)}
          </p>
        )}
        {running.length > 0 && (
          <section aria-labelledby="running">
            <h2 id="running">{t('page.home.running')}</h2>
            <Lines lines={running} which="running" most={4} begin={begin} />
          </section>
        )}
        <section aria-labelledby="new-game">
          <h2 id="new-game">{t('page.home.new')}</h2>
          <ul class="new-games">
            {known_games.map((game) => (
              <li key={game.id} class="new-game">
                <h3>{name_of(game.id)}</h3>
                <div class="row">
                  <button
                    type="button"
                    class="button primary grow"
                    onClick={() => begin(() => start_game(here, game.id, {}, ''))}
                    aria-label={t('page.home.start-named', { game: name_of(game.id) })}
                  >
                    {t('page.home.start')}
                  </button>
                  <button
                    type="button"
                    class="button grow"
                    onClick={() => go({ screen: 'new', game: game.id })}
                    aria-label={t('page.home.set-up-named', { game: name_of(game.id) })}
                  >
                    {t('page.home.set-up')}
                  </button>
                </div>
              </li>
            ))}
          </ul>
        </section>
        {finished.length > 0 && (
          <section aria-labelledby="finished">
            <h2 id="finished">{t('page.home.finished-games')}</h2>
            <Lines lines={finished} which="finished" most={3} begin={begin} />
          </section>
        )}
        <section class="home-more" aria-labelledby="home-more">
          <h2 id="home-more">{t('page.home.besides')}</h2>
          <div class="row wrap">
            <button type="button" class="button" onClick={() => open('import')}>
              <Icon name="file" /> {t('page.import')}
            </button>
            {server_is.value !== 'none' && (
              <button type="button" class="button" onClick={() => open('join')}>
                <Icon name="devices" /> {t('page.join')}
              </button>
            )}
          </div>
          <Storage />
        </section>
      </main>
      {overlay === 'import' && (
        <Dialog title={t('page.import')} kind="middle">
          <p class="soft">{t('page.import.how')}</p>
          <BringFile paste done={close} />
        </Dialog>
      )}
      {(overlay === 'join' || overlay.startsWith('join.')) && <Join scanned={overlay.slice('join.'.length)} />}
      {overlay.startsWith('menu.') && <GameMenu name={overlay} />}
      {overlay.startsWith('campaign.') && <CampaignMenu name={overlay} />}
    </div>
  );
}
