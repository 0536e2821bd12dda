// A throw told on the drawn synagogue: the marbles that are left lie below it by colour. A tap on a colour in a row lays one there, and
// no more are offered than there are; fifteen marbles are fifteen taps.

import { for_fingers } from '../../parts/field_value.ts';
import { Icon } from '../../parts/icon.tsx';
import { count_in, padded, read_phrase, with_count, write_phrase } from '../../parts/phrase_model.ts';
import type { Field } from '../../protocol.ts';
import { t } from '../../state/language.ts';
import type { OwnEditorProps } from '../registry.ts';
import { as_variables } from './colours.ts';
import { say } from './part.ts';
import { last_part, marbles, rows, Table } from './reading.ts';
import { Sign } from './symbols.tsx';

export const edits = ({ id, kind }: Field): boolean => kind === 'phrase' && (id === 'rows' || id === 'rows-left');

/** How many of each colour are thrown: all there are, or those that still lie in the rows. */
export function thrown(field: Field, table: Table): Map<string, number> {
  const places = [...rows.map((row) => `row.${row}`), ...(field.id === 'rows' ? ['taken', 'beside'] : [])];
  const of = (marble: string): number =>
    places
      .flatMap((place) => table.on(place, 'marble'))
      .filter(({ name }) => last_part(name?.id) === marble)
      .reduce((sum, { count = 1 }) => sum + count, 0);
  return new Map(marbles.map((marble) => [marble, of(marble)]));
}

export function Editor({ field, value, set, table, words }: OwnEditorProps) {
  const told = padded(read_phrase(value ?? ''), rows.length);
  const all = table ? thrown(field, new Table(table)) : new Map<string, number>();
  const lying = (marble: string): number => told.reduce((sum, row) => sum + count_in(row, marble), 0);
  const left = (marble: string): number => (all.get(marble) ?? 0) - lying(marble);
  const in_all = marbles.reduce((sum, marble) => sum + Math.max(0, left(marble)), 0);
  const lay = (row: number, marble: string): void =>
    set(write_phrase(told.map((lot, i) => (i === row ? with_count(field, lot, marble, count_in(lot, marble) + 1) : lot))));
  const offered = marbles.filter((marble) => field.options?.some(({ token }) => token === marble));
  const name = (marble: string): string => say(words, `golem.marble.${marble}`);
  return (
    <fieldset class="golem throw" style={as_variables}>
      <legend class="sr">{for_fingers(words.say(field.label))}</legend>
      <table class="throw-table">
        <thead>
          <tr>
            <td />
            {offered.map((marble) => (
              <th key={marble} scope="col" class={`of-${marble}`}>
                <span class="ball" aria-hidden="true" />
                <span class="heard">{name(marble)}</span>
              </th>
            ))}
            <td />
          </tr>
          <tr class="throw-left">
            <td aria-live="polite">{say(words, 'golem.board.throw-left', { n: in_all })}</td>
            {offered.map((marble) => (
              <td key={marble} class={left(marble) <= 0 ? 'none' : undefined}>
                {left(marble)}
              </td>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row}>
              <th scope="row">
                <span class="row-name">
                  <Sign name={row} /> <span>{say(words, `golem.row.${row}`)}</span>
                </span>
              </th>
              {offered.map((marble) => {
                const n = count_in(told[i] ?? [], marble);
                return (
                  <td key={marble}>
                    <button
                      type="button"
                      class={`throw-marble of-${marble}${n > 0 ? ' on' : ''}`}
                      disabled={left(marble) <= 0}
                      aria-label={t('page.lots.here', { row: say(words, `golem.row.${row}`), what: name(marble), n })}
                      onClick={() => lay(i, marble)}
                    >
                      <span class="ball">{n > 0 ? n : ''}</span>
                    </button>
                  </td>
                );
              })}
              <td>
                <button
                  type="button"
                  class="button square quiet"
                  disabled={(told[i] ?? []).length === 0}
                  aria-label={say(words, 'golem.board.row-again', { row: { term: `golem.row.${row}` } })}
                  onClick={() => set(write_phrase(told.map((lot, k) => (k === i ? [] : lot))))}
                >
                  <Icon name="close" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        class="chip-button"
        disabled={told.every((lot) => lot.length === 0)}
        onClick={() => set(write_phrase(padded([], rows.length)))}
      >
        {t('page.lots.anew')}
      </button>
    </fieldset>
  );
}
