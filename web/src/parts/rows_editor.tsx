// Rows of numbers that are read from a card or a board: boxes for the number keys of a phone, one beside the other where a
// row is one number, a line for each row where it has several. It writes the text so that nobody has to.

import { useRef } from 'preact/hooks';

import type { RowPart } from '../protocol.ts';
import { say, t } from '../state/language.ts';
import type { EditorProps } from './fields.tsx';
import { Icon } from './icon.tsx';
import { fixed_rows, flagged, part_fits, type Row, rows_of, write_rows } from '../protocol/rows_model.ts';

interface BoxProps {
  part: RowPart;
  value: string;
  label: string;
  set(value: string): void;
}

/** The next box of the same field; a number with as many digits as it can have goes on by itself. */
function go_on(from: HTMLInputElement): void {
  const all = [...(from.closest('.rows')?.querySelectorAll<HTMLInputElement>('input[type="number"]') ?? [])];
  all[all.indexOf(from) + 1]?.focus();
}

function Box({ part, value, label, set }: BoxProps) {
  const most = String(part.max ?? 99).length;
  return (
    <input
      type="number"
      class="row-box"
      inputMode={(part.min ?? 0) < 0 ? undefined : 'numeric'}
      enterkeyhint="next"
      min={part.min ?? 0}
      max={part.max}
      required={!part.optional}
      value={value}
      aria-label={label}
      aria-invalid={value !== '' && !part_fits(part, value)}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => {
        const typed = event.currentTarget.value;
        set(typed);
        if (typed.length >= most && typed !== value) go_on(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        go_on(event.currentTarget);
      }}
    />
  );
}

export function RowsEditor({ field, value, set }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const parts = field.parts ?? [];
  const rows = rows_of(field, value);
  const fixed = fixed_rows(field);
  const put = (next: readonly Row[]): void => set(write_rows(field, next));
  const change = (row: number, i: number, text: string): void =>
    put(rows.map((other, at) => (at === row ? other.map((part, k) => (k === i ? text : part)) : other)));
  const add = (): void => {
    put([...rows, parts.map(() => '')]);
    // The new row is the one to fill in.
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLInputElement>(`[data-row="${rows.length}"] input[type="number"]`)?.focus(),
    );
  };
  const full = (field.max ?? 0) > 0 && rows.length >= (field.max ?? 0);
  const [only] = parts;
  const single = parts.length === 1 && only && !only.flag ? only : undefined;
  const named = (part: RowPart, row: number): string => `${say(part.label) || t('page.field.number')}, ${row + 1}`;
  const adder = fixed === undefined && !full && (
    <button type="button" class={single ? 'button square row-add' : 'button row-add'} onClick={add} aria-label={t('page.rows.add')}>
      <Icon name="plus" /> {!single && t('page.rows.add')}
    </button>
  );
  if (single)
    return (
      <div class="rows row-grid" ref={place}>
        {rows.map((row, i) => (
          <label class="row-cell" key={i} data-row={i}>
            <span aria-hidden="true">{i + 1}</span>
            <Box part={single} value={row[0] ?? ''} label={named(single, i)} set={(text) => change(i, 0, text)} />
          </label>
        ))}
        {fixed === undefined && rows.length > 0 && (
          <button
            type="button"
            class="button square row-add"
            onClick={() => put(rows.slice(0, -1))}
            aria-label={t('page.rows.remove', { n: rows.length })}
          >
            <Icon name="minus" />
          </button>
        )}
        {adder}
      </div>
    );
  return (
    <div class="rows" ref={place}>
      {rows.length === 0 && <p class="soft">{t('page.rows.none')}</p>}
      {rows.map((row, r) => (
        <div class="row-line" key={r} data-row={r}>
          {parts.map((part, i) =>
            part.flag ? (
              <label class="chip row-flag" key={i}>
                <input
                  type="checkbox"
                  checked={row[i] === flagged}
                  aria-label={named(part, r)}
                  onChange={(event) => change(r, i, event.currentTarget.checked ? flagged : '')}
                />
                <span>{say(part.label) || part.before}</span>
              </label>
            ) : (
              <label class="row-cell" key={i}>
                <span aria-hidden="true">{say(part.label) || part.before}</span>
                <Box part={part} value={row[i] ?? ''} label={named(part, r)} set={(text) => change(r, i, text)} />
              </label>
            ),
          )}
          {fixed === undefined && (
            <button
              type="button"
              class="button quiet square"
              onClick={() => put(rows.filter((_, at) => at !== r))}
              aria-label={t('page.rows.remove', { n: r + 1 })}
            >
              <Icon name="bin" />
            </button>
          )}
        </div>
      ))}
      {adder}
    </div>
  );
}
