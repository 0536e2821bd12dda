// One editor for each kind of field, for fingers first and keyboards too. Nothing has to be typed that can be tapped.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';

import type { Field, Option } from '../protocol.ts';
import { say, t, words } from '../state/language.ts';
import { Icon } from './icon.tsx';
import { fold, for_fingers, has_range, label_of, tokens_in } from './field_value.ts';
import { lazy } from './lazy.tsx';
import { OptionLook } from './looks.tsx';
import { in_rows } from '../protocol/rows_model.ts';
import { TokenSymbol } from './symbols.tsx';
import { is_colour } from './colours.ts';

export interface EditorProps {
  field: Field;
  value: string | undefined;
  set(value: string): void;
  /** The places can be tapped on the board now. */
  on_board?: boolean;
  /** Its label stands elsewhere. */
  bare?: boolean;
}

const PhraseEditor = lazy(() => import('./phrase_editor.tsx').then((module) => module.PhraseEditor));
const RowsEditor = lazy(() => import('./rows_editor.tsx').then((module) => module.RowsEditor));

// More choices than this are searched for.
const long_list = 16;
// What is wider says nothing to a reader.
const widest_range = 200;
// A number of so few values is one tap.
const few_numbers = 12;

interface ChoicesProps {
  options: readonly Option[];
  /** Several are chosen one after another: what was looked for is found with the first tap, and forgotten. */
  several?: boolean;
  children: (option: Option) => ComponentChildren;
}

/** As many as these are found by their name; words of a vocabulary stay together as they belong together. */
function in_order(options: readonly Option[]): readonly Option[] {
  if (options.length <= long_list || options.some((option) => option.counted || /^\d/.test(label_of(option)))) return options;
  return options.toSorted((a, b) => label_of(a).localeCompare(label_of(b), words.value.locale));
}

/** A list of choices with a box above it that narrows them down, where there are many. */
export function Choices({ options, several = false, children }: ChoicesProps) {
  const [wanted, set_wanted] = useState('');
  const looked_for = fold(wanted.trim());
  const all = useMemo(() => in_order(options), [options, words.value]);
  // A word that begins with it comes first.
  const found = looked_for ? all.filter((option) => fold(label_of(option)).includes(looked_for)) : all;
  const begins = (option: Option): number => Number(!fold(label_of(option)).startsWith(looked_for));
  const shown = looked_for ? found.toSorted((a, b) => begins(a) - begins(b)) : found;
  return (
    <>
      {options.length > long_list && (
        <label class="search">
          <Icon name="search" />
          <span class="sr">{t('page.field.search')}</span>
          <input
            type="search"
            value={wanted}
            placeholder={t('page.field.search')}
            onInput={(event) => set_wanted(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </label>
      )}
      <div class="chips" onClick={several ? () => set_wanted('') : undefined}>
        {shown.map(children)}
      </div>
      {shown.length === 0 && looked_for && <p class="soft">{t('page.field.none-found', { typed: wanted })}</p>}
    </>
  );
}

function OneOf({ field, value, set }: EditorProps) {
  const name = useId();
  const options = field.options ?? [];
  const chosen = options.length > long_list ? options.find((option) => option.token === value) : undefined;
  return (
    <>
      {/* Far down in a long list nobody sees it. */}
      {chosen && (
        <p class="chosen" aria-live="polite">
          {t('page.field.chosen-one', { what: label_of(chosen) })}
        </p>
      )}
      <Choices options={options}>
        {(option) => (
          <label class="chip" key={option.token}>
            <input type="radio" name={name} checked={value === option.token} onChange={() => set(option.token)} />
            <span>
              <OptionLook option={option} />
              {is_colour(option.token) && <TokenSymbol token={option.token} />}
              {label_of(option)}
            </span>
          </label>
        )}
      </Choices>
    </>
  );
}

/** On the board if the places are there; and always from a list, for keyboards and readers of screens. */
function PlaceEditor({ field, value, set, on_board }: EditorProps) {
  const id = useId();
  if (!on_board) return <OneOf field={field} value={value} set={set} />;
  return (
    <div class="place">
      <p class="place-hint" id={`${id}-hint`}>
        {t('page.field.tap-board')}
      </p>
      <select
        aria-label={say(field.label) || t('page.field.place')}
        value={value ?? ''}
        onChange={(event) => event.currentTarget.value && set(event.currentTarget.value)}
      >
        <option value="">{t('page.field.or-choose')}</option>
        {field.options?.map((option) => (
          <option key={option.token} value={option.token}>
            {label_of(option)}
          </option>
        ))}
      </select>
    </div>
  );
}

function NumberEditor({ field, value, set }: EditorProps) {
  const name = useId();
  const min = field.min ?? (has_range(field) ? 0 : -9999);
  const max = field.max ?? (has_range(field) ? 0 : 9999);
  // A number may be left to the game: its `otherwise` is a word then.
  const usual = field.otherwise !== undefined && !Number.isInteger(Number(field.otherwise)) ? field.otherwise : undefined;
  const left_open = usual !== undefined && (
    <label class="chip">
      <input type="radio" name={name} checked={value === usual} onChange={() => set(usual)} />
      <span>{t('page.field.usual')}</span>
    </label>
  );
  if (max - min < few_numbers) {
    const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
    return (
      <div class="chips numbers">
        {left_open}
        {numbers.map((n) => (
          <label class="chip" key={n}>
            <input type="radio" name={name} checked={value === n} onChange={() => set(n)} />
            <span>{n}</span>
          </label>
        ))}
      </div>
    );
  }
  const now = value === undefined || value === '' || value === usual ? undefined : Number(value);
  // Nothing told yet: the first tap says none, or as near to it as can be.
  const by = (step: number): void => set(String(Math.max(min, Math.min(max, now === undefined ? 0 : now + step))));
  return (
    <div class="stepper">
      {left_open}
      <button
        type="button"
        class="button square"
        disabled={now !== undefined && now <= min}
        onClick={() => by(-1)}
        aria-label={t('page.field.less')}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={now === undefined ? '' : (value ?? '')}
        aria-label={say(field.label) || t('page.field.number')}
        onInput={(event) => set(event.currentTarget.value)}
      />
      <button
        type="button"
        class="button square"
        disabled={now !== undefined && now >= max}
        onClick={() => by(1)}
        aria-label={t('page.field.more')}
      >
        <Icon name="plus" />
      </button>
      {max - min <= widest_range && <span class="soft">{t('page.field.range', { min, max })}</span>}
    </div>
  );
}

function Look({ token, field }: { token: string; field: Field }) {
  const option = field.options?.find((candidate) => candidate.token === token);
  return option ? <OptionLook option={option} /> : null;
}

function ListEditor({ field, value, set }: EditorProps) {
  const chosen = tokens_in(value ?? '');
  const min = field.min ?? 0;
  const max = field.max ?? 0;
  const full = max > 0 && chosen.length >= max;
  const put = (tokens: readonly string[]): void => set(tokens.join(','));
  const name = (token: string): string => {
    const option = field.options?.find((candidate) => candidate.token === token);
    return option ? label_of(option) : token;
  };
  const add = (token: string): void => {
    if (!field.repeats && chosen.includes(token)) put(chosen.filter((other) => other !== token));
    else if (!full) put([...chosen, token]);
    else if (max === 1) put([token]);
  };
  // The last one told stays in sight, and the choices below stay where they are.
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => strip.current?.scrollTo({ top: strip.current.scrollHeight }), [chosen.length]);
  return (
    <div class="list-editor">
      <div class="chosen">
        <p class="soft" aria-live="polite">
          {t('page.field.chosen', { n: chosen.length, min, max, exact: min === max ? 'yes' : max ? 'no' : 'any' })}
        </p>
        <ol class="chosen-list" ref={strip}>
          {chosen.map((token, i) => (
            <li key={`${token}-${i}`}>
              <button
                type="button"
                class="chosen-item"
                onClick={() => put(chosen.filter((_, at) => at !== i))}
                aria-label={t('page.field.take-out', { what: name(token) })}
              >
                <span class="ordinal">{i + 1}</span>
                <Look token={token} field={field} />
                {name(token)}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ol>
      </div>
      <Choices options={field.options ?? []} several>
        {(option) => {
          const times = chosen.filter((token) => token === option.token).length;
          return (
            <button
              type="button"
              key={option.token}
              class={times > 0 ? 'chip-button on' : 'chip-button'}
              aria-pressed={times > 0}
              disabled={full && max !== 1 && (field.repeats === true || times === 0)}
              onClick={() => add(option.token)}
            >
              <OptionLook option={option} />
              <TokenSymbol token={option.token} />
              {label_of(option)}
              {times > 1 && <span class="badge">×{times}</span>}
            </button>
          );
        }}
      </Choices>
    </div>
  );
}

function TextEditor(props: EditorProps) {
  const { field, value, set } = props;
  if (in_rows(field)) return <RowsEditor {...props} />;
  return (
    <input
      type="text"
      class="text"
      value={value ?? ''}
      maxLength={field.max ? field.max : undefined}
      aria-label={say(field.label) || t('page.field.text')}
      onInput={(event) => set(event.currentTarget.value)}
    />
  );
}

const editors = {
  one_of: OneOf,
  place: PlaceEditor,
  number: NumberEditor,
  list: ListEditor,
  phrase: PhraseEditor,
  text: TextEditor,
} as const;

export function FieldEditor(props: EditorProps) {
  const Editor = editors[props.field.kind];
  const label = for_fingers(say(props.field.label));
  if (props.bare) return <Editor {...props} />;
  return (
    <fieldset class={`field field-${props.field.kind}`} data-field={props.field.id}>
      <legend>{label}</legend>
      <Editor {...props} />
    </fieldset>
  );
}
