import { t } from '../state/language.ts';
import type { Play } from '../state/play.ts';
import { notify } from '../parts/notice.tsx';

/** Takes back the last entry, and says how to get it again. */
export async function undo_last(play: Play): Promise<void> {
  if ((play.screen.value?.number ?? 0) === 0 || play.busy || play.closed.value) return;
  if (await play.undo()) notify(t('page.undone'), { label: t('page.redo'), run: () => void play.redo() });
}
