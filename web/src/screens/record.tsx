// How the games ended that were played here. Here one: 1. sees what was won, at which level and against whom; 2. sees the scores over time,
// and each game as it ended; 3. sets up the next one at the level that fits; 4. hands plays to BG Stats, one or all; 5. keeps everything in one file.

import '../styles/record.css';

import { useEffect, useState } from 'preact/hooks';

import { known_games } from '../engine/table.ts';
import { say, t, words } from '../state/language.ts';
import { last_chosen, remember_chosen } from '../state/last_setup.ts';
import { bg_stats_link } from '../state/play_log.ts';
import { average, handed_over, note_handed_over, rate, record_of, type PlayOver, type RecordOfGame } from '../state/record.ts';
import { go, go_home } from '../state/route.ts';
import { name_of_game } from '../state/tables.ts';
import { Face } from '../boards/face.tsx';
import { Icon } from '../parts/icon.tsx';
import { lazy } from '../parts/lazy.tsx';
import { KeepAll } from './keep_all.tsx';
import { name_of } from './result.tsx';

const Chart = lazy(() => import('./chart.tsx').then((module) => module.default));

/** So many lines are enough at first. */
const usual_plays = 10;

const number = (n: number): string => new Intl.NumberFormat(words.value.locale).format(n);
const per_cent = (n: number): string => new Intl.NumberFormat(words.value.locale, { style: 'percent' }).format(n / 100);
const day = (at: number): string => new Intl.DateTimeFormat(words.value.locale, { dateStyle: 'medium' }).format(at);

type Tally = RecordOfGame['all'];

/** What a level or an opponent is called. */
const label_of = ({ label, token = '' }: { label?: Tally['label']; token?: string }): string => say(label) || token;

const choice = (all: readonly Tally[], token: string | undefined): string => {
  const found = all.find((one) => one.token === token);
  return found ? label_of(found) : (token ?? '');
};

function Tallies({ title, all }: { title: string; all: readonly Tally[] }) {
  if (all.length === 0) return null;
  return (
    <div class="scroll-x" tabIndex={0} role="group" aria-label={title}>
      <table class="tallies">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t('page.record.won')}</th>
            <th scope="col">{t('page.record.rate')}</th>
            <th scope="col">{t('page.record.best')}</th>
            <th scope="col">{t('page.record.average')}</th>
          </tr>
        </thead>
        <tbody>
          {all.map((tally) => (
            <tr key={tally.token}>
              <th scope="row">{label_of(tally)}</th>
              <td>{`${number(tally.won)}/${number(tally.played)}`}</td>
              <td>{per_cent(rate(tally))}</td>
              <td>{tally.best === undefined ? '–' : number(tally.best)}</td>
              <td>{tally.best === undefined ? '–' : number(average(tally))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Scores({ plays }: { plays: readonly PlayOver[] }) {
  const told = plays.filter(({ yours, hers }) => yours !== undefined || hers !== undefined).toReversed();
  const label = t('page.record.chart');
  if (told.length < 2) return null;
  const lines = [
    { name: t('page.record.you'), hers: false, points: told.map(({ yours }) => yours ?? null) },
    { name: t('page.record.her'), hers: true, points: told.map(({ hers }) => hers ?? null) },
  ];
  return (
    <section aria-labelledby="record-chart">
      <h2 id="record-chart">{label}</h2>
      <Chart label={label} at={told.map((_, i) => i + 1)} lines={lines} />
    </section>
  );
}

/** One link is one play, so all of them are one tap each: the next one that was not handed over yet. */
function HandOver({
  game,
  plays,
  handed,
  done,
}: {
  game: string;
  plays: readonly PlayOver[];
  handed: ReadonlySet<string>;
  done(id: string): void;
}) {
  const left = plays.filter(({ id }) => !handed.has(id)).toReversed();
  const [next] = left;
  if (!next) return <p class="soft">{t('page.record.all-handed')}</p>;
  return (
    <a class="button" href={link_of(game, next)} target="_blank" rel="noopener noreferrer" onClick={() => done(next.id)}>
      <Icon name="share" /> {t('page.record.hand-next', { n: left.length })}
    </a>
  );
}

function link_of(game: string, { id, ended, result }: PlayOver): string {
  return bg_stats_link({ id, game, ended, result, name: (player) => name_of(result, player) });
}

interface PlaysProps {
  game: string;
  record: RecordOfGame;
}

function Plays({ game, record }: PlaysProps) {
  const [handed, set_handed] = useState(handed_over);
  const [all, show_all] = useState(false);
  const done = (id: string): void => {
    note_handed_over(id);
    set_handed(handed_over());
  };
  const { plays, levels, opponents } = record;
  const shown = all ? plays : plays.slice(0, usual_plays);
  return (
    <section aria-labelledby="record-plays">
      <h2 id="record-plays">{t('page.record.plays')}</h2>
      <HandOver game={game} plays={plays} handed={handed} done={done} />
      <ul class="plays">
        {shown.map((play) => {
          const what = [choice(levels, play.level), choice(opponents, play.opponent), play.title].filter(Boolean).join(' · ');
          const score = `${play.yours ?? '–'} : ${play.hers ?? '–'}`;
          return (
            <li key={`${play.where}-${play.id}`}>
              <button type="button" class="play-open" onClick={() => go({ screen: 'game', id: play.id, where: play.where })}>
                <span class={play.won ? 'outcome won' : 'outcome'}>{play.won ? t('page.record.victory') : t('page.record.defeat')}</span>
                <b class="score">{score}</b>
                <span class="soft">{day(play.ended)}</span>
                <span class="soft play-what">{what}</span>
              </button>
              <a
                class="button small quiet"
                href={link_of(game, play)}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => done(play.id)}
                aria-label={t('page.record.hand-over', { day: day(play.ended), done: handed.has(play.id) ? 'yes' : 'no' })}
              >
                <Icon name={handed.has(play.id) ? 'check' : 'share'} />
              </a>
            </li>
          );
        })}
      </ul>
      {shown.length < plays.length && (
        <button type="button" class="button" onClick={() => show_all(true)}>
          {t('page.record.show-all', { n: plays.length })}
        </button>
      )}
      {record.unread > 0 && <p class="soft">{t('session.record.unread', { n: record.unread })}</p>}
      {record.more && <p class="soft">{t('session.record.more')}</p>}
    </section>
  );
}

function Proposed({ game, proposed }: { game: string; proposed: NonNullable<RecordOfGame['proposed']> }) {
  const set_up = (): void => {
    remember_chosen(game, { ...last_chosen(game), [proposed.option]: proposed.token }, []);
    go({ screen: 'new', game });
  };
  return (
    <section class="proposed" aria-label={t('page.record.proposed')}>
      <p>
        <b>{t('page.record.next', { level: label_of(proposed) })}</b> {say(proposed.why)}
      </p>
      <button type="button" class="button primary" onClick={set_up}>
        {t('page.record.set-up')}
      </button>
    </section>
  );
}

function Details({ game, record }: PlaysProps) {
  return (
    <>
      <p class="record-sum">
        <Face game={game} />
        <span>
          <b>{t('page.record.won-of', { won: record.all.won, played: record.all.played })}</b>
          <span class="soft">
            {per_cent(rate(record.all))}
            {record.all.best !== undefined && ` · ${t('page.record.sum', { best: record.all.best, average: average(record.all) })}`}
          </span>
        </span>
      </p>
      {record.proposed && <Proposed game={game} proposed={record.proposed} />}
      <Tallies title={t('page.record.levels')} all={record.levels} />
      <Tallies title={t('page.record.opponents')} all={record.opponents} />
      <Scores plays={record.plays} />
      <Plays game={game} record={record} />
    </>
  );
}

/** The games of which some are over, with what came of them. */
function Overview({ records }: { records: ReadonlyMap<string, RecordOfGame> }) {
  return (
    <ul class="record-games">
      {[...records].map(([game, { all, proposed }]) => (
        <li key={game}>
          <button type="button" class="record-game" onClick={() => go({ screen: 'record', game })}>
            <Face game={game} />
            <span class="record-text">
              <b>{name_of_game(game)}</b>
              <span>
                {t('page.record.won-of', { won: all.won, played: all.played })} · {per_cent(rate(all))}
              </span>
              {proposed && <span class="soft">{t('page.record.next', { level: label_of(proposed) })}</span>}
            </span>
            <Icon name="next" />
          </button>
        </li>
      ))}
    </ul>
  );
}

export default function RecordScreen({ game }: { game: string }) {
  const [records, set_records] = useState<ReadonlyMap<string, RecordOfGame> | undefined>(undefined);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const found = new Map<string, RecordOfGame>();
      for (const { id } of known_games) {
        const record = await record_of(id);
        if (record && (record.plays.length > 0 || record.unread > 0)) found.set(id, record);
      }
      set_records(found);
    };
    void look();
  }, []);
  // One alone needs no overview.
  const [only] = records?.size === 1 ? [...records.keys()] : [];
  const shown = game || only || '';
  const record = records?.get(shown);
  const back = (): void => (game && !only ? go({ screen: 'record', game: '' }, 'replace') : go_home());
  return (
    <div class="page-frame">
      <header class="top">
        <button type="button" class="button quiet square" onClick={back} aria-label={game && !only ? t('page.record') : t('page.home')}>
          <Icon name="back" />
        </button>
        <h1 class="top-text">{record ? name_of_game(shown) : t('page.record')}</h1>
      </header>
      <main class="page record" aria-busy={records === undefined}>
        {records && (record ? <Details key={shown} game={shown} record={record} /> : <Overview records={records} />)}
        {records && !record && records.size === 0 && <p class="soft">{t('session.record.none')}</p>}
        {records && <KeepAll />}
      </main>
    </div>
  );
}
