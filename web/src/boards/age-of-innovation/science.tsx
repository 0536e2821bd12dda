// The science display: four disciplines, levels 0 to 12, a lane for each player, and the scholar spaces below each.

import { fates_at, type Stand } from '../hex_looks.ts';
import type { Touch } from '../registry.ts';
import { Touchable } from '../touchable.tsx';
import type { Message } from '../../protocol.ts';
import type { Words } from '../../words/words.ts';
import { type Discipline, last_part, type Table } from './reading.ts';
import { Sign } from './symbols.tsx';

const top = 12;
const step = 24;
const lane = 17;

const shapes: Readonly<Record<Stand, (x: number, y: number) => string>> = {
  disc: (x, y) => `M${x - 8} ${y}a8 8 0 1016 0 8 8 0 10-16 0Z`,
  square: (x, y) => `M${x - 8} ${y - 7.5}h16v15h-16Z`,
  lozenge: (x, y) => `M${x - 10.5} ${y}l10.5-8.4 10.5 8.4-10.5 8.4Z`,
};

interface ScienceProps {
  table: Table;
  stands: readonly Stand[];
  lit: ReadonlySet<string>;
  stages?: readonly ReadonlySet<string>[];
  stage?: number;
  touch?: Touch;
  words: Words;
}

/** Alone at the table a human is "you"; the pieces are those of the first. */
const owner_of = (player: Message): string => (last_part(player) === 'you' ? 'aoi.player.human1' : player.id);

export function Science({ table, stands, lit, stages, stage, touch, words }: ScienceProps) {
  const fates = stages
    ? fates_at(stages, stage ?? stages.length - 1, (place) => table.disciplines.some(({ id }) => id === place))
    : undefined;
  const telling = fates !== undefined && fates.size > 0;
  return (
    <ul class="science">
      {table.disciplines.map((discipline) => {
        const fate = fates?.get(discipline.id) ?? 'none';
        return (
          <li
            key={discipline.id}
            class={`discipline of-${discipline.id}${lit.has(discipline.id) || fate === 'left' ? ' is-lit' : ''}${telling && fate !== 'left' ? ' is-out' : ''}`}
          >
            <Touchable touch={touch} place={discipline.id} label={words.say(discipline.name)} />
            <div class="discipline-head">
              <span class="discipline-sign">
                <Sign name={discipline.id} />
              </span>
              <span class="discipline-name">{words.say(discipline.name)}</span>
              <Spaces discipline={discipline} words={words} />
            </div>
            <Track
              discipline={discipline}
              players={table.players.map((player) => words.say(player))}
              stands={stands}
              homes={table.players.map((player) => table.homes.get(owner_of(player)) ?? '')}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Spaces({ discipline, words }: { discipline: Discipline; words: Words }) {
  const free = discipline.spaces.filter((space) => space.free).map((space) => space.value);
  const label = `${words.say({ id: 'aoi.field.free-spaces' })}: ${free.length > 0 ? free.join(' ') : words.say({ id: 'aoi.option.none' })}`;
  return (
    <span class="spaces" role="img" aria-label={label}>
      {discipline.spaces.map((space, i) => (
        <span key={i} class={space.free ? 'space' : 'space taken'} aria-hidden="true">
          {space.free ? space.value : <Sign name="scholar" />}
        </span>
      ))}
    </span>
  );
}

interface TrackProps {
  discipline: Discipline;
  players: readonly string[];
  stands: readonly Stand[];
  homes: readonly string[];
}

function Track({ discipline, players, stands, homes }: TrackProps) {
  const height = lane * discipline.levels.length + 3;
  const label = discipline.levels.map((level, i) => `${players[i] ?? ''} ${level}`).join(', ');
  return (
    <svg class="track" viewBox={`0 0 ${(top + 1) * step} ${height}`} role="img" aria-label={label}>
      {Array.from({ length: top + 1 }, (_, level) => (
        <g key={level}>
          <rect
            class={level === top ? 'level level-top' : 'level'}
            data-place={`science.${discipline.id}.${level}`}
            x={level * step + 0.7}
            y={0.7}
            width={step - 1.4}
            height={height - 1.4}
            rx={3}
          />
          {!discipline.levels.includes(level) && (
            <text class="level-number" x={level * step + step / 2} y={height / 2 + 4}>
              {level}
            </text>
          )}
        </g>
      ))}
      {discipline.levels.map((level, i) => {
        const [x, y] = [level * step + step / 2, lane * i + lane / 2 + 1.5];
        const stand = stands[i] ?? 'square';
        return (
          <g key={i} class={`stand-${stand} home-${homes[i] ?? ''}`}>
            <path class="marker" d={shapes[stand](x, y)} />
            <text class="marker-number" x={x} y={y + 4}>
              {level}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
