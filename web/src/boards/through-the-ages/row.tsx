// The card row: thirteen spaces at one, two and three actions, filled from the right.

import type { Message } from '../../protocol.ts';
import type { Touch } from '../registry.ts';
import { Touchable } from '../touchable.tsx';
import type { Words } from '../../words/words.ts';
import type { Card } from './cards.ts';
import type { Gone } from './reading.ts';
import { card_named } from './cards.ts';
import { Face, heard_as } from './tiles.tsx';

export interface RowCard {
  card: Card;
  name: Message;
  /** It is being told just now, and not yet said. */
  told?: boolean;
}

const groups = [
  { price: 1, from: 1, to: 5 },
  { price: 2, from: 6, to: 9 },
  { price: 3, from: 10, to: 13 },
] as const;

export interface RowProps {
  /** By space, from 1. */
  cards: ReadonlyMap<number, RowCard>;
  lit?: ReadonlySet<string>;
  gone?: ReadonlyMap<string, Gone>;
  /** Copies of a card that are still to come. */
  left?(card: Card): number;
  touch?: Touch;
  /** Cards that are tapped one after the other. */
  chosen?: ReadonlySet<number>;
  toggle?(space: number): void;
  small?: boolean;
  words: Words;
}

export function Row({ cards, lit, gone, left, touch, chosen, toggle, small, words }: RowProps) {
  const space = (n: number) => {
    const at = `row.${n}`;
    const here = cards.get(n);
    const was = here ? undefined : gone?.get(at);
    const card = here?.card ?? card_named(was?.name.id);
    const name = here?.name ?? was?.name;
    const more = here && left ? left(here.card) : 0;
    const spoken = `${words.say({ id: 'tta.at.row', args: { n } })}: ${here ? heard_as(here.card, here.name, words) : '–'}`;
    const lit_class = lit?.has(at) ? ' is-lit' : '';
    const look = card ? `kind-${card.kind}` : 'empty';
    const on = chosen?.has(n) ?? false;
    const face =
      card && name ? (
        <Face card={card} name={name} words={words} corner={more > 0 ? <span class="tta-more">+{more}</span> : undefined} />
      ) : (
        <span class="tta-space">{n}</span>
      );
    return (
      <li key={n} class={`tta-card ${look}${was ? ' gone' : ''}${here?.told ? ' told' : ''}${on ? ' on' : ''}${lit_class}`} data-place={at}>
        {touch && <Touchable touch={touch} place={at} label={spoken} />}
        {toggle && here && <button type="button" class="touch-over" aria-label={spoken} aria-pressed={on} onClick={() => toggle(n)} />}
        {!touch?.places.has(at) && !(toggle && here) && <span class="heard">{spoken}</span>}
        <span class="tta-face" aria-hidden="true">
          {face}
        </span>
      </li>
    );
  };
  return (
    <div class={small ? 'tta-row small' : 'tta-row'}>
      {groups.map(({ price, from, to }) => (
        <div key={price} class={`tta-group price-${price}`}>
          <span class="tta-price" aria-hidden="true">
            {Array.from({ length: price }, (_, i) => (
              <i key={i} />
            ))}
          </span>
          <ol start={from} aria-label={words.say({ id: 'tta.board.price', args: { n: price } })}>
            {Array.from({ length: to - from + 1 }, (_, i) => space(from + i))}
          </ol>
        </div>
      ))}
    </div>
  );
}
