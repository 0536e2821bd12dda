// The whole table of Through the Ages: the card row as it lies, her numbers on dials, her hand, what she has in play. Everything is drawn from the
// pieces, so it stands as it stood at the step that is read; what the step touched is lit and in sight.

import './board.css';
import './panel.css';

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import type { Message } from '../../protocol.ts';
import { Fold } from '../fold.tsx';
import type { BoardProps, Touch } from '../registry.ts';
import { Touchable } from '../touchable.tsx';
import { AnyView, BlockContent, Facts } from '../view.tsx';
import type { Words } from '../../words/words.ts';
import { type Card, gold_of } from './cards.ts';
import { as_variables } from './colours.ts';
import { lay_of_spaces } from './dealing.ts';
import { HerCard } from './her_card.tsx';
import { gone_from_row, Lay, type Lying, touched_by } from './reading.ts';
import { Row } from './row.tsx';
import { Sign } from './symbols.tsx';
import { Cubes, Face, heard_as } from './tiles.tsx';

export { HerCards } from './her_card.tsx';
export { look_of } from './looks.ts';
export { is_shown } from './reading.ts';
export { Editor, edits } from './picker.tsx';
export { verb_sign } from './symbols.tsx';

interface Part {
  lay: Lay;
  lit: ReadonlySet<string>;
  touch?: Touch;
  words: Words;
}

export default function ThroughTheAges(props: BoardProps) {
  const table = props.laid ?? props.pieces;
  // What was played by other rules has no pieces.
  if (!table) return <AnyView {...props} />;
  return <Drawn {...props} lay_of={table} />;
}

function Drawn({ lay_of, ...props }: BoardProps & { lay_of: NonNullable<BoardProps['pieces']> }) {
  const { view, words, moved, touch } = props;
  const lay = useMemo(() => new Lay(lay_of), [lay_of]);
  const lit = useMemo(() => new Set([...props.lit, ...touched_by(moved ?? [])]), [props.lit, moved]);
  const gone = useMemo(() => gone_from_row(moved ?? []), [moved]);
  const board = useRef<HTMLDivElement>(null);
  // What a step touches is in sight, the first of it above all.
  useEffect(() => {
    const asked = touch?.now && CSS.escape(touch.now);
    const spoken_of = [
      ...(board.current?.querySelectorAll(`.is-lit:not(.tta-dial)${asked ? `, [data-touch="${asked}"]` : ''}`) ?? []),
    ].reverse();
    const show = (): void => {
      for (const each of spoken_of) each.scrollIntoView({ block: 'nearest' });
    };
    show();
    if (spoken_of.length === 0) board.current?.scrollIntoView({ block: 'start' });
    const window_of = board.current?.closest('main');
    if (!window_of || spoken_of.length === 0) return undefined;
    const resized = new ResizeObserver(show);
    resized.observe(window_of);
    return () => resized.disconnect();
  }, [lit, touch?.now]);
  const part: Part = { lay, lit, words, ...(touch && { touch }) };
  const spaces = useMemo(() => lay_of_spaces(lay, []), [lay]);
  const left = useMemo(() => {
    const deck = new Map(lay.cards('deck').map(({ card, n }) => [card.id, n]));
    return (card: Card): number => deck.get(card.id) ?? 0;
  }, [lay]);
  const block = (id: string) => view.blocks.find((one) => one.id === id);
  const fold = (id: string, places: readonly string[], content: ComponentChildren, open = true) => (
    <Fold name={`tta.${id}`} title={words.say({ id })} open={open} needed={places.some((place) => lit.has(place) || touch?.now === place)}>
      {content}
    </Fold>
  );
  const card_block = block('card');
  const facts = (block('game')?.rows ?? []).filter(([what]) => about_the_game.has(what?.id ?? ''));
  return (
    <div class="tta tta-skin" ref={board} style={as_variables}>
      <Dials {...part} />
      {lay.has_place('row.1') && <Row cards={spaces} lit={lit} gone={gone} left={left} words={words} {...(touch && { touch })} />}
      <div class="tta-grid">
        <div class="tta-main">
          <HerCard lay={lay} now={[]} words={words} />
          {fold('tta.block.mat', hand_places, <Hand {...part} />)}
        </div>
        <div class="tta-side-by">
          {fold('tta.board.in-play', ['techs'], <InPlay {...part} />)}
          {fold('tta.block.wonders', ['wonder', 'wonders'], <Wonders {...part} />)}
          {fold('tta.block.tactics', ['active-tactic', 'beside', 'common', 'human-tactic'], <Tactics {...part} />)}
          {fold('tta.block.colonies', ['colonies', 'nobodys', 'human.colonies'], <Colonies {...part} />)}
          {card_block && fold('tta.block.card', [], <BlockContent {...props} block={card_block} />, false)}
          {facts.length > 0 && fold('tta.board.game', [], <Facts rows={facts} words={words} />, false)}
        </div>
      </div>
    </div>
  );
}

const about_the_game = new Set(
  ['round', 'age', 'last-round', 'at-turn', 'difficulty', 'deck', 'expansion'].map((name) => `tta.label.${name}`),
);
const hand_places = ['leader', 'government', 'special', 'farm-mine', 'unit', 'urban.1', 'urban.2', 'yellow', 'tactic', 'events', 'wars'];

/** What her points and ratings are: six numbers on four dials, and her gold and blue cubes. */
function Dials({ lay, lit, touch, words }: Part) {
  const say = (id: string): string => words.say({ id });
  const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
  const dial = (name: 'culture' | 'science' | 'strength' | 'happiness', n: number, rating?: number, of?: number) => {
    const place = rating === undefined ? `rating.${name}` : name;
    const label = `${say(`tta.label.${name}`)}: ${n}${rating === undefined ? '' : ` (${signed(rating)})`}`;
    const is_lit = lit.has(name) || lit.has(`rating.${name}`);
    return (
      <li key={name} class={`tta-dial of-${name}${is_lit ? ' is-lit' : ''}`} data-place={place}>
        {touch && <Touchable touch={touch} place={place} label={label} />}
        {!touch?.places.has(place) && <span class="heard">{label}</span>}
        <span class="tta-dial-face" aria-hidden="true">
          <Sign name={name} />
          <b>{n}</b>
          {rating !== undefined && <small>{signed(rating)}</small>}
          {of !== undefined && <small>/{of}</small>}
        </span>
        <span class="tta-dial-name" aria-hidden="true">
          {say(`tta.label.${name}`)}
        </span>
      </li>
    );
  };
  const gold = lay.cards('yellow').reduce((sum, { card, n }) => sum + gold_of(card) * n, 0);
  const blue = lay.count('blue', 'blue-cube');
  const small = (name: string, sign: string, place: string, n: number) => (
    <li key={name} class={`tta-dial small of-${name}${lit.has(place) ? ' is-lit' : ''}`} data-place={place}>
      {touch && <Touchable touch={touch} place={place} label={`${say(`tta.label.${name}`)}: ${n}`} />}
      {!touch?.places.has(place) && <span class="heard">{`${say(`tta.label.${name}`)}: ${n}`}</span>}
      <span class="tta-dial-face" aria-hidden="true">
        <Sign name={sign} />
        <b>{n}</b>
      </span>
      <span class="tta-dial-name" aria-hidden="true">
        {say(`tta.label.${name}`)}
      </span>
    </li>
  );
  return (
    <ul class="tta-dials" aria-label={say('tta.player.automa')}>
      {dial('culture', lay.count('culture', 'points'), lay.rating('culture'))}
      {dial('science', lay.count('science', 'points'), lay.rating('science'))}
      {dial('strength', lay.rating('strength'))}
      {dial('happiness', lay.rating('happiness'), undefined, 8)}
      {small('gold', 'gold', 'yellow', gold)}
      {small('blue', 'cube', 'blue', blue)}
    </ul>
  );
}

interface SlotProps extends Part {
  place: string;
  label: string;
  sign: string;
  here?: Lying | undefined;
  children?: ComponentChildren;
}

/** A place for one card: what lies there, or what would. */
function Slot({ place, label, sign, here, lit, touch, words, children }: SlotProps) {
  const spoken = `${label}: ${here ? heard_as(here.card, here.name, words) : '–'}`;
  return (
    <li class={`tta-card ${here ? `kind-${here.card.kind}` : 'empty'}${lit.has(place) ? ' is-lit' : ''}`} data-place={place}>
      {touch && <Touchable touch={touch} place={place} label={spoken} />}
      {!touch?.places.has(place) && <span class="heard">{spoken}</span>}
      <span class="tta-face" aria-hidden="true">
        {here ? (
          <Face card={here.card} name={here.name} words={words}>
            {children}
          </Face>
        ) : (
          <span class="tta-slot">
            <Sign name={sign} />
            <span>{label}</span>
          </span>
        )}
      </span>
    </li>
  );
}

const hand_slots = [
  ['leader', 'tta.slot.LEADER', 'leader'],
  ['government', 'tta.slot.GOVERNMENT', 'government'],
  ['special', 'tta.slot.SPECIAL', 'special'],
  ['farm-mine', 'tta.slot.FARM_MINE', 'production'],
  ['unit', 'tta.slot.MILITARY', 'unit'],
  ['urban.1', 'tta.label.urban-left', 'urban'],
  ['urban.2', 'tta.label.urban-right', 'urban'],
  ['tactic', 'tta.slot.TACTICS', 'tactic'],
] as const;

function Hand(part: Part) {
  const { lay, lit, words } = part;
  const say = (id: string): string => words.say({ id });
  const face_down = (place: 'events' | 'wars', id: string, sign: string) => {
    const known = lay.cards(place);
    const n = Math.max(
      lay.count(place, 'military-card'),
      known.reduce((sum, card) => sum + card.n, 0),
    );
    return (
      <li class={`tta-pile kind-${sign}${n === 0 ? ' none' : ''}${lit.has(place) ? ' is-lit' : ''}`} data-place={place}>
        <Sign name={sign} />
        <span>{say(id)}</span>
        <b>{n}</b>
      </li>
    );
  };
  const yellow = lay.cards('yellow');
  return (
    <>
      <ul class="tta-slots">
        {hand_slots.map(([place, label, sign]) => (
          <Slot key={place} {...part} place={place} label={say(label)} sign={sign} here={lay.card(place)} />
        ))}
      </ul>
      <ul class="tta-piles">
        {face_down('events', 'tta.slot.EVENTS', 'event')}
        {face_down('wars', 'tta.slot.WARS_AGGRESSIONS', 'aggression')}
      </ul>
      <div class={`tta-yellow${lit.has('yellow') ? ' is-lit' : ''}`} data-place="yellow">
        <span class="tta-yellow-title">{say('tta.slot.ACTION')}</span>
        <ul>
          {yellow.length === 0 && <li class="soft">–</li>}
          {yellow.map(({ card, name, n }) => (
            <li key={card.id} class="kind-action">
              {words.say(name)}
              {n > 1 && ` ×${n}`}
              <b>
                {gold_of(card) * n}
                <Sign name="gold" />
              </b>
            </li>
          ))}
        </ul>
      </div>
      <Wars {...part} />
    </>
  );
}

/** Wars that run, with both forces as far as they are known. */
function Wars({ lay, lit, touch, words }: Part) {
  const war = (place: 'her-war' | 'human-war') => {
    const here = lay.card(place);
    if (!here) return null;
    const label = `${words.say({ id: `tta.label.${place}` })}: ${words.say(here.name)}`;
    return (
      <li class={`tta-pile kind-war${lit.has(place) ? ' is-lit' : ''}`} data-place={place}>
        {touch && <Touchable touch={touch} place={place} label={label} />}
        <Sign name="war" />
        <span>{label}</span>
        <b>
          {lay.rating('strength')} : {lay.count('human.strength', 'points')}
        </b>
      </li>
    );
  };
  return (
    <ul class="tta-piles">
      {war('her-war')}
      {war('human-war')}
    </ul>
  );
}

const lines: readonly (readonly [string, readonly string[]])[] = [
  ['tta.slot.GOVERNMENT', ['government']],
  ['tta.slot.FARM_MINE', ['farm', 'mine']],
  ['tta.slot.URBAN', ['lab', 'library', 'temple', 'theater', 'arena']],
  ['tta.slot.MILITARY', ['infantry', 'cavalry', 'artillery', 'air']],
  ['tta.slot.SPECIAL', ['civil', 'military', 'colonization', 'construction']],
];

/** Technologies by their types, each from the oldest to the newest, with her cubes on them. */
function InPlay({ lay, lit, touch, words }: Part) {
  const all = lay.technologies();
  const cubes = (n: number): string => words.say({ id: 'tta.board.cubes', args: { n } });
  return (
    <div class={`tta-in-play${lit.has('techs') ? ' is-lit' : ''}`} data-place="techs">
      {touch && <Touchable touch={touch} place="techs" label={words.say({ id: 'tta.at.techs' })} />}
      {lines.map(([title, types]) => {
        const some = all.filter(({ card }) => types.includes(card.type));
        if (some.length === 0) return null;
        const by_type = types.map((type) => some.filter(({ card }) => card.type === type).toSorted((a, b) => a.card.age - b.card.age));
        return (
          <div key={title} class="tta-line">
            <h4>{words.say({ id: title })}</h4>
            <div class="tta-columns">
              {by_type
                .filter((column) => column.length > 0)
                .map((column) => (
                  <ul key={column[0]?.card.type}>
                    {column.map(({ card, name, cubes: n }) => (
                      <li key={card.id} class={`tta-tech kind-${card.kind}`}>
                        <span class="heard">{[heard_as(card, name, words), ...(n > 0 ? [cubes(n)] : [])].join(', ')}</span>
                        <span class="tta-face" aria-hidden="true">
                          <Face card={card} name={name} words={words} corner={<Cubes n={n} shape="cube" />} />
                        </span>
                      </li>
                    ))}
                  </ul>
                ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Wonders(part: Part) {
  const { lay, lit, words } = part;
  const building = lay.card('wonder');
  const stages = lay.count('wonder', 'stage');
  const done = lay.cards('wonders');
  return (
    <ul class="tta-slots">
      <Slot {...part} place="wonder" label={words.say({ id: 'tta.value.wonder' })} sign="wonder" here={building}>
        {building && <Cubes n={stages} of={building.card.stages} shape="stage" />}
      </Slot>
      {done.map(({ card, name, marked }) => (
        <li
          key={card.id}
          class={`tta-card kind-wonder done${marked ? ' turned' : ''}${lit.has('wonders') ? ' is-lit' : ''}`}
          data-place="wonders"
        >
          <span class="heard">{`${heard_as(card, name, words)}${marked ? `, ${words.say({ id: 'tta.label.flipped' })}` : ''}`}</span>
          <span class="tta-face" aria-hidden="true">
            <Face card={card} name={name} words={words} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Tactics(part: Part) {
  const { lay, lit, words } = part;
  const tactic = lay.card('active-tactic');
  const bonus = lay.count('active-tactic', 'points');
  const armies = tactic && tactic.card.icons > 0 ? Math.floor(lay.units() / tactic.card.icons) : 0;
  const list = (place: string, id: string, some: readonly Lying[]) =>
    some.length > 0 && (
      <p class={`tta-list${lit.has(place) ? ' is-lit' : ''}`} data-place={place}>
        <span class="soft">{words.say({ id })}</span> {words.join(some.map(({ name }) => words.say(name)))}
      </p>
    );
  return (
    <>
      <ul class="tta-slots">
        <Slot {...part} place="active-tactic" label={words.say({ id: 'tta.value.active-tactic' })} sign="tactic" here={tactic} />
        {tactic && (
          <li class="tta-army">
            <span>{words.say({ id: 'tta.board.army', args: { armies, bonus, units: lay.units(), icons: tactic.card.icons } })}</span>
          </li>
        )}
      </ul>
      {list('beside', 'tta.label.beside', lay.cards('beside'))}
      {list('common', 'tta.label.common', lay.cards('common'))}
      {list('human-tactic', 'tta.value.human-tactic', lay.cards('human-tactic'))}
    </>
  );
}

function Colonies({ lay, lit, touch, words }: Part) {
  const own = lay.cards('colonies');
  const nobodys = lay.cards('nobodys');
  const yours: Message = { id: 'tta.label.human-colonies' };
  const n = lay.count('human.colonies', 'military-card');
  return (
    <>
      <ul class={`tta-slots${lit.has('colonies') ? ' is-lit' : ''}`} data-place="colonies">
        {own.length === 0 && <li class="soft">–</li>}
        {own.map(({ card, name }) => (
          <li key={card.id} class="tta-card kind-territory">
            <span class="heard">{heard_as(card, name, words)}</span>
            <span class="tta-face" aria-hidden="true">
              <Face card={card} name={name} words={words} />
            </span>
          </li>
        ))}
      </ul>
      <p class={`tta-list${lit.has('human.colonies') ? ' is-lit' : ''}`} data-place="human.colonies">
        {touch && <Touchable touch={touch} place="human.colonies" label={`${words.say(yours)}: ${n}`} />}
        <span class="soft">{words.say(yours)}</span> {n}
      </p>
      {nobodys.length > 0 && (
        <p class="tta-list">
          <span class="soft">{words.say({ id: 'tta.at.nobodys' })}</span> {words.join(nobodys.map(({ name }) => words.say(name)))}
        </p>
      )}
    </>
  );
}
