// A printed thing as a picture: its blanks with the symbols that were told into them. On a shelf it is small and still; while
// it is told each blank can be touched, and the one that is told now stands out.

import type { ComponentChildren } from 'preact';

import type { Field } from '../protocol.ts';
import { for_fingers, label_of, tokens_in, value_in_words } from '../parts/field_value.ts';
import { counts, read_phrase } from '../parts/phrase_model.ts';
import { say, t } from '../state/language.ts';
import { is_numbers, numbers_in, type Blank, type Said } from './model.ts';
import { has_sign, Sign } from './signs.tsx';

export interface Wrong {
  field: string;
  why: string;
}

/** "Yellow column, from the top" is "Yellow column" on a picture, as long as nothing else begins so. */
const short = (label: string): string => label.split(/[:,(（、：]/)[0]?.trim() ?? label;
function names_of(blanks: readonly Blank[]): string[] {
  const names = blanks.map((blank) => short(label_of_blank(blank)));
  return blanks.map((blank, i) => (names.filter((name) => name === names[i]).length > 1 ? label_of_blank(blank) : (names[i] ?? '')));
}

export function label_of_blank({ fields }: Blank): string {
  return for_fingers(say(fields[0]?.label)) || fields[0]?.id || '';
}

export function word_of(field: Field, token: string): string {
  const option = field.options?.find((one) => one.token === token);
  return option ? label_of(option) : token;
}

/** A symbol with its word below, or beside it; a number is itself. */
export function PrintSymbol({ field, token, small = false }: { field: Field; token: string; small?: boolean }) {
  const word = word_of(field, token);
  // A number is itself, unless it is only how something is called.
  if (/^[-−]?\d+$/.test(token) && (word === token || small)) return <b class="print-number">{token}</b>;
  const coloured = token.split('-').length === 1;
  return (
    <span class={small ? 'print-symbol small' : 'print-symbol'}>
      <Sign token={token} />
      <span class={small && (has_sign(token) || coloured) ? 'print-word short' : 'print-word'}>{word}</span>
    </span>
  );
}

/** What is told in a field, as it is printed. */
function Told({ field, value, small, wrong }: { field: Field; value: string; small: boolean; wrong: boolean }) {
  const mark = (last: boolean): string => (wrong && last ? 'print-one wrong' : 'print-one');
  if (field.kind === 'phrase') {
    const rows = read_phrase(value);
    return (
      <>
        {rows.map((words, row) => [
          row > 0 && (
            <span class="print-or" key={`or-${row}`}>
              /
            </span>
          ),
          ...words.map((word, i) => (
            <span key={`${row}-${i}`} class={mark(row === rows.length - 1 && i === words.length - 1)}>
              {word.number !== undefined && counts(field, word.token) && <b class="print-number">{word.number}</b>}
              <PrintSymbol field={field} token={word.token} small={small} />
              {word.number !== undefined && !counts(field, word.token) && <b class="print-number">{word.number}</b>}
            </span>
          )),
        ])}
      </>
    );
  }
  const tokens = field.kind === 'list' ? tokens_in(value) : is_numbers(field) ? numbers_in(value) : [value];
  return (
    <>
      {tokens.map((token, i) => (
        <span key={`${token}-${i}`} class={mark(i === tokens.length - 1)}>
          <PrintSymbol field={field} token={token} small={small} />
        </span>
      ))}
    </>
  );
}

const sides = ['none', 'left', 'right', 'both'];
/** Halves of a symbol on the edges: one touches the edge. */
export const is_edges = (field: Field): boolean =>
  field.kind === 'one_of' && field.options?.length === 4 && field.options.every(({ token }) => sides.includes(token));

function Edges({ field, value, put }: { field: Field; value: string; put?: (value: string) => void }) {
  const has = { left: value === 'left' || value === 'both', right: value === 'right' || value === 'both' };
  const flip = (side: 'left' | 'right'): void => {
    const next = { ...has, [side]: !has[side] };
    put?.(next.left && next.right ? 'both' : next.left ? 'left' : next.right ? 'right' : 'none');
  };
  return (
    <>
      {(['left', 'right'] as const).map((side) =>
        put ? (
          <button
            type="button"
            key={side}
            class={`edge edge-${side}${has[side] ? ' on' : ''}`}
            aria-pressed={has[side]}
            aria-label={word_of(field, side)}
            onClick={() => flip(side)}
          />
        ) : (
          <span key={side} class={`edge edge-${side}${has[side] ? ' on' : ''}`} />
        ),
      )}
    </>
  );
}

interface PictureProps {
  prefix: string;
  verb: string;
  blanks: readonly Blank[];
  said: Said;
  /** Left out: it is only looked at. */
  touch?: { now: string; at(blank: Blank): void; put(said: Said): void };
  wrong?: Wrong;
}

export function Picture({ prefix, verb, blanks, said, touch, wrong }: PictureProps) {
  const small = touch === undefined;
  const names = names_of(blanks);
  return (
    <div class={`printed printed-${prefix} ${verb}${small ? ' still' : ''}`} data-first={said.first} data-target={said.target}>
      {blanks.map((blank, at) => {
        const [only] = blank.fields;
        if (only && is_edges(only)) {
          const put = touch && ((value: string) => touch.put({ [only.id]: value }));
          return <Edges key={blank.key} field={only} value={said[only.id] ?? 'none'} {...(put && { put })} />;
        }
        const bad = wrong && blank.fields.some(({ id }) => id === wrong.field) ? wrong : undefined;
        const told = blank.fields.filter(({ id }) => said[id] !== undefined && said[id] !== '');
        // Said once: a kind that is none has no number besides.
        const shown = told.length > 1 && said[told[0]?.id ?? ''] === 'none' ? told.slice(0, 1) : told;
        const symbols: ComponentChildren = (
          <>
            <span class="blank-name">{names[at]}</span>
            <span class="blank-told">
              {shown.map((field) => (
                <Told key={field.id} field={field} value={said[field.id] ?? ''} small={small} wrong={bad?.field === field.id} />
              ))}
              {shown.length === 0 && <span class="blank-empty">{!small && <span class="sr">{t('page.box.blank')}</span>}</span>}
            </span>
          </>
        );
        if (!touch)
          return (
            <span key={blank.key} class="blank" data-blank={blank.key}>
              {symbols}
            </span>
          );
        return (
          <div key={blank.key} class={bad ? 'blank bad' : 'blank'} data-blank={blank.key}>
            <button
              type="button"
              class={blank.key === touch.now ? 'blank-touch now' : 'blank-touch'}
              aria-pressed={blank.key === touch.now}
              onClick={() => touch.at(blank)}
            >
              {symbols}
            </button>
            {bad && (
              <p class="blank-why" role="alert">
                {bad.why}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The picture in words, for readers of screens. */
export function picture_in_words(blanks: readonly Blank[], said: Said): string {
  return blanks
    .flatMap(({ fields }) => fields)
    .filter((field) => said[field.id] !== undefined && said[field.id] !== '')
    .map((field) => `${for_fingers(say(field.label))}: ${value_in_words(field, said[field.id] ?? '')}`)
    .join('; ');
}
