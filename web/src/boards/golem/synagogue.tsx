// The synagogue: the five rows of marbles, the action tiles with the rabbis on them, and the library. A marble is taken by a
// tap; a tile and a book say what they do.

import type { Piece } from '../../protocol.ts';
import { Touchable } from '../touchable.tsx';
import { type Part, say, told_at } from './part.ts';
import { effect_of, is_house, last_part, last_tile, number_of, printed_cell, rows, term_of } from './reading.ts';
import { EffectSigns, Sign } from './symbols.tsx';

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

export function Rows(part: Part) {
  const { table, mark, touch, words } = part;
  return (
    <ol class="marble-rows">
      {rows.map((row) => {
        const place = `row.${row}`;
        const lying = table.on(place, 'marble');
        const value = lying.reduce((sum, { count = 1 }) => sum + count, 0);
        return (
          <li key={row} class={`marble-row${mark(place)}${mark(row)}`}>
            <Touchable touch={touch} place={place} label={`${words.say(table.place(place)?.name)}: ${value}`} />
            <span class="row-name">
              <Sign name={row} /> <span>{say(words, `golem.row.${row}`)}</span>
            </span>
            <ul class="marbles">
              {lying.map(({ name, count = 1 }) => {
                const colour = last_part(name?.id);
                const marble = `marble.${row}.${colour}`;
                const label = say(words, 'golem.board.marble', {
                  marble: { term: `golem.marble.${colour}` },
                  row: { term: `golem.row.${row}` },
                  n: count,
                });
                const offered = touch?.offered.has(marble);
                return (
                  <li key={colour} class={`marble of-${colour}${offered ? ' offered-marble' : ''}${mark(marble)}`}>
                    {offered ? <Touchable touch={touch} place={marble} label={label} /> : <span class="heard">{label}</span>}
                    {range(1, count).map((n) => (
                      <span key={n} class="ball" aria-hidden="true" />
                    ))}
                  </li>
                );
              })}
            </ul>
            <span class="row-value" aria-hidden="true">
              {value}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Rabbis({ table, words }: Part, place: string) {
  return table.on(place, 'rabbi').map(({ owner = '', hers }) => (
    <span key={owner} class={`rabbi${hers ? ' hers' : ` of-${last_part(owner)}`}`} title={words.say({ id: owner })}>
      <Sign name="rabbi" />
    </span>
  ));
}

const owners_of = ({ table, words }: Part, place: string): string =>
  table
    .on(place, 'rabbi')
    .map(({ kind, owner = '' }) => `${words.say({ id: kind })} (${words.say({ id: owner })})`)
    .join(', ');

/** The action tiles from the top, and the cell that is printed below them. */
export function Actions(part: Part) {
  const { table, mark, touch } = part;
  const positions = range(1, last_tile).filter((n) => table.place(`action.${n}`));
  const cell = (n: number) => {
    const place = `action.${n}`;
    const printed = n === printed_cell;
    const name = printed ? table.place(place)?.name : table.first(place, 'action-tile')?.name;
    const effect = effect_of(name);
    const who = owners_of(part, place);
    return (
      <li key={n} class={`action${printed ? ' printed' : ''}${who ? ' taken' : ''}${mark(place)}`}>
        <Touchable touch={touch} place={place} label={[told_at(part, place, 'action-tile'), who].filter(Boolean).join(', ')} />
        <span class="position" aria-hidden="true">
          {printed ? '–' : n}
        </span>
        {effect ? <EffectSigns effect={effect} /> : <span class="unknown">?</span>}
        {Rabbis(part, place)}
        {is_house(name) && <span class="house" aria-hidden="true" />}
      </li>
    );
  };
  return <ol class="actions">{[...positions, printed_cell].map(cell)}</ol>;
}

/** A book: its colour, its price and what it does. */
export function Book({ part, place, piece }: { part: Part; place: string; piece: Piece }) {
  const { words } = part;
  const colour = term_of(piece.name, 'colour');
  const price = number_of(piece.name, 'price');
  const effect = effect_of(piece.name);
  return (
    <span class={`book of-${colour || 'none'}`} data-of={place}>
      <span class="book-head" aria-hidden="true">
        <span class="book-colour">{colour ? say(words, `golem.book.${colour}`) : '?'}</span>
        {price !== undefined && <b class="price">{price}</b>}
      </span>
      {effect && <EffectSigns effect={effect} />}
    </span>
  );
}

export function Library(part: Part) {
  const { table, mark, touch } = part;
  return (
    <ol class="library">
      {range(1, 5).map((n) => {
        const place = `library.${n}`;
        const piece = table.first(place, 'book');
        return (
          <li key={n} class={`shelf${piece ? '' : ' empty'}${mark(place)}`}>
            <Touchable touch={touch} place={place} label={told_at(part, place, 'book')} />
            {piece ? <Book part={part} place={place} piece={piece} /> : <span class="position">{n}</span>}
          </li>
        );
      })}
    </ol>
  );
}
