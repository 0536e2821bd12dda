// Your turn: big buttons for what you did.
// Here one: 1. sees whose turn it is and what she just did; 2. taps what was done; 3. if it needs a place or a number, gives
// it (form.tsx); 4. says first what does not end the turn; 5. looks at her last steps again.

import type { Form } from '../protocol.ts';
import type { Play } from '../state/play.ts';
import { say, t } from '../state/language.ts';
import { open } from '../state/route.ts';
import { TwoLines } from '../parts/two_lines.tsx';
import { say_form } from './form.tsx';
import { Refusal } from './refusal.tsx';
import { HerLastSteps, Notes } from './last_steps.tsx';

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

/** `live`: sand runs, and the keys stand beside it as large buttons. */
export function YourTurn({ play, forms: all, live }: { play: Play; forms: readonly Form[]; live: boolean }) {
  const forms = live ? all.filter((form) => !said_by_keys(form)) : all;
  const alone = forms.length === 1 && !live;
  const ending = forms.filter((form) => form.ends_turn);
  const before = forms.filter((form) => !form.ends_turn);
  const button = (form: Form, kind: string) => (
    <button
      type="button"
      key={form.verb}
      class={`button ${kind}${say(form.label).length > long_label ? ' wide' : ''}`}
      disabled={play.slow.value}
      data-main={alone ? true : undefined}
      onClick={() => choose_form(play, form)}
    >
      <TwoLines text={say(form.label) || form.verb} />
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
        <div class="big-buttons">{ending.map((form) => button(form, alone ? 'big primary yours' : 'big'))}</div>
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
