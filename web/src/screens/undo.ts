import { say, t } from '../state/language.ts';
import type { Moved, Tabletop } from '../protocol.ts';
import type { Play, TakenBack } from '../state/play.ts';
import { notify } from '../parts/notice.tsx';

const most_pieces = 6;

/** One piece that goes back, in words. */
function goes_back(moved: Moved, table: Tabletop): string {
  const at = (id: string | undefined): string => say(table.places.find((place) => place.id === id)?.name);
  const count = moved.count ?? 1;
  const piece = [count > 1 ? String(count) : '', say({ id: moved.kind }), say(moved.name)].filter(Boolean).join(' ');
  const how = moved.from === undefined ? 'again' : moved.to === undefined ? 'away' : 'other';
  return t('page.undone.piece', { how, piece, from: at(moved.from), to: at(moved.to) });
}

/** What was taken back, and which pieces go back where, if somebody has moved them. */
export function told_back({ text, moved, carried_out }: TakenBack, table: Tabletop | undefined): string {
  const what = say(text);
  if (!what) return t('page.undone');
  const pieces = carried_out && table ? moved.filter(({ from, to }) => from !== to).map((one) => goes_back(one, table)) : [];
  if (pieces.length === 0) return t('page.undone.only', { what });
  if (pieces.length > most_pieces) return t('page.undone');
  return t('page.undone.pieces', { what, pieces: pieces.join('; ') });
}

/** Takes back the last thing done, and says how to get it again. */
export async function undo_last(play: Play): Promise<void> {
  if ((play.screen.value?.number ?? 0) === 0 || play.busy || play.closed.value) return;
  const table = play.laid.value?.table;
  if (!(await play.undo())) return;
  const back = play.taken_back.value;
  notify(back ? told_back(back, table) : t('page.undone'), { label: t('page.redo'), run: () => void play.redo() });
}
