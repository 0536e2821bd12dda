// Things that lie in rows: a box for each row and each kind of thing, and every tap is one more of them there. Fifteen
// marbles are fifteen taps, with all of them in sight.

import { useState } from 'preact/hooks';

import type { Field } from '../protocol.ts';
import { say, t } from '../state/language.ts';
import { recall, remember } from '../state/settings.ts';
import type { EditorProps } from './fields.tsx';
import { label_of } from './field_value.ts';
import { Icon } from './icon.tsx';
import { count_in, padded, read_phrase, with_count, write_phrase } from './phrase_model.ts';
import { fixed_rows } from '../protocol/rows_model.ts';
import { TokenSymbol } from './symbols.tsx';

/** Where nobody says how many rows there are, there are as many as last time. */
const rows_key = (field: Field): string => `seatmate.rows.${field.label?.id ?? field.id}`;

export function LotsEditor({ field, value, set }: EditorProps) {
  const fixed = fixed_rows(field);
  const [taking_out, set_taking_out] = useState(false);
  const told = read_phrase(value ?? '');
  const n = fixed ?? (value ? told.length : recall(rows_key(field), { n: 1 }).n);
  const rows = padded(told, n);
  const options = field.options ?? [];
  const name = (row: number): string => say(field.parts?.[row]?.label) || String(row + 1);
  const all = rows.reduce((sum, row) => sum + options.reduce((part, { token }) => part + count_in(row, token), 0), 0);
  const tap = (row: number, token: string): void =>
    set(
      write_phrase(
        rows.map((words, i) => (i === row ? with_count(field, words, token, count_in(words, token) + (taking_out ? -1 : 1)) : words)),
      ),
    );
  return (
    <div class="lots">
      <table class="lots-table">
        <thead>
          <tr>
            <td />
            {options.map((option) => (
              <th key={option.token} scope="col">
                <TokenSymbol token={option.token} />
                <span>{label_of(option)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((words, row) => (
            <tr key={row}>
              <th scope="row">{name(row)}</th>
              {options.map((option) => {
                const count = count_in(words, option.token);
                return (
                  <td key={option.token}>
                    <button
                      type="button"
                      class={count > 0 ? 'lot on' : 'lot'}
                      onClick={() => tap(row, option.token)}
                      aria-label={t('page.lots.here', { row: name(row), what: label_of(option), n: count })}
                    >
                      {count > 0 ? count : ''}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div class="lots-foot">
        <span aria-live="polite">{t('page.lots.all', { n: all })}</span>
        <button
          type="button"
          class={taking_out ? 'chip-button on' : 'chip-button'}
          aria-pressed={taking_out}
          onClick={() => set_taking_out(!taking_out)}
        >
          <Icon name="minus" /> {t('page.lots.less')}
        </button>
        <button type="button" class="chip-button" disabled={all === 0} onClick={() => set(write_phrase(padded([], n)))}>
          {t('page.lots.anew')}
        </button>
        {fixed === undefined && (
          <button
            type="button"
            class="chip-button"
            onClick={() => {
              set(write_phrase(padded(rows, n + 1)));
              remember(rows_key(field), { n: n + 1 });
            }}
          >
            <Icon name="plus" /> {t('page.rows.add')}
          </button>
        )}
        {fixed === undefined && n > 1 && rows.at(-1)?.length === 0 && (
          <button
            type="button"
            class="chip-button"
            onClick={() => {
              set(write_phrase(rows.slice(0, -1)));
              remember(rows_key(field), { n: n - 1 });
            }}
          >
            {t('page.phrase.remove-row')}
          </button>
        )}
      </div>
    </div>
  );
}
