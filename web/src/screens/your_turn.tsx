// Your turn: big buttons for what you did.
// Here one: 1. sees whose turn it is and what she just did; 2. taps what was done; 3. if it needs a place or a number, gives
// it (form.tsx); 4. says first what does not end the turn; 5. looks at her last steps again.

import type { Form } from '../protocol.ts';
import type { Play } from '../app/play.ts';
import { say, t } from '../app/language.ts';
import { open } from '../app/route.ts';
import { lone_notes } from '../app/steps.ts';
import { Icon } from '../parts/icon.tsx';
import { say_form } from './form.tsx';
import { Refusal } from './refusal.tsx';
import { why_name } from './her_turn.tsx';

export const form_name = (verb: string): string => `form.${verb}`;

/** Tapping a form without fields says it; the others open. */
export function choose_form(play: Play, form: Form): void {
  if (play.busy.value) return;
  play.refusal.value = undefined;
  if (form.fields.length === 0) void say_form(play, form, {});
  else open(form_name(form.verb));
}

export function Notes({ play }: { play: Play }) {
  const screen = play.screen.value;
  const notes = lone_notes(screen?.report);
  if (notes.length === 0) return null;
  return (
    <div aria-live="polite">
      {notes.map(({ step, index }) => (
        <p class="note" key={index}>
          {say(step.text)}
          {(step.reasons ?? 0) > 0 && (
            <button type="button" class="button small quiet" onClick={() => open(why_name(screen?.number ?? 0, index))}>
              {t('page.why')}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

export function HerLastSteps({ play }: { play: Play }) {
  if (play.queue.value.length === 0) return null;
  return (
    <button type="button" class="button small quiet" onClick={() => play.carried_out(play.queue.value.length - 1)}>
      <Icon name="back" /> {t('page.your.her-steps')}
    </button>
  );
}

export function YourTurn({ play, forms }: { play: Play; forms: readonly Form[] }) {
  const ending = forms.filter((form) => form.ends_turn);
  const before = forms.filter((form) => !form.ends_turn);
  const button = (form: Form, kind: string) => (
    <button
      type="button"
      key={form.verb}
      class={`button ${kind}`}
      disabled={play.busy.value}
      data-main={forms.length === 1 ? true : undefined}
      onClick={() => choose_form(play, form)}
    >
      {say(form.label) || form.verb}
    </button>
  );
  return (
    <section class="panel-form" aria-label={t('page.your.label')}>
      <div class="panel-scroll">
        <div class="her-head">
          <h2 class="panel-title">{say(play.screen.value?.prompt?.title) || t('page.your.label')}</h2>
          <HerLastSteps play={play} />
        </div>
        <Notes play={play} />
        <Refusal play={play} />
        <div class="big-buttons">{ending.map((form) => button(form, forms.length === 1 ? 'big primary yours' : 'big'))}</div>
        {before.length > 0 && (
          <>
            <h3 class="small-title">{ending.length > 0 ? t('page.your.besides') : ''}</h3>
            <div class="big-buttons">{before.map((form) => button(form, 'big soft-button'))}</div>
          </>
        )}
      </div>
    </section>
  );
}
