// Her card of this turn as its sections, the present one lit; and who fights with what, where she fights, defends or bids.

import type { ComponentChildren } from 'preact';

import type { Message, Step } from '../../protocol.ts';
import type { TurnProps } from '../registry.ts';
import type { Words } from '../../words/words.ts';
import { items_of, Lay, number_of, type Share, term_of } from './reading.ts';
import { kind_of_icon, Sign, signs_of_icon } from './symbols.tsx';
import { card_named } from './cards.ts';
import { as_variables } from './colours.ts';

const sections = [
  { id: 'politics', sign: 'event' },
  { id: 'cards', sign: 'hand' },
  { id: 'development', sign: 'development' },
  { id: 'build', sign: 'build' },
  { id: 'gain', sign: 'happiness' },
] as const;

const sections_of_step: Readonly<Record<string, readonly string[]>> = {
  cards: ['cards'],
  build: ['development', 'build'],
  markers: ['gain'],
  production: ['gain'],
  ...Object.fromEntries(
    [
      'prepare',
      'event',
      'attack',
      'attack-won',
      'attack-failed',
      'declare-war',
      'bid',
      'no-bid',
      'colony',
      'colony-yours',
      'colony-nobody',
    ].map((name) => [name, ['politics']]),
  ),
};
export const step_name = (step: Step | undefined): string => /^tta\.step\.(.+)$/.exec(step?.text?.id ?? '')?.[1] ?? '';

/** One icon of her card, as its message says it. */
function Icon({ icon, words }: { icon: Message; words: Words }) {
  const { args = {} } = icon;
  switch (icon.id) {
    case 'tta.label.from-advantage':
      return (
        <span class={`tta-icon kind-${kind_of_icon(term_of(args.icon))}`} title={words.say(icon)}>
          <Signs id={term_of(args.icon)} />
          <b>{number_of(args.n)}</b>
        </span>
      );
    case 'tta.label.either':
      return (
        <span class="tta-either">
          {[args.first, args.second]
            .flatMap((one) => items_of(one))
            .map((one, i) => (
              <Icon key={i} icon={one} words={words} />
            ))}
        </span>
      );
    case 'tta.label.wonder-stages':
      return (
        <span class="tta-icon kind-wonder" title={words.say(icon)}>
          <Sign name="wonder" />
          <b>{number_of(args.n)}</b>
        </span>
      );
    case 'tta.label.with-blue':
      return (
        <span class={`tta-icon blue kind-${kind_of_icon(term_of(args.icon))}`} title={words.say(icon)}>
          <Signs id={term_of(args.icon)} />
          <Sign name="cube" class="tta-blue" />
        </span>
      );
    default:
      return (
        <span class={`tta-icon kind-${kind_of_icon(icon.id)}`} title={words.say(icon)}>
          <Signs id={icon.id} />
        </span>
      );
  }
}

const Signs = ({ id }: { id: string }) => (
  <>
    {signs_of_icon(id).map((name) => (
      <Sign key={name} name={name} />
    ))}
  </>
);

function gain_of(gain: Message): ComponentChildren {
  const [drawn, happy] = [number_of(gain.args?.cards), number_of(gain.args?.happy)];
  return (
    <>
      {drawn > 0 && (
        <span class="tta-icon kind-bonus">
          <Sign name="any" />
          <b>{drawn}</b>
        </span>
      )}
      {happy > 0 && (
        <span class="tta-icon kind-bonus">
          <Sign name="happiness" />
          <b>{happy}</b>
        </span>
      )}
    </>
  );
}

/** The card, as long as it lies there. `now`: the sections that the step is about. */
export function HerCard({ lay, now, words }: { lay: Lay; now: readonly string[]; words: Words }) {
  const number = lay.named('card', 'her-card');
  if (!number) return null;
  return (
    <ol class="tta-her-card" aria-label={`${words.say({ id: 'tta.block.card' })}: ${words.say(number)}`}>
      {sections.map(({ id, sign }) => {
        const icons = lay.named(`card.${id}`, 'icons');
        const lit = now.includes(id);
        return (
          <li key={id} class={lit ? 'now' : ''} aria-current={lit ? 'step' : undefined}>
            <span class="tta-section">
              <Sign name={sign} />
              <span>{words.say({ id: `tta.section.${id}` })}</span>
            </span>
            <span class="heard">{icons ? words.say(icons) || '–' : '–'}</span>
            <span class="tta-icons" aria-hidden="true">
              {id === 'gain'
                ? icons && gain_of(icons)
                : items_of(icons?.args?.items).map((icon, i) => <Icon key={i} icon={icon} words={words} />)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface SideProps {
  name: Message;
  n?: number;
  shares: readonly Share[];
  hers?: boolean;
  words: Words;
}

function Side({ name, n, shares, hers, words }: SideProps) {
  return (
    <div class={hers ? 'tta-side hers' : 'tta-side yours'}>
      <span class="tta-side-name">{words.say(name)}</span>
      <b class="tta-side-n">{n ?? '?'}</b>
      <ul>
        {shares.map(({ sign, name: what, n: share }, i) => (
          <li key={i}>
            <Sign name={sign} />
            <span>{words.say(what)}</span>
            <b>{share}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Fight {
  card?: Message;
  hers: number;
  yours?: number;
  shares: readonly Share[];
}

/** Who is against whom in this step, if anybody is. */
export function fight_of(step: Step, lay: Lay): Fight | undefined {
  const { args = {} } = step.text ?? {};
  const card: Message | undefined = items_of(args.card)[0];
  const about = { ...(card && { card }) };
  const force = lay.force();
  switch (step_name(step)) {
    case 'war':
      return { ...about, hers: number_of(args.hers), yours: number_of(args.yours), shares: force };
    case 'held':
    case 'fell': {
      const defence: Share = { sign: 'bonus', name: { id: 'tta.label.defence' }, n: number_of(args.defence) };
      return { ...about, hers: number_of(args.hers) + defence.n, yours: number_of(args.yours), shares: [...force, defence] };
    }
    case 'attack':
    case 'declare-war':
      return { ...about, hers: number_of(args.strength), shares: force };
    case 'bid': {
      const [bid, units] = [number_of(args.bid), number_of(args.force)];
      return {
        ...about,
        hers: bid,
        shares: [
          { sign: 'unit', name: { id: 'tta.slot.MILITARY' }, n: units },
          { sign: 'bonus', name: { id: 'tta.label.colonisation' }, n: bid - units },
        ].filter(({ n }) => n !== 0),
      };
    }
    default:
      return undefined;
  }
}

/** Both forces beside each other. */
export function Scene({ fight, words }: { fight: Fight; words: Words }) {
  const card = card_named(fight.card?.id);
  return (
    <div class="tta-scene">
      <Side hers name={{ id: 'tta.player.automa' }} n={fight.hers} shares={fight.shares} words={words} />
      <span class={`tta-against kind-${card?.kind ?? 'war'}`}>
        <Sign name={card?.kind ?? 'war'} />
        {fight.card && <span>{words.say(fight.card)}</span>}
      </span>
      <Side name={{ id: 'tta.player.human' }} {...(fight.yours !== undefined && { n: fight.yours })} shares={[]} words={words} />
    </div>
  );
}

/** Above the steps of her turn. */
export function HerCards({ step, table, words }: TurnProps) {
  if (!table) return null;
  const lay = new Lay(table);
  const fight = fight_of(step, lay);
  return (
    <div class="tta-skin" style={as_variables}>
      {fight && <Scene fight={fight} words={words} />}
      <HerCard lay={lay} now={sections_of_step[step_name(step)] ?? []} words={words} />
    </div>
  );
}
