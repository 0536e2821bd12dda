// One card as it lies on the table, small: the colour and the sign of its kind, its age, its name.

import type { ComponentChildren } from 'preact';

import type { Message } from '../../protocol.ts';
import type { Words } from '../../words/words.ts';
import { ages, type Card } from './cards.ts';
import { Sign } from './symbols.tsx';

/** The sign of a card: urban buildings and units each have their own. */
export const sign_of = (card: Card): string => (['urban', 'unit', 'production', 'special'].includes(card.kind) ? card.type : card.kind);

/** A long word is written smaller, as on the cards. */
function how_long(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  return longest > 10 ? ' longer' : longest > 8 ? ' long' : '';
}

interface FaceProps {
  card: Card;
  name: Message;
  words: Words;
  /** Small things at the end of the first line. */
  corner?: ComponentChildren;
  children?: ComponentChildren;
}

export function Face({ card, name, words, corner, children }: FaceProps) {
  return (
    <>
      <span class="tta-face-top">
        <Sign name={sign_of(card)} />
        <span class="tta-age">{ages[card.age]}</span>
        {corner}
      </span>
      <span class={`tta-name${how_long(words.say(name))}`}>{words.say(name)}</span>
      {children}
    </>
  );
}

/** Yellow cubes or stages: drawn up to a handful. */
export function Cubes({ n, of, shape }: { n: number; of?: number; shape: 'cube' | 'stage' }) {
  const all = Math.max(n, of ?? 0);
  if (all === 0) return null;
  return (
    <span class={`tta-cubes of-${shape}`} aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i < n ? 'there' : ''} />
      ))}
    </span>
  );
}

/** "Leonardo da Vinci, leader, I": what a reader of screens hears. */
export function heard_as(card: Card, name: Message, words: Words): string {
  const type = words.say({ id: words.has(`tta.type.${card.type}`) ? `tta.type.${card.type}` : (military_words[card.type] ?? '') });
  return [words.say(name), type, ages[card.age]].filter(Boolean).join(', ');
}

const military_words: Readonly<Record<string, string>> = {
  event: 'tta.icon.EVENT',
  territory: 'tta.field.colony',
  tactic: 'tta.slot.TACTICS',
  aggression: 'tta.icon.AGGRESSION',
  war: 'tta.icon.WAR',
  bonus: 'tta.card.military_bonus_i.short',
};

/** What a kind of cards is called. */
export const kind_words: Readonly<Record<string, string>> = {
  ...military_words,
  leader: 'tta.type.leader',
  wonder: 'tta.type.wonder',
  action: 'tta.type.action',
  government: 'tta.type.government',
  special: 'tta.slot.SPECIAL',
  production: 'tta.slot.FARM_MINE',
  urban: 'tta.slot.URBAN',
  unit: 'tta.slot.MILITARY',
};
