// The campaign as it went: the Chronicle game by game, and the points of all games as lines.

import { useMemo } from 'preact/hooks';

import type { View } from '../../protocol.ts';
import type { Words } from '../../words/words.ts';
import { Fold } from '../fold.tsx';
import { type Chapter, chapters_of, standing_of } from './campaign_model.ts';

const height = 120;
const width = 300;
const left = 34;
const names = 62;

function Chart({ chapters, words }: { chapters: readonly Chapter[]; words: Words }) {
  const lines = standing_of(chapters);
  const most = Math.max(1, ...lines.flatMap(({ sums }) => sums.map((sum) => sum ?? 0)));
  const x = (i: number): number => left + (chapters.length === 1 ? 0.5 : i / (chapters.length - 1)) * (width - left - names);
  const y = (sum: number): number => height - 18 - (sum / most) * (height - 30);
  // Names that would lie on each other make room.
  const ends = lines
    .map(({ charter, sums }) => ({ charter, at: y(sums.at(-1) ?? 0), sum: sums.at(-1) ?? 0 }))
    .toSorted((a, b) => a.at - b.at);
  ends.forEach((end, i) => {
    const above = ends[i - 1];
    if (above && end.at - above.at < 12) end.at = above.at + 12;
  });
  const told = lines.map(({ charter, sums }) => `${words.say({ id: `charter.charter.${charter}` })} ${sums.at(-1) ?? 0}`);
  return (
    <svg
      class="cha-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${words.say({ id: 'charter.page.standing' })}: ${words.join(told)}`}
    >
      {[0, most].map((sum) => (
        <g key={sum}>
          <line class="cha-grid" x1={left} x2={width - names} y1={y(sum)} y2={y(sum)} />
          <text x={left - 5} y={y(sum) + 4} text-anchor="end">
            {sum}
          </text>
        </g>
      ))}
      {chapters.map(({ game }, i) => (
        <text key={game} x={x(i)} y={height - 4} text-anchor="middle">
          {game}
        </text>
      ))}
      {lines.map(({ charter, sums }) => (
        <g key={charter} class={`of-${charter}`}>
          <polyline points={sums.flatMap((sum, i) => (sum === undefined ? [] : [`${x(i)},${y(sum)}`])).join(' ')} />
          {sums.map((sum, i) => (sum === undefined ? null : <circle key={i} cx={x(i)} cy={y(sum)} r={3} />))}
        </g>
      ))}
      {ends.map(({ charter, at, sum }) => (
        <text key={charter} x={width - names + 6} y={at + 4}>
          {words.say({ id: `charter.charter.${charter}` })} {sum}
        </text>
      ))}
    </svg>
  );
}

export function Campaign({ view, words }: { view: View; words: Words }) {
  const chapters = useMemo(() => chapters_of(view), [view]);
  if (chapters.length === 0) return null;
  return (
    <Fold name="cha-timeline" title={words.say({ id: 'charter.block.timeline' })} open={false}>
      <ol class="cha-timeline">
        {chapters.map((chapter) => (
          <li key={chapter.game}>
            <b class="cha-game">{chapter.game}</b>
            <span>
              {[...chapter.points].map(([charter, vp]) => (
                <span key={charter} class={`cha-result of-${charter}${chapter.winners.includes(charter) ? ' won' : ''}`}>
                  {words.say({ id: `charter.charter.${charter}` })} {vp}
                  {chapter.winners.includes(charter) && <span class="cha-heard">, {words.say({ id: 'charter.page.won' })}</span>}
                </span>
              ))}
            </span>
            <small>
              {chapter.crate !== '-' && `${words.say({ id: 'charter.label.crate' })} ${chapter.crate} · `}
              {words.say({ id: 'charter.label.strength' })} {chapter.strength}
            </small>
          </li>
        ))}
      </ol>
      <h4>{words.say({ id: 'charter.page.standing' })}</h4>
      <Chart chapters={chapters} words={words} />
    </Fold>
  );
}
