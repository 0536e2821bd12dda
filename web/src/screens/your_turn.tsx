// Your turn: the board is tapped where something was done (at_place.tsx), or a button says what.
// Here one: 1. sees whose turn it is; 2. taps the place, or one of the few things that are done most; 3. finds all others
// behind one button; 4. says first what does not end the turn; 5. looks at her last steps again.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import type { Form } from '../protocol.ts';
import type { Play } from '../state/play.ts';
import { say, t } from '../state/language.ts';
import { close, open, route } from '../state/route.ts';
import { known_game } from '../state/tables.ts';
import { FieldEditor } from '../parts/fields.tsx';
import { is_filled } from '../parts/field_value.ts';
import { Icon } from '../parts/icon.tsx';
import { split_hint, TwoLines } from '../parts/two_lines.tsx';
import { type Touching, touching_of } from '../boards/registry.ts';
import { say_form } from './form.tsx';
import { Refusal } from './refusal.tsx';
import { HerLastSteps, Notes } from './last_steps.tsx';
import { VerbSign } from './board_signs.tsx';

// A longer one takes the whole width: two lines beside each other are read more slowly than two below each other.
const long_label = 32;

export const form_name = (verb: string): string => `form.${verb}`;

/** Tapping a form without fields says it; the others open. */
export function choose_form(play: Play, form: Form): void {
  if (play.busy) return;
  play.refusal.value = undefined;
  if (form.fields.length === 0) void say_form(play, form, {});
  else open(form_name(form.verb));
}

/** Whatever can be said with it is said by one press of the keys beside the sand. */
function said_by_keys(form: Form): boolean {
  if (!form.keys?.length) return false;
  const ways = form.fields.reduce((product, field) => product * (field.kind === 'one_of' ? (field.options?.length ?? 0) : Infinity), 1);
  return form.keys.length >= ways;
}

/** One number is all there is to say with it, and most often it is still what it was: it stands beside the button. */
const is_number_alone = ({ fields: [field, ...more] }: Form): boolean =>
  field?.kind === 'number' && more.length === 0 && Number.isInteger(Number(field.otherwise ?? ''));

/** What ends the turn, with the number that is said with it. */
function LastWord({ play, form, children }: { play: Play; form: Form; children: (say_it?: () => void) => ComponentChildren }) {
  const [number, set_number] = useState<string | undefined>(undefined);
  useEffect(() => set_number(undefined), [play.screen.value?.number]);
  const [field] = form.fields;
  if (!field || !is_number_alone(form)) return <>{children()}</>;
  const value = number ?? field.otherwise ?? '';
  const ready = is_filled(field, value);
  return (
    <>
      <div class="last-word">
        <FieldEditor field={field} value={value} set={set_number} />
      </div>
      {children(() => ready && void say_form(play, form, { [field.id]: value }))}
    </>
  );
}

/** What one opens to see all buttons at once. */
export const everything = 'say';

// So many buttons are taken in at a glance.
const few_buttons = 6;

/** What ends the turn is one thing, said after all others. */
export const ends_one_way = (forms: readonly Form[]): boolean => forms.length > 1 && forms.filter((form) => form.ends_turn).length === 1;

/** The forms that have a button, those that end the turn first, or last if it is but one; the others stand behind "something else". */
export function buttons_of(forms: readonly Form[], common: readonly string[] | undefined, all: boolean): Form[] {
  const first = ends_one_way(forms) ? -1 : 1;
  const sorted = forms.toSorted((a, b) => first * (Number(b.ends_turn) - Number(a.ends_turn)));
  if (all || !common || forms.length <= Math.min(few_buttons, common.length)) return sorted;
  const some = sorted.filter((form) => common.includes(form.verb));
  return some.length > 0 ? some : sorted;
}

/** The buttons that are on the screen now, as the digits of the keyboard count them. */
export function buttons_now(play: Play, live = false): Form[] {
  const forms = play.screen.value?.prompt?.forms ?? [];
  return buttons_of(forms, live ? undefined : touching_now(play)?.common, route.value.open === everything);
}

export const touching_now = (play: Play): Touching | undefined => touching_of(known_game(play.screen.value?.game ?? '')?.prefix ?? '');

/** `live`: sand runs, and the keys stand beside it as large buttons. */
export function YourTurn({ play, forms: every, live }: { play: Play; forms: readonly Form[]; live: boolean }) {
  const forms = buttons_now(play, live).filter((form) => !live || !said_by_keys(form));
  const all = forms.length >= every.length || live;
  const alone = forms.length === 1 && all && !live;
  const at_last = ends_one_way(every) && !live;
  // Of a board with signs a few things are tiles beside each other.
  const tiles = !all || (at_last && touching_now(play) !== undefined && route.value.open !== everything);
  const ending = (at_last ? every : forms).filter((form) => form.ends_turn);
  const before = forms.filter((form) => !form.ends_turn);
  const opened = route.value.open === everything;
  const button = (form: Form, kind: string, press = () => choose_form(play, form)) => {
    const label = say(form.label) || form.verb;
    if (kind === 'tile')
      return (
        <button
          type="button"
          key={form.verb}
          class="button verb-tile"
          disabled={play.slow.value}
          aria-label={label}
          onClick={() => choose_form(play, form)}
        >
          <VerbSign play={play} verb={form.verb} />
          <span>{split_hint(label).main}</span>
        </button>
      );
    return (
      <button
        type="button"
        key={form.verb}
        class={`button ${kind}${label.length > long_label ? ' wide' : ''}`}
        disabled={play.slow.value}
        data-main={alone ? true : undefined}
        onClick={press}
      >
        <VerbSign play={play} verb={form.verb} />
        <TwoLines text={label} />
      </button>
    );
  };
  return (
    <section class="panel-form" aria-label={t('page.your.label')}>
      <div class="panel-scroll">
        <div class="her-head">
          <h2 class="panel-title">{say(play.screen.value?.prompt?.title) || t('page.your.label')}</h2>
          {!opened && <HerLastSteps play={play} />}
        </div>
        <Notes play={play} />
        <Refusal play={play} />
        {tiles && <p class="soft">{t('page.your.tap-board')}</p>}
        {tiles && (
          <div class="verb-tiles">
            {(at_last ? before : forms).map((form) => button(form, 'tile'))}
            {!all && (
              <button type="button" class="button verb-tile soft-button" onClick={() => open(everything)}>
                <Icon name="more" />
                <span>{t('page.your.something-else')}</span>
              </button>
            )}
          </div>
        )}
        {!tiles && !at_last && <div class="big-buttons">{ending.map((form) => button(form, alone ? 'big primary yours' : 'big'))}</div>}
        {!tiles && before.length > 0 && (
          <>
            {ending.length > 0 && !at_last && <h3 class="small-title">{t('page.your.besides')}</h3>}
            <div class="big-buttons">{before.map((form) => button(form, 'big soft-button'))}</div>
          </>
        )}
      </div>
      {(opened || at_last) && (
        <div class="panel-foot">
          {opened && (
            <button type="button" class="button" onClick={close}>
              <Icon name="back" /> {t('page.cancel')}
            </button>
          )}
          {at_last &&
            ending.map((form) => (
              <LastWord key={form.verb} play={play} form={form}>
                {(say_it) => button(form, 'primary yours grow', say_it)}
              </LastWord>
            ))}
        </div>
      )}
    </section>
  );
}
