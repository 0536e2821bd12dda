// What is printed on a card or tile, put together from a small vocabulary: tap a word to add it, count it up or down,
// begin the next row. It is the form that stands in for a text box.

import { useState } from 'preact/hooks';

import { t } from '../app/language.ts';
import { Choices, type EditorProps } from './fields.tsx';
import { label_of } from './field_value.ts';
import { Icon, type IconName } from './icon.tsx';
import { counts, type Piece, pieces_of, read_phrase, with_word, words_in, write_phrase } from './phrase_model.ts';

function Tiny({ icon, label, press }: { icon: IconName; label: string; press: () => void }) {
  return (
    <button type="button" class="tiny" aria-label={label} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}

export function PhraseEditor({ field, value, set }: EditorProps) {
  const rows = read_phrase(value ?? '');
  const [at, set_at] = useState(rows.length - 1);
  const here = Math.min(at, rows.length - 1);
  const name = (token: string): string => {
    const option = field.options?.find((candidate) => candidate.token === token);
    return option ? label_of(option) : token;
  };
  const put = (row: number, words: ReturnType<typeof words_in>): void =>
    set(write_phrase(rows.map((other, i) => (i === row ? words : other))));
  const change = (row: number, i: number, piece: Piece): void =>
    put(row, words_in(pieces_of(rows[row] ?? []).map((other, k) => (k === i ? piece : other))));

  // A counted word has its number; another one may have one ("golem 2"), or stand there several times.
  const more = (piece: Piece): Piece =>
    piece.number === undefined ? { ...piece, times: piece.times + 1 } : { ...piece, number: piece.number + 1 };
  const less = (piece: Piece): Piece =>
    piece.number === undefined ? { ...piece, times: Math.max(1, piece.times - 1) } : { ...piece, number: piece.number - 1 };
  const mixed = field.options?.some((option) => option.counted) ?? false;

  return (
    <div class="phrase">
      {rows.map((words, row) => (
        <div key={row} class={row === here && rows.length > 1 ? 'phrase-row here' : 'phrase-row'}>
          {rows.length > 1 && <span class="ordinal">{row + 1}</span>}
          {words.length === 0 && <span class="soft">{t('page.phrase.empty')}</span>}
          {pieces_of(words).map((piece, i) => {
            const what = name(piece.token);
            return (
              <span class="phrase-word" key={`${piece.token}-${i}`}>
                <Tiny icon="minus" label={t('page.phrase.less', { what })} press={() => change(row, i, less(piece))} />
                <span class="phrase-name">
                  {piece.times > 1 && <b>{piece.times} × </b>}
                  {piece.number !== undefined && counts(field, piece.token) && <b>{piece.number} </b>}
                  {what}
                  {piece.number !== undefined && !counts(field, piece.token) && <b> {piece.number}</b>}
                </span>
                <Tiny icon="plus" label={t('page.phrase.more', { what })} press={() => change(row, i, more(piece))} />
                {mixed && !counts(field, piece.token) && piece.number === undefined && (
                  <button type="button" class="tiny" onClick={() => change(row, i, { ...piece, times: 1, number: 1 })} aria-label={t('page.phrase.number', { what })}>
                    №
                  </button>
                )}
                <Tiny
                  icon="close"
                  label={t('page.field.take-out', { what })}
                  press={() => put(row, words_in(pieces_of(words).filter((_, k) => k !== i)))}
                />
              </span>
            );
          })}
          {rows.length > 1 && (
            <span class="phrase-tools">
              {row !== here && (
                <button type="button" class="button small quiet" onClick={() => set_at(row)}>
                  {t('page.phrase.here')}
                </button>
              )}
              <Tiny icon="bin" label={t('page.phrase.remove-row')} press={() => set(write_phrase(rows.filter((_, i) => i !== row)))} />
            </span>
          )}
        </div>
      ))}
      <Choices options={field.options ?? []}>
        {(option) => (
          <button type="button" class="chip-button" key={option.token} onClick={() => put(here, with_word(field, rows[here] ?? [], option.token))}>
            {label_of(option)}
          </button>
        )}
      </Choices>
      <button
        type="button"
        class="button small quiet"
        onClick={() => {
          set(write_phrase([...rows, []]));
          set_at(rows.length);
        }}
      >
        <Icon name="plus" /> {t('page.phrase.row')}
      </button>
    </div>
  );
}
