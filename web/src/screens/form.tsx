// One form: its fields, and the button that says it.
// Here one: 1. sees what is to be told; 2. taps choices, numbers, cards; 3. taps the place on the board;
// 4. says it with one big button at the same place every time; 5. reads why it was refused, with all still there.

import { useEffect } from 'preact/hooks';
import type { Signal } from '@preact/signals';

import type { Field, Form, Option } from '../protocol.ts';
import { draft_name, keep_draft, type Draft } from '../state/drafts.ts';
import { say, t } from '../state/language.ts';
import type { Play } from '../state/play.ts';
import { Choices } from '../parts/fields.tsx';
import { for_fingers, is_filled, label_of } from '../parts/field_value.ts';
import { OptionLook } from '../parts/looks.tsx';
import { in_rows } from '../protocol/rows_model.ts';
import { Icon } from '../parts/icon.tsx';
import { hush } from '../parts/notice.tsx';
import { TwoLines } from '../parts/two_lines.tsx';
import { FieldOf, useOwnAnswer } from './board_signs.tsx';
import { known_game } from '../state/tables.ts';
import { look_of } from '../workshop/look.ts';
import { HerLastSteps, Notes } from './last_steps.tsx';
import { Refusal } from './refusal.tsx';
import { AskedPiece } from './workshop.ts';

interface FormProps {
  play: Play;
  form: Form;
  draft: Signal<Draft>;
  /** Its fields with what fits together, and what of the draft does. */
  fields: readonly Field[];
  values: Draft;
  /** Offers all again: the table may know better. Left out: all is offered. */
  unbind?: () => void;
  /** Places that can be tapped on the board. */
  on_board: ReadonlySet<string>;
  /** Closes the form without saying it; a question cannot be closed. */
  give_up?: () => void;
  after: () => void;
}

const most_buttons = 9;
// With more than these, one that is not told yet is easily overlooked.
const few_fields = 2;
// So many numbers are shown as buttons where one of them is the whole answer.
const most_number_buttons = 24;

/** One choice among few is one tap: each choice is the button that says it. */
export function is_one_tap(form: Form, on_board: ReadonlySet<string>): boolean {
  const [field] = form.fields;
  if (form.fields.length !== 1 || !field) return false;
  return choices_of(field, on_board).length > 0 || is_one_of_many(form, on_board);
}

/** Its choices stand in the form; places may be tapped on the board instead. */
const is_choice = (field: Field, on_board: ReadonlySet<string>): boolean =>
  field.kind === 'one_of' || (field.kind === 'place' && !field.options?.every((option) => on_board.has(option.token)));

/** Too many for large buttons; still the one choice is all there is to say. */
function is_one_of_many({ fields: [field, ...more] }: Form, on_board: ReadonlySet<string>): boolean {
  return (
    field !== undefined &&
    more.length === 0 &&
    field.otherwise === undefined &&
    is_choice(field, on_board) &&
    (field.options?.length ?? 0) > most_buttons
  );
}

function choices_of(field: Field, on_board: ReadonlySet<string>): { token: string; label: string; of: Option }[] {
  if (is_choice(field, on_board) && (field.options?.length ?? 0) <= most_buttons)
    return (field.options ?? []).map((option) => ({ token: option.token, label: label_of(option), of: option }));
  const { min = 0, max = 0 } = field;
  if (field.kind === 'number' && field.otherwise === undefined && max - min < most_number_buttons)
    return Array.from({ length: max - min + 1 }, (_, i) => ({
      token: String(min + i),
      label: String(min + i),
      of: { token: String(min + i) },
    }));
  return [];
}

export async function say_form(play: Play, form: Form, draft: Draft, also?: () => void): Promise<void> {
  if (play.busy) return;
  const args: Draft = {};
  for (const field of form.fields) {
    const value = draft[field.id];
    if (value !== undefined) args[field.id] = value;
    else if (field.kind === 'phrase' || field.kind === 'list') args[field.id] = '';
  }
  const name = draft_name(form.verb, play.screen.value?.number);
  // What was refused before is no longer what is said.
  play.refusal.value = undefined;
  if (!(await play.input({ verb: form.verb, args }, also))) return;
  hush();
  keep_draft(play.id, name, undefined);
}

/** There is nothing of what is asked for: that is an answer, and the button says so. */
export function says_none(fields: readonly Field[], values: Draft): boolean {
  const empties = fields.filter((field) => field.kind === 'list' || field.kind === 'phrase' || in_rows(field));
  return (
    empties.length > 0 && empties.length === fields.length && empties.every((field) => !values[field.id] || values[field.id] === field.none)
  );
}

export function FormPanel({ play, form, draft, fields, values, unbind, on_board, give_up, after }: FormProps) {
  const own = useOwnAnswer(play, form);
  const one_tap = is_one_tap(form, on_board) && !own;
  const missing = fields.filter((field) => !is_filled(field, values[field.id]));
  const [first_missing] = missing;
  const ready = missing.length === 0;
  const set = (id: string, value: string): void => {
    draft.value = { ...draft.value, [id]: value };
  };
  const game = play.screen.value?.game ?? '';
  const prefix = known_game(game)?.prefix ?? '';
  // What is printed is told in its picture, and found by it, as on the shelf.
  const of_box = form.verb.startsWith('tell-') || look_of(prefix).family_of?.(form) !== undefined;
  const name = draft_name(form.verb, play.screen.value?.number);
  useEffect(() => keep_draft(play.id, name, draft.value), [draft.value]);
  const submit = (said: Draft): void => void say_form(play, form, said, after);
  const [only] = form.fields;
  const choose = (token: string): void => {
    if (only) submit({ ...values, [only.id]: token });
  };
  return (
    <form
      class="panel-form"
      aria-label={say(form.label) || form.verb}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) submit(values);
      }}
    >
      <div class="panel-scroll">
        <div class="her-head">
          <h2 class="panel-title">
            <TwoLines text={say(form.label)} />
          </h2>
          {!give_up && <HerLastSteps play={play} />}
        </div>
        {!give_up && <Notes play={play} />}
        {form.why && <p class="soft">{for_fingers(say(form.why))}</p>}
        <Refusal play={play} />
        {of_box ? (
          <AskedPiece
            table={play.table}
            id={play.id}
            game={game}
            prefix={prefix}
            form={form}
            said={Object.fromEntries(form.fields.flatMap(({ id }) => (values[id] === undefined ? [] : [[id, values[id] ?? '']])))}
            set={(said) => {
              draft.value = { ...draft.value, ...said };
            }}
            answer={choose}
          />
        ) : one_tap && only ? (
          <fieldset class="field">
            <legend class={say(only.label) === say(form.label) ? 'sr' : ''}>{for_fingers(say(only.label))}</legend>
            {is_one_of_many(form, on_board) ? (
              <Choices options={only.options ?? []}>
                {(option) => (
                  <button
                    type="button"
                    class="chip-button"
                    key={option.token}
                    disabled={play.slow.value}
                    onClick={() => choose(option.token)}
                  >
                    <OptionLook option={option} />
                    {label_of(option)}
                  </button>
                )}
              </Choices>
            ) : (
              <div class={only.kind === 'number' ? 'big-buttons numbers' : 'big-buttons'}>
                {choices_of(only, on_board).map((option) => (
                  <button
                    type="button"
                    class="button big"
                    key={option.token}
                    disabled={play.slow.value}
                    onClick={() => choose(option.token)}
                  >
                    <OptionLook option={option.of} />
                    <TwoLines text={option.label} />
                  </button>
                ))}
              </div>
            )}
          </fieldset>
        ) : (
          fields.map((field) => (
            <FieldOf
              key={field.id}
              play={play}
              field={field}
              value={values[field.id]}
              set={(value) => set(field.id, value)}
              answer={fields.length === 1 ? (value) => submit({ [field.id]: value }) : undefined}
              on_board={field.kind === 'place' && (field.options?.every((option) => on_board.has(option.token)) ?? false)}
            />
          ))
        )}
        {unbind && (
          <button type="button" class="button small quiet unbind" onClick={unbind}>
            {t('page.your.something-else')}
          </button>
        )}
      </div>
      {first_missing && form.fields.length > few_fields && (
        <button
          type="button"
          class="missing"
          onClick={(event) => {
            const field = event.currentTarget.closest('form')?.querySelector(`[data-field="${CSS.escape(first_missing.id)}"]`);
            field?.scrollIntoView({ block: 'center' });
          }}
        >
          {t('page.form.missing', { first: for_fingers(say(first_missing.label)), n: missing.length - 1 })}
        </button>
      )}
      <div class="panel-foot">
        {give_up && (
          <button type="button" class="button" onClick={give_up}>
            <Icon name="back" /> {t('page.cancel')}
          </button>
        )}
        {!one_tap && (!own || ready) && (
          <button type="submit" class="button primary grow" disabled={!ready || play.slow.value}>
            <Icon name="check" /> {ready && says_none(fields, values) ? t('page.form.none') : t('page.table.say')}
          </button>
        )}
      </div>
    </form>
  );
}
