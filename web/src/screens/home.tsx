// Home: what can be played and what is being played.
// Here one: 1. goes on with the game of last time; 2. starts a game with one tap, or sets one up; 3. brings a game from a
// file; 4. renames, shares or removes one; 5. sees that all is kept, and joins the table of the home network.

import { useEffect, useRef } from 'preact/hooks';

import type { Message } from '../protocol.ts';
import { known_games } from '../engine/table.ts';
import { keeping, look_at_storage } from '../state/device.ts';
import { say, t, words } from '../state/language.ts';
import { close, go, open, route } from '../state/route.ts';
import {
  here,
  lines_of,
  list_games,
  listed,
  name_of_game as name_of,
  server_is,
  table_at,
  unlisted,
  type Line,
  type Listed,
} from '../state/tables.ts';
import { apply_update, update_ready } from '../state/update.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notice.tsx';
import { BringFile, CampaignMenu, GameMenu, Join } from './drawers.ts';
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

/** One line however many evenings: its last game, the next one where that is over, and the earlier ones folded up. */
function CampaignLine({ line: { game, earlier }, begin }: { line: Line; begin: Begin }) {
  const to = (one: Listed) => (): void => go({ screen: 'game', id: one.id, where: one.where });
  const known = known_games.some((one) => one.id === game.game);
  const title = game.title || name_of(game.game);
  const campaign = game.campaign?.id ?? '';
  const chapter = game.campaign?.chapter ?? 1;
  return (
    <li class="game-line campaign-line">
      <button type="button" class="game-open" onClick={to(game)} disabled={!known}>
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
      {earlier.length > 0 && (
        <details class="pleat campaign-earlier">
          <summary>{t('page.campaign.earlier', { n: earlier.length })}</summary>
          <ul class="values">
            {earlier.map((one) => (
              <li key={one.id}>
                <button type="button" class="value-line" onClick={to(one)} disabled={!known}>
                  <span class="ordinal">{one.campaign?.chapter}</span>
                  <span class="grow">{say(one.summary)}</span>
                  <span class="soft">{since(one.played, Date.now(), words.value.locale)}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

type Begin = (start: () => Promise<Message | undefined>) => void;

/** The first ones; the others folded up, so that the rest of Home stays in sight. */
function Lines({ lines, most, begin }: { lines: readonly Line[]; most: number; begin: Begin }) {
  const drawn = (line: Line) =>
    line.game.campaign ? (
      <CampaignLine key={`${line.game.where}-${line.game.campaign.id}`} line={line} begin={begin} />
    ) : (
      <GameLine key={`${line.game.where}-${line.game.id}`} game={line.game} />
    );
  // One that is left over needs no fold.
  const shown = lines.length <= most + 1 ? lines.length : most;
  return (
    <>
      <ul class="games">{lines.slice(0, shown).map(drawn)}</ul>
      {lines.length > shown && (
        <details class="pleat">
          <summary>{t('page.home.others', { n: lines.length - shown })}</summary>
          <ul class="games">{lines.slice(shown).map(drawn)}</ul>
        </details>
      )}
    </>
  );
}

function Storage() {
  const { used, persists } = keeping.value;
  const games = listed.value?.filter((game) => game.where === 'here').length ?? 0;
  const megabytes = Math.max(1, Math.round((used ?? 0) / 1_000_00) / 10);
  return (
    <p class="soft">
      {t('page.home.stored', { n: games })}{' '}
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
  const games = listed.value;
  const lines = lines_of(games ?? []);
  // A campaign goes on: when its last game is over, with the next one.
  const goes_on = ({ game }: Line): boolean => !game.finished || game.campaign !== undefined;
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
        {unlisted.value && (
          <p class="refusal" role="alert">
            {say(unlisted.value)}
          </p>
        )}
        {running.length > 0 && (
          <section aria-labelledby="running">
            <h2 id="running">{t('page.home.running')}</h2>
            <Lines lines={running} most={4} begin={begin} />
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
            <Lines lines={finished} most={3} begin={begin} />
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
      {overlay === 'join' && <Join />}
      {overlay.startsWith('menu.') && <GameMenu name={overlay} />}
      {overlay.startsWith('campaign.') && <CampaignMenu name={overlay} />}
    </div>
  );
}
