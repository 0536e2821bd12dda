// What is wanted seldom while playing: reading aloud, size, language, sharing, the keys.
// Here one: 1. makes the text bigger; 2. has her steps read aloud; 3. switches the language; 4. shares or renames the game;
// 5. reads which keys there are.

import { useEffect, useState } from 'preact/hooks';

import { t } from '../state/language.ts';
import type { Play } from '../state/play.ts';
import { close, open } from '../state/route.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { ExportButtons, RenameForm } from './game_menu.tsx';
import { SettingsFields } from './settings_dialog.tsx';

export function More({ play }: { play: Play }) {
  const screen = play.screen.value;
  const [seed, set_seed] = useState('');
  useEffect(() => {
    void play.call({ do: 'show', id: play.id, parts: ['setup'] }).then((answer) => answer.ok && set_seed(answer.setup?.seed ?? ''));
  }, [play]);
  if (!screen) return null;
  return (
    <Dialog title={t('page.more')}>
      <button
        type="button"
        class="button menu-item"
        disabled={screen.number >= screen.of || play.closed.value}
        onClick={() => void play.redo()}
      >
        <Icon name="redo" /> {t('page.redo')}
      </button>
      <SettingsFields />
      <h3>{t('page.more.game')}</h3>
      <button type="button" class="button menu-item" onClick={() => open('rename')}>
        <Icon name="pencil" /> {t('page.rename')}
      </button>
      <ExportButtons table={play.table} id={play.id} title={screen.title} campaign={screen.campaign?.id} />
      <button type="button" class="button menu-item" onClick={() => open('keys')}>
        <Icon name="why" /> {t('page.keys')}
      </button>
      <p class="soft">{t('page.more.seed', { id: screen.id, seed })}</p>
    </Dialog>
  );
}

export function Rename({ play }: { play: Play }) {
  return (
    <Dialog title={t('page.rename')} kind="middle">
      <RenameForm
        table={play.table}
        ids={play.campaign_games.value.length > 0 ? play.campaign_games.value : [play.id]}
        title={play.screen.value?.title ?? ''}
        done={() => {
          close();
          void play.refresh();
        }}
      />
    </Dialog>
  );
}
