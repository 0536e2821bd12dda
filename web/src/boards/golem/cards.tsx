// Her cards of the round, as they are laid beside each other: four columns from left to right, and the two halves of the rabbi symbol
// where they meet. Above her steps the last one is large; the column that she does in this turn stands out.

import type { Message } from '../../protocol.ts';
import type { Words } from '../../words/words.ts';
import type { TurnProps } from '../registry.ts';
import { type Card, cards_on, last_part, Table, term_of } from './reading.ts';
import { Sign } from './symbols.tsx';
import { say } from './part.ts';

const bonus_signs: Readonly<Record<string, readonly string[]>> = {
  gold: ['gold'],
  learning: ['learning'],
  student: ['student'],
  'golem-1': ['golem'],
  'golem-2': ['golem'],
  shuffle: ['shuffle'],
};

/** The colours of the character's marbles: what "left" and "right" mean this round. */
export interface Colours {
  left: string;
  right: string;
}
export function colours_on(table: Table): Colours {
  const name = table.first('character', 'character')?.name;
  return { left: term_of(name, 'left'), right: term_of(name, 'right') };
}

const criterion_signs: Readonly<Record<string, string>> = { most: 'most', work: 'work', strategy: 'token' };

/** GO-MARBLE-1, as a sign: what it looks at. */
function Criterion({ name, colours, words }: { name: string; colours: Colours; words: Words }) {
  const sign = criterion_signs[name];
  const colour = name === 'left' || name === 'right' ? colours[name] : name;
  return (
    <li class={`criterion of-${colour}`} title={say(words, `golem.criterion.${name}`)}>
      {sign ? (
        <Sign name={sign} />
      ) : (
        <span class="ball">{['left', 'right', 'other'].includes(name) && say(words, `golem.criterion.${name}.short`)}</span>
      )}
    </li>
  );
}

interface FaceProps {
  card: Card;
  /** The right half of the card before it, and the left half of this one, make the symbol. */
  joined: boolean;
  /** Its right half and the left one of the card behind it make the symbol. */
  next?: boolean;
  colours: Colours;
  done?: 'marble' | 'rabbi';
  words: Words;
}

/** The edges of two cards beside each other make the whole sign. */
const Half = ({ side, whole }: { side: 'left' | 'right'; whole: boolean }) => (
  <span class={`half ${side}${whole ? ' whole' : ''}`}>
    <Sign name="rabbi" />
  </span>
);

export function Face({ card: { n, face }, joined, next = false, colours, done, words }: FaceProps) {
  if (!face)
    return (
      <span class="her-card">
        <span class="her-card-number">{n}</span> ?
      </span>
    );
  const columns = {
    rabbi: (
      <span key="rabbi" class={`column rabbi${done === 'rabbi' ? ' done' : ''}`}>
        <Sign name="rabbi" />
        <ol>
          {face.tiles.map((tile) => (
            <li key={tile}>{tile}</li>
          ))}
        </ol>
      </span>
    ),
    marble: (
      <span key="marble" class={`column marble${done === 'marble' ? ' done' : ''}`}>
        <Sign name="marble" />
        <ol>
          {face.criteria.map((criterion) => (
            <Criterion key={criterion} name={criterion} colours={colours} words={words} />
          ))}
        </ol>
      </span>
    ),
  };
  return (
    <span class={`her-card${joined ? ' joined' : ''}`}>
      {face.left && <Half side="left" whole={joined} />}
      <span class="her-card-number">{n}</span>
      {face.bonus !== 'none' && (
        <span class="column bonus">
          {(bonus_signs[face.bonus] ?? []).map((sign) => (
            <Sign key={sign} name={sign} />
          ))}
          <b>{face.level}</b>
        </span>
      )}
      {face.first === 'marble' ? [columns.marble, columns.rabbi] : [columns.rabbi, columns.marble]}
      <span class="column books">
        <Sign name="learning" />
        <ol>
          {face.books.map((book) => (
            <li key={book}>{book}</li>
          ))}
        </ol>
      </span>
      {face.right && <Half side="right" whole={next} />}
    </span>
  );
}

export const is_joined = (cards: readonly Card[], i: number): boolean => (cards[i - 1]?.face?.right && cards[i]?.face?.left) ?? false;

/** Which of the two columns she does: what a step of hers speaks of says it. */
export function column_done(step: Message | undefined): 'marble' | 'rabbi' | undefined {
  const name = last_part(step?.id);
  if (name.startsWith('marble') || name === 'no-marble') return 'marble';
  return name.startsWith('rabbi') ? 'rabbi' : undefined;
}

/** `title` is that of her turn; of any other report nothing is drawn. */
export function HerCards({ title, step, table, words }: TurnProps) {
  if (title.id !== 'golem.title.her-turn' || !table) return null;
  const cards = cards_on(new Table(table));
  const last = cards.length - 1;
  return (
    <div class="golem her-cards-of-round" aria-hidden="true">
      {cards.map((card, i) =>
        i < last ? (
          <span key={card.n} class="her-card small">
            <span class="her-card-number">{card.n}</span>
            {card.face?.right && <Half side="right" whole={is_joined(cards, i + 1)} />}
          </span>
        ) : (
          <Face
            key={card.n}
            card={card}
            joined={is_joined(cards, i)}
            colours={colours_on(new Table(table))}
            done={column_done(step.text)}
            words={words}
          />
        ),
      )}
    </div>
  );
}
