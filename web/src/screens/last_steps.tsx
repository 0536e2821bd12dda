// What she just did, beside what is asked now: notes that ask for nothing, and the way back to her steps.

import type { Play } from '../state/play.ts';
import { say, t } from '../state/language.ts';
import { open } from '../state/route.ts';
import { lone_notes } from '../state/steps.ts';
import { Icon } from '../parts/icon.tsx';
import { why_name } from './her_turn.tsx';

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
      <Icon name="back" /> {t(play.several.value ? 'page.your.their-steps' : 'page.your.her-steps')}
    </button>
  );
}
