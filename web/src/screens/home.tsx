// Home: what can be played and what is being played.
// Here one: 1. goes on with the game of last time; 2. starts a game with one tap, or sets one up; 3. goes to the record and the
// workshop (home_ways.tsx); 4. brings a game from a file; 5. renames, shares or removes one; sees that all is kept, and joins the table
// of the home network.

import { useEffect, useRef } from 'preact/hooks';

import { keeping, look_at_storage } from '../state/device.ts';
import { say, t, words } from '../state/language.ts';
import { close, open, route } from '../state/route.ts';
import { here, list_games, listed, more, server_is, unlisted, type Listed } from '../state/tables.ts';
import { apply_update, update_ready } from '../state/update.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notice.tsx';
import { Boxes } from './box_button.tsx';
import { BringFile, CampaignMenu, GameMenu, Join } from './drawers.ts';
import { Lines, type Begin } from './home_lines.tsx';
import { NewGames } from './home_new.tsx';
import { HomeWays } from './home_ways.tsx';
import { Reminder } from './reminder.tsx';

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
        <h1 class="top-text">{t('page.name')}</h1>
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
        <HomeWays />
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
          <NewGames begin={begin} />
        </section>
        {finished.length > 0 && (
          <section aria-labelledby="finished">
            <h2 id="finished">{t('page.home.finished-games')}</h2>
            <Lines lines={finished} which="finished" most={3} begin={begin} />
          </section>
        )}
        <section class="home-more" aria-labelledby="home-more">
          <h2 id="home-more">{t('page.home.besides')}</h2>
          <Boxes />
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
