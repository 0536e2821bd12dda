// Her board: the resource track with its red zone, her two tracks and strategy tokens, developments, gold and artefacts, books in
// columns, the cemetery, and what else is hers.

import type { ComponentChildren } from 'preact';

import { Touchable } from '../touchable.tsx';
import { type Part, say, told_at } from './part.ts';
import {
  areas,
  book_columns,
  development_count,
  effect_of,
  gold_pictures,
  highest_space,
  incomes_of,
  last_cell,
  last_level,
  last_part,
  lowest_space,
} from './reading.ts';
import { EffectSigns, Sign } from './symbols.tsx';
import { Book } from './synagogue.tsx';

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** A named group, which may be touched as one thing. */
function Group({
  part,
  place,
  name,
  told,
  children,
}: {
  part: Part;
  place?: string;
  name: string;
  told?: string;
  children: ComponentChildren;
}) {
  return (
    <div class={`group${place ? part.mark(place) : ''}`} data-place={place}>
      {place && <Touchable touch={part.touch} place={place} label={told ?? name} />}
      <h4>{name}</h4>
      {children}
    </div>
  );
}

/** The numbers that are written on a long track: not all of them would be read. */
const written = (space: number): boolean => space % 5 === 0;

interface TrackProps {
  part: Part;
  track: string;
  first: number;
  last: number;
  label: string;
}

function Track({ part, track, first, last, label }: TrackProps) {
  const { table, mark } = part;
  const now = table.at(track, 'marker', first, last);
  const red = (space: number): boolean => table.place(`${track}.${space}`)?.ground === 'golem.ground.red-zone';
  const lit = range(first, last).some((space) => mark(`${track}.${space}`).includes('is-lit'));
  return (
    <div class={`track${lit ? ' is-lit' : ''}`}>
      <Touchable touch={part.touch} place={track} label={`${label}: ${now ?? '?'}`} />
      <ol class="spaces" aria-hidden="true" style={{ gridTemplateColumns: `repeat(${last - first + 1}, minmax(0, 1fr))` }}>
        {range(first, last).map((space) => (
          <li
            key={space}
            data-place={`${track}.${space}`}
            class={`space${red(space) ? ' red' : ''}${space === now ? ' now' : ''}${written(space) ? ' written' : ''}`}
          >
            {space === now ? <b>{space}</b> : written(space) ? <span>{space}</span> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Tracks(part: Part) {
  const { words, table } = part;
  const red_until = range(lowest_space, highest_space).filter((n) => table.place(`marker.${n}`)?.ground === 'golem.ground.red-zone');
  const zone = red_until.at(-1);
  const resource = say(words, 'golem.value.marker');
  const one = (track: string, first: number, last: number, label: string, sign: string) => (
    <div class="group">
      <h4>
        <Sign name={sign} /> {label}
        {track === 'marker' && (
          <span class="zone">
            {zone === undefined ? say(words, 'golem.board.zone-unknown') : say(words, 'golem.board.zone', { n: zone })}
          </span>
        )}
      </h4>
      <Track part={part} track={track} first={first} last={last} label={label} />
    </div>
  );
  return (
    <div class="tracks">
      {one('marker', lowest_space, highest_space, resource, 'resource')}
      {one('golem-track', 0, last_level, say(words, 'golem.value.golem-track'), 'golem')}
      {one('learning-track', 0, last_level, say(words, 'golem.value.learning-track'), 'learning')}
    </div>
  );
}

/** GO-STRAT-2, 3: the main token stands for work, and the coloured ones lie below it. */
export function Strategy(part: Part) {
  const { table, words, mark } = part;
  const names = [1, 2, 3].map((n) => table.first(`strategy.${n}`, 'strategy')?.name);
  const told = names.map((name) => words.say(name));
  return (
    <Group part={part} place="strategy" name={say(words, 'golem.label.strategy')}>
      <ol class={`strategy${[1, 2, 3].some((n) => mark(`strategy.${n}`)) ? ' is-lit' : ''}`}>
        <li class="strategy-token main">
          <Sign name="work" /> <span>{say(words, 'golem.board.main-token')}</span>
        </li>
        {names.map((name, i) => {
          const colour = last_part(name?.id);
          return (
            <li key={colour} class={`strategy-token of-${colour}${mark(`street.${colour}`)}`}>
              <Sign name={{ red: 'golem', yellow: 'artefact', blue: 'learning' }[colour] ?? 'token'} /> <span>{told[i]}</span>
            </li>
          );
        })}
      </ol>
    </Group>
  );
}

const part_signs = ['head', 'left-arm', 'right-arm', 'torso', 'left-leg', 'right-leg'];

/** In the order of the board; what is made is filled. */
export function Developments(part: Part) {
  const { table, mark, touch, words } = part;
  return (
    <div class="developments">
      {areas.map((area) => (
        <Group key={area} part={part} name={say(words, 'golem.label.developments', { area: { term: `golem.area.${area}` } })}>
          <ol class="slots">
            {range(1, development_count).map((n) => {
              const place = `development.${area}.${n}`;
              const made = table.first(place, 'development') !== undefined;
              const name = words.say(table.place(place)?.name);
              return (
                <li key={n} class={`slot${made ? ' made' : ''}${mark(place)}`}>
                  <Touchable touch={touch} place={place} label={`${name}: ${say(words, made ? 'golem.label.yes' : 'golem.label.no')}`} />
                  {area === 'golem' ? <Sign name={part_signs[n - 1] ?? ''} /> : <span>{n}</span>}
                </li>
              );
            })}
          </ol>
        </Group>
      ))}
    </div>
  );
}

export function Artefacts(part: Part) {
  const { table, words, mark } = part;
  const gold = table.count('gold', 'gold');
  const tile = table.first('artefact-tile', 'artefact-tile')?.name;
  return (
    <div class="artefacts">
      <Group part={part} place="gold" name={`${say(words, 'golem.label.gold')}: ${gold}`}>
        <ol class="gold-bars" aria-hidden="true">
          {range(1, gold_pictures).map((n) => (
            <li key={n} class={n <= gold ? 'gold-bar placed' : 'gold-bar'}>
              <Sign name="gold" />
            </li>
          ))}
        </ol>
      </Group>
      <Group
        part={part}
        place="artefact-tile"
        name={words.say(table.place('artefact-tile')?.name)}
        told={told_at(part, 'artefact-tile', 'artefact-tile')}
      >
        <ol class={`incomes${mark('artefact-tile')}`} aria-hidden="true">
          {[...incomes_of(tile)].map(([n, effect]) => (
            <li key={n}>
              <span class="position">{n}</span> <EffectSigns effect={effect} />
            </li>
          ))}
        </ol>
      </Group>
    </div>
  );
}

export function Books(part: Part) {
  const { table, mark, touch } = part;
  return (
    <ol class="book-columns">
      {range(1, book_columns).map((n) => {
        const place = `column.${n}`;
        const books = table.on(place, 'book').flatMap((book) => Array.from({ length: book.count ?? 1 }, () => book));
        return (
          <li key={n} class={`book-column${mark(place)}`}>
            <Touchable touch={touch} place={place} label={told_at(part, place, 'book')} />
            <span class="position" aria-hidden="true">
              {n}
            </span>
            {books.map((book, i) => (
              <Book key={i} part={part} place={place} piece={book} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

export function Cemetery(part: Part) {
  const { table, mark, touch, words } = part;
  return (
    <ol class="cemetery">
      {range(1, last_cell).map((n) => {
        const place = `cemetery.${n}`;
        const dead = table.first(place, 'golem');
        const effect = effect_of(table.place(place)?.name);
        const who = dead && say(words, dead.hers ? 'golem.label.golem-hers' : 'golem.label.golem-of-human');
        return (
          <li key={n} class={`cell${dead ? ' taken' : ''}${mark(place)}`}>
            <Touchable touch={touch} place={place} label={[told_at(part, place), who].filter(Boolean).join(', ')} />
            <span class="position" aria-hidden="true">
              {n}
            </span>
            {dead ? <Sign name="tomb" class={dead.hers ? 'hers' : 'human'} /> : effect && <EffectSigns effect={effect} />}
          </li>
        );
      })}
    </ol>
  );
}

/** What else she has: golems to create, district menorahs, goals, starting tiles. */
export function Besides(part: Part) {
  const { table, words } = part;
  const golems = table.count('supply', 'golem');
  const menorahs = table.on('menorahs.automa', 'menorah').map(({ name }) => last_part(name?.id));
  const goals = table.count('goals', 'goal');
  const starting = table.on('starting-tiles', 'starting-tile');
  const pictures = (n: number, sign: string) => range(1, n).map((i) => <Sign key={i} name={sign} />);
  return (
    <div class="besides">
      <Group part={part} place="supply" name={`${say(words, 'golem.label.golems-left')}: ${golems}`}>
        <span class="pictures">{pictures(golems, 'golem')}</span>
      </Group>
      <Group part={part} name={say(words, 'golem.label.menorahs')}>
        <span class="pictures">
          {menorahs.length === 0 && '–'}
          {menorahs.map((colour) => (
            <span key={colour} class={`menorah-won of-${colour}`}>
              <Sign name="menorah" /> {say(words, `golem.district.${colour}`)}
            </span>
          ))}
        </span>
      </Group>
      <Group part={part} place="goals" name={`${words.say(table.place('goals')?.name)}: ${goals}`}>
        <span class="pictures">{pictures(goals, 'goal')}</span>
      </Group>
      <Group
        part={part}
        place="starting-tiles"
        name={words.say(table.place('starting-tiles')?.name)}
        told={told_at(part, 'starting-tiles', 'starting-tile')}
      >
        <ul class="incomes" aria-hidden="true">
          {starting.map(({ name }) => {
            const effect = effect_of(name);
            return <li key={words.say(name)}>{effect ? <EffectSigns effect={effect} /> : words.say(name)}</li>;
          })}
        </ul>
      </Group>
    </div>
  );
}
