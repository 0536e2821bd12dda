// The council: what the automas have gained on their track, their cards and votes, who has privilege, and the reward cards of the board. It
// stands as it stood at the step that is read.

import type { ComponentChildren } from 'preact';

import type { Message } from '../../protocol.ts';
import type { Words } from '../../words/words.ts';
import type { Touch } from '../registry.ts';
import { Touchable } from '../touchable.tsx';
import { glyph_path, Picture } from './pictures.tsx';
import { automas, type CardSide, type Player, players, reward_in, type Table, type TrackSpace } from './reading.ts';
import { Ribbon } from './ribbon.tsx';

const most_votes = 20;

/** From 0 at the lower left round to 20 at the lower right. */
export function on_dial(n: number, r: number): [number, number] {
  const angle = (Math.PI * (0.75 + (1.5 * Math.min(n, most_votes)) / most_votes)) % (2 * Math.PI);
  return [r * Math.cos(angle), r * Math.sin(angle)];
}

/** How many votes, as on a dial. */
export function Dial({ votes }: { votes: number | undefined }) {
  const point = (n: number, r: number): string =>
    on_dial(n, r)
      .map((value) => value.toFixed(1))
      .join(' ');
  return (
    <svg class="pen-dial" viewBox="-24 -24 48 44" aria-hidden="true">
      <path class="dial-back" d={`M${point(0, 20)}A20 20 0 1 1 ${point(most_votes, 20)}`} />
      {votes !== undefined && votes > 0 && (
        <path class="dial-votes" d={`M${point(0, 20)}A20 20 0 ${votes > (most_votes * 2) / 3 ? 1 : 0} 1 ${point(votes, 20)}`} />
      )}
      <text y={6}>{votes ?? '–'}</text>
    </svg>
  );
}

function Card({ card }: { card: CardSide }) {
  const { number, vp, votes, icon } = card;
  return (
    <li class="mat-card">
      <span class="mat-number">{number}</span>
      {vp !== undefined && (
        <>
          <span class="mat-vp">
            <svg viewBox="0 0 24 24">
              <path d={glyph_path('star')} />
            </svg>
            {vp}
          </span>
          <span class="mat-votes">
            <svg viewBox="0 0 24 24">
              <path d={glyph_path('vote')} fill-rule="evenodd" />
            </svg>
            {votes}
          </span>
          {icon && <Picture name={`icon.${icon}`} />}
        </>
      )}
    </li>
  );
}

interface CouncilProps {
  table: Table;
  track: readonly TrackSpace[][];
  /** The cards on the mats, with what counts of them. */
  cards: Readonly<Record<'automa-1' | 'automa-2', readonly CardSide[]>>;
  /** What they would take now, where that is to be seen. */
  sights: Readonly<Record<'automa-1' | 'automa-2', Message | undefined>>;
  /** The final rewards lie there instead of cards. */
  last: boolean;
  lit: ReadonlySet<string>;
  touch?: Touch;
  words: Words;
}

const Part = ({ name, title, children }: { name: string; title: string; children: ComponentChildren }) => (
  <section class={`council-part of-${name}`} data-part={name}>
    <h3 class="council-title">{title}</h3>
    {children}
  </section>
);

function Mats({ table, cards, sights, touch, words }: CouncilProps) {
  // Before votes are counted, nobody has any.
  const counted = automas.some((automa) => table.mats[automa].votes > 0);
  return (
    <div class="mats">
      {automas.map((automa) => {
        const { votes, grande } = table.mats[automa];
        // Which of the cards lay there then, the pieces say; in which order they lie, and what is known of them, is told of now.
        const numbers = table.mats[automa].cards;
        const known = cards[automa].filter((card) => numbers.includes(card.number));
        const there = known.length === numbers.length ? known : numbers.map((number): CardSide => ({ number }));
        const name = words.say({ id: `pen.player.${automa}` });
        return (
          <div key={automa} class={`mat is-${automa}`} data-place={`mat.${automa}`}>
            <Touchable
              touch={touch}
              place={`votes.${automa}`}
              label={`${words.say({ id: 'pen.value.votes', args: { automa: name } })}: ${votes}`}
            />
            <h4 class="mat-name">
              {name}
              {grande && (
                <svg class="mat-grande" viewBox="0 0 24 24" role="img" aria-label={words.say({ id: 'pen.label.grande' })}>
                  <path d={glyph_path('grande')} />
                </svg>
              )}
            </h4>
            <div class="mat-row">
              <ul class="mat-cards">
                {there.map((card) => (
                  <Card key={card.number} card={card} />
                ))}
              </ul>
              <span data-place={`votes.${automa}`} class="mat-dial">
                <Dial votes={counted ? votes : undefined} />
              </span>
            </div>
            {sights[automa] && (
              <p class="mat-sight">
                {words.say({ id: 'pen.label.in-sight' })}: <Picture name={reward_in(sights[automa])} /> {words.say(sights[automa])}
              </p>
            )}
          </div>
        );
      })}
      <p class="mat-markers" data-place="markers">
        <Touchable touch={touch} place="markers" label={`${words.say({ id: 'pen.value.markers' })}: ${table.markers}`} />
        {words.say({ id: 'pen.label.markers' })}: <b class="mat-glasses">{glasses(table.markers)}</b>
      </p>
    </div>
  );
}

/** Time markers, drawn: few fonts have a sign for an hourglass. */
function glasses(count: number) {
  if (count === 0) return '–';
  return Array.from({ length: count }, (_, i) => (
    <svg key={i} viewBox="0 0 12 16" role="img" aria-label={i === 0 ? `${count}` : undefined} aria-hidden={i > 0}>
      <path d="M1 1h10L6.8 8 11 15H1l4.2-7z" />
    </svg>
  ));
}

/** Three places, and a marker for each player that slides to its own; an arrow would only say it again. */
function Privilege({ table, touch, words }: CouncilProps) {
  const third = 100 / players.length;
  const name = (player: Player): string => words.say({ id: `pen.player.${player}` });
  return (
    <div class="privilege" role="group" aria-label={table.privilege.map(name).join(', ')}>
      <Touchable touch={touch} place="privilege" label={words.say({ id: 'pen.value.privilege' })} />
      {players.map((player, i) => (
        <span key={player} class="privilege-place">
          {i + 1}
          <small>{i < 2 ? `+${2 - i}` : ''}</small>
        </span>
      ))}
      {players.map((player) => {
        const at = table.privilege.indexOf(player);
        if (at < 0) return null;
        return (
          <span key={player} class={`privilege-marker is-${player}`} style={{ left: `${at * third}%`, width: `${third}%` }}>
            <b>{name(player)}</b>
          </span>
        );
      })}
    </div>
  );
}

interface RewardProps {
  /** Of a reward card, `printed`, or `final.power`. */
  picture?: string;
  name: string;
  place?: string;
  kind?: string;
}

export function Reward({ picture, name, place, kind = '' }: RewardProps) {
  return (
    <span class={`reward ${kind}`} data-place={place}>
      {picture && <Picture name={picture} />}
      <span class="reward-name">{name}</span>
    </span>
  );
}

/** The places of the council board as they are printed; the deck has none. */
export const board_places = [undefined, 'c1', 'c2', 'c3', 'printed', 'grande', 'c4', 'c5'] as const;

const finals = ['power', 'prestige', 'popularity', 'one-each', 'legendary'] as const;

function Rewards({ table, last, lit, touch, words }: CouncilProps) {
  if (last)
    return (
      <div class="rewards is-final">
        {finals.map((final) => (
          <Reward
            key={final}
            place={`final.${final}`}
            kind={`${table.finals.has(final) ? '' : 'is-gone'}${lit.has(`final.${final}`) ? ' is-lit' : ''}`}
            picture={table.finals.has(final) ? `final.${final}` : undefined}
            name={table.finals.has(final) ? words.say({ id: `pen.final.${final}` }) : '–'}
          />
        ))}
      </div>
    );
  return (
    <div class="rewards">
      {board_places.map((place) => {
        if (place === undefined) return <span key="deck" class="reward is-deck" aria-hidden="true" />;
        if (place === 'printed')
          return <Reward key={place} kind="is-printed" picture="printed" name={words.say({ id: 'pen.reward-place.printed' })} />;
        const lying = table.council.get(place);
        const card = (
          <Reward
            key={place}
            place={`council.${place}`}
            kind={`${lying ? '' : 'is-gone'}${lit.has(`council.${place}`) ? ' is-lit' : ''}`}
            picture={lying && reward_in(lying)}
            name={lying ? words.say(lying) : '–'}
          />
        );
        if (place !== 'grande') return card;
        return (
          <span key={place} class="reward-touch">
            <Touchable touch={touch} place="grande-card" label={words.say({ id: 'pen.value.grande-card' })} />
            {card}
          </span>
        );
      })}
    </div>
  );
}

export function Council(props: CouncilProps) {
  const { table, track, words } = props;
  return (
    <div class="council">
      <Part name="track" title={words.say({ id: 'pen.live.track' })}>
        <Ribbon rows={track} stands={table.stands} words={words} />
      </Part>
      <Part name="mat" title={words.say({ id: 'pen.block.automas' })}>
        <Mats {...props} />
      </Part>
      <Part name="privilege" title={words.say({ id: 'pen.label.privilege' })}>
        <Privilege {...props} />
      </Part>
      <Part name="council" title={words.say({ id: 'pen.block.council' })}>
        <Rewards {...props} />
      </Part>
    </div>
  );
}

/** The lightest first: a card that is laid down matters less than the points it brings. */
export const parts_by_weight = ['mat', 'council', 'privilege', 'track'] as const;

/** In which part a place lies. */
export function part_of(place: string): string {
  const [what = ''] = place.split('.');
  if (what === 'votes' || what === 'markers') return 'mat';
  return what === 'final' ? 'council' : what;
}
