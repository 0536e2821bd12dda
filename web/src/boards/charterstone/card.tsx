// An Automa card with its symbols, and what the Charterstone shows beside it. The words of its steps say the same; a reader of
// screens hears the card in one sentence.

import type { TurnProps } from '../registry.ts';
import type { Words } from '../../words/words.ts';
import { as_variables } from './colours.ts';
import { type Face, read_village } from './reading.ts';
import { Sign } from './symbols.tsx';

/** Three circles and an arrow: which of them is meant, from the largest on or from the smallest (CH-PLACE-5). */
function Circles({ face }: { face: Face }) {
  const sizes = face.down ? [7, 5.2, 3.6] : [3.6, 5.2, 7];
  return (
    <svg class="cha-circles" viewBox="0 0 58 18" aria-hidden="true">
      {sizes.map((r, i) => (
        <circle key={r} cx={9 + i * 16} cy={9} r={r} class={i + 1 === face.rank ? 'meant' : ''} />
      ))}
      <path d="M46 9h9M51.500 5.500L55 9l-3.500 3.500" />
    </svg>
  );
}

export function Die({ shown, words }: { shown: string; words: Words }) {
  const name = words.say({ id: `charter.charter.${shown}` });
  return (
    <span class={`cha-die of-${shown}`} role="img" aria-label={`${words.say({ id: 'charter.at.die' })}: ${name}`}>
      <Sign name="charterstone" />
      <b>{name}</b>
    </span>
  );
}

export function AutomaCard({ face, words }: { face: Face; words: Words }) {
  return (
    <span class="cha-card" role="img" aria-label={words.say(face.message)}>
      <span class="cha-card-number">{face.n}</span>
      {face.kind === 'commons' && (
        <span class="cha-card-part">
          <Sign name={face.building} />
          <small>{words.say({ id: `charter.common.${face.building}` })}</small>
        </span>
      )}
      {(face.kind === 'die' || face.kind === 'home') && (
        <>
          <span class="cha-card-part">{face.kind === 'die' ? <Sign name="charterstone" /> : <b class="cha-home">A</b>}</span>
          <span class="cha-card-part">
            <Circles face={face} />
            <small>{face.az ? 'A–Z' : 'Z–A'}</small>
          </span>
        </>
      )}
      {face.kind !== '' && (
        <>
          <span class="cha-card-vp">{face.vp === undefined ? <Sign name="strength" /> : `+${face.vp}`}</span>
          {face.effects.map((effect) => (
            <span class="cha-card-part" key={effect}>
              <Sign name={effect} />
            </span>
          ))}
          <span class={face.happy ? 'cha-king happy' : 'cha-king angry'}>
            <Sign name={face.happy ? 'happy' : 'angry'} />
          </span>
        </>
      )}
    </span>
  );
}

/** Of her turn; of any other report nothing is drawn. */
export function HerCards({ title, table, words }: TurnProps) {
  if (title.id !== 'charter.title.her-turn' || !table) return null;
  const { card, die } = read_village(table);
  if (!card) return null;
  return (
    <div class="cha-turn" style={as_variables}>
      <AutomaCard face={card} words={words} />
      {die && <Die shown={die} words={words} />}
    </div>
  );
}
