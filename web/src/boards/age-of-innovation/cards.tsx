// The two cards of her turn, small, with the symbols that are printed on them: the action card says what she does, the support
// card where (data/age-of-innovation/cards.json). They stand beside the words, and say nothing aloud.

import type { Message } from '../../protocol.ts';
import { Sign } from './symbols.tsx';

export interface Card {
  actions: readonly string[];
  /** Points, or X. */
  points?: string;
  /** Which of her buildings it speaks of: those with a power token, or those without. */
  marked: boolean;
  together: boolean;
  priority: string;
  way: 'forward' | 'backward';
  count: number;
}

const card = (actions: string, points: string, group: 'marked' | 'unmarked', together: boolean, support: string): Card => ({
  actions: actions.split(' '),
  ...(points !== '' && { points }),
  marked: group === 'marked',
  together,
  priority: support.charAt(0),
  way: support.charAt(1) === '>' ? 'forward' : 'backward',
  count: Number(support.charAt(2)),
});

/** Cards 1 to 14. */
export const cards: readonly Card[] = [
  card('upgrade', 'X', 'marked', false, 'A>2'),
  card('cover', 'X', 'marked', false, 'B<1'),
  card('send-scholar', '', 'unmarked', true, 'B>3'),
  card('transform-build', '', 'unmarked', false, 'B<3'),
  card('faction', '', 'marked', true, 'A<2'),
  card('take-innovation advance-1', '', 'unmarked', false, 'A>1'),
  card('faction', '', 'unmarked', true, 'B>4'),
  card('send-scholar', '3', 'marked', true, 'A>1'),
  card('send-scholar', '3', 'marked', true, 'A>2'),
  card('upgrade', '2', 'unmarked', true, 'B<4'),
  card('upgrade', 'X', 'unmarked', true, 'A<2'),
  card('cover', 'X', 'unmarked', true, 'A<3'),
  card('transform-build', '3', 'marked', true, 'B<1'),
  card('cover', 'X', 'marked', true, 'B>3'),
];

export const action_signs: Readonly<Record<string, readonly string[]>> = {
  upgrade: ['workshop', 'onward', 'guild'],
  cover: ['cover'],
  'send-scholar': ['scholar'],
  'transform-build': ['spade', 'workshop'],
  faction: ['star'],
  'take-innovation': ['innovation'],
  'advance-1': ['step'],
};

const number_of = (argument: unknown): number => (typeof argument === 'number' ? argument : 0);

function Face({ n, children }: { n: number; children: preact.ComponentChildren }) {
  return (
    <span class="her-card">
      <span class="her-card-number">{n}</span>
      {children}
    </span>
  );
}

/** `title` is that of her turn; of any other report nothing is drawn. */
export function HerCards({ title }: { title: Message }) {
  const [action, support] = [number_of(title.args?.action), number_of(title.args?.support)];
  const [does, where] = [cards[action - 1], cards[support - 1]];
  if (title.id !== 'aoi.title.her-turn' || !does || !where) return null;
  return (
    <div class="her-cards" aria-hidden="true">
      <Face n={action}>
        {does.actions.flatMap((name) => (action_signs[name] ?? []).map((sign) => <Sign key={`${name}-${sign}`} name={sign} />))}
        {does.points && <span class="her-card-points">+{does.points}</span>}
      </Face>
      <Face n={support}>
        <span class={where.marked ? 'her-card-group marked' : 'her-card-group'}>
          <Sign name="workshop" />
        </span>
        {where.together && <Sign name="together" />}
        <b>{where.priority}</b>
        <span>{where.way === 'forward' ? `▸${where.count}` : `${where.count}◂`}</span>
      </Face>
    </div>
  );
}
