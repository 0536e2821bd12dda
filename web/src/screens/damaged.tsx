// A damaged game is open up to its last sound entry, and whoever plays it decides what becomes of it.

import type { Play } from '../state/play.ts';
import { t } from '../state/language.ts';
import { Icon } from '../parts/icon.tsx';
import { ExportButtons } from './game_menu.tsx';

/** It can be read and saved as a file; from where it is sound it goes on only if somebody says so. */
export function Damaged({ play }: { play: Play }) {
  const screen = play.screen.value;
  if (!screen?.damaged) return null;
  return (
    <div class="note closed damaged" role="alert">
      <p>{t('page.damaged', { entry: screen.damaged.entry })}</p>
      <ExportButtons table={play.table} id={play.id} title={screen.title} />
      {play.later.value === undefined && (
        <button type="button" class="button menu-item" disabled={play.slow.value} onClick={() => void play.mend()}>
          <Icon name="undo" /> {t('page.damaged.go-on', { n: screen.of })}
        </button>
      )}
    </div>
  );
}
