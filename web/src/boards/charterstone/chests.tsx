// The charters' chests: stars of glory row by row, circles of capacity column by column, as they are printed; the next one of
// an Automa is marked, because its rule says which it is.

import type { BoardProps } from '../registry.ts';
import { Touchable } from '../touchable.tsx';
import { type Charter, charters } from './colours.ts';
import type { Chest, Seat, Village } from './reading.ts';
import { Sign } from './symbols.tsx';

type Part = BoardProps & { village: Village };

/** How many of each row are filled, and where the next one is. */
export function filled_in(rows: readonly number[], all: number): { filled: number; size: number; next: number }[] {
  let left = all;
  let marked = false;
  return rows.map((size) => {
    const filled = Math.min(size, left);
    left -= filled;
    const next = !marked && filled < size && left === 0 ? filled : -1;
    if (next >= 0) marked = true;
    return { filled, size, next };
  });
}

function Line({ what, filled, size, next }: { what: 'star' | 'circle'; filled: number; size: number; next: number }) {
  return (
    <span class={`cha-line ${what}s`}>
      {Array.from({ length: size }, (_, i) => (
        <span key={i} class={`cha-${what}${i < filled ? ' filled' : ''}${i === next ? ' next' : ''}`}>
          {what === 'star' && <Sign name="star" />}
        </span>
      ))}
    </span>
  );
}

function OfChest({ chest, hers }: { chest: Chest; hers: boolean }) {
  const none = (line: { next: number }) => (hers ? line : { ...line, next: -1 });
  return (
    <div class="cha-chest-body" aria-hidden="true">
      <div>
        {filled_in(chest.rows, chest.stars).map((line, i) => (
          <Line key={i} what="star" {...line} {...none(line)} />
        ))}
      </div>
      <div class="cha-columns">
        {filled_in(chest.columns, chest.circles).map((line, i) => (
          <Line key={i} what="circle" {...line} {...none(line)} />
        ))}
      </div>
    </div>
  );
}

export function Chests(props: Part) {
  const { village, words, touch } = props;
  const seat_of = (charter: Charter): Seat | undefined => village.seats.find((seat) => seat.charter === charter);
  const shown = charters.filter((charter) => {
    const { stars, circles, personas, victories } = village.chests[charter];
    return seat_of(charter) !== undefined || stars + circles + victories + personas.length > 0;
  });
  return (
    <ul class="cha-chests">
      {shown.map((charter) => {
        const chest = village.chests[charter];
        const hers = seat_of(charter)?.hers ?? false;
        const told = words.say({
          id: 'charter.page.chest',
          args: { stars: chest.stars, circles: chest.circles, victories: chest.victories, personas: chest.personas.length },
        });
        const name = words.say({ id: `charter.charter.${charter}` });
        const place = `chest.${charter}`;
        return (
          <li key={charter} class={`cha-chest of-${charter}${props.lit.has(place) ? ' is-lit' : ''}`} data-place={place}>
            <Touchable touch={touch} place={place} label={`${name}: ${told}`} />
            <b class="cha-chest-name">{name}</b>
            <p>{told}</p>
            <OfChest chest={chest} hers={hers} />
            {chest.personas.length > 0 && (
              <p class="cha-personas">
                {words.join(chest.personas.map((persona) => (persona.used ? `${words.say(persona.name)} ✓` : words.say(persona.name))))}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
