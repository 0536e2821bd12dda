// What is printed on a card or tile, put together from a small vocabulary: tap a word to add it, count it up or down, tap
// it again in its row to take it out, begin an alternative. It is the form that stands in for a text box.

import { useState } from 'preact/hooks';

import { t } from '../state/language.ts';
import { Choices, type EditorProps } from './fields.tsx';
import { label_of } from './field_value.ts';
import { Icon } from './icon.tsx';
import {
  counts,
  is_rows_of_things,
  may_have_more,
  type Piece,
  pieces_of,
  read_phrase,
  with_another,
  with_word,
  words_in,
  write_phrase,
} from './phrase_model.ts';
import { LotsEditor } from './phrase_lots.tsx';
import { TokenSymbol } from './symbols.tsx';

interface PieceProps {
  piece: Piece;
  what: string;
  /** Its number is a count, and not a value of its own. */
  counted: boolean;
  /** It has none, and could have one. */
  numberable: boolean;
  change(piece: Piece): void;
  take_out(): void;
}

function PieceChip({ piece, what, counted, numberable, change, take_out }: PieceProps) {
  const by = (step: number): void => {
    if (piece.number !== undefined) {
      if (counted && piece.number + step === 0) take_out();
      else change({ ...piece, number: piece.number + step });
    } else if (piece.times + step === 0) take_out();
    else change({ ...piece, times: piece.times + step });
  };
  const steps = piece.number !== undefined || piece.times > 1;
  return (
    <span class="phrase-word">
      {steps && (
        <button type="button" class="tiny" aria-label={t('page.phrase.less', { what })} onClick={() => by(-1)}>
          <Icon name="minus" />
        </button>
      )}
      <span class="phrase-name">
        <TokenSymbol token={piece.token} />
        {piece.times > 1 && <b>{piece.times} ×</b>}
        {piece.number !== undefined && counted && <b>{piece.number}</b>}
        {what}
        {piece.number !== undefined && !counted && <b>{piece.number}</b>}
      </span>
      {steps && (
        <button type="button" class="tiny" aria-label={t('page.phrase.more', { what })} onClick={() => by(1)}>
          <Icon name="plus" />
        </button>
      )}
      {numberable && (
        <button
          type="button"
          class="tiny"
          onClick={() => change({ ...piece, times: 1, number: 1 })}
          aria-label={t('page.phrase.number', { what })}
        >
          №
        </button>
      )}
      <button type="button" class="tiny" aria-label={t('page.field.take-out', { what })} onClick={take_out}>
        <Icon name="close" />
      </button>
    </span>
  );
}

export function PhraseEditor(props: EditorProps) {
  return is_rows_of_things(props.field) ? <LotsEditor {...props} /> : <WordsEditor {...props} />;
}

function WordsEditor({ field, value, set }: EditorProps) {
  const rows = read_phrase(value ?? '');
  const [at, set_at] = useState(rows.length - 1);
  const here = Math.min(at, rows.length - 1);
  const name = (token: string): string => {
    const option = field.options?.find((candidate) => candidate.token === token);
    return option ? label_of(option) : token;
  };
  const put = (row: number, words: ReturnType<typeof words_in>): void =>
    set(write_phrase(rows.map((other, i) => (i === row ? words : other))));
  // A word that is not counted may have a number of its own ("golem 2"), where others have one.
  const mixed = field.options?.some((option) => option.counted) ?? false;
  const another = with_another(field, rows[here] ?? []);

  return (
    <div class="phrase">
      {rows.map((words, row) => {
        const pieces = pieces_of(words);
        const with_piece = (i: number, piece?: Piece): void =>
          put(row, words_in(pieces.flatMap((other, k) => (k !== i ? [other] : piece ? [piece] : []))));
        return (
          <div key={row} class={row === here && rows.length > 1 ? 'phrase-row here' : 'phrase-row'} onClick={() => set_at(row)}>
            {rows.length > 1 && <span class="ordinal">{row + 1}</span>}
            {words.length === 0 && <span class="soft">{t('page.phrase.empty')}</span>}
            {pieces.map((piece, i) => (
              <PieceChip
                key={`${piece.token}-${i}`}
                piece={piece}
                what={name(piece.token)}
                counted={counts(field, piece.token)}
                numberable={mixed && !counts(field, piece.token) && piece.number === undefined}
                change={(next) => with_piece(i, next)}
                take_out={() => with_piece(i)}
              />
            ))}
            {rows.length > 1 && (
              <span class="phrase-tools">
                {row !== here && (
                  <button type="button" class="button small quiet" onClick={() => set_at(row)}>
                    {t('page.phrase.here')}
                  </button>
                )}
                <button
                  type="button"
                  class="tiny"
                  aria-label={t('page.phrase.remove-row')}
                  onClick={() => set(write_phrase(rows.filter((_, i) => i !== row)))}
                >
                  <Icon name="bin" />
                </button>
              </span>
            )}
          </div>
        );
      })}
      <Choices options={field.options ?? []} several>
        {(option) => (
          <button
            type="button"
            class="chip-button"
            key={option.token}
            onClick={() => put(here, with_word(field, rows[here] ?? [], option.token))}
          >
            <TokenSymbol token={option.token} />
            {label_of(option)}
          </button>
        )}
      </Choices>
      {another && (
        <button type="button" class="button small quiet phrase-next" onClick={() => put(here, another)}>
          <Icon name="plus" /> {t('page.phrase.another', { what: name(another.at(-1)?.token ?? '') })}
        </button>
      )}
      {may_have_more(field, rows.length) && (
        <button
          type="button"
          class="button small quiet phrase-next"
          onClick={() => {
            set(write_phrase([...rows, []]));
            set_at(rows.length);
          }}
        >
          <Icon name="plus" /> {t('page.phrase.row')}
        </button>
      )}
    </div>
  );
}
