// The games of Home, a line each: where it stands and when it was played; a campaign is one line, however many evenings it has.

import { useEffect, useState } from 'preact/hooks';

import type { Campaign, Message } from '../protocol.ts';
import { known_games } from '../engine/table.ts';
import { say, t, words } from '../state/language.ts';
import { go, open } from '../state/route.ts';
import { games_of, here, list_more, more, name_of_game as name_of, table_at, type Listed, type Which } from '../state/tables.ts';
import { Face } from '../boards/face.tsx';
import { Icon } from '../parts/icon.tsx';
import { next_game } from './start.ts';

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
        <Face game={game.game} />
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
        <Face game={game.game} />
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

export type Begin = (start: () => Promise<Message | undefined>) => void;

/** The first ones; the others folded up, so that the rest of Home stays in sight. */
export function Lines({ lines, which, most, begin }: { lines: readonly Listed[]; which: Which; most: number; begin: Begin }) {
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
