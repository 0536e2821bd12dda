// Her turn: one step at a time, as a large plain sentence.
// Here one: 1. reads (or hears) what to do with her piece; 2. sees the place lit on the board; 3. taps when it is
// carried out; 4. goes back a step that went too fast; 5. asks why.

import { useEffect } from 'preact/hooks';

import type { Play } from '../state/play.ts';
import { can_speak, be_silent, read_aloud } from '../state/device.ts';
import { say, t, words } from '../state/language.ts';
import { open } from '../state/route.ts';
import { settings } from '../state/settings.ts';
import type { Shown } from '../state/steps.ts';
import { Icon } from '../parts/icon.tsx';
import { Refusal } from './refusal.tsx';

const most_dots = 10;
const long_sentence = 120;

export function spoken(shown: Shown): string {
  return [...shown.notes.map((note) => say(note.step.text)), say(shown.step.text)].join(' ');
}

export const why_name = (entry: number, step: number): string => `why.${entry}.${step}`;

function Dots({ done, all }: { done: number; all: number }) {
  if (all < 2) return null;
  const label = t('page.her.progress', { n: done + 1, all });
  if (all > most_dots) return <span class="soft dots-text">{label}</span>;
  return (
    <span class="dots" role="img" aria-label={label}>
      {Array.from({ length: all }, (_, i) => (
        <span key={i} class={i < done ? 'dot done' : i === done ? 'dot now' : 'dot'} />
      ))}
    </span>
  );
}

/** `live`: the sand takes most of the room. */
export function HerTurn({ play, shown, live }: { play: Play; shown: Shown; live: boolean }) {
  const { step, notes } = shown;
  const all = play.queue.value.length;
  const done = play.done.value;
  const may = step.kind === 'you_may';
  const last = done + 1 === all;
  useEffect(() => {
    if (settings.value.aloud) read_aloud(spoken(shown));
    return be_silent;
  }, [shown, words.value]);
  const tools = (
    <div class="her-tools">
      {(step.reasons ?? 0) > 0 && (
        <button type="button" class="button quiet" onClick={() => open(why_name(shown.entry, shown.index))}>
          <Icon name="why" /> {t('page.why')}
        </button>
      )}
      {can_speak() && (
        <button type="button" class="button quiet" aria-label={t('page.her.read')} onClick={() => read_aloud(spoken(shown))}>
          <Icon name="speaker" /> <span>{t('page.her.read')}</span>
        </button>
      )}
    </div>
  );
  return (
    <section class="panel-form her" aria-label={t('page.her.label')}>
      <div class="panel-scroll">
        <div class="her-head">
          <h2 class="panel-title">{say(shown.title)}</h2>
          {live && tools}
          <Dots done={done} all={all} />
        </div>
        <Refusal play={play} />
        <div aria-live="polite" aria-atomic="true">
          {notes.map((note) => (
            <p class="note" key={note.index}>
              {say(note.step.text)}
            </p>
          ))}
          <p class={say(step.text).length > long_sentence ? 'sentence long' : 'sentence'}>
            {may && <span class="may">{t('page.her.you-may')}</span>} {say(step.text)}
          </p>
        </div>
        {!live && tools}
      </div>
      <div class="panel-foot">
        <button type="button" class="button" disabled={done === 0} onClick={() => play.carried_out(done - 1)}>
          <Icon name="back" /> {t('page.her.back')}
        </button>
        <button type="button" class="button primary hers grow" data-main onClick={() => play.carried_out(done + 1)}>
          <Icon name="check" /> {may ? t('page.her.decided') : last ? t('page.her.done-last') : t('page.her.done')}
        </button>
      </div>
    </section>
  );
}
