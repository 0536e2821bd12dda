// The whole table of Golem: the synagogue with its marbles, tiles and books, the three streets, and her board. Everything comes from
// the pieces; a place of a step is a section (red-4) or a place of the table (cemetery.3).

import './board.css';
import './hers.css';

import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';

import { Fold } from '../fold.tsx';
import { fates_at } from '../hex_looks.ts';
import { use_in_sight } from '../in_sight.ts';
import { most_moved } from '../moves.tsx';
import type { BoardProps } from '../registry.ts';
import { Touchable } from '../touchable.tsx';
import { AnyBlock, AnyView } from '../view.tsx';
import { colours_on, Face, is_joined } from './cards.tsx';
import { as_variables } from './colours.ts';
import { Artefacts, Besides, Books, Cemetery, Developments, Strategy, Tracks } from './her_board.tsx';
import { type Part, say, told_at } from './part.ts';
import { cards_on, effect_of, is_no_dealing, last_part, number_of, place_called, Table, term_of, touched_by } from './reading.ts';
import { Streets } from './streets.tsx';
import { EffectSigns, Sign } from './symbols.tsx';
import { Actions, Library, Rows } from './synagogue.tsx';

export { HerCards } from './cards.tsx';
export { look_of } from './looks.ts';
export { edits, Editor } from './throw.tsx';
export { verb_sign } from './symbols.tsx';

export default function Golem(props: BoardProps) {
  const laid = props.laid ?? props.pieces;
  const table = useMemo(() => laid && new Table(laid), [laid]);
  const board = useRef<HTMLDivElement>(null);
  const lit = useMemo(
    () => touched_by(props.lit, (props.moved?.length ?? 0) > most_moved ? props.moved?.filter(is_no_dealing) : props.moved),
    [props.lit, props.moved],
  );
  const fates = useMemo(
    () => props.stages && fates_at(props.stages, props.stage ?? props.stages.length - 1, (token) => !/^\d*$/.test(token)),
    [props.stages, props.stage],
  );
  use_in_sight(board, lit, props.touch?.now);
  if (!table) return <AnyView {...props} />;
  const left = new Map([...(fates ?? [])].map(([token, fate]) => [place_called(token), fate]));
  const mark = (place: string): string => {
    const fate = left.get(place);
    if (fate !== undefined && fate !== 'none') return fate === 'left' ? ' is-lit' : ' is-out';
    return lit.has(place) ? ' is-lit' : '';
  };
  const part: Part = { table, mark, touch: props.touch, words: props.words };
  const any = (...starts: string[]): boolean => [...lit].some((place) => starts.some((start) => place.startsWith(start)));
  const fold = (id: string, title: string, needed: boolean, content: ComponentChildren, open = true) => (
    <Fold name={`golem/${id}`} title={title} needed={needed} open={open}>
      {content}
    </Fold>
  );
  const title = (id: string): string => say(props.words, id);
  const rest = props.view.blocks.filter(({ id }) => id === 'game');
  return (
    <div class="golem" ref={board} style={as_variables}>
      <Head {...part} />
      <div class="golem-grid">
        <div class="golem-main">
          <section class="synagogue" aria-label={title('golem.block.synagogue')}>
            <Rows {...part} />
            <Actions {...part} />
          </section>
          {fold('library', title('golem.label.library'), any('library.'), <Library {...part} />)}
          {fold('streets', title('golem.board.streets'), any('district.', 'menorah.', 'street.'), <Streets {...part} />)}
        </div>
        <div class="golem-side">
          {fold('tracks', title('golem.board.tracks'), any('marker.', 'golem-track.', 'learning-track.'), <Tracks {...part} />)}
          <Cards {...part} />
          {fold(
            'hers',
            title('golem.block.board'),
            any('strategy.', 'development.', 'gold', 'artefact-tile', 'supply', 'menorahs.', 'goals', 'starting-tiles'),
            <>
              <Strategy {...part} />
              <Developments {...part} />
              <Artefacts {...part} />
              <Besides {...part} />
            </>,
          )}
          {fold('books', title('golem.board.books'), any('column.'), <Books {...part} />)}
          {fold('cemetery', title('golem.board.cemetery'), any('cemetery.'), <Cemetery {...part} />)}
          {rest.map((block) => (
            <Fold key={block.id} name="golem/game" title={props.words.say(block.title)} open={false}>
              <AnyBlock {...props} block={{ ...block, title: undefined }} />
            </Fold>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Her points and resources, the character of the round, and what each may still do in it. */
function Head(part: Part) {
  const { table, mark, touch, words } = part;
  const score = table.count('score', 'points');
  const label = words.say(table.place('score')?.name);
  const players = table.beginning('marbles-left.');
  const order = table.beginning('order.').map(({ id }) => table.first(id, 'order-marker')?.owner ?? '');
  const by_order = players.toSorted((a, b) => rank(order, a.id) - rank(order, b.id));
  const shown = table.first('character', 'character')?.name;
  const alone = players.length === 2;
  return (
    <div class="golem-head">
      <p class={`score${mark('score')}`}>
        <Touchable touch={touch} place="score" label={`${label}: ${score}`} />
        <span class="score-label">{label}</span>
        <span class="score-number">{score}</span>
      </p>
      <ul class="still">
        {by_order.map(({ id, name }) => {
          const player = id.slice('marbles-left.'.length);
          const n = table.count(id, 'marble-left');
          const rabbi = table.first(`rabbi.${player}`, 'rabbi') !== undefined;
          return (
            <li key={id} class={`${player === 'automa' ? 'hers' : `of-${player}`}${mark(`rabbi.${player}`)}`}>
              <Touchable touch={touch} place={id} label={`${words.say(name)}: ${n}`} />
              {player === 'automa' ? (
                <span class="heard">{`${words.say(name)}: ${n}`}</span>
              ) : (
                <span aria-hidden="true">{say(words, `golem.player.${alone ? 'you' : player}`)}</span>
              )}
              <span class="still-signs" aria-hidden="true">
                {Array.from({ length: n }, (_, i) => (
                  <Sign key={i} name="marble" />
                ))}
                {rabbi && <Sign name="rabbi" />}
                {n === 0 && !rabbi && '✓'}
              </span>
              {player === 'automa' && <Taken {...part} />}
            </li>
          );
        })}
      </ul>
      {shown && <Character {...part} />}
    </div>
  );
}

/** Which marbles she took this round, for the character: two colours of the card count (GO-INFL-3). */
function Taken({ table, mark, words }: Part) {
  const taken = table.on('taken', 'marble').flatMap(({ name, count = 1 }) => Array.from({ length: count }, () => name));
  return (
    <span class={`taken-marbles${mark('taken')}`} data-place="taken">
      {taken.map((name, i) => (
        <span key={i} class={`ball of-${last_part(name?.id)}`} role="img" aria-label={words.say(name)} />
      ))}
    </span>
  );
}

function rank(order: readonly string[], place: string): number {
  const at = order.findIndex((owner) => owner.endsWith(`.${place.slice('marbles-left.'.length)}`));
  return at < 0 ? order.length : at;
}

/** The two colours that count this round, the steps of the golems, and what it brings for which price. */
function Character(part: Part) {
  const { table, mark, touch } = part;
  const name = table.first('character', 'character')?.name;
  const [left, right] = [term_of(name, 'left'), term_of(name, 'right')];
  const effect = effect_of(name);
  return (
    <p class={`character${mark('character')}`}>
      <Touchable touch={touch} place="character" label={told_at(part, 'character', 'character')} />
      <span class="character-face" aria-hidden="true">
        <b class="position">{number_of(name)}</b>
        {left && <span class={`ball of-${left}`} />}
        {right && <span class={`ball of-${right}`} />}
        {effect && (
          <>
            <span class="steps">
              +{number_of(name, 'steps')}
              <Sign name="golem" />
            </span>
            <span class="price-for">{number_of(name, 'price')}:</span>
            <EffectSigns effect={effect} />
          </>
        )}
      </span>
    </p>
  );
}

function Cards(part: Part) {
  const { table, mark, touch, words } = part;
  const cards = cards_on(table);
  if (cards.length === 0) return null;
  return (
    <Fold name="golem/cards" title={say(words, 'golem.block.cards')}>
      <ol class="laid-cards">
        {cards.map((card, i) => (
          <li key={card.n} class={mark(`card.${i + 1}`)}>
            <Touchable touch={touch} place={`card.${i + 1}`} label={told_at(part, `card.${i + 1}`, 'card')} />
            <Face card={card} joined={is_joined(cards, i)} next={is_joined(cards, i + 1)} colours={colours_on(table)} words={words} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}
