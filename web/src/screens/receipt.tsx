// What the last thing said was understood as, who is next, and the way back: one line above whatever comes then.

import { say, t } from '../state/language.ts';
import type { Play } from '../state/play.ts';
import { Icon } from '../parts/icon.tsx';
import { undo_last } from './undo.ts';

/** Who has something to do now. */
function who_is_next(play: Play): string {
  if (play.now.value) return play.several.value ? 'theirs' : 'hers';
  return play.screen.value?.prompt?.mood === 'question' ? 'question' : 'yours';
}

export function Receipt({ play }: { play: Play }) {
  const told = play.receipt.value;
  if (!told || play.closed.value) return null;
  const what = say(told.text);
  return (
    <div class="receipt">
      <Icon name="check" />
      <p role="status">
        {what} <span class="receipt-next">{t('page.receipt.next', { who: who_is_next(play) })}</span>
      </p>
      <button
        type="button"
        class="button small quiet"
        disabled={play.slow.value}
        aria-label={t('page.receipt.undo', { what })}
        onClick={() => void undo_last(play)}
      >
        <Icon name="undo" /> {t('page.undo')}
      </button>
    </div>
  );
}
