// The end: who won, with which points, and how it came.
// Here one: 1. reads the verdict; 2. compares the points; 3. sees how the scores went; 4. reads the final scoring line by line, and asks
// why; 5. hands the play to BG Stats or copies it, and plays again (or the next game of the campaign).

import { useEffect, useRef, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';

import type { FinalResult, Message, ProgressResponse } from '../protocol.ts';
import { copy_text } from '../state/device.ts';
import { say, t, words } from '../state/language.ts';
import type { Play } from '../state/play.ts';
import { bg_stats_link } from '../state/play_log.ts';
import { go, go_home } from '../state/route.ts';
import { settings } from '../state/settings.ts';
import { name_of_game } from '../state/tables.ts';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notice.tsx';
import type Chart from './chart.tsx';
import { HerLastSteps, Notes } from './last_steps.tsx';
import { next_game, start_game } from './start.ts';

// Signs. A longer verdict tells a story, and is set as text instead of as a headline.
const long_verdict = 90;

/** The human by the name that the settings know, if there is one human. */
export function name_of(result: FinalResult, player: number): string {
  const standing = result.standings[player];
  const humans = result.standings.filter((one) => !one.automa).length;
  return !standing?.automa && humans === 1 && settings.value.player ? settings.value.player : say(standing?.name);
}

function as_text(play: Play, result: FinalResult): string {
  const screen = play.screen.value;
  const game = name_of_game(screen?.game ?? '');
  const lines = [screen?.title ? `${game}: ${screen.title}` : game, say(result.verdict), ''];
  for (const [i, standing] of result.standings.entries()) {
    const parts = result.rows.map((row, k) => `${say(row)} ${standing.points[k] ?? 0}`).join(', ');
    lines.push(`${standing.winner ? '★ ' : ''}${name_of(result, i)}: ${standing.total} (${parts})`);
  }
  return `${lines.join('\n')}\n`;
}

function Progress({ play }: { play: Play }) {
  const [told, set_told] = useState<ProgressResponse | undefined>(undefined);
  const [Drawn, set_drawn] = useState<typeof Chart | undefined>(undefined);
  const version = play.version.value;
  useEffect(() => {
    // A game that keeps no scores on the way has no chart.
    void play.call({ do: 'progress', id: play.id }).then((answer) => answer.ok && set_told(answer));
    void import('./chart.tsx').then((module) => set_drawn(() => module.default as ComponentType as typeof Chart)).catch(() => undefined);
  }, [play, version]);
  if (!told || !Drawn || told.players.length === 0 || told.moments.length < 2) return null;
  const by_round = told.moments.every((moment) => moment.round !== undefined);
  const at = told.moments.map((moment, i) => (by_round ? (moment.round ?? i) : i));
  // Two moments of one round: the last is what the round ended with.
  const keep = at.map((round, i) => at[i + 1] !== round);
  const kept = told.moments.filter((_, i) => keep[i]);
  const lines = told.players.map((player, i) => {
    const points = kept.map((moment) => moment.points[i] ?? 0);
    // Points that are told only at the end are unknown before: no line is drawn along zero.
    const unknown = !player.automa && points.slice(0, -1).every((n) => n === 0);
    return {
      name: say(player.name),
      hers: player.automa === true,
      points: points.map((n, k) => (unknown && k < points.length - 1 ? null : n)),
    };
  });
  if (kept.length < 2) return null;
  return (
    <div class="result-chart">
      <h2>{t('page.result.chart')}</h2>
      <Drawn label={t('page.result.chart')} at={at.filter((_, i) => keep[i])} lines={lines} />
    </div>
  );
}

/** A column for each player. */
function PlayersBeside({ result }: { result: FinalResult }) {
  return (
    <table class="standings">
      <thead>
        <tr>
          <td />
          {result.standings.map((standing, i) => (
            <th key={i} scope="col" class={standing.winner ? 'winner' : ''}>
              {standing.winner && <Icon name="flag" />} {name_of(result, i)}
              {standing.winner && <span class="sr"> ({t('page.result.winner')})</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {result.rows.map((row, k) => (
          <tr key={k}>
            <th scope="row">{say(row)}</th>
            {result.standings.map((standing, i) => (
              <td key={i}>{standing.points[k]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('page.result.total')}</th>
          {result.standings.map((standing, i) => (
            <td key={i}>{standing.total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A line for each player: more of them than there are kinds of points would not stand beside each other on a phone. */
function PlayersBelow({ result }: { result: FinalResult }) {
  return (
    <table class="standings players-below">
      <thead>
        <tr>
          <td />
          {result.rows.map((row, k) => (
            <th key={k} scope="col">
              {say(row)}
            </th>
          ))}
          <th scope="col">{t('page.result.total')}</th>
        </tr>
      </thead>
      <tbody>
        {result.standings.map((standing, i) => (
          <tr key={i}>
            <th scope="row" class={standing.winner ? 'winner' : ''}>
              {standing.winner && <Icon name="flag" />} {name_of(result, i)}
              {standing.winner && <span class="sr"> ({t('page.result.winner')})</span>}
            </th>
            {result.rows.map((_, k) => (
              <td key={k}>{standing.points[k]}</td>
            ))}
            <td class="total">{standing.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Result({ play, result }: { play: Play; result: FinalResult }) {
  return (
    <div class="result">
      <p class={say(result.verdict).length > long_verdict ? 'verdict long' : 'verdict'}>{say(result.verdict)}</p>
      <div class="scroll-x" tabIndex={0} role="group" aria-label={t('page.result')}>
        {result.standings.length > result.rows.length ? <PlayersBelow result={result} /> : <PlayersBeside result={result} />}
      </div>
      <Progress play={play} />
    </div>
  );
}

export function ResultPanel({ play }: { play: Play }) {
  const screen = play.screen.value;
  const [text, set_text] = useState('');
  const [refused, set_refused] = useState('');
  const starting = useRef(false);
  if (!screen) return null;
  const { result, campaign } = screen;
  const later = play.later.value;
  const again = async (): Promise<void> => {
    if (later) return go({ screen: 'game', id: later.id, where: play.table.where }, 'replace');
    if (starting.current) return;
    starting.current = true;
    const refusal = campaign ? await next_game(play.table, campaign.id) : await play_again();
    starting.current = false;
    if (refusal) set_refused(say(refusal));
  };
  const play_again = async (): Promise<Message | undefined> => {
    const shown = await play.call({ do: 'show', id: play.id, parts: ['setup'] });
    return start_game(play.table, screen.game, shown.ok ? (shown.setup?.settings ?? {}) : {}, '');
  };
  const copy = async (): Promise<void> => {
    if (!result) return;
    const said = as_text(play, result);
    if (await copy_text(said)) notify(t('page.copied'));
    else set_text(said); // no clipboard here: the text to take by hand
  };
  const log = (finished: FinalResult): string =>
    bg_stats_link({
      id: screen.id,
      game: screen.game,
      ended: Date.now(),
      result: finished,
      name: (player) => name_of(finished, player),
    });
  return (
    <section class="panel-form" aria-label={t('page.result')}>
      <div class="panel-scroll">
        <div class="her-head">
          <h2 class="panel-title">{say(screen.prompt?.title) || t('page.result')}</h2>
          <HerLastSteps play={play} />
        </div>
        {refused && (
          <p class="refusal" role="alert">
            {refused}
          </p>
        )}
        <Notes play={play} />
        {result && (
          <div class="row wrap">
            <a class="button grow" href={log(result)} target="_blank" rel="noopener noreferrer">
              <Icon name="share" /> {t('page.result.bg-stats')}
            </a>
            <button type="button" class="button grow" onClick={() => void copy()}>
              <Icon name="file" /> {t('page.result.copy')}
            </button>
          </div>
        )}
        {campaign && !later && (
          <button type="button" class="button" onClick={() => go({ screen: 'next', campaign: campaign.id, where: play.table.where })}>
            <Icon name="gear" /> {t('page.campaign.set-up')}
          </button>
        )}
        {text && (
          <textarea class="text" readOnly rows={6} aria-label={t('page.result.copy')} lang={words.value.locale}>
            {text}
          </textarea>
        )}
      </div>
      <div class="panel-foot">
        <button type="button" class="button" onClick={go_home}>
          <Icon name="home" /> {t('page.home')}
        </button>
        <button type="button" class="button primary grow" data-main onClick={() => void again()}>
          {later
            ? t('page.campaign.to-last', { n: later.chapter })
            : campaign
              ? t('page.campaign.next', { n: campaign.chapter + 1 })
              : t('page.result.again')}
        </button>
      </div>
    </section>
  );
}
